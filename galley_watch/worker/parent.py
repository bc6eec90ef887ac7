"""The agent's side of the reading process (shell): starts it, feeds it one page at a time, kills and replaces it.

absent ──read──▶ starting ──READY──▶ idle ──read──▶ busy ──ANSWER──▶ idle ──idle_seconds──▶ absent
                                                     └── deadline, crash, memory, cancelled ──▶ killed, absent
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import signal
import sys
from dataclasses import dataclass

from galley_watch.clock import Clock, Since, SystemClock
from galley_watch.errors import LinkError, NotNow, WorkerDiedError
from galley_watch.values.page import Payload
from galley_watch.values.reading import ReadRecipe
from galley_watch.worker import framing

log = logging.getLogger(__name__)

READ_PAYLOAD = "galley_watch.worker.reading:read_payload"

_STOPPING = "The agent is stopping."
_START_SECONDS = 60.0
_LEAVE_SECONDS = 5.0
_PAGES_A_PROCESS = 2_000
"""Measured over 1,600 pages: it grows by about 3 MB."""
_WRITE_BYTES = 256 * 1024
_PIPE_BYTES = 1024 * 1024
"""What Linux lets anyone ask for: nearly every page is handed over in one go, not in turns of 64 kB with the process that reads it."""
_LAST_WORDS_BYTES = 2000


class _GoneBeforeTaken(Exception):
    """The process ended before the page had arrived whole: not the page's fault."""


@dataclass(eq=False)
class _Child:
    """One reading process with its pipes. ``last_words`` is the end of what it wrote to standard error."""

    process: asyncio.subprocess.Process
    requests: asyncio.StreamWriter
    answers: asyncio.StreamReader
    last_words: bytearray
    ended: asyncio.Task[int]
    pages: int = 0

    @property
    def alive(self) -> bool:
        return self.process.returncode is None and not self.answers.at_eof()

    async def send(self, payload: Payload) -> None:
        head, body = framing.request_parts(payload)
        self.requests.write(head)
        for start in range(0, len(body), _WRITE_BYTES):
            self.requests.write(body[start : start + _WRITE_BYTES])
            await self.requests.drain()

    async def receive(self, mark: bytes) -> bytes:
        head = await self.answers.readexactly(framing.ANSWER_LENGTH.size)
        return await self.answers.readexactly(framing.answer_length(head, mark))

    async def kill(self) -> int:
        """Exit status, or minus the signal. Safe to cancel: the rest happens by itself."""
        # Not process.kill(): it polls first, and so takes the exit status of an ended process away from asyncio's own watcher.
        # macOS answers EPERM for a group that has just ended.
        if not self.ended.done():
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.requests.close()
        return await asyncio.shield(self.ended)

    async def leave(self) -> int:
        """The same of a process that answers no more and is about to end. Its input stays open: a hang-up would end it otherwise."""
        try:
            async with asyncio.timeout(_LEAVE_SECONDS):
                return await asyncio.shield(self.ended)
        except TimeoutError:
            return await self.kill()


def _widen(requests: asyncio.StreamWriter) -> None:
    """Best effort: other systems, and a person who has many pipes, keep the usual size."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            fcntl.fcntl(requests.get_extra_info("pipe"), fcntl.F_SETPIPE_SZ, _PIPE_BYTES)


async def _until_ended(process: asyncio.subprocess.Process, last_words: bytearray) -> int:
    """Collect the end of what it says and its exit status."""
    assert process.stderr is not None
    while words := await process.stderr.read(4096):
        last_words += words
        del last_words[:-_LAST_WORDS_BYTES]
    return await process.wait()


def _readable(words: bytearray) -> str:
    """One line that may stand in a log, whatever a page made the process say."""
    return words.decode("utf-8", "replace").encode("unicode_escape").decode("ascii")


class ReadingWorker:
    """Reads pages in a process of its own that can be killed without harm to anyone (the walk's ``Reader``).

    ``deadline_seconds`` of wall time a page and ``memory_mb`` of memory; the process is started for the first page and gone after
    ``idle_seconds`` without one. ``composition`` names what is done with a page (``module:function``).
    """

    def __init__(
        self,
        deadline_seconds: float = 20.0,
        memory_mb: int = 512,
        idle_seconds: float = 60.0,
        composition: str = READ_PAYLOAD,
        clock: Clock | None = None,
    ) -> None:
        self._clock = clock or SystemClock()
        self._deadline_seconds = deadline_seconds
        self._memory_mb = memory_mb
        self._idle_seconds = idle_seconds
        self._composition = composition
        self._turn = asyncio.Lock()
        self._child: _Child | None = None
        self._running: set[asyncio.Task[int]] = set()
        self._closed = False
        self._not_blamed: set[int] = set()
        self._idle_timer: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """The process, None while there is none."""
        return self._child.process.pid if self._child else None

    async def read(self, payload: Payload) -> ReadRecipe:
        """What the page holds; pages wait for each other. Cancelling kills the process if it is busy with this page.

        Raises ``LinkError`` as the steps raised it (``internal`` for a bug in one), ``WorkerDiedError`` when the page crashed the
        process or outgrew its time or memory, and ``NotNow`` when the machine does not let a process start.
        """
        async with self._turn:
            try:
                answer = await self._answer_to(payload)
            except BaseException:
                await self._discard()
                raise
            finally:
                self._rest()
        if answer.trace:
            log.error("a step of reading failed: %s", answer.trace.encode("unicode_escape").decode("ascii"))
        if answer.error is not None:
            raise LinkError(answer.error, answer.sentence)
        assert answer.read is not None
        return answer.read

    async def warm(self) -> None:
        """Start the process now, so that the first page does not wait for it. Raises ``NotNow``."""
        async with self._turn:
            try:
                await self._ready_child()
            except BaseException:
                await self._discard()
                raise
            self._rest()

    async def close(self) -> None:
        """End the process, a busy one too, for good, and wait until it is gone."""
        self._closed = True
        if self._idle_timer:
            self._idle_timer.cancel()
        await self._discard()
        while self._running:
            await asyncio.wait(self._running)

    async def _answer_to(self, payload: Payload) -> framing.Answer:
        for _ in range(2):
            child = await self._ready_child()
            since = Since(self._clock)
            try:
                async with asyncio.timeout(self._deadline_seconds):
                    return await self._exchange(child, payload)
            except _GoneBeforeTaken:
                await self._discard()
            except TimeoutError:
                self._blame_no_page_for_a_standstill(payload, since)
                raise self._died(child, f"Reading this page took longer than {self._deadline_seconds:g} seconds.") from None
            except asyncio.IncompleteReadError:
                status = await child.leave()
                if self._closed:
                    break
                if status == -signal.SIGALRM:
                    self._blame_no_page_for_a_standstill(payload, since)
                raise self._died(child, self._why_ended(status)) from None
            except framing.BrokenFrameError:
                raise self._died(child, "The reading process gave an answer that cannot be read.") from None
        raise NotNow(_STOPPING if self._closed else "The reading process ends before it is given a page.")

    async def _exchange(self, child: _Child, payload: Payload) -> framing.Answer:
        try:
            await child.send(payload)
            await child.receive(framing.TAKEN)
        except (asyncio.IncompleteReadError, ConnectionError) as gone:
            raise _GoneBeforeTaken from gone
        content = await child.receive(framing.ANSWER)
        child.pages += 1
        return framing.answer_from(content)

    async def _ready_child(self) -> _Child:
        """The idle process, or a new one. One that read many pages is replaced: what they left behind in memory adds up."""
        if self._closed:
            raise NotNow(_STOPPING)
        if self._idle_timer:
            self._idle_timer.cancel()
        if self._child and (not self._child.alive or self._child.pages >= _PAGES_A_PROCESS):
            await self._discard()
        if self._child is None:
            self._child = child = await self._start()
            try:
                async with asyncio.timeout(_START_SECONDS):
                    await child.receive(framing.READY)
            except (asyncio.IncompleteReadError, framing.BrokenFrameError, TimeoutError) as error:
                status = await child.kill()
                if not self._closed:
                    log.warning("the reading process does not start (status %d): %s", status, _readable(child.last_words))
                raise NotNow("The reading process does not start; the log says why.") from error
            if self._closed:
                raise NotNow(_STOPPING)
        return self._child

    async def _start(self) -> _Child:
        limits = (os.getpid(), self._memory_mb * 1024 * 1024, self._deadline_seconds)
        arguments = [*map(str, limits), self._composition]
        # The child finds modules where we find them, and none in whatever folder the agent was started from (-P).
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "galley_watch.worker.child", *arguments),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                env=environment,
                start_new_session=True,
            )
        except OSError as error:
            raise NotNow(f"The reading process cannot be started ({error.strerror}).") from error
        assert process.stdin is not None
        assert process.stdout is not None
        _widen(process.stdin)
        last_words = bytearray()
        ended = asyncio.create_task(_until_ended(process, last_words), name="reading process")
        self._running.add(ended)
        ended.add_done_callback(self._running.discard)
        return _Child(process, process.stdin, process.stdout, last_words, ended)

    async def _discard(self) -> None:
        """Kill the process, if there is one; the next page gets a new one. Safe to cancel."""
        child, self._child = self._child, None
        if child:
            await child.kill()

    def _rest(self) -> None:
        """From now on the process is idle: end it when nothing comes."""
        if self._child:
            self._idle_timer = asyncio.get_running_loop().call_later(self._idle_seconds, self._dismiss)

    def _dismiss(self) -> None:
        """Let an idle process go: its input ends, so it does."""
        if self._child and not self._turn.locked():
            self._child.requests.close()
            self._child = None

    def _blame_no_page_for_a_standstill(self, payload: Payload, since: Since) -> None:
        """Raises ``NotNow`` where the deadline ran out because nothing ran. Once for each page: one whose reading brings a small machine
        to a standstill each time would be read for ever."""
        if since.stood_still(self._deadline_seconds) and hash(payload) not in self._not_blamed:
            self._not_blamed.add(hash(payload))
            raise NotNow("This computer stood still while the page was read.", wait_seconds=1, of_one_job=True) from None

    def _died(self, child: _Child, sentence: str) -> WorkerDiedError:
        log.warning("the reading process is replaced: %s %s", sentence, _readable(child.last_words))
        return WorkerDiedError(sentence)

    def _why_ended(self, status: int) -> str:
        if status == framing.EXIT_OUT_OF_MEMORY:
            return f"Reading this page needs more than {self._memory_mb} MB of memory."
        if status < 0:
            return f"Reading this page crashed the reading process ({signal.Signals(-status).name})."
        return f"Reading this page ended the reading process (exit status {status})."
