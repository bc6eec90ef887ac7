"""What most commands begin with (shell): the settings of this command line, the log."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from pathlib import Path

from galley_watch.config import load_settings
from galley_watch.printable import printable
from galley_watch.values.settings import Settings


def settings_of(arguments: argparse.Namespace) -> Settings:
    """Raises ``AgentError`` with exit status 2."""
    return load_settings(None if arguments.config is None else Path(arguments.config), os.environ)


class SafeFormatter(logging.Formatter):
    """One line a record, page text escaped; a fault's traceback keeps its lines."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name is logging's
        record.message = printable(record.message)
        return super().formatMessage(record)

    def formatException(self, ei: logging._SysExcInfoType) -> str:  # noqa: N802 - the name is logging's
        return "\n".join(printable(line) for line in super().formatException(ei).split("\n"))


def start_log(handler: logging.Handler | None = None) -> None:
    """Log to standard error: ours from INFO on, the libraries' warnings only: what else they say names addresses."""
    logging.raiseExceptions = False  # a full disk under the log must not become a fault of the agent
    handler = handler or logging.StreamHandler(sys.stderr)
    handler.setFormatter(SafeFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("galley_watch").setLevel(logging.INFO)
