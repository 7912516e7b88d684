"""The preview's server: for this machine only, and no request can name a file."""

import sys
import webbrowser
from functools import cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, cast
from urllib.parse import parse_qs, urlsplit

import msgspec

from serai.book.cards import EffectWords
from serai.book.grammar import spoken_languages
from serai.book.languages import LANGUAGES, TABLE
from serai.book.preview.contents import contents
from serai.book.preview.shelf import Shelf
from serai.book.preview.tale_view import Asked, tale_view

if TYPE_CHECKING:
    from collections.abc import Callable

HOST = "127.0.0.1"
USUAL_PORT = 8765
HIGHEST_PORT = 65535
# A line now and then, so that a closed page is noticed and its thread ends.
HEARTBEAT = 10.0
LANGUAGES_SCRIPT = "languages.js"
CHECKBOXES = b"<!-- languages -->"
SCRIPTS = ("page.js", "pieces.js", "memory.js", "state.js", LANGUAGES_SCRIPT)
ASSETS = {
    "/": ("page.html", "text/html; charset=utf-8"),
    "/page.css": ("page.css", "text/css; charset=utf-8"),
    "/star.svg": ("star.svg", "image/svg+xml"),
    **{f"/{name}": (name, "text/javascript; charset=utf-8") for name in SCRIPTS},
}
# A pack may come from anybody, so its words must never become anything but words.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


class PreviewError(Exception):
    """The preview cannot be served; the sentence says why."""


class Preview(ThreadingHTTPServer):
    """Serves one pack to browsers on this machine."""

    daemon_threads = True

    def __init__(self, shelf: Shelf, port: int = 0) -> None:
        self.shelf = shelf
        super().__init__((HOST, port), _Handler)

    @property
    def port(self) -> int:
        return self.server_address[1]

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}/"

    def handle_error(self, request: object, client_address: object) -> None:  # noqa: ARG002
        """A browser that went away is no news; anything else is one line, and the preview goes on."""
        error = sys.exception()
        if not isinstance(error, OSError):
            print(f"The preview could not answer: {error!r}", file=sys.stderr)

    def close(self) -> None:
        """Ends the watching and the listening; call it after `serve_forever` has returned."""
        self.shelf.close()
        self.server_close()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "serai"
    sys_version = ""
    timeout = 60

    @property
    def preview(self) -> Preview:
        return cast("Preview", self.server)

    def do_GET(self) -> None:
        # A page elsewhere could give this machine a name of its own and read along; its Host betrays it.
        if self.headers.get("Host") not in (f"{HOST}:{self.preview.port}", f"localhost:{self.preview.port}"):
            self.refuse(HTTPStatus.FORBIDDEN, "The preview answers this machine only.")
            return
        try:
            address = urlsplit(self.path)
            given = {name: values[-1] for name, values in parse_qs(address.query, max_num_fields=10).items()}
        except ValueError:
            self.refuse(HTTPStatus.BAD_REQUEST, "This address cannot be read.")
            return
        answers: dict[str, Callable[[dict[str, str]], None]] = {
            "/contents.json": self.contents,
            "/tale.json": self.tale,
            "/events": self.events,
        }
        if address.path in ASSETS:
            name, kind = ASSETS[address.path]
            self.answer(asset(name), kind)
        elif address.path in answers:
            answers[address.path](given)
        else:
            self.refuse(HTTPStatus.NOT_FOUND, "There is nothing at this address.")

    def contents(self, given: dict[str, str]) -> None:
        found = contents(self.preview.shelf.reading, given.get("search", "")[:200])
        self.answer(msgspec.json.encode(found), "application/json")

    def tale(self, given: dict[str, str]) -> None:
        wanted = given.get("languages", "").split(",")
        asked = Asked(
            languages=tuple(language for language in LANGUAGES if language in wanted) or LANGUAGES[:1],
            being=given.get("being", ""),
            adjective=given.get("adjective", ""),
            hero="f" if given.get("hero") == "f" else "m",
        )
        view = tale_view(self.preview.shelf.reading, given.get("strip", ""), asked)
        if view is None:
            self.refuse(HTTPStatus.NOT_FOUND, "There is no tale of this id that can be read.")
        else:
            self.answer(msgspec.json.encode(view), "application/json")

    def events(self, _: dict[str, str]) -> None:
        """Server-sent events: the version of the newest reading, each time there is one."""
        self.close_connection = True
        self.head(HTTPStatus.OK, "text/event-stream")
        shelf, told = self.preview.shelf, -1
        while not shelf.closed:
            reading = shelf.wait(told, HEARTBEAT)
            line = f"data: {reading.version}\n\n" if reading.version > told else ": still here\n\n"
            told = reading.version
            self.wfile.write(line.encode())
            self.wfile.flush()

    def answer(self, body: bytes, kind: str, status: HTTPStatus = HTTPStatus.OK) -> None:
        self.head(status, kind, len(body))
        self.wfile.write(body)

    def refuse(self, status: HTTPStatus, sentence: str) -> None:
        self.answer(sentence.encode(), "text/plain; charset=utf-8", status)

    def head(self, status: HTTPStatus, kind: str, length: int | None = None) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        if length is None:
            self.send_header("Connection", "close")
        else:
            self.send_header("Content-Length", str(length))
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the library's name)
        """Nothing: the terminal belongs to the author."""


@cache
def asset(name: str) -> bytes:
    """One of the page's own files; which languages there are comes from their table."""
    if name == LANGUAGES_SCRIPT:
        return f"export const LANGUAGES = {msgspec.json.encode(_told_languages()).decode()};\n".encode()
    found = (files("serai.book.preview") / name).read_bytes()
    return found.replace(CHECKBOXES, _checkboxes().encode())


def _told_languages() -> dict[str, str]:
    return {language: TABLE[language].english for language in spoken_languages()}


def _checkboxes() -> str:
    named = enumerate(_told_languages().items())
    return "\n      ".join(
        f'<label><input type="checkbox" name="language" value="{language}"{" checked" * (number == 0)}>'
        f" {name}</label>"
        for number, (language, name) in named
    )


def serve(
    root: Path, effects: EffectWords | None = None, port: int | None = None, show: bool = False
) -> None:
    """Serves the preview of a pack until it is interrupted. `show` opens it in the browser."""
    if port is not None and not 0 <= port <= HIGHEST_PORT:
        raise PreviewError(f"{port} is no port; a port is a number up to {HIGHEST_PORT}.")
    preview = _bound(Shelf(root, effects), port)
    preview.shelf.watch()
    print(f"The preview of {root} is at {preview.url} (Ctrl+C ends it).", flush=True)
    if show:
        webbrowser.open(preview.url)
    try:
        preview.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        preview.close()


def _bound(shelf: Shelf, port: int | None) -> Preview:
    """At the port that was asked for, else at the usual one, else at any that is free."""
    try:
        return Preview(shelf, USUAL_PORT if port is None else port)
    except OSError as error:
        if port is not None:
            raise PreviewError(f"Port {port} cannot be used: {error.strerror or error}.") from None
        return Preview(shelf)
