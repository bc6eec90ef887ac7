"""What most commands begin with (shell): the settings of this command line, the log."""

from __future__ import annotations

import argparse
import logging
import math
import os
import sys
from collections.abc import Mapping
from enum import Enum
from pathlib import Path

from galley_watch.config import load_settings
from galley_watch.printable import printable
from galley_watch.values.settings import Settings

_JOURNAL_LEVELS = ((logging.ERROR, 3), (logging.WARNING, 4), (logging.INFO, 6), (logging.NOTSET, 7))

_AGAIN_SECONDS = 60.0
"""A fault that is met again within this time is still the same one: what is tried again is so more often."""
_TOLD_SECONDS = 3600.0


class LogKind(Enum):
    TERMINAL = "terminal"
    JOURNAL = "journal"
    FILE = "file"


def settings_of(arguments: argparse.Namespace) -> Settings:
    """Raises ``AgentError`` with exit status 2."""
    return load_settings(None if arguments.config is None else Path(arguments.config), os.environ)


class SafeFormatter(logging.Formatter):
    """One line a record, page text escaped; a fault's traceback keeps its lines.

    A terminal gets the words alone, and the journal of systemd, which has the time itself, the level as it wants it (sd-daemon(3)) at the
    beginning of each line. Anything else gets the time, local and with its distance from UTC, and the level.
    """

    def __init__(self, kind: LogKind) -> None:
        super().__init__("%(message)s" if kind is not LogKind.FILE else "%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S%z")
        self._is_journal = kind is LogKind.JOURNAL

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        if not self._is_journal:
            return text
        level = next(number for least, number in _JOURNAL_LEVELS if record.levelno >= least)
        return "\n".join(f"<{level}>{line}" for line in text.split("\n"))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name is logging's
        record.message = printable(record.message)
        return super().formatMessage(record)

    def formatException(self, ei: logging._SysExcInfoType) -> str:  # noqa: N802 - the name is logging's
        return "\n".join(printable(line) for line in super().formatException(ei).split("\n"))


def log_kind(environment: Mapping[str, str]) -> LogKind:
    """What standard error leads to. systemd.exec(5): ``JOURNAL_STREAM`` is the device and inode of the journal's stream."""
    try:
        stream = os.fstat(sys.stderr.fileno())
    except (OSError, ValueError):
        return LogKind.FILE
    if environment.get("JOURNAL_STREAM") == f"{stream.st_dev}:{stream.st_ino}":
        return LogKind.JOURNAL
    return LogKind.TERMINAL if sys.stderr.isatty() else LogKind.FILE


class NotAgain(logging.Filter):
    """The same words again and again, as of a disk that stays full, are one line an hour. What happened to a link is told each time."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, tuple[float, float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING or record.name.startswith("galley_watch.commands"):
            return True
        fault = repr(record.exc_info[1]) if record.exc_info else ""
        words, now = record.getMessage() + fault, record.created
        self._said = {said: moments for said, moments in self._said.items() if abs(now - moments[1]) < _AGAIN_SECONDS}
        told, _ = self._said.get(words, (-math.inf, 0.0))
        is_told = abs(now - told) >= _TOLD_SECONDS
        self._said[words] = (now if is_told else told, now)
        return is_told


def start_log(handler: logging.Handler | None = None) -> None:
    """Log to standard error: ours from INFO on, the libraries' warnings only: what else they say names addresses."""
    logging.raiseExceptions = False  # a full disk under the log must not become a fault of the agent
    handler = handler or logging.StreamHandler(sys.stderr)
    handler.addFilter(NotAgain())
    handler.setFormatter(SafeFormatter(log_kind(os.environ)))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("galley_watch").setLevel(logging.INFO)
