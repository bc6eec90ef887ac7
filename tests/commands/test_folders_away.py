"""A folder that is away is named by the commands that would make it, and is not made."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from galley_watch.clock import SystemClock
from galley_watch.commands import main
from galley_watch.config import load_settings
from galley_watch.db import open_database
from galley_watch.review import Review, ReviewLedger
from tests.commands.conftest import Command

pytestmark = pytest.mark.usefixtures("reads_here")


def test_a_folder_that_was_there_before_is_named_and_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config = tmp_path / "config.toml"
    names = "".join(f'{name}_folder = "{tmp_path / name}"\n' for name in ("drop", "review", "state"))
    config.write_text(f'{names}[review]\napproved_folder = "{tmp_path / "approved"}"\n')
    assert main(["pause", "--config", str(config)]) == 0
    assert "before" not in capsys.readouterr().err
    (tmp_path / "approved").rmdir()
    assert main(["resume", "--config", str(config)]) == 0
    assert (tmp_path / "approved").is_dir(), "no agent has looked at it"
    settings = load_settings(config, {})
    database = open_database(settings.state_folder, SystemClock())
    asyncio.run(Review(settings, ReviewLedger(database, SystemClock()), SystemClock()).scan_once())
    database.close()
    (tmp_path / "approved").rmdir()
    assert main(["pause", "--config", str(config)]) == 0
    assert f"The folder {tmp_path / 'approved'} is not there, and it was there before." in capsys.readouterr().err
    assert not (tmp_path / "approved").exists()


@pytest.mark.parametrize(("name", "waits"), [("drop", "Links that are saved there"), ("review", "Notes and decisions wait")])
def test_a_drop_or_review_folder_that_a_run_saw_is_named_and_not_made(tmp_path: Path, command: Command, name: str, waits: str) -> None:
    config = tmp_path / "config.toml"
    config.write_text("".join(f'{each}_folder = "{tmp_path / each}"\n' for each in ("drop", "review", "state")))
    folder = tmp_path / name
    assert command("run", "--once", "--config", config).status == 0
    folder.rmdir()
    for words in (("run", "--once"), ("add", "https://soup.example/1", "--again"), ("pause",), ("run", "--once")):
        said = command(*words, "--config", config)
        assert said.status == 0, said.err
        assert f"The {name} folder {folder} is not there, and it was there before." in said.err
        assert waits in said.err
        assert f"name another `{name}_folder`" in said.err
        assert not folder.exists()
    assert command("status", "--json", "--config", config).only[f"{name}_folder"]["state"] == "missing"
    folder.write_text("a file in the way")
    said = command("run", "--once", "--config", config)
    assert (said.status, "a file is in the way" in said.err) == (1, True)
    folder.unlink()
    folder.mkdir()
    assert "is not there" not in command("run", "--once", "--config", config).err
    folder.rmdir()
    command("init", "--force", "--config", config, *(f"--{each}={tmp_path / each}" for each in ("drop", "review", "state")))
    assert folder.is_dir(), "the person asks for it by name"
