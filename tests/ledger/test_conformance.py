"""What every queue promises the walk; the durable one and the tests' fake are held to the same words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from galley_watch.errors import ErrorCode, NotNow
from galley_watch.pipeline import Queue
from galley_watch.queue import Queue as DurableQueue
from galley_watch.values.job import Stage
from galley_watch.values.outcome import Deferred, Failed, NoteWritten, Outcome, PageKept, ReadAgain, RecipeRead, RetryLater, WorkerDied
from galley_watch.values.page import RawText
from tests.ledger.fake_queue import FakeQueue
from tests.ledger.kit import (
    SETTINGS,
    START_MS,
    FakeClock,
    drop,
    fetch_one,
    link,
    open_queue,
    page,
    reading,
    run,
    saved_page,
    take,
    text,
    walk_to_staged,
)

AnyQueue = DurableQueue | FakeQueue


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture(params=["durable", "fake"])
def queue(request: pytest.FixtureRequest, tmp_path: Path, clock: FakeClock) -> Iterator[AnyQueue]:
    if request.param == "fake":
        yield FakeQueue(clock, SETTINGS)
    else:
        with open_queue(tmp_path, clock) as durable:
            yield durable


def test_obeys_the_door_of_the_walk(queue: AnyQueue) -> None:
    door: Queue = queue
    assert run(door.next_due_ms(Stage.FETCH)) is None


def test_a_link_walks_from_fetch_to_note(queue: AnyQueue) -> None:
    async def story() -> None:
        result = await queue.put(drop(link("leek")))
        assert (result.taken, result.known, result.job_ids) == (1, 0, (1,))
        claim = await take(queue, Stage.FETCH)
        assert (claim.url, claim.host, claim.title) == ("https://soup.example/leek", "soup.example", "leek")
        assert (claim.tags, claim.folders) == (("soup",), ("Kitchen", "Soups"))
        assert await queue.settle(claim, PageKept(page(claim.url, b"<p>leek</p>")))
        claim = await take(queue, Stage.EXTRACT)
        assert await queue.payload_of(claim) == page(claim.url, b"<p>leek</p>")
        assert await queue.settle(claim, RecipeRead(reading("Leek")))
        claim = await take(queue, Stage.NOTE)
        staged = await queue.staged_of(claim)
        assert (staged.source_url, staged.read, staged.tags) == ("https://soup.example/leek", reading("Leek"), ("soup",))
        await queue.reserve_note_name(staged.id, "Leek.md")
        assert (await queue.staged_of(claim)).note_name == "Leek.md"
        assert await queue.settle(claim, NoteWritten("Leek.md"))
        assert [await queue.next_due_ms(stage) for stage in Stage] == [None, None, None]

    run(story())


def test_text_and_saved_pages_start_at_extract(queue: AnyQueue) -> None:
    async def story() -> None:
        await queue.put(drop(text("Boil water."), saved_page("leek", html=b"<p>mine</p>")))
        assert await queue.next_due_ms(Stage.FETCH) is None
        first, second = await queue.claim(Stage.EXTRACT, "worker", 5)
        assert await queue.payload_of(first) == RawText("Boil water.")
        assert getattr(await queue.payload_of(second), "body", b"") == b"<p>mine</p>"

    run(story())


def test_a_known_link_makes_no_second_job(queue: AnyQueue) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        result = await queue.put(drop(link("leek"), link("pea"), link("pea"), path=b"other.txt"))
        assert (result.taken, result.known, result.again) == (1, 2, 0)

    run(story())


def test_claims_are_sorted_and_exclusive(queue: AnyQueue) -> None:
    async def story() -> None:
        await queue.put(drop(*(link(f"{number}", f"h{number}.example") for number in range(6))))
        first = await queue.claim(Stage.FETCH, "one", 4)
        second = await queue.claim(Stage.FETCH, "two", 4)
        assert [claim.job_id for claim in (*first, *second)] == [1, 2, 3, 4, 5, 6]
        assert await queue.claim(Stage.FETCH, "three", 4) == []

    run(story())


def test_a_host_starts_one_fetch_a_pace_and_holds_up_no_other(queue: AnyQueue, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(link("a"), link("b"), link("c", "other.example")))
        assert [claim.job_id for claim in await queue.claim(Stage.FETCH, "worker", 9)] == [1, 3]
        assert await queue.next_due_ms(Stage.FETCH) == START_MS + 500
        clock.pass_seconds(0.499)
        assert await queue.claim(Stage.FETCH, "worker", 9) == []
        clock.pass_seconds(0.001)
        assert [claim.job_id for claim in await queue.claim(Stage.FETCH, "worker", 9)] == [2]

    run(story())


def test_a_host_that_hangs_leaves_hands_for_the_others(queue: AnyQueue, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(*(link(f"{number}") for number in range(9))))
        held = []
        for _ in range(9):
            held += await queue.claim(Stage.FETCH, "worker", 1)
            clock.pass_seconds(1)
        assert len(held) == 4
        assert await queue.settle(held[0], PageKept(page(held[0].url)))
        assert len(await queue.claim(Stage.FETCH, "worker", 9)) == 1

    run(story())


def test_renewed_fetches_keep_their_hosts_places(queue: AnyQueue, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(*(link(f"{number}") for number in range(9))))
        held = []
        for _ in range(4):
            held += await queue.claim(Stage.FETCH, "worker", 1)
            clock.pass_seconds(1)
        clock.pass_seconds(40)
        assert all([await queue.renew(claim) for claim in held])
        clock.pass_seconds(20)
        assert await queue.claim(Stage.FETCH, "worker", 9) == [], "the leases they were claimed with are over, but they live"

    run(story())


def test_a_host_with_nothing_left_wakes_for_a_new_link(queue: AnyQueue, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        await fetch_one(queue)
        assert await queue.next_due_ms(Stage.FETCH) is None
        await queue.put(drop(link("pea"), path=b"later.txt"))
        assert await queue.next_due_ms(Stage.FETCH) == START_MS + 500, "at its pace"

    run(story())


def test_lapsed_leases_hold_up_no_other_host(queue: AnyQueue, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(*(link(f"{number}") for number in range(9))))
        for _ in range(4):
            await queue.claim(Stage.FETCH, "worker", 1)
            clock.pass_seconds(1)
        clock.pass_seconds(3_600)
        await queue.put(drop(link("pea", "pea.example"), path=b"later.txt"))
        assert "pea.example" in {claim.host for claim in await queue.claim(Stage.FETCH, "worker", 9)}

    run(story())


@pytest.mark.parametrize("changed", [{"worker_id": "another"}, {"attempt": 2}, {"job_id": 99}], ids=["worker", "attempt", "job"])
def test_only_the_holder_may_settle_or_renew(queue: AnyQueue, changed: dict[str, object]) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        claim = await take(queue, Stage.FETCH)
        stranger = replace(claim, **changed)  # type: ignore[arg-type]  # the cases above are fields of a claim
        assert not await queue.settle(stranger, PageKept(page(claim.url)))
        assert not await queue.renew(stranger)
        assert await queue.renew(claim)
        assert await queue.settle(claim, PageKept(page(claim.url)))
        assert not await queue.settle(claim, PageKept(page(claim.url)))

    run(story())


def test_a_retryable_error_spends_an_attempt_and_waits(queue: AnyQueue, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        claim = await take(queue, Stage.FETCH)
        assert await queue.settle(claim, RetryLater(ErrorCode.TIMEOUT, "Too slow.", START_MS + 30_000))
        assert await queue.next_due_ms(Stage.FETCH) == START_MS + 30_000
        clock.pass_seconds(29.9)
        assert await queue.claim(Stage.FETCH, "worker") == []
        clock.pass_seconds(0.1)
        assert (await take(queue, Stage.FETCH)).attempts == 1

    run(story())


def test_what_is_not_the_links_fault_spends_nothing(queue: AnyQueue, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        claim = await take(queue, Stage.FETCH)
        assert await queue.settle(claim, Deferred("The disk is full.", START_MS + 5_000))
        clock.pass_seconds(5)
        again = await take(queue, Stage.FETCH)
        assert (again.attempts, again.crashes, again.attempt) == (0, 0, 2)
        assert not await queue.settle(claim, PageKept(page(claim.url))), "the first claim is over"

    run(story())


def test_the_third_death_of_a_worker_is_poison(queue: AnyQueue) -> None:
    async def story() -> None:
        await queue.put(drop(text("Boil water.")))
        for crashes in range(3):
            claim = await take(queue, Stage.EXTRACT)
            assert (claim.attempts, claim.crashes) == (0, crashes)
            assert await queue.settle(claim, WorkerDied("It died.", START_MS))
        assert await queue.next_due_ms(Stage.EXTRACT) is None

    run(story())


def test_a_failed_link_dropped_again_is_tried_again(queue: AnyQueue, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        assert await queue.settle(await take(queue, Stage.FETCH), Failed(ErrorCode.HTTP_4XX, "Gone."))
        assert await queue.next_due_ms(Stage.FETCH) is None
        clock.pass_seconds(1)
        result = await queue.put(drop(link("leek"), path=b"again.txt"))
        assert (result.taken, result.known, result.again, result.job_ids) == (0, 1, 1, (1,))
        assert (await take(queue, Stage.FETCH)).attempts == 0

    run(story())


def test_two_links_to_one_page_give_one_note(queue: AnyQueue, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek"), link("short", "s.example")))
        first, second = await queue.claim(Stage.FETCH, "worker", 2)
        assert await queue.settle(first, PageKept(page(first.url)))
        assert await queue.settle(second, PageKept(page(first.url), ("https://soup.example/leek",)))
        assert len(await queue.claim(Stage.EXTRACT, "worker", 9)) == 1
        assert await queue.next_due_ms(Stage.FETCH) is None

    run(story())


def test_release_gives_back_without_cost(queue: AnyQueue, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(link("a", "a.example"), link("b", "b.example")))
        await queue.claim(Stage.FETCH, "one")
        await queue.claim(Stage.FETCH, "two")
        assert await queue.release("one") == 1
        assert await queue.release() == 1
        clock.pass_seconds(1)
        claims = await queue.claim(Stage.FETCH, "three", 9)
        assert [(claim.job_id, claim.attempts, claim.crashes) for claim in claims] == [(1, 0, 0), (2, 0, 0)]

    run(story())


def test_a_clock_set_back_delays_nothing(queue: AnyQueue, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(link("a"), link("b"), text("Boil water.")))
        await fetch_one(queue)
        clock.set_back(86_400)
        assert await queue.next_due_ms(Stage.FETCH) == clock.now_ms()
        assert (await take(queue, Stage.FETCH)).job_id == 2
        assert len(await queue.claim(Stage.EXTRACT, "worker", 9)) == 2

    run(story())


def test_what_is_gone_is_not_now(queue: AnyQueue) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        claim = await take(queue, Stage.FETCH)
        with pytest.raises(NotNow):
            await queue.payload_of(claim)
        with pytest.raises(NotNow):
            await queue.staged_of(claim)

    run(story())


def test_a_written_note_keeps_its_name(queue: AnyQueue) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        assert await walk_to_staged(queue) == 1
        with pytest.raises(NotNow):
            await queue.reserve_note_name(1, "Other.md")

    run(story())


@pytest.mark.parametrize("outcome", [ReadAgain(None), ReadAgain(reading("Newer")), Failed(ErrorCode.NO_RECIPE, "No recipe.")])
def test_a_page_is_read_again_and_no_note_is_written(queue: AnyQueue, clock: FakeClock, outcome: Outcome) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        job_id = await walk_to_staged(queue)
        clock.pass_seconds(1)
        assert await queue.read_again([job_id]) == [job_id]
        claim = await fetch_one(queue)
        assert claim.has_note
        claim = await take(queue, Stage.EXTRACT)
        assert (await queue.staged_of(claim)).read == reading()
        assert await queue.settle(claim, outcome)
        assert not await queue.settle(claim, outcome)
        assert [await queue.next_due_ms(stage) for stage in Stage] == [None, None, None]
        assert await queue.read_again([job_id]) == [job_id], "it is staged as before"

    run(story())
