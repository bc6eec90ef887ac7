"""The rooms and who may enter them: give a new module a row before it merges (docs/architecture.md says what each room is for)."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "galley_watch"

# room: (rooms it may import, outside modules only it may use)
ROOMS: dict[str, tuple[set[str], set[str]]] = {
    "values": ({"errors"}, set()),
    "errors": (set(), set()),
    "codec": (set(), {"msgspec"}),
    "clock": (set(), {"time", "asyncio"}),
    "settle": ({"values"}, set()),
    "addresses": (set(), set()),
    "urls": ({"errors", "addresses"}, set()),
    "front_matter": (set(), set()),
    "printable": (set(), set()),
    "links": ({"values", "errors", "urls", "front_matter"}, {"importlib", "pkgutil", "lxml"}),
    "hosts": ({"values", "errors"}, set()),
    "network": ({"values", "errors"}, set()),
    "retry": ({"values", "errors"}, set()),
    "extract": ({"values", "errors", "urls"}, {"importlib", "pkgutil", "extruct", "lxml"}),
    "ingredient": ({"values"}, {"importlib", "pkgutil"}),
    "score": ({"values"}, set()),
    "notes": ({"values", "errors", "front_matter", "wording"}, {"importlib"}),
    "page_changes": ({"values"}, set()),
    "pipeline": ({"values", "errors", "urls", "hosts", "retry", "clock", "page_changes"}, {"logging", "asyncio"}),
    "worker": (
        {"values", "errors", "clock", "codec", "extract", "ingredient", "score"},
        {"asyncio", "fcntl", "os", "signal", "subprocess", "sys", "resource", "time", "threading", "logging", "importlib"},
    ),
    "config": ({"values", "errors", "printable", "wording"}, {"tomlkit", "os", "platformdirs"}),
    "watch": ({"values", "clock"}, {"watchfiles", "asyncio", "os", "logging"}),
    "intake": (
        {"values", "errors", "clock", "settle", "watch", "links", "urls", "addresses", "files", "wording"},
        {"os", "asyncio", "logging", "subprocess", "sys", "threading", "signal"},
    ),
    "db": ({"errors", "clock"}, {"sqlite3", "os", "asyncio", "threading", "fcntl", "logging"}),
    "queue": ({"values", "errors", "db", "codec", "hosts", "clock"}, {"sqlite3"}),
    "ledger_read": ({"values", "errors", "db", "codec"}, {"sqlite3"}),
    "fetch": (
        {"values", "errors", "clock", "addresses"},
        {"httpcore", "idna", "certifi", "asyncio", "socket", "ssl", "zlib", "threading", "logging"},
    ),
    "wording": (set(), set()),
    "files": ({"errors", "wording"}, {"os"}),
    "note_files": ({"errors", "notes", "front_matter", "files", "printable"}, {"os"}),
    "note_index": ({"note_files"}, {"os"}),
    "failed_links_page": ({"front_matter", "notes", "note_files", "files", "review", "wording"}, {"os", "threading", "zlib"}),
    "note_layout": ({"values", "errors", "notes", "printable", "wording"}, set()),
    "inbox": ({"values", "errors", "db", "codec", "notes", "note_files", "note_index", "note_layout", "clock"}, {"sqlite3", "asyncio"}),
    "recovery": (
        {"values", "errors", "clock", "db", "queue", "urls", "inbox", "note_files", "note_index", "review", "wording"},
        {"logging"},
    ),
    "review": (
        {"values", "errors", "clock", "db", "front_matter", "notes", "files", "note_files", "note_index", "settle",
         "watch"},
        {"sqlite3", "os", "asyncio", "logging"},
    ),
    "surroundings": ({"printable"}, {"os", "sys", "subprocess"}),
    "checks": (
        {"values", "errors", "clock", "config", "addresses", "note_layout", "review", "surroundings", "db", "ledger_read", "queue",
         "intake", "watch", "wording", "failed_links_page"},
        {"os", "sys", "sqlite3"},
    ),
    "order_files": ({"errors", "wording"}, {"os", "asyncio", "time"}),
    "agent": ({"*"}, {"asyncio", "signal", "logging", "random", "os"}),
    "commands": (
        {"agent", "config", "ledger_read", "links", "worker", "errors", "values", "codec", "clock", "order_files", "intake", "db",
         "queue", "ingredient", "notes", "page_changes", "review", "note_layout", "urls", "recovery",
         "surroundings", "files", "hosts", "checks", "printable", "wording"},
        {"argparse", "sys", "os", "asyncio", "logging", "time", "threading", "socket", "signal", "importlib", "random"},
    ),
    "__main__": ({"commands"}, {"sys"}),
}  # fmt: skip
GUARDED = {
    "time", "asyncio", "random", "os", "sqlite3", "httpx", "httpcore", "watchfiles", "lxml", "extruct", "tomlkit", "socket", "subprocess",
    "threading", "logging", "argparse", "signal", "importlib", "pkgutil", "sys", "fcntl", "resource", "platformdirs", "msgspec",
    "ssl",
}  # fmt: skip
SQL_ROOMS = {"db", "queue", "ledger_read", "inbox", "review"}
SQL = re.compile(r"\b(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM|PRAGMA)\b")
FILES = sorted(p for p in PACKAGE.rglob("*.py") if p != PACKAGE / "__init__.py")


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def imports(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            names |= {a.name for a in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            if node.module == "galley_watch":
                names |= {f"galley_watch.{a.name}" for a in node.names}
            else:
                names.add(node.module)
    return names


def faults_of(path: Path) -> Iterator[str]:
    """Imports that its room's row does not allow."""
    room = room_of(path)
    if room not in ROOMS:
        yield f"give {room} a row in ROOMS"
        return
    rooms, outside = ROOMS[room]
    for name in imports(path):
        top, *rest = name.split(".")
        if top == "galley_watch":
            target = rest[0] if rest else "__version__"
            if not (target in (room, "__version__") or target in rooms or "*" in rooms):
                yield f"{room} may not import {target} ({path.name})"
        elif top not in outside and (top in GUARDED or top not in sys.stdlib_module_names):
            yield f"{room} may not use {top} ({path.name})"


def test_each_module_imports_only_what_its_room_allows() -> None:
    faults = [fault for path in FILES for fault in faults_of(path)]
    assert not faults, "\n".join(faults)


def test_sql_stays_in_its_rooms() -> None:
    assert [path for path in FILES if room_of(path) not in SQL_ROOMS and SQL.search(path.read_text("utf-8"))] == []


def test_no_module_outgrows_its_room() -> None:
    assert [path for path in FILES if len(path.read_text("utf-8").splitlines()) > 400] == []


def test_every_module_opens_with_its_job() -> None:
    assert [path for path in FILES if not ast.get_docstring(tree_of(path))] == []
