"""What is done with one page (pure): extract, the tree of each ingredient line, how sure we are."""

from __future__ import annotations

from galley_watch.extract import extract
from galley_watch.ingredient import guess_language, parse_line
from galley_watch.score import score
from galley_watch.values.page import Payload
from galley_watch.values.reading import ReadRecipe


def read_payload(payload: Payload) -> ReadRecipe:
    """The recipe of a page or text. Raises ``LinkError`` where there is none.

    The page's own language decides how its ingredient lines are read, unless all lines together clearly tell another.
    """
    extraction = extract(payload)
    recipe = extraction.recipe
    language = guess_language(recipe.ingredients, recipe.language)
    trees = tuple(parse_line(line, language) for line in recipe.ingredients)
    return ReadRecipe(recipe, trees, score(extraction, trees))
