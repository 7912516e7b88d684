"""Renders a chronicle as an EPUB 3.3, with a cover and a table of contents."""

from datetime import UTC, datetime, time
from hashlib import blake2b
from importlib.resources import files
from io import BytesIO
from uuid import UUID
from xml.sax.saxutils import escape
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from serai.chronicle.font_files import font_face_css, load_font_files
from serai.chronicle.model import Chronicle
from serai.chronicle.pictures import cover_svg
from serai.chronicle.typesetting import curl_quotes
from serai.chronicle.xhtml import Part, XhtmlRenderer

_CONTAINER = """<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/content.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"""
_KINDS = {
    "css": "text/css",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "xhtml": "application/xhtml+xml",
}


def render_epub(chronicle: Chronicle) -> bytes:
    """The chronicle as an EPUB file; the same chronicle gives the same bytes."""
    renderer = XhtmlRenderer(chronicle, "book")
    title = curl_quotes(chronicle.title, chronicle.language)
    parts = [
        Part("title", title, f'<div class="title">{renderer.title_page_xhtml()}</div>'),
        *renderer.render_parts(),
    ]
    contents_by_name: dict[str, bytes] = {
        "book.css": _style_sheet_bytes(),
        "cover.svg": cover_svg(
            title, [chronicle.book, renderer.formatted_start_date], [one.pigment for one in chronicle.players]
        ).encode(),
        "cover.xhtml": _wrap_in_xhtml_page(
            chronicle, title, '<div class="cover"><img src="cover.svg" alt=""/></div>'
        ),
        **{f"{part.id}.xhtml": _wrap_in_xhtml_page(chronicle, part.title, part.body) for part in parts},
        "nav.xhtml": _table_of_contents_page(chronicle, renderer, parts),
        **{f"{name}.woff2": face for name, face in load_font_files().items()},
    }
    if chronicle.chart:
        contents_by_name["map.svg"] = chronicle.chart
    contents_by_name["content.opf"] = _package_document(chronicle, parts, contents_by_name)
    return _zip_files(contents_by_name)


def _style_sheet_bytes() -> bytes:
    address = {name: f"{name}.woff2" for name in load_font_files()}
    return (
        font_face_css(address) + (files("serai.chronicle") / "data" / "book.css").read_text("utf-8")
    ).encode()


def _wrap_in_xhtml_page(chronicle: Chronicle, title: str, body: str, element: str = "section") -> bytes:
    language = chronicle.language
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"
 lang="{language}" xml:lang="{language}">
<head><title>{escape(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>
<{element}>{body}</{element}>
</body>
</html>
""".encode()


def _table_of_contents_page(chronicle: Chronicle, renderer: XhtmlRenderer, parts: list[Part]) -> bytes:
    entries = "".join(f'<li><a href="{part.id}.xhtml">{escape(part.title)}</a></li>' for part in parts)
    body = (
        f'<nav epub:type="toc" id="toc"><h2>{escape(renderer.say("contents"))}</h2><ol>{entries}</ol></nav>'
        '<nav epub:type="landmarks" hidden="hidden"><ol>'
        f'<li><a epub:type="bodymatter" href="{parts[1].id}.xhtml">{escape(parts[1].title)}</a></li>'
        "</ol></nav>"
    )
    return _wrap_in_xhtml_page(chronicle, renderer.say("contents"), body, "div")


def _package_document(chronicle: Chronicle, parts: list[Part], contents_by_name: dict[str, bytes]) -> bytes:
    items: list[str] = []
    for name, content in contents_by_name.items():
        ending = name.partition(".")[2]
        properties = {"nav.xhtml": "nav", "cover.svg": "cover-image"}.get(name, "")
        if ending == "xhtml" and b"<svg" in content:
            properties = f"{properties} svg".strip()
        said = f' properties="{properties}"' if properties else ""
        items.append(f'<item id="{_manifest_id(name)}" href="{name}" media-type="{_KINDS[ending]}"{said}/>')
    order = ["cover", "title", "nav", *(part.id for part in parts[1:])]
    spine = "".join(f'<itemref idref="{_manifest_id(f"{one}.xhtml")}"/>' for one in order)
    title = escape(curl_quotes(chronicle.title, chronicle.language))
    modified = _start_date_as_modified_time(chronicle).strftime("%Y-%m-%dT%H:%M:%SZ")
    creators = "".join(
        f"<dc:creator>{escape(name)}</dc:creator>" for name in dict.fromkeys(chronicle.authors)
    )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book"
 xml:lang="{chronicle.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book">urn:uuid:{_book_identifier(contents_by_name)}</dc:identifier>
<dc:title>{title}</dc:title>
<dc:language>{chronicle.language}</dc:language>
{creators}
<dc:date>{chronicle.began.isoformat()}</dc:date>
<dc:description>{escape(f"{chronicle.book}, {chronicle.subtitle}")}</dc:description>
<meta property="dcterms:modified">{modified}</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityFeature">readingOrder</meta>
<meta property="schema:accessibilityFeature">alternativeText</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
{chr(10).join(items)}
</manifest>
<spine>{spine}</spine>
</package>
""".encode()


def _manifest_id(name: str) -> str:
    return name.replace(".", "-")


def _book_identifier(contents_by_name: dict[str, bytes]) -> UUID:
    """The identifier of the book, derived from its content."""
    digest = blake2b(digest_size=16)
    for name, content in contents_by_name.items():
        digest.update(name.encode() + content)
    return UUID(bytes=digest.digest(), version=4)


def _start_date_as_modified_time(chronicle: Chronicle) -> datetime:
    return datetime.combine(chronicle.began, time(), UTC)


def _zip_files(contents_by_name: dict[str, bytes]) -> bytes:
    file = BytesIO()
    with ZipFile(file, "w") as packed:

        def add_file(name: str, content: bytes, compression: int = ZIP_DEFLATED) -> None:
            entry = ZipInfo(name)
            entry.compress_type = compression
            packed.writestr(entry, content)

        add_file("mimetype", b"application/epub+zip", ZIP_STORED)
        add_file("META-INF/container.xml", _CONTAINER.encode())
        for name, content in contents_by_name.items():
            add_file(f"EPUB/{name}", content)
    return file.getvalue()
