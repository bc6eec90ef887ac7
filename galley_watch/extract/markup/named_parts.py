"""Elements that name themselves parts of a recipe, whatever item they stand in (pure): microdata outside its item, RDFa, h-recipe.

Invalid nesting (``<p itemscope><ul>``) closes an item before its properties, and many pages name properties without an item. RDFa
(``property="schema:recipeIngredient"``) and h-recipe (``class="p-ingredient"``) name the same parts in attributes of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, takewhile
from typing import Any

from lxml import etree

from galley_watch.extract.markup.graph import Node, local
from galley_watch.extract.markup.ingredient_elements import ingredient_values
from galley_watch.extract.markup.method_elements import method_values
from galley_watch.extract.source import Source

_INGREDIENTS = ("recipeingredient", "ingredients", "ingredient", "p-ingredient")
_METHOD = ("recipeinstructions", "instructions", "e-instructions", "instruction", "e-instruction", "recipedirections")
_FACTS = {
    "recipeYield": ("recipeyield", "yield", "p-yield"),
    "prepTime": ("preptime",),
    "cookTime": ("cooktime",),
    "totalTime": ("totaltime", "dt-duration", "duration"),
    "author": ("author", "p-author"),
}
_CLASSES = ("p-ingredient", "e-instructions", "e-instruction", "p-yield", "dt-duration", "p-author", "p-name")
_OLD_CLASSES = ("ingredient", "instructions", "instruction", "yield", "duration", "preptime", "cooktime", "author")
_NAMES = frozenset(("name", "p-name", "fn"))
_CLASS_NAMES = frozenset(("p-name", "fn"))
_RECIPES = frozenset(("h-recipe", "hrecipe"))
_SOMEBODY = frozenset(("vcard", "h-card", "p-author", "author", "hreview", "h-review", "reviewer"))
_NAMED = (
    ".//*[@itemprop or @property or contains(@rel, ':ingredient') or contains(@class, 'p-') or contains(@class, 'e-instruction')"
    " or contains(@class, 'dt-')]"
)
_OLD_RECIPE = "(.//*[contains(concat(' ', @class, ' '), ' hrecipe ')])[1]"
_REACH = 120
"""Bytes between the name of an attribute and the name of a part in it."""
_MAX_NESTING = 200
_MAX_ELEMENTS = 5_000


def may_name_parts(source: bytes) -> bool:
    """A cheap look at the page's bytes before its tree is searched."""
    if b"hrecipe" in source:
        return True
    at = source.find(b"ngredient")
    while at >= 0:
        before = source[max(0, at - _REACH) : at]
        if before.endswith((b"p-i", b":i")) or b"itemprop" in before or b"property" in before:
            return True
        at = source.find(b"ngredient", at + 1)
    return False


def read_named_parts(root: Any) -> tuple[Source, Node] | None:
    """The syntax and a Recipe node of the parts; None where no ingredient is named."""
    named = {element: names for element in islice(root.xpath(_NAMED), _MAX_ELEMENTS) if (names := _names(element))}
    inside = (element for recipe in root.xpath(_OLD_RECIPE) for element in recipe.iterdescendants("*"))
    for element in islice(inside, _MAX_ELEMENTS):
        if names := set(_OLD_CLASSES) & set((element.get("class") or "").split()):
            named.setdefault(element, names)
    ingredients = [element for element, names in named.items() if names & set(_INGREDIENTS)]
    if not ingredients:
        return None
    syntax = _syntax(ingredients[0])
    node: Node = {
        "@type": "Recipe",
        "recipeIngredient": ingredient_values(ingredients),
        "recipeInstructions": method_values([element for element, names in named.items() if names & set(_METHOD)]),
    }
    facts = {name: next(_outermost(named, names), None) for name, names in _FACTS.items()}
    stated = {name: _stated(element) for name, element in facts.items() if element is not None}
    if name := _name_of_recipe(ingredients[0]):
        stated["name"] = name
    if "author" in stated:
        stated["author"] = _name_inside(facts["author"]) or stated["author"]
    return syntax, node | stated


def _name_of_recipe(ingredient: Any) -> str | None:
    """The name that h-recipe or hRecipe marks in the recipe around its ingredients; a person or a review in it has one too."""
    recipe = next((above for above in islice(ingredient.iterancestors(), _MAX_NESTING) if _RECIPES & _classes(above)), None)
    for element in islice(recipe.iterdescendants("*"), _MAX_ELEMENTS) if recipe is not None else ():
        if _CLASS_NAMES & _classes(element):
            around = takewhile(lambda above: above is not recipe, element.iterancestors())
            if not any(_SOMEBODY & _classes(above) for above in (element, *around)):
                return _stated(element)
    return None


def _classes(element: Any) -> set[str]:
    return set((element.get("class") or "").split())


def _syntax(element: Any) -> Source:
    return Source.MICRODATA if element.get("itemprop") else Source.RDFA if element.get("property") else Source.H_RECIPE


def _name_inside(element: Any) -> str:
    """A person's own name: the element around it may say "by" and when."""
    for inner in islice(element.iterdescendants("*"), 50):
        if _NAMES & (
            {local(name) for name in (inner.get("property") or inner.get("itemprop") or "").split()}
            | set((inner.get("class") or "").split())
        ):
            return _stated(inner)
    return ""


def _names(element: Any) -> set[str]:
    stated = f"{element.get('itemprop') or ''} {element.get('property') or ''} {element.get('rel') or ''}".split()
    return {local(name) for name in stated} | (set(_CLASSES) & set((element.get("class") or "").split()))


def _outermost(named: dict[Any, set[str]], wanted: tuple[str, ...]) -> Iterator[Any]:
    taken: set[Any] = set()
    for element, names in named.items():
        if names & set(wanted) and not any(above in taken for above in islice(element.iterancestors(), _MAX_NESTING)):
            taken.add(element)
            yield element


def _markup(element: Any) -> str:
    if element.tag == "meta":
        return element.get("content") or ""
    return etree.tostring(element, encoding="unicode", method="html", with_tail=False)[:50_000]


def _stated(element: Any) -> str:
    told = (
        element.get("content")
        or element.get("datetime")
        or element.get("title")
        or (element.get("value") if element.tag == "data" else None)
    )
    if not told:
        told = next((inner.get("title") for inner in islice(element.iter("span"), 10) if "value-title" in (inner.get("class") or "")), None)
    return told or _markup(element)
