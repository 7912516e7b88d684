"""Caravan, a tiny example game that uses every feature of the table.

A caravan crosses the desert. Each trader has a hidden hand of goods and a secret wish. Traders take turns
selling goods, offering them to each other face down, drawing more, resting, or marching; every round uses up
one waterskin. The caravan arrives, sells out, or dies of thirst.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from serai.table import Decision, Game, GameCard, Outcome, Refused, Turn, gather

GOODS = ("salt", "silk", "spice")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    road: int = 8
    water: int = 7


class State(Struct):
    """`bale` holds the remaining goods, unordered until drawn."""

    water: int
    road: int
    seat: str
    hands: dict[str, list[str]]
    sold: dict[str, list[str]]
    wishes: dict[str, str] = field(default_factory=dict[str, str])
    bale: list[str] = field(default_factory=lambda: [*GOODS] * 5)
    storm: bool = False
    ending: str | None = None


class Board(Struct, frozen=True):
    seat: str
    water: int
    road: int
    bale: int
    sold: dict[str, tuple[str, ...]]
    holding: dict[str, int]
    hand: tuple[str, ...] = ()  # the viewer's own, like the wish
    wish: str | None = None


class Offered(Struct, frozen=True):
    """The subject of a question about a good."""

    good: str


class Caravan(Game[State, Options]):
    card = GameCard(
        id="caravan",
        rules=1,
        seats=range(1, 5),
        state=State,
        options=Options,
        board=Board,
        streams=("bale", "weather", "camels"),
        subject=Offered,
        questions={
            "wish": "a good",
            "act": "`rest`, `march`, `draw`, `sell:silk` or `offer:silk`",
            "to": "the name of another seat",
            "offer": "`accept` or `decline`",
            "follow": "`yes` or `no`",
        },
    )

    @classmethod
    def initial_state(cls, seats: tuple[str, ...], options: Options) -> State:
        if options.road < 1 or options.water < 1:
            raise Refused("A caravan needs a road and water.")
        hands, sold = ({seat: [] for seat in seats} for _ in range(2))
        return State(options.water, options.road, seats[0], hands, sold)

    @classmethod
    def state_from_scenario(
        cls, seats: tuple[str, ...], options: Options, tables: Mapping[str, Any]
    ) -> State:
        if tables:
            raise Refused(f"A caravan has no {next(iter(tables))}.")
        return cls.initial_state(seats, options)

    @classmethod
    def check_state(cls, seats: tuple[str, ...], state: State) -> None:
        if {*state.hands, *state.sold} != set(seats) or state.seat not in seats:
            raise Refused("The traders are others than the seats.")

    def play_turn(self) -> Turn:
        if not self.state.wishes:
            yield from self.set_up()
        elif self.state.storm:  # a turn without any decision
            self.state.storm = False
            self.pass_on()
        else:
            yield from self.act(self.state.seat)
            self.pass_on()

    def set_up(self) -> Turn:
        for seat in self.seats * 2:
            self.draw(seat)
        self.state.wishes = yield from gather(*(Decision(seat, "wish", GOODS) for seat in self.seats))

    def act(self, seat: str) -> Turn:
        hand = self.state.hands[seat]
        verbs = ("sell", "offer") if len(self.seats) > 1 else ("sell",)
        goods = (f"{verb}:{good}" for verb in verbs for good in sorted(set(hand)))
        verb, _, good = (yield Decision(seat, "act", ("rest", "march", "draw", *goods))).partition(":")
        if verb == "march":
            yield from self.march()
        elif verb == "draw":
            self.draw(seat)
        elif verb == "sell":
            hand.remove(good)
            self.state.sold[seat].append(good)
            self.log.reveal()
            self.log.tell("sold", seat=seat, good=good)
        elif verb == "offer":
            yield from self.offer(seat, good)

    def draw(self, seat: str) -> None:
        good = self.chance.draw("bale", self.state.bale)
        self.state.hands[seat].append(good)
        self.log.tell("drew", seat=seat)
        self.log.whisper([seat], "drew-good", good=good)
        if not self.state.bale:
            self.state.ending = "sold-out"

    def offer(self, seat: str, good: str) -> Turn:
        other = yield Decision(seat, "to", tuple(other for other in self.seats if other != seat))
        self.log.tell("offered", seat=seat, to=other)
        self.log.whisper([other], "shown", seat=seat, good=good)
        self.log.reveal()
        if (yield Decision(other, "offer", ("accept", "decline"), Offered(good))) == "accept":
            self.state.hands[seat].remove(good)
            self.state.hands[other].append(good)

    def march(self) -> Turn:
        weather = self.chance.pick("weather", ("clear", "storm", "mirage"))
        self.log.tell("weather", weather=weather)
        self.state.storm = weather == "storm"
        miles = sum(self.chance.roll("camels", 4, (0, 1), 2)) if weather == "clear" else 0
        if weather == "mirage":
            votes = yield from gather(*(Decision(seat, "follow", ("yes", "no")) for seat in self.seats))
            self.log.reveal()
            self.log.tell("voted", yes=[seat for seat, vote in votes.items() if vote == "yes"])
            miles = [*votes.values()].count("yes")
        self.state.road -= min(miles, self.state.road)
        self.log.tell("marched", miles=miles)

    def pass_on(self) -> None:
        state = self.state
        state.seat = self.seats[(self.seats.index(state.seat) + 1) % len(self.seats)]
        state.water -= state.seat == self.seats[0]
        state.ending = "arrived" if not state.road else state.ending or (None if state.water else "thirst")
        if state.ending:
            self.log.tell("ended", ending=state.ending)

    def outcome(self) -> Outcome | None:
        state = self.state
        if state.ending is None:
            return None
        scores = {s: len(goods) + 2 * goods.count(state.wishes[s]) for s, goods in state.sold.items()}
        best = [seat for seat in self.seats if scores[seat] == max(scores.values())]
        return Outcome(state.ending, () if state.ending == "thirst" else tuple(best), scores)

    def board(self, seat: str | None) -> Board:
        state = self.state
        sold = {trader: tuple(goods) for trader, goods in state.sold.items()}
        holding = {trader: len(hand) for trader, hand in state.hands.items()}
        own = (tuple(state.hands[seat]), state.wishes.get(seat)) if seat else ()
        return Board(state.seat, state.water, state.road, len(state.bale), sold, holding, *own)

    def readable_state(self) -> dict[str, Any]:
        return {"hands": self.state.hands, "wishes": self.state.wishes}
