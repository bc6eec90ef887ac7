"""Does an agent run, and does it work (shell)?"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from galley_watch.checks.check import Check, note, ok, problem
from galley_watch.checks.drop_files import Lying
from galley_watch.checks.words import some, span
from galley_watch.db.lock import LOCK_NAME, LockHolder
from galley_watch.values.settings import Settings
from galley_watch.wording import counted

STILL_MS = 600_000
"""An agent with links that are due changes the ledger much more often than this."""
_START = "Start `galley-watch run` and leave it running, or take once what is there: `galley-watch run --once`."
_RESTART = "Look at its log; stop it and start it again."


@dataclass(frozen=True, slots=True)
class Work:
    """What there is to do: files not taken yet, links that are due now, and, in UTC milliseconds, when the first link came
    and when the ledger last changed."""

    lying: Lying = field(default_factory=Lying)
    due: int = 0
    first_link_ms: int | None = None
    last_change_ms: int | None = None


def agent_checks(settings: Settings, holder: LockHolder | None, work: Work, now_ms: int) -> Iterator[Check]:
    if holder is None:
        yield _not_running(settings.state_folder, work)
        return
    running_ms = max(now_ms - holder.since_ms, 0) if holder.since_ms is not None else 0
    process = f" (process {holder.process_id}, started {span(running_ms)} ago)" if holder.process_id is not None else ""
    shown = f"The agent runs{process}."
    patience_ms = _patience_ms(settings)
    if work.lying.names and min(running_ms, work.lying.passed_over_ms) > patience_ms:
        message = f"{shown} But for {span(work.lying.passed_over_ms)} it has not taken {some(work.lying.names)} from the drop folder."
        yield problem("agent", message, f"Was it started with this configuration, and by this user? {_RESTART}")
    elif _stands_still(work, running_ms, now_ms):
        still = span(now_ms - (work.last_change_ms or 0))
        message = f"{shown} But {counted(work.due, 'link')} could go on, and nothing has changed for {still}."
        yield problem("agent", message, _RESTART)
    elif work.lying.names:
        yield ok("agent", f"{shown} {counted(len(work.lying.names), 'file')} in the drop folder just came or changed, and will be taken.")
    else:
        yield ok("agent", shown)
    if _changed_ms(settings.config_file) > (holder.since_ms if holder.since_ms is not None else now_ms):
        yield note("agent", "The configuration was changed after the agent started.", "Restart the agent: it reads it at its start only.")


def _not_running(state_folder: Path, work: Work) -> Check:
    lock = state_folder / LOCK_NAME
    if not _may_be_read(lock):
        return note("agent", f"Whether the agent runs cannot be told: you may not read {lock}.", "Run this as the user who runs it.")
    waiting = []
    if work.lying.names:
        waiting.append(f"{counted(len(work.lying.names), 'file')} in the drop folder ({some(work.lying.names)})")
    if work.due:
        waiting.append(counted(work.due, "link"))
    if waiting:
        number = len(work.lying.names) + work.due
        return problem("agent", f"The agent does not run, and {' and '.join(waiting)} {'waits' if number == 1 else 'wait'} for it.", _START)
    return note("agent", "The agent does not run. What you save is taken when it does.", _START)


def _may_be_read(lock: Path) -> bool:
    """Also where there is none."""
    try:
        os.close(os.open(lock, os.O_RDONLY | os.O_CLOEXEC))
    except OSError as error:
        return not isinstance(error, PermissionError)
    return True


def _patience_ms(settings: Settings) -> float:
    """Longer than a file may lie there with nothing wrong."""
    return 1000 * (settings.intake.rescan_seconds + 3 * settings.intake.settle_seconds + 60)


def _stands_still(work: Work, running_ms: int, now_ms: int) -> bool:
    changed_ms = work.last_change_ms or 0
    return bool(work.due) and min(running_ms, now_ms - changed_ms) > STILL_MS


def _changed_ms(path: Path | None) -> float:
    """When the file was written to last; 0 where there is none."""
    try:
        return 0 if path is None else path.stat().st_mtime * 1000
    except OSError:
        return 0
