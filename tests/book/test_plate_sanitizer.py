"""Plates of other people: what is safe is shown, and nothing else ever comes through."""

import re
from contextlib import suppress
from xml.etree import ElementTree

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from serai.book.plate_sanitizer import (
    MAX_BYTES,
    MAX_DEPTH,
    MAX_ELEMENTS,
    PlateRejected,
    sanitized_plate,
)

LINKS = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
HEAD = f'<svg xmlns="http://www.w3.org/2000/svg" {LINKS} viewBox="0 0 400 400">'
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
# Everything that a browser could run, load or follow.
DANGEROUS = re.compile(
    rf"<(?!/?(?:{'|'.join(SHAPES)})[\s/>])|\son|href|url\(|javascript|style|&|<!|<\?|data:|@"
)


def plate(inside: str) -> bytes:
    return f"{HEAD}{inside}</svg>".encode()


def assert_harmless(drawing: str) -> None:
    body = drawing.removeprefix('<svg xmlns="http://www.w3.org/2000/svg"')
    assert body != drawing
    assert not DANGEROUS.search(body), drawing
    for element in ElementTree.fromstring(drawing).iter():
        assert element.tag.removeprefix(SVG) in SHAPES
        assert not (element.text or "").strip()


def test_shapes_come_through_as_they_are() -> None:
    inside = (
        '<g transform="translate(200 200) rotate(-30)" fill="none" stroke="var(--plate-ink,#2b2118)">'
        '<path d="M-10,-10 l 20 0 z" fill="#B5452A"/><rect x="1" y="2" width="3.5" height="4" rx=".5"/>'
        '<circle cx="1" cy="2" r="3"/><ellipse cx="1" cy="2" rx="3" ry="4"/>'
        '<line x1="0" y1="0" x2="1" y2="1"/>'
        '<polygon points="0,0 10,5-3,4" fill="rgb(1, 2, 3)" fill-rule="evenodd"/></g>'
    )
    drawing = sanitized_plate(plate(inside))
    assert_harmless(drawing)
    assert [element.attrib for element in ElementTree.fromstring(drawing).iter()][1:] == [
        element.attrib for element in ElementTree.fromstring(plate(inside)).iter()
    ][1:]
    assert sanitized_plate(drawing.encode()) == drawing


def test_what_editors_leave_behind_is_dropped() -> None:
    inside = (
        "<!-- drawn on a Tuesday --><title>Old</title><metadata><x xmlns='urn:other'>me</x></metadata>"
        '<ink:grid xmlns:ink="urn:editor" ink:on="1"><path d="M0 0"/></ink:grid>words'
        '<path id="p1" class="big" data-name="x" d="M0 0L1 1"/>'
    )
    drawing = sanitized_plate(plate(inside))
    assert drawing.count("<path") == 1
    assert drawing.endswith('viewBox="0 0 400 400">\n<path d="M0 0L1 1"/>\n</svg>\n')


def test_every_element_has_one_line() -> None:
    drawn = plate('<path d="M0 0&#10;L1&#13;&#9; 1"/>').replace(b"400 400", b"400&#10;400")
    assert sanitized_plate(drawn).splitlines() == [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">',
        '<path d="M0 0 L1 1"/>',
        "</svg>",
    ]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (plate("<script>alert(1)</script>"), "script"),
        (plate('<a xlink:href="https://example.org"><path d="M0 0"/></a>'), "link"),
        (plate('<path xlink:href="#x" d="M0 0"/>'), "href"),
        (plate('<path href="#x" d="M0 0"/>'), "href"),
        (plate('<path onclick="alert(1)" d="M0 0"/>'), "onclick"),
        (plate('<path ONLOAD="alert(1)" d="M0 0"/>'), "ONLOAD"),
        (
            plate('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
            "foreignObject",
        ),
        (plate("<style>path{fill:url(https://example.org)}</style>"), "style sheet"),
        (plate('<path style="fill:url(//example.org)" d="M0 0"/>'), "style attribute"),
        (plate('<path fill="url(https://example.org/x.svg#y)" d="M0 0"/>'), "fill of <path>"),
        (plate('<path fill="var(--plate-ink,url(//x))" d="M0 0"/>'), "fill of <path>"),
        (plate('<path fill="var(--plate-mauve)" d="M0 0"/>'), "fill of <path>"),
        (plate('<image xlink:href="https://example.org/x.png"/>'), "image"),
        (plate('<use xlink:href="#x"/>'), "use"),
        (plate('<animate attributeName="href" to="javascript:alert(1)"/>'), "animate"),
        (plate('<set attributeName="onload" to="alert(1)"/>'), "set"),
        (plate('<path filter="url(#x)" d="M0 0"/>'), "filter"),
        (plate("<text>Read me</text>"), "letters"),
        (plate("").replace(b" viewBox", b' transform="scale(99)" viewBox'), "transform on <svg>"),
        (plate('<svg transform="scale(9)"><path d="M0 0"/></svg>'), "transform on <svg>"),
        (b'<!DOCTYPE svg [<!ENTITY a "b">]>' + plate("&a;"), "DOCTYPE"),
        (b'<!DOCTYPE svg SYSTEM "file:///etc/passwd">' + plate(""), "DOCTYPE"),
        (plate("&a;"), "XML"),
        (b"<svg viewBox='0 0 400 400'></svg>", "outermost"),
        (b'<html xmlns="http://www.w3.org/1999/xhtml"></html>', "outermost"),
        (b'<svg xmlns="http://www.w3.org/2000/svg"></svg>', "viewBox"),
        (b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"></svg>', "square"),
        (b"\xff\xfe<svg/>", "UTF-8"),
        (b"", "XML"),
        (plate("<path/>" * (MAX_ELEMENTS + 1)), "elements"),
        (plate("<g>" * MAX_DEPTH + "</g>" * MAX_DEPTH), "deep"),
        (plate("<!--" + "x" * MAX_BYTES + "-->"), "larger than 200 kB"),
        (
            plate(
                "".join(
                    f'<path d="M{n * n % 9973} {n * n * n % 9967}L{n * 7919 % 9941} {n}"/>'
                    for n in range(4000)
                )
            ),
            "when compressed",
        ),
    ],
)
def test_what_is_not_a_drawing_is_rejected_with_a_reason(content: bytes, why: str) -> None:
    with pytest.raises(PlateRejected, match=re.escape(why)):
        sanitized_plate(content)


TAGS = st.sampled_from(
    [*sorted(SHAPES), "script", "a", "style", "use", "foreignObject", "svg:path", "x:script", "image"]
)
NAMES = st.sampled_from(
    [
        "fill",
        "d",
        "points",
        "transform",
        "viewBox",
        "onload",
        "href",
        "xlink:href",
        "style",
        "x",
        "x:on",
        "id",
        "xmlns",
    ]
)
VALUES = st.one_of(
    st.text(max_size=20),
    st.sampled_from(
        [
            "M0 0",
            "none",
            "url(#a)",
            "javascript:alert(1)",
            "&#34; onload=&#34;alert(1)",
            "]]>",
            "1e9",
            "\u0661",
        ]
    ),
)
ATTRIBUTES = st.dictionaries(NAMES, VALUES, max_size=4).map(
    lambda those: "".join(f' {name}="{value.replace(chr(34), "&quot;")}"' for name, value in those.items())
)
NODES = st.recursive(
    st.one_of(
        st.builds(lambda tag, attributes: f"<{tag}{attributes}/>", TAGS, ATTRIBUTES),
        st.text(max_size=20),
        st.sampled_from(["<!-- x -->", "<![CDATA[<script>]]>", "<?php x?>", "&lt;script&gt;"]),
    ),
    lambda inner: st.builds(
        lambda tag, attributes, inside: f"<{tag}{attributes}>{''.join(inside)}</{tag}>",
        TAGS,
        ATTRIBUTES,
        st.lists(inner, max_size=4),
    ),
    max_leaves=12,
)


@given(st.lists(NODES, max_size=4).map("".join))
@example("<path d='M0 0'/><![CDATA[<script>]]>")
@example("<g fill='&#34;'/>")
def test_whatever_a_pack_contains_only_harmless_drawings_come_out(inside: str) -> None:
    head = HEAD.replace(" viewBox", ' xmlns:svg="http://www.w3.org/2000/svg" xmlns:x="urn:x" viewBox')
    try:
        drawing = sanitized_plate(f"{head}{inside}</svg>".encode("utf-8", "surrogatepass"))
    except PlateRejected:
        return
    assert_harmless(drawing)
    assert sanitized_plate(drawing.encode()) == drawing


@given(st.binary(max_size=300))
def test_any_bytes_are_either_a_drawing_or_rejected(content: bytes) -> None:
    with suppress(PlateRejected):
        assert_harmless(sanitized_plate(content))
