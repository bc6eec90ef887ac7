"""A person's template: what it may say, and that whatever it says, what a page says comes out as text."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st
from ruamel.yaml import YAML

from galley_watch.notes import DEFAULT_TEMPLATE, TemplateError, layout_of, render_note
from galley_watch.notes.escape import escape_anywhere
from galley_watch.notes.placeholders import NAMES, VALUES
from galley_watch.notes.plain_text import plain, without_loose_marks
from galley_watch.values.note_properties import NOTE_PROPERTIES
from galley_watch.values.staged import StagedRecipe
from tests.notes.payloads import ORDINARY, PAYLOADS
from tests.notes.reading import ALIVE_IN_RAW_TEXT, MARKDOWN, as_recipemd, parts_of, properties, split
from tests.notes.regenerate import FOLDER, staged_fixture
from tests.notes.test_hostile_text import FRAGMENTS, hostile_everywhere

TOP = "---\n{{front_matter}}\n---\n\n"
EVERYTHING = staged_fixture(FOLDER / "everything.json")


def note_by(body: str, staged: StagedRecipe = EVERYTHING, top: str = TOP) -> str:
    return render_note(staged, layout_of(top + body))


def body_by(body: str, staged: StagedRecipe = EVERYTHING) -> str:
    return split(note_by(body, staged))[1]


def refusal(template: str) -> tuple[int, str]:
    with pytest.raises(TemplateError) as caught:
        layout_of(template)
    return caught.value.line, caught.value.reason


# --- what a template can do ---------------------------------------------------------------------------------------------


def test_the_bundled_template_is_what_is_used_without_one() -> None:
    assert render_note(EVERYTHING, layout_of(DEFAULT_TEMPLATE)) == render_note(EVERYTHING) == render_note(EVERYTHING, layout_of(None))


def test_line_ends_and_a_byte_order_mark_of_any_editor_are_taken() -> None:
    assert layout_of("\ufeff" + DEFAULT_TEMPLATE.replace("\n", "\r\n")) == layout_of(DEFAULT_TEMPLATE)


def test_values_stand_in_lines_and_lines_without_any_are_left_out() -> None:
    template = (
        "# {{ title }}\n\nBy **{{author}}**, {{total_minutes}} min · {{source_link}}\nServes {{servings}}\n\nServes {{servings}}\n\nEnd\n"
    )
    assert body_by(template) == (
        "# Zwetschgenkuchen vom Blech\n\nBy **Jörg Müßig**, 120 min · [example.com](https://example.com/kuchen?id=7&lang=de)\n\nEnd\n"
    )


def test_a_section_is_there_with_what_it_names_only() -> None:
    template = "{{#equipment}}\n## {{word.equipment}}\n\n{{equipment}}\n{{/equipment}}\n{{#servings}}\nfor {{servings}}\n{{/servings}}\n"
    assert body_by(template) == "## Equipment\n\n- Backblech (30 × 40 cm)\n- Nudelholz\n"
    bare = replace(EVERYTHING, read=replace(EVERYTHING.read, recipe=replace(EVERYTHING.read.recipe, equipment=(), yields="4 Portionen")))
    assert body_by(template, bare) == "for 4\n"


def test_every_placeholder_can_be_used() -> None:
    for name in NAMES[1:]:
        assert body_by(f"{{{{{name}}}}}\n").strip() or name in ("check", "servings", "folder"), name


def test_code_comments_and_html_of_the_person_stay_as_they_are() -> None:
    own = "```dataviewjs\ndv.list([1])\n\n<b> $x\n```\n\n<details>\n<summary>More</summary>\n\n"
    own += "%% mine %%\n\n<% tp.date.now() %>\n\n[[Cooking]] ![[x]]\n"
    assert body_by(own + "\n{{ingredients}}\n\n</details>\n").startswith(own)


def test_properties_of_the_persons_own() -> None:
    top = "---\n# mine\ncssclasses: [recipe, \"wide one\"]\naliases:\n  - a\n  - 'b'\n"
    top += "name: {{title}}\nrated: 3\ntags: [food]\n{{front_matter}}\n---\n"
    found = properties(note_by("x", top=top))
    assert list(found)[:6] == ["cssclasses", "aliases", "name", "rated", "tags", "source"]
    assert (found["cssclasses"], found["aliases"], found["rated"], found["tags"]) == (["recipe", "wide one"], ["a", "b"], 3, ["food"])
    assert found["name"] == "Zwetschgenkuchen vom Blech"
    assert "title" not in found
    assert found["galley_id"] == EVERYTHING.galley_id


def test_properties_one_by_one() -> None:
    top = "---\nsource: {{source}}\ntopics: {{keywords}}\nserves: {{servings}}\ngalley_id: {{galley_id}}\n---\n"
    assert properties(note_by("x", top=top)) == {
        "source": EVERYTHING.source_url,
        "topics": ["Obst", "Hefeteig", "süß, saftig"],
        "galley_id": EVERYTHING.galley_id,
    }


def test_the_persons_names_of_properties() -> None:
    names = {"title": "name", "keywords": "Meine Stichwörter", "tags": "labels"}
    found = properties(render_note(EVERYTHING, layout_of(None, names=names)))
    plainly = properties(render_note(EVERYTHING))
    assert found == {names.get(key, key): value for key, value in plainly.items()}
    assert list(found) == [names.get(key, key) for key in plainly]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
@pytest.mark.parametrize("language", ["recipe", "de", "sv"])
def test_headings_in_the_notes_language(path: Path, language: str) -> None:
    staged = staged_fixture(path)
    note = render_note(staged, layout_of(None, language))
    assert properties(note) == properties(render_note(staged)) or path.stem == "nothing-but-a-title"
    assert len(list(as_recipemd(note).leaf_ingredients)) == len(staged.read.recipe.ingredients)
    shown = [heading for level, heading in parts_of(split(note)[1]).headings if level == 2]
    expected = {"de": ["Zutaten", "Zubereitung"], "sv": ["Ingredienser", "Gör så här"]}.get(language)
    if language == "recipe":
        expected = ["Zutaten", "Zubereitung"] if staged.read.recipe.language == "de" else None
    if expected:
        assert shown[:2] == expected


# --- what is refused ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("template", "line", "reason"),
    [
        ("", 1, "begins with front matter"),
        ("# {{title}}\n", 1, "begins with front matter"),
        ("---\n{{front_matter}}\n", 1, "never ends"),
        ("---\ntitle: {{title}}\n---\n", 2, "lacks galley_id"),
        ("---\ngalley_id: {{galley_id}}\n---\n", 2, "lacks source"),
        ("---\n---\n", 2, "lacks galley_id"),
        ("---\n{{front_matter}}\n{{front_matter}}\n---\n", 3, "line 2 already"),
        ('---\n{{front_matter}}\ngalley_id: "mine"\n---\n', 3, "write `galley_id: {{galley_id}}`"),
        ("---\n{{front_matter}}\nGALLEY_ID: x\n---\n", 3, "taken for galley_id"),
        ("---\nid: {{galley_id}}\n{{front_matter}}\n---\n", 2, "write `galley_id: {{galley_id}}`"),
        ("---\ngalley_id: {{title}}\n{{front_matter}}\n---\n", 2, "write `galley_id: {{galley_id}}`"),
        ("---\nstatus: todo\n{{front_matter}}\n---\n", 2, "your decision"),
        ("---\ngalley_id: {{galley_id}}\ngalley_id: {{galley_id}}\nsource: {{source}}\n---\n", 3, "line 2 already"),
        ("---\nTitle: a\ntitle: b\n{{front_matter}}\n---\n", 3, "line 2 already"),
        ("---\nname: {{titel}}\n{{front_matter}}\n---\n", 2, "did you mean {{title}}?"),
        ("---\nname: x {{title}}\n{{front_matter}}\n---\n", 2, "stands alone"),
        ("---\nname: {{ingredients}}\n{{front_matter}}\n---\n", 2, "no placeholder"),
        ("---\na: {b: c}\n{{front_matter}}\n---\n", 2, "flat properties"),
        ("---\na: &x 1\n{{front_matter}}\n---\n", 2, "flat properties"),
        ("---\na: |\n  x\n{{front_matter}}\n---\n", 2, "flat properties"),
        ("---\na:\n  - b\n - c\n{{front_matter}}\n---\n", 4, "flat properties"),
        ("---\n  a: b\n{{front_matter}}\n---\n", 2, "flat properties"),
        ("---\nyes: b\n{{front_matter}}\n---\n", 2, "YAML reads it"),
        (TOP + "{{titel}}\n", 5, "did you mean {{title}}?"),
        (TOP + "{{wrd.notes}}\n", 5, "did you mean {{word.notes}}?"),
        (TOP + "{{xyzzyxyzzy}}\n", 5, "no placeholder {{xyzzyxyzzy}}."),
        (TOP + "{{title\n", 5, "begins no placeholder"),
        (TOP + "{{{title}}}\n", 5, "may not stand"),
        (TOP + "{{front_matter}}\n", 5, "belongs between"),
        (TOP + "> {{ingredients}}\n", 5, "a line of its own"),
        (TOP + "  {{ingredients}}\n", 5, "a line of its own"),
        (TOP + "{{#equipment}}\nx\n", 5, "never ends"),
        (TOP + "{{/equipment}}\n", 5, "did not begin"),
        (TOP + "{{#equipment}}\n{{#author}}\n", 6, "begins within"),
        (TOP + "{{#word.notes}}\n", 5, "always there"),
        (TOP + "```\n{{title}}\n```\n", 6, "in a code block"),
        (TOP + "a\n\n```js\nx\n", 7, "never ends"),
        (TOP + "- ```\n", 5, "at the start of its line"),
        (TOP + "`{{title}}`\n", 5, "``` may not stand"),
        (TOP + "<b>{{title}}</b>\n", 5, "`<` may not stand"),
        (TOP + "<b>\n{{title}}\n", 5, "`<` may not stand"),
        (TOP + "<!--\n\n{{title}}\n\n-->\n", 5, "must end with `-->`"),
        (TOP + "<script>\n", 5, "must end with `</script`"),
        (TOP + "<div\n", 5, "must end with `>`"),
        (TOP + "%%\n\n{{title}}\n\n%%\n", 5, "on the line where it begins"),
        (TOP + "%% {{title}} %%\n", 5, "`%` may not stand"),
        (TOP + "$$\n", 5, "on the line where it begins"),
        (TOP + '<% tp.x("{{title}}") %>\n', 5, "may not stand"),
        (TOP + "<%*\nlet x\n%>\n", 5, "must end with `%>`"),
        (TOP + "[{{title}}](https://example.com)\n", 5, "`[` may not stand"),
        (TOP + "[[{{title}}]]\n", 5, "`[` may not stand"),
        (TOP + "> [!note]{{title}}\n", 5, "`[` may not stand"),
        (TOP + "https://{{author}}\n", 5, "`//` may not stand"),
        (TOP + "#{{category}}\n", 5, "`#` may not stand"),
        (TOP + "\\{{title}}\n", 5, "`\\` may not stand"),
        (TOP + "{{author}} &{{title}}\n", 5, "`&` may not stand"),
        (TOP + "    {{title}}\n", 5, "so far to the right"),
        (TOP + "-\t{{title}}\n", 5, "may not stand"),
        (TOP + "[x]: https://example.com\n", 5, "`]:`"),
        (TOP + "#+BEGIN_QUERY\n", 5, "blocks of this kind"),
        (TOP + "galley_id: x\n", 5, "once"),
        (TOP + "a\x00b\n", 5, "no place in a note"),
    ],
)
def test_what_cannot_be_taken_is_refused_with_line_and_reason(template: str, line: int, reason: str) -> None:
    found = refusal(template)
    assert found[0] == line
    assert reason in found[1]


# --- whatever it says, a page's words are text --------------------------------------------------------------------------

LITERALS = st.sampled_from(
    [
        *(
            "a",
            "word ",
            " ",
            "\n",
            "\n",
            "\n\n",
            "\n\n",
            "# ",
            "## ",
            "- ",
            "1. ",
            "> ",
            "> [!note] ",
            "**",
            "*",
            "_",
            "~~",
            "==",
            "`",
            "```",
        ),
        *(
            "```\n",
            "```js\n",
            "~~~\n",
            "    ",
            "\t",
            "<",
            "<b>",
            "</b>",
            "<div>\n",
            "</div>",
            "<!--",
            "-->",
            "<script>",
            "</script>",
            "<% ",
        ),
        *(" %>", "%%", "$", "$$", "[", "]", "](", "[[", "]]", "![", "(", ")", "#", "^", "::", ":", "/", "//", "https:", "|", "\n---\n"),
        *("\n===\n", "|-|-|\n", "\\", "&", "&#", "=", "~", "%", "{", "}", "!", "é", ";", "+", "@", '"', "'", "---\n", "galley_id: x\n"),
        *("{{galley_id}}", "[x]: y\n", "$=", "((", "))"),
    ]
)
PLACEHOLDERS = st.sampled_from(
    [
        *(f"{{{{{name}}}}}" for name in ("title", "author", "yield", "category", "keywords", "folder", "source_link", "word.check")),
        *(f"\n{{{{{name}}}}}\n" for name in ("description", "ingredients", "instructions", "equipment", "check", "source", "nutrition")),
        *("\n# {{title}}\n", "\n{{author}}\n", "\n- {{category}}\n", "**{{title}}**", "\n{{#author}}\n", "\n{{/author}}\n"),
    ]
)
BODIES = st.lists(st.one_of(LITERALS, PLACEHOLDERS), max_size=10).map("".join)
QUIET = "word"
SHORT = [text for text in PAYLOADS if len(text) < 200]


OWN_MARKS = str.maketrans("", "", "*_~")


def shape(note: str) -> list[tuple[str, str, str]]:
    """What a reader makes of the body: kinds and addresses in order, and the text that is shown, run together.

    Emphasis is left out, with its marks: whether the template's own `**` takes depends on the letter beside it.
    """
    found: list[tuple[str, str, str]] = []
    for token in MARKDOWN.parse(split(note)[1]):
        for part in token.children or [token]:
            if part.type.startswith(("em_", "strong_", "s_")):
                continue
            is_text = part.type in ("text", "text_special")
            if is_text and found and found[-1][0] == "text":
                found[-1] = ("text", "", found[-1][2] + part.content)
            else:
                found.append(("text" if is_text else part.type, str(part.attrs.get("href", "")), part.content))
    return [(kind, link, text.translate(OWN_MARKS)) for kind, link, text in found if kind != "text" or text]


def from_one_address(staged: StagedRecipe) -> StagedRecipe:
    """Without the addresses that are to become links."""
    read = replace(staged.read, recipe=replace(staged.read.recipe, video=None, image=None))
    return replace(staged, read=read, source_url="https://example.com/a")


def check_text_only(body: str, payload: str) -> None:
    shown = plain(payload).translate(OWN_MARKS)
    try:
        layout = layout_of(TOP + body)
    except TemplateError:
        assume(False)
    note, calm = (render_note(from_one_address(hostile_everywhere(words)), layout) for words in (payload, QUIET))
    tidied = without_loose_marks(f" {plain(payload)}").strip().translate(OWN_MARKS)  # as it stands among the ingredients
    ours, theirs = shape(note), shape(calm)
    assert [(kind, link) for kind, link, _ in ours] == [(kind, link) for kind, link, _ in theirs]
    for (_, _, text), (_, _, quiet) in zip(ours, theirs, strict=True):
        assert quiet in (text.replace(shown, QUIET), text.replace(tidied, QUIET))
    for alive in (*ALIVE_IN_RAW_TEXT, "%%"):
        assert split(note)[1].count(alive) == split(calm)[1].count(alive), alive


@settings(max_examples=600, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(BODIES, st.one_of(st.sampled_from(SHORT), st.lists(FRAGMENTS, min_size=1, max_size=8).map("".join)))
@example("**{{title}}**", "a* b")
@example("{{title}}{{author}}", "&lt")
@example("\n{{ingredients}}\n", "]( ")
@example("\n{{ingredients}}\n", "(, ")
@example("`\n\n{{title}}", "`")
@example("<div>\n```\n\n```\n\n{{title}}", "<b>")
@example("```\n  ```\n\n```\n{{description}}\n```", "<b>")
@example("a\n{{author}}", "---")
@example(":{{title}}", ":x")
@example("```\n  ```\n\n```\n\n{{description}}\n", "<b>")
@example("{{title}}\n---\n", "|")
@example("|{{title}}|\n|-|\n", "a|b")
@example("{{title}}: {{author}}", ":")
@example("(({{title}}", "64f0a1b2-0000-4000-8000-0123456789ab))")
@example("http:{{title}}", "//evil.example")
def test_whatever_a_template_says_a_pages_words_come_out_as_text(body: str, payload: str) -> None:
    # Shown text can be told apart from the template's own only where it is more than a mark or two.
    payload = f"{payload}Zq"
    assume(plain(payload) == plain(plain(payload)))
    check_text_only(body, payload)


LAID_OUT = {
    *("inline", "text", "text_special", "paragraph", "strong", "heading", "blockquote", "softbreak", "ordered_list", "list_item"),
    *("table", "thead", "tbody", "tr", "th", "td"),
}


@pytest.mark.parametrize("payload", SHORT, ids=lambda text: ascii(text[:24]))
def test_each_payload_beside_text_of_a_template(payload: str) -> None:
    values = [
        name for name in VALUES if name not in ("servings", "galley_id", "saved", "confidence", "source_link") and "minutes" not in name
    ]
    for name in values:
        for body in (
            "**{{x}}**",
            "By {{x}}, {{x}}: {{x}}",
            "| {{x}} |\n|---|\n| {{x}} |",
            "> [!info] More\n> {{x}}",
            "key:: {{x}}",
            "{{x}}\n===",
            "1. {{x}}",
        ):
            note = note_by(body.replace("x", name), replace(hostile_everywhere(payload), source_url=""))
            inside = split(note)[1]
            parts = parts_of(inside)
            assert parts.links == []
            assert parts.kinds <= LAID_OUT
            assert not re.search(r"<%|\[\[|==(?!=*$)|%%|\{\{", inside.replace("\n===", ""))


@pytest.mark.parametrize("text", ORDINARY)
def test_beside_other_text_too_ordinary_text_is_shown_as_it_is(text: str) -> None:
    [inline] = [token for token in MARKDOWN.parse(f"x {escape_anywhere(text)} x") if token.type == "inline"]
    assert "".join(child.content for child in inline.children or ()) == f"x {text} x"


FRONT_LINES = st.lists(
    st.one_of(
        st.sampled_from(
            [
                *(
                    "{{front_matter}}",
                    "galley_id: {{galley_id}}",
                    "source: {{source}}",
                    "id: {{galley_id}}",
                    "galley_id: x",
                    "GALLEY_ID: x",
                    "a:",
                    "  - b",
                ),
                *(
                    " - c",
                    "- d",
                    "b: [x, y]",
                    "'galley_id': x",
                    '"galley_id": x',
                    "? galley_id",
                    "a: *x",
                    "a: &x y",
                    "# c",
                    "",
                    "c: |",
                    "  galley_id: x",
                ),
                *(
                    "<<: {galley_id: x}",
                    "{galley_id: x}",
                    "d: 'it''s'",
                    'e: "x\\"y"',
                    "f: 1.5",
                    "g: true",
                    "---",
                    "...",
                    "title: t",
                    "Title: {{title}}",
                ),
                *(f"{name}: {{{{{name}}}}}" for name in NOTE_PROPERTIES),
            ]
        ),
        st.text(alphabet="ab:{}[]'\"-#&*!|>%@ ,\\\t?", max_size=12),
    ),
    max_size=3,
)


FRONT_MATTER = st.tuples(
    FRONT_LINES, st.sampled_from([["{{front_matter}}"], ["galley_id: {{galley_id}}", "source: {{source}}"]]), FRONT_LINES
).map(lambda parts: [*parts[0], *parts[1], *parts[2]])


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(FRONT_MATTER, st.sampled_from([*SHORT, "x"]))
def test_a_template_never_makes_two_ids_nor_front_matter_that_does_not_load(lines: list[str], payload: str) -> None:
    staged = hostile_everywhere(payload)
    try:
        layout = layout_of("\n".join(["---", *lines, "---", "", "{{title}}"]))
    except TemplateError:
        assume(False)
    note = render_note(staged, layout)
    inside, _ = split(note)
    assert len(re.findall(r"^\s*galley_id\s*:", note, re.MULTILINE)) == 1
    found = yaml.safe_load(inside)
    assert (found["galley_id"], isinstance(found["source"], str)) == ("r-1", True)
    assert set(YAML(typ="safe", pure=True).load(inside)) == set(found)
    assert not any(isinstance(value, dict) for value in found.values())


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_a_template_or_has_a_line_and_a_reason(text: str) -> None:
    for template in (text, TOP + text, f"---\n{text}\n---\n"):
        refused: TemplateError | None = None
        try:
            layout_of(template)
        except TemplateError as error:
            refused = error
        assert refused is None or (refused.reason and 1 <= refused.line <= template.count("\n") + 1)
