"""The configuration file: what is read, and that whatever is wrong with it is said in words before anything starts."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
import tomlkit
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.config import check_apart, default_settings, load_settings, prepare_folders, write_config
from galley_watch.config.keys import BOUNDS, SECTIONS, all_keys, keys_of
from galley_watch.errors import AgentError
from galley_watch.values.settings import FetchSettings, IntakeSettings, ReviewSettings, Settings

EXAMPLE = Path(__file__).parent.parent / "config.example.toml"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "GALLEY_WATCH_CONFIG"):
        monkeypatch.delenv(name, raising=False)
    return folder


def written(folder: Path, text: str) -> Path:
    path = folder / "config.toml"
    path.write_text(text, "utf-8")
    return path


def refused(path: Path) -> AgentError:
    with pytest.raises(AgentError) as caught:
        load_settings(path, {})
    assert caught.value.exit_status == 2
    return caught.value


# --- which file ---------------------------------------------------------------------------------------------------------


def test_without_any_file_the_defaults_work(home: Path) -> None:
    settings = load_settings(None, {})
    assert settings.config_file is None
    assert settings.drop_folder == home / "Galley/Drop"
    assert settings.review_folder == home / "Galley/Review"
    assert settings.state_folder.is_relative_to(home)
    assert settings.fetch == FetchSettings()


def test_the_named_file_wins_over_the_environment_and_that_over_the_platform(home: Path, tmp_path: Path) -> None:
    import platformdirs

    usual = platformdirs.user_config_path("galley-watch", appauthor=False) / "config.toml"
    usual.parent.mkdir(parents=True)
    usual.write_text("[fetch]\nworkers = 1\n")
    by_environment = tmp_path / "environment.toml"
    by_environment.write_text("[fetch]\nworkers = 2\n")
    named = written(tmp_path, "[fetch]\nworkers = 3\n")
    environment = {"GALLEY_WATCH_CONFIG": str(by_environment)}
    assert load_settings(None, {}).fetch.workers == 1
    assert load_settings(None, environment).fetch.workers == 2
    assert load_settings(named, environment).fetch.workers == 3
    assert load_settings(named, environment).config_file == named


def test_a_named_file_that_is_missing_is_an_error(tmp_path: Path) -> None:
    assert "There is no configuration file" in str(refused(tmp_path / "missing.toml"))
    with pytest.raises(AgentError, match=r"missing\.toml\. \(GALLEY_WATCH_CONFIG names it\.\) Run `galley-watch init`"):
        load_settings(None, {"GALLEY_WATCH_CONFIG": str(tmp_path / "missing.toml")})


def test_paths_are_relative_to_the_file_and_know_the_home_folder(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, 'drop_folder = "in/links"\nreview_folder = "~/Notes"\n[review]\napproved_folder = "done"\n')
    monkeypatch.chdir(home)
    settings = load_settings(path, {})
    assert settings.drop_folder == tmp_path / "in/links"
    assert settings.review_folder == home / "Notes"
    assert settings.review == ReviewSettings(approved_folder=tmp_path / "done")


def test_values_arrive_in_their_types(tmp_path: Path) -> None:
    settings = load_settings(
        written(
            tmp_path,
            '[intake]\nsettle_seconds = 2\nafter = "archive"\nskip_hosts = ["shop.example"]\n'
            '[fetch]\nallow_private = ["nas.local", "192.168.1.0/24", "::1"]\nproxy = "http://127.0.0.1:3128"\n[web]\nenabled = true\n',
        ),
        {},
    )
    assert settings.intake == IntakeSettings(settle_seconds=2.0, after="archive", skip_hosts=("shop.example",))
    assert isinstance(settings.intake.settle_seconds, float)
    assert settings.fetch.allow_private == ("nas.local", "192.168.1.0/24", "::1")
    assert settings.fetch.proxy == "http://127.0.0.1:3128"
    assert settings.web.enabled


# --- what is wrong, in words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[fetch]\n\ndeadline_second = 3\n", ["line 3", "deadline_second", "Did you mean deadline_seconds in [fetch]?"]),
        ("drop_foldr = 'x'\n", ["line 1", "Did you mean drop_folder?"]),
        ("workers = 3\n", ["line 1", "workers belongs under [fetch]"]),
        ("[fetch]\ndrop_folder = 'x'\n", ["belongs at the top of the file"]),
        ("[fetsch]\nworkers = 3\n", ["line 1", "no section fetsch", "Did you mean [fetch]?"]),
        ("fetch = 3\n", ["write [fetch] on a line of its own"]),
        ("[[fetch]]\nworkers = 3\n", ["write [fetch] on a line of its own"]),
        ("[web]\nxyzzy = 1\n", ["The keys here are enabled, host, port."]),
        ("[fetch]\nworkers = '8'\n", ["line 2", "workers in [fetch] must be a whole number"]),
        ("[fetch]\nworkers = 2.5\n", ["must be a whole number"]),
        ("[fetch]\nworkers = true\n", ["must be a whole number"]),
        ("[fetch]\nworkers = 0\n", ["must be from 1 to 64"]),
        ("[fetch]\nworkers = 99999999999999999999999\n", ["must be from 1 to 64"]),
        ("[fetch]\ndeadline_seconds = nan\n", ["must be from 0.1 to 600"]),
        ("[fetch]\ndeadline_seconds = inf\n", ["must be from 0.1 to 600"]),
        ("[fetch]\nproxy = 'nonsense'\n", ["proxy in [fetch] must be an address"]),
        ("[fetch]\nproxy = 'socks5://localhost:1'\n", ["must be an address"]),
        ("[fetch]\nallow_private = 'yes'\n", ["true, false or a list of hosts"]),
        ("[fetch]\nallow_private = ['nas.local:8080']\n", ["without a port"]),
        ("[fetch]\nallow_private = ['10.0.0.0/99']\n", ["a list of names or addresses"]),
        ("[intake]\nafter = 'delete'\n", ['"leave" or "archive"']),
        ("[intake]\nskip_hosts = ['https://shop.example']\n", ["without http://"]),
        ("[intake]\nonly_folders = 'Recipes'\n", ["a list of texts"]),
        ("[web]\nenabled = 1\n", ["true or false"]),
        ("drop_folder = ''\n", ["must be a text that is not empty"]),
        ("drop_folder = 3\n", ["must be a text in quotes"]),
        ("[review]\nfailed_links = 'Failed links'\n", ["line 2", "must be a Markdown file"]),
        ('drop_folder = "a\\u0000b"\n', ["without the character NUL"]),
        ("drop_folder = '~nobody-of-this-name/x'\n", ["line 1: drop_folder", "home folder", "whole path"]),
        ("[fetch\nworkers = 3\n", ["line 1", "This is not TOML"]),
        ("[fetch]\nworkers = 3\nworkers = 4\n", ["This is not TOML"]),
        ("x = " + "[" * 5000, ["nested"]),
        ("\x1b]0;pwned\x07 = 3\n", ["This is not TOML"]),
        ('"\\u001b[31m" = 3\n', ["\\x1b[31m"]),
    ],
)
def test_what_is_wrong_is_said_in_words(tmp_path: Path, text: str, words: list[str]) -> None:
    said = str(refused(written(tmp_path, text)))
    assert all(word in said for word in words), said
    assert said.isprintable()


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "is a folder" in str(refused(tmp_path))
    not_text = tmp_path / "latin.toml"
    not_text.write_bytes(b"# fine\ndrop_folder = '\xe4'\n")
    assert "line 2: This is not UTF-8 text" in str(refused(not_text))
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * 2_000_000)
    assert "too large" in str(refused(large))
    assert "cannot be read" in str(refused(tmp_path / "a\0b"))
    dangling = tmp_path / "dangling.toml"
    dangling.symlink_to(tmp_path / "nowhere.toml")
    assert "There is no configuration file" in str(refused(dangling))


@given(st.binary(max_size=200))
def test_any_bytes_are_settings_or_a_sentence(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.mktemp("any") / "config.toml"
    path.write_bytes(data)
    said: AgentError | None = None
    try:
        load_settings(path, {})
    except AgentError as error:
        said = error
    assert said is None or (said.exit_status == 2 and said.sentence.isprintable())


# --- folders apart ------------------------------------------------------------------------------------------------------


def at(base: Path, drop: str, review: str = "review", state: str = "state", approved: str | None = None) -> Settings:
    return Settings(base / drop, base / review, base / state, review=ReviewSettings(base / approved if approved else None))


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"drop": "a", "review": "a"}, "review_folder"),
        ({"drop": "a", "review": "a/notes"}, "lies inside drop_folder"),
        ({"drop": "review/in"}, "contains drop_folder"),
        ({"drop": "a", "state": "a/.state"}, "state_folder"),
        ({"drop": "state/deep/er"}, "state_folder"),
        ({"drop": "a", "approved": "a/approved"}, "approved_folder"),
        ({"drop": "a", "review": "b/../a"}, "the same folder as"),
        ({"drop": "a", "review": "./a/./b"}, "lies inside"),
    ],
)
@pytest.mark.parametrize("exist", [True, False])
def test_folders_that_overlap_are_refused(tmp_path: Path, settings: dict[str, str], words: str, exist: bool) -> None:
    chosen = at(tmp_path, **settings)
    if exist:
        for folder in (chosen.drop_folder, chosen.review_folder, chosen.state_folder):
            Path(os.path.normpath(folder)).mkdir(parents=True, exist_ok=True)
    with pytest.raises(AgentError, match=words) as caught:
        check_apart(chosen)
    assert caught.value.exit_status == 2
    assert "come back as links" in str(caught.value)


def test_links_between_folders_are_seen_through(tmp_path: Path) -> None:
    (tmp_path / "drop").mkdir()
    (tmp_path / "other-name").symlink_to(tmp_path / "drop")
    with pytest.raises(AgentError, match="lies inside"):
        check_apart(at(tmp_path, "drop", review="other-name/notes"))
    with pytest.raises(AgentError, match="the same folder"):
        check_apart(at(tmp_path, "other-name", review="drop"))


def test_folders_beside_each_other_are_fine(tmp_path: Path) -> None:
    check_apart(at(tmp_path, "Drop", review="Drop-notes", state="Drop2", approved="review/approved"))
    (tmp_path / "Drop").mkdir()
    check_apart(at(tmp_path, "Drop", review="Drop-notes", state="Drop2", approved="review/approved"))


def test_letter_case_counts_as_the_file_system_says(tmp_path: Path) -> None:
    (tmp_path / "probe").touch()
    settings = at(tmp_path, "galley", review="Galley/notes")
    if (tmp_path / "PROBE").exists():
        with pytest.raises(AgentError):
            check_apart(settings)
    else:
        check_apart(settings)


# --- folders on the disk ------------------------------------------------------------------------------------------------


def test_missing_folders_are_made_and_named(tmp_path: Path) -> None:
    settings = at(tmp_path, "x/drop", review="x/review", approved="x/approved")
    assert set(prepare_folders(settings)) == {tmp_path / "x/drop", tmp_path / "x/review", tmp_path / "x/approved", tmp_path / "state"}
    assert prepare_folders(settings) == ()
    assert list((tmp_path / "x/review").iterdir()) == []
    assert (tmp_path / "state").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("where", ["drop", "review", "state"])
def test_a_file_in_the_way_is_named(tmp_path: Path, where: str) -> None:
    (tmp_path / where).write_text("in the way")
    with pytest.raises(AgentError, match=f"{where}_folder.*a file is in the way") as caught:
        prepare_folders(at(tmp_path, "drop"))
    assert caught.value.exit_status == 1


def test_a_file_above_a_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(AgentError, match="parent folders"):
        prepare_folders(at(tmp_path, "file/drop"))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "review").mkdir(mode=0o500)
    with pytest.raises(AgentError, match=r"review_folder.*may not"):
        prepare_folders(at(tmp_path, "drop"))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may look everywhere")
def test_a_folder_that_may_not_be_looked_at_is_named(tmp_path: Path) -> None:
    (tmp_path / "closed/review").mkdir(parents=True)
    (tmp_path / "closed").chmod(0)
    try:
        with pytest.raises(AgentError, match=r"review_folder.*may not"):
            prepare_folders(at(tmp_path, "drop", review="closed/review"))
    finally:
        (tmp_path / "closed").chmod(0o700)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs /proc, where even root makes no folder")
def test_a_disk_that_takes_nothing_is_named(tmp_path: Path) -> None:
    with pytest.raises(AgentError, match="review_folder") as caught:
        prepare_folders(Settings(tmp_path / "drop", Path("/proc/galley"), tmp_path / "state"))
    assert caught.value.exit_status == 1


# --- writing it, and the example ----------------------------------------------------------------------------------------


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    chosen = at(tmp_path, 'my "drop" ü', review="Révision\\x")
    path = tmp_path / "new/config.toml"
    write_config(path, chosen)
    settings = load_settings(path, {})
    assert (settings.drop_folder, settings.review_folder) == (chosen.drop_folder, chosen.review_folder)
    assert [entry.name for entry in path.parent.iterdir()] == ["config.toml"]


def test_writing_folders_keeps_everything_else(tmp_path: Path) -> None:
    path = written(tmp_path, "# mine\n[fetch]\nworkers = 3 # slow line\n\n[web]\nport = 9000\n")
    write_config(path, at(tmp_path, "drop"))
    settings = load_settings(path, {})
    assert settings.fetch.workers == 3
    assert settings.web.port == 9000
    assert settings.drop_folder == tmp_path / "drop"
    assert "workers = 3 # slow line" in path.read_text()
    assert "# mine" in path.read_text()


def test_the_example_shows_every_key_with_its_default(tmp_path: Path) -> None:
    text = EXAMPLE.read_text("utf-8")
    settings = load_settings(EXAMPLE, {})
    assert settings == Settings(
        **{name: getattr(default_settings(), name) for name in ("drop_folder", "review_folder", "state_folder")}, config_file=EXAMPLE
    )
    shown = tomlkit.parse(text).unwrap()
    for section, key in all_keys():
        place = shown.get(section, {}) if section else shown
        assert key in place or f"# {key} = " in text, f"{key} is missing"
    assert set(SECTIONS) <= set(shown)


def test_each_number_has_its_bounds() -> None:
    assert set(BOUNDS) == {(section, key) for section, key in all_keys() if keys_of(section)[key] in (int, float)}


def test_the_commented_keys_of_the_example_are_right_too(tmp_path: Path) -> None:
    lines = EXAMPLE.read_text("utf-8").splitlines()
    names = {key for _, key in all_keys()}
    opened = [line[2:] if line.startswith("# ") and line[2:].split(" = ")[0] in names else line for line in lines]
    assert opened != lines
    assert load_settings(written(tmp_path, "\n".join(opened)), {}).fetch.proxy


def test_the_page_of_failed_links_lies_anywhere_but_among_the_links(tmp_path: Path) -> None:
    vault = Settings(tmp_path / "vault/links", tmp_path / "vault/notes", tmp_path / "state")
    for place in ("vault/Failed.md", "vault/notes/Failed.md"):
        check_apart(replace(vault, review=ReviewSettings(failed_links=tmp_path / place)))
    with pytest.raises(AgentError, match="lies inside drop_folder"):
        check_apart(replace(vault, review=ReviewSettings(failed_links=tmp_path / "vault/links/sub/Failed.md")))


# --- nobody's home: a container, a service ------------------------------------------------------------------------------


@pytest.fixture
def no_home(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user id that nobody has an entry for, in an environment without HOME."""
    monkeypatch.delenv("HOME")
    monkeypatch.setattr("pwd.getpwuid", lambda _: (_ for _ in ()).throw(KeyError("uid not found")))


@pytest.mark.usefixtures("no_home")
def test_without_a_home_the_three_folders_are_enough(tmp_path: Path) -> None:
    file = written(tmp_path, 'drop_folder = "/drop"\nreview_folder = "/review"\nstate_folder = "/state"\n')
    assert load_settings(file, {}) == Settings(Path("/drop"), Path("/review"), Path("/state"), config_file=file)


@pytest.mark.usefixtures("no_home")
@pytest.mark.parametrize(
    ("text", "key"),
    [(None, "drop_folder"), ("", "drop_folder"), ('drop_folder = "/drop"\nreview_folder = "/review"\n', "state_folder")],
)
def test_without_a_home_it_is_said_which_folder_has_no_place(tmp_path: Path, text: str | None, key: str) -> None:
    with pytest.raises(AgentError) as caught:
        load_settings(None if text is None else written(tmp_path, text), {})
    assert (caught.value.code, caught.value.exit_status) == ("no_home", 2)
    assert str(caught.value).startswith(f"{key} is not named")
