"""The current decision and the keys that answer it."""

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import Static

from serai.games.nights.locales.choices import NUMBER_KINDS, is_shown_as_list
from serai.games.nights.locales.nights_texts import NightsTexts
from serai.locales.rendered_text import Choice
from serai.table import Decision
from serai.terminal.widgets.keys import NARROW, Choices, wrap_keys


class NightsPrompt(Static):
    def show_question(
        self,
        question: str,
        decision: Decision,
        choices: Sequence[Choice],
        nights_texts: NightsTexts,
        notice: str,
        *,
        listed: bool,
        at_end: bool,
    ) -> None:
        """Shows the decision, with a notice below. If there are unread passages, they come first."""
        say = nights_texts.say
        read_on = [] if at_end else [(say("screen-enter"), say("screen-read-on"))]
        keys: Choices
        if len(choices) == 1 and read_on:
            keys = read_on
        elif len(choices) == 1:
            keys = [(say("screen-enter"), choices[0].label)]
        elif not is_shown_as_list(decision):
            keys = [*read_on, *((str(number), choice.label) for number, choice in enumerate(choices, 1))]
        elif not listed:
            keys = [("Tab", say("screen-to-list"))]
        else:
            keys = [("↑ ↓", say("screen-mark")), (say("screen-enter"), say("screen-choose"))]
            if decision.kind in NUMBER_KINDS:
                keys.append(("0–9", say("screen-type-number")))
            else:
                keys += [("1–9", say("screen-choose")), ("/", say("screen-search"))]
            keys.append(("Tab", say("screen-to-book")))
        self._show_sentence(Content.styled(question, "bold $gold"), keys, notice)

    def show_page_turn(self, nights_texts: NightsTexts, notice: str, *, at_end: bool) -> None:
        words = nights_texts.say("screen-turn-page" if at_end else "screen-read-on")
        self._show_sentence(Content(), [(nights_texts.say("screen-enter"), words)], notice)

    def show_waiting(self, nights_texts: NightsTexts, notice: str) -> None:
        self._show_sentence(
            Content.styled(nights_texts.say("screen-somebody-thinks"), "italic $quiet"), [], notice
        )

    def _show_sentence(self, sentence: Content, keys: Choices, notice: str) -> None:
        width = self.content_size.width or NARROW
        said = [sentence] if sentence else []
        told = [Content.styled(notice, "bold $rose")] if notice else []
        self.update(Content("\n").join([*said, *told, *wrap_keys(keys, width)]))
