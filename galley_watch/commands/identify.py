"""Which links a person means (shell): by number, by the ``galley_id`` that stands in a note, by host, by drop file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from galley_watch import ledger_read
from galley_watch.db.reading import reading
from galley_watch.errors import AgentError, LinkError
from galley_watch.urls import host_of
from galley_watch.values.settings import Settings


def job_numbers(settings: Settings, words: Sequence[str]) -> list[int]:
    """The numbers of the links named, each once. Raises ``AgentError`` where there is no such link."""
    if not words:
        return []
    numbers = []
    with reading(settings.state_folder) as connection:
        for word in words:
            job = ledger_read.job(connection, word)
            if job is None:
                raise no_such_link(word)
            numbers.append(job.id)
    return list(dict.fromkeys(numbers))


def no_such_link(word: str) -> AgentError:
    """What to raise where neither number nor ``galley_id`` is known."""
    return AgentError(
        "no_such_link", f"There is no link {word.strip() or 'without a number'}.", "`galley-watch list` shows all with their numbers."
    )


def name_in_drop_folder(settings: Settings, word: str) -> str:
    """A drop file's path as the ledger has it, below the drop folder: from that path itself, or from where the person stands."""
    root = Path(os.path.realpath(settings.drop_folder))
    path = Path(os.path.realpath(word))
    return str(path.relative_to(root)) if root in path.parents else word


def host_named(word: str | None) -> str | None:
    """The host as the ledger writes it, from any spelling: capitals, letters beyond ASCII, with a port, as a whole address.

    Raises ``AgentError`` (exit status 2) where it is none.
    """
    if word is None:
        return None
    try:
        return host_of(word if "://" in word else f"http://{word}/")
    except LinkError:
        raise AgentError("no_such_host", f"{word} is no name of a host.", "Write it as in example.org.", exit_status=2) from None
