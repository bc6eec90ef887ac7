"""Python's collector leaves out what the agent is made of (shell)."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def what_stays_put_aside() -> Iterator[None]:
    """What the agent is made of stays until its end. Python's collector goes through all of it again and again where many new objects come,
    as from a large export, 10 to 40 ms each time in which no thread runs, the event loop's neither: so it is told to leave that out."""
    is_aside = gc.get_freeze_count() > 0
    if not is_aside:
        gc.collect()  # what is no longer wanted does not stay
        gc.freeze()
    try:
        yield
    finally:
        if not is_aside:
            gc.unfreeze()
