"""One lasting watcher of a folder that only wakes a scan (shell).

What changed is never taken from its events: watchfiles loses files when its queue overflows and when a filled folder is moved in,
falls silent when the root is deleted or unmounted, and dies on a name that is not UTF-8. The scan reads the folder itself, and runs
without any event too; here it is only told that now is a good moment.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from galley_watch.clock import Clock

if TYPE_CHECKING:
    from watchfiles.main import FileChange

log = logging.getLogger(__name__)

_FIRST_PAUSE_SECONDS = 1.0
_LONGEST_PAUSE_SECONDS = 60.0
_GATHER_MS = 500  # events of one copy come in a burst
_STEP_MS = 200  # how often its thread wakes to look; also how long a single file waits for more to come
_DELETED = 3  # watchfiles.Change.deleted
_SILENCE_MS = 2_000  # after so long without a change the first wake comes anyway, see ``_watch``


class Watcher:
    """Sets ``woken`` when something may have changed under ``root``; whoever scans clears it before the scan.

    The scan says with ``root_is`` which folder stands at the root now: a deleted, remade or newly mounted one is watched anew.
    """

    def __init__(self, root: Path, clock: Clock, name: str = "drop folder") -> None:
        self.woken = asyncio.Event()
        self._root = root
        self._name = name
        self._clock = clock
        self._identity: tuple[int, int] | None = None
        self._root_present = asyncio.Event()
        self._end_this_watch = asyncio.Event()
        self._last_said = ""

    def root_is(self, identity: tuple[int, int] | None) -> None:
        """Device and inode of the root as the last scan saw it, None while it is missing."""
        if identity == self._identity:
            return
        self._identity = identity
        self._end_this_watch.set()
        if identity is None:
            self._root_present.clear()
        else:
            self._root_present.set()

    async def wait(self, stop: asyncio.Event, seconds: float, rest_seconds: Callable[[], float]) -> None:
        """Until stopped, the time is over, or an event came and the folder had its rest, asked for when the event comes."""
        stopped = asyncio.create_task(stop.wait())
        rested = asyncio.create_task(self._woken_and_rested(rest_seconds))
        over = asyncio.create_task(self._clock.sleep(seconds))
        tasks: tuple[asyncio.Task[object], ...] = (stopped, rested, over)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _woken_and_rested(self, rest_seconds: Callable[[], float]) -> None:
        await self.woken.wait()
        await self._clock.sleep(rest_seconds())

    async def run(self) -> None:
        """Watch until cancelled. Never raises: where watching fails, scans go on without it and it is tried again later."""
        pause = _FIRST_PAUSE_SECONDS
        while True:
            await self._root_present.wait()
            self._end_this_watch = asyncio.Event()
            started = self._clock.monotonic()
            try:
                await self._watch()
            except Exception as error:
                # watchfiles promises no set of exceptions: it raises OSError, its own, and groups of what its Rust side met.
                self._say_once(error)
                self.woken.set()
                if self._clock.monotonic() - started > _LONGEST_PAUSE_SECONDS:
                    pause = _FIRST_PAUSE_SECONDS
                await self._clock.sleep(pause)
                pause = min(pause * 2, _LONGEST_PAUSE_SECONDS)

    async def _watch(self) -> None:
        """Wake at each change, and once soon after the start: what changed before the watch stood has no event.

        ``watch`` in a thread and not ``awatch``: the latter sets up its watches on the event loop, 20 ms for 10,000 files.
        """
        end = self._end_this_watch
        try:
            bursts = await asyncio.to_thread(_bursts, self._root, end)
            is_first = True
            while (changes := await asyncio.to_thread(_next_change, bursts, is_first)) is not None:
                self.woken.set()
                is_first = False
                # A new root may have the inode of the deleted one, so that the scan cannot tell them apart.
                if any(change == _DELETED and path == str(self._root) for change, path in changes):
                    return
        finally:
            end.set()

    def _say_once(self, error: Exception) -> None:
        sentence = trouble_in_words(error, self._name)
        # That it is missing is said by who scans it.
        if sentence != self._last_said and not isinstance(error, FileNotFoundError):
            self._last_said = sentence
            log.warning("%s What is new there is still found by looking every so often.", sentence)


def _next_change(bursts: Iterator[set[FileChange]], is_first: bool) -> set[FileChange] | None:
    """The next burst, the first one also where nothing changed; silence does not wake the event loop. None when watching has ended."""
    return next((changes for changes in bursts if changes or is_first), None)


def _bursts(root: Path, end: asyncio.Event) -> Iterator[set[FileChange]]:
    from watchfiles import watch

    root.stat()  # watchfiles takes a missing folder without a word and then says nothing
    return watch(
        root,
        watch_filter=None,
        debounce=_GATHER_MS,
        step=_STEP_MS,
        rust_timeout=_SILENCE_MS,
        yield_on_timeout=True,
        stop_event=end,
        debug=False,
        raise_interrupt=False,
        ignore_permission_denied=True,
    )


def trouble_in_words(error: Exception, name: str) -> str:
    """A sentence; for the limits of inotify (inotify(7)) with the setting that a person can raise."""
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.ENOSPC or "watch limit" in str(error):
        return f"The {name} cannot be watched: {_limit('max_user_watches')}"
    if number == errno.EMFILE or f"os error {errno.EMFILE}" in str(error):  # watchfiles has it as a text
        limit = _limit("max_user_instances") if _may_open_files() else "this process has too many files open; raise its limit (ulimit -n)."
        return f"The {name} cannot be watched: {limit}"
    if isinstance(error, FileNotFoundError):
        return f"The {name} cannot be watched while it is missing."
    return f"Watching the {name} stopped ({_cause(error)})."


def _may_open_files() -> bool:
    try:
        Path(os.devnull).open("rb").close()
    except OSError:
        return False
    return True


def _cause(error: BaseException) -> str:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return type(error).__name__


def _limit(name: str) -> str:
    try:
        value = Path("/proc/sys/fs/inotify", name).read_text("ascii").strip()
    except OSError:
        return "the system's limit of watches is reached."
    return f"the limit fs.inotify.{name} = {value} is reached; raise it with sysctl."
