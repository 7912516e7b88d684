"""The views of a batch in numbers: the same numbers as `numbering` gives for views of single games."""

import numpy as np
from numpy.typing import NDArray

from serai.games.dice.cards import INHABITANTS, PENALTIES, PLACES
from serai.games.dice.faces import DICE
from serai.games.dice.game import KingOfDice
from serai.games.dice.study.batch import LAST_SLOT, DiceBatch, Question, RandomChance
from serai.games.dice.study.card_numbers import (
    CARD_SET,
    FIRST_PLACE,
    GAP,
    IS_ELF,
    PILE_SIZE,
    PRINTED_POINTS,
    SLOT_OF_PLACE,
    Flags,
    Numbers,
    cards_met_by_roll,
    numbers_on_dice,
)
from serai.games.dice.study.numbering import PENALTY_NUMBERS, dice_numbering
from serai.study.batch import Games

NUMBERING = dice_numbering(KingOfDice)
_START = NUMBERING.start


def encode_batch(batch: DiceBatch, games: Games, viewers: Numbers | None = None) -> NDArray[np.int16]:
    """The encoded views of these games, as `viewers` see them; by default the seats that must choose."""
    rows = np.zeros((games.size, NUMBERING.size), np.int16)
    all_rows = np.arange(games.size)
    seat, question, slot = batch.seat[games], batch.question[games], batch.slot[games]
    own = seat if viewers is None else viewers
    offset = (seat.astype(np.intp) - own) % batch.seats
    is_asked = (offset == 0) & (question != Question.NOTHING)

    def mark_positions(name: str, numbers: NDArray[np.integer], where: Flags | None = None) -> None:
        """Sets this position of a field to 1 in the rows `where` it applies."""
        marked = all_rows if where is None else np.flatnonzero(where)
        numbers = numbers if where is None else numbers[where]
        rows[marked, _START[name] + numbers.astype(np.intp)] = 1

    mark_positions("question", question - 1, is_asked)
    top_place = FIRST_PLACE + PILE_SIZE * slot + (PILE_SIZE - batch.piles[slot, games])
    mark_positions("subject", top_place, is_asked & (question == Question.PLACE))
    next_slot = np.minimum(slot + 1, LAST_SLOT)
    mark_positions("subject", batch.row[next_slot, games], is_asked & (question == Question.BONUS))
    mark_positions("subject", batch.taken[games], is_asked & (question == Question.DRAGON))
    rows[:, _START["seats"] : _START["seats"] + batch.seats] = 1
    mark_positions("turn", offset)
    goes_on = question != Question.NOTHING
    rows[:, _START["rolls-left"]] = np.where(goes_on, batch.rolls_left[games], 0)
    dice = numbers_on_dice(batch.dice[games])
    for die in range(DICE):
        mark_positions(f"die-{die + 1}", dice[:, die] - 1, goes_on)
    met = np.where(goes_on, cards_met_by_roll()[batch.dice[games]], np.uint64(0))
    for number, place in enumerate(PLACES):
        card = batch.row[number, games]
        mark_positions(f"row-{place}", card, card != GAP)
        left = batch.piles[number, games]
        rows[:, _START["met"] + number] = met & CARD_SET[card] != 0
        rows[:, _START["place-open"] + number] = (SLOT_OF_PLACE[card] == number) & (left > 0)
        rows[:, _START["piles"] + number] = left
    taken = batch.penalties_taken[games]
    top = batch.penalties[games, np.minimum(taken, len(PENALTIES) - 1)]
    rows[:, _START["penalty"]] = np.where(taken < len(PENALTIES), PRINTED_POINTS[top], 0)
    rows[:, _START["penalties-left"]] = len(PENALTIES) - taken
    rows[:, _START["draw-pile"]] = len(INHABITANTS) - batch.drawn[games]
    for discard in batch.discards[games].T:
        mark_positions("discards", discard, discard != GAP)
    seats = (own[:, None].astype(np.intp) + np.arange(batch.seats)) % batch.seats
    stacks = batch.stacks[games[:, None], seats]
    heights = batch.heights[seats, games[:, None]]
    scores = np.take_along_axis(batch.scores(games), seats, axis=1)
    for away in range(batch.seats):
        stack, height = stacks[:, away], heights[:, away]
        for card in stack[:, : height.max(initial=0)].T:
            mark_positions(f"stack+{away}", card, card < PENALTY_NUMBERS[0])
        for number, penalty in enumerate(PENALTY_NUMBERS):
            held = np.count_nonzero(stack == penalty, axis=1)
            rows[:, _START[f"penalties+{away}"] + number] = held
        rows[:, _START[f"elf+{away}"]] = IS_ELF[stack[all_rows, height - 1]]
        rows[:, _START[f"points+{away}"]] = scores[:, away]
    return rows


class EncodedDiceBatch(DiceBatch):
    """A batch that also encodes the views of its games."""

    def encode(self, games: Games, viewers: Numbers | None = None) -> NDArray[np.int16]:
        return encode_batch(self, games, viewers)


def open_batch(games: int, seats: int, seed: int) -> EncodedDiceBatch:
    """Many games with chance from a seed."""
    return EncodedDiceBatch(games, seats, RandomChance(seats, seed))
