"""One page over HTTP within limits (shell): one deadline round the whole attempt, redirects by hand, every hop checked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from types import TracebackType
from typing import TYPE_CHECKING, Self
from urllib.parse import unquote, urlsplit

from galley_watch import __version__
from galley_watch.addresses import is_inside, refusal
from galley_watch.clock import Clock, Since
from galley_watch.errors import AgentError, ErrorCode, LinkError, NotNow
from galley_watch.fetch import answer
from galley_watch.fetch.body import Body, in_words, inflater_for, size_in_words
from galley_watch.fetch.cookies import AttemptCookies
from galley_watch.fetch.headers import Headers
from galley_watch.fetch.hop import Hop, hop_of, next_hop
from galley_watch.fetch.names import Resolve, look_up
from galley_watch.fetch.route import has_route
from galley_watch.fetch.way import Step, Way, begin
from galley_watch.values.page import FetchedPage
from galley_watch.values.settings import FetchSettings

if TYPE_CHECKING:
    import ssl

    import httpcore

MOST_REDIRECTS = 10
USER_AGENT = f"galley-watch/{__version__} (personal recipe reader)"

_PROXYS_OWN = {502, 503, 504}  # RFC 9110, 15.6: what a gateway says of its own side
_CHALLENGE_BYTES = 65_536
_CHALLENGE_SECONDS = 1.0
_ASKED_FOR = (
    ("User-Agent", USER_AGENT),
    ("Accept", "text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8"),
    ("Accept-Encoding", "gzip, deflate"),
)


class Fetcher:
    """Fetches pages; at most ``settings.workers`` at once, further callers wait outside their deadline.

    Use as an async context manager. ``resolve``, ``trust`` (whose certificates are believed), ``has_route`` and ``is_inside`` (which
    addresses show nothing of the internet) are for tests.
    """

    def __init__(
        self,
        settings: FetchSettings,
        clock: Clock,
        *,
        resolve: Resolve = look_up,
        trust: ssl.SSLContext | None = None,
        has_route: Callable[[], bool] = has_route,
        is_inside: Callable[[str], bool] = is_inside,
    ) -> None:
        self._settings = settings
        self._clock = clock
        self._resolve = resolve
        self._trust = trust
        self._is_inside = is_inside
        self.has_route = has_route
        self._proxy = _checked_proxy(settings.proxy)
        self._places = asyncio.Semaphore(settings.workers)
        self._opening = asyncio.Lock()
        self._pool: httpcore.AsyncConnectionPool | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await pool.aclose()

    async def fetch(self, url: str) -> FetchedPage:
        """The page at ``url`` after redirects, unpacked, with its final address.

        Raises ``LinkError`` with the codes of docs/fetching.md and what it shows of this machine's connection, ``NotNow`` when this
        machine has no descriptors left.
        """
        hop = hop_of(url)
        async with self._places:
            pool = await self._open_pool()
            way = begin()
            try:
                return await self._in_time(pool, hop, way)
            except LinkError as error:
                error.sign = way.sign_after(error.code, self._proxy is not None, self.has_route)
                raise

    async def _in_time(self, pool: httpcore.AsyncConnectionPool, hop: Hop, way: Way) -> FetchedPage:
        body = Body(self._settings.max_bytes)
        since = Since(self._clock)
        try:
            async with asyncio.timeout(self._settings.deadline_seconds):
                return await self._follow(pool, hop, body, way)
        except TimeoutError:
            if since.stood_still(self._settings.deadline_seconds):
                raise NotNow("This computer stood still while the page was fetched.", wait_seconds=1, of_one_job=True) from None
            raise LinkError(ErrorCode.TIMEOUT, _late(self._settings.deadline_seconds, body.bytes_read, way)) from None

    async def _follow(self, pool: httpcore.AsyncConnectionPool, hop: Hop, body: Body, way: Way) -> FetchedPage:
        cookies = AttemptCookies()
        for redirects in range(MOST_REDIRECTS + 1):
            try:
                _refuse_spelling(hop, self._settings.allow_private)
                reached = await self._ask(pool, hop, cookies, body, way)
            except LinkError as error:
                if redirects and error.code == ErrorCode.REFUSED_ADDRESS:
                    raise LinkError(error.code, f"The site redirects to a refused address. {error.sentence}") from None
                raise
            if isinstance(reached, FetchedPage):
                return reached
            hop = reached
        raise LinkError(ErrorCode.REDIRECT_LOOP, f"The site redirects more than {MOST_REDIRECTS} times.")

    async def _ask(self, pool: httpcore.AsyncConnectionPool, hop: Hop, cookies: AttemptCookies, body: Body, way: Way) -> FetchedPage | Hop:
        """One request: the page, or the hop that it redirects to."""
        import httpcore

        fields: list[tuple[str, str | bytes]] = [("Host", hop.host_header), *_ASKED_FOR]
        if cookie := cookies.header(hop):
            fields.append(("Cookie", cookie))
        address = httpcore.URL(scheme=hop.scheme, host=hop.host, port=hop.port, target=hop.target)
        has_headers = False
        try:
            async with pool.stream("GET", address, headers=fields) as response:
                has_headers = True
                way.has_answered |= self._is_from_outside(response.status, way)
                headers = Headers(response.headers)
                cookies.keep(hop, headers)
                if response.status in answer.REDIRECTS:
                    return next_hop(hop, headers.first("location"))
                await self._refuse_bad_answers(response, headers)
                return replace(await self._page(response, hop, headers, body), from_outside=way.has_answered)
        except httpcore.ProxyError as error:
            raise LinkError(ErrorCode.CONNECT, f"The proxy did not let the request through ({in_words(str(error))}).") from None
        except httpcore.LocalProtocolError:
            raise LinkError(ErrorCode.BAD_URL, "The link is not an address that can be asked for.") from None
        except (httpcore.RemoteProtocolError, httpcore.NetworkError, httpcore.TimeoutException) as error:
            raise _broken(error, has_headers, body.bytes_read) from None

    def _is_from_outside(self, status: int, way: Way) -> bool:
        """Does this answer show that the machine is online? A proxy speaks for itself where it cannot go on."""
        return status not in _PROXYS_OWN if self._proxy else not way.is_private

    async def _refuse_bad_answers(self, response: httpcore.Response, headers: Headers) -> None:
        if answer.is_challenge_by_headers(headers):
            raise answer.blocked(response.status)
        if response.status in answer.MAY_BE_CHALLENGE and await self._shows_challenge(response, headers):
            raise answer.blocked(response.status)
        if error := answer.refusal_by_status(response.status, headers, self._clock.now_ms()):
            raise error
        answer.refuse_other_types(headers.content_type)
        if (headers.content_length or 0) > self._settings.max_bytes:
            raise LinkError(
                ErrorCode.TOO_LARGE,
                f"The page has {size_in_words(headers.content_length or 0)}; the limit is {size_in_words(self._settings.max_bytes)}.",
            )

    async def _shows_challenge(self, response: httpcore.Response, headers: Headers) -> bool:
        """Whether an error page is a challenge; one that drips or breaks off is judged by what came of it."""
        import httpcore

        page = Body(_CHALLENGE_BYTES)
        with suppress(LinkError, TimeoutError, httpcore.RemoteProtocolError, httpcore.NetworkError):
            async with asyncio.timeout(min(_CHALLENGE_SECONDS, self._settings.deadline_seconds / 4)):
                await page.take(response.aiter_stream(), inflater_for(headers.encodings))
        return answer.is_challenge_markup(page.so_far)

    async def _page(self, response: httpcore.Response, hop: Hop, headers: Headers, body: Body) -> FetchedPage:
        whole = await body.take(response.aiter_stream(), inflater_for(headers.encodings))
        return FetchedPage(
            url=hop.url,
            body=whole,
            content_type=headers.content_type or answer.sniffed_type(whole),
            charset=headers.charset,
        )

    async def _open_pool(self) -> httpcore.AsyncConnectionPool:
        async with self._opening:
            if self._pool is None:
                try:
                    # Loading the library and the certificates takes tens of milliseconds that the event loop does not have.
                    self._pool = await asyncio.to_thread(self._build_pool)
                except (OSError, ImportError, RuntimeError, MemoryError) as error:
                    # No descriptor, thread or memory is left to load them with: the machine's fault, not the link's.
                    raise NotNow(f"The network library cannot be loaded just now ({type(error).__name__}).") from error
            return self._pool

    def _build_pool(self) -> httpcore.AsyncConnectionPool:
        import httpcore

        from galley_watch.fetch.connections import CheckedBackend
        from galley_watch.fetch.trust import trusted_certificates

        logging.getLogger("httpcore").setLevel(logging.WARNING)  # its debug lines hold addresses and headers
        backend = CheckedBackend(self._resolve, self._settings.allow_private, is_inside=self._is_inside)
        if self._proxy:  # the person named it, and it may well be on this machine
            backend = CheckedBackend(self._resolve, True, peer="proxy")
        # No connection outlives its page: pacing keeps pages of one host apart, and leftovers of one answer never meet the next.
        return httpcore.AsyncConnectionPool(
            ssl_context=self._trust or trusted_certificates(),
            proxy=_proxy(self._proxy),
            max_connections=self._settings.workers,
            max_keepalive_connections=0,
            network_backend=backend,
        )


def _refuse_spelling(hop: Hop, allow_private: bool | tuple[str, ...]) -> None:
    """Before anything is looked up; what a name leads to is checked where the connection is made."""
    if sentence := refusal(hop.host, allow_private):
        raise LinkError(ErrorCode.REFUSED_ADDRESS, sentence)


def _broken(error: Exception, has_headers: bool, bytes_read: int) -> LinkError:
    if has_headers:
        return LinkError(ErrorCode.SHORT_BODY, f"The page broke off after {size_in_words(bytes_read)}.")
    if any(getattr(cause, "error_status_hint", None) == 431 for cause in error.args):  # h11's word for headers beyond its 100 kB
        return LinkError(ErrorCode.TOO_LARGE, "The site sent more than 100 kB of headers.")
    if "disconnected" in str(error) or "Read" in type(error).__name__:
        return LinkError(ErrorCode.CONNECT, "The site closed the connection without an answer.")
    return LinkError(ErrorCode.CONNECT, "The site answered with something that is not HTTP.")


def _late(deadline_seconds: float, bytes_read: int, way: Way) -> str:
    if way.step is Step.LOOKING_UP:
        return f"The name of the site could not be looked up within {deadline_seconds:g} seconds."
    if bytes_read:
        return f"The page was not complete after {deadline_seconds:g} seconds ({size_in_words(bytes_read)} had come)."
    return f"The site did not answer within {deadline_seconds:g} seconds."


def _checked_proxy(proxy: str | None) -> str | None:
    """Raises ``AgentError`` where ``proxy`` is set to something else than an http(s) address; what it is is not repeated."""
    if not proxy:
        return None
    try:
        parts = urlsplit(proxy)
        is_usable = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        is_usable = False
    if not is_usable:
        raise AgentError("config", "`proxy` in [fetch] is not an http address.", "Write it as http://host:port.", exit_status=2)
    return proxy


def _proxy(proxy: str | None) -> httpcore.Proxy | None:
    import httpcore

    if proxy is None:
        return None
    parts = urlsplit(proxy)
    default_port = 443 if parts.scheme == "https" else 80
    address = httpcore.URL(scheme=parts.scheme, host=parts.hostname or "", port=parts.port or default_port, target="/")
    auth = (unquote(parts.username), unquote(parts.password or "")) if parts.username else None
    return httpcore.Proxy(address, auth=auth)
