"""The pages of the browser client, and their security headers."""

import gzip
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

import serai
from serai.book.languages import first_supported_language
from serai.house.content_encodings import accepts_encoding
from serai.house.link_previews import preview_html, preview_of_game, preview_of_view, preview_picture_names
from serai.locales.texts import Language, find_texts

# Nothing is loaded from elsewhere; inline styles are allowed, inline scripts are not.
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
_BROTLI = ".br"

PRECOMPRESSED = "packed"
"""Option of routes whose responses are already compressed, or not worth compressing."""

_NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Serai</title>
<p>The server runs, but its browser client has not been built: <code>make web</code>."""


def client_folder() -> Path | None:
    """The folder of the built client: in the installed package, or in a checkout."""
    package = Path(serai.__file__).parent
    folders = (package / "web", package.parents[1] / "web" / "dist")
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def client_routes() -> Sequence[HTTPRouteHandler]:
    """The routes of the client's page and of the files it loads."""
    folder = client_folder()
    hints = _read_preloads(folder)
    pictures = preview_picture_names(folder)
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
            "/devices",
            "/notices",
            "/notices/confirm/{token:str}",
            "/notices/stop/{token:str}",
        ],
        media_type=MediaType.HTML,
        include_in_schema=False,
        sync_to_thread=False,
    )
    def serve_page(request: Request[Any, Any, Any]) -> Response[str]:
        first, *rest = request.scope["path"].split("/")[1:]
        name = "replay" if rest[1:] == ["replay"] else {"": "lobby", "t": "table"}.get(first, first)
        registry = request.app.state.registry
        game = registry.game_of_loaded_table(rest[0]) if first == "t" else ""
        language = language_of_request(request)
        keys = ("app", name, game, language, f"{name}-faces")
        links = list(dict.fromkeys(link for key in keys for link in hints.get(key, ())))
        headers = {"cache-control": "no-cache", "vary": "accept-language, cookie"}
        if links:
            headers["link"] = ", ".join(links)
        about = game or (rest[0] if first in ("new", "rules") else "")
        server = request.app.state.origins.own_url(request.scope)
        view = registry.public_view_of_table(rest[0]) if game else None
        preview = (
            preview_of_view(view, language, pictures) if view else preview_of_game(about, language, pictures)
        )
        laid = content.replace(_HEAD_END, preview_html(preview, server) + _HEAD_END, 1)
        laid = laid.replace(_APP_ROOT, f'{_APP_ROOT} data-game="{escape(game)}"' if game else _APP_ROOT, 1)
        return Response(laid.replace(_PLACEHOLDER, _loading_html(name, language)), headers=headers)

    if folder is None:
        return [serve_page]
    root_files = [file for file in sorted(folder.iterdir()) if file.is_file() and file.name != _PRELOAD_FILE]
    return [serve_page, _assets_route(folder / "assets"), *(_root_file_route(file) for file in root_files)]


def language_of_request(request: Request[Any, Any, Any]) -> Language:
    """The language chosen in the client, or else the first supported one that the browser accepts."""
    asked = request.headers.get("accept-language", "").split(",")
    return first_supported_language([request.cookies.get("language", ""), *asked])


def not_found_page(request: Request[Any, Any, Any]) -> Response[str] | None:
    """The client's page for an unknown address, or None if the request does not come from a browser."""
    folder = client_folder()
    is_read = "text/html" in request.headers.get("accept", "")
    if folder is None or not is_read or request.scope["path"].startswith(("/api/", "/assets/")):
        return None
    content = (folder / "index.html").read_text("utf-8").replace(_PLACEHOLDER, "")
    headers = {"cache-control": "no-cache", "vary": "accept"}
    return Response(content, status_code=404, media_type=MediaType.HTML, headers=headers)


_APP_ROOT = '<div id="app"'
_HEAD_END = "</head>"
_PLACEHOLDER = "<!-- first words -->"


def _loading_html(page_name: str, language: Language) -> str:
    """The text shown while the client loads: the welcome of the start page, or a loading message for a
    table.
    """
    say = find_texts(language, "web").say
    if page_name == "lobby":
        welcome, more = (escape(say(f"web-door-{key}")) for key in ("welcome", "more"))
        return f'<h1>{welcome}</h1><p class="prose">{more}</p>'
    return f'<p class="prose">{escape(say("web-table-laid"))}</p>' if page_name in ("table", "replay") else ""


_PRELOAD_FILE = "hints.json"
_WORKER_FILE = "worker.js"


def _read_preloads(folder: Path | None) -> dict[str, list[str]]:
    """The files to preload with each page and language, as `Link` header values."""
    if folder is None or not (folder / _PRELOAD_FILE).is_file():
        return {}
    return msgspec.json.decode((folder / _PRELOAD_FILE).read_bytes(), type=dict[str, list[str]])


def _assets_route(folder: Path) -> HTTPRouteHandler:
    """The files with content hashes in their names.

    Brotli copies are made when the client is built. Gzip copies, for browsers that talk to a server without
    HTTPS, are made when they are first asked for.
    """
    names = {file.name for file in folder.iterdir()}

    @cache
    def gzip_file(name: str) -> bytes:
        return gzip.compress((folder / name).read_bytes(), mtime=0)

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=True, opt={PRECOMPRESSED: True})
    def serve_asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        kind = _KINDS.get(Path(name).suffix)
        if name not in names or kind is None:
            raise NotFoundException
        headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
        accepted = request.headers.get("accept-encoding", "")
        is_compressible = name + _BROTLI in names
        if is_compressible and accepts_encoding(accepted, "br"):
            headers["content-encoding"] = "br"
            content = (folder / (name + _BROTLI)).read_bytes()
        elif is_compressible and accepts_encoding(accepted, "gzip"):
            headers["content-encoding"] = "gzip"
            content = gzip_file(name)
        else:
            content = (folder / name).read_bytes()
        return Response(content, media_type=kind, headers=headers)

    return serve_asset


def _root_file_route(file: Path) -> HTTPRouteHandler:
    """A file at the root: icons, the web manifest and the service worker, which browsers must find anew."""
    lifetime = "no-cache" if file.name == _WORKER_FILE else "max-age=3600"

    @get(f"/{file.name}", include_in_schema=False, sync_to_thread=True)
    def serve_root_file() -> Response[bytes]:
        kind = _KINDS.get(file.suffix, "application/octet-stream")
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": lifetime})

    return serve_root_file
