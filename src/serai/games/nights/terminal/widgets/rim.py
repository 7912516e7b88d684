"""The edges of the page: the time of day and whose turn it is above, the keys that always work below."""

from textual.content import Content

from serai.games.nights.board import Board
from serai.games.nights.words.voice import Voice
from serai.locales.texts import Names
from serai.terminal.widgets.keys import line_of_keys
from serai.terminal.widgets.lines import spread

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


def header(board: Board, names: Names, voice: Voice, width: int) -> Content:
    say = voice.say
    title = Content.styled(f"❦ {say('title')}", "bold")
    time = Content(f"{TIME_SIGNS[board.time]} {say(f'time-{board.time}')}")
    if not board.seat:
        return spread(width, title, time)
    turn = Content.styled(say("screen-turn", name=names.get(board.seat, board.seat)), "bold $gold")
    reader = ""
    if board.reader != board.seat:
        reader = " · " + say("screen-reads", name=names.get(board.reader, board.reader))
    last = f" · {say('screen-last-round')}" if board.declared is not None else ""
    right = Content.assemble(time, " · ", turn, reader, last)
    if title.cell_length + right.cell_length + 2 > width:
        right = Content.assemble(time, " · ", turn, last)
    return spread(width, title, right)


def footer(voice: Voice, width: int) -> Content:
    return line_of_keys(KEYS, NEEDED_LEAST, voice.say, width)
