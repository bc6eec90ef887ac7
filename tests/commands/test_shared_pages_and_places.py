"""``status`` and ``list`` say which links share a note, and where the ledger lies badly; ``run`` mends a damaged ledger by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from galley_watch.agent import Agent
from galley_watch.config import load_settings
from galley_watch.errors import AgentError
from galley_watch.values.settings import Settings
from tests.commands.conftest import Command
from tests.ledger.household import Household, link
from tests.ledger.kit import drop, fetch_one, run

pytestmark = pytest.mark.usefixtures("reads_here")

RECIPE = "Leek soup\n\nIngredients\n2 leeks\n1 onion\n500 ml water\n\nMethod\nSlice the leeks.\nBoil all of it for twenty minutes.\n"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.toml"
    path.write_text('drop_folder = "drop"\nreview_folder = "review"\nstate_folder = "state"\n[intake]\nsettle_seconds = 0.05\n')
    return path


def folders(config: Path) -> Settings:
    settings = load_settings(config, {})
    for folder in (settings.drop_folder, settings.review_folder):
        folder.mkdir(exist_ok=True)
    return settings


def once(settings: Settings) -> int:
    return asyncio.run(Agent(settings).run(once=True)).staged


def test_a_link_that_joined_another_is_named_with_its_note(command: Command, config: Path) -> None:
    home = Household(config.parent)
    home.stage(link("leek"))
    with home.opened() as (_, queue):
        run(queue.put(drop(link("same-soup"), path=b"later.txt")))
        run(fetch_one(queue, "https://soup.example/leek"))
    said = command("list", "--config", config)
    assert "the same recipe as 1, leek.md" in said.out
    rows = command("list", "--json", "--config", config).lines
    assert [(row["joined_to"], row["note_path"]) for row in rows] == [(None, "leek.md"), (1, "leek.md")]
    assert "2 staged (1 of them to the page of another)" in command("status", "--config", config).out
    assert command("status", "--json", "--config", config).only["joined"] == 1


def test_a_ledger_in_a_synced_folder_is_warned_about(command: Command, config: Path, caplog: pytest.LogCaptureFixture) -> None:
    config.write_text(config.read_text().replace('"state"', '"Dropbox/state"'))
    assert "Warning:" in command("status", "--config", config).out
    assert "synced (Dropbox)" in command("status", "--json", "--config", config).only["warnings"][0]
    once(folders(config))
    assert caplog.text.count("synced (Dropbox)") == 1


def test_an_ordinary_place_gives_no_warning(command: Command, config: Path) -> None:
    assert command("status", "--json", "--config", config).only["warnings"] == []


def test_the_agent_takes_a_backup_and_mends_a_damaged_ledger_at_its_next_start(
    command: Command, config: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = folders(config)
    (settings.drop_folder / "soup.txt").write_text(RECIPE)
    assert once(settings) == 1
    assert once(settings) == 0
    backups = list((settings.state_folder / "backups").iterdir())
    assert len(backups) == 1
    notes = {path: path.read_bytes() for path in settings.review_folder.iterdir()}
    for damage, leave_backups in ((bytes(4_096), True), (b"", False)):
        ledger = settings.state_folder / "galley.sqlite3"
        ledger.write_bytes(damage + ledger.read_bytes()[len(damage) :] if damage else b"")
        if not leave_backups:
            backups[0].unlink()
        assert once(settings) == 0
        assert {path: path.read_bytes() for path in settings.review_folder.iterdir()} == notes
        status = command("status", "--json", "--config", config).only
        assert status["jobs"] == {"pending": 0, "processing": 0, "staged": 1, "failed": 0, "cancelled": 0}
        assert status["inbox"]["pending"] == 1
    assert "rebuilt from its backup of" in caplog.text
    assert "There was no good backup" in caplog.text


def test_damage_found_while_it_runs_ends_it_in_words(config: Path) -> None:
    settings = folders(config)
    home = Household(config.parent)
    home.put(link("leek"))
    ((number,),) = home.rows("SELECT rootpage FROM sqlite_schema WHERE name = 'fetch_waiting'")
    assert isinstance(number, int)
    home.damage((number - 1) * 4_096, b"\xa5" * 4_096)
    with pytest.raises(AgentError, match="damaged"):
        once(settings)
    assert (settings.state_folder / "galley.suspect").exists()
    with home.opened():
        pass
    assert not (settings.state_folder / "galley.suspect").exists()
    assert home.rows("SELECT url, status FROM ingestion_queue") == [("https://soup.example/leek", "pending")]
