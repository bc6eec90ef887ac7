"""Inside the reading process (shell): one page after another from standard input, each answered on standard output.

Started by ``parent`` as ``python -m galley_watch.worker.child PARENT_PID MEMORY_BYTES DEADLINE_SECONDS MODULE:FUNCTION``.
"""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import BinaryIO

from galley_watch import codec
from galley_watch.errors import ErrorCode, LinkError
from galley_watch.values.page import Payload
from galley_watch.values.reading import ReadRecipe
from galley_watch.worker import confine, framing

Composition = Callable[[Payload], ReadRecipe]


@dataclass(frozen=True, slots=True)
class Pipes:
    """The two pipes to the agent, away from file descriptors 0 and 1."""

    requests: BinaryIO
    answers: BinaryIO

    def send(self, frame: bytes) -> None:
        self.answers.write(frame)
        self.answers.flush()


def take_pipes() -> Pipes:
    """Nothing that a page makes a library print or read may touch the frames: 0 becomes empty, 1 becomes standard error."""
    requests, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    return Pipes(os.fdopen(requests, "rb"), os.fdopen(answers, "wb"))


def find_composition(name: str) -> Composition:
    """``module:function`` → the function."""
    module, _, function = name.partition(":")
    found: Composition = getattr(importlib.import_module(module), function)
    return found


def answer_to(payload: Payload, composition: Composition) -> bytes:
    """The answer as JSON. A bug in a step fails this page with its class's name; ``MemoryError`` passes."""
    try:
        content = codec.to_json(framing.Answer(read=composition(payload)))
    except LinkError as error:
        return codec.to_json(framing.Answer(error=error.code, sentence=error.sentence))
    except MemoryError:
        raise
    except Exception as bug:
        sentence = f"A step of reading this page failed ({type(bug).__name__})."
        trace = traceback.format_exc(limit=-12).encode("ascii", "backslashreplace").decode("ascii")
        return codec.to_json(framing.Answer(error=ErrorCode.INTERNAL, sentence=sentence, trace=trace[-6000:]))
    if len(content) > framing.MAX_ANSWER_BYTES:
        return codec.to_json(framing.Answer(error=ErrorCode.TOO_LARGE, sentence="What this page states is too large for a recipe."))
    return content


def serve(pipes: Pipes, composition: Composition, deadline_seconds: float) -> None:
    """Answer pages until the agent closes its end."""
    pipes.send(framing.answer_frame(framing.READY))
    while lengths := pipes.requests.read(framing.REQUEST_LENGTHS.size):
        header_length, body_length = framing.REQUEST_LENGTHS.unpack(lengths)
        payload = framing.payload_from(pipes.requests.read(header_length), pipes.requests.read(body_length))
        confine.limit_read(deadline_seconds)
        pipes.send(framing.answer_frame(framing.TAKEN))
        content = answer_to(payload, composition)
        confine.limit_read(0)
        pipes.send(framing.answer_frame(framing.ANSWER, content))


def main(arguments: list[str]) -> None:
    parent_pid, memory_bytes, deadline_seconds, composition_name = arguments
    pipes = take_pipes()
    confine.leave_interrupts_to_parent()
    confine.end_with_parent(int(parent_pid), pipes.requests.fileno())
    composition = find_composition(composition_name)
    confine.refuse_sockets_and_programs()
    confine.limit_memory(int(memory_bytes))
    try:
        serve(pipes, composition, float(deadline_seconds))
    except MemoryError:
        # Not by sys.exit: leaving in order needs memory, which is what there is none of.
        os._exit(framing.EXIT_OUT_OF_MEMORY)


if __name__ == "__main__":
    main(sys.argv[1:])
