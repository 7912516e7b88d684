"""`serai terminal --plain`: the table as plain lines, for screen readers and pipes.

Each event is a sentence on one line, and each input is one line. If several people share the keyboard,
private information is shown only after the keyboard has been handed over, and is cleared afterwards.
"""

from collections.abc import Iterable, Sequence
from typing import TextIO

from serai.bots import choice_of_bot, seat_where_bot_must_choose
from serai.locales.localizer import Localizer, names_by_seat, sanitize_user_input
from serai.locales.refusals import say_refusal
from serai.locales.texts import find_texts
from serai.table import Decision, Refused
from serai.table.journal import Chosen
from serai.terminal.game_lines import load_game_lines
from serai.terminal.hints import compute_hint_for_seat
from serai.terminal.remark_feed import IntroductionRemarkFeed
from serai.terminal.setup import OpenTable

COMMANDS = ("help", "rules", "table", "hint", "undo", "quit")
"""The commands of every game; a game may add its own."""


class PlayerLeft(Exception):
    """The player quits."""


class LineIO:
    """Reads and writes lines. End of input and Ctrl-C mean that the player quits."""

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
            raise PlayerLeft from None
        if not line:
            raise PlayerLeft
        return " ".join(line.split())

    def clear_screen(self) -> None:
        """Clears the screen and the scrollback, if the output is a terminal."""
        if self._printed.isatty():
            self._printed.write("\x1b[3J\x1b[2J\x1b[H")
            self._printed.flush()


class PlainTable:
    """One game at one keyboard."""

    def __init__(self, opened: OpenTable, localizer: Localizer, lines: LineIO) -> None:
        self._opened = opened
        self._table = opened.table
        self._save = opened.save
        self._record = opened.record
        self._to_resume = opened.resume_argument
        self._localizer = localizer
        self._say = localizer.say
        self._lines = lines
        self._game = load_game_lines(localizer)
        self._remark_feed = IntroductionRemarkFeed(opened)
        self._told = 0
        self._were_dice_just_printed = False
        """If so, a question need not repeat them."""
        self._commands = {
            word: command
            for command in (*COMMANDS, *self._game.commands)
            for word in self._say(f"command-{command}").split()
        }

    def play(self) -> None:
        """Plays until the game is over or the player quits; saves every choice before printing it."""
        try:
            self.save_and_print_events()
            while self._table.outcome is None:
                if (bot := seat_where_bot_must_choose(self._table)) is not None:
                    self._table.choose(bot, choice_of_bot(self._table, bot))
                    self.save_and_print_events()
                else:
                    self.ask_player(self._table.decisions[self._table.view(None).waiting[0]])
            self.print_ending()
        except PlayerLeft:
            self.print_farewell()

    def print_farewell(self) -> None:
        if self._record is None:
            self._lines.print(self._say("plain-farewell"))
        else:
            self._lines.print(self._say("plain-farewell-kept", file=self._to_resume))

    def print_board_or_ending(self) -> None:
        """Prints the board of a resumed game instead of its past events; for a finished game, its ending."""
        keys = [event.key for event in self._table.events(0, self._viewer_seat)]
        if self._table.outcome is not None:
            self._told = keys.index("ended") if "ended" in keys else len(keys)
            return
        self._told = len(keys)
        self._print_lines(self._game.board_lines(self._table.view(None), names_by_seat(self._table)))

    # Output

    def save_and_print_events(self) -> None:
        """Saves the game, then prints the new events."""
        self._save()
        names = names_by_seat(self._table)
        view = self._table.view(None)
        events = self._table.events(self._told, self._viewer_seat)
        for event in events:
            self._told += 1
            self._print_lines(self._game.event_lines(event, view, names))
            self._print_introduction_remarks()
            if self._game.seat_to_wait_for(event) in self._human_seats:
                self._wait_for_page_turn()
        self._print_introduction_remarks()
        self._were_dice_just_printed = bool(events) and events[-1].key == "rolled"

    def _print_introduction_remarks(self) -> None:
        for remark in self._remark_feed.new_remarks(self._localizer.language, self._told):
            self._lines.print(
                find_texts(self._localizer.language, "introduction").say("introduction-said", remark=remark)
            )

    def _wait_for_page_turn(self) -> None:
        """Waits until the player presses Enter. Raises `PlayerLeft` if they type “quit”."""
        self._lines.print(self._say("plain-turn-page"))
        if self._commands.get(self._lines.read().lower()) == "quit":
            raise PlayerLeft

    def _print_lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._lines.print(line)

    def print_ending(self) -> None:
        """Prints the ending, and the secret to verify the dice with."""
        self._print_lines(self._game.ending_lines(self._table, names_by_seat(self._table)))
        self._lines.print(self._say("plain-secret", secret=self._table.opening.secret or ""))
        if self._record is not None:
            self._lines.print(self._say("plain-verify", file=str(self._record)))

    # Questions

    @property
    def _human_seats(self) -> list[str]:
        return [seat for seat, sitter in self._table.sitters.items() if not sitter.bot]

    @property
    def _viewer_seat(self) -> str | None:
        """The viewer of the printed events: the only person, or a spectator if there are several."""
        return self._human_seats[0] if len(self._human_seats) == 1 else None

    def ask_player(self, decision: Decision) -> None:
        """Asks until the player makes a choice or undoes one."""
        covered = len(self._human_seats) > 1 and self._game.is_secret(decision)
        if covered:
            self._clear_screen_and_wait_for_player(decision.seat)
            heard = self._table.events(0, decision.seat)
            self._print_lines(self._game.private_lines(decision, heard, names_by_seat(self._table)))
        repeat_board = covered or not self._were_dice_just_printed
        while True:
            self._print_lines(
                self._game.question_lines(
                    decision,
                    self._table.view(decision.seat),
                    names_by_seat(self._table),
                    repeat_board=repeat_board,
                )
            )
            while typed := self._lines.read():
                if self._handle_typed_line(decision, typed, covered=covered):
                    return
            repeat_board = True

    def _clear_screen_and_wait_for_player(self, seat: str) -> None:
        """Clears the screen and waits until the next player has the keyboard."""
        self._lines.clear_screen()
        self._lines.print(self._say("plain-hand-over", seat=names_by_seat(self._table)[seat]))
        self._lines.read()

    def _handle_typed_line(self, decision: Decision, typed: str, *, covered: bool) -> bool:
        """Handles a typed line; returns whether the table has changed."""
        try:
            option = typed if typed in decision.options else self._game.parse_answer(decision, typed.lower())
            if option is not None:
                self._table.choose(decision.seat, option)
                if covered:
                    self._lines.clear_screen()
                self.save_and_print_events()
                return True
            if command := self._commands.get(typed.lower()):
                return self._run_command_and_return_whether_undone(decision, command)
            if typed.startswith("?"):
                self._print_lines(self._game.explanation_lines(typed.removeprefix("?").strip()))
            elif (option := self._game.find_option_by_name(decision, typed)) is not None:
                return self._handle_typed_line(decision, option, covered=covered)
            else:
                self._lines.print(self._say("plain-not-understood", typed=sanitize_user_input(typed)))
            return False
        except Refused as refusal:
            self._lines.print(say_refusal(refusal, self._localizer.language, names_by_seat(self._table)))
            return False

    def _run_command_and_return_whether_undone(self, decision: Decision, command: str) -> bool:
        """Returns whether a choice was undone, so that the question is no longer open."""
        view = self._table.view(None)
        match command:
            case "help":
                self._print_lines(self._say(f"{self._game.words}-help").splitlines())
            case "rules":
                self._print_lines(self._game.rules_lines(decision))
            case "table":
                self._print_lines(self._game.board_lines(view, names_by_seat(self._table)))
            case "hint":
                self._print_command_output(decision.seat, "hint", self._hint_lines(decision))
            case "undo":
                return self.undo_if_all_agree()
            case "quit":
                raise PlayerLeft
            case _:
                seen = self._table.view(decision.seat) if command in self._game.secret_commands else view
                told = self._game.command_lines(command, seen, names_by_seat(self._table))
                self._print_command_output(decision.seat, command, told)
        return False

    def _hint_lines(self, decision: Decision) -> list[str]:
        hint, names = compute_hint_for_seat(self._opened, decision.seat), names_by_seat(self._table)
        option = self._game.option_label(decision, hint.option, self._table.view(decision.seat), names)
        reason = self._localizer.hint_sentence(hint.reason, hint.args, names)
        return [self._say("hint-said", option=option, reason=reason)]

    def _print_command_output(self, seat: str, command: str, lines: Iterable[str]) -> None:
        """Prints the output of a command; hides it from the other players if it is secret."""
        covers = len(self._human_seats) > 1 and command in self._game.secret_commands
        if covers:
            self._clear_screen_and_wait_for_player(seat)
        self._print_lines(lines)
        if covers:
            self._lines.print(self._say("plain-seen"))
            self._lines.read()
            self._lines.clear_screen()

    # Undo

    def undo_if_all_agree(self) -> bool:
        """Undoes the last choice made at this keyboard, if the others agree; returns whether it did."""
        seat = self._table.last_human_seat()
        if seat is None:
            self._lines.print(self._say("plain-nothing-to-undo"))
            return False
        done = self._table.undo(seat)
        self.save_and_print_events()
        takeback = self._table.takeback
        if done or takeback is None:
            return done
        self._lines.print(self._say("takeback-asked", seat=names_by_seat(self._table)[seat]))
        agreed = self._ask_if_all_agree(takeback.waiting)
        for other in takeback.waiting if agreed else takeback.waiting[:1]:
            done = self._table.answer_takeback(other, agreed)
        self.save_and_print_events()
        if not done:
            self._lines.print(self._say("takeback-refused", seat=names_by_seat(self._table)[seat]))
        return done

    def _ask_if_all_agree(self, seats: Sequence[str]) -> bool:
        names = names_by_seat(self._table)
        asked = self._localizer.join_list(names[seat] for seat in seats)
        while True:
            question = self._say("plain-agree", names=asked, count=len(seats))
            self._lines.print(self._say("plain-yes-no", question=question))
            typed = self._lines.read().lower()
            if typed in self._say("command-yes").split():
                return True
            if typed in self._say("command-no").split():
                return False


def play_plain(opened: OpenTable, localizer: Localizer, lines: LineIO, *, resumed: bool = False) -> None:
    """Plays a table in plain mode; a resumed one starts with the board instead of all past events."""
    say, table = localizer.say, opened.table
    lines.print(localizer.title)
    if note := localizer.pack_language_note:
        lines.print(note)
    lines.print(localizer.dice_commitment_sentence(table.opening))
    if opened.record is not None:
        lines.print(say("plain-kept", file=str(opened.record)))
    plain = PlainTable(opened, localizer, lines)
    if resumed:
        choices = sum(isinstance(entry, Chosen) for entry in table.journal)
        lines.print(say("plain-resumed", count=choices))
    lines.print(say(f"{load_game_lines(localizer).words}-hint"))
    if resumed:
        plain.print_board_or_ending()
    plain.play()
