"""Header and footer: whose turn it is, the piles, and the global keys."""

from textual.content import Content

from serai.games.dice.terminal.screen_state import ScreenState
from serai.locales.localizer import Localizer, format_signed
from serai.terminal.widgets.keys import fit_keys_to_width
from serai.terminal.widgets.lines import line_with_both_ends

FOOTER = (
    ("o", "odds"),
    ("a", "hint"),
    ("u", "undo"),
    ("k", "kings"),
    ("l", "language"),
    ("t", "light"),
    ("?", "rules"),
    ("q", "quit"),
)
NEEDED_LEAST = ("light", "language")


def header_line(screen_state: ScreenState, localizer: Localizer, width: int) -> Content:
    board = screen_state.board
    title = Content.styled(f"♛ {localizer.say('title')}", "bold")
    turn = Content.styled(
        localizer.say("screen-turn", name=screen_state.name_of_seat(board.seat)), "bold $gold"
    )
    rolls = Content(" · " + localizer.say("screen-rolls-left", count=board.rolls_left))
    return line_with_both_ends(width, title, turn + rolls)


def piles_line(screen_state: ScreenState, localizer: Localizer, odds_shown: bool) -> Content:
    if odds_shown and screen_state.board.rolls_left:
        return Content(localizer.say("screen-odds-shown" if screen_state.chances else "screen-odds-wait"))
    board, say = screen_state.board, localizer.say
    penalties = (
        say("screen-penalties", points=format_signed(board.penalties.points), left=board.penalties.left)
        if board.penalties.card
        else say("screen-no-penalties")
    )
    draw_pile = say("screen-draw-pile", count=board.draw_pile)
    return Content(" · ".join((draw_pile, penalties, say("screen-discards", count=len(board.discards)))))


def footer_line(localizer: Localizer, width: int) -> Content:
    return fit_keys_to_width(FOOTER, NEEDED_LEAST, localizer.say, width)
