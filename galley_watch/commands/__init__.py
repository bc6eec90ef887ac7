"""The command line (shell): one module a command; the only rooms that print."""

from galley_watch.commands.command_line import main

__all__ = ["main"]
