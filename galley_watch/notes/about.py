"""What a page tells about its recipe, without what the note says elsewhere (pure): the description, the author, the language."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from galley_watch.notes.plain_text import plain, prose
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.recipe import Recipe
from galley_watch.values.staged import StagedRecipe

_MEASURED = re.compile(r"\d.*[^\W\d_]")
_WHOLE_SENTENCES = re.compile(r".*[.!?…](?=\s|$)", re.DOTALL)
_FEWEST_LINES = 2
_SENTENCE_END = re.compile(r"(?<=[.!?…])\s+")
_DISCLOSED = re.compile(
    r"\baffiliate|\bcommission\b|\bdisclosure\b|sponsored (?:post|by)|(?:shopping|purchas\w+|buying) through (?:my|our|these) links?",
    re.IGNORECASE,
)
"""What a site must say of its advertisements."""
_BY = re.compile(r"(?:by|por)\s+(?=[^\W\d_])", re.IGNORECASE)
_WITH_SITE = re.compile(r"(?P<name>.+?)\s*(?:[|@–—]\s*(?P<behind>[^|@()]+)|\((?P<inside>[^()]+)\))")
_MAIL = re.compile(r"\S+@\S+\.\w+")
_SHORTEST_SITE = 4
_UNDETERMINED = "und"
_SAME_AS = {"nb": "no", "nn": "no"}


def description_of(recipe: Recipe) -> str:
    """The description as sentences, without what it discloses of advertisements, up to where it tells the recipe itself; "" where it is no
    more than the title.
    """
    told = _without_disclosure(prose(recipe.description or ""))
    if _letters(told) == _letters(recipe.title):
        return ""
    places = [told.find(line) for line in map(plain, recipe.ingredients) if _MEASURED.match(line)] if told else []
    found = [place for place in places if place >= 0]
    if len(found) < _FEWEST_LINES:
        return told
    before = _WHOLE_SENTENCES.match(told[: min(found)])
    return before[0] if before else ""


def _without_disclosure(told: str) -> str:
    if not _DISCLOSED.search(told):
        return told
    return " ".join(sentence for sentence in _SENTENCE_END.split(told) if not _DISCLOSED.search(sentence))


def author_of(staged: StagedRecipe) -> str:
    """Who wrote the recipe, plain: without the site's name behind it, and never a mail address."""
    recipe = staged.read.recipe
    name = _BY.sub("", plain(recipe.author or ""), count=1) if _BY.match(recipe.author or "") else plain(recipe.author or "")
    if _MAIL.fullmatch(name):
        return plain(recipe.site_name or "")
    apart = _WITH_SITE.fullmatch(name)
    return apart["name"] if apart and _is_site(apart["behind"] or apart["inside"], staged) else name


def language_of(read: ReadRecipe) -> str | None:
    """The language that the page states, unless its ingredients are plainly in another: many sites state English whatever they say."""
    stated = read.recipe.language
    spoken = next((tree.language for tree in read.trees), _UNDETERMINED)
    primary = (stated or "").replace("_", "-").partition("-")[0].lower()
    return stated if spoken in (_UNDETERMINED, _SAME_AS.get(primary, primary)) else spoken


def _is_site(name: str, staged: StagedRecipe) -> bool:
    letters = _letters(name)
    known = (_letters(staged.read.recipe.site_name or ""), _letters(_host(staged.source_url)))
    return len(letters) >= _SHORTEST_SITE and any(letters in site for site in known)


def _host(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def _letters(text: str) -> str:
    return "".join(character for character in text.casefold() if character.isalnum())
