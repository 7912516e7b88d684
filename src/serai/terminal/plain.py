"""The table in plain lines, for screen readers and pipes: no colour, no boxes, nothing that moves.

Everything that happens is one sentence on one line; what is typed is one line as well.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TextIO

from serai.bots import choice_of_bot, waiting_bot
from serai.locales.speaker import Speaker, names_of, printable
from serai.locales.texts import Names
from serai.table import Decision, Event, Refused, View
from serai.table.journal import Chosen
from serai.terminal.dice_lines import DiceLines
from serai.terminal.setup import OpenTable

COMMANDS = ("help", "rules", "table", "cards", "odds", "undo", "quit")


class GameLines(Protocol):
    """What a game adds: its table, told line by line, and how its questions are answered."""

    def sentence(self, event: Event, view: View[Any], names: Names) -> str: ...

    def question(self, decision: Decision, view: View[Any], names: Names, *, dice: bool) -> Iterable[str]: ...

    def answer(self, decision: Decision, typed: str) -> str | None: ...

    def table(self, view: View[Any], names: Names) -> Iterable[str]: ...

    def effects(self, view: View[Any]) -> Iterable[str]: ...

    def odds(self, view: View[Any]) -> Iterable[str]: ...


LINES: dict[str, type[DiceLines]] = {"dice": DiceLines}


class Left(Exception):
    """The person at the keyboard leaves the table."""


class Lines:
    """Lines in and lines out. The end of the input is a way to leave."""

    def __init__(self, typed: TextIO, printed: TextIO) -> None:
        self._typed = typed
        self._printed = printed

    def print(self, line: str) -> None:
        self._printed.write(line + "\n")
        self._printed.flush()

    def read(self) -> str:
        line = self._typed.readline()
        if not line:
            raise Left
        return " ".join(line.split())


class PlainTable:
    """One game at one keyboard."""

    def __init__(self, opened: OpenTable, speaker: Speaker, lines: Lines) -> None:
        self._table = opened.table
        self._save = opened.save
        self._record = opened.record
        self._speaker = speaker
        self._say = speaker.say
        self._lines = lines
        self._game: GameLines = LINES[speaker.game](speaker)
        self._told = 0
        self._dice_told = False
        """Whether the dice are what was told last, so that a question need not repeat them."""
        self._commands = {
            word: command for command in COMMANDS for word in self._say(f"command-{command}").split()
        }

    def play(self) -> None:
        """Plays until the game is over or the person leaves; everything chosen is kept before it is told."""
        try:
            self.tell()
            while self._table.outcome is None:
                if (bot := waiting_bot(self._table)) is not None:
                    self._table.choose(bot, choice_of_bot(self._table, bot))
                    self.tell()
                else:
                    self.ask(self._table.decisions[self._table.view(None).waiting[0]])
            self.reveal()
        except Left:
            self.say_farewell()

    def say_farewell(self) -> None:
        if self._record is None:
            self._lines.print(self._say("plain-farewell"))
        else:
            self._lines.print(self._say("plain-farewell-kept", file=str(self._record)))

    def catch_up(self) -> None:
        """Leaves out what was told when the table was played before; of a game that is over, not its end."""
        keys = [event.key for event in self._table.events(0, None)]
        self._told = keys.index("ended") if self._table.outcome is not None else len(keys)

    # Telling

    def tell(self) -> None:
        """Says what has happened since, once it is on the disk."""
        self._save()
        names = names_of(self._table)
        view = self._table.view(None)
        events = self._table.events(self._told, None)
        for event in events:
            if sentence := self._game.sentence(event, view, names):
                self._lines.print(sentence)
        self._told += len(events)
        self._dice_told = bool(events) and events[-1].key == "rolled"

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._lines.print(line)

    def reveal(self) -> None:
        """Shows the secret after the last die, so that all of them can be checked."""
        self._lines.print(self._say("plain-secret", secret=self._table.opening.secret or ""))
        if self._record is not None:
            self._lines.print(self._say("plain-verify", file=str(self._record)))

    # Asking

    def ask(self, decision: Decision) -> None:
        """Asks until something is chosen, or taken back. A line that is neither changes nothing."""
        dice = not self._dice_told
        while True:
            self._print(
                self._game.question(
                    decision, self._table.view(decision.seat), names_of(self._table), dice=dice
                )
            )
            while typed := self._lines.read():
                if self._answer(decision, typed):
                    return
            dice = True

    def _answer(self, decision: Decision, typed: str) -> bool:
        """Does what was typed; True if the table has moved."""
        try:
            option = typed if typed in decision.options else self._game.answer(decision, typed.lower())
            if option is not None:
                self._table.choose(decision.seat, option)
                self.tell()
                return True
            return self._obey(self._commands.get(typed.lower()), typed)
        except Refused as refusal:
            self._lines.print(self._speaker.refusal(refusal, names_of(self._table)))
            return False

    def _obey(self, command: str | None, typed: str) -> bool:
        view = self._table.view(None)
        match command:
            case "help":
                self._print(self._say("plain-help").splitlines())
            case "rules":
                self._print(self._say("plain-rules").splitlines())
            case "table":
                self._print(self._game.table(view, names_of(self._table)))
            case "cards":
                self._print(self._game.effects(view))
            case "odds":
                self._print(self._game.odds(view))
            case "undo":
                return self.undo()
            case "quit":
                raise Left
            case _:
                self._lines.print(self._say("plain-not-understood", typed=printable(typed)))
        return False

    # Taking back

    def undo(self) -> bool:
        """Takes back the last choice that a person made at this keyboard, if the others agree."""
        seat = self._table.last_person()
        if seat is None:
            self._lines.print(self._say("plain-nothing-to-undo"))
            return False
        done = self._table.undo(seat)
        self.tell()
        takeback = self._table.takeback
        if done or takeback is None:
            return done
        self._lines.print(self._say("takeback-asked", seat=names_of(self._table)[seat]))
        agreed = self._all_agree(takeback.waiting)
        for other in takeback.waiting if agreed else takeback.waiting[:1]:
            done = self._table.answer_takeback(other, agreed)
        self.tell()
        if not done:
            self._lines.print(self._say("takeback-refused", seat=names_of(self._table)[seat]))
        return done

    def _all_agree(self, seats: Sequence[str]) -> bool:
        names = names_of(self._table)
        asked = self._speaker.listed(names[seat] for seat in seats)
        while True:
            question = self._say("plain-agree", names=asked, count=len(seats))
            self._lines.print(self._say("plain-yes-no", question=question))
            typed = self._lines.read().lower()
            if typed in self._say("command-yes").split():
                return True
            if typed in self._say("command-no").split():
                return False


def play_plain(opened: OpenTable, speaker: Speaker, lines: Lines, *, resumed: bool = False) -> None:
    """Plays a table in lines; one that goes on says where it stands instead of telling all again."""
    say, table = speaker.say, opened.table
    lines.print(say("title"))
    lines.print(speaker.seal(table.opening))
    if opened.record is not None:
        lines.print(say("plain-kept", file=str(opened.record)))
    plain = PlainTable(opened, speaker, lines)
    if resumed:
        choices = sum(isinstance(entry, Chosen) for entry in table.journal)
        lines.print(say("plain-resumed", count=choices))
        plain.catch_up()
    lines.print(say("plain-hint"))
    plain.play()
