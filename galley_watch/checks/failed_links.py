"""The page of failed links (shell): can it be kept up to date?"""

from __future__ import annotations

from collections.abc import Iterator

from galley_watch.checks.check import Check, ok, problem
from galley_watch.failed_links_page import fault_of
from galley_watch.values.settings import Settings


def failed_links_checks(settings: Settings) -> Iterator[Check]:
    """One line where there is to be such a page."""
    path = settings.review.failed_links
    if path is None:
        return
    if (fault := fault_of(path)) is not None:
        yield problem("failed_links", fault.sentence, fault.advice)
    elif path.exists():
        yield ok("failed_links", f"{path} tells which links failed.")
    else:
        yield ok("failed_links", f"{path} is not there yet; `galley-watch run` writes it.")
