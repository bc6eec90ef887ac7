"""The bundled template (pure): the layout of a note where the person gives none, and what they copy to begin their own.

RecipeMD takes all between title and tags for the description; the call-out stands first in it, directly under the title, and only
where something needs a look. What is neither ingredient nor amount stands after the second rule, where RecipeMD takes any text.
"""

from __future__ import annotations

DEFAULT_TEMPLATE = """\
---
{{front_matter}}
---

# {{title}}

{{check}}

{{description}}

{{recipemd_tags}}

{{recipemd_yield}}

---

## {{word.ingredients}}

{{ingredients}}

---

## {{word.instructions}}

{{instructions}}

{{#recipe_notes}}
## {{word.recipe_notes}}

{{recipe_notes}}
{{/recipe_notes}}

{{#equipment}}
## {{word.equipment}}

{{equipment}}
{{/equipment}}

## {{word.notes}}

%% {{word.yours}} %%

## {{word.source}}

{{source}}
"""
