"""How commands speak (shell): data on standard output, messages on standard error, nothing of a page's text unescaped."""

from __future__ import annotations

import io
import json
import os
import sys
from typing import Any

from galley_watch.printable import printable


def print_line(text: str = "") -> None:
    """One line for a person; text from outside must have gone through ``printable``."""
    print(text)


def print_json(value: Any) -> None:
    """One JSON object on one line, ASCII only, so that names that are not UTF-8 survive any pipe."""
    print(json.dumps(value, ensure_ascii=True))


def say(message: str) -> None:
    """A message to the person, on standard error."""
    print(f"galley-watch: {printable(message)}", file=sys.stderr)


def make_streams_safe() -> None:
    """Letters that the terminal's encoding lacks are escaped instead of ending the command; a stream that was closed is empty."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 - a device, open while the process lives
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
