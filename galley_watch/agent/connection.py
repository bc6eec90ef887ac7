"""What the agent knows of this machine's connection while it runs (shell): told to the person once, kept in the ledger."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from galley_watch import network
from galley_watch.clock import Clock
from galley_watch.errors import LinkError, NetworkSign, NotNow
from galley_watch.network import Network, Verdict
from galley_watch.values.event import CameOnline, Event, WentOffline
from galley_watch.values.network import MAY_BE_OURS, Doubt

ROUTE_LOOK_SECONDS = 3.0


class Keeper(Protocol):
    async def keep_doubt(self, doubt: Doubt | None) -> None: ...


class Connection:
    """The state of ``network`` from one attempt to the next; obeys ``pipeline.Connection``.

    ``has_route`` sends nothing. ``route_is_back`` is called where it turned true, so that nothing waits for its rest to end. ``doubt``
    is what an earlier agent left.
    """

    def __init__(
        self,
        keeper: Keeper,
        clock: Clock,
        has_route: Callable[[], bool],
        route_is_back: Callable[[], None],
        happened: Callable[[Event], None],
        doubt: Doubt | None = None,
    ) -> None:
        self._keeper = keeper
        self._clock = clock
        self._has_route = has_route
        self._route_is_back = route_is_back
        self._happened = happened
        self._network = Network(doubt)
        self._kept = doubt
        self._told_since_ms: int | None = None
        self._changed = asyncio.Event()

    @property
    def is_offline(self) -> bool:
        return self._network.is_offline

    def answered(self, host: str) -> None:
        self._become(network.answered(self._network, host, self._clock.now_ms()))

    def judged(self, error: LinkError, host: str, began_ms: int) -> LinkError | NotNow:
        if error.sign is NetworkSign.ANSWERED:
            self.answered(host)
        if error.sign is None or error.sign is NetworkSign.ANSWERED:
            return error
        is_known = self._network.doubt is not None and host in self._network.doubt.hosts
        after, verdict = network.failed(self._network, error.sign, host, began_ms, self._clock.now_ms())
        self._become(after)
        if verdict is Verdict.HOST or after.doubt is None:
            return error
        wait_seconds = network.wait_ms(after.doubt, verdict) / 1000
        if verdict is Verdict.MACHINE:
            return NotNow(after.doubt.sentence, wait_seconds, is_told=True)
        sentence = f"{error.sentence} {MAY_BE_OURS}"
        return NotNow(sentence, wait_seconds, of_one_job=True, is_told=is_known)

    async def run(self) -> None:
        """Keep what changed in the ledger, and look for a route while there is none. Runs until cancelled."""
        while True:
            await self._until_changed()
            await self.keep()
            doubt = self._network.doubt
            if doubt is not None and doubt.sign is NetworkSign.NO_ROUTE and self._has_route():
                self._become(network.route_is_back(self._network))
                self._route_is_back()

    async def keep(self) -> None:
        """Write down what is not written yet. Raises ``NotNow``."""
        doubt = self._network.doubt
        if doubt != self._kept:
            await self._keeper.keep_doubt(doubt)
            self._kept = doubt

    async def _until_changed(self) -> None:
        doubt = self._network.doubt
        looks = doubt is not None and doubt.sign is NetworkSign.NO_ROUTE
        try:
            async with asyncio.timeout(ROUTE_LOOK_SECONDS if looks else None):
                await self._changed.wait()
        except TimeoutError:
            return
        self._changed.clear()

    def _become(self, after: Network) -> None:
        before, self._network = self._network, after
        if after.doubt is not None and after.doubt.is_offline and self._told_since_ms is None:
            self._told_since_ms = after.doubt.since_ms
            self._happened(WentOffline(after.doubt.sentence))
        elif after.doubt is None and self._told_since_ms is not None:
            offline_ms = max(self._clock.now_ms() - self._told_since_ms, 0)
            self._told_since_ms = None
            self._happened(CameOnline(offline_ms))
        if after.doubt != before.doubt:
            self._changed.set()
