"""King of Dice on arrays: the rules of `serai.games.dice.game` for thousands of games at once.

Each rule is a method that takes the indices of some games. It updates the arrays for these games, and
returns the games that continue without a question. The arrays are indexed by slot or seat and by
game; stacks and decks by game first, because they are read whole. Cards, rolls and options are numbers
(`card_numbers`, `option_numbers`).
"""

from enum import IntEnum
from typing import NamedTuple, Protocol, get_args

import numpy as np
from numpy.typing import NDArray

from serai.games.dice.cards import INHABITANTS, PENALTIES, PLACES
from serai.games.dice.state import PLACE_ENDINGS, Ending
from serai.games.dice.study.card_numbers import (
    CARD_SET,
    FIRST_PLACE,
    GAP,
    HYPNOTIST,
    IS_APPRENTICE,
    IS_DRAGON,
    IS_ELF,
    IS_FAIRY,
    NUMBER_OF_CARD,
    ONE,
    PILE_SIZE,
    PRINTED_POINTS,
    ROLLS,
    SLOT_OF_PLACE,
    CardSets,
    Flags,
    Numbers,
    Rolls,
    cards_met_by_roll,
    lowest_card,
)
from serai.games.dice.study.option_numbers import (
    AGAIN,
    BONUS,
    FIRST_CARD,
    KEPT_DIGITS,
    LEAVE,
    OPTIONS,
    OWN_SEAT,
    PASS,
    PLACE,
    STOP,
)
from serai.study.batch import WAIT, Choices, Games

Points = NDArray[np.int16]

ENDINGS: tuple[Ending | None, ...] = (None, *get_args(Ending))
"""How a game ended, by number (D4.1); 0 while it goes on."""
_ENDED_BY_INHABITANTS = ENDINGS.index("inhabitants")
_ENDED_BY_PENALTIES = ENDINGS.index("penalties")
_ENDED_BY_PLACE = np.array([ENDINGS.index(PLACE_ENDINGS[place]) for place in PLACES], np.uint8)

SLOTS = len(PLACES)
LAST_SLOT = SLOTS - 1
_MOST_CARDS = len(INHABITANTS) + SLOTS * PILE_SIZE + len(PENALTIES)
_NONE_KEPT = KEPT_DIGITS[0]
_BEATS_ALL_BURDENS = 1000  # no stack has so many negative points


class Question(IntEnum):
    """What a game asks; a game that is over asks nothing."""

    NOTHING = 0
    KEEP = 1
    TAKE = 2
    PLACE = 3
    BONUS = 4
    DRAGON = 5
    AGAIN = 6


class Deal(NamedTuple):
    """The random part of a set-up: for each game the seat that starts, and the order of the cards."""

    first: Numbers
    inhabitants: Numbers
    penalties: Numbers


class BatchChance(Protocol):
    def deal(self, games: Games) -> Deal: ...

    def roll(self, games: Games, kept: Rolls | np.uint32) -> Rolls:
        """A roll for each game. The caller ignores the digits of `kept` dice."""
        ...


class RandomChance:
    """Rolls and deals from a seed. Shuffling first (D2.1) is the same as drawing random cards later."""

    def __init__(self, seats: int, seed: int) -> None:
        self._seats = seats
        self._random = np.random.Generator(np.random.SFC64(seed))

    def deal(self, games: Games) -> Deal:
        first = self._random.integers(0, self._seats, games.size, np.uint8)
        inhabitants = np.arange(len(INHABITANTS), dtype=np.uint8)
        penalties = np.array([NUMBER_OF_CARD[card] for card in PENALTIES], np.uint8)
        return Deal(first, self._shuffle(games.size, inhabitants), self._shuffle(games.size, penalties))

    def _shuffle(self, games: int, cards: Numbers) -> Numbers:
        """Shuffles by sorting random 58-bit keys, each with the index of its card in the six lowest bits."""
        keys = self._random.integers(0, 2**58, (games, cards.size), np.uint64)
        keys = keys << np.uint64(6) | np.arange(cards.size, dtype=np.uint64)
        keys.sort(axis=1)
        return cards.take((keys & np.uint64(63)).astype(np.intp))

    def roll(self, games: Games, kept: Rolls | np.uint32) -> Rolls:  # noqa: ARG002
        return ROLLS.take(self._random.integers(0, ROLLS.size, games.size))


class DiceBatch:
    """Many games of King of Dice with the same number of seats. Seats are numbers from 0.

    `choose` makes one choice in each of them. A game that is over stays so until `restart`.
    """

    def __init__(self, games: int, seats: int, chance: BatchChance) -> None:
        self.games = games
        self.seats = seats
        self._chance = chance
        self._cards_met = cards_met_by_roll()
        self.question = np.zeros(games, np.uint8)
        self.seat = np.zeros(games, np.uint8)
        """Whose turn it is, and so who is asked."""
        self.dice = np.zeros(games, np.uint32)
        self.rolls_left = np.zeros(games, np.uint8)
        self.row = np.full((SLOTS, games), GAP, np.uint8)
        self.met = np.zeros(games, np.uint64)
        """The cards to choose from while the question is `TAKE`."""
        self.piles = np.zeros((SLOTS, games), np.uint8)
        """The cards left in each place pile."""
        self.deck = np.zeros((games, len(INHABITANTS)), np.uint8)
        """The inhabitants in drawing order; the first `drawn` have been drawn."""
        self.drawn = np.zeros(games, np.uint8)
        self.penalties = np.zeros((games, len(PENALTIES)), np.uint8)
        """The penalties in the order they are revealed; the first `penalties_taken` have been taken."""
        self.penalties_taken = np.zeros(games, np.uint8)
        self.discards = np.full((games, len(PENALTIES)), GAP, np.uint8)
        self.discarded = np.zeros(games, np.uint8)
        self.stacks = np.full((games, seats, _MOST_CARDS), GAP, np.uint8)
        """The royal stacks from bottom to top, each of `heights` cards."""
        self.heights = np.zeros((seats, games), np.int8)
        self.taken = np.full(games, GAP, np.uint8)
        """The inhabitant taken last in this turn, and the slot where it was."""
        self.slot = np.zeros(games, np.uint8)
        self.ending = np.zeros(games, np.uint8)
        self.restart(np.arange(games))

    # Set-up (D2)

    def restart(self, games: Games) -> None:
        """Replaces these games with new ones and starts their first turn."""
        deal = self._chance.deal(games)
        self.seat[games] = deal.first
        self.deck[games] = deal.inhabitants
        self.drawn[games] = SLOTS
        self.row[:, games] = deal.inhabitants[:, :SLOTS].T
        self.piles[:, games] = PILE_SIZE
        self.penalties[games] = deal.penalties
        self.penalties_taken[games] = 0
        self.discards[games] = GAP
        self.discarded[games] = 0
        self.stacks[games] = GAP
        self.heights[:, games] = 0
        self.ending[games] = 0
        self._start_turn(games)

    # A turn (D3)

    def choose(self, options: Choices) -> None:
        """Makes a choice in each game, except where it is `WAIT` or the game is over.

        Raises ValueError, and changes nothing, if an option is illegal.
        """
        self._check_legal(options)
        asked = [np.flatnonzero((self.question == question) & (options != WAIT)) for question in Question]
        chosen = [options[games] for games in asked]

        rolled = self._reroll_and_return_games_done_rolling(asked[Question.KEEP], chosen[Question.KEEP])
        met_one, only_card, met_none = self._ask_if_dice_meet_several_cards_and_return_others(rolled)
        wants_bonus, leaves_bonus = self._split_by_bonus_taken(asked[Question.BONUS], chosen[Question.BONUS])
        taking = np.concatenate((met_one, asked[Question.TAKE], wants_bonus))
        cards = (only_card, chosen[Question.TAKE] - FIRST_CARD, self._card_right_of_taken(wants_bonus))
        served = [
            self._take_cards_and_return_games_without_question(
                taking, np.concatenate(cards).astype(np.uint8)
            ),
            self._apply_place_answer_and_return_games(asked[Question.PLACE], chosen[Question.PLACE]),
            self._apply_dragon_answer_and_return_games(asked[Question.DRAGON], chosen[Question.DRAGON]),
        ]
        has_no_bonus = self._offer_bonus_and_return_games_without(np.concatenate(served))
        self._take_penalties_and_discard_last_cards(met_none)
        cards_done = np.concatenate((has_no_bonus, leaves_bonus, met_none))
        self._refill_rows(cards_done)
        no_extra_turn = self._offer_extra_turn_and_return_games_without(cards_done)
        again, passes = self._split_by_extra_turn_taken(asked[Question.AGAIN], chosen[Question.AGAIN])
        next_player = self._close_ended_games_and_return_others(np.concatenate((no_extra_turn, passes)))
        self.seat[next_player] = (self.seat[next_player] + 1) % self.seats
        self._start_turn(np.concatenate((next_player, again)))

    # Rolling (D3.1)

    def _start_turn(self, games: Games) -> None:
        seats = self.seat[games]
        # The top of an empty stack is read from its last cell, which no game fills.
        top = self.stacks[games, seats, self.heights[seats, games] - 1]
        self.rolls_left[games] = np.where(IS_ELF[top], 4, 3)  # D5.1
        self.taken[games] = GAP
        self._roll(games, _NONE_KEPT)
        self.question[games] = Question.KEEP

    def _roll(self, games: Games, kept: Rolls | np.uint32) -> None:
        self.dice[games] = self.dice[games] & kept | self._chance.roll(games, kept) & ~kept
        self.rolls_left[games] -= 1

    def _reroll_and_return_games_done_rolling(self, games: Games, options: Choices) -> Games:
        """Returns the games that have rolled for the last time."""
        self._roll(games, KEPT_DIGITS[options])
        self.rolls_left[games[options == STOP]] = 0
        return games[self.rolls_left[games] == 0]

    # Winning inhabitants and places (D3.2, D3.3)

    def _ask_if_dice_meet_several_cards_and_return_others(self, games: Games) -> tuple[Games, Numbers, Games]:
        """Asks which card to take where the dice meet several.

        Returns the games in which they meet one card, these cards, and the games in which they meet none.
        """
        met = self._cards_met[self.dice[games]] & self._cards_in_row(games)
        count = np.bitwise_count(met)
        several, one = count > 1, count == 1
        self.met[games[several]] = met[several]
        self.question[games[several]] = Question.TAKE
        return games[one], lowest_card(met[one]), games[count == 0]

    def _cards_in_row(self, games: Games) -> CardSets:
        return np.bitwise_or.reduce([CARD_SET[cards[games]] for cards in self.row])

    def _take_cards_and_return_games_without_question(self, games: Games, cards: Numbers) -> Games:
        """Takes a card from the row in each game; returns the games that continue without a question."""
        slots = self._slot_of_card(games, cards)
        self.row[slots, games] = GAP
        self.taken[games], self.slot[games] = cards, slots
        is_dragon = IS_DRAGON[cards]
        has_place = (SLOT_OF_PLACE[cards] == slots) & (self.piles[slots, games] > 0)
        winners = games[~is_dragon]
        self._lay_on_stacks(winners, self.seat[winners], cards[~is_dragon])
        self.question[games[has_place]] = Question.PLACE
        if self.seats == 2:
            self._give_dragon(games[is_dragon], 1)
            return games[~has_place]
        self.question[games[is_dragon]] = Question.DRAGON
        return games[~has_place & ~is_dragon]

    def _slot_of_card(self, games: Games, cards: Numbers) -> Numbers:
        slots = np.zeros(games.size, np.uint8)
        for slot in range(1, SLOTS):
            slots[self.row[slot, games] == cards] = slot
        return slots

    def _lay_on_stacks(self, games: Games, seats: Numbers, cards: Numbers) -> None:
        """Lays a card on top of a seat's stack in each game."""
        self.stacks[games, seats, self.heights[seats, games]] = cards
        self.heights[seats, games] += 1

    def _apply_place_answer_and_return_games(self, games: Games, options: Choices) -> Games:
        takes = games[options == PLACE]
        seats, slots = self.seat[takes], self.slot[takes]
        left = self.piles[slots, takes]
        place = FIRST_PLACE + PILE_SIZE * slots + (PILE_SIZE - left)
        self.stacks[takes, seats, self.heights[seats, takes] - 1] = place  # below the inhabitant
        self._lay_on_stacks(takes, seats, self.taken[takes])
        self.piles[slots, takes] = left - 1
        was_last = left == 1
        self.ending[takes[was_last]] = _ENDED_BY_PLACE[slots[was_last]]
        return games

    # Effects (D5)

    def _apply_dragon_answer_and_return_games(self, games: Games, options: Choices) -> Games:
        self._give_dragon(games, options - OWN_SEAT)
        return games

    def _give_dragon(self, games: Games, offset: Choices | int) -> None:
        """Gives the dragon that was taken to the player `offset` seats later (D5.5)."""
        given_to = (self.seat[games] + offset) % self.seats
        self._lay_on_stacks(games, given_to.astype(np.uint8), self.taken[games])

    def _offer_bonus_and_return_games_without(self, games: Games) -> Games:
        """Offers the bonus to players who have taken the hypnotist (D5.3); returns the other games."""
        has_bonus = (self.taken[games] == HYPNOTIST) & (self.slot[games] < LAST_SLOT)
        self.question[games[has_bonus]] = Question.BONUS
        return games[~has_bonus]

    def _split_by_bonus_taken(self, games: Games, options: Choices) -> tuple[Games, Games]:
        """The games in which the bonus is taken, and those in which it is left."""
        takes = options == BONUS
        return games[takes], games[~takes]

    def _card_right_of_taken(self, games: Games) -> Numbers:
        return self.row[self.slot[games] + 1, games]

    def _offer_extra_turn_and_return_games_without(self, games: Games) -> Games:
        """Offers an extra turn for an apprentice (D5.2), unless the game ended; returns the other games."""
        may_go_again = IS_APPRENTICE[self.taken[games]] & (self.ending[games] == 0)
        self.question[games[may_go_again]] = Question.AGAIN
        return games[~may_go_again]

    def _split_by_extra_turn_taken(self, games: Games, options: Choices) -> tuple[Games, Games]:
        """The games in which the extra turn is taken, and those in which it is not."""
        again = options == AGAIN
        return games[again], games[~again]

    # Meeting nobody (D3.4)

    def _take_penalties_and_discard_last_cards(self, games: Games) -> None:
        self._lay_on_stacks(games, self.seat[games], self.penalties[games, self.penalties_taken[games]])
        self.penalties_taken[games] += 1
        was_last = self.penalties_taken[games] == len(PENALTIES)
        self.ending[games[was_last]] = _ENDED_BY_PENALTIES
        others = games[~was_last]
        self.discards[others, self.discarded[others]] = self.row[LAST_SLOT, others]
        self.discarded[others] += 1
        self.row[LAST_SLOT, others] = GAP

    # Refilling the row (D3.5) and the end (D4)

    def _refill_rows(self, games: Games) -> None:
        """Slides the cards left of a gap to the right and draws one; twice, where there are two gaps."""
        games = games[self.ending[games] == 0]
        while games.size:
            gap_at_or_right = np.zeros(games.size, np.bool_)
            for slot in range(LAST_SLOT, 0, -1):
                gap_at_or_right |= self.row[slot, games] == GAP
                slides = games[gap_at_or_right]
                self.row[slot, slides] = self.row[slot - 1, slides]
            self.row[0, games] = self.deck[games, self.drawn[games]]
            self.drawn[games] += 1
            self.ending[games[self.drawn[games] == len(INHABITANTS)]] = _ENDED_BY_INHABITANTS
            has_gap = (self.row[1:].take(games, axis=1) == GAP).any(axis=0)
            games = games[has_gap & (self.ending[games] == 0)]

    def _close_ended_games_and_return_others(self, games: Games) -> Games:
        """Closes the games that have ended; returns the others."""
        is_over = self.ending[games] > 0
        self.question[games[is_over]] = Question.NOTHING
        return games[~is_over]

    @property
    def is_over(self) -> Flags:
        return self.question == Question.NOTHING

    def scores(self, games: Games) -> Points:
        """The points of each seat in these games (D4.2); n fairies are worth n points each (D5.4)."""
        stacks = self._stacks_of(games)
        fairies = IS_FAIRY.take(stacks).sum(axis=2, dtype=np.int16)
        return PRINTED_POINTS.take(stacks).sum(axis=2, dtype=np.int16) + fairies * fairies

    def winners(self, games: Games) -> Flags:
        """Whether each seat has won: most points, then fewest negative points on cards (D4.3)."""
        negative = np.minimum(PRINTED_POINTS, 0).take(self._stacks_of(games)).sum(axis=2, dtype=np.int32)
        standing = self.scores(games) * np.int32(_BEATS_ALL_BURDENS) + negative
        return standing == standing.max(axis=1, keepdims=True)

    def victory_shares(self, games: Games) -> NDArray[np.float64]:
        """Each seat's share of the victory in these games, which must be over."""
        winners = self.winners(games)
        return winners / winners.sum(axis=1, keepdims=True)

    def _stacks_of(self, games: Games) -> Numbers:
        """The stacks in these games, without the cells that are empty in all of them."""
        return self.stacks.take(games, axis=0)[:, :, : self.heights[:, games].max(initial=0)]

    # Options

    def _check_legal(self, options: Choices) -> None:
        illegal = np.flatnonzero(~self.are_legal(options))
        if illegal.size:
            game = int(illegal[0])
            question, option = Question(self.question[game]).name.lower(), int(options[game])
            name = f" ({OPTIONS[option]})" if 0 <= option < len(OPTIONS) else ""
            raise ValueError(f"game {game} asks “{question}”, and option {option}{name} is no answer to that")

    def are_legal(self, options: Choices) -> Flags:
        """Whether the option for each game is legal there; in a game that is over, anything is."""
        question = self.question
        legal = (question == Question.NOTHING) | (options == WAIT)
        legal |= (question == Question.KEEP) & (options >= 0) & (options <= STOP)
        for asked, (one, other) in TWO_OPTIONS.items():
            legal |= (question == asked) & ((options == one) | (options == other))
        offset = options - OWN_SEAT
        legal |= (question == Question.DRAGON) & (offset > 0) & (offset < self.seats)
        asked_to_take = np.flatnonzero(question == Question.TAKE)
        card = options[asked_to_take] - FIRST_CARD
        is_met = self.met[asked_to_take] & CARD_SET[card.clip(0, GAP)] != 0
        legal[asked_to_take] |= is_met & (card >= 0)
        return legal

    def legal_mask(self) -> Flags:
        """Whether each option is legal in each game."""
        legal = np.zeros((self.games, len(OPTIONS)), np.bool_)
        legal[:, : STOP + 1] = (self.question == Question.KEEP)[:, None]
        for question, two_options in TWO_OPTIONS.items():
            for option in two_options:
                legal[:, option] |= self.question == question
        asked = self.question == Question.DRAGON
        legal[:, OWN_SEAT + 1 : OWN_SEAT + self.seats] = asked[:, None]
        met = np.where(self.question == Question.TAKE, self.met, np.uint64(0))
        legal[:, FIRST_CARD : FIRST_CARD + len(INHABITANTS)] = (
            met[:, None] & CARD_SET[: len(INHABITANTS)] != 0
        )
        return legal

    def random_options(self, random: np.random.Generator) -> Choices:
        """A legal option for each game, each equally likely."""
        options = random.integers(0, STOP + 1, self.games)
        for question, (one, other) in TWO_OPTIONS.items():
            games = np.flatnonzero(self.question == question)
            options[games] = np.where(options[games] & 1, one, other)
        games = np.flatnonzero(self.question == Question.DRAGON)
        options[games] = random.integers(OWN_SEAT + 1, OWN_SEAT + self.seats, games.size)
        games = np.flatnonzero(self.question == Question.TAKE)
        options[games] = FIRST_CARD + self._random_card(self.met[games], random).astype(np.intp)
        return options

    def _random_card(self, cards: CardSets, random: np.random.Generator) -> Numbers:
        """A random card of each set: removes a random number of its first cards and takes the next one."""
        struck_out = random.integers(0, np.bitwise_count(cards))
        for number in range(SLOTS - 1):
            cards = np.where(number < struck_out, cards & cards - ONE, cards)
        return lowest_card(cards)


TWO_OPTIONS = {
    Question.PLACE: (PLACE, LEAVE),
    Question.BONUS: (BONUS, LEAVE),
    Question.AGAIN: (AGAIN, PASS),
}
"""The questions with two options."""
