"""King of Dice, turn by turn (D2 to D5)."""

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from itertools import combinations
from operator import itemgetter
from typing import Any, TypeAlias

from msgspec import Struct

from serai.games.dice.board import BoardMaker, readable_state_of
from serai.games.dice.cards import ELVES, INHABITANT_IDS, INHABITANTS, PLACES, POINTS
from serai.games.dice.condition_lookup import cards_met_among
from serai.games.dice.decision_subject import Subject
from serai.games.dice.faces import DICE
from serai.games.dice.scenario import check_state_is_reachable, fill_state_from_scenario
from serai.games.dice.scoring import score_stack, winners
from serai.games.dice.state import GAP, PLACE_ENDINGS, Board, Options, State
from serai.table import Decision, Game, GameCard, Interactive, Outcome, Refused, Turn
from serai.table.chance import Chance, Stream
from serai.table.decision import OptionTuple
from serai.table.events import Log

GivesExtraTurn: TypeAlias = bool


class Throw(Struct, frozen=True):
    """Dice to roll together: as indices (from 0) and as players count them (from 1), which events refer to.

    `lay` takes the six numbers on the table followed by those just rolled, and returns the new six.
    """

    dice: tuple[int, ...]
    positions: list[int]
    lay: Callable[[list[int]], tuple[int, ...]]


def option_keeping_dice(kept: Collection[int]) -> str:
    """The option that keeps these dice (counted from 0). Keeping all six means stopping."""
    if len(kept) == DICE:
        return "stop"
    return "keep:" + ",".join(str(die + 1) for die in sorted(kept))


def dice_kept_by_option(option: str) -> frozenset[int]:
    """The dice (counted from 0) that an option keeps: all six, unless it rerolls some."""
    if option not in KEEPS:
        return frozenset(range(DICE))
    return frozenset(range(DICE)).difference(KEEPS[option].dice)


def _throws_by_option() -> dict[str, Throw]:
    """Each option that rerolls some dice, with the throw of the others."""
    ways: dict[str, Throw] = {}
    for count in range(DICE):
        for kept in combinations(range(DICE), count):
            dice = tuple(die for die in range(DICE) if die not in kept)
            lay = itemgetter(*(DICE + dice.index(die) if die in dice else die for die in range(DICE)))
            ways[option_keeping_dice(kept)] = Throw(dice, [die + 1 for die in dice], lay)
    return ways


KEEPS = _throws_by_option()
KEEP_OPTIONS = OptionTuple((*KEEPS, "stop"))
ALL_DICE = KEEPS["keep:"]


@lru_cache(64)
def keep_decision_by_seat(seats: tuple[str, ...]) -> dict[str, Decision]:
    """What each seat is asked after a roll."""
    return {seat: Decision(seat, "keep", KEEP_OPTIONS) for seat in seats}


class KingOfDice(Game[State, Options]):
    card = GameCard(
        id="dice",
        rules=1,
        seats=range(2, 6),
        minutes=(15, 30),
        age=8,
        state=State,
        options=Options,
        board=Board,
        streams=("dice", "inhabitants", "penalties", "first"),
        subject=Subject,
        questions={
            "keep": "`keep:1,3,4`: the positions kept, the rest is rolled (`keep:` rolls all); or `stop`",
            "take": "the id of a card that is met",
            "place": "`place` or `leave`",
            "bonus": "`bonus` or `leave`",
            "dragon": "the name of another seat",
            "again": "`again` or `pass`",
        },
        same_board=True,
    )

    def __init__(
        self, seats: tuple[str, ...], options: Options, state: State, chance: Chance, log: Log
    ) -> None:
        super().__init__(seats, options, state, chance, log)
        self.dice: list[int] = []
        self.rolls_left = 0
        self._outcome: Outcome | None = None
        self._boards: BoardMaker | None = None
        self._keep = keep_decision_by_seat(seats)
        self._next_seat = dict(zip(seats, (*seats[1:], *seats[:1]), strict=True))

    @classmethod
    def initial_state(cls, seats: tuple[str, ...], options: Options) -> State:
        if options.first is not None and options.first not in seats:
            raise Refused("refused-first", seat=options.first, seats=", ".join(seats))
        return State(
            stacks={seat: [] for seat in seats},
            draw_pile=[*INHABITANT_IDS],
            seat=options.first or "",
        )

    @classmethod
    def state_from_scenario(
        cls, seats: tuple[str, ...], options: Options, tables: Mapping[str, Any]
    ) -> State:
        return fill_state_from_scenario(cls.initial_state(seats, options), seats, tables)

    @classmethod
    def imagine(cls, state: State, seat: str, options: Options, chance: Stream) -> State:  # noqa: ARG003
        """Returns the state itself: nothing is hidden (D6.1), and piles have no order."""
        return state

    @classmethod
    def check_state(cls, seats: tuple[str, ...], state: State) -> None:
        check_state_is_reachable(seats, state)

    def play_turn(self) -> Turn:
        state = self.state
        if not state.row or state.top_penalty is None:
            self.set_up()
            return
        seat = state.seat
        self.begin_rolling(seat)
        while self.rolls_left:
            option = yield self._keep[seat]
            if option == "stop":
                self.stop_rolling(seat)
            else:
                self.roll_some_dice(seat, KEEPS[option])
        met = self.met_cards()
        again = False
        if met:
            card = yield Decision(seat, "take", met)
            again = yield from self.take_met_card_with_consequences(seat, card)
        else:
            self.take_penalty_and_discard_last_card(seat, state.top_penalty)
        self.refill_row()
        if again and not state.ending:
            again = (yield Decision(seat, "again", ("again", "pass"))) == "again"
            self.log.tell("extra-turn" if again else "extra-turn-passed", seat=seat)
        self.dice = []
        self.rolls_left = 0
        if state.ending:
            self.log_ending_if_over()
        elif not again:
            state.seat = self._next_seat[seat]

    # Setup (D2). Skips what a scenario has already set up.

    def set_up(self) -> None:
        state = self.state
        if not state.seat:
            state.seat = self.chance.pick("first", self.seats)
        if not state.row:
            state.row = [self.chance.draw("inhabitants", state.draw_pile) for _ in PLACES]
        if state.top_penalty is None:
            state.top_penalty = self.chance.draw("penalties", state.penalties)
        self.log.tell("set-up", row=state.row.copy(), penalty=state.top_penalty or "", first=state.seat)

    # Rolling (D3.1)

    def begin_rolling(self, seat: str) -> None:
        stack = self.state.stacks[seat]
        elf_on_top = bool(stack) and stack[-1] in ELVES
        self.rolls_left = 4 if elf_on_top else 3  # D5.1
        self.log.tell_entry(("turn", {"seat": seat, "rolls": self.rolls_left}))
        self.roll_some_dice(seat, ALL_DICE)

    def stop_rolling(self, seat: str) -> None:
        self.rolls_left = 0
        self.log.tell("stopped", seat=seat)

    def roll_some_dice(self, seat: str, throw: Throw) -> None:
        numbers = self.chance.roll("dice", 6, throw.dice, DICE)
        if throw is ALL_DICE:
            dice = numbers
        else:
            lay = throw.lay
            dice = [*lay(self.dice + numbers)]
        self.dice = dice  # a new list: the event refers to it
        self.rolls_left = left = self.rolls_left - 1
        self.log.tell_entry(("rolled", {"seat": seat, "dice": dice, "thrown": throw.positions, "left": left}))

    def met_cards(self) -> tuple[str, ...]:
        return cards_met_among(self.state.row, self.dice)

    # Winning inhabitants and places (D3.2, D3.3)

    def take_met_card_with_consequences(self, seat: str, card: str) -> Interactive[GivesExtraTurn]:
        """Takes a card and applies its consequences; returns whether it gives an extra turn."""
        slot = self.state.row.index(card)
        again = yield from self.take_card_in_slot(seat, slot)
        if INHABITANTS[card].kind == "hypnotist" and slot + 1 < len(PLACES):  # D5.3
            bonus = self.state.row[slot + 1]
            option = yield Decision(seat, "bonus", ("bonus", "leave"), Subject(bonus))
            if option == "bonus":
                again = yield from self.take_card_in_slot(seat, slot + 1, by_hypnotist=True)
            else:
                self.log.tell("bonus-left", seat=seat, card=bonus)
        return again

    def take_card_in_slot(
        self, seat: str, slot: int, *, by_hypnotist: bool = False
    ) -> Interactive[GivesExtraTurn]:
        """Takes the card in a slot, and offers its place or gives the dragon away.

        Returns whether the card gives an extra turn.

        `by_hypnotist` means that it comes with the hypnotist and was not met by the dice.
        """
        state = self.state
        card = state.row[slot]
        inhabitant = INHABITANTS[card]
        state.row[slot] = GAP
        is_kept = inhabitant.kind != "dragon"
        if is_kept:
            state.stacks[seat].append(card)
        how = {"along": True} if by_hypnotist else {}
        self.log.tell("took", seat=seat, card=card, points=inhabitant.points, **how)
        if not is_kept:
            yield from self.give_dragon(seat, card)
            return False
        if inhabitant.place == PLACES[slot] and state.piles[PLACES[slot]]:
            yield from self.offer_place(seat, slot)
        return inhabitant.kind == "apprentice"

    def offer_place(self, seat: str, slot: int) -> Turn:
        place = PLACES[slot]
        pile = self.state.piles[place]
        option = yield Decision(seat, "place", ("place", "leave"), Subject(pile[0]))
        if option == "leave":
            self.log.tell("place-left", seat=seat, card=pile[0])
            return
        card = pile.pop(0)
        self.state.stacks[seat].insert(-1, card)
        self.log.tell("took-place", seat=seat, card=card, points=POINTS[card])
        if not pile:
            self.state.ending = PLACE_ENDINGS[place]

    def give_dragon(self, seat: str, card: str) -> Turn:
        others = tuple(other for other in self.seats if other != seat)
        given_to = yield Decision(seat, "dragon", others, Subject(card))
        self.state.stacks[given_to].append(card)
        self.log.tell("dragon-given", seat=seat, to=given_to, card=card, points=POINTS[card])

    # Meeting nobody (D3.4)

    def take_penalty_and_discard_last_card(self, seat: str, penalty: str) -> None:
        state = self.state
        state.stacks[seat].append(penalty)
        state.top_penalty = None
        self.log.tell_entry(("penalty", {"seat": seat, "card": penalty, "points": POINTS[penalty]}))
        if not state.penalties:
            state.ending = "penalties"
            return
        shown = state.top_penalty = self.chance.draw("penalties", state.penalties)
        self.log.tell_entry(("penalty-shown", {"card": shown, "points": POINTS[shown]}))
        discarded = state.row[-1]
        state.row[-1] = GAP
        state.discards.append(discarded)
        self.log.tell_entry(("discarded", {"card": discarded}))

    # Refilling the row (D3.5) and the end (D4)

    def refill_row(self) -> None:
        state = self.state
        while GAP in state.row and not state.ending:
            state.row.remove(GAP)
            card = self.chance.draw("inhabitants", state.draw_pile)
            state.row.insert(0, card)
            self.log.tell_entry(("refilled", {"card": card}))
            if not state.draw_pile:
                state.ending = "inhabitants"

    def log_ending_if_over(self) -> None:
        outcome = self.outcome()
        if outcome is not None:
            self.log.tell("ended", ending=outcome.ending)
            for seat, points in outcome.scores.items():
                self.log.tell("scored", seat=seat, points=points)
            self.log.tell("won", seats=list(outcome.winners))

    def outcome(self) -> Outcome | None:
        state = self.state
        if state.ending is not None and self._outcome is None:  # count the stacks once
            scores = {seat: score_stack(stack) for seat, stack in state.stacks.items()}
            self._outcome = Outcome(state.ending, winners(state.stacks, scores), scores)
        return self._outcome

    # What players see (D6)

    def board(self, seat: str | None) -> Board:  # noqa: ARG002 (everything is public)
        if self._boards is None:
            self._boards = BoardMaker()
        return self._boards.board(self.state, self.dice, self.rolls_left)

    def readable_state(self) -> dict[str, Any]:
        return readable_state_of(self.state, self.dice)
