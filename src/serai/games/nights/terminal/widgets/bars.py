"""Header with the time of day and whose turn it is; footer with the global keys."""

from textual.content import Content

from serai.games.nights.board import Board
from serai.games.nights.locales.nights_texts import NightsTexts
from serai.locales.texts import Names
from serai.terminal.widgets.keys import fit_keys_to_width
from serai.terminal.widgets.lines import line_with_both_ends

TIME_SIGNS = {"morning": "☼", "noon": "☀", "night": "☾"}
KEYS = (
    ("m", "map"),
    ("h", "heroes"),
    ("g", "goal"),
    ("j", "journal"),
    ("a", "hint"),
    ("u", "undo"),
    ("l", "language"),
    ("t", "light"),
    ("?", "rules"),
    ("q", "quit"),
)

NEEDED_LEAST = ("light", "language", "journal")


def header_line(board: Board, names: Names, nights_texts: NightsTexts, width: int) -> Content:
    say = nights_texts.say
    title = Content.styled(f"❦ {say('title')}", "bold")
    time = Content(f"{TIME_SIGNS[board.time]} {say(f'time-{board.time}')}")
    if not board.seat:
        return line_with_both_ends(width, title, time)
    turn = Content.styled(say("screen-turn", name=names.get(board.seat, board.seat)), "bold $gold")
    reader = ""
    if board.reader != board.seat:
        reader = " · " + say("screen-reads", name=names.get(board.reader, board.reader))
    last = f" · {say('screen-last-round')}" if board.declared is not None else ""
    right = Content.assemble(time, " · ", turn, reader, last)
    if title.cell_length + right.cell_length + 2 > width:
        right = Content.assemble(time, " · ", turn, last)
    return line_with_both_ends(width, title, right)


def footer_line(nights_texts: NightsTexts, width: int) -> Content:
    return fit_keys_to_width(KEYS, NEEDED_LEAST, nights_texts.say, width)
