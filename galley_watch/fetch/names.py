"""Names to addresses (shell), in threads that hold up neither a deadline nor the end of the program."""

from __future__ import annotations

import asyncio
import errno
import socket
import threading
from collections.abc import Awaitable, Callable
from ipaddress import ip_address

Resolve = Callable[[str, int], Awaitable[list[str]]]

_MOST_LOOKUPS = 32
_running = threading.BoundedSemaphore(_MOST_LOOKUPS)


async def look_up(host: str, port: int) -> list[str]:
    """The addresses of ``host`` in the system's order of preference. Raises ``OSError`` (``socket.gaierror`` for an unknown name).

    A thread of its own and not the event loop's pool: a resolver that hangs cannot be cancelled, would fill that pool, and the
    end of the program would wait for it.
    """
    try:
        return [str(ip_address(host))]
    except ValueError:
        pass
    if not _running.acquire(blocking=False):
        raise socket.gaierror(socket.EAI_AGAIN, "too many look-ups are hanging")
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[list[str]] = loop.create_future()
    try:
        threading.Thread(target=_look_up, args=(host, port, loop, answer), name="look-up", daemon=True).start()
    except RuntimeError:
        _running.release()
        raise OSError(errno.ENOMEM, "no thread left for a look-up") from None
    return await answer


def _look_up(host: str, port: int, loop: asyncio.AbstractEventLoop, answer: asyncio.Future[list[str]]) -> None:
    found: list[str] = []
    error: OSError | None = None
    try:
        found = list(dict.fromkeys(str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)))
    except OSError as caught:
        error = caught
    except UnicodeError:  # a name that the resolver's own encoding will not take
        error = socket.gaierror(socket.EAI_NONAME, "not a name")
    finally:
        _running.release()

    def deliver() -> None:
        if answer.done():
            return
        if error is None:
            answer.set_result(found)
        else:
            answer.set_exception(error)

    try:
        loop.call_soon_threadsafe(deliver)
    except RuntimeError:
        return  # the loop ended meanwhile: nobody waits for the answer
