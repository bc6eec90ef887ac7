"""Two machines, one set of synced folders: each has its own ledger, and there is one note a link."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ledger.household import Household, link

INBOX = "SELECT note_state, note_path, review_status FROM staged_inbox"


@pytest.fixture
def machines(tmp_path: Path) -> tuple[Household, Household]:
    return Household(tmp_path, "desk"), Household(tmp_path, "laptop")


def test_the_second_machine_adopts_the_note_of_the_first(machines: tuple[Household, Household]) -> None:
    desk, laptop = machines
    desk.stage(link("leek"))
    notes = desk.notes()
    laptop.stage(link("leek"))
    assert laptop.notes() == notes
    assert desk.rows(INBOX) == laptop.rows(INBOX) == [("written", "leek.md", "pending")]


@pytest.mark.parametrize("decision", ["approved", "rejected"])
def test_a_decision_made_beside_the_first_is_known_to_the_second(machines: tuple[Household, Household], decision: str) -> None:
    desk, laptop = machines
    desk.stage(link("leek"))
    moved = desk.root / decision / "2026" / "Leek soup.md"
    moved.parent.mkdir()
    (desk.root / "review" / "leek.md").rename(moved)
    laptop.stage(link("leek"))
    assert laptop.rows(INBOX) == [("written", str(moved), decision)]
    assert list(laptop.notes()) == [f"{decision}/2026/Leek soup.md"]


def test_of_a_conflict_copy_and_its_note_each_machine_takes_the_note(machines: tuple[Household, Household]) -> None:
    desk, laptop = machines
    desk.stage(link("leek"))
    text = (desk.root / "review" / "leek.md").read_bytes()
    (desk.root / "review" / "leek.sync-conflict-20260101-101010-ABCDEFG.md").write_bytes(text)
    laptop.stage(link("leek"))
    assert laptop.rows(INBOX) == [("written", "leek.md", "pending")]
    assert len(laptop.notes()) == 2
