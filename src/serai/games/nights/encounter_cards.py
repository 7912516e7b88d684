"""The encounter of a turn: special encounters, the encounter card, and its chart (N6, N7.1)."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from serai.book.cards import Card
from serai.book.statuses import ENCOUNTER_OVERRIDES, STATUS_TABLE
from serai.book.vocabulary import TIMES
from serai.games.nights.awards import apply_awards
from serai.games.nights.base_game import NONE_YET, NightsGame
from serai.games.nights.decision_subject import Subject
from serai.games.nights.dice import (
    NAMING,
    NUMBERS,
    ONE_DIE,
    roll_for_hero,
    roll_plain_dice,
)
from serai.games.nights.effects import chance_modifiers
from serai.games.nights.effects.triggers import (
    activate_treasures_after_encounter as treasures_after_encounter,
)
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.encounters import SEX_LETTER, meet_being, meet_jailer
from serai.games.nights.other_players import ask_other_player, choose_other_player
from serai.games.nights.places import play_place_encounter
from serai.games.nights.state import Hero
from serai.games.nights.statuses import cities
from serai.games.nights.statuses.gaining import send_on_pilgrimage_if_scorned_without_destiny
from serai.games.nights.statuses.holding import end_status, present_sex
from serai.games.nights.world import Being
from serai.table import Decision, Interactive, Turn

# The beings a love-struck man or woman may meet, by die (N10.16).
ReplacesCard: TypeAlias = bool

LOVERS = {
    letter: [row for row in ENCOUNTER_OVERRIDES["love-struck"].rows if row.sex == sex]
    for sex, letter in SEX_LETTER.items()
}
PURSUIT = {number: "pursuer" if number in "12" else "card" for number in ONE_DIE}
REPLACING = frozenset(ENCOUNTER_OVERRIDES)
"""The statuses that may replace the encounter card."""
ENTRY_BY_ANOTHER = frozenset(status.id for status in STATUS_TABLE if status.entry_by_another)
ASKING_AT_CHART = ENTRY_BY_ANOTHER | NAMING
"""The statuses because of which a player names the entry of a chart or the number of the die."""
BADLY_LOST = ("badly-lost", "draw")
NOBODY = Being("", "", "G", "")
TIME_AFTER: dict[str, str] = dict(zip(TIMES, (*TIMES[1:], TIMES[-1]), strict=True))
"""For each time of day, the next; it stays night."""


def begin_encounter_phase(game: NightsGame, hero: Hero) -> Turn:
    """Begins phase 4. Returns the encounter to play: a special one if it applies, else a card (N6.2)."""
    turn_memory = game.turn_memory
    space = hero.space
    turn_memory.encounter_spaces.append(space)
    turn_memory.begin_encounter()
    turn_memory.killed = False
    turn_memory.fresh = NONE_YET
    if space in game.world.travel_map.arrows:
        return play_place_encounter(game, hero, space)
    if hero.statuses and not REPLACING.isdisjoint(hero.statuses):
        return play_encounter_of_status_or_card(game, hero)
    return play_card_encounter(game, hero)


def end_encounter_phase(game: NightsGame, hero: Hero, space: str) -> Turn:
    """Ends the phase that began in this space."""
    game.turn_memory.end_encounter()
    return apply_end_of_encounter(game, hero, space)


def apply_end_of_encounter(game: NightsGame, hero: Hero, space: str) -> Turn:
    """Applies the statuses and treasures that react to the end of an encounter."""
    turn_memory = game.turn_memory
    turn_memory.wealth_received, turn_memory.treasure_received = 0, False
    if hero.statuses and not cities.WAITING.isdisjoint(hero.statuses):
        cities.apply_encounter_to_statuses(game, hero, space)
        if "outlaw" in hero.statuses:
            yield from cities.arrest_outlaw_in_marked_city(game, hero, space)
    if "scorned" in hero.statuses:
        yield from send_on_pilgrimage_if_scorned_without_destiny(game, hero)
    if turn_memory.wanted_again:
        yield from cities.arrest_outlaws_wanted_again(game)
    if hero.treasures:
        yield from treasures_after_encounter(game, hero)


def play_encounter_of_status_or_card(game: NightsGame, hero: Hero) -> Turn:
    """Plays the first encounter of a status that applies, else draws a card (N6.2)."""
    for status, replaces_card in IN_ORDER:
        if status in hero.statuses and (yield from replaces_card(game, hero)):
            return
    yield from play_card_encounter(game, hero)


def meet_jailer_instead_of_card(game: NightsGame, hero: Hero) -> Interactive[ReplacesCard]:
    yield from meet_jailer(game, hero)
    return True


def meet_lover_instead_of_card(game: NightsGame, hero: Hero) -> Interactive[ReplacesCard]:
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


def meet_pursuer_instead_of_card_if_found(game: NightsGame, hero: Hero) -> Interactive[ReplacesCard]:
    """On each turn after the hero became Pursued, a die decides whether the pursuer finds the hero
    (N10.20).
    """
    if "pursued" in game.turn_memory.gained or (yield from roll_for_hero(game, hero, "pursuit", PURSUIT)) > 2:
        return False
    pursuer = hero.statuses["pursued"]
    being = game.world.find_or_make_being(pursuer.pursuer, pursuer.adjective, "H")
    yield from meet_being(game, hero, being, row="pursuing")
    return True


def offer_badly_lost_instead_of_card(game: NightsGame, hero: Hero) -> Interactive[ReplacesCard]:
    """A lost hero may have the encounter “badly lost” instead of a card (N10.15)."""
    if (yield Decision(hero.seat, "lost", BADLY_LOST)) == "draw":
        return False
    yield from meet_being(game, hero, NOBODY, row="badly-lost")
    return True


REPLACES_CARD: dict[str, Callable[[NightsGame, Hero], Interactive[ReplacesCard]]] = {
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
    has_treasure = bool(hero.treasures) and chance_modifiers.has_treasure_changing_chance(game, hero)
    if has_treasure and (line := (yield from chance_modifiers.offer_award_line_instead_of_card(game, hero))):
        yield from apply_awards(game, hero, parse_award_line(line))
        if game.alone:  # in a solo game the time still advances (N16.4)
            state.encounter_discards.append(game.chance.draw("encounter", state.encounter_deck))
            if not state.encounter_deck:
                reshuffle_and_advance_time_of_day(game)
        return
    name = game.chance.draw("encounter", state.encounter_deck)
    if game.alone or has_treasure:
        name = yield from choose_card_to_play(game, hero, name)
    else:
        log_card_drawn(game, hero, name)
    card = game.world.encounters[name]
    time = state.time
    if has_treasure and card.kind == "character":
        time = yield from chance_modifiers.current_or_chosen_time_of_day(game, hero, TIMES)
    marvel = marvel_here(game, hero, card)
    if marvel is not None:
        being = marvel
    elif has_treasure or (hero.statuses and not ASKING_AT_CHART.isdisjoint(hero.statuses)):
        being = yield from ask_and_roll_on_chart(game, hero, chart_of_card(game, hero, card, time))
    else:
        being = roll_on_chart(game, hero, chart_of_card(game, hero, card, time))
    yield from meet_being(game, hero, being)
    if card.kind == "city":
        yield from offer_to_keep_city_card(game, hero, name)
    else:
        state.encounter_discards.append(name)
    if not state.encounter_deck:
        reshuffle_and_advance_time_of_day(game)


def marvel_here(game: NightsGame, hero: Hero, card: Card) -> Being | None:
    """The marvel that the hero meets instead of a being of a chart, if the card has one for this terrain."""
    marvel = card.marvel if card.kind == "terrain" else None
    if marvel is None or marvel.terrain != game.world.travel_map.terrain[hero.space]:
        return None
    return game.world.find_or_make_being(marvel.row, "", "N")


def chart_of_card(game: NightsGame, hero: Hero, card: Card, time: str) -> tuple[Being, ...]:
    """The chart that a card leads to, by the time of day or the terrain (N6.3, N6.4)."""
    if card.kind == "city":
        chart = card.chart or ""
    elif card.kind == "character":
        chart = card.charts[time]
    else:
        chart = card.charts[game.world.travel_map.terrain[hero.space]]
    return game.world.charts[chart]


def log_card_drawn(game: NightsGame, hero: Hero, card: str) -> None:
    left = len(game.state.encounter_deck)
    game.log.tell_entry(("drew", {"seat": hero.seat, "card": card, "left": left}))


def choose_card_to_play(game: NightsGame, hero: Hero, card: str) -> Interactive[str]:
    """Lets the player keep another card instead of the one drawn: in a solo game (N16.4), or with a treasure.

    Logs the card.
    """
    deck = game.state.encounter_deck
    more = game.alone + (chance_modifiers.number_of_cards_to_draw(game, hero) - 1 if hero.treasures else 0)
    if more and deck:
        drawn = [card, *(game.chance.draw("encounter", deck) for _ in range(min(more, len(deck))))]
        card = yield Decision(hero.seat, "card", tuple(drawn))
        game.state.encounter_discards += [other for other in drawn if other != card]
    log_card_drawn(game, hero, card)
    if hero.treasures:
        card = yield from chance_modifiers.offer_card_redraw(game, hero, card)
    return card


def reshuffle_and_advance_time_of_day(game: NightsGame) -> None:
    """Reshuffles the discards and advances the time: noon, then night. In a solo game, the end of the night
    ends the game with this turn (N16.4).
    """
    state = game.state
    if state.time == TIMES[-1] and game.alone:
        game.turn_memory.night_is_over = True
        return
    state.encounter_deck, state.encounter_discards = state.encounter_discards, []
    state.time = TIME_AFTER[state.time]
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


def roll_on_chart(game: NightsGame, hero: Hero, entries: tuple[Being, ...]) -> Being:
    """Adds one die, the space's number and the destiny bonus, up to 12: the hero meets that entry (N7.1)."""
    return entries[chart_entry_for_die(game, hero, roll_plain_dice(game, hero, "chart")) - 1]


def ask_and_roll_on_chart(game: NightsGame, hero: Hero, entries: tuple[Being, ...]) -> Interactive[Being]:
    """Rolls on a chart for a hero whose status or treasure lets a player name or change the entry."""
    if not ENTRY_BY_ANOTHER.isdisjoint(hero.statuses):  # N10.11: another player names the entry.
        by = yield from choose_other_player(game, hero, "entry")
        game.log.reveal()  # the chart, to that player (N17.3)
        subject = Subject(leads={str(at): being for at, being in enumerate(entries, 1)})
        number = int((yield from ask_other_player(game, hero, "entry", NUMBERS, subject, by)))
        game.log.tell("entry-picked", seat=hero.seat, number=number)
    else:
        leads = partial(show_being_by_die, game, hero, entries)
        die = yield from roll_for_hero(game, hero, "chart", leads)
        game.log.reveal()  # the entry, after the questions whether to change the die
        # The entry is computed now, because destiny may have been paid in the meantime.
        number = chart_entry_for_die(game, hero, die)
        if hero.treasures:
            find_number = partial(chart_entry_for_die, game, hero, die)
            number = yield from chance_modifiers.offer_nearby_chart_entries(game, hero, find_number, entries)
    return entries[number - 1]


def chart_entry_for_die(game: NightsGame, hero: Hero, die: int) -> int:
    """The entry of a chart that a die leads to."""
    more = game.world.travel_map.number.get(hero.space, 0) + destiny_chart_bonus(hero)
    if hero.treasures:
        more += chance_modifiers.chart_bonus_of_treasures(game, hero)
    return min(12, max(1, die + more))


def show_being_by_die(game: NightsGame, hero: Hero, entries: tuple[Being, ...]) -> dict[str, Being]:
    """The being that each number of the die leads to, for the player who names a number (N17.3)."""
    game.log.reveal()
    return {str(die): entries[chart_entry_for_die(game, hero, die) - 1] for die in range(1, 7)}
