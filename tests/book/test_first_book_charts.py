"""Cards, charts and lexicon of the first Book: where beings appear, and how early."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from statistics import mean

import pytest

from book.first_book import CONVENTIONS, cards, chart_uses, draft, entries, matrices
from serai.book import awards as word
from serai.book.awards import NamedBeing
from serai.book.markdown_tables import CHART_ROWS, MatrixTable
from serai.book.pack_awards import all_awards, card_awards
from serai.book.rows import closest_rows
from serai.book.vocabulary import TERRAINS, TIMES
from serai.games.nights.effects.words import EFFECT_WORDS

KINDS = {"character": 12, "terrain": 10, "city": 8}
# How strange the beings of a matrix are: everyday people, then travellers' tales, then magic and beasts, then
# the incredible.
STRANGENESS = {
    **dict.fromkeys("ACDL", 0),
    **dict.fromkeys("FI", 1),
    **dict.fromkeys("BOEJ", 2),
    "M": 3,
    "N": 3,
}
HIGHEST_IN_ARABIA = 6 + 2  # the die without a number, and the bonus of a hero with much destiny (N7.1)
# The wizards' card has only wizards; their mood changes with the rows.
WIZARDS = "mortar-and-star"


@pytest.mark.rule("N1.7")
def test_there_are_as_many_cards_as_the_rules_say() -> None:
    assert Counter(card.kind for card in cards().values()) == KINDS
    assert sum(KINDS.values()) == 30
    assert len(cards("treasures")) == 32
    assert len(cards("quests")) == 19


def test_every_chart_belongs_to_one_card_and_is_its_own() -> None:
    charts = [use.chart for use in chart_uses()]
    assert Counter(charts) == Counter(draft().charts.keys())
    assert (
        len(charts)
        == KINDS["character"] * len(TIMES) + KINDS["terrain"] * (len(TERRAINS) - 1) + KINDS["city"]
    )
    for use in chart_uses():
        found = [(entry.adjective, entry.being) for entry in use.entries]
        assert len(set(found)) == len(found) == CHART_ROWS, use
    for one, other in combinations(chart_uses(), 2):
        both = {(entry.adjective, entry.being) for entry in one.entries}
        assert len(both & {(entry.adjective, entry.being) for entry in other.entries}) <= 4, (one, other)


@pytest.mark.rule("N6.4")
def test_each_terrain_card_names_a_marvel_of_its_own_for_exactly_one_terrain() -> None:
    marvels = [card.marvel for card in cards().values() if card.kind == "terrain"]
    assert {marvel.terrain for marvel in marvels if marvel} == set(TERRAINS)
    rows = [marvel.row for marvel in marvels if marvel]
    assert len(set(rows)) == KINDS["terrain"]
    assert set(rows) <= matrices()["N"].rows.keys()
    for card in cards().values():
        if card.marvel:
            assert card.charts.keys() == set(TERRAINS) - {card.marvel.terrain}
            assert card.marvel.terrain in homes("beings", card.marvel.row)


@pytest.mark.rule("N6.4")
def test_the_magnetic_mountain_stands_in_the_mountains_and_pulls_at_sea() -> None:
    card = cards()["magnetic-mountain"]
    assert card.marvel is not None
    assert card.marvel.terrain == "mountain"
    assert card.charts["sea"] == "magnetic-mountain-sea"


def test_city_cards_lead_to_eight_cities_on_every_continent() -> None:
    spaces = draft().map.spaces
    cities = [card.city or "" for card in cards().values() if card.kind == "city"]
    assert len(set(cities)) == KINDS["city"]
    assert {spaces[city].terrain for city in cities} == {"city"}
    assert {spaces[city].continent for city in cities} == {"arabia", "europa", "africa", "india", "asia"}


def homes(of: str, name: str) -> set[str]:
    """The terrains of a being or an adjective."""
    return set(CONVENTIONS[of].get(name, " ".join(TERRAINS)).split())


def test_nobody_is_where_it_could_not_be() -> None:
    for use, row, entry in entries():
        at_home = homes("beings", entry.being) & homes("adjectives", entry.adjective or "")
        assert set(use.terrains) <= at_home, (use.chart, row, entry)


def rows_for_all(table: MatrixTable) -> set[str]:
    """The rows of a matrix that are not limited to particular beings (N7.5)."""
    return {row.id for row in table.rows.values() if not row.key.whom}


def is_paired(being: NamedBeing, matrix: str) -> bool:
    if matrix == "N":
        return not being.adjective and being.noun in matrices()["N"].rows
    return being.noun in CONVENTIONS["rows"][matrix].get(being.adjective or "", "").split()


def test_a_row_meets_only_the_beings_for_which_its_strips_are_planned() -> None:
    for use, row, entry in entries():
        assert is_paired(NamedBeing(entry.being, entry.adjective), entry.matrix), (use.chart, row, entry)
    met = [place.award for place in card_awards(draft()) if isinstance(place.award, word.Encounter)]
    assert len(met) >= 8
    for award in met:
        assert award.being is not None
        assert is_paired(award.being, award.matrix), award


def test_the_pairings_are_those_of_the_matrices_and_the_lexicon() -> None:
    for matrix, rows in CONVENTIONS["rows"].items():
        assert rows.keys() == rows_for_all(matrices()[matrix])
        assert {being for row in rows.values() for being in row.split()} <= draft().beings.keys()
    assert CONVENTIONS["beings"].keys() <= draft().beings.keys()
    assert CONVENTIONS["adjectives"].keys() <= draft().adjectives.keys()


def row_used(matrix: str, being: NamedBeing) -> str:
    """The one row of a matrix that fits a being most closely (N7.5)."""
    adjective = draft().adjectives.get(being.adjective or "")
    name = being.adjective or being.noun
    (row,) = closest_rows(matrices()[matrix].row_keys, name, draft().beings[being.noun], adjective)
    return row


@pytest.mark.rule("N7.5")
def test_everybody_whom_a_row_is_planned_for_has_exactly_one_row() -> None:
    for matrix, rows in CONVENTIONS["rows"].items():
        for adjective, beings in rows.items():
            for being in beings.split():
                row = row_used(matrix, NamedBeing(being, adjective))
                assert matrices()[matrix].rows[row].key.adjective in (adjective, ""), (matrix, row, being)


@pytest.mark.rule("N7.5")
def test_every_row_of_the_matrices_can_be_met() -> None:
    """Rows are reached through a chart, a card, or the rules themselves: in prison, badly lost, pursued."""
    met = {
        (entry.matrix, row_used(entry.matrix, NamedBeing(entry.being, entry.adjective)))
        for _, _, entry in entries()
    }
    met |= {("N", card.marvel.row) for card in cards().values() if card.marvel}
    rows = {(letter, row) for letter, table in matrices().items() for row in table.rows}
    by_rule = {(letter, row) for letter in "GHK" for row in matrices()[letter].rows}
    assert rows - met == by_rule


def named_pursuers() -> Iterator[NamedBeing]:
    """The beings that a tale names as pursuers (N10.20)."""
    for place in all_awards(draft(), EFFECT_WORDS):
        if isinstance(place.award, word.Status) and place.award.pursuer:
            yield place.award.pursuer


def test_every_being_and_every_adjective_is_used() -> None:
    beings = {entry.being for _, _, entry in entries()}
    beings |= {card.marvel.row for card in cards().values() if card.marvel}
    assert draft().beings.keys() - beings == {"jailer"}
    adjectives = {entry.adjective for _, _, entry in entries() if entry.adjective}
    tempers = matrices()["K"].rows.keys()
    assert draft().adjectives.keys() == adjectives | tempers | {one.adjective for one in named_pursuers()}
    assert len(draft().beings) >= 70
    assert len(draft().adjectives) >= 120


def earliest(card: str, adjective: str | None, being: str, matrix: str) -> int:
    """The lowest chart row for a being, by the conventions."""
    limits = CONVENTIONS["earliest"]
    if matrix in (own := limits["cards"].get(card, {})):
        return own[matrix]
    if matrix == "J" and adjective in limits["beasts"]:
        return limits["beasts"][adjective]
    return limits["beings"].get(being, limits["matrices"].get(matrix, 1))


def test_nobody_comes_earlier_than_their_kind() -> None:
    for use, row, entry in entries():
        assert row >= earliest(use.card, entry.adjective, entry.being, entry.matrix), (
            use.chart,
            row,
            entry,
        )


def test_charts_escalate() -> None:
    by_row = [
        mean(STRANGENESS[entry.matrix] for _, at, entry in entries() if at == row)
        for row in range(1, CHART_ROWS + 1)
    ]
    assert by_row == sorted(by_row)
    for use in chart_uses():
        if use.card != WIZARDS:
            strange = [STRANGENESS[entry.matrix] for entry in use.entries]
            low, middle, high = mean(strange[:4]), mean(strange[4:8]), mean(strange[8:])
            assert low <= middle <= high > low, use


@pytest.mark.rule("N7.1")
def test_arabia_is_gentle_and_the_edges_of_the_world_are_strange() -> None:
    """In Arabia, a hero without destiny reaches the first six rows; at the edges of the world, only the
    last six.
    """
    gentle = [entry for use, row, entry in entries() if row <= 6 and use.card != WIZARDS]
    reached = [entry for use, row, entry in entries() if row <= HIGHEST_IN_ARABIA and use.card != WIZARDS]
    remote = [entry for use, row, entry in entries() if row >= 7 and use.card != WIZARDS]
    for found, everyday, strange in ((gentle, 0.8, 0.07), (reached, 0.6, 0.12)):
        assert mean(STRANGENESS[entry.matrix] == 0 for entry in found) >= everyday
        assert mean(STRANGENESS[entry.matrix] >= 2 for entry in found) <= strange
    assert mean(STRANGENESS[entry.matrix] >= 2 for entry in remote) >= 0.6
    assert not any(entry.matrix == "N" for entry in reached)
    for use, row, entry in entries():
        assert row < 10 or STRANGENESS[entry.matrix] >= 2, (use.chart, row, entry)


@pytest.mark.rule("N7.1")
def test_every_row_of_a_chart_can_be_rolled_where_it_is_read() -> None:
    """Every terrain has a space where a 1 gives the first row, and one where a 6 gives the last."""
    for terrain in TERRAINS:
        numbers = {space.number for space in draft().map.spaces.values() if space.terrain == terrain}
        reached = {die + number for die in range(1, 7) for number in numbers}
        assert reached >= set(range(1, CHART_ROWS + 1)), terrain
