"""Exports of read-later services as CSV, read by the names in their header (pure)."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator

from galley_watch.links.format import DropFile, register_for_the_rest
from galley_watch.links.gathering import LinkGatherer, clean_tags, is_web_address
from galley_watch.links.tables import MAX_LINES_BEFORE_HEADER, Columns, columns_of, delimiter_of, quote_of, title_column
from galley_watch.links.web_addresses import addresses_in, bare_address
from galley_watch.values.intake import Reading

_QUOTED = re.compile(r"'((?:[^'\\]|\\.)*)'|\"((?:[^\"\\]|\\.)*)\"")
_WRAPPINGS = ('="', "=HYPERLINK(", "=hyperlink(", "[", "<", '"', "'")
# A reader app's feeds arrive by themselves; the person saved what lies elsewhere.
_NOT_SAVED = "feed"
_LABELLED = re.compile(r"\[(?P<label>[^\[\]]+)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)")


def split_tags(cell: str) -> tuple[str, ...]:
    """Tags of one cell: a written list, or separated by ``|``, ``;`` or ``,``, the first of these that occurs."""
    cell = cell.strip()
    if cell.startswith("[") and cell.endswith("]") and _QUOTED.search(cell):
        return clean_tags(m[1] if m[1] is not None else m[2] for m in _QUOTED.finditer(cell))
    if cell.startswith("#") and all(word.startswith("#") for word in cell.split()):
        return clean_tags(word.strip("#,;|") for word in cell.split())
    separator = next((s for s in "|;," if s in cell), ",")
    return clean_tags(cell.strip("[]").split(separator))


def _rows(text: str, gatherer: LinkGatherer) -> Iterator[tuple[int, list[str]]]:
    """Rows with the line they begin at. A row that cannot be read is a problem and the next ones follow; a quote that is never
    closed takes in only its own line."""
    lines, delimiter, quote = list(io.StringIO(text, newline="")), delimiter_of(text), quote_of(text)
    reader = csv.reader(lines, delimiter=delimiter, quotechar=quote, skipinitialspace=True)
    while True:
        first = reader.line_num
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            gatherer.problem(first + 1, f"The row cannot be read: {error}.")
            continue
        taken = lines[first : reader.line_num]
        if len(taken) > 1 and sum(line.count(quote) for line in taken) % 2:
            gatherer.problem(first + 1, "A quote is not closed; the lines after it were read one by one.")
            for number, line in enumerate(taken, first + 1):
                yield number, next(csv.reader([line.replace(quote, "")], delimiter=delimiter), [])
        elif any(cell.strip() for cell in row):
            yield first + 1, row


def _cell(row: list[str], place: int | None) -> str:
    return row[place].strip() if place is not None and place < len(row) else ""


def _address(cell: str) -> str:
    """The address in a cell: as it stands, without its scheme, or inside a formula, a Markdown link or brackets."""
    if is_web_address(cell):
        return cell
    if cell.startswith(_WRAPPINGS):
        inside = {found.url for found in addresses_in(cell)}
        return inside.pop() if len(inside) == 1 else cell
    return cell if ":" in cell else bare_address(cell) or cell


def _several(cell: str) -> list[str]:
    """The addresses of a cell that holds more than one; none where it holds one, which may have blanks in it."""
    found = [one.url for one in addresses_in(cell)] if cell.count("://") > 1 and len(cell.split()) > 1 else []
    return found if len(found) > 1 else []


def _label_in(cell: str) -> str | None:
    """The text of a Markdown link."""
    labelled = _LABELLED.fullmatch(cell)
    return labelled["label"] if labelled else None


def _add_row(gatherer: LinkGatherer, row: list[str], columns: Columns, line: int) -> None:
    if _cell(row, columns.location).lower() == _NOT_SAVED:
        return
    url = _cell(row, columns.url)
    if not url:
        gatherer.problem(line, "The row has no address.")
        return
    folders = tuple(f.strip() for f in _cell(row, columns.folder).split(" / ") if f.strip())
    title, tags = _cell(row, columns.title) or _label_in(url), split_tags(_cell(row, columns.tags))
    for each in _several(url) or [_address(url)]:
        gatherer.add(each, title, folders, tags, line)


def _add_plain_row(gatherer: LinkGatherer, row: list[str], title_place: int | None, line: int) -> None:
    """A row of a table whose header does not name the address: the first one, with the title's cell or the only other one. Where no
    cell is an address, those in the cells' texts."""
    cells = [cell.strip() for cell in row if cell.strip()]
    places = [(number, url) for number, cell in enumerate(cells) if is_web_address(url := _address(cell))]
    if not places:
        found = [one.url for cell in cells for one in addresses_in(cell)]
        if not found:
            gatherer.problem(line, "The row has no address.")
        for url in found:
            gatherer.add(url, line=line)
        return
    number, url = places[0]
    others = [cell for place, cell in enumerate(cells) if place != number and cell != url]
    stated = _label_in(cells[number]) or _cell(row, title_place)
    for each in _several(cells[number]) or [url]:
        gatherer.add(each, stated or (others[0] if len(others) == 1 else None), line=line)


def _is_unnamed_header(rows: list[tuple[int, list[str]]]) -> bool:
    """Words that we do not know above rows with addresses."""
    return len(rows) > 1 and not any("://" in cell or bare_address(cell) for cell in rows[0][1]) and any("://" in c for c in rows[1][1])


def _header(rows: list[tuple[int, list[str]]]) -> tuple[int, Columns | None]:
    """How many rows to pass over, and the columns: a few lines of words may stand above the header; data may not."""
    for number, (_, row) in enumerate(rows[:MAX_LINES_BEFORE_HEADER]):
        columns = columns_of(row)
        if columns is not None:
            return number + 1, columns
        if any(is_web_address(cell.strip()) for cell in row):
            break
    return 0, None


@register_for_the_rest
class CsvExport:
    """The address column counts, whatever stands in notes and covers. Without a header, the first row is data."""

    name = "table (.csv)"
    suffixes = frozenset(("csv", "tsv"))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "table"

    def read(self, file: DropFile) -> Reading:
        gatherer = LinkGatherer()
        rows = list(_rows(file.text, gatherer))
        header, columns = _header(rows)
        if columns is not None:
            for line, row in rows[header:]:
                _add_row(gatherer, row, columns, line)
        else:
            unnamed = _is_unnamed_header(rows)
            title = title_column(rows[0][1]) if unnamed else None
            for line, row in rows[unnamed:]:
                _add_plain_row(gatherer, row, title, line)
        return gatherer.reading("The table holds no http or https link.")
