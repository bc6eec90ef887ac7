"""Files named on the command line (shell): read within bounds, or a sentence why not."""

from __future__ import annotations

from galley_watch.printable import printable

LARGEST_BYTES = 200_000_000


class UnreadableFileError(Exception):
    """A sentence that says which file and why."""


def read_named_file(name: str) -> bytes:
    """The bytes of a file as the person named it. Raises ``UnreadableFileError``."""
    shown = printable(name)
    try:
        with open(name, "rb") as file:  # noqa: PTH123 - a Path would drop a trailing "/" and so read a file where a folder was meant
            data = file.read(LARGEST_BYTES + 1)
    except FileNotFoundError:
        raise UnreadableFileError(f"{shown}: there is no such file.") from None
    except IsADirectoryError:
        raise UnreadableFileError(f"{shown}: this is a folder; name the files in it.") from None
    except PermissionError:
        raise UnreadableFileError(f"{shown}: you may not read this file.") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "the name is not a path"
        raise UnreadableFileError(f"{shown}: cannot be read ({reason}).") from None
    if len(data) > LARGEST_BYTES:
        raise UnreadableFileError(f"{shown}: larger than {LARGEST_BYTES // 1_000_000} MB.")
    return data
