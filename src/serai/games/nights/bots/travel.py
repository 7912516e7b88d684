"""Where a hero wants to go: quests, Places of Power, home, Mecca, the cities of its cards, and Baghdad."""

from collections.abc import Iterator, Mapping
from decimal import Context, Decimal
from functools import cache
from typing import Final, NamedTuple

from serai.book.statuses import MARKS, STATUS
from serai.games.nights.bots.atlas import Atlas
from serai.games.nights.bots.lore import Lore, Zone
from serai.games.nights.bots.worth import NEAR, Worth
from serai.games.nights.death import HOME
from serai.games.nights.effects import quest_words as quest
from serai.games.nights.effects.words import Effect, award_line
from serai.games.nights.roads import RATES
from serai.games.nights.state import LEVELS
from serai.games.nights.statuses.cities import HOMELY, HOMES
from serai.games.nights.statuses.slowing import most_steps, slowed_by

MECCA = "mecca"
PATIENCE = 0.75
"""What is left of something worth having when it is a turn farther away."""
_DECIMALS = Context(prec=28)
PLACE_OF_POWER = 3.0
HOMECOMING = 1.8
CITY_CARD = 0.8
VICTORY = 30.0
PACE = 2.0
"""The points that a turn brings, as a rule."""
LATE = 1.0
"""What every turn costs that a hero is still on its way home when its goal is met."""
PRISON = 1.5
FOREIGN = 0.3
"""What it costs whoever has a home or a seat to end a move in another city."""
UNKNOWN = Zone(1, 0.5, 0.5)


@cache
def patience(turns: float) -> float:
    """What is left after so many turns: in decimals, because CPUs differ in the last bit of a power."""
    return float(_DECIMALS.power(Decimal(PATIENCE), Decimal(turns)))


class Aim(NamedTuple):
    """Something worth going to: how far it is from every space, and what it is worth."""

    what: str
    away: Mapping[str, int]
    worth: float


class Travel:
    """A hero's wishes on the map, and what each space is worth because of them."""

    def __init__(self, worth: Worth, atlas: Atlas, lore: Lore | None) -> None:
        self.worth: Final = worth
        self.atlas: Final = atlas
        self.lore: Final = lore
        hero = worth.hero
        land, sea = RATES[LEVELS.index(hero.wealth)]
        slower = slowed_by(hero.statuses)
        self.speed: Final = float(most_steps(hero.statuses)) or max(1.0, (land + sea) / 2 - slower)
        self.homes: Final = [hero.marked[one] for one in HOMELY if one in hero.marked]
        self.wanted: Final = [city for status, city in hero.marked.items() if MARKS.get(status) == "wanted"]
        self.to_victory: Final = self._to(HOME)
        self.aims: Final = tuple(self._aims())

    # Aims

    def _aims(self) -> Iterator[Aim]:
        worth, hero, atlas = self.worth, self.worth.hero, self.atlas
        last_turn = worth.board.declared is not None
        if (last_turn or not worth.lacks) and not worth.barred:
            yield Aim("victory", self.to_victory, VICTORY)
            return
        if hero.destination in atlas.roads.arrows:
            yield Aim("place", self._to(hero.destination or ""), PLACE_OF_POWER)
        if "on-pilgrimage" in hero.statuses:
            yield self._pilgrims_aim()
        for home in (hero.marked[status] for status in HOMES if status in hero.marked):
            if hero.space != home:
                yield Aim("home", self._to(home), HOMECOMING)
        for card in hero.cards:
            if city := atlas.cities_of.get(card):
                yield Aim("city-card", self._to(city), CITY_CARD)
        if hero.quest is not None:
            for effect in atlas.cards[hero.quest]:
                yield from self._quest_aims(effect)

    def _to(self, space: str) -> Mapping[str, int]:
        """The way to a space: by way of home to another city, for whoever must go there first."""
        bound = self.worth.hero.bound
        if not bound or space in bound or self.atlas.roads.terrain.get(space) != "city":
            return self.atlas.to(space)
        return self.atlas.by_way_of(bound, space)

    def _pilgrims_aim(self) -> Aim:
        """First the far city, where the marker lies, then Mecca."""
        worth, hero = self.worth, self.worth.hero
        brings = STATUS["on-pilgrimage"].reward
        reward = worth.destiny_points(brings.destiny) + worth.story_points(brings.story) + 0.5
        if worth.lacks <= 3:
            reward += VICTORY
        marker = hero.destination if hero.destination not in self.atlas.roads.arrows else None
        return Aim("pilgrimage", self._to(MECCA if hero.been_far else marker or MECCA), reward)

    def _quest_aims(self, effect: Effect) -> Iterator[Aim]:
        line = getattr(effect, "award", None)
        if line is not None:
            reward = self.worth.awards(award_line(line))
            found = tuple(self._quest_places(effect))
            yield from (Aim("quest", away, reward / share) for away, share in found)

    def _quest_places(self, effect: Effect) -> Iterator[tuple[Mapping[str, int], int]]:
        """What the quest asks the hero to go to next, and among how many such goals its award is shared."""
        hero, atlas, roads = self.worth.hero, self.atlas, self.atlas.roads
        claimed = hero.quest_claimed
        match effect:
            case quest.Visit():
                left = [place for place in effect.places if place not in claimed]
                yield from ((self._to(place), len(left)) for place in left)
            case quest.Journey() | quest.Errand() | quest.Dream():
                ahead = hero.quest_places[len(claimed) :]
                if ahead:
                    yield self._to(ahead[0]), len(ahead)
            case quest.Corners():
                left = [one for one in effect.continents if one not in claimed]
                yield from ((atlas.to_any(roads.of(None, one)), len(left)) for one in left)
            case quest.Kinds():
                left = [one for one in effect.terrains if one not in claimed]
                yield from ((atlas.to_any(roads.of(one, None)), len(left)) for one in left)
            case quest.FarTravels():
                far = (one for one in roads.spaces if roads.number.get(one, 0) >= effect.number)
                yield (
                    atlas.to_any(tuple(one for one in far if one not in claimed)),
                    max(1, effect.spaces - len(claimed)),
                )
            case quest.FindAndTell():
                if claimed:
                    yield self._to(effect.home), 1
            case quest.TreasureHunt():
                if "treasure" in hero.quest_words:
                    yield self._to(effect.home), 1
            case quest.Contest():
                rival = self.worth.board.heroes.get(hero.quest_words.get("rival", ""))
                away = self._to(rival.space) if rival is not None else atlas.to_any(roads.cities)
                yield away, 2
            case quest.Bring():
                if self._has(effect.of) >= effect.amount:
                    yield self._to(effect.place), 1
            case quest.Bearing():
                if any(status in hero.statuses for status in effect.statuses):
                    yield self._to(effect.place), 1
            case _:
                pass

    def _has(self, of: str) -> int:
        hero = self.worth.hero
        match of:
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
                return len(getattr(hero, of))

    # Spaces

    def turns(self, away: int) -> float:
        return away / self.speed

    def value(self, space: str, *, encounter: bool = True) -> float:
        """What it is worth to be there at the end of a move, with an encounter or without."""
        worth = self.worth
        value = self.zone(space) if encounter else 0.0
        for aim in self.aims:
            value += aim.worth * patience(self.turns(aim.away[space]))
        late = self.to_victory[space] / self.speed - worth.lacks / PACE
        if late > 0:
            value -= LATE * late
        if self.homes and self.is_foreign(space):
            value -= FOREIGN if worth.lacks > NEAR else 10 * FOREIGN
        if space in self.wanted:
            value -= PRISON
        return value

    def is_foreign(self, space: str) -> bool:
        """Whether an encounter there would bind a hero to come home first (N10.17)."""
        return space not in self.homes and space != HOME and self.atlas.roads.terrain.get(space) == "city"

    def zone(self, space: str) -> float:
        """What an encounter there brings on average."""
        worth = self.worth
        if space in self.atlas.roads.arrows:
            return PLACE_OF_POWER
        found = UNKNOWN
        if self.lore is not None:
            found = self.lore.zones.get(self.atlas.zone_of(space, worth.hero.destiny), UNKNOWN)
        return found.destiny * worth.destiny + found.story * worth.story
