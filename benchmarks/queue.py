"""Runs ``queue_costs.py``: what the queue costs. Apart from it because this file's name is also one of the standard library's."""

from __future__ import annotations

import importlib.util
import os
import runpy
import sys
from pathlib import Path

if __name__ == "__main__":
    # Python looks into a script's own folder first: there ``import queue`` would find this file.
    sys.path.pop(0)
    runpy.run_path(str(Path(__file__).with_name("queue_costs.py")), run_name="__main__")
else:
    # Another benchmark of this folder, or the standard library on its behalf, asked for the standard library's module.
    _spec = importlib.util.spec_from_file_location("queue", Path(os.__file__).with_name("queue.py"))
    assert _spec is not None
    assert _spec.loader is not None
    _module = importlib.util.module_from_spec(_spec)
    sys.modules["queue"] = _module
    _spec.loader.exec_module(_module)
