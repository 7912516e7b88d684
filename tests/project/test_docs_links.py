"""Every link leads somewhere, and every page is linked."""

import re
from functools import cache
from itertools import pairwise

from conftest import numbered_rules
from project.pages import PAGES, PROJECT, code_in, site, text_of

FILE = re.compile(r"(src|tests|docs|web|packs|bench)/[\w./*-]+|(house|bots|games|book|locales)/[\w/]+\.\w+")
MADE = re.compile(r"(href|src)=\"([^\"]+)\"")


@cache
def links_of(page: str) -> list[str]:
    tokens = site.reader().parse(text_of(page))
    written = [str(token.attrs[attribute]) for token, attribute in site.links_in(tokens)]
    raw = [
        child.content
        for token in tokens
        for child in (token, *(token.children or ()))
        if child.type in ("html_block", "html_inline")
    ]
    return [*written, *(found[2] for html in raw for found in MADE.finditer(html))]


@cache
def anchors_of(page: str) -> set[str]:
    tokens = site.reader().parse(text_of(page))
    return {str(token.attrs["id"]) for token in tokens if token.type == "heading_open"}


def targets_of(page: str) -> list[tuple[str, str]]:
    return [site.target_of(page, link) for link in links_of(page) if not site.EXTERNAL_LINK.match(link)]


def test_every_link_of_a_page_leads_to_something() -> None:
    for page in PAGES:
        for target, anchor in targets_of(page):
            assert (PROJECT / target).exists(), f"{page} links to {target}"
            assert not anchor or anchor in anchors_of(target), f"{page} links to {target}#{anchor}"


def test_every_page_is_two_steps_at_most_from_the_front_page() -> None:
    near = {target for target, _ in targets_of(site.FRONT)}
    far = {target for page in near if page.endswith(".md") for target, _ in targets_of(page)}
    assert set(site.pages()) <= {site.FRONT} | near | far


def test_every_page_of_the_docs_is_in_the_navigation_or_below_a_page_that_is() -> None:
    parts = site.navigation()
    named = {entry.page for entries in parts.values() for entry in entries}
    below = {target for page in named if page.endswith("README.md") for target, _ in targets_of(page)}
    assert set(site.pages()) - {site.FRONT} <= named | below
    assert len(named) == sum(map(len, parts.values())), "no page is named twice"


def test_every_file_of_the_project_that_a_page_names_is_there() -> None:
    for page in PAGES:
        for code in filter(FILE.fullmatch, code_in(page)):
            places = (PROJECT, PROJECT / "src" / "serai", (PROJECT / page).parent)
            assert any(any(place.glob(code)) for place in places), f"{page}: {code}"


def test_the_retold_rules_are_called_as_they_call_themselves() -> None:
    tokens = site.reader().parse(text_of("docs/rules/README.md"))
    inline = [child for token in tokens for child in token.children or ()]
    for opened, name in pairwise(inline):
        target, _ = site.target_of("docs/rules/README.md", str(opened.attrs.get("href", "")))
        if target.startswith("src/") and target.endswith(".md"):
            assert text_of(target).startswith(f"# {name.content}\n")


def test_every_rule_that_a_page_names_is_a_rule() -> None:
    rules = set(numbered_rules())
    for page in PAGES:
        named = set(re.findall(r"\b[DN]\d+\.\d+\b", text_of(page)))
        assert named <= rules, f"{page} names {named - rules}"


def test_anchors_are_made_as_code_forges_make_them() -> None:
    assert site.slug("6. How one gets there: matrices, charts and cards") == (
        "6-how-one-gets-there-matrices-charts-and-cards"
    )
    assert site.slug("`serai book check` — what it says") == "serai-book-check--what-it-says"
