"""Files named on the command line (shell): read within bounds, or a sentence why not."""

from __future__ import annotations

from dataclasses import dataclass

from galley_watch.printable import printable

LARGEST_BYTES = 200_000_000


@dataclass(eq=False)
class NamedFileError(Exception):
    """A file that the person named cannot be read: ``reason`` stands behind its name."""

    name: str
    reason: str

    def __str__(self) -> str:
        return f"{printable(self.name)}: {self.reason}"


def read_named_file(name: str) -> bytes:
    """The bytes of a file as the person named it. Raises ``NamedFileError``."""
    try:
        with open(name, "rb") as file:  # noqa: PTH123 - a Path would drop a trailing "/" and so read a file where a folder was meant
            data = file.read(LARGEST_BYTES + 1)
    except FileNotFoundError:
        raise NamedFileError(name, "there is no such file.") from None
    except IsADirectoryError:
        raise NamedFileError(name, "this is a folder; name the files in it.") from None
    except PermissionError:
        raise NamedFileError(name, "you may not read this file.") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "the name is not a path"
        raise NamedFileError(name, f"cannot be read ({reason}).") from None
    if len(data) > LARGEST_BYTES:
        raise NamedFileError(name, f"larger than {LARGEST_BYTES // 1_000_000} MB.")
    return data
