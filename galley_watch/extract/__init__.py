"""Page or pasted text → the recipe as it states it, with the evidence for each field (pure).

Sources, chosen field by field: JSON-LD, microdata, elements that name themselves parts of a recipe, the data behind the page, the page's
own text, its head (``source.py``; ``page.py`` says when each is asked).
"""

from __future__ import annotations

from galley_watch.extract.page import read_page
from galley_watch.extract.page_text.pasted import read_pasted
from galley_watch.values.extraction import Extraction
from galley_watch.values.page import Payload, RawText

__all__ = ["extract"]


def extract(payload: Payload) -> Extraction:
    """The recipe of a page or of pasted text. Raises ``LinkError`` with the code and what the page seems to be."""
    return read_pasted(payload) if isinstance(payload, RawText) else read_page(payload)
