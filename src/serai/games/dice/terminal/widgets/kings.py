"""The players: whose turn it is, their scores, and the top card of each stack."""

from textual.content import Content
from textual.widget import Widget

from serai.games.dice.cards import INHABITANTS, PLACES
from serai.games.dice.terminal.screen_state import ScreenState
from serai.locales.localizer import Localizer, format_signed, sanitize_user_input
from serai.terminal.widgets.lines import fit_to_width, join_lines, line_with_both_ends

SLICE = "▌"
"""The edge of a card in a stack."""


class Kings(Widget):
    def __init__(self) -> None:
        super().__init__(id="kings")
        self._screen_state: ScreenState | None = None
        self._localizer: Localizer | None = None

    def show(self, screen_state: ScreenState, localizer: Localizer) -> None:
        self._screen_state, self._localizer = screen_state, localizer
        self.refresh()

    def render(self) -> Content:
        if self._screen_state is None or self._localizer is None:
            return Content()
        seats = list(self._screen_state.board.stacks)
        width, height = self.size
        for size in (4, 3, 2):
            if len(seats) * size - (size > 2) <= height:
                break
        else:
            size = 1
        lines = [
            text
            for seat in seats
            for text in _player_lines(seat, self._screen_state, self._localizer, width, size)
        ]
        return join_lines(lines[:height])


def _player_lines(
    seat: str, screen_state: ScreenState, localizer: Localizer, width: int, size: int
) -> list[Content]:
    """A player in `size` lines; with three or four, the last is empty."""
    stack = screen_state.board.stacks[seat]
    at_turn = seat == screen_state.board.seat
    name = Content.assemble(
        ("▸ " if at_turn else "  ", "bold $gold"),
        (screen_state.name_of_seat(seat), "bold $gold" if at_turn else "bold"),
    )
    if bot := screen_state.sitters[seat].bot:
        key = f"screen-bot-{bot}"
        level = localizer.say(key) if localizer.has_text(key) else f"({sanitize_user_input(bot)})"
        name += Content.styled(f" {level}", "$felt-quiet")
    score = Content.styled(format_signed(screen_state.board.scores[seat]), "bold")
    top = localizer.card_text(stack[-1]).name if stack else localizer.say("screen-no-cards")
    if size == 1:
        told = Content.assemble(name, "  ", (top, "$felt-quiet") if stack else "")
        return [line_with_both_ends(width, told, Content(" ") + score)]
    pile = stack_edges(stack)
    lines = [line_with_both_ends(width, name, Content(" ") + score)]
    if size == 2:
        return [*lines, fit_to_width(width, "  ", pile[-8:], " " if stack else "", (top, "$felt-quiet"))]
    if size == 4:
        return [
            *lines,
            fit_to_width(width, "  ", (top, "$felt-quiet")),
            fit_to_width(width, "  ", pile),
            fit_to_width(width),
        ]
    return [
        *lines,
        fit_to_width(width, "  ", pile[-10:], " " if stack else "", (top, "$felt-quiet")),
        fit_to_width(width),
    ]


def stack_edges(stack: tuple[str, ...]) -> Content:
    """A stack from bottom to top, each card's edge in its colour."""
    return Content.assemble(*((SLICE, f"${_card_colour(card)}") for card in stack))


def _card_colour(card: str) -> str:
    if card in INHABITANTS:
        return INHABITANTS[card].place or "felt-quiet"
    return next((place for place in PLACES if card.startswith(f"{place}-")), "felt-text")
