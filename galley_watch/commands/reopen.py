"""``reopen`` (shell).

Undo a decision, by whatever way it was taken: the note says `status: inbox` and `approved: false` again and comes back to the
review folder. Nothing else in it changes.
"""

from __future__ import annotations

import argparse

from galley_watch.commands.deciding import add_arguments, decide

__all__ = ["add_arguments", "run"]


def run(arguments: argparse.Namespace) -> int:
    return decide(arguments, "reopen", "to be reviewed again")
