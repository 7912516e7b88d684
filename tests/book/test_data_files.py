"""Matrices, charts, the map and the cards: data files with diagnostics by line and column."""

import pytest

from book.tiny import EFFECTS, TINY
from serai.book.awards import Wealth
from serai.book.cards import charts_of_card, read_cards
from serai.book.checks.effects import check_effect_words
from serai.book.diagnostics import Position, Report
from serai.book.map import SPACES_LIMIT, read_map
from serai.book.markdown_tables import read_chart, read_matrix
from serai.book.toml import Toml, read_toml
from serai.book.vocabulary import MATRICES, REACTIONS, SKILLS, STATUSES, WEALTH, to_kebab_case

HEADER = "| | grovel | aid | avoid | bargain | attack | trick |\n|---|---|---|---|---|---|---|\n"


def toml(text: str, path: str = "map.toml") -> Toml:
    made = read_toml(path, text, Report())
    assert made is not None
    return made


@pytest.mark.rule("N1.7", "N9.1", "N11.1")
def test_the_vocabularies_have_the_sizes_of_the_rules():
    assert (len(SKILLS), len(STATUSES), len(WEALTH), len(MATRICES)) == (18, 28, 7, 15)
    assert "".join(MATRICES) == "ABCDEFGHIJKLMNO"
    assert len(REACTIONS) == len(set(REACTIONS))


def test_names_become_ids():
    names = ["Grief Stricken", "Sex-Changed", "Magic (master)", "P'an-P'an", "Stealth and Stealing"]
    assert [to_kebab_case(name) for name in names] == [
        "grief-stricken",
        "sex-changed",
        "magic-master",
        "pan-pan",
        "stealth-and-stealing",
    ]


@pytest.mark.rule("N7.5")
def test_a_cell_names_a_base_or_is_barred():
    report = Report()
    matrix = read_matrix(
        "matrices/M.md", "M", HEADER + "| Old | a/b#c | — | `a/b#d` | - | – | a#b |\n", report
    )
    assert report.diagnostics() == []
    assert matrix is not None
    cells = matrix.rows["old"].cells
    assert [[base.paragraph for base in cell] for cell in cells] == [["c"], [], ["d"], [], [], ["b"]]
    assert cells[0][0].at == Position(3, 9)


@pytest.mark.rule("N7.13")
def test_a_cell_names_up_to_three_bases_with_or_between_them():
    report = Report()
    matrix = read_matrix(
        "matrices/M.md", "M", HEADER + "| Old | a/b#c or a/d#e  or  `a/f#g` | — | — | — | — | a#b |\n", report
    )
    assert report.diagnostics() == []
    assert matrix is not None
    bases = matrix.rows["old"].cells[0]
    assert [f"{base.strip}#{base.paragraph}" for base in bases] == ["a/b#c", "a/d#e", "a/f#g"]
    assert [base.at for base in bases] == [Position(3, 9), Position(3, 18), Position(3, 29)]


@pytest.mark.rule("N7.13")
def test_each_mistake_among_the_bases_of_a_cell_is_reported_at_its_base():
    report = Report()
    cells = (
        "a/b#c or a/b#c | a/b#c or nonsense | a/a#a or a/b#b or a/c#c or a/d#d or a/e#e | — | — | a#b or —"
    )
    matrix = read_matrix("M.md", "M", HEADER + f"| old | {cells} |\n", report)
    assert [(one.code, one.column) for one in report.diagnostics()] == [
        ("B220", 18),
        ("B125", 35),
        ("B220", 73),
        ("B125", 105),
    ]
    assert matrix is not None
    assert [len(cell) for cell in matrix.rows["old"].cells] == [1, 1, 3, 0, 0, 1]


def test_each_mistake_of_a_matrix_is_reported_at_its_cell():
    report = Report()
    rows = "| old | | — | — | — | — | nonsense |\n| old | — | — | — | — | — | — |\n| sad | — |\n"
    read_matrix("M.md", "M", HEADER + rows, report)
    assert [(one.code, one.line, one.column) for one in report.diagnostics()] == [
        ("B203", 3, 8),
        ("B125", 3, 27),
        ("B204", 4, 3),
        ("B202", 5, 1),
    ]


@pytest.mark.parametrize("text", ["", "no table", "| only |", "| | grovel |\n|---|---|\n| old | — |\n"])
def test_a_broken_matrix_gives_one_message(text: str):
    report = Report()
    assert read_matrix("M.md", "M", text, report) is None
    assert len(report.diagnostics()) == 1


def test_only_the_columns_of_a_matrix_may_say_more_in_brackets():
    names = "punish | aid | rob | question | attack | abduct | Buy (slave) | Hire (by the day)"
    table = f"| | {names} |\n|---|\n| Old (blind) |" + " — |" * 8 + "\n"
    report = Report()
    matrix = read_matrix("matrices/D.md", "D", table, report)
    assert report.diagnostics() == []
    assert matrix is not None
    assert list(matrix.rows) == ["old-blind"]


@pytest.mark.rule("N7.1")
def test_a_chart_has_twelve_rows():
    report = Report()
    chart = read_chart("charts/road.md", "road", (TINY / "charts" / "road.md").read_text("utf-8"), report)
    assert report.diagnostics() == []
    assert chart is not None
    assert [entry.matrix_row for entry in chart.entries][-2:] == ["palace-of-closets", "terrible"]
    assert chart.entries[0].matrix == "L"


def test_a_map_tells_every_mistake():
    text = (TINY / "map.toml").read_text("utf-8")
    text = text.replace('terrain = "desert"', 'terrain = "dessert"').replace(
        '"gulf", "green-sea"', '"gulf", "gren-sea"'
    )
    text = text.replace("number = 5", "number = 9").replace(
        'cave-of-wonders = "empty', 'cave-of-wander = "empty'
    )
    report = Report()
    made = read_map(toml(text), "en", report)
    assert [one.code for one in report.diagnostics()] == ["B124", "B211", "B128", "B128"]
    assert made.arrows == {}


@pytest.mark.parametrize(
    "at", ["[nan, 33.3]", "[44.4, inf]", "[1e300, 33.3]", "[44.4, 90.5]", "[-181, 33.3]"]
)
def test_a_position_beyond_the_earth_is_reported(at: str):
    text = (TINY / "map.toml").read_text("utf-8").replace("at = [44.4, 33.3]", f"at = {at}")
    text += f"\n[places]\ncave-of-wonders = {at}\n"
    report = Report()
    read_map(toml(text), "en", report)
    assert [(one.code, one.line) for one in report.diagnostics()] == [
        ("B124", text[: text.index(at)].count("\n") + 1),
        ("B124", text.count("\n")),
    ]


def test_a_map_with_more_spaces_than_a_server_can_bear_is_refused():
    """A server computes all distances in advance: those of 10,000 spaces would fill the memory."""

    def codes_of_map_with(count: int) -> set[str]:
        space = '[spaces.s{}]\nname = {{ en = "S" }}\nterrain = "city"\ncontinent = "arabia"\nat = [1, 2]\n'
        report = Report()
        read_map(toml("".join(map(space.format, range(count)))), "en", report, ("en",))
        return {one.code for one in report.diagnostics()}

    assert "B103" not in codes_of_map_with(SPACES_LIMIT)
    assert "B103" in codes_of_map_with(SPACES_LIMIT + 1)


def test_a_card_keeps_the_words_of_the_game_as_they_are_written():
    report = Report()
    path = "cards/treasures.toml"
    cards = read_cards(toml((TINY / path).read_text("utf-8"), path), "en", report)
    assert report.diagnostics() == []
    assert cards[0].card.effects == ({"word": "skill-while-owned", "skill": "scholarship"},)
    for card in cards:
        check_effect_words(card, EFFECTS, report)
        check_effect_words(card, {}, report)
    assert [one.code for one in report.diagnostics()] == ["B213", "B213"]


def test_what_a_card_sells_for_is_read_as_awards_and_told_at_its_key():
    path = "cards/treasures.toml"
    text = (TINY / path).read_text("utf-8")
    report = Report()
    cards = read_cards(toml(text, path), "en", report)
    assert report.diagnostics() == []
    assert [card.card.sell for card in cards] == [(Wealth(1, "respectable"),), ()]
    read_cards(toml(text.replace("Max: Respectable", "Max: Respectible"), path), "en", report)
    assert [(one.code, one.line, one.column) for one in report.diagnostics()] == [("B116", 5, 1)]
    assert report.diagnostics()[0].suggestion == "Did you mean “Respectable”?"


@pytest.mark.rule("N6.3", "N6.4", "N6.5")
def test_every_kind_of_encounter_card_leads_to_charts():
    path = "cards/encounters.toml"
    report = Report()
    cards = read_cards(toml((TINY / path).read_text("utf-8"), path), "en", report)
    assert [len(charts_of_card(card, report)) for card in cards] == [3, 5, 1]
    assert report.diagnostics() == []
