"""What another player must decide is decided by that player (N8.8); alone, fate decides (N16.4)."""

from msgspec.structs import replace

from serai.games.nights.play import Asking, Play
from serai.games.nights.points import lose_a_point
from serai.games.nights.state import Hero
from serai.games.nights.subjects import NOTHING, Subject
from serai.table import Decision


def another_player(play: Play, hero: Hero, why: str) -> Asking[str]:
    """The seat of another player, whom the hero's player names; with two it is always the other."""
    others = play.others[hero.seat]
    if len(others) < 2:
        return others[0] if others else hero.seat  # a lone hero has fate for company (N16.4)
    named = yield Decision(hero.seat, "player", others, Subject(why=why))
    play.log.tell("named", seat=hero.seat, player=named, why=why)
    return named


def another_decides(
    play: Play,
    hero: Hero,
    kind: str,
    options: tuple[str, ...],
    subject: Subject = NOTHING,
    by: str | None = None,
) -> Asking[str]:
    """Another player's choice for the hero, `by` a seat if it is settled who."""
    if play.alone:
        return (yield from fate_decides(play, hero, options))
    if by is None:
        by = yield from another_player(play, hero, kind)
    return (yield Decision(by, kind, options, replace(subject, hero=hero.seat)))


def fate_decides(play: Play, hero: Hero, options: tuple[str, ...]) -> Asking[str]:
    """In solitaire: the hero loses a point, if it has any, and chance chooses."""
    yield from lose_a_point(play, hero, "fate")
    yield from play.leave_scorn(hero)
    chosen = play.chance.pick("fate", options)
    play.log.tell("fate", seat=hero.seat, option=chosen)
    return chosen
