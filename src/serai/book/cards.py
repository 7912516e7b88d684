"""Encounter cards, treasures and quests: ids, texts, and the charts they lead to.

The effects of a card use words that belong to the game. The Book stores them as written, and the checker
compares them with the table of effect words that the game provides.
"""

from collections.abc import Collection, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct, field
from msgspec.structs import asdict

from serai.book.awards import Award, ParsedAwards, parse_awards
from serai.book.diagnostics import Report
from serai.book.languages import LANGUAGES, Language
from serai.book.map import check_translated_texts
from serai.book.toml import Key, Toml, entries_or_empty, read_struct, report_if_no_table
from serai.book.vocabulary import TERRAINS, TIMES, is_kebab_case

Deck: TypeAlias = Literal["encounters", "treasures", "quests"]
PlainValue: TypeAlias = str | int | float | bool | list[str | int]
Detail: TypeAlias = PlainValue | dict[str, PlainValue]
# An effect, a trigger or a condition of a card: a `word` of the game and its values.
Clause: TypeAlias = dict[str, Detail]
DECKS: tuple[Deck, ...] = ("encounters", "treasures", "quests")
ANY_STEP = "any"
"""The step of a quest that stands for all others without a text of their own."""


class Marvel(Struct, frozen=True):
    """The terrain for which a terrain card leads to a row of matrix N instead of a chart (N6.4)."""

    terrain: str
    row: str


class _AnyCard(Struct, frozen=True):
    """The fields of a card except for `sell`, which is an award line in files."""

    name: dict[Language, str]
    text: dict[Language, str] = field(default_factory=dict[Language, str])
    kind: Literal["character", "terrain", "city", None] = None
    charts: dict[str, str] = field(default_factory=dict[str, str])
    marvel: Marvel | None = None
    city: str | None = None
    chart: str | None = None
    trigger: Clause | None = None
    condition: Clause | None = None
    effects: tuple[Clause, ...] = ()
    details: dict[str, Detail] = field(default_factory=dict[str, Detail])
    # What is told at each step of a quest (by the id of the place, terrain, continent or being, or `any`),
    # and when it is done.
    steps: dict[str, dict[Language, str]] = field(default_factory=dict[str, dict[Language, str]])
    end: dict[Language, str] = field(default_factory=dict[Language, str])


class _WrittenCard(_AnyCard, frozen=True):
    sell: str | None = None


class Card(_AnyCard, frozen=True):
    """A card of any deck. An encounter card leads to charts (N6.3–N6.5)."""

    # What a hero gets for selling the card; empty if it cannot be sold.
    sell: tuple[Award, ...] = ()


class LocatedCard(Struct, frozen=True):
    """A card with the file and key it was read from."""

    toml: Toml
    key: Key
    deck: Deck
    id: str
    card: Card
    # The parsed award line, with the offsets of the awards.
    sell: ParsedAwards | None = None


# Where a word may appear: as a trigger, as a condition, or as an effect of a deck's cards; “triggered” means
# effects of treasures with a trigger.
EffectUse: TypeAlias = Literal["trigger", "condition", "triggered", "treasures", "quests", "encounters"]
# The kind of a value of an effect word, which determines how it is checked.
ValueKind: TypeAlias = Literal[
    "number",
    "award",
    "awards",
    "skill",
    "status",
    "statuses",
    "wealth",
    "space",
    "spaces",
    "terrain",
    "terrains",
    "continent",
    "continents",
    "times",
    "beings",
    "matrices",
    "measure",
    "power",
]


class EffectWord(Struct, frozen=True):
    """An effect word of a game: where it may appear, the kinds of its values, and its own award lines."""

    use: EffectUse
    values: Mapping[str, ValueKind] = {}
    awards: tuple[str, ...] = ()


EffectWords: TypeAlias = Mapping[str, EffectWord]


def read_cards(
    toml: Toml, source: Language, report: Report, languages: Collection[Language] = LANGUAGES
) -> list[LocatedCard]:
    """Reads one file of cards."""
    cards: list[LocatedCard] = []
    for deck in toml.value:
        if deck not in DECKS:
            report.add(
                "B123",
                toml.path,
                toml.position_of((deck,)),
                report.did_you_mean_sentence(report.most_similar_word(deck, DECKS)),
                key=deck,
            )
            continue
        report_if_no_table(toml, deck, report)
        for name in entries_or_empty(toml.value[deck]):
            key: Key = (deck, name)
            if not is_kebab_case(name):
                report.add("B108", toml.path, toml.position_of(key), id=name)
            written = read_struct(toml, key, _WrittenCard, report)
            if written is None:
                continue
            sell = _parse_sale_awards(toml, key, written, report)
            values = asdict(written)
            values["sell"] = sell.awards if sell else ()
            card = Card(**values)
            check_translated_texts(toml, (*key, "name"), card.name, source, report, languages)
            optional = {("text",): card.text, ("end",): card.end} | {
                ("steps", step): texts for step, texts in card.steps.items()
            }
            for part, texts in optional.items():
                if texts:
                    check_translated_texts(toml, (*key, *part), texts, source, report, languages)
            cards.append(LocatedCard(toml, key, deck, name, card, sell))
    return cards


def _parse_sale_awards(
    toml: Toml, key: Key, written_card: _WrittenCard, report: Report
) -> ParsedAwards | None:
    parsed = (
        parse_awards(written_card.sell, report.most_similar_word) if written_card.sell is not None else None
    )
    for issue in parsed.issues if parsed else ():
        at = toml.position_of((*key, "sell"))
        report.add(issue.code, toml.path, at, report.did_you_mean_sentence(issue.guess), **issue.values)
    return parsed


def charts_of_card(located_card: LocatedCard, report: Report) -> list[tuple[Key, str]]:
    """The charts an encounter card leads to, each with its key; missing ones are reported."""
    card, toml = located_card.card, located_card.toml
    if located_card.deck != "encounters":
        return []
    wanted: tuple[str, ...]
    if card.kind == "character":
        wanted = TIMES
    elif card.kind == "terrain":
        wanted = tuple(terrain for terrain in TERRAINS if not card.marvel or terrain != card.marvel.terrain)
        if card.marvel is None or card.marvel.terrain not in TERRAINS:
            why = "a terrain card names one terrain and its row of matrix N under “marvel” (N6.4)"
            report.add(
                "B208",
                toml.path,
                toml.position_of((*located_card.key, "marvel")),
                card=located_card.id,
                why=why,
            )
            return [((*located_card.key, "charts", name), chart) for name, chart in card.charts.items()]
    elif card.kind == "city":
        for name, value in (("city", card.city), ("chart", card.chart)):
            if value is None:
                report.add(
                    "B122", toml.path, toml.position_of(located_card.key), key=name, table=located_card.id
                )
        return [((*located_card.key, "chart"), card.chart)] if card.chart else []
    else:
        report.add("B122", toml.path, toml.position_of(located_card.key), key="kind", table=located_card.id)
        return []
    for name in wanted:
        if name not in card.charts:
            report.add(
                "B208",
                toml.path,
                toml.position_of((*located_card.key, "charts")),
                card=located_card.id,
                why=f"{name} has no chart",
            )
    for name in card.charts:
        if name not in wanted:
            at = toml.position_of((*located_card.key, "charts", name))
            report.add(
                "B123",
                toml.path,
                at,
                report.did_you_mean_sentence(report.most_similar_word(name, wanted)),
                key=name,
            )
    return [
        ((*located_card.key, "charts", name), chart) for name, chart in card.charts.items() if name in wanted
    ]


def clauses_of_card(located_card: LocatedCard) -> list[tuple[Key, Clause]]:
    """The trigger, the condition and the effects of a card, each with its key."""
    card, key = located_card.card, located_card.key
    found: list[tuple[Key, Clause]] = []
    if card.trigger is not None:
        found.append(((*key, "trigger"), card.trigger))
    if card.condition is not None:
        found.append(((*key, "condition"), card.condition))
    return found + [((*key, "effects", number), clause) for number, clause in enumerate(card.effects)]
