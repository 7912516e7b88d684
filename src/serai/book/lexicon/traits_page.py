"""The documentation page that lists the traits, who has them and which adjectives change them."""

from collections.abc import Iterable

from serai.book.lexicon.structs import Lexicon
from serai.book.lexicon.traits import KIND_TRAITS, TRAITS, traits_of

_OPENING = """\
# Traits

This page lists, for writers of tales, the plain facts that a tale can require of the being the hero meets.
A strip or a paragraph names the traits and kinds that it requires (`needs: speaks hands`) or rules out
(`not: many huge`); the checker compares this with every being that can be met there.

A being has the traits of its kind. In the lexicon, `traits = ["armed"]` adds some and `lacks = ["free"]`
removes some; an adjective `gives` and `takes` them in the same way, and takes precedence. There are no other
traits.
"""


def render_traits_docs_page(lexicon: Lexicon) -> str:
    """The whole page, for `docs/book/traits.md`, with the beings and adjectives of this lexicon."""
    parts = [
        _OPENING,
        _markdown_table(
            "The list", "trait", "what it means", ((f"`{one}`", text) for one, text in TRAITS.items())
        ),
        _markdown_table(
            "Kinds",
            "kind",
            "has",
            ((f"`{kind}`", _join_traits_in_order(traits)) for kind, traits in KIND_TRAITS.items()),
        ),
        _markdown_table("Who has them", "trait", "beings of the first Book", _beings_by_trait(lexicon)),
        _markdown_table(
            "Adjectives that change them", "adjective", "what changes", _trait_changes_by_adjective(lexicon)
        ),
    ]
    return "\n".join(parts)


def _markdown_table(title: str, first: str, second: str, rows: Iterable[tuple[str, str]]) -> str:
    lines = [f"## {title}", "", f"| {first} | {second} |", "|---|---|"]
    return "\n".join([*lines, *(f"| {one} | {other} |" for one, other in rows)]) + "\n"


def _join_traits_in_order(traits: Iterable[str]) -> str:
    found = set(traits)
    return ", ".join(one for one in TRAITS if one in found)


def _beings_by_trait(lexicon: Lexicon) -> Iterable[tuple[str, str]]:
    """For each trait, the kinds that always have it, then single beings."""
    for trait in TRAITS:
        has = {being.id for being in lexicon.beings.values() if trait in traits_of(being)}
        whole = [kind for kind, traits in KIND_TRAITS.items() if trait in traits]
        single = [one.id for one in lexicon.beings.values() if one.id in has and one.kind not in whole]
        but = [one.id for one in lexicon.beings.values() if one.id not in has and one.kind in whole]
        pieces = [f"every {kind}" for kind in whole] + single
        yield f"`{trait}`", ", ".join(pieces) + (f"; but not {', '.join(but)}" if but else "")


def _trait_changes_by_adjective(lexicon: Lexicon) -> Iterable[tuple[str, str]]:
    for adjective in lexicon.adjectives.values():
        changes = [f"gives {_join_traits_in_order(adjective.gives)}"] if adjective.gives else []
        changes += [f"takes {_join_traits_in_order(adjective.takes)}"] if adjective.takes else []
        if changes:
            yield f"`{adjective.id}`", "; ".join(changes)
