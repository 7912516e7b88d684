"""Every numbered game for OpenSpiel: importing this module registers `serai_dice` and `serai_nights`.

    import pyspiel
    import serai.study.openspiel
    game = pyspiel.load_game("serai_dice(players=3,rng_seed=7)")

Chance is sampled: a game starts at a chance node with one outcome, which draws the seed of its dice and
decks. The same `rng_seed` gives the same sequence of games. Where several seats must choose at once they
choose one after the other, and none sees the others' choice. Returns are shares of the victory.

A clone has the same dice and cards to come as its original: a search on clones knows the future.
"""

# OpenSpiel has no types, and not every system has OpenSpiel.
# pyright: basic, reportMissingImports=false

from typing import Any

import numpy as np
import pyspiel

from serai.bots.simulation.matches import MAX_CHOICES
from serai.plugin import find_plugin
from serai.study.numbered_table import GameSetup, NumberedTable
from serai.table import find_game, known_games

PREFIX = "serai_"


def _game_type(name: str) -> pyspiel.GameType:
    seats = find_game(name).card.seats
    return pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"Serai: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "rng_seed": -1, "most_choices": MAX_CHOICES},
    )


class TableSource:
    """Opens the tables of a game, each with the next seed. A state shares it with its clones."""

    def __init__(self, setup: GameSetup, seed: int) -> None:
        self.setup = setup
        self._seeds = np.random.default_rng(None if seed < 0 else seed)

    def open_table(self) -> NumberedTable:
        return self.setup.open_table(int(self._seeds.integers(2**53)))

    def __deepcopy__(self, memo: dict[int, Any]) -> "TableSource":
        return self


class SeraiGame(pyspiel.Game):
    """A Serai game as an OpenSpiel game. Subclasses set its name."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {"players": 2, "rng_seed": -1, "most_choices": MAX_CHOICES} | (params or {})
        self.setup = GameSetup(self.name, params["players"], most_choices=params["most_choices"])
        self.tables = TableSource(self.setup, params["rng_seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.numbering.options),
            max_chance_outcomes=1,
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.setup.most_choices,
        )
        super().__init__(_game_type(self.name), info, params)

    def new_initial_state(self) -> "SeraiState":
        return SeraiState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """The encoded view of a player; it does not hold the past, so it is no information state."""
        del params
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("a view does not hold the past: ask for an observation without perfect recall")
        return Observer(self.setup)


class SeraiState(pyspiel.State):
    def __init__(self, game: SeraiGame) -> None:
        super().__init__(game)
        self._tables = game.tables
        self.numbered: NumberedTable | None = None

    def current_player(self) -> int:
        if self.numbered is None:
            return pyspiel.PlayerId.CHANCE
        seat = self.numbered.seat
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        del player  # OpenSpiel asks only about the one whose turn it is
        return sorted(self.numbered.legal) if self.numbered else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The one outcome of the chance node before the game, which opens a table."""
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.numbered is None:
            self.numbered = self._tables.open_table()
        else:
            self.numbered.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        return self._tables.setup.numbering.options[action]

    def is_terminal(self) -> bool:
        return self.numbered is not None and self.numbered.seat is None

    def returns(self) -> list[float]:
        return self.numbered.victory_shares() if self.numbered else [0.0] * self._tables.setup.seats

    def __str__(self) -> str:
        return self.numbered.board_as_json() if self.numbered else "before the deal"


class Observer:
    """Writes the encoded view of a player into a flat tensor of floats."""

    def __init__(self, setup: GameSetup) -> None:
        self._setup = setup
        self.tensor = np.zeros(setup.numbering.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SeraiState, player: int) -> None:
        self.tensor[:] = state.numbered.observation_of_seat(player) if state.numbered else 0

    def string_from(self, state: SeraiState, player: int) -> str:
        if state.numbered is None:
            return "before the deal"
        row = state.numbered.observation_of_seat(player)
        return " ".join(f"{at}:{row[at]}" for at in np.flatnonzero(row))


def register_games() -> None:
    for name in known_games():
        if find_plugin(name).numbering:
            game = type(f"{name.capitalize()}Game", (SeraiGame,), {"name": name})
            pyspiel.register_game(_game_type(name), game)


register_games()
