"""Public knowledge that bots may use: the map and the printed cards, never the tales."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from serai.book.awards import Award, Wealth
from serai.games.nights.bots.hero_valuation import sum_one_by_one
from serai.games.nights.effects import treasure_words as standing
from serai.games.nights.effects.action_words import Cures, SpendsWealth
from serai.games.nights.effects.value_types import Word
from serai.games.nights.effects.words import SKILL_GIVERS, Effect
from serai.games.nights.packs import find_world_by_digest
from serai.games.nights.state import HOME, LEVELS
from serai.games.nights.world import World

# The value of a treasure to its owner, in points, by effect word.
_WORTH: dict[type[Word], float] = {
    standing.GoesAnywhere: 2.5,
    standing.PowerOf: 2.5,
    standing.Faster: 0.8,
    standing.LandAndSeaAlike: 0.8,
    standing.GoesToTerrain: 0.5,
    standing.GoesToHeroes: 0.5,
    standing.GoesToSpaces: 1.2,
    standing.OpensPlaces: 1.5,
    standing.TwoCards: 0.5,
    standing.NoMinus: 1.5,
    standing.RerollsDestiny: 1.5,
    standing.NamesDestiny: 0.8,
    standing.Foresees: 0.5,
    standing.Wards: 0.8,
    standing.TakesTheBlow: 0.8,
    standing.ShiftsChart: 0.8,
    Cures: 0.8,
    SpendsWealth: 1.0,
}
FAR = 99
_ANY_TREASURE = 0.5
_SKILL = 1.0


class BoardKnowledge:
    """The map and the cards of one Book."""

    def __init__(self, world: World) -> None:
        self.travel_map: Final = world.travel_map
        self.cards: Final[dict[str, tuple[Effect, ...]]] = world.effects
        self.cities_of: Final = {name: card.city for name, card in world.encounters.items() if card.city}
        self.sells: Final[dict[str, tuple[Award, ...]]] = {
            name: card.sell for name, card in world.treasures.items()
        }
        self.skills_given: Final = world.skills_given
        self._world: Final = world
        self._rows: dict[tuple[str, str, str, str], str] = {}
        self._to: dict[str, dict[str, int]] = {}
        self._to_any: dict[tuple[str, ...], dict[str, int]] = {}
        self._by_way: dict[tuple[tuple[str, ...], str], dict[str, int]] = {}
        self.treasures: Final = {
            name: _estimate_treasure_value(world.effects[name]) for name in world.treasures
        }
        """The value of each treasure to its owner."""

    def heading_names_of_being(self, being: str, adjective: str) -> frozenset[str]:
        """The names by which headings can refer to a being: its adjective, the being, its kind and its traits
        (N7.9).
        """
        return self._world.heading_names_of_being(self._world.find_or_make_being(being, adjective, ""))

    def closest_row(self, matrix: str, name: str, being: str, adjective: str) -> str:
        """The row of a matrix that fits a being most closely (N7.5), among those printed in it.

        `name` is the general row: the adjective, the being if it has none, or the situation.
        """
        asked = matrix, name, being, adjective
        if asked not in self._rows:
            self._rows[asked] = self._world.book.closest_row(matrix, name, being, adjective) or name
        return self._rows[asked]

    def distances_to(self, space: str) -> Mapping[str, int]:
        """The distance to a space from every space and Place of Power."""
        known = self._to.get(space)
        if known is None:
            roads = self.travel_map
            known = self._to[space] = {
                one: roads.distance(one, space) for one in (*roads.spaces, *roads.arrows)
            }
        return known

    def distances_to_nearest(self, spaces: tuple[str, ...]) -> Mapping[str, int]:
        """The distance to the nearest of these spaces, from every space."""
        known = self._to_any.get(spaces)
        if known is None:
            tables = [self.distances_to(space) for space in spaces]
            known = self._to_any[spaces] = {
                one: min((table[one] for table in tables), default=FAR) for one in self.distances_to(HOME)
            }
        return known

    def distances_via_any_stop(self, stops: tuple[str, ...], end: str) -> Mapping[str, int]:
        """The distance to `end` via one of `stops`, from every space."""
        known = self._by_way.get((stops, end))
        if known is None:
            ways = [(self.distances_to(stop), self.distances_to(end)[stop]) for stop in stops]
            known = self._by_way[stops, end] = {
                one: min(there[one] + on for there, on in ways) for one in self.distances_to(end)
            }
        return known

    def zone_key(self, space: str, destiny: int) -> str:
        """The zone of a space: its terrain, and what it adds to the die on charts."""
        roads = self.travel_map
        bonus = 2 if destiny >= 5 else 1 if destiny >= 3 else 0
        return f"{roads.terrain.get(space, '')} {roads.number.get(space, 0) + bonus}"

    def levels_gained_by_sale(self, treasure: str, wealth: int) -> int:
        """The levels of wealth that a hero of this wealth gains by a sale."""
        risen = wealth
        for award in self.sells[treasure]:
            if isinstance(award, Wealth):
                limit = LEVELS.index(award.limit) if award.limit else len(LEVELS) - 2
                risen = max(risen, min(risen + award.amount, limit))
        return risen - wealth


def _estimate_treasure_value(effects: tuple[Effect, ...]) -> float:
    found = [_SKILL if isinstance(one, SKILL_GIVERS) else _WORTH.get(type(one), 0.0) for one in effects]
    return max(_ANY_TREASURE, sum_one_by_one(found))


@lru_cache(maxsize=8)
def board_knowledge(pack: str) -> BoardKnowledge:
    """What bots know about a pack. Raises `Refused` for an unknown pack."""
    return BoardKnowledge(find_world_by_digest(pack))
