"""Optional rules (N16)."""

from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_subject import Subject
from serai.games.nights.points import gain_story
from serai.games.nights.state import FABULOUS, Hero
from serai.table import Decision, Turn, gather
from serai.table.events import Argument

YES_OR_NO = ("yes", "no")
TURN_PAGE = ("turn-page",)
MERCHANT_TURNS = 3
MERCHANT_POINTS = 5


def show_page_to_reader_first(game: NightsGame, hero: Hero, key: str, **told: Argument) -> Turn:
    """Shows the page to the Reader before the others; the Reader turns it (N17.2)."""
    if game.alone:
        return
    reader = game.others[hero.seat][0]
    game.log.whisper((reader,), key, **told)
    # Use a gather, which asks even if there is only one option: only the Reader knows when the reading is
    # over.
    yield from gather(Decision(reader, "page", TURN_PAGE))


def offer_to_retell_turn(game: NightsGame, hero: Hero) -> Turn:
    """Lets the player retell the turn; a majority of the others may award a story point (N16.5)."""
    others = game.others[hero.seat]
    if not game.options.storytelling or not others:
        return
    if (yield Decision(hero.seat, "retell", YES_OR_NO)) == "no":
        return
    game.log.tell("retold", seat=hero.seat)
    subject = Subject(hero=hero.seat)
    votes = yield from gather(*(Decision(other, "vote", YES_OR_NO, subject) for other in others))
    for other, vote in votes.items():
        game.log.tell("voted", seat=other, vote=vote)
    if 2 * list(votes.values()).count("yes") > len(others):
        gain_story(game, hero, 1, "retold")


def update_fabulous_turns_for_merchant_rule(game: NightsGame, hero: Hero) -> None:
    """Counts consecutive turns that end Fabulous. After three, the merchant keeps the points for good
    (N16.6).
    """
    if game.options.merchant and hero.fabulous_turns < MERCHANT_TURNS:
        hero.fabulous_turns = hero.fabulous_turns + 1 if hero.wealth == FABULOUS else 0
        if hero.fabulous_turns == MERCHANT_TURNS:
            game.log.tell("merchant", seat=hero.seat)


def points_of_merchant_rule(game: NightsGame, hero: Hero) -> int:
    """The points that count toward either target."""
    return points_of_merchant_rule_after_turns(hero.fabulous_turns) if game.options.merchant else 0


def points_of_merchant_rule_after_turns(fabulous_turns: int) -> int:
    return MERCHANT_POINTS if fabulous_turns >= MERCHANT_TURNS else 0
