"""Connections to checked addresses only (shell): what is checked is the address that is connected to, on every hop."""

from __future__ import annotations

import asyncio
import errno
import socket
import ssl
from collections.abc import Callable, Iterable
from typing import Any

import httpcore

from galley_watch.addresses import is_inside, refusal_of_ip
from galley_watch.errors import ErrorCode, LinkError, NotNow
from galley_watch.fetch.names import Resolve
from galley_watch.fetch.way import Step, current

AllowPrivate = bool | tuple[str, ...]

_MOST_ADDRESSES = 4
# An address that never answers (IPv6 that leads nowhere is common at home) leaves time for the next one.
_SECONDS_BEFORE_NEXT_ADDRESS = 1.5
_MACHINE_IS_FULL = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}


class CheckedBackend(httpcore.AsyncNetworkBackend):
    """Looks a host up, leaves out the addresses that are refused, and connects to one of the others by its number."""

    def __init__(
        self, resolve: Resolve, allow_private: AllowPrivate, peer: str = "site", is_inside: Callable[[str], bool] = is_inside
    ) -> None:
        self._resolve = resolve
        self._is_inside = is_inside
        self._allow_private = allow_private
        self._peer = peer
        self._plain = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  # httpcore's signature
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = permitted(host, await self._addresses_of(host, port), self._allow_private)[:_MOST_ADDRESSES]
        for address in addresses[:-1]:
            try:
                async with asyncio.timeout(_SECONDS_BEFORE_NEXT_ADDRESS):
                    return await self._connect(address, port)
            except (TimeoutError, LinkError):
                continue
        return await self._connect(addresses[-1], port)

    async def _addresses_of(self, host: str, port: int) -> list[str]:
        if host.endswith(".invalid"):  # never a name (RFC 6761, 6.4), whether there is a network or not
            raise LinkError(ErrorCode.DNS, f"The name {host} is not known.")
        way = current()
        way.step = Step.LOOKING_UP
        way.is_private = False
        try:
            addresses = await self._resolve(host, port)
        except socket.gaierror as error:
            if error.errno == socket.EAI_AGAIN:
                raise LinkError(ErrorCode.DNS, f"The name {host} could not be looked up just now.") from None
            way.step = Step.NOT_A_NAME
            raise LinkError(ErrorCode.DNS, f"The name {host} is not known.") from None
        except OSError as error:
            raise _because_of(error, self._peer) from None
        if not addresses:
            way.step = Step.NOT_A_NAME
            raise LinkError(ErrorCode.DNS, f"The name {host} has no address.")
        return addresses

    async def _connect(self, address: str, port: int) -> httpcore.AsyncNetworkStream:
        way = current()
        way.step = Step.CONNECTING
        way.is_private = self._is_inside(address)
        try:
            stream = CheckedStream(await self._plain.connect_tcp(address, port))
        except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
            if any(isinstance(cause, ConnectionRefusedError) for cause in _causes(error)):
                way.step = Step.REFUSED
            raise _because_of(error, self._peer) from None
        way.step = Step.CONNECTED
        return stream


class CheckedStream(httpcore.AsyncNetworkStream):
    """A connection whose failed TLS handshake says that it was one."""

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream = stream

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ASYNC109  # httpcore's signature
        return await self._stream.read(max_bytes, timeout)

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ASYNC109  # httpcore's signature
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109  # httpcore's signature
    ) -> httpcore.AsyncNetworkStream:
        try:
            return CheckedStream(await self._stream.start_tls(ssl_context, server_hostname, timeout))
        except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
            raise LinkError(ErrorCode.TLS, _tls_sentence(error)) from None
        except asyncio.CancelledError:
            await self._stream.aclose()  # httpcore does not know of this connection yet
            raise

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


def permitted(host: str, addresses: list[str], allow_private: AllowPrivate) -> list[str]:
    """Those addresses that may be connected to. Raises ``LinkError(refused_address)`` when there is none."""
    refusals = [refusal_of_ip(address, host, allow_private) for address in addresses]
    kept = [address for address, refusal in zip(addresses, refusals, strict=True) if refusal is None]
    if not kept:
        raise LinkError(ErrorCode.REFUSED_ADDRESS, next(refusal for refusal in refusals if refusal is not None))
    return kept


def _because_of(error: BaseException, peer: str) -> LinkError | NotNow:
    numbers = [cause.errno for cause in _causes(error) if isinstance(cause, OSError)]
    if _MACHINE_IS_FULL.intersection(numbers):
        return NotNow("This machine has no room for another connection just now.")
    if errno.ECONNREFUSED in numbers:
        return LinkError(ErrorCode.CONNECT, f"The {peer} refused the connection.")
    return LinkError(ErrorCode.CONNECT, f"The {peer} could not be reached.")


def _tls_sentence(error: BaseException) -> str:
    for cause in _causes(error):
        if isinstance(cause, ssl.SSLCertVerificationError):
            return f"The site's certificate is not trusted ({cause.verify_message.rstrip('.')})."
    return "No secure connection could be agreed with the site."


def _causes(error: BaseException | None) -> list[BaseException]:
    causes: list[BaseException] = []
    while error is not None and error not in causes:
        causes.append(error)
        error = error.__cause__ or error.__context__
    return causes
