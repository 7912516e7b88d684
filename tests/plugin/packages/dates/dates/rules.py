"""Everybody secretly predicts who will eat the last date; players take turns eating one to three."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from serai.table import Decision, Game, GameCard, Outcome, Refused, Turn, gather
from serai.table.chance import Stream


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    most: int = 3


class State(Struct):
    """All that outlives a turn, as plain data."""

    seat: str
    dates: int = 0
    guesses: dict[str, str] = {}
    last: str | None = None


class Board(Struct, frozen=True):
    """What a seat may know."""

    seat: str
    dates: int
    guess: str | None


class Dates(Game[State, Options]):
    card = GameCard(
        id="dates",
        rules=1,
        seats=range(2, 7),
        state=State,
        options=Options,
        board=Board,
        streams=("dates",),
        questions={"guess": "a seat's name", "eat": "how many dates"},
    )

    @classmethod
    def initial_state(cls, seats: tuple[str, ...], options: Options) -> State:
        if options.most < 1:
            raise Refused("refused-dates", most=options.most)
        return State(seats[0])

    @classmethod
    def state_from_scenario(
        cls, seats: tuple[str, ...], options: Options, tables: Mapping[str, Any]
    ) -> State:
        del options
        bowl = tables.get("bowl", {})
        return State(seats[0], bowl.get("dates", 9), guesses={seat: seat for seat in seats})

    @classmethod
    def imagine(cls, state: State, seat: str, options: Options, chance: Stream) -> State:  # noqa: ARG003
        seats = sorted(state.guesses)
        made_up = {other: seats[chance.below(len(seats))] for other in seats if other != seat}
        return replace(state, guesses={**state.guesses, **made_up})

    def play_turn(self) -> Turn:
        if not self.state.guesses:
            yield from self.set_up()
        else:
            yield from self.eat(self.state.seat)

    def set_up(self) -> Turn:
        self.state.guesses = yield from gather(*(Decision(seat, "guess", self.seats) for seat in self.seats))
        self.state.dates = sum(self.chance.roll("dates", 6, (0, 1), 2))
        self.log.tell("bowl-filled", dates=self.state.dates)

    def eat(self, seat: str) -> Turn:
        state = self.state
        portions = range(1, min(self.options.most, state.dates) + 1)
        eaten = int((yield Decision(seat, "eat", tuple(map(str, portions)))))
        state.dates -= eaten
        self.log.tell("eaten", seat=seat, dates=eaten)
        if not state.dates:
            state.last = seat
            foresaw = [other for other in self.seats if state.guesses[other] == seat]
            self.log.tell("bowl-empty", seat=seat, foresaw=foresaw)
        state.seat = self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def outcome(self) -> Outcome | None:
        last = self.state.last
        if last is None:
            return None
        scores = {seat: 2 * (seat == last) + (self.state.guesses[seat] == last) for seat in self.seats}
        best = max(scores.values())
        return Outcome("bowl-empty", tuple(seat for seat in self.seats if scores[seat] == best), scores)

    def board(self, seat: str | None) -> Board:
        return Board(self.state.seat, self.state.dates, self.state.guesses.get(seat or ""))

    def readable_state(self) -> dict[str, Any]:
        return {"dates": self.state.dates, "guesses": self.state.guesses}
