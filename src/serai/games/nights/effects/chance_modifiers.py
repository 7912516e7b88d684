"""Treasures that change cards, charts and dice."""

from typing import TYPE_CHECKING

from serai.games.nights.asked_anew import ask_again_after_payments
from serai.games.nights.decision_kinds import DESTINY_FACES
from serai.games.nights.decision_subject import Subject
from serai.games.nights.effects import treasure_words as word
from serai.games.nights.effects.active_treasures import (
    active_effects,
    has_treasure_with_effect,
    log_treasure_use,
    offer_treasure_use,
)
from serai.games.nights.state import Hero
from serai.games.nights.treasures import lose_treasure
from serai.games.nights.world import Being
from serai.table import Decision

if TYPE_CHECKING:
    from collections.abc import Callable

    from serai.games.nights.base_game import NightsGame
    from serai.table import Interactive

MINUS, BLANK = 0, 1


def has_treasure_changing_chance(game: "NightsGame", hero: Hero) -> bool:
    """Whether the hero has a treasure with one of these effects."""
    return not game.world.treasures_changing_chance.isdisjoint(hero.treasures)


def let_treasures_change_roll(
    game: "NightsGame", hero: Hero, why: str, total: int, dice_count: int
) -> "Interactive[int]":
    """Lets treasures change a roll of ordinary dice."""
    again = yield from offer_treasure_use(game, hero, word.RerollsDice, Subject(why=why, result=total))
    if again:
        numbers = game.chance.roll("d6", 6, tuple(range(dice_count)), purpose=why)
        game.log.tell("rolled", seat=hero.seat, dice=numbers, why=why)
        total = sum(numbers)
    nudged = yield from offer_treasure_use(game, hero, word.NudgesDice, Subject(why=why, result=total))
    if nudged:
        options = tuple(
            str(number) for number in (total - 1, total + 1) if dice_count <= number <= 6 * dice_count
        )
        nudge = Decision(hero.seat, "number", options, Subject(why=why))
        total = int((yield from ask_again_after_payments(lambda: nudge)))
        game.log.tell("number-named", seat=hero.seat, number=total, why=why)
    return total


def offer_to_roll_destiny_die_early(game: "NightsGame", hero: Hero) -> "Interactive[None]":
    """Offers to roll the destiny die before the hero reacts. The face is kept for this encounter."""
    if (yield from offer_treasure_use(game, hero, word.Foresees)):
        face = game.chance.pick("destiny", DESTINY_FACES)
        game.log.tell("foreseen", seat=hero.seat, face=face)
        game.turn_memory.encounter.foreseen = DESTINY_FACES.index(face)


def let_treasures_change_destiny_die(game: "NightsGame", hero: Hero, face: int) -> "Interactive[int]":
    """Lets treasures change the destiny die before the paragraph is read."""
    if (yield from offer_treasure_use(game, hero, word.RerollsDestiny, Subject(face=DESTINY_FACES[face]))):
        again = game.chance.pick("destiny", DESTINY_FACES)
        game.log.tell("destiny", seat=hero.seat, face=again)
        face = DESTINY_FACES.index(again)
    named = yield from offer_treasure_use(game, hero, word.NamesDestiny, Subject(face=DESTINY_FACES[face]))
    if named:
        chosen = yield Decision(hero.seat, "face", DESTINY_FACES)
        game.log.tell("face-named", seat=hero.seat, face=chosen)
        lose_treasure(game, hero, named[0], "spent")
        face = DESTINY_FACES.index(chosen)
    if face == MINUS:
        for treasure, _ in active_effects(game, hero, word.NoMinus):
            log_treasure_use(game, hero, treasure)
            return BLANK
    return face


def number_of_cards_to_draw(game: "NightsGame", hero: Hero) -> int:
    """How many encounter cards the hero draws, of which one is kept."""
    return 1 + sum(1 for _ in active_effects(game, hero, word.TwoCards))


def offer_card_redraw(game: "NightsGame", hero: Hero, card: str) -> "Interactive[str]":
    """Offers to discard the card and draw another; returns the card to play."""
    deck = game.state.encounter_deck
    if not deck or not (yield from offer_treasure_use(game, hero, word.RedrawsCard, Subject(card=card))):
        return card
    game.state.encounter_discards.append(card)
    card = game.chance.draw("encounter", deck)
    game.log.tell("drew", seat=hero.seat, card=card, left=len(deck))
    return card


def current_or_chosen_time_of_day(
    game: "NightsGame", hero: Hero, times: tuple[str, ...]
) -> "Interactive[str]":
    """The time of day used for a character card; a treasure lets the player choose."""
    if not has_treasure_with_effect(game, hero, word.ChoosesTime):
        return game.state.time
    time = yield Decision(hero.seat, "time", times)
    if time != game.state.time:
        game.log.tell("time-chosen", seat=hero.seat, time=time)
    return time


def offer_award_line_instead_of_card(game: "NightsGame", hero: Hero) -> "Interactive[str | None]":
    """The award line that the hero takes instead of drawing a card, usually an encounter; None to draw."""
    used = yield from offer_treasure_use(game, hero, word.Summons)
    return used[1].award if used else None


def chart_bonus_of_treasures(game: "NightsGame", hero: Hero) -> int:
    return sum(effect.amount for _, effect in active_effects(game, hero, word.AddsToChart))


def offer_nearby_chart_entries(
    game: "NightsGame", hero: Hero, find_number: "Callable[[], int]", entries: tuple[Being, ...]
) -> "Interactive[int]":
    """Lets the player choose a nearby entry of the chart. Nobody else sees the entries.

    `find_number` returns the entry that the die leads to now: a payment of destiny changes it (N7.1).
    """
    shift = max((effect.by for _, effect in active_effects(game, hero, word.ShiftsChart)), default=0)
    if not shift:
        return find_number()

    def make_entry_question() -> Decision:
        game.log.reveal()  # the entries around the number
        number = find_number()
        near = range(max(1, number - shift), min(len(entries), number + shift) + 1)
        subject = Subject(leads={str(at): entries[at - 1] for at in near}, result=number)
        return Decision(hero.seat, "entry", tuple(map(str, near)), subject)

    chosen = int((yield from ask_again_after_payments(make_entry_question)))
    if chosen != find_number():
        game.log.tell("entry-picked", seat=hero.seat, number=chosen, why="treasure")
    return chosen
