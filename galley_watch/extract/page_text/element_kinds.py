"""What elements of a page hold and stand in, by their names and labels (pure): no text, lines of their own, comments of readers."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import islice
from typing import Any

_NO_TEXT_OF_ITS_OWN = (
    "script style noscript template svg nav footer iframe select option button textarea canvas audio video object head math"
)
SKIPPED = frozenset(_NO_TEXT_OF_ITS_OWN.split())
"""Controls and the site's frame too."""
NEVER_TEXT = frozenset(("script", "style", "noscript", "template", "svg", "head"))
_LINES_OF_THEIR_OWN = (
    "address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 "
    "header hr html legend li main menu ol p pre section summary table tbody td tfoot th thead tr ul uni-view"
)
BLOCK = frozenset(_LINES_OF_THEIR_OWN.split())
COMMENTS = frozenset(
    ("comments", "comment-list", "commentlist", "comments-area", "respond", "disqus_thread", "kommentare", "commentaires", "comentarios")
)
"""Classes and ids, in lower case."""

_MAX_AROUND = 12
MAY_HAVE_TWIN = frozenset(("ul", "ol", "h2", "h3", "h4"))
_HIDDEN = re.compile(r"display\s*:\s*none", re.IGNORECASE)
_CAPTION = re.compile(r"(?:^|[\s_-])(?:wp|image|img|photo|picture|figure|gallery|media)[a-z_-]*caption|caption-text")


def is_caption(label: str | None) -> bool:
    """Do its classes say that it is the words below a picture, whatever its tag?"""
    return label is not None and "caption" in label and _CAPTION.search(label) is not None


def stands_in(element: Any, tags: Collection[str], labels: re.Pattern[str]) -> bool:
    """Has one of the elements around it such a tag, or such a class or id?"""
    around = islice(element.iterancestors(), _MAX_AROUND)
    return any(above.tag in tags or labels.search(f"{above.get('class') or ''} {above.get('id') or ''}") for above in around)


def is_hidden_twin(element: Any) -> bool:
    """A list or a heading that the page hides beside one like it that it shows: the same in another language, or for other amounts."""
    if not _hides(element):
        return False
    return any(twin is not None and twin.tag == element.tag and not _hides(twin) for twin in (element.getprevious(), element.getnext()))


def _hides(element: Any) -> bool:
    style = element.get("style")
    return style is not None and _HIDDEN.search(style) is not None


def repeats_ingredients(element: Any) -> bool:
    """Plugins set the ingredients of a step once more under its words."""
    label = element.get("class")
    return label is not None and "instruction-ingredients" in label
