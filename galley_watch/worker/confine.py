"""What the reading process takes from itself before the first page (shell): memory, sockets, a life without its parent."""

from __future__ import annotations

import ctypes
import os
import resource
import select
import signal
import sys
import threading

_PR_SET_PDEATHSIG = 1
_ALARM_GRACE_SECONDS = 5
_REFUSED_EVENTS = frozenset(
    {
        "socket.connect",
        "socket.bind",
        "socket.sendto",
        "socket.sendmsg",
        "socket.getaddrinfo",
        "socket.gethostbyname",
        "socket.gethostbyaddr",
        "subprocess.Popen",
        "os.system",
        "os.exec",
        "os.fork",
        "os.forkpty",
        "os.posix_spawn",
    }
)


def limit_memory(memory_bytes: int) -> None:
    """No more data than this, and no core file of a crash: it would hold what the person reads.

    RLIMIT_DATA counts what is really the process's own since Linux 4.7; RLIMIT_AS also counts address space that allocators only
    reserve, so it is wider and stands behind. macOS enforces neither: there the deadline alone ends a page that grows.
    """
    _lower(resource.RLIMIT_CORE, 0)
    if sys.platform != "darwin":
        _lower(resource.RLIMIT_DATA, memory_bytes)
        _lower(resource.RLIMIT_AS, memory_bytes * 2)


def _lower(which: int, limit: int) -> None:
    _soft, hard = resource.getrlimit(which)
    if hard != resource.RLIM_INFINITY:
        limit = min(limit, hard)
    resource.setrlimit(which, (limit, limit))


def refuse_sockets_and_programs() -> None:
    """Python code in this process can open no connection and start no program.

    Best effort: C code that opens sockets by itself is not seen. libxml2 is the only such code here and is told not to.
    """
    sys.addaudithook(_refuse)


def _refuse(event: str, _arguments: tuple[object, ...]) -> None:
    if event in _REFUSED_EVENTS:
        raise PermissionError(f"{event} is not for the reading process")


def end_with_parent(parent_pid: int, pipe_from_parent: int) -> None:
    """However the parent ends, this process ends too, also while a page keeps it busy.

    On Linux the kernel sees to it. Elsewhere a thread waits for the pipe to hang up, which works while Python code runs, and
    ``limit_read`` ends what spins in C, where no thread of ours gets a turn.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent_pid:
        os._exit(1)
    watch_hang_up(pipe_from_parent)


def watch_hang_up(pipe: int) -> None:
    """End this process as soon as nobody holds the other end of the pipe. The thread sleeps in the kernel until then."""
    threading.Thread(target=_exit_on_hang_up, args=(pipe,), name="parent gone", daemon=True).start()


def _exit_on_hang_up(pipe: int) -> None:
    poller = select.poll()
    poller.register(pipe, 0)
    poller.poll()
    os._exit(0)


def leave_interrupts_to_parent() -> None:
    """Ctrl-C, and the SIGTERM that systemd sends to all processes of a service (systemd.kill(5)), are the parent's to answer: it lets the
    page finish or kills this process. A page that is being read then would count as one that crashes its reader."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)


def limit_read(deadline_seconds: float) -> None:
    """The kernel ends this process a little after its parent should have; 0 takes the limit back."""
    signal.alarm(int(deadline_seconds) + 1 + _ALARM_GRACE_SECONDS if deadline_seconds else 0)
