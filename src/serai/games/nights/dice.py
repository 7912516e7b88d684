"""Rolling dice: an accursed or blessed hero does not leave them to chance (N10.1, N10.4)."""

from collections.abc import Mapping

from serai.book.statuses import TABLE
from serai.games.nights.asking import another_decides
from serai.games.nights.effects import fortune
from serai.games.nights.play import Asking, Play
from serai.games.nights.state import Hero
from serai.games.nights.statuses.holding import end_status
from serai.games.nights.subjects import Leads, Subject
from serai.table import Decision

DESTINY_FACES = ("-", "blank", "+")
NUMBERS = tuple(map(str, range(1, 13)))
ONE_DIE, TWO_DICE = NUMBERS[:6], NUMBERS[1:]
ONE, TWO = (0,), (0, 1)
NO_LEADS: Mapping[str, Leads] = {}
NUMBER_BY = {status.id: status.number_by for status in TABLE if status.number_by}
"""The statuses by which dice are not left to chance, and who names the number."""
_NAMING = frozenset(NUMBER_BY)


def throw(play: Play, hero: Hero, why: str, dice: tuple[int, ...] = ONE) -> int:
    """The dice as they fall."""
    numbers = play.chance.roll("d6", 6, dice, purpose=why)
    play.log.tell("rolled", seat=hero.seat, dice=numbers, why=why)
    return sum(numbers)


def roll(
    play: Play, hero: Hero, why: str, leads: Mapping[str, Leads] = NO_LEADS, dice: tuple[int, ...] = ONE
) -> Asking[int]:
    """What the hero rolls. `leads` says where to: only who names a number sees it (N17.3)."""
    if not names_numbers(hero):
        return (yield from leave_to_chance(play, hero, why, dice))
    status = next(status for status in NUMBER_BY if status in hero.statuses)
    options = ONE_DIE if dice is ONE else TWO_DICE
    subject = Subject(why=why, leads={**leads})
    if NUMBER_BY[status] == "another":
        named = int((yield from another_decides(play, hero, "number", options, subject)))
    else:
        chosen = yield Decision(hero.seat, "number", ("roll", *options), subject)
        if chosen == "roll":
            return (yield from leave_to_chance(play, hero, why, dice))
        named = int(chosen)
    play.log.tell("number-named", seat=hero.seat, number=named, why=why)
    if abs(throw(play, hero, why, dice) - named) > 1:
        end_status(play, hero, status, "dice-differ")
    return named


def names_numbers(hero: Hero) -> bool:
    """Whether a status has somebody name what the hero's dice show."""
    return bool(hero.statuses) and not _NAMING.isdisjoint(hero.statuses)


def leave_to_chance(play: Play, hero: Hero, why: str, dice: tuple[int, ...]) -> Asking[int]:
    """The dice as they fall, and what treasures make of them."""
    total = throw(play, hero, why, dice)
    if not hero.treasures:
        return total
    return (yield from fortune.roll_changed(play, hero, why, total, len(dice)))


def roll_destiny(play: Play, hero: Hero) -> Asking[int]:
    """The destiny die, which no status touches, only treasures do: 0, 1 or 2 for −, blank and +."""
    foreseen, play.notes.foreseen = play.notes.foreseen, None
    face = play.chance.pick("destiny", DESTINY_FACES) if foreseen is None else DESTINY_FACES[foreseen]
    play.log.tell("destiny", seat=hero.seat, face=face)
    number = DESTINY_FACES.index(face)
    if not hero.treasures:
        return number
    return (yield from fortune.destiny_changed(play, hero, number))
