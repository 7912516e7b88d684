"""Makes SVG plates safe to show inside a page.

A plate is parsed and written anew from an allow-list of shapes, attributes and values. What editors leave
behind (comments, metadata, ids) is dropped; whatever could load, run or link to something is rejected with a
reason that an artist can act on.
"""

import gzip
import re
from collections.abc import Mapping
from xml.parsers import expat

from serai.book.plates import pigment_names

MAX_BYTES = 200_000
MAX_COMPRESSED_BYTES = 20_000
MAX_ELEMENTS = 5_000
MAX_DEPTH = 24

_SVG = "http://www.w3.org/2000/svg"
_SEPARATOR = "\n"  # no namespace has a line end in it

_NUMBER = r"[+-]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})(?:e[+-]?\d{1,2})?"
_NUMBERS = rf"\s*{_NUMBER}(?:[\s,]+{_NUMBER})*\s*"
_FUNCTION = rf"(?:matrix|translate|scale|rotate|skewX|skewY)\({_NUMBERS}\)"


def _ascii_pattern(expression: str) -> re.Pattern[str]:
    return re.compile(expression, re.ASCII)


_ONE_NUMBER = _ascii_pattern(_NUMBER)
_LIST = _ascii_pattern(r"[0-9eE+\-.,\s]*")
_WORD = _ascii_pattern(r"[a-z]{3,24}")
_PAINT = _ascii_pattern(
    r"[a-zA-Z]{3,24}|#(?:[0-9a-fA-F]{3}){1,2}|rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\)"
    rf"|var\(--plate-(?:{'|'.join(pigment_names())})(?:,#[0-9a-f]{{6}})?\)"
)
_PATH = _ascii_pattern(r"[MmZzLlHhVvCcSsQqTtAa0-9eE+\-.,\s]*")
_TRANSFORM = _ascii_pattern(rf"\s*{_FUNCTION}(?:[\s,]*{_FUNCTION})*\s*")
_BOX = _ascii_pattern(rf"\s*{_NUMBER}(?:[\s,]+{_NUMBER}){{3}}\s*")

_LOOK = {
    "fill": _PAINT,
    "fill-opacity": _ONE_NUMBER,
    "fill-rule": _WORD,
    "opacity": _ONE_NUMBER,
    "stroke": _PAINT,
    "stroke-dasharray": _ascii_pattern(rf"none|{_NUMBERS}"),
    "stroke-dashoffset": _ONE_NUMBER,
    "stroke-linecap": _WORD,
    "stroke-linejoin": _WORD,
    "stroke-miterlimit": _ONE_NUMBER,
    "stroke-opacity": _ONE_NUMBER,
    "stroke-width": _ONE_NUMBER,
    "transform": _TRANSFORM,
}


def _with_common_attributes(**own: re.Pattern[str]) -> Mapping[str, re.Pattern[str]]:
    return {**_LOOK, **own}


def _with_common_and_numeric_attributes(*names: str) -> Mapping[str, re.Pattern[str]]:
    return _with_common_attributes(**dict.fromkeys(names, _ONE_NUMBER))


_ALLOWED: Mapping[str, Mapping[str, re.Pattern[str]]] = {
    "svg": {**_with_common_and_numeric_attributes("x", "y", "width", "height"), "viewBox": _BOX},
    "g": _LOOK,
    "path": _with_common_attributes(d=_PATH),
    "rect": _with_common_and_numeric_attributes("x", "y", "width", "height", "rx", "ry"),
    "circle": _with_common_and_numeric_attributes("cx", "cy", "r"),
    "ellipse": _with_common_and_numeric_attributes("cx", "cy", "rx", "ry"),
    "line": _with_common_and_numeric_attributes("x1", "y1", "x2", "y2"),
    "polyline": _with_common_attributes(points=_LIST),
    "polygon": _with_common_attributes(points=_LIST),
}
# Editors write these, and no picture changes without them.
_DROPPED_ELEMENTS = frozenset({"title", "desc", "metadata"})
_DROPPED_ATTRIBUTES = frozenset({"id", "class", "version", "baseProfile", "preserveAspectRatio", "role"})
_WHY_NOT = {
    "a": "it has a link; a plate leads nowhere",
    "script": "it has a script; a plate is a drawing and nothing else",
    "style": 'it has a style sheet; write colours as attributes, fill="#b5452a"',
    "foreignObject": "it has a foreignObject, which could hold anything; draw it as shapes",
    "image": "it has an image inside; draw it as shapes",
    "use": "it refers to a part of itself with <use>; draw the part where it stands",
    "text": "it has letters in it; turn them into paths, or say it in words.toml",
    "filter": "it has a filter; use flat fills and hatching",
    "linearGradient": "it has a gradient; use flat fills and hatching",
    "radialGradient": "it has a gradient; use flat fills and hatching",
    "clipPath": "it has a clipPath; cut the shape itself",
    "mask": "it has a mask; cut the shape itself",
}


class PlateRejected(Exception):
    """A plate that must not be shown; the message says why, as the end of a sentence."""


def sanitized_plate(content: bytes) -> str:
    """The plate written anew from what is allowed. Raises `PlateRejected`."""
    if len(content) > MAX_BYTES:
        raise PlateRejected(f"it is larger than {MAX_BYTES // 1000} kB")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise PlateRejected("it is not written in UTF-8") from None
    writer = _PlateWriter()
    writer.parse(text)
    drawing = "".join(writer.output)
    if (
        len(drawing) > MAX_COMPRESSED_BYTES
        and len(gzip.compress(drawing.encode(), mtime=0)) > MAX_COMPRESSED_BYTES
    ):
        raise PlateRejected(f"it is larger than {MAX_COMPRESSED_BYTES // 1000} kB when compressed")
    return drawing


class _PlateWriter:
    """Writes elements while they are parsed, so that a hostile file is rejected at its first bad sign."""

    def __init__(self) -> None:
        self.output: list[str] = []
        self._open: list[str] = []
        self._skipping = 0
        self._elements = 0

    def parse(self, text: str) -> None:
        parser = expat.ParserCreate("utf-8", _SEPARATOR)
        parser.StartDoctypeDeclHandler = self._reject_doctype
        parser.EntityDeclHandler = self._reject_doctype
        parser.StartElementHandler = self._start_element
        parser.EndElementHandler = self._end_element
        try:
            parser.Parse(text.encode("utf-8"), True)
        except expat.ExpatError as error:
            raise PlateRejected(f"it is not XML ({error})") from None

    def _reject_doctype(self, *_: object) -> None:
        raise PlateRejected("it has a DOCTYPE; remove it, browsers do not need it")

    def _start_element(self, name: str, attributes: Mapping[str, str]) -> None:
        self._elements += 1
        if self._elements > MAX_ELEMENTS:
            raise PlateRejected(f"it has more than {MAX_ELEMENTS} elements")
        if len(self._open) + self._skipping >= MAX_DEPTH:
            raise PlateRejected(f"it is nested more than {MAX_DEPTH} deep")
        namespace, _, tag = name.rpartition(_SEPARATOR)
        if not self._open:
            self._check_root(namespace, tag, attributes)
        if self._skipping or namespace != _SVG or tag in _DROPPED_ELEMENTS:
            self._skipping += 1
            return
        allowed = _ALLOWED.get(tag)
        if allowed is None:
            raise PlateRejected(_WHY_NOT.get(tag, f"it has <{tag[:30]}>, which no plate may have"))
        is_root = not self._open
        # Whoever adds one drawing to another takes each line for an element, so values stay in one line.
        for key, value in attributes.items():
            _check_attribute(tag, key, value, allowed)
        kept = "".join(
            f' {key}="{" ".join(value.split())}"'
            for key, value in attributes.items()
            if not _is_attribute_dropped(tag, key, allowed)
            and not (is_root and key in ("x", "y", "width", "height"))
        )
        namespace_of_root = f' xmlns="{_SVG}"' if is_root else ""
        end = ">\n" if tag in ("svg", "g") else "/>\n"
        self.output.append(f"<{tag}{namespace_of_root}{kept}{end}")
        self._open.append(tag)

    def _check_root(self, namespace: str, tag: str, attributes: Mapping[str, str]) -> None:
        if namespace != _SVG or tag != "svg":
            raise PlateRejected(f'its outermost element is not <svg xmlns="{_SVG}">')
        box = attributes.get("viewBox", "")
        if not _BOX.fullmatch(box):
            raise PlateRejected('it has no viewBox; a plate is drawn on viewBox="0 0 400 400"')
        *_, width, height = re.split(r"[\s,]+", box.strip())
        if float(width) != float(height) or float(width) <= 0:
            raise PlateRejected("it is not square")

    def _end_element(self, _: str) -> None:
        if self._skipping:
            self._skipping -= 1
            return
        tag = self._open.pop()
        if tag in ("svg", "g"):
            self.output.append(f"</{tag}>\n")


def _check_attribute(tag: str, key: str, value: str, allowed: Mapping[str, re.Pattern[str]]) -> None:
    """Rejects an attribute that no plate may have, and a wrong value of one that is not dropped."""
    name = key.rpartition(_SEPARATOR)[2]
    if name.lower() == "href":
        raise PlateRejected("it has a link (href); a plate leads nowhere")
    if name.lower().startswith("on"):
        raise PlateRejected(f"it has {name[:30]}, which runs a script")
    if tag == "svg" and key == "transform":  # it would move the plate over the page around it
        raise PlateRejected("it has a transform on <svg>; write it on a <g> inside")
    if key == "style":
        raise PlateRejected('it has a style attribute; write colours as attributes, fill="#b5452a"')
    if _is_attribute_dropped(tag, key, allowed):
        return
    pattern = allowed.get(key)
    if pattern is None:
        raise PlateRejected(f"<{tag}> has {key[:30]}, which no plate may have")
    if not pattern.fullmatch(value):
        raise PlateRejected(f"{key} of <{tag}> cannot be “{value[:40]}”")


def _is_attribute_dropped(tag: str, key: str, allowed: Mapping[str, re.Pattern[str]]) -> bool:
    """Whether an attribute is left out: it belongs to an editor, or is unknown on <svg>."""
    is_of_editor = _SEPARATOR in key or key in _DROPPED_ATTRIBUTES or key.startswith(("data-", "aria-"))
    return is_of_editor or (tag == "svg" and key not in allowed)
