"""A table under random sequences of choices, undos, new players, restarts and replays."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from serai.table import Event, IllegalChoice, Refused, Table
from serai.table.journal import Entry
from table.caravan import Caravan
from table.playing import caravan, everything, replayed, seen_by, standing, viewers

seats = st.integers(0, 3)
miles = st.integers(1, 30)


class AnyTable(RuleBasedStateMachine):
    table: Table
    journal: list[Entry]
    events: dict[str | None, list[Event]]

    @initialize(seats=st.integers(1, 4), seed=st.integers(0, 50), takebacks=st.booleans(), road=miles)
    def open(self, seats: int, seed: int, takebacks: bool, road: int) -> None:
        options = {"road": road, "water": 12}
        self.turn_to(caravan(seats, seed, wish=None, takebacks=takebacks, options=options))

    def turn_to(self, table: Table) -> None:
        self.table = table
        self.journal = []
        self.events = {viewer: [] for viewer in viewers(table)}

    def seat(self, number: int) -> str:
        return self.table.opening.seats[number % len(self.table.opening.seats)]

    def running(self) -> bool:
        return self.table.outcome is None

    # Moves

    @precondition(running)
    @rule(number=seats, data=st.data())
    def choose(self, number: int, data: st.DataObject) -> None:
        asked = list(self.table.decisions)
        seat = asked[number % len(asked)]
        option = data.draw(st.sampled_from(self.table.decisions[seat].options))
        self.table.choose(seat, option)
        assert self.table.takeback is None

    @precondition(running)
    @rule(number=seats, data=st.data())
    def choose_and_take_back(self, number: int, data: st.DataObject) -> None:
        """A free undo restores the state, except that a changed answer is removed."""
        seat = list(self.table.decisions)[number % len(self.table.decisions)]
        if self.table.view(seat).chosen:
            return
        self.table.takeback = None
        before = standing(self.table)
        self.table.choose(seat, data.draw(st.sampled_from(self.table.decisions[seat].options)))
        if self.table.undo_kind(seat) == "free":
            assert self.table.undo(seat)
            assert standing(self.table) == before

    @rule(number=seats)
    def undo(self, number: int) -> None:
        seat = self.seat(number)
        kind = self.table.undo_kind(seat)
        before = everything(self.table)
        try:
            done = self.table.undo(seat)
        except Refused:
            assert everything(self.table) == before
            return
        assert kind is not None
        assert done == (self.table.takeback is None)
        if kind == "free":
            assert done

    @precondition(lambda self: self.table.takeback is not None)
    @rule(agree=st.booleans())
    def answer(self, agree: bool) -> None:
        takeback = self.table.takeback
        assert takeback is not None
        done = self.table.answer_takeback(takeback.waiting[0], agree)
        assert done == (agree and len(takeback.waiting) == 1)
        assert (self.table.takeback is None) == (done or not agree)

    @rule(number=seats, bot=st.sampled_from([None, "random"]))
    def sit(self, number: int, bot: str | None) -> None:
        self.table.sit(self.seat(number), "Somebody", bot)
        assert self.table.view(None).sitters[self.seat(number)].bot == bot

    @rule(number=seats, option=st.sampled_from(["fly", "", "rest ", "silk,salt"]))
    def choose_wrongly(self, number: int, option: str) -> None:
        before = everything(self.table)
        for seat in (self.seat(number), "Zoe"):
            with pytest.raises(IllegalChoice):
                self.table.choose(seat, option)
        assert everything(self.table) == before

    # Restarts

    @rule()
    def resume(self) -> None:
        """Continues from the start of the turn, as after a restart."""
        table = self.table
        resumed = Table.resume(table.opening, table.position, sitters=table.sitters, game=Caravan)
        assert resumed.position == table.position
        assert resumed.sitters == table.sitters
        assert resumed.outcome == table.outcome
        self.turn_to(resumed)

    @rule()
    def replay(self) -> None:
        """A replay gives the same table, without an open takeback."""
        again = replayed(self.table)
        self.table.takeback = None
        assert everything(again) == everything(self.table)
        self.table = again

    # Invariants

    @invariant()
    def the_journal_only_grows(self) -> None:
        now = self.table.journal
        assert now[: len(self.journal)] == self.journal
        self.journal = list(now)

    @invariant()
    def events_only_grow(self) -> None:
        for viewer, known in self.events.items():
            now = self.table.events(0, viewer)
            assert now[: len(known)] == known
            assert self.table.view(viewer).events == len(now)
            self.events[viewer] = now

    @invariant()
    def somebody_must_choose_until_the_end(self) -> None:
        assert bool(self.table.decisions) == bool(self.table.view(None).waiting) == self.running()
        assert all(decision.options for decision in self.table.decisions.values())

    @invariant()
    def goods_are_neither_lost_nor_made(self) -> None:
        board = self.table.view(None).board
        assert board.bale + sum(board.holding.values()) + sum(map(len, board.sold.values())) == 15

    @invariant()
    def the_secret_stays_secret(self) -> None:
        secret = (self.table.opening.secret or "").encode()
        assert not any(secret in seen_by(self.table, viewer) for viewer in viewers(self.table))

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.replay()


TestAnyTable: Any = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=80, stateful_step_count=30)
