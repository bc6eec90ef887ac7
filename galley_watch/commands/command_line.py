"""Runs the command that was asked for and turns what stops it into a sentence and an exit status (shell)."""

from __future__ import annotations

import argparse
import errno
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from galley_watch import __version__
from galley_watch.commands.output import make_streams_safe, say
from galley_watch.errors import AgentError, NotNow
from galley_watch.printable import printable

# A command's module is imported only when it is the one asked for: help and the small commands start at once.
COMMANDS = {
    "run": "watch the drop folder and turn saved links into notes (the main job)",
    "init": "choose the folders and write a configuration file",
    "add": "queue links or link files by hand",
    "status": "folders, counts, what is failing and why",
    "list": "the links and how each fared",
    "retry": "try failed links again; read the page of a note once more",
    "cancel": "take links that wait out of the queue",
    "pause": "fetch nothing until `resume`; links are still taken",
    "resume": "fetch again after `pause`",
    "approve": "take recipes as good; their notes move to the folder for approved ones",
    "reject": "take recipes as not wanted; their notes stay, or move to the folder for rejected ones",
    "reopen": "undo a decision; the note comes back to the review folder",
    "diff": "show what you changed in a note, and what its page changed",
    "links": "show what a drop file holds; changes nothing",
    "extract": "show the recipe that a saved page or a text holds; changes nothing",
    "export": "recipes for other programs: schema.org JSON-LD or RecipeMD",
    "ingredients": "take ingredient lines apart; changes nothing",
    "doctor": "check the set-up and say what to do; changes nothing",
    "demo": "watch the whole path on sample pages; needs no network",
}
INTERRUPTED = 130


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {printable(message)}\n`{self.prog} --help` says more.\n")


def _option_before_command(words: Sequence[str]) -> str | None:
    """The first word where it is an option of a command: the parser would take its value for the command."""
    return next((word for word in words[:1] if word.startswith("--") and word not in ("--help", "--version")), None)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line; the exit status: 0 done, 1 something failed, 2 wrong usage or configuration."""
    words = list(sys.argv[1:] if argv is None else argv)
    make_streams_safe()
    try:
        status = _run(words)
        sys.stdout.flush()
    except AgentError as error:
        say(str(error))
        return error.exit_status
    except NotNow as busy:
        say(f"{busy.sentence} Nothing was changed; try again in a moment.")
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # whoever read our output has seen enough (`| head`); the interpreter would complain once more when it closes the stream
        _discard_output()
        return 0
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EIO, errno.EDQUOT, errno.EFBIG):
            raise
        say(f"standard output cannot be written ({error.strerror}).")
        _discard_output()
        return 1
    return status


def _check_standing() -> None:
    """Relative names mean nothing where the folder that the command was started in is gone."""
    try:
        Path.cwd()
    except OSError:
        raise AgentError("no_folder", "The folder that this command was started in is gone.", "Change into another one.") from None


def _discard_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def build_parser(command: str | None) -> argparse.ArgumentParser:
    """The parser of the whole command line, in full for ``command`` only."""
    parser = _Parser(
        prog="galley-watch",
        description="Turns saved links into recipes that you review as Markdown notes, on your own machine.",
        epilog="`galley-watch COMMAND --help` says more about one. Without a configuration file the defaults work: `galley-watch run`.",
    )
    parser.add_argument("--version", action="version", version=f"galley-watch {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, help_line in COMMANDS.items():
        module = importlib.import_module(f"galley_watch.commands.{name}") if name == command else None
        description = (module.__doc__ or "").split("\n\n", 1)[-1] if module else None
        subparser = subparsers.add_parser(
            name, help=help_line, description=description, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
        )
        subparser.add_argument("--config", metavar="FILE", help="the configuration file to use")
        if module:
            module.add_arguments(subparser)
            subparser.set_defaults(run=module.run)
    return parser


def _run(words: list[str]) -> int:
    _check_standing()
    if early := _option_before_command(words):
        raise AgentError("wrong_usage", f"{early} stands before the command.", "Write `galley-watch COMMAND [OPTION …]`.", exit_status=2)
    command = next((word for word in words if not word.startswith("-")), None)
    try:
        arguments = build_parser(command if command in COMMANDS else None).parse_args(words)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    status: int = arguments.run(arguments)
    return status
