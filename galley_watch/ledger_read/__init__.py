"""The SQL that only reads (shell): for status, list, diff, export and doctor, over a read-only connection while an agent works."""

from __future__ import annotations

from galley_watch.ledger_read.coming import doubt, known_keys, offline, paused_since, waiting_by_host
from galley_watch.ledger_read.failed_links import failed_links
from galley_watch.ledger_read.files import DropFileRow, drop_files
from galley_watch.ledger_read.hindrances import (
    Hindrance,
    RestingHost,
    first_link_ms,
    hindrances,
    last_change_ms,
    oldest_waiting_ms,
    resting_hosts,
)
from galley_watch.ledger_read.inbox_rows import (
    NewerPage,
    NoteInNeed,
    ReadAgainRow,
    StagedRow,
    known_recipe,
    last_staged_ms,
    needing_attention,
    newer_pages,
    read_again,
    staged,
    staged_note,
    staged_recipe,
)
from galley_watch.ledger_read.job_rows import (
    REVIEW_STATUSES,
    FailureGroup,
    JobRow,
    counts,
    failed_since,
    failures,
    job,
    jobs,
    joined,
    waiting_later,
    without_recipe,
)

__all__ = [
    "REVIEW_STATUSES",
    "DropFileRow",
    "FailureGroup",
    "Hindrance",
    "JobRow",
    "NewerPage",
    "NoteInNeed",
    "ReadAgainRow",
    "RestingHost",
    "StagedRow",
    "counts",
    "doubt",
    "drop_files",
    "failed_links",
    "failed_since",
    "failures",
    "first_link_ms",
    "hindrances",
    "job",
    "jobs",
    "joined",
    "known_keys",
    "known_recipe",
    "last_change_ms",
    "last_staged_ms",
    "needing_attention",
    "newer_pages",
    "offline",
    "oldest_waiting_ms",
    "paused_since",
    "read_again",
    "resting_hosts",
    "staged",
    "staged_note",
    "staged_recipe",
    "waiting_by_host",
    "waiting_later",
    "without_recipe",
]
