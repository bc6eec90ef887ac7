"""The SQL that changes jobs, hosts and drop files (shell). Each function over a connection is one transaction's body."""

from __future__ import annotations

from galley_watch.queue.durable import Queue
from galley_watch.queue.joining import note_key
from galley_watch.queue.salvaging import SalvagedJob, salvaged_jobs

__all__ = ["Queue", "SalvagedJob", "note_key", "salvaged_jobs"]
