"""Where a ledger must not lie: network file systems and folders that a sync program copies about."""

from __future__ import annotations

from pathlib import Path

import pytest

from galley_watch.surroundings import bsd_mounts, linux_mounts, network_kind, place_warning

LOCAL = "22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw\n"


@pytest.fixture
def mounts(tmp_path: Path) -> Path:
    path = tmp_path / "mountinfo"
    path.write_text(LOCAL)
    return path


@pytest.mark.parametrize(
    "kind", ["nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs", "fuse.rclone", "virtiofs-not", "ext4", "fuseblk", "fuse.gocryptfs", "tmpfs"]
)
def test_a_network_file_system_is_said(tmp_path: Path, mounts: Path, kind: str) -> None:
    state = tmp_path / "a b" / "state"
    escaped = str(tmp_path / "a b").replace(" ", "\\040")
    mounts.write_text(LOCAL + f"40 22 0:50 / {escaped} rw,relatime - {kind} nas:/home rw,vers=4\n")
    warning = place_warning(state, mounts)
    if kind in ("virtiofs-not", "ext4", "fuseblk", "fuse.gocryptfs", "tmpfs"):
        assert warning is None
    else:
        assert warning is not None
        assert kind in warning
        assert "Set `state_folder`" in warning
    assert network_kind(state, mounts) == (kind if warning else None)


def test_the_nearest_mount_counts_and_of_two_at_one_place_the_later(tmp_path: Path, mounts: Path) -> None:
    there = f"40 22 0:50 / {tmp_path} rw - nfs4 nas:/home rw\n"
    mounts.write_text(LOCAL + there + f"41 40 8:2 / {tmp_path}/state rw - ext4 /dev/sdb1 rw\n")
    assert place_warning(tmp_path / "state", mounts) is None
    assert place_warning(tmp_path / "state2", mounts) is not None
    mounts.write_text(LOCAL + there + f"42 40 8:2 / {tmp_path} rw - ext4 /dev/sdb1 rw\n")
    assert place_warning(tmp_path / "state", mounts) is None


@pytest.mark.parametrize(
    "place",
    [
        "Dropbox/galley",
        "Dropbox (Personal)/galley",
        "OneDrive - Example Ltd/galley",
        "Google Drive/galley",
        "Nextcloud/state",
        "Library/Mobile Documents/com~apple~CloudDocs/galley",
        "Library/CloudStorage/Box-Box/galley",
    ],
)
def test_a_synced_folder_is_known_by_its_name(tmp_path: Path, mounts: Path, place: str) -> None:
    (tmp_path / place).mkdir(parents=True)
    assert "synced" in (place_warning(tmp_path / place, mounts) or "")


@pytest.mark.parametrize("marker", [".stfolder", ".dropbox.cache", ".sync_0a1b2c3d4e5f.db", ".tmp.drivedownload"])
def test_a_synced_folder_is_known_by_what_lies_in_it(tmp_path: Path, mounts: Path, marker: str) -> None:
    state = tmp_path / "notes" / "galley" / "state"
    state.mkdir(parents=True)
    assert place_warning(state, mounts) is None
    (tmp_path / "notes" / marker).mkdir()
    assert "synced" in (place_warning(state, mounts) or "")


@pytest.mark.parametrize(
    "place", ["galley", ".local/share/galley-watch", "my dropbox notes", "Library/Application Support/galley-watch", "sync"]
)
def test_an_ordinary_place_is_not_warned_about(tmp_path: Path, mounts: Path, place: str) -> None:
    (tmp_path / ".dropbox").mkdir()  # the program's own folder in a home folder
    (tmp_path / place).mkdir(parents=True)
    assert place_warning(tmp_path / place, mounts) is None


def test_a_symbolic_link_is_seen_through(tmp_path: Path, mounts: Path) -> None:
    (tmp_path / "Dropbox" / "galley").mkdir(parents=True)
    (tmp_path / "state").symlink_to(tmp_path / "Dropbox" / "galley")
    assert place_warning(tmp_path / "state", mounts) is not None


@pytest.mark.parametrize("text", ["", "garbage\n - \n", "1 2 3 4 /x - \n", "\udcff 1 1 / / rw - ext4"])
def test_a_list_of_mounts_that_is_garbled_warns_of_nothing(tmp_path: Path, mounts: Path, text: str) -> None:
    mounts.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert place_warning(tmp_path, mounts) is None
    assert place_warning(tmp_path, tmp_path / "missing") is None


def test_what_mount_prints_on_macos() -> None:
    text = (
        "/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)\n"
        "//anna@nas.local/home on /Volumes/my home (smbfs, nodev, nosuid, mounted by anna)\n"
        "map auto_home on /System/Volumes/Data/home (autofs, automounted, nobrowse)\n"
    )
    assert bsd_mounts(text)[:2] == [("/", "apfs"), ("/Volumes/my home", "smbfs")]
    assert linux_mounts(LOCAL) == [("/", "ext4")]
