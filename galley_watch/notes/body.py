"""The parts of a note's Markdown (pure), as RecipeMD and recipe plugins take them; a template puts them in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from galley_watch.notes.about import description_of
from galley_watch.notes.amounts import list_commas, recipemd_yield, split_amount
from galley_watch.notes.doubts import doubts_in
from galley_watch.notes.escape import escape_block, escape_emphasised, escape_inline
from galley_watch.notes.link import web_link
from galley_watch.notes.nutrients import nutrient_lines
from galley_watch.notes.plain_text import plain, prose, without_loose_marks
from galley_watch.notes.servings import servings_of
from galley_watch.notes.words import Words
from galley_watch.values.ingredient import IngredientTree, LineKind
from galley_watch.values.recipe import IngredientGroup
from galley_watch.values.staged import StagedRecipe

_ENDS = (".", "!", "?", ":", "…", "。", "！", "？", "：")

Block = Callable[[StagedRecipe, Words], Iterator[str]]


def _check(staged: StagedRecipe, words: Words) -> Iterator[str]:
    lines = [f"> - {escape_block(flag)}" for flag in map(plain, doubts_in(staged.read.confidence, words)) if flag]
    if lines:
        yield "\n".join([f"> [!warning] {words.check}", *lines])


def _description(staged: StagedRecipe, _: Words) -> Iterator[str]:
    if description := description_of(staged.read.recipe):
        yield escape_block(description)


def _tags(staged: StagedRecipe, _: Words) -> Iterator[str]:
    if keywords := [keyword for keyword in map(plain, staged.read.recipe.keywords) if keyword]:
        yield f"*{_listed(keywords)}*"


def _yield(staged: StagedRecipe, words: Words) -> Iterator[str]:
    stated = plain(staged.read.recipe.yields or "")
    if amount := recipemd_yield(stated, words.servings if servings_of(stated) else ""):
        yield f"**{_listed([amount])}**"


def _listed(texts: Sequence[str]) -> str:
    """The texts with commas between them; a comma within one is hidden from the reader that splits there."""
    joined, within = "", []
    for text in texts:
        joined += ", " if joined else ""
        within += [len(joined) + place for place in list_commas(text)]
        joined += text
    return escape_emphasised(joined, within)


def _ingredients(staged: StagedRecipe, words: Words) -> Iterator[str]:
    read = staged.read
    lines = read.recipe.ingredients
    trees: Sequence[IngredientTree | None] = read.trees if len(read.trees) == len(lines) else [None] * len(lines)
    start = 0
    groups: list[tuple[str | None, list[str]]] = []
    for group in read.recipe.ingredient_groups:
        ends = start + len(group.lines)
        groups += _parts(group, trees[start:ends])
        start = ends
    yield from _under_headings(groups, words.other_ingredients)


def _parts(group: IngredientGroup, trees: Sequence[IngredientTree | None]) -> Iterator[tuple[str | None, list[str]]]:
    """The group's heading and lines, parted again where a page lists a heading as one of them ("Glaze")."""
    heading: str | None = group.heading
    lines: list[str] = []
    heads = [tree is not None and tree.kind is LineKind.HEADING and bool(plain(tree.text)) for tree in trees]
    for place, (line, tree) in enumerate(zip(group.lines, trees, strict=True)):
        if heads[place] and not all(heads[place + 1 : place + 2] or [True]):
            yield heading, lines
            heading, lines = line, []
        elif plain(line):
            lines.append(f"- {_ingredient(line, tree)}")
    yield heading, lines


def _ingredient(line: str, tree: IngredientTree | None) -> str:
    split = split_amount(tree) if tree is not None and tree.text == line else None
    if split is None:
        return escape_block(without_loose_marks(plain(line)))
    amount, rest = split
    return f"*{escape_emphasised(amount)}*{escape_inline(without_loose_marks(rest))}"


def _instructions(staged: StagedRecipe, words: Words) -> Iterator[str]:
    number, sections = 1, []
    for section in staged.read.recipe.instruction_sections:
        steps = [_step(name, step) for name, step in section.named_steps if plain(step)]
        sections.append((section.heading, [f"{number + index}. {step}" for index, step in enumerate(steps)]))
        number += len(steps)
    yield from _under_headings(sections, words.other_steps)


def _step(name: str | None, step: str) -> str:
    """What the step is called leads it, so that every number is something to do."""
    told, called = prose(step), plain(name or "")
    if not called:
        return escape_block(told)
    return f"**{escape_emphasised(called if called.endswith(_ENDS) else f'{called}:')}** {escape_inline(told)}"


def _under_headings(parts: Iterable[tuple[str | None, list[str]]], otherwise: str) -> Iterator[str]:
    """Lists under their headings; those without one run on, or come under ``otherwise`` once a heading has begun."""
    running: list[str] = []
    under: str | None = None
    for stated, items in parts:
        if not items:
            continue
        heading = plain(stated or "") or (otherwise if under is not None else "")
        if heading and not (heading == otherwise == under):
            if running:
                yield "\n".join(running)
            yield f"### {escape_inline(heading)}"
            running, under = [], heading
        running += items
    if running:
        yield "\n".join(running)


def _equipment(staged: StagedRecipe, _: Words) -> Iterator[str]:
    yield _list(staged.read.recipe.equipment)


def _recipe_notes(staged: StagedRecipe, _: Words) -> Iterator[str]:
    yield _list(map(prose, staged.read.recipe.notes))


def _nutrition(staged: StagedRecipe, words: Words) -> Iterator[str]:
    yield _list(nutrient_lines(staged.read.recipe.nutrition, words))


def _list(texts: Iterable[str]) -> str:
    return "\n".join(f"- {escape_block(text)}" for text in map(plain, texts) if text)


def _source(staged: StagedRecipe, words: Words) -> Iterator[str]:
    recipe = staged.read.recipe
    yield f"{words.saved_from} {web_link(staged.source_url)}." if staged.source_url else words.saved_text
    if recipe.video:
        yield f"{words.video} {web_link(recipe.video)}"
    others = "; ".join(other for other in map(plain, recipe.other_recipes) if other)
    if others:
        yield f"{words.other_recipes} {escape_inline(others)}"


BLOCKS: dict[str, Block] = {
    "check": _check,
    "description": _description,
    "recipemd_tags": _tags,
    "recipemd_yield": _yield,
    "ingredients": _ingredients,
    "instructions": _instructions,
    "equipment": _equipment,
    "recipe_notes": _recipe_notes,
    "nutrition": _nutrition,
    "source": _source,
}
"""By their names in a template; a blank line belongs between any two of what each gives."""
