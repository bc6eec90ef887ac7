"""A folder for decided notes that is away is named by the commands that would make it, and is not made."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from galley_watch.clock import SystemClock
from galley_watch.commands import main
from galley_watch.config import load_settings
from galley_watch.db import open_database
from galley_watch.review import Review, ReviewLedger


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
