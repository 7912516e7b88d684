"""How treasures bend chance: cards, charts and dice."""

from typing import TYPE_CHECKING

from serai.games.nights.effects import treasure_words as word
from serai.games.nights.effects.owning import has, may_use, owned, tell_use
from serai.games.nights.state import Hero
from serai.games.nights.subjects import Subject
from serai.games.nights.treasures import lose_treasure
from serai.games.nights.world import Being
from serai.table import Decision

if TYPE_CHECKING:
    from serai.games.nights.play import Asking, Play

FACES = ("-", "blank", "+")
MINUS, BLANK = 0, 1


def roll_changed(play: "Play", hero: Hero, why: str, total: int, dice: int) -> "Asking[int]":
    """What becomes of a roll of ordinary dice by the treasures of the one who rolled."""
    again = yield from may_use(play, hero, word.RerollsDice, Subject(why=why, result=total))
    if again:
        numbers = play.chance.roll("d6", 6, tuple(range(dice)), purpose=why)
        play.log.tell("rolled", seat=hero.seat, dice=numbers, why=why)
        total = sum(numbers)
    nudged = yield from may_use(play, hero, word.NudgesDice, Subject(why=why, result=total))
    if nudged:
        options = tuple(str(number) for number in (total - 1, total + 1) if dice <= number <= 6 * dice)
        total = int((yield Decision(hero.seat, "number", options, Subject(why=why))))
        play.log.tell("number-named", seat=hero.seat, number=total, why=why)
    return total


def foresee(play: "Play", hero: Hero) -> "Asking[None]":
    """The destiny die, seen before the hero reacts; it lies there until it is needed."""
    if play.notes.foreseen is None and (yield from may_use(play, hero, word.Foresees)):
        face = play.chance.pick("destiny", FACES)
        play.log.tell("foreseen", seat=hero.seat, face=face)
        play.notes.foreseen = FACES.index(face)


def destiny_changed(play: "Play", hero: Hero, face: int) -> "Asking[int]":
    """What becomes of the destiny die before the paragraph is read."""
    if (yield from may_use(play, hero, word.RerollsDestiny, Subject(face=FACES[face]))):
        again = play.chance.pick("destiny", FACES)
        play.log.tell("destiny", seat=hero.seat, face=again)
        face = FACES.index(again)
    named = yield from may_use(play, hero, word.NamesDestiny, Subject(face=FACES[face]))
    if named:
        chosen = yield Decision(hero.seat, "face", FACES)
        play.log.tell("face-named", seat=hero.seat, face=chosen)
        lose_treasure(play, hero, named[0], "spent")
        face = FACES.index(chosen)
    if face == MINUS:
        for treasure, _ in owned(play, hero, word.NoMinus):
            tell_use(play, hero, treasure)
            return BLANK
    return face


def cards_drawn(play: "Play", hero: Hero) -> int:
    """How many encounter cards the hero draws, to keep one."""
    return 1 + sum(1 for _ in owned(play, hero, word.TwoCards))


def redraw(play: "Play", hero: Hero, card: str) -> "Asking[str]":
    """The card, or another for which it is discarded."""
    deck = play.state.encounter_deck
    if not deck or not (yield from may_use(play, hero, word.RedrawsCard, Subject(card=card))):
        return card
    play.state.encounter_discards.append(card)
    card = play.chance.draw("encounter", deck)
    play.log.tell("drew", seat=hero.seat, card=card, left=len(deck))
    return card


def time_read(play: "Play", hero: Hero, times: tuple[str, ...]) -> "Asking[str]":
    """The time of day by which a character card is read."""
    if not has(play, hero, word.ChoosesTime):
        return play.state.time
    time = yield Decision(hero.seat, "time", times)
    if time != play.state.time:
        play.log.tell("time-chosen", seat=hero.seat, time=time)
    return time


def summoned(play: "Play", hero: Hero) -> "Asking[str | None]":
    """The award line that the hero takes instead of drawing a card, mostly somebody to meet."""
    used = yield from may_use(play, hero, word.Summons)
    return used[1].award if used else None


def chart_bonus(play: "Play", hero: Hero) -> int:
    return sum(effect.amount for _, effect in owned(play, hero, word.AddsToChart))


def entry_changed(play: "Play", hero: Hero, number: int, entries: tuple[Being, ...]) -> "Asking[int]":
    """The entry of a chart, or one near it that the hero's player prefers; only this player sees them."""
    shift = max((effect.by for _, effect in owned(play, hero, word.ShiftsChart)), default=0)
    if not shift:
        return number
    near = range(max(1, number - shift), min(len(entries), number + shift) + 1)
    subject = Subject(leads={str(at): entries[at - 1] for at in near}, result=number)
    chosen = int((yield Decision(hero.seat, "entry", tuple(map(str, near)), subject)))
    if chosen != number:
        play.log.tell("entry-picked", seat=hero.seat, number=chosen)
    return chosen
