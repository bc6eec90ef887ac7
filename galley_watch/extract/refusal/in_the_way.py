"""A page that stands in the way of the one that was saved (pure): a check, a wall, a form, a notice, or a shell without its scripts."""

from __future__ import annotations

from collections.abc import Iterable

from galley_watch.errors import ErrorCode, LinkError
from galley_watch.extract.markup.graph import Graph, Node, get
from galley_watch.extract.refusal import refusal_words as says
from galley_watch.extract.refusal.seen_page import SeenPage

_SHORT = 1_500
"""Characters of its own; a page that stands in the way of another says no more."""
_NOTICE = 700
"""A notice, in which a sentence may say what the title does not."""
_OPENING = 300
_QUESTION = 500
"""What asks for the reader's age; posts about such questions say more."""
_NAME = 60
_FEW_LINKS = 3
_BARE = 250
"""What an empty page may say for a title and a word of patience."""

_CHECKED = "The site answered with a check for robots instead of the page."
_NOT_THERE = "The page says that what you saved is not there (any more)."
_MEMBERS = "The page shows a beginning only; the rest is for people who are signed in or pay for it."


def in_the_way(page: SeenPage, graph: Graph) -> LinkError | None:
    """The surest reading first. A page that says much of its own stands in nobody's way, but may end at a wall."""
    short = len(page.own) < _SHORT
    return (
        (_notice(page) if short else None)
        or (_challenge(page) if short else None)
        or (_wall(page, graph) if short and not page.has_password else None)
        or _shell(page)
        or (_gate(page) if short else None)
        or _wall(page, graph)
    )


def _notice(page: SeenPage) -> LinkError | None:
    """The address leads to nothing of what stood there."""
    if len(page.own) < _NOTICE and says.ELSEWHERE.search(page.own):
        return LinkError(ErrorCode.BLOCKED, "The site does not show its pages in your country.")
    if says.NOT_FOUND.search(page.title) or (len(page.own) < _NOTICE and says.NOT_FOUND.search(page.own[:_OPENING])):
        return LinkError(ErrorCode.HTTP_4XX, _NOT_THERE)
    if len(page.own) >= _NOTICE:
        return None
    if says.FOR_SALE.search(page.text):
        return LinkError(ErrorCode.HTTP_4XX, "The site is gone: its address is offered for sale or was given up.")
    if says.MOVED.search(page.own):
        return LinkError(ErrorCode.HTTP_4XX, "The page says that the site has moved. Save the recipe's link at its new place.")
    return None


def _challenge(page: SeenPage) -> LinkError | None:
    own = len(page.own)
    told = f"{page.own} {page.unscripted}"
    if (
        says.CHALLENGE_TITLE.match(page.document.names.title or "")
        or says.CHALLENGE.search(page.title)
        or (own < _NOTICE and not page.has_password and says.CHALLENGE.search(told))
        or (own < _BARE and page.source_says(says.CHALLENGE_PAGE) and not _waits_for_scripts(page))
        or (own < _BARE and not page.has_password and page.source_says(says.CHALLENGE_FIELD))
    ):
        return LinkError(ErrorCode.BLOCKED, _CHECKED)
    return None


def _waits_for_scripts(page: SeenPage) -> bool:
    return page.has_root or says.NEEDS_SCRIPT.search(f"{page.own} {page.unscripted}") is not None


def _shell(page: SeenPage) -> LinkError | None:
    """Little to read, and scripts that would build it."""
    if not page.scripts or len(page.own) >= _BARE or page.links > _FEW_LINKS or page.has_password or page.kind.startswith("video"):
        return None
    if _waits_for_scripts(page) or len(page.text) < 40:
        return LinkError(ErrorCode.NEEDS_BROWSER, "The page is empty until its scripts have run in a browser.")
    return None


def _gate(page: SeenPage) -> LinkError | None:
    """What asks something of the reader first."""
    if page.has_password or says.LOGIN.search(page.title):
        return LinkError(ErrorCode.LOGIN, "The page asks you to sign in before it shows anything.")
    if says.CONSENT.search(page.title) or says.CONSENT.search(page.own[:800]) or _says_nothing_else(page):
        return LinkError(ErrorCode.BLOCKED, "The page asks for your consent to cookies before it shows anything.")
    if len(page.own) >= _NOTICE:
        return None
    if len(page.own) < _QUESTION and page.kind != "article" and says.AGE.search(page.own):
        return LinkError(ErrorCode.BLOCKED, "The page asks how old you are before it shows anything.")
    if says.CLOSED.search(page.title) or says.CLOSED.search(page.own[:_OPENING]):
        return LinkError(
            ErrorCode.NO_RECIPE, "The site is closed for now, for maintenance or because of a fault of its own. Try the link later."
        )
    if says.IN_AN_APP.search(page.own):
        return LinkError(ErrorCode.NO_RECIPE, "The page shows what it holds only in the site's app.")
    if says.LEAVING.search(page.title) or says.LEAVING.search(page.own[:_OPENING]):
        return LinkError(ErrorCode.NO_RECIPE, "The page only leads on to another one. Save the link that it leads to.")
    return None


def _says_nothing_else(page: SeenPage) -> bool:
    """A banner without a page."""
    return len(page.own) < _NAME and len(page.text) < _SHORT and says.CONSENT.search(page.text) is not None


def _wall(page: SeenPage, graph: Graph) -> LinkError | None:
    if says.FOR_MEMBERS.search(page.own) or any(_is_kept_back(node) for node in _nodes(graph)):
        return LinkError(ErrorCode.LOGIN, _MEMBERS)
    return None


def _nodes(graph: Graph) -> Iterable[Node]:
    return (*graph.recipes, *graph.others)


def _is_kept_back(node: Node) -> bool:
    return str(get(node, "isAccessibleForFree")).casefold() in ("false", "no", "0", "http://schema.org/false", "https://schema.org/false")
