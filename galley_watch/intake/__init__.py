"""Drop folder → ledger (shell): look, let files settle, read, enqueue. Nothing in the drop folder is written, moved or deleted, unless
the person wants files archived that were taken.

content     the bytes of one file → all that it gives, ready to be enqueued (pure)
folder      one look at the drop folder, and reading one of its files
arrivals    since when each file is quiet, and which could not be read (pure)
taking      settled files → ledger, many to one commit
large_file  a large file, read in a process of its own (``child``) that tells what it found in ``frames``
by_hand     a file that a person named
moving      what was taken → archive, where that is wanted; ``archive`` moves one file
loop        ``Intake``: when to look again
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from galley_watch.intake.by_hand import with_file_by_hand
    from galley_watch.intake.content import intake_of
    from galley_watch.intake.loop import DropState, Intake, ScanResult

__all__ = ["DropState", "Intake", "ScanResult", "intake_of", "with_file_by_hand"]


def __getattr__(name: str) -> object:
    """Only when asked for: the process that reads a large file comes through here too, and needs none of it."""
    if name == "with_file_by_hand":
        from galley_watch.intake.by_hand import with_file_by_hand

        return with_file_by_hand
    if name == "intake_of":
        from galley_watch.intake.content import intake_of

        return intake_of
    if name in __all__:
        from galley_watch.intake import loop

        return getattr(loop, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
