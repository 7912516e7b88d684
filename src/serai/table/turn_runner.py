"""Runs a game turn by turn, and holds the open question."""

from collections.abc import Generator, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from serai.table.chance import Chance
from serai.table.decision import Decision, Gather, Question
from serai.table.events import Log
from serai.table.game import AnyGame, Outcome
from serai.table.position import AnyPosition, encode_position_into

TurnEnded: TypeAlias = bool


class TurnRunner:
    """Drives the generators of a game's turns. It knows nothing about players, journal or undo.

    `decisions` is the open question by seat, `gather` the same question while it is open to several seats,
    and `outcome` the result once the game is over. If `run_to_next_question` or `answer_gather` returns
    that the turn ended, the caller starts the next one, unless the game is over.
    """

    def __init__(
        self,
        game_class: type[AnyGame],
        seats: tuple[str, ...],
        options: Any,
        chance: Chance,
        log: Log,
        position: AnyPosition,
        heard_before: Mapping[str, int],
    ) -> None:
        self._game_class = game_class
        self._seats = seats
        self._options = options
        self._chance = chance
        self._log = log
        self._heard_before = heard_before
        self._buffer = bytearray()
        self.decisions: dict[str, Decision] = {}
        self.is_board_shared = game_class.card.same_board
        """Whether everyone sees the board that a spectator sees."""
        self.restore(position)

    def restore(self, position: AnyPosition) -> None:
        """Sets the game up at a position, before the start of a turn."""
        self.position = position
        self._chance.restore(position.chance)
        self.game = self._game_class(self._seats, self._options, position.state, self._chance, self._log)
        self.game.heard_before = self._heard_before
        self._turns = _play_turns(self.game)
        self.gather: Gather | None = None
        self.outcome: Outcome | None = self.game.outcome()
        self._shared_board: Struct | None = None

    def encode_position(self) -> bytes:
        """The position, encoded. The buffer stays, because growing one step by step costs more."""
        encode_position_into(self.position, self._buffer)
        return bytes(self._buffer)

    def run_to_next_question(self, answer: str | None) -> TurnEnded:
        """Starts a turn (None) or answers the open question, and runs to the next question or the end of the
        turn.
        """
        self._shared_board = None
        while True:
            question = self._turns.send(answer)  # type: ignore[arg-type]  (None starts a turn)
            if type(question) is Decision:
                if len(question.options) > 1:
                    self.decisions = {question.seat: question}
                    return False
                answer = self._log_and_return_only_option(question)
            elif question is None:
                self.position.turn += 1
                self._chance.end_turn()
                self.outcome = self.game.outcome()
                if self.outcome is not None:
                    self.decisions = {}
                return True
            elif question.decisions:
                self._open_gather(question)
                return False
            else:
                answer = ""

    def answer_gather(self, seat: str, option: str) -> TurnEnded:
        question = self.gather
        if question is None:
            raise ValueError("no question is open to several seats")
        if seat not in question.answers:
            self._log.tell("chosen", seat=seat)
        question.answers[seat] = option
        if len(question.answers) < len(question.decisions):
            return False
        self.gather = None
        return self.run_to_next_question("")

    def _log_and_return_only_option(self, decision: Decision) -> str:
        if not decision.options:
            raise _dead_end_error(decision)
        (option,) = decision.options
        if decision.secret:
            seat, kind = decision.seat, decision.kind
            self._log.whisper((seat,), "only-option", seat=seat, kind=kind, option=option)
        else:
            self._log.tell_only_option(decision.seat, decision.kind, option)
        return option

    def _open_gather(self, question: Gather) -> None:
        """Asks every seat, even one with a single option, because skipping it would reveal that."""
        self.gather = question
        self.decisions = dict(question.decisions)
        for decision in self.decisions.values():
            if not decision.options:
                raise _dead_end_error(decision)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that still have to choose."""
        if self.gather is None:
            return tuple(self.decisions)
        answers = self.gather.answers
        return tuple(seat for seat in self.decisions if seat not in answers)

    def cached_board(self, seat: str | None) -> Struct:
        """The board between two choices; built only once if everyone sees the same."""
        if not self.is_board_shared:
            return self.game.board(seat)
        if self._shared_board is None:
            self._shared_board = self.game.board(None)
        return self._shared_board


def _play_turns(game: AnyGame) -> Generator[Question | None, str, None]:
    """Asks the questions of one turn after another; None says that a turn is over.

    It must not refer to the table, or reference counting could not free them. It goes on from turn to turn
    because the end of a generator costs an exception.
    """
    while True:
        yield from game.play_turn()
        yield None


def _dead_end_error(decision: Decision) -> RuntimeError:
    return RuntimeError(f"a dead end: {decision.seat} must choose “{decision.kind}” and has no option")
