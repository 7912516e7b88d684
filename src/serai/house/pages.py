"""The pages of the browser client, and the headers that keep strangers out of them."""

from collections.abc import Sequence
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]

import serai

# Nothing is loaded from elsewhere; styles may be set on elements, scripts never are.
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
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
    ".html": "text/html; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}

_NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Serai</title>
<p>The house is open, but its browser client has not been built: <code>make web</code>."""


def client_folder() -> Path | None:
    """Where the built client lies: in the installed package, or in a checkout."""
    package = Path(serai.__file__).parent
    folders = (package / "web", package.parents[1] / "web" / "dist")
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def client_pages() -> Sequence[HTTPRouteHandler | Router]:
    """The page of the client, under each address that it knows, and the files it loads."""
    folder = client_folder()

    @get(
        ["/", "/new/{game:str}", "/t/{table:str}", "/design", "/settings"],
        media_type=MediaType.HTML,
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page() -> Response[str]:
        content = (folder / "index.html").read_text("utf-8") if folder else _NOT_BUILT
        return Response(content, headers={"cache-control": "no-cache"})

    if folder is None:
        return [page]
    files = create_static_files_router(
        path="/assets",
        directories=[folder / "assets"],
        cache_control=CacheControlHeader(max_age=31_536_000, immutable=True, public=True),
    )
    return [page, files, *(_beside_the_page(file) for file in sorted(folder.iterdir()) if file.is_file())]


def _beside_the_page(file: Path) -> HTTPRouteHandler:
    """A file under its own name at the root: the seal, and what a browser installs the page by."""

    @get(f"/{file.name}", include_in_schema=False, sync_to_thread=True)
    def beside() -> Response[bytes]:
        kind = _KINDS.get(file.suffix, "application/octet-stream")
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": "max-age=3600"})

    return beside
