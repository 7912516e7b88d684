"""Builds a position from a scenario file: a table `[heroes.NAME]` for each hero, and `[world]`."""

from collections.abc import Collection, Mapping
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from serai.book.statuses import STATUS
from serai.book.vocabulary import SKILLS, STATUSES, TIMES, most_similar_word
from serai.games.nights.points import STORY_REACHING
from serai.games.nights.state import (
    FABULOUS,
    HEROES,
    HOME,
    LEVELS,
    MASTER,
    POOR,
    TALENT,
    HeldStatus,
    Hero,
    Options,
    QuestProgress,
    State,
)
from serai.games.nights.statuses.holding import ALWAYS_FABULOUS
from serai.games.nights.world import World
from serai.table import Refused
from serai.table.chance import Count


class Goal(Struct, forbid_unknown_fields=True):
    destiny: int
    story: int


class ScenarioStatus(HeldStatus, forbid_unknown_fields=True):
    """The details of a status; a misspelt one is refused."""


class ScenarioHero(Struct, forbid_unknown_fields=True, rename="kebab"):
    """A hero. Defaults are as after the setup, without skills. A status may have details."""

    hero: str | None = None
    space: str = HOME
    destiny: int = 0
    story: int = 0
    wealth: str | None = None
    skills: dict[str, Literal["talent", "master"]] = field(
        default_factory=dict[str, Literal["talent", "master"]]
    )
    once: list[str] = field(default_factory=list[str])
    statuses: list[str] | dict[str, ScenarioStatus] = field(default_factory=list[str])
    treasures: list[str] = field(default_factory=list[str])
    quest: str | None = None
    quest_places: list[str] = field(default_factory=list[str])
    quest_claimed: list[str] = field(default_factory=list[str])
    quest_words: dict[str, str] = field(default_factory=dict[str, str])
    quests_done: list[str] = field(default_factory=list[str])
    cards: list[str] = field(default_factory=list[str])
    tokens: list[str] = field(default_factory=list[str])
    destination: str | None = None
    fabulous_turns: int = 0
    notes: dict[str, str] = field(default_factory=dict[str, str])
    goal: Goal | None = None


Kind = Literal[
    "adjective",
    "being",
    "card",
    "city",
    "city-card",
    "encounter",
    "hero",
    "own-treasure",
    "paragraph",
    "quest",
    "seat",
    "skill",
    "space",
    "status",
    "time",
    "treasure",
    "wealth",
]
"""The kinds of names in a scenario."""


class ScenarioWorld(Struct, forbid_unknown_fields=True, rename="kebab"):
    """The time of day, the seat that has declared, and the decks, which by default contain all cards that are
    not elsewhere.

    `heard` counts the readings of paragraphs so far (N7.13).
    """

    time: str = TIMES[0]
    declared: str | None = None
    encounters: list[str] | None = None
    discards: list[str] = field(default_factory=list[str])
    treasures: list[str] | None = None
    quests: list[str] | None = None
    heard: dict[str, Count] | UnsetType = UNSET


class Layout(Struct, forbid_unknown_fields=True):
    heroes: dict[str, ScenarioHero] = field(default_factory=dict[str, ScenarioHero])
    world: ScenarioWorld = field(default_factory=ScenarioWorld)


def position_from_scenario(
    world: World, seats: tuple[str, ...], options: Options, tables: Mapping[str, Any]
) -> State:
    """The position before the first turn of the first seat."""
    try:
        layout = msgspec.convert(tables, Layout)
    except msgspec.ValidationError as error:
        raise Refused("refused-layout", why=str(error)) from None
    for seat in layout.heroes:
        if seat not in seats:
            raise Refused("refused-hero-seat", seat=seat)
    named = [hero.hero for hero in layout.heroes.values() if hero.hero]
    left = [hero for hero in HEROES if hero not in named]
    heroes: dict[str, Hero] = {}
    for seat in seats:
        given = layout.heroes.get(seat) or ScenarioHero()
        heroes[seat] = _hero_from_scenario(
            world, seat, given, given.hero or options.heroes.get(seat) or left.pop(0), options
        )
    if len({hero.hero for hero in heroes.values()}) < len(seats):
        raise Refused("refused-same-hero")
    state = _state_from_scenario(world, heroes, layout.world)
    state.seat = seats[0]
    if layout.world.declared is not None:
        state.declared = require_known(layout.world.declared, seats, "seat")
        at = seats.index(state.declared)
        if at == 0:  # the declaring seat has no turn in the last round, but the first seat is next (N15.2)
            raise Refused("refused-declared-first", seat=state.declared)
        order = [*seats[at + 1 :], *seats[:at]]
        state.last_turns = order[order.index(seats[0]) :]
    return state


def _state_from_scenario(world: World, heroes: dict[str, Hero], scenario: ScenarioWorld) -> State:
    kept = [card for hero in heroes.values() for card in hero.cards]
    owned = [treasure for hero in heroes.values() for treasure in hero.treasures]
    quests = [quest for hero in heroes.values() for quest in (hero.quest, *hero.quests_done) if quest]
    kept_or_discarded = {*kept, *scenario.discards}
    return State(
        heroes=heroes,
        encounter_deck=_deck_from_scenario(scenario.encounters, world.encounters, kept_or_discarded),
        treasure_deck=_deck_from_scenario(scenario.treasures, world.treasures, owned),
        quest_deck=_deck_from_scenario(scenario.quests, world.quests, quests),
        encounter_discards=scenario.discards,
        time=require_known(scenario.time, TIMES, "time"),
        heard=scenario.heard
        and {
            require_known(one, world.paragraphs, "paragraph"): count for one, count in scenario.heard.items()
        },
    )


def _deck_from_scenario(
    given_cards: list[str] | None, cards: Mapping[str, Any], cards_elsewhere: Any
) -> list[str]:
    if given_cards is None:
        return [card for card in cards if card not in cards_elsewhere]
    return [require_known(card, cards, "card") for card in given_cards]


def _hero_from_scenario(
    world: World, seat: str, scenario_hero: ScenarioHero, name: str, options: Options
) -> Hero:
    goal = scenario_hero.goal or Goal(options.goal // 2, options.goal - options.goal // 2)
    if goal.destiny + goal.story != options.goal or min(goal.destiny, goal.story) < 0:
        raise Refused("refused-goal-split", seat=seat, goal=options.goal)
    levels = {"talent": TALENT, "master": MASTER}
    details = (
        scenario_hero.statuses
        if isinstance(scenario_hero.statuses, dict)
        else {one: ScenarioStatus() for one in scenario_hero.statuses}
    )
    statuses = {status: HeldStatus(**msgspec.structs.asdict(held)) for status, held in details.items()}
    hero = Hero(
        seat=seat,
        hero=require_known(name, HEROES, "hero"),
        space=require_known(scenario_hero.space, world.travel_map.spaces, "space"),
        destiny=scenario_hero.destiny,
        story=scenario_hero.story,
        wealth=_starting_wealth(scenario_hero.wealth, statuses),
        destiny_target=goal.destiny,
        story_target=goal.story,
        skills={
            require_known(skill, SKILLS, "skill"): levels[level]
            for skill, level in scenario_hero.skills.items()
        },
        once=[require_known(skill, SKILLS, "skill") for skill in scenario_hero.once],
        statuses={require_known(status, STATUSES, "status"): held for status, held in statuses.items()},
        treasures=[
            require_known(treasure, world.treasures, "treasure") for treasure in scenario_hero.treasures
        ],
        quest=scenario_hero.quest and require_known(scenario_hero.quest, world.quests, "quest"),
        quest_notes=_quest_progress(scenario_hero),
        quests_done=[require_known(quest, world.quests, "quest") for quest in scenario_hero.quests_done],
        cards=[require_known(card, world.encounters, "encounter") for card in scenario_hero.cards],
        tokens=scenario_hero.tokens,
        destination=scenario_hero.destination
        and require_known(
            scenario_hero.destination, (*world.travel_map.spaces, *world.travel_map.arrows), "space"
        ),
        fabulous_turns=scenario_hero.fabulous_turns,
        notes={
            require_known(one, scenario_hero.treasures, "own-treasure"): word
            for one, word in scenario_hero.notes.items()
        },
    )
    _fill_in_status_markers(world, hero)
    return hero


def _starting_wealth(given_level: str | None, statuses: Collection[str]) -> int:
    """The wealth as given, since a Sultan may have lost levels; by default as when the statuses were
    received.
    """
    if given_level is not None:
        return LEVELS.index(require_known(given_level, LEVELS, "wealth"))
    return POOR if ALWAYS_FABULOUS.isdisjoint(statuses) else FABULOUS


def _quest_progress(scenario_hero: ScenarioHero) -> QuestProgress:
    begun = bool(scenario_hero.quest_places or scenario_hero.quest_words)
    return QuestProgress(
        scenario_hero.quest_places, scenario_hero.quest_claimed, scenario_hero.quest_words, begun
    )


def _fill_in_status_markers(world: World, hero: Hero) -> None:
    """Fills in what a status marks when it is gained, unless the scenario gives it."""
    near = world.travel_map.nearest_cities[hero.space][0]
    for status, held in hero.statuses.items():
        mark = STATUS[status].mark
        if mark and (mark.nearest or world.travel_map.terrain[hero.space] == "city"):
            held.city = held.city or near
        if status == "pursued" and not held.pursuer:
            held.pursuer, held.adjective = (
                world.stranger.noun,
                held.adjective or world.stranger.adjective,
            )
        if status in STORY_REACHING:
            held.ripe = held.ripe or hero.story >= STORY_REACHING[status]
    if hero.wealth == FABULOUS and not hero.treasures and ALWAYS_FABULOUS.isdisjoint(hero.statuses):
        raise Refused("refused-fabulous", seat=hero.seat)


def require_known(name: str, names: Any, kind: Kind) -> str:
    """Returns the name, or raises `Refused` if it is unknown."""
    if name not in names:
        if guess := most_similar_word(name, names):
            raise Refused("refused-unknown-near", kind=kind, name=name, guess=guess)
        raise Refused("refused-unknown", kind=kind, name=name)
    return name


def check_state_is_reachable(world: World, seats: tuple[str, ...], state: State) -> None:
    """Refuses a position that no game can reach."""
    if tuple(state.heroes) != seats or state.seat not in ("", *seats):
        raise Refused("refused-other-seats", seats=", ".join(seats))
    require_known(state.time, TIMES, "time")
    for paragraph in state.heard or ():
        require_known(paragraph, world.paragraphs, "paragraph")
    for seat in (*state.last_turns, *state.winners, *((state.declared,) if state.declared else ())):
        require_known(seat, seats, "seat")
    for seat, hero in state.heroes.items():
        if hero.seat != seat:
            raise Refused("refused-hero-place", seat=seat, other=hero.seat)
        if state.seat:
            require_known(hero.hero, HEROES, "hero")
        require_known(hero.space, world.travel_map.spaces, "space")
        require_known(
            hero.destination or hero.space, (*world.travel_map.spaces, *world.travel_map.arrows), "space"
        )
        _check_possessions(world, hero)
        for place in hero.quest_notes.places:
            require_known(place, (*world.travel_map.spaces, *world.travel_map.arrows), "space")
        if rival := hero.quest_notes.words.get("rival"):
            require_known(rival, [other for other in seats if other != seat], "seat")
        for skill in (*hero.skills, *hero.once):
            require_known(skill, SKILLS, "skill")
    _check_cards_exist_once("encounter", world.encounters, _all_encounter_cards(state))
    owned = [treasure for hero in state.heroes.values() for treasure in hero.treasures]
    _check_cards_exist_once("treasure", world.treasures, [*state.treasure_deck, *owned])
    quests = [hero.quest for hero in state.heroes.values() if hero.quest]
    _check_cards_exist_once("quest", world.quests, [*state.quest_deck, *quests])


def _check_possessions(world: World, hero: Hero) -> None:
    city_cards = [name for name, card in world.encounters.items() if card.kind == "city"]
    for card in hero.cards:
        require_known(card, city_cards, "city-card")
    for status, held in hero.statuses.items():
        require_known(status, STATUSES, "status")
        if STATUS[status].never_held:
            raise Refused("refused-never-held", status=status, rule=STATUS[status].rules[0])
        if held.city:
            require_known(held.city, world.travel_map.cities, "city")
        if held.pursuer:
            require_known(held.pursuer, (*world.book.lexicon.beings, world.stranger.noun), "being")
        if held.adjective:
            require_known(held.adjective, world.book.lexicon.adjectives, "adjective")


def _all_encounter_cards(state: State) -> list[str]:
    kept = [card for hero in state.heroes.values() for card in hero.cards]
    return [*state.encounter_deck, *state.encounter_discards, *kept]


def _check_cards_exist_once(kind: Kind, cards: Mapping[str, Any], cards_in_play: list[str]) -> None:
    """Checks that every card exists and is in one place only."""
    for card in cards_in_play:
        require_known(card, cards, kind)
    if len(set(cards_in_play)) < len(cards_in_play):
        raise Refused("refused-thing-twice", kind=kind)
