"""What a person sees of a large import before and while it runs: a preview, a question, what is coming, a pause."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import pytest

from galley_watch.commands import add
from tests.commands.conftest import Command

pytestmark = pytest.mark.usefixtures("reads_here")

RECIPE = "Chowder\n\nIngredients\n- 2 leeks\n- 500 ml milk\n- 300 g haddock\n\nMethod\n1. Soften the leeks.\n2. Poach the fish.\n"


def bookmarks(home: Path, count: int) -> Path:
    """A browser's export: recipes of two hosts in one folder, one other link."""
    path = home / "bookmarks.html"
    entries = "".join(f'<DT><A HREF="https://{"ab"[n % 2]}.example/{n}">Dish {n}</A>\n' for n in range(count))
    path.write_text(
        "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<H1>Bookmarks</H1>\n<DL><p>\n"
        f"<DT><H3>Food</H3>\n<DL><p>\n<DT><H3>Fish</H3>\n<DL><p>\n{entries}</DL><p>\n</DL><p>\n"
        '<DT><A HREF="https://bank.example/logout">Log out</A>\n</DL><p>\n',
        "utf-8",
    )
    return path


def config(home: Path, *lines: str) -> Path:
    path = home / "config.toml"
    folders = [f'{name}_folder = "{home}/{name}"' for name in ("drop", "review", "state")]
    path.write_text("\n".join([*folders, "[intake]", "settle_seconds = 0.05", *lines]) + "\n", "utf-8")
    return path


def state_of(folder: Path) -> dict[str, str]:
    return {
        str(p): hashlib.sha256(p.read_bytes()).hexdigest()
        for p in folder.rglob("*")
        if p.is_file() and not p.name.endswith(("-wal", "-shm"))
    }


def test_a_dry_run_counts_and_changes_nothing(command: Command, home: Path) -> None:
    file, settings = bookmarks(home, 40), config(home)
    before = state_of(home)
    said = command("add", "--dry-run", "--json", file, "--config", settings)
    assert state_of(home) == before
    assert said.status == 0
    found = said.only
    assert (found["links"], found["new"], found["known"]) == (41, 41, 0)
    assert found["folders"] == {"Food/Fish": 40, "(no folder)": 1}
    assert found["hosts"] == {"a.example": 20, "b.example": 20, "bank.example": 1}
    assert found["estimated_seconds"] == 10  # 20 of one host, half a second apart
    command("add", "https://a.example/0", "--config", settings)
    before = state_of(home)
    again = command("add", "--dry-run", file, "--config", settings)
    assert "41 links: 40 new, 1 known already" in again.out
    assert "Food/Fish" in again.out
    assert state_of(home) == before


def test_only_hosts_and_folders_choose(command: Command, home: Path) -> None:
    chosen = command(
        "add",
        "--dry-run",
        "--json",
        bookmarks(home, 4),
        "--config",
        config(home, 'only_hosts = ["a.example"]', 'only_folders = ["Fish"]'),
    ).only
    assert (chosen["new"], chosen["refused"], list(chosen["hosts"])) == (2, 3, ["a.example"])


@pytest.mark.parametrize(("answer", "taken"), [("y\n", 301), ("\n", 0)])
def test_a_terminal_is_asked_before_hundreds(
    command: Command, home: Path, monkeypatch: pytest.MonkeyPatch, answer: str, taken: int
) -> None:
    file, settings = bookmarks(home, 300), config(home)

    class Terminal:
        def isatty(self) -> bool:
            return True

        def readline(self) -> str:
            return answer

    class Streams:
        stdin = Terminal()

    monkeypatch.setattr(add, "sys", Streams)
    said = command("add", file, "--config", settings)
    assert "Queue all of them?" in said.out
    assert (f"{taken} new" in said.out.splitlines()[-1]) == bool(taken)
    assert said.status == (0 if taken else 1)
    monkeypatch.setattr(add, "sys", sys)
    assert command("status", "--json", "--config", settings).only["jobs"]["pending"] == taken


def test_yes_answers_and_status_says_what_is_coming(command: Command, home: Path) -> None:
    settings = config(home)
    assert command("add", "--yes", bookmarks(home, 300), "--config", settings).status == 0
    coming = command("status", "--json", "--config", settings).only["coming"]
    assert coming == {
        "links": 301,
        "hosts": 3,
        "by_host": {"a.example": 150, "b.example": 150, "bank.example": 1},
        "estimated_seconds": 75.0,
    }
    assert (
        "Coming:        150 of a.example, 150 of b.example, 1 of bank.example: about 1 minute of fetching"
        in command("status", "--config", settings).out
    )


def test_a_pause_lasts_and_is_told(command: Command, home: Path) -> None:
    settings = config(home)
    assert "paused" in command("pause", "--config", settings).out
    assert command("pause", "--json", "--config", settings).only == {"paused": True, "changed": False}
    drop = home / "drop"
    drop.mkdir(exist_ok=True)
    (drop / "a.url").write_text("[InternetShortcut]\nURL=https://a.example/soup\n")
    (drop / "text.txt").write_text(RECIPE)
    ended = command("run", "--once", "--json", "--config", settings).only
    assert (ended["staged"], ended["failed"], ended["waiting_later"], ended["paused"]) == (1, 0, 1, True)
    status = command("status", "--json", "--config", settings).only
    assert status["paused_since"]
    assert "nothing is fetched until" in command("status", "--config", settings).out
    assert command("resume", "--json", "--config", settings).only == {"paused": False, "changed": True}
    assert command("resume", "--json", "--config", settings).only["changed"] is False
    assert command("status", "--json", "--config", settings).only["paused_since"] is None


def test_a_link_with_its_note_is_named(command: Command, home: Path) -> None:
    settings, text = config(home), home / "chowder.txt"
    text.write_text(RECIPE)
    command("add", text, "--config", settings)
    command("run", "--once", "--config", settings)
    said = command("add", "--json", text, "--config", settings).only
    assert (said["known"], said["seen"][0]["note_path"], said["seen"][0]["review_status"]) == (1, "Chowder.md", "pending")
    assert "has its note Chowder.md" in command("add", text, "--config", settings).out
    assert command("status", "--json", "--config", settings).only["jobs"]["staged"] == 1


def test_status_says_for_each_file_why(command: Command, home: Path) -> None:
    settings, drop = config(home), home / "drop"
    drop.mkdir()
    (drop / "half.url.part").write_text("x")
    (drop / "empty.url").write_text("")
    (drop / "list.txt").write_text("https://192.168.1.1/soup\nhttps://a.example/b\n")
    command("pause", "--config", settings)
    command("run", "--once", "--config", settings)
    files = {file["path"]: file for file in command("status", "--files", "--json", "--config", settings).only["files"]}
    assert "download in progress" in files["half.url.part"]["reason"]
    assert files["empty.url"]["kind"] == "error"
    assert (files["list.txt"]["taken"], files["list.txt"]["refused"], files["list.txt"]["problems"][0]["line"]) == (1, 1, 1)
    shown = command("status", "--files", "--config", settings).out
    assert "half.url.part: Skipped" in shown
    assert "  line 1: " in shown
    assert [file["path"] for file in command("status", "--json", "--config", settings).only["unread_files"]] == ["empty.url"]
    (drop / "empty.url").unlink()
    assert command("status", "--json", "--config", settings).only["unread_files"] == []
