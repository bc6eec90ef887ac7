"""The documentation says what the program does: each command, each configuration key, both set-up commands."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest
import yaml

from galley_watch.commands.command_line import COMMANDS, build_parser
from galley_watch.config import read_settings
from galley_watch.config.keys import BOUNDS, all_keys
from galley_watch.errors import ErrorCode
from galley_watch.notes import render_note
from galley_watch.score import WEIGHTS
from galley_watch.values.page import FetchedPage
from galley_watch.values.staged import StagedRecipe
from galley_watch.worker.reading import read_payload
from tests.test_architecture import PACKAGE, ROOMS, room_of

ROOT = Path(__file__).parent.parent


def text_of(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def section_of(document: str, heading: str) -> str:
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", document, re.M | re.S)
    assert found, f"there is no section {heading}"
    return found[1]


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_is_explained_with_its_options(command: str) -> None:
    section = section_of(text_of("docs/commands.md"), command)
    assert f"galley-watch {command}" in section
    [choices] = [action.choices for action in build_parser(command)._actions if action.dest == "command"]
    assert choices
    actions = dict(choices)[command]._actions
    options = [o for action in actions for o in action.option_strings if o.startswith("--")]
    assert "--config" in options
    assert [o for o in options if o not in ("--help", "--config") and f"{o}" not in section] == []
    listed = [action for action in actions if action.dest != "code"]  # codes of errors are more than a list would help
    assert [choice for action in listed for choice in action.choices or () if str(choice) not in section] == []


def test_no_command_is_explained_that_is_not_there() -> None:
    assert set(re.findall(r"^## (\S+)$", text_of("docs/commands.md"), re.M)) == set(COMMANDS)


@pytest.mark.parametrize(("section", "key"), all_keys())
def test_each_key_is_explained_and_in_the_example(section: str, key: str) -> None:
    heading = f"`[{section}]`" if section else "Folders (top of the file)"
    assert f"- `{key}` (default" in section_of(text_of("docs/configuration.md"), heading)
    assert re.search(rf"^(# )?{key} = ", text_of("config.example.toml"), re.M)


@pytest.mark.parametrize(("section", "key"), BOUNDS)
def test_the_bounds_of_each_number_are_told(section: str, key: str) -> None:
    low, high = BOUNDS[section, key]
    line = re.search(rf"^- `{key}`.*$", section_of(text_of("docs/configuration.md"), f"`[{section}]`"), re.M)
    assert line
    told = re.search(r"from ([\d.]+) to (\d+)\)", line[0])
    assert told
    assert (float(told[1]), float(told[2])) == (low, high)


def test_no_key_is_explained_that_is_not_there() -> None:
    told = re.findall(r"^- `(\w+)` \(default", text_of("docs/configuration.md"), re.M)
    assert sorted(told) == sorted(key for _, key in all_keys())


def test_each_dependency_has_its_line() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    names = {re.match(r"[\w-]+", requirement)[0] for requirement in project["dependencies"]}  # type: ignore[index] # each begins with a name
    assert set(re.findall(r"^\| ([\w-]+) \|", text_of("docs/dependencies.md"), re.M)) - {"library"} == names
    for requirement in project["optional-dependencies"]["test"]:
        name = re.split(r"[><=\[]", requirement)[0]
        told = text_of("docs/dependencies.md").lower()
        assert name.lower().removesuffix("-stubs").removeprefix("types-") in told, name


def rooms_described() -> dict[str, str]:
    """Each room's door, by the room's name."""
    rows = [re.split(r" (?<!\\)\| ?", line.strip("| ")) for line in text_of("docs/architecture.md").splitlines() if line.startswith("| `")]
    return {re.split(r"/|\.py", cells[0].strip("`"))[0]: cells[-1] for cells in rows if cells[1] in ("pure", "shell", "–")}


def test_each_room_has_its_row() -> None:
    assert set(rooms_described()) == set(ROOMS) - {"__main__"}


@pytest.mark.parametrize("room", rooms_described())
def test_each_door_is_there(room: str) -> None:
    code = "".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py") if room_of(path) in (room, "errors"))
    for named in re.findall(r"`([^`]*)`", rooms_described()[room]):
        call = re.match(r"(?:async with )?(?:\w+\.)*(\w+)\(", named)
        assert call is None or re.search(rf"\b(?:def|class) {call[1]}\b", code), named


@pytest.mark.parametrize("document", sorted(path.name for path in (ROOT / "docs").glob("*.md")))
def test_files_of_the_project_that_are_named_are_there(document: str) -> None:
    """A path may be written from the project's folder, the package's, a room's or the tests' down."""
    folders = [ROOT, PACKAGE, *(path for top in (PACKAGE, ROOT / "tests") for path in top.rglob("*") if path.is_dir())]
    for named in re.findall(
        r"`((?:[a-z_]+/)*[a-z_]+\.py|(?:galley_watch|benchmarks|fixtures|docs|tests)/[a-z0-9_/.-]*)`", text_of(f"docs/{document}")
    ):
        assert any((folder / named).exists() for folder in folders), named


def test_the_readme_has_exactly_two_set_up_commands() -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```$", text_of("README.md"), re.M | re.S)
    assert len(blocks) == 2
    for block in blocks:
        assert block.count("\n") == 1
        assert shlex.split(block)[:3] == ["python3", "-m", "venv"]
    assert blocks[0].strip().endswith("galley-watch demo")
    assert blocks[1].strip().endswith("-m pytest")


def test_the_units_of_the_service_start_a_command_that_there_is() -> None:
    units = re.findall(r"^```ini\n(.*?)^```$", text_of("docs/service.md"), re.M | re.S)
    assert len(units) == 2
    for unit in units:
        parsed = configparser.ConfigParser(interpolation=None)
        parsed.optionxform = str  # type: ignore[assignment, method-assign] # the documented way to keep the case of keys
        parsed.read_string(unit)
        program, *words = shlex.split(parsed["Service"]["ExecStart"])
        assert program.endswith("/.venv/bin/galley-watch")
        build_parser(words[0]).parse_args(words)


def test_the_container_has_the_folders_that_its_configuration_names_and_runs_commands_that_there_are() -> None:
    settings = read_settings(ROOT / "docs/container/config.toml", {})
    [service] = yaml.safe_load(text_of("docs/container/compose.yaml"))["services"].values()
    mounted = {volume.split(":")[1]: volume.endswith(":ro") for volume in service["volumes"]}
    assert mounted == {str(settings.drop_folder): True, str(settings.review_folder): False, str(settings.state_folder): False}
    dockerfile = text_of("docs/container/Dockerfile")
    [program, *words] = json.loads(re.search(r"^HEALTHCHECK .* CMD (.*)$", dockerfile, re.M)[1])  # type: ignore[index] # or it fails here
    assert [program, *json.loads(re.search(r"^ENTRYPOINT (.*)$", dockerfile, re.M)[1])] == ["galley-watch"] * 2  # type: ignore[index]
    for command in (words, json.loads(re.search(r"^CMD (.*)$", dockerfile, re.M)[1])):  # type: ignore[index]
        build_parser(command[0]).parse_args(command)
    for line in re.findall(r"^COPY (.*) \S+$", dockerfile, re.M):
        assert [name for name in line.split() if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("document", ["README.md", "docs/configuration.md", "docs/commands.md", "docs/service.md"])
def test_every_command_line_in_the_documents_is_one(document: str) -> None:
    for line in re.findall(r"`(?:\.venv/bin/)?galley-watch ([a-z][^`]*)`", text_of(document)):
        command, *rest = shlex.split(line)
        assert command in COMMANDS, line
        build_parser(command).parse_args([command, *rest])


@pytest.mark.parametrize("code", ErrorCode)
def test_no_advice_names_a_command_that_is_not_there(code: ErrorCode) -> None:
    from galley_watch.errors import WHAT_TO_DO

    for line in re.findall(r"`galley-watch ([^`]*)`", WHAT_TO_DO[code]):
        command, *rest = shlex.split(line)
        build_parser(command).parse_args([command, *rest])


@pytest.mark.parametrize("document", ["README.md", *sorted(str(p.relative_to(ROOT)) for p in (ROOT / "docs").rglob("*.md"))])
def test_links_between_documents_lead_somewhere(document: str) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", text_of(document)):
        assert ((ROOT / document).parent / target).exists(), target


def test_the_note_that_the_readme_shows_is_the_one_that_the_demo_writes() -> None:
    shown = re.search(r"^```markdown\n(.*?)^```", text_of("README.md"), re.M | re.S)
    assert shown
    page = FetchedPage("https://example.org/waffles", (PACKAGE / "demo_pages" / "buttermilk-waffles.html").read_bytes())
    assert shown[1] in render_note(StagedRecipe(1, 1, "r-1", "https://example.org/waffles", 0, read_payload(page)))


def test_the_doubts_that_the_readme_quotes_are_ones_that_a_note_says() -> None:
    line = re.search(r"^Where something is doubtful.*$", text_of("README.md"), re.M)
    assert line
    said = {re.sub(r"\{\d\}", "N", words) for _, words in WEIGHTS.values()}
    quoted = [re.sub(r"\d+", "N", words) for words in re.findall(r'"([^"]*)"', line[0])]
    assert quoted
    assert set(quoted) <= said
