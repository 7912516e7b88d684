"""The numbering of King of Dice: its options, and its views as numbers."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from serai.games.dice.cards import ELVES, INHABITANTS, PENALTIES, PILES, PLACES
from serai.games.dice.decision_subject import card_of_decision
from serai.games.dice.faces import DICE
from serai.games.dice.game import KingOfDice
from serai.games.dice.state import Board
from serai.games.dice.study.card_numbers import NUMBER_OF_CARD, PENALTY_CARDS
from serai.games.dice.study.option_numbers import OPTIONS
from serai.study import Field, Numbering
from serai.study.numbering import RowWriter, SeatNames, offsets_of_seats
from serai.table import Decision, View
from serai.table.game import AnyGame

SEATS = max(KingOfDice.card.seats)
QUESTIONS = tuple(KingOfDice.card.questions)
PENALTY_NUMBERS = tuple(NUMBER_OF_CARD[card] for card in PENALTY_CARDS)
_MOST_POINTS, _LEAST_POINTS = 200, -60  # wider than any stack can reach


def _fields_of_encoded_view() -> Iterator[Field]:
    yield Field("question", len(QUESTIONS), 1, f"the question to the viewer: {', '.join(QUESTIONS)}")
    yield Field("subject", PENALTY_NUMBERS[0], 1, "the inhabitant or place that the question is about")
    yield Field("seats", SEATS, 1, "which seats are taken, counted from the viewer")
    yield Field("turn", SEATS, 1, "whose turn it is, counted from the viewer")
    yield Field("rolls-left", 1, 3, "the rolls left")
    for die in range(1, DICE + 1):
        yield Field(f"die-{die}", 6, 1, f"the number on die {die}: 1 to 6; all 0 before it is rolled")
    for place in PLACES:
        yield Field(f"row-{place}", len(INHABITANTS), 1, f"the inhabitant below the {place}")
    yield Field("met", len(PLACES), 1, "whether the dice meet the card in each slot")
    yield Field("place-open", len(PLACES), 1, "whether the card in each slot may bring its place along")
    yield Field("piles", len(PLACES), len(PILES["city"]), "the cards left in each place pile")
    yield Field("penalty", 1, 0, "the points of the penalty on top", low=-4)
    yield Field("penalties-left", 1, len(PENALTIES), "the penalties left, with the one on top")
    yield Field("draw-pile", 1, len(INHABITANTS), "the cards left in the draw pile")
    yield Field("discards", len(INHABITANTS), 1, "the inhabitants that were discarded")
    for offset in range(SEATS):
        whose = "the viewer's stack" if offset == 0 else f"the stack {offset} seats on"
        yield Field(
            f"stack+{offset}", PENALTY_NUMBERS[0], 1, f"whether {whose} holds each inhabitant and place"
        )
        yield Field(f"penalties+{offset}", len(PENALTY_CARDS), 4, f"the penalties of −1 to −4 in {whose}")
        yield Field(f"elf+{offset}", 1, 1, f"whether an elf lies on top of {whose}")
        yield Field(f"points+{offset}", 1, _MOST_POINTS, f"the points of {whose}", low=_LEAST_POINTS)


FIELDS = tuple(_fields_of_encoded_view())


_NUMBER_OF_QUESTION = {question: number for number, question in enumerate(QUESTIONS)}


def _encode_view(view: View[Board], writer: RowWriter) -> None:
    board, decision, offset_of = view.board, view.decision, offsets_of_seats(view)
    put, mark = writer.put, writer.mark
    if decision is not None:
        mark("question", [_NUMBER_OF_QUESTION[decision.kind]])
        if card := card_of_decision(decision):
            mark("subject", [NUMBER_OF_CARD[card]])
    mark("seats", range(len(offset_of)))
    mark("turn", [offset_of[board.seat]])
    put("rolls-left", board.rolls_left)
    for number, die in enumerate(board.dice, 1):
        mark(f"die-{number}", [die.number - 1])
    for place, slot in zip(PLACES, board.row, strict=True):
        if slot.card is not None:
            mark(f"row-{place}", [NUMBER_OF_CARD[slot.card]])
    put("met", *(slot.met for slot in board.row))
    put("place-open", *(slot.place_open for slot in board.row))
    put("piles", *(board.piles[place].left for place in PLACES))
    put("penalty", board.penalties.points)
    put("penalties-left", board.penalties.left)
    put("draw-pile", board.draw_pile)
    mark("discards", [NUMBER_OF_CARD[card] for card in board.discards])
    for seat, stack in board.stacks.items():
        offset = offset_of[seat]
        count = Counter(NUMBER_OF_CARD[card] for card in stack)
        mark(f"stack+{offset}", [number for number in count if number < PENALTY_NUMBERS[0]])
        put(f"penalties+{offset}", *(count[number] for number in PENALTY_NUMBERS))
        put(f"elf+{offset}", bool(stack) and stack[-1] in ELVES)
        put(f"points+{offset}", board.scores[seat])


def _option_in_vocabulary(decision: Decision, option: str, seats: SeatNames) -> str:
    return seats[option] if decision.kind == "dragon" else option


@cache
def dice_numbering(rules: type[AnyGame]) -> Numbering:
    del rules
    return Numbering(OPTIONS, FIELDS, _encode_view, _option_in_vocabulary)
