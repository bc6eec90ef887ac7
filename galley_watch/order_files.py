"""What a command asks of a running agent, as files in the state folder (shell).

The command writes ``requests/<id>.json`` whole. The agent takes it up by renaming it to ``<id>.taken.json``, carries it out, writes
``<id>.answer.json`` and removes the request; the command reads the answer and removes that. Until it is taken up the command may
withdraw it, afterwards it waits for what came of it while the agent is there. A crash before the answer stands carries the order out again
at the next start, so an order must be one that may be given twice.
"""

from __future__ import annotations

import json
import os
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from galley_watch.errors import AgentError
from galley_watch.wording import reason_of

FOLDER = "requests"
NO_ANSWER = "no_answer"
_ANSWER = ".answer.json"
_TAKEN = ".taken.json"
_TAKEN_SECONDS = 600.0
_LOOK_SECONDS = 0.05
_QUESTION_SECONDS = 0.5
_LARGEST_BYTES = 50_000_000
_FORGET_ANSWER_SECONDS = 3600


@dataclass(frozen=True, slots=True)
class Request:
    """A request that waits: ``order`` as it was asked, {} where the file holds none."""

    id: str
    order: dict[str, Any]


def ask(state_folder: Path, order: dict[str, Any], wait_seconds: float, is_there: Callable[[], bool] = lambda: True) -> dict[str, Any]:
    """Hand an order to the running agent and wait for its answer. ``is_there``: does an agent run? Asked now and then.

    Raises ``AgentError``: "no_answer" when the agent did not take it up in time, or ended (either way it is withdrawn), or took it up and
    said nothing for ten minutes; "request_unwritable" where the state folder takes no file. Interrupted, it withdraws the order where that
    is still possible.
    """
    folder = state_folder / FOLDER
    number = uuid.uuid4().hex
    request = folder / f"{number}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _write_whole(request, order)
    except OSError as error:
        sentence = f"The running agent cannot be asked: {reason_of(error)} ({folder})."
        raise AgentError("request_unwritable", sentence, "Check the disk and the folder's permissions.") from None
    try:
        answered = _wait_for(folder / f"{number}{_ANSWER}", wait_seconds, is_there)
        if answered is None and not _withdrawn(request):
            answered = _wait_for(folder / f"{number}{_ANSWER}", _TAKEN_SECONDS, is_there)
            if answered is None:
                (folder / f"{number}{_TAKEN}").unlink(missing_ok=True)  # or a later start carries out what was given otherwise by then
    finally:
        request.unlink(missing_ok=True)
    if answered is None:
        raise AgentError(
            NO_ANSWER,
            f"The running agent did not answer within {wait_seconds:g} seconds.",
            "It may be busy: look at `galley-watch status`, then ask again; asking twice does no harm.",
        )
    return answered


def changed_ns(state_folder: Path) -> int:
    """When a request last came or went; 0 while there never was one. So cheap that it may be asked often."""
    try:
        return (state_folder / FOLDER).stat().st_mtime_ns
    except OSError:
        return 0


def pending(state_folder: Path) -> list[Request]:
    """The requests that wait, oldest first, now taken up: they can no longer be withdrawn. Half-written files are not seen; answers that
    nobody fetched are cleared."""
    found: list[tuple[int, Request]] = []
    try:
        entries = list(os.scandir(state_folder / FOLDER))
    except OSError:
        return []
    for entry in entries:
        path = Path(entry.path)
        try:
            changed_ns = entry.stat(follow_symlinks=False).st_mtime_ns
            if entry.name.startswith(".") or entry.name.endswith(_ANSWER):
                _forget(path, changed_ns)
            elif entry.name.endswith(".json"):
                number = entry.name.removesuffix(".json").removesuffix(".taken")
                taken = path.rename(path.with_name(f"{number}{_TAKEN}"))
                found.append((changed_ns, Request(number, _read(taken) or {})))
        except OSError:
            continue  # withdrawn since
    return [request for _, request in sorted(found, key=lambda pair: (pair[0], pair[1].id))]


def answer(state_folder: Path, request: Request, reply: dict[str, Any]) -> None:
    """Answer a request and take it away. A full disk leaves no answer, and the asker's wait ends by itself."""
    folder = state_folder / FOLDER
    try:
        _write_whole(folder / f"{request.id}{_ANSWER}", reply)
    except OSError:
        pass
    finally:
        (folder / f"{request.id}{_TAKEN}").unlink(missing_ok=True)


def _wait_for(reply: Path, seconds: float, is_there: Callable[[], bool]) -> dict[str, Any] | None:
    next_question = time.monotonic()
    deadline = next_question + seconds
    while True:
        late = (now := time.monotonic()) >= deadline
        if now >= next_question:
            next_question = now + _QUESTION_SECONDS
            late = late or not is_there()
        if (answered := _read(reply)) is not None:
            reply.unlink(missing_ok=True)
            return answered
        if late:
            return None
        time.sleep(_LOOK_SECONDS)


def _withdrawn(request: Path) -> bool:
    """False where the agent took it up already."""
    try:
        request.unlink()
    except FileNotFoundError:
        return False
    return True


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
