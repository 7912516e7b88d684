"""Renders a chronicle as one self-contained HTML page, without scripts or links to other sites."""

from base64 import b64encode
from importlib.resources import files
from urllib.parse import quote

from serai.book.cartography.palette import DARK_COLOURS
from serai.chronicle.font_files import font_face_css, load_font_files
from serai.chronicle.girih import star_polygon_path
from serai.chronicle.model import Chronicle
from serai.chronicle.pictures import ornament_svg
from serai.chronicle.typesetting import text_to_xhtml
from serai.chronicle.xhtml import XhtmlRenderer


def render_html(chronicle: Chronicle) -> bytes:
    renderer = XhtmlRenderer(chronicle, "page")
    language = chronicle.language
    parts = list(renderer.render_parts())
    contents = "".join(
        f'<li><a href="#{part.id}">{text_to_xhtml(part.title, language)}</a></li>' for part in parts
    )
    sections = "\n".join(f'<section id="{part.id}">{part.body}</section>' for part in parts)
    ornaments = "".join(map(ornament_svg, renderer.ornaments))
    title = text_to_xhtml(chronicle.title, language)
    page = f"""<!doctype html>
<html lang="{language}" class="{chronicle.game}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="{_icon_data_url()}">
<title>{title}</title>
<style>
{_style_sheet_with_embedded_fonts()}</style>
</head>
<body>
<svg class="ornaments" width="0" height="0" aria-hidden="true">{ornaments}</svg>
<main>
<header class="title">{renderer.title_page_xhtml()}</header>
<nav aria-labelledby="contents"><h2 id="contents">{text_to_xhtml(renderer.say("contents"), language)}</h2>
<ol>{contents}</ol></nav>
{sections}
</main>
</body>
</html>
"""
    return page.encode()


def _icon_data_url() -> str:
    drawn = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24">'
        f'<path d="{star_polygon_path(8, 3, 11)}" fill="#a8481f"/></svg>'
    )
    return f"data:image/svg+xml,{quote(drawn)}"


def _style_sheet_with_embedded_fonts() -> str:
    address = {
        name: f"data:font/woff2;base64,{b64encode(face).decode()}" for name, face in load_font_files().items()
    }
    text = (files("serai.chronicle") / "data" / "page.css").read_text("utf-8")
    lamplit = ";".join(f"--map-{name}:{colour}" for name, colour in DARK_COLOURS["morning"].items())
    dark = f"@media screen and (prefers-color-scheme: dark) {{ .map .serai-map.morning {{ {lamplit} }} }}\n"
    return font_face_css(address) + text + dark
