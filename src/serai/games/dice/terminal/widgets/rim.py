"""The wooden rim: whose turn it is, the piles, and the keys that work at any time."""

from textual.content import Content

from serai.games.dice.terminal.scene import Scene
from serai.locales.speaker import Speaker, signed
from serai.terminal.widgets.keys import line_of_keys
from serai.terminal.widgets.lines import spread

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


def header(scene: Scene, speaker: Speaker, width: int) -> Content:
    board = scene.board
    title = Content.styled(f"♛ {speaker.say('title')}", "bold")
    turn = Content.styled(speaker.say("screen-turn", name=scene.name(board.seat)), "bold $gold")
    rolls = Content(" · " + speaker.say("screen-rolls-left", count=board.rolls_left))
    return spread(width, title, turn + rolls)


def piles(scene: Scene, speaker: Speaker, odds: bool) -> Content:
    if odds and scene.board.rolls_left:
        return Content(speaker.say("screen-odds-shown" if scene.chances else "screen-odds-wait"))
    board, say = scene.board, speaker.say
    penalties = (
        say("screen-penalties", points=signed(board.penalties.points), left=board.penalties.left)
        if board.penalties.card
        else say("screen-no-penalties")
    )
    draw_pile = say("screen-draw-pile", count=board.draw_pile)
    return Content(" · ".join((draw_pile, penalties, say("screen-discards", count=len(board.discards)))))


def footer(speaker: Speaker, width: int) -> Content:
    return line_of_keys(FOOTER, NEEDED_LEAST, speaker.say, width)
