"""A game as one viewer knows it, without undone events."""

from collections.abc import Iterable
from datetime import date
from typing import Any

from msgspec import Struct

from serai.table import Event, Opening, Table, View
from serai.table.logged_actions import LoggedAction, events_without_undone
from serai.table.record import decode_and_check_secret


class DiceProof(Struct, frozen=True):
    """What is known about the dice. `secret` is "" until the end; `replayed` means that a replay has
    confirmed them.
    """

    commitment: str
    secret: str = ""
    seed: int | None = None
    replayed: bool = False


class GameHistory(Struct, frozen=True):
    """The data of a chronicle. `seat` is None for a spectator."""

    game: str
    pack: str | None
    seat: str | None
    began: date
    events: list[Event]
    view: View[Any]
    dice: DiceProof

    @property
    def is_over(self) -> bool:
        return self.view.outcome is not None

    @property
    def names(self) -> dict[str, str]:
        """The name of the player of each seat."""
        return {seat: sitter.name for seat, sitter in self.view.sitters.items()}


def make_game_history(
    table: Table, actions: Iterable[LoggedAction], seat: str | None, began: date, *, replayed: bool = False
) -> GameHistory:
    """The history for a viewer. It contains no secret and no seed before the end of the game."""
    opening = table.opening
    return GameHistory(
        game=opening.game,
        pack=opening.pack,
        seat=seat,
        began=began,
        events=[told.event for told in events_without_undone(actions) if told.is_visible_to(seat)],
        view=table.view(seat),
        dice=_make_dice_proof(opening, over=table.outcome is not None, replayed=replayed),
    )


def _make_dice_proof(opening: Opening, *, over: bool, replayed: bool) -> DiceProof:
    if not over or opening.secret is None:
        return DiceProof(opening.commitment)
    decode_and_check_secret(opening, opening.secret)
    return DiceProof(opening.commitment, opening.secret, opening.seed, replayed)
