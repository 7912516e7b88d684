"""The kings: whose turn it is, what each has won, and the card on top of each stack."""

from textual.content import Content
from textual.widget import Widget

from serai.games.dice.cards import INHABITANTS, PLACES
from serai.games.dice.terminal.scene import Scene
from serai.locales.speaker import Speaker, printable, signed
from serai.terminal.widgets.lines import line, spread, stacked

SLICE = "▌"
"""A card in a stack, seen from its edge."""


class Kings(Widget):
    def __init__(self) -> None:
        super().__init__(id="kings")
        self._scene: Scene | None = None
        self._speaker: Speaker | None = None

    def show(self, scene: Scene, speaker: Speaker) -> None:
        self._scene, self._speaker = scene, speaker
        self.refresh()

    def render(self) -> Content:
        if self._scene is None or self._speaker is None:
            return Content()
        seats = list(self._scene.board.stacks)
        width, height = self.size
        for size in (4, 3, 2):
            if len(seats) * size - (size > 2) <= height:
                break
        else:
            size = 1
        lines = [text for seat in seats for text in _king(seat, self._scene, self._speaker, width, size)]
        return stacked(lines[:height])


def _king(seat: str, scene: Scene, speaker: Speaker, width: int, size: int) -> list[Content]:
    """A king in so many lines; the last of three or four is left empty."""
    stack = scene.board.stacks[seat]
    at_turn = seat == scene.board.seat
    name = Content.assemble(
        ("▸ " if at_turn else "  ", "bold $gold"), (scene.name(seat), "bold $gold" if at_turn else "bold")
    )
    if bot := scene.sitters[seat].bot:
        key = f"screen-bot-{bot}"
        level = speaker.say(key) if speaker.has(key) else f"({printable(bot)})"
        name += Content.styled(f" {level}", "$felt-quiet")
    score = Content.styled(signed(scene.board.scores[seat]), "bold")
    top = speaker.card(stack[-1]).name if stack else speaker.say("screen-no-cards")
    if size == 1:
        told = Content.assemble(name, "  ", (top, "$felt-quiet") if stack else "")
        return [spread(width, told, Content(" ") + score)]
    pile = leaning(stack)
    lines = [spread(width, name, Content(" ") + score)]
    if size == 2:
        return [*lines, line(width, "  ", pile[-8:], " " if stack else "", (top, "$felt-quiet"))]
    if size == 4:
        return [*lines, line(width, "  ", (top, "$felt-quiet")), line(width, "  ", pile), line(width)]
    return [*lines, line(width, "  ", pile[-10:], " " if stack else "", (top, "$felt-quiet")), line(width)]


def leaning(stack: tuple[str, ...]) -> Content:
    """A stack from its bottom to its top, each card's edge in its colour."""
    return Content.assemble(*((SLICE, f"${_colour(card)}") for card in stack))


def _colour(card: str) -> str:
    if card in INHABITANTS:
        return INHABITANTS[card].place or "felt-quiet"
    return next((place for place in PLACES if card.startswith(f"{place}-")), "felt-text")
