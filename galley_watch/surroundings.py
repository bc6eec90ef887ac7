"""Does a folder lie where a database must not (shell)? On a network file system or in a folder that a sync program copies about."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from galley_watch.printable import printable

_MOUNTS = Path("/proc/self/mountinfo")
# fuseblk is a local disk (NTFS), and some FUSE mounts lie over one; what else FUSE mounts is somebody else's machine (sshfs, rclone, gvfs).
_NETWORK = re.compile(
    r"nfs\d?|cifs|smb\w*|9p|afpfs|webdav|davfs\d?|ncpfs|afs|ceph|glusterfs|vboxsf|prl_fs|fuse\.(?!portal|snapfuse|gocryptfs|encfs|cryfs|mergerfs|bindfs|ntfs-3g|exfat)\S+"
)
_SYNCED_NAMES = re.compile(
    r"(dropbox|onedrive|google ?drive|my drive|icloud ?drive|nextcloud|owncloud|seafile|pcloud ?drive|megasync|mega|box sync|sync\.com)"
    r"( ?[-(].*)?",
    re.IGNORECASE,
)
# Where a sync program is known by what it leaves in the folder that it watches.
_MARKERS = {
    ".stfolder": "Syncthing",
    ".dropbox.cache": "Dropbox",
    ".owncloudsync.log": "Nextcloud",
    ".nextcloudsync.log": "Nextcloud",
    ".tmp.drivedownload": "Google Drive",
    ".849C9593-D756-4E56-8D6E-42412F2A707B": "OneDrive",
    ".SyncFolder": "Resilio Sync",
    ".sync": "Resilio Sync",
}
_SYNC_DATABASE = re.compile(r"\.(sync|_sync)_[0-9a-f]+\.db")
_OCTAL = re.compile(r"\\([0-7]{3})")
PLACE_ADVICE = "Set `state_folder` to a folder on a disk of this machine that no program copies: the ledger may be damaged otherwise."


def place_warning(folder: Path, mounts: Path = _MOUNTS) -> str | None:
    """Why a ledger in this folder is at risk, and what to do; None where nothing speaks against it. Never raises."""
    fault = place_fault(folder, mounts)
    return None if fault is None else f"{fault} {PLACE_ADVICE}"


def place_fault(folder: Path, mounts: Path = _MOUNTS) -> str | None:
    """``place_warning`` without what to do, which is ``PLACE_ADVICE``."""
    if (kind := network_kind(folder, mounts)) is not None:
        return f"The state folder {printable(str(folder))} lies on a network file system ({kind})."
    try:
        program = _synced_by(Path(os.path.realpath(folder)))
    except (OSError, ValueError):
        return None
    return None if program is None else f"The state folder {printable(str(folder))} lies in a folder that is synced ({program})."


def network_kind(folder: Path, mounts: Path = _MOUNTS) -> str | None:
    """The kind of the network file system that the folder lies on, None where it is none or cannot be told. Never raises."""
    try:
        kind = _file_system(Path(os.path.realpath(folder)), _mounted(mounts))
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return kind if kind is not None and _NETWORK.fullmatch(kind) else None


def _mounted(mounts: Path) -> list[tuple[str, str]]:
    """(where, kind) of each mounted file system, in the order they were mounted."""
    if sys.platform == "darwin":
        done = subprocess.run(["/sbin/mount"], capture_output=True, text=True, timeout=5, check=False)
        return bsd_mounts(done.stdout)
    return linux_mounts(mounts.read_text("utf-8", "surrogateescape"))


def linux_mounts(text: str) -> list[tuple[str, str]]:
    """From ``/proc/self/mountinfo``: the fifth field is the place, the first after " - " the kind (proc(5))."""
    found = []
    for line in text.splitlines():
        before, separator, after = line.partition(" - ")
        fields = before.split(" ")
        if separator and len(fields) > 4:
            found.append((_OCTAL.sub(lambda code: chr(int(code[1], 8)), fields[4]), after.split(" ")[0]))
    return found


def bsd_mounts(text: str) -> list[tuple[str, str]]:
    """From what ``mount`` prints on macOS: "//who@host/share on /Volumes/share (smbfs, nodev, …)"."""
    return [(found[1], found[2]) for found in re.finditer(r"^.+? on (/.*) \((\w+)[,)]", text, re.MULTILINE)]


def _file_system(folder: Path, mounted: list[tuple[str, str]]) -> str | None:
    kind, longest = None, -1
    for place, its_kind in mounted:
        # Of two at one place the later one hides the earlier.
        if len(place) >= longest and folder.is_relative_to(place):
            kind, longest = its_kind, len(place)
    return kind


def _synced_by(folder: Path) -> str | None:
    for above in (folder, *folder.parents):
        if above.name == "Mobile Documents" or above.name.startswith("com~apple~CloudDocs"):
            return "iCloud"
        if above.name == "CloudStorage" and above.parent.name == "Library":
            return "a cloud service"
        if _SYNCED_NAMES.fullmatch(above.name):
            return above.name
        for name in _names(above):
            if name in _MARKERS or _SYNC_DATABASE.fullmatch(name):
                return _MARKERS.get(name, "Nextcloud")
    return None


def _names(folder: Path) -> Iterator[str]:
    try:
        with os.scandir(folder) as entries:
            # The markers are hidden; a folder of many files must not make this slow.
            yield from (entry.name for entry in entries if entry.name.startswith("."))
    except OSError:
        return
