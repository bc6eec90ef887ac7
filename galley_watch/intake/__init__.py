"""Drop folder → ledger (shell): look, let files settle, read, enqueue. Nothing in the drop folder is written, moved or deleted.

content  the bytes of one file → all that it gives, ready to be enqueued (pure)
folder   one look at the drop folder, and reading one of its files
loop     ``Intake``: which files are due, and when to look again
"""

from __future__ import annotations

from galley_watch.intake.content import intake_of
from galley_watch.intake.loop import DropState, Intake, ScanResult

__all__ = ["DropState", "Intake", "ScanResult", "intake_of"]
