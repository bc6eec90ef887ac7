"""What a command asks of a running agent, as files in the state folder (shell).

The command writes ``requests/<id>.json`` whole, the agent carries it out and writes ``requests/<id>.answer.json``, the command
reads that and removes it. The agent removes a request only after its answer stands: a crash in between carries it out again,
so an order must be one that may be given twice.
"""

from __future__ import annotations

import json
import os
import time
import uuid
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from galley_watch.errors import AgentError

FOLDER = "requests"
NO_ANSWER = "no_answer"
_ANSWER = ".answer.json"
_LOOK_SECONDS = 0.05
_LARGEST_BYTES = 50_000_000
_FORGET_ANSWER_SECONDS = 3600


@dataclass(frozen=True, slots=True)
class Request:
    """A request that waits: ``order`` as it was asked, {} where the file holds none."""

    id: str
    order: dict[str, Any]


def ask(state_folder: Path, order: dict[str, Any], wait_seconds: float) -> dict[str, Any]:
    """Hand an order to the running agent and wait for its answer.

    Raises ``AgentError``: "no_answer" when none came in time (the order is withdrawn where the agent has not read it yet),
    "request_unwritable" where the state folder takes no file.
    """
    folder = state_folder / FOLDER
    number = uuid.uuid4().hex
    request, reply = folder / f"{number}.json", folder / f"{number}{_ANSWER}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _write_whole(request, order)
    except OSError as error:
        sentence = f"The running agent cannot be asked: {(error.strerror or 'the disk refused').lower()} ({folder})."
        raise AgentError("request_unwritable", sentence, "Check the disk and the folder's permissions.") from None
    deadline = time.monotonic() + wait_seconds
    while True:
        late = time.monotonic() >= deadline
        if (answered := _read(reply)) is not None:
            reply.unlink(missing_ok=True)
            return answered
        if late:
            request.unlink(missing_ok=True)
            raise AgentError(
                NO_ANSWER,
                f"The running agent did not answer within {wait_seconds:g} seconds.",
                "It may be busy: look at `galley-watch status`, then ask again; asking twice does no harm.",
            )
        time.sleep(_LOOK_SECONDS)


def pending(state_folder: Path) -> list[Request]:
    """The requests that wait, oldest first. Half-written files are not seen; answers that nobody fetched are cleared."""
    found: list[tuple[int, Request]] = []
    try:
        entries = list(os.scandir(state_folder / FOLDER))
    except OSError:
        return []
    for entry in entries:
        path = Path(entry.path)
        try:
            changed_ns = entry.stat(follow_symlinks=False).st_mtime_ns
        except OSError:
            continue  # withdrawn since
        if entry.name.startswith(".") or entry.name.endswith(_ANSWER):
            _forget(path, changed_ns)
        elif entry.name.endswith(".json"):
            number = entry.name.removesuffix(".json")
            found.append((changed_ns, Request(number, _read(path) or {})))
    return [request for _, request in sorted(found, key=lambda pair: (pair[0], pair[1].id))]


def answer(state_folder: Path, request: Request, reply: dict[str, Any]) -> None:
    """Answer a request and take it away. A full disk leaves no answer, and the asker's wait ends by itself."""
    folder = state_folder / FOLDER
    asked = folder / f"{request.id}.json"
    try:
        if asked.exists():  # otherwise it was withdrawn, and nobody waits
            _write_whole(folder / f"{request.id}{_ANSWER}", reply)
    except OSError:
        pass
    finally:
        asked.unlink(missing_ok=True)


def _write_whole(path: Path, value: dict[str, Any]) -> None:
    temporary = path.with_name(f".{path.name}")
    try:
        temporary.write_text(json.dumps(value), "ascii")
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise


def _read(path: Path) -> dict[str, Any] | None:
    try:
        with path.open("rb") as file:
            value = json.loads(file.read(_LARGEST_BYTES))
    except (OSError, ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _forget(path: Path, changed_ns: int) -> None:
    if abs(time.time() - changed_ns / 1e9) > _FORGET_ANSWER_SECONDS:
        path.unlink(missing_ok=True)
