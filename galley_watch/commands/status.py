"""``status`` (shell).

Folders, counts, and what is failing and why. Works while an agent runs, and before there is any ledger.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
from pathlib import Path
from typing import Any

from galley_watch import ledger_read
from galley_watch.clock import SystemClock
from galley_watch.commands.output import counted, print_json, print_line, printable
from galley_watch.commands.setup import settings_of
from galley_watch.db.lock import lock_holder
from galley_watch.db.reading import reading
from galley_watch.errors import AgentError
from galley_watch.surroundings import place_warning
from galley_watch.values.job import Status
from galley_watch.values.settings import Settings

_FOLDERS = ("drop_folder", "review_folder", "state_folder")
_REVIEW_STATUSES = ("pending", "approved", "rejected", "removed")
_UNREAD_FILES_SHOWN = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    status = _status(settings)
    if arguments.json:
        print_json(status)
    else:
        _show(status)
    return 0


def _status(settings: Settings) -> dict[str, Any]:
    agent = lock_holder(settings.state_folder)
    return {
        **_from_ledger(settings),
        **{name: {"path": str(getattr(settings, name)), "state": _state_of(getattr(settings, name))} for name in _FOLDERS},
        "warnings": [warning] if (warning := place_warning(settings.state_folder)) else [],
        "config_file": str(settings.config_file) if settings.config_file else None,
        "agent": {"running": agent is not None, "process_id": agent},
    }


def _from_ledger(settings: Settings) -> dict[str, Any]:
    try:
        with reading(settings.state_folder) as connection:
            return {
                **ledger_read.counts(connection),
                "joined": ledger_read.joined(connection),
                "waiting_later": ledger_read.waiting_later(connection, SystemClock().now_ms()),
                "failures": [dataclasses.asdict(group) for group in ledger_read.failures(connection)],
                "unread_files": [
                    {"path": os.fsdecode(file.path), "reason": file.reason}
                    for file in ledger_read.drop_files(connection, kind="error", limit=_UNREAD_FILES_SHOWN)
                ],
            }
    except AgentError as error:
        if error.code != "no_ledger":
            raise
        empty = {"jobs": dict.fromkeys(map(str, Status), 0), "inbox": dict.fromkeys(_REVIEW_STATUSES, 0)}
        return {**empty, "joined": 0, "waiting_later": 0, "failures": [], "unread_files": []}


def _state_of(folder: Path) -> str:
    try:
        with os.scandir(folder) as entries:
            next(entries, None)
    except (FileNotFoundError, NotADirectoryError):
        return "missing"
    except OSError:
        return "unreadable"
    return "ok"


def _show(status: dict[str, Any]) -> None:
    names = {"drop_folder": "Drop folder", "review_folder": "Review folder", "state_folder": "Ledger"}
    for name, shown in names.items():
        folder = status[name]
        print_line(f"{shown + ':':<15}{printable(folder['path'])}{'' if folder['state'] == 'ok' else '  (' + folder['state'] + ')'}")
    print_line(f"{'Configuration:':<15}{printable(status['config_file'] or 'none, the defaults are used')}")
    running = f"running (process {status['agent']['process_id']})" if status["agent"]["running"] else "not running"
    print_line(f"{'Agent:':<15}{running}")
    for warning in status["warnings"]:
        print_line(f"{'Warning:':<15}{printable(warning)}")
    jobs, inbox = status["jobs"], status["inbox"]
    later = f" ({status['waiting_later']} for later)" if status["waiting_later"] else ""
    sharing = f" ({status['joined']} of them to the page of another)" if status["joined"] else ""
    print_line(
        f"{'Links:':<15}{jobs['pending']} waiting{later}, {jobs['processing']} in work, {jobs['staged']} staged{sharing}, "
        f"{jobs['failed']} failed, {jobs['cancelled']} cancelled"
    )
    print_line(f"{'Notes:':<15}{inbox['pending']} to review, {inbox['approved']} approved, {inbox['rejected']} rejected")
    for group in status["failures"]:
        print_line(f"\n{counted(group['count'], 'link')} failed with {group['code']}: {printable(group['sentence'])}")
        print_line(f"  {group['advice']}")
        for number, example in zip(group["job_ids"], group["examples"], strict=True):
            print_line(f"  {number:>6}  {printable(example)}")
        if group["count"] > len(group["examples"]):
            print_line("  …")
    for file in status["unread_files"]:
        print_line(f"\nNot readable: {printable(file['path'])}: {printable(file['reason'] or '')}")
