"""Every question, card, status and skill is linked to its rule."""

import pytest
from msgspec.structs import fields

from serai.book.cards import DECKS
from serai.book.vocabulary import SKILLS, STATUSES, TERRAINS, WEALTH
from serai.games.dice.cards import INHABITANTS
from serai.games.nights.packs import shipped_world
from serai.locales.texts import find_texts
from serai.rulebook.links import load_rule_links
from serai.rulebook.reader import load_rulebook
from serai.table import find_game

GAMES: tuple[str, ...] = ("dice", "nights")


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_rule(game: str) -> None:
    questions = set(find_game(game).card.questions)
    linked = load_rule_links(game)["decisions"]
    assert questions <= linked.keys()
    for named in linked.keys() - questions:
        assert any(named.startswith(f"{kind}-") for kind in questions), f"{named} is asked by nobody"


@pytest.mark.parametrize("game", GAMES)
def test_every_link_leads_somewhere(game: str) -> None:
    rules = load_rulebook(game, "en")
    for kind, things in load_rule_links(game).items():
        for thing, ids in things.items():
            assert ids, f"{kind} {thing}"
            for rule in ids:
                entry = rules.find_entry(rule)
                assert entry, f"{kind} {thing} leads to {rule}"
                assert rule in entry.ids, f"{kind} {thing} leads to {rule}, which is told in parts"


def test_occasions_are_those_of_which_the_game_speaks() -> None:
    """The reasons for naming a player match the questions in nights.ftl."""
    say = find_texts("en", "serai.games.nights.locales:nights")
    for named in load_rule_links("nights")["decisions"].keys() - find_game("nights").card.questions.keys():
        assert say.has_text(f"question-{named}") or say.has_text(f"question-{named}-for"), named


def test_everything_that_can_lie_before_a_hero_has_a_rule() -> None:
    linked = load_rule_links("nights")
    assert linked["statuses"].keys() == STATUSES.keys()
    assert linked["skills"].keys() == SKILLS.keys()
    assert linked["wealth"].keys() == WEALTH.keys()
    assert linked["terrains"].keys() == set(TERRAINS)
    assert set(DECKS) <= linked["cards"].keys()
    assert {card.kind for card in shipped_world().book.cards["encounters"].values()} <= linked["cards"].keys()


def test_a_status_leads_first_to_its_own_rule() -> None:
    for number, status in enumerate(STATUSES, 1):
        assert load_rule_links("nights")["statuses"][status][0] == f"N10.{number}"


def test_every_card_of_the_dice_has_a_rule() -> None:
    kinds = {card.kind for card in INHABITANTS.values()} | {"place", "penalty"}
    assert load_rule_links("dice")["cards"].keys() == kinds


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_play_has_a_rule(game: str) -> None:
    options = {field.encode_name for field in fields(find_game(game).card.options)}
    assert options <= load_rule_links(game)["variants"].keys()
