"""The emperor plays the exact best turn; a network trained in self-play estimates the chance to win."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec
import numpy as np
from msgspec import Struct

from serai.games.dice.bots import king
from serai.games.dice.bots.features import next_player_offset, position_features
from serai.games.dice.bots.network import (
    PROBABILITY_SCALE,
    QuantizedNetwork,
    StoredNetwork,
    network_from_stored,
    quantize,
)
from serai.games.dice.bots.planning import choose_best_option
from serai.games.dice.bots.successors import Successor
from serai.games.dice.state import Board
from serai.table import View
from serai.table.chance import Stream


def load_networks_by_seat_count() -> dict[int, StoredNetwork]:
    """The trained networks, by number of seats."""
    text = files("serai.games.dice.bots").joinpath("emperor.json").read_bytes()
    return msgspec.json.decode(text, type=dict[int, StoredNetwork])


def choose(view: View[Board], chance: Stream) -> str:  # noqa: ARG001 (deterministic)
    return choose_best_option(estimate_win_chances_or_final_leads, view)


def estimate_win_chances_or_final_leads(successors: Sequence[Successor]) -> list[int]:
    """The first seat's chance to win, or its share of the victory if the game is over.

    Both in units of `PROBABILITY_SCALE`. Falls back to the king if there is no network for this number of
    seats.
    """
    return _evaluators_by_seat_count().get(len(successors[0].stack_summaries), king.estimate_final_leads)(
        successors
    )


class NetworkEvaluator(Struct, frozen=True, eq=False):
    """Evaluates positions by a network."""

    network: QuantizedNetwork

    def __call__(self, successors: Sequence[Successor]) -> list[int]:
        open_ones = [successor for successor in successors if not successor.over]
        if not open_ones:
            return [_scaled_victory_share(successor) for successor in successors]
        chances = self.network.predict_chances(
            np.array([position_features(successor) for successor in open_ones])
        ).tolist()
        found = iter(
            # The first seat is either the next player or sits just before them.
            [
                int(of_seats[-next_player_offset(successor)])
                for successor, of_seats in zip(open_ones, chances, strict=True)
            ]
        )
        return [
            _scaled_victory_share(successor) if successor.over else next(found) for successor in successors
        ]


def _scaled_victory_share(successor: Successor) -> int:
    return round(PROBABILITY_SCALE * successor.victory_share_of_first_seat())


@cache
def _evaluators_by_seat_count() -> dict[int, NetworkEvaluator]:
    return {
        seats: NetworkEvaluator(quantize(network_from_stored(written)))
        for seats, written in load_networks_by_seat_count().items()
    }
