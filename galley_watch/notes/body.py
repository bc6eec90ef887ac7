"""The Markdown below the front matter (pure): RecipeMD, with the headings that recipe plugins look for.

RecipeMD takes all between title and tags for the description; the call-out stands first in it, directly under the title, and only
where something needs a look. What is neither ingredient nor amount stands after the second rule, where RecipeMD takes any text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from galley_watch.notes.amounts import list_commas, recipemd_yield, split_amount
from galley_watch.notes.escape import escape_block, escape_emphasised, escape_inline
from galley_watch.notes.link import web_link
from galley_watch.notes.plain_text import TEXT_LIMIT, plain
from galley_watch.notes.servings import servings_of
from galley_watch.notes.words import Words
from galley_watch.values.ingredient import IngredientTree
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.recipe import Recipe
from galley_watch.values.staged import StagedRecipe


def body_blocks(staged: StagedRecipe, words: Words) -> Iterator[str]:
    """The blocks in order; a blank line belongs between any two."""
    recipe = staged.read.recipe
    yield f"# {escape_inline(plain(recipe.title) or words.untitled)}"
    yield from _check(staged.read.confidence.flags, words)
    if description := plain(recipe.description or "", TEXT_LIMIT):
        yield escape_block(description)
    yield from _tags_and_yields(recipe, words)
    yield "---"
    yield from _ingredients(staged.read, words)
    yield "---"
    yield from _instructions(recipe, words)
    if equipment := _list(recipe.equipment):
        yield f"## {words.equipment}"
        yield equipment
    yield f"## {words.notes}"
    yield f"%% {words.yours} %%"
    yield from _source(staged, words)


def _check(flags: Sequence[str], words: Words) -> Iterator[str]:
    lines = [f"> - {escape_block(flag)}" for flag in map(plain, flags) if flag]
    if lines:
        yield "\n".join([f"> [!warning] {words.check}", *lines])


def _tags_and_yields(recipe: Recipe, words: Words) -> Iterator[str]:
    keywords = [keyword for keyword in map(plain, recipe.keywords) if keyword]
    if keywords:
        yield f"*{', '.join(map(_list_item, keywords))}*"
    stated = plain(recipe.yields or "")
    amount = recipemd_yield(stated, words.servings if servings_of(stated) else "")
    if amount:
        yield f"**{_list_item(amount)}**"


def _list_item(text: str) -> str:
    """Emphasised text that holds no comma at which a reader would split it."""
    pieces, start = [], 0
    for place in list_commas(text):
        pieces.append(escape_emphasised(text[start:place]))
        start = place + 1
    return "&#44;".join([*pieces, escape_emphasised(text[start:])])


def _ingredients(read: ReadRecipe, words: Words) -> Iterator[str]:
    yield f"## {words.ingredients}"
    lines = read.recipe.ingredients
    trees: Sequence[IngredientTree | None] = read.trees if len(read.trees) == len(lines) else [None] * len(lines)
    start, open_heading = 0, False
    for group in read.recipe.ingredient_groups:
        ends = start + len(group.lines)
        items = [_ingredient(line, tree) for line, tree in zip(group.lines, trees[start:ends], strict=True) if plain(line)]
        start = ends
        if not items:
            continue
        heading = plain(group.heading or "") or (words.other_ingredients if open_heading else "")
        if heading:
            open_heading = True
            yield f"### {escape_inline(heading)}"
        yield "\n".join(f"- {item}" for item in items)


def _ingredient(line: str, tree: IngredientTree | None) -> str:
    split = split_amount(tree) if tree is not None and tree.text == line else None
    if split is None:
        return escape_block(plain(line))
    amount, rest = split
    return f"*{escape_emphasised(amount)}*{escape_inline(rest)}"


def _instructions(recipe: Recipe, words: Words) -> Iterator[str]:
    yield f"## {words.instructions}"
    number, open_heading = 1, False
    for section in recipe.instruction_sections:
        steps = [step for step in (plain(step, TEXT_LIMIT) for step in section.steps) if step]
        if not steps:
            continue
        heading = plain(section.heading or "") or (words.other_steps if open_heading else "")
        if heading:
            open_heading = True
            yield f"### {escape_inline(heading)}"
        yield "\n".join(f"{number + index}. {escape_block(step)}" for index, step in enumerate(steps))
        number += len(steps)


def _list(texts: Iterable[str]) -> str:
    return "\n".join(f"- {escape_block(text)}" for text in map(plain, texts) if text)


def _source(staged: StagedRecipe, words: Words) -> Iterator[str]:
    recipe = staged.read.recipe
    yield f"## {words.source}"
    yield f"{words.saved_from} {web_link(staged.source_url)}." if staged.source_url else words.saved_text
    if recipe.video:
        yield f"{words.video} {web_link(recipe.video)}"
    others = "; ".join(other for other in map(plain, recipe.other_recipes) if other)
    if others:
        yield f"{words.other_recipes} {escape_inline(others)}"
