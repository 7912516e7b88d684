"""Carries out the effect words of quests: beginning, claiming places, finishing, failing (N12)."""

from collections.abc import Callable
from typing import Any, TypeAlias

from serai.games.nights.awards import apply_card_awards
from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_subject import Subject
from serai.games.nights.dice import roll_for_hero, roll_plain_dice
from serai.games.nights.effects import quest_words as word
from serai.games.nights.effects.value_types import Word
from serai.games.nights.effects.words import Effect, parse_award_line
from serai.games.nights.other_players import ask_other_player, choose_other_player
from serai.games.nights.skills import usable_skills
from serai.games.nights.state import Hero
from serai.table import Interactive

IsFulfilled: TypeAlias = bool

INTERACTIVE_QUESTS = (word.TreasureHunt, word.Contest)
"""The quests that may ask players while they advance."""
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


def choose_places_and_rival_of_quest(game: NightsGame, hero: Hero, effect: Effect) -> Interactive[None]:
    """Names the places and rivals of a quest that was dealt."""
    notes = hero.quest_notes
    match effect:
        case word.Dream(cities, home):  # statuses do not change this die (N12.3)
            city = cities[(roll_plain_dice(game, hero, "dream") - 1) // 2]
            notes.places = [city, home]
            game.log.tell("quest-place", seat=hero.seat, place=city)
        case word.Errand(terrain, home):
            spaces = tuple(one for one in game.world.travel_map.find_spaces(terrain, None) if one != home)
            if spaces:
                place = yield from ask_other_player(
                    game, hero, "quest-place", spaces, Subject(quest=hero.quest or "")
                )
                notes.places = [place, home]
                game.log.tell("quest-place", seat=hero.seat, place=place)
        case word.Outdo() | word.Contest() if not game.alone:
            notes.words["rival"] = yield from choose_other_player(game, hero, "rival")
            game.log.tell("rival", seat=hero.seat, rival=notes.words["rival"])
        case word.Visit(places) | word.Journey(places):
            notes.places = [*places]
        case word.FindAndTell(home=place) | word.Bring(place=place) | word.Bearing(place=place):
            notes.places = [place]
        case word.TreasureHunt():
            notes.places = [effect.home]
        case _:
            pass


def advance_noninteractive_quest(game: NightsGame, hero: Hero, effect: Effect) -> IsFulfilled:
    """Claims what this turn's encounter counts for; True once the quest is finished.

    For all but `INTERACTIVE_QUESTS`.
    """
    pursue = QUEST_HANDLERS.get(type(effect))
    return pursue is not None and pursue(game, hero, effect)


def advance_interactive_quest(
    game: NightsGame, hero: Hero, effect: word.TreasureHunt | word.Contest
) -> Interactive[IsFulfilled]:
    """Advances a quest of `INTERACTIVE_QUESTS`: one gives an award on the way, one is decided by dice."""
    if isinstance(effect, word.Contest):
        return (yield from decide_contest_by_dice(game, hero, effect))
    if is_found_treasure_unrewarded(hero):
        yield from reward_found_treasure(game, hero, effect)
    return is_treasure_hunt_finished(game, hero, effect)


def is_still_fulfilled(game: NightsGame, hero: Hero, effect: Effect) -> bool:
    """Whether a quest that has just been fulfilled is still fulfilled after sales and payments."""
    return isinstance(effect, word.Contest) or bool(QUEST_HANDLERS[type(effect)](game, hero, effect))


def award_line_of_quest(effect: Effect) -> str | None:
    """The award line of a quest; None for words that have none."""
    return getattr(effect, "award", None) if type(effect) in QUEST_HANDLERS else None


def has_quest_failed(hero: Hero) -> bool:
    """Whether the hero's quest can no longer be finished (N12.3)."""
    return "failed" in hero.quest_notes.words


def may_give_up_quest(game: NightsGame, hero: Hero) -> bool:
    """Whether the player may give up the quest: a treasure hunt (N12.3), or one whose card says so."""
    return hero.quest in game.world.quests_to_give_up and bool(game.state.quest_deck)


def place_quest_marker(game: NightsGame, hero: Hero, place: str) -> None:
    """Places a quest marker (N12.1)."""
    hero.quest_notes.claimed.append(place)
    game.log.tell("claimed", seat=hero.seat, place=place, quest=hero.quest or "")


def has_had_encounter_and_stayed_in(game: NightsGame, hero: Hero, place: str) -> bool:
    """Whether the hero had its encounter there and is still there (N12.1)."""
    return hero.space == place and place in game.turn_memory.encounter_spaces


def advance_quest_to_visit_places(game: NightsGame, hero: Hero, effect: word.Visit) -> IsFulfilled:
    claimed = hero.quest_notes.claimed
    if (
        hero.space in effect.places
        and hero.space not in claimed
        and has_had_encounter_and_stayed_in(game, hero, hero.space)
    ):
        place_quest_marker(game, hero, hero.space)
    return all(place in claimed for place in effect.places)


def claim_next_place_if_visited(game: NightsGame, hero: Hero, places: tuple[str, ...]) -> IsFulfilled:
    """Claims the next place if the hero is there after an encounter; True at the last one."""
    claimed = len(hero.quest_notes.claimed)
    if claimed < len(places) and has_had_encounter_and_stayed_in(game, hero, places[claimed]):
        place_quest_marker(game, hero, places[claimed])
    return len(hero.quest_notes.claimed) >= len(places)


def advance_quest_to_visit_places_in_order(game: NightsGame, hero: Hero, effect: word.Journey) -> IsFulfilled:
    return claim_next_place_if_visited(game, hero, effect.places)


def advance_quest_of_dream(game: NightsGame, hero: Hero, effect: word.Dream) -> IsFulfilled:
    if not hero.quest_notes.places:
        return False
    city = hero.quest_notes.places[0]
    if city not in hero.quest_notes.claimed:
        if city in game.turn_memory.encounter_spaces:
            place_quest_marker(game, hero, city)
        return False
    return has_had_encounter_and_stayed_in(game, hero, effect.home)


def advance_quest_of_errand(game: NightsGame, hero: Hero, effect: word.Errand) -> IsFulfilled:
    """Advances the errand. If the map has no space of that terrain, only the encounter at home is needed."""
    return claim_next_place_if_visited(game, hero, tuple(hero.quest_notes.places) or (effect.home,))


def advance_quest_to_visit_continents(game: NightsGame, hero: Hero, effect: word.Corners) -> IsFulfilled:
    return claim_continent_or_terrain(
        game, hero, effect.continents, game.world.travel_map.continent.get(hero.space)
    )


def advance_quest_to_visit_terrains(game: NightsGame, hero: Hero, effect: word.Kinds) -> IsFulfilled:
    return claim_continent_or_terrain(
        game, hero, effect.terrains, game.world.travel_map.terrain.get(hero.space)
    )


def claim_continent_or_terrain(
    game: NightsGame, hero: Hero, names_to_claim: tuple[str, ...], name_here: str | None
) -> IsFulfilled:
    claimed = hero.quest_notes.claimed
    if (
        name_here in names_to_claim
        and name_here not in claimed
        and has_had_encounter_and_stayed_in(game, hero, hero.space)
    ):
        place_quest_marker(game, hero, name_here)
    return all(one in claimed for one in names_to_claim)


def advance_quest_to_visit_far_spaces(game: NightsGame, hero: Hero, effect: word.FarTravels) -> IsFulfilled:
    claimed = hero.quest_notes.claimed
    far = game.world.travel_map.number.get(hero.space, 0) >= effect.number
    if far and hero.space not in claimed and has_had_encounter_and_stayed_in(game, hero, hero.space):
        place_quest_marker(game, hero, hero.space)
    return len(claimed) >= effect.spaces


def is_found_treasure_unrewarded(hero: Hero) -> bool:
    words = hero.quest_notes.words
    return "treasure" in words and "failed" not in words and "paid" not in words


def reward_found_treasure(game: NightsGame, hero: Hero, effect: word.TreasureHunt) -> Interactive[None]:
    words = hero.quest_notes.words
    words["paid"] = words["treasure"]
    yield from apply_card_awards(game, hero, "quest", parse_award_line(effect.found))


def is_treasure_hunt_finished(game: NightsGame, hero: Hero, effect: word.TreasureHunt) -> bool:
    words = hero.quest_notes.words
    return (
        "paid" in words and "failed" not in words and has_had_encounter_and_stayed_in(game, hero, effect.home)
    )


def has_met_being_of_quest(game: NightsGame, hero: Hero, effect: word.FindBeing) -> bool:
    del hero
    return any(being in effect.beings for being in game.turn_memory.met)


def advance_quest_to_find_being_and_tell(
    game: NightsGame, hero: Hero, effect: word.FindAndTell
) -> IsFulfilled:
    if hero.quest_notes.claimed:
        return has_had_encounter_and_stayed_in(game, hero, effect.home)
    for being in game.turn_memory.met:
        if being in effect.beings:
            place_quest_marker(game, hero, being)
            break
    return False


def is_rival_outdone(game: NightsGame, hero: Hero, effect: word.Outdo) -> bool:
    measure = MEASURES[effect.of]
    rival = game.state.heroes.get(hero.quest_notes.words.get("rival", ""))
    if rival is None:
        return measure(hero) >= effect.alone
    return measure(hero) >= measure(rival) + effect.by


def decide_contest_by_dice(game: NightsGame, hero: Hero, effect: word.Contest) -> Interactive[IsFulfilled]:
    """Both roll a die; the skill adds one. The higher roll wins; a tie decides nothing."""
    rival = game.state.heroes.get(hero.quest_notes.words.get("rival", ""))
    in_city = game.world.travel_map.terrain.get(hero.space) == "city"
    found = in_city if rival is None else rival.space == hero.space
    if not found or not has_had_encounter_and_stayed_in(game, hero, hero.space):
        return False
    own = (yield from roll_for_hero(game, hero, "contest")) + (effect.skill in usable_skills(game, hero))
    if rival is None:
        other = roll_plain_dice(game, hero, "contest")
    else:
        other = (yield from roll_for_hero(game, rival, "contest")) + (
            effect.skill in usable_skills(game, rival)
        )
    game.log.tell("contest", seat=hero.seat, rival=rival.seat if rival else "", own=own, other=other)
    return own > other


def is_required_amount_brought(game: NightsGame, hero: Hero, effect: word.Bring) -> bool:
    return (
        has_had_encounter_and_stayed_in(game, hero, effect.place)
        and MEASURES[effect.of](hero) >= effect.amount
    )


def is_required_status_brought(game: NightsGame, hero: Hero, effect: word.Bearing) -> bool:
    return has_had_encounter_and_stayed_in(game, hero, effect.place) and any(
        one in hero.statuses for one in effect.statuses
    )


QUEST_HANDLERS: dict[type[Word], Callable[[NightsGame, Hero, Any], Any]] = {
    word.Visit: advance_quest_to_visit_places,
    word.Journey: advance_quest_to_visit_places_in_order,
    word.Dream: advance_quest_of_dream,
    word.Corners: advance_quest_to_visit_continents,
    word.Kinds: advance_quest_to_visit_terrains,
    word.FarTravels: advance_quest_to_visit_far_spaces,
    word.TreasureHunt: is_treasure_hunt_finished,
    word.FindBeing: has_met_being_of_quest,
    word.FindAndTell: advance_quest_to_find_being_and_tell,
    word.Outdo: is_rival_outdone,
    word.Contest: decide_contest_by_dice,
    word.Errand: advance_quest_of_errand,
    word.Bring: is_required_amount_brought,
    word.Bearing: is_required_status_brought,
}
