"""Decisions that another player makes for a hero (N8.8). In a solo game fate decides (N16.4)."""

from msgspec.structs import replace

from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_subject import NOTHING, Subject
from serai.games.nights.points import lose_a_point
from serai.games.nights.state import Hero
from serai.table import Decision, Interactive, Turn


def choose_other_player(game: NightsGame, hero: Hero, why: str) -> Interactive[str]:
    """Lets the hero's player name another player. With two players there is nothing to ask."""
    others = game.others[hero.seat]
    if len(others) < 2:
        return others[0] if others else hero.seat  # in a solo game fate decides (N16.4)
    named = yield Decision(hero.seat, "player", others, Subject(why=why))
    game.log.tell("named", seat=hero.seat, player=named, why=why)
    return named


def ask_other_player(
    game: NightsGame,
    hero: Hero,
    kind: str,
    options: tuple[str, ...],
    subject: Subject = NOTHING,
    by: str | None = None,
) -> Interactive[str]:
    """Asks another player to choose for the hero; `by` is that player's seat if it is known.

    With a single option nobody decides: no player is named, and fate costs nothing.
    """
    if len(options) == 1:
        return (yield Decision(hero.seat, kind, options, subject))
    if game.alone:
        yield from lose_point_to_fate(game, hero)
        return decide_by_chance(game, hero, options)
    if by is None:
        by = yield from choose_other_player(game, hero, kind)
    return (yield Decision(by, kind, options, replace(subject, hero=hero.seat)))


def lose_point_to_fate(game: NightsGame, hero: Hero) -> Turn:
    """Loses the point that a decision by chance costs in a solo game, if the hero has any (N16.4)."""
    yield from lose_a_point(game, hero, "fate")
    yield from game.send_on_pilgrimage_if_scorned_without_destiny(hero)


def decide_by_chance(game: NightsGame, hero: Hero, options: tuple[str, ...]) -> str:
    """What another player would decide, in a solo game."""
    chosen = game.chance.pick("fate", options)
    game.log.tell("fate", seat=hero.seat, option=chosen)
    return chosen
