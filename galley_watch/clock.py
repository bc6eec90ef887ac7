"""The clock (shell): wall time in UTC milliseconds for the ledger, monotonic seconds for waiting; injected everywhere."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    def now_ms(self) -> int:
        """UTC milliseconds. May be set back or forward at any time."""
        ...

    def monotonic(self) -> float:
        """Seconds that only grow."""
        ...

    async def sleep(self, seconds: float) -> None: ...


class SystemClock:
    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
