"""The two families of error (pure): one ends or delays a single link, the other stops the agent."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ErrorCode(StrEnum):
    """Stable codes of a link's failure, as stored in ``ingestion_queue.error_code``."""

    TIMEOUT = "timeout"
    DNS = "dns"
    CONNECT = "connect"
    TLS = "tls"
    HTTP_5XX = "http_5xx"
    HTTP_429 = "http_429"
    SHORT_BODY = "short_body"
    WORKER = "worker"
    HTTP_4XX = "http_4xx"
    BLOCKED = "blocked"
    LOGIN = "login"
    NOT_HTML = "not_html"
    TOO_LARGE = "too_large"
    REDIRECT_LOOP = "redirect_loop"
    REFUSED_ADDRESS = "refused_address"
    BAD_URL = "bad_url"
    NO_RECIPE = "no_recipe"
    NEEDS_BROWSER = "needs_browser"
    VIDEO = "video"
    POISON = "poison"
    INTERNAL = "internal"


RETRYABLE = frozenset(
    {
        ErrorCode.TIMEOUT,
        ErrorCode.DNS,
        ErrorCode.CONNECT,
        ErrorCode.TLS,
        ErrorCode.HTTP_5XX,
        ErrorCode.HTTP_429,
        ErrorCode.SHORT_BODY,
        ErrorCode.WORKER,
    }
)

_SAVE_THE_PAGE = "Open it in your browser, save the page as HTML and put that file into the drop folder."
TRY_LATER = "Later, save the link once more under a new name, or run `galley-watch retry --failed`."

WHAT_TO_DO: dict[ErrorCode, str] = {
    ErrorCode.TIMEOUT: f"The site may be slow or down. {TRY_LATER}",
    ErrorCode.DNS: f"Check the spelling of the host and your connection. {TRY_LATER}",
    ErrorCode.CONNECT: f"The site may be down. {TRY_LATER}",
    ErrorCode.TLS: f"Check the link in your browser. {TRY_LATER}",
    ErrorCode.HTTP_5XX: TRY_LATER,
    ErrorCode.HTTP_429: TRY_LATER,
    ErrorCode.SHORT_BODY: TRY_LATER,
    ErrorCode.WORKER: TRY_LATER,
    ErrorCode.HTTP_4XX: "Check the link in your browser; the page may be gone.",
    ErrorCode.BLOCKED: _SAVE_THE_PAGE,
    ErrorCode.LOGIN: _SAVE_THE_PAGE,
    ErrorCode.NOT_HTML: "Only web pages are read. If the recipe stands in a document, paste its text into a .txt file.",
    ErrorCode.TOO_LARGE: "Paste the recipe's text into a .txt file in the drop folder.",
    ErrorCode.REDIRECT_LOOP: "Check the link in your browser and save the address it ends at.",
    ErrorCode.REFUSED_ADDRESS: "If this is your own server, name it in `allow_private` of the configuration.",
    ErrorCode.BAD_URL: "Check the link's spelling and save it again.",
    ErrorCode.NO_RECIPE: "If you see a recipe there, paste its text into a .txt file in the drop folder.",
    ErrorCode.NEEDS_BROWSER: _SAVE_THE_PAGE,
    ErrorCode.VIDEO: "If the description holds the recipe, paste it into a .txt file in the drop folder.",
    ErrorCode.POISON: "Reading this page broke the reader each time. Please report it with the link.",
    ErrorCode.INTERNAL: "This is a fault of galley-watch. Please report it with the log.",
}


class NetworkSign(StrEnum):
    """What a failed attempt shows of this machine's own connection."""

    ANSWERED = "answered"
    """The web answered: this machine is online."""
    NO_ROUTE = "no_route"
    """The system knows no way to any public address."""
    NO_PROXY = "no_proxy"
    """The proxy of the configuration cannot be reached, by which every link goes."""
    NO_NAMES = "no_names"
    """The name could not be looked up just now: the name server of this host does not answer, or ours does not."""
    NO_REPLY = "no_reply"
    """No connection came about: the host is down, or nothing gets through."""


@dataclass(eq=False)
class LinkError(Exception):
    """What went wrong with one link: ``code`` and a plain ``sentence``.

    ``not_before_ms`` (UTC milliseconds) is set where the site said when to come back. Whether it is
    tried again follows from the code alone. ``sign`` is None where it shows nothing of this machine's connection.
    """

    code: ErrorCode
    sentence: str
    not_before_ms: int | None = None
    sign: NetworkSign | None = None

    def __str__(self) -> str:
        return f"{self.code}: {self.sentence}"

    @property
    def retryable(self) -> bool:
        return self.code in RETRYABLE


@dataclass(eq=False)
class NotNow(Exception):
    """Not the link's fault (folder offline, disk full, shutdown): later again, and no attempt is spent.

    ``of_one_job``: only this job has to wait; otherwise the next job of the stage would meet the same fault.
    ``is_told``: the person hears of it once and by other means, not with each link.
    """

    sentence: str
    wait_seconds: float = 30.0
    of_one_job: bool = False
    is_told: bool = False

    def __str__(self) -> str:
        return self.sentence


@dataclass(eq=False)
class WorkerDiedError(Exception):
    """The reading process crashed, ran out of memory or outlasted its deadline on one page; counted as a crash, not an attempt."""

    sentence: str

    def __str__(self) -> str:
        return self.sentence


@dataclass(eq=False)
class AgentError(Exception):
    """Stops the command: a stable ``code``, a plain ``sentence``, what to do, and the exit status (1 or 2)."""

    code: str
    sentence: str
    advice: str = ""
    exit_status: int = 1

    def __str__(self) -> str:
        return f"{self.sentence} {self.advice}".strip()
