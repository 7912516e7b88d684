"""The phases of a turn around its encounter: treasures and statuses; city card and quest (N3)."""

from serai.games.nights.asking import another_player
from serai.games.nights.cities import play_city_cards, sales, sell
from serai.games.nights.dice import roll, throw
from serai.games.nights.effects.quests import may_give_up
from serai.games.nights.effects.triggering import quest_finished, start_of_turn
from serai.games.nights.options import count_fabulous_turn, retell
from serai.games.nights.play import Asking, Play
from serai.games.nights.points import PASSING_ON
from serai.games.nights.quests import begin_quest, drop_failed_quest, lose_quest, pursue_again, pursue_quest
from serai.games.nights.state import Hero
from serai.games.nights.statuses import paying
from serai.games.nights.statuses.gaining import leave_scorn, place_pilgrims_marker
from serai.games.nights.statuses.holding import MOVED_BY_ANOTHER, count_turn, end_status
from serai.table import Decision, Turn


def treasures_and_statuses(play: Play, hero: Hero) -> Asking[bool]:
    """Phase 2: what belongs to the start of a turn; False where a wounded hero does no more (N3.2)."""
    if hero.quest is not None and not hero.quest_notes.begun:
        yield from begin_quest(play, hero)
    ready = not hero.statuses or (yield from statuses_at_start(play, hero))
    if hero.treasures:
        yield from start_of_turn(play, hero)
    return ready


def statuses_at_start(play: Play, hero: Hero) -> Asking[bool]:
    """What statuses ask for before the hero moves; False where a wounded hero rests instead (N10.28)."""
    ready = True
    yield from leave_scorn(play, hero)
    pilgrim = hero.statuses.get("on-pilgrimage")
    if pilgrim and not pilgrim.far and hero.destination is None:  # N10.18
        yield from place_pilgrims_marker(play, hero)
    while ready and (options := paying.possible(play, hero) + paying.resting(hero)):
        option = yield Decision(hero.seat, "start", (*options, "done"))
        if option == "done":
            break
        if option == "rest":
            yield from paying.rest(play, hero)
            ready = False
        else:
            yield from paying.perform(play, hero, option)
    for status in PASSING_ON:
        if status in hero.statuses and (ready or hero.treasures):  # without either nothing is gained
            play.notes.master = yield from another_player(play, hero, status)
    for status in MOVED_BY_ANOTHER:
        if status in hero.statuses and ready:
            play.notes.mover = yield from another_player(play, hero, status)
    return ready


def city_card_and_quest(play: Play, hero: Hero) -> Turn:
    """Phase 5; after the city card treasures may be sold, and what statuses allow may be paid (N3.1)."""
    play.notes.killed = False
    if play.options.storytelling:
        yield from retell(play, hero)
    if hero.cards:
        yield from play_city_cards(play, hero)
    finished = hero.quest is not None and (yield from claim(play, hero, pursue_quest(play, hero)))
    yield from give_pay_and_sell(play, hero, finished)
    if hero.quest is not None:
        yield from drop_failed_quest(play, hero)


def claim(play: Play, hero: Hero, quest: Asking[bool]) -> Asking[bool]:
    finished = yield from quest
    if finished and hero.treasures:
        yield from quest_finished(play, hero)
    return finished


def give_pay_and_sell(play: Play, hero: Hero, finished: bool = False) -> Turn:
    """What may be done at the end of a turn, in any order. What it brings may still finish the quest."""
    given_up = False
    while True:
        giving_up = ("give-up",) if not given_up and may_give_up(play, hero) else ()
        options = paying.possible(play, hero) + sales(play, hero) + giving_up
        if not options:
            break
        option = yield Decision(hero.seat, "end", (*options, "done"))
        if option == "done":
            break
        if option.startswith("sell:"):
            yield from sell(play, hero, option.removeprefix("sell:"))
        elif option == "give-up":
            given_up = finished = True  # the new quest begins with the next encounter
            yield from lose_quest(play, hero)
        else:
            yield from paying.perform(play, hero, option)
        if hero.quest is not None and not finished:
            finished = yield from claim(play, hero, pursue_again(play, hero))


def end_of_turn(play: Play, hero: Hero) -> Turn:
    """What ends with the turn, also with one that a wounded hero has rested."""
    if hero.statuses:
        yield from leave_scorn(play, hero)
        if play.notes.mover and any(status in hero.statuses for status in MOVED_BY_ANOTHER):
            yield from break_spell(play, hero, play.notes.mover)
        count_turn(play, hero)
    count_fabulous_turn(play, hero)


def break_spell(play: Play, hero: Hero, mover: str) -> Turn:
    """Hero and mover roll a die each: strictly higher frees the hero (N10.9)."""
    own = yield from roll(play, hero, "spell")
    if mover == hero.seat:  # fate's die is not the hero's, who names no number for it (N16.4)
        other = throw(play, hero, "spell")
    else:
        other = yield from roll(play, play.state.heroes[mover], "spell")
    if own > other:
        for spell in MOVED_BY_ANOTHER:
            end_status(play, hero, spell, "spell-broken")
