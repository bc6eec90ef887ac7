"""A damaged ledger is kept, never overwritten, and rebuilt: from its backup, the notes, and what can still be read of it."""

from __future__ import annotations

import logging
import random
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from galley_watch.codec import from_json
from galley_watch.db import open_database
from galley_watch.errors import AgentError
from galley_watch.review import folders_away
from galley_watch.values.job import Stage
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.staged import RESTORED_FROM_NOTE
from tests.ledger.household import PAGE_BYTES, Household, link, pasted
from tests.ledger.kit import MEMORY, drop, run

INBOX = "SELECT title, note_state, note_path, review_status FROM staged_inbox ORDER BY title"
JOBS = "SELECT url, status FROM ingestion_queue ORDER BY url"


@pytest.fixture
def home(tmp_path: Path) -> Household:
    return Household(tmp_path)


def kept(home: Household) -> list[Path]:
    return sorted(path for path in home.ledger.parent.glob("galley.sqlite3.damaged-*") if not path.name.endswith(("-wal", "-shm")))


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "header zeroed": lambda data: bytes(100) + data[100:],
    "first page zeroed": lambda data: bytes(PAGE_BYTES) + data[PAGE_BYTES:],
    "all pages overwritten": lambda data: data[:PAGE_BYTES] + b"\xa5" * (len(data) - PAGE_BYTES),
    "truncated": lambda data: data[: len(data) // 2],
    "not a database": lambda data: b"some words, long enough to be a file " * 200,
    "empty": lambda data: b"",
    "tables gone": lambda data: data[:100] + bytes(PAGE_BYTES - 100) + data[PAGE_BYTES:],
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("backed_up", [True, False])
def test_every_note_has_its_row_again_and_is_not_touched(
    home: Household, damage: str, backed_up: bool, caplog: pytest.LogCaptureFixture
) -> None:
    home.stage(link("leek"), link("pea"))
    if backed_up:
        assert home.back_up() is not None
    home.stage(link("onion"), pasted("Boil two eggs."), path=b"later.txt")
    home.unclean()
    data = DAMAGES[damage](home.ledger.read_bytes())
    home.ledger.write_bytes(data)
    notes = home.notes()
    with caplog.at_level(logging.WARNING), home.opened():
        pass
    assert [path.read_bytes() for path in kept(home)] == [data]
    assert kept(home)[0].name in caplog.text
    assert "Not known" in caplog.text or "may not be known" in caplog.text
    assert ("from its backup of 2023-11-14" in caplog.text) == backed_up
    assert [(state, path, status) for _, state, path, status in home.rows(INBOX)] == [
        ("written", f"{name}.md", "pending") for name in ("A text", "leek", "onion", "pea")
    ]
    assert {status for _, status in home.rows(JOBS)} == {"staged"}
    assert home.notes() == notes
    with home.opened() as (_, queue):
        put = run(queue.put(drop(link("leek"), link("pea"), link("onion"), pasted("Boil two eggs."), path=b"again.txt")))
        assert (put.taken, put.known) == (0, 4)
        assert [run(queue.next_due_ms(stage)) for stage in Stage] == [None, None, None]
    assert len(home.rows("SELECT 1 FROM staged_inbox")) == 4
    assert len(kept(home)) == 1, "a ledger that was rebuilt is sound"


def test_what_the_backup_knew_of_a_recipe_is_kept_and_what_only_the_note_tells_is_marked(home: Household) -> None:
    home.stage(link("leek"))
    home.back_up()
    home.stage(link("pea"), path=b"later.txt")
    home.ledger.write_bytes(b"")
    with home.opened():
        pass
    recipes = [from_json(str(row[0]), ReadRecipe) for row in home.rows("SELECT recipe FROM staged_inbox ORDER BY title")]
    assert [recipe.recipe.ingredients for recipe in recipes] == [("1 onion",), ()]
    assert [RESTORED_FROM_NOTE in recipe.confidence.flags for recipe in recipes] == [False, True]
    assert recipes[1].confidence.value == 0.9


def test_the_folder_of_a_note_says_what_was_decided(home: Household) -> None:
    home.stage(link("leek"), link("pea"), link("onion"))
    (home.root / "review" / "leek.md").rename(home.root / "approved" / "Leek soup.md")
    (home.root / "rejected" / "deep").mkdir()
    (home.root / "review" / "pea.md").rename(home.root / "rejected" / "deep" / "pea.md")
    (home.root / "review" / "spring").mkdir()
    (home.root / "review" / "onion.md").rename(home.root / "review" / "spring" / "onion.md")
    home.ledger.write_bytes(b"")
    with home.opened():
        pass
    assert home.rows(INBOX) == [
        ("leek", "written", str(home.root / "approved" / "Leek soup.md"), "approved"),
        ("onion", "written", "spring/onion.md", "pending"),
        ("pea", "written", str(home.root / "rejected" / "deep" / "pea.md"), "rejected"),
    ]


def test_a_link_whose_note_was_written_after_the_backup_is_not_fetched_again(home: Household) -> None:
    home.put(link("leek"))
    home.back_up()
    with home.opened() as (_, queue):
        run(home.walk(queue))
    home.damage(0, bytes(100))
    with home.opened() as (_, queue):
        assert run(queue.next_due_ms(Stage.FETCH)) is None
    assert home.rows(JOBS) == [("https://soup.example/leek", "staged")]


def test_links_that_nothing_else_would_bring_back_are_read_out_of_the_damaged_file(home: Household) -> None:
    home.fail(link("gone"))
    home.put(link("leek"), path=None)
    home.put(pasted("Boil two eggs."), path=None)
    home.damage(0, bytes(PAGE_BYTES))
    with home.opened() as (_, queue):
        assert run(queue.put(drop(link("leek"), pasted("Boil two eggs."), path=None))).known == 2
    assert home.rows("SELECT url, status, stage, error_code FROM ingestion_queue ORDER BY url IS NULL, url") == [
        ("https://soup.example/gone", "failed", "fetch", "http_4xx"),
        ("https://soup.example/leek", "pending", "fetch", None),
        (None, "pending", "extract", None),
    ]


def test_a_rebuilding_cut_off_before_the_notes_were_compared_is_taken_up_again(home: Household) -> None:
    home.stage(link("leek"))
    home.ledger.write_bytes(b"")
    database = open_database(home.root / "state", home.clock, rebuild=True)
    assert database.rebuilt is not None
    database.close()
    assert home.rows(INBOX) == []
    with home.opened():
        pass
    assert len(home.rows(INBOX)) == 1
    with home.opened() as (database, _):
        assert database.rebuilt is None


def test_notes_of_a_folder_that_is_away_are_looked_through_when_it_is_back(home: Household, caplog: pytest.LogCaptureFixture) -> None:
    home.stage(link("leek"))
    home.ledger.write_bytes(b"")
    (home.root / "review").rename(home.root / "unplugged")
    with home.opened():
        pass
    assert "review is not there now" in caplog.text
    assert "The ledger was damaged" in caplog.text
    assert home.rows(INBOX) == []
    caplog.clear()
    with home.opened():
        pass
    assert [record.getMessage().split(" is not")[0] for record in caplog.records] == [f"The folder {home.root / 'review'}"]
    caplog.clear()
    (home.root / "unplugged").rename(home.root / "review")
    with home.opened():
        pass
    assert len(home.rows(INBOX)) == 1
    assert [record.getMessage() for record in caplog.records] == ["The rebuilt ledger gained 1 note and 0 links that it did not know."]
    with home.opened() as (database, _):
        assert database.rebuilt is None


@pytest.mark.parametrize("name", ["drop", "review", "approved"])
def test_a_folder_that_is_away_when_the_ledger_is_rebuilt_counts_as_seen(home: Household, name: str) -> None:
    home.stage(link("leek"))
    home.ledger.write_bytes(b"")
    (home.root / name).rename(home.root / "unplugged")
    assert folders_away(home.settings) == (home.root / name,)
    for _ in range(2):
        with home.opened():
            pass
        assert folders_away(home.settings) == (home.root / name,)


def test_a_rebuilding_cut_off_between_two_renames_starts_anew(home: Household) -> None:
    home.stage(link("leek"))
    home.ledger.rename(home.ledger.with_name("galley.sqlite3.damaged-20200101T000000Z"))
    with home.opened():
        pass
    assert len(home.rows(INBOX)) == 1


def test_the_journal_of_a_killed_agent_is_kept_with_its_ledger_and_read_out_too(home: Household, tmp_path: Path) -> None:
    home.put(link("leek"), path=None)
    with home.opened() as (_, queue):
        run(queue.put(drop(link("only-in-the-journal"), path=None)))
        shutil.copytree(home.root / "state", tmp_path / "killed")
    shutil.rmtree(home.root / "state")
    (tmp_path / "killed").rename(home.root / "state")
    journal = home.ledger.with_name("galley.sqlite3-wal").read_bytes()
    assert journal
    home.damage(0, bytes(100))
    home.damage(PAGE_BYTES, b"\xa5" * PAGE_BYTES)
    with home.opened():
        pass
    assert kept(home)[0].with_name(kept(home)[0].name + "-wal").read_bytes() == journal
    assert home.rows(JOBS) == [("https://soup.example/leek", "pending"), ("https://soup.example/only-in-the-journal", "pending")]


@pytest.mark.parametrize("version", [0, 1, 2])
def test_a_version_that_the_tables_do_not_fit_is_damage(home: Household, version: int) -> None:
    home.stage(link("leek"))
    with closing(sqlite3.connect(home.ledger)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    with home.opened():
        pass
    assert len(kept(home)) == 1
    assert len(home.rows(INBOX)) == 1


def test_a_missing_ledger_with_backups_is_no_new_one(home: Household) -> None:
    home.fail(link("gone"))
    home.back_up()
    for path in home.ledger.parent.glob("galley.sqlite3*"):
        path.unlink()
    with pytest.raises(AgentError, match="missing"):
        home.rows(JOBS)
    with home.opened():
        pass
    assert home.rows(JOBS) == [("https://soup.example/gone", "failed")]
    assert kept(home) == []


def test_the_newest_backup_that_is_good_counts(home: Household, caplog: pytest.LogCaptureFixture) -> None:
    home.fail(link("first"))
    older = home.back_up()
    home.clock.pass_seconds(86_400)
    home.fail(link("second"))
    newest = home.back_up()
    assert newest is not None
    assert newest != older
    newest.write_bytes(newest.read_bytes()[:PAGE_BYTES])
    home.ledger.write_bytes(b"")
    with home.opened():
        pass
    assert newest.name in caplog.text
    assert home.rows(JOBS) == [("https://soup.example/first", "failed")]


def test_a_newer_ledger_is_refused_and_left_as_it_is(home: Household) -> None:
    home.stage(link("leek"))
    home.back_up()
    with closing(sqlite3.connect(home.ledger)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = home.ledger.read_bytes()
    with pytest.raises(AgentError) as caught, home.opened():
        pass
    assert caught.value.code == "ledger_newer"
    assert home.ledger.read_bytes() == before
    assert kept(home) == []


def test_damage_found_at_work_is_rebuilt_at_the_next_start_though_opening_finds_nothing(home: Household) -> None:
    home.stage(link("leek"))
    with closing(sqlite3.connect(home.ledger)) as connection, connection:
        connection.execute("UPDATE staged_inbox SET title = CAST(x'ff' AS TEXT)")  # no check of SQLite's finds this
    home.unclean()
    with home.opened() as (database, _):
        assert database.rebuilt is None
        with pytest.raises(AgentError, match="damaged"):
            database.read_now(lambda c: c.execute("SELECT title FROM staged_inbox").fetchall())
        assert database.damage is not None
    home.stage(link("pea"), path=b"later.txt")
    assert len(kept(home)) == 1
    assert [row[0] for row in home.rows(INBOX)] == ["leek", "pea"]


def test_a_row_that_was_overwritten_with_something_like_one_is_found_after_an_unclean_end(home: Household) -> None:
    home.stage(link("leek"))
    with closing(sqlite3.connect(home.ledger)) as connection, connection:
        connection.execute("UPDATE staged_inbox SET galley_id = 'r-of-no-one'")
    home.unclean()
    with home.opened():
        pass
    assert len(kept(home)) == 1
    assert home.rows("SELECT s.galley_id = q.galley_id FROM staged_inbox s JOIN ingestion_queue q ON q.id = s.queue_id") == [(1,)]


def test_a_disk_that_refuses_says_so(home: Household, monkeypatch: pytest.MonkeyPatch) -> None:
    home.stage(link("leek"))
    home.ledger.write_bytes(b"")

    def refuse(path: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(AgentError, match="cannot be rebuilt: Permission denied") as caught, home.opened():
        pass
    assert caught.value.code == "ledger_damaged"
    assert home.ledger.read_bytes() == b""


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(
    wounds=st.lists(
        st.tuples(st.floats(0, 0.999), st.sampled_from([16, 512, PAGE_BYTES, 3 * PAGE_BYTES]), st.sampled_from(["zero", "random", "ones"])),
        min_size=1,
        max_size=4,
    ),
    cut=st.none() | st.floats(0, 1),
    backed_up=st.booleans(),
    seed=st.integers(0, 2**32 - 1).map(random.Random),
)
def test_no_damage_loses_a_note_its_row(
    tmp_path_factory: pytest.TempPathFactory, wounds: list[tuple[float, int, str]], cut: float | None, backed_up: bool, seed: random.Random
) -> None:
    template = _template(tmp_path_factory)
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        home = Household(Path(shutil.copytree(template, Path(folder) / "home")))
        if not backed_up:
            shutil.rmtree(home.root / "state" / "backups")
        size = home.ledger.stat().st_size
        for place, length, kind in wounds:
            home.damage(int(place * size), {"zero": bytes(length), "ones": b"\xff" * length, "random": seed.randbytes(length)}[kind])
        if cut is not None:
            with home.ledger.open("r+b") as file:
                file.truncate(int(cut * size))
        found = home.ledger.read_bytes()
        notes = home.notes()
        if _is_refused(home):
            assert home.ledger.read_bytes() == found
            return
        assert home.notes() == notes
        paths = {row[2] for row in home.rows(INBOX) if row[1] == "written"}
        if kept(home):
            assert kept(home)[0].read_bytes()[PAGE_BYTES:] == found[PAGE_BYTES:] or not found
        assert paths >= {f"soup{number}.md" for number in range(12)}, kept(home)


def _is_refused(home: Household) -> bool:
    try:
        with home.opened():
            return False
    except AgentError as error:
        if error.code != "ledger_newer":
            raise
        return True


_made: list[Path] = []


def _template(factory: pytest.TempPathFactory) -> Path:
    """Twelve notes, eight of them in the backup; ended as a killed agent ends."""
    if not _made:
        home = Household(factory.mktemp("template"))
        home.stage(*(link(f"soup{number}") for number in range(8)))
        home.back_up()
        home.stage(*(link(f"soup{number}") for number in range(8, 12)), path=b"later.txt")
        home.unclean()
        _made.append(home.root)
    return _made[0]
