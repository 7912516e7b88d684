"""A chronicle as one page that needs nothing else: no other file, no script, no line to anywhere."""

from base64 import b64encode
from importlib.resources import files
from urllib.parse import quote

from serai.book.cartography.palette import LAMPLIT
from serai.chronicle.faces import face_rules, faces
from serai.chronicle.girih import star
from serai.chronicle.model import Chronicle
from serai.chronicle.pictures import ornament
from serai.chronicle.typesetting import set_text
from serai.chronicle.xhtml import Setter


def html(chronicle: Chronicle) -> bytes:
    """The chronicle as a page (UTF-8)."""
    setter = Setter(chronicle, "page")
    language = chronicle.language
    parts = list(setter.parts())
    contents = "".join(
        f'<li><a href="#{part.id}">{set_text(part.title, language)}</a></li>' for part in parts
    )
    sections = "\n".join(f'<section id="{part.id}">{part.body}</section>' for part in parts)
    ornaments = "".join(map(ornament, setter.ornaments))
    title = set_text(chronicle.title, language)
    page = f"""<!doctype html>
<html lang="{language}" class="{chronicle.game}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="{_icon()}">
<title>{title}</title>
<style>
{_style()}</style>
</head>
<body>
<svg class="ornaments" width="0" height="0" aria-hidden="true">{ornaments}</svg>
<main>
<header class="title">{setter.title_page()}</header>
<nav aria-labelledby="contents"><h2 id="contents">{set_text(setter.say("contents"), language)}</h2>
<ol>{contents}</ol></nav>
{sections}
</main>
</body>
</html>
"""
    return page.encode()


def _icon() -> str:
    drawn = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24">'
        f'<path d="{star(8, 3, 11)}" fill="#a8481f"/></svg>'
    )
    return f"data:image/svg+xml,{quote(drawn)}"


def _style() -> str:
    address = {name: f"data:font/woff2;base64,{b64encode(face).decode()}" for name, face in faces().items()}
    text = (files("serai.chronicle") / "data" / "page.css").read_text("utf-8")
    lamplit = ";".join(f"--map-{name}:{colour}" for name, colour in LAMPLIT["morning"].items())
    dark = f"@media screen and (prefers-color-scheme: dark) {{ .map .serai-map.morning {{ {lamplit} }} }}\n"
    return face_rules(address) + text + dark
