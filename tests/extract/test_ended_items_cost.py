"""What it costs to end the items of a page that closes nothing, or ends what it never began."""

from __future__ import annotations

import time

import pytest

from galley_watch.extract.ended_items import with_ended_items

MANY = 40_000


@pytest.mark.parametrize("tags", [("<div><ul>", "</ol>"), ("<li><div>", "</ul>")])
def test_each_tag_is_looked_at_a_bounded_number_of_times(tags: tuple[str, str]) -> None:
    began = time.process_time()
    with_ended_items(b"<ul><li><div><li>" + tags[0].encode() * MANY + tags[1].encode() * MANY)
    assert time.process_time() - began < 4  # in the square of their number it takes more than ten
