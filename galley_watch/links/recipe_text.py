"""Is this text a recipe? (pure): lines that look like ingredients, headings, steps, in the languages people paste.

Its units are its own: an amount before its food needs none to be known here, so these are only the short ones that stand behind a name. A
unit that is missing costs one sign among several, and this room may import neither those that find ingredients on pages nor those that
take their lines apart.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

_BULLET = r"\s*(?:[-*•‣▪▢□☐☑✓·–—+]\s*|\[[ xX]?\]\s*)*"
_NUMBER = r"(?:\d{1,4}(?:[.,]\d{1,3})?(?:\s*/\s*\d{1,2})?(?:\s*[¼½¾⅐-⅞])?|[¼½¾⅐-⅞])"
_AMOUNT = re.compile(
    rf"{_BULLET}(?:(?:ca\.?|about|approx\.?|env\.?|etwa)\s+)?{_NUMBER}(?:\s*(?:-|–|to|bis|à|a)\s*{_NUMBER})?(?:\s*[x×]\s*\d+)?\s*[^\W\d_]",
    re.I,
)
_UNITS = (
    r"(?:g|gr|kg|mg|ml|cl|dl|l|cc|oz|lb|lbs|cups?|tbsps?|tsps?|el|tl|msp|prise|stück|bund|cs|cc|càs|càc|cda|cdta|cucchiai[o]?|cucchiaini?|"
    r"eetlepels?|theelepels?|msk|tsk|krm|ss|ts|spsk|rkl|tl|st|stk|pcs?|szt|łyżk[ia]|ч\.?\s?л|ст\.?\s?л|г|мл|кг)"
)
_TRAILING_AMOUNT = re.compile(rf"{_BULLET}[^\W\d_][^\d.!?]{{0,60}}[\s:,–-]{_NUMBER}\s*{_UNITS}\.?\s*", re.I)
_EAST_ASIAN_UNITS = "g|ml|cc|個|本|枚|片|束|かけ|克|毫升|个|根|勺|匙|큰술|작은술|컵|개"
_EAST_ASIAN_AMOUNT = re.compile(
    r"\S{1,20}[\s　…・:：]*(?:(?:大さじ|小さじ|カップ|適量|少々|少许|适量)[\d/.½¼]*|[\d/.½¼〜~-]+\s*(?:" + _EAST_ASIAN_UNITS + r"))\s*"
)
_PINCH = re.compile(
    rf"{_BULLET}(?:a\s+|an\s+|one\s+|eine?\s+|une?\s+|una?\s+)?(?:pinch|handful|dash|knob|splash|clove|bunch|few|half|salt|pepper|prise|handvoll|salz|pincée|"
    r"poignée|sel|poivre|pizca|puñado|sal|pizzico|manciata|sale|snufje|zout|nypa|salt|szczypta|sól)\b.{0,50}",
    re.I,
)
_STEP = re.compile(r"\s*(?:(?:step|schritt|étape|paso)\s*)?\d{1,2}\s*[.):]\s+\S", re.I)
_HEADINGS_LINES = """
ingredients, ingredient, what you need, you will need, shopping list
method, methods, directions, instructions, preparation, steps, procedure
zutaten, zubereitung, anleitung, so geht's
ingrédients, préparation, étapes, réalisation
ingredientes, preparación, elaboración, pasos, modo de preparo, preparo, modo de preparación
ingredienti, preparazione, procedimento
ingrediënten, bereiding, bereidingswijze, voorbereiding
ingredienser, gör så här, så här gör du, tillagning, fremgangsmåde, fremgangsmåte, slik gjør du
składniki, przygotowanie, sposób przygotowania, suroviny, postup, ainekset, valmistus
ингредиенты, приготовление, 材料, 作り方, 原料, 做法, 재료, 만드는 법
"""
_HEADINGS = frozenset(heading.strip() for heading in _HEADINGS_LINES.replace("\n", ",").split(",") if heading.strip())
_SERVES = re.compile(r"\s*(?:serves|makes|yields?|servings|für|pour|para|per|voor|ergibt|portionen|personen)\b.{0,30}\d", re.I)


def _is_ingredient(line: str) -> bool:
    if len(line) > 120 or _STEP.match(line) or _SERVES.match(line):
        return False
    return bool(_AMOUNT.match(line) or _TRAILING_AMOUNT.fullmatch(line) or _EAST_ASIAN_AMOUNT.fullmatch(line) or _PINCH.fullmatch(line))


def _is_heading(line: str) -> bool:
    words = line.strip().strip("#*_=- ").lower()
    return words.rstrip(":： ") in _HEADINGS or (words[:40].partition(":")[0].rstrip() in _HEADINGS)


def _is_step(line: str) -> bool:
    return bool(_STEP.match(line)) or (len(line) >= 40 and line.count(" ") >= 6)


def _is_sentence(line: str) -> bool:
    return len(line) >= 25 and line.count(" ") >= 4 and line.rstrip().endswith((".", "!", "。"))


def is_recipe_text(lines: Sequence[str], links: int) -> bool:
    """``lines`` are those without an address. With ``links`` in the file, only what is a recipe beyond doubt is taken as text."""
    kept = [line for line in lines if line.strip()]
    ingredients = sum(map(_is_ingredient, kept))
    headings = sum(map(_is_heading, kept))
    steps = sum(map(_is_step, kept))
    if links:
        is_told = headings + steps >= 1 or (ingredients >= 4 and any(map(_is_sentence, kept)))
        return ingredients >= 3 and (is_told or ingredients >= 5) and links <= max(2, ingredients // 3)
    is_letter = ingredients + headings == 0  # long sentences, or things to do, and nothing else
    return ingredients >= 2 or (len(kept) >= 3 and ingredients + headings + steps >= 2 and not is_letter)
