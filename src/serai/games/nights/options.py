"""Other ways to play that a table may agree on (N16)."""

from serai.games.nights.play import Play
from serai.games.nights.points import gain_story
from serai.games.nights.state import FABULOUS, Hero
from serai.games.nights.subjects import Subject
from serai.table import Decision, Turn, gather
from serai.table.events import Argument

YES_OR_NO = ("yes", "no")
TURN_PAGE = ("turn-page",)
MERCHANT_TURNS = 3
MERCHANT_POINTS = 5


def reader_first(play: Play, hero: Hero, key: str, **told: Argument) -> Turn:
    """Where a person reads, the Reader has the page before the others, and turns it (N17.2)."""
    if play.alone:
        return
    reader = play.others[hero.seat][0]
    play.log.whisper((reader,), key, **told)
    # A gather asks also where there is one option: only the Reader knows when the reading is over.
    yield from gather(Decision(reader, "page", TURN_PAGE))


def retell(play: Play, hero: Hero) -> Turn:
    """The player may retell what happened; a majority of the others gives a story point (N16.5)."""
    others = play.others[hero.seat]
    if not play.options.storytelling or not others:
        return
    if (yield Decision(hero.seat, "retell", YES_OR_NO)) == "no":
        return
    play.log.tell("retold", seat=hero.seat)
    subject = Subject(hero=hero.seat)
    votes = yield from gather(*(Decision(other, "vote", YES_OR_NO, subject) for other in others))
    for other, vote in votes.items():
        play.log.tell("voted", seat=other, vote=vote)
    if 2 * list(votes.values()).count("yes") > len(others):
        gain_story(play, hero, 1, "retold")


def count_fabulous_turn(play: Play, hero: Hero) -> None:
    """Under N16.6 a hero that ends three turns in a row Fabulous has the merchant's points for good."""
    if play.options.merchant and hero.fabulous_turns < MERCHANT_TURNS:
        hero.fabulous_turns = hero.fabulous_turns + 1 if hero.wealth == FABULOUS else 0
        if hero.fabulous_turns == MERCHANT_TURNS:
            play.log.tell("merchant", seat=hero.seat)


def merchants_points(play: Play, hero: Hero) -> int:
    """The points that count toward either target."""
    return MERCHANT_POINTS if play.options.merchant and hero.fabulous_turns >= MERCHANT_TURNS else 0
