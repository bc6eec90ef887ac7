"""All checks, in the order in which a person would ask (shell). Told one by one: where one hangs, on a dead network disk, is seen."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Iterator, Mapping
from pathlib import Path

from galley_watch import ledger_read
from galley_watch.checks.agent import Work, agent_checks
from galley_watch.checks.check import Check
from galley_watch.checks.configuration import configuration_checks, refused
from galley_watch.checks.drop_files import drop_file_checks, lying
from galley_watch.checks.failed_links import failed_links_checks
from galley_watch.checks.folders import folder_checks
from galley_watch.checks.ledger import beside_the_ledger, ledger_bytes, ledger_checks, not_opened, unreadable
from galley_watch.checks.links import link_checks, note_checks
from galley_watch.checks.machine import machine_checks, watching_check
from galley_watch.clock import Clock
from galley_watch.config import read_settings
from galley_watch.db import FAULTS
from galley_watch.db.lock import lock_holder
from galley_watch.db.reading import reading
from galley_watch.errors import AgentError, NotNow
from galley_watch.review import folders_away
from galley_watch.values.settings import Settings


def diagnose(config: Path | None, environment: Mapping[str, str], clock: Clock, *, thorough: bool = True) -> Iterator[Check]:
    """Everything that can be told without a network and without changing anything. Raises nothing that a person can cause.

    Not ``thorough``: without a look through the ledger and what it says of links and notes, so that a monitor may ask often.
    """
    try:
        settings = read_settings(config, environment)
    except AgentError as error:
        yield refused(error)
        yield from machine_checks(environment, clock.now_ms(), None)
        return
    yield from configuration_checks(settings, environment)
    yield from folder_checks(settings, folders_away(settings), ledger_bytes(settings.state_folder))
    yield from failed_links_checks(settings)
    work = yield from _of_the_ledger(settings, clock, thorough=thorough)
    yield from beside_the_ledger(settings.state_folder, clock.now_ms(), work)
    if (watching := watching_check(settings.drop_folder)) is not None:
        yield watching
    yield from machine_checks(environment, clock.now_ms(), work.last_change_ms)


def _of_the_ledger(settings: Settings, clock: Clock, *, thorough: bool) -> Generator[Check, None, Work]:
    """Agent, ledger, drop files, links and notes; what there is to do, as far as it can be told."""
    holder = lock_holder(settings.state_folder)
    work: Work | None = None
    try:
        with reading(settings.state_folder) as connection:
            work = _work(connection, settings.drop_folder, clock.now_ms())
            yield from agent_checks(settings, holder, work, clock.now_ms())
            if thorough:
                yield from ledger_checks(connection, settings.state_folder, clock.monotonic, holder is not None)
                yield from drop_file_checks(connection, settings.drop_folder)
                yield from link_checks(connection, clock.now_ms())
                yield from note_checks(connection)
            return work
    except (AgentError, NotNow) as error:
        fault = not_opened(error)
        is_new = isinstance(error, AgentError) and error.code == "no_ledger"
    except (*FAULTS, OSError) as error:
        fault, is_new = unreadable(error), False
    if work is None:
        waiting = Work(lying(settings.drop_folder, None, clock.now_ms())) if is_new else Work()
        yield from agent_checks(settings, holder, waiting, clock.now_ms())
    yield fault
    return Work()


def _work(connection: sqlite3.Connection, drop_folder: Path, now_ms: int) -> Work:
    """Where the person paused fetching, links that are due count as none: no agent would take them."""
    waiting = ledger_read.counts(connection)["jobs"]["pending"]
    is_paused = ledger_read.paused_since(connection) is not None
    return Work(
        lying=lying(drop_folder, connection, now_ms),
        due=0 if is_paused else waiting - ledger_read.waiting_later(connection, now_ms),
        first_link_ms=ledger_read.first_link_ms(connection),
        last_change_ms=ledger_read.last_change_ms(connection),
    )
