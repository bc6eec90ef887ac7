"""``reject`` (shell).

Take recipes as not wanted. Their notes say so from then on and move to `rejected_folder`, where that is set; nothing is deleted.
"""

from __future__ import annotations

import argparse

from galley_watch.commands.deciding import add_arguments, decide

__all__ = ["add_arguments", "run"]


def run(arguments: argparse.Namespace) -> int:
    return decide(arguments, "reject", "rejected")
