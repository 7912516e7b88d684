"""The HTTP server of the preview: local only, and no request can name a file."""

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
from serai.book.grammar import languages_with_grammar
from serai.book.languages import LANGUAGE_TABLE, LANGUAGES
from serai.book.preview.contents import make_table_of_contents
from serai.book.preview.pack_watcher import PackWatcher
from serai.book.preview.play import ParagraphPlayer, ScenarioMaker
from serai.book.preview.tale_view import ViewOptions, render_tale_view

if TYPE_CHECKING:
    from collections.abc import Callable

HOST = "127.0.0.1"
DEFAULT_PORT = 8765
HIGHEST_PORT = 65535
# Seconds between lines on the event stream; writing to a closed page ends its thread.
HEARTBEAT = 10.0
LANGUAGES_SCRIPT = "languages.js"
CHECKBOXES = b"<!-- languages -->"
SCRIPTS = ("page.js", "components.js", "preferences.js", "state.js", LANGUAGES_SCRIPT)
ASSETS = {
    "/": ("page.html", "text/html; charset=utf-8"),
    "/page.css": ("page.css", "text/css; charset=utf-8"),
    "/star.svg": ("star.svg", "image/svg+xml"),
    **{f"/{name}": (name, "text/javascript; charset=utf-8") for name in SCRIPTS},
}
# A pack may come from anybody, so its texts must never run as code.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


class PreviewError(Exception):
    """The preview cannot be served; the message says why."""


class Preview(ThreadingHTTPServer):
    """Serves one pack to browsers on this machine."""

    daemon_threads = True

    def __init__(self, watcher: PackWatcher, port: int = 0, maker: ScenarioMaker | None = None) -> None:
        self.watcher = watcher
        self.player = ParagraphPlayer(watcher.root, maker)
        super().__init__((HOST, port), _Handler)

    @property
    def port(self) -> int:
        return self.server_address[1]

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}/"

    def handle_error(self, request: object, client_address: object) -> None:  # noqa: ARG002
        """Ignores browsers that disconnect; prints any other error in one line and continues."""
        error = sys.exception()
        if not isinstance(error, OSError):
            print(f"The preview could not answer: {error!r}", file=sys.stderr)

    def close(self) -> None:
        """Stops watching and listening; call it after `serve_forever` has returned."""
        self.watcher.close()
        self.server_close()
        self.player.close()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "serai"
    sys_version = ""
    timeout = 60

    @property
    def preview(self) -> Preview:
        return cast("Preview", self.server)

    def do_GET(self) -> None:
        # Prevents DNS rebinding: a foreign page would send its own host name.
        if self.headers.get("Host") not in (f"{HOST}:{self.preview.port}", f"localhost:{self.preview.port}"):
            self.send_refusal(HTTPStatus.FORBIDDEN, "The preview answers this machine only.")
            return
        try:
            address = urlsplit(self.path)
            given = {name: values[-1] for name, values in parse_qs(address.query, max_num_fields=10).items()}
        except ValueError:
            self.send_refusal(HTTPStatus.BAD_REQUEST, "This address cannot be read.")
            return
        routes: dict[str, Callable[[dict[str, str]], None]] = {
            "/contents.json": self.send_contents,
            "/tale.json": self.send_tale,
            "/play.json": self.send_play_command,
            "/events": self.stream_snapshot_versions,
        }
        if address.path in ASSETS:
            name, kind = ASSETS[address.path]
            self.send_body(load_asset(name), kind)
        elif address.path in routes:
            routes[address.path](given)
        else:
            self.send_refusal(HTTPStatus.NOT_FOUND, "There is nothing at this address.")

    def send_contents(self, query: dict[str, str]) -> None:
        found = make_table_of_contents(self.preview.watcher.snapshot, query.get("search", "")[:200])
        self.send_body(msgspec.json.encode(found), "application/json")

    def send_tale(self, query: dict[str, str]) -> None:
        wanted = query.get("languages", "").split(",")
        options = ViewOptions(
            languages=tuple(language for language in LANGUAGES if language in wanted) or LANGUAGES[:1],
            being=query.get("being", ""),
            adjective=query.get("adjective", ""),
            hero="f" if query.get("hero") == "f" else "m",
        )
        view = render_tale_view(self.preview.watcher.snapshot, query.get("strip", ""), options)
        if view is None:
            self.send_refusal(HTTPStatus.NOT_FOUND, "There is no tale of this id that can be read.")
        else:
            self.send_body(msgspec.json.encode(view), "application/json")

    def send_play_command(self, query: dict[str, str]) -> None:
        """Sends the command that plays a paragraph; only the preview page itself may request it."""
        if self.headers.get("Sec-Fetch-Site", "same-origin") != "same-origin":
            self.send_refusal(HTTPStatus.FORBIDDEN, "Only the page of the preview may ask for this.")
            return
        answer = self.preview.player.write_scenario_and_make_command(query.get("paragraph", "")[:200])
        self.send_body(msgspec.json.encode(answer), "application/json")

    def stream_snapshot_versions(self, _: dict[str, str]) -> None:
        """Server-sent events: the version of each new snapshot."""
        self.close_connection = True
        self.send_headers(HTTPStatus.OK, "text/event-stream")
        watcher, sent = self.preview.watcher, -1
        while not watcher.is_closed:
            snapshot = watcher.wait_for_snapshot(sent, HEARTBEAT)
            line = f"data: {snapshot.version}\n\n" if snapshot.version > sent else ": still here\n\n"
            sent = snapshot.version
            self.wfile.write(line.encode())
            self.wfile.flush()

    def send_body(self, body: bytes, content_type: str, status: HTTPStatus = HTTPStatus.OK) -> None:
        self.send_headers(status, content_type, len(body))
        self.wfile.write(body)

    def send_refusal(self, status: HTTPStatus, sentence: str) -> None:
        self.send_body(sentence.encode(), "text/plain; charset=utf-8", status)

    def send_headers(self, status: HTTPStatus, content_type: str, length: int | None = None) -> None:
        self.send_response(status)
        self.send_header("Content-Type", content_type)
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
        """Logs nothing, to keep the terminal quiet."""


@cache
def load_asset(name: str) -> bytes:
    """A file of the page; the list of languages is generated."""
    if name == LANGUAGES_SCRIPT:
        return f"export const LANGUAGES = {msgspec.json.encode(_language_names()).decode()};\n".encode()
    found = (files("serai.book.preview") / name).read_bytes()
    return found.replace(CHECKBOXES, _language_checkboxes().encode())


def _language_names() -> dict[str, str]:
    return {language: LANGUAGE_TABLE[language].english for language in languages_with_grammar()}


def _language_checkboxes() -> str:
    named = enumerate(_language_names().items())
    return "\n      ".join(
        f'<label><input type="checkbox" name="language" value="{language}"{" checked" * (number == 0)}>'
        f" {name}</label>"
        for number, (language, name) in named
    )


def serve_preview(
    root: Path,
    effects: EffectWords | None = None,
    port: int | None = None,
    open_browser: bool = False,
    maker: ScenarioMaker | None = None,
) -> None:
    """Serves the preview of a pack until interrupted. `open_browser` opens it in the browser."""
    if port is not None and not 0 <= port <= HIGHEST_PORT:
        raise PreviewError(f"{port} is no port; a port is a number up to {HIGHEST_PORT}.")
    preview = _listen_on_port(PackWatcher(root, effects), port, maker)
    preview.watcher.start_watching()
    print(f"The preview of {root} is at {preview.url} (Ctrl+C ends it).", flush=True)
    if open_browser:
        webbrowser.open(preview.url)
    try:
        preview.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        preview.close()


def _listen_on_port(watcher: PackWatcher, port: int | None, maker: ScenarioMaker | None) -> Preview:
    """Listens on the given port; without one, on the default port or else on any free port."""
    try:
        return Preview(watcher, DEFAULT_PORT if port is None else port, maker)
    except OSError as error:
        if port is not None:
            raise PreviewError(f"Port {port} cannot be used: {error.strerror or error}.") from None
        return Preview(watcher, maker=maker)
