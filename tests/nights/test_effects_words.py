"""The vocabulary is closed: every word has an example and a function, and the checker knows it."""

from pathlib import Path

import pytest

from nights.effect_pack import GIVES, card, every_card, make_pack
from serai.book.check import check_pack
from serai.book.commands import effect_words_of_installed_games
from serai.games.nights.effects.actions import ACTION_HANDLERS
from serai.games.nights.effects.active_treasures import HOLDS
from serai.games.nights.effects.examples import EXAMPLES
from serai.games.nights.effects.quests import QUEST_HANDLERS
from serai.games.nights.effects.words import EFFECT_WORDS, WORDS, tag_of_effect_word


def test_every_word_has_one_example_and_one_sentence() -> None:
    words = [tag_of_effect_word(word) for words in WORDS.values() for word in words]
    assert len(set(words)) == len(words)
    assert sorted(words) == sorted(str(example["word"]) for example in EXAMPLES)
    for kind in WORDS.values():
        for word in kind:
            assert (word.__doc__ or "").strip().endswith("."), word


def test_every_word_that_waits_for_something_has_its_function() -> None:
    assert set(HOLDS) == set(WORDS["condition"])
    assert set(ACTION_HANDLERS) == set(WORDS["triggered"])
    assert {tag_of_effect_word(word) for word in set(WORDS["quests"]) - set(QUEST_HANDLERS)} == {
        "may-give-up"
    }


def test_the_command_line_finds_the_words() -> None:
    assert effect_words_of_installed_games() == EFFECT_WORDS


def test_a_pack_with_every_effect_word_has_no_errors(tmp_path: Path) -> None:
    assert check_pack(make_pack(tmp_path, every_card()), EFFECT_WORDS) == []


FAST = {"word": "faster", "land": 1, "sea": 1}
ONCE = {"word": "once-per-turn"}


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (card("treasures", "boots", {"word": "fastr", "land": 1, "sea": 1}), ["B213"]),
        (card("treasures", "boots", {"word": "faster", "land": 1}), ["B214"]),
        (card("treasures", "boots", {"word": "faster", "land": "one", "sea": 1}), ["B214"]),
        (card("treasures", "boots", FAST, trigger=ONCE), ["B214"]),
        (card("treasures", "boots", GIVES), ["B214"]),
        (card("treasures", "boots", GIVES, trigger=FAST), ["B214"]),
        (card("treasures", "boots", ONCE), ["B214"]),
        (card("quests", "walk", FAST), ["B214"]),
        (card("quests", "walk", GIVES), ["B214"]),
        (card("treasures", "boots", {"word": "wards", "statuses": ["tired"]}), ["B214"]),
        (card("treasures", "boots", {"word": "wards", "statuses": "lost"}), ["B214"]),
        (card("treasures", "boots", {"word": "goes-to-spaces", "spaces": ["atlantis"]}), ["B128"]),
        (card("treasures", "boots", {"word": "summons", "award": "soldier"}), ["B214"]),
        (
            card("treasures", "boots", {"word": "gives", "award": "[S1/Treasure: moon]"}, trigger=ONCE),
            ["B126"],
        ),
        (card("quests", "walk", {"word": "find-being", "beings": ["unicorn"], "award": "[S1]"}), ["B127"]),
    ],
)
def test_the_checker_tells_what_is_wrong_with_a_card(tmp_path: Path, text: str, codes: list[str]) -> None:
    found = check_pack(make_pack(tmp_path, text), EFFECT_WORDS)
    assert [one.code for one in found if one.severity == "error"] == codes
    assert {one.file for one in found} == {"cards/every-word.toml"}
