"""The settings of notes: names of properties, language, template; what cannot be taken is said in words before anything starts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.config import load_settings
from galley_watch.config.keys import CHOICES
from galley_watch.config.property_names import WrongValueError, property_names
from galley_watch.errors import AgentError
from galley_watch.inbox import NoteInbox, index_of
from galley_watch.note_layout import load_layout
from galley_watch.notes import DEFAULT_TEMPLATE, layout_of, render_note, review_base
from galley_watch.notes.nutrients import NUTRIENTS
from galley_watch.notes.placeholders import NAMES, WORD_NAMES
from galley_watch.notes.plain_text import plain
from galley_watch.notes.properties import properties_of
from galley_watch.notes.word_tables import OF_THE_RECIPE, WORDS, words_for
from galley_watch.notes.words import ENGLISH
from galley_watch.recovery import found_notes
from galley_watch.values.note_properties import FIXED_PROPERTIES, NOTE_PROPERTIES
from galley_watch.values.settings import Settings
from tests.notes.reading import properties
from tests.notes.regenerate import FOLDER, staged_fixture

STAGED = staged_fixture(FOLDER / "everything.json")
FOLDERS = 'drop_folder = "drop"\nreview_folder = "review"\nstate_folder = "state"\n'


def settings_of(folder: Path, review: str) -> Settings:
    path = folder / "config.toml"
    path.write_text(f"{FOLDERS}[review]\n{review}", "utf-8")
    return load_settings(path, {})


def refused(folder: Path, review: str) -> str:
    with pytest.raises(AgentError) as caught:
        settings_of(folder, review)
    assert caught.value.exit_status == 2
    return str(caught.value)


class Names:
    def __init__(self) -> None:
        self.reserved: list[str] = []

    async def reserve_note_name(self, staged_id: int, name: str) -> None:
        self.reserved.append(name)


def test_the_settings_reach_the_note(tmp_path: Path) -> None:
    (tmp_path / "mine.md").write_text("---\n{{front_matter}}\n---\n\n# {{title}}\n\n## {{word.ingredients}}\n\n{{ingredients}}\n")
    settings = settings_of(tmp_path, 'template = "mine.md"\nnote_language = "recipe"\nproperties = {title = "name"}\n')
    (tmp_path / "review").mkdir()
    written = asyncio.run(NoteInbox(Names(), settings).write_note(STAGED))
    note = (tmp_path / "review" / written.note_path).read_text("utf-8")
    assert note == render_note(STAGED, load_layout(settings.review))
    assert properties(note)["name"] == "Zwetschgenkuchen vom Blech"
    assert note.endswith("## Zutaten\n\n### Belag\n\n- *1,5 kg* Zwetschgen\n- *2 EL* Zucker\n\n### Teig\n\n"
                         "- *500 g* Mehl\n- *1 Würfel* Hefe (42 g)\n- *¼ l* lauwarme Milch\n")  # fmt: skip


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"---\n{{front_matter}}\n---\n\n{{titel}}\n", ["mine.md, line 5: ", "did you mean {{title}}?"]),
        (b"---\ntitle: {{title}}\n---\n", ["line 2", "lacks galley_id"]),
        (b"---\n{{front_matter}}\n---\n\xff\n", ["line 4", "not UTF-8"]),
        (b"x" * 300_000, ["too large"]),
        (None, ["is not there"]),
    ],
)
def test_a_template_that_cannot_be_taken_is_refused_at_start(tmp_path: Path, data: bytes | None, words: list[str]) -> None:
    if data is not None:
        (tmp_path / "mine.md").write_bytes(data)
    settings = settings_of(tmp_path, 'template = "mine.md"\n')
    with pytest.raises(AgentError) as caught:
        NoteInbox(Names(), settings)
    assert caught.value.exit_status == 2
    assert all(word in str(caught.value) for word in [*words, "docs/notes.md"]), str(caught.value)


def test_a_template_that_is_a_folder(tmp_path: Path) -> None:
    with pytest.raises(AgentError, match="is a folder"):
        load_layout(settings_of(tmp_path, 'template = "."\n').review)


@pytest.mark.parametrize(
    ("review", "words"),
    [
        ('properties = {titel = "name"}\n', ["line 5", "did you mean title?"]),
        ('[review.properties]\ntitle = "a"\nauthor = "a"\n', ["line 7", "title and author would both be called a"]),
        ('[review.properties]\ntitle = "Author"\n', ["title and author would both be called author"]),
        ('properties = {galley_id = "id"}\n', ["without galley_id: this name stays", "knows the note by it"]),
        ('properties = {source = "url"}\n', ["without source: this name stays"]),
        ('properties = {status = "state"}\n', ["without status: this name stays", "your decision"]),
        ('properties = {approved = "ok"}\n', ["without approved: this name stays"]),
        ('properties = {title = "galley_id"}\n', ["would both be called galley_id"]),
        ('properties = {title = "Galley_ID"}\n', ["would be taken for galley_id"]),
        ('properties = {title = "a: b"}\n', ["must begin with a letter"]),
        ('properties = {title = "yes"}\n', ["YAML reads it as"]),
        ('properties = {title = ""}\n', ["must begin with a letter"]),
        ("properties = {title = 3}\n", ["title has none"]),
        ('properties = "title"\n', ["a table such as"]),
        ('note_language = "klingon"\n', ["line 5", '"recipe" or "en"']),
        ("template = 3\n", ["a text in quotes"]),
    ],
)
def test_what_is_wrong_with_the_settings_is_said_with_its_line(tmp_path: Path, review: str, words: list[str]) -> None:
    said = refused(tmp_path, review)
    assert all(word in said for word in words), said


def test_the_fixed_names_may_be_said_and_the_others_changed(tmp_path: Path) -> None:
    own = "\n".join(f'{name} = "{name if name in FIXED_PROPERTIES else "my " + name}"' for name in NOTE_PROPERTIES)
    names = dict(settings_of(tmp_path, f"[review.properties]\n{own}\n").review.properties)
    found = properties(render_note(STAGED, layout_of(DEFAULT_TEMPLATE, names=names)))
    assert set(found) <= {name if name in FIXED_PROPERTIES else "my " + name for name in NOTE_PROPERTIES}


@given(st.dictionaries(st.sampled_from(NOTE_PROPERTIES), st.one_of(st.text(max_size=8), st.sampled_from(NOTE_PROPERTIES)), max_size=3))
def test_whatever_names_are_taken_no_property_is_lost_and_yaml_reads_them(names: dict[str, str]) -> None:
    try:
        taken = dict(property_names(names))
    except WrongValueError:
        return
    lines = [line for part in properties_of(STAGED, ENGLISH, taken).values() for line in part]
    plainly = [line for part in properties_of(STAGED, ENGLISH, {}).values() for line in part]
    found, expected = yaml.safe_load("\n".join(lines)), yaml.safe_load("\n".join(plainly))
    assert found == {taken.get(key, key): value for key, value in expected.items()}


def test_there_are_words_for_each_language_that_can_be_chosen() -> None:
    assert {OF_THE_RECIPE, *WORDS} == set(CHOICES["review", "note_language"])
    for words in WORDS.values():
        assert len(words.nutrients) == len(set(words.nutrients)) == len(NUTRIENTS)
        for word in (*(getattr(words, name) for name in WORD_NAMES), *words.nutrients):
            assert word
            assert plain(word) == word
            assert not set(word) & set("*_`<>[]#|%{}\\$=~^&")


@pytest.mark.parametrize(
    ("option", "language", "heading"),
    [
        ("en", "de", "Ingredients"),
        ("de", "fr", "Zutaten"),
        ("recipe", "fr-CA", "Ingrédients"),
        ("recipe", "nb_NO", "Ingredienser"),
        ("recipe", "PT-br", "Ingredientes"),
        ("recipe", "he", "Ingredients"),
        ("recipe", None, "Ingredients"),
        ("recipe", "recipe", "Ingredients"),
    ],
)
def test_whose_words_a_note_takes(option: str, language: str | None, heading: str) -> None:
    assert words_for(option, language).ingredients == heading


@pytest.mark.parametrize("folder", ["Recipes/Review", 'It\'s "here" \\ a: b # c', ""])
def test_the_view_of_the_inbox_loads_whatever_the_folder_is_called(folder: str) -> None:
    base = yaml.safe_load(review_base(folder, {"confidence": "how sure"}))
    *inside, status = base["filters"]["and"]
    assert status == 'status == "inbox"'
    escaped = folder.replace("\\", "\\\\").replace('"', '\\"')
    assert inside == ([f'file.inFolder("{escaped}")'] if folder else [])
    assert base["views"][0]["sort"] == [{"property": 'note["how sure"]', "direction": "ASC"}]
    assert base["properties"] == {'note["how sure"]': {"displayName": "Confidence"}}


def test_each_placeholder_and_property_is_explained() -> None:
    explained = (FOLDER.parents[1] / "docs/notes.md").read_text("utf-8")
    for name in NAMES:
        word = name.removeprefix("word.")
        assert f"`{{{{{name}}}}}`" in explained or (word != name and f"`{word}`" in explained), name
    assert [name for name in NOTE_PROPERTIES if f"`{name}`" not in explained] == []


@pytest.mark.parametrize("by_then", ['properties = {title = "name", confidence = "sure"}\n', ""])
def test_a_ledger_rebuilt_from_notes_knows_the_persons_names(tmp_path: Path, by_then: str) -> None:
    review = 'properties = {title = "name", confidence = "sure"}\n'
    settings = settings_of(tmp_path, by_then)
    settings.review_folder.mkdir()
    note = render_note(STAGED, load_layout(settings.review))
    (settings.review_folder / "a.md").write_text(note, "utf-8")
    settings = settings_of(tmp_path, review)
    [found] = found_notes(index_of(settings), settings)
    assert (found.title, found.confidence, found.galley_id) == ("Zwetschgenkuchen vom Blech", 0.9, STAGED.galley_id)
