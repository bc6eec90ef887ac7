"""``approve`` (shell).

Take recipes as good. Their notes say so from then on and move to `approved_folder`, where that is set; nothing else in them changes.
"""

from __future__ import annotations

import argparse

from galley_watch.commands.deciding import add_arguments, decide

__all__ = ["add_arguments", "run"]


def run(arguments: argparse.Namespace) -> int:
    return decide(arguments, "approve", "approved")
