"""The table in plain lines, for screen readers and pipes: no colour, no boxes, nothing that moves.

Everything that happens is one sentence on one line; what is typed is one line as well. What one player alone
may know is shown once that player has the keyboard, and covered again afterwards.
"""

from collections.abc import Iterable, Sequence
from typing import TextIO

from serai.bots import choice_of_bot, waiting_bot
from serai.locales.refusals import say_refusal
from serai.locales.speaker import Speaker, names_of, printable
from serai.locales.texts import texts
from serai.table import Decision, Refused
from serai.table.journal import Chosen
from serai.terminal.game_lines import lines_of
from serai.terminal.hinting import hint_for
from serai.terminal.remarking import Storyteller
from serai.terminal.setup import OpenTable

COMMANDS = ("help", "rules", "table", "hint", "undo", "quit")
"""What may be typed at any table; a game adds words of its own."""


class Left(Exception):
    """The person at the keyboard leaves the table."""


class Lines:
    """Lines in and lines out. The end of the input is a way to leave, and so is Ctrl-C."""

    def __init__(self, typed: TextIO, printed: TextIO) -> None:
        self._typed = typed
        self._printed = printed

    def print(self, line: str) -> None:
        self._printed.write(line + "\n")
        self._printed.flush()

    def read(self) -> str:
        try:
            line = self._typed.readline()
        except KeyboardInterrupt:
            self.print("")
            raise Left from None
        if not line:
            raise Left
        return " ".join(line.split())

    def cover(self) -> None:
        """Clears the screen, with all that can be scrolled back to; a pipe has none."""
        if self._printed.isatty():
            self._printed.write("\x1b[3J\x1b[2J\x1b[H")
            self._printed.flush()


class PlainTable:
    """One game at one keyboard."""

    def __init__(self, opened: OpenTable, speaker: Speaker, lines: Lines) -> None:
        self._opened = opened
        self._table = opened.table
        self._save = opened.save
        self._record = opened.record
        self._to_resume = opened.to_resume
        self._speaker = speaker
        self._say = speaker.say
        self._lines = lines
        self._game = lines_of(speaker)
        self._storyteller = Storyteller(opened)
        self._told = 0
        self._fresh = False
        """Whether what happened is what was told last, so that a question need not repeat it."""
        self._commands = {
            word: command
            for command in (*COMMANDS, *self._game.commands)
            for word in self._say(f"command-{command}").split()
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
            self._lines.print(self._say("plain-farewell-kept", file=self._to_resume))

    def catch_up(self) -> None:
        """Says how things stand instead of all that was told before; of a game that is over, its end."""
        keys = [event.key for event in self._table.events(0, self._ears)]
        if self._table.outcome is not None:
            self._told = keys.index("ended")
            return
        self._told = len(keys)
        self._print(self._game.table(self._table.view(None), names_of(self._table)))

    # Telling

    def tell(self) -> None:
        """Says what has happened since, once it is on the disk."""
        self._save()
        names = names_of(self._table)
        view = self._table.view(None)
        events = self._table.events(self._told, self._ears)
        for event in events:
            self._told += 1
            self._print(self._game.told(event, view, names))
            self._remark()
            if self._game.ends_page(event) in self._persons:
                self._turn_page()
        self._remark()
        self._fresh = bool(events) and events[-1].key == "rolled"

    def _remark(self) -> None:
        for remark in self._storyteller.remarks(self._speaker.language, self._told):
            self._lines.print(
                texts(self._speaker.language, "introduction").say("introduction-said", remark=remark)
            )

    def _turn_page(self) -> None:
        self._lines.print(self._say("plain-turn-page"))
        if self._commands.get(self._lines.read().lower()) == "quit":
            raise Left

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._lines.print(line)

    def reveal(self) -> None:
        """Shows the secret after the last die, so that all of them can be checked."""
        self._print(self._game.ending(self._table, names_of(self._table)))
        self._lines.print(self._say("plain-secret", secret=self._table.opening.secret or ""))
        if self._record is not None:
            self._lines.print(self._say("plain-verify", file=str(self._record)))

    # Asking

    @property
    def _persons(self) -> list[str]:
        return [seat for seat, sitter in self._table.sitters.items() if not sitter.bot]

    @property
    def _ears(self) -> str | None:
        """Whose ears hear what is told: those of the only person here, or of anyone who passes by."""
        return self._persons[0] if len(self._persons) == 1 else None

    def ask(self, decision: Decision) -> None:
        """Asks until something is chosen, or taken back. A line that is neither changes nothing."""
        covered = len(self._persons) > 1 and self._game.is_secret(decision)
        if covered:
            self._hand_over(decision.seat)
            heard = self._table.events(0, decision.seat)
            self._print(self._game.whispered(decision, heard, names_of(self._table)))
        again = covered or not self._fresh
        while True:
            self._print(
                self._game.question(
                    decision, self._table.view(decision.seat), names_of(self._table), again=again
                )
            )
            while typed := self._lines.read():
                if self._answer(decision, typed, covered=covered):
                    return
            again = True

    def _hand_over(self, seat: str) -> None:
        """Shows nothing until the player says that nobody else is looking."""
        self._lines.cover()
        self._lines.print(self._say("plain-hand-over", seat=names_of(self._table)[seat]))
        self._lines.read()

    def _answer(self, decision: Decision, typed: str, *, covered: bool) -> bool:
        """Does what was typed; True if the table has moved."""
        try:
            option = typed if typed in decision.options else self._game.answer(decision, typed.lower())
            if option is not None:
                self._table.choose(decision.seat, option)
                if covered:
                    self._lines.cover()
                self.tell()
                return True
            return self._obey(decision, self._commands.get(typed.lower()), typed, covered=covered)
        except Refused as refusal:
            self._lines.print(say_refusal(refusal, self._speaker.language, names_of(self._table)))
            return False

    def _obey(self, decision: Decision, command: str | None, typed: str, *, covered: bool) -> bool:
        view = self._table.view(None)
        match command:
            case "help":
                self._print(self._say(f"{self._game.words}-help").splitlines())
            case "rules":
                self._print(self._game.rules(decision))
            case "table":
                self._print(self._game.table(view, names_of(self._table)))
            case "hint":
                self._tell_to(decision.seat, "hint", self._hint(decision))
            case "undo":
                return self.undo()
            case "quit":
                raise Left
            case None if typed.startswith("?"):
                self._print(self._game.explain(typed.removeprefix("?").strip()))
            case None if (option := self._game.named(decision, typed)) is not None:
                return self._answer(decision, option, covered=covered)
            case None:
                self._lines.print(self._say("plain-not-understood", typed=printable(typed)))
            case _:
                seen = self._table.view(decision.seat) if command in self._game.secret_commands else view
                told = self._game.obey(command, seen, names_of(self._table))
                self._tell_to(decision.seat, command, told)
        return False

    def _hint(self, decision: Decision) -> list[str]:
        """What a good player would do, and why."""
        hint, names = hint_for(self._opened, decision.seat), names_of(self._table)
        option = self._game.option(decision, hint.option, self._table.view(decision.seat), names)
        reason = self._speaker.hint(hint.reason, hint.args, names)
        return [self._say("hint-said", option=option, reason=reason)]

    def _tell_to(self, seat: str, command: str, lines: Iterable[str]) -> None:
        """Tells what was asked for; to one player alone where the others may not hear it."""
        covers = len(self._persons) > 1 and command in self._game.secret_commands
        if covers:
            self._hand_over(seat)
        self._print(lines)
        if covers:
            self._lines.print(self._say("plain-seen"))
            self._lines.read()
            self._lines.cover()

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
    lines.print(speaker.title)
    lines.print(speaker.seal(table.opening))
    if opened.record is not None:
        lines.print(say("plain-kept", file=str(opened.record)))
    plain = PlainTable(opened, speaker, lines)
    if resumed:
        choices = sum(isinstance(entry, Chosen) for entry in table.journal)
        lines.print(say("plain-resumed", count=choices))
    lines.print(say(f"{lines_of(speaker).words}-hint"))
    if resumed:
        plain.catch_up()
    plain.play()
