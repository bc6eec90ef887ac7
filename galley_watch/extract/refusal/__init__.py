"""A page without a recipe → what it seems to be (pure): `refusals.refusal(document, graph)`."""
