"""The SQL that changes jobs, hosts and drop files (shell). Each function over a connection is one transaction's body."""

from __future__ import annotations

from galley_watch.queue.durable import Queue

__all__ = ["Queue"]
