"""Which note has which id: found anywhere below the folders, without opening what did not change."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from galley_watch import note_files
from galley_watch.errors import NotNow
from galley_watch.inbox import NoteInbox
from galley_watch.note_index import NoteIndex
from galley_watch.values.confidence import RecipeConfidence
from galley_watch.values.outcome import NoteWritten
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.recipe import Recipe
from galley_watch.values.settings import ReviewSettings, Settings
from galley_watch.values.staged import StagedRecipe

TEXT = '---\ntitle: "Soup"\ngalley_id: "r-1"\n---\n\n# Soup é\n'
OTHER = TEXT.replace("r-1", "r-2")
STAGED = StagedRecipe(7, 7, "r-1", "https://soup.example/1", 0, ReadRecipe(Recipe("Soup"), (), RecipeConfidence(0.9)))


class Names:
    def __init__(self) -> None:
        self.reserved: list[str] = []

    async def reserve_note_name(self, staged_id: int, name: str) -> None:
        self.reserved.append(name)


@pytest.fixture
def folders(tmp_path: Path) -> Settings:
    for name in ("review", "approved", "rejected"):
        (tmp_path / name).mkdir()
    review = ReviewSettings(tmp_path / "approved", tmp_path / "rejected")
    return Settings(tmp_path / "drop", tmp_path / "review", tmp_path / "state", review=review)


def found(index: NoteIndex, galley_id: str = "r-1") -> Path | None:
    note = index.find(galley_id)
    return None if note is None else note.path


def write(settings: Settings) -> NoteWritten:
    return asyncio.run(NoteInbox(Names(), settings).write_note(STAGED))


def test_a_note_is_found_by_its_id_anywhere_below(tmp_path: Path) -> None:
    review, approved = tmp_path / "review", tmp_path / "approved"
    (approved / "soups").mkdir(parents=True)
    review.mkdir()
    (review / ".trash").mkdir()
    (review / ".trash" / "Soup.md").write_text(TEXT)
    (review / "Other.md").write_text(OTHER)
    (review / "Soup.txt").write_text(TEXT)
    (review / "talk.md").write_text("a note about galley_id: r-1")
    (review / "gone.md").symlink_to(tmp_path / "nowhere")
    (review / os.fsdecode(b"\xff.md")).write_text("x")
    index = NoteIndex([review, approved, tmp_path / "gone"])
    assert found(index) is None
    (approved / "soups" / "Renamed.MD").write_text("\ufeff" + TEXT.replace("\n", "\r\n"))
    assert found(index) == approved / "soups" / "Renamed.MD"
    (approved / "soups" / "Renamed.MD").unlink()
    assert found(index) is None


def test_an_edit_that_changes_the_id_is_noticed(tmp_path: Path) -> None:
    index = NoteIndex([tmp_path])
    path = tmp_path / "Soup.md"
    path.write_text(TEXT)
    assert found(index) == path
    path.write_text(OTHER)
    os.utime(path, ns=(1, 1))
    assert found(index) is None
    assert found(index, "r-2") == path


def test_of_several_copies_the_one_without_a_sync_programs_ending_counts(tmp_path: Path) -> None:
    for name in ("Soup (conflicted copy 2026-01-01).md", "Soup.sync-conflict-20260101-120000-ABCDEFG.md", "Soup.md"):
        (tmp_path / name).write_text(TEXT)
    index = NoteIndex([tmp_path])
    assert found(index) == tmp_path / "Soup.md"
    assert len(index.copies("r-1")) == 3


def test_a_folder_inside_another_counts_by_itself(tmp_path: Path) -> None:
    inner = tmp_path / "review" / "approved"
    inner.mkdir(parents=True)
    (inner / "Soup.md").write_text(TEXT)
    index = NoteIndex([tmp_path / "review", inner])
    note = index.find("r-1")
    assert note is not None
    assert note.folder == inner
    (tmp_path / "review" / "New soup.md").write_text(OTHER)
    note = NoteIndex([tmp_path / "review", tmp_path]).find("r-2")
    assert note is not None
    assert note.folder == tmp_path / "review"


def test_only_new_and_changed_files_are_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(50):
        (tmp_path / f"{number}.md").write_text(TEXT.replace("r-1", f"r-{number}"))
    index = NoteIndex([tmp_path])
    index.refresh()
    opened: list[str] = []
    head = note_files.note_head

    def seen_head(path: Path) -> str:
        opened.append(path.name)
        return head(path)

    monkeypatch.setattr(note_files, "note_head", seen_head)
    (tmp_path / "new.md").write_text(TEXT.replace("r-1", "r-new"))
    assert found(index, "r-new") == tmp_path / "new.md"
    assert found(index, "r-49") == tmp_path / "49.md"
    assert opened == ["new.md"]


def test_a_look_at_two_thousand_notes_is_quick(tmp_path: Path) -> None:
    for number in range(2_000):
        (tmp_path / f"A soup of the day number {number}.md").write_text(TEXT.replace("r-1", f"r-{number}"))
    index = NoteIndex([tmp_path])
    index.refresh()
    took = []
    for _ in range(5):
        begun = time.process_time()
        assert found(index, "r-1999") is not None
        took.append(time.process_time() - begun)
    assert min(took) < 0.05


@pytest.mark.parametrize(
    ("place", "written"),
    [
        ("review/Soup.md", NoteWritten("Soup.md")),
        ("review/spring/My soup.md", NoteWritten("spring/My soup.md")),
        ("approved/Soup.md", NoteWritten("{root}/approved/Soup.md", "approved")),
        ("rejected/old/Soup.md", NoteWritten("{root}/rejected/old/Soup.md", "rejected")),
    ],
)
def test_a_note_that_another_machine_wrote_is_adopted_and_not_doubled(
    tmp_path: Path, folders: Settings, place: str, written: NoteWritten
) -> None:
    path = tmp_path / place
    path.parent.mkdir(exist_ok=True)
    path.write_text(TEXT + "words of a person\n")
    before = path.stat().st_ino, path.stat().st_mtime_ns, path.read_bytes()
    assert write(folders) == NoteWritten(written.note_path.format(root=tmp_path), written.review_status)
    assert list(tmp_path.rglob("*.md")) == [path]
    assert (path.stat().st_ino, path.stat().st_mtime_ns, path.read_bytes()) == before
    assert list((tmp_path / "review").glob(".*")) == []


def test_an_approved_folder_inside_the_review_folder_is_named_from_there(tmp_path: Path, folders: Settings) -> None:
    done = tmp_path / "review" / "Done"
    done.mkdir()
    (done / "Soup.md").write_text(TEXT)
    settings = Settings(folders.drop_folder, folders.review_folder, folders.state_folder, review=ReviewSettings(done))
    assert write(settings) == NoteWritten("Done/Soup.md", "approved")


def test_without_such_a_note_it_is_written_once(tmp_path: Path, folders: Settings) -> None:
    (tmp_path / "review" / "Soup.md").write_text(OTHER)
    first = write(folders)
    assert first == write(folders)
    assert first.note_path != "Soup.md"
    assert len(list(tmp_path.rglob("*.md"))) == 2


def test_a_review_folder_that_is_away_is_not_now(tmp_path: Path, folders: Settings) -> None:
    (tmp_path / "review").rmdir()
    with pytest.raises(NotNow, match="not there"):
        write(folders)
