"""The machine around us (shell): the clock, the versions, who runs this, and whether folders can be watched."""

from __future__ import annotations

import ctypes
import os
import platform
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from galley_watch import __version__
from galley_watch.checks.check import Check, note, ok, problem
from galley_watch.checks.words import span
from galley_watch.watch import trouble_in_words
from galley_watch.wording import minute_of

LEAST_SQLITE = (3, 37, 0)
"""STRICT tables (sqlite.org/stricttables.html)."""
_EARLIEST_YEAR, _LATEST_YEAR = 2025, 2100
_DAY_MS = 86_400_000
_IN_CLOEXEC, _IN_CREATE = 0o2000000, 0x100  # inotify(7)


def machine_checks(environment: Mapping[str, str], now_ms: int, last_change_ms: int | None) -> Iterator[Check]:
    yield clock_check(now_ms, last_change_ms)
    yield _versions()
    if os.geteuid() == 0 and (user := environment.get("SUDO_USER")) not in (None, "root"):
        message = f"This looks at the set-up of root, not at that of {user}."
        yield note("user", message, "Run `galley-watch doctor` without sudo, as the user who runs the agent.")


def clock_check(now_ms: int, last_change_ms: int | None) -> Check:
    """``last_change_ms``: the latest time in the ledger, None where there is none."""
    year = 1970 + now_ms / (365.2425 * _DAY_MS)
    if not _EARLIEST_YEAR <= year < _LATEST_YEAR:
        return problem("clock", f"This machine's clock says the year {int(year)}.", "Set it: certificates and waiting times need it.")
    if last_change_ms is not None and last_change_ms > now_ms + _DAY_MS:
        behind = span(last_change_ms - now_ms)
        message = f"This machine's clock is {behind} behind the last change in the ledger; it was set back, or was ahead before."
        return note("clock", message, "Set it if it is wrong; nothing waits longer than six hours for it.")
    return ok("clock", f"The clock says {minute_of(now_ms)}.")


def _versions() -> Check:
    shown = f"galley-watch {__version__}, Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}"
    if sqlite3.sqlite_version_info < LEAST_SQLITE:
        least = ".".join(map(str, LEAST_SQLITE[:2]))
        return problem("versions", f"{shown}: this SQLite is too old.", f"Use a Python that comes with SQLite {least} or newer.")
    return ok("versions", f"{shown}.")


def watching_check(folder: Path) -> Check | None:
    """Can changes in this folder be watched just now? None where that cannot be told (another system than Linux, no such folder)."""
    if not sys.platform.startswith("linux") or not os.path.isdir(folder):  # noqa: PTH112 - does not raise
        return None
    error = _inotify_error(folder)
    if error is None:
        return ok("watching", "Changes in the drop folder can be watched.")
    return note("watching", trouble_in_words(error, "drop folder"), "What is new there is still found by looking, every rescan_seconds.")


def _inotify_error(folder: Path) -> OSError | None:
    """What the system says to one watch, which is given back at once."""
    library = ctypes.CDLL(None, use_errno=True)
    descriptor = library.inotify_init1(_IN_CLOEXEC)
    if descriptor < 0:
        return OSError(number := ctypes.get_errno(), os.strerror(number))
    try:
        if library.inotify_add_watch(descriptor, os.fsencode(folder), _IN_CREATE) < 0:
            return OSError(number := ctypes.get_errno(), os.strerror(number))
    finally:
        os.close(descriptor)
    return None
