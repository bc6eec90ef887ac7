"""The command line itself: usage, exit statuses, quiet ends, start-up."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from galley_watch import __version__
from galley_watch.commands.command_line import COMMANDS
from tests.commands.conftest import Command

PROGRAM = [sys.executable, "-m", "galley_watch"]
READING = ("status", "doctor", "list", "links", "extract", "ingredients")


def test_help_names_every_command_in_words(command: Command) -> None:
    said = command("--help")
    assert said.status == 0
    assert all(name in said.out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_explains_itself_and_takes_a_configuration(command: Command, name: str) -> None:
    said = command(name, "--help")
    assert said.status == 0
    assert "--config FILE" in said.out
    assert "(shell)" not in said.out
    assert name not in READING or "--json" in said.out


def test_version(command: Command) -> None:
    assert command("--version").out == f"galley-watch {__version__}\n"


@pytest.mark.parametrize(
    "words",
    [(), ("nonsense",), ("links",), ("extract",), ("add",), ("status", "--nonsense"), ("list", "--status", "odd"), ("retry",)],
)
def test_wrong_usage_is_status_2_in_words(command: Command, words: tuple[str, ...]) -> None:
    said = command(*words)
    assert said.status == 2
    assert said.err
    assert not said.out


@pytest.mark.parametrize("words", [("--config", "config.toml", "status"), ("--config=config.toml", "status"), ("--json", "list")])
def test_an_option_before_the_command_is_told_where_it_belongs(command: Command, words: tuple[str, ...]) -> None:
    said = command(*words)
    assert said.status == 2
    assert f"{words[0]} stands before the command" in said.err
    assert "galley-watch COMMAND" in said.err


def test_words_from_outside_cannot_command_the_terminal(command: Command) -> None:
    for words in (("no\x1b[31mpe",), ("status", "--\x1b]0;x\x07"), ("links", "a\x1b[2Jb\u202e.txt"), ("add", "\x1b[2J")):
        said = command(*words)
        assert said.status != 0
        assert "\x1b" not in said.err + said.out
        assert "\u202e" not in said.err + said.out


def test_an_empty_name_is_no_configuration(command: Command) -> None:
    assert command("status", "--config", "").status == 2


@pytest.mark.parametrize("name", ["status", "doctor", "list", "run", "retry", "add", "init"])
def test_a_wrong_configuration_stops_every_command_that_reads_it(command: Command, tmp_path: Path, name: str) -> None:
    config = tmp_path / "config.toml"
    config.write_text("[fetch]\nworker = 3\n")
    words = {"retry": ["--failed"], "add": ["https://example.org/"], "init": ["--force", "--drop", str(tmp_path / "d")]}.get(name, [])
    said = command(name, "--config", config, *words)
    if name == "init":
        assert said.status == 0  # it changes folders only
        return
    assert said.status == 2
    assert "Did you mean workers in [fetch]?" in said.err


def test_the_reader_may_leave_early(tmp_path: Path) -> None:
    lines = tmp_path / "lines.txt"
    lines.write_text("1 egg\n" * 20_000)
    piped = subprocess.run(
        f"{' '.join(PROGRAM)} ingredients --lang en --json {lines} | head -n 1; echo ${{PIPESTATUS[0]}}",
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    assert piped.stdout.splitlines()[-1] == "0"
    assert piped.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_an_output_that_takes_nothing_is_said_in_words(tmp_path: Path) -> None:
    lines = tmp_path / "lines.txt"
    lines.write_text("1 egg\n")
    with open("/dev/full", "wb") as full:  # noqa: PTH123 - a device
        run = subprocess.run([*PROGRAM, "ingredients", str(lines)], stdout=full, stderr=subprocess.PIPE, text=True, timeout=30, check=False)
    assert run.returncode == 1
    assert "galley-watch: standard output cannot be written" in run.stderr
    assert "Traceback" not in run.stderr


def test_ctrl_c_is_quiet() -> None:
    process = subprocess.Popen([*PROGRAM, "ingredients"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdin
    # more than a pipe holds: when it is through, the command is reading
    process.stdin.write("1 egg\n" * 50_000)
    process.stdin.flush()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert out == ""
    assert err == ""


def test_help_and_small_commands_load_nothing_heavy() -> None:
    heavy = {"lxml", "extruct", "httpx", "watchfiles", "tomlkit", "sqlite3", "asyncio", "galley_watch.agent"}
    for words in (["--help"], ["ingredients", "--lang", "en", os.devnull]):
        code = f"import sys; from galley_watch.commands import main; main({words!r}); print(sorted({heavy!r} & set(sys.modules)))"
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=True)
        assert run.stdout.splitlines()[-1] == "[]"


def test_commands_that_an_agent_may_carry_out_do_not_load_it_themselves() -> None:
    names = ("add", "approve", "cancel", "diff", "pause", "reject", "reopen", "resume", "retry")
    code = f"import importlib, sys; [importlib.import_module('galley_watch.commands.' + name) for name in {names!r}]"
    run = subprocess.run(
        [sys.executable, "-c", f"{code}; print('galley_watch.agent' in sys.modules)"], capture_output=True, text=True, check=True
    )
    assert run.stdout == "False\n"


def test_a_folder_that_is_gone_is_said_in_words(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    run = subprocess.run(
        ["/bin/sh", "-c", f'rmdir "{gone}"; exec "$@"', "sh", sys.executable, "-P", "-m", "galley_watch", "status", "--config", "x.toml"],
        cwd=gone,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert run.returncode == 1, run.stderr
    assert "is gone" in run.stderr


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed_stop_nothing(closed: str) -> None:
    for words in ("ingredients --lang en", "status", "links missing.txt"):
        run = subprocess.run(
            ["/bin/sh", "-c", f'"{sys.executable}" -m galley_watch {words} {closed}'],
            input="1 egg\n",
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
        assert run.returncode == (1 if "missing" in words else 0)
        assert "Traceback" not in run.stderr
