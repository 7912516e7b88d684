"""The encounter of a turn: special encounters, the encounter card, and its chart (N6, N7.1)."""

from collections.abc import Callable
from functools import partial

from serai.book.statuses import ENCOUNTER_OVERRIDES, STATUS_TABLE
from serai.book.vocabulary import TIMES
from serai.games.nights.awards import apply_awards
from serai.games.nights.base_game import NONE_YET, NightsGame
from serai.games.nights.decision_subject import Subject
from serai.games.nights.dice import (
    NUMBERS,
    ONE_DIE,
    is_number_named_by_player,
    roll_for_hero,
    roll_plain_dice,
)
from serai.games.nights.effects import chance_modifiers
from serai.games.nights.effects.triggers import (
    activate_treasures_after_encounter as treasures_after_encounter,
)
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.encounters import SEX_LETTER, meet_being, meet_jailer
from serai.games.nights.other_players import ask_other_player
from serai.games.nights.places import play_place_encounter
from serai.games.nights.state import Hero
from serai.games.nights.statuses.cities import WAITING, apply_encounter_to_statuses, arrest_other_outlaws
from serai.games.nights.statuses.gaining import send_on_pilgrimage_if_scorned_without_destiny
from serai.games.nights.statuses.holding import end_status, present_sex
from serai.games.nights.world import Being
from serai.table import Decision, Interactive, Turn

# The beings a love-struck man or woman may meet, by die (N10.16).
LOVERS = {
    letter: [row for row in ENCOUNTER_OVERRIDES["love-struck"].rows if row.sex == sex]
    for sex, letter in SEX_LETTER.items()
}
PURSUIT = {number: "pursuer" if number in "12" else "card" for number in ONE_DIE}
REPLACING = frozenset(ENCOUNTER_OVERRIDES)
"""The statuses that may replace the encounter card."""
ENTRY_BY_ANOTHER = frozenset(status.id for status in STATUS_TABLE if status.entry_by_another)
BADLY_LOST = ("badly-lost", "draw")
NOBODY = Being("", "", "G", "")


def play_encounter_phase(game: NightsGame, hero: Hero) -> Turn:
    """Plays phase 4, the encounter."""
    turn_memory = game.turn_memory
    space = hero.space
    turn_memory.encounter_spaces.append(space)
    turn_memory.begin_encounter()
    turn_memory.killed = False
    turn_memory.fresh = NONE_YET
    if (hero.statuses and not REPLACING.isdisjoint(hero.statuses)) or space in game.world.travel_map.arrows:
        yield from play_special_encounter_or_card(game, hero)
    else:
        yield from play_card_encounter(game, hero)
    turn_memory.end_encounter()
    yield from apply_end_of_encounter(game, hero, space)


def apply_end_of_encounter(game: NightsGame, hero: Hero, space: str) -> Turn:
    """Applies the statuses and treasures that react to the end of an encounter."""
    turn_memory = game.turn_memory
    turn_memory.wealth_received, turn_memory.treasure_received = 0, False
    if hero.statuses and not WAITING.isdisjoint(hero.statuses):
        yield from apply_encounter_to_statuses(game, hero, space)
    if "scorned" in hero.statuses:
        yield from send_on_pilgrimage_if_scorned_without_destiny(game, hero)
    if turn_memory.wanted_again:
        yield from arrest_other_outlaws(game)
    if hero.treasures:
        yield from treasures_after_encounter(game, hero)


def play_special_encounter_or_card(game: NightsGame, hero: Hero) -> Turn:
    """Plays the first special encounter that applies, else draws a card (N6.2)."""
    if hero.space in game.world.travel_map.arrows:
        yield from play_place_encounter(game, hero, hero.space)
        return
    for status, replaces_card in IN_ORDER:
        if status in hero.statuses and (yield from replaces_card(game, hero)):
            return
    yield from play_card_encounter(game, hero)


def meet_jailer_instead_of_card(game: NightsGame, hero: Hero) -> Interactive[bool]:
    yield from meet_jailer(game, hero)
    return True


def meet_lover_instead_of_card(game: NightsGame, hero: Hero) -> Interactive[bool]:
    """A love-struck hero meets a being of the opposite sex; the status ends after that encounter (N10.16)."""
    if "love-struck" in game.turn_memory.gained:
        return False
    lovers = [
        game.world.find_or_make_being(row.being, row.adjective, row.matrix)
        for row in LOVERS[present_sex(hero)]
    ]
    number = yield from roll_for_hero(
        game, hero, "lover", {number: lovers[number > "3"] for number in ONE_DIE}
    )
    yield from meet_being(game, hero, lovers[number > 3], courting=True)
    end_status(game, hero, "love-struck", "courted")
    return True


def meet_pursuer_instead_of_card_if_found(game: NightsGame, hero: Hero) -> Interactive[bool]:
    """On each turn after the hero became Pursued, a die decides whether the pursuer finds the hero
    (N10.20).
    """
    if "pursued" in game.turn_memory.gained or (yield from roll_for_hero(game, hero, "pursuit", PURSUIT)) > 2:
        return False
    pursuer = hero.statuses["pursued"]
    being = game.world.find_or_make_being(pursuer.pursuer, pursuer.adjective, "H")
    yield from meet_being(game, hero, being, row="pursuing")
    return True


def offer_badly_lost_instead_of_card(game: NightsGame, hero: Hero) -> Interactive[bool]:
    """A lost hero may have the encounter “badly lost” instead of a card (N10.15)."""
    if (yield Decision(hero.seat, "lost", BADLY_LOST)) == "draw":
        return False
    yield from meet_being(game, hero, NOBODY, row="badly-lost")
    return True


REPLACES_CARD: dict[str, Callable[[NightsGame, Hero], Interactive[bool]]] = {
    "imprisoned": meet_jailer_instead_of_card,
    "love-struck": meet_lover_instead_of_card,
    "lost": offer_badly_lost_instead_of_card,
    "pursued": meet_pursuer_instead_of_card_if_found,
}
IN_ORDER = [
    (status, REPLACES_CARD[status])
    for status in sorted(ENCOUNTER_OVERRIDES, key=lambda one: ENCOUNTER_OVERRIDES[one].turn)
]


def play_card_encounter(game: NightsGame, hero: Hero) -> Turn:
    """Draws a card and resolves it. After the last card the time of day changes (N2.4)."""
    state = game.state
    if not state.encounter_deck:  # heroes hold all cards
        state.encounter_deck, state.encounter_discards = state.encounter_discards, []
        if not state.encounter_deck:
            game.log.tell("no-card-left", seat=hero.seat)
            return
    if hero.treasures and (line := (yield from chance_modifiers.offer_award_instead_of_card(game, hero))):
        yield from apply_awards(game, hero, parse_award_line(line))
        if game.alone:  # in a solo game the time still advances (N16.4)
            state.encounter_discards.append(game.chance.draw("encounter", state.encounter_deck))
            if not state.encounter_deck:
                change_time_of_day(game)
        return
    name = game.chance.draw("encounter", state.encounter_deck)
    if game.alone or hero.treasures:
        name = yield from draw_and_choose_second_card_if_allowed(game, hero, name)
    else:
        tell_card_drawn(game, hero, name)
    card = game.world.encounters[name]
    if card.kind == "city":
        being = yield from roll_on_chart(game, hero, card.chart or "")
        yield from meet_being(game, hero, being)
        yield from offer_to_keep_city_card(game, hero, name)
    else:
        if card.kind == "character":
            time = state.time
            if hero.treasures:
                time = yield from chance_modifiers.choose_time_of_day(game, hero, TIMES)
            being = yield from roll_on_chart(game, hero, card.charts[time])
        else:
            terrain = game.world.travel_map.terrain[hero.space]
            if card.marvel is not None and card.marvel.terrain == terrain:
                being = game.world.find_or_make_being(card.marvel.row, "", "N")
            else:
                being = yield from roll_on_chart(game, hero, card.charts[terrain])
        yield from meet_being(game, hero, being)
        state.encounter_discards.append(name)
    if not state.encounter_deck:
        change_time_of_day(game)


def tell_card_drawn(game: NightsGame, hero: Hero, card: str) -> None:
    left = len(game.state.encounter_deck)
    game.log.tell_without_copy("drew", {"seat": hero.seat, "card": card, "left": left})


def draw_and_choose_second_card_if_allowed(game: NightsGame, hero: Hero, card: str) -> Interactive[str]:
    """Draws a second card and keeps one: in a solo game (N16.4), or with a treasure."""
    deck = game.state.encounter_deck
    more = game.alone + (chance_modifiers.number_of_cards_to_draw(game, hero) - 1 if hero.treasures else 0)
    if more and deck:
        drawn = [card, *(game.chance.draw("encounter", deck) for _ in range(min(more, len(deck))))]
        card = yield Decision(hero.seat, "card", tuple(drawn))
        game.state.encounter_discards += [other for other in drawn if other != card]
    tell_card_drawn(game, hero, card)
    if hero.treasures:
        card = yield from chance_modifiers.offer_card_redraw(game, hero, card)
    return card


def change_time_of_day(game: NightsGame) -> None:
    """Reshuffles the discards and advances the time: noon, then night. In a solo game, the end of the night
    ends the game.
    """
    state = game.state
    if state.time == TIMES[-1] and game.alone:
        state.ending = "solitaire-lost"
        return
    state.encounter_deck, state.encounter_discards = state.encounter_discards, []
    state.time = TIMES[min(TIMES.index(state.time) + 1, len(TIMES) - 1)]
    game.log.tell("time", time=state.time)


def offer_to_keep_city_card(game: NightsGame, hero: Hero, card: str) -> Turn:
    """Offers to keep a city card (N6.5)."""
    answer = yield Decision(hero.seat, "keep", ("keep", "discard"), Subject(card=card))
    game.log.tell("kept" if answer == "keep" else "discarded", seat=hero.seat, card=card)
    if answer == "keep":
        hero.cards.append(card)
        game.turn_memory.kept |= {card}
    else:
        game.state.encounter_discards.append(card)


def destiny_chart_bonus(hero: Hero) -> int:
    return 2 if hero.destiny >= 5 else 1 if hero.destiny >= 3 else 0


def roll_on_chart(game: NightsGame, hero: Hero, chart: str) -> Interactive[Being]:
    """Adds one die, the space's number and the destiny bonus, up to 12: the hero meets that entry (N7.1)."""
    entries = game.world.charts[chart]
    # N10.11: another player names the entry.
    if hero.statuses and not ENTRY_BY_ANOTHER.isdisjoint(hero.statuses):
        subject = Subject(leads={str(at): being for at, being in enumerate(entries, 1)})
        number = int((yield from ask_other_player(game, hero, "entry", NUMBERS, subject)))
        game.log.tell("entry-picked", seat=hero.seat, number=number)
    else:
        if hero.treasures or is_number_named_by_player(hero):
            leads = partial(_being_by_die, game, hero, entries)
            die = yield from roll_for_hero(game, hero, "chart", leads)
        else:
            die = roll_plain_dice(game, hero, "chart")
        number = chart_entry_for_die(
            game, hero, die
        )  # computed now: destiny may have been paid in the meantime
        if hero.treasures:
            number = yield from chance_modifiers.offer_nearby_chart_entries(game, hero, number, entries)
    return entries[number - 1]


def chart_entry_for_die(game: NightsGame, hero: Hero, die: int) -> int:
    """The entry of a chart that a die leads to."""
    more = game.world.travel_map.number.get(hero.space, 0) + destiny_chart_bonus(hero)
    if hero.treasures:
        more += chance_modifiers.chart_bonus_of_treasures(game, hero)
    return min(12, max(1, die + more))


def _being_by_die(game: NightsGame, hero: Hero, entries: tuple[Being, ...]) -> dict[str, Being]:
    return {str(die): entries[chart_entry_for_die(game, hero, die) - 1] for die in range(1, 7)}
