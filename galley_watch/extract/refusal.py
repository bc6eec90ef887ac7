"""A page without a recipe → what it seems to be (pure): the code and the sentence of its failure."""

from __future__ import annotations

from galley_watch.errors import ErrorCode, LinkError
from galley_watch.extract.document import Document
from galley_watch.extract.graph import Graph


def refusal(document: Document, graph: Graph) -> LinkError:
    return LinkError(ErrorCode.NO_RECIPE, "There is no recipe on this page.")
