"""That this machine may be offline (pure): how long nothing has answered, and of how many hosts."""

from __future__ import annotations

from dataclasses import dataclass

from galley_watch.errors import NetworkSign

HOSTS_TO_TELL = 3
"""So many hosts that cannot be reached, and none that answers, tell of this machine and no longer of them."""

LONGEST_WITHOUT_NAMES_MS = 72 * 3_600_000
LONGEST_WITH_NAMES_MS = 12 * 3_600_000
"""A guess by comparison ends after so much trying: a weekend without a line is outlasted, and no link waits for ever for a wrong guess.
Sooner where names are still looked up: the line leads that far at least, and three dead hosts are likelier."""

MAY_BE_OURS = "It may be this machine's connection, so no attempt is spent."
"""What is said of a link that is tried again while that is undecided."""

CUT_OFF = frozenset({NetworkSign.NO_ROUTE, NetworkSign.NO_PROXY})
"""Signs that need no comparison: no host could be reached."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Nothing has answered since ``since_ms``. Times are UTC milliseconds.

    ``looked_ms``: when it was last tried, with ``sign``. ``doubted_ms``: for how long it was tried with a route there, without the
    time in which the machine slept. ``hosts``: those that could not be reached meanwhile.
    """

    since_ms: int
    looked_ms: int
    sign: NetworkSign
    hosts: tuple[str, ...] = ()
    doubted_ms: int = 0

    @property
    def is_offline(self) -> bool:
        """Is it this machine, and not the hosts?"""
        longest_ms = LONGEST_WITHOUT_NAMES_MS if self.sign is NetworkSign.NO_NAMES else LONGEST_WITH_NAMES_MS
        return self.sign in CUT_OFF or (len(self.hosts) >= HOSTS_TO_TELL and self.doubted_ms < longest_ms)

    def explains(self, waiting_because: str | None) -> bool:
        """Is that why a link waits? Then it is said once, and not of each link."""
        return waiting_because is not None and waiting_because.endswith((self.sentence, MAY_BE_OURS))

    @property
    def sentence(self) -> str:
        """Why this machine is taken to be offline."""
        match self.sign:
            case NetworkSign.NO_ROUTE:
                return "This machine is offline: it has no way to the internet."
            case NetworkSign.NO_PROXY:
                return "The proxy of the configuration cannot be reached."
            case _:
                return "This machine seems to be offline: nothing answers, whichever host is asked."
