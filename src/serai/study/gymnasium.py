"""Every numbered game as a Gymnasium environment: one agent against bots, in one game or in thousands.

    import gymnasium
    import serai.study.gymnasium
    env = gymnasium.make("serai/dice-v0", bots=("squire",))

`info["action_mask"]`, and the method `action_masks`, say which options are legal. An illegal action changes
nothing and costs a point; a game with too many of them is truncated. The reward at the end is the share of
the victory.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.envs.registration import register  # pyright: ignore[reportUnknownVariableType]
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from serai.bots import default_bot_level, find_bot
from serai.bots.simulation.matches import MAX_CHOICES, SEATS
from serai.plugin import find_plugin
from serai.study.batch import WAIT, Choices, GameBatch, Games, open_batch
from serai.study.numbered_table import GameSetup, NumberedTable
from serai.study.numbering import Mask, Row, find_numbering
from serai.table import known_games
from serai.table.game import AnyGame

ILLEGAL_REWARD = -1.0
MOST_ILLEGAL = 1_000
"""The number of illegal actions after which a game is truncated, so that a bad policy cannot play forever."""


class SeraiEnv(gymnasium.Env[Row, np.int64]):
    """One agent against bots of these levels. Its chair is drawn for each game, unless `seat` is given."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str | type[AnyGame],
        bots: Sequence[str] | None = None,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        pack: str | None = None,
        most_choices: int = MAX_CHOICES,
        most_illegal: int = MOST_ILLEGAL,
        render_mode: str | None = None,
    ) -> None:
        name = game if isinstance(game, str) else game.card.id
        self.bots = (default_bot_level(name),) if bots is None else tuple(bots)
        self._setup = GameSetup(game, len(self.bots) + 1, options, pack, most_choices)
        if seat is not None and not 0 <= seat < self._setup.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self._setup.seats - 1}")
        self._bots = [find_bot(name, level) for level in self.bots]
        self._own_seat = seat
        self._most_illegal = most_illegal
        self.render_mode = render_mode
        numbering = self._setup.numbering
        self.observation_space = Box(numbering.lowest_row, numbering.highest_row, dtype=np.int16)
        self.action_space = Discrete(len(numbering.options))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Opens a new table. A seed determines this game and all later ones."""
        super().reset(seed=seed, options=options)
        seats = self._setup.seats
        drawn = int(self.np_random.integers(seats))
        self.seat = drawn if self._own_seat is None else self._own_seat
        others = [seat for seat in range(seats) if seat != self.seat]
        self._bot_of = dict(zip(others, self._bots, strict=True))
        levels = {SEATS[seat]: level for seat, level in zip(others, self.bots, strict=True)}
        self.numbered: NumberedTable = self._setup.open_table(int(self.np_random.integers(2**53)), levels)
        self._illegal = 0
        self._play_bots_until_own_turn()
        return self.numbered.observation_of_seat(self.seat), self._action_mask_and_seat()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        reward = 0.0
        if int(action) in self.numbered.legal:
            self.numbered.choose(int(action))
            self._play_bots_until_own_turn()
            reward = self.numbered.victory_shares()[self.seat]
        elif self.numbered.seat is not None:
            reward = ILLEGAL_REWARD
            self._illegal += 1
        over = self.numbered.is_over
        truncated = not over and (self.numbered.is_aborted or self._illegal >= self._most_illegal)
        return (
            self.numbered.observation_of_seat(self.seat),
            reward,
            over,
            truncated,
            self._action_mask_and_seat(),
        )

    def _play_bots_until_own_turn(self) -> None:
        numbered = self.numbered
        while numbered.seat is not None and numbered.seat != self.seat:
            table, name = numbered.table, SEATS[numbered.seat]
            numbered.choose_option(self._bot_of[numbered.seat](table.view(name), table.bot_stream(name)))

    def action_masks(self) -> Mask:
        return self.numbered.legal_mask(self.seat)

    def _action_mask_and_seat(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> str:  # pyright: ignore[reportIncompatibleMethodOverride] (the base allows nothing as well)
        """The board as JSON, as a spectator sees it."""
        return self.numbered.board_as_json()


Opponent = Callable[[GameBatch, np.random.Generator], Choices]
"""Chooses a legal option for every game of a batch."""


def choose_at_random_in_batch(batch: GameBatch, random: np.random.Generator) -> Choices:
    return batch.random_options(random)


class SeraiVectorEnv(VectorEnv[NDArray[np.int16], Choices, NDArray[np.bool_]]):
    """Thousands of games at once, one agent in each against the same opponent; for games with a `batch`.

    The agent's chair is drawn for each game. A game that is over starts anew in the same step; its last view
    is in `infos["final_obs"]`. An illegal action changes nothing and costs a point.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self, game: str, num_envs: int, seats: int = 2, opponent: Opponent = choose_at_random_in_batch
    ) -> None:
        self._game, self.num_envs, self._seats, self._opponent = game, num_envs, seats, opponent
        numbering = find_numbering(game)
        self.single_observation_space = Box(numbering.lowest_row, numbering.highest_row, dtype=np.int16)
        self.single_action_space = Discrete(len(numbering.options))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Opens new games. A seed determines these and all later ones."""
        super().reset(seed=seed, options=options)
        self.batch = open_batch(self._game, self.num_envs, self._seats, int(self.np_random.integers(2**53)))
        self._every_game = np.arange(self.num_envs)
        self.seat = self._draw_own_seats(self.num_envs)
        self._play_opponents_until_own_turns()
        return self.batch.encode(self._every_game, self.seat), self._action_masks_and_seats()

    def _action_masks_and_seats(self) -> dict[str, Any]:
        """The entries of `SeraiEnv._action_mask_and_seat` for every game, of the same types."""
        return {"action_mask": self.batch.legal_mask().astype(np.int8), "seat": self.seat.copy()}

    def _draw_own_seats(self, count: int) -> NDArray[np.uint8]:
        return self.np_random.integers(0, self._seats, count, np.uint8)

    def _play_opponents_until_own_turns(self) -> None:
        """Plays until the agent must choose in every game; games that are over start anew."""
        while (self.batch.is_over | (self.batch.seat != self.seat)).any():
            self._restart(np.flatnonzero(self.batch.is_over))
            waiting = self.batch.seat != self.seat
            self.batch.choose(np.where(waiting, self._opponent(self.batch, self.np_random), WAIT))

    def _restart(self, games: Games) -> None:
        self.batch.restart(games)
        self.seat[games] = self._draw_own_seats(games.size)

    def step(self, actions: Choices) -> Any:
        batch = self.batch
        is_legal = batch.are_legal(actions) & (actions != WAIT)
        rewards = np.where(is_legal, 0.0, ILLEGAL_REWARD)
        batch.choose(np.where(is_legal, actions, WAIT))
        while (waiting := ~batch.is_over & (batch.seat != self.seat)).any():
            batch.choose(np.where(waiting, self._opponent(batch, self.np_random), WAIT))
        over = batch.is_over
        infos: dict[str, Any] = {}
        if over.any():
            ended = np.flatnonzero(over)
            rewards[ended] = batch.victory_shares(ended)[np.arange(ended.size), self.seat[ended]]
            final = np.empty(self.num_envs, object)
            final[ended] = list(batch.encode(ended, self.seat[ended]))
            infos |= {"final_obs": final, "_final_obs": over}
            self._play_opponents_until_own_turns()
        observations = batch.encode(self._every_game, self.seat)
        return (
            observations,
            rewards,
            over,
            np.zeros(self.num_envs, np.bool_),
            infos | self._action_masks_and_seats(),
        )


def _register_games() -> None:
    for name in known_games():
        if find_plugin(name).numbering:
            register(
                f"serai/{name}-v0",
                entry_point=f"{__name__}:{SeraiEnv.__name__}",
                kwargs={"game": name},
            )


_register_games()
