"""What the ledger says of links and notes (shell): failing and why, resting hosts, what waits, and notes that need the person."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from galley_watch import ledger_read
from galley_watch.checks.check import Check, note, ok
from galley_watch.checks.words import reasons, some, span
from galley_watch.errors import WHAT_TO_DO, ErrorCode, NetworkSign
from galley_watch.wording import counted

_OFFLINE = {ErrorCode.DNS, ErrorCode.CONNECT}
_HOSTS_OF_AN_OUTAGE = 3
_NOTES_SHOWN = 20


def link_checks(connection: sqlite3.Connection, now_ms: int) -> Iterator[Check]:
    jobs = ledger_read.counts(connection)["jobs"]
    no_recipe = ledger_read.without_recipe(connection)
    later = ledger_read.waiting_later(connection, now_ms)
    yield ok(
        "links",
        f"{counted(sum(jobs.values()), 'link')}: {jobs['pending']} waiting ({later} for later), {jobs['processing']} in work,"
        f" {jobs['staged']} with a note, {jobs['failed'] - no_recipe} failed, {no_recipe} without a recipe, {jobs['cancelled']} cancelled.",
    )
    paused_ms = ledger_read.paused_since(connection)
    if paused_ms is not None:
        since = span(max(now_ms - paused_ms, 0))
        yield note("links", f"Fetching has been paused for {since}: new links wait.", "`galley-watch resume` lets it go on.")
    yield from _offline(connection, now_ms)
    yield from _hindered(connection)
    yield from _resting(connection, now_ms)
    yield from _failing(connection)


def note_checks(connection: sqlite3.Connection) -> Iterator[Check]:
    inbox = ledger_read.counts(connection)["inbox"]
    gone = f", {inbox['removed']} gone" if inbox["removed"] else ""
    yield ok("notes", f"{inbox['pending']} to review, {inbox['approved']} approved, {inbox['rejected']} rejected{gone}.")
    in_need = ledger_read.needing_attention(connection, _NOTES_SHOWN)
    if in_need:
        shown = [f"{each.note_path}: {each.attention}" for each in in_need]
        yield note("notes", f"Your decision on {counted(len(in_need), 'note')} could not be taken. {reasons(shown)}", "Mend the note.")


def _offline(connection: sqlite3.Connection, now_ms: int) -> Iterator[Check]:
    doubt = ledger_read.offline(connection)
    if doubt is None:
        return
    waiting = sum(ledger_read.waiting_by_host(connection).values())
    since, looked = span(max(now_ms - doubt.since_ms, 0)), span(max(now_ms - doubt.looked_ms, 0))
    message = f"{doubt.sentence} For {since}, last tried {looked} ago; {counted(waiting, 'link waits', 'links wait')} to be fetched."
    advice = "Is the proxy of [fetch] proxy right, and does it run?" if doubt.sign is NetworkSign.NO_PROXY else "Connect this machine."
    yield note("links", message, f"{advice} Links go on by themselves then, and lose no attempt.")


def _hindered(connection: sqlite3.Connection) -> Iterator[Check]:
    offline = ledger_read.offline(connection)
    for each in ledger_read.hindrances(connection):
        if offline is not None and each.code is None and offline.explains(each.sentence):
            continue
        if each.code is None:
            message = f"{counted(each.count, 'link waits', 'links wait')} for this machine: {each.sentence}"
            yield note("links", message, "They go on by themselves when that is over, and lose no attempt.")
        elif each.code in _OFFLINE and each.hosts >= _HOSTS_OF_AN_OUTAGE:
            message = f"{each.count} links of {each.hosts} hosts could not be reached and are tried again ({each.code}): {each.sentence}"
            yield note("links", message, "Is this machine online? Is a proxy needed ([fetch] proxy)?")
        else:
            message = f"{counted(each.count, 'link')} will be tried again ({each.code}): {each.sentence}"
            yield note("links", message, "They are tried again by themselves; `galley-watch list --status pending` shows them.")


def _resting(connection: sqlite3.Connection, now_ms: int) -> Iterator[Check]:
    resting = ledger_read.resting_hosts(connection)
    if resting:
        shown = [f"{each.host} ({counted(each.waiting, 'link')}{_for_now(each.until_ms - now_ms)})" for each in resting]
        number = counted(len(resting), "host failed again and again and is", "hosts failed again and again and are")
        message = f"{number} left alone for a while: {some(shown)}."
        yield note("hosts", message, "Nothing to do: one link probes when the time is over, the others wait without losing an attempt.")


def _for_now(rest_ms: int) -> str:
    return f", {span(rest_ms)} more" if rest_ms > 0 else ""


def _failing(connection: sqlite3.Connection) -> Iterator[Check]:
    for group in ledger_read.failures(connection):
        if group.code == ErrorCode.NO_RECIPE:
            continue
        shown = ", ".join(f"{number} {example}" for number, example in zip(group.job_ids, group.examples, strict=True))
        more = f" and {group.count - len(group.examples)} more" if group.count > len(group.examples) else ""
        message = f"{counted(group.count, 'link')} failed with {group.code}: {group.sentence} ({shown}{more})"
        yield note("failures", message, group.advice or WHAT_TO_DO[ErrorCode.INTERNAL])
