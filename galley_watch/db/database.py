"""The one writer (shell): a connection that lives in one thread, so that neither a lock nor an fsync ever holds up the event loop.

Writes that come while one is under way share the next commit, and so its fsync.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from galley_watch.clock import Clock
from galley_watch.db.connection import ended_cleanly, mark_end, open_reader, open_writer
from galley_watch.db.lock import StateLock, lock_state_folder
from galley_watch.db.transaction import raise_in_words, transact

Result = TypeVar("Result")

MOST_IN_ONE_COMMIT = 64


@dataclass(eq=False, slots=True)
class _Write:
    """One waiting write and where its answer goes."""

    function: Callable[..., Any]
    args: tuple[Any, ...]
    answer: Future[Any] = field(default_factory=Future)


class Database:
    """The open ledger of this process. Made by ``open_database``; ``close`` it when done.

    ``unclean_end`` says that the process before this one did not close it.
    """

    def __init__(self, state_folder: Path, lock: StateLock) -> None:
        self._state_folder = state_folder
        self._lock = lock
        self._closing = threading.Event()
        self._waiting: deque[_Write] = deque()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="ledger")
        try:
            self._connection = self._thread.submit(open_writer, state_folder).result()
            self.unclean_end = self.write_now(_take_over)
        except BaseException:
            self._thread.shutdown()
            lock.release()
            raise

    async def write(self, function: Callable[..., Result], *args: Any) -> Result:
        """``function(connection, *args)`` as one transaction in the ledger's thread; it may run twice, the first run rolled back.

        Raises ``NotNow`` (locked for 10 s by a foreign program, disk full, input/output error) with nothing written. When the
        caller is cancelled while it waits, the transaction may still take place.
        """
        return await asyncio.wrap_future(self._ordered(function, args))

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

    def _ordered(self, function: Callable[..., Result], args: tuple[Any, ...]) -> Future[Result]:
        write = _Write(function, args)
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
                results = transact(self._connection, _run_all, writes, give_up=self._closing.is_set)
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
            result = transact(self._connection, write.function, *write.args, give_up=self._closing.is_set)
        except BaseException as error:
            write.answer.set_exception(error)
        else:
            write.answer.set_result(result)

    def _read(self, function: Callable[..., Result], args: tuple[Any, ...]) -> Result:
        try:
            return function(self._connection, *args)
        except sqlite3.Error as error:
            raise_in_words(error)
            raise

    def _read_aside(self, function: Callable[..., Result], args: tuple[Any, ...]) -> Result:
        with closing(open_reader(self._state_folder)) as connection:
            try:
                return function(connection, *args)
            except sqlite3.Error as error:
                raise_in_words(error)
                raise

    def _finish(self) -> None:
        try:
            mark_end(self._connection, clean=True)
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.Error:
            # Full disk or a stranger's lock: the journal stays beside the ledger and the next start checks it.
            pass
        finally:
            self._connection.close()


def open_database(state_folder: Path, clock: Clock) -> Database:
    """Lock the state folder and open its ledger, made where it is missing.

    Raises ``AgentError``: ``ledger_in_use``, ``ledger_damaged``, ``ledger_newer`` or ``state_folder``; ``NotNow`` on a full disk.
    """
    return Database(state_folder, lock_state_folder(state_folder, clock))


def _run_all(connection: sqlite3.Connection, writes: list[_Write]) -> list[Any]:
    return [write.function(connection, *write.args) for write in writes]


def _take_over(connection: sqlite3.Connection) -> bool:
    unclean = not ended_cleanly(connection)
    mark_end(connection, clean=False)
    return unclean
