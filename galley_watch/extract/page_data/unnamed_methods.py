"""Is a list or text whose key says nothing a method? (pure) Told by sentences that look like steps, whatever their keys."""

from __future__ import annotations

from typing import Any

from galley_watch.extract import text
from galley_watch.extract.markup.instructions import blob_steps
from galley_watch.extract.page_data.keys import HEADINGS, PLACES
from galley_watch.extract.page_data.rich_text import as_html, is_rich_text
from galley_watch.extract.page_data.rows import Flat, Path, RowReader
from galley_watch.extract.page_text.kitchen_words import kitchen_words
from galley_watch.extract.page_text.likeness import step_likeness

_FEWEST = 2
_MOST = 60
_SAMPLE = 20
_LIKE_STEPS = 0.35
_SHORTEST_TEXT = 60
_LONGEST_TEXT = 20_000
_LONGEST_HEADING = 80
_BREAKS = ("\n", "<li", "<p", "<br", "<LI", "<P", "<BR")


def method_in(value: Any, reader: RowReader) -> Any:
    """The list with the keys that ``StepReader`` knows, or the text; None where it tells no steps."""
    if isinstance(value, str):
        return value if _tells_steps(value) else None
    if is_rich_text(value):
        written = as_html(value)
        return written if _tells_steps(written) else None
    if isinstance(value, list) and value and all(isinstance(item, str) for item in value[:_MOST]):
        return value if _FEWEST <= len(value) <= _MOST and _are_like_steps(value) else None
    rows = reader.rows_in(value)
    if not _FEWEST <= len(rows) <= _MOST:
        return None
    if found := _named([reader.flat(row) for row in rows]):
        return found
    for groups in reader.groups_in(rows).values():
        parts = [{"heading": heading, "items": found} for heading, held in groups if (found := _part(held, reader))]
        if len(parts) * 3 >= 2 * len(groups) and len(parts) > 1:
            return parts
    return None


def _part(held: Any, reader: RowReader) -> Any:
    if isinstance(held, list) and held and all(isinstance(item, str) for item in held[:_MOST]):
        return held[:_MOST] if _are_like_steps(held) else None
    return _named(reader.flats(held)[:_MOST])


def _named(rows: list[Flat]) -> list[Any] | None:
    words = _told(rows)
    if words is None:
        return None
    return [_row(row, words) for row in rows if isinstance(row.get(words), str)]


def _row(row: Flat, words: Path) -> dict[str, Any]:
    found: dict[str, Any] = {path[-1]: value for path, value in row.items() if len(path) == 1 and path[0] in PLACES}
    heading = next((value for path, value in row.items() if len(path) == 1 and path[0] in HEADINGS and path != words), None)
    if isinstance(heading, str) and len(heading) < _LONGEST_HEADING:
        found["title"] = heading
    return {**found, "text": row[words]}


def _told(rows: list[Flat]) -> Path | None:
    """The path to the sentences of the rows."""
    best: tuple[float, Path] | None = None
    sample = rows[:_SAMPLE]
    for path in dict.fromkeys(path for row in sample for path in row):
        values = [value for row in sample if isinstance(value := row.get(path), str)]
        if len(values) * 3 < 2 * len(sample) or max(map(len, values)) < 20 or any(value.startswith("http") for value in values):
            continue
        like = sum(map(_likeness, values)) / len(sample)
        if like >= _LIKE_STEPS and (best is None or like > best[0]):
            best = (like, path)
    return best[1] if best else None


def _are_like_steps(values: list[str]) -> bool:
    sample = values[:_SAMPLE]
    return max(map(len, sample)) >= 20 and sum(map(_likeness, sample)) >= _LIKE_STEPS * len(sample)


def _likeness(value: str) -> float:
    return step_likeness(text.plain(value[:3_000]) if "<" in value else value[:3_000])


def _tells_steps(value: str) -> bool:
    if not _SHORTEST_TEXT <= len(value) <= _LONGEST_TEXT or not any(sign in value for sign in _BREAKS):
        return False
    steps = [step for step in blob_steps(value) if isinstance(step, str)]
    return len(steps) >= _FEWEST and _are_like_steps(steps) and (not value.isascii() or bool(kitchen_words(" ".join(steps))))
