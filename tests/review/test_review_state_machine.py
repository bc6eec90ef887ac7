"""A person edits, moves, decides, takes back and orders while syncs copy notes and the agent is killed at any step.

No byte that the person wrote is ever lost, no decision is taken that nobody made, and none twice.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from galley_watch.review import Decision, filing, loop
from tests.ledger.kit import MEMORY
from tests.review.kit import SETTLE_SECONDS, Kitchen

NAMES = st.sampled_from(["soup", "stew", "cake"])
SAID = st.sampled_from(["inbox/false", "inbox/true", "approved/false", "rejected/false", "rejected/true", "cooking/false", 'inbox/"open'])
OURS = re.compile(rb"^(status|approved): .*$", re.MULTILINE)


class KilledError(BaseException):
    pass


class Person(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(dir=MEMORY))
        self.kitchen = Kitchen(self.folder)
        (self.folder / "elsewhere").mkdir()
        self.expected: Counter[bytes] = Counter()
        self.ordered: set[bytes] = set()
        self.acts: Counter[str] = Counter()
        self.edits = 0
        self.kill_in = -1
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(loop, "file_note", self.mortal(filing.file_note))
        self.patch.setattr(loop, "mark_note", self.mortal(filing.mark_note))
        self.agent_starts()

    def teardown(self) -> None:
        self.kill_in = -1
        self.agent_starts()
        for _ in range(3):
            self.kitchen.look_until_quiet()
        assert self.kitchen.look_until_quiet().changed == 0
        self.nothing_is_lost()
        self.kitchen.close()
        self.patch.undo()
        shutil.rmtree(self.folder)

    def mortal(self, step: Callable[..., Any]) -> Callable[..., Any]:
        def stepped(*args: Any) -> Any:
            self.maybe_die()
            result = step(*args)
            self.maybe_die()
            return result

        return stepped

    def maybe_die(self) -> None:
        self.kill_in -= 1
        if self.kill_in == 0:
            raise KilledError

    def agent_starts(self) -> None:
        self.kitchen.agent_starts()
        record = self.kitchen.review._ledger.record

        async def recorded(rows: Any) -> None:
            self.maybe_die()
            await record(rows)
            self.maybe_die()

        self.kitchen.review._ledger.record = recorded  # type: ignore[method-assign] # the same, with deaths

    def while_mortal(self, what: Callable[[], object]) -> None:
        try:
            what()
        except KilledError:
            self.agent_starts()

    def notes(self) -> list[Path]:
        return sorted(path for path in self.folder.rglob("*.md"))

    def notes_of(self, name: str) -> list[Path]:
        return [path for path in self.notes() if f'"id-{name}"'.encode() in path.read_bytes()]

    def save(self, path: Path, data: bytes, by_rename: bool) -> None:
        self.expected[essence(path.read_bytes())] -= 1
        self.expected[essence(data)] += 1
        if by_rename:
            path.with_name("saving~").write_bytes(data)
            path.with_name("saving~").replace(path)
        else:
            path.write_bytes(data)

    @rule(name=NAMES)
    def a_link_becomes_a_note_or_is_known(self, name: str) -> None:
        known = self.kitchen.database.read_now(
            lambda c: c.execute("SELECT 1 FROM staged_inbox WHERE galley_id = ?", (f"id-{name}",)).fetchone()
        )
        if known is None:
            self.expected[essence(self.kitchen.note(name).read_bytes())] += 1

    @rule(name=NAMES, by_rename=st.booleans())
    def the_text_is_edited(self, name: str, by_rename: bool) -> None:
        for path in self.notes_of(name)[:1]:
            self.edits += 1
            self.save(path, path.read_bytes() + b"Edit %d.\n" % self.edits, by_rename)

    @rule(name=NAMES, said=SAID, by_rename=st.booleans())
    def a_decision_is_written(self, name: str, said: str, by_rename: bool) -> None:
        for path in self.notes_of(name)[:1]:
            status, approved = (part.encode() for part in said.split("/"))
            data = re.sub(rb"^status: .*$", b"status: " + status, path.read_bytes(), count=1, flags=re.MULTILINE)
            data = re.sub(rb"^approved: .*$", b"approved: " + approved, data, count=1, flags=re.MULTILINE)
            self.acts[name] += 1
            self.save(path, data, by_rename)

    @rule(name=NAMES, to=st.sampled_from(["review", "approved", "rejected", "elsewhere"]), new_name=st.sampled_from(["a.md", "b.md"]))
    def a_note_is_moved_by_hand(self, name: str, to: str, new_name: str) -> None:
        for path in self.notes_of(name)[:1]:
            if not (self.folder / to / new_name).exists():
                path.rename(self.folder / to / new_name)
                self.acts[name] += 1

    @rule(name=NAMES)
    def a_sync_program_makes_a_copy(self, name: str) -> None:
        for path in self.notes_of(name)[:1]:
            copy = path.with_name(f"{path.stem}.sync-conflict-{self.edits}.md")
            if not copy.exists():
                shutil.copy(path, copy)
                self.expected[essence(copy.read_bytes())] += 1

    @rule(name=NAMES)
    def a_copy_is_deleted(self, name: str) -> None:
        if len(found := self.notes_of(name)) > 1:
            self.expected[essence(found[-1].read_bytes())] -= 1
            self.acts[name] += 1
            found[-1].unlink()

    @rule(name=NAMES, decision=st.sampled_from([Decision.APPROVED, Decision.REJECTED, None]), kill_in=st.integers(-1, 9))
    def an_order_is_given(self, name: str, decision: Decision | None, kill_in: int) -> None:
        rows = self.kitchen.database.read_now(
            lambda c: c.execute("SELECT queue_id FROM staged_inbox WHERE galley_id = ?", (f"id-{name}",)).fetchall()
        )
        self.acts[name] += 1
        self.kill_in = kill_in
        self.while_mortal(lambda: self.kitchen.order(decision, *[row[0] for row in rows]))
        self.kill_in = -1

    @rule(seconds=st.sampled_from([0.0, SETTLE_SECONDS, 900.0]), kill_in=st.integers(-1, 9))
    def the_agent_looks(self, seconds: float, kill_in: int) -> None:
        self.kitchen.clock.pass_seconds(seconds)
        self.kill_in = kill_in
        self.while_mortal(self.kitchen.look)
        self.kill_in = -1

    @rule()
    def the_agent_is_killed(self) -> None:
        self.agent_starts()

    @precondition(lambda self: not (self.folder / "away").exists())
    @rule(from_=st.sampled_from(["review", "approved"]), empty=st.booleans())
    def a_folder_goes_and_comes_back(self, from_: str, empty: bool) -> None:
        (self.folder / from_).rename(self.folder / "away")
        if empty:
            (self.folder / from_).mkdir()
        before = self.removed()
        for _ in range(6):
            self.kitchen.clock.pass_seconds(900)
            self.kitchen.look()
        assert from_ == "approved" or self.removed() <= before
        # What was written meanwhile comes along, as a sync program would have it.
        for path in sorted((self.folder / from_).glob("*.md")) if (self.folder / from_).exists() else ():
            self.edits += 1
            path.rename(self.folder / "away" / f"meanwhile {self.edits}.md")
        shutil.rmtree(self.folder / from_, ignore_errors=True)
        (self.folder / "away").rename(self.folder / from_)

    def removed(self) -> int:
        return self.kitchen.database.read_now(
            lambda c: int(c.execute("SELECT count(*) FROM staged_inbox WHERE review_status = 'removed'").fetchone()[0])
        )

    @invariant()
    def nothing_is_lost(self) -> None:
        there = Counter(essence(path.read_bytes()) for path in self.notes())
        assert there == +self.expected

    @invariant()
    def no_decision_is_taken_that_nobody_made(self) -> None:
        taken = Counter(event.review_status in ("approved", "rejected") for event in self.kitchen.happened)[True]
        assert taken <= self.acts.total()


def essence(data: bytes) -> bytes:
    """A note without the two values that an order may change."""
    return OURS.sub(rb"\1", data)


TestPerson = Person.TestCase
TestPerson.settings = settings(
    max_examples=40, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)
