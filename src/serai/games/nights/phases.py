"""The phases before and after the encounter: treasures and statuses; city card and quest (N3)."""

from typing import TypeAlias

from serai.book.awards import LoseTreasure, Wealth
from serai.games.nights.base_game import NightsGame
from serai.games.nights.cities import play_city_cards, sale_options, sell_treasure
from serai.games.nights.decision_subject import Subject
from serai.games.nights.dice import roll_for_hero, roll_plain_dice
from serai.games.nights.effects.quests import award_line_of_quest, has_quest_failed, may_give_up_quest
from serai.games.nights.effects.triggers import activate_treasures_after_quest, use_treasures_at_start_of_turn
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.optional_rules import offer_to_retell_turn
from serai.games.nights.other_players import choose_other_player
from serai.games.nights.points import PASSING_ON
from serai.games.nights.quests import (
    advance_quest_and_give_reward,
    choose_places_and_rival_of_new_quest,
    recheck_quest_after_payments,
    replace_lost_quest,
)
from serai.games.nights.state import Hero
from serai.games.nights.statuses import paying
from serai.games.nights.statuses.gaining import (
    choose_and_mark_pilgrims_city,
    send_on_pilgrimage_if_scorned_without_destiny,
)
from serai.games.nights.statuses.holding import MOVED_BY_ANOTHER, end_one_turn_statuses, end_status
from serai.table import Decision, Interactive, Turn

TurnGoesOn: TypeAlias = bool

ACTING_AT_START = paying.PAYING.union(
    paying.ENDED_BY_REST, PASSING_ON, MOVED_BY_ANOTHER, ("scorned", "on-pilgrimage")
)
"""The statuses that do or allow something before the hero moves."""


def play_start_of_turn(game: NightsGame, hero: Hero) -> Interactive[TurnGoesOn]:
    """Plays phase 2. False if a wounded hero rests and skips the rest of the turn (N3.2)."""
    if hero.quest is not None:
        if not hero.quest_notes.begun:
            yield from choose_places_and_rival_of_new_quest(game, hero)
        if has_quest_failed(hero):  # in another hero's turn
            yield from replace_lost_quest(game, hero)
    ready = True
    if hero.statuses and not ACTING_AT_START.isdisjoint(hero.statuses):
        ready = yield from apply_statuses_at_start(game, hero)
    if hero.treasures:
        affordable = paying.payment_options(game, hero)
        yield from use_treasures_at_start_of_turn(game, hero)
        if ready and not set(paying.payment_options(game, hero)).issubset(affordable):
            yield from offer_new_payments_at_start(game, hero)
    return ready


def offer_new_payments_at_start(game: NightsGame, hero: Hero) -> Turn:
    """Offers payments once more, after a treasure has made new ones possible (N10.29)."""
    while options := paying.payment_options(game, hero):
        option = yield Decision(hero.seat, "start", (*options, "done"))
        if option == "done":
            return
        yield from paying.perform_payment(game, hero, option)


def apply_statuses_at_start(game: NightsGame, hero: Hero) -> Interactive[TurnGoesOn]:
    """Applies statuses before the hero moves. False if a wounded hero rests instead (N10.28)."""
    ready = True
    if "scorned" in hero.statuses:
        yield from send_on_pilgrimage_if_scorned_without_destiny(game, hero)
    pilgrim = hero.statuses.get("on-pilgrimage")
    if pilgrim and not pilgrim.far and hero.destination is None:  # N10.18
        yield from choose_and_mark_pilgrims_city(game, hero)
    while ready and (options := paying.payment_options(game, hero) + paying.rest_options(hero)):
        option = yield Decision(hero.seat, "start", (*options, "done"))
        if option == "done":
            break
        if option == "rest":
            yield from paying.rest_for_a_turn(game, hero)
            ready = False
        else:
            yield from paying.perform_payment(game, hero, option)
    for status in PASSING_ON:
        if status in hero.statuses and (ready or hero.treasures):  # otherwise nothing could be gained
            game.turn_memory.master = yield from choose_other_player(game, hero, status)
    for status in MOVED_BY_ANOTHER:
        if status in hero.statuses and ready:
            game.turn_memory.mover = yield from choose_other_player(game, hero, status)
    return ready


def play_city_cards_quest_and_sales(game: NightsGame, hero: Hero) -> Turn:
    """Phase 5: city card and quest, then selling treasures and paying for statuses (N3.1)."""
    game.turn_memory.killed = False
    if game.options.storytelling:
        yield from offer_to_retell_turn(game, hero)
    if hero.cards:
        yield from play_city_cards(game, hero)
    finished = False
    if hero.quest is not None:
        finished = yield from advance_quest_and_give_reward(
            game, hero, offer_payments_and_sales_before_reward
        )
        if finished and hero.treasures:
            yield from activate_treasures_after_quest(game, hero)
    if options_at_end_of_turn(game, hero):
        yield from offer_gifts_payments_and_sales(game, hero, finished)
    if hero.quest is not None and has_quest_failed(hero):
        yield from replace_lost_quest(game, hero)


def offer_payments_and_sales_before_reward(game: NightsGame, hero: Hero) -> Turn:
    """Offers gifts, payments and sales before the reward of a quest, which may depend on them (N3.1)."""
    while options := paying.payment_options(game, hero) + sale_options_before_reward(game, hero):
        subject = Subject(why="quest", quest=hero.quest or "")
        option = yield Decision(hero.seat, "end", (*options, "done"), subject)
        if option == "done":
            return
        yield from carry_out_payment_or_sale(game, hero, option)


def sale_options_before_reward(game: NightsGame, hero: Hero) -> tuple[str, ...]:
    """The sales that may affect the quest's reward: if it gives or takes wealth, or takes a treasure."""
    awards = (
        award
        for effect in game.world.effects_of_card(hero.quest or "")
        for award in parse_award_line(award_line_of_quest(effect) or "[Nothing]")
    )
    return sale_options(game, hero) if any(isinstance(one, Wealth | LoseTreasure) for one in awards) else ()


def carry_out_payment_or_sale(game: NightsGame, hero: Hero, option: str) -> Turn:
    if option.startswith("sell:"):
        yield from sell_treasure(game, hero, option.removeprefix("sell:"))
    else:
        yield from paying.perform_payment(game, hero, option)


def options_at_end_of_turn(game: NightsGame, hero: Hero, given_up: bool = False) -> tuple[str, ...]:
    """Gifts, payments and sales, and giving up the quest, but only one in a turn."""
    giving_up = ("give-up",) if not given_up and may_give_up_quest(game, hero) else ()
    payments = paying.payment_options(game, hero) if hero.statuses else ()
    sales = sale_options(game, hero) if hero.treasures else ()
    return payments + sales + giving_up


def offer_gifts_payments_and_sales(game: NightsGame, hero: Hero, finished: bool = False) -> Turn:
    """Offers gifts, payments and sales in any order. They may still finish the quest."""
    game.turn_memory.killed = False  # also if the reward of the quest was death
    given_up = False
    while options := options_at_end_of_turn(game, hero, given_up):
        option = yield Decision(hero.seat, "end", (*options, "done"))
        if option == "done":
            break
        if option == "give-up":
            given_up = finished = True  # the new quest begins with the next encounter
            yield from replace_lost_quest(game, hero)
        else:
            yield from carry_out_payment_or_sale(game, hero, option)
        if hero.quest is not None and not finished:
            finished = yield from recheck_quest_after_payments(game, hero)
            if finished and hero.treasures:
                yield from activate_treasures_after_quest(game, hero)


def apply_statuses_at_end(game: NightsGame, hero: Hero) -> Turn:
    """Applies statuses at the end of the turn, also after a wounded hero has rested."""
    if "scorned" in hero.statuses:
        yield from send_on_pilgrimage_if_scorned_without_destiny(game, hero)
    if game.turn_memory.mover and any(status in hero.statuses for status in MOVED_BY_ANOTHER):
        yield from roll_to_break_spell(game, hero, game.turn_memory.mover)
    end_one_turn_statuses(game, hero)


def roll_to_break_spell(game: NightsGame, hero: Hero, mover: str) -> Turn:
    """Hero and mover roll a die each; the hero is free if its die is higher (N10.9)."""
    own = yield from roll_for_hero(game, hero, "spell")
    if mover == hero.seat:  # in a solo game fate rolls: nobody names this number (N16.4)
        other = roll_plain_dice(game, hero, "spell")
    else:
        other = yield from roll_for_hero(game, game.state.heroes[mover], "spell")
    if own > other:
        for spell in MOVED_BY_ANOTHER:
            end_status(game, hero, spell, "spell-broken")
