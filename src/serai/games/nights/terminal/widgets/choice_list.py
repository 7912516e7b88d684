"""A list of choices in groups, with arrow keys, search, and an explanation of the marked choice."""

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widgets import Input, Static

from serai.games.nights.locales.choices import BY_KEY, filter_choices
from serai.locales.rendered_text import Choice
from serai.terminal.widgets.lines import fit_to_width, join_lines, line_with_both_ends, wrap_text

ABOUT_LINES = 4


class Rows(Static):
    """The rows. A click marks a row, a second click chooses it."""

    class Pressed(Message):
        def __init__(self, row: int) -> None:
            super().__init__()
            self.row = row

    def on_click(self, click: Click) -> None:
        click.stop()
        self.post_message(self.Pressed(click.y))


class ChoiceList(Vertical):
    """Typing filters the list; `marked` is the row that Enter chooses, None at first."""

    class Chosen(Message):
        def __init__(self, option: str) -> None:
            super().__init__()
            self.option = option

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 (as Textual calls it)
        super().__init__(id=id)
        self._choices: list[Choice] = []
        self._numbers = self._keys = False
        self._hint = self._none = ""
        self._start = 0
        self.marked: int | None = None
        self._lines: list[int | None] = []
        """The row of each line on the screen."""

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Rows()
        yield Input(compact=True, select_on_focus=False)
        yield Static(id="about")

    def on_mount(self) -> None:
        self.query_one(Input).display = False

    def offer_choices(
        self,
        choices: list[Choice],
        *,
        numbers: bool,
        text_if_none: str,
        digit_keys: bool = True,
        hint: str = "",
    ) -> None:
        """Shows choices. The mark stays if only the language changes.

        The hint is shown if nothing explains the marked choice, `text_if_none` if nothing matches the search.
        """
        same = [one.option for one in choices] == [one.option for one in self._choices]
        self._choices, self._numbers, self._keys = choices, numbers, digit_keys
        self._hint, self._none = hint, text_if_none
        self._start = len(choices) // 2 if numbers else 0
        if same:
            self.paint()
        else:
            self.end_search()
            self.query_one(VerticalScroll).scroll_home(animate=False)

    @property
    def is_searching(self) -> bool:
        return self.query_one(Input).display

    @property
    def search_text(self) -> str:
        return self.query_one(Input).value if self.is_mounted else ""

    @property
    def shown_choices(self) -> list[Choice]:
        return filter_choices(self._choices, self.search_text, labels_are_numbers=self._numbers)

    @property
    def marked_option(self) -> str | None:
        shown = self.shown_choices
        return shown[self.marked].option if self.marked is not None and self.marked < len(shown) else None

    def option_of_key(self, number: int) -> str | None:
        """The option of a digit key."""
        shown = self.shown_choices
        if self._numbers or not self._keys or not 1 <= number <= min(BY_KEY, len(shown)):
            return None
        return shown[number - 1].option

    # Marking and searching

    def move_mark(self, steps: int) -> None:
        count = len(self.shown_choices)
        if not count:
            return
        if self.marked is None:
            self.marked = min(self._start, count - 1) if abs(steps) == 1 else 0
        else:
            self.marked = max(0, min(count - 1, self.marked + steps))
        self.paint()

    def begin_search(self, typed: str = "") -> None:
        search = self.query_one(Input)
        search.display = True
        search.value = typed
        search.cursor_position = len(typed)
        search.focus()

    def end_search(self) -> None:
        search = self.query_one(Input)
        search.value = ""
        search.display = False
        self.screen.set_focus(None)
        self.marked = None
        self.paint()

    def on_input_changed(self, changed: Input.Changed) -> None:
        changed.stop()
        if self.is_searching:
            self.marked = 0 if changed.value and self.shown_choices else None
            self.paint()

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        submitted.stop()
        if self.marked_option is not None:
            self.post_message(self.Chosen(self.marked_option))

    def on_rows_pressed(self, pressed: Rows.Pressed) -> None:
        row = self._lines[pressed.row] if pressed.row < len(self._lines) else None
        if row is None:
            return
        if row == self.marked and self.marked_option is not None:
            self.post_message(self.Chosen(self.marked_option))
            return
        self.marked = row
        self.paint()

    # Display

    def on_resize(self) -> None:
        self.paint()

    def paint(self) -> None:
        if not self.is_mounted or not self.size.width:
            return
        width = self.size.width - 3
        shown = self.shown_choices
        lines: list[Content] = []
        self._lines = []
        at = 0
        group = ""
        for number, choice in enumerate(shown):
            if choice.group != group:
                group = choice.group
                lines.append(fit_to_width(width, (_capitalize_first(group), "bold $accent")))
                self._lines.append(None)
            if number == self.marked:
                at = len(lines)
            lines.append(self._choice_row(choice, number, width))
            self._lines.append(number)
        self.query_one(Rows).update(join_lines(lines))
        self.query_one("#about", Static).update(self._explanation_of_marked(shown, self.size.width - 4))
        scroll = self.query_one(VerticalScroll)
        if self.marked is not None:
            top, height = scroll.scroll_offset.y, max(1, scroll.size.height)
            above = 1 if at and self._lines[at - 1] is None else 0
            if at - above < top:
                scroll.scroll_to(y=at - above, animate=False)
            elif at >= top + height:
                scroll.scroll_to(y=at - height + 1, animate=False)

    def _choice_row(self, choice: Choice, number: int, width: int) -> Content:
        marked = number == self.marked
        key = f"{number + 1}" if self._keys and not self._numbers and number < BY_KEY else " "
        left = Content.assemble(
            ("▸" if marked else " ", "bold"),
            (f" {key} ", "bold" if marked else "bold $gold"),
            f"{choice.sign} " if choice.sign else "",
            (choice.label, "bold" if marked else ""),
        )
        right = Content.styled(f" {choice.note}", "" if marked else "$quiet")
        if choice.there:
            room = width - left.cell_length - right.cell_length - 4
            there = f"  ◆ {choice.there}" if cell_len(choice.there) <= room else " ◆"
            left = Content.assemble(left, (there, "" if marked else "$accent"))
        return line_with_both_ends(width, left, right, "$gold-text on $gold" if marked else "")

    def _explanation_of_marked(self, shown_choices: list[Choice], width: int) -> Content:
        marked = self.marked is not None and self.marked < len(shown_choices)
        about = (shown_choices[self.marked or 0].about if marked else "") or (
            self._hint if shown_choices else self._none
        )
        return Content("\n".join(wrap_text(about, width, ABOUT_LINES)) if about else "")


def _capitalize_first(text: str) -> str:
    return text[:1].upper() + text[1:]
