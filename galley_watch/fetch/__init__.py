"""One page over HTTP within limits (shell). Door: ``Fetcher``; the HTTP library is imported with the first page.

hop → address check → connection → status → redirect or content type → body within limits, all inside one deadline.
"""

from __future__ import annotations

from galley_watch.fetch.fetcher import Fetcher

__all__ = ["Fetcher"]
