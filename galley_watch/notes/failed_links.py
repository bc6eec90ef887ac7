"""The page of the links that have no note, and why (pure): Markdown that the program writes anew, in the words of a cook."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from galley_watch.errors import TRY_LATER, WHAT_TO_DO, ErrorCode
from galley_watch.front_matter import Value
from galley_watch.notes.escape import escape_anywhere
from galley_watch.notes.link import named_link
from galley_watch.notes.plain_text import plain
from galley_watch.notes.properties import saved_time
from galley_watch.values.failed_links import UNREAD_FILE, FailedGroup, FailedLink, FailedSite
from galley_watch.values.note_properties import PAGE_MARK
from galley_watch.wording import counted

TRY_AGAIN = "try_again"
"""The property that a person ticks to have all links tried again that failed."""
_KIND = "failed-links"
_NAME_LIMIT, _SENTENCE_LIMIT = 120, 300
_SCHEME = re.compile(r"https?://(?:www\.)?", re.IGNORECASE)

# In this order on the page: what the person can do something about comes first, what was no recipe at all last.
_HEADINGS: dict[str | None, str] = {
    UNREAD_FILE: "Files that could not be read",
    ErrorCode.LOGIN: "The page wants you to sign in",
    ErrorCode.BLOCKED: "The site lets only people in",
    ErrorCode.NEEDS_BROWSER: "The page needs a browser",
    ErrorCode.VIDEO: "The page is a video",
    ErrorCode.NOT_HTML: "This is no web page",
    ErrorCode.TOO_LARGE: "The page is too large",
    ErrorCode.HTTP_4XX: "The page is not there",
    ErrorCode.BAD_URL: "The address is not right",
    ErrorCode.REDIRECT_LOOP: "The address leads nowhere",
    ErrorCode.REFUSED_ADDRESS: "The address leads into a home network",
    ErrorCode.DNS: "The site was not found",
    ErrorCode.CONNECT: "The site could not be reached",
    ErrorCode.TIMEOUT: "The site took too long",
    ErrorCode.TLS: "The connection to the site was not safe",
    ErrorCode.HTTP_5XX: "The site has a fault",
    ErrorCode.HTTP_429: "The site was asked too often",
    ErrorCode.SHORT_BODY: "The page came only in part",
    ErrorCode.WORKER: "The page could not be read just then",
    ErrorCode.POISON: "The page cannot be read",
    ErrorCode.INTERNAL: "galley-watch made a mistake",
    None: "Still being tried",
    ErrorCode.NO_RECIPE: "No recipe was found",
}
_ORDER = {code: place for place, code in enumerate(_HEADINGS)}
_ADVICE: dict[str | None, str] = {
    UNREAD_FILE: "They lie in the drop folder. Look into them and save them anew, or take them away.",
    None: "Nothing to do: they are tried again by themselves.",
    **{code.value: advice.replace(TRY_LATER, f"Later, tick `{TRY_AGAIN}` above.") for code, advice in WHAT_TO_DO.items()},
}
_AGAIN = f"To have all of them tried again, tick `{TRY_AGAIN}` above; for one of them, save its link once more under a new name."
_HEAD = f"""\
---
{PAGE_MARK}: {_KIND}
{TRY_AGAIN}: false
---

> galley-watch writes this page anew whenever something changes. What you write into it is lost.

# Failed links
"""


def is_failed_links_page(properties: Mapping[str, Value]) -> bool:
    """Does a file's front matter say that this is the page?"""
    return properties.get(PAGE_MARK) == _KIND


def render_failed_links(groups: Sequence[FailedGroup]) -> str:
    """The whole page. Days are this machine's; the same groups on it give the same text."""
    ordered = sorted(groups, key=lambda group: _ORDER.get(group.code, _ORDER[None]))
    return "\n".join([_HEAD, _summary(groups), *(line for group in ordered for line in _section(group))]) + "\n"


def _summary(groups: Sequence[FailedGroup]) -> str:
    counts = {group.code: group.count for group in groups}
    unread, trying, empty = (counts.pop(code, 0) for code in (UNREAD_FILE, None, ErrorCode.NO_RECIPE))
    failed = sum(counts.values())
    parts = [
        f"{counted(failed, 'link')} failed" if failed else "",
        f"{empty} held no recipe" if empty else "",
        f"{counted(trying, 'link')} {'is' if trying == 1 else 'are'} still being tried" if trying else "",
        f"{counted(unread, 'file')} could not be read" if unread else "",
    ]
    said = ", ".join(filter(None, parts))
    if not said:
        return "Nothing failed, and no link is waiting for a site."
    return f"{said}. {_AGAIN}" if failed or empty else f"{said}."


def _section(group: FailedGroup) -> Iterator[str]:
    advice = _ADVICE.get(group.code, WHAT_TO_DO[ErrorCode.INTERNAL])
    usual = _usual_sentence(group)
    yield from ("", f"## {_HEADINGS.get(group.code, 'Something else')} ({group.count})", "", f"{_shown(usual)} {advice}".strip(), "")
    for site in group.sites:
        yield from (_item(link, site, usual) for link in site.links)
        if (more := site.count - len(site.links)) > 0:
            yield f"- and {more} more{f' of {_shown(site.host)}' if site.host else ''}"
    if (more := group.count - sum(site.count for site in group.sites)) > 0:
        yield f"- and {more} more of other sites"


def _usual_sentence(group: FailedGroup) -> str:
    """What is said of most links stands above them once, "" where each has a sentence of its own."""
    counts = Counter(link.sentence for site in group.sites for link in site.links)
    usual = max(counts, key=lambda sentence: (counts[sentence], sentence))
    return usual if counts[usual] > 1 or len(counts) == 1 else ""


def _item(link: FailedLink, site: FailedSite, usual: str) -> str:
    name = plain(link.name, _NAME_LIMIT)
    host = f" ({_shown(site.host)})" if name and site.host else ""
    shown = name or plain(_SCHEME.sub("", link.url or "", count=1), _NAME_LIMIT) or "A text that you saved"
    day = saved_time(link.moment_ms).partition("T")[0]
    return f"- {named_link(shown, link.url)}{host}, {day}" + ("" if link.sentence == usual else f": {_shown(link.sentence)}")


def _shown(text: str) -> str:
    return escape_anywhere(plain(text, _SENTENCE_LIMIT))
