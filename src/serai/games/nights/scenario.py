"""A position as a scenario file describes it: a table `[heroes.NAME]` for each hero, and `[world]`."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from serai.book.statuses import STATUS
from serai.book.vocabulary import SKILLS, STATUSES, TIMES, nearest
from serai.games.nights.points import STORY_REACHING
from serai.games.nights.state import (
    FABULOUS,
    HEROES,
    LEVELS,
    MASTER,
    POOR,
    TALENT,
    Held,
    Hero,
    Options,
    QuestNotes,
    State,
)
from serai.games.nights.statuses.holding import ALWAYS_FABULOUS
from serai.games.nights.world import World
from serai.table import Refused


class Goal(Struct, forbid_unknown_fields=True):
    destiny: int
    story: int


class LaidHero(Struct, forbid_unknown_fields=True, rename="kebab"):
    """A hero; anything not given is as after set-up, without skills. A status may come with its details."""

    hero: str | None = None
    space: str = "baghdad"
    destiny: int = 0
    story: int = 0
    wealth: str = LEVELS[POOR]
    skills: dict[str, Literal["talent", "master"]] = field(
        default_factory=dict[str, Literal["talent", "master"]]
    )
    once: list[str] = field(default_factory=list[str])
    statuses: list[str] | dict[str, Held] = field(default_factory=list[str])
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
    "being",
    "card",
    "city",
    "encounter",
    "hero",
    "own-treasure",
    "quest",
    "seat",
    "skill",
    "space",
    "status",
    "time",
    "treasure",
    "wealth",
]
"""What a name in a scenario may be the name of."""


class LaidWorld(Struct, forbid_unknown_fields=True, rename="kebab"):
    """The time of day, who has declared, and the decks where they are not what is left of all cards."""

    time: str = TIMES[0]
    declared: str | None = None
    encounters: list[str] | None = None
    discards: list[str] = field(default_factory=list[str])
    treasures: list[str] | None = None
    quests: list[str] | None = None


class Layout(Struct, forbid_unknown_fields=True):
    heroes: dict[str, LaidHero] = field(default_factory=dict[str, LaidHero])
    world: LaidWorld = field(default_factory=LaidWorld)


def position_from(world: World, seats: tuple[str, ...], options: Options, tables: Mapping[str, Any]) -> State:
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
        laid = layout.heroes.get(seat) or LaidHero()
        heroes[seat] = _hero(world, seat, laid, laid.hero or options.heroes.get(seat) or left.pop(0), options)
    if len({hero.hero for hero in heroes.values()}) < len(seats):
        raise Refused("refused-same-hero")
    state = _state(world, heroes, layout.world)
    state.seat = seats[0]
    if layout.world.declared is not None:
        state.declared = known(layout.world.declared, seats, "seat")
        at = seats.index(state.declared)
        order = [*seats[at + 1 :], *seats[:at]]
        state.last_turns = order[order.index(seats[0]) :] if seats[0] in order else order
    return state


def _state(world: World, heroes: dict[str, Hero], laid: LaidWorld) -> State:
    kept = [card for hero in heroes.values() for card in hero.cards]
    owned = [treasure for hero in heroes.values() for treasure in hero.treasures]
    quests = [quest for hero in heroes.values() for quest in (hero.quest, *hero.quests_done) if quest]
    away = {*kept, *laid.discards}
    return State(
        heroes=heroes,
        encounter_deck=_deck(laid.encounters, world.encounters, away),
        treasure_deck=_deck(laid.treasures, world.treasures, owned),
        quest_deck=_deck(laid.quests, world.quests, quests),
        encounter_discards=laid.discards,
        time=known(laid.time, TIMES, "time"),
    )


def _deck(laid: list[str] | None, cards: Mapping[str, Any], away: Any) -> list[str]:
    if laid is None:
        return [card for card in cards if card not in away]
    return [known(card, cards, "card") for card in laid]


def _hero(world: World, seat: str, laid: LaidHero, name: str, options: Options) -> Hero:
    goal = laid.goal or Goal(options.goal // 2, options.goal - options.goal // 2)
    if goal.destiny + goal.story != options.goal or min(goal.destiny, goal.story) < 0:
        raise Refused("refused-goal-split", seat=seat, goal=options.goal)
    levels = {"talent": TALENT, "master": MASTER}
    statuses = laid.statuses if isinstance(laid.statuses, dict) else {one: Held() for one in laid.statuses}
    hero = Hero(
        seat=seat,
        hero=known(name, HEROES, "hero"),
        space=known(laid.space, world.roads.spaces, "space"),
        destiny=laid.destiny,
        story=laid.story,
        wealth=LEVELS.index(known(laid.wealth, LEVELS, "wealth")),
        destiny_target=goal.destiny,
        story_target=goal.story,
        skills={known(skill, SKILLS, "skill"): levels[level] for skill, level in laid.skills.items()},
        once=[known(skill, SKILLS, "skill") for skill in laid.once],
        statuses={known(status, STATUSES, "status"): held for status, held in statuses.items()},
        treasures=[known(treasure, world.treasures, "treasure") for treasure in laid.treasures],
        quest=laid.quest and known(laid.quest, world.quests, "quest"),
        quest_notes=_quest_notes(laid),
        quests_done=laid.quests_done,
        cards=[known(card, world.encounters, "encounter") for card in laid.cards],
        tokens=laid.tokens,
        destination=laid.destination
        and known(laid.destination, (*world.roads.spaces, *world.roads.arrows), "space"),
        fabulous_turns=laid.fabulous_turns,
        notes={known(one, laid.treasures, "own-treasure"): word for one, word in laid.notes.items()},
    )
    _settle_statuses(world, hero)
    return hero


def _quest_notes(laid: LaidHero) -> QuestNotes:
    begun = bool(laid.quest_places or laid.quest_words)
    return QuestNotes(laid.quest_places, laid.quest_claimed, laid.quest_words, begun)


def _settle_statuses(world: World, hero: Hero) -> None:
    """Gives each status what it would have marked when it came, where the scenario does not say."""
    near = world.roads.nearest_cities[hero.space][0]
    for status, held in hero.statuses.items():
        mark = STATUS[status].mark
        if mark and (mark.nearest or world.roads.terrain[hero.space] == "city"):
            held.city = held.city or near
        if status == "pursued" and not held.pursuer:
            held.pursuer, held.adjective = world.stranger.noun, world.stranger.adjective
        if status in ALWAYS_FABULOUS:
            hero.wealth = FABULOUS
        if status in STORY_REACHING:
            held.ripe = held.ripe or hero.story >= STORY_REACHING[status]
    if hero.wealth == FABULOUS and not hero.treasures and ALWAYS_FABULOUS.isdisjoint(hero.statuses):
        raise Refused("refused-fabulous", seat=hero.seat)


def known(name: str, names: Any, kind: Kind) -> str:
    """The name, if there is such a thing."""
    if name not in names:
        if guess := nearest(name, names):
            raise Refused("refused-unknown-near", kind=kind, name=name, guess=guess)
        raise Refused("refused-unknown", kind=kind, name=name)
    return name


def check_state(world: World, seats: tuple[str, ...], state: State) -> None:
    """Refuses a position that no game could have."""
    if tuple(state.heroes) != seats or state.seat not in ("", *seats):
        raise Refused("refused-other-seats", seats=", ".join(seats))
    known(state.time, TIMES, "time")
    for seat in (*state.last_turns, *state.winners, *((state.declared,) if state.declared else ())):
        known(seat, seats, "seat")
    for seat, hero in state.heroes.items():
        if hero.seat != seat:
            raise Refused("refused-hero-place", seat=seat, other=hero.seat)
        if state.seat:
            known(hero.hero, HEROES, "hero")
        known(hero.space, world.roads.spaces, "space")
        known(hero.destination or hero.space, (*world.roads.spaces, *world.roads.arrows), "space")
        _check_held(world, hero)
        for place in hero.quest_notes.places:
            known(place, (*world.roads.spaces, *world.roads.arrows), "space")
        for skill in (*hero.skills, *hero.once):
            known(skill, SKILLS, "skill")
    _check_cards("encounter", world.encounters, _all_encounters(state))
    owned = [treasure for hero in state.heroes.values() for treasure in hero.treasures]
    _check_cards("treasure", world.treasures, [*state.treasure_deck, *owned])
    quests = [hero.quest for hero in state.heroes.values() if hero.quest]
    _check_cards("quest", world.quests, [*state.quest_deck, *quests])


def _check_held(world: World, hero: Hero) -> None:
    for status, held in hero.statuses.items():
        known(status, STATUSES, "status")
        if STATUS[status].never_held:
            raise Refused("refused-never-held", status=status, rule=STATUS[status].rules[0])
        if held.city:
            known(held.city, world.roads.cities, "city")
        if held.pursuer:
            known(held.pursuer, (*world.book.lexicon.beings, world.stranger.noun), "being")


def _all_encounters(state: State) -> list[str]:
    kept = [card for hero in state.heroes.values() for card in hero.cards]
    return [*state.encounter_deck, *state.encounter_discards, *kept]


def _check_cards(kind: Kind, cards: Mapping[str, Any], lying: list[str]) -> None:
    """Every card exists and lies in one place."""
    for card in lying:
        known(card, cards, kind)
    if len(set(lying)) < len(lying):
        raise Refused("refused-thing-twice", kind=kind)
