"""The reading process through its door: what a page does to it harms neither the next page nor the agent."""

from __future__ import annotations

import asyncio
import logging
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from galley_watch.clock import SystemClock
from galley_watch.errors import ErrorCode, LinkError, NotNow, WorkerDiedError
from galley_watch.values.page import FetchedPage, RawText
from galley_watch.worker.parent import ReadingWorker
from tests.worker import page_steps

HERE = Path(__file__).parent
needs_pidfd = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="waits for a process that is not its child: Linux only")


@pytest.fixture(autouse=True)
def page_steps_importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process looks for modules where the agent does."""
    monkeypatch.syspath_prepend(str(HERE))


def with_worker(
    use: Callable[[ReadingWorker], Awaitable[None]],
    deadline_seconds: float = 10.0,
    idle_seconds: float = 60.0,
    composition: str = "page_steps:read",
    clock: SystemClock | None = None,
) -> None:
    async def run() -> None:
        worker = ReadingWorker(deadline_seconds, 512, idle_seconds, composition, clock)
        try:
            await use(worker)
        finally:
            await worker.close()
            assert worker.pid is None

    asyncio.run(run())


async def read_text(worker: ReadingWorker, text: str) -> str:
    return (await worker.read(RawText(text))).recipe.title


def pidfd(pid: int | None) -> int:
    assert pid is not None
    return os.pidfd_open(pid)


def ended_within(process: int, seconds: float) -> bool:
    poller = select.poll()
    poller.register(process, select.POLLIN)
    return bool(poller.poll(seconds * 1000))


def test_pages_and_texts_arrive_whole() -> None:
    async def use(worker: ReadingWorker) -> None:
        page = await worker.read(FetchedPage("http://example.com/", bytes(10_000_000), "text/x", "koi8-r"))
        assert page == page_steps.recipe_of("10000000 bytes", "koi8-r", "text/x")
        assert await read_text(worker, "Müsli 🥣 \0") == "Müsli 🥣 \0"

    with_worker(use)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("allocate", "more than 512 MB"),
        ("exit", "exit status 3"),
        ("leave", "exit status 4"),
        ("crash", "SIGSEGV"),
    ],
)
def test_a_page_that_ends_the_process_harms_only_itself(text: str, sentence: str) -> None:
    async def use(worker: ReadingWorker) -> None:
        assert await read_text(worker, "before") == "before"
        first = worker.pid
        with pytest.raises(WorkerDiedError, match=sentence):
            await read_text(worker, text)
        assert worker.pid is None
        assert await read_text(worker, "after") == "after"
        assert worker.pid != first

    with_worker(use)


@pytest.mark.parametrize("text", ["spin", "spin in C", "stop"])
def test_a_page_that_does_not_end_is_ended_at_its_deadline(text: str) -> None:
    async def use(worker: ReadingWorker) -> None:
        await worker.warm()
        started = time.monotonic()
        with pytest.raises(WorkerDiedError, match=r"longer than 0\.3 seconds"):
            await read_text(worker, text)
        assert time.monotonic() - started < 5
        assert await read_text(worker, "after") == "after"

    with_worker(use, deadline_seconds=0.3)


class StoppedClock(SystemClock):
    """Between two looks the program was stopped for an hour, or the machine slept and only the wall's clock went on."""

    def __init__(self, monotonic: bool) -> None:
        self._looks = 0
        self._is_monotonic = monotonic

    def monotonic(self) -> float:
        self._looks += self._is_monotonic
        return 3600.0 * self._looks

    def now_ms(self) -> int:
        self._looks += not self._is_monotonic
        return 3_600_000 * self._looks


@pytest.mark.parametrize("monotonic", [True, False])
@pytest.mark.parametrize("text", ["stop", "alarm"])
def test_a_page_is_not_to_blame_for_a_time_in_which_nothing_ran(text: str, monotonic: bool) -> None:
    async def use(worker: ReadingWorker) -> None:
        with pytest.raises(NotNow, match="stood still") as caught:
            await read_text(worker, text)
        assert caught.value.of_one_job
        assert await read_text(worker, "after") == "after"

    with_worker(use, deadline_seconds=2.0 if text == "alarm" else 0.3, clock=StoppedClock(monotonic))


def test_a_page_in_which_the_machine_stands_still_again_is_to_blame() -> None:
    async def use(worker: ReadingWorker) -> None:
        with pytest.raises(NotNow, match="stood still"):
            await read_text(worker, "stop")
        with pytest.raises(WorkerDiedError, match="longer than"):
            await read_text(worker, "stop")
        with pytest.raises(NotNow, match="stood still"):
            await read_text(worker, "spin")

    with_worker(use, deadline_seconds=0.3, clock=StoppedClock(monotonic=True))


def test_errors_of_a_link_come_back_and_the_process_stays() -> None:
    async def use(worker: ReadingWorker) -> None:
        for text, code in [("no recipe", ErrorCode.NO_RECIPE), ("nest", ErrorCode.INTERNAL), ("huge", ErrorCode.TOO_LARGE)]:
            with pytest.raises(LinkError) as caught:
                await read_text(worker, text)
            assert caught.value.code is code
        first = worker.pid
        assert await read_text(worker, "interrupt") == "interrupt"
        assert worker.pid == first is not None

    with_worker(use)


def test_a_bug_names_its_class_and_logs_one_harmless_line(caplog: pytest.LogCaptureFixture) -> None:
    async def use(worker: ReadingWorker) -> None:
        with pytest.raises(LinkError, match=r"\(KeyError\)"):
            await read_text(worker, "bug")

    with caplog.at_level(logging.WARNING):
        with_worker(use)
    [record] = caplog.records
    message = record.getMessage()
    assert "page_steps.py" in message
    assert "\n" not in message
    assert "\x1b" not in message


def test_what_libraries_print_never_reaches_the_pipes() -> None:
    async def use(worker: ReadingWorker) -> None:
        assert await read_text(worker, "print") == "stdin ''"
        assert await read_text(worker, "next") == "next"

    with_worker(use)


@pytest.mark.parametrize("text", ["connect", "look up", "start a program"])
def test_no_connections_and_no_programs(text: str) -> None:
    async def use(worker: ReadingWorker) -> None:
        with pytest.raises(LinkError, match="PermissionError"):
            await read_text(worker, text)

    with_worker(use)


def test_no_core_files() -> None:
    async def use(worker: ReadingWorker) -> None:
        assert await read_text(worker, "core") == "(0, 0)"

    with_worker(use)


def test_pages_asked_for_at_once_wait_for_each_other() -> None:
    async def use(worker: ReadingWorker) -> None:
        texts = ["one", "exit", "two", "three"]
        results = await asyncio.gather(*(read_text(worker, text) for text in texts), return_exceptions=True)
        assert isinstance(results.pop(1), WorkerDiedError)
        assert results == ["one", "two", "three"]

    with_worker(use)


@needs_pidfd
def test_killed_while_idle_harms_no_page() -> None:
    async def use(worker: ReadingWorker) -> None:
        for _ in range(5):
            assert await read_text(worker, "before") == "before"
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGKILL)
            # At once, before the agent can have noticed: the page goes to a new process and is not blamed.
            assert await read_text(worker, "after") == "after"

    with_worker(use)


@needs_pidfd
def test_cancelling_kills_the_busy_process() -> None:
    async def use(worker: ReadingWorker) -> None:
        await worker.warm()
        process = pidfd(worker.pid)
        reading = asyncio.create_task(read_text(worker, "spin"))
        waiting = asyncio.create_task(read_text(worker, "neighbour"))
        await asyncio.sleep(0)
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        assert ended_within(process, 20)
        assert await waiting == "neighbour"
        os.close(process)

    with_worker(use)


@needs_pidfd
def test_closing_ends_a_busy_process_and_spends_no_crash() -> None:
    async def use(worker: ReadingWorker) -> None:
        await worker.warm()
        process = pidfd(worker.pid)
        reading = asyncio.create_task(read_text(worker, "spin"))
        await asyncio.sleep(0)
        await worker.close()
        with pytest.raises(NotNow):
            await reading
        with pytest.raises(NotNow):
            await read_text(worker, "later")
        assert ended_within(process, 20)
        os.close(process)

    with_worker(use)


@pytest.mark.parametrize("turns", [1, 2, 3, 5, 20])
def test_closing_while_it_starts_leaves_nothing_behind(turns: int, caplog: pytest.LogCaptureFixture) -> None:
    async def use(worker: ReadingWorker) -> None:
        reading = asyncio.create_task(read_text(worker, "page"))
        for _ in range(turns):
            await asyncio.sleep(0)
        await worker.close()
        with pytest.raises(NotNow):
            await reading
        assert worker.pid is None

    with_worker(use)
    assert not caplog.records


@needs_pidfd
def test_gone_after_idling_and_back_for_the_next_page() -> None:
    async def use(worker: ReadingWorker) -> None:
        assert await read_text(worker, "before") == "before"
        process = pidfd(worker.pid)
        assert await asyncio.to_thread(ended_within, process, 20)
        assert worker.pid is None
        assert await read_text(worker, "after") == "after"
        os.close(process)

    with_worker(use, idle_seconds=0.02)


def test_a_process_that_cannot_start_blames_no_page(caplog: pytest.LogCaptureFixture) -> None:
    async def use(worker: ReadingWorker) -> None:
        with pytest.raises(NotNow):
            await read_text(worker, "page")

    with_worker(use, composition="no_such_module:read")
    assert "no_such_module" in caplog.text


BUSY_AGENT = """
import asyncio, sys
from galley_watch.values.page import RawText
from galley_watch.worker.parent import ReadingWorker
async def main(text):
    worker = ReadingWorker(60.0, composition="page_steps:read")
    await worker.warm()
    reading = asyncio.create_task(worker.read(RawText(text)))
    await asyncio.sleep(0)
    print(worker.pid, flush=True)
    await reading
asyncio.run(main(sys.argv[1]))
"""


@needs_pidfd
@pytest.mark.parametrize("text", ["spin", "spin in C"])
def test_a_busy_process_ends_with_a_killed_agent(text: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(HERE)}
    with subprocess.Popen([sys.executable, "-c", BUSY_AGENT, text], stdout=subprocess.PIPE, env=environment) as agent:
        assert agent.stdout is not None
        process = pidfd(int(agent.stdout.readline()))
        assert not ended_within(process, 0.1)
        agent.kill()
    assert ended_within(process, 20)
    os.close(process)


BUSY_WITHOUT_PRCTL = """
import sys
from galley_watch.worker import confine
confine.watch_hang_up(0)
print("spinning", flush=True)
while True:
    pass
"""


def test_the_hang_up_of_the_pipe_alone_ends_it_too() -> None:
    with subprocess.Popen([sys.executable, "-c", BUSY_WITHOUT_PRCTL], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        process.stdin.close()
        assert process.wait(20) == 0


BUSY_IN_C = """
from galley_watch.worker import confine
confine._ALARM_GRACE_SECONDS = 0
confine.leave_interrupts_to_parent()
confine.limit_read(0.1)
pow(7, 10**9)
"""


def test_the_kernels_alarm_alone_ends_what_spins_in_c() -> None:
    done = subprocess.run([sys.executable, "-c", BUSY_IN_C], timeout=20, check=False)
    assert done.returncode == -signal.SIGALRM
