"""Every card of King of Dice as it is printed, in one language: what a client reads once."""

from functools import cache
from typing import Literal

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
from serai.locales.speaker import Speaker, speaker
from serai.locales.texts import Language

Colour = Literal["red", "green", "blue"]
COLOURS: tuple[Colour, ...] = ("red", "green", "blue")
PLACE_OF_CARD: dict[str, Place] = {card: place for place, pile in PILES.items() for card in pile}


class DiceWanted(Struct, frozen=True):
    """So many dice of one colour, or with one number; without either, with any number as long as it is one.

    Groups without a number of their own have different ones.
    """

    count: int
    colour: Colour | None = None
    number: int | None = None


class Wish(Struct, frozen=True):
    """What a card wants to see. `dice` are wanted together, or for `either` one group of them.

    `run` wants so many consecutive numbers, `at-most` and `at-least` that sum, `even` and `odd` all dice so.
    """

    kind: Literal["dice", "either", "run", "even", "odd", "at-most", "at-least"]
    dice: list[DiceWanted] = []
    number: int = 0


class CardShown(Struct, frozen=True):
    """A card. `place` is its own place, where it has one; `points` are printed on it, `worth` says them.

    `line` says the card in one line; `condition` and `effect` are empty where it has none.
    """

    kind: Kind | Literal["place", "penalty"]
    place: Place | None
    points: int
    wish: Wish | None
    name: str
    the: str
    condition: str
    effect: str
    worth: str
    line: str


class CardsShown(Struct, frozen=True):
    """Everything in King of Dice that has a name; `endings` says how games came to an end."""

    cards: dict[str, CardShown]
    kinds: dict[Kind, str]
    places: dict[Place, str]
    villain: str
    endings: dict[str, str]


@cache
def cards_shown(language: Language) -> CardsShown:
    words = speaker(language, "dice")
    kinds: dict[Kind, str] = {card.kind: words.say(f"kind-{card.kind}") for card in INHABITANTS.values()}
    return CardsShown(
        cards={card: _card(words, card) for card in POINTS},
        kinds=kinds,
        places={place: words.say(f"place-{place}") for place in PLACES},
        villain=words.say("villain"),
        endings={
            "inhabitants": words.say("ended-inhabitants"),
            "penalties": words.say("ended-penalties"),
            **{
                f"place-{place}": words.say("ended-place", place=words.say(f"place-{place}.the"))
                for place in PLACES
            },
        },
    )


def _card(words: Speaker, card: str) -> CardShown:
    text, inhabitant = words.card(card), INHABITANTS.get(card)
    kind, place, wish, line = _printed(card, inhabitant)
    return CardShown(
        kind=kind,
        place=place,
        points=POINTS[card],
        wish=wish,
        name=text.name,
        the=text.the,
        condition=text.condition,
        effect=text.effect,
        worth=text.points,
        line=words.say(line, name=text.name, condition=text.condition, points=text.points),
    )


def _printed(
    card: str, inhabitant: Inhabitant | None
) -> tuple[Kind | Literal["place", "penalty"], Place | None, Wish | None, str]:
    if inhabitant is not None:
        return inhabitant.kind, inhabitant.place, _wish(inhabitant.condition), "option-take"
    place = PLACE_OF_CARD.get(card)
    return "place" if place else "penalty", place, None, "card-plain"


def _wish(condition: Condition) -> Wish:
    match condition:
        case AllEven():
            return Wish("even")
        case AllOdd():
            return Wish("odd")
        case Run(length):
            return Wish("run", number=length)
        case OfNumber(count, number):
            return Wish("dice", [DiceWanted(count, number=number)])
        case OfColours(red=red, green=green, blue=blue):
            wanted = zip((red, green, blue), COLOURS, strict=True)
            groups = [DiceWanted(count, colour) for count, colour in wanted if count]
            return Wish("dice", sorted(groups, key=lambda group: -group.count))
        case OfOneColour(count):
            return Wish("either", [DiceWanted(count, colour) for colour in COLOURS])
        case Groups(first, second, third):
            return Wish("dice", [DiceWanted(count) for count in (first, second, third) if count])
        case SumAtMost(total):
            return Wish("at-most", number=total)
        case SumAtLeast(total):
            return Wish("at-least", number=total)
