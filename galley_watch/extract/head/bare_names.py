"""What the name of a page says without the site's (pure), and whether it says more than that it is a page or a recipe."""

from __future__ import annotations

import re
from collections.abc import Callable

_SITE_TAIL = re.compile(r"\s+[|–—•»·-]\s+.*$")
_PARTED = re.compile(r"(\s+[|–—•»·:~-]\s+|\s*\|\s*|\s*::\s*)")
_BARS = ("|", "»", "•", "–", "—", "::")
_NAMES_NOTHING = re.compile(
    r"\W*(?:(?:(?:the|my|our|your|a|all|full|food|single|new)\s+)*(?:recipes?|cook\s?books?|pages?|posts?|articles?|blog|home\s?page|home|index|document|"
    r"untitled|title|web\s?site|app)(?:\s+(?:recipes?|pages?|details?|view|book|blog|app|web\s?site|site|title|document|post|\d+))*|"
    r"(?:(?:react|next(?:\.?js)?|vue|angular|svelte(?:kit)?|vite|expo|create\s+(?:react|next)|nuxt)(?:\s*[+&]\s*|\s+|$))+(?:ts|typescript|js|app)?|"
    r"(?:(?:mein|meine|unser|unsere|das|die|les?|la|las?|los|mes|mis|le|i|il|as?|os?|het|mina?|mine?)\s+)?(?:rezepte?n?|kochbuch|startseite|recettes?|accueil|"
    r"recetas?|recetario|inicio|ricett[ae]|ricettario|recept(?:en)?|receptek|receitas?|in[íi]cio|opskrift(?:er)?|oppskrift(?:er)?|forside|przepisy?|recepty?|"
    r"рецепты?|главная|レシピ|食谱|食譜|레시피))\W*",
    re.IGNORECASE,
)
"""What templates and collections call each of their pages."""


def says_nothing(name: str) -> bool:
    """Does the name say no more than that it is a page or a recipe?"""
    return _NAMES_NOTHING.fullmatch(name) is not None


def without_tail(name: str) -> str:
    """ "Apple pie | A site" → "Apple pie", whatever the site is called."""
    return _SITE_TAIL.sub("", name)


def share_words(heading: str, titles: list[str]) -> bool:
    """A heading that shares no word with any title is a part of the page's frame."""
    ours = set(re.findall(r"\w{3,}", heading.casefold()))
    return not ours or any(ours & set(re.findall(r"\w{3,}", title.casefold())) for title in titles)


def parts_of(title: str) -> list[str]:
    return [part for part in _PARTED.split(title)[::2] if part]


def without_site(title: str, site: str, is_site: Callable[[str], bool]) -> str:
    """ "Apple pie | A site", "Apple pie by A site" → "Apple pie": the last part goes if it is the site's name or follows a bar."""
    if site and title.casefold().endswith((f" by {site}", f" von {site}", f" par {site}", f" from {site}")):
        title = title[: -len(site)].rsplit(maxsplit=1)[0]
    parts = _PARTED.split(title)
    while len(parts) >= 3 and (parts[-2].strip() in _BARS or is_site(parts[-1])):
        parts = parts[:-2]
    while len(parts) >= 3 and is_site(parts[0]):
        parts = parts[2:]
    return "".join(parts).strip()
