"""How far one attempt came (shell): what its end shows of this machine's own connection."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from enum import Enum, auto

from galley_watch.errors import ErrorCode, NetworkSign


class Step(Enum):
    """The last that is known of a hop: its connection is made in this order."""

    NOT_BEGUN = auto()
    LOOKING_UP = auto()
    NOT_A_NAME = auto()
    CONNECTING = auto()
    REFUSED = auto()
    CONNECTED = auto()


@dataclass(slots=True)
class Way:
    """``is_private``: the address now connected to says nothing of the internet. ``has_answered``: something on the internet did."""

    step: Step = Step.NOT_BEGUN
    is_private: bool = False
    has_answered: bool = False

    def sign_after(self, code: ErrorCode, by_proxy: bool, has_route: Callable[[], bool]) -> NetworkSign | None:
        """What an attempt that ended with this code shows; None where nothing."""
        if self.has_answered:
            return NetworkSign.ANSWERED
        is_under_way = self.step in (Step.LOOKING_UP, Step.NOT_A_NAME, Step.CONNECTING)
        if by_proxy:
            return NetworkSign.NO_PROXY if is_under_way or self.step is Step.REFUSED else None
        if not is_under_way or self.is_private or code not in (ErrorCode.DNS, ErrorCode.CONNECT, ErrorCode.TIMEOUT):
            return None
        if not has_route():
            return NetworkSign.NO_ROUTE
        if self.step is Step.LOOKING_UP:
            return NetworkSign.NO_NAMES
        return NetworkSign.NO_REPLY if self.step is Step.CONNECTING else None


_current: ContextVar[Way] = ContextVar("way")


def begin() -> Way:
    """A new attempt of this task."""
    way = Way()
    _current.set(way)
    return way


def current() -> Way:
    """The attempt for which a connection is being made: httpcore makes it in the task that asks for the page."""
    return _current.get()
