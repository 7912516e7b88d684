"""Checks that a Book has everything needed to play. The checker tells authors what is missing."""

from collections import defaultdict
from collections.abc import Iterator

from serai.book.awards import Encounter
from serai.book.book import Book
from serai.book.map import Map
from serai.games.nights.effects.words import RollInCity, parse_award_line, parse_card_rules
from serai.games.nights.state import HOME
from serai.table import Refused

PILGRIMAGE_CITY = "mecca"
SHOWN = 3


def find_parts_missing_for_play(book: Book) -> list[str]:
    """Why a Book cannot be played yet; each reason is the end of a sentence: “its map has no routes”."""
    return [*_missing_in_map(book.map), *_missing_in_matrices(book), *_missing_in_cards(book)]


def _missing_in_map(world_map: Map) -> Iterator[str]:
    whole = True
    for city, rule in ((HOME, "heroes begin there, N2.1"), (PILGRIMAGE_CITY, "pilgrims go there, N10.18")):
        if city not in world_map.spaces:
            whole = False
            yield f"there is no {city} on its map ({rule})"
        elif world_map.spaces[city].terrain != "city":
            yield f"{city} is no city on its map ({rule})"
    if not world_map.routes:
        yield "its map has no routes"
    elif whole:
        reached = _spaces_connected_to_home(world_map)
        if cut_off := [space for space in world_map.spaces if space not in reached]:
            yield f"no route leads from {HOME} to {_join_names(cut_off)}"


def _spaces_connected_to_home(world_map: Map) -> set[str]:
    neighbours: dict[str, set[str]] = defaultdict(set)
    for route in world_map.routes:
        for space in route.between:
            neighbours[space].update(route.between)
    reached, waiting = {HOME}, [HOME]
    for here in waiting:
        new = neighbours[here] - reached
        reached |= new
        waiting += new
    return reached


def _missing_in_matrices(book: Book) -> Iterator[str]:
    for letter, rows in book.matrices.items():
        for row, cells in rows.items():
            if not any(cells):
                yield f"no tale is written for the row “{row}” of matrix {letter}"


def _missing_in_cards(book: Book) -> Iterator[str]:
    encounters = book.cards.get("encounters", {})
    if not any(card.kind in ("character", "terrain") for card in encounters.values()):
        # City cards alone are not enough, because heroes may keep them all (N6.5).
        yield "it has no encounter card of a character or a terrain"
    printed = False
    for deck in book.cards.values():
        for name, card in deck.items():
            try:
                effects = parse_card_rules(name, card).effects
            except Refused as refusal:
                sentence = str(refusal)
                yield sentence[0].lower() + sentence[1:].rstrip(".")
            else:
                printed = printed or any(isinstance(effect, RollInCity) for effect in effects)
    if printed:
        yield from _missing_names_of_beings(book)


def _missing_names_of_beings(book: Book) -> Iterator[str]:
    """Beings with tales that the printed city cards lead to and that have no name (N13.1)."""
    words = book.lexicon
    for line in RollInCity.awards:
        for award in parse_award_line(line):
            if not isinstance(award, Encounter):
                continue
            being = award.being
            if not book.closest_row(award.matrix, being.adjective or being.noun, being.noun, being.adjective):
                continue
            if being.noun not in words.beings:
                yield f"its city cards lead to a being “{being.noun}” that its lexicon does not have"
            elif being.adjective and being.adjective not in words.adjectives:
                yield f"its city cards need an adjective “{being.adjective}” that its lexicon does not have"


def _join_names(names: list[str]) -> str:
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return ", ".join(names[:SHOWN]) + more
