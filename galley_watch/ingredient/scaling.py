"""A line for more or fewer people (pure): amounts times a factor, exact in fractions; sizes and a package's content stay as they are."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from galley_watch.ingredient.mending import mend_fractions, mend_one
from galley_watch.ingredient.numbers import FRACTION_SLASH, SLASHES, half_behind, number
from galley_watch.ingredient.openings import skip_bullets
from galley_watch.ingredient.summary import written
from galley_watch.ingredient.tokens import DASHES, NUMERIC, Line
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Amount, IngredientTree, Measure, Span, System

Edit = tuple[int, int, str]  # these characters become that text
_LEAST_BETWEEN = 4  # "4/5 onions" may be a range
_PLACES = 3  # decimals that a cook reads
_MOST_PLACES = 6
_LARGEST_DENOMINATOR = 64  # "27/80 kg" would read as a range


def scaled_text(tree: IngredientTree, factor: Fraction, words: Vocabulary) -> str:
    """The text of ``tree`` with each amount times ``factor``, also those of alternatives; a number nobody wrote ("pinch of salt") and
    amounts in remarks stay. Packages are scaled by their count: "2 (14 oz) cans" times 3/2 are 3 cans of 14 oz.
    """
    line, text = Line(tree.text), tree.text
    mend_one(line, skip_bullets(line), words)
    mend_fractions(line, words)
    amounts = [*tree.amounts, *(amount for other in tree.alternatives for amount in other.amounts)]
    edits = [edit for amount in amounts for edit in _amount_edits(tree, line, amount, factor, words)]
    edits.extend(_half_edits(tree, line, words))
    beyond = len(text)
    for start, end, replacement in sorted(set(edits), reverse=True):
        if end <= beyond:  # a number is written anew once
            text, beyond = text[:start] + replacement + text[end:], start
    return text


def _amount_edits(tree: IngredientTree, line: Line, amount: Amount, factor: Fraction, words: Vocabulary) -> Iterator[Edit]:
    if amount not in tree.amounts[:1] and _says_each(line, amount, words):
        return
    for part in amount.parts:
        dash = _dash_before_content(line, part, amount, words)
        if dash is not None:  # "2-16 oz cans" times 5 would read as a range
            yield line.starts[dash], line.ends[dash], (" x" if line.glued(dash) else "x") + " " * line.glued(dash + 1)
        if part.bound == "unstated":
            if amount.each:  # "400 g tin", "(400 g) tin"
                start = amount.span.start
                bracket = tree.text[start - 1 : start] in ("(", "[")
                yield start - bracket, start - bracket, f"{written(factor)} {'' if bracket else 'x '}"
        elif numbers := list(_numbers(line, part, amount, words)):
            yield from _number_edits(line, part, numbers, factor, words)
        else:  # "1-inch piece": one, though the line does not say so
            start = _before_size(tree, amount.span.start)
            at = line.starts.index(start) if start in line.starts else line.size
            size = number(line, at, words) if at < line.size else None
            sign = "x " if size and size[0] < 1 else ""  # "2 1/2 inch piece" would be one of 2 1/2 inches
            behind = line.starts[at + 1] if line.key(at) in words.articles and at + 1 < line.size else start  # "von einem Bund"
            yield start, behind, f"{_fraction(part.low * factor)} {sign}"


def _half_edits(tree: IngredientTree, line: Line, words: Vocabulary) -> Iterator[Edit]:
    """ "1 limón y medio" is written anew as one number: the half behind the name goes."""
    part = tree.amounts[0].parts[0] if tree.amounts else None
    if part is None or part.unit or tree.name is None or part.low.denominator != 2:
        return
    behind = next((at for at in range(line.size) if line.starts[at] >= tree.name.span.end), line.size)
    end = half_behind(line, behind, words)
    if end is not None and behind:
        yield line.ends[behind - 1], end, ""


def _dash_before_content(line: Line, part: Measure, amount: Amount, words: Vocabulary) -> int | None:
    numbers = list(_numbers(line, part, amount, words))
    behind = numbers[0 if part.high is None else -1][2] if numbers else line.size
    return behind if line.key(behind) in DASHES and line.kind(behind + 1) in NUMERIC else None


def _says_each(line: Line, amount: Amount, words: Vocabulary) -> bool:
    """ "4 fillets (6 oz each)": the size of one; "in total" is an amount."""
    behind = next((at for at in range(line.size) if line.starts[at] >= amount.span.end), line.size)
    found = words.each_after.find(line, behind)
    return found is not None and "total" not in found[0]


def _before_size(tree: IngredientTree, place: int) -> int:
    touching = [size.span.start for size in tree.size if not tree.text[size.span.end : place].strip(" -(),")]
    return min([place, *touching])


def _numbers(line: Line, part: Measure, amount: Amount, words: Vocabulary) -> Iterator[tuple[Fraction, int, int]]:
    """The numbers written in a measure, each with its tokens, without those of a package's content and of the unit's own words."""
    skipped = [span for span in (part.unit.span if part.unit else None, amount.each.span if amount.each else None) if span]
    at = 0
    while at < line.size and line.starts[at] < part.span.end:
        inside = line.starts[at] >= part.span.start and not any(span.start <= line.starts[at] < span.end for span in skipped)
        found = number(line, at, words) if inside else None
        if found and line.ends[found[1] - 1] <= part.span.end:
            yield found[0], at, found[1]
            at = found[1]
        else:
            at += 1


def _number_edits(
    line: Line, part: Measure, numbers: list[tuple[Fraction, int, int]], factor: Fraction, words: Vocabulary
) -> Iterator[Edit]:
    values = [value for value, _, _ in numbers]
    stated = [part.low] if part.high is None else [part.low, part.high]
    added = "+" in line.keys[numbers[0][1] : numbers[-1][1]] and sum(values) == part.low  # "1/4 + 1/8 teaspoon"
    if values == stated or added:
        for value, at, behind in numbers:
            article = value < 1 and line.key(behind) in words.articles and not line.glued(behind + 1)  # "1/2 an onion"
            runs_on = line.kinds[at] == "word" and line.kind(behind) in NUMERIC  # "One 1/4-ounce packet" is no "1 1/4-ounce packet"
            said = _as_written(line.raw(at, behind), value * factor, part, words) + " x" * runs_on
            yield line.starts[at], line.ends[behind - 1 + article], said
        slash = numbers[0][2]
        if part.high is not None and line.key(slash) in SLASHES:  # "5/6 endives" times 5 are "25-30"
            yield line.starts[slash], line.ends[slash], "-"
        return
    first = numbers[0][1]  # "1 taza y media": write the whole measure anew
    span = Span(line.starts[first], part.span.end)
    said = "-".join(_as_written("", value * factor, part, words) for value in stated)
    yield span.start, span.end, f"{said} {part.unit.text}" if part.unit else said


def _as_written(before: str, value: Fraction, part: Measure, words: Vocabulary) -> str:
    """A fraction, or a decimal where the line had one or the unit is metric, as long as that is exact."""
    metric = part.unit is not None and part.unit.system is System.METRIC
    as_decimal = metric or (("." in before or "," in before) and "/" not in before)
    most = _MOST_PLACES if value.denominator > _LARGEST_DENOMINATOR else _PLACES * as_decimal
    places = next((places for places in range(1, most + 1) if (value * 10**places).denominator == 1), 0)
    if value.denominator == 1 or not places:
        return _fraction(value)
    return f"{float(value):.{places}f}".replace(".", "," if words.decimal_comma else ".")


def _fraction(value: Fraction) -> str:
    nearly_one = _LEAST_BETWEEN <= value.numerator < value.denominator <= value.numerator + 2
    return written(value).replace("/", FRACTION_SLASH) if nearly_one else written(value)  # "5/6 onions" would be five or six
