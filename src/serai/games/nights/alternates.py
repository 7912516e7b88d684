"""Cells with several bases: the game tells the one that the players have heard least (N7.13)."""

from msgspec import UNSET

from serai.games.nights.base_game import NightsGame
from serai.games.nights.world import Base, Cell, CompiledParagraph

STREAM = "base"
"""The random stream that decides between bases heard equally often."""


def choose_least_heard_base(game: NightsGame, cell: Cell) -> Base:
    """The base whose three paragraphs were heard least, tonight and before; ties are broken at random."""
    return cell[0] if len(cell) == 1 else _choose_least_heard_of_several(game, cell)


def _choose_least_heard_of_several(game: NightsGame, cell: Cell) -> Base:
    heard = {base.reference: times_heard_around_base(game, base) for base in cell}
    least = [base for base in cell if heard[base.reference] == min(heard.values())]
    if len(least) == 1:
        return least[0]
    chosen = game.chance.pick(STREAM, tuple(base.reference for base in least))
    return next(base for base in least if base.reference == chosen)


def times_heard_around_base(game: NightsGame, base: Base) -> int:
    """How often the paragraphs around a base were heard."""
    tonight = game.state.heard or {}
    return sum(
        tonight.get(page.reference, 0) + game.heard_before.get(page.reference, 0) for page in base.faces
    )


def record_reading_if_alternates_exist(game: NightsGame, paragraph: CompiledParagraph) -> None:
    """Counts a reading in the state, if any cell with several bases leads to the paragraph."""
    if paragraph.reference not in game.world.counted_paragraphs:
        return
    if game.state.heard is UNSET:
        game.state.heard = {}
    game.state.heard[paragraph.reference] = game.state.heard.get(paragraph.reference, 0) + 1
