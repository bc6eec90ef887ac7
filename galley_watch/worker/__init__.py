"""The killable process that reads pages (shell).

parent   ``ReadingWorker``, the side that the agent holds: starts, feeds, times out, kills and replaces the process
child    what runs inside the process: one page after another from its standard input
confine  what the child takes from itself before the first page: memory, sockets, a life without its parent
framing  how the two talk over the pipes
reading  what is done with one page; pure, and used without a process by the command ``extract``

The child comes through this file too, so the parent's side, and asyncio with it, is loaded only when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from galley_watch.worker.parent import ReadingWorker

__all__ = ["ReadingWorker"]


def __getattr__(name: str) -> object:
    if name == "ReadingWorker":
        from galley_watch.worker.parent import ReadingWorker

        return ReadingWorker
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
