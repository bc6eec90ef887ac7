"""A clock that goes only when told or slept on, and a ledger in a dictionary."""

from __future__ import annotations

import asyncio
from pathlib import Path

from galley_watch.errors import NotNow
from galley_watch.values.intake import FileLook, KnownFile
from galley_watch.values.job import DropIntake, NewJob, PutResult
from galley_watch.values.settings import FetchSettings, IntakeSettings, Settings


class FakeClock:
    def __init__(self) -> None:
        self.now = 1000.0
        self.slept: list[float] = []

    def now_ms(self) -> int:
        return int(self.now * 1000)

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds
        await asyncio.sleep(0)


class FakeLedger:
    """Obeys ``DropLedger``. ``full``: refuse to write, as with a full disk."""

    def __init__(self) -> None:
        self.looks: dict[bytes, FileLook] = {}
        self.files: dict[bytes | None, DropIntake] = {}
        self.reasons: dict[bytes, str] = {}
        self.jobs: dict[str, NewJob] = {}
        self.archived: list[bytes] = []
        self.puts = 0
        self.full = False

    async def known_looks(self) -> dict[bytes, KnownFile]:
        return {path: KnownFile(look, b"") for path, look in self.looks.items()}

    async def put(self, intake: DropIntake) -> PutResult:
        if self.full:
            raise NotNow("The disk is full.")
        self.puts += 1
        new = {job.key: job for job in intake.jobs if job.key not in self.jobs}
        self.jobs |= new
        self.files[intake.path] = intake
        if intake.path is not None and intake.look is not None:
            self.looks[intake.path] = intake.look
        return PutResult(taken=len(new), known=len(intake.jobs) - len(new), refused=intake.refused)

    async def record_skipped(self, path: bytes, look: FileLook | None, reason: str) -> None:
        self.reasons[path] = reason
        if look is None:
            self.looks.pop(path, None)
        else:
            self.looks[path] = look

    async def record_archived(self, path: bytes) -> None:
        self.looks.pop(path, None)
        self.archived.append(path)

    async def archivable(self, unchanged_since_ms: int) -> list[tuple[bytes, FileLook]]:
        return [(path, self.looks[path]) for path, intake in self.files.items() if path in self.looks and intake.jobs]


def settings_for(folder: Path, intake: IntakeSettings | None = None, fetch: FetchSettings | None = None) -> Settings:
    return Settings(folder / "drop", folder / "review", folder / "state", intake=intake or IntakeSettings(), fetch=fetch or FetchSettings())
