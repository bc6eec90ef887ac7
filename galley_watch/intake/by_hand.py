"""Reads a file that a person named, wherever it lies, and gives what it holds to the ledger (shell)."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from galley_watch.errors import AgentError
from galley_watch.intake.content import intake_of
from galley_watch.intake.folder import ChangedWhileReadError, SeenFile
from galley_watch.intake.large_file import LARGE_FILE_BYTES, BrokenOffError, LargeFile
from galley_watch.settle import look_of
from galley_watch.values.job import DropIntake
from galley_watch.values.settings import Settings
from galley_watch.wording import reason_of

Result = TypeVar("Result")


async def with_file_by_hand(path: Path, settings: Settings, use: Callable[[DropIntake], Awaitable[Result]]) -> Result:
    """``use`` of what the file gives; no record of a drop file is to be made of it.

    Raises ``AgentError`` where the file cannot be read or is still being written, and what ``use`` raises.
    """
    try:
        return await _with_file(path, settings, use)
    except OSError as error:
        raise unreadable(path, error) from error
    except ChangedWhileReadError as error:
        sentence = f"{path} is still being written; nothing was added."
        raise AgentError("unreadable_file", sentence, "Try again when it is whole.") from error


def unreadable(path: Path, error: OSError) -> AgentError:
    """What to raise for a named file that the system does not let us read."""
    reason = reason_of(error)
    return AgentError("unreadable_file", f"{path} cannot be read ({reason}); nothing was added.", "Check whose it is and where it leads.")


async def _with_file(path: Path, settings: Settings, use: Callable[[DropIntake], Awaitable[Result]]) -> Result:
    status = await asyncio.to_thread(path.stat)
    if status.st_size <= LARGE_FILE_BYTES:
        data = await asyncio.to_thread(path.read_bytes)
        return await use(await asyncio.to_thread(intake_of, path.name, data, None, settings))
    file = LargeFile(settings, path.parent, SeenFile(os.fsencode(path.name), look_of(status)))
    try:
        intake = await asyncio.to_thread(file.read)
        return await use(replace(intake, path=None, look=None))
    except BrokenOffError as error:
        return await use(replace(file.broken_off(error), path=None, look=None))
    finally:
        file.give_up()
        await asyncio.to_thread(file.close)
