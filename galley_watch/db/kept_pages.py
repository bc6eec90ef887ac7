"""Which kept pages may go (shell): a condition in SQL that the ledger's housekeeping and its backups share."""

from __future__ import annotations

REMOVABLE_PAGES = (
    "SELECT p.job_id FROM pages p JOIN ingestion_queue q ON q.id = p.job_id"
    " WHERE (q.status = 'staged' OR (q.status IN ('failed', 'cancelled') AND p.origin = 'fetched'))"
)
"""Pages that no step waits for. One that a person saved stays until its recipe is staged: it cannot be fetched again."""
