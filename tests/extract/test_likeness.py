"""What a line looks like is told by its amount and its unit, in any script."""

from __future__ import annotations

import re

import pytest

from galley_watch.extract.page_text.likeness import UNIT, ingredient_likeness


@pytest.mark.parametrize("line", ["200 g flour", "200 غرام دقيق", "250 مل حليب", "1 كيلو بطاطس", "100 g Eiweiß", "100 g eiwit"])
def test_an_amount_with_its_unit_is_surely_an_ingredient(line: str) -> None:
    assert ingredient_likeness(line) == 1.0


@pytest.mark.parametrize("word", ["克", "公克", "毫升", "لتر", "جرام"])
def test_measures_of_arabic_and_chinese_are_units(word: str) -> None:
    assert re.fullmatch(UNIT, word)
