"""``doctor``: what it finds on real folders and ledgers, in which words and with which exit status; and that it changes nothing."""

from __future__ import annotations

import fcntl
import os
import shutil
import sqlite3
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from galley_watch import urls
from galley_watch.clock import SystemClock
from galley_watch.db import lock_state_folder
from galley_watch.errors import ErrorCode
from galley_watch.values.job import NewJob, Stage
from galley_watch.values.outcome import Deferred, Failed, RetryLater
from tests.commands.conftest import Command, Said
from tests.ledger.household import Household, link
from tests.ledger.kit import drop, run, take

pytestmark = pytest.mark.usefixtures("reads_here")

PROGRAM = [sys.executable, "-m", "galley_watch"]


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.toml"
    path.write_text('drop_folder = "drop"\nreview_folder = "review"\nstate_folder = "state"\n')
    return path


def lived_in(config: Path) -> Household:
    """Folders and a ledger whose times are those of now."""
    house = Household(config.parent)
    house.clock.pass_seconds((SystemClock().now_ms() - house.clock.now_ms()) / 1000)
    return house


@pytest.fixture
def used(config: Path) -> Path:
    """A set-up that has been used: a note waits, a backup was taken, all is well."""
    house = lived_in(config)
    house.stage(link("leek"))
    house.back_up()
    return config


@pytest.fixture
def ran(command: Command, config: Path) -> Path:
    """An agent has been here, and looked at the folders."""
    append(config, "[intake]\nsettle_seconds = 0\n")
    assert command("run", "--once", "--config", config).status == 0
    return config


class Found:
    """What one run of ``doctor --json`` said."""

    def __init__(self, said: Said) -> None:
        self.status, self.err = said.status, said.err
        self.ok: bool = said.only["ok"]
        self.checks: list[dict[str, str]] = said.only["checks"]

    def of(self, name: str, state: str | None = None) -> list[str]:
        """Message and advice of each check of that name."""
        return [f"{c['message']} {c['advice']}" for c in self.checks if c["name"] == name and state in (None, c["state"])]

    @property
    def problems(self) -> list[str]:
        return [check["name"] for check in self.checks if check["state"] == "problem"]


Look = Callable[..., Found]


@pytest.fixture
def look(command: Command) -> Look:
    return lambda config, *words: Found(command("doctor", "--json", "--config", config, *words))


@contextmanager
def agent_runs(config: Path) -> Iterator[None]:
    """Its lock is held."""
    lock = lock_state_folder(config.parent / "state", SystemClock())
    try:
        yield
    finally:
        lock.release()


def tree(folder: Path) -> dict[str, tuple[int, int, int]]:
    """All that is there, but what SQLite keeps beside a ledger that is open."""
    looks = {str(path.relative_to(folder)): path.lstat() for path in sorted(folder.rglob("*"))}
    return {
        name: (status.st_mode, status.st_size, status.st_mtime_ns)
        for name, status in looks.items()
        if not name.endswith(("-wal", "-shm", "state"))
    }


def append(config: Path, text: str) -> None:
    config.write_text(config.read_text() + text)


# --- all is well, and nothing changes -----------------------------------------------------------------------------------


def test_before_the_first_run_nothing_is_wrong_and_nothing_is_made(command: Command, home: Path) -> None:
    said = command("doctor", "--json")
    assert (said.status, said.err) == (0, "")
    found = Found(said)
    assert found.ok
    assert str(home / "Galley/Drop") in found.of("drop_folder", "note")[0]
    assert "`galley-watch run`" in found.of("ledger", "note")[0]
    assert list(home.iterdir()) == []


def test_a_set_up_in_use_is_found_well_and_left_as_it_is(command: Command, used: Path, look: Look) -> None:
    before = tree(used.parent)
    found = look(used)
    assert (found.status, found.ok, found.problems) == (0, True, [])
    assert [check["name"] for check in found.checks if check["state"] == "note"] == ["agent"]
    assert "opens and is sound" in found.of("ledger", "ok")[0]
    assert "less than a minute old" in found.of("backup", "ok")[0]
    assert "1 to review" in found.of("notes", "ok")[0]
    said = command("doctor", "--config", used)
    assert said.status == 0
    assert "No problem was found (1 note)." in said.out
    assert tree(used.parent) == before


def test_each_check_has_its_four_parts_and_whatever_is_wrong_has_advice(used: Path, look: Look) -> None:
    shutil.rmtree(used.parent / "review")
    append(used, "[web]\nenabled = true\n")
    checks = look(used).checks
    assert all(set(check) == {"name", "state", "message", "advice"} for check in checks)
    assert {check["state"] for check in checks} == {"ok", "note", "problem"}
    assert [check for check in checks if check["state"] == "problem" and not check["advice"]] == []


def test_a_person_reads_the_mark_the_words_and_what_to_do(command: Command, used: Path) -> None:
    (used.parent / "drop/another.txt").write_text("https://soup.example/1\n")
    said = command("doctor", "--config", used)
    assert said.status == 1
    assert "problem  Agent:           The agent does not run, and 1 file in the drop folder (another.txt) waits for it." in said.out
    assert "Start `galley-watch run`" in said.out
    [line] = said.err.splitlines()
    assert line.startswith("galley-watch: Agent: The agent does not run, and 1 file in the drop folder (another.txt) waits for it. Start ")


def test_names_from_outside_cannot_command_the_terminal(command: Command, ran: Path) -> None:
    (ran.parent / "drop/a\x1b[2J\u202e.url").touch()
    assert command("run", "--once", "--config", ran).status == 0
    (ran.parent / "drop/b\x1b[2J\udcff.url").touch()
    said = command("doctor", "--config", ran)
    assert "\\x1b[2J" in said.out
    assert "\x1b" not in said.out + said.err
    assert "\u202e" not in said.out


def test_on_a_terminal_the_words_stand_in_a_column_of_its_width(used: Path) -> None:
    mine, its = os.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 70, 0, 0))
    environment = {**{name: value for name, value in os.environ.items() if name != "COLUMNS"}, "PYTHONPATH": root()}
    answer = [*PROGRAM, "doctor", "--config", str(used)]
    subprocess.run(answer, stdin=subprocess.DEVNULL, stdout=its, stderr=subprocess.PIPE, timeout=60, check=True, env=environment)
    os.close(its)
    lines = os.read(mine, 100_000).decode().split("\r\n")
    os.close(mine)
    start = next(number for number, line in enumerate(lines) if line.startswith("note     Agent:"))
    assert lines[start + 1].startswith(" " * 26)
    assert all(len(line) <= 70 for line in lines if str(used.parent) not in line)


# --- the configuration --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["[fetch]\nworker = 3\n", "[fetch]\nworkers = 0\n", "drop_folder = \n", "[nonsense]\na = 1\n", "drop_folder = 3\n", "\xff"]
)
def test_a_wrong_configuration_is_told_in_the_words_of_every_command(command: Command, config: Path, look: Look, text: str) -> None:
    config.write_bytes(text.encode("latin-1"))
    words = command("status", "--config", config).err.removeprefix("galley-watch: ").strip()
    found = look(config)
    assert (found.status, found.ok, found.problems) == (2, False, ["configuration"])
    assert found.of("configuration")[0].strip() == words
    assert found.of("versions", "ok"), "what can be told without it is told"


@pytest.mark.parametrize("name", ["missing.toml", "."])
def test_a_configuration_that_cannot_be_read_is_told(config: Path, look: Look, name: str) -> None:
    found = look(config.parent / name)
    assert (found.status, found.problems) == (2, ["configuration"])


def test_folders_that_overlap_are_told_and_the_rest_is_looked_at(command: Command, config: Path, look: Look) -> None:
    config.write_text('drop_folder = "drop"\nreview_folder = "drop/review"\nstate_folder = "state"\n')
    found = look(config)
    assert (found.status, found.problems) == (2, ["configuration"])
    assert "lies inside drop_folder" in found.of("configuration", "problem")[0]
    assert found.of("drop_folder")
    assert found.of("ledger")


def test_a_template_that_cannot_be_taken_is_told_with_its_line(config: Path, look: Look) -> None:
    append(config, '[review]\ntemplate = "mine.md"\n')
    assert "is not there" in look(config).of("template", "problem")[0]
    (config.parent / "mine.md").write_text("---\n{{ nonsense }}\n---\n")
    found = look(config)
    assert "line 2" in found.of("template", "problem")[0]
    assert found.status == 2
    (config.parent / "mine.md").write_bytes(b"\xff\xfe")
    assert "UTF-8" in look(config).of("template", "problem")[0]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[fetch]\nallow_private = true\n", "every link lead into your own network"),
        ('[fetch]\nallow_private = ["0.0.0.0/0"]\n', "every link lead into your own network"),
        ('[fetch]\nallow_private = ["nas.local", "93.184.216.0/24"]\n', "93.184.216.0/24 in allow_private is a public address"),
        ('[fetch]\nproxy = "http://user:secret@proxy.example"\n', "http://proxy.example names no port, so 80 is used"),
        ('[fetch]\nproxy = "http://proxy.example:3128/path"\n', "has a path"),
        ('[intake]\nonly_hosts = ["soup.example"]\nskip_hosts = ["Soup.example"]\n', "soup.example stands in only_hosts and in skip_hosts"),
        ('[intake]\nonly_hosts = ["soup.example"]\n', "Only links of these hosts are taken: soup.example"),
        ("[web]\nenabled = true\n", "the web page is not part of this version"),
        ('[review]\napproved_folder = "review"\n', "approved_folder is the review folder itself"),
        ('[review]\napproved_folder = "done"\nrejected_folder = "done"\n', "are the same folder"),
    ],
)
def test_settings_that_look_wrong_are_noted(config: Path, look: Look, text: str, words: str) -> None:
    append(config, text)
    found = look(config)
    assert found.status == 0
    assert [words in told for told in found.of("settings", "note")] == [True]
    assert "secret" not in str(found.checks)


@pytest.mark.parametrize(
    "text",
    [
        "",
        '[fetch]\nallow_private = ["nas.local", "192.168.1.0/24", "::1"]\nproxy = "http://127.0.0.1:3128"\n',
        '[web]\nenabled = false\nhost = "127.0.0.1"\nport = 8787\n',
        '[review]\napproved_folder = "recipes"\nrejected_folder = "recipes/no"\n',
    ],
)
def test_settings_as_they_should_be_are_not_mentioned(config: Path, look: Look, text: str) -> None:
    append(config, text)
    assert look(config).of("settings") == []


def test_a_web_page_that_is_asked_for_is_told_to_be_none_at_the_start_too(command: Command, config: Path) -> None:
    append(config, "[web]\nenabled = true\n")
    said = command("run", "--once", "--config", config)
    assert (said.status, "[web] enabled = true has no effect" in said.err) == (0, True)


def test_a_ledger_among_the_notes_is_noted(config: Path, look: Look) -> None:
    config.write_text('drop_folder = "drop"\nreview_folder = "review"\nstate_folder = "review/state"\n')
    assert "lies in review_folder" in look(config).of("settings", "note")[0]


def test_a_proxy_of_the_environment_is_noted_as_unused(config: Path, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTPS_PROXY", "http://user:secret@proxy.example:3128")
    found = look(config)
    assert "HTTPS_PROXY" in found.of("settings", "note")[0]
    assert "secret" not in str(found.checks)
    append(config, '[fetch]\nproxy = "http://proxy.example:3128"\n')
    assert look(config).of("settings") == []


# --- the folders --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["drop", "review", "state"])
def test_what_stands_in_a_folders_place_is_told(config: Path, look: Look, name: str) -> None:
    folder = config.parent / name
    folder.write_text("in the way")
    assert "it is a file, not a folder" in look(config).of(f"{name}_folder", "problem")[0]
    folder.unlink()
    folder.symlink_to(config.parent / "nowhere")
    found = look(config)
    assert "links to nothing" in found.of(f"{name}_folder", "problem")[0]
    assert found.status == 1
    folder.unlink()
    folder.symlink_to(folder)
    assert found.of(f"{name}_folder", "problem")
    folder.unlink()
    (config.parent / "elsewhere").mkdir()
    folder.symlink_to("elsewhere")
    assert look(config).of(f"{name}_folder", "ok")


@pytest.mark.parametrize("name", ["drop", "review", "state"])
@pytest.mark.parametrize("place", ["x" * 300, "loop/x", "pipe", "/dev/null/x"])
def test_a_place_where_no_folder_can_be_is_told_in_words(command: Command, config: Path, look: Look, name: str, place: str) -> None:
    (config.parent / "loop").symlink_to("loop")
    os.mkfifo(config.parent / "pipe")
    config.write_text(config.read_text().replace(f'"{name}"', f'"{place}"'))
    found = look(config)
    assert found.status == 1
    assert place[:20] in found.of(f"{name}_folder", "problem")[0]
    assert command("status", "--config", config).status in (0, 1)


def test_the_page_of_failed_links_is_looked_at_where_there_is_to_be_one(config: Path, look: Look) -> None:
    page = config.parent / "Failed links.md"
    assert not look(config).of("failed_links")
    append(config, '[review]\nfailed_links = "Failed links.md"\n')
    assert "not there yet" in look(config).of("failed_links", "ok")[0]
    page.write_text("---\ngalley_page: failed-links\n---\n")
    assert "tells which links failed" in look(config).of("failed_links", "ok")[0]
    page.write_text("mine")
    assert "left as it is" in look(config).of("failed_links", "problem")[0]
    assert page.read_text() == "mine"


@pytest.mark.parametrize("name", ["approved", "rejected"])
def test_the_folders_of_decided_notes_are_looked_at_too(config: Path, look: Look, name: str) -> None:
    append(config, f'[review]\n{name}_folder = "file/{name}"\n')
    assert look(config).of(f"{name}_folder", "note")
    (config.parent / "file").touch()
    assert "a file stands where one of the folders above it" in look(config).of(f"{name}_folder", "problem")[0]


@pytest.mark.parametrize("name", ["drop", "review"])
def test_a_folder_that_was_there_before_is_away_and_not_made(ran: Path, look: Look, name: str) -> None:
    shutil.rmtree(ran.parent / name)
    found = look(ran)
    assert (found.status, found.problems) == (1, [f"{name}_folder"])
    assert "it was there before. Is its disk away? Then mount it." in found.of(f"{name}_folder")[0]
    assert not (ran.parent / name).exists()


def bound_by_permissions() -> list[str]:
    """Before a command: root is held to permission bits too."""
    if os.geteuid() != 0:
        return []
    tool = shutil.which("setpriv")
    words = [tool or "", "--bounding-set", "-dac_override,-dac_read_search"]
    if tool is None or subprocess.run([*words, "true"], capture_output=True, check=False).returncode:
        pytest.skip("root cannot be held to permission bits here (setpriv)")
    return words


@pytest.mark.parametrize(
    ("place", "mode", "name", "words"),
    [
        ("drop", 0o000, "drop_folder", "you may not look into it"),
        ("drop", 0o500, "drop_folder", ""),
        ("review", 0o500, "review_folder", "you may not write there"),
        ("review", 0o600, "review_folder", "cannot be used"),
        ("state", 0o000, "state_folder", "you may not look into it"),
        ("state", 0o500, "state_folder", "you may not write there"),
        ("state/galley.sqlite3", 0o000, "ledger", "cannot be opened"),
        ("config.toml", 0o000, "configuration", "Check its permissions."),
        ("review", None, "review_folder", "you may not make it in"),
    ],
)
def test_what_may_not_be_used_is_told(used: Path, place: str, mode: int | None, name: str, words: str) -> None:
    before = bound_by_permissions()
    path = used.parent / place
    with closing(sqlite3.connect(used.parent / "state/galley.sqlite3")) as ledger, ledger:
        ledger.execute("DELETE FROM meta WHERE name = 'seen_folders'")
        ledger.execute("DELETE FROM staged_inbox")
    if mode is None:
        shutil.rmtree(path)
        path, mode = used.parent, 0o500
    usual = path.stat().st_mode
    path.chmod(mode)
    try:
        answer = [*before, *PROGRAM, "doctor", "--config", str(used)]
        done = subprocess.run(answer, capture_output=True, text=True, timeout=60, check=False, env={**os.environ, "PYTHONPATH": root()})
    finally:
        path.chmod(usual)
    assert "Traceback" not in done.stderr
    shown = done.stdout.splitlines()
    title = f"{name.replace('_', ' ').capitalize()}:"
    told = [at for at, line in enumerate(shown) if line.startswith("problem") and title in line]
    assert bool(told) == bool(words), done.stdout
    assert not told or words in " ".join(shown[told[0] : told[0] + 2])
    assert (done.returncode != 0) == bool(words) or place == "drop"


def test_what_may_not_be_read_is_not_guessed_at(ran: Path) -> None:
    before = bound_by_permissions()
    (ran.parent / "drop/closed.txt").write_text("https://soup.example/1\n")
    lock = ran.parent / "state/galley.lock"
    environment = {**os.environ, "PYTHONPATH": root()}
    try:
        (ran.parent / "drop/closed.txt").chmod(0)
        once = [*before, *PROGRAM, "run", "--once", "--config", str(ran)]
        subprocess.run(once, capture_output=True, timeout=60, check=True, env=environment)
        answer = [*before, *PROGRAM, "doctor", "--config", str(ran)]
        done = subprocess.run(answer, capture_output=True, text=True, timeout=60, check=False, env=environment)
        assert "1 file in the drop folder cannot be read. closed.txt: It cannot be read now (Permission denied)" in done.stdout
        assert "note     Agent:           The agent does not run. What you save is taken when it does." in done.stdout
        lock.chmod(0)
        done = subprocess.run(answer, capture_output=True, text=True, timeout=60, check=False, env=environment)
        assert "Whether the agent runs cannot be told: you may not read" in done.stdout
        monitor = [*before, *PROGRAM, "status", "--check", "--config", str(ran)]
        told = subprocess.run(monitor, capture_output=True, text=True, timeout=60, check=False, env=environment)
        assert told.returncode == 1
        assert "Whether the agent runs cannot be told" in told.stderr
        assert "does not run" not in told.stderr
    finally:
        lock.chmod(0o600)
    assert done.returncode == 0


def root() -> str:
    return str(Path(__file__).parents[2])


def test_a_ledger_in_a_synced_folder_is_a_problem(config: Path, look: Look) -> None:
    config.write_text(config.read_text().replace('"state"', '"Dropbox/state"'))
    found = look(config)
    assert found.problems == ["state_folder"]
    assert "synced (Dropbox). Set `state_folder`" in found.of("state_folder", "problem")[0]


# --- the ledger ---------------------------------------------------------------------------------------------------------


def test_a_damaged_ledger_is_told_and_left_alone(used: Path, look: Look) -> None:
    (used.parent / "drop/links.txt").write_text("https://soup.example/1\n")
    ledger = used.parent / "state/galley.sqlite3"
    whole = ledger.read_bytes()
    for data in (b"", b"no database at all" * 500, whole[:4_096] + b"\xa5" * 40_960 + whole[45_056:], whole[: len(whole) // 2]):
        ledger.write_bytes(data)
        found = look(used)
        assert "ledger" in found.problems
        assert found.status == 1
        assert "rebuilds the ledger" in found.of("ledger", "problem")[0]
        assert ledger.read_bytes() == data
        assert len(found.of("agent")) == 1
    ledger.unlink()
    found = look(used)
    assert "its main file is missing" in found.of("ledger", "problem")[0]
    assert found.of("agent", "problem") == [], "what it has taken cannot be told"
    assert not ledger.exists()


def test_a_ledger_of_another_version_is_told_and_not_migrated(used: Path, look: Look) -> None:
    ledger = used.parent / "state/galley.sqlite3"
    for version, state, words in ((1, "problem", "older"), (99, "problem", "newer")):
        with closing(sqlite3.connect(ledger)) as connection, connection:
            connection.execute(f"PRAGMA user_version = {version}")
        assert words in look(used).of("ledger", state)[0]
        with closing(sqlite3.connect(ledger)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (version,)


def test_tables_that_another_program_changed_are_told_in_words(used: Path, look: Look) -> None:
    with closing(sqlite3.connect(used.parent / "state/galley.sqlite3")) as connection, connection:
        connection.execute("ALTER TABLE ingestion_queue RENAME COLUMN stage TO step")
    found = look(used)
    assert "no such column" in found.of("ledger", "problem")[0]
    assert found.of("agent")


def test_what_lies_beside_the_ledger_is_told(used: Path, look: Look) -> None:
    state = used.parent / "state"
    (state / "galley.sqlite3.damaged-20260101T000000Z").write_bytes(b"x" * 2_000_000)
    (state / "galley.suspect").write_text("row 3 is strange")
    Household(used.parent).unclean()
    found = look(used)
    assert any("1 file of damaged ledgers kept aside" in told and "2 MB" in told for told in found.of("ledger", "note"))
    assert any("did not end in order" in told for told in found.of("ledger", "note"))
    assert any("row 3 is strange" in told for told in found.of("ledger", "problem"))
    with agent_runs(used):
        assert not any("did not end in order" in told for told in look(used).of("ledger")), "it has not ended yet"
    with closing(sqlite3.connect(state / "galley.sqlite3")) as ledger, ledger:
        ledger.execute("""INSERT INTO meta VALUES ('rebuilt', '{"detail": "x", "kept_as": null, "backup_ms": null, "told": true}')""")
    assert any("still to be compared with notes" in told for told in look(used).of("ledger", "note"))
    for backup in (state / "backups").iterdir():
        backup.write_bytes(b"spoilt")
    assert "cannot be read" in look(used).of("backup", "note")[0]


# --- the agent and its work ---------------------------------------------------------------------------------------------


def test_a_running_agent_is_told_with_its_process(used: Path, look: Look) -> None:
    with agent_runs(used):
        found = look(used)
        assert f"The agent runs (process {os.getpid()}, started less than a minute ago)" in found.of("agent", "ok")[0]
        assert found.of("agent", "note") == []
        later = time.time() + 5
        os.utime(used, (later, later))
        assert "The configuration was changed after the agent started." in look(used).of("agent", "note")[0]
    assert "does not run" in look(used).of("agent", "note")[0]


def test_a_file_that_just_came_waits_for_the_running_agent(used: Path, look: Look) -> None:
    (used.parent / "drop/another.txt").write_text("https://soup.example/1\n")
    with agent_runs(used):
        assert "1 file in the drop folder just came" in look(used).of("agent", "ok")[0]


def test_links_that_are_due_wait_for_an_agent(command: Command, used: Path, look: Look) -> None:
    command("add", "--config", used, "https://soup.example/1", "https://soup.example/2")
    assert "and 2 links wait for it" in look(used).of("agent", "problem")[0]


def test_drop_files_that_gave_nothing_are_told_while_they_are_there(command: Command, ran: Path, look: Look) -> None:
    folder = ran.parent / "drop"
    (folder / "empty.url").touch()
    (folder / "card.pdf").write_bytes(b"%PDF")
    (folder / ".DS_Store").touch()
    (folder / "links.txt").write_text("http://127.0.0.1/a\n")
    assert command("run", "--once", "--config", ran).status == 0
    found = look(ran)
    assert found.status == 0
    refused, partly, ignored = found.of("drop_files", "note")
    assert "1 file in the drop folder cannot be read. empty.url: The file is empty." in refused
    assert "links.txt: line 1: " in partly
    assert "1 file in the drop folder is never read. card.pdf: " in ignored
    for path in folder.iterdir():
        path.unlink()
    assert look(ran).of("drop_files", "note") == []


# --- links and notes ----------------------------------------------------------------------------------------------------


def test_what_is_failing_comes_most_frequent_first(config: Path, look: Look) -> None:
    house = lived_in(config)

    async def story(queue: Any) -> None:
        for name, code in (("a", ErrorCode.BLOCKED), ("b", ErrorCode.HTTP_4XX), ("c", ErrorCode.HTTP_4XX), ("d", ErrorCode.NO_RECIPE)):
            await queue.put(drop(link(name), path=None))
            assert await queue.settle(await take(queue, Stage.FETCH), Failed(code, f"It is {code}."))

    with house.opened() as (_, queue):
        run(story(queue))
    found = look(config)
    first, second = found.of("failures")
    assert first.startswith("2 links failed with http_4xx: It is http_4xx. (3 https://soup.example/c, 2 https://soup.example/b)")
    assert second.startswith("1 link failed with blocked")
    assert "save the page as HTML" in second
    assert "3 failed, 1 without a recipe" in found.of("links", "ok")[0]
    assert found.ok, "a link that fails is the person's to judge; the set-up works"


def test_resting_hosts_and_what_holds_links_up_are_told(config: Path, look: Look) -> None:
    house = lived_in(config)

    async def story(queue: Any) -> None:
        await queue.put(drop(*(link(f"{number}") for number in range(7)), path=None))
        for _ in range(5):
            claim = await take(queue, Stage.FETCH)
            sentence = "The site is down."
            await queue.settle(claim, RetryLater(ErrorCode.CONNECT, sentence, house.clock.now_ms() + 90_000))

    with house.opened() as (_, queue):
        run(story(queue))
    found = look(config)
    assert "1 host failed again and again and is left alone for a while: soup.example (7 links, " in found.of("hosts", "note")[0]
    assert "5 links will be tried again (connect): The site is down." in found.of("links", "note")[0]
    assert found.ok


def test_a_machine_without_a_network_is_asked_about(config: Path, look: Look) -> None:
    house = lived_in(config)

    async def story(queue: Any) -> None:
        hosts = ("a.example", "b.example", "c.example")
        keys = [(urls.link_key(f"https://{host}/soup"), f"https://{host}/soup", host) for host in hosts]
        await queue.put(drop(*(NewJob(key, urls.galley_id(key), url, host) for key, url, host in keys), path=None))
        for _ in hosts:
            claim = await take(queue, Stage.FETCH)
            sentence = f"The name {claim.host} is not known."
            await queue.settle(claim, RetryLater(ErrorCode.DNS, sentence, house.clock.now_ms() + 90_000))

    with house.opened() as (_, queue):
        run(story(queue))
    found = look(config)
    [told] = found.of("links", "note")
    assert told.startswith("3 links of 3 hosts could not be reached and are tried again (dns)")
    assert "Is this machine online?" in told
    assert found.of("hosts") == [], "none of them failed so often that it is left alone"


def test_links_that_wait_for_this_machine_are_told(config: Path, look: Look) -> None:
    house = lived_in(config)

    async def story(queue: Any) -> None:
        await queue.put(drop(link("a"), path=None))
        claim = await take(queue, Stage.FETCH)
        await queue.settle(claim, Deferred("The disk with the ledger is full.", house.clock.now_ms() + 30_000))

    with house.opened() as (_, queue):
        run(story(queue))
    assert "1 link waits for this machine: The disk with the ledger is full." in look(config).of("links", "note")[0]


def test_paused_fetching_is_told(command: Command, used: Path, look: Look) -> None:
    assert command("pause", "--config", used).status == 0
    assert "`galley-watch resume`" in look(used).of("links", "note")[0]
    command("resume", "--config", used)
    assert look(used).of("links", "note") == []


def test_a_note_that_contradicts_itself_is_told(command: Command, ran: Path, look: Look) -> None:
    lived_in(ran).stage(link("leek"))
    path = ran.parent / "review/leek.md"
    path.write_text(path.read_text().replace("approved: false", "approved: true").replace("status: inbox", "status: rejected"))
    command("run", "--once", "--config", ran)
    assert "1 note could not be taken. leek.md: " in look(ran).of("notes", "note")[0]


# --- the machine --------------------------------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_watched_is_told_with_the_setting(used: Path) -> None:
    """In a user namespace of its own, where the limit is 0 and nobody else's."""
    limit = "echo 0 > /proc/sys/user/max_inotify_watches"
    apart = ["unshare", "-Ur", "sh", "-c"]
    if shutil.which("unshare") is None or subprocess.run([*apart, limit], capture_output=True, check=False).returncode:
        pytest.skip("needs user namespaces")
    words = f'{limit} && exec "$@"'
    answer = [*apart, words, "sh", *PROGRAM, "doctor", "--config", str(used)]
    done = subprocess.run(answer, capture_output=True, text=True, timeout=60, check=False, env={**os.environ, "PYTHONPATH": root()})
    assert done.returncode == 0, done.stderr
    assert "note     Watching:        The drop folder cannot be watched: the limit fs.inotify.max_user_watches" in done.stdout


@pytest.mark.skipif(os.geteuid() != 0, reason="only root looks at the wrong set-up by sudo")
def test_root_by_sudo_looks_at_the_set_up_of_root(config: Path, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    assert look(config).of("user") == []
    monkeypatch.setenv("SUDO_USER", "anna")
    assert "not at that of anna" in look(config).of("user", "note")[0]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give a folder away")
def test_a_state_folder_of_another_user_is_noted(used: Path, look: Look) -> None:
    os.chown(used.parent / "state", 12_345, -1)
    assert "belongs to user 12345" in look(used).of("user", "note")[0]
