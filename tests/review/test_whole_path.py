"""A new person's path with the real agent: vault, first note, approved on the phone, note in the recipes folder; and by command."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from galley_watch.agent import Agent
from galley_watch.commands import main
from galley_watch.values.settings import ReviewSettings, Settings
from tests.agent.kit import drop_recipes, running, settings_in, until
from tests.review.kit import edit_by_rename

pytestmark = pytest.mark.usefixtures("reads_here")


def vault_in(folder: Path) -> Settings:
    vault = folder / "Vault"
    (vault / "Recipes inbox").mkdir(parents=True)
    (vault / "Recipes").mkdir()
    review = ReviewSettings(vault / "Recipes", vault / "No")
    return replace(settings_in(folder), review_folder=vault / "Recipes inbox", review=review)


def config_of(settings: Settings, folder: Path) -> Path:
    path = folder / "config.toml"
    path.write_text(
        f'drop_folder = "{settings.drop_folder}"\nreview_folder = "{settings.review_folder}"\nstate_folder = "{settings.state_folder}"\n'
        f'[intake]\nsettle_seconds = 0.05\n[review]\napproved_folder = "{settings.review.approved_folder}"\n'
        f'rejected_folder = "{settings.review.rejected_folder}"\n'
    )
    return path


def statuses(settings: Settings) -> list[str]:
    with sqlite3.connect(settings.state_folder / "galley.sqlite3") as connection:
        found = [row[0] for row in connection.execute("SELECT review_status FROM staged_inbox ORDER BY id")]
    connection.close()
    return found


def test_from_a_link_to_the_recipes_folder(tmp_path: Path) -> None:
    settings = vault_in(tmp_path)

    async def path() -> bytes:
        async with running(Agent(settings)):
            drop_recipes(settings, 1, 1)
            await until(lambda: any(settings.review_folder.glob("*.md")))
            [note] = settings.review_folder.glob("*.md")
            data = edit_by_rename(note, "approved: false", "approved: true")
            moved = tmp_path / "Vault/Recipes" / note.name
            await until(moved.exists)
            await until(lambda: statuses(settings) == ["approved"])
            assert not note.exists()
            assert moved.read_bytes() == data
            return data

    assert b"Chowder" in asyncio.run(path())


def test_one_run_hears_decisions_too(tmp_path: Path) -> None:
    settings = vault_in(tmp_path)
    drop_recipes(settings, 1, 2)
    asyncio.run(Agent(settings).run(once=True))
    first, second = sorted(settings.review_folder.glob("*.md"))
    edit_by_rename(first, "approved: false", "approved: true")
    edit_by_rename(second, "status: inbox", "status: rejected")
    asyncio.run(Agent(settings).run(once=True))
    assert sorted(statuses(settings)) == ["approved", "rejected"]
    assert (tmp_path / "Vault/Recipes" / first.name).exists()


@pytest.mark.parametrize("with_agent", [False, True])
def test_the_commands_do_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str], with_agent: bool) -> None:
    settings = vault_in(tmp_path)
    config = config_of(settings, tmp_path)
    drop_recipes(settings, 1, 1)
    asyncio.run(Agent(settings).run(once=True))
    [note] = settings.review_folder.glob("*.md")
    before = note.read_bytes()
    moved = tmp_path / "Vault/Recipes" / note.name
    (tmp_path / "Vault/No").mkdir(exist_ok=True)

    def commands() -> None:
        assert main(["approve", "1", "--config", str(config)]) == 0
        assert moved.exists()
        assert main(["reject", "1", "--config", str(config)]) == 0
        assert (tmp_path / "Vault/No" / note.name).exists()
        assert main(["reopen", "1", "--json", "--config", str(config)]) == 0

    async def beside_an_agent() -> None:
        async with running(Agent(settings)):
            await asyncio.to_thread(commands)

    if with_agent:
        asyncio.run(beside_an_agent())
    else:
        commands()
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == {"job_ids": [1], "problems": []}
    assert note.read_bytes() == before
    assert statuses(settings) == ["pending"]


def test_status_names_notes_that_need_a_look(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = vault_in(tmp_path)
    config = config_of(settings, tmp_path)
    drop_recipes(settings, 1, 1)
    asyncio.run(Agent(settings).run(once=True))
    [note] = settings.review_folder.glob("*.md")
    edit_by_rename(note, "status: inbox\napproved: false", "status: rejected\napproved: true")
    asyncio.run(Agent(settings).run(once=True))
    assert main(["status", "--json", "--config", str(config)]) == 0
    [attention] = json.loads(capsys.readouterr().out)["attention"]
    assert attention["note_path"] == note.name
    assert "change one of them" in attention["attention"]
    assert main(["status", "--config", str(config)]) == 0
    assert f"Look at:            1  {note.name} says both" in capsys.readouterr().out
    assert main(["approve", "1", "--config", str(config)]) == 1
    assert "says both" in capsys.readouterr().err
    assert statuses(settings) == ["pending"]


def test_diff_shows_what_the_person_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = vault_in(tmp_path)
    config = config_of(settings, tmp_path)
    drop_recipes(settings, 1, 1)
    asyncio.run(Agent(settings).run(once=True))
    [note] = settings.review_folder.glob("*.md")
    assert main(["diff", "1", "--config", str(config)]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == [f"== What you changed in {note.name}", "Nothing."]
    data = edit_by_rename(note, "smoked haddock", "smoked \x1b trout")
    assert main(["diff", "1", "--config", str(config)]) == 0
    out = capsys.readouterr().out
    assert "smoked haddock" in next(line for line in out.splitlines() if line.startswith("-") and "---" not in line)
    assert "smoked \\x1b trout" in next(line for line in out.splitlines() if line.startswith("+") and "+++" not in line)
    assert main(["diff", "1", "--json", "--config", str(config)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["note"].encode() == data
    assert not answer["same"]
    note.unlink()
    assert main(["diff", "1", "--config", str(config)]) == 1
    assert main(["diff", "2", "--config", str(config)]) == 1
    assert "no such file" in capsys.readouterr().err
