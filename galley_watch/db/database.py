"""The one writer (shell): a connection that lives in one thread, so that neither a lock nor an fsync ever holds up the event loop.

Writes that come while one is under way share the next commit, and so its fsync.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from galley_watch.clock import Clock
from galley_watch.db.backups import take_backup
from galley_watch.db.connection import ended_cleanly, mark_end, open_reader, open_writer
from galley_watch.db.files import LEDGER_NAME, SUSPECT_NAME, file_identity
from galley_watch.db.lock import StateLock, lock_state_folder
from galley_watch.db.rebuilding import Rebuilt, rebuild_ledger, rebuilt_from
from galley_watch.db.transaction import FAULTS, LEDGER_DAMAGED, detail_of, raise_in_words, transact, transact_in_passing
from galley_watch.errors import AgentError

Result = TypeVar("Result")

MOST_IN_ONE_COMMIT = 64


@dataclass(eq=False, slots=True)
class _Write:
    """One waiting write and where its answer goes."""

    function: Callable[..., Any]
    args: tuple[Any, ...]
    in_passing: bool = False
    answer: Future[Any] = field(default_factory=Future)


class Database:
    """The open ledger of this process. Made by ``open_database``; ``close`` it when done.

    ``unclean_end`` says that the process before this one did not close it, ``rebuilt`` that it stands in for a damaged one and was
    not yet compared with the notes. ``damage`` is set once damage was found at work: nothing more should be asked of it then, and the
    next start rebuilds it.
    """

    def __init__(self, state_folder: Path, lock: StateLock) -> None:
        self._state_folder = state_folder
        self._lock = lock
        self._closing = threading.Event()
        self._waiting: deque[_Write] = deque()
        self.damage: AgentError | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="ledger")
        try:
            self._connection = self._thread.submit(open_writer, state_folder).result()
            try:
                self.rebuilt: Rebuilt | None = self.read_now(rebuilt_from)
                self.unclean_end = self.write_now(_take_over)
                self._file = file_identity(state_folder / LEDGER_NAME)
            except BaseException:
                self._thread.submit(self._connection.close).result()
                raise
        except BaseException:
            self._thread.shutdown()
            raise

    async def write(self, function: Callable[..., Result], *args: Any) -> Result:
        """``function(connection, *args)`` as one transaction in the ledger's thread; it may run twice, the first run rolled back.

        Raises ``NotNow`` (locked for 10 s by a foreign program, disk full, input/output error) with nothing written. When the
        caller is cancelled while it waits, the transaction may still take place.
        """
        return await asyncio.wrap_future(self._ordered(function, args))

    async def write_in_passing(self, function: Callable[..., Result], *args: Any) -> Result:
        """``write`` without an fsync of its own, for what a power cut may undo: claims and leases, which a rescue gives back anyway."""
        return await asyncio.wrap_future(self._ordered(function, args, in_passing=True))

    async def read(self, function: Callable[..., Result], *args: Any) -> Result:
        """``function(connection, *args)`` in the ledger's thread, for reads that must see the latest write."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, function, args)

    async def read_aside(self, function: Callable[..., Result], *args: Any) -> Result:
        """``function(connection, *args)`` over a read-only connection of its own, for long reads that must not hold up the writer."""
        return await asyncio.to_thread(self._read_aside, function, args)

    def write_now(self, function: Callable[..., Result], *args: Any) -> Result:
        """``write`` for commands without an event loop."""
        return self._ordered(function, args).result()

    def read_now(self, function: Callable[..., Result], *args: Any) -> Result:
        """``read`` for commands without an event loop."""
        return self._thread.submit(self._read, function, args).result()

    def check_in_place(self) -> None:
        """Raises ``AgentError`` (``ledger_replaced``) where the open file is no longer the one in the state folder: someone moved it, or
        put a copy back. What is written from then on would be lost with it."""
        try:
            is_there = file_identity(self._state_folder / LEDGER_NAME) == self._file
        except (FileNotFoundError, NotADirectoryError):
            is_there = False
        except OSError:
            return  # nobody can tell now
        if not is_there:
            raise AgentError(
                "ledger_replaced",
                f"The ledger in {self._state_folder} was replaced or taken away while the agent had it open.",
                "Start the agent again: it goes on with what lies there now.",
            )

    def close(self) -> None:
        """Finish what was begun, write the journal back, mark the end as clean and let the lock go. Twice is once."""
        if self._closing.is_set():
            return
        self._closing.set()
        try:
            self._thread.submit(self._finish).result()
        finally:
            self._thread.shutdown()
            self._lock.release()

    def _ordered(self, function: Callable[..., Result], args: tuple[Any, ...], in_passing: bool = False) -> Future[Result]:
        write = _Write(function, args, in_passing)
        self._waiting.append(write)
        self._thread.submit(self._serve)
        return write.answer

    def _serve(self) -> None:
        """All writes that wait, in one transaction; where that fails, each in its own, so that none pays for its neighbour."""
        writes: list[_Write] = []
        while self._waiting and len(writes) < MOST_IN_ONE_COMMIT:
            write = self._waiting.popleft()
            if write.answer.set_running_or_notify_cancel():
                writes.append(write)
        if len(writes) > 1:
            try:
                results = _kind_of(writes)(self._connection, _run_all, writes, give_up=self._closing.is_set)
            except Exception:
                results = None
            if results is not None:
                for write, result in zip(writes, results, strict=True):
                    write.answer.set_result(result)
                return
        for write in writes:
            self._serve_alone(write)

    def _serve_alone(self, write: _Write) -> None:
        try:
            result = _kind_of([write])(self._connection, write.function, *write.args, give_up=self._closing.is_set)
        except BaseException as error:
            self._notice(error)
            write.answer.set_exception(error)
        else:
            write.answer.set_result(result)

    def _read(self, function: Callable[..., Result], args: tuple[Any, ...]) -> Result:
        with self._noticing():
            return function(self._connection, *args)

    def _read_aside(self, function: Callable[..., Result], args: tuple[Any, ...]) -> Result:
        with self._noticing(), closing(open_reader(self._state_folder)) as connection:
            return function(connection, *args)

    async def back_up(self, now_ms: int) -> Path | None:
        """The day's backup where it is due (``take_backup``), beside the writer; broken off when the caller is cancelled."""
        stopped = threading.Event()
        try:
            return await asyncio.to_thread(self._back_up, now_ms, stopped)
        finally:
            stopped.set()

    def _back_up(self, now_ms: int, stopped: threading.Event) -> Path | None:
        with self._noticing():
            return take_backup(self._state_folder, now_ms, lambda: stopped.is_set() or self._closing.is_set())

    @contextmanager
    def _noticing(self) -> Iterator[None]:
        """SQLite's faults in our words, and damage remembered."""
        try:
            try:
                yield
            except FAULTS as error:
                raise_in_words(error)
                raise
        except AgentError as error:
            self._notice(error)
            raise

    def _notice(self, error: BaseException) -> None:
        """Damage found at work is left as a note for the next start: opening the file again might not come upon it."""
        if isinstance(error, AgentError) and error.code == LEDGER_DAMAGED and self.damage is None:
            self.damage = error
            with suppress(OSError):
                (self._state_folder / SUSPECT_NAME).write_text(detail_of(error), "utf-8")

    def _finish(self) -> None:
        try:
            if self.damage is not None:
                return
            mark_end(self._connection, clean=True)
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.Error:
            # Full disk or a stranger's lock: the journal stays beside the ledger and the next start checks it.
            pass
        finally:
            self._connection.close()


def open_database(state_folder: Path, clock: Clock, rebuild: bool = False) -> Database:
    """Lock the state folder and open its ledger, made where it is missing; with ``rebuild`` a damaged one is kept aside and made anew.

    Raises ``AgentError``: ``ledger_in_use``, ``ledger_damaged``, ``ledger_newer`` or ``state_folder``; ``NotNow`` on a full disk.
    """
    lock = lock_state_folder(state_folder, clock)
    try:
        try:
            return Database(state_folder, lock)
        except AgentError as error:
            if not rebuild or error.code != LEDGER_DAMAGED:
                raise
            rebuild_ledger(state_folder, detail_of(error), clock.now_ms())
            return Database(state_folder, lock)
    except BaseException:
        lock.release()
        raise


def _kind_of(writes: list[_Write]) -> Callable[..., Any]:
    return transact_in_passing if all(write.in_passing for write in writes) else transact


def _run_all(connection: sqlite3.Connection, writes: list[_Write]) -> list[Any]:
    return [write.function(connection, *write.args) for write in writes]


def _take_over(connection: sqlite3.Connection) -> bool:
    unclean = not ended_cleanly(connection)
    mark_end(connection, clean=False)
    return unclean
