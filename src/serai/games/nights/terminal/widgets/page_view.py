"""Shows the page of a turn: the tale, justified, with its headings and results."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from serai.games.nights.locales.pages import Page
from serai.games.nights.terminal.emphasis import strip_emphasis
from serai.games.nights.terminal.typesetting import (
    MEASURE,
    RULE,
    break_lines,
    justify_paragraph,
    paragraph_with_initial,
)
from serai.locales.rendered_text import Passage
from serai.terminal.widgets.lines import fit_to_width, join_lines

MARGIN = 2
MARKS = {"gain": ("✦", "$gold"), "loss": ("✧", "$rose"), "fate": ("◈", "$accent")}


class PageView(VerticalScroll, can_focus=False):
    """A scrollable page. New passages are scrolled into view."""

    class Scrolled(Message):
        """The page was scrolled."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 (as Textual calls it)
        super().__init__(id=id)
        self._page: Page | None = None
        self._fresh = 0
        self._shown: tuple[list[Passage], int, int] | None = None
        self._sought: tuple[int, int] | None = None
        """The first new line and the number of lines; None once the player has scrolled."""
        self._read = False
        """Whether the player has reached the end, which then stays in view when the widget shrinks."""

    def compose(self) -> ComposeResult:
        yield Static()

    def show(self, page: Page, first_new: int) -> None:
        """Shows the page; its passages from index `first_new` on are new."""
        self._page, self._fresh = page, first_new
        if not self.size.width:
            return  # not laid out yet; on_resize follows
        if self._shown == (shown := ([*page.passages], first_new, self.size.width)):
            return
        self._shown = shown
        width = self.size.width - 1
        measure = min(MEASURE, max(20, width - 2 * MARGIN))
        margin = " " * max(0, (width - measure) // 2)
        lines: list[Content] = []
        begins = 0
        for number, passage in enumerate(page.passages):
            if number == first_new:
                begins = len(lines)
            before = page.passages[number - 1] if number else None
            lines += _passage_lines(passage, before, measure)
        self.query_one(Static).update(join_lines([Content.assemble(margin, one) for one in lines]))
        self._sought = begins, len(lines)
        self.call_after_refresh(self._scroll_to_new_passages)

    def on_resize(self) -> None:
        if self._page is not None:
            self.show(self._page, self._fresh)
            self.call_after_refresh(self._scroll_to_new_passages)

    def _scroll_to_new_passages(self) -> None:
        if self._sought is not None:
            begins, lines = self._sought
            fits = lines - begins <= self.size.height
            self.scroll_to(y=lines - self.size.height if fits else begins, animate=False)
        elif self._read:
            self.scroll_end(animate=False)
        self.call_after_refresh(self._remember_position_and_post_scrolled)

    def _remember_position_and_post_scrolled(self) -> None:
        self._read = self.is_at_end
        self.post_message(self.Scrolled())

    @property
    def is_at_end(self) -> bool:
        return self.scroll_offset.y >= self.max_scroll_y

    def scroll_pages(self, pages: int) -> None:
        self.scroll_lines(pages * max(1, self.size.height - 1))

    def scroll_lines(self, lines: int) -> None:
        self._sought = None
        self.scroll_relative(y=lines, animate=False)
        self.call_after_refresh(self._remember_position_and_post_scrolled)


def _passage_lines(passage: Passage, before: Passage | None, measure: int) -> list[Content]:
    """The lines of a passage, with the blank lines before it."""
    text, blank = strip_emphasis(passage.text), fit_to_width(measure)
    match passage.kind:
        case "turn":
            return [*_wrapped_lines(text, measure, "bold $accent"), blank]
        case "time" | "first":
            return [blank, fit_to_width(measure, (text, "italic $gold"), align="center"), blank]
        case "opening":
            number = str(passage.number) if passage.number else ""
            ornament = RULE.replace("✦", f"✦ {number} ✦") if number else RULE
            head = fit_to_width(measure, (ornament, "$accent"), align="center")
            return [blank, head, blank, *paragraph_with_initial(text, measure, passage.number + len(text))]
        case "section":
            return [blank, fit_to_width(measure, (text.upper(), "bold $accent"), align="center"), blank]
        case "told":
            gap = [blank] if before is not None and before.kind in ("told", "opening") else []
            return [*gap, *map(Content, justify_paragraph(text, measure))]
        case "headings" | "award":
            return [blank, *_wrapped_lines(text, measure, "italic $quiet")]
        case "gain" | "loss" | "fate":
            gap = [blank] if before is not None and before.kind in ("told", "section") else []
            return [*gap, *_hanging_lines(text, measure, *MARKS[passage.kind])]
        case _:
            gap = [blank] if before is not None and before.kind == "told" else []
            return [*gap, *_wrapped_lines(text, measure, "italic $quiet")]


def _wrapped_lines(text: str, measure: int, style: str) -> list[Content]:
    return [Content.styled(" ".join(words), style) for words in break_lines(text, [measure])]


def _hanging_lines(text: str, measure: int, mark: str, style: str) -> list[Content]:
    lines = break_lines(text, [measure - 2])
    return [
        Content.assemble((f"{mark} " if not number else "  ", style), (" ".join(words), f"bold {style}"))
        for number, words in enumerate(lines)
    ]
