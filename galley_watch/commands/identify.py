"""Which link a person means (shell): by its number, or by the ``galley_id`` that stands in its note."""

from __future__ import annotations

from collections.abc import Sequence

from galley_watch import ledger_read
from galley_watch.db.reading import reading
from galley_watch.errors import AgentError
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
