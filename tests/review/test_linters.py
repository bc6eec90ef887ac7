"""Front matter written anew by programs that dump YAML: no edit by itself, and a tick in it is heard, whatever the note holds."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from ruamel.yaml import YAML

from galley_watch.review import Decision
from galley_watch.review.splicing import marked
from galley_watch.review.statements import face_of
from tests.notes.reading import split
from tests.notes.regenerate import FOLDER
from tests.review.kit import Kitchen, kitchen_in

NOTES = sorted(FOLDER.glob("*.md"))


def pyyaml(width: int, **options: Any) -> Callable[[str], str]:
    return lambda inside: yaml.safe_dump(yaml.safe_load(inside), width=width, **options)


def ruamel(width: int, indent: int) -> Callable[[str], str]:
    def dump(inside: str) -> str:
        program = YAML()
        program.width = width
        program.indent(mapping=2, sequence=indent + 2, offset=indent)
        out = io.StringIO()
        program.dump(program.load(inside), out)
        return out.getvalue()

    return dump


# As Obsidian's property editor and linters leave it: other order, other quoting, folded lines, \u escapes, indented or flat lists.
REWRITES: dict[str, Callable[[str], str]] = {
    "sorted": pyyaml(80, sort_keys=True),
    "narrow": pyyaml(20, sort_keys=False, allow_unicode=True),
    "all in double quotes": pyyaml(40, default_style='"'),
    "all in single quotes": pyyaml(40, default_style="'", allow_unicode=True),
    "literal blocks": pyyaml(40, default_style="|", allow_unicode=True),
    "folded blocks": pyyaml(40, default_style=">", allow_unicode=True),
    "as it was": ruamel(4096, 2),
    "flat lists": ruamel(30, 0),
    "indented by four": lambda inside: yaml.safe_dump(yaml.safe_load(inside), indent=4, sort_keys=False),
    "lists in one line": lambda inside: yaml.safe_dump(yaml.safe_load(inside), default_flow_style=None, width=10_000, allow_unicode=True),
}


def rewritten(note: str, rewrite: Callable[[str], str]) -> str:
    inside, body = split(note)
    return f"---\n{rewrite(inside)}---\n{body}"


def ticked(inside: str, rewrite: Callable[[str], str], **said: object) -> str:
    return rewrite(yaml.safe_dump(yaml.safe_load(inside) | said, sort_keys=False))


@pytest.mark.parametrize("rewrite", REWRITES.values(), ids=list(REWRITES))
@pytest.mark.parametrize("path", NOTES, ids=lambda path: path.stem)
def test_any_dumper_may_write_the_front_matter_anew(path: Path, rewrite: Callable[[str], str]) -> None:
    note = path.read_text("utf-8")
    inside, body = split(note)
    galley_id = yaml.safe_load(inside)["galley_id"]
    face = face_of(rewritten(note, rewrite))
    assert (face.galley_id, face.said, face.problem) == (galley_id, None, None)
    for said, decision in (({"approved": True}, Decision.APPROVED), ({"status": "rejected"}, Decision.REJECTED)):
        face = face_of(f"---\n{ticked(inside, rewrite, **said)}---\n{body}")
        assert (face.galley_id, face.said, face.problem) == (galley_id, decision, None)


@pytest.mark.parametrize("decision", [Decision.APPROVED, Decision.REJECTED, None])
@pytest.mark.parametrize("rewrite", REWRITES.values(), ids=list(REWRITES))
@pytest.mark.parametrize("path", NOTES[:4], ids=lambda path: path.stem)
def test_an_order_marks_what_a_dumper_wrote_and_nothing_else(path: Path, rewrite: Callable[[str], str], decision: Decision | None) -> None:
    before = rewritten(path.read_text("utf-8"), rewrite)
    after = marked(before.encode(), decision).decode()
    assert face_of(after).said is decision
    assert split(after)[1] == split(before)[1]
    stated = yaml.safe_load(split(after)[0])
    assert (stated["status"], str(stated["approved"]).lower()) in {
        Decision.APPROVED: [("approved", "true"), ("inbox", "true")],
        Decision.REJECTED: [("rejected", "false")],
        None: [("inbox", "false")],
    }[decision]
    was, now = (yaml.safe_load(split(text)[0]) for text in (before, after))
    assert {key: value for key, value in now.items() if key not in ("status", "approved")} == {
        key: value for key, value in was.items() if key not in ("status", "approved")
    }


@pytest.fixture
def kitchen(tmp_path: Path) -> Iterator[Kitchen]:
    with kitchen_in(tmp_path) as kitchen:
        yield kitchen


@pytest.mark.parametrize("rewrite", REWRITES.values(), ids=list(REWRITES))
def test_on_disk_a_rewrite_moves_nothing_and_a_tick_in_it_does(kitchen: Kitchen, rewrite: Callable[[str], str]) -> None:
    note = kitchen.note("soup")
    kitchen.look_until_quiet()
    text = note.read_text("utf-8")
    note.write_text(rewritten(text, rewrite), "utf-8")
    kitchen.look_until_quiet()
    assert (kitchen.row("soup"), kitchen.happened, kitchen.attention("soup")) == (("pending", "soup.md"), [], "")
    inside, body = split(text)
    data = f"---\n{ticked(inside, rewrite, approved=True)}---\n{body}".encode()
    note.write_bytes(data)
    kitchen.look_until_quiet()
    assert kitchen.row("soup")[0] == "approved"
    assert (kitchen.approved_folder / "soup.md").read_bytes() == data


TEXTS = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=60),
    st.sampled_from(
        ["status: rejected", "x\nstatus: rejected\n", "---\nstatus: approved\n---", "galley_id: other", "approved: true " * 9, "- a", "#"]
    ),
)
SAYING = st.sampled_from(
    [({"status": "inbox", "approved": False}, None), ({"approved": True}, Decision.APPROVED), ({"status": "rejected"}, Decision.REJECTED)]
)


@settings(max_examples=300, deadline=None)
@given(
    others=st.dictionaries(st.sampled_from(["title", "author", "keywords", "nutrition"]), TEXTS | st.lists(TEXTS, max_size=3)),
    saying=SAYING,
    rewrite=st.sampled_from(sorted(REWRITES)),
    first=st.booleans(),
)
def test_whatever_the_other_properties_hold_the_decision_is_heard(
    others: dict[str, object], saying: tuple[dict[str, object], Decision | None], rewrite: str, first: bool
) -> None:
    """What a page said stays within its own property, however a program folds it."""
    said, decision = saying
    ours = {"tags": ["recipe"], "galley_id": "r-1001b112", **said}
    try:
        inside = REWRITES[rewrite](yaml.safe_dump({**ours, **others} if first else {**others, **ours}, sort_keys=False, allow_unicode=True))
    except yaml.YAMLError:
        return
    face = face_of(f"---\n{inside}---\n# Soup\n")
    assert (face.galley_id, face.said, face.problem) == ("r-1001b112", decision, None), inside


@settings(max_examples=200, deadline=None)
@given(
    others=st.dictionaries(st.sampled_from(["title", "author", "keywords", "nutrition"]), TEXTS | st.lists(TEXTS, max_size=3)),
    saying=SAYING,
    rewrite=st.sampled_from(sorted(REWRITES)),
    decision=st.sampled_from([Decision.APPROVED, Decision.REJECTED, None]),
)
def test_whatever_the_other_properties_hold_an_order_changes_the_decision_alone(
    others: dict[str, object], saying: tuple[dict[str, object], Decision | None], rewrite: str, decision: Decision | None
) -> None:
    ours = {"galley_id": "r-1001b112", "tags": ["recipe"], **saying[0], **others}
    try:
        inside = REWRITES[rewrite](yaml.safe_dump(ours, sort_keys=False, allow_unicode=True))
        before = yaml.safe_load(inside)
    except yaml.YAMLError:
        return
    note = marked(f"---\n{inside}---\n# Soup\n".encode(), decision).decode()
    now = yaml.safe_load(split(note)[0])
    assert face_of(note).said is decision
    assert {key: now[key] for key in before if key not in ("status", "approved")} == {
        key: value for key, value in before.items() if key not in ("status", "approved")
    }
