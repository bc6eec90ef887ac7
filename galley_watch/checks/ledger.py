"""The ledger (shell): it opens, it is sound as far as a short look tells, and it has a backup."""

from __future__ import annotations

import os
import pwd
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from galley_watch.checks.agent import Work
from galley_watch.checks.check import Check, note, ok, problem
from galley_watch.checks.words import size, span
from galley_watch.db.files import LEDGER_NAME
from galley_watch.db.rebuilding import rebuilt_from
from galley_watch.db.schema import SCHEMA_VERSION
from galley_watch.db.soundness import Kept, byte_count_of, kept_beside, soundness
from galley_watch.errors import AgentError, NotNow
from galley_watch.wording import counted

LONGEST_LOOK_SECONDS = 5.0
_DAY_MS = 86_400_000
_BACKUP_DUE_MS = 2 * _DAY_MS


def ledger_bytes(state_folder: Path) -> int:
    """0 where there is no ledger."""
    return byte_count_of(state_folder / LEDGER_NAME)


def not_opened(error: AgentError | NotNow) -> Check:
    """Why the ledger cannot be read."""
    if isinstance(error, NotNow):
        return problem("ledger", error.sentence, "Look at the folder and its disk; then run this again, as the user who runs the agent.")
    if error.code == "no_ledger":
        return note("ledger", error.sentence, error.advice)
    return problem("ledger", error.sentence, error.advice or "Look at the state folder.")


def ledger_checks(connection: sqlite3.Connection, state_folder: Path, monotonic: Callable[[], float], is_held: bool) -> Iterator[Check]:
    """Of a ledger that opened. ``is_held``: an agent works on it."""
    give_up = monotonic() + LONGEST_LOOK_SECONDS
    sound = soundness(connection, state_folder, lambda: monotonic() > give_up)
    shown = f"{state_folder / LEDGER_NAME} (version {SCHEMA_VERSION}, {size(sound.byte_count)})"
    if sound.problem is not None:
        message = f"{shown} is damaged: {sound.problem}."
        yield problem("ledger", message, "Stop the agent and start it again: it keeps the damaged file aside and rebuilds the ledger.")
    elif not sound.is_whole:
        yield note("ledger", f"{shown} opens; it is too large to look through here.", "The agent looks through it at each backup.")
    else:
        yield ok("ledger", f"{shown} opens and is sound.")
    if not sound.ended_in_order and not is_held:
        message = "The last run did not end in order (killed, or a power cut). Nothing is lost by that."
        yield note("ledger", message, "The next `galley-watch run` checks the ledger and takes up what was in hand.")
    if rebuilt_from(connection) is not None:
        message = "The ledger was rebuilt and is still to be compared with notes in a folder that is away."
        yield note("ledger", message, "Bring that folder back, then start the agent.")


def beside_the_ledger(state_folder: Path, now_ms: int, work: Work) -> Iterator[Check]:
    """Backups and what was kept aside."""
    kept = kept_beside(state_folder)
    if kept.suspect is not None:
        message = f"Damage was found in the ledger while it was in use ({kept.suspect or 'without details'})."
        yield problem("ledger", message, "Start `galley-watch run`: it keeps the damaged file aside and rebuilds the ledger.")
    if kept.damaged:
        message = f"{counted(len(kept.damaged), 'file')} of damaged ledgers kept aside in {state_folder} ({size(kept.damaged_bytes)})."
        yield note("ledger", message, "Remove them when you no longer want them.")
    yield from _backup(kept, now_ms, work)
    yield from _owner(state_folder)


def _backup(kept: Kept, now_ms: int, work: Work) -> Iterator[Check]:
    advice = "The agent takes one a day while it runs; its log says why where it cannot."
    if kept.newest_backup is None:
        if work.first_link_ms is None or now_ms - work.first_link_ms <= _DAY_MS:
            yield ok("backup", "The ledger has no backup yet. The agent takes one a day.")
        else:
            yield note("backup", "The ledger has no backup.", advice)
    elif kept.backup_ms is None:
        yield note("backup", f"The newest backup, {kept.newest_backup}, cannot be read.", f"Remove it. {advice}")
    elif work.last_change_ms is not None and min(work.last_change_ms, now_ms) - kept.backup_ms > _BACKUP_DUE_MS:
        yield note("backup", f"The newest backup is {span(now_ms - kept.backup_ms)} old, and the ledger has changed since.", advice)
    else:
        age = span(max(now_ms - kept.backup_ms, 0))
        yield ok("backup", f"The newest backup is {age} old ({kept.newest_backup.name}).")


def _owner(state_folder: Path) -> Iterator[Check]:
    with suppress(OSError):
        owner = state_folder.stat().st_uid
        if owner != os.geteuid():
            message = f"{state_folder} belongs to {_user(owner)}, and you are {_user(os.geteuid())}."
            yield note("user", message, "Run galley-watch always as the same user.")


def _user(number: int) -> str:
    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return f"user {number}"


def unreadable(error: Exception) -> Check:
    """A fault that has no words of ours: another program changed the tables, or the file went while it was read."""
    message = f"The ledger opens, but not all of it can be read ({error})."
    return problem("ledger", message, "Start `galley-watch run`: it says what is wrong, or mends it.")
