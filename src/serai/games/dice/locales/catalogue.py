"""All cards of King of Dice in one language. A client reads this once."""

from functools import cache
from typing import Literal, NamedTuple

from msgspec import Struct

from serai.games.dice.cards import INHABITANTS, PILES, PLACES, POINTS, Inhabitant, Kind, Place
from serai.games.dice.conditions import (
    AllEven,
    AllOdd,
    Condition,
    Groups,
    OfColours,
    OfNumber,
    OfOneColour,
    Run,
    SumAtLeast,
    SumAtMost,
)
from serai.games.dice.faces import COLOUR, DICE, PATTERN_OF
from serai.locales.localizer import Localizer, find_localizer
from serai.locales.texts import Language

Colour = Literal["red", "green", "blue"]
COLOURS: tuple[Colour, ...] = ("red", "green", "blue")
PLACE_OF_CARD: dict[str, Place] = {card: place for place, pile in PILES.items() for card in pile}


class RequiredDice(Struct, frozen=True):
    """A number of dice of one colour or with one number; if neither is given, dice with the same number.

    Groups without a given number have different numbers.
    """

    count: int
    colour: Colour | None = None
    number: int | None = None


class DicePattern(Struct, frozen=True):
    """The condition of a card as data. `dice` are required together; with `either`, one group is enough.

    `run` requires this many consecutive numbers, `at-most` and `at-least` limit the sum, `even` and `odd`
    apply to all dice.
    """

    kind: Literal["dice", "either", "run", "even", "odd", "at-most", "at-least"]
    dice: list[RequiredDice] = []
    number: int = 0


class CardInfo(Struct, frozen=True):
    """A card. `place` is its own place, if any; `points` are the printed points, `worth` their text.

    `line` describes the card in one line; `condition` and `effect` are empty if it has none.
    """

    kind: Kind | Literal["place", "penalty"]
    place: Place | None
    points: int
    wish: DicePattern | None
    name: str
    the: str
    condition: str
    effect: str
    worth: str
    line: str


class DieInfo(Struct, frozen=True):
    """One of the six dice: its kind, from 1, and the colours of its faces 1 to 6."""

    kind: int
    colours: tuple[str, ...]


class CardCatalogue(Struct, frozen=True):
    """The names of everything in King of Dice, and its dice; `endings` says why a game ended."""

    cards: dict[str, CardInfo]
    kinds: dict[Kind, str]
    places: dict[Place, str]
    villain: str
    endings: dict[str, str]
    dice: tuple[DieInfo, ...]


@cache
def card_catalogue(language: Language) -> CardCatalogue:
    texts = find_localizer(language, "dice")
    kinds: dict[Kind, str] = {card.kind: texts.say(f"kind-{card.kind}") for card in INHABITANTS.values()}
    return CardCatalogue(
        cards={card: _card_info(texts, card) for card in POINTS},
        kinds=kinds,
        places={place: texts.say(f"place-{place}") for place in PLACES},
        villain=texts.say("villain"),
        endings={
            "inhabitants": texts.say("ended-inhabitants"),
            "penalties": texts.say("ended-penalties"),
            **{
                f"place-{place}": texts.say("ended-place", place=texts.say(f"place-{place}.the"))
                for place in PLACES
            },
        },
        dice=tuple(DieInfo(PATTERN_OF[die] + 1, COLOUR[die][1:]) for die in range(DICE)),
    )


def _card_info(texts: Localizer, card: str) -> CardInfo:
    text, inhabitant = texts.card_text(card), INHABITANTS.get(card)
    kind, place, wish, line = _printed_properties(card, inhabitant)
    return CardInfo(
        kind=kind,
        place=place,
        points=POINTS[card],
        wish=wish,
        name=text.name,
        the=text.the,
        condition=text.condition,
        effect=text.effect,
        worth=text.points,
        line=texts.say(line, name=text.name, condition=text.condition, points=text.points),
    )


class _PrintedProperties(NamedTuple):
    kind: Kind | Literal["place", "penalty"]
    place: Place | None
    pattern: DicePattern | None
    message_key: str


def _printed_properties(card: str, inhabitant: Inhabitant | None) -> _PrintedProperties:
    if inhabitant is not None:
        pattern = _pattern_of_condition(inhabitant.condition)
        return _PrintedProperties(inhabitant.kind, inhabitant.place, pattern, "option-take")
    place = PLACE_OF_CARD.get(card)
    return _PrintedProperties("place" if place else "penalty", place, None, "card-plain")


def _pattern_of_condition(condition: Condition) -> DicePattern:
    match condition:
        case AllEven():
            return DicePattern("even")
        case AllOdd():
            return DicePattern("odd")
        case Run(length):
            return DicePattern("run", number=length)
        case OfNumber(count, number):
            return DicePattern("dice", [RequiredDice(count, number=number)])
        case OfColours(red=red, green=green, blue=blue):
            wanted = zip((red, green, blue), COLOURS, strict=True)
            groups = [RequiredDice(count, colour) for count, colour in wanted if count]
            return DicePattern("dice", sorted(groups, key=lambda group: -group.count))
        case OfOneColour(count):
            return DicePattern("either", [RequiredDice(count, colour) for colour in COLOURS])
        case Groups(first, second, third):
            return DicePattern("dice", [RequiredDice(count) for count in (first, second, third) if count])
        case SumAtMost(total):
            return DicePattern("at-most", number=total)
        case SumAtLeast(total):
            return DicePattern("at-least", number=total)
