"""The table: seats, a game that asks questions, and the journal of what was chosen."""

import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any

import msgspec

from serai.table.board_tracker import BoardTracker
from serai.table.chance import Chance, ChanceState, Stream, secret_from_seed
from serai.table.decision import Decision, OptionTuple
from serai.table.errors import IllegalChoice, Refused, ReplayDiverged
from serai.table.events import AddressedEvent, Event, HistoryNotLoaded, Log
from serai.table.game import AnyGame, Outcome, find_game
from serai.table.journal import Chosen, Entry, Journal, Seated, TurnEnded, Undone
from serai.table.position import AnyPosition, Position, decode_position, encode_position
from serai.table.record import Opening, Origin, Record
from serai.table.scripted_chance import Script, ScriptedChance, ScriptLine
from serai.table.snapshot import Snapshot
from serai.table.turn_runner import TurnRunner
from serai.table.undo_history import NO_GATHER, Step, TurnStart, UndoHistory, UndoKind
from serai.table.validation import (
    check_name,
    check_opening,
    check_seats,
    read_options,
    read_start_position,
    require_secret,
)
from serai.table.view import Sitter, Takeback, View

IMAGINE_ATTEMPTS = 200
"""How often secrets are drawn again because they do not fit what the seat has seen in this turn."""


class Table:
    """One game being played. Create it with `new`, `resume`, `replay` or `from_snapshot`."""

    def __init__(
        self, game: type[AnyGame], opening: Opening, secret: bytes, snapshot: Snapshot | None = None
    ) -> None:
        game = game.with_pack(opening.pack)
        check_opening(game.card, opening)
        self.opening = opening
        self.decisions: dict[str, Decision] = {}
        self.takeback: Takeback | None = None
        self._seat_players({seat: Sitter(seat, opening.bots.get(seat)) for seat in opening.seats})
        self._chance = ScriptedChance(secret, opening.script) if opening.script else Chance(secret)
        self._game_class = game
        self._options = read_options(game.card, opening.options)
        self._keeps_positions = False
        """Whether the position is encoded at the start of every turn, not only of the first."""
        if snapshot is None:
            self._start_at_opening(opening)
        else:
            self._restore_from_snapshot(snapshot)

    def _start_at_opening(self, opening: Opening) -> None:
        self._log, self._journal, self._undo_history = Log(), Journal(), UndoHistory()
        if opening.start is None:
            position = Position(
                0, ChanceState(), self._game_class.initial_state(opening.seats, self._options)
            )
        else:
            position = read_start_position(self._game_class, opening.seats, opening.start)
        later, position.chance.later = position.chance.later, 0
        self._runner = self._make_runner(position)
        self._save_turn_start()
        if isinstance(opening.origin, Origin):
            self._log.tell("what-if", turn=opening.origin.turn)
        for seat, bot in opening.bots.items():
            self._log.tell("seated", seat=seat, name=seat, bot=bot, why="")
        if self.outcome is None:
            self._start_turn()
            self._chance.rekey_streams(max(self._chance.rekeyed, later))

    def _restore_from_snapshot(self, snapshot: Snapshot) -> None:
        self._log = Log(snapshot.told, snapshot.seen)
        self._journal = Journal(snapshot.entries)
        self._undo_history = UndoHistory(snapshot.acted, snapshot.free)
        self._seat_players(snapshot.sitters)
        self._runner = self._make_runner(decode_position(self._game_class.card, snapshot.position))
        self._save_turn_start()
        if self.outcome is None:
            self._start_turn()

    def _make_runner(self, position: AnyPosition) -> TurnRunner:
        return TurnRunner(
            self._game_class,
            self.opening.seats,
            self._options,
            self._chance,
            self._log,
            position,
            self.opening.heard or {},
        )

    @classmethod
    def new(
        cls,
        game: str | type[AnyGame],
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        takebacks: bool = False,
        pack: str | None = None,
        bots: Mapping[str, str] | None = None,
        script: Script | None = None,
        start: AnyPosition | None = None,
        origin: Origin | None = None,
        heard: Mapping[str, int] | None = None,
    ) -> "Table":
        """Opens a table. Without a seed the dice are sealed: only `commitment` is known until the end.

        `pack` is the digest of a content pack, `bots` the level of each seat that a bot plays, `start` a
        position to begin from, `origin` the game that this position was taken from. `heard` counts what all
        seats together have heard of the pack in earlier games (in the Nights by `strip#paragraph`).
        """
        kind = (find_game(game) if isinstance(game, str) else game).with_pack(pack)
        secret = secrets.token_bytes(32) if seed is None else secret_from_seed(seed)
        opening = Opening(
            game=kind.card.id,
            rules=kind.card.rules,
            seats=tuple(seats),
            options=dict(options or {}),
            pack=kind.pack_digest(),
            bots=dict(bots or {}),
            takebacks=takebacks,
            seed=seed,
            script={name: list(lines) for name, lines in (script or {}).items()},
            start=None if start is None else msgspec.to_builtins(start),
            origin=origin or msgspec.UNSET,
            heard=dict(sorted(heard.items())) if heard else msgspec.UNSET,
        )
        try:
            sealed = opening.with_secret(secret)
        except UnicodeEncodeError as error:  # a command line need not be UTF-8
            check_seats(kind.card, opening.seats)
            raise Refused("refused-options", why=str(error)) from None
        return cls(kind, sealed, secret)

    @classmethod
    def resume(
        cls,
        opening: Opening,
        position: AnyPosition,
        *,
        sitters: Mapping[str, Sitter] | None = None,
        game: type[AnyGame] | None = None,
    ) -> "Table":
        """A table that continues from a position at a turn boundary, with the chance state of that
        position.
        """
        opening = msgspec.structs.replace(opening, start=msgspec.to_builtins(position))
        table = cls(game or find_game(opening.game), opening, require_secret(opening))
        for seat, sitter in (sitters or {}).items():
            if sitter != table.sitters.get(seat):
                table.sit(seat, sitter.name, sitter.bot)
        return table

    @classmethod
    def replay(
        cls, record: Record, *, choices: int | None = None, game: type[AnyGame] | None = None
    ) -> "Table":
        """Replays a record choice by choice; only the first `choices` of them, if given.

        Raises `ReplayDiverged` if the rules no longer reproduce the record.
        """
        if choices is not None and choices < 0:
            raise Refused("refused-count", count=str(choices))
        table = cls(game or find_game(record.opening.game), record.opening, require_secret(record.opening))
        made = 0
        for number, entry in enumerate(record.journal, 1):
            if isinstance(entry, Chosen):
                if made == choices:
                    break
                made += 1
            table.apply_entry(number, entry)
        return table

    @classmethod
    def from_snapshot(
        cls, opening: Opening, snapshot: Snapshot, *, game: type[AnyGame] | None = None
    ) -> "Table":
        """Restores a table as it was at the start of a turn, without a replay.

        A call that needs earlier history raises `HistoryNotLoaded`. `load_history` makes that history
        readable again. To undo a choice from before the snapshot, replay the record instead.
        """
        return cls(game or find_game(opening.game), opening, require_secret(opening), snapshot)

    def load_history(self, entries: Sequence[Entry], events: Sequence[AddressedEvent]) -> None:
        """Adds the entries and events just before the first ones of a restored table."""
        self._journal.prepend(entries)
        self._log.prepend(events)

    @property
    def unloaded_history(self) -> tuple[int, int]:
        """The number of entries and events that come before those a restored table has loaded."""
        return self._journal.unloaded, self._log.unloaded

    def snapshot(self) -> Snapshot | None:
        """A snapshot of the start of the current turn; None once anybody has acted in it."""
        start, seats = self._last_turn_start(), self.opening.seats
        if not self._journal.is_last_entry(start):
            return None
        return Snapshot(
            turn=start.turn,
            position=start.position,
            entries=self._journal.count,
            told=start.told,
            seen={viewer or "": self._log.count_before(start.told, viewer) for viewer in (*seats, None)},
            sitters=dict(self.sitters),
            acted=self._undo_history.seats_that_acted_before(start, seats),
            free=self._undo_history.seat_with_free_undo(start),
        )

    def apply_entry(self, number: int, entry: Entry) -> None:
        """Applies the journal entry with that number (from 1), or checks a derived one.

        Raises `ReplayDiverged` if the rules no longer reproduce it.
        """
        turn = entry.turn if isinstance(entry, TurnEnded) else self._runner.position.turn + 1
        try:
            if isinstance(entry, Chosen):
                self.choose(entry.seat, entry.option)
            elif isinstance(entry, Undone):
                self._check_undo_was_allowed(entry)
                self._undo_last_choice(entry.seat, entry.agreed)
            elif isinstance(entry, Seated):
                self.sit(entry.seat, entry.name, entry.bot, entry.why)
        except Refused as refusal:
            raise self._divergence_error(number, turn, refusal) from None
        if self.entries_since(number - 1)[:1] != [entry]:
            raise self._divergence_error(number, turn, Refused("refused-position"))

    def _divergence_error(self, number: int, turn: int, why: Refused) -> ReplayDiverged:
        was, now = self.opening.rules, self._game_class.card.rules
        if was == now:
            return ReplayDiverged("refused-parted", entry=number, turn=turn, why=why)
        return ReplayDiverged("refused-parted-rules", entry=number, turn=turn, was=was, now=now, why=why)

    def unused_script(self) -> dict[str, list[ScriptLine]]:
        """The unused lines of scripted chance."""
        return self._chance.unused_lines() if isinstance(self._chance, ScriptedChance) else {}

    # Choosing

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that the table waits for; in a gather, those that have not chosen yet."""
        return self._runner.waiting

    @property
    def is_waiting_for_bot(self) -> bool:
        return not self._bot_seats.isdisjoint(self._runner.waiting)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is being played."""
        return self._runner.outcome

    def choose(self, seat: str, option: str) -> None:
        """Makes a choice; if the seat may not make it, raises `IllegalChoice` and changes nothing."""
        decision = self.decisions.get(seat)
        if decision is None:
            raise self._illegal_choice_error(seat, option, decision)
        legal = decision.options
        if option not in (legal.as_set if type(legal) is OptionTuple else legal):
            raise self._illegal_choice_error(seat, option, decision)
        runner, chance, log = self._runner, self._chance, self._log
        if runner.gather is None:
            gather = NO_GATHER
        else:
            gather = self._first_step_of_gather()
            self._undo_history.drop_answer(seat, gather)
        step = Step(seat, option, chance.rekeyed, chance.spent, log.reveals, gather)
        events = len(log.entries)
        self._journal.pending.append(step)
        self._undo_history.steps.append(step)
        try:
            if gather == NO_GATHER:
                turn_over = runner.run_to_next_question(option)
            else:
                turn_over = runner.answer_gather(seat, option)
            if turn_over:
                self._record_turn_and_run_to_next_question()
            self.decisions = runner.decisions
        except BaseException:  # undo the attempt
            self._journal.discard_from(step)
            log.discard_after(events)
            self._rewind_before(step)
            chance.rekey_streams(step.rekeyed)
            raise
        self.takeback = None  # making a choice refuses an open takeback

    def _illegal_choice_error(self, seat: str, option: str, decision: Decision | None) -> IllegalChoice:
        if decision is not None:
            legal = decision.options
            return IllegalChoice("refused-option", legal=legal, seat=seat, option=option)
        if seat not in self.sitters:
            return IllegalChoice("refused-no-seat", seat=seat, seats=list(self.sitters))
        if self.outcome is not None:
            return IllegalChoice("refused-over")
        return IllegalChoice("refused-not-now", seat=seat, waiting=list(self.waiting))

    def _first_step_of_gather(self) -> int:
        """The number of the step at which the open gather began."""
        gather = self._runner.gather
        return NO_GATHER if gather is None else len(self._undo_history.steps) - len(gather.answers)

    # Turns

    def _start_turn(self) -> None:
        if self._runner.run_to_next_question(None):
            self._record_turn_and_run_to_next_question()
        self.decisions = self._runner.decisions

    def _record_turn_and_run_to_next_question(self) -> None:
        """Records the finished turn in the journal, and runs the game until it asks a question or ends."""
        turn_over = True
        while turn_over:
            self._journal.pending.append(self._save_turn_start())
            turn_over = self._runner.outcome is None and self._runner.run_to_next_question(None)

    def _save_turn_start(self) -> TurnStart:
        """Saves the start of a turn, so that undo can go back to it."""
        runner, history, log = self._runner, self._undo_history, self._log
        told, steps = log.unloaded + len(log.entries), len(history.steps)
        position = runner.encode_position() if self._keeps_positions or not history.turns else b""
        start = TurnStart(runner.position.turn, steps, told, position, self._chance.spent, log.reveals)
        history.turns.append(start)
        return start

    def _last_turn_start(self) -> TurnStart:
        """The start of the current turn (the end of the game, if it is over), with its position."""
        self.keep_positions()
        return self._undo_history.turns[-1]

    def keep_positions(self) -> None:
        """Encodes the position at the start of every turn; those of earlier turns by playing them again.

        Reading a position or the journal does this too. Until then only the first position is encoded,
        because simulations never read one, and encoding it is a twelfth of their work.
        """
        if self._keeps_positions:
            return
        turns, steps = self._undo_history.turns, self._undo_history.steps
        if len(turns) > 1:
            twin = self._copy_at_start_of_turn(turns[0], Log(), Journal(), UndoHistory())
            twin._keeps_positions = True
            twin._save_turn_start()
            twin._start_turn()
            twin._repeat_steps(steps[: turns[-1].step])
            for start, again in zip(turns, twin._undo_history.turns, strict=True):
                start.position = again.position
        self._keeps_positions = True

    @property
    def finished_turns(self) -> int:
        """How many turns are over."""
        return self._runner.position.turn

    @property
    def position(self) -> AnyPosition:
        """The position at the start of the current turn (at the end, if the game is over).

        A table that starts from it does not repeat any die shown in this turn since its first question.
        """
        position = decode_position(self._game_class.card, self._last_turn_start().position)
        position.chance.later = self._rekey_count()
        return position

    @property
    def encoded_position(self) -> bytes:
        """The position at the start of the current turn (at the end, if the game is over), encoded."""
        if not self._rekey_count():
            return self._last_turn_start().position
        return encode_position(self.position)

    def _rekey_count(self) -> int:
        """`ChanceState.later` of the position; it is 0 at the start of a turn."""
        start, steps = self._undo_history.turns[-1], self._undo_history.steps
        seen = len(steps) > start.step and steps[start.step].spent != self._chance.spent
        return self._chance.rekeyed + seen

    # Seats

    def sit(self, seat: str, name: str, bot: str | None = None, why: str = "") -> None:
        """Lets a person, or a bot of some level, play a seat from now on; `why` is a word for the log."""
        if seat not in self.sitters:
            raise Refused("refused-no-seat", seat=seat, seats=list(self.sitters))
        check_name(name)
        self.takeback = None  # the player who was asked to agree may have left
        self._seat_players({**self.sitters, seat: Sitter(name, bot)})
        self._journal.pending.append(Seated(seat, name, bot, why))
        self._log.tell("seated", seat=seat, name=name, bot=bot or "", why=why)

    def _seat_players(self, sitters: Mapping[str, Sitter]) -> None:
        self.sitters = dict(sitters)
        self._bot_seats = {seat for seat, sitter in sitters.items() if sitter.bot}

    # Undo

    def undo_kind(self, seat: str) -> UndoKind | None:
        """Whether the seat can undo its last choice freely or must ask; None if it has none."""
        if self._runner.outcome is not None:
            return None  # the secret of a finished game is known
        gather = NO_GATHER if self._runner.gather is None else self._first_step_of_gather()
        return self._undo_history.undo_kind(seat, self._chance.spent, self._log.reveals, gather)

    def _undo_kind_to_offer(self, seat: str) -> UndoKind | None:
        """The kind of undo to offer to a player; None if a bot would refuse it."""
        kind = self.undo_kind(seat)
        return None if kind == "ask" and self._would_bots_refuse_takeback(seat) else kind

    def _would_bots_refuse_takeback(self, seat: str) -> bool:
        bots = self._bot_seats
        return bool(bots) and not self.opening.takebacks and not bots <= {seat}

    def undo(self, seat: str) -> bool:
        """Undoes the seat's last choice if that is free; otherwise asks the others and returns False.

        Raises `HistoryNotLoaded` if the table was restored from a snapshot later than the choice.
        """
        if self.takeback is not None:
            asking = self.takeback.seat
            raise Refused("refused-asked-already", seat=asking)
        kind = self.undo_kind(seat)
        if kind is None:
            raise Refused("refused-nothing-to-undo", seat=seat)
        if kind == "ask" and self._would_bots_refuse_takeback(seat):
            raise Refused("refused-by-bots")
        if not self._is_last_step_loaded(seat):
            raise HistoryNotLoaded
        if kind == "free":
            self._undo_last_choice(seat, ())
            return True
        persons = (other for other, sitter in self.sitters.items() if not sitter.bot)
        return self._undo_if_all_agreed(seat, tuple(other for other in persons if other != seat))

    def _is_last_step_loaded(self, seat: str) -> bool:
        return self._undo_history.last_step_of(seat) is not None

    def answer_takeback(self, seat: str, agree: bool) -> bool:
        """Agrees to the open takeback, or refuses it; returns whether the choice has now been undone.

        Raises `HistoryNotLoaded` if the table was restored from a snapshot later than the choice.
        """
        takeback = self.takeback
        if takeback is None or seat not in takeback.waiting:
            raise Refused("refused-not-asked", seat=seat)
        if not agree:
            self.takeback = None
            return False
        waiting = tuple(other for other in takeback.waiting if other != seat)
        if not waiting and self.undo_kind(takeback.seat) and not self._is_last_step_loaded(takeback.seat):
            raise HistoryNotLoaded
        return self._undo_if_all_agreed(takeback.seat, waiting)

    def _undo_if_all_agreed(self, seat: str, waiting: tuple[str, ...]) -> bool:
        """Waits for the seats that have not agreed yet; undoes the choice if there are none."""
        if waiting:
            self.takeback = Takeback(seat, waiting)
            return False
        self._undo_last_choice(seat, tuple(other for other in self.sitters if other != seat))
        return True

    def _check_undo_was_allowed(self, entry: Undone) -> None:
        """Checks that a record undoes only what the table would have allowed."""
        everyone = set(entry.agreed) == set(self.sitters) - {entry.seat}
        if self.undo_kind(entry.seat) == "ask" and (
            not everyone or self._would_bots_refuse_takeback(entry.seat)
        ):
            raise Refused("refused-consent", seat=entry.seat)

    def _undo_last_choice(self, seat: str, agreed: tuple[str, ...]) -> None:
        undone = self._undo_history.last_step_of(seat)
        if undone is None or self.outcome is not None:
            raise Refused("refused-nothing-to-undo", seat=seat)
        crossed_chance = undone.spent != self._chance.spent
        rekeyed = self._chance.rekeyed
        self.takeback = None
        self.keep_positions()  # also those of undone turns, which stay in the journal
        self._rewind_before(undone)
        self._chance.rekey_streams(rekeyed + 1 if crossed_chance else rekeyed)
        self._journal.pending.append(Undone(seat, agreed))
        self._log.tell("undone", seat=seat, agreed=list(agreed))

    def _rewind_before(self, step: Step) -> None:
        """Goes back to just before a step, without traces in journal and log."""
        start, steps = self._undo_history.rewind_before(step)
        self.keep_positions()
        self._replay_turn(start, steps)

    def _replay_turn(self, start: TurnStart, steps: Sequence[Step]) -> None:
        """Replays a turn from its start, without traces in journal and log."""
        entries, events = self._journal.count, len(self._log.entries)
        self._runner.restore(decode_position(self._game_class.card, start.position))
        self._start_turn()
        self._repeat_steps(steps)
        self._journal.discard_after(entries)
        self._log.discard_after(events)

    def _repeat_steps(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self._chance.rekey_streams(step.rekeyed)
            self.choose(step.seat, step.option)

    # Copying

    def copy(self) -> "Table":
        """An independent table at this very moment, with the same past and the same chance to come.

        It knows all secrets and the dice to come: a player that searches must use `imagine` instead. It costs
        a replay of the current turn, and the first copy of a table one of all turns (see `keep_positions`).
        """
        start, history = self._last_turn_start(), self._undo_history
        steps = history.steps
        twin = self._copy_at_start_of_turn(
            start, self._log.copy(), self._journal.copy(), history.copy_before(start)
        )
        if self.outcome is None:
            twin._replay_turn(start, steps[start.step :])
            twin._chance.rekey_streams(self._chance.rekeyed)
        # Undo compares these with the counters of chance and log, and a replay counts what it repeats.
        twin._undo_history.steps = steps.copy()
        twin._chance.spent = self._chance.spent
        twin._log.reveals = self._log.reveals
        twin.takeback = self.takeback
        return twin

    def _copy_at_start_of_turn(
        self, start: TurnStart, log: Log, journal: Journal, undo_history: UndoHistory
    ) -> "Table":
        """A table at the start of a turn that has not begun yet, with the same chance to come."""
        twin = copy(self)
        twin.sitters = dict(self.sitters)
        twin._chance = self._chance.copy_from_start()
        twin._log, twin._journal, twin._undo_history = log, journal, undo_history
        twin._runner = twin._make_runner(decode_position(self._game_class.card, start.position))
        return twin

    def imagine(self, seat: str, chance: Stream) -> "Table":
        """A table that looks the same to the seat at this very moment, and could be the real one.

        What the seat cannot know is drawn at random from `chance`: secrets of others by the rules of
        `Game.imagine`, their secret answers in this turn, and all dice and cards to come. What its players
        have heard in earlier games stays. Its history starts with the current turn. Raises `Refused` if the
        game is over or does not support it.
        """
        self._check_seat_exists(seat)
        if self.outcome is not None:
            raise Refused("refused-over")
        seen = _view_without_undo(self.view(seat))
        for _ in range(IMAGINE_ATTEMPTS):
            twin = self._draw_imagined_table_if_possible(seat, chance)
            if twin is not None and _view_without_undo(twin.view(seat)) == seen:
                return twin
        raise Refused("refused-not-imagined")

    def _draw_imagined_table_if_possible(self, seat: str, chance: Stream) -> "Table | None":
        """None if the choices of this turn, as the seat saw them, are impossible in it."""
        start, steps = self._last_turn_start(), self._undo_history.steps
        position = decode_position(self._game_class.card, start.position)
        position.state = self._game_class.imagine(position.state, seat, self._options, chance)
        secret = bytes(chance.below(256) for _ in range(32))
        twin = copy(self)
        known = msgspec.structs.replace(self.opening, seed=None, script={}, start=None)
        twin.opening = known.with_secret(secret)
        twin.sitters = dict(self.sitters)
        twin._chance = self._chance.with_other_future(secret)
        viewers = (*self.opening.seats, None)
        twin._log = Log(self._log.count, {viewer or "": self._log.count_for(viewer) for viewer in viewers})
        twin._journal, twin._undo_history = Journal(self._journal.count), UndoHistory()
        twin._runner = twin._make_runner(position)
        twin._keeps_positions = False
        twin._save_turn_start()
        twin._start_turn()
        open_gather = self._first_step_of_gather()
        try:
            for step in steps[start.step :]:
                option = step.option
                decision = twin.decisions.get(step.seat)
                is_open = open_gather != NO_GATHER and step.gather == open_gather
                if step.seat != seat and decision is not None and (decision.secret or is_open):
                    option = decision.options[chance.below(len(decision.options))]
                twin._chance.rekey_streams(step.rekeyed)
                twin.choose(step.seat, option)
        except IllegalChoice:
            return None
        twin._chance.rekey_streams(self._chance.rekeyed)
        twin._log.discard_after(0)
        twin._journal.discard_after(self._journal.count)
        twin.takeback = self.takeback
        return twin

    # Reading

    def view(self, seat: str | None) -> View[Any]:
        """What the seat may know now (None: a spectator), with its legal options."""
        if seat not in self.sitters:
            self._check_seat_exists(seat)
        runner = self._runner
        answers: Mapping[str, str] = runner.gather.answers if runner.gather else {}
        return View(
            game=self.opening.game,
            seat=seat,
            turn=runner.position.turn,
            events=self._log.count_for(seat),
            sitters=dict(self.sitters),
            board=runner.cached_board(seat),
            waiting=runner.waiting,
            decision=self.decisions.get(seat) if seat else None,
            chosen=answers.get(seat) if seat else None,
            undo=self._undo_kind_to_offer(seat) if seat else None,
            takeback=self.takeback,
            outcome=runner.outcome,
        )

    @property
    def is_board_shared(self) -> bool:
        """Whether everyone sees the same board."""
        return self._runner.is_board_shared

    def track_boards(self, seats: Iterable[str | None]) -> BoardTracker:
        """A context manager that records the boards of these seats after each event."""
        return BoardTracker(self._log, self._runner, seats)

    def events(self, since: int, seat: str | None) -> list[Event]:
        """The events that the seat may know (None: a spectator), without the first `since` of them."""
        self._check_seat_exists(seat)
        return self._log.events_for(seat, max(since, 0))

    def count_events(self, seat: str | None) -> int:
        """How many events the seat may know so far (None: a spectator)."""
        return self._log.count_for(seat)

    @property
    def has_secret_events(self) -> bool:
        """Whether any event is hidden from some of the seats."""
        return self._log.has_secrets

    def events_reversed(self, until: int, seat: str | None) -> Iterator[Event]:
        """The first `until` events that the seat may know, latest first."""
        return self._log.events_for_reversed(seat, until)

    def _check_seat_exists(self, seat: str | None) -> None:
        if seat is not None and seat not in self.sitters:
            raise Refused("refused-no-seat", seat=seat, seats=list(self.sitters))

    def last_human_seat(self) -> str | None:
        """The seat of the person who made the latest choice that was not undone."""
        seats = (step.seat for step in reversed(self._undo_history.steps))
        return next((seat for seat in seats if not self.sitters[seat].bot), None)

    def choice_counts(self) -> dict[str, int]:
        """How many choices of each seat have not been undone."""
        return dict(Counter(step.seat for step in self._undo_history.steps))

    def all_events(self) -> list[Event]:
        """Every event, including those that only some seats may know: for scenarios and tests."""
        return list(self._log.all_events())

    def addressed_events(self, since: int) -> list[AddressedEvent]:
        """All but the first `since` events, each with the seats that may know it."""
        return self._log.addressed_events_since(since)

    @property
    def event_count(self) -> int:
        """How many events there are in all."""
        return self._log.count

    @property
    def journal(self) -> list[Entry]:
        """Everything that changed the table so far."""
        self.keep_positions()
        return self._journal.all_entries()

    def entries_since(self, count: int) -> list[Entry]:
        """The journal without its first `count` entries."""
        self.keep_positions()
        return self._journal.entries_since(count)

    @property
    def entries_count(self) -> int:
        """How many entries the journal has."""
        return self._journal.count

    def record(self) -> Record:
        """The record from which this table can be replayed. It contains the secret: keep it private until the
        game ends.
        """
        return Record(self.opening, tuple(self.journal))

    @property
    def heard_counts_tonight(self) -> Mapping[str, int]:
        """How often each counted part of the content pack has been heard in this game."""
        return dict(self._runner.game.heard_counts_tonight)

    def turn_states(self) -> Iterator[Any]:
        """The state at the opening, or where the table was restored, and at the end of each turn since.

        States contain secrets.
        """
        self.keep_positions()
        for start in self._undo_history.turns:
            yield decode_position(self._game_class.card, start.position).state

    def readable_state(self) -> dict[str, Any]:
        """The position in the format that scenarios print. It may contain secrets."""
        return self._runner.game.readable_state()

    def bot_stream(self, seat: str) -> Stream:
        """Random numbers for a bot's next choice; they do not affect dice or cards."""
        return self._chance.bot_stream(f"bot {seat} {self.entries_count}")


def _view_without_undo(view: View[Any]) -> View[Any]:
    """The view apart from the undo it offers, which depends on a history that an imagined table has not."""
    return msgspec.structs.replace(view, undo=None, takeback=None)
