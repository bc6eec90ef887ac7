"""The configuration as frozen values (pure); read from TOML by ``config``. Defaults here are the product's defaults."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class IntakeSettings:
    settle_seconds: float = 1.0
    rescan_seconds: float = 60.0
    after: str = "leave"
    only_folders: tuple[str, ...] = ()
    skip_hosts: tuple[str, ...] = ()
    only_hosts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FetchSettings:
    """``allow_private``: False, True, or the hosts and networks that may be private. A host is a name or address without its port."""

    deadline_seconds: float = 8.0
    workers: int = 8
    per_host_seconds: float = 0.5
    max_attempts: int = 4
    retry_seconds: float = 30.0
    max_bytes: int = 10_000_000
    allow_private: bool | tuple[str, ...] = False
    proxy: str | None = None
    keep_pages_days: int = 30
    keep_pages_mb: int = 500


@dataclass(frozen=True, slots=True)
class ReviewSettings:
    """``properties`` are pairs: our name of a note's property, the person's. ``note_language`` "recipe": the recipe's own.

    ``failed_links``: the file of the page of failed links, None for none.
    """

    approved_folder: Path | None = None
    rejected_folder: Path | None = None
    template: Path | None = None
    note_language: str = "en"
    properties: tuple[tuple[str, str], ...] = ()
    removed_after_seconds: float = 3600.0
    failed_links: Path | None = None


@dataclass(frozen=True, slots=True)
class WebSettings:
    enabled: bool = False
    host: str = "127.0.0.1"
    port: int = 8787


@dataclass(frozen=True, slots=True)
class Settings:
    """``config_file`` is None where the defaults were used."""

    drop_folder: Path
    review_folder: Path
    state_folder: Path
    intake: IntakeSettings = field(default_factory=IntakeSettings)
    fetch: FetchSettings = field(default_factory=FetchSettings)
    review: ReviewSettings = field(default_factory=ReviewSettings)
    web: WebSettings = field(default_factory=WebSettings)
    config_file: Path | None = None
