"""The live line: counts that fit the terminal, drawn at most ten times a second, and nothing that must not be missed is overdrawn."""

from __future__ import annotations

import io
import logging
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.commands.progress import LiveHandler, LiveLine, LogLines, live_line
from galley_watch.commands.setup import NotAgain
from galley_watch.errors import ErrorCode
from galley_watch.values.event import Counted, FileOpened, FileTaken, FileUnreadable, NoteReviewed, StepSettled
from galley_watch.values.job import Claim, PutResult, SeenAgain, Stage
from galley_watch.values.outcome import Deferred, Failed, NoteWritten, RetryLater

CLAIM = Claim(1, Stage.FETCH, "w", 1, 0, "https://example.org/\x1b[31ma", "example.org", "r-1")
FAILED = StepSettled(CLAIM, Failed(ErrorCode.NO_RECIPE, "There is no recipe\u202e on this page."))
AWAY = StepSettled(CLAIM, Deferred("The review folder is not there.", 5))


class Ticking:
    """Seconds that pass when told."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@given(
    st.dictionaries(st.sampled_from(["pending", "processing", "staged", "failed", "cancelled"]), st.integers(0, 10**7)), st.integers(0, 200)
)
def test_the_line_fits_any_terminal(jobs: dict[str, int], columns: int) -> None:
    line = live_line(jobs, 0, columns)
    assert len(line) <= columns
    assert line.isascii()


def test_a_long_import_has_a_bar_and_a_short_one_none() -> None:
    jobs = {"pending": 60, "processing": 10, "staged": 120, "failed": 10}
    assert live_line(jobs, 100, 100).startswith("[#######.................]  30 %  60 waiting  10 working  120 staged  10 failed")
    assert live_line({"pending": 2, "staged": 1}, 0, 100).startswith("2 waiting")
    assert live_line(jobs, 100, 60).startswith("60 waiting")


def test_it_is_drawn_at_most_ten_times_a_second() -> None:
    stream, clock = io.StringIO(), Ticking()
    line = LiveLine(stream, clock, lambda: 80)
    for number in range(1000):
        clock.now = number / 1000
        line.happened(Counted({"pending": number}))
    assert 9 <= stream.getvalue().count("\r") <= 10


def test_failures_stand_above_it_and_command_nothing() -> None:
    stream, clock = io.StringIO(), Ticking()
    line = LiveLine(stream, clock, lambda: 80)
    line.happened(Counted({"pending": 1}))
    line.happened(FAILED)
    line.happened(FileTaken("a\x1b.txt", PutResult(taken=3, known=1)))
    line.close()
    text = stream.getvalue()
    assert "link 1 holds no recipe (https://example.org/\\x1b[31ma): There is no recipe\\u202e on this page. If you see" in text
    assert "a\\x1b.txt: 3 new, 1 known already\n" in text
    assert text.replace("\r\x1b[K", "").count("\x1b") == 0
    assert text.endswith("\r\x1b[K")


@pytest.mark.parametrize(("waiting", "is_told"), [(3, True), (300, False)])
def test_each_note_and_each_wait_is_told_where_links_are_few(waiting: int, is_told: bool) -> None:
    stream = io.StringIO()
    line = LiveLine(stream, Ticking(), lambda: 80)
    line.happened(Counted({"pending": waiting}))
    line.happened(StepSettled(CLAIM, NoteWritten("Soup.md")))
    line.happened(StepSettled(CLAIM, RetryLater(ErrorCode.DNS, "The name example.org is not known.", 5)))
    line.happened(FAILED)
    told = stream.getvalue()
    assert ("has its note Soup.md" in told, "is tried again after" in told) == (is_told, is_told)
    assert "link 1 holds no recipe" in told


def test_a_terminal_that_is_gone_stops_nothing() -> None:
    stream = io.StringIO()
    line = LiveLine(stream, Ticking(), lambda: 80)
    stream.close()
    line.happened(Counted({"pending": 1}))
    line.happened(FAILED)
    line.close()


def test_log_lines_do_not_tear_it() -> None:
    stream, clock = io.StringIO(), Ticking()
    line = LiveLine(stream, clock, lambda: 80)
    line.happened(Counted({"pending": 1}))
    LiveHandler(line).emit(logging.LogRecord("galley_watch", logging.WARNING, "", 0, "careful", None, None))
    assert stream.getvalue().endswith("\r\x1b[Kcareful\n")


def test_in_a_log_each_note_and_failure_is_a_line(caplog: pytest.LogCaptureFixture) -> None:
    watcher = LogLines()
    with caplog.at_level(logging.INFO, "galley_watch"):
        for event in (
            FileTaken("a.txt", PutResult(known=2)),
            StepSettled(CLAIM, NoteWritten("Soup.md")),
            FAILED,
            StepSettled(CLAIM, Failed(ErrorCode.LOGIN, "It wants a sign-in.")),
            StepSettled(CLAIM, RetryLater(ErrorCode.TIMEOUT, "The site is slow.", 5)),
            NoteReviewed("Soup.md", "approved", 1),
            Counted({"pending": 1}),
        ):
            watcher.happened(event)
    assert [(record.levelname, re.split(r" after|[(:]", record.getMessage())[0].rstrip()) for record in caplog.records] == [
        ("INFO", "a.txt"),
        ("INFO", "link 1 has its note Soup.md"),
        ("INFO", "link 1 holds no recipe"),
        ("WARNING", "link 1 failed"),
        ("INFO", "link 1 is tried again"),
        ("INFO", "link 1"),
    ]


def test_a_fault_of_the_machine_is_told_once_and_anew_when_it_comes_back(caplog: pytest.LogCaptureFixture) -> None:
    watcher = LogLines()
    with caplog.at_level(logging.INFO, "galley_watch"):
        for event in (AWAY, AWAY, AWAY, StepSettled(CLAIM, NoteWritten("Soup.md")), AWAY):
            watcher.happened(event)
    assert [(record.levelname, "waits" in record.message) for record in caplog.records] == [
        ("WARNING", True),
        ("INFO", False),
        ("WARNING", True),
    ]


def test_which_links_a_file_brought(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "galley_watch"):
        LogLines().happened(FileTaken("a.txt", PutResult(taken=3, bad=1, job_ids=(4, 5, 6))))
        LogLines().happened(FileTaken("b.url", PutResult(taken=1, job_ids=(7,))))
        LogLines().happened(FileTaken("c.txt", PutResult(taken=1, known=1, job_ids=(7, 8))))
    assert [record.message for record in caplog.records] == [
        "a.txt: 3 new (links 4 to 6), 1 not readable; `galley-watch status --files` says which",
        "b.url: 1 new (link 7)",
        "c.txt: 1 new, 1 known already",
    ]


def test_a_large_file_being_read_and_a_note_that_is_there_are_told(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        LogLines().happened(FileOpened("book\x1bmarks.html", 16_500_000))
        seen = SeenAgain(7, "https://example.org/soup", "Soup.md", "rejected")
        LogLines().happened(FileTaken("a.url", PutResult(known=1, seen=(seen,))))
        LogLines().happened(FileUnreadable("b.url", "The file is empty."))
    assert caplog.records.pop().levelname == "WARNING"
    assert [record.message for record in caplog.records] == [
        "book\\x1bmarks.html: reading 16.5 MB …",
        "a.url: 1 known already (https://example.org/soup has its note Soup.md, rejected; `galley-watch add --again` takes it anew)",
    ]


def test_a_fault_that_stays_is_one_line_an_hour() -> None:
    once = NotAgain()

    def is_told(seconds: float, words: str = "The disk is full.", name: str = "galley_watch.agent.supervisor") -> bool:
        record = logging.LogRecord(name, logging.WARNING, "", 0, "%s", (words,), None)
        record.created = seconds
        return once.filter(record)

    assert [seconds for seconds in range(0, 7_300, 5) if is_told(seconds)] == [0, 3_600, 7_200]
    assert is_told(7_301, "Another fault.")
    assert is_told(7_500), "it was gone for a while, and is back"
    assert [is_told(7_501, "link 1 failed.", "galley_watch.commands.progress") for _ in range(2)] == [True, True]
    assert is_told(100, "The disk is full."), "the clock was set back"


def test_another_fault_of_our_own_is_told_though_its_words_are_the_same() -> None:
    once = NotAgain()

    def is_told(fault: Exception) -> bool:
        record = logging.LogRecord("galley_watch.agent", logging.ERROR, "", 0, "A part stopped.", None, (type(fault), fault, None))
        return once.filter(record)

    assert [is_told(fault) for fault in (KeyError("a"), KeyError("a"), ValueError("b"))] == [True, False, True]
