"""Which links a person means (shell): by number, by the ``galley_id`` that stands in a note, by host."""

from __future__ import annotations

from collections.abc import Sequence

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
                raise AgentError("no_such_link", f"There is no link {word}.", "`galley-watch list` shows all with their numbers.")
            numbers.append(job.id)
    return list(dict.fromkeys(numbers))


def host_named(word: str | None) -> str | None:
    """The host as the ledger writes it, from any spelling: capitals, letters beyond ASCII, with a port, as a whole address."""
    if word is None:
        return None
    try:
        return host_of(word if "://" in word else f"http://{word}/")
    except LinkError:
        raise AgentError("no_such_host", f"{word} is no name of a host.", "Write it as in example.org.", exit_status=2) from None
