"""The table: seats, a game that asks questions, and the journal of what was chosen."""

import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from serai.table.chance import Chance, ChanceState, Stream, secret_from_seed
from serai.table.decision import Decision, Gather, Turn
from serai.table.errors import IllegalChoice, Parted, Refused
from serai.table.events import Event, Forgotten, Log, Told
from serai.table.game import AnyGame, Outcome, find_game
from serai.table.journal import Chosen, Deed, Entry, Seated, TurnEnded, Undone, written
from serai.table.line import ALONE, Line, Step, TurnStart, UndoKind
from serai.table.opening import check_name, check_opening, read_options, read_start, unseal
from serai.table.position import AnyPosition, Position, decode_position, encode_position
from serai.table.record import Opening, Origin, Record
from serai.table.script import Script, ScriptedChance, ScriptLine
from serai.table.snapshot import Snapshot
from serai.table.view import Sitter, Takeback, View
from serai.table.watching import Watch


class Table:
    """One game being played. Create it with `new`, `resume`, `replay` or `recall`."""

    def __init__(
        self, game: type[AnyGame], opening: Opening, secret: bytes, snapshot: Snapshot | None = None
    ) -> None:
        game = game.with_pack(opening.pack)
        check_opening(game.card, opening)
        self.opening = opening
        self.decisions: dict[str, Decision] = {}
        self.outcome: Outcome | None = None
        self.takeback: Takeback | None = None
        self.sitters = {seat: Sitter(seat, opening.bots.get(seat)) for seat in opening.seats}
        self._chance = ScriptedChance(secret, opening.script) if opening.script else Chance(secret)
        self._kind = game
        self._options = read_options(game.card, opening.options)
        self._done: list[Deed] = []
        self._journal: list[Entry] = []
        if snapshot is None:
            self._open(opening)
        else:
            self._recall(snapshot)

    def _open(self, opening: Opening) -> None:
        self._log, self._line, self._entries_before = Log(), Line(), 0
        if opening.start is None:
            position = Position(0, ChanceState(), self._kind.opening(opening.seats, self._options))
        else:
            position = read_start(self._kind, opening.seats, opening.start)
        later, position.chance.later = position.chance.later, 0
        self._take_place(position)
        self._keep_position()
        if isinstance(opening.origin, Origin):
            self._log.tell("what-if", turn=opening.origin.turn)
        for seat, bot in opening.bots.items():
            self._log.tell("seated", seat=seat, name=seat, bot=bot, why="")
        if self.outcome is None:
            self._advance(None)
            self._chance.rekey(max(self._chance.rekeyed, later))

    def _recall(self, snapshot: Snapshot) -> None:
        self._log = Log(snapshot.told, snapshot.seen)
        self._line = Line(snapshot.acted, snapshot.free)
        self._entries_before = snapshot.entries
        self.sitters = dict(snapshot.sitters)
        self._take_place(decode_position(self._kind.card, snapshot.position))
        self._keep_position()
        if self.outcome is None:
            self._advance(None)

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
    ) -> "Table":
        """Opens a table. Without a seed the dice are sealed: only `commitment` is known until the end.

        `pack` is the digest of a content pack, `bots` the level of each seat that a bot plays, `start` a
        position to begin from, `origin` the game that this position was taken from.
        """
        kind = (find_game(game) if isinstance(game, str) else game).with_pack(pack)
        secret = secrets.token_bytes(32) if seed is None else secret_from_seed(seed)
        opening = Opening(
            game=kind.card.id,
            rules=kind.card.rules,
            seats=tuple(seats),
            options=dict(options or {}),
            pack=kind.pack(),
            bots=dict(bots or {}),
            takebacks=takebacks,
            seed=seed,
            script={name: list(lines) for name, lines in (script or {}).items()},
            start=None if start is None else msgspec.to_builtins(start),
            origin=origin or msgspec.UNSET,
        )
        return cls(kind, opening.sealed(secret), secret)

    @classmethod
    def resume(
        cls,
        opening: Opening,
        position: AnyPosition,
        *,
        sitters: Mapping[str, Sitter] | None = None,
        game: type[AnyGame] | None = None,
    ) -> "Table":
        """A table that goes on from a position at a turn boundary, with the chance it would have had."""
        opening = msgspec.structs.replace(opening, start=msgspec.to_builtins(position))
        table = cls(game or find_game(opening.game), opening, unseal(opening))
        for seat, sitter in (sitters or {}).items():
            if sitter != table.sitters.get(seat):
                table.sit(seat, sitter.name, sitter.bot)
        return table

    @classmethod
    def replay(
        cls, record: Record, *, choices: int | None = None, game: type[AnyGame] | None = None
    ) -> "Table":
        """The same table again, choice by choice (the first `choices` of them, if given).

        Raises `Parted` where the rules, as they are now, no longer give what the record says.
        """
        if choices is not None and choices < 0:
            raise Refused("refused-count", count=str(choices))
        table = cls(game or find_game(record.opening.game), record.opening, unseal(record.opening))
        made = 0
        for number, entry in enumerate(record.journal, 1):
            if isinstance(entry, Chosen):
                if made == choices:
                    break
                made += 1
            table.repeat(number, entry)
        return table

    @classmethod
    def recall(cls, opening: Opening, snapshot: Snapshot, *, game: type[AnyGame] | None = None) -> "Table":
        """The table as it stood at the start of a turn, without replaying what came before.

        Whatever needs more of that than the snapshot holds raises `Forgotten`: what `remember` brings back
        can be read again, but a choice from before can be taken back only after a replay.
        """
        return cls(game or find_game(opening.game), opening, unseal(opening), snapshot)

    def remember(self, entries: Sequence[Entry], told: Sequence[Told]) -> None:
        """Brings back the entries and events that came just before those that a recalled table has."""
        self._done[:0] = entries
        self._journal[:0] = entries
        self._entries_before -= len(entries)
        self._log.remember(told)

    def snapshot(self) -> Snapshot | None:
        """The start of the present turn, to recall the table from; None once anything was done in it."""
        start, seats = self._line.turns[-1], self.opening.seats
        if not self._done or self._done[-1] is not start:
            return None
        return Snapshot(
            turn=start.turn,
            position=start.position,
            entries=self.entries_count,
            told=start.told,
            seen={viewer or "": self._log.count_before(start.told, viewer) for viewer in (*seats, None)},
            sitters=dict(self.sitters),
            acted=self._line.acted_before(start, seats),
            free=self._line.free_at(start),
        )

    def repeat(self, number: int, entry: Entry) -> None:
        """Does what the journal entry of that number (from 1) says; a derived entry must be there already.

        Raises `Parted` where the rules, as they are now, no longer give it.
        """
        turn = entry.turn if isinstance(entry, TurnEnded) else self._position.turn + 1
        try:
            if isinstance(entry, Chosen):
                self.choose(entry.seat, entry.option)
            elif isinstance(entry, Undone):
                self._check_consent(entry)
                self._take_back(entry.seat, entry.agreed)
            elif isinstance(entry, Seated):
                self.sit(entry.seat, entry.name, entry.bot, entry.why)
        except Refused as refusal:
            raise self._parted(number, turn, refusal) from None
        if self.entries_since(number - 1)[:1] != [entry]:
            raise self._parted(number, turn, Refused("refused-position"))

    def _parted(self, number: int, turn: int, why: Refused) -> Parted:
        was, now = self.opening.rules, self._kind.card.rules
        if was == now:
            return Parted("refused-parted", entry=number, turn=turn, why=why)
        return Parted("refused-parted-rules", entry=number, turn=turn, was=was, now=now, why=why)

    def unused_script(self) -> dict[str, list[ScriptLine]]:
        """What is left of scripted chance: lines that nothing has asked for."""
        return self._chance.unused() if isinstance(self._chance, ScriptedChance) else {}

    # Choosing

    def choose(self, seat: str, option: str) -> None:
        """Makes a choice; raises `IllegalChoice`, and changes nothing, if the seat may not make it."""
        decision = self.decisions.get(seat)
        if decision is None or option not in decision.options:
            raise self._illegal(seat, option, decision)
        chance = self._chance
        step = Step(seat, option, chance.rekeyed, chance.spent, self._log.reveals, self._gather_step)
        done, told = len(self._done), len(self._log.told)
        self._done.append(step)
        self._line.add(step)
        try:
            if self._gather is None:
                self._advance(option)
            else:
                self._answer(self._gather, seat, option)
        except BaseException:  # it is as if the choice had not been tried
            self._forget_after(done, told)
            self._go_back_before(step)
            chance.rekey(step.rekeyed)
            raise
        self.takeback = None  # silence refuses

    def _illegal(self, seat: str, option: str, decision: Decision | None) -> IllegalChoice:
        if decision is not None:
            legal = decision.options
            return IllegalChoice("refused-option", legal=legal, seat=seat, option=option)
        if seat not in self.sitters:
            return IllegalChoice("refused-no-seat", seat=seat, seats=list(self.sitters))
        if self.outcome is not None:
            return IllegalChoice("refused-over")
        return IllegalChoice("refused-not-now", seat=seat, waiting=list(self.waiting))

    def _advance(self, answer: str | None) -> None:
        """Runs the game until it asks something that more than one answer fits, or ends."""
        self._shared_board = None
        while True:
            try:
                question = self._play.send(answer)  # type: ignore[arg-type]  (None starts a generator)
            except StopIteration:
                self._end_turn()
                if self.outcome is not None:
                    self.decisions = {}
                    return
                self._play, answer = self._game.turn(), None
                continue
            if type(question) is Gather:
                if question.decisions:
                    self._open_gather(question)
                    return
                answer = ""
                continue
            options = question.options
            if len(options) > 1:
                self.decisions = {question.seat: question}
                return
            answer = self._only_option(question)

    def _only_option(self, decision: Decision) -> str:
        """Where one option exists it is taken, and an event says so."""
        for option in decision.options:
            told = {"seat": decision.seat, "kind": decision.kind, "option": option}
            if decision.secret:
                self._log.whisper((decision.seat,), "only-option", **told)
            else:
                self._log.tell("only-option", **told)
            return option
        raise _dead_end(decision)

    # Several seats at once

    def _open_gather(self, question: Gather) -> None:
        """Asks every seat, also one with a single option: not to ask it would tell the others so."""
        self._gather = question
        self._gather_step = len(self._line.steps)
        self.decisions = dict(question.decisions)
        for decision in self.decisions.values():
            if not decision.options:
                raise _dead_end(decision)

    def _answer(self, question: Gather, seat: str, option: str) -> None:
        if seat not in question.answers:
            self._log.tell("chosen", seat=seat)
        question.answers[seat] = option
        if len(question.answers) == len(question.decisions):
            self._close_gather()
            self._advance("")

    def _close_gather(self) -> None:
        self._gather: Gather | None = None
        self._gather_step = ALONE

    # Turns

    def _take_place(self, position: AnyPosition) -> None:
        """Sets the game up at a position, at the start of a turn."""
        self._position = position
        self._chance.restore(position.chance)
        self._game = self._kind(self.opening.seats, self._options, position.state, self._chance, self._log)
        self._shared_board: Struct | None = None
        self._close_gather()
        self.outcome = self._game.outcome()
        self._play: Turn = self._game.turn()  # must not hold the table: it is freed when nobody else does

    def _end_turn(self) -> None:
        self._position.turn += 1
        self._chance.end_turn()
        self._done.append(self._keep_position())
        self.outcome = self._game.outcome()

    def _keep_position(self) -> TurnStart:
        """Notes where a turn begins, so that play can go back there."""
        position, line, log = self._position, self._line, self._log
        content = encode_position(position)
        start = TurnStart(position.turn, len(line.steps), log.count, content, self._chance.spent, log.reveals)
        line.turns.append(start)
        return start

    @property
    def journal(self) -> list[Entry]:
        """All that moved the table so far, written when somebody first reads it."""
        if self._entries_before:
            raise Forgotten
        return self._written()

    def entries_since(self, number: int) -> list[Entry]:
        """The journal but for its first `number` entries."""
        if number < self._entries_before:
            raise Forgotten
        return self._written()[number - self._entries_before :]

    @property
    def entries_count(self) -> int:
        """How many entries the journal has."""
        return self._entries_before + len(self._done)

    def _written(self) -> list[Entry]:
        self._journal.extend(map(written, self._done[len(self._journal) :]))
        return self._journal

    @property
    def position(self) -> AnyPosition:
        """The position at the start of the present turn (at the end, if the game is over).

        A table that starts from it never shows a die again that the turn has shown since its first question.
        """
        start = self._line.turns[-1]
        chosen = self._line.steps[start.step :]
        seen = bool(chosen) and chosen[0].spent != self._chance.spent
        position = decode_position(self._kind.card, start.position)
        position.chance.later = self._chance.rekeyed + seen
        return position

    # Seats

    def sit(self, seat: str, name: str, bot: str | None = None, why: str = "") -> None:
        """Lets a person, or a bot of some level, play a seat from now on; `why` is a word for the log."""
        if seat not in self.sitters:
            raise Refused("refused-no-seat", seat=seat, seats=list(self.sitters))
        check_name(name)
        self.takeback = None  # whoever is asked to agree may be another now
        self.sitters[seat] = Sitter(name, bot)
        self._done.append(Seated(seat, name, bot, why))
        self._log.tell("seated", seat=seat, name=name, bot=bot or "", why=why)

    # Undo

    def undo_kind(self, seat: str) -> UndoKind | None:
        """Whether the seat's last choice can be taken back freely or by asking; None if there is none."""
        if self.outcome is not None:
            return None  # once a game is over its secret is known
        return self._line.undo_kind(seat, self._chance.spent, self._log.reveals, self._gather_step)

    def _offered_undo(self, seat: str) -> UndoKind | None:
        """What a player is offered: nothing where a bot would refuse."""
        kind = self.undo_kind(seat)
        return None if kind == "ask" and self._bots_refuse(seat) else kind

    def _bots_refuse(self, seat: str) -> bool:
        if self.opening.takebacks:
            return False
        return any(sitter.bot for other, sitter in self.sitters.items() if other != seat)

    def undo(self, seat: str) -> bool:
        """Takes the seat's last choice back if that is free; otherwise asks the others and returns False.

        Raises `Forgotten` if the table was recalled from a later moment.
        """
        if self.takeback is not None:
            asking = self.takeback.seat
            raise Refused("refused-asked-already", seat=asking)
        kind = self.undo_kind(seat)
        if kind is None:
            raise Refused("refused-nothing-to-undo", seat=seat)
        if kind == "ask" and self._bots_refuse(seat):
            raise Refused("refused-by-bots")
        if self._line.last_of(seat) is None:
            raise Forgotten
        if kind == "free":
            self._take_back(seat, ())
            return True
        persons = (other for other, sitter in self.sitters.items() if not sitter.bot)
        return self._settle(seat, tuple(other for other in persons if other != seat))

    def answer_takeback(self, seat: str, agree: bool) -> bool:
        """Agrees to the takeback that is asked for, or refuses it; returns whether it has now happened."""
        takeback = self.takeback
        if takeback is None or seat not in takeback.waiting:
            raise Refused("refused-not-asked", seat=seat)
        if not agree:
            self.takeback = None
            return False
        return self._settle(takeback.seat, tuple(other for other in takeback.waiting if other != seat))

    def _settle(self, seat: str, waiting: tuple[str, ...]) -> bool:
        """Waits for those who have not agreed yet, or takes back when there are none."""
        if waiting:
            self.takeback = Takeback(seat, waiting)
            return False
        self._take_back(seat, tuple(other for other in self.sitters if other != seat))
        return True

    def _check_consent(self, entry: Undone) -> None:
        """A record may take back only what could be taken back at the table."""
        everyone = set(entry.agreed) == set(self.sitters) - {entry.seat}
        if self.undo_kind(entry.seat) == "ask" and (not everyone or self._bots_refuse(entry.seat)):
            raise Refused("refused-consent", seat=entry.seat)

    def _take_back(self, seat: str, agreed: tuple[str, ...]) -> None:
        undone = self._line.last_of(seat)
        if undone is None or self.outcome is not None:
            raise Refused("refused-nothing-to-undo", seat=seat)
        crossed = undone.spent != self._chance.spent
        rekeyed = self._chance.rekeyed
        self.takeback = None
        self._go_back_before(undone)
        self._chance.rekey(rekeyed + 1 if crossed else rekeyed)
        self._done.append(Undone(seat, agreed))
        self._log.tell("undone", seat=seat, agreed=list(agreed))

    def _go_back_before(self, step: Step) -> None:
        """Plays the turn of a step again from its start up to that step, silently."""
        done, told = len(self._done), len(self._log.told)
        start, again = self._line.back_before(step)
        self._take_place(decode_position(self._kind.card, start.position))
        self._advance(None)
        for earlier in again:
            self._chance.rekey(earlier.rekeyed)
            self.choose(earlier.seat, earlier.option)
        self._forget_after(done, told)

    def _forget_after(self, done: int, told: int) -> None:
        """Drops deeds and events that nobody has read yet."""
        del self._done[done:]
        self._log.forget_after(told)

    # Reading

    def view(self, seat: str | None) -> View[Any]:
        """What the seat may know now (None: a spectator), with its legal options."""
        self._check_viewer(seat)
        answers: Mapping[str, str] = self._gather.answers if self._gather else {}
        return View(
            game=self.opening.game,
            seat=seat,
            turn=self._position.turn,
            events=self._log.count_for(seat),
            sitters=dict(self.sitters),
            board=self._settled_board(seat),
            waiting=self.waiting,
            decision=self.decisions.get(seat) if seat else None,
            chosen=answers.get(seat) if seat else None,
            undo=self._offered_undo(seat) if seat else None,
            takeback=self.takeback,
            outcome=self.outcome,
        )

    def _settled_board(self, seat: str | None) -> Struct:
        """The board between two choices; where everyone sees the same, it is built once."""
        if not self._kind.card.same_board:
            return self._game.board(seat)
        if self._shared_board is None:
            self._shared_board = self._game.board(None)
        return self._shared_board

    def watch(self, seats: Iterable[str | None]) -> Watch:
        """Notes how the board looks from these seats after each event, as long as the watch is open."""
        return Watch(self._log, seats, self._settled_board, self._board_now, self._viewpoint)

    def _board_now(self, seat: str | None) -> Struct:
        return self._game.board(seat)

    def _viewpoint(self, seat: str | None) -> str | None:
        return None if self._kind.card.same_board else seat

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that the table waits for; in a gather, those who have not chosen yet."""
        if self._gather is None:
            return tuple(self.decisions)
        answers = self._gather.answers
        return tuple(seat for seat in self.decisions if seat not in answers)

    def events(self, since: int, seat: str | None) -> list[Event]:
        """What happened after the first `since` events that the seat may know (None: a spectator)."""
        self._check_viewer(seat)
        return self._log.seen(seat, max(since, 0))

    def count_events(self, seat: str | None) -> int:
        """How many events the seat may know by now (None: a spectator)."""
        return self._log.count_for(seat)

    def events_backwards(self, until: int, seat: str | None) -> Iterator[Event]:
        """The first `until` events that the seat may know, the last of them first."""
        return self._log.seen_backwards(seat, until)

    def _check_viewer(self, seat: str | None) -> None:
        if seat is not None and seat not in self.sitters:
            raise Refused("refused-no-seat", seat=seat, seats=list(self.sitters))

    def last_person(self) -> str | None:
        """The seat of the person whose choice was the last that stands."""
        seats = (step.seat for step in reversed(self._line.steps))
        return next((seat for seat in seats if not self.sitters[seat].bot), None)

    def choices_standing(self) -> dict[str, int]:
        """How many choices of each seat stand."""
        return dict(Counter(step.seat for step in self._line.steps))

    def all_events(self) -> list[Event]:
        """Everything that happened, also what only some seats may know: for scenarios and proofs."""
        return list(self._log.all())

    def told(self, since: int) -> list[Told]:
        """Everything told after the first `since` events, each with the seats that may know it."""
        return self._log.told_since(since)

    @property
    def told_count(self) -> int:
        """How many events were told in all."""
        return self._log.count

    @property
    def forgotten(self) -> tuple[int, int]:
        """How many entries and events lie before those that a recalled table has."""
        return self._entries_before, self._log.before

    def record(self) -> Record:
        """All that is needed to have this table again; it holds the secret, so keep it until the end."""
        return Record(self.opening, tuple(self.journal))

    def facts(self) -> dict[str, Any]:
        """The position in words, as scenarios print it. It may hold secrets."""
        return self._game.facts()

    def aside(self, seat: str) -> Stream:
        """Chance for a bot's thinking about its present choice; it disturbs nothing."""
        return self._chance.aside(f"bot {seat} {self.entries_count}")


def _dead_end(decision: Decision) -> RuntimeError:
    return RuntimeError(f"a dead end: {decision.seat} must choose “{decision.kind}” and has no option")
