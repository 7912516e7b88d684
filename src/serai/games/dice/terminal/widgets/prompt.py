"""The current decision and the keys that answer it."""

from textual.content import Content
from textual.widgets import Static

from serai.games.dice.faces import DICE
from serai.games.dice.terminal.screen_state import ScreenState
from serai.locales.localizer import Localizer
from serai.locales.texts import Names
from serai.table import Decision
from serai.terminal.widgets.keys import NARROW, Choices, wrap_keys


class DicePrompt(Static):
    def show_question(
        self, decision: Decision, screen_state: ScreenState, localizer: Localizer, names: Names, notice: str
    ) -> None:
        """Shows the decision. A notice replaces the question."""
        question = Content.styled(notice or localizer.question_text(decision, names), "bold $gold")
        if decision.kind == "keep":
            choices = _keys_while_choosing_dice(screen_state, localizer)
        else:
            choices = [
                (key, _option_label(decision, option, localizer, names))
                for key, option in keys_of_options(screen_state, decision)
            ]
        self._show_sentence(question, choices)

    def show_text_without_question(
        self, screen_state: ScreenState, localizer: Localizer, names: Names, notice: str
    ) -> None:
        """Says who is playing or how a turn ended while no person has to decide."""
        seat = screen_state.board.seat
        playing = localizer.say("screen-bot-plays", name=screen_state.name_of_seat(seat))
        sentence = notice or (
            localizer.event_sentence(screen_state.turn_result, names) if screen_state.turn_result else playing
        )
        hurry = "screen-hurry" if screen_state.sitters[seat].bot else "screen-go-on"
        self._show_sentence(
            Content.styled(sentence, "bold"), [(localizer.say("screen-enter"), localizer.say(hurry))]
        )

    def _show_sentence(self, sentence: Content, choices: Choices) -> None:
        width = self.content_size.width or NARROW
        self.update(Content("\n").join([sentence, *wrap_keys(choices, width)]))


def keys_of_options(screen_state: ScreenState, decision: Decision) -> list[tuple[str, str]]:
    """The key of each option: a card's slot in the row, else the option's number."""
    row = [slot.card for slot in screen_state.board.row]
    if decision.kind == "take":
        return [(str(row.index(option) + 1), option) for option in decision.options]
    return [(str(number), option) for number, option in enumerate(decision.options, 1)]


def _option_label(decision: Decision, option: str, localizer: Localizer, names: Names) -> str:
    """The label of an option; for a card in the row just its name."""
    if decision.kind == "take":
        return localizer.card_text(option).name
    return localizer.option_label(decision, option, names)


def _keys_while_choosing_dice(screen_state: ScreenState, localizer: Localizer) -> Choices:
    again = DICE - len(screen_state.tray)
    choices = [(f"1–{DICE}", localizer.say("screen-keep"))]
    if again:
        choices.append((localizer.say("screen-enter"), localizer.say("screen-roll", count=again)))
    return [*choices, ("s", localizer.say("screen-stop"))]
