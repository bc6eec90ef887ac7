"""One note file, whole or not at all: on real files, with kills between any two steps."""

from __future__ import annotations

import errno
import os
import resource
import stat
import subprocess
import sys
import threading
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from galley_watch import note_files
from galley_watch.errors import NotNow
from galley_watch.files import no_replace
from galley_watch.note_files import NameTakenError, clean_temporary_files, note_galley_id, taken_names, write_note
from tests.notes import killed_writer

TEXT = '---\ntitle: "Soup"\ngalley_id: "r-1"\n---\n\n# Soup é\n'
OTHER = TEXT.replace("r-1", "r-2")
MOST_CALLS = 40


def identity(path: Path) -> tuple[int, int, int, int]:
    """All but when it was last read, which a reader may change."""
    found = path.stat()
    return found.st_ino, found.st_size, found.st_mtime_ns, found.st_nlink


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_note_is_written_whole_and_nothing_else_is_left(tmp_path: Path) -> None:
    assert write_note(tmp_path, "Soup.md", TEXT, "r-1") == tmp_path / "Soup.md"
    assert (tmp_path / "Soup.md").read_bytes() == TEXT.encode()
    assert names(tmp_path) == ["Soup.md"]
    assert (tmp_path / "Soup.md").stat().st_nlink == 1


def test_the_text_is_on_disk_before_its_name_and_the_name_before_we_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    fsync, link, unlink = os.fsync, os.link, Path.unlink

    def seen_fsync(descriptor: int) -> None:
        seen.append("folder on disk" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "text on disk")
        fsync(descriptor)

    def seen_link(source: Path, target: Path, **options: bool) -> None:
        seen.append("named")
        assert source.read_text() == TEXT
        link(source, target, **options)

    def planting_unlink(path: Path, missing_ok: bool = False) -> None:
        unlink(path, missing_ok)
        if not seen:
            path.symlink_to(tmp_path / "victim")

    monkeypatch.setattr(os, "fsync", seen_fsync)
    monkeypatch.setattr(os, "link", seen_link)
    write_note(tmp_path, "Soup.md", TEXT, "r-1")
    assert seen == ["text on disk", "named", "folder on disk"]
    seen.clear()
    write_note(tmp_path, "Soup.md", TEXT, "r-1")
    assert seen == ["folder on disk"]
    seen.clear()
    (tmp_path / "Soup.md").unlink()
    monkeypatch.setattr(Path, "unlink", planting_unlink)
    with pytest.raises((NameTakenError, NotNow)):
        write_note(tmp_path, "Soup.md", TEXT, "r-1")
    assert not (tmp_path / "victim").exists()


def test_the_umask_decides_who_may_read_it(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_note(tmp_path, "Soup.md", TEXT, "r-1")
    finally:
        os.umask(before)
    assert (tmp_path / "Soup.md").stat().st_mode & 0o777 == 0o640


def test_the_same_note_is_adopted_and_not_touched(tmp_path: Path) -> None:
    path = write_note(tmp_path, "Soup.md", TEXT, "r-1")
    path.write_text(TEXT + "my own words\n")
    before = identity(path)
    assert write_note(tmp_path, "Soup.md", TEXT, "r-1") == path
    assert path.read_text().endswith("my own words\n")
    assert identity(path) == before


@pytest.mark.parametrize("present", ["Soupe\u0301.md", "SOUPÉ.md", "Soupé.MD"])
def test_a_name_that_some_file_system_takes_for_ours_is_taken(tmp_path: Path, present: str) -> None:
    (tmp_path / present).write_text(OTHER)
    with pytest.raises(NameTakenError):
        write_note(tmp_path, "Soupé.md", TEXT, "r-1")
    assert names(tmp_path) == [present]
    assert (tmp_path / present).read_text() == OTHER
    (tmp_path / present).write_text(TEXT)
    assert write_note(tmp_path, "Soupé.md", TEXT, "r-1") == tmp_path / present


@pytest.mark.parametrize("content", [b"", b"my own note", b"\xff\xfe\x00", OTHER.encode(), b"---\ngalley_id: r-1\n"])
def test_any_other_file_keeps_its_name(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "Soup.md").write_bytes(content)
    with pytest.raises(NameTakenError) as caught:
        write_note(tmp_path, "Soup.md", TEXT, "r-1")
    assert caught.value.name == "Soup.md"
    assert (tmp_path / "Soup.md").read_bytes() == content
    assert names(tmp_path) == ["Soup.md"]


def test_folders_links_and_pipes_keep_their_names(tmp_path: Path) -> None:
    (tmp_path / "Folder.md").mkdir()
    (tmp_path / "Dangling.md").symlink_to(tmp_path / "elsewhere")
    os.mkfifo(tmp_path / "Pipe.md")
    for name in ("Folder.md", "Dangling.md", "Pipe.md"):
        with pytest.raises(NameTakenError):
            write_note(tmp_path, name, TEXT, "r-1")
    assert not (tmp_path / "elsewhere").exists()


def test_a_name_taken_in_the_last_moment_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link = os.link

    def someone_is_faster(source: Path, target: Path, **options: bool) -> None:
        if not target.exists():
            target.write_text("theirs")
        link(source, target, **options)

    monkeypatch.setattr(os, "link", someone_is_faster)
    with pytest.raises(NameTakenError):
        write_note(tmp_path, "Soup.md", TEXT, "r-1")
    assert (tmp_path / "Soup.md").read_text() == "theirs"
    assert names(tmp_path) == ["Soup.md"]


@pytest.mark.parametrize("number", [errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS])
@pytest.mark.parametrize("kernel_can", [True, False])
def test_without_hard_links_a_note_is_whole_and_replaces_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, kernel_can: bool
) -> None:
    def no_links(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "link", no_links)
    if not kernel_can:
        monkeypatch.setattr(no_replace, "_rename_by_kernel", lambda source, target: False)
    write_note(tmp_path, "Soup.md", TEXT, "r-1")
    assert names(tmp_path) == ["Soup.md"]
    assert (tmp_path / "Soup.md").read_text() == TEXT
    (tmp_path / "new").write_text("ours")
    (tmp_path / "old").write_text("theirs")
    with pytest.raises(FileExistsError):
        no_replace.rename_without_replacing(tmp_path / "new", tmp_path / "old")
    assert (tmp_path / "old").read_text() == "theirs"
    assert (tmp_path / "new").read_text() == "ours"


@pytest.mark.parametrize("refused", [(), ("link",), ("link", "renameat2")], ids=["links", "no links", "no links, no kernel call"])
def test_killed_before_any_call_no_half_note_is_seen_and_the_next_try_ends_well(tmp_path: Path, refused: tuple[str, ...]) -> None:
    text_file = tmp_path / "text"
    text_file.write_text(TEXT * 500)
    finished, placeholders = False, 0
    for calls in range(MOST_CALLS):
        folder = tmp_path / f"killed-{calls}"
        folder.mkdir()
        status = _write_and_die(folder, text_file, calls, refused)
        seen = [path for path in folder.iterdir() if not path.name.startswith(".")]
        assert all(path.name == "Soup.md" for path in seen)
        content = seen[0].read_text() if seen else None
        # Only where the kernel offers nothing may the name show for a moment, empty.
        if content == "" and "renameat2" in refused:
            placeholders += 1
            continue
        assert content in (None, TEXT * 500)
        assert write_note(folder, "Soup.md", TEXT * 500, "r-1") == folder / "Soup.md"
        clean_temporary_files(folder)
        assert names(folder) == ["Soup.md"]
        assert (folder / "Soup.md").read_text() == TEXT * 500
        finished = finished or status == 0
        if finished:
            break
    assert finished, "the writer makes more calls than were tried"
    assert calls >= 6
    assert placeholders == 0 or "renameat2" in refused


def _write_and_die(folder: Path, text_file: Path, calls: int, refused: tuple[str, ...]) -> int:
    arguments = [str(folder), "Soup.md", str(text_file), str(calls), *refused]
    command = [sys.executable, "-S", str(Path(killed_writer.__file__)), *arguments]
    environment = os.environ | {"PYTHONPATH": str(Path(note_files.__file__).parents[1])}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=20, check=False)
    assert done.returncode in (0, killed_writer.KILLED), done.stderr
    return done.returncode


def test_a_missing_folder_or_a_file_in_its_place_is_not_now(tmp_path: Path) -> None:
    with pytest.raises(NotNow, match=r"^The review folder .*/gone is not there; the note waits\.$"):
        write_note(tmp_path / "gone", "Soup.md", TEXT, "r-1")
    (tmp_path / "file").write_text("x")
    with pytest.raises(NotNow, match="is not a folder"):
        write_note(tmp_path / "file", "Soup.md", TEXT, "r-1")
    with pytest.raises(NotNow, match="is not there"):
        taken_names(tmp_path / "gone")
    assert not (tmp_path / "gone").exists()


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only to root")
def test_a_read_only_folder_is_not_now(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(NotNow, match="does not let us write"):
            write_note(tmp_path, "Soup.md", TEXT, "r-1")
    finally:
        tmp_path.chmod(0o700)


@pytest.mark.skipif(not Path("/sys/kernel").is_dir(), reason="needs a folder that even root cannot write to")
def test_a_folder_that_refuses_even_root_is_not_now() -> None:
    with pytest.raises(NotNow, match=r"does not let us write|is read-only"):
        write_note(Path("/sys/kernel"), "Soup.md", TEXT, "r-1")


def test_no_space_is_not_now_and_leaves_nothing(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        with pytest.raises(NotNow, match="has no space left"):
            write_note(tmp_path, "Soup.md", TEXT * 500, "r-1")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert names(tmp_path) == []


def test_a_folder_name_that_is_not_utf8_can_be_said(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"r\xe9view")
    with pytest.raises(NotNow) as caught:
        write_note(folder, "Soup.md", TEXT, "r-1")
    assert "r\\udce9view" in caught.value.sentence
    caught.value.sentence.encode("utf-8")


def test_two_agents_that_write_one_note_into_a_shared_folder_do_not_get_in_each_others_way(tmp_path: Path) -> None:
    text = TEXT + "Stir.\n" * 20_000
    at_once = threading.Barrier(2, timeout=20)

    def write_all() -> list[Path]:
        written = []
        for number in range(30):
            at_once.wait()
            written.append(write_note(tmp_path, f"Soup {number}.md", text, "r-1"))
        return written

    with ThreadPoolExecutor(2) as agents:
        first, second = agents.submit(write_all), agents.submit(write_all)
        assert first.result() == second.result()
    assert {path.read_text("utf-8") for path in tmp_path.iterdir()} == {text}
    assert len(names(tmp_path)) == 30


def test_only_our_own_temporary_files_are_cleaned_away(tmp_path: Path) -> None:
    for name in (".galley-r-1.tmp", ".galley-.tmp", ".galley-x.md", ".other.tmp", "galley-x.tmp", ".galley-a b.tmp"):
        (tmp_path / name).write_text("x")
    (tmp_path / ".galley-folder.tmp").mkdir()
    (tmp_path / ".galley-link.tmp").symlink_to(tmp_path / ".other.tmp")
    assert clean_temporary_files(tmp_path) == 2
    assert names(tmp_path) == sorted(
        [".galley-a b.tmp", ".galley-folder.tmp", ".galley-link.tmp", ".galley-x.md", ".other.tmp", "galley-x.tmp"]
    )
    assert clean_temporary_files(tmp_path / "gone") == 0


def test_they_are_cleaned_away_in_the_folders_below_too(tmp_path: Path) -> None:
    for folder in ("Soups/Cold", ".obsidian"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / ".galley-r-1-before.tmp").write_text("x")
        (tmp_path / folder / "mine.md").write_text("x")
    (tmp_path / "loop").symlink_to(tmp_path)
    assert clean_temporary_files(tmp_path) == 1
    assert names(tmp_path / "Soups" / "Cold") == ["mine.md"]
    assert len(names(tmp_path / ".obsidian")) == 2, "a hidden folder is another program's"


def test_only_the_head_of_a_note_is_read(tmp_path: Path) -> None:
    path = tmp_path / "long.md"
    many = "".join(f'  - "keyword {n}"\n' for n in range(2_000))
    path.write_text(f"---\nkeywords:\n{many}galley_id: r-1\n---\n" + "x" * 100)
    assert note_galley_id(path) == "r-1"
    path.write_text("---\n" + "x: y\n" * 200_000 + "galley_id: r-1\n---\n")
    assert note_galley_id(path) is None
    with path.open("wb") as file:
        file.write(b"---\ngalley_id: r-1\n---\n")
        file.truncate(5_000_000_000)
    assert note_galley_id(path) == "r-1"
    assert note_galley_id(tmp_path) is None


def test_taken_names_go_by_case_and_composition(tmp_path: Path) -> None:
    (tmp_path / unicodedata.normalize("NFD", "Crème.md")).write_text("x")
    taken = taken_names(tmp_path)
    assert taken("CRÈME.md")
    assert not taken("Creme.md")
