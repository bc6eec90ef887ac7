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


STANDSTILL_SECONDS = 2.0
"""A deadline that is noticed so much too late was not: this process was stopped, or the machine slept, and nobody else is to blame."""


class Since:
    """The time since this was made, by both clocks: only the wall's goes on while a machine sleeps."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._wall_ms = clock.now_ms()
        self._monotonic = clock.monotonic()

    def stood_still(self, deadline_seconds: float) -> bool:
        """Asked once a deadline has passed: was more than waiting between?"""
        passed = max(self._clock.monotonic() - self._monotonic, (self._clock.now_ms() - self._wall_ms) / 1000)
        return passed > deadline_seconds + STANDSTILL_SECONDS
