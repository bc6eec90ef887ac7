"""The layout of a person's notes, from their configuration and their template's file (shell)."""

from __future__ import annotations

from pathlib import Path

from galley_watch.errors import AgentError
from galley_watch.notes import Layout, TemplateError, layout_of
from galley_watch.printable import printable
from galley_watch.values.settings import ReviewSettings
from galley_watch.wording import reason_of

_MAX_BYTES = 200_000
_ADVICE = "docs/notes.md explains templates; `galley-watch init --template FILE` writes the bundled one to begin with."


def load_layout(review: ReviewSettings) -> Layout:
    """Reads the template anew at each call. Raises ``AgentError`` (exit status 2) with line and reason where it cannot be taken."""
    path = review.template
    text = None if path is None else _read(path)
    try:
        return layout_of(text, review.note_language, dict(review.properties))
    except TemplateError as error:
        raise _refused(path or Path(), f", line {error.line}: {error.reason}") from None


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(_MAX_BYTES + 1)
        if len(data) > _MAX_BYTES:
            raise _refused(path, " is too large for a template.")
        return data.decode("utf-8-sig")
    except FileNotFoundError:
        raise _refused(path, " is not there: [review] template names it.") from None
    except IsADirectoryError:
        raise _refused(path, " is a folder, not a template.") from None
    except UnicodeDecodeError as error:
        raise _refused(path, f", line {error.object[: error.start].count(10) + 1}: this is not UTF-8 text.") from None
    except OSError as error:
        raise _refused(path, f" cannot be read: {reason_of(error)}.") from None


def _refused(path: Path, what: str) -> AgentError:
    return AgentError("bad_template", f"The template {printable(str(path))}{what}", _ADVICE, exit_status=2)
