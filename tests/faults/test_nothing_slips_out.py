"""What must not get anywhere: a person's password in a link, and a page's text as commands to a terminal."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.faults.invariants import check_quiet
from tests.faults.product import COMMAND, Product
from tests.faults.site import Exchange, Site, answer, page, recipe_page, redirect

SECRET = "open-sesame-4711"
ESC, OVERRIDE, ISOLATE = "\x1b", "\u202e", "\u2066"
EVIL = f"{ESC}[31mRed{ESC}]0;title\x07 {OVERRIDE}reversed{ISOLATE}hidden\u200f \x9b2J soup"


def written_by_us(product: Product) -> Iterator[Path]:
    """Every file of the installation besides what the person dropped."""
    for path in product.folder.rglob("*"):
        if path.is_file() and not path.is_relative_to(product.drop):
            yield path


@pytest.mark.parametrize("beside_agent", [False, True], ids=["once", "beside the agent"])
def test_a_password_in_a_link_is_kept_nowhere(product: Product, site: Site, beside_agent: bool) -> None:
    product.configure({}, {"max_attempts": 1, "allow_private": ["127.0.0.1"]})
    person = f"http://ada:{SECRET}@127.0.0.1"
    site.pages |= {"/moved": redirect(f"{person}:{site.port}/good/moved"), "/away": redirect(f"http://ada:{SECRET}@10.1.2.3/")}
    links = [
        f"{person}:{site.port}/good/soup",
        f"{person}:{site.port}/missing",
        f"{person}:{site.port}/hang",
        f"http://{SECRET}@127.0.0.1:{site.port}/moved",
        site.url("/away"),
        f"{person}:99999/port",
        f"http://ada:{SECRET}@10.1.2.3/refused",
        f"http://ada:{SECRET}@exa<mple/",
        f"http://ada:{SECRET}@[::1/",
        f"http://ada:{SECRET}#1@127.0.0.1/",
        f"http://ada:{SECRET}/x@127.0.0.1/",
        f"http:ada:{SECRET}@127.0.0.1/",
        f"ftp://ada:{SECRET}@127.0.0.1/file",
    ]
    product.drop_urls(links)
    (product.drop / "list.txt").write_text("\n".join(links) + "\n")
    (product.drop / "list.html").write_text("<DL>" + "".join(f'<DT><A HREF="{link}">A link</A>\n' for link in links) + "</DL>")
    said = []
    if beside_agent:
        product.start()
        product.wait_until(lambda: len(product.jobs()) >= 5)
        said.append(product.call("add", f"{person}:{site.port}/good/by-hand"))
        product.wait_until(lambda: site.url("/good/by-hand") in product.by_url() and product.is_quiet())
        assert product.stop() == 0
    else:
        said += [product.once(), product.call("add", f"{person}:{site.port}/good/by-hand"), product.once()]
    said += [product.call(*words) for words in (("list",), ("list", "--json"), ("status",), ("status", "--json"))]
    good = [site.url("/good/soup"), site.url("/moved"), site.url("/good/by-hand")]
    check_quiet(product, good, good)
    for path in written_by_us(product):
        assert SECRET.encode() not in path.read_bytes(), f"the password stands in {path.relative_to(product.folder)}"
    for answered in said:
        assert SECRET not in answered.stdout + answered.stderr
    assert not any("authorization" in headers for headers in site.headers)
    assert not any(SECRET in value for headers in site.headers for value in headers.values())


def commands_to_a_terminal(text: str) -> set[str]:
    """Characters that move a cursor, reorder a line or hide in it."""
    return {ascii(c) for c in text if unicodedata.category(c) in ("Cc", "Cf", "Co", "Cs") and c != "\n"}


def serve_evil(site: Site) -> None:
    async def evil_type(exchange: Exchange) -> None:
        await exchange.send(f"HTTP/1.1 200 OK\r\nContent-Type: app/{EVIL}\r\nContent-Length: 2\r\n\r\nhi".encode())

    site.pages |= {
        "/title": page(recipe_page(EVIL, more_steps=[f"Stir {EVIL}."])),
        "/type": evil_type,
        "/encoding": answer("200 OK", b"hi", Content_Encoding=EVIL.replace("\x07", "")),
        "/location": redirect(f"http://{EVIL}/"),
        "/nothing": page(f"<title>{EVIL}</title><h1>{EVIL}</h1>".encode()),
        "/status": answer(f"404 {EVIL}"),
    }


def drop_evil(product: Product, site: Site) -> list[str]:
    paths = ["/title", "/type", "/encoding", "/location", "/nothing", "/status"]
    for number, path in enumerate(paths):
        product.drop_url(f"{number} {ESC}[2J{OVERRIDE}.url", site.url(path))
    (product.drop / f"broken {ESC}[2J.webloc").write_bytes(b"<plist>")
    (product.drop / f"list {OVERRIDE}.txt").write_text(f"http://exa{ESC}[31mmple/\nhttp://{OVERRIDE}example/\n", "utf-8")
    (product.drop / "marks.html").write_text(f'<DL><DT><A HREF="{site.url("/missing")}">{EVIL}</A></DL>', "utf-8")
    (product.drop / "raw.txt").write_text(
        f"{EVIL}\n\nIngredients\n2 leeks\n500 ml milk\n1 tbsp butter\n\nMethod\n1. Soften the leeks.\n2. Pour in the milk.\n", "utf-8"
    )
    return [site.url(path) for path in paths]


def test_page_text_is_escaped_in_the_log_and_in_what_commands_say(product: Product, site: Site) -> None:
    product.configure({}, {"max_attempts": 1})
    serve_evil(site)
    urls = drop_evil(product, site)
    product.start()
    product.wait_until(lambda: len(product.jobs()) >= 8 and product.is_quiet())
    assert product.stop() == 0
    check_quiet(product, urls, [site.url("/title")])
    assert commands_to_a_terminal(product.log.read_text("utf-8")) == set()
    assert "soup" in product.log.read_text("utf-8")
    for words in (
        ("list",),
        ("list", "--json"),
        ("status",),
        ("status", "--json"),
        ("retry", "--code", "not_html"),
        ("add", f"http://{EVIL}/"),
    ):
        said = product.call(*words)
        assert commands_to_a_terminal(said.stdout + said.stderr) == set(), words
    for note in product.notes():
        assert commands_to_a_terminal(note.name) == set()


def test_page_text_is_escaped_on_a_terminal(product: Product, site: Site) -> None:
    product.configure({}, {"max_attempts": 1})
    serve_evil(site)
    drop_evil(product, site)
    ours, theirs = pty.openpty()
    environment = {**product.environment(), "TERM": "xterm"}
    process = subprocess.Popen([*COMMAND, "run", "--once"], stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    shown = b""
    with suppress(OSError):  # a terminal whose other end was closed
        while part := os.read(ours, 65536):
            shown += part
    os.close(ours)
    assert process.wait(60) == 0
    text = shown.decode("utf-8")
    assert "\r\x1b[K" in text, "the live line was shown"
    own = re.sub(r"\r\x1b\[K|\r\n", "\n", text)
    assert commands_to_a_terminal(own) == set()
