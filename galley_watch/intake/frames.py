"""How the process that reads a large drop file tells what it found (pure): frames of one mark, a length and the content.

OPENING  what the file is: an intake without jobs and problems
PAGE     the bytes of a saved page, of the one job that follows
JOBS     up to ``JOBS_A_FRAME`` jobs as packed JSON: small enough to unpack without holding up anybody
ACCOUNT  the whole intake but its jobs, at the end

JSON in ASCII and not pickle: a hostile file may have written what is in it, and texts may hold lone surrogates.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterable
from typing import Any

from galley_watch.values.intake import FileKind, Problem
from galley_watch.values.job import DropIntake, NewJob

JOBS_A_FRAME = 500
HEAD = struct.Struct(">cI")
COUNT = struct.Struct(">I")  # of the jobs, before them
_Labels = tuple[tuple[str, ...], tuple[str, ...]]  # folders and tags
OPENING, PAGE, JOBS, ACCOUNT = b"o", b"p", b"j", b"a"


def frame(mark: bytes, content: bytes) -> bytes:
    return HEAD.pack(mark, len(content)) + content


def jobs_frame(jobs: Iterable[NewJob]) -> bytes:
    """Without their pages, which travel in frames of their own. What neighbours share, the frame says once."""
    places: dict[_Labels, int] = {}
    rows = [
        [
            None if job.key == job.url else job.key,
            job.galley_id,
            job.url,
            job.host,
            job.raw_text,
            job.title,
            places.setdefault((job.folders, job.tags), len(places)),
        ]
        for job in jobs
    ]
    packed = json.dumps([list(places), rows], separators=(",", ":"), check_circular=False)
    return frame(JOBS, COUNT.pack(len(rows)) + zlib.compress(packed.encode("ascii"), 1))


def jobs_from(content: bytes) -> list[NewJob]:
    places, rows = json.loads(zlib.decompress(content))
    labels = [(tuple(folders), tuple(tags)) for folders, tags in places]
    return [
        NewJob(key or url, galley_id, url, host, text, None, title, *labels[place])
        for key, galley_id, url, host, text, title, place in rows
    ]


def account_frame(intake: DropIntake, mark: bytes = ACCOUNT) -> bytes:
    account: dict[str, Any] = {
        "hash": intake.content_hash.hex(),
        "kind": intake.kind.value,
        "refused": intake.refused,
        "bad": intake.bad,
        "problems": [[problem.line, problem.message] for problem in intake.problems],
        "reason": intake.reason,
    }
    return frame(mark, json.dumps(account).encode("ascii"))


def account_from(content: bytes) -> DropIntake:
    """The intake without path, look and jobs."""
    account = json.loads(content)
    return DropIntake(
        path=None,
        look=None,
        content_hash=bytes.fromhex(account["hash"]),
        kind=FileKind(account["kind"]),
        refused=account["refused"],
        bad=account["bad"],
        problems=tuple(Problem(line, message) for line, message in account["problems"]),
        reason=account["reason"],
    )
