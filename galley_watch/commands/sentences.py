"""What happened, in words (pure): one sentence an event, for the log and for the terminal."""

from __future__ import annotations

from datetime import UTC, datetime

from galley_watch.errors import WHAT_TO_DO, ErrorCode
from galley_watch.printable import printable
from galley_watch.values.event import (
    CameOnline,
    Event,
    FileOpened,
    FileTaken,
    FileUnreadable,
    NoteReviewed,
    StepSettled,
    Summary,
    WentOffline,
)
from galley_watch.values.job import Claim, PutResult, SeenAgain
from galley_watch.values.outcome import Deferred, Failed, NoteWritten, Outcome, ReadAgain, RetryLater, WorkerDied
from galley_watch.wording import counted

_NOTES_NAMED = 3

_REVIEWED = {
    "approved": "was approved",
    "rejected": "was rejected",
    "pending": "is to be reviewed again",
    "removed": "is gone from the review folder",
}


def sentence_of(event: Event) -> str | None:
    """None for what nobody needs to read: a page that went on to its next step."""
    match event:
        case FileTaken(name, result):
            return f"{printable(name)}: {_taken_words(result)}"
        case NoteReviewed(path, status, job_id):
            return f"link {job_id}: its note {printable(path)} {_REVIEWED[status]}"
        case FileUnreadable(name, reason):
            return f"{printable(name)} cannot be taken: {printable(reason)}"
        case FileOpened(name, size):
            return f"{printable(name)}: reading {size / 1_000_000:.1f} MB …"
        case StepSettled(claim, outcome):
            return _settled_words(claim, outcome)
        case WentOffline(sentence):
            return f"{sentence} Links wait, lose no attempt, and go on by themselves."
        case CameOnline(offline_ms):
            return f"Online again after {duration_words(offline_ms / 1000)}."
        case _:
            return None


def _settled_words(claim: Claim, outcome: Outcome) -> str | None:
    """Each begins with the link's number, for `galley-watch retry` and for who looks for all that was said of it."""
    link, address = f"link {claim.job_id}", f"({printable(claim.url or claim.title or 'a text')})"
    match outcome:
        case NoteWritten(path):
            return f"{link} has its note {printable(path)} {address}"
        case ReadAgain(None):
            return f"{link} was read once more {address}: it says what it said when the note was written"
        case ReadAgain():
            return f"{link} was read once more {address}: it changed, `galley-watch diff {claim.job_id}` shows how; the note stays as it is"
        case Failed(code, sentence) if claim.has_note:
            return f"{link} was not read once more {address}: {printable(sentence)} Its note and its recipe stay as they are."
        case Failed(ErrorCode.NO_RECIPE, sentence):
            return f"{link} holds no recipe {address}: {printable(sentence)} {WHAT_TO_DO[ErrorCode.NO_RECIPE]}"
        case Failed(code, sentence):
            return f"{link} failed {address}: {printable(sentence)} {WHAT_TO_DO[code]}"
        case RetryLater(sentence=sentence, run_at_ms=run_at_ms) | WorkerDied(sentence=sentence, run_at_ms=run_at_ms):
            return f"{link} is tried again after {_time_words(run_at_ms)} {address}: {printable(sentence)}"
        case Deferred(sentence=sentence, is_told=False):
            return f"{link} waits {address}: {printable(sentence)}"
        case _:
            return None


def _taken_words(result: PutResult) -> str:
    """ "3 new (links 4 to 6), 1 not readable; `galley-watch status --files` says which"."""
    ids = result.job_ids
    words = intake_words(result)
    if ids and not result.known and max(ids) - min(ids) + 1 == len(ids):
        numbers = f"link {ids[0]}" if len(ids) == 1 else f"links {min(ids)} to {max(ids)}"
        words = words.replace(" new", f" new ({numbers})", 1)
    if result.refused or result.bad:
        words += "; `galley-watch status --files` says which"
    noted = "; ".join(f"{printable(seen.url or 'a text')} {note_words(seen)}" for seen in result.seen[:_NOTES_NAMED])
    return words + (f" ({noted})" if noted else "")


def intake_words(result: PutResult) -> str:
    """ "3 new, 1 known already"."""
    parts = [
        f"{result.taken} new" if result.taken else "",
        f"{result.known} known already" if result.known else "",
        f"{result.again} tried again" if result.again else "",
        f"{result.refused} refused" if result.refused else "",
        f"{result.bad} not readable" if result.bad else "",
    ]
    return ", ".join(part for part in parts if part) or "nothing new"


def note_words(seen: SeenAgain) -> str:
    """ "has its note Soup.md, approved"."""
    decided = {"pending": "", "removed": ", which was removed"}.get(seen.review_status, f", {seen.review_status}")
    more = "; `galley-watch add --again` takes it anew" if seen.review_status in ("rejected", "removed") else ""
    if seen.read_again:
        more = f"; its page is read once more, `galley-watch diff {seen.job_id}` shows what changed"
    return f"has its note {printable(seen.note_path or 'not written yet')}{decided}{more}"


def summary_words(summary: Summary) -> str:
    empty = f", {pages_without_recipe(summary.no_recipe)}" if summary.no_recipe else ""
    why = " because this machine seems to be offline" if summary.offline else ""
    why = " because fetching is paused (`galley-watch resume`)" if summary.paused else why
    later = f"; {counted(summary.waiting_later, 'link waits', 'links wait')} for later{why}" if summary.waiting_later else ""
    decided = "".join(f", {number} {what}" for number, what in ((summary.approved, "approved"), (summary.rejected, "rejected")) if number)
    return (
        f"{counted(summary.staged, 'note')} written{decided}, {counted(summary.failed - summary.no_recipe, 'link')} failed{empty}{later}."
    )


def pages_without_recipe(number: int) -> str:
    """ "12 pages held no recipe"."""
    return f"{counted(number, 'page')} held no recipe"


def duration_words(seconds: float) -> str:
    """ "about 3 minutes", for how long something will take."""
    for name, size in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds >= 1.5 * size or (name == "minute" and seconds >= 50):
            return f"about {counted(round(seconds / size), name)}"
    return "less than a minute"


def offline_words(since_ms: int, looked_ms: int, sentence: str, now_ms: int) -> str:
    """Since when this machine seems to be offline, and why; in local time."""
    since = datetime.fromtimestamp(since_ms / 1000, UTC).astimezone()
    looked = duration_words(max(now_ms - looked_ms, 0) / 1000)
    return f"since {since:%Y-%m-%d %H:%M}, last tried {looked} ago. {sentence} Links wait and lose no attempt."


def _time_words(moment_ms: int) -> str:
    """The time of day, in local time: nothing waits for longer than some hours."""
    return f"{datetime.fromtimestamp(moment_ms / 1000, UTC).astimezone():%H:%M:%S}"
