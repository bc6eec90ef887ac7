"""The configuration file, and settings that are allowed and yet look wrong (shell)."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.parse import urlsplit

from galley_watch.addresses import refusal
from galley_watch.checks.check import Check, note, ok, problem
from galley_watch.config import check_apart, lies_within, without_effect
from galley_watch.errors import AgentError
from galley_watch.note_layout import load_layout
from galley_watch.values.settings import FetchSettings, IntakeSettings, Settings

_PROXY_VARIABLES = ("https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY")


def refused(error: AgentError) -> Check:
    """Of a configuration that cannot be used at all."""
    return problem("configuration", error.sentence, error.advice, is_configuration=True)


def configuration_checks(settings: Settings, environment: Mapping[str, str]) -> Iterator[Check]:
    """Of a file that could be read: the folders it names stay apart, its template can be taken, and what looks wrong in it."""
    if settings.config_file is None:
        yield ok("configuration", "There is no configuration file; the defaults are used.")
    else:
        yield ok("configuration", f"{settings.config_file} can be read, and every key in it is known.")
    try:
        check_apart(settings)
    except AgentError as error:
        yield refused(error)
    yield from _folders_in_each_other(settings)
    yield _template(settings)
    yield from odd_settings(settings, environment)


def odd_settings(settings: Settings, environment: Mapping[str, str]) -> Iterator[Check]:
    """Settings that do not do what whoever wrote them may believe."""
    yield from _choice(settings.intake)
    yield from _private(settings.fetch)
    yield from _proxy(settings.fetch, environment)
    if (sentence := without_effect(settings)) is not None:
        yield note("settings", sentence, "Nothing listens on a port; review the notes in the review folder.")


def _folders_in_each_other(settings: Settings) -> Iterator[Check]:
    """Overlaps that do no harm at once, and so are not refused."""
    state, review = settings.state_folder, settings.review_folder
    others = {"approved_folder": settings.review.approved_folder, "rejected_folder": settings.review.rejected_folder}
    notes = {"review_folder": review, **{name: folder for name, folder in others.items() if folder is not None}}
    for name, folder in notes.items():
        if lies_within(state, folder):
            message = f"The ledger's folder (state_folder, {state}) lies in {name} ({folder}), among your notes."
            yield note("settings", message, "Give state_folder a folder of its own, so that no note program opens or moves the ledger.")
            break
    for name, decided in others.items():
        if decided is not None and _are_one(decided, review):
            yield note("settings", f"{name} is the review folder itself: notes stay there when you decide.", f"Name another {name}.")
    both = [folder for folder in others.values() if folder is not None]
    if len(both) == 2 and _are_one(*both):
        message = "approved_folder and rejected_folder are the same folder: a note that you move there by hand decides nothing."
        yield note("settings", message, "Name two folders.")


def _are_one(folder: Path, other: Path) -> bool:
    return lies_within(folder, other) and lies_within(other, folder)


def _template(settings: Settings) -> Check:
    try:
        load_layout(settings.review)
    except AgentError as error:
        return problem("template", error.sentence, error.advice, is_configuration=True)
    if settings.review.template is None:
        return ok("template", "Notes are written with the bundled template.")
    return ok("template", f"The template {settings.review.template} can be used.")


def _choice(intake: IntakeSettings) -> Iterator[Check]:
    never = sorted(set(map(str.lower, intake.only_hosts)) & set(map(str.lower, intake.skip_hosts)))
    if never:
        message = f"{', '.join(never)} stands in only_hosts and in skip_hosts: its links are never taken."
        yield note("settings", message, "Take it out of one of the two.")
    elif intake.only_hosts:
        yield note("settings", f"Only links of these hosts are taken: {', '.join(intake.only_hosts)} (only_hosts in [intake]).")


def _private(fetch: FetchSettings) -> Iterator[Check]:
    entries = fetch.allow_private if isinstance(fetch.allow_private, tuple) else ()
    if fetch.allow_private is True or any(_is_everything(entry) for entry in entries):
        message = "allow_private lets every link lead into your own network: routers, printers, other programs of this machine."
        yield note("settings", message, 'Name what may be asked: allow_private = ["nas.local"].')
    for entry in entries:
        if not _is_everything(entry) and _is_public(entry):
            message = f"{entry} in allow_private is a public address: naming it changes nothing."
            yield note("settings", message, "Take it out, or correct it.")


def _is_everything(entry: str) -> bool:
    return entry.endswith("/0")


def _is_public(entry: str) -> bool:
    """Only of an address or network: what a name leads to is not looked up here."""
    try:
        network = ipaddress.ip_network(entry.strip("[]"), strict=False)
    except ValueError:
        return False
    return all(refusal(str(address)) is None for address in (network[0], network[-1]))


def _proxy(fetch: FetchSettings, environment: Mapping[str, str]) -> Iterator[Check]:
    if fetch.proxy is None:
        variable = next((name for name in _PROXY_VARIABLES if environment.get(name)), None)
        if variable:
            message = f"The environment names a proxy ({variable}), and galley-watch does not use it: pages are asked for directly."
            yield note("settings", message, "Where pages are reached through the proxy only, set proxy in [fetch].")
        return
    parts = urlsplit(fetch.proxy)
    shown = f"{parts.scheme}://{parts.hostname}"  # without the password that may stand in it
    if _port(fetch.proxy) is None:
        default = 443 if parts.scheme == "https" else 80
        yield note("settings", f"proxy = {shown} names no port, so {default} is used.", "Most proxies have another: http://host:3128.")
    if parts.path not in ("", "/") or parts.query:
        yield note("settings", f"proxy = {shown} has a path behind the host, which no proxy uses.", "Write it as http://host:port.")


def _port(address: str) -> int | None:
    try:
        return urlsplit(address).port
    except ValueError:
        return None
