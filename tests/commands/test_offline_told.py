"""That this machine seems offline is said by ``status``, ``list`` and ``doctor``, each once, with the time."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from galley_watch.clock import SystemClock
from galley_watch.commands.sentences import sentence_of, summary_words
from galley_watch.errors import NetworkSign
from galley_watch.values.event import CameOnline, StepSettled, Summary, WentOffline
from galley_watch.values.job import Claim, Stage
from galley_watch.values.network import MAY_BE_OURS, Doubt
from galley_watch.values.outcome import Deferred
from tests.commands.conftest import Command
from tests.ledger.household import Household, link
from tests.ledger.kit import drop, run, take

HOUR = 3_600_000


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.toml"
    path.write_text('drop_folder = "drop"\nreview_folder = "review"\nstate_folder = "state"\n')
    return path


def left_offline(config: Path, doubt: Doubt | None, links: int = 3) -> None:
    """A ledger with links of which one was given back."""
    house = Household(config.parent)
    house.clock.pass_seconds((SystemClock().now_ms() - house.clock.now_ms()) / 1000)

    async def story(queue: Any) -> None:
        await queue.put(drop(*(link(str(number)) for number in range(links)), path=None))
        if links and doubt is not None:
            for sentence in (doubt.sentence, f"The name soup.example could not be looked up just now. {MAY_BE_OURS}"):
                await queue.settle(await take(queue, Stage.FETCH), Deferred(sentence, house.clock.now_ms() + 5_000, is_told=True))
        await queue.keep_doubt(doubt)

    with house.opened() as (_, queue):
        run(story(queue))


def doubt(sign: NetworkSign = NetworkSign.NO_ROUTE, hosts: tuple[str, ...] = ()) -> Doubt:
    now_ms = SystemClock().now_ms()
    return Doubt(now_ms - 3 * HOUR - 60_000, now_ms - 2 * 60_000, sign, hosts)


def test_status_says_since_when_and_why(command: Command, config: Path) -> None:
    told = doubt()
    left_offline(config, told)
    since = datetime.fromtimestamp(told.since_ms / 1000, UTC).astimezone()
    out = command("status", "--config", config).out
    assert f"Offline:       since {since:%Y-%m-%d %H:%M}, last tried about 2 minutes ago. This machine is offline: it has no way" in out
    offline = command("status", "--json", "--config", config).only["offline"]
    assert offline == {"since": told.since_ms, "looked_at": told.looked_ms, "sentence": told.sentence}


def test_list_says_it_once_and_not_of_each_link(command: Command, config: Path) -> None:
    left_offline(config, doubt(NetworkSign.NO_NAMES, ("a.example", "b.example", "c.example")))
    said = command("list", "--config", config)
    assert said.err.count("This machine seems to be offline") == 1
    assert "offline" not in said.out
    assert said.out.count("next: fetch") == 3
    assert command("list", "--json", "--config", config).err == ""


@pytest.mark.parametrize(
    ("sign", "advice"), [(NetworkSign.NO_ROUTE, "Connect this machine. Links go on by themselves"), (NetworkSign.NO_PROXY, "[fetch] proxy")]
)
def test_doctor_says_it_once_with_what_to_do(command: Command, config: Path, sign: NetworkSign, advice: str) -> None:
    left_offline(config, doubt(sign))
    checks = [check for check in command("doctor", "--json", "--config", config).only["checks"] if check["name"] == "links"]
    [told] = [check for check in checks if check["state"] == "note"]
    assert told["message"] == f"{doubt(sign).sentence} For 3 hours, last tried 2 minutes ago; 3 links wait to be fetched."
    assert advice in told["advice"]


@pytest.mark.parametrize(("left", "links"), [(None, 3), (doubt(NetworkSign.NO_NAMES, ("a.example",)), 3), (doubt(), 0)])
def test_without_an_outage_or_without_links_nothing_is_said(command: Command, config: Path, left: Doubt | None, links: int) -> None:
    """Nobody looks whether the machine is online while nothing waits to be fetched."""
    left_offline(config, left, links)
    assert command("list", "--config", config).out.count(MAY_BE_OURS) == (1 if left is not None and links else 0)
    assert command("status", "--json", "--config", config).only["offline"] is None
    assert "offline" not in command("status", "--config", config).out.lower()
    assert "offline" not in command("list", "--config", config).err


def test_a_doubt_in_the_words_of_another_version_is_no_doubt(command: Command, config: Path) -> None:
    left_offline(config, doubt())
    house = Household(config.parent)
    with house.opened() as (database, _):
        run(database.write(lambda connection: connection.execute("UPDATE meta SET value = '{}' WHERE name = 'doubt'")))
    assert command("status", "--json", "--config", config).only["offline"] is None


def test_the_log_has_a_line_when_it_begins_and_when_it_ends() -> None:
    began = sentence_of(WentOffline(doubt().sentence))
    assert began == f"{doubt().sentence} Links wait, lose no attempt, and go on by themselves."
    assert sentence_of(CameOnline(3 * HOUR)) == "Online again after about 3 hours."
    claim = Claim(1, Stage.FETCH, "worker", 1, 0, "https://soup.example/", "soup.example", "id")
    assert sentence_of(StepSettled(claim, Deferred("Offline.", 0, is_told=True))) is None
    assert sentence_of(StepSettled(claim, Deferred("The disk is full.", 0))) is not None


def test_a_single_run_says_why_links_wait() -> None:
    words = "2 links wait for later because this machine seems to be offline."
    assert summary_words(Summary(waiting_later=2, offline=True)).endswith(words)
