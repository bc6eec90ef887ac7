"""What the review costs with many notes: the look at start, how soon a decision takes effect, and watching idle.

python benchmarks/review.py [--notes 2000] [--idle-seconds 60]
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

from galley_watch.clock import SystemClock
from galley_watch.codec import to_json
from galley_watch.db import Database, open_database
from galley_watch.notes import render_note
from galley_watch.review import Review, ReviewLedger
from galley_watch.values.confidence import RecipeConfidence
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.recipe import IngredientGroup, InstructionSection, Recipe
from galley_watch.values.settings import ReviewSettings, Settings
from galley_watch.values.staged import StagedRecipe

DECISIONS = 5


def staged(number: int) -> StagedRecipe:
    lines = tuple(f"{amount} g ingredient {amount} of soup {number}" for amount in range(1, 13))
    steps = tuple(f"Do step {step} of soup {number}, slowly and with a wooden spoon, until it is done." for step in range(8))
    recipe = Recipe(f"Soup {number}", (IngredientGroup(None, lines),), (InstructionSection(None, steps),))
    return StagedRecipe(
        number, number, f"r-{number:08x}", f"https://soup.example/{number}", 0, ReadRecipe(recipe, (), RecipeConfidence(0.9))
    )


def fill(connection: sqlite3.Connection, folder: Path, notes: int) -> None:
    for number in range(1, notes + 1):
        row = staged(number)
        connection.execute(
            "INSERT INTO ingestion_queue (id, galley_id, link_key, url, host, status, stage, run_at, created_at, updated_at)"
            " VALUES (?, ?, ?, ?, 'soup.example', 'staged', 'note', 0, 0, 0)",
            (number, row.galley_id, row.source_url, row.source_url),
        )
        connection.execute(
            "INSERT INTO staged_inbox (id, queue_id, galley_id, source_url, title, confidence, recipe, note_state, note_path, saved_at,"
            " created_at, updated_at) VALUES (?, ?, ?, ?, ?, 0.9, ?, 'written', ?, 0, 0, 0)",
            (number, number, row.galley_id, row.source_url, row.read.recipe.title, to_json(row.read).decode(), f"Soup {number}.md"),
        )
        (folder / f"Soup {number}.md").write_text(render_note(row), "utf-8")


async def measure(settings: Settings, database: Database, idle_seconds: float) -> None:
    clock = SystemClock()
    begun = time.perf_counter()
    await Review(settings, ReviewLedger(database, clock), clock).scan_once()
    print(f"first look          {time.perf_counter() - begun:8.3f} s")
    review = Review(settings, ReviewLedger(database, clock), clock)
    stop = asyncio.Event()
    running = asyncio.create_task(review.run(stop))
    await asyncio.sleep(5)
    took = []
    for number in range(1, DECISIONS + 1):
        note = settings.review_folder / f"Soup {number}.md"
        note.write_text(note.read_text("utf-8").replace("approved: false", "approved: true"), "utf-8")
        begun = time.perf_counter()
        while note.exists():  # noqa: ASYNC110 - there is no event for what another program sees
            await asyncio.sleep(0.01)
        took.append(time.perf_counter() - begun)
        await asyncio.sleep(1)
    print(f"decision to effect  {statistics.median(took):8.3f} s, at most {max(took):.3f} s")
    await asyncio.sleep(6)
    cpu, begun = time.process_time(), time.perf_counter()
    await asyncio.sleep(idle_seconds)
    print(f"watching idle       {100 * (time.process_time() - cpu) / (time.perf_counter() - begun):8.3f} % of a core")
    stop.set()
    await running


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--notes", type=int, default=2_000)
    parser.add_argument("--idle-seconds", type=float, default=60)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settings = Settings(folder / "drop", folder / "review", folder / "state", review=ReviewSettings(folder / "approved"))
        for path in (settings.review_folder, folder / "approved"):
            path.mkdir()
        database = open_database(settings.state_folder, SystemClock())
        try:
            database.write_now(fill, settings.review_folder, arguments.notes)
            asyncio.run(measure(settings, database, arguments.idle_seconds))
        finally:
            database.close()


if __name__ == "__main__":
    main()
