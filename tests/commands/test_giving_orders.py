"""An order finds its way however often the ledger is held by others for an instant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from galley_watch import order_files
from galley_watch.clock import SystemClock
from galley_watch.commands.orders import give_order
from galley_watch.db import lock_state_folder
from galley_watch.errors import AgentError
from galley_watch.values.settings import Settings


def test_a_command_among_many_others_does_not_give_up_after_a_few_tries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them holds the ledger for an instant and answers nobody: what counts is the time, not how often one was in the way."""
    settings = Settings(tmp_path / "drop", tmp_path / "review", tmp_path / "state")
    lock = lock_state_folder(settings.state_folder, SystemClock())
    asked = 0

    def nobody_answers(*_: Any) -> dict[str, Any]:
        nonlocal asked
        asked += 1
        if asked == 6:
            lock.release()
        raise AgentError(order_files.NO_ANSWER, "Nobody answered.")

    monkeypatch.setattr(order_files, "ask", nobody_answers)
    give_order(settings, {"order": "pause"})
    assert asked == 6
