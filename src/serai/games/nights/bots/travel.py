"""Decides where a hero should go: quests, Places of Power, home, Mecca, the cities of its cards, Baghdad."""

from collections.abc import Iterator, Mapping
from decimal import Context, Decimal
from functools import cache
from typing import Final, NamedTuple

from serai.book.statuses import CITY_MARKS, STATUS
from serai.games.nights.bots.board_knowledge import BoardKnowledge
from serai.games.nights.bots.hero_valuation import NEAR, HeroValuation
from serai.games.nights.bots.sage_model import SageModel, Zone
from serai.games.nights.effects import quest_words as quest
from serai.games.nights.effects.words import Effect, parse_award_line
from serai.games.nights.state import HOME, LEVELS
from serai.games.nights.statuses.cities import HOMELY, HOMES
from serai.games.nights.statuses.slowing import max_steps, travel_rate_reduction
from serai.games.nights.travel_map import RATES

MECCA = "mecca"
DISCOUNT = 0.75
"""The value of a destination shrinks by this factor per turn of distance."""
_DECIMALS = Context(prec=28)
PLACE_OF_POWER = 3.0
HOMECOMING = 1.8
CITY_CARD = 0.8
VICTORY = 30.0
PACE = 2.0
"""The points of a typical turn."""
LATE = 1.0
"""The cost of each turn on the way home once the goal is met."""
PRISON = 1.5
FOREIGN = 0.3
"""The cost of ending a move in another city, for a hero with a home or seat."""
UNKNOWN = Zone(1, 0.5, 0.5)


@cache
def discount_factor(turns: float) -> float:
    """The discount after this many turns, rounded because CPUs differ in the last bit of a power."""
    return float(_DECIMALS.power(Decimal(DISCOUNT), Decimal(turns)))


class TravelDestination(NamedTuple):
    """A destination: its distance from every space, and its value."""

    what: str
    away: Mapping[str, int]
    worth: float


class TravelPlanner:
    """A hero's destinations, and the value of each space based on them."""

    def __init__(self, worth: HeroValuation, knowledge: BoardKnowledge, model: SageModel | None) -> None:
        self.worth: Final = worth
        self.knowledge: Final = knowledge
        self.model: Final = model
        hero = worth.hero
        land, sea = RATES[LEVELS.index(hero.wealth)]
        slower = travel_rate_reduction(hero.statuses)
        self.speed: Final = float(max_steps(hero.statuses)) or max(1.0, (land + sea) / 2 - slower)
        self.homes: Final = [hero.marked[one] for one in HOMELY if one in hero.marked]
        self.wanted: Final = [
            city for status, city in hero.marked.items() if CITY_MARKS.get(status) == "wanted"
        ]
        self.next_stop_of_pilgrimage: Final = (
            self._next_stop_of_pilgrimage() if "on-pilgrimage" in hero.statuses else ""
        )
        self.to_victory: Final = self._distances_to(HOME)
        self.destinations: Final = tuple(self._destinations_worth_travelling_to())

    # Destinations

    def _destinations_worth_travelling_to(self) -> Iterator[TravelDestination]:
        worth, hero, knowledge = self.worth, self.worth.hero, self.knowledge
        last_turn = worth.board.declared is not None
        if (last_turn or not worth.lacks) and not worth.barred:
            yield TravelDestination("victory", self.to_victory, VICTORY)
            return
        if hero.destination in knowledge.travel_map.arrows:
            yield TravelDestination("place", self._distances_to(hero.destination or ""), PLACE_OF_POWER)
        if self.next_stop_of_pilgrimage:
            yield self._pilgrimage_destination()
        for home in (hero.marked[status] for status in HOMES if status in hero.marked):
            if hero.space != home:
                yield TravelDestination("home", self._distances_to(home), HOMECOMING)
        for card in hero.cards:
            if city := knowledge.cities_of.get(card):
                yield TravelDestination("city-card", self._distances_to(city), CITY_CARD)
        if hero.quest is not None:
            for effect in knowledge.cards[hero.quest]:
                yield from self._quest_destinations(effect)

    def _distances_to(self, space: str) -> Mapping[str, int]:
        """The distances to a space, via home for a hero who must go there first."""
        bound = self.worth.hero.bound
        if not bound or space in bound or self.knowledge.travel_map.terrain.get(space) != "city":
            return self.knowledge.distances_to(space)
        return self.knowledge.distances_via_any_stop(bound, space)

    def _next_stop_of_pilgrimage(self) -> str:
        """First the far city with the marker, then Mecca. A marker at a Place of Power is free again after a
        visit there.
        """
        hero = self.worth.hero
        return MECCA if hero.been_far else hero.destination or MECCA

    def _pilgrimage_destination(self) -> TravelDestination:
        worth = self.worth
        brings = STATUS["on-pilgrimage"].reward
        reward = (
            worth.value_of_destiny_change(brings.destiny) + worth.value_of_story_change(brings.story) + 0.5
        )
        if worth.lacks <= 3:
            reward += VICTORY
        return TravelDestination("pilgrimage", self._distances_to(self.next_stop_of_pilgrimage), reward)

    def _quest_destinations(self, effect: Effect) -> Iterator[TravelDestination]:
        line = getattr(effect, "award", None)
        if line is not None:
            reward = self.worth.value_of_awards(parse_award_line(line))
            found = tuple(self._distances_to_next_quest_places(effect))
            yield from (TravelDestination("quest", away, reward / share) for away, share in found)

    def _distances_to_next_quest_places(self, effect: Effect) -> Iterator[tuple[Mapping[str, int], int]]:
        """The distances to the next places of a quest, and the number of places that share its award."""
        hero, knowledge, roads = self.worth.hero, self.knowledge, self.knowledge.travel_map
        claimed = hero.quest_claimed
        match effect:
            case quest.Visit():
                left = [place for place in effect.places if place not in claimed]
                yield from ((self._distances_to(place), len(left)) for place in left)
            case quest.Journey() | quest.Errand() | quest.Dream():
                ahead = hero.quest_places[len(claimed) :]
                if ahead:
                    yield self._distances_to(ahead[0]), len(ahead)
            case quest.Corners():
                left = [one for one in effect.continents if one not in claimed]
                yield from (
                    (knowledge.distances_to_nearest(roads.find_spaces(None, one)), len(left)) for one in left
                )
            case quest.Kinds():
                left = [one for one in effect.terrains if one not in claimed]
                yield from (
                    (knowledge.distances_to_nearest(roads.find_spaces(one, None)), len(left)) for one in left
                )
            case quest.FarTravels():
                far = (one for one in roads.spaces if roads.number.get(one, 0) >= effect.number)
                yield (
                    knowledge.distances_to_nearest(tuple(one for one in far if one not in claimed)),
                    max(1, effect.spaces - len(claimed)),
                )
            case quest.FindAndTell():
                if claimed:
                    yield self._distances_to(effect.home), 1
            case quest.TreasureHunt():
                if "treasure" in hero.quest_words:
                    yield self._distances_to(effect.home), 1
            case quest.Contest():
                rival = self.worth.board.heroes.get(hero.quest_words.get("rival", ""))
                away = (
                    self._distances_to(rival.space)
                    if rival is not None
                    else knowledge.distances_to_nearest(roads.cities)
                )
                yield away, 2
            case quest.Bring():
                if self._amount_hero_has(effect.of) >= effect.amount:
                    yield self._distances_to(effect.place), 1
            case quest.Bearing():
                if any(status in hero.statuses for status in effect.statuses):
                    yield self._distances_to(effect.place), 1
            case _:
                pass

    def _amount_hero_has(self, resource: str) -> int:
        hero = self.worth.hero
        match resource:
            case "wealth":
                return LEVELS.index(hero.wealth)
            case "destiny":
                return hero.destiny
            case "story":
                return hero.story
            case "city-cards":
                return len(hero.cards)
            case "quests":
                return hero.quests_done
            case _:
                return len(getattr(hero, resource))

    # Spaces

    def turns_to_travel(self, distance: int) -> float:
        return distance / self.speed

    def value_of_move_to(self, space: str, *, with_encounter: bool = True) -> float:
        """The value of ending a move there, with or without an encounter."""
        worth = self.worth
        value = self.average_encounter_value_at(space) if with_encounter else 0.0
        for destination in self.destinations:
            value += destination.worth * discount_factor(self.turns_to_travel(destination.away[space]))
        late = self.to_victory[space] / self.speed - worth.lacks / PACE
        if late > 0:
            value -= LATE * late
        if self.homes and self.forces_return_home(space):
            value -= FOREIGN if worth.lacks > NEAR else 10 * FOREIGN
        if space in self.wanted:
            value -= PRISON
        return value

    def forces_return_home(self, space: str) -> bool:
        """Whether an encounter there would force the hero to go home first (N10.17).

        A pilgrim has to visit its target all the same, instead of waiting next to it for ever.
        """
        return (
            space not in self.homes
            and space not in (HOME, self.next_stop_of_pilgrimage)
            and self.knowledge.travel_map.terrain.get(space) == "city"
        )

    def average_encounter_value_at(self, space: str) -> float:
        """The average value of an encounter there."""
        worth = self.worth
        if space in self.knowledge.travel_map.arrows:
            return PLACE_OF_POWER
        found = UNKNOWN
        if self.model is not None:
            found = self.model.zones.get(self.knowledge.zone_key(space, worth.hero.destiny), UNKNOWN)
        return found.destiny * worth.destiny + found.story * worth.story
