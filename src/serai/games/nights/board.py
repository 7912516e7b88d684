"""The board as each player sees it (N17), and the position in scenario syntax."""

from typing import Any

from msgspec import Struct

from serai.games.nights.base_game import NightsGame
from serai.games.nights.state import LEVELS, MASTER, Hero
from serai.games.nights.statuses.cities import cities_where_moves_may_end
from serai.games.nights.statuses.holding import gains_counted_by_status, marked_cities, present_sex


class Target(Struct, frozen=True):
    """How a player has divided the goal between destiny and story."""

    destiny: int
    story: int


class HeroView(Struct, frozen=True):
    """The public part of a hero (N17.4). Skills have level 1 (talent) or 2 (master)."""

    hero: str
    sex: str
    space: str
    destiny: int
    story: int
    wealth: str
    skills: dict[str, int]
    once: tuple[str, ...]
    statuses: tuple[str, ...]
    marked: dict[str, str]
    gained: dict[str, int]
    """For statuses that count gains (Fated, Under Geas, Enslaved), how much has been gained so far."""
    pursuer: str
    treasures: tuple[str, ...]
    quest: str | None
    quest_places: tuple[str, ...]
    quest_claimed: tuple[str, ...]
    quest_words: dict[str, str]
    quests_done: int
    cards: tuple[str, ...]
    tokens: tuple[str, ...]
    destination: str | None
    been_far: bool
    """Whether a pilgrim has had the encounter in the far city and may go on to Mecca (N10.18)."""
    bound: tuple[str, ...]
    """The only cities in which the hero's own moves may end, if the hero must come home first (N10.17,
    N10.27).
    """
    fabulous_turns: int
    notes: dict[str, str]
    """What each treasure remembers: the cities, heroes or places where it was used."""


class Board(Struct, frozen=True):
    """`target` is the viewer's own target; `targets` contains everyone's once the game is over.

    `pack` is the digest of the Book. Its map and cards are public.
    """

    pack: str
    seat: str
    reader: str
    matrix_reader: str
    time: str
    encounters_left: int
    treasures_left: int
    quests_left: int
    heroes: dict[str, HeroView]
    declared: str | None
    last_turns: tuple[str, ...]
    target: Target | None
    targets: dict[str, Target]


def board_seen_by(game: NightsGame, seat: str | None) -> Board:
    state = game.state
    others = game.others.get(state.seat, ()) or (state.seat,)
    over = state.ending is not None
    return Board(
        pack=game.world.book.digest,
        seat=state.seat,
        reader=others[0],
        matrix_reader=others[-1],
        time=state.time,
        encounters_left=len(state.encounter_deck),
        treasures_left=len(state.treasure_deck),
        quests_left=len(state.quest_deck),
        heroes={name: _hero_view(hero) for name, hero in state.heroes.items()},
        declared=state.declared,
        last_turns=tuple(state.last_turns),
        target=_target_of_hero(state.heroes[seat]) if seat is not None else None,
        targets={name: _target_of_hero(hero) for name, hero in state.heroes.items()} if over else {},
    )


def _target_of_hero(hero: Hero) -> Target:
    return Target(hero.destiny_target, hero.story_target)


def _hero_view(hero: Hero) -> HeroView:
    pursued = hero.statuses.get("pursued")
    pilgrim = hero.statuses.get("on-pilgrimage")
    return HeroView(
        hero=hero.hero,
        sex=present_sex(hero) if hero.hero else "",
        space=hero.space,
        destiny=hero.destiny,
        story=hero.story,
        wealth=LEVELS[hero.wealth],
        skills=hero.skills.copy(),
        once=tuple(hero.once),
        statuses=tuple(hero.statuses),
        marked=marked_cities(hero),
        gained=gains_counted_by_status(hero) if hero.statuses else {},
        pursuer=" ".join(filter(None, (pursued.adjective, pursued.pursuer))) if pursued else "",
        treasures=tuple(hero.treasures),
        quest=hero.quest,
        quest_places=tuple(hero.quest_notes.places),
        quest_claimed=tuple(hero.quest_notes.claimed),
        quest_words=hero.quest_notes.words.copy(),
        quests_done=len(hero.quests_done),
        cards=tuple(hero.cards),
        tokens=tuple(hero.tokens),
        destination=hero.destination,
        been_far=pilgrim is not None and pilgrim.far,
        bound=tuple(sorted(cities_where_moves_may_end(hero))) if hero.statuses else (),
        fabulous_turns=hero.fabulous_turns,
        notes=hero.notes.copy(),
    )


def readable_state_of(game: NightsGame) -> dict[str, Any]:
    """The position in scenario syntax, including the secret targets."""
    state = game.state
    return {
        "seat": state.seat,
        "time": state.time,
        "heroes": {seat: _readable_state_of_hero(hero) for seat, hero in state.heroes.items()},
        "decks": {
            "encounters": len(state.encounter_deck),
            "discards": len(state.encounter_discards),
            "treasures": len(state.treasure_deck),
            "quests": len(state.quest_deck),
        },
        "declared": state.declared,
        **({"heard": dict(state.heard)} if state.heard else {}),
    }


def _readable_state_of_hero(hero: Hero) -> dict[str, Any]:
    return {
        "hero": hero.hero,
        "sex": present_sex(hero) if hero.hero else "",
        "space": hero.space,
        "destiny": hero.destiny,
        "story": hero.story,
        "wealth": LEVELS[hero.wealth],
        "skills": {skill: "master" if level == MASTER else "talent" for skill, level in hero.skills.items()},
        "once": list(hero.once),
        "statuses": list(hero.statuses),
        "treasures": list(hero.treasures),
        "quest": hero.quest,
        "quest-words": dict(hero.quest_notes.words),
        "quests-done": list(hero.quests_done),
        "cards": list(hero.cards),
        "tokens": list(hero.tokens),
        "markers": {"destination": hero.destination, "quest": list(hero.quest_notes.claimed)},
        "marked-cities": marked_cities(hero),
        "gained": gains_counted_by_status(hero),
        "notes": dict(hero.notes),
        "goal": {"destiny": hero.destiny_target, "story": hero.story_target},
    }
