"""``resume`` (shell).

Fetch again after `galley-watch pause`.
"""

from __future__ import annotations

import argparse

from galley_watch.commands.pausing import add_arguments, set_paused

__all__ = ["add_arguments", "run"]


def run(arguments: argparse.Namespace) -> int:
    return set_paused(arguments, False, "Fetching goes on.", "Fetching was not paused.")
