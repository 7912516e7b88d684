"""A place with the inhabitant below it."""

from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from serai.games.dice.cards import INHABITANTS, Place
from serai.games.dice.state import RowCard
from serai.games.dice.terminal.condition_signs import condition_signs
from serai.games.dice.terminal.portraits import portrait
from serai.games.dice.terminal.screen_state import ScreenState
from serai.locales.localizer import Localizer, format_signed
from serai.terminal.widgets.lines import fit_to_width, join_lines, line_with_both_ends, wrap_text

PAPER = "$paper-text on $paper"
QUIET = "$paper-quiet on $paper"
PLACE_LINES = 2
ROOM_FOR_PORTRAIT = 13
"""A column of at least this height also shows the portrait."""


class PlaceColumn(Widget):
    """One of the five columns. A card whose condition is met is raised."""

    class Pressed(Message):
        def __init__(self, slot: int) -> None:
            super().__init__()
            self.slot = slot

    def __init__(self, slot: int, place: Place) -> None:
        super().__init__(classes="stall")
        self.slot = slot
        self.place: Place = place
        self._screen_state: ScreenState | None = None
        self._localizer: Localizer | None = None

    def show(self, screen_state: ScreenState, localizer: Localizer) -> None:
        self._screen_state, self._localizer = screen_state, localizer
        self.refresh()

    def on_click(self, click: Click) -> None:
        click.stop()
        self.post_message(self.Pressed(self.slot))

    def render(self) -> Content:
        screen_state, localizer = self._screen_state, self._localizer
        if screen_state is None or localizer is None:
            return Content()
        width, height = self.size
        lines = self._place_lines(screen_state, localizer, width)
        if self.slot < len(screen_state.board.row):
            card = screen_state.board.row[self.slot]
            lines += _card_lines(card, screen_state, localizer, self.slot, width, height - len(lines))
        return join_lines(lines)

    def _place_lines(self, screen_state: ScreenState, localizer: Localizer, width: int) -> list[Content]:
        pile = screen_state.board.piles[self.place]
        style = f"${self.place}-text on ${self.place}"
        full = localizer.say(f"place-{self.place}")
        called = full if len(full) <= width - 2 else localizer.say(f"screen-{self.place}")
        name = fit_to_width(width, (called, "bold"), style=style, align="center")
        if pile.card is None:
            return [name, fit_to_width(width, localizer.say("screen-empty"), style=style, align="center")]
        points = f"⌂ {format_signed(pile.points)}  {'▮' * pile.left}"
        return [name, fit_to_width(width, points, style=style, align="center")]


def _card_lines(
    slot: RowCard, screen_state: ScreenState, localizer: Localizer, number: int, width: int, height: int
) -> list[Content]:
    if slot.card is None:
        return [fit_to_width(width)] * height
    takes = screen_state.decision is not None and slot.card in screen_state.decision.options
    head = fit_to_width(width)
    if slot.met:
        key = f" {number + 1} " if takes else ""
        sign = "" if takes else localizer.say("screen-met")
        head = fit_to_width(
            width, (f"{key}☻ {sign}".rstrip(), "bold"), style="$gold-text on $gold", align="center"
        )
    body = _card_body_lines(slot.card, slot, screen_state, localizer, width, height - 1)
    return [head, *body]


def _card_body_lines(
    card_id: str, slot: RowCard, screen_state: ScreenState, localizer: Localizer, width: int, height: int
) -> list[Content]:
    """Portrait (if there is room), name in the card's colour, condition in symbols and in words, points."""
    inhabitant, text = INHABITANTS[card_id], localizer.card_text(card_id)
    colour = inhabitant.place or "wild"
    inner = width - 2
    lines: list[Content] = []
    if height >= ROOM_FOR_PORTRAIT - PLACE_LINES - 1:
        lines += [fit_to_width(width, row, style=PAPER, align="center") for row in portrait(inhabitant.kind)]
    band = f"bold ${colour}-text on ${colour}"
    lines += [
        fit_to_width(width, name, style=band, align="center") for name in wrap_text(text.name, width, 2)
    ]
    lines.append(fit_to_width(width, condition_signs(card_id), style=PAPER, align="center"))
    worth = _points_and_chances_lines(card_id, slot, screen_state, localizer, width)
    words = wrap_text(text.condition, inner, height - len(lines) - len(worth))
    lines += [fit_to_width(width, word, style=PAPER, align="center") for word in words]
    room = height - len(lines) - len(worth)
    effect = wrap_text(text.effect, inner, 99)
    if len(effect) < room:
        lines += [
            fit_to_width(width, word, style=f"italic {QUIET}", align="center") for word in ("", *effect)
        ]
    lines += [fit_to_width(width, style=PAPER)] * (height - len(lines) - len(worth))
    return [*lines, *worth]


def _points_and_chances_lines(
    card_id: str, slot: RowCard, screen_state: ScreenState, localizer: Localizer, width: int
) -> list[Content]:
    """The points, with a house if the place can be won too; the chances on the right, if shown."""
    kind = INHABITANTS[card_id].kind
    points = "n²" if kind == "fairy" else format_signed(slot.points)
    worth = Content.assemble((f" {points}", "bold"), "→" if kind == "dragon" else "")
    if slot.place_open:
        worth += Content(" +⌂")
    chances = screen_state.chances
    if chances is None or card_id not in chances.best:
        return [fit_to_width(width, worth, style=PAPER)]
    best = localizer.rounded_chance_text(chances.best[card_id])
    if not screen_state.tray:
        return [line_with_both_ends(width, worth, Content.styled(f"{best} ", "bold"), PAPER)]
    tray = localizer.rounded_chance_text(chances.tray[card_id])
    return [
        fit_to_width(
            width, f"{localizer.say('screen-odds-up-to', chance=best)} ", style=QUIET, align="right"
        ),
        line_with_both_ends(width, worth, Content.styled(f"{tray} ", "bold"), PAPER),
    ]
