"""Pages without a recipe: each fails with the code and a sentence that says what it seems to be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from galley_watch.errors import LinkError
from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage

PAGES = sorted((Path(__file__).parents[2] / "fixtures" / "negative").glob("*.html"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_page_is_refused_with_its_code(page: Path) -> None:
    with pytest.raises(LinkError) as refused:
        extract(FetchedPage("https://kitchen.example/page", page.read_bytes()))
    assert refused.value.code == json.loads(page.with_suffix(".json").read_text("utf-8"))["code"]
    assert refused.value.sentence.endswith(".")
