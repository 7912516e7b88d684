"""The site that `make docs` builds: self-contained, without external resources; only its search uses a
script.
"""

import json
from html.parser import HTMLParser
from os.path import normpath
from pathlib import Path

import pytest

from project.pages import site

LOADED = {("link", "href"), ("img", "src"), ("script", "src"), ("source", "srcset"), ("iframe", "src")}


class Seen(HTMLParser):
    """What a browser would find in a page."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.headings: list[str] = []
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.pictures_without_words = 0
        self.feed(content)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.pictures_without_words += tag == "img" and "alt" not in dict(attrs)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
                self.headings += [value or ""] * (tag in ("h1", "h2", "h3", "h4"))
            if (tag, name) in LOADED:
                self.loaded.append(value or "")
            elif name == "href":
                self.links.append(value or "")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    site.Site(folder).build()
    return folder


@pytest.fixture(scope="module")
def seen(built: Path) -> dict[str, Seen]:
    return {
        path.relative_to(built).as_posix(): Seen(path.read_text("utf-8")) for path in built.rglob("*.html")
    }


def test_every_page_is_built(seen: dict[str, Seen]) -> None:
    assert set(seen) == set(site.pages().values())


def test_every_link_of_the_site_leads_to_a_page_and_a_place_on_it(built: Path, seen: dict[str, Seen]) -> None:
    for page, content in seen.items():
        for link in content.links:
            path, _, anchor = link.partition("#")
            if site.EXTERNAL_LINK.match(link):
                continue
            target = normpath(f"{page}/../{path}") if path else page
            assert (built / target).is_file(), f"{page} links to {link}"
            assert not anchor or anchor in seen[target].ids, f"{page} links to {link}"


def test_nothing_is_loaded_from_elsewhere(built: Path, seen: dict[str, Seen]) -> None:
    for page, content in seen.items():
        for loaded in content.loaded:
            assert not site.EXTERNAL_LINK.match(loaded), f"{page} loads {loaded}"
            assert (built / normpath(f"{page}/../{loaded}")).is_file(), f"{page} loads {loaded}"
    assert "http" not in (built / "look" / "site.css").read_text("utf-8")


def test_a_page_has_one_title_words_for_its_pictures_and_no_anchor_twice(seen: dict[str, Seen]) -> None:
    for page, content in seen.items():
        assert content.tags.count("h1") == 1, page
        assert content.tags.count("main") == 1, page
        assert not content.pictures_without_words, page
        assert len(content.ids) == len(set(content.ids)), page


def test_the_search_knows_a_section_for_every_heading(built: Path, seen: dict[str, Seen]) -> None:
    script = (built / "look" / "sections.js").read_text("utf-8")
    sections = json.loads(script.removeprefix("const SECTIONS = ").removesuffix(";\n"))
    assert len({section["address"] for section in sections}) == len(sections)
    for section in sections:
        page, _, anchor = section["address"].partition("#")
        assert anchor in seen[page].ids, section["address"]
        assert section["heading"], section["address"]
    headings = {(page, each) for page, content in seen.items() for each in content.headings}
    assert {tuple(section["address"].split("#")) for section in sections} == headings
