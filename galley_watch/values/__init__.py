"""Every frozen value a link becomes, in the order of its walk (pure): the table of contents.

drop file  → intake.FileLook, intake.Reading (links, raw text or a saved page)
link       → job.NewJob, then job.Claim for each step a worker takes
fetch      → page.FetchedPage
extract    → recipe.Recipe with extraction.Evidence, ingredient.IngredientTree, confidence.RecipeConfidence
worker     → reading.ReadRecipe, the three of them together
staging    → staged.StagedRecipe, the row and the note's source
settling   → outcome.Outcome, what happened to a claim
everywhere → settings, the configuration as frozen values
"""
