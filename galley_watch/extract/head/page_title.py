"""What a page calls its recipe (pure): the name on its card, else the page's own heading, else its title without the site's name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import chain, islice
from typing import Any

from galley_watch.extract.document import Document, text_of
from galley_watch.extract.head.page_names import PageNames, says_nothing
from galley_watch.extract.page_text import words

_MAX_ELEMENTS = 20_000
_MAX_HEADINGS = 80
_DISH = r"(?:recipes?(?:-?card)?|rezepte?|recettes?|recetas?|ricett[ae]|receitas?|recept|opskrift|oppskrift)"
_NAME = r"(?:name|title|titel|titre|tit[ou]lo|tittel|nombre|nome?|navn)"
_CARD_NAME = re.compile(
    rf"(?:^|[\s_-])(?:{_DISH}[-_]{{0,2}}{_NAME}|(?:tit[ou]lo|titre|titel|tittel|nombre|nome?|navn)[-_]{{0,2}}{_DISH}|create-title|ersname)\d?(?:$|\s|[-_]primary)"
)
_POST_TITLE = re.compile(r"(?:^|[\s_-])(?:entry|post|article|page|content|main|card)[-_]?(?:title|heading|headline)(?:$|\s)")
_PLAIN_NAME = re.compile(rf"(?:^|\s){_NAME}(?:$|\s)")
_OF_GROUP = re.compile(r"\W*(?:for|per|f[üu]r|pour|para|till?|voor|för)\s", re.IGNORECASE)
_ICON = re.compile(r"[a-z]+(?:_[a-z]+)+$")
"""The name of a sign, which a font of icons shows as the sign."""
_TITLE_TAGS = ("h2", "h3", "td", "th", "div", "span", "p", "uni-text")
_WORD = re.compile(r"[^\W_]{3,}")
_TAIL = re.compile(r"\s*[|–—•»·]\s*|\s+-\s+")
_LONGEST = 120
_STEM = 5
"""Letters by which a word is the same in another form."""
_COLLECTION = re.compile(
    r"\b(?:recipe|cook)?(?:\s?books?|\s?box|\s?blog|\s?hub|\s?diary|\s?journal|\s?calendar|\s?keeper|\s?app)$|\brecipes$|\b(?:rezepte|kochbuch|recettes|recetas|ricette|"
    r"receitas|recepten|recept|opskrifter|oppskrifter)$",
    re.IGNORECASE,
)
"""How the name of what holds many recipes ends."""
_ABOUT_SITE = ("header", "nav", "footer")
_MAX_ASIDE = 100
_MAX_DEPTH = 30
_MOST_CARDS = 3
_MAX_CARDS = 30
"""Elements whose text is read: each may hold the whole page."""
_CALLED = re.compile(
    r"^[^:]{0,30}\b(?:recipe|rezept|recette|receta|ricetta|recept|receita|opskrift|oppskrift)\b[^:]{0,20}:\s+(?=\S.{3})", re.IGNORECASE
)
"""What some cards set before the name: "Get the recipe: …"."""
_OPINIONS = re.compile(
    r"\s+\(?\d[\d.,]*\)?\s+(?:reviews?|ratings?|votes?|comments?|bewertung(?:en)?|kommentare?|avis|commentaires?|opiniones|comentarios?|recensioni|"
    r"commenti|beoordelingen|reacties|avalia[çc][õo]es|omd[öo]men|anmeldelser|kommentarer)\W*$",
    re.IGNORECASE,
)
"""How many said something of it, in the same element as the name."""
_SPEAKS = re.compile(
    r"^\W*(?:(?:rezept|recette|receta|ricetta|recept|receita|opskrift|oppskrift|recipe)\s+(?:f[üu]r|for|de|du|di|da|per|para|pour|p[åa]|till?|voor)|what|why|how|when|who|where|let['’]?s|tips?|about|more|was|warum|wie|wann|mehr|so|qu['’]|que|quel|quoi|pourquoi|comment|plus|"
    r"por\s+qu[ée]|qu[ée]|c[óo]mo|m[áa]s|perch[ée]|come|cosa|wat|waarom|hoe|meer|o\s+que|como|mais|varf[öo]r|hur|vad|hvorfor|hvordan|hva[dr]?)\b|"
    r"[?:!]\W*$",
    re.IGNORECASE,
)
"""How a heading of an article speaks about the dish; the name of a dish does not ask."""


class _BodyWords:
    """How often the body of a page says each word, counted when something asks for it."""

    def __init__(self, root: Any) -> None:
        self._body = root.find(".//body")

    @cached_property
    def outside_frame(self) -> Counter[str]:
        """Without the site's header, navigation and footer."""
        if self._body is None:
            return Counter()
        said = Counter(_WORD.findall(text_of(self._body).casefold()))
        return _without(said, self._outermost(_ABOUT_SITE, _ABOUT_SITE))

    @cached_property
    def outside_headings(self) -> Counter[str]:
        """Without the main headings either."""
        said = self.outside_frame
        return _without(said, self._outermost(("h1",), (*_ABOUT_SITE, "h1"))) if said else said

    def _outermost(self, tags: tuple[str, ...], around: tuple[str, ...]) -> Iterator[Any]:
        for element in islice(self._body.iter(*tags), _MAX_ASIDE):
            if not any(above.tag in around for above in islice(element.iterancestors(), _MAX_DEPTH)):
                yield element


def _without(said: Counter[str], elements: Iterable[Any]) -> Counter[str]:
    left = said.copy()
    for element in elements:
        left.subtract(_WORD.findall(text_of(element).casefold()))
    return +left


def title_of(document: Document, above: Sequence[str] = ()) -> str:
    """``above``: the headings shortly above the ingredients, the nearest first."""
    found = _on_card(document, above) or _above_list(document, above) or _of_lower_heading(document)
    if found:
        return found
    said = _BodyWords(document.root)
    below = _below_site(document, above, said) if _is_named(document.names, said) else _of_unnamed(document, above)
    return below or _with_subtitle(document)


def _is_named(names: PageNames, said: _BodyWords) -> bool:
    return not says_nothing(names.best) and (names.best in names.headings or _is_said(names, said))


def _is_said(names: PageNames, said: _BodyWords) -> bool:
    """Does the page's text say most words of its title, or one where it has no main heading? A title of which it says fewer is the
    site's, not the dish's.
    """
    ours = _telling(names.best)
    found = sum(word in said.outside_frame for word in ours)
    return 2 * found > len(ours) or (found > 0 and all(map(names.is_site, names.telling_headings)))


def _below_site(document: Document, above: Sequence[str], said: _BodyWords) -> str | None:
    """The dish's own heading where the page's main one is the site's: the page says no word of that again, and several of the other.
    A title that no main heading repeats is the site's where the page says few of its words.
    """
    labelled = [*map(_name_in, above), *_by_label(document, _POST_TITLE), *document.names.telling_headings[1:]]
    ours = [name for name in labelled if _may_name_dish(name) and _telling(name)]
    main = _telling(document.names.best)
    if not ours:
        return None
    told = said.outside_headings
    known = sum(any(word.startswith(start[:_STEM]) for word in told) for start in main)
    is_of_dish = known > 0 if document.names.headings else 2 * known > len(main)
    if is_of_dish and not _COLLECTION.search(document.names.best):
        return None
    return next((name for name in ours if not document.names.headings or any(_is_told_again(told, word) for word in _telling(name))), None)


def _is_told_again(told: Counter[str], word: str) -> bool:
    return sum(count for other, count in told.items() if other.startswith(word[:_STEM])) > 1


def _telling(name: str) -> list[str]:
    return [word for word in _WORD.findall(name.casefold()) if len(word) > 3 and not says_nothing(word)]


def _of_unnamed(document: Document, above: Sequence[str]) -> str | None:
    """Where nothing but headings inside the page says what it is: its main one, best one that shares a word with a
    title; the nearest above the ingredients, the first of all.
    """
    main = [heading for heading in document.names.telling_headings if not document.names.is_site(heading)]
    titled = {word for title in document.names.titles for word in _telling(title)}
    main.sort(key=lambda heading: titled.isdisjoint(_telling(heading)))
    headings = (heading for element in islice(document.root.iter("h2", "h3", "h4"), _MAX_HEADINGS) if (heading := text_of(element)))
    labelled = _by_label(document, _POST_TITLE)
    names = chain(main, labelled, map(_name_in, above), _by_label(document, _PLAIN_NAME), headings)
    return next(filter(_may_name_dish, names), None)


def _by_label(document: Document, label: re.Pattern[str]) -> Iterator[str]:
    """What an element that calls itself the heading of the post, or the name, says, whatever its tag."""
    labelled = (element for element in islice(document.root.iter(*_TITLE_TAGS), _MAX_ELEMENTS) if label.search(element.get("class") or ""))
    return (name for element in islice(labelled, _MOST_CARDS) if (name := text_of(element)) and not document.names.is_site(name))


def _may_name_dish(heading: str) -> bool:
    if not 2 < len(heading) < _LONGEST or _SPEAKS.search(heading) or _names_part(heading) or _OF_GROUP.match(heading):
        return False
    if _ICON.match(heading):
        return False
    return not (words.AFTER_WORDS.search(heading.casefold()) or words.EQUIPMENT_HEADING.match(heading))


def _above_list(document: Document, above: Sequence[str]) -> str | None:
    """The nearest heading above the ingredients that is made of the words of the page's titles: a card has it, whatever its classes."""
    names = [document.names.best, *document.names.headings, *(_TAIL.split(name)[0] for name in document.names.all)]
    known = _words_in(" ".join(names))
    for heading in above:
        name = _name_in(heading)
        ours = _words_in(name)
        if not (2 < len(name) < _LONGEST and 2 * len(ours & known) >= len(ours) > 0) or document.names.is_site(name) or name[0].islower():
            continue
        beside = words.AFTER_WORDS.search(name.casefold())
        speaks = _SPEAKS.search(name) or _names_part(_TAIL.split(name)[-1]) or (beside and beside[0] not in known)
        return None if speaks else name
    return None


def _on_card(document: Document, above: Sequence[str]) -> str | None:
    """The name on the card of a recipe of which the page's titles speak, or below which the ingredients stand; a page with many cards is
    a list.
    """
    known = _words_in(" ".join(document.names.all))
    elements = islice(document.root.iter("h1", "h2", "h3", "h4", "div", "span", "p"), _MAX_ELEMENTS)
    cards = (element for element in elements if (label := element.get("class")) and _is_card_name(label))
    found: list[str] = []
    for name in (_name_in(text_of(card)) for card in islice(cards, _MAX_CARDS) if not _leads_away(card)):
        ours = _words_in(name)
        is_known = not known or 2 * len(ours & known) >= len(ours) or name in above
        if 2 < len(name) < _LONGEST and ours and is_known and not _names_part(name) and name not in found:
            found.append(name)
    return found[0] if 0 < len(found) < _MOST_CARDS else None


@lru_cache(maxsize=2_048)
def _is_card_name(label: str) -> bool:
    return _CARD_NAME.search(label.lower()) is not None


def _with_subtitle(document: Document) -> str:
    """ "Rice bowl" with the heading right below it that goes on in lower case, "with beans and pork"."""
    name = document.names.best
    first = next(document.root.iter("h1"), None)
    below = first.getnext() if first is not None else None
    if below is None or below.tag not in ("h2", "h3") or text_of(first) != name:
        return name
    more = text_of(below)
    return f"{name} {more}" if more[:1].islower() and name[:1].isupper() and len(name) + len(more) < _LONGEST else name


def _words_in(names: str) -> set[str]:
    return set(_WORD.findall(names.casefold()))


def _name_in(heading: str) -> str:
    return _OPINIONS.sub("", _CALLED.sub("", heading))


def _names_part(name: str) -> bool:
    """ "The method of the recipe" is a heading inside the card."""
    bare = re.sub(r"^(?:the|la|le|les|die|das|il|de|el)\s+", "", name, flags=re.IGNORECASE)
    return any(part.match(bare) for part in (words.METHOD_OPENING, words.INGREDIENTS_OPENING, words.INGREDIENTS_OF_KIND))


def _leads_away(element: Any) -> bool:
    return element.find(".//a") is not None or any(above.tag == "a" for above in islice(element.iterancestors(), 4))


def _of_lower_heading(document: Document) -> str | None:
    """Where the first headings name the site: the longest other heading that the page's titles hold."""
    titles = [name.casefold() for name in document.names.titles]
    tails = {tail for title in titles if (tail := _TAIL.split(title)[-1].strip()) != title}

    def may_be_dish(heading: str) -> bool:
        is_in_title = any(heading.casefold() in title for title in titles)
        return is_in_title and heading.casefold() not in tails and not document.names.is_site(heading)

    if not titles or any(map(may_be_dish, document.names.headings)):
        return None
    lower = map(text_of, islice(document.root.iter("h2", "h3", "h4"), _MAX_HEADINGS))
    ours = (name for name in lower if 3 < len(name) < _LONGEST and may_be_dish(name) and not words.METHOD_HEADING.match(name))
    return max(ours, key=len, default=None)
