"""Builds and steers the preloaded shim: a clock that a test can set, and the world as a power cut would leave it."""

from __future__ import annotations

import shutil
import struct
import subprocess
import sys
from pathlib import Path

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
        self.shift_clock(0)

    @property
    def environment(self) -> dict[str, str]:
        return {"LD_PRELOAD": str(self.library), "SHIM_CLOCK": str(self.clock), "SHIM_DURABLE": str(self.durable)}

    def shift_clock(self, seconds: float) -> None:
        """The agent's wall clock runs this far ahead of ours from now on (negative: behind)."""
        data = struct.pack("=q", int(seconds * 1e9))
        if self.clock.exists():
            with self.clock.open("r+b") as file:
                file.write(data)
        else:
            self.clock.write_bytes(data)

    def cut_power(self, folder: Path) -> None:
        """Leave of ``folder`` what was fsynced: names that its folder's last fsync held, contents of their last fsync, else empty."""
        for path in sorted(folder.rglob("*"), key=lambda path: len(path.parts), reverse=True):
            if path.is_dir():
                self._cut_one(path)
        self._cut_one(folder)

    def _cut_one(self, folder: Path) -> None:
        record = self.durable / f"folder-{folder.stat().st_ino}"
        lines = record.read_text("utf-8", "surrogateescape").splitlines() if record.exists() else []
        lasting = {name: number for number, name in (line.split(" ", 1) for line in lines)}
        folders = {path.name for path in folder.iterdir() if path.is_dir()}
        for path in folder.iterdir():
            if path.name not in folders:
                path.unlink()
        for name, number in lasting.items():
            content = self.durable / f"file-{number}"
            if name not in folders:
                (folder / name).write_bytes(content.read_bytes() if content.exists() else b"")
