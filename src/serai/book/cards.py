"""Cards: encounter cards, treasures and quests. The Book reads their ids, their texts and where they lead.

What a card does is said in effect words that belong to the game; the Book keeps them as they are written, and
the checker compares them with the table of words that the game hands in.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct, field
from msgspec.structs import asdict

from serai.book.awards import Award, ParsedAwards, parse_awards
from serai.book.diagnostics import Report
from serai.book.map import check_texts
from serai.book.toml import Key, Toml, read_struct, tables
from serai.book.vocabulary import TERRAINS, TIMES, Language, is_kebab

Deck: TypeAlias = Literal["encounters", "treasures", "quests"]
PlainValue: TypeAlias = str | int | float | bool | list[str | int]
Detail: TypeAlias = PlainValue | dict[str, PlainValue]
# A clause of a card is an effect, a trigger or a condition: a `word` of the game, and the values it takes.
Clause: TypeAlias = dict[str, Detail]
DECKS: tuple[Deck, ...] = ("encounters", "treasures", "quests")


class Marvel(Struct, frozen=True):
    """The terrain for which a terrain card names a row of matrix N instead of a chart (N6.4)."""

    terrain: str
    row: str


class _AnyCard(Struct, frozen=True):
    """What a card is, but for the awards on it, which a file writes as an award line."""

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


class _WrittenCard(_AnyCard, frozen=True):
    sell: str | None = None


class Card(_AnyCard, frozen=True):
    """A card of any deck. An encounter card also says where it leads (N6.3–N6.5)."""

    # What a hero who sells the card receives; nothing where it cannot be sold.
    sell: tuple[Award, ...] = ()


class CardPlace(Struct, frozen=True):
    """A card with the file and key it was read from."""

    toml: Toml
    key: Key
    deck: Deck
    id: str
    card: Card
    # Its award line as it was read, with the places of the awards.
    sell: ParsedAwards | None = None


# The effect words of a game: for each, the names of the values it takes.
EffectWords: TypeAlias = Mapping[str, frozenset[str]]


def read_cards(toml: Toml, source: Language, report: Report) -> list[CardPlace]:
    """Reads one file of cards."""
    cards: list[CardPlace] = []
    for deck in toml.value:
        if deck not in DECKS:
            report.add(
                "B123", toml.path, toml.at((deck,)), report.suggest(report.guess(deck, DECKS)), key=deck
            )
            continue
        for name in tables(toml.value[deck]):
            key: Key = (deck, name)
            if not is_kebab(name):
                report.add("B108", toml.path, toml.at(key), id=name)
            written = read_struct(toml, key, _WrittenCard, report)
            if written is None:
                continue
            sell = _sell(toml, key, written, report)
            values = asdict(written)
            values["sell"] = sell.awards if sell else ()
            card = Card(**values)
            check_texts(toml, (*key, "name"), card.name, source, report)
            if card.text:
                check_texts(toml, (*key, "text"), card.text, source, report)
            cards.append(CardPlace(toml, key, deck, name, card, sell))
    return cards


def _sell(toml: Toml, key: Key, written: _WrittenCard, report: Report) -> ParsedAwards | None:
    parsed = parse_awards(written.sell, report.guess) if written.sell is not None else None
    for slip in parsed.slips if parsed else ():
        at = toml.at((*key, "sell"))
        report.add(slip.code, toml.path, at, report.suggest(slip.guess), **slip.values)
    return parsed


def charts_of(place: CardPlace, report: Report) -> list[tuple[Key, str]]:
    """The charts an encounter card leads to, with the key that names each; gaps are reported."""
    card, toml = place.card, place.toml
    if place.deck != "encounters":
        return []
    wanted: tuple[str, ...]
    if card.kind == "character":
        wanted = TIMES
    elif card.kind == "terrain":
        wanted = tuple(terrain for terrain in TERRAINS if not card.marvel or terrain != card.marvel.terrain)
        if card.marvel is None or card.marvel.terrain not in TERRAINS:
            why = "a terrain card names one terrain and its row of matrix N under “marvel” (N6.4)"
            report.add("B208", toml.path, toml.at((*place.key, "marvel")), card=place.id, why=why)
            return [((*place.key, "charts", name), chart) for name, chart in card.charts.items()]
    elif card.kind == "city":
        for name, value in (("city", card.city), ("chart", card.chart)):
            if value is None:
                report.add("B122", toml.path, toml.at(place.key), key=name, table=place.id)
        return [((*place.key, "chart"), card.chart)] if card.chart else []
    else:
        report.add("B122", toml.path, toml.at(place.key), key="kind", table=place.id)
        return []
    for name in wanted:
        if name not in card.charts:
            report.add(
                "B208", toml.path, toml.at((*place.key, "charts")), card=place.id, why=f"{name} has no chart"
            )
    for name in card.charts:
        if name not in wanted:
            at = toml.at((*place.key, "charts", name))
            report.add("B123", toml.path, at, report.suggest(report.guess(name, wanted)), key=name)
    return [((*place.key, "charts", name), chart) for name, chart in card.charts.items() if name in wanted]


def check_effects(place: CardPlace, words: EffectWords, report: Report) -> None:
    """Every effect is a table with a `word` of the game and the values that word takes."""
    for name, clause in (("trigger", place.card.trigger), ("condition", place.card.condition)):
        if clause is not None:
            _check_word(place.toml, (*place.key, name), clause, words, report)
    for number, clause in enumerate(place.card.effects):
        _check_word(place.toml, (*place.key, "effects", number), clause, words, report)


def _check_word(toml: Toml, key: Key, clause: Clause, words: EffectWords, report: Report) -> None:
    word = clause.get("word")
    if not isinstance(word, str) or word not in words:
        guess = report.suggest(report.guess(str(word), words))
        report.add("B213", toml.path, toml.at((*key, "word")), guess, word=word)
        return
    given = clause.keys() - {"word"}
    for name in sorted(given ^ words[word]):
        why = f"“{name}” is missing" if name in words[word] else f"it takes no “{name}”"
        report.add("B214", toml.path, toml.at((*key, name)), word=word, why=why)
