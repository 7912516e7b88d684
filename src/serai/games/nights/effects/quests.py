"""How quests begin, what is claimed after an encounter, and when they are finished or lost (N12)."""

from collections.abc import Callable
from typing import Any

from serai.games.nights.asking import another_decides, another_player
from serai.games.nights.awards import apply_from
from serai.games.nights.dice import roll, throw
from serai.games.nights.effects import quest_words as word
from serai.games.nights.effects.kinds import Word
from serai.games.nights.effects.words import Effect, award_line
from serai.games.nights.play import Asking, Play
from serai.games.nights.skills import usable_skills
from serai.games.nights.state import Hero
from serai.games.nights.subjects import Subject

MEASURES: dict[str, Callable[[Hero], int]] = {
    "destiny": lambda hero: hero.destiny,
    "story": lambda hero: hero.story,
    "wealth": lambda hero: hero.wealth,
    "skills": lambda hero: len(hero.skills),
    "statuses": lambda hero: len(hero.statuses),
    "treasures": lambda hero: len(hero.treasures),
    "city-cards": lambda hero: len(hero.cards),
    "quests": lambda hero: len(hero.quests_done),
}


def begin(play: Play, hero: Hero, effect: Effect) -> Asking[None]:
    """A quest has been dealt: places and rivals may be named."""
    notes = hero.quest_notes
    match effect:
        case word.Dream(cities, home):  # the die is not changed by statuses (N12.3)
            city = cities[(throw(play, hero, "dream") - 1) // 2]
            notes.places = [city, home]
            play.log.tell("quest-place", seat=hero.seat, place=city)
        case word.Errand(terrain, home):
            spaces = tuple(one for one in play.world.roads.of(terrain, None) if one != home)
            if spaces:
                place = yield from another_decides(
                    play, hero, "quest-place", spaces, Subject(quest=hero.quest or "")
                )
                notes.places = [place, home]
                play.log.tell("quest-place", seat=hero.seat, place=place)
        case word.Outdo() | word.Contest() if not play.alone:
            notes.words["rival"] = yield from another_player(play, hero, "rival")
            play.log.tell("rival", seat=hero.seat, rival=notes.words["rival"])
        case word.Visit(places) | word.Journey(places):
            notes.places = [*places]
        case word.FindAndTell(home=place) | word.Bring(place=place) | word.Bearing(place=place):
            notes.places = [place]
        case word.TreasureHunt():
            notes.places = [effect.home]
        case _:
            pass


def after_encounter(play: Play, hero: Hero, effect: Effect) -> Asking[bool]:
    """What the hero claims by its encounter this turn; True once the quest is finished."""
    pursue = PURSUED.get(type(effect))
    if pursue is None:
        return False
    if isinstance(effect, word.TreasureHunt):
        yield from pay_for_find(play, hero, effect)
    if isinstance(effect, word.Contest):
        return (yield from contest(play, hero, effect))
    return pursue(play, hero, effect)


def award_of(effect: Effect) -> str | None:
    """The award line of a quest's shape."""
    return getattr(effect, "award", None) if type(effect) in PURSUED else None


def has_failed(play: Play, hero: Hero) -> bool:
    """Whether a quest can no longer be finished."""
    del play
    return "failed" in hero.quest_notes.words


def may_give_up(play: Play, hero: Hero) -> bool:
    """Whether the player may give the quest up: as its card allows, or on the way home with a treasure."""
    if hero.quest is None or not play.state.quest_deck:
        return False
    return any(
        isinstance(effect, word.MayGiveUp | word.TreasureHunt) for effect in play.world.effects_on(hero.quest)
    )


def claim(play: Play, hero: Hero, place: str) -> None:
    """A quest marker is placed (N12.1)."""
    hero.quest_notes.claimed.append(place)
    play.log.tell("claimed", seat=hero.seat, place=place)


def stays_in(play: Play, hero: Hero, place: str) -> bool:
    """Whether the hero has had its encounter there, and is still there (N12.1)."""
    return hero.space == place and place in play.notes.encounter_spaces


def visit(play: Play, hero: Hero, effect: word.Visit) -> bool:
    claimed = hero.quest_notes.claimed
    if hero.space in effect.places and hero.space not in claimed and stays_in(play, hero, hero.space):
        claim(play, hero, hero.space)
    return all(place in claimed for place in effect.places)


def in_order(play: Play, hero: Hero, places: tuple[str, ...]) -> bool:
    """The next place, where the hero stays after an encounter; True with the last of them."""
    claimed = len(hero.quest_notes.claimed)
    if claimed < len(places) and stays_in(play, hero, places[claimed]):
        claim(play, hero, places[claimed])
    return len(hero.quest_notes.claimed) >= len(places)


def journey(play: Play, hero: Hero, effect: word.Journey) -> bool:
    return in_order(play, hero, effect.places)


def dream(play: Play, hero: Hero, effect: word.Dream) -> bool:
    """An encounter in the city of the dream, then one at home, where the hero stays."""
    if not hero.quest_notes.places:
        return False
    city = hero.quest_notes.places[0]
    if city not in hero.quest_notes.claimed:
        if city in play.notes.encounter_spaces:
            claim(play, hero, city)
        return False
    return stays_in(play, hero, effect.home)


def errand(play: Play, hero: Hero, effect: word.Errand) -> bool:
    """Without a space of that terrain on the map the quest is done at home."""
    return in_order(play, hero, tuple(hero.quest_notes.places) or (effect.home,))


def corners(play: Play, hero: Hero, effect: word.Corners) -> bool:
    return claim_one_of(play, hero, effect.continents, play.world.roads.continent.get(hero.space))


def kinds(play: Play, hero: Hero, effect: word.Kinds) -> bool:
    return claim_one_of(play, hero, effect.terrains, play.world.roads.terrain.get(hero.space))


def claim_one_of(play: Play, hero: Hero, wanted: tuple[str, ...], here: str | None) -> bool:
    claimed = hero.quest_notes.claimed
    if here in wanted and here not in claimed and stays_in(play, hero, hero.space):
        claim(play, hero, here)
    return all(one in claimed for one in wanted)


def far_travels(play: Play, hero: Hero, effect: word.FarTravels) -> bool:
    claimed = hero.quest_notes.claimed
    far = play.world.roads.number.get(hero.space, 0) >= effect.number
    if far and hero.space not in claimed and stays_in(play, hero, hero.space):
        claim(play, hero, hero.space)
    return len(claimed) >= effect.spaces


def pay_for_find(play: Play, hero: Hero, effect: word.TreasureHunt) -> Asking[None]:
    words = hero.quest_notes.words
    if "treasure" in words and "failed" not in words and "paid" not in words:
        words["paid"] = words["treasure"]
        yield from apply_from(play, hero, "quest", award_line(effect.found))


def treasure_hunt(play: Play, hero: Hero, effect: word.TreasureHunt) -> bool:
    words = hero.quest_notes.words
    return "paid" in words and "failed" not in words and stays_in(play, hero, effect.home)


def find_being(play: Play, hero: Hero, effect: word.FindBeing) -> bool:
    del hero
    return any(being in effect.beings for being in play.notes.met)


def find_and_tell(play: Play, hero: Hero, effect: word.FindAndTell) -> bool:
    if hero.quest_notes.claimed:
        return stays_in(play, hero, effect.home)
    for being in play.notes.met:
        if being in effect.beings:
            claim(play, hero, being)
            break
    return False


def outdo(play: Play, hero: Hero, effect: word.Outdo) -> bool:
    measure = MEASURES[effect.of]
    rival = play.state.heroes.get(hero.quest_notes.words.get("rival", ""))
    if rival is None:
        return measure(hero) >= effect.alone
    return measure(hero) >= measure(rival) + effect.by


def contest(play: Play, hero: Hero, effect: word.Contest) -> Asking[bool]:
    """Both roll a die, and the skill adds one; the higher wins, and on a tie they part as friends."""
    rival = play.state.heroes.get(hero.quest_notes.words.get("rival", ""))
    in_city = play.world.roads.terrain.get(hero.space) == "city"
    found = in_city if rival is None else rival.space == hero.space
    if not found or not stays_in(play, hero, hero.space):
        return False
    own = (yield from roll(play, hero, "contest")) + (effect.skill in usable_skills(play, hero))
    if rival is None:
        other = throw(play, hero, "contest")
    else:
        other = (yield from roll(play, rival, "contest")) + (effect.skill in usable_skills(play, rival))
    play.log.tell("contest", seat=hero.seat, rival=rival.seat if rival else "", own=own, other=other)
    return own > other


def bring(play: Play, hero: Hero, effect: word.Bring) -> bool:
    return stays_in(play, hero, effect.place) and MEASURES[effect.of](hero) >= effect.amount


def bearing(play: Play, hero: Hero, effect: word.Bearing) -> bool:
    return stays_in(play, hero, effect.place) and any(one in hero.statuses for one in effect.statuses)


PURSUED: dict[type[Word], Callable[[Play, Hero, Any], Any]] = {
    word.Visit: visit,
    word.Journey: journey,
    word.Dream: dream,
    word.Corners: corners,
    word.Kinds: kinds,
    word.FarTravels: far_travels,
    word.TreasureHunt: treasure_hunt,
    word.FindBeing: find_being,
    word.FindAndTell: find_and_tell,
    word.Outdo: outdo,
    word.Contest: contest,
    word.Errand: errand,
    word.Bring: bring,
    word.Bearing: bearing,
}
