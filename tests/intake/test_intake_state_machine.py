"""Files come, grow and go while intake looks, restarts and meets a full disk: nothing lost, nothing taken half, nothing twice."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from galley_watch.errors import NotNow
from galley_watch.intake import DropState, Intake
from galley_watch.values.job import DropIntake, PutResult
from tests.intake.fakes import FakeClock, FakeLedger, settings_for

NAMES = st.sampled_from(["a.txt", "b.txt", "sub/a.txt"])
SETTLE_SECONDS = 1.0


class WatchfulLedger(FakeLedger):
    """Knows when each file was last written, and that nothing is taken before it was quiet, or twice with the same look."""

    def __init__(self, clock: FakeClock) -> None:
        super().__init__()
        self.clock = clock
        self.written: dict[bytes, float] = {}

    async def put(self, intake: DropIntake) -> PutResult:
        assert intake.path is not None
        assert self.clock.now - self.written[intake.path] >= SETTLE_SECONDS
        assert self.looks.get(intake.path) != intake.look
        return await super().put(intake)


class DropFolder(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.settings = settings_for(self.folder)
        self.drop = self.settings.drop_folder
        self.drop.mkdir()
        self.clock = FakeClock()
        self.ledger = WatchfulLedger(self.clock)
        self.links = 0
        self.start()

    def teardown(self) -> None:
        self.return_folder()
        self.ledger.full = False
        asyncio.run(self.intake.take_present())
        present = {line for path in self.drop.rglob("*.txt") for line in path.read_text().splitlines()}
        assert present <= {job.url for job in self.ledger.jobs.values()}
        shutil.rmtree(self.folder)

    @property
    def away(self) -> Path:
        return self.folder / "away"

    @rule()
    def start(self) -> None:
        self.intake = Intake(self.settings, self.ledger, self.clock, events=False)

    @precondition(lambda self: self.drop.exists())
    @rule(name=NAMES)
    def add_a_link(self, name: str) -> None:
        self.links += 1
        path = self.drop / name
        path.parent.mkdir(exist_ok=True)
        with path.open("a") as file:
            file.write(f"https://example.com/{self.links}\n")
        self.ledger.written[name.encode()] = self.clock.now

    @precondition(lambda self: self.drop.exists())
    @rule(name=NAMES)
    def remove(self, name: str) -> None:
        (self.drop / name).unlink(missing_ok=True)

    @precondition(lambda self: self.drop.exists())
    @rule()
    def take_folder_away(self) -> None:
        self.drop.rename(self.away)

    @rule()
    def return_folder(self) -> None:
        if self.away.exists():
            self.away.rename(self.drop)

    @rule(seconds=st.sampled_from([0.0, 0.4, 1.0, 1.0]), full=st.booleans())
    def look(self, seconds: float, full: bool) -> None:
        self.clock.now += seconds
        self.ledger.full = full
        try:
            result = asyncio.run(self.intake.scan_once())
        except NotNow:
            assert self.ledger.full
        else:
            assert (result.state is DropState.OFFLINE) == (not self.drop.exists())

    @invariant()
    def every_link_is_one_job(self) -> None:
        assert len(self.ledger.jobs) <= self.links


TestDropFolder = DropFolder.TestCase
TestDropFolder.settings = settings(max_examples=60, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
