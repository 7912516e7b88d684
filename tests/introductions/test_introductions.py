"""Introductions always end, teach what they should, and say nothing false."""

from collections import Counter

import pytest

from introductions.learner import ANA, BO, Way, astray, at_random, for_the_elf, homeward, play
from introductions.truths import TRUTHS
from refusals import refuses
from serai.introductions.introduction import find_introduction, open_introduction
from serai.introductions.remarks import remarks_for_learner
from serai.locales.texts import LANGUAGES, Language, find_texts
from serai.plugin import find_plugin
from serai.table import Table

GAMES = ("dice", "nights")
TIMES = 200
LONGEST = 33
"""The maximum number of words in a remark."""

LESSONS = {
    "dice": {
        "welcome",
        "first-roll",
        "take",
        "place",
        "stack",
        "slide",
        "dragon",
        "penalty",
        "end",
        "enough",
    },
    "nights": {"welcome", "journey", "met", "reaction", "destiny-die", "respected", "other", "home", "quest"}
    | {"treasure", "declare", "declared", "won", "enough"},
}


def keys(game: str) -> set[str]:
    return {cue.key for cue in find_introduction(game).cues}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_chosen_an_introduction_goes_on_and_every_remark_is_true(game: str) -> None:
    heard = Counter[str]()
    for seed in range(TIMES):
        table, remarks = play(game, astray(game, seed))
        assert table.outcome is not None or table.decisions
        for moment in remarks:
            assert TRUTHS[moment.remark.key](moment), (seed, moment.remark)
        heard.update(moment.remark.key for moment in remarks)
    assert heard[f"{game}-welcome"] == TIMES
    assert heard[f"{game}-enough"] > 0.95 * TIMES


@pytest.mark.parametrize(("game", "way"), [("dice", for_the_elf), ("nights", homeward(1))])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_that_is_advised_meets_every_lesson(game: str, way: Way, language: Language) -> None:
    table, remarks = play(game, way, language)
    assert table.outcome is not None
    assert table.outcome.winners == (ANA,)
    heard = [moment.remark.key for moment in remarks]
    assert {f"{game}-{lesson}" for lesson in LESSONS[game]} <= {*heard}
    assert len(heard) == len({*heard})
    assert heard[0] == f"{game}-welcome"
    assert heard[-1] == f"{game}-enough"
    assert len({moment.remark.text for moment in remarks}) == len(remarks)


def test_the_way_home_ends_well_whatever_is_chosen_on_it() -> None:
    for seed in range(TIMES):
        table, remarks = play("nights", homeward(seed))
        assert table.outcome is not None
        assert table.outcome.winners == (ANA,)
        assert {"nights-respected", "nights-treasure"} <= {moment.remark.key for moment in remarks}


def test_a_learner_of_dice_meets_a_place_in_the_first_turn_and_hardly_ever_no_villain() -> None:
    villains = 0
    for seed in range(TIMES):
        _, remarks = play("dice", at_random(seed))
        heard = [moment.remark.key for moment in remarks]
        assert heard.index("dice-place") < heard.index("dice-dragon")
        villains += "dice-penalty" in heard
    assert villains > 0.95 * TIMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_its_words_and_they_are_few(game: str, language: Language) -> None:
    words = find_texts(language, *find_plugin(game).texts)
    for key in keys(game):
        said = words.say(f"introduction-{key}", name="Ana", other="Bo")
        assert len(said.split()) <= LONGEST, said
    assert keys(game) <= {*TRUTHS}


def test_no_words_are_left_over() -> None:
    assert {*TRUTHS} == keys("dice") | keys("nights")


@pytest.mark.parametrize("game", GAMES)
def test_only_the_learner_hears_remarks(game: str) -> None:
    table = open_introduction(game, ANA, BO)
    for seat in (BO, None):
        assert not remarks_for_learner(table.view(seat), table.events(0, seat), "en")
    assert remarks_for_learner(table.view(ANA), table.events(0, ANA), "en")


@pytest.mark.parametrize("game", GAMES)
def test_a_remark_waits_until_what_it_is_about_has_been_seen(game: str) -> None:
    _, remarks = play(game, astray(game, 1))
    for moment in remarks:
        assert 0 < moment.remark.after <= len(moment.events)


@pytest.mark.parametrize("game", GAMES)
def test_an_introduction_is_played_again_from_its_record(game: str) -> None:
    table, _ = play(game, astray(game, 3))
    again = Table.replay(table.record())
    assert again.outcome == table.outcome
    assert again.opening.has_predictable_dice


@pytest.mark.usefixtures("caravan_installed")
def test_a_game_without_an_introduction_says_so() -> None:
    with refuses("no introduction"):
        find_introduction("caravan")
