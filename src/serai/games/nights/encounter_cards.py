"""The encounter of a turn: what replaces the card, drawing it, and its chart (N6, N7.1)."""

from collections.abc import Callable

from serai.book.statuses import READINGS, TABLE
from serai.book.vocabulary import TIMES
from serai.games.nights.asking import another_decides
from serai.games.nights.awards import apply
from serai.games.nights.dice import NUMBERS, ONE_DIE, names_numbers, roll, throw
from serai.games.nights.effects import fortune
from serai.games.nights.effects.triggering import after_encounter as treasures_at_work
from serai.games.nights.effects.words import award_line
from serai.games.nights.encounters import SEX_LETTER, meet, meet_jailer
from serai.games.nights.places import visit
from serai.games.nights.play import Asking, Play
from serai.games.nights.state import Hero
from serai.games.nights.statuses.cities import after_encounter, arrest_others
from serai.games.nights.statuses.gaining import leave_scorn
from serai.games.nights.statuses.holding import end_status, sex_of
from serai.games.nights.subjects import Subject
from serai.games.nights.world import Being
from serai.table import Decision, Turn

# A man's lovers and a woman's: three numbers of the die for each (N10.16).
LOVERS = {
    letter: [row for row in READINGS["love-struck"].rows if row.sex == sex]
    for sex, letter in SEX_LETTER.items()
}
PURSUIT = {number: "pursuer" if number in "12" else "card" for number in ONE_DIE}
REPLACING = frozenset(READINGS)
"""The statuses that may replace the card."""
ENTRY_BY_ANOTHER = frozenset(status.id for status in TABLE if status.entry_by_another)
BADLY_LOST = ("badly-lost", "draw")
NOBODY = Being("", "", "G", "")


def encounter(play: Play, hero: Hero) -> Turn:
    """Phase 4."""
    notes = play.notes
    space = hero.space
    notes.encounter_spaces.append(space)
    notes.begin_encounter()
    notes.killed = False
    notes.fresh.clear()
    if not REPLACING.isdisjoint(hero.statuses) or space in play.world.roads.arrows:
        yield from special_encounter(play, hero)
    else:
        yield from card_encounter(play, hero)
    notes.end_encounter()
    yield from close_encounter(play, hero, space)


def close_encounter(play: Play, hero: Hero, space: str) -> Turn:
    """What statuses and treasures make of an encounter that is over."""
    notes = play.notes
    notes.wealth_received, notes.treasure_received = 0, False
    if hero.statuses:
        yield from after_encounter(play, hero, space)
        yield from leave_scorn(play, hero)
    if notes.wanted_again:
        yield from arrest_others(play)
    if hero.treasures:
        yield from treasures_at_work(play, hero)


def special_encounter(play: Play, hero: Hero) -> Turn:
    """What replaces the card, the first that applies (N6.2)."""
    if hero.space in play.world.roads.arrows:
        yield from visit(play, hero, hero.space)
        return
    for status, replaces_card in IN_ORDER:
        if status in hero.statuses and (yield from replaces_card(play, hero)):
            return
    yield from card_encounter(play, hero)


def in_prison(play: Play, hero: Hero) -> Asking[bool]:
    yield from meet_jailer(play, hero)
    return True


def meet_lover(play: Play, hero: Hero) -> Asking[bool]:
    """Of the opposite sex, on the next turn; it ends with that encounter (N10.16)."""
    if "love-struck" in play.notes.gained:
        return False
    lovers = [play.world.being(row.being, row.adjective, row.matrix) for row in LOVERS[sex_of(hero)]]
    number = yield from roll(play, hero, "lover", {number: lovers[number > "3"] for number in ONE_DIE})
    yield from meet(play, hero, lovers[number > 3], courting=True)
    end_status(play, hero, "love-struck", "courted")
    return True


def meet_pursuer(play: Play, hero: Hero) -> Asking[bool]:
    """Where the pursuer finds the hero, on each later turn (N10.20)."""
    if "pursued" in play.notes.gained or (yield from roll(play, hero, "pursuit", PURSUIT)) > 2:
        return False
    pursuer = hero.statuses["pursued"]
    being = play.world.being(pursuer.pursuer, pursuer.adjective, "H")
    yield from meet(play, hero, being, row="pursuing")
    return True


def look_for_the_way(play: Play, hero: Hero) -> Asking[bool]:
    """Where the player of a lost hero chooses so (N10.15)."""
    if (yield Decision(hero.seat, "lost", BADLY_LOST)) == "draw":
        return False
    yield from meet(play, hero, NOBODY, row="badly-lost")
    return True


REPLACES_CARD: dict[str, Callable[[Play, Hero], Asking[bool]]] = {
    "imprisoned": in_prison,
    "love-struck": meet_lover,
    "lost": look_for_the_way,
    "pursued": meet_pursuer,
}
IN_ORDER = [
    (status, REPLACES_CARD[status]) for status in sorted(READINGS, key=lambda one: READINGS[one].turn)
]


def card_encounter(play: Play, hero: Hero) -> Turn:
    """The card is drawn and resolved; when it was the last one the time changes (N2.4)."""
    state = play.state
    if not state.encounter_deck:  # every card was kept by some hero
        state.encounter_deck, state.encounter_discards = state.encounter_discards, []
        if not state.encounter_deck:
            play.log.tell("no-card-left", seat=hero.seat)
            return
    if hero.treasures and (line := (yield from fortune.summoned(play, hero))):
        yield from apply(play, hero, award_line(line))
        if play.alone:  # a lone hero's time runs all the same (N16.4)
            state.encounter_discards.append(play.chance.draw("encounter", state.encounter_deck))
            if not state.encounter_deck:
                change_time(play)
        return
    name = yield from draw_card(play, hero)
    card = play.world.encounters[name]
    if card.kind == "city":
        yield from read_chart(play, hero, card.chart or "")
        yield from keep_or_discard(play, hero, name)
    else:
        if card.kind == "character":
            time = state.time
            if hero.treasures:
                time = yield from fortune.time_read(play, hero, TIMES)
            yield from read_chart(play, hero, card.charts[time])
        else:
            terrain = play.world.roads.terrain[hero.space]
            if card.marvel is not None and card.marvel.terrain == terrain:
                yield from meet(play, hero, play.world.being(card.marvel.row, "", "N"))
            else:
                yield from read_chart(play, hero, card.charts[terrain])
        state.encounter_discards.append(name)
    if not state.encounter_deck:
        change_time(play)


def draw_card(play: Play, hero: Hero) -> Asking[str]:
    """One card; a lone player draws two and keeps one (N16.4)."""
    deck = play.state.encounter_deck
    card = play.chance.draw("encounter", deck)
    more = play.alone + (fortune.cards_drawn(play, hero) - 1 if hero.treasures else 0)
    if more and deck:
        drawn = [card, *(play.chance.draw("encounter", deck) for _ in range(min(more, len(deck))))]
        card = yield Decision(hero.seat, "card", tuple(drawn))
        play.state.encounter_discards += [other for other in drawn if other != card]
    play.log.tell("drew", seat=hero.seat, card=card, left=len(deck))
    if hero.treasures:
        card = yield from fortune.redraw(play, hero, card)
    return card


def change_time(play: Play) -> None:
    """The discards become a new deck: noon, then night, and so it stays; alone, the game ends with it."""
    state = play.state
    if state.time == TIMES[-1] and play.alone:
        state.ending = "solitaire-lost"
        return
    state.encounter_deck, state.encounter_discards = state.encounter_discards, []
    state.time = TIMES[min(TIMES.index(state.time) + 1, len(TIMES) - 1)]
    play.log.tell("time", time=state.time)


def keep_or_discard(play: Play, hero: Hero, card: str) -> Turn:
    """A city card may be kept (N6.5)."""
    answer = yield Decision(hero.seat, "keep", ("keep", "discard"), Subject(card=card))
    play.log.tell("kept" if answer == "keep" else "discarded", seat=hero.seat, card=card)
    if answer == "keep":
        hero.cards.append(card)
        play.notes.kept.add(card)
    else:
        play.state.encounter_discards.append(card)


def destiny_bonus(hero: Hero) -> int:
    return 2 if hero.destiny >= 5 else 1 if hero.destiny >= 3 else 0


def read_chart(play: Play, hero: Hero, chart: str) -> Turn:
    """One die, the space's number and the destiny bonus; above 12 counts as 12 (N7.1)."""
    entries = play.world.charts[chart]
    if hero.statuses and not ENTRY_BY_ANOTHER.isdisjoint(hero.statuses):  # nothing is rolled (N10.11)
        subject = Subject(leads={str(at): being for at, being in enumerate(entries, 1)})
        number = int((yield from another_decides(play, hero, "entry", NUMBERS, subject)))
        play.log.tell("entry-picked", seat=hero.seat, number=number)
    else:
        more = play.world.roads.number.get(hero.space, 0) + destiny_bonus(hero)
        if hero.treasures:
            more += fortune.chart_bonus(play, hero)
        if names_numbers(hero):
            leads = {str(die): entries[min(12, max(1, die + more)) - 1] for die in range(1, 7)}
            number = min(12, max(1, more + (yield from roll(play, hero, "chart", leads))))
        elif hero.treasures:
            number = min(12, max(1, more + (yield from roll(play, hero, "chart"))))
        else:
            number = min(12, more + throw(play, hero, "chart"))
        if hero.treasures:
            number = yield from fortune.entry_changed(play, hero, number, entries)
    yield from meet(play, hero, entries[number - 1])
