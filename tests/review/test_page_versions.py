"""A page that changes after its note was written, from the command to the note, with the real agent and a real server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from galley_watch.agent import Agent
from galley_watch.commands import main
from galley_watch.commands.sentences import sentence_of
from galley_watch.values.event import Event
from galley_watch.values.settings import Settings
from tests.agent.kit import running, until
from tests.loopback import LoopbackServer, answer, page
from tests.review.kit import edit
from tests.review.test_whole_path import config_of, statuses, vault_in

pytestmark = pytest.mark.usefixtures("reads_here")


def recipe_page(title: str = "Leek soup", onions: str = "2 leeks", minutes: int = 30, rating: int = 7) -> bytes:
    data: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": "Recipe",
        "name": title,
        "recipeIngredient": [onions, "500 ml milk", "300 g potatoes"],
        "recipeInstructions": ["Soften the leeks in butter.", "Pour in the milk and cook for 20 minutes."],
        "totalTime": f"PT{minutes}M",
        "recipeYield": "4 servings",
        "aggregateRating": {"@type": "AggregateRating", "ratingValue": "4.5", "ratingCount": rating},
    }
    lines = "".join(f"<li>{line}</li>" for line in (*data["recipeIngredient"], *data["recipeInstructions"]))
    script = f'<script type="application/ld+json">{json.dumps(data)}</script>'
    return f"<!doctype html><title>{title}</title>{script}<h1>{title}</h1><ul>{lines}</ul>".encode()


class Ears:
    wants_counts = False

    def __init__(self) -> None:
        self.heard: list[str] = []

    def happened(self, event: Event) -> None:
        self.heard += filter(None, [sentence_of(event)])


class Person:
    """Someone with a vault, one recipe in it, and a site that they do not own."""

    def __init__(self, folder: Path, site: LoopbackServer) -> None:
        self.settings: Settings = vault_in(folder)
        self.settings = replace(self.settings, fetch=replace(self.settings.fetch, per_host_seconds=0.0, retry_seconds=0.1, max_attempts=2))
        self.config = config_of(self.settings, folder)
        with self.config.open("a") as file:
            file.write("[fetch]\nallow_private = true\nper_host_seconds = 0.0\nretry_seconds = 0.1\nmax_attempts = 2\n")
        self.site = site
        self.url = site.url("/leek")

    async def has_a_note(self) -> Path:
        (self.settings.drop_folder / "leek.url").write_text(f"[InternetShortcut]\nURL={self.url}\n")
        await Agent(self.settings).run(once=True)
        [note] = self.settings.review_folder.glob("*.md")
        return note

    async def command(self, *words: str) -> int:
        return await asyncio.to_thread(main, [*words, "--config", str(self.config)])

    async def run_once(self) -> list[str]:
        """What is said of the pages read and the notes written."""
        ears = Ears()
        await Agent(self.settings, ears).run(once=True)
        return [sentence for sentence in ears.heard if "once more" in sentence or "note " in sentence]


@pytest.mark.parametrize("way", ["retry", "add", "beside an agent"])
def test_a_newer_version_goes_to_the_ledger_and_never_into_the_note(tmp_path: Path, capsys: pytest.CaptureFixture[str], way: str) -> None:
    async def story() -> None:
        async with LoopbackServer({"/leek": page(recipe_page())}) as site:
            person = Person(tmp_path, site)
            note = await person.has_a_note()
            data = edit(note, "*300 g* potatoes", "*400 g* potatoes")
            site.replies["/leek"] = page(recipe_page("Leek soup", "3 leeks", 45))
            capsys.readouterr()
            if way == "beside an agent":
                async with running(Agent(person.settings)):
                    assert await person.command("retry", "1") == 0
                    await until(lambda: len(site.asked) == 2 and statuses_of_jobs(person.settings) == ["staged"])
            else:
                assert await person.command(*(("retry", "1") if way == "retry" else ("add", "--again", person.url))) == 0
                await person.run_once()
            assert "`galley-watch diff 1` shows what changed" in capsys.readouterr().out
            assert notes_in(tmp_path) == {note: data}
            await shows_both(person, note, capsys)

    asyncio.run(story())


def notes_in(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*.md")}


def statuses_of_jobs(settings: Settings) -> list[str]:
    with sqlite3.connect(settings.state_folder / "galley.sqlite3") as connection:
        found = [row[0] for row in connection.execute("SELECT status FROM ingestion_queue ORDER BY id")]
    connection.close()
    return found


async def shows_both(person: Person, note: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await person.command("diff", "1") == 0
    yours, theirs = capsys.readouterr().out.split("== What the page changed since the note was written\n")
    assert f"== What you changed in {note.name}\n" in yours
    assert [line[1:] for line in yours.splitlines() if line.startswith("+") and "+++" not in line] == ["- *400 g* potatoes"]
    day, *lines = theirs.splitlines()
    assert day.startswith("As read on 20")
    assert lines == ["total time: 30 minutes → 45 minutes", "ingredients:", "  - 2 leeks", "  + 3 leeks"]
    assert await person.command("diff", "1", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["page"]["changes"] == [
        {"part": "total time", "before": ["30 minutes"], "after": ["45 minutes"]},
        {"part": "ingredients", "before": ["2 leeks"], "after": ["3 leeks"]},
    ]
    assert "- *3* leeks" in found["page"]["newer"]
    assert "- *2* leeks" in found["ledger"]
    assert found["page"]["newer_at"] > 0
    assert found["note"].encode() == notes_in(note.parent)[note]
    assert await person.command("status") == 0
    assert "1 page changed since its note was written, `galley-watch diff ID` shows how: 1" in capsys.readouterr().out
    assert await person.command("status", "--json") == 0
    assert [newer["queue_id"] for newer in json.loads(capsys.readouterr().out)["newer_pages"]] == [1]
    assert await person.command("list") == 0
    assert "the page changed since: `galley-watch diff 1`" in capsys.readouterr().out
    assert await person.command("diff", "--seen", "1") == 0
    assert await person.command("status") == 0
    assert "Newer:" not in capsys.readouterr().out
    assert await person.command("list") == 0
    assert "the page changed since" not in capsys.readouterr().out
    assert await person.command("export", "--format", "recipemd", "1") == 0
    assert "*2* leeks" in capsys.readouterr().out, "a recipe is exported as its note was written"


def test_a_page_that_says_the_same_keeps_nothing_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with LoopbackServer({"/leek": page(recipe_page())}) as site:
            person = Person(tmp_path, site)
            await person.has_a_note()
            assert await person.command("diff", "1") == 0
            assert "Not known: it was not read again. `galley-watch retry 1` does that." in capsys.readouterr().out
            site.replies["/leek"] = page(recipe_page(rating=8))
            assert await person.command("retry", "1") == 0
            assert await person.run_once() == [f"link 1 was read once more ({person.url}): it says what it said when the note was written"]
            capsys.readouterr()
            assert await person.command("diff", "1") == 0
            yours, theirs = capsys.readouterr().out.split("== What the page changed")
            assert yours.splitlines()[1] == "Nothing."
            assert "Nothing: on 20" in theirs
            assert await person.command("status", "--json") == 0
            assert json.loads(capsys.readouterr().out)["newer_pages"] == []

    asyncio.run(story())


@pytest.mark.parametrize(("reply", "reason"), [(answer("404 Not Found"), "http_4xx"), (page(b"<p>Our shop is closed.</p>"), "no_recipe")])
def test_a_page_that_is_gone_harms_nothing_and_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], reply: Any, reason: str) -> None:
    async def story() -> None:
        async with LoopbackServer({"/leek": page(recipe_page())}) as site:
            person = Person(tmp_path, site)
            note = await person.has_a_note()
            edit(note, "approved: false", "approved: true")
            await person.run_once()
            assert statuses(person.settings) == ["approved"]
            before = notes_in(tmp_path)
            site.replies["/leek"] = reply
            assert await person.command("retry", "1") == 0
            [said] = await person.run_once()
            assert said.endswith("Its note and its recipe stay as they are.")
            assert statuses(person.settings) == ["approved"]
            assert statuses_of_jobs(person.settings) == ["staged"]
            assert notes_in(tmp_path) == before
            capsys.readouterr()
            assert await person.command("diff", "1") == 0
            assert f"({reason})" in capsys.readouterr().out
            assert await person.command("list") == 0
            assert "the page could not be read again" in capsys.readouterr().out

    asyncio.run(story())


def test_a_page_saved_from_the_browser_anew_is_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with LoopbackServer({"/leek": page(recipe_page())}) as site:
            person = Person(tmp_path, site)
            note = await person.has_a_note()
            data = note.read_bytes()
            saved = recipe_page(minutes=50).replace(b"<title>", f'<link rel="canonical" href="{person.url}"><title>'.encode())
            (person.settings.drop_folder / "Leek soup.html").write_bytes(
                f"<!-- saved from url=({len(person.url):04}){person.url} -->".encode() + saved
            )
            await person.run_once()
            assert note.read_bytes() == data
            assert await person.command("diff", "1") == 0
            assert "total time: 30 minutes → 50 minutes" in capsys.readouterr().out
            assert len(site.asked) == 1

    asyncio.run(story())


def test_diff_of_a_note_that_is_gone_still_shows_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with LoopbackServer({"/leek": page(recipe_page())}) as site:
            person = Person(tmp_path, site)
            note = await person.has_a_note()
            site.replies["/leek"] = page(recipe_page("Leek \u202e soup <% x %>"))
            assert await person.command("retry", "1") == 0
            await person.run_once()
            note.unlink()
            capsys.readouterr()
            assert await person.command("diff", "1") == 1
            said = capsys.readouterr()
            assert "title: Leek soup → " in said.out
            assert "\u202e" not in said.out
            assert "no such file" in said.err

    asyncio.run(story())


def test_after_a_lost_ledger_a_page_read_again_brings_the_recipe_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with LoopbackServer({"/leek": page(recipe_page())}) as site:
            person = Person(tmp_path, site)
            note = await person.has_a_note()
            data = edit(note, "*300 g* potatoes", "*400 g* potatoes")
            with (person.settings.state_folder / "galley.sqlite3").open("r+b") as ledger:
                ledger.write(bytes(4096))
            await person.run_once()
            assert statuses_of_jobs(person.settings) == ["staged"]
            assert await person.command("retry", "1") == 0
            await person.run_once()
            assert notes_in(tmp_path) == {note: data}
            capsys.readouterr()
            assert await person.command("diff", "1") == 0
            said = capsys.readouterr().out
            assert "What it said then was lost with an earlier ledger" in said
            assert "  + 2 leeks" in said
            assert await person.command("export", "--format", "recipemd", "1") == 0
            assert "*2* leeks" in capsys.readouterr().out

    asyncio.run(story())
