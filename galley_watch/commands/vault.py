"""The Obsidian vault that the notes lie in (shell), and the view of the inbox that ``init --obsidian`` puts there."""

from __future__ import annotations

import os
from pathlib import Path

from galley_watch.errors import AgentError
from galley_watch.notes import review_base
from galley_watch.values.settings import Settings

MARK = ".obsidian"  # Obsidian keeps a vault's own settings in a folder of this name
BASE_NAME = "Review.base"
FAILED_LINKS_NAME = "Failed links.md"
RECIPES_IN_VAULT = Path("Recipes")
REVIEW_IN_VAULT = RECIPES_IN_VAULT / "Review"


def named_vault(word: str) -> Path:
    """The vault that the person named. Raises ``AgentError`` (exit status 2) where it is none."""
    vault = Path(os.path.abspath(Path(word).expanduser()))  # noqa: PTH100 - symbolic links stay: Obsidian sees the names on the way
    if not (vault / MARK).is_dir():
        sentence = f"{vault} is no Obsidian vault: there is no folder {MARK} in it."
        raise AgentError("no_vault", sentence, "Open the folder as a vault in Obsidian once, or name another.", exit_status=2)
    return vault


def place_in_vault(review_folder: Path, vault: Path | None) -> tuple[Path, str]:
    """Where the view goes, and the review folder's path from the vault's root. Raises ``AgentError`` (exit status 2)."""
    folder = Path(os.path.abspath(review_folder))  # noqa: PTH100 - as above
    if vault is None:
        vault = next((above for above in (folder, *folder.parents) if (above / MARK).is_dir()), None)
        if vault is None:
            sentence = f"No Obsidian vault holds the review folder {review_folder}: no folder above it has a {MARK}."
            raise AgentError("no_vault", sentence, "Name it: --obsidian VAULT, or choose a folder in one with --review.", exit_status=2)
    for inner, outer in ((folder, vault), (folder.resolve(), vault.resolve())):
        if inner.is_relative_to(outer):
            inside = inner.relative_to(outer)
            break
    else:
        sentence = f"The review folder {review_folder} does not lie in the vault {vault}."
        raise AgentError("outside_vault", sentence, "Choose a folder in it with --review.", exit_status=2)
    if not str(inside).isprintable():
        raise AgentError("bad_folder_name", f"A view cannot name the folder {str(inside)!a}.", "Rename it.", exit_status=2)
    return (vault / inside).parent / BASE_NAME if inside.parts else vault / BASE_NAME, inside.as_posix() if inside.parts else ""


def base_text(settings: Settings, inside: str) -> str:
    return review_base(inside, dict(settings.review.properties))
