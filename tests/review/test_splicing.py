"""A decision spliced into front matter: it says so then, to us and to YAML readers, and not another byte changes."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.review.splicing import CannotSpliceError, marked
from galley_watch.review.statements import Decision, face_of

DECISIONS = st.sampled_from([Decision.APPROVED, Decision.REJECTED, None])
STATUS = st.sampled_from(
    [
        "",
        "status: inbox",
        'status: "approved"',
        "'status': rejected # mine",
        "status:",
        "status: [approved]",
        "status:\n  - rejected",
        "Status: cooking",
    ]
)
APPROVED = st.sampled_from(
    ["", "approved: false", "approved: yes", '"approved": "✓"', "approved:   # tick me", "approved:\n- true", "approved: 'x'"]
)
OTHERS = st.lists(
    st.sampled_from(
        ["# a comment", 'title: "Soup: the # best"', "tags:\n  - recipe\n  - status", "own: 1", "notes: |\n  status: rejected\n  x", ""]
    ),
    max_size=4,
)


@given(STATUS, APPROVED, OTHERS, OTHERS, st.sampled_from(["\n", "\r\n"]), st.booleans(), st.binary(max_size=40), DECISIONS)
def test_only_the_two_properties_change(
    status: str, approved: str, before: list[str], after: list[str], end: str, mark: bool, body: bytes, decision: Decision | None
) -> None:
    own = list(dict.fromkeys([*before, *after]))
    lines = [*own[: len(before)], *filter(None, [status, approved]), 'galley_id: "r-1"', *own[len(before) :]]
    head = ("\ufeff" if mark else "") + end.join(["---", *"\n".join(lines).split("\n"), "---", ""])
    data = head.encode() + body
    try:
        new = marked(data, decision)
    except CannotSpliceError:
        assert face_of(data.decode("utf-8", "replace")).problem
        return
    assert face_of(new.decode("utf-8", "replace")).said is decision
    assert marked(new, decision) == new
    assert new.endswith(body)
    theirs = [line for line in _kept(data) if line]
    assert [line for line in _kept(new) if line] == theirs
    properties = yaml.safe_load(new.decode("utf-8", "replace").removeprefix("\ufeff").split("---")[1])
    assert properties["galley_id"] == "r-1"


def _kept(data: bytes) -> list[bytes]:
    """The lines that are neither of the two properties nor their lists."""
    kept, inside = [], False
    for line in data.split(b"\n"):
        name = line.split(b":")[0].strip(b"\"'").lower()
        if name in (b"status", b"approved"):
            inside = True
        elif not (inside and line.lstrip().startswith(b"- ")):
            inside = False
            kept.append(line)
    return kept


@pytest.mark.parametrize(
    ("before", "decision", "after"),
    [
        ("status: inbox # mine\napproved: false", "approved", "status: approved # mine\napproved: true"),
        ("status: 'inbox'\napproved: yes", "approved", "status: approved\napproved: yes"),
        ("approved: no", "approved", "approved: true"),
        ("status: cooking\napproved: no", "approved", "status: cooking\napproved: true"),
        ("status: approved\napproved: ✓", None, "status: inbox\napproved: false"),
        ("status: cooking", None, "status: cooking"),
        ("approved: yes", "rejected", "approved: false\nstatus: rejected"),
    ],
)
def test_what_says_so_already_stays_as_it_is_spelled(before: str, decision: str | None, after: str) -> None:
    note = '---\ngalley_id: "r-1"\n{0}\n---\n'
    assert marked(note.format(before).encode(), Decision(decision) if decision else None).decode() == note.format(after)
