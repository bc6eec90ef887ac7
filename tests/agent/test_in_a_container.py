"""The agent as a container has it: process 1, a root that is read-only, nobody's home, and no folder to write to but its own three."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.agent.kit import RECIPE

ROOT = Path(__file__).parents[2]
FOLDERS = ("drop", "review", "state")
# What else is mounted and writable is made read-only as well, but for what is mounted on a folder of ours.
BOX = """
for name in drop review state; do mount --bind "$1/$name" "$1/$name" || exit 99; done
for place in / /tmp /var/tmp /dev /dev/shm /run; do
    if mountpoint -q $place; then mount -o remount,bind,ro $place || exit 99; fi
done
for place in / /tmp /var/tmp /dev/shm; do if touch $place/galley-watch-probe 2>/dev/null; then exit 99; fi; done
cd /; shift; exec env -i PATH="$PATH" PYTHONPATH="$PYTHONPATH" PYTHONDONTWRITEBYTECODE=1 "$@"
"""
SORT = """
from galley_watch.db.connecting import connect
connection = connect(":memory:")
numbers = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)"
print(connection.execute(f"{numbers} SELECT count(*) FROM (SELECT DISTINCT printf('%0100d', i * 7919 % 100000) FROM n)").fetchone()[0])
"""


@contextmanager
def boxed(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A process of this Python, as process 1 of a namespace. Skips where the system lets nobody make one."""
    for name in FOLDERS:
        (folder / name).mkdir(exist_ok=True)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
    box = ["unshare", "--user", "--map-root-user", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", "sh", "-c", BOX, "box"]
    try:
        process = subprocess.Popen(
            [*box, str(folder), sys.executable, "-P", *words],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
    except FileNotFoundError:
        pytest.skip("there is no unshare here")
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def said(process: subprocess.Popen[str]) -> tuple[str, str]:
    out, err = process.communicate(timeout=30)
    if process.returncode == 99 or err.startswith("unshare:"):
        pytest.skip("this system lets nobody make a namespace with a root that is read-only")
    return out, err


def first_process(unshare: subprocess.Popen[str]) -> int:
    [child] = Path(f"/proc/{unshare.pid}/task/{unshare.pid}/children").read_text("ascii").split()
    return int(child)


def test_it_writes_a_note_and_ends_in_order_when_it_is_told_to_stop(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text("".join(f'{name}_folder = "{name}"\n' for name in FOLDERS), "utf-8")
    with boxed(tmp_path, "-m", "galley_watch", "run", "--config", str(tmp_path / "config.toml")) as process:
        (tmp_path / "drop/chowder.txt").write_text(RECIPE.format(1), "utf-8")
        give_up = time.monotonic() + 30
        while process.poll() is None and time.monotonic() < give_up and not list((tmp_path / "review").glob("*.md")):
            time.sleep(0.02)
        if process.poll() is None:
            os.kill(first_process(process), signal.SIGTERM)
            told = time.monotonic()
        out, err = said(process)
        assert process.returncode == 0, err
        assert time.monotonic() - told < 8, "Docker waits for ten seconds"
        assert list((tmp_path / "review").glob("*.md")), err
        assert "0 links failed" in out
        assert "Traceback" not in err


def test_sqlite_sorts_without_a_folder_for_temporary_files(tmp_path: Path) -> None:
    with boxed(tmp_path, "-c", SORT) as process:
        assert said(process)[0] == "100000\n"
