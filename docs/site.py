"""Builds the documentation site: `make docs`.

Every page works without scripts and without a server. Only the search needs a script; without it, it stays
hidden.
"""

import json
import re
import shutil
import sys
from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise
from os.path import normpath, relpath
from pathlib import Path
from string import Template
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.anchors import anchors_plugin

from serai.chronicle.girih import star_field_path

PROJECT = Path(__file__).parents[1]
STYLES = ("web/src/style/tokens.css", "web/src/style/fonts.css", "docs/template/site.css")
SCRIPTS = {
    "web/node_modules/minisearch/dist/umd/index.js": "look/minisearch.js",
    "docs/template/search.js": "look/search.js",
}
FRONT = "docs/README.md"
EXTERNAL_LINK = re.compile(r"[a-z]+:|//")
HTML_LINK = re.compile(r'(\b(?:href|src)=")([^"]+)')


class Entry(NamedTuple):
    """A link of the navigation: its text and its page."""

    name: str
    page: str


def slug(heading: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def reader() -> MarkdownIt:
    """A Markdown parser with tables and heading anchors."""
    read = MarkdownIt("commonmark", {"html": True}).enable("table")
    return read.use(anchors_plugin, max_level=4, slug_func=slug)


def pages() -> dict[str, str]:
    """The path of every page in the project, and its path in the site."""
    found = {
        FRONT: "index.html",
        "README.md": "readme.html",
        "CONTRIBUTING.md": "contributing.html",
        "CHANGELOG.md": "changes.html",
        "web/README.md": "browser.html",
    }
    for path in sorted((PROJECT / "docs").rglob("*.md")):
        below = path.relative_to(PROJECT / "docs")
        name = "index" if path.stem == "README" else path.stem
        found.setdefault(f"docs/{below.as_posix()}", below.with_name(f"{name}.html").as_posix())
    for path in sorted((PROJECT / "src/serai/games").glob("*/rulebook/*.md")):
        found[path.relative_to(PROJECT).as_posix()] = f"rules/{path.parts[-3]}-{path.stem}.html"
    return found


def target_of(source: str, link: str) -> tuple[str, str]:
    """The project file that a link of a page points to, and the anchor."""
    path, _, anchor = link.partition("#")
    target = normpath(f"{source}/../{path}") if path else source
    if (PROJECT / target / "README.md").is_file():
        target += "/README.md"
    return target, anchor


def links_in(tokens: Sequence[Token]) -> Iterator[tuple[Token, str]]:
    """Every link and picture among tokens, with the attribute that names its target."""
    for token in tokens:
        yield from ((token, attribute) for attribute in ("href", "src") if attribute in token.attrs)
        yield from links_in(token.children or ())


def navigation() -> dict[str, list[Entry]]:
    """The headings of the front page, each with the pages that its list links to."""
    parts: dict[str, list[Entry]] = {}
    for before, token in pairwise(reader().parse((PROJECT / FRONT).read_text("utf-8"))):
        if before.type == "heading_open" and before.tag == "h2":
            parts[token.content] = []
        first, *rest = token.children or [token]
        if parts and token.level == 3 and first.type == "link_open":
            target, _ = target_of(FRONT, str(first.attrs["href"]))
            parts[list(parts)[-1]].append(Entry(rest[0].content, target))
    return parts


class Site:
    """A site that is being built into a folder; `files` are the other files that its pages link to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages = pages()
        self.parts = navigation()
        self.order = [FRONT, *(entry.page for entries in self.parts.values() for entry in entries)]
        self.files: dict[str, str] = {"web/public/seal.svg": "look/seal.svg", **SCRIPTS}
        self.parents: dict[str, str] = {}
        self._read = reader()
        self._read.add_render_rule("table_open", lambda *_: '<div class="wide" tabindex="0"><table>\n')
        self._read.add_render_rule("table_close", lambda *_: "</table></div>\n")

    def build(self) -> None:
        template = Template((PROJECT / "docs/template/page.html").read_text("utf-8"))
        read = {source: self._read_page(source) for source in self.pages}
        for source, tokens in read.items():
            self._write(self.pages[source], template.substitute(self._contents(source, tokens)).encode())
        for font in (PROJECT / "web/fonts").glob("*.woff2"):
            self.files[f"web/fonts/{font.name}"] = f"look/{font.name}"
        for source, place in self.files.items():
            self._write(place, (PROJECT / source).read_bytes())
        sheet = "\n".join((PROJECT / style).read_text("utf-8") for style in STYLES)
        self._write("look/site.css", sheet.replace("../../fonts/", "").encode())
        # A script and not JSON, because pages opened from the disk cannot use fetch.
        sections = [section for source, tokens in read.items() for section in self._sections(source, tokens)]
        self._write("look/sections.js", f"const SECTIONS = {json.dumps(sections)};\n".encode())

    def _write(self, place: str, content: bytes) -> None:
        (self.folder / place).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / place).write_bytes(content)

    def _read_page(self, source: str) -> list[Token]:
        """The tokens of a page, with its links rewritten for the site."""
        tokens = self._read.parse((PROJECT / source).read_text("utf-8"))
        for token, attribute in links_in(tokens):
            token.attrs[attribute] = self._site_link(source, str(token.attrs[attribute]))
        for token in (each for block in tokens for each in (block, *(block.children or ()))):
            if token.type in ("html_block", "html_inline"):
                token.content = HTML_LINK.sub(
                    lambda at: at[1] + self._site_link(source, at[2]), token.content
                )
            elif token.type in ("code_block", "fence"):
                token.attrs["tabindex"] = "0"
        return tokens

    def _site_link(self, source: str, link: str) -> str:
        """A link rewritten for the site."""
        if EXTERNAL_LINK.match(link):
            return link
        target, anchor = target_of(source, link)
        if target in self.pages:
            if source in self.order:
                self.parents.setdefault(target, source)
            place = self.pages[target]
        elif (PROJECT / target).is_file():
            place = self.files[target] = target.removeprefix("docs/") + ("" if "." in target else ".txt")
        else:
            raise SystemExit(f"{source} links to {link}, which is not there.")
        return _relative(self.pages[source], place) + (f"#{anchor}" if anchor else "")

    def _contents(self, source: str, tokens: Sequence[Token]) -> dict[str, str]:
        """The values of the template's variables."""
        place = self.pages[source]
        headings = [pair for pair in pairwise(tokens) if pair[0].type == "heading_open"]
        chapters = [(token.attrs["id"], _plain(text)) for token, text in headings if token.tag == "h2"]
        shown = source if source in self.order else self.parents.get(source, FRONT)
        return {
            "title": _plain(headings[0][1]),
            "kind": "front" if source == FRONT else "page",
            "language": Path(source).stem if source.startswith("src/") else "en",
            "root": _relative(place, "."),
            "body": self._read.renderer.render(tokens, self._read.options, {}).replace(
                "<th></th>", "<td></td>"
            ),
            "ornament": star_field_path(1, 1, 26),
            "navigation": "".join(self._navigation_part(place, part, shown) for part in self.parts),
            "chapters": "".join(f'<li><a href="#{anchor}">{name}</a></li>' for anchor, name in chapters),
            "around": self._neighbour_links(source, shown),
        }

    def _sections(self, source: str, tokens: Sequence[Token]) -> Iterator[dict[str, str]]:
        """The search index entries of a page: one for each heading, with the text below it."""
        section: dict[str, str] = {}
        title = ""
        for before, token in pairwise(tokens):
            if before.type == "heading_open":
                if section:
                    yield section
                heading = _words(token)
                title = title or heading
                address = f"{self.pages[source]}#{before.attrs['id']}"
                section = {"address": address, "page": title, "heading": heading, "text": ""}
            elif section and token.type in ("inline", "fence", "code_block"):
                section["text"] += f"{_words(token)} "
        yield section

    def _navigation_part(self, place: str, part: str, shown: str) -> str:
        lines = "".join(
            f'<li><a href="{_relative(place, self.pages[page])}"'
            f"{' aria-current=page' if page == shown else ''}>{escape(name)}</a></li>"
            for name, page in self.parts[part]
        )
        return f"<h2>{escape(part)}</h2><ul>{lines}</ul>"

    def _neighbour_links(self, source: str, shown: str) -> str:
        """Links to the previous and next page, or up to the page that links here."""
        names = {entry.page: entry.name for entries in self.parts.values() for entry in entries}
        at = self.order.index(shown)
        ways = [("prev", "Previous", at - 1), ("next", "Next", at + 1)]
        if shown != source:
            ways = [("up", "Part of", at)]
        return "".join(
            f'<a rel="{rel}" href="{_relative(self.pages[source], self.pages[self.order[to]])}">'
            f"<span>{word}</span> {escape(names.get(self.order[to], 'All pages'))}</a>"
            for rel, word, to in ways
            if 0 <= to < len(self.order)
        )


def _plain(heading: Token) -> str:
    """A heading as plain text, escaped for HTML."""
    return escape(_words(heading))


def _words(token: Token) -> str:
    """The text of a token, without markup."""
    if token.children is None:
        return token.content
    shown = (
        " " if child.type == "softbreak" else child.content
        for child in token.children
        if child.type != "html_inline"
    )
    return "".join(shown)


def _relative(place: str, target: str) -> str:
    return relpath(target, Path(place).parent)


if __name__ == "__main__":
    into = Path(sys.argv[1]) if sys.argv[1:] else PROJECT / "site"
    shutil.rmtree(into, ignore_errors=True)
    Site(into).build()
    print(into / "index.html")
