"""Amounts that data keeps for one portion: when they are taken for that, and what becomes of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.extract.page_data.portions import amount_of_portion, are_for_one, multiplied, of_own_yield, says_for_one


@given(
    st.lists(st.integers(1, 9), min_size=5, max_size=12),
    st.sampled_from([3, 6, 7, 9, 12]),
)
def test_whole_amounts_parted_by_eaters_become_whole_again(amounts: list[int], eaters: int) -> None:
    for_one = [f"{amount / eaters:.4f}".rstrip("0").rstrip(".") for amount in amounts]
    assert [multiplied(words, eaters) for words in for_one] == [str(amount) for amount in amounts]
    fine = sum(1 for amount in amounts if 2 * amount % eaters) / len(amounts)
    odd = sum(1 for amount in amounts if amount % eaters) / len(amounts)
    assert are_for_one([f"{words} eggs" for words in for_one], eaters) == (fine >= 0.4 and odd >= 0.6)


@pytest.mark.parametrize(
    "lines",
    [
        ["0.25 cucumber", "0.25 red cabbage", "0.5 onion", "0.5 lemon", "4 tortillas", "400 g beef"],
        ["0.5 cup sugar", "0.25 tsp salt", "0.75 cup milk", "0.25 cup oil", "2 eggs", "0.5 tsp soda"],
        ["0.25 kg beef", "0.75 l stock", "0.5 l wine", "0.25 l cream", "1 onion"],
        ["200 g flour", "2 eggs", "12.5 g yeast", "1 lemon"],
        ["1/3 cup oats", "2/3 cup milk", "0.25 tsp salt"],
    ],
)
def test_amounts_of_whole_dishes_stay(lines: list[str]) -> None:
    assert not any(are_for_one(lines, eaters) for eaters in (2, 4, 6, 8))


def test_without_a_number_of_eaters_nothing_is_multiplied() -> None:
    lines = ["0.25 egg", "12.5 g butter", "0.25 onion", "0.75 carrot", "6.25 g flour"]
    assert are_for_one(lines, 4)
    assert not any(are_for_one(lines, eaters) for eaters in (None, 0, 1, 2.5, 1_000))


@pytest.mark.parametrize(
    ("words", "times", "want"), [("0.25", 4, "1"), ("0,5", 3, "1 1/2"), ("1/3", 2, "2/3"), ("some", 4, "some"), ("1/8", 2, "1/4")]
)
def test_numbers_are_written_as_cooks_write_them(words: str, times: int, want: str) -> None:
    assert multiplied(words, times) == want


def test_keys_say_for_how_many() -> None:
    assert amount_of_portion({"name": "rice", "amountperserving": 75}) == 75
    assert amount_of_portion({"mengeproperson": "75"}) == "75"
    assert amount_of_portion({"proportion": 3, "amount": 75, "caloriesperserving": 120}) is None
    assert says_for_one({"baseservings": 1})
    assert not says_for_one({"baseservings": 4, "servings": 1})
    assert of_own_yield({"amount2": 150, "amount4": 300}, ("amount",), 4.0) == 300
    assert of_own_yield({"amounts": {"1": 75, "2": 150}}, ("amounts",), 3.0) == 150
    assert of_own_yield({"amounts": {"0": 75, "1": 150}}, ("amounts",), 1.0) is None
