"""The header of a CSV export (pure): which column holds the address, the title, the folder and the tags."""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass

# The names that spreadsheets and localised exports give the columns, in the languages of the browsers most used.
_WORDS_FOR_ADDRESS = """
adresse webadresse lien enlace dirección collegamento indirizzo endereço ligação koppeling adres länk adress lenke linkki odkaz adresa
ссылка адрес посилання bağlantı hivatkozás adresă σύνδεσμος الرابط קישור tautan 链接 网址 網址 リンク 링크
"""
_WORDS_FOR_TITLE = """
titel bezeichnung titre nom título nombre titolo nome naam tytuł nazwa rubrik namn tittel navn otsikko nimi název názov
название заголовок имя назва başlık cím titlu τίτλος العنوان כותרת judul 标题 標題 名称 タイトル 名前 제목
"""
_WORDS_FOR_TAGS = """
schlagwörter étiquettes etiquetas etichette etiketter etiketten tagi etiketler címkék
etichete tunnisteet štítky теги метки 标签 標籤 タグ 태그
"""
_WORDS_FOR_FOLDER = "ordner dossier carpeta cartella pasta map mapp mappe kansio složka klasör mappa dosar папка 文件夹 フォルダ 폴더"

_URL = (
    "url",
    "link",
    "uri",
    "href",
    "address",
    "website",
    "source url",
    "article url",
    "page url",
    "bookmark url",
    "web address",
    "link url",
    "source",
    "links",
    "urls",
    *_WORDS_FOR_ADDRESS.split(),
)
_TITLE = (
    "title",
    "name",
    "article title",
    "page title",
    "bookmark title",
    "link title",
    "document title",
    "label",
    *_WORDS_FOR_TITLE.split(),
)
_FOLDER = (
    "folder",
    "collection",
    "folders",
    "list",
    "category",
    "folder name",
    "collection name",
    "group",
    "board",
    *_WORDS_FOR_FOLDER.split(),
)
_TAGS = ("tags", "tag", "labels", "document tags", "keywords", "label names", "tag names", *_WORDS_FOR_TAGS.split())
# Any other name that ends like an address, unless it is the address of something else.
_LIKE_ADDRESS = re.compile(r"[\w ]+(?:url|link|uri|href)")
_OF_ANOTHER = re.compile(
    r"image|img|icon|thumb|cover|photo|picture|avatar|logo|author|feed|rss|archive|preview|video|short|share|user|host"
)
_PLACE = ("location",)
_SINGLE_QUOTED = re.compile(r"'[^']*'(?:[,;\t|]'[^']*')+")
MAX_LINES_BEFORE_HEADER = 5
DELIMITERS = ",\t;|"


@dataclass(frozen=True, slots=True)
class Columns:
    """The places of the columns we know; None where the table has no such column."""

    url: int
    title: int | None
    folder: int | None
    tags: int | None
    location: int | None


def delimiter_of(text: str) -> str:
    """The separator that the first lines use most, outside quotes; spreadsheets may state it (``sep=;``)."""
    stated = text[4:5] if text[:4].lower() == "sep=" else ""
    if stated and stated in DELIMITERS:
        return stated
    first = "".join(text[:4_000].lstrip().splitlines(keepends=True)[:MAX_LINES_BEFORE_HEADER])
    outside = "".join(part for place, part in enumerate(first.split('"')) if place % 2 == 0)
    return max(DELIMITERS, key=outside.count)


def quote_of(text: str) -> str:
    """The quote round the cells: a single one where every cell of the first line stands in those."""
    return "'" if _SINGLE_QUOTED.fullmatch(text[:4_000].lstrip().partition("\n")[0].rstrip()) else '"'


def columns_of(row: list[str]) -> Columns | None:
    """The columns of a header row; None where the row is no header with an address column."""
    names = _names(row)
    url = _first(names, _URL)
    if url is None:
        url = next((place for place, name in enumerate(names) if _LIKE_ADDRESS.fullmatch(name) and not _OF_ANOTHER.search(name)), None)
    return None if url is None else Columns(url, _first(names, _TITLE), _first(names, _FOLDER), _first(names, _TAGS), _first(names, _PLACE))


def title_column(row: list[str]) -> int | None:
    """Which cell of a header names the title."""
    return _first(_names(row), _TITLE)


def _names(row: list[str]) -> list[str]:
    return [" ".join(cell.strip().strip("\ufeff").lower().replace("_", " ").replace("-", " ").split()) for cell in row]


def _first(names: list[str], wanted: tuple[str, ...]) -> int | None:
    return next((names.index(name) for name in wanted if name in names), None)


def is_table(text: str) -> bool:
    """Does the text begin with a header of at least two columns, one of them an address?"""
    first = text.lstrip("\n").partition("\n")[0]
    if len(first) > 2_000 or "http" in first.lower() or first.lstrip().startswith("|"):  # a table in Markdown
        return False
    try:
        row = next(csv.reader([first], delimiter=delimiter_of(first), quotechar=quote_of(first)), [])
    except csv.Error:
        return False
    return len(row) >= 2 and columns_of(row) is not None
