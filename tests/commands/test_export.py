"""``export``: real files, a real ledger; nothing of the person's is overwritten."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path, PurePath

import pytest

from galley_watch.clock import SystemClock
from galley_watch.codec import to_json
from galley_watch.commands.export_formats import FORMATS, ExportFormat
from galley_watch.db import open_database
from galley_watch.notes import render_note
from galley_watch.values.confidence import RecipeConfidence
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.recipe import Recipe
from galley_watch.values.staged import RESTORED_FROM_NOTE, StagedRecipe
from tests.commands.conftest import Command
from tests.notes import strict_recipe
from tests.notes.reading import split
from tests.notes.regenerate import FOLDER, staged_fixture

NAMES = ("everything", "sections", "hostile", "japanese", "right-to-left")


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.toml"
    path.write_text('drop_folder = "drop"\nreview_folder = "review"\nstate_folder = "state"\n')
    open_database(tmp_path / "state", SystemClock()).close()
    for number, name in enumerate(NAMES, start=1):
        stage(tmp_path, number, staged_fixture(FOLDER / f"{name}.json"), "approved" if number == 1 else "pending")
    return path


def stage(base: Path, number: int, staged: StagedRecipe, review_status: str) -> None:
    """A link whose recipe is read and whose note is written, straight in the ledger."""
    connection = sqlite3.connect(base / "state/galley.sqlite3")
    with connection:
        connection.execute(
            "INSERT INTO ingestion_queue (id, galley_id, link_key, url, host, status, stage, run_at, created_at, updated_at)"
            " VALUES (?, ?, ?, ?, 'example.com', 'staged', 'note', 0, 0, 0)",
            (number, staged.galley_id, f"key-{number}", staged.source_url or None),
        )
        connection.execute(
            "INSERT INTO staged_inbox (queue_id, galley_id, source_url, title, confidence, recipe, note_state, note_path, review_status,"
            " saved_at, created_at, updated_at) VALUES (?, ?, ?, ?, 0.5, ?, 'written', 'x.md', ?, ?, 0, 0)",
            (
                number,
                staged.galley_id,
                staged.source_url,
                staged.read.recipe.title,
                to_json(staged.read).decode(),
                review_status,
                staged.saved_at_ms,
            ),
        )
    connection.close()


def test_json_ld_on_standard_output(command: Command, config: Path) -> None:
    said = command("export", "--config", config)
    assert (said.status, said.err) == (0, "")
    assert said.out.isascii()
    assert "<" not in said.out
    recipes = json.loads(said.out)
    assert [recipe["identifier"] for recipe in recipes] == [staged_fixture(FOLDER / f"{name}.json").galley_id for name in NAMES]
    for recipe in recipes:
        strict_recipe.check(recipe)


@pytest.mark.parametrize(("status", "count"), [("approved", 1), ("pending", 4), ("all", 5)])
def test_by_status(command: Command, config: Path, status: str, count: int) -> None:
    assert len(json.loads(command("export", "--config", config, "--status", status).out)) == count


def test_another_format_is_one_entry(command: Command, config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    titles = ExportFormat(lambda staged, language: f"{language}: {staged.read.recipe.title}\n", is_json=False, file=PurePath("NAME.txt"))
    monkeypatch.setitem(FORMATS, "titles", titles)
    said = command("export", "--config", config, "--format", "titles", "--folder", tmp_path / "out", "1")
    assert (said.status, said.err) == (0, "")
    [file] = (tmp_path / "out").iterdir()
    title = staged_fixture(FOLDER / f"{NAMES[0]}.json").read.recipe.title
    assert (file.name, file.read_text("utf-8")) == (f"{title}.txt", f"en: {title}\n")


def test_by_id(command: Command, config: Path, tmp_path: Path) -> None:
    stage(tmp_path, 9, staged_fixture(FOLDER / "emoji.json"), "rejected")
    galley_id = staged_fixture(FOLDER / "sections.json").galley_id
    assert [line["id"] for line in command("export", "--json", "--config", config, "9", galley_id).lines] == [2, 9]
    assert len(json.loads(command("export", "--config", config).out)) == len(NAMES)
    said = command("export", "--config", config, "77")
    assert (said.status, said.out) == (1, "")
    assert "There is no link 77" in said.err


def test_recipemd_is_the_notes_body(command: Command, config: Path) -> None:
    for number, name in enumerate(NAMES, start=1):
        body = split(render_note(staged_fixture(FOLDER / f"{name}.json")))[1]
        assert command("export", "--config", config, "--format", "recipemd", str(number)).out == body
    together = command("export", "--config", config, "--format", "recipemd", "1", "2").out
    assert together == "\n".join(split(render_note(staged_fixture(FOLDER / f"{name}.json")))[1] for name in NAMES[:2])


def test_a_folder_as_recipe_managers_rescan_it(command: Command, config: Path, tmp_path: Path) -> None:
    said = command("export", "--config", config, "--folder", tmp_path / "out/recipes", "--json")
    assert said.status == 0, said.err
    files = sorted((tmp_path / "out/recipes").glob("*/recipe.json"))
    assert {line["file"] for line in said.lines} == {str(file) for file in files}
    assert len(files) == len(NAMES)
    assert "Zwetschgenkuchen vom Blech" in {file.parent.name for file in files}
    for file in files:
        strict_recipe.check(json.loads(file.read_bytes()))
        assert b"<" not in file.read_bytes()
    assert [path for path in (tmp_path / "out/recipes").rglob("*") if path.name.startswith(".")] == []


def test_the_same_export_again_changes_nothing_and_names_stay(command: Command, config: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    stage(tmp_path, 9, StagedRecipe(9, 9, "r-twin9999", "", 0, staged_fixture(FOLDER / "sections.json").read), "pending")
    assert command("export", "--config", config, "--folder", out).status == 0
    assert (out / "Harbour chowder with leeks twin9999/recipe.json").is_file()
    before = {path: (path.stat().st_mtime_ns, path.read_bytes()) for path in out.rglob("recipe.json")}
    assert command("export", "--config", config, "--folder", out, "9").status == 0
    assert command("export", "--config", config, "--folder", out).status == 0
    assert {path: (path.stat().st_mtime_ns, path.read_bytes()) for path in out.rglob("recipe.json")} == before
    assert len(before) == 6


def test_a_folder_of_anothers_recipe_is_never_touched(command: Command, config: Path, tmp_path: Path) -> None:
    theirs = tmp_path / "out/harbour chowder with leeks/recipe.json"
    theirs.parent.mkdir(parents=True)
    theirs.write_text('{"name": "mine"}')
    said = command("export", "--config", config, "--folder", tmp_path / "out", "--force", "2")
    assert said.status == 0
    assert theirs.read_text() == '{"name": "mine"}'
    assert len(list((tmp_path / "out").iterdir())) == 2


@pytest.mark.parametrize("form", ["json-ld", "recipemd"])
def test_what_is_there_is_left_alone_unless_forced(command: Command, config: Path, tmp_path: Path, form: str) -> None:
    out = tmp_path / "out"
    assert command("export", "--config", config, "--folder", out, "--format", form).status == 0
    edited = next(path for path in out.rglob("*") if path.is_file())
    whole = edited.read_bytes()
    changed = whole + b"\n"
    edited.write_bytes(changed)
    said = command("export", "--config", config, "--folder", out, "--format", form)
    assert said.status == 1
    assert edited.read_bytes() == changed
    assert "1 file was left alone; --force" in said.err
    assert command("export", "--config", config, "--folder", out, "--format", form, "--force").status == 0
    assert edited.read_bytes() == whole


def test_one_file(command: Command, config: Path, tmp_path: Path) -> None:
    out = tmp_path / "deep/all.json"
    assert command("export", "--config", config, "--output", out).status == 0
    assert json.loads(out.read_bytes()) == json.loads(command("export", "--config", config).out)
    assert "Zwetschgen" in out.read_text("utf-8")
    out.write_text("mine")
    said = command("export", "--config", config, "--output", out)
    assert said.status == 1
    assert "is there already" in said.err
    assert "--force" in said.err
    assert out.read_text() == "mine"
    assert command("export", "--config", config, "--output", out, "--force").status == 0
    assert len(json.loads(out.read_bytes())) == len(NAMES)
    assert [path.name for path in out.parent.iterdir()] == ["all.json"]


@pytest.mark.parametrize(
    ("words", "status", "said_words"),
    [
        (["--output", "file/x.json"], 1, "cannot be written"),
        (["--folder", "file"], 1, "cannot be used"),
        (["--output", "drop-folder"], 1, "is no file"),
        (["--output", ""], 2, "must name a place"),
        (["--folder", "a\0b"], 2, "must name a place"),
        (["--output", "a", "--folder", "b"], 2, "not allowed with"),
        (["--format", "xml"], 2, "invalid choice"),
        (["--status", "removed"], 2, "invalid choice"),
    ],
)
def test_what_does_not_work_is_said_in_words(
    command: Command, config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], status: int, said_words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("mine")
    (tmp_path / "drop-folder").mkdir()
    said = command("export", "--config", config, *words)
    assert (said.status, said.out) == (status, "")
    assert said_words in said.err
    assert (tmp_path / "file").read_text() == "mine"


def test_a_recipe_that_stands_in_its_note_alone_is_left_out(command: Command, config: Path, tmp_path: Path) -> None:
    read = ReadRecipe(Recipe("Lost soup"), (), RecipeConfidence(0.0, (), (RESTORED_FROM_NOTE,)))
    stage(tmp_path, 9, StagedRecipe(9, 9, "r-lost", "", 0, read), "pending")
    said = command("export", "--config", config)
    assert len(json.loads(said.out)) == len(NAMES)
    assert "Lost soup: left out" in said.err
    assert "galley-watch retry 9" in said.err
    newer = staged_fixture(FOLDER / "sections.json").read
    with sqlite3.connect(tmp_path / "state/galley.sqlite3") as connection:
        connection.execute(
            "INSERT INTO read_again (staged_id, tried_at, newer_at, newer_recipe) SELECT id, 1, 1, ? FROM staged_inbox WHERE queue_id = 9",
            (to_json(newer).decode(),),
        )
    connection.close()
    [found] = command("export", "--json", "--config", config, "9").lines
    assert found["recipe"]["recipeIngredient"] == list(newer.recipe.ingredients)


def test_where_there_is_nothing_to_export(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "empty.toml"
    path.write_text('drop_folder = "d"\nreview_folder = "r"\nstate_folder = "s"\n')
    said = command("export", "--config", path)
    assert (said.status, said.out) == (0, "[]\n")
    assert "no recipes to export" in said.err
    said = command("export", "--config", path, "--folder", tmp_path / "out")
    assert (said.status, said.out) == (0, "")
    assert "no recipes to export" in said.err
    assert not (tmp_path / "out").exists()
    assert not (tmp_path / "s").exists()
