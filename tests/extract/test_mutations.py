"""Damaged pages: whatever happens to their bytes, reading ends in a recipe or in a ``LinkError``, and in time.

2,000 mutations of the fixtures; ``GALLEY_FUZZ_EXAMPLES=20000`` makes more. Each is made from its number alone: a failure can be repeated.
"""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from galley_watch.codec import from_json, to_json
from galley_watch.errors import LinkError
from galley_watch.values.page import FetchedPage
from galley_watch.values.reading import ReadRecipe
from galley_watch.worker.reading import read_payload

MUTATIONS = int(os.environ.get("GALLEY_FUZZ_EXAMPLES", "2000"))
PARTS = 20
SECONDS_A_PAGE = 2.0
"""Of processor time; pages of this size take a thousandth."""
FIXTURES = Path(__file__).parents[2] / "fixtures"
BODIES = [page.read_bytes() for folder in ("pages", "negative") for page in sorted((FIXTURES / folder).glob("*.html"))]
SCRAPS = [
    *(rb"""\ " ' & ( (( [ ] { } : , < > [] {} NaN null 1e999 -1 PT1H &amp;quot; \ud800""").split(),
    *b"</script> <script> <svg> <!-- --> <li> </ul> <br> <p> itemscope=x itemprop=recipeIngredient".split(),
    *b'"@type":"Recipe", "@id":"#a", "recipeIngredient": "recipeInstructions": "itemListElement": "text": "name":7,'.split(),
    *(b"", b" ", b"\0", b"\xff", b"\xed\xa0\x80", b"9" * 30, "½".encode(), "Zutaten".encode("utf-16")),
]


def mutated(number: int) -> bytes:
    """One to eight wounds: bytes cut, replaced, repeated, moved, swapped with another page's, or all behind a place lost."""
    chance = random.Random(number)
    body = bytearray(chance.choice(BODIES))
    for _ in range(chance.randint(1, 8)):
        at, length = chance.randint(0, len(body)), chance.choice((0, 1, 2, 8, 40, 200))
        piece = bytes(body[at : at + length])
        kind = chance.randrange(8)
        if kind < 4:
            body[at : at + chance.choice((0, length))] = chance.choice(SCRAPS)
        elif kind == 4:
            body[at:at] = piece * chance.choice((1, 3, 30))
        elif kind == 5:
            del body[at : at + length]
            place = chance.randint(0, len(body))
            body[place:place] = piece
        elif kind == 6:
            other = chance.choice(BODIES)
            start = chance.randint(0, len(other))
            body[at : at + length] = other[start : start + 400]
        elif chance.random() < 0.2:
            del body[at:]
        else:
            body[at : at + 1] = bytes([chance.randrange(256)])
    return bytes(body)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.timeout(max(60, MUTATIONS // 20))
def test_mutated_page_ends_in_a_recipe_or_in_words(part: int) -> None:
    for number in range(part, MUTATIONS, PARTS):
        page = FetchedPage("https://kitchen.example/a", mutated(number), charset=(None, "utf-8", "latin-1")[number % 3])
        started = time.process_time()
        try:
            read = read_payload(page)
        except LinkError:
            read = None
        except Exception as bug:
            raise AssertionError(f"mutation {number}") from bug
        assert read is None or from_json(to_json(read), ReadRecipe) == read, f"mutation {number}"
        assert time.process_time() - started < SECONDS_A_PAGE, f"mutation {number}"
