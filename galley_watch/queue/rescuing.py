"""Taking back what no one works on any more (shell): after a dead agent, a lapsed lease, or a shutdown in order."""

from __future__ import annotations

import sqlite3

from galley_watch.queue.claiming import lease_ms
from galley_watch.queue.host_rows import wake_all_hosts, wake_hosts
from galley_watch.queue.states import crashed, wait, wait_after_crash_ms
from galley_watch.values.job import Stage
from galley_watch.values.outcome import LONGEST_WAIT_MS
from galley_watch.values.settings import FetchSettings

_AGENT_DIED = "The agent ended while it worked on this link."
_LEASE_LAPSED = "The worker did not answer any more while it worked on this link."


def rescue(connection: sqlite3.Connection, now_ms: int, settings: FetchSettings) -> int:
    """At start, when no other process can hold a job: every processing job waits again; how many.

    A crash is counted where the lease was still live: the agent before this one died at work. Also heals times that a clock since set
    back has put too far ahead, and the hosts' wake times.
    """
    newest = connection.execute("SELECT max(updated_at) FROM ingestion_queue").fetchone()[0]
    if newest is not None and newest > now_ms:
        shift_waits(connection, now_ms - newest, now_ms)
    rows = connection.execute("SELECT id, stage, crashes, lease_until FROM ingestion_queue WHERE status = 'processing'").fetchall()
    for job_id, stage, crashes, lease_until in rows:
        if now_ms < lease_until <= now_ms + lease_ms(settings):
            crashed(connection, job_id, _AGENT_DIED, now_ms + wait_after_crash_ms(crashes + 1), now_ms)
        else:
            wait(connection, job_id, Stage(stage), now_ms, now_ms)
    connection.execute("UPDATE ingestion_queue SET run_at = ? WHERE status = 'pending' AND run_at > ?", (now_ms, now_ms + LONGEST_WAIT_MS))
    wake_all_hosts(connection, now_ms)
    return len(rows)


def expire_leases(connection: sqlite3.Connection, now_ms: int) -> int:
    """Processing jobs whose lease has ended wait again with one crash more; how many."""
    rows = connection.execute(
        "SELECT id, host, crashes FROM ingestion_queue INDEXED BY in_work WHERE status = 'processing' AND lease_until <= ?", (now_ms,)
    ).fetchall()
    for job_id, _, crashes in rows:
        crashed(connection, job_id, _LEASE_LAPSED, now_ms + wait_after_crash_ms(crashes + 1), now_ms)
    wake_hosts(connection, [host for _, host, _ in rows], now_ms)
    return len(rows)


def shift_waits(connection: sqlite3.Connection, step_ms: int, now_ms: int) -> None:
    """The clock was set back by ``-step_ms``: what waits for a time ahead waits no longer than it would have."""
    parameters = {"step": step_ms, "now": now_ms}
    connection.execute(
        "UPDATE ingestion_queue SET run_at = max(run_at + :step, :now) WHERE status = 'pending' AND run_at > :now", parameters
    )
    connection.execute("UPDATE hosts SET next_at = max(next_at + :step, :now) WHERE next_at > :now", parameters)
    wake_all_hosts(connection, now_ms)


def renew_all(connection: sqlite3.Connection, now_ms: int, settings: FetchSettings) -> None:
    """Every lease anew: no worker could renew its own while the whole process was stopped, or the clock was set."""
    connection.execute("UPDATE ingestion_queue SET lease_until = ? WHERE status = 'processing'", (now_ms + lease_ms(settings),))


def release(connection: sqlite3.Connection, worker_id: str | None, now_ms: int) -> int:
    """Give back what a worker (or every worker: None) holds, nothing spent; how many jobs."""
    rows = connection.execute(
        "SELECT id, stage, host FROM ingestion_queue WHERE status = 'processing' AND (:worker IS NULL OR worker_id = :worker)",
        {"worker": worker_id},
    ).fetchall()
    for job_id, stage, _ in rows:
        wait(connection, job_id, Stage(stage), now_ms, now_ms)
    wake_hosts(connection, [host for _, _, host in rows], now_ms)
    return len(rows)
