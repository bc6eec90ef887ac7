"""Reads a file that a person named, wherever it lies (shell)."""

from __future__ import annotations

import asyncio
from pathlib import Path

from galley_watch.intake.content import intake_of
from galley_watch.intake.large_file import LARGE_FILE_BYTES, LargeFile
from galley_watch.values.job import DropIntake
from galley_watch.values.settings import Settings


async def intake_by_hand(path: Path, settings: Settings) -> DropIntake:
    """What it gives; no record of a drop file is to be made of it. Raises ``OSError``."""
    if (await asyncio.to_thread(path.stat)).st_size <= LARGE_FILE_BYTES:
        data = await asyncio.to_thread(path.read_bytes)
        return await asyncio.to_thread(intake_of, path.name, data, None, settings)
    file = LargeFile(settings)
    try:
        return await asyncio.to_thread(file.read_by_hand, path)
    except asyncio.CancelledError:
        file.give_up()
        raise
