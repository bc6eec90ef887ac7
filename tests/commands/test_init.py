"""``init``: folders chosen, made and written down; nothing of the person's is lost."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from galley_watch.commands import main
from galley_watch.config import load_settings
from galley_watch.notes import DEFAULT_TEMPLATE
from tests.commands.conftest import Command

pytestmark = pytest.mark.usefixtures("reads_here")


def test_without_a_terminal_the_defaults_are_written(command: Command, home: Path) -> None:
    said = command("init", "--json")
    assert said.status == 0
    file = Path(said.only["config_file"])
    assert file.is_relative_to(home)
    settings = load_settings(None, {})
    assert settings.config_file == file
    assert settings.drop_folder == home / "Galley/Drop"
    assert settings.drop_folder.is_dir()
    assert settings.review_folder.is_dir()
    assert settings.state_folder.is_dir()


def test_folders_given(command: Command, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    config = tmp_path / "mine/galley.toml"
    said = command("init", "--config", config, "--drop", "in", "--review", "~/Notes", "--state", tmp_path / "s")
    assert said.status == 0
    settings = load_settings(config, {})
    assert (settings.drop_folder, settings.review_folder, settings.state_folder) == (tmp_path / "in", home / "Notes", tmp_path / "s")
    assert settings.drop_folder.is_dir()


def test_a_configuration_that_is_there_is_left_alone_unless_forced(command: Command, tmp_path: Path) -> None:
    config = tmp_path / "config.toml"
    config.write_text("# mine\n[fetch]\nworkers = 2\n")
    said = command("init", "--config", config)
    assert said.status == 2
    assert "--force" in said.err
    assert config.read_text() == "# mine\n[fetch]\nworkers = 2\n"
    assert command("init", "--config", config, "--force", "--drop", tmp_path / "d").status == 0
    assert load_settings(config, {}).fetch.workers == 2
    assert load_settings(config, {}).drop_folder == tmp_path / "d"


@pytest.mark.parametrize(
    ("words", "status", "said_words"),
    [
        (["--drop", "x", "--review", "x/notes"], 2, "lies inside drop_folder"),
        (["--drop", "file"], 1, "a file is in the way"),
        (["--drop", ""], 2, "must name a folder"),
        (["--drop", "a\0b"], 2, "must name a folder"),
        (["--drop", "a\nb"], 2, "cannot"),
        (["--config", "file/config.toml"], 1, "cannot be written"),
        (["--config", "broken.toml", "--force"], 2, "no configuration"),
    ],
)
def test_what_does_not_work_is_refused_in_words(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], status: int, said_words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    Path("broken.toml").write_text("[[[")
    said = command("init", *words)
    assert said.status == status, said.err
    assert said_words in said.err
    assert not list(tmp_path.glob("home/.config/galley-watch/*"))


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_it_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    asked = Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal(f"{tmp_path}/links\n\n"))  # then the end of input: the default, too
    monkeypatch.setattr(sys, "stderr", asked)
    config = tmp_path / "config.toml"
    assert main(["init", "--config", str(config), "--review", str(tmp_path / "notes")]) == 0
    settings = load_settings(config, {})
    assert settings.drop_folder == tmp_path / "links"
    assert settings.review_folder == tmp_path / "notes"
    assert settings.state_folder.is_relative_to(home)
    assert "Folder where you save links" in asked.getvalue()
    assert "Folder for the notes" not in asked.getvalue()


@pytest.fixture
def vault(tmp_path: Path) -> Path:
    (tmp_path / "Vault/.obsidian").mkdir(parents=True)
    return tmp_path / "Vault"


def test_obsidian_puts_notes_and_a_view_of_them_into_the_vault(command: Command, vault: Path, tmp_path: Path) -> None:
    config = tmp_path / "config.toml"
    said = command("init", "--config", config, "--drop", tmp_path / "d", "--obsidian", vault, "--json")
    assert said.status == 0, said.err
    assert load_settings(config, {}).review_folder == vault / "Recipes/Review"
    assert load_settings(config, {}).review.approved_folder == vault / "Recipes"
    assert load_settings(config, {}).review.failed_links == vault / "Recipes/Failed links.md"
    assert said.only["files"] == [str(vault / "Recipes/Review.base")]
    assert 'file.inFolder("Recipes/Review")' in (vault / "Recipes/Review.base").read_text()


def test_what_a_configuration_says_of_the_review_stays(command: Command, vault: Path, tmp_path: Path) -> None:
    config = tmp_path / "config.toml"
    config.write_text('drop_folder = "d"\n[review]\nnote_language = "de" # mine\n')
    said = command("init", "--config", config, "--force", "--drop", tmp_path / "d", "--obsidian", vault)
    assert said.status == 0, said.err
    assert 'note_language = "de" # mine' in config.read_text()
    assert load_settings(config, {}).review.approved_folder is None
    assert load_settings(config, {}).review.failed_links is None


def test_without_obsidian_there_is_no_page_of_failed_links(command: Command) -> None:
    assert command("init").status == 0
    assert load_settings(None, {}).review.failed_links is None


def test_obsidian_finds_the_vault_and_works_beside_a_configuration(command: Command, vault: Path, tmp_path: Path) -> None:
    config = tmp_path / "config.toml"
    text = f'drop_folder = "d"\nstate_folder = "s"\nreview_folder = "{vault}/Inbox"\n[review]\nproperties = {{confidence = "sure"}}\n'
    config.write_text(text)
    assert command("init", "--config", config, "--obsidian").status == 0
    base = vault / "Review.base"
    assert 'file.inFolder("Inbox")' in base.read_text()
    assert "note.sure" in base.read_text()
    assert config.read_text() == text
    base.write_text("mine")
    said = command("init", "--config", config, "--obsidian", vault)
    assert said.status == 0
    assert "left as it is" in said.err
    assert base.read_text() == "mine"


def test_a_review_folder_that_is_the_vault_itself(command: Command, vault: Path, tmp_path: Path) -> None:
    assert command("init", "--config", tmp_path / "c.toml", "--drop", tmp_path / "d", "--review", vault, "--obsidian").status == 0
    assert "inFolder" not in (vault / "Review.base").read_text()
    assert load_settings(tmp_path / "c.toml", {}).review.failed_links == vault / "Failed links.md"


@pytest.mark.parametrize(
    ("words", "said_words"),
    [
        (["--review", "elsewhere", "--obsidian"], "No Obsidian vault holds"),
        (["--obsidian", "elsewhere"], "is no Obsidian vault"),
        (["--review", "elsewhere", "--obsidian", "Vault"], "does not lie in the vault"),
        (["--template", ""], "must name a file"),
    ],
)
def test_without_a_vault_nothing_is_written(
    command: Command, vault: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], said_words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = command("init", "--config", "config.toml", "--drop", "d", *words)
    assert said.status == 2
    assert said_words in said.err
    assert not (tmp_path / "config.toml").exists()
    assert [path.name for path in vault.iterdir()] == [".obsidian"]


def test_the_bundled_template_to_begin_with(command: Command, tmp_path: Path) -> None:
    config, template = tmp_path / "config.toml", tmp_path / "note.md"
    config.write_text('[review]\ntemplate = "note.md"\n')
    assert command("init", "--config", config, "--template", template).status == 0
    assert template.read_text("utf-8") == DEFAULT_TEMPLATE
    template.write_text("mine")
    assert "left as it is" in command("init", "--config", config, "--template", template).err
    assert template.read_text() == "mine"
    said = command("run", "--once", "--config", config)
    assert said.status == 2
    assert "line 1: a template begins with front matter" in said.err
