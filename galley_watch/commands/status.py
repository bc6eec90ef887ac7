"""``status`` (shell).

Folders, counts, and what is failing and why. Works while an agent runs, and before there is any ledger.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

from galley_watch import __version__, ledger_read
from galley_watch.checks import Check, Mark, diagnose
from galley_watch.checks.ledger import ledger_bytes
from galley_watch.clock import SystemClock
from galley_watch.commands.output import print_json, print_line, say
from galley_watch.commands.sentences import duration_words, intake_words, offline_words, pages_without_recipe
from galley_watch.commands.setup import settings_of
from galley_watch.db.lock import lock_holder
from galley_watch.db.reading import reading_or_empty
from galley_watch.db.soundness import kept_beside
from galley_watch.hosts import estimated_seconds
from galley_watch.ledger_read import DropFileRow
from galley_watch.printable import printable
from galley_watch.surroundings import place_warning
from galley_watch.values.job import PutResult
from galley_watch.values.network import Doubt
from galley_watch.values.settings import Settings
from galley_watch.wording import counted

_FOLDERS = ("drop_folder", "review_folder", "state_folder")
_UNREAD_FILES_SHOWN = 20
_HOSTS_SHOWN = 5
_NEWER_SHOWN = 10
_MANY_LINKS = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--files", action="store_true", help="also every drop file: what it gave, or why it is not read")
    parser.add_argument("--check", action="store_true", help="only what is wrong, for a monitor; exit status 1 where something is")
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    problems = _problems(settings) if arguments.check else []
    if arguments.json:
        found = {"problems": [_problem(check) for check in problems]} if arguments.check else {}
        print_json(_status(settings, arguments.files) | found)
    elif not arguments.check:
        _show(_status(settings, arguments.files))
    elif not problems:
        print_line("The agent runs, and nothing is in its way.")
    for check in problems:
        say(f"{check.message} {check.advice}".rstrip())
    return 1 if problems else 0


def _problems(settings: Settings) -> list[Check]:
    """What a person should be woken for: also that no agent runs, or that nobody may look."""
    checks = list(diagnose(settings.config_file, os.environ, SystemClock(), thorough=False))
    runs = lock_holder(settings.state_folder) is not None
    return [check for check in checks if check.state is Mark.PROBLEM or (check.name == "agent" and check.state is Mark.NOTE and not runs)]


def _problem(check: Check) -> dict[str, str]:
    return {"name": check.name, "message": check.message, "advice": check.advice}


def _status(settings: Settings, with_files: bool) -> dict[str, Any]:
    agent = lock_holder(settings.state_folder)
    return {
        **_from_ledger(settings, with_files),
        **{name: _folder(getattr(settings, name)) for name in _FOLDERS},
        "warnings": [warning] if (warning := place_warning(settings.state_folder)) else [],
        "config_file": str(settings.config_file) if settings.config_file else None,
        "agent": {
            "running": agent is not None,
            "process_id": agent.process_id if agent else None,
            "since": agent.since_ms if agent else None,
        },
        "ledger": {"bytes": ledger_bytes(settings.state_folder), "backup_at": kept_beside(settings.state_folder).backup_ms},
        "version": __version__,
    }


def _folder(folder: Path) -> dict[str, Any]:
    try:
        room = os.statvfs(folder)
    except OSError:
        free = None
    else:
        free = room.f_bavail * room.f_frsize
    return {"path": str(folder), "state": _state_of(folder), "free_bytes": free}


def _from_ledger(settings: Settings, with_files: bool) -> dict[str, Any]:
    with reading_or_empty(settings.state_folder) as connection:
        return {
            **ledger_read.counts(connection),
            "joined": ledger_read.joined(connection),
            "last_staged_at": ledger_read.last_staged_ms(connection),
            "last_change_at": ledger_read.last_change_ms(connection),
            "oldest_waiting_at": ledger_read.oldest_waiting_ms(connection),
            "waiting_later": ledger_read.waiting_later(connection, SystemClock().now_ms()),
            "failures": [dataclasses.asdict(group) for group in ledger_read.failures(connection)],
            "no_recipe": ledger_read.without_recipe(connection),
            "paused_since": ledger_read.paused_since(connection),
            "offline": _offline(ledger_read.offline(connection)),
            "coming": _coming(ledger_read.waiting_by_host(connection), settings),
            "attention": [dataclasses.asdict(note) for note in ledger_read.needing_attention(connection, _UNREAD_FILES_SHOWN)],
            "newer_pages": [dataclasses.asdict(page) for page in ledger_read.newer_pages(connection)],
            "unread_files": _unread_files(ledger_read.drop_files(connection, kind="error"), settings),
            **({"files": [_file(row) for row in ledger_read.drop_files(connection)]} if with_files else {}),
        }


def _offline(doubt: Doubt | None) -> dict[str, Any] | None:
    return None if doubt is None else {"since": doubt.since_ms, "looked_at": doubt.looked_ms, "sentence": doubt.sentence}


def _coming(by_host: dict[str, int], settings: Settings) -> dict[str, Any]:
    """The links that wait to be fetched, the hosts with the most of them, and how long they will take."""
    shown = dict(list(by_host.items())[:_HOSTS_SHOWN])
    seconds = round(estimated_seconds(by_host, settings.fetch), 1)
    return {"links": sum(by_host.values()), "hosts": len(by_host), "by_host": shown, "estimated_seconds": seconds}


def _unread_files(rows: Iterable[DropFileRow], settings: Settings) -> list[dict[str, Any]]:
    """Files that could not be read, unless the person took them away since."""
    is_there = os.path.isdir(settings.drop_folder)  # noqa: PTH112 - does not raise
    files = ((os.fsdecode(row.path), row.reason) for row in rows)
    present = ((path, reason) for path, reason in files if not is_there or os.path.lexists(settings.drop_folder / path))
    return [{"path": path, "reason": reason} for path, reason in islice(present, _UNREAD_FILES_SHOWN)]


def _file(row: DropFileRow) -> dict[str, Any]:
    counts = {name: getattr(row, name) for name in ("taken", "known", "again", "refused", "bad")}
    problems = [dataclasses.asdict(problem) for problem in row.problems]
    return {"path": os.fsdecode(row.path), "kind": row.kind, **counts, "reason": row.reason, "problems": problems, "read_at": row.read_at}


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
    number = status["agent"]["process_id"]
    running = ("running" + (f" (process {number})" if number else "")) if status["agent"]["running"] else "not running"
    print_line(f"{'Agent:':<15}{running}")
    for warning in status["warnings"]:
        print_line(f"{'Warning:':<15}{printable(warning)}")
    jobs, inbox = status["jobs"], status["inbox"]
    later = f" ({status['waiting_later']} for later)" if status["waiting_later"] else ""
    sharing = f" ({status['joined']} of them to the page of another)" if status["joined"] else ""
    print_line(
        f"{'Links:':<15}{jobs['pending']} waiting{later}, {jobs['processing']} in work, {jobs['staged']} staged{sharing}, "
        f"{jobs['failed'] - status['no_recipe']} failed, {jobs['cancelled']} cancelled"
        + (f"; {pages_without_recipe(status['no_recipe'])}" if status["no_recipe"] else "")
    )
    _show_coming(status)
    gone = f", {inbox['removed']} gone" if inbox["removed"] else ""
    print_line(f"{'Notes:':<15}{inbox['pending']} to review, {inbox['approved']} approved, {inbox['rejected']} rejected{gone}")
    _show_newer_pages(status["newer_pages"])
    for note in status["attention"]:
        print_line(f"{'Look at:':<15}{note['queue_id']:>6}  {printable(note['attention'])}")
    for group in status["failures"]:
        print_line(f"\n{counted(group['count'], 'link')} failed with {group['code']}: {printable(group['sentence'])}")
        print_line(f"  {group['advice']}")
        for number, example in zip(group["job_ids"], group["examples"], strict=True):
            print_line(f"  {number:>6}  {printable(example)}")
        if group["count"] > len(group["examples"]):
            print_line("  …")
    for file in status["unread_files"]:
        print_line(f"\nNot readable: {printable(file['path'])}: {printable(file['reason'] or '')}")
    for file in status.get("files", ()):
        _show_file(file)


def _show_newer_pages(pages: list[dict[str, Any]]) -> None:
    if pages:
        numbers = ", ".join(str(page["queue_id"]) for page in pages[:_NEWER_SHOWN]) + (", …" if len(pages) > _NEWER_SHOWN else "")
        changed = counted(len(pages), "page changed since its note was written", "pages changed since their notes were written")
        print_line(f"{'Newer:':<15}{changed}, `galley-watch diff ID` shows how: {numbers}")


def _show_coming(status: dict[str, Any]) -> None:
    coming = status["coming"]
    if status["paused_since"] is not None:
        print_line(f"{'Paused:':<15}nothing is fetched until `galley-watch resume`")
    if (offline := status["offline"]) is not None:
        words = offline_words(offline["since"], offline["looked_at"], offline["sentence"], SystemClock().now_ms())
        print_line(f"{'Offline:':<15}{words}")
    if coming["links"] >= _MANY_LINKS:
        hosts = ", ".join(f"{count} of {printable(host)}" for host, count in coming["by_host"].items())
        more = f" and {coming['hosts'] - len(coming['by_host'])} more hosts" if coming["hosts"] > len(coming["by_host"]) else ""
        print_line(f"{'Coming:':<15}{hosts}{more}: {duration_words(coming['estimated_seconds'])} of fetching")


def _show_file(file: dict[str, Any]) -> None:
    result = PutResult(**{name: file[name] for name in ("taken", "known", "again", "refused", "bad")})
    print_line(f"\n{printable(file['path'])}: {printable(file['reason']) if file['reason'] else intake_words(result)}")
    for problem in file["problems"]:
        print_line(f"  {'line ' + str(problem['line']) + ': ' if problem['line'] else ''}{printable(problem['message'])}")
