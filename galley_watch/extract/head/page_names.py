"""What a page calls itself (pure): its titles and headings, which of them is the dish's name, and which the site's."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

_SITE_TAIL = re.compile(r"\s+[|–—•»·-]\s+.*$")
_PARTED = re.compile(r"(\s+[|–—•»·:~-]\s+|\s*\|\s*|\s*::\s*)")
_BARS = ("|", "»", "•", "–", "—", "::")
_NO_LETTERS = re.compile(r"[\W_]+")
_WORD = re.compile(r"\w{3,}")
_HOST = re.compile(r"[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}", re.IGNORECASE)
"""The name of a site that is its address: "ourkitchen.example"."""
_SURE_NAME = 6
"""Letters; a shorter name may stand inside the name of a host by chance."""
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
    return not name or _NAMES_NOTHING.fullmatch(name) is not None


@dataclass(frozen=True, slots=True)
class PageNames:
    """``title`` is that of the window; ``shared`` and ``posted`` are for who links to it (Open Graph, Twitter cards). ``headings`` are its
    main ones, ``site`` is the site's name as its head states it, "" where it does not.
    """

    address: str | None = None
    title: str | None = None
    shared: str | None = None
    posted: str | None = None
    site: str = ""
    headings: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        """The best first: its title for others, its own heading, its title; then each without the site's name."""
        plain = [name for name in (self.shared, self.heading, self.title, self.posted) if name and not says_nothing(name)]
        return tuple(dict.fromkeys(plain + [_SITE_TAIL.sub("", name) for name in plain]))

    @property
    def heading(self) -> str | None:
        return self.headings[0] if self.headings else None

    @property
    def titles(self) -> list[str]:
        return [name for name in (self.shared, self.title) if name]

    @property
    def telling_headings(self) -> list[str]:
        """Those that say more than that it is a page or a recipe."""
        return [heading for heading in self.headings if not says_nothing(heading)]

    @property
    def best(self) -> str:
        """Its first heading that is not the site's name, best one that its titles hold too; else a title without the site's name."""
        titles = [title for title in self.titles if not says_nothing(title)]
        parts = [_PARTED.split(title) for title in titles]
        named = [[name for name in part[::2] if name] for part in parts]
        tails = {self.site.casefold()} | {names[-1].casefold() for names in named if len(names) > 1 and not says_nothing(names[0])}
        telling = self.telling_headings
        headings = [heading for heading in telling if heading.casefold() not in tails and not self.is_site(heading)]
        for heading in headings:
            if any(heading.casefold() in title.casefold() for title in titles):
                return heading
        bare = [self._without_site(part) for part in parts]
        if headings and len(telling) == 1 and (not bare or _share_words(headings[0], bare)):
            return headings[0]
        return next(filter(None, [*bare, *headings, *telling, *self.headings, self.title]), "")

    def is_site(self, name: str) -> bool:
        """Is it the site's own name, as its head states it, as its title does beside its title for others, or as its address spells it; or
        some address?
        """
        ours, title = (self.shared or "").casefold(), (self.title or "").casefold()
        if ours and ours in title and name.casefold() not in ours and name.casefold() in title.replace(ours, "", 1):
            return True
        if _HOST.fullmatch(name):
            return True
        bare = _letters(name)
        if not bare:
            return False
        labels = (urlsplit(self.address or "").hostname or "").split(".")[:-1]
        host = {_letters(label) for label in labels} - {"", "www", "co", "com"}
        if bare == _letters(self.site) or bare in host:
            return True
        return len(bare) >= _SURE_NAME and any(bare in label or label in bare for label in host if len(label) >= _SURE_NAME)

    def _without_site(self, parts: list[str]) -> str:
        """ "Apple pie | A site" → "Apple pie": the last part goes if it is the site's name or follows a bar."""
        while len(parts) >= 3 and (parts[-2].strip() in _BARS or self.is_site(parts[-1])):
            parts = parts[:-2]
        while len(parts) >= 3 and self.is_site(parts[0]):
            parts = parts[2:]
        return "".join(parts).strip()


def _letters(name: str) -> str:
    return _NO_LETTERS.sub("", name.casefold())


def _share_words(heading: str, titles: list[str]) -> bool:
    """A heading that shares no word with any title is a part of the page's frame."""
    ours = set(_WORD.findall(heading.casefold()))
    return not ours or any(ours & set(_WORD.findall(title.casefold())) for title in titles)
