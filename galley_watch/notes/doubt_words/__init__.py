"""What is doubtful in a recipe, said in other languages than English (pure): a table each, by field and name of the signal."""
