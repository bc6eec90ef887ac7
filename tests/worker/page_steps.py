"""What pages may do to the reading process, one function call away: the ``composition`` of the worker's tests."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import subprocess
import sys

from galley_watch.errors import ErrorCode, LinkError
from galley_watch.values.confidence import RecipeConfidence
from galley_watch.values.page import FetchedPage, Payload
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.recipe import Recipe


def recipe_of(title: str, language: str | None = None, description: str | None = None) -> ReadRecipe:
    return ReadRecipe(Recipe(title=title, language=language, description=description), (), RecipeConfidence(0.5))


def read(payload: Payload) -> ReadRecipe:
    """The payload's text says what happens; anything else becomes the title."""
    if isinstance(payload, FetchedPage):
        return recipe_of(f"{len(payload.body)} bytes", payload.charset, payload.content_type)
    match payload.text:
        case "spin":
            while True:
                pass
        case "spin in C":
            return recipe_of(str(len(str(pow(7, 10**9)))))
        case "allocate":
            return recipe_of(str(len(bytearray(4 * 1024**3))))
        case "exit":
            os._exit(3)
        case "leave":
            sys.exit(4)
        case "crash":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "stop":
            os.kill(os.getpid(), signal.SIGSTOP)
        case "alarm":
            os.kill(os.getpid(), signal.SIGALRM)
        case "interrupt":
            os.kill(os.getpid(), signal.SIGINT)
            os.kill(os.getpid(), signal.SIGTERM)
        case "nest":
            json.loads("[" * 100_000)
        case "no recipe":
            raise LinkError(ErrorCode.NO_RECIPE, "Nothing here is a recipe.")
        case "bug":
            raise KeyError("a bug with \x1b[31m colour")
        case "huge":
            return recipe_of("x" * 5_000_000)
        case "print":
            print("printed " * 1000)
            logging.getLogger("library").warning("logged")
            return recipe_of(f"stdin {sys.stdin.read()!r}")
        case "connect":
            with socket.socket() as connection:
                connection.connect(("127.0.0.1", 9))
        case "look up":
            socket.getaddrinfo("localhost", 80)
        case "start a program":
            subprocess.run([sys.executable, "-c", ""], check=True)
        case "core":
            import resource

            return recipe_of(str(resource.getrlimit(resource.RLIMIT_CORE)))
    return recipe_of(payload.text)
