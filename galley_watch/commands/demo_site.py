"""The sample pages on loopback and the links to them (shell): what ``demo`` plays with. All recipes are made up."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType

PAGES = Path(__file__).parent.parent / "demo_pages"
_HANGING_PAGE = "/asleep.html"

_RAW_RECIPE = """\
Grandmother's cucumber salad

Ingredients
2 cucumbers
1 tsp salt
3 tbsp white vinegar
1 tbsp sugar
2 tbsp dill, chopped

Method
1. Slice the cucumbers thinly, salt them and let them stand for half an hour.
2. Press out the water.
3. Stir vinegar and sugar together, pour it over the cucumbers and add the dill.
"""


class DemoSite:
    """A context: while it is open, ``address`` serves the sample pages to this machine only."""

    def __init__(self) -> None:
        self._closing = threading.Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self._closing))
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), name="demo site", daemon=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def __enter__(self) -> DemoSite:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._closing.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


def _handler(closing: threading.Event) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = self.path.split("?")[0]
            if path == _HANGING_PAGE:
                closing.wait(60)
                return
            page = PAGES / path.lstrip("/")
            if page.parent != PAGES or not page.is_file():
                self.send_error(404)
                return
            body = page.read_bytes()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is http.server's
            return

    return Handler


def drop_links(folder: Path, address: str) -> list[str]:
    """Save links to the sample pages in each form that a person might; the names of the files."""
    bookmarks = "".join(
        f'        <DT><A HREF="{address}/{page}">{title}</A>\n'
        for page, title in (
            ("kartoffelauflauf.html", "Kartoffelauflauf mit Birnen"),
            ("plum-cake.html", "Plum cake"),
            ("broken.html", "A page that is broken"),
            (_HANGING_PAGE.lstrip("/"), "A page that never answers"),
        )
    )
    files = {
        "Leek soup.url": f"[InternetShortcut]\r\nURL={address}/leek-barley-soup.html\r\n",
        "Leek soup from a mail.url": f"[InternetShortcut]\r\nURL={address}/leek-barley-soup.html?utm_source=mail\r\n",
        "weekend.txt": f"{address}/rosemary-flatbread.html\n{address}/buttermilk-waffles.html\n",
        "bookmarks.html": "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<TITLE>Bookmarks</TITLE>\n<H1>Bookmarks</H1>\n<DL><p>\n"
        f"    <DT><H3>Recipes</H3>\n    <DL><p>\n{bookmarks}    </DL><p>\n</DL><p>\n",
        "cucumber salad.txt": _RAW_RECIPE,
    }
    for name, text in files.items():
        (folder / name).write_bytes(text.encode())
    return list(files)
