"""Every folder of link files with an ``expected.jsonl`` beside them reads as it says."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from galley_watch.links import read_drop_file
from galley_watch.values.intake import Reading

OURS = Path(__file__).parents[2] / "fixtures" / "links"
SHARED = Path(__file__).parents[3] / "shared" / "data" / "linkfiles"


def rows(folder: Path) -> list[tuple[Path, dict[str, Any]]]:
    return [(folder, json.loads(line)) for line in (folder / "expected.jsonl").read_text("utf-8").splitlines()]


CASES = [case for expected in sorted(OURS.glob("*/expected.jsonl")) for case in rows(expected.parent)]


def assert_reads_as_expected(folder: Path, row: dict[str, Any]) -> Reading:
    name = row.get("drop_as") or os.path.basename(row["file"])  # noqa: PTH119  a name may hold lone surrogates, which is no path here
    reading = read_drop_file(name, (folder / row["file"]).read_bytes())
    assert reading.kind == row["kind"], (reading.reason, row["why"])
    assert [link.url for link in reading.links] == row["urls"], row["why"]
    assert (reading.page_html is not None) == bool(row.get("page")), row["why"]
    assert (reading.raw_text is not None) == (row["kind"] == "raw_text")
    assert (reading.reason is not None) == (row["kind"] in ("ignore", "error"))
    given: dict[str, list[Any]] = {
        "titles": [link.title for link in reading.links],
        "folders": [list(link.folders) for link in reading.links],
        "tags": [list(link.tags) for link in reading.links],
    }
    for field, values in given.items():
        for stated, value in zip(row.get(field) or [], values, strict=False):
            assert stated is None or value == stated, (field, row["why"])
    return reading


@pytest.mark.parametrize(("folder", "row"), CASES, ids=lambda v: v["file"] if isinstance(v, dict) else v.name)
def test_a_fixture_reads_as_its_golden_row_says(folder: Path, row: dict[str, Any]) -> None:
    assert_reads_as_expected(folder, row)


def test_every_family_has_three_files_of_our_own() -> None:
    corpus = rows(OURS / "corpus")
    theirs = {(folder / row["file"]).read_bytes() for folder, row in corpus if not row["family"].endswith("names")}
    own = [(folder / row["file"], row["family"]) for folder, row in rows(OURS / "own")]
    counted = Counter(family for path, family in own if path.read_bytes() not in theirs)
    assert {family: counted[family] for family in {row["family"] for _, row in corpus} if counted[family] < 3} == {}


def test_the_shared_corpus_reads_as_expected() -> None:
    if not SHARED.is_dir():
        pytest.skip("the shared corpus is not on this machine")
    for folder, row in rows(SHARED):
        assert_reads_as_expected(folder, row)
