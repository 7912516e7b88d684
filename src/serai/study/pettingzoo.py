"""Every numbered game as a PettingZoo environment (AEC), for any number of seats.

    from serai.study.pettingzoo import env
    dice = env("dice", seats=3)

An observation has the encoded view and the mask of legal options. The reward at the end is the share of the
victory: 1 for the only winner, 0 for who lost.
"""

# pyright: reportMissingTypeStubs=false

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from serai.bots.simulation.matches import MAX_CHOICES
from serai.study.numbered_table import GameSetup, NumberedTable
from serai.table.game import AnyGame

Observation = dict[str, Any]
Action = np.int64 | int | None
"""The number of an option; None once the agent is done."""
Environment = AECEnv[str, Observation, Action]


class SeraiAEC(AECEnv[str, Observation, Action]):
    """One table. The agents are `seat_0`, `seat_1` and so on; a game that is too long is truncated."""

    def __init__(
        self,
        game: str | type[AnyGame],
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        pack: str | None = None,
        most_choices: int = MAX_CHOICES,
    ) -> None:
        super().__init__()
        self.setup = GameSetup(game, seats, options, pack, most_choices)
        self.metadata = {
            "name": f"serai_{self.setup.name}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbering = self.setup.numbering
        self._observation_space = Dict(
            {
                "observation": Box(numbering.lowest_row, numbering.highest_row, dtype=np.int16),
                "action_mask": Box(0, 1, (len(numbering.options),), np.int8),
            }
        )
        self._action_spaces = {agent: Discrete(len(numbering.options)) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:  # noqa: ARG002 (it is the same for all)
        return self._observation_space

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Opens a new table. A seed determines this game and all later ones."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.numbered: NumberedTable = self.setup.open_table(int(self._seeds.integers(2**53)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select_agent()

    def _select_agent(self) -> None:
        seat = self.numbered.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        return {
            "observation": self.numbered.observation_of_seat(seat),
            "action_mask": self.numbered.legal_mask(seat),
        }

    def step(self, action: Action) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("choose one of the legal options")
        self._cumulative_rewards[agent] = 0.0
        self.numbered.choose(int(action))
        shares = self.numbered.victory_shares()
        self.rewards = {agent: shares[self._seat_of[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, self.numbered.is_over)
        self.truncations = dict.fromkeys(self.agents, self.numbered.is_aborted)
        self._select_agent()
        self._accumulate_rewards()

    def render(self) -> str:
        """The board as JSON, as a spectator sees it."""
        return self.numbered.board_as_json()

    def close(self) -> None:
        """Does nothing; there is nothing to close."""


def env(
    game: str | type[AnyGame],
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    pack: str | None = None,
    most_choices: int = MAX_CHOICES,
) -> Environment:
    """An environment that also refuses steps in the wrong order and actions out of bounds."""
    plain = SeraiAEC(game, seats, options, pack, most_choices)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(plain))
