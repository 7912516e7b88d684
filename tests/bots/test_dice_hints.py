"""Hints in King of Dice: what the king would do, and why, in every language."""

import re

import pytest

from dice.table_builder import HIGH, LOW, NOBODY, make_table, play
from refusals import refuses
from serai.bots import find_bot, seat_where_bot_must_choose
from serai.games.dice.bots.hints import compute_hint
from serai.games.dice.odds import best_play_chances
from serai.locales.localizer import find_localizer
from serai.locales.texts import LANGUAGES
from serai.table import Table

SEATS = ("Ana", "Bo", "Cy")


def hint_at(table: Table):
    (seat,) = table.decisions
    return compute_hint(table.view(seat), table.bot_stream(seat))


def test_a_hint_is_what_the_king_would_do_and_can_be_said_in_every_language() -> None:
    king, reasons = find_bot("dice", "king"), set()
    for seed in range(6):
        table = Table.new("dice", SEATS, seed=seed, bots=dict.fromkeys(SEATS, "king"))
        while (seat := seat_where_bot_must_choose(table)) is not None:
            found = compute_hint(table.view(seat), table.bot_stream(seat))
            assert found.option == king(table.view(seat), table.bot_stream(seat))
            reasons.add(found.reason)
            for language in LANGUAGES:
                sentence = find_localizer(language, "dice", in_words=True).hint_sentence(
                    found.reason, found.args
                )
                assert re.search(r"\w.*\.$", sentence)
                assert not re.search(r"[{}$]|hint-", sentence)
            table.choose(seat, found.option)
    assert reasons >= {"hint-roll", "hint-stop", "hint-place", "hint-take"}


def test_while_dice_are_rolled_the_hint_names_the_chances_of_best_play() -> None:
    table = make_table({1: "dwarf-three-1", 3: "orc-2-2"}, NOBODY)
    found = hint_at(table)
    assert found.reason == "hint-roll"
    card = found.args["card"]
    assert isinstance(card, str)
    assert 0 < found.args["chance"] <= best_play_chances(NOBODY, 2, {card: 1.0}, 0.0).met[card] + 1e-8
    assert 0 <= found.args["none"] < 1
    text = find_localizer("en", "dice", in_words=True).hint_sentence(found.reason, found.args)
    assert re.search(r"\d+\.\d\s?%\. The risk that nobody likes your dice is \d+\.\d\s?%\.", text)


@pytest.mark.parametrize(
    ("cards", "roll", "choices", "reason"),
    [
        ({1: "hypnotist"}, LOW, ["stop"], "hint-bonus"),
        ({1: "hypnotist", 2: "apprentice-3-blue-3-red"}, LOW, ["stop", "bonus"], "hint-again"),
        ({1: "dwarf-three-1"}, [1, 1, 1, 4, 5, 6], ["stop"], "hint-place"),
    ],
)
def test_after_the_rolling_the_hint_gives_its_reason(
    cards: dict[int, str], roll: list[int], choices: list[str], reason: str
) -> None:
    assert hint_at(play(make_table(cards, roll), *choices)).reason == reason


@pytest.mark.parametrize(("theirs", "reason"), [(0, "hint-place-last"), (2, "hint-place-last-leave")])
def test_a_last_place_is_advised_where_it_wins(theirs: int, reason: str) -> None:
    stacks = {"Bo": ["dwarf-four-3", "dwarf-four-4"][:theirs]}
    table = make_table({1: "dwarf-three-1"}, [1, 1, 1, 4, 5, 6], stacks=stacks, piles={"mine": [4]})
    assert hint_at(play(table, "stop")).reason == reason


def test_a_dragon_goes_to_whoever_leads_and_the_hint_says_with_how_much() -> None:
    stacks = {"Bo": ["orc-3"], "Cy": ["orc-5"]}
    table = play(make_table({0: "dragon-30"}, HIGH, seats=SEATS, stacks=stacks), "stop")
    found = hint_at(table)
    assert (found.option, found.reason) == ("Cy", "hint-dragon")
    said = find_localizer("en", "dice", in_words=True).hint_sentence(
        found.reason, found.args, {"Cy": "Cyrus"}
    )
    assert said == "Cyrus is your strongest rival, with 7 points."


def test_there_is_no_hint_for_whoever_has_nothing_to_choose() -> None:
    table = Table.new("dice", SEATS, {"first": "Ana"}, seed=1)
    with refuses("nothing to choose"):
        compute_hint(table.view("Bo"), table.bot_stream("Bo"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    words = find_localizer(language, "dice", in_words=True)
    for reason in ("stop-empty", "bonus-leave", "again-pass", "take-elf", "take-fairy", "take-hypnotist"):
        args = {"card": "elf-run-4", "points": -3}
        assert words.hint_sentence(f"hint-{reason}", args).endswith(".")
