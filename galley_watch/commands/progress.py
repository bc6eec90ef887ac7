"""Those who watch the agent for the person (shell): a live line on a terminal, lines in a log elsewhere."""

from __future__ import annotations

import logging
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

from galley_watch.commands.sentences import sentence_of
from galley_watch.commands.setup import start_log
from galley_watch.errors import ErrorCode
from galley_watch.values.event import CameOnline, Counted, Event, FileOpened, FileTaken, FileUnreadable, StepSettled, WentOffline
from galley_watch.values.job import Stage
from galley_watch.values.outcome import Deferred, Failed

log = logging.getLogger(__name__)

_REDRAW_SECONDS = 0.1
_LONG_IMPORT = 20
_BAR_CELLS = 24
_ERASE = "\r\x1b[K"


class _ToldOnce:
    """What there is to say of an event. A fault of the machine (a folder away, a disk full) is told with the first link that waits for it,
    not with each one that finds out at night that it is still so."""

    def __init__(self) -> None:
        self._because: dict[Stage, str] = {}

    def sentence_of(self, event: Event) -> str | None:
        sentence = sentence_of(event)
        match event:
            case StepSettled(claim, Deferred(because, of_one_job=False)):
                is_new = self._because.get(claim.stage) != because
                self._because[claim.stage] = because
                return f"{sentence} All behind it wait too." if sentence and is_new else None
            case StepSettled(claim, outcome) if not isinstance(outcome, Deferred):
                self._because.pop(claim.stage, None)
            case _:
                pass
        return sentence


class LogLines:
    """One log line for each file taken, note written, link failed and link that has to wait."""

    wants_counts = False

    def __init__(self) -> None:
        self._told = _ToldOnce()

    def above(self, text: str) -> None:
        """A line of its own."""
        log.info("%s", text)

    def happened(self, event: Event) -> None:
        sentence = self._told.sentence_of(event)
        if sentence:
            log.log(logging.WARNING if _is_bad(event) else logging.INFO, "%s", sentence)


class LiveLine:
    """The last line of a terminal, redrawn in place; what must not be missed scrolls by above it.

    ``monotonic`` gives seconds, ``columns`` the terminal's width now.
    """

    wants_counts = True

    def __init__(
        self,
        stream: TextIO,
        monotonic: Callable[[], float] = time.monotonic,
        columns: Callable[[], int] = lambda: shutil.get_terminal_size().columns,
    ) -> None:
        self._told = _ToldOnce()
        self._stream = stream
        self._monotonic = monotonic
        self._columns = columns
        self._jobs: dict[str, int] = {}
        self._done_before: int | None = None
        self._drawn_at = -_REDRAW_SECONDS
        self._shown = False

    def happened(self, event: Event) -> None:
        if isinstance(event, Counted):
            self._jobs = event.jobs
            if self._done_before is None:
                self._done_before = _done(event.jobs)
        elif (sentence := self._told.sentence_of(event)) and (self._is_short() or _must_not_be_missed(event)):
            self.above(sentence)
        if self._monotonic() - self._drawn_at >= _REDRAW_SECONDS:
            self._draw()

    def _is_short(self) -> bool:
        """Each note and each link that has to wait is told while there are few; in a long import they would be all that is seen."""
        return self._jobs.get("pending", 0) + self._jobs.get("processing", 0) < _LONG_IMPORT

    def above(self, text: str) -> None:
        """Print a whole line above the live one."""
        self._write(f"{_ERASE if self._shown else ''}{text}\n")
        self._shown = False
        self._drawn_at = -_REDRAW_SECONDS

    def close(self) -> None:
        """Take the live line away."""
        if self._shown:
            self._write(_ERASE)
            self._shown = False

    def _draw(self) -> None:
        if not self._jobs:
            return
        self._drawn_at = self._monotonic()
        # the last column stays free: a line that fills it wraps on some terminals
        self._write(_ERASE + live_line(self._jobs, self._done_before or 0, self._columns() - 1))
        self._shown = True

    def _write(self, text: str) -> None:
        try:
            self._stream.write(text)
            self._stream.flush()
        except (OSError, ValueError):
            pass  # the terminal is gone; the agent works on


def live_line(jobs: dict[str, int], done_before: int, columns: int) -> str:
    """The line for these counts; with a bar of this run's share done where the import is long and the terminal wide enough."""
    waiting, working = jobs.get("pending", 0), jobs.get("processing", 0)
    text = f"{waiting} waiting  {working} working  {jobs.get('staged', 0)} staged  {jobs.get('failed', 0)} failed"
    done = _done(jobs) - done_before
    total = done + waiting + working
    if total >= _LONG_IMPORT and waiting + working and columns >= len(text) + _BAR_CELLS + 10:
        filled = _BAR_CELLS * done // total
        text = f"[{'#' * filled}{'.' * (_BAR_CELLS - filled)}] {100 * done // total:3} %  {text}"
    return text[: max(columns, 0)]


def _done(jobs: dict[str, int]) -> int:
    return sum(jobs.get(status, 0) for status in ("staged", "failed", "cancelled"))


def _is_bad(event: Event) -> bool:
    """A page that holds no recipe is none: it is just something else."""
    match event:
        case StepSettled(_, Failed(code)):
            return code is not ErrorCode.NO_RECIPE
        case StepSettled(_, Deferred(of_one_job=False)) | FileUnreadable() | WentOffline():
            return True
        case _:
            return False


def _must_not_be_missed(event: Event) -> bool:
    is_final = isinstance(event, StepSettled) and isinstance(event.outcome, Failed)
    return is_final or _is_bad(event) or isinstance(event, FileTaken | FileOpened | CameOnline)


def on_a_terminal() -> bool:
    return sys.stderr.isatty() and os.environ.get("TERM", "dumb") != "dumb"


@contextmanager
def progress_shown() -> Iterator[LiveLine | LogLines]:
    """Starts the log. A live line where there is a terminal, as long as the block lasts; else lines in the log."""
    if not on_a_terminal():
        start_log()
        yield LogLines()
        return
    line = LiveLine(sys.stderr)
    start_log(LiveHandler(line))
    try:
        yield line
    finally:
        line.close()


class LiveHandler(logging.StreamHandler[TextIO]):
    """Log lines that stand above the live line instead of in the middle of it."""

    def __init__(self, line: LiveLine) -> None:
        super().__init__(sys.stderr)
        self._line = line

    def emit(self, record: logging.LogRecord) -> None:
        self._line.above(self.format(record))
