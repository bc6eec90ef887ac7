"""The product as a person has it: folders, a configuration file, the command, and the ledger read from outside."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

COMMAND = [sys.executable, "-m", "galley_watch"]

# Quick for tests: short waits everywhere, loopback allowed.
QUICK_INTAKE = {"settle_seconds": 0.1, "rescan_seconds": 1}
QUICK_FETCH = {
    "deadline_seconds": 1.0,
    "per_host_seconds": 0.0,
    "max_attempts": 2,
    "retry_seconds": 1,
    "allow_private": True,
}


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return repr(value) if isinstance(value, int | float) else '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


class Product:
    """One installation in ``folder``; at most one agent of it is started here at a time."""

    def __init__(self, folder: Path, intake: dict[str, object] | None = None, fetch: dict[str, object] | None = None) -> None:
        self.folder = folder
        self.drop = folder / "drop"
        self.review = folder / "review"
        self.state = folder / "state"
        for each in (self.drop, self.review):
            each.mkdir(parents=True, exist_ok=True)
        self.config = folder / "config.toml"
        self.configure(intake or {}, fetch or {})
        self.log = folder / "agent.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.extra_environment: dict[str, str] = {}

    def configure(self, intake: dict[str, object], fetch: dict[str, object]) -> None:
        lines = [f"{name}_folder = {_toml(getattr(self, name))}" for name in ("drop", "review", "state")]
        for section, values in (("intake", {**QUICK_INTAKE, **intake}), ("fetch", {**QUICK_FETCH, **fetch})):
            lines += [f"[{section}]", *(f"{key} = {_toml(value)}" for key, value in values.items())]
        self.config.write_text("\n".join(lines) + "\n", "utf-8")

    # --- commands ---------------------------------------------------------------------------------------------------

    def environment(self) -> dict[str, str]:
        return {**os.environ, "HOME": str(self.folder), "GALLEY_WATCH_CONFIG": str(self.config), **self.extra_environment}

    def call(self, *arguments: str, timeout: float = 60) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=timeout, env=self.environment(), check=False)

    def once(self, timeout: float = 120) -> subprocess.CompletedProcess[str]:
        return self.call("run", "--once", timeout=timeout)

    def start(self, prefix: Sequence[str] = (), **popen: Any) -> subprocess.Popen[bytes]:
        log = self.log.open("ab")
        streams = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log, **popen}
        self.process = subprocess.Popen([*prefix, *COMMAND, "run"], env=self.environment(), **streams)
        log.close()
        return self.process

    def kill(self) -> None:
        """As a power cut or the kernel does it."""
        if self.process:
            self.process.kill()
            self.process.wait(10)

    def end(self) -> None:
        """Leave nothing running that was started here."""
        self.kill()
        if self.process and sys.platform.startswith("linux"):
            for process in self.processes():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)

    def stop(self, seconds: float = 5.0) -> int:
        """As a service manager does it; the exit status. Fails where it does not end in time."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(seconds)

    @contextlib.contextmanager
    def running(self) -> Iterator[subprocess.Popen[bytes]]:
        process = self.start()
        try:
            yield process
        finally:
            if process.poll() is None:
                self.stop(10)

    # --- what a person does -----------------------------------------------------------------------------------------

    def drop_urls(self, urls: Sequence[str]) -> None:
        for number, url in enumerate(urls):
            self.drop_url(f"{number}.url", url)

    def drop_url(self, name: str, url: str) -> Path:
        path = self.drop / name
        path.write_bytes(f"[InternetShortcut]\r\nURL={url}\r\n".encode())
        return path

    def forget(self) -> None:
        """Begin anew: no ledger, no notes; the drop folder stays."""
        shutil.rmtree(self.state)
        for path in self.notes():
            path.unlink()

    # --- what can be seen from outside ------------------------------------------------------------------------------

    def rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        """What the ledger answers, read beside a running agent; where a kill left it so that reading alone cannot open it, a copy of it."""
        ledger = self.state / "galley.sqlite3"
        if not ledger.exists():
            return []
        try:
            return self._rows(ledger, query, *values)
        except sqlite3.OperationalError as error:
            if not any(words in str(error) for words in ("no such table", "readonly", "unable to open")):
                raise
            if self.process is not None and self.process.poll() is None:
                return []  # the agent is just making the ledger
        with tempfile.TemporaryDirectory() as folder:
            for path in self.state.glob("galley.sqlite3*"):
                shutil.copy(path, folder)
            with contextlib.closing(sqlite3.connect(Path(folder, ledger.name))) as connection:
                connection.row_factory = sqlite3.Row
                tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
                return connection.execute(query, values).fetchall() if tables else []

    @staticmethod
    def _rows(ledger: Path, query: str, *values: object) -> list[sqlite3.Row]:
        with contextlib.closing(sqlite3.connect(f"file:{ledger}?mode=ro", uri=True, timeout=10)) as connection:
            connection.row_factory = sqlite3.Row
            return connection.execute(query, values).fetchall()

    def jobs(self) -> list[sqlite3.Row]:
        return self.rows("SELECT * FROM ingestion_queue ORDER BY id")

    def by_url(self) -> dict[str, sqlite3.Row]:
        return {job["url"]: job for job in self.jobs()}

    def statuses(self) -> Counter[str]:
        return Counter(job["status"] for job in self.jobs())

    def staged(self) -> list[sqlite3.Row]:
        return self.rows("SELECT * FROM staged_inbox ORDER BY id")

    def notes(self) -> list[Path]:
        return sorted(path for path in self.review.rglob("*.md") if not path.name.startswith("."))

    def note_ids(self) -> list[str]:
        return [found[1] for note in self.notes() if (found := re.search(r'^galley_id: "?([^"\n]+)"?$', note.read_text("utf-8"), re.M))]

    def is_quiet(self) -> bool:
        """No job is pending or in hand."""
        jobs = self.jobs()
        return bool(jobs) and all(job["status"] in ("staged", "failed", "cancelled") for job in jobs)

    def wait_until(self, condition: Callable[[], bool], seconds: float = 30.0) -> None:
        """Look at the world from outside until it is so; fails with the end of the log where it never is."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if condition():
                return
            if self.process and self.process.poll() not in (None, -signal.SIGKILL):
                break
            time.sleep(0.05)  # polling another process from outside: there is no event to wait for
        assert condition(), (
            f"not reached within {seconds} s; the log ends:\n{self.log_tail()}\njobs: {[dict(job) for job in self.jobs()][:5]}"
        )

    def answers_signals(self) -> bool:
        """Whether the agent has come so far that it ends in order when asked to (Linux: what the kernel says it catches)."""
        assert self.process
        found = re.search(r"^SigCgt:\s*([0-9a-f]+)$", Path(f"/proc/{self.process.pid}/status").read_text(), re.M)
        return found is not None and bool(int(found[1], 16) >> (signal.SIGTERM - 1) & 1)

    def reading_process(self) -> int | None:
        """The agent's child that reads pages (Linux)."""
        assert self.process
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = path.read_text().rpartition(")")[2].split()
                if int(fields[1]) == self.process.pid and fields[0] != "Z":
                    return int(path.parent.name)
        return None

    def processes(self) -> list[int]:
        """Every living process of this installation, whoever its parent is (Linux)."""
        mark = f"GALLEY_WATCH_CONFIG={self.config}".encode()
        found = []
        for path in Path("/proc").glob("[0-9]*/environ"):
            with contextlib.suppress(OSError):
                if mark in path.read_bytes().split(b"\0"):
                    found.append(int(path.parent.name))
        return found

    def log_tail(self) -> str:
        return self.log.read_text("utf-8", "replace")[-3000:] if self.log.exists() else ""
