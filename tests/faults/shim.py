"""Builds and steers the preloaded shim: clocks that a test can set, and the world as a power cut would leave it."""

from __future__ import annotations

import os
import random
import shutil
import struct
import subprocess
import sys
from pathlib import Path

BLOCK_BYTES = 4096
SOURCE = Path(__file__).with_name("shim.c")


def why_not() -> str | None:
    """Why the shim cannot be used here, None where it can."""
    if not sys.platform.startswith("linux"):
        return "the shim preloads into Linux programs only"
    return None if shutil.which("cc") else "there is no C compiler to build the shim with"


class Shim:
    """Built into ``folder``. ``environment`` is added to the agent's."""

    def __init__(self, folder: Path) -> None:
        self.library = folder / "shim.so"
        self.clock = folder / "clock"
        self.durable = folder / "durable"
        self.durable.mkdir(parents=True, exist_ok=True)
        subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", self.library, SOURCE, "-ldl"], check=True, timeout=60)
        self._wall = self._monotonic = 0.0
        self._write_clock()

    @property
    def environment(self) -> dict[str, str]:
        return {**self.clocks_only, "SHIM_DURABLE": str(self.durable)}

    @property
    def clocks_only(self) -> dict[str, str]:
        return {"LD_PRELOAD": str(self.library), "SHIM_CLOCK": str(self.clock)}

    def shift_clock(self, seconds: float) -> None:
        """The agent's wall clock runs this far ahead of ours from now on (negative: behind)."""
        self._wall = seconds
        self._write_clock()

    def let_time_pass(self, seconds: float) -> None:
        """All clocks of the agent go on by this much at once. A wait that is under way is over at the next wake of its loop."""
        self._wall += seconds
        self._monotonic += seconds
        self._write_clock()

    def _write_clock(self) -> None:
        data = struct.pack("=qq", int(self._wall * 1e9), int(self._monotonic * 1e9))
        with self.clock.open("r+b" if self.clock.exists() else "wb") as file:
            file.write(data)

    def cut_power(self, folder: Path, chance: random.Random | None = None) -> None:
        """Leave of ``folder`` what was fsynced: names that its folder's last fsync held, contents of their last fsync, else empty.

        With ``chance`` some of what was not fsynced has reached the disk nevertheless, in any order: single names, single blocks of
        a file, and its new length.
        """
        for path in sorted(folder.rglob("*"), key=lambda path: len(path.parts), reverse=True):
            if path.is_dir():
                self._cut_one(path, chance)
        self._cut_one(folder, chance)
        # What a disk holds when the power is back is on the disk: the next cut is to leave it.
        every = [folder, *folder.rglob("*")]
        subprocess.run(["sync", *every], check=True, timeout=60, env=os.environ | self.environment)

    def _cut_one(self, folder: Path, chance: random.Random | None) -> None:
        record = self.durable / f"folder-{folder.stat().st_ino}"
        lines = record.read_text("utf-8", "surrogateescape").splitlines() if record.exists() else []
        lasting = {name: number for number, name in (line.split(" ", 1) for line in lines)}
        folders = {path.name for path in folder.iterdir() if path.is_dir()}
        present = {path.name: (path.stat().st_ino, path.read_bytes()) for path in folder.iterdir() if path.name not in folders}
        left: dict[str, bytes] = {}
        for name, number in lasting.items():
            recorded = self.durable / f"file-{number}"
            synced = recorded.read_bytes() if recorded.exists() else b""
            inode, newest = present.get(name, (0, b""))
            is_same = inode == int(number.split("-")[0])
            left[name] = _torn(synced, newest, chance) if chance and is_same else synced
        for name in present:
            (folder / name).unlink()
            if chance and name not in lasting and chance.random() < 0.5:
                inode, newest = present[name]
                # Named since, its content may have been fsynced before: the newest record of this inode is its own.
                records = sorted(self.durable.glob(f"file-{inode}-*"), key=lambda path: int(path.name.rsplit("-", 1)[1]))
                left[name] = _torn(records[-1].read_bytes() if records else b"", newest, chance)
        for name in left.keys() - folders:
            (folder / name).write_bytes(left[name])


def _torn(synced: bytes, newest: bytes, chance: random.Random) -> bytes:
    """Some blocks new, some as they were synced, zeros where neither was ever written."""
    length = chance.choice((len(synced), len(newest)))
    blocks = (chance.choice((synced, newest))[start : start + BLOCK_BYTES] for start in range(0, length, BLOCK_BYTES))
    return b"".join(block.ljust(BLOCK_BYTES, b"\0") for block in blocks)[:length]
