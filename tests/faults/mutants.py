"""Takes one safeguard out at a time, in a copy of the tree, and shows that a named scenario notices. Not part of the test run.

    python tests/faults/mutants.py [--only WORD] [--python .venv/bin/python]

Each mutant is a text replaced in one file of the package and the scenarios that must fail for it. Prints a line a mutant; exits 1
where one survives or its text is not there any more.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


@dataclass(frozen=True, slots=True)
class Mutant:
    safeguard: str
    file: str
    old: str
    new: str
    scenarios: str
    also: tuple[tuple[str, str, str], ...] = ()
    """Further places where the same safeguard stands: (file, old, new)."""


MUTANTS = (
    Mutant(
        "the same link is one job",
        "queue/putting.py",
        "known = known_among(connection, [job.key for job in slice_])",
        "known = {}; slice_ = [replace(job, key=f'{job.key}#{batch.next_id + n}') for n, job in enumerate(slice_)]",
        "test_whole_path.py::test_the_same_link_again_makes_no_second_job",
    ),
    Mutant(
        "the row stands before its note",
        "pipeline.py",
        "        return RecipeRead(read, keys)",
        "        staged = StagedRecipe(0, claim.job_id, claim.galley_id, claim.url or '', 0, read)\n"
        "        from galley_watch import note_files, notes\n"
        "        name = notes.note_name(read.recipe.title, claim.galley_id, lambda _: False)\n"
        "        note_files.write_note(self.inbox._review_folder, name, notes.render_note(staged), claim.galley_id)\n"
        "        await self.clock.sleep(0.05)\n"
        "        return RecipeRead(read, keys)",
        "test_kill.py::test_kill_at_random_moments",
    ),
    Mutant(
        "a page that cannot be read again leaves its recipe staged",
        "queue/states.py",
        "    if has_note(connection, job_id):\n        _give_up",
        "    if False:\n        _give_up",
        "test_pages_read_again.py",
    ),
    Mutant(
        "what a note was made of stays when its page is read again",
        "pipeline.py",
        "        if claim.has_note:\n            noted",
        "        if False:\n            noted",
        "test_pages_read_again.py",
        (("queue/settling.py", "    if has_note(connection, job_id):\n        raise", "    if False:\n        raise"),),
    ),
    Mutant(
        "what a dead agent had in hand is rescued at start",
        "queue/rescuing.py",
        "    for job_id, stage, crashes, lease_until in rows:",
        "    for job_id, stage, crashes, lease_until in []:",
        "test_kill.py",
    ),
    Mutant(
        "a killed agent costs its links no attempt",
        "queue/rescuing.py",
        "            crashed(connection, job_id, _AGENT_DIED, now_ms + wait_after_crash_ms(crashes + 1), now_ms)",
        "            code = __import__('galley_watch.errors').errors.ErrorCode.WORKER\n"
        "            wait(connection, job_id, Stage(stage), now_ms, now_ms, spent=1, error=(code, _AGENT_DIED))",
        "test_kill.py",
    ),
    Mutant(
        "leases outlast a stop of the whole process",
        "queue/durable.py",
        "        if abs(step_ms) > _CLOCK_STEP_MS or elapsed_ms > claiming.lease_ms(self._settings) / 2:",
        "        if False:",
        "test_one_agent.py --faults all",
    ),
    Mutant(
        "only the worker that holds a job settles it",
        "queue/settling.py",
        "WHERE id = ? AND status = 'processing' AND worker_id = ? AND attempt = ? AND stage = ?\",",
        "WHERE id = ? AND (status, worker_id, attempt, stage) IS NOT (?, ?, ?, '')\",",
        "test_commands_beside_the_agent.py",
    ),
    Mutant(
        "one deadline round the whole attempt",
        "fetch/fetcher.py",
        "async with asyncio.timeout(self._settings.deadline_seconds):",
        "async with asyncio.timeout(None):",
        "test_bad_pages.py",
    ),
    Mutant(
        "the bytes of a page are bounded",
        "fetch/body.py",
        "        if self.bytes_kept > self._max_bytes:",
        "        if False:",
        "test_bad_pages.py",
    ),
    Mutant(
        "packed pages are unpacked part by part",
        "fetch/body.py",
        "            yield member.decompress(data, PART_BYTES)",
        "            yield member.decompress(data)",
        "test_bad_pages.py",
    ),
    Mutant(
        "addresses are checked on each hop, by spelling and where the connection is made",
        "fetch/connections.py",
        "    refusals = [refusal_of_ip(address, host, allow_private) for address in addresses]",
        "    refusals: list[str | None] = [None for address in addresses]",
        "test_bad_pages.py",
        (
            (
                "fetch/fetcher.py",
                "    if sentence := refusal(hop.host, allow_private):",
                "    if sentence := None and refusal(hop.host, allow_private):",
            ),
        ),
    ),
    Mutant(
        "redirects end",
        "fetch/fetcher.py",
        "MOST_REDIRECTS = 10",
        "MOST_REDIRECTS = 10_000_000",
        "test_bad_pages.py",
    ),
    Mutant(
        "the ledger's commits reach the disk",
        "db/connection.py",
        "PRAGMA synchronous = FULL",
        "PRAGMA synchronous = OFF",
        "test_power_and_clock.py",
    ),
    Mutant(
        "a note reaches the disk before it counts as written",
        "files/new_file.py",
        "            os.fsync(file.fileno())",
        "            pass",
        "test_power_and_clock.py",
    ),
    Mutant(
        "a note's name reaches the disk before it counts as written",
        "note_files.py",
        "            sync_folder(folder)\n        except FileExistsError:",
        "            pass\n        except FileExistsError:",
        "test_power_and_clock.py",
    ),
    Mutant(
        "a note appears whole",
        "note_files.py",
        "    path = temporary_path(folder, galley_id)",
        '    path = folder / f"galley-{galley_id}.md"',
        "test_kill.py",
    ),
    Mutant(
        "a file of the person's is never replaced",
        "note_files.py",
        "        os.link(temporary, path, follow_symlinks=False)",
        "        temporary.replace(path)",
        "test_whole_path.py",
        (
            ("note_files.py", "    if present:\n        raise NameTakenError(name)", "    if False:\n        raise NameTakenError(name)"),
            ("note_files.py", "    return lambda name: name_key(name) in taken", "    return lambda name: False"),
        ),
    ),
    Mutant(
        "a clock set back makes nothing wait for the old time",
        "queue/claiming.py",
        '        "latest": now_ms + LONGEST_WAIT_MS,\n        "limit"',
        '        "latest": now_ms + 10**15,\n        "limit"',
        "test_power_and_clock.py",
        (
            (
                "hosts.py",
                "    return not now_ms < state.next_at_ms <= now_ms + LONGEST_WAIT_MS",
                "    return not now_ms < state.next_at_ms",
            ),
            ("queue/rescuing.py", "run_at = max(run_at + :step, :now)", "run_at = run_at"),
            ("queue/rescuing.py", "next_at = max(next_at + :step, :now)", "next_at = next_at"),
            (
                "queue/rescuing.py",
                "SET run_at = ? WHERE status = 'pending' AND run_at > ?",
                "SET run_at = run_at WHERE ? < ? - 10000000000000",
            ),
            ("queue/claiming.py", '"latest": now_ms + LONGEST_WAIT_MS}', '"latest": now_ms + 10**15}'),
        ),
    ),
    Mutant(
        "a host that fails in a row is left alone",
        "hosts.py",
        "FAILURES_TO_OPEN = 5",
        "FAILURES_TO_OPEN = 5_000_000",
        "test_resting_hosts.py",
    ),
    Mutant(
        "one link probes a resting host",
        "hosts.py",
        "    return AT_ONCE if state.breaker is Breaker.CLOSED else 1",
        "    return AT_ONCE",
        "test_resting_hosts.py",
    ),
    Mutant(
        "a site's Retry-After is kept",
        "hosts.py",
        "    return replace(state, next_at_ms=max(state.next_at_ms, min(not_before_ms, now_ms + LONGEST_WAIT_MS)))",
        "    return state",
        "test_bad_pages.py",
    ),
    Mutant(
        "one agent a ledger",
        "db/lock.py",
        "fcntl.LOCK_EX | fcntl.LOCK_NB",
        "fcntl.LOCK_SH | fcntl.LOCK_NB",
        "test_one_agent.py",
    ),
    Mutant(
        "SIGTERM ends it in order",
        "agent/supervisor.py",
        "        self._answer_signals()\n",
        "",
        "test_shutdown.py",
    ),
    Mutant(
        "what is in hand is given back at the end",
        "agent/supervisor.py",
        "                await queue.release(self._worker_id)",
        "                pass",
        "test_shutdown.py",
    ),
    Mutant(
        "the reading process ends with its parent",
        "worker/confine.py",
        "        ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)\n",
        "        return\n",
        "test_kill.py test_reading_process.py",
    ),
    Mutant(
        "a page that kills the reading process three times is given up",
        "queue/states.py",
        "Stage.EXTRACT: 3,",
        "Stage.EXTRACT: 3_000,",
        "test_reading_process.py --faults all",
    ),
    Mutant(
        "a full disk under the ledger is waited out",
        "db/transaction.py",
        '    sqlite3.SQLITE_FULL: "The disk with the ledger is full: make room on it.",\n',
        "",
        "test_machine_disks.py",
    ),
    Mutant(
        "a ledger whose files may not grow is waited out",
        "db/transaction.py",
        '    sqlite3.SQLITE_IOERR: "The ledger could not be read or written (input/output error).",\n',
        "",
        "test_machine_disks.py",
    ),
    Mutant(
        "a ledger that another program holds is waited for",
        "db/transaction.py",
        "BUSY_TRIES = 40",
        "BUSY_TRIES = 1; _DAMAGED = {sqlite3.SQLITE_BUSY}",
        "test_machine_ledger.py",
    ),
    Mutant(
        "a review folder that cannot be written makes the note wait",
        "note_files.py",
        "    except OSError as error:\n        raise _not_now(folder, error) from error\n    return folder / name",
        "    finally:\n        pass\n    return folder / name",
        "test_machine_folders.py test_machine_disks.py",
    ),
    Mutant(
        "no descriptors left speaks against no host",
        "fetch/connections.py",
        "_MACHINE_IS_FULL = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}",
        "_MACHINE_IS_FULL: set[int] = set()",
        "../fetch",  # from outside, the drop file cannot be read before that
        (
            (
                "fetch/fetcher.py",
                'raise NotNow(f"The network library cannot be loaded just now ({type(error).__name__}).")',
                'raise LinkError(ErrorCode.CONNECT, "The site could not be reached.")',
            ),
        ),
    ),
    Mutant(
        "a drop folder that is gone is looked for again",
        "intake/loop.py",
        "            return ScanResult(self._state, next_in_seconds=_OFFLINE_SECONDS)",
        "            raise asyncio.CancelledError",
        "test_machine_folders.py",
    ),
    Mutant(
        "a damaged ledger is seen as one",
        "db/transaction.py",
        "_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}",
        "_DAMAGED: set[int] = set()",
        "test_machine_ledger.py",
    ),
    Mutant(
        "a newer ledger is refused",
        "db/connection.py",
        ' > SCHEMA_VERSION:\n        raise AgentError("ledger_newer"',
        ' > 10**9:\n        raise AgentError("ledger_newer"',
        "test_machine_ledger.py",
    ),
    Mutant(
        "the end does not wait for a locked ledger",
        "db/transaction.py",
        " or give_up():",
        ":",
        "test_machine_ledger.py test_shutdown.py",
    ),
    Mutant(
        "a commit is fsynced before anyone sees it",
        "db/connection.py",
        "PRAGMA synchronous = FULL",
        "PRAGMA synchronous = NORMAL",
        "test_machine_power.py",
    ),
    Mutant(
        "a clock set back lets nothing wait longer",
        "queue/rescuing.py",
        '    connection.execute("UPDATE hosts SET next_at = max(next_at + :step, :now) WHERE next_at > :now", parameters)',
        "",
        "test_machine_clock.py",
    ),
    Mutant(
        "a full disk or a missing folder is nobody's fault",
        "retry.py",
        "            return Deferred(error.sentence, now_ms",
        "            return Failed(ErrorCode.INTERNAL, error.sentence) if now_ms else Deferred(error.sentence, now_ms",
        "test_machine_folders.py test_machine_disks.py",
    ),
    Mutant(
        "a machine without a network holds it against no link",
        "fetch/way.py",
        "        if not has_route():",
        "        if False:",
        "test_without_a_network.py",
    ),
    Mutant(
        "page text is escaped in the log and on a terminal",
        "printable.py",
        "    if text.isascii() and text.isprintable():",
        "    if text:",
        "test_nothing_slips_out.py",
    ),
    Mutant(
        "user and password are never kept",
        "urls.py",
        '    place = text.rpartition("@")[2]',
        "    place = text",
        "test_nothing_slips_out.py",
    ),
    Mutant(
        "two links to one page give one note",
        "queue/settling.py",
        "    if join_if_known(connection, claim.job_id, outcome.keys, now_ms):",
        "    if False:",
        "test_joined_links.py",
    ),
)


def judge(mutant: Mutant, python: str, tree: Path) -> str:
    """ "caught", "SURVIVED" or "GONE" (its text is not in the file)."""
    edits = ((mutant.file, mutant.old, mutant.new), *mutant.also)
    originals = {file: (tree / "galley_watch" / file).read_text("utf-8") for file, _, _ in edits}
    changed = dict(originals)
    for file, old, new in edits:
        if old not in changed[file]:
            return "GONE"
        changed[file] = changed[file].replace(old, new)
    _write(tree, changed)
    try:
        scenarios = [word if word.startswith("-") or word == "all" else f"tests/faults/{word}" for word in mutant.scenarios.split()]
        command = [python, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--faults", "short", *scenarios]
        environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
        run = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=900, check=False)
        return "caught" if run.returncode == 1 else "SURVIVED"
    finally:
        _write(tree, originals)


def _write(tree: Path, texts: dict[str, str]) -> None:
    for file, text in texts.items():
        (tree / "galley_watch" / file).write_text(text, "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="only safeguards whose words hold this")
    parser.add_argument("--python", default=sys.executable)
    arguments = parser.parse_args()
    chosen = [mutant for mutant in MUTANTS if arguments.only in mutant.safeguard]
    survived = 0
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".git", ".venv", ".*_cache", "__pycache__", "*.egg-info"))
        for mutant in chosen:
            began = time.monotonic()
            verdict = judge(mutant, os.path.abspath(arguments.python), tree)  # noqa: PTH100 - resolving the link would leave the venv
            survived += verdict != "caught"
            print(f"{verdict:9} {mutant.safeguard}  [{mutant.scenarios}, {time.monotonic() - began:.0f} s]", flush=True)
    print(f"{len(chosen) - survived} of {len(chosen)} caught")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
