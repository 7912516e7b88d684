"""“Did you mean” suggestions appear everywhere, but their cost is limited even for a hostile pack."""

from pathlib import Path

import pytest

from book.tiny import EFFECTS, copy_of_tiny
from serai.book import diagnostics, vocabulary
from serai.book.check import check_pack
from serai.book.diagnostics import Report
from serai.book.headings import HeadingIssue, parse_heading

TALE = "tales/hostile-words.en.tale.md"
MISTAKES = 150
BUDGET = 100
# All different, so that no cache helps.
WORDS = ["magi" + "".join("abcdefghij"[int(digit)] for digit in f"{number:03}") for number in range(MISTAKES)]


def tale(body: str) -> str:
    return f"---\nstrip: hostile/words\n---\n{body}"


def lines(form: str) -> str:
    return "\n".join(form.replace("WORD", word) for word in WORDS) + "\n"


HOSTILE = {
    "award words": ("B115", TALE, tale("## a\nText.\n" + lines("[WORD]"))),
    "award prefixes": ("B115", TALE, tale("## a\nText.\n" + lines("[WORD: x]"))),
    "skills": ("B116", TALE, tale("## a\nText.\n" + lines("[Lose WORD]"))),
    "headings": (
        "B111",
        TALE,
        tale("## a\nText.\n" + lines("### WORD\nx\n[S1]")),
    ),
    "brackets": (
        "B111",
        TALE,
        tale("## a\nT.\n" + lines("### Luck (WORD)\nx\n[S1]")),
    ),
    "fields": ("B109", TALE, tale("## a\n" + lines("WORD: x"))),
    "front matter": ("B105", TALE, f"---\n{lines('WORD')}---\n"),
    "placeholders": ("B401", TALE, tale("## a\n" + lines("{WORD}") + "[S1]\n")),
    "cards": ("B115", "cards/hostile.toml", lines('[treasures.WORD]\nname.en = "x"\nsell = "[WORD]"')),
    "decks": ("B123", "cards/hostile.toml", lines("[WORD]")),
    "effects": (
        "B213",
        "cards/hostile.toml",
        lines('[treasures.WORD]\nname.en = "x"\neffects = [{ word = "WORD" }]'),
    ),
    "lexicon keys": ("B136", "lexicon/hostile.toml", "[beings.hostile]\n" + lines("WORD = 1")),
    "lexicon values": ("B136", "lexicon/hostile.toml", lines('[beings.WORD]\nkind = "WORD"')),
    "matrices": (
        "B116",
        "charts/hostile.md",
        "| roll | adjective | being | matrix |\n|---|---|---|---|\n" + lines("| 1 | old | merchant | WORD |"),
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_every_mistake_is_reported_and_no_more_words_are_compared_than_the_report_allows(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    code, file, text = HOSTILE[name]
    root = copy_of_tiny(tmp_path)
    (root / file).write_text(text, encoding="utf-8")
    compared = 0

    def counted(_word: str, words: tuple[str, ...]) -> None:
        nonlocal compared
        compared += len(words)

    monkeypatch.setattr(diagnostics, "GUESS_BUDGET", BUDGET)
    monkeypatch.setattr(vocabulary, "_most_similar_word_cached", counted)
    found = [one for one in check_pack(root, EFFECTS) if (one.code, one.file) == (code, file)]
    assert len(found) >= MISTAKES
    assert 0 < compared <= BUDGET


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Wisdum", "Wisdom"),
        ("Seal Rign", "Treasure: Seal Ring"),
        ("Tresure: Seal Ring", "Treasure: Seal Ring"),
        ("Magic Lamb", "Treasure: Magic Lamp"),
        ("Magik", "Magic"),
        ("No skil", "NO SKILL"),
        ("Qwertz", None),
    ],
)
def test_a_heading_that_means_nothing_may_have_meant_a_word_of_the_game_or_a_treasure(
    written: str, meant: str | None
):
    slip = parse_heading(written, {"seal-ring", "magic-lamp"}, Report().most_similar_word)
    assert isinstance(slip, HeadingIssue)
    assert slip.guess == meant
