"""``pause`` (shell).

Fetch nothing until `galley-watch resume`, also after a restart. Pages being fetched are finished, and the drop folder is still read.
"""

from __future__ import annotations

import argparse

from galley_watch.commands.pausing import add_arguments, set_paused

__all__ = ["add_arguments", "run"]


def run(arguments: argparse.Namespace) -> int:
    return set_paused(arguments, True, "Fetching is paused. `galley-watch resume` lets it go on.", "Fetching was paused already.")
