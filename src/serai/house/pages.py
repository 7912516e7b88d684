"""The pages of the browser client, and the headers that keep strangers out of them."""

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

import serai
from serai.book.languages import wanted_language
from serai.locales.texts import Language, texts

# Nothing is loaded from elsewhere; styles may be set on elements, scripts never are.
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "media-src 'self' blob:",
        "connect-src 'self' ws: wss:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

SECURITY_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]

_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKINGS = {"br": ".br", "gzip": ".gz"}

PACKED = "packed"
"""On a route whose answers are packed already, or not worth it: nothing packs them again."""

_NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Serai</title>
<p>The house is open, but its browser client has not been built: <code>make web</code>."""


def client_folder() -> Path | None:
    """Where the built client lies: in the installed package, or in a checkout."""
    package = Path(serai.__file__).parent
    folders = (package / "web", package.parents[1] / "web" / "dist")
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def client_pages(game_at: Callable[[str], str]) -> Sequence[HTTPRouteHandler]:
    """The page of the client, under each address that it knows, and the files it loads.

    `game_at` says what is played at a table, or nothing if that would take time.
    """
    folder = client_folder()
    hints = _hints(folder)
    content = (folder / "index.html").read_text("utf-8") if folder else _NOT_BUILT

    @get(
        [
            "/",
            "/new/{game:str}",
            "/t/{table:str}",
            "/t/{table:str}/replay",
            "/design",
            "/settings",
            "/rules/{game:str}",
            "/tables",
        ],
        media_type=MediaType.HTML,
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(request: Request[Any, Any, Any]) -> Response[str]:
        first, *rest = request.scope["path"].split("/")[1:]
        name = "replay" if rest[1:] == ["replay"] else {"": "door", "t": "table"}.get(first, first)
        game = game_at(rest[0]) if first == "t" else ""
        language = language_of(request)
        keys = ("inn", name, game, language, f"{name}-faces")
        links = list(dict.fromkeys(link for key in keys for link in hints.get(key, ())))
        headers = {"cache-control": "no-cache", "vary": "accept-language, cookie"}
        if links:
            headers["link"] = ", ".join(links)
        laid = content.replace(_INN, f'{_INN} data-game="{escape(game)}"' if game else _INN, 1)
        return Response(laid.replace(_FIRST_WORDS, _first_words(name, language)), headers=headers)

    if folder is None:
        return [page]
    beside = [file for file in sorted(folder.iterdir()) if file.is_file() and file.name != _HINTS]
    return [page, _assets(folder / "assets"), *(_beside_the_page(file) for file in beside)]


def language_of(request: Request[Any, Any, Any]) -> Language:
    """The language that was chosen in the client, or the first of ours that the browser asks for."""
    asked = request.headers.get("accept-language", "").split(",")
    return wanted_language([request.cookies.get("language", ""), *asked])


def page_of_nowhere(request: Request[Any, Any, Any]) -> Response[str] | None:
    """The client's own page for whoever reads an address that leads nowhere; programs get a sentence."""
    folder = client_folder()
    is_read = "text/html" in request.headers.get("accept", "")
    if folder is None or not is_read or request.scope["path"].startswith(("/api/", "/assets/")):
        return None
    content = (folder / "index.html").read_text("utf-8").replace(_FIRST_WORDS, "")
    headers = {"cache-control": "no-cache", "vary": "accept"}
    return Response(content, status_code=404, media_type=MediaType.HTML, headers=headers)


_INN = '<div id="inn"'
_FIRST_WORDS = "<!-- first words -->"


def _first_words(page: str, language: Language) -> str:
    """What is read while the client comes: the door's own welcome, or that a table is being laid."""
    say = texts(language, "web").say
    if page == "door":
        welcome, more = (escape(say(f"web-door-{key}")) for key in ("welcome", "more"))
        return f'<h1>{welcome}</h1><p class="tale">{more}</p>'
    return f'<p class="tale">{escape(say("web-table-laid"))}</p>' if page in ("table", "replay") else ""


_HINTS = "hints.json"


def _hints(folder: Path | None) -> dict[str, list[str]]:
    """What a browser may fetch together with a page, and with a language, before it has read the page."""
    if folder is None or not (folder / _HINTS).is_file():
        return {}
    return msgspec.json.decode((folder / _HINTS).read_bytes(), type=dict[str, list[str]])


def _assets(folder: Path) -> HTTPRouteHandler:
    """The files whose names change with what they hold, as they were packed when the client was built."""
    names = {file.name for file in folder.iterdir()}

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=True, opt={PACKED: True})
    def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        kind = _KINDS.get(Path(name).suffix)
        if name not in names or kind is None:
            raise NotFoundException
        headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
        accepted = request.headers.get("accept-encoding", "")
        packing = next(
            (way for way, end in _PACKINGS.items() if way in accepted and name + end in names), None
        )
        if packing:
            headers["content-encoding"] = packing
        file = folder / (name + _PACKINGS[packing] if packing else name)
        return Response(file.read_bytes(), media_type=kind, headers=headers)

    return asset


def _beside_the_page(file: Path) -> HTTPRouteHandler:
    """A file under its own name at the root: the seal, and what a browser installs the page by."""

    @get(f"/{file.name}", include_in_schema=False, sync_to_thread=True)
    def beside() -> Response[bytes]:
        kind = _KINDS.get(file.suffix, "application/octet-stream")
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": "max-age=3600"})

    return beside
