"""``doctor`` (shell).

Check the set-up and say what to do: configuration, folders, agent, ledger, links and notes, one line each. Changes nothing, asks nothing
of the network, and works while the agent runs. Exit status 1 where something is a problem, 2 where the configuration is.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

from galley_watch.checks import Check, Mark, diagnose
from galley_watch.clock import SystemClock
from galley_watch.commands.output import print_json, print_line, say
from galley_watch.printable import printable
from galley_watch.wording import counted

_MARGIN = 26


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object with all checks")


def run(arguments: argparse.Namespace) -> int:
    config = None if arguments.config is None else Path(arguments.config)
    checks = list(_told(diagnose(config, os.environ, SystemClock()), quietly=arguments.json))
    problems = [check for check in checks if check.state is Mark.PROBLEM]
    if arguments.json:
        shown = [{"name": check.name, "state": check.state, "message": check.message, "advice": check.advice} for check in checks]
        print_json({"checks": shown, "ok": not problems})
    elif not problems:
        notes = sum(check.state is Mark.NOTE for check in checks)
        print_line("\nNo problem was found" + (f" ({counted(notes, 'note')})." if notes else "."))
    if not problems:
        return 0
    # once more, where the eye is when all is told, and where cron and logs look
    for check in problems:
        say(f"{_title(check)}: {check.message} {check.advice}".rstrip())
    return 2 if any(check.is_configuration for check in problems) else 1


def _told(checks: Iterator[Check], quietly: bool) -> Iterator[Check]:
    """Each as soon as it is known: one that hangs is the one after the last line."""
    for check in checks:
        if not quietly:
            _show(check)
        yield check


def _show(check: Check) -> None:
    _show_beside(f"{check.state.value:<9}{_title(check) + ':':<17}", check.message)
    if check.advice:
        _show_beside("", check.advice)


def _show_beside(margin: str, text: str) -> None:
    """On a terminal in lines of its width; elsewhere on one line, for programs that look for words."""
    shown = printable(text)
    columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    if columns < 2 * _MARGIN:
        print_line(f"{margin:<{_MARGIN}}{shown}")
        return
    lines = textwrap.wrap(shown, columns - _MARGIN, break_long_words=False, break_on_hyphens=False)
    for line in lines:
        print_line(f"{margin:<{_MARGIN}}{line}")
        margin = ""


def _title(check: Check) -> str:
    return check.name.replace("_", " ").capitalize()
