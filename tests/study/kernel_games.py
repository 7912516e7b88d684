"""Games of King of Dice at the table, written down as numbers, and their chance for a batch."""

from collections.abc import Iterable
from functools import cache
from random import Random

import numpy as np
from msgspec import Struct

from serai.games.dice.cards import INHABITANTS, PENALTIES, PLACES
from serai.games.dice.game import KingOfDice
from serai.games.dice.state import Board, Options
from serai.games.dice.study.batch import Deal, DiceBatch, Question
from serai.games.dice.study.card_numbers import GAP, NUMBER_OF_CARD, Numbers, Rolls, numbers_on_dice
from serai.study import Numbering
from serai.study.batch import Games
from serai.table import Decision, Event, Table
from serai.table.chance import ChanceState
from serai.table.position import AnyPosition, Position
from table.playing import NAMES

MOST_IN_STACK = 60
QUESTIONS = ("", *(question.name.lower() for question in Question if question))


class KernelGame(Struct):
    """A finished game: its chance, and for each choice what was there before, and what was chosen."""

    first: int
    inhabitants: list[int]
    penalties: list[int]
    rolled: list[int]
    positions: list[bytes]
    masks: list[bytes]
    choices: list[int]
    table: Table
    start: AnyPosition | None

    @property
    def starts_late(self) -> bool:
        return self.start is not None


def play_kernel_game(numbering: Numbering, seats: int, seed: int) -> KernelGame:
    """Plays one game: at random, or so that players stop at the first card that they meet."""
    random = Random(seed)
    is_careful = seed % 4 > 1
    start = late_start(seats) if seed % 2 else None
    table = Table.new("dice", NAMES[:seats], seed=seed, start=start)
    positions, masks, choices = [], [], []
    known: dict[Decision, tuple[bytes, dict[str, int]]] = {}
    while table.decisions:
        (seat,) = table.waiting
        decision, board = table.decisions[seat], table.view(None).board
        if decision not in known:
            number_of = {name: number for number, name in numbering.legal_options(table.view(seat)).items()}
            known[decision] = _mask(number_of.values(), len(numbering.options)), number_of
        mask, number_of = known[decision]
        can_stop = is_careful and decision.kind == "keep" and any(slot.met for slot in board.row)
        option = "stop" if can_stop else random.choice(decision.options)
        positions.append(_position(board, decision.kind, NAMES.index(seat)))
        masks.append(mask)
        choices.append(number_of[option])
        table.choose(seat, option)
    board = table.view(None).board
    positions.append(_position(board, "", NAMES.index(board.seat)))
    chance = _chance_of(table.all_events(), TAKEN_BEFORE if start else [])
    return KernelGame(*chance, positions, masks, choices, table, start)


# Games seldom last until a pile of places or the draw pile is empty, so every second one starts late: one
# place is left of each, and the first seat has half of the inhabitants.

TAKEN_BEFORE = [*INHABITANTS][::2]


def late_start(seats: int) -> AnyPosition:
    state = KingOfDice.initial_state(NAMES[:seats], Options())
    state.stacks[NAMES[0]] = [*TAKEN_BEFORE]
    state.draw_pile = [card for card in state.draw_pile if card not in TAKEN_BEFORE]
    for pile in state.piles.values():
        state.stacks[NAMES[0]] += pile[:-1]
        del pile[:-1]
    return Position(0, ChanceState(), state)


def start_late(batch: DiceBatch, games: Games) -> None:
    taken = _numbers(late_start(batch.seats).state.stacks[NAMES[0]])
    drawn = len(TAKEN_BEFORE) + len(PLACES)
    batch.piles[:, games] = 1
    batch.stacks[games, 0, : len(taken)] = taken
    batch.heights[0, games] = len(taken)
    batch.row[:, games] = batch.deck[games, len(TAKEN_BEFORE) : drawn].T
    batch.drawn[games] = drawn


def _chance_of(events: list[Event], taken_before: list[str]) -> tuple[int, list[int], list[int], list[int]]:
    """The first seat, the cards in the order of drawing (those never drawn come last), and the dice."""
    first, drawn, shown, rolled = 0, list[str](), list[str](), list[int]()
    for event in events:
        args = event.args
        match event.key:
            case "set-up":
                first, drawn, shown = (
                    NAMES.index(args["first"]),
                    [*taken_before, *args["row"]],
                    [args["penalty"]],
                )
            case "refilled":
                drawn.append(args["card"])
            case "penalty-shown":
                shown.append(args["card"])
            case "rolled":
                rolled += [args["dice"][die - 1] for die in args["thrown"]]
            case _:
                pass
    left = list(PENALTIES)
    for card in shown:
        left.remove(card)
    inhabitants = [*drawn, *(card for card in INHABITANTS if card not in drawn)]
    return first, _numbers(inhabitants), _numbers([*shown, *left]), rolled


def _numbers(cards: list[str]) -> list[int]:
    return [NUMBER_OF_CARD[card] for card in cards]


def _mask(legal: Iterable[int], size: int) -> bytes:
    mask = bytearray(size)
    for number in legal:
        mask[number] = 1
    return bytes(mask)


@cache
def _pile_of_cards(cards: tuple[str, ...], size: int) -> bytes:
    return bytes(NUMBER_OF_CARD[card] for card in cards).ljust(size, bytes([GAP]))


def _position(board: Board, question: str, seat: int) -> bytes:
    """Everything that the rules know of a position, but the order of cards to come."""
    penalty = board.penalties.card
    return bytes(
        (
            QUESTIONS.index(question),
            seat,
            board.rolls_left,
            *([die.number for die in board.dice] or [0] * 6),
            *[NUMBER_OF_CARD[slot.card] if slot.card else GAP for slot in board.row],
            *[pile.left for pile in board.piles.values()],
            NUMBER_OF_CARD[penalty] if penalty else GAP,
            board.penalties.left,
            board.draw_pile,
        )
    ) + b"".join(
        (
            _pile_of_cards(board.discards, len(PENALTIES)),
            *(_pile_of_cards(stack, MOST_IN_STACK) for stack in board.stacks.values()),
        )
    )


def positions_of_batch(batch: DiceBatch) -> Numbers:
    """The same for every game of a batch: a row for each."""
    goes_on = ~batch.is_over
    every = np.arange(batch.games)
    taken = batch.penalties_taken
    top = batch.penalties[every, np.minimum(taken, len(PENALTIES) - 1)]
    assert batch.heights.max() <= MOST_IN_STACK
    return np.column_stack(
        (
            batch.question,
            batch.seat,
            np.where(goes_on, batch.rolls_left, 0),
            np.where(goes_on[:, None], numbers_on_dice(batch.dice), 0),
            batch.row.T,
            batch.piles.T,
            np.where(taken < len(PENALTIES), top, GAP),
            len(PENALTIES) - taken,
            len(INHABITANTS) - batch.drawn,
            batch.discards,
            batch.stacks[:, :, :MOST_IN_STACK].reshape(batch.games, -1),
        )
    ).astype(np.uint8)


class LoggedChance:
    """The chance of games that were played at the table."""

    def __init__(self, games: list[KernelGame]) -> None:
        self._games = games
        most = max(len(game.rolled) for game in games)
        self._rolled = np.array(
            [game.rolled + [0] * (most + 6 - len(game.rolled)) for game in games], np.uint32
        )
        self._used = np.zeros(len(games), np.intp)

    def deal(self, games: Games) -> Deal:
        played = [self._games[game] for game in games]
        return Deal(
            np.array([game.first for game in played], np.uint8),
            np.array([game.inhabitants for game in played], np.uint8),
            np.array([game.penalties for game in played], np.uint8),
        )

    def roll(self, games: Games, kept: Rolls | np.uint32) -> Rolls:
        kept = np.broadcast_to(kept, games.size)
        rolls = np.zeros(games.size, np.uint32)
        for die in range(6):
            thrown = kept >> 3 * die & 7 == 0
            rolls |= np.where(thrown, self._rolled[games, self._used[games]], 0).astype(np.uint32) << 3 * die
            self._used[games] += thrown
        return rolls

    @property
    def is_used_up(self) -> bool:
        return all(len(game.rolled) == used for game, used in zip(self._games, self._used, strict=True))
