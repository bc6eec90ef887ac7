"""``links``, ``extract`` and ``ingredients``: the shapes that scripts rely on; one file that fails does not stop the others."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.commands.conftest import Command

DEMO_PAGES = Path(__file__).parents[2] / "galley_watch/demo_pages"
LINK_KEYS = {"file", "kind", "page", "urls", "titles", "folders", "tags", "problems", "reason"}
EXTRACT_KEYS = {
    "file", "url", "title", "ingredients", "instructions", "total_minutes", "prep_minutes", "cook_minutes", "yields", "image",
    "author", "confidence", "fields", "recipe", "error",
}  # fmt: skip
INGREDIENT_KEYS = {"text", "quantity", "quantity_max", "unit", "name", "preparation", "comment", "confidence", "tree"}


# --- links --------------------------------------------------------------------------------------------------------------


def test_links_of_several_files(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("https://example.org/a\nhttps://example.org/b\n")
    (tmp_path / "b.url").write_text("[InternetShortcut]\nURL=https://example.org/c\n")
    (tmp_path / "c.bin").write_bytes(b"\0\1")
    said = command("links", "--json", *(tmp_path / name for name in ("a.txt", "b.url", "c.bin")))
    assert said.status == 0
    first, second, third = said.lines
    assert set(first) == LINK_KEYS
    assert first["file"] == str(tmp_path / "a.txt")
    assert first["urls"] == ["https://example.org/a", "https://example.org/b"]
    assert [len(first[key]) for key in ("titles", "folders", "tags")] == [2, 2, 2]
    assert second["urls"] == ["https://example.org/c"]
    assert third["kind"] == "ignore"
    assert third["reason"]


@pytest.mark.parametrize("tag", ["klingon", "", "d", "de AT"])
def test_what_is_no_language_is_a_usage_error_that_lists_them(command: Command, tag: str) -> None:
    said = command("ingredients", "--lang", tag, stdin=b"2 eggs\n")
    assert (said.status, said.out) == (2, "")
    assert f"'{tag}' is no code of a language; known are da, de, " in said.err


def test_a_language_without_a_table_is_guessed_from_all_lines_and_said(command: Command) -> None:
    said = command("ingredients", "--json", "--lang", "ja", stdin="2 x\n200 g Möhren, gewürfelt\n1 Bund Petersilie, gehackt\n".encode())
    assert said.status == 0
    assert [line["tree"]["language"] for line in said.lines] == ["de", "de", "de"]
    assert said.err.startswith("galley-watch: ja: there is no table")
    assert said.err.endswith("read as de.\n")


@pytest.mark.parametrize("tag", ["de-AT", "pt_BR", "nb", "EN"])
def test_a_region_or_a_written_form_is_the_language(command: Command, tag: str) -> None:
    assert command("ingredients", "--json", "--lang", tag, stdin=b"2 kg x\n").only["unit"] == "kilogram"


def test_entries_that_are_not_listed_are_counted(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("url\nhttps://example.org/a\n" + "nothing here\n" * 1_500)
    last = command("links", "--json", tmp_path / "a.csv").only["problems"][-1]
    assert last == {"line": None, "message": "500 more entries could not be taken."}
    assert command("links", tmp_path / "a.csv").out.rstrip().endswith("not taken: 500 more entries could not be taken.")


def test_a_link_file_that_cannot_be_read_stops_no_other(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("https://example.org/a\n")
    (tmp_path / "folder.txt").mkdir()
    said = command("links", "--json", tmp_path / "missing.txt", tmp_path / "folder.txt", "a\0b.txt", tmp_path / "a.txt")
    assert said.status == 1
    assert [line["kind"] for line in said.lines] == ["error", "error", "error", "links"]
    assert [line["reason"] for line in said.lines[:3]] == [
        "there is no such file.",
        "this is a folder; name the files in it.",
        "cannot be read (the name is not a path).",
    ]
    assert len(said.err.splitlines()) == 3


def test_names_are_judged_below_the_root(command: Command, tmp_path: Path) -> None:
    place = tmp_path / ".hidden" / "drop"
    place.mkdir(parents=True)
    (place / "a.txt").write_text("https://example.org/a\n")
    assert command("links", "--json", "--root", place, place / "a.txt").only["kind"] == "links"
    assert command("links", "--json", "--root", tmp_path, place / "a.txt").only["kind"] == "ignore"
    outside = command("links", "--root", place, tmp_path / "b.txt")
    assert outside.status == 2
    assert "does not lie in" in outside.err


@pytest.mark.skipif(os.name != "posix" or os.uname().sysname == "Darwin", reason="needs a file system that takes any bytes as a name")
def test_names_that_are_not_utf8_survive(command: Command, tmp_path: Path) -> None:
    name = os.fsdecode(os.fsencode(tmp_path) + b"/a\xe4.txt")
    Path(name).write_text("https://example.org/a\n")
    said = command("links", "--json", name)
    assert said.status == 0
    assert said.only["file"] == name
    assert said.out.isascii()
    assert "a\\udce4.txt" in command("links", name).out


def test_links_for_a_person(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("https://example.org/a\n")
    assert "1 link\n  https://example.org/a" in command("links", tmp_path / "a.txt").out


# --- extract ------------------------------------------------------------------------------------------------------------


def test_extract_of_several_pages_in_their_order(command: Command) -> None:
    pages = [DEMO_PAGES / f"{name}.html" for name in ("kartoffelauflauf", "broken", "rosemary-flatbread", "buttermilk-waffles")]
    said = command("extract", "--json", "--url", "https://example.org/page", *pages)
    assert said.status == 1
    assert [line["file"] for line in said.lines] == [str(page) for page in pages]
    auflauf, broken, flatbread, _ = said.lines
    assert set(auflauf) >= EXTRACT_KEYS
    assert set(broken) >= EXTRACT_KEYS
    assert auflauf["error"] is None
    assert auflauf["title"] == "Kartoffelauflauf mit Birnen"
    assert auflauf["url"] == "https://example.org/page"
    assert (auflauf["prep_minutes"], auflauf["cook_minutes"]) == (30, 45)
    [group] = auflauf["recipe"]["ingredient_groups"]
    assert [tree["text"] for tree in group["trees"]] == group["lines"] == auflauf["ingredients"]
    assert [section["heading"] for section in auflauf["recipe"]["instruction_sections"]] == ["Vorbereiten", "Backen"]
    assert 0 < auflauf["confidence"] <= 1
    assert all(set(field) == {"confidence", "reasons"} for field in auflauf["fields"].values())
    assert broken["error"]["code"] == "no_recipe"
    assert broken["title"] is None
    assert broken["ingredients"] == []
    assert flatbread["author"] == "Tomas Lind"
    assert broken["error"]["message"] in said.err


def test_extract_of_a_text(command: Command, tmp_path: Path) -> None:
    text = tmp_path / "salad.txt"
    text.write_text(
        "Cucumber salad\n\nIngredients\n2 cucumbers\n1 tsp salt\n3 tbsp vinegar\n\nMethod\n1. Slice the cucumbers.\n2. Add the vinegar.\n"
    )
    said = command("extract", "--json", text)
    assert said.status == 0, said.err
    assert said.only["title"] == "Cucumber salad"
    assert said.only["ingredients"] == ["2 cucumbers", "1 tsp salt", "3 tbsp vinegar"]


def test_the_server_said_which_letters_it_uses(command: Command, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_bytes((DEMO_PAGES / "kartoffelauflauf.html").read_text("utf-8").replace('<meta charset="utf-8">', "").encode("cp1252"))
    said = command("extract", "--json", "--content-type", 'text/html; Charset="windows-1252"', page)
    assert "1 Zwiebel, fein gewürfelt" in said.only["ingredients"]


def test_a_page_that_cannot_be_read_stops_no_other(command: Command, tmp_path: Path) -> None:
    said = command("extract", "--json", tmp_path / "missing.html", DEMO_PAGES / "plum-cake.html")
    assert said.status == 1
    assert [line["error"] and line["error"]["code"] for line in said.lines] == ["unreadable", None]
    assert "there is no such file" in said.err


def test_a_recipe_for_a_person(command: Command) -> None:
    said = command("extract", DEMO_PAGES / "leek-barley-soup.html")
    assert said.status == 0
    assert "Leek and barley soup" in said.out
    assert "    - 3 leeks, sliced" in said.out
    assert "    3. Take out the bay leaf and season." in said.out


# --- ingredients --------------------------------------------------------------------------------------------------------


def test_one_answer_a_line_in_order_with_the_text_as_given(command: Command) -> None:
    given = "1 1/2 cups flour, sifted\r\n  2 eggs \n\n\ta\u2028b\x0cc\n½ tsp salt".encode()
    said = command("ingredients", "--json", "--lang", "en", "-", stdin=b"\xef\xbb\xbf" + given)
    assert said.status == 0
    assert [line["text"] for line in said.lines] == ["1 1/2 cups flour, sifted", "  2 eggs ", "", "\ta\u2028b\x0cc", "½ tsp salt"]
    assert all(set(line) >= INGREDIENT_KEYS for line in said.lines)
    first = said.lines[0]
    assert (first["quantity"], first["unit"], first["name"], first["preparation"]) == ("1 1/2", "cup", "flour", "sifted")
    assert said.out.isascii()


def test_lines_that_are_not_utf8_survive(command: Command) -> None:
    said = command("ingredients", "--json", "--lang", "de", stdin=b"2 \xc4pfel\n")
    assert said.only["text"] == "2 \udcc4pfel"


def test_the_language_is_guessed_from_all_lines(command: Command, tmp_path: Path) -> None:
    lines = tmp_path / "lines.txt"
    lines.write_text("2 Zwiebeln, fein gewürfelt\n1 EL Butter\n200 g Mehl\n", "utf-8")
    assert {line["tree"]["language"] for line in command("ingredients", "--json", lines).lines} == {"de"}


def test_no_lines_no_answers_and_a_missing_file(command: Command, tmp_path: Path) -> None:
    assert command("ingredients", "--json", stdin=b"").lines == []
    missing = command("ingredients", tmp_path / "missing.txt")
    assert missing.status == 1
    assert "there is no such file" in missing.err


def test_ingredients_for_a_person(command: Command) -> None:
    assert "quantity:    2\n    unit:        tablespoon\n" in command("ingredients", "--lang", "en", stdin=b"2 tbsp butter\n").out
