"""The cards (encounters, treasures, quests, statuses, skills) on sheets for double-sided printing."""

from collections.abc import Iterator

from msgspec import Struct

from serai.book.cards import Card
from serai.book.vocabulary import SKILLS, STATUSES
from serai.games.nights.effects.quest_words import CityTable, RollInCity, TreasureHunt
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.pdf.charts import encounter_card_numbers, marvel_line_of_card
from serai.games.nights.pdf.edition import DocumentInfo, Edition
from serai.games.nights.pdf.neutral_wording import Run, plain_runs, wording_for_either_sex
from serai.games.nights.pdf.plates import file_of_plate, printed_plates
from serai.games.nights.pdf.typst_renderer import Pictures, typeset_template

KIND_WORDS = {"character": "people", "terrain": "lands", "city": "city"}
COPIES = 2
"""Copies of each status and skill: several heroes may have the same (N1.9)."""


class PrintedCard(Struct, frozen=True):
    """One face. In the corner is a `picture` (a file) and a `mark`, large if it is alone; `rolls` are the
    results of a die, `foot` is the last line.

    A tinted face is the better side of a two-sided card.
    """

    name: str
    over: str
    text: list[Run]
    foot: str = ""
    mark: str = ""
    picture: str = ""
    rolls_title: str = ""
    rolls: tuple[str, ...] = ()
    tinted: bool = False


class PrintedDeck(Struct, frozen=True):
    """Cards with a common back, or two-sided cards (`reverses`, one per card)."""

    back: str
    cards: list[PrintedCard]
    reverses: list[PrintedCard]


class CardsData(Struct, frozen=True):
    face: DocumentInfo
    decks: list[PrintedDeck]


def cards_data(edition: Edition) -> CardsData:
    talents, masters = (
        [_skill_card(edition, skill, rank) for skill in SKILLS] for rank in ("talent", "master")
    )
    statuses = [_status_card(edition, status) for status in STATUSES]
    decks = [
        PrintedDeck(edition.say("print-card-encounter"), list(_encounter_cards(edition)), []),
        PrintedDeck(edition.say("print-card-treasure"), list(_treasure_cards(edition)), []),
        PrintedDeck(edition.say("print-card-quest"), list(_quest_cards(edition)), []),
        PrintedDeck(edition.say("print-card-status"), statuses * COPIES, []),
        PrintedDeck(edition.say("print-card-skill"), talents * COPIES, masters * COPIES),
    ]
    return CardsData(edition.document_info("cards"), [deck for deck in decks if deck.cards])


def typeset_cards(edition: Edition) -> bytes:
    return typeset_template("cards", cards_data(edition), card_pictures(edition))


def card_pictures(edition: Edition) -> Pictures:
    """The plates of encounters, treasures, quests and statuses."""
    things = [(deck, name) for deck, cards in edition.book.cards.items() for name in cards]
    return printed_plates(edition.book, [*things, *(("statuses", status) for status in STATUSES)])


def _encounter_cards(edition: Edition) -> Iterator[PrintedCard]:
    cards = edition.book.cards.get("encounters", {})
    for name, number in encounter_card_numbers(edition).items():
        card = cards[name]
        rolls = _city_card_results(edition, name)
        city = edition.phrases.space_name(card.city) if card.city else ""
        yield PrintedCard(
            name=edition.phrases.card_name(name),
            over=edition.say(f"print-card-{KIND_WORDS[card.kind or 'character']}"),
            text=plain_runs(edition.phrases.card_text(name)),
            foot=marvel_line_of_card(edition, card),
            mark=str(number),
            picture=file_of_plate(edition.book, "encounters", name),
            rolls_title=edition.say("print-card-roll", city=city) if rolls else "",
            rolls=rolls,
        )


def _city_card_results(edition: Edition, card: str) -> tuple[str, ...]:
    """The results of playing a city card, one for each possible die roll (N13.1)."""
    for effect in edition.world.effects_of_card(card):
        if isinstance(effect, RollInCity | CityTable):
            lines = effect.results if isinstance(effect, CityTable) else RollInCity.awards
            return tuple(", ".join(edition.award_phrases(parse_award_line(line))) for line in lines)
    return ()


def _treasure_cards(edition: Edition) -> Iterator[PrintedCard]:
    for name, card in edition.book.cards.get("treasures", {}).items():
        yield PrintedCard(
            name=edition.phrases.card_name(name),
            over=edition.say("print-card-treasure"),
            text=plain_runs(edition.phrases.card_text(name)),
            foot=_price_sentence(edition, card),
            picture=file_of_plate(edition.book, "treasures", name),
        )


def _price_sentence(edition: Edition, card: Card) -> str:
    if not card.sell:
        return edition.say("print-card-unsold")
    return edition.say("print-card-sold", awards=", ".join(edition.award_phrases(card.sell)))


def _quest_cards(edition: Edition) -> Iterator[PrintedCard]:
    for name in edition.book.cards.get("quests", {}):
        yield PrintedCard(
            name=edition.phrases.card_name(name),
            over=edition.say("print-card-quest"),
            text=plain_runs(edition.phrases.card_text(name)),
            foot=" ".join(_reward_sentences(edition, name)),
            picture=file_of_plate(edition.book, "quests", name),
        )


def _reward_sentences(edition: Edition, quest: str) -> Iterator[str]:
    for effect in edition.world.effects_of_card(quest):
        if isinstance(effect, TreasureHunt):
            yield _awards_sentence(edition, "found", effect.found)
        line: str = getattr(effect, "award", "")
        if line:
            yield _awards_sentence(edition, "reward", line)


def _awards_sentence(edition: Edition, message: str, line: str) -> str:
    told = edition.say(
        f"print-card-{message}", awards=", ".join(edition.award_phrases(parse_award_line(line)))
    )
    return f"{told}."


def _status_card(edition: Edition, status: str) -> PrintedCard:
    about = edition.hero_items.explain_status
    return PrintedCard(
        name=edition.phrases.status_name(status),
        over=edition.say("print-card-status"),
        text=plain_runs(wording_for_either_sex(about(status, "m"), about(status, "f"))),
        picture=file_of_plate(edition.book, "statuses", status),
    )


def _skill_card(edition: Edition, skill: str, rank: str) -> PrintedCard:
    return PrintedCard(
        name=edition.phrases.skill_name(skill),
        over=edition.name(f"rank-{rank}"),
        text=plain_runs(edition.hero_items.explain_skill(skill)),
        tinted=rank == "master",
    )
