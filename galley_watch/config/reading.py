"""TOML → frozen settings (shell); whatever is wrong is said in words, with its line, before anything starts."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from galley_watch.config.folders import check_apart
from galley_watch.config.keys import SECTIONS, all_keys, checked, is_path, keys_of
from galley_watch.config.places import VARIABLE, default_folder, default_settings, expanded, find_config_file
from galley_watch.config.property_names import WrongValueError
from galley_watch.errors import AgentError
from galley_watch.printable import printable
from galley_watch.values.settings import Settings

_MAX_BYTES = 1_000_000


def load_settings(path: Path | None, environment: Mapping[str, str]) -> Settings:
    """The settings of ``path``, else of the file the environment names, else of the platform's usual file, else the defaults.

    Raises ``AgentError`` with exit status 2 for a file that cannot be read, is no TOML, has an unknown key or a wrong value,
    and for folders that overlap. Looks at the folders but makes none: ``prepare_folders`` does.
    """
    settings = read_settings(path, environment)
    check_apart(settings)
    return settings


def read_settings(path: Path | None, environment: Mapping[str, str]) -> Settings:
    """``load_settings`` without a look at the folders."""
    found = find_config_file(path, environment)
    if found is None:
        return default_settings()
    try:
        return _ConfigFile(found).settings()
    except AgentError as error:
        if path is None and environment.get(VARIABLE):
            error.sentence += f" ({VARIABLE} names it.)"
        raise


class _ConfigFile:
    """One file on its way to settings: its text is kept to name the line of what is wrong."""

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self.text = read_text(self.path)

    def settings(self) -> Settings:
        document = self._parsed()
        values: dict[str, dict[str, Any]] = {section: {} for section in ("", *SECTIONS)}
        for key, value in document.items():
            if key in SECTIONS and isinstance(value, dict):
                values[key] = {inner: self._value(key, inner, content) for inner, content in value.items()}
            else:
                values[""][key] = self._value("", key, value)
        top: dict[str, Any] = {key: values[""].get(key) or default_folder(key) for key in keys_of("")}
        parts: dict[str, Any] = {section: kind(**values[section]) for section, kind in SECTIONS.items()}
        return Settings(**top, **parts, config_file=self.path)

    def _parsed(self) -> dict[str, Any]:
        import tomlkit
        from tomlkit.exceptions import ParseError, TOMLKitError

        try:
            return tomlkit.parse(self.text).unwrap()
        except ParseError as error:
            raise self._fault("bad_toml", error.line, f"This is not TOML: {printable(str(error).split(' at line ')[0])}.") from None
        except RecursionError:
            raise self._fault("bad_toml", None, "This is not a configuration: its lists are nested too deeply.") from None
        except (TOMLKitError, ValueError) as error:
            raise self._fault("bad_toml", None, f"This is not TOML: {printable(str(error))}.") from None

    def _value(self, section: str, key: str, value: Any) -> Any:
        if key not in keys_of(section):
            raise self._unknown(section, key, value)
        try:
            good = checked(section, key, value)
        except WrongValueError as wrong:
            sentence = f"{_named(section, key)} must be {wrong}."
            line = self._line_of(f"{section}.{key}", wrong.within) if wrong.within else None
            raise self._fault("wrong_value", line or self._line_of(section, key), sentence) from None
        return self._path(section, key, good) if is_path(section, key) else good

    def _path(self, section: str, key: str, text: str) -> Path:
        """Relative folders and files are relative to the file that names them, wherever the command is started."""
        try:
            return self.path.parent / expanded(text)
        except AgentError as error:
            sentence = f"{_named(section, key)}: {error.sentence} {error.advice}"
            raise self._fault(error.code, self._line_of(section, key), sentence) from None

    def _unknown(self, section: str, key: str, value: Any) -> AgentError:
        what = "section" if isinstance(value, dict) and not section else "key"
        if key in SECTIONS:
            sentence = f"{key!a} is a section: write [{key}] on a line of its own."
            return self._fault("unknown_key", self._line_of("", key), sentence)
        sentence = f"There is no {what} {_named(section, key)}."
        return self._fault("unknown_key", self._line_of(section, key), f"{sentence} {_nearest(section, key, what)}".strip())

    def _line_of(self, section: str, key: str) -> int | None:
        """The line of a key, for the usual ways to write it; None where it stands in an inline table or a dotted key."""
        current = ""
        wanted = re.compile(rf"""\s*["']?{re.escape(key)}["']?\s*=""")
        for number, line in enumerate(self.text.splitlines(), start=1):
            header = re.fullmatch(r"""\s*\[+\s*["']?([^"'\]]*?)["']?\s*\]+\s*(?:#.*)?""", line)
            if header:
                current = header[1]
                if not section and current == key:
                    return number
            elif current == section and wanted.match(line):
                return number
        return None

    def _fault(self, code: str, line: int | None, sentence: str) -> AgentError:
        where = f"{printable(str(self.path))}, line {line}" if line else printable(str(self.path))
        return AgentError(code, f"{where}: {sentence}", "All keys with their meaning: docs/configuration.md.", exit_status=2)


def _named(section: str, key: str) -> str:
    return f"{printable(key)} in [{section}]" if section else printable(key)


def _nearest(section: str, key: str, what: str) -> str:
    if what == "section":
        near = difflib.get_close_matches(key, SECTIONS, n=1, cutoff=0.5)
        return f"Did you mean [{near[0]}]?" if near else f"The sections are {', '.join(SECTIONS)}."
    elsewhere = [place for place in all_keys() if place[1] == key]
    if elsewhere:
        home = f"under [{elsewhere[0][0]}]" if elsewhere[0][0] else "at the top of the file, before the first [section]"
        return f"{key} belongs {home}."
    for names in (list(keys_of(section)), [name for _, name in all_keys()]):
        near = difflib.get_close_matches(key, names, n=1, cutoff=0.6)
        if near:
            home = section if near[0] in keys_of(section) else next(s for s, k in all_keys() if k == near[0])
            return f"Did you mean {_named(home, near[0])}?"
    return f"The keys here are {', '.join(keys_of(section))}."


def read_text(path: Path) -> str:
    """The text of a configuration file. Raises ``AgentError`` (exit status 2)."""
    shown = printable(str(path))
    try:
        if path.is_dir():
            raise AgentError("config_unreadable", f"{shown} is a folder, not a configuration file.", "", exit_status=2)
        with path.open("rb") as file:
            data = file.read(_MAX_BYTES + 1)
        if len(data) > _MAX_BYTES:
            raise AgentError("config_unreadable", f"{shown} is too large for a configuration file.", "", exit_status=2)
        return data.decode("utf-8-sig")
    except FileNotFoundError:
        sentence, advice = f"There is no configuration file {shown}.", "Run `galley-watch init` to write one."
        raise AgentError("config_missing", sentence, advice, exit_status=2) from None
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise AgentError(
            "config_unreadable", f"{shown}, line {line}: This is not UTF-8 text.", "Save it as UTF-8.", exit_status=2
        ) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "the name is not a path"
        raise AgentError("config_unreadable", f"{shown} cannot be read: {reason}.", "Check its permissions.", exit_status=2) from None
