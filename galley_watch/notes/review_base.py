"""An Obsidian base: the notes that wait for a decision, the least sure first (pure)."""

from __future__ import annotations

from collections.abc import Mapping

_BASE = """\
filters:
  and:
{folder}    - 'status == "inbox"'
properties:
  {confidence}:
    displayName: Confidence
views:
  - type: table
    name: To review
    order:
      - file.name
      - note.approved
      - {confidence}
      - {review_flags}
      - note.source
    sort:
      - property: {confidence}
        direction: ASC
"""


def review_base(folder: str, names: Mapping[str, str]) -> str:
    """The file's text. ``folder`` is the review folder from the vault's root, "" for the vault itself; ``names``: the person's properties.

    YAML with single quotes around each filter, since a filter is text with double quotes in it.
    """
    inside = folder.replace("\\", "\\\\").replace('"', '\\"').replace("'", "''")
    shown = {ours: _property(names.get(ours, ours)) for ours in ("confidence", "review_flags")}
    return _BASE.format(folder=f"    - 'file.inFolder(\"{inside}\")'\n" if folder else "", **shown)


def _property(name: str) -> str:
    return f"note.{name}" if name.isidentifier() else f'note["{name}"]'
