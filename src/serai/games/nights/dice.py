"""Rolling dice. For an accursed or blessed hero, a player names the number (N10.1, N10.4)."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from serai.book.statuses import STATUS_TABLE
from serai.games.nights.asked_anew import ask_again_after_payments
from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_kinds import DESTINY_FACES
from serai.games.nights.decision_subject import Leads, Subject
from serai.games.nights.effects import chance_modifiers
from serai.games.nights.other_players import ask_other_player, choose_other_player
from serai.games.nights.state import Hero
from serai.games.nights.statuses.holding import end_status
from serai.table import Decision, Interactive

NUMBERS = tuple(map(str, range(1, 13)))
ONE_DIE, TWO_DICE = NUMBERS[:6], NUMBERS[1:]
ONE, TWO = (0,), (0, 1)
FACE_NUMBERS = {face: number for number, face in enumerate(DESTINY_FACES)}
LeadsByNumber: TypeAlias = Mapping[str, Leads] | Callable[[], Mapping[str, Leads]]
"""What each number leads to. A function is called only when a player is about to name a number."""
NO_LEADS: LeadsByNumber = {}
NUMBER_BY = {status.id: status.number_by for status in STATUS_TABLE if status.number_by}
"""For each status that replaces rolling, who names the number."""
NAMING = frozenset(NUMBER_BY)


def roll_plain_dice(game: NightsGame, hero: Hero, why: str, dice: tuple[int, ...] = ONE) -> int:
    """Rolls plain dice; returns their sum."""
    numbers = game.chance.roll("d6", 6, dice, purpose=why)
    game.log.tell_entry(("rolled", {"seat": hero.seat, "dice": numbers, "why": why}))
    return sum(numbers)


def roll_for_hero(
    game: NightsGame, hero: Hero, why: str, leads: LeadsByNumber = NO_LEADS, dice: tuple[int, ...] = ONE
) -> Interactive[int]:
    """Rolls for the hero. `leads` says what each number leads to, for the player who names one (N17.3)."""
    if not is_number_named_by_player(hero):
        return (yield from roll_with_treasures(game, hero, why, dice))
    status = next(status for status in NUMBER_BY if status in hero.statuses)
    options = ONE_DIE if dice is ONE else TWO_DICE

    def make_subject() -> Subject:
        return Subject(why=why, leads={**(leads() if callable(leads) else leads)})

    if NUMBER_BY[status] == "another":
        by = yield from choose_other_player(game, hero, "number")
        named = int((yield from ask_other_player(game, hero, "number", options, make_subject(), by)))
    else:
        chosen = yield from ask_again_after_payments(
            lambda: Decision(hero.seat, "number", ("roll", *options), make_subject())
        )
        if chosen == "roll":
            return (yield from roll_with_treasures(game, hero, why, dice))
        named = int(chosen)
    game.log.tell("number-named", seat=hero.seat, number=named, why=why)
    if abs(roll_plain_dice(game, hero, why, dice) - named) > 1:
        end_status(game, hero, status, "dice-differ")
    return named


def is_number_named_by_player(hero: Hero) -> bool:
    """Whether a player names the hero's numbers because of a status."""
    return bool(hero.statuses) and not NAMING.isdisjoint(hero.statuses)


def roll_with_treasures(game: NightsGame, hero: Hero, why: str, dice: tuple[int, ...]) -> Interactive[int]:
    """Rolls the dice, then lets treasures change the result."""
    total = roll_plain_dice(game, hero, why, dice)
    if not hero.treasures or not chance_modifiers.has_treasure_changing_chance(game, hero):
        return total
    return (yield from chance_modifiers.let_treasures_change_roll(game, hero, why, total, len(dice)))


def roll_destiny_die(game: NightsGame, hero: Hero) -> int:
    """Rolls the destiny die: 0, 1 or 2 for −, blank and +. Statuses never change the result."""
    encounter = game.turn_memory.encounter
    if encounter.foreseen is None:
        face = game.chance.pick("destiny", DESTINY_FACES)
    else:
        face, encounter.foreseen = DESTINY_FACES[encounter.foreseen], None
    game.log.tell_entry(("destiny", {"seat": hero.seat, "face": face}))
    return FACE_NUMBERS[face]
