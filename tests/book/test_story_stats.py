"""Overused words, sentence lengths, endings, registers and harm in small texts, counted by hand."""

import json
from pathlib import Path

import pytest

from book.first_book import ROOT as FIRST_BOOK
from book.test_stats import draft_of, run
from book.tiny import TINY, copy_of_tiny, edit
from serai.book import awards as word
from serai.book.award_statistics import (
    Share,
    compute_award_statistics,
    harmful_share_by_destiny_face,
    takes_something_from_hero,
)
from serai.book.check import check_pack
from serai.book.diagnostics import Report
from serai.book.draft import Draft
from serai.book.languages import LANGUAGES
from serai.book.overused_words import (
    EndingGroup,
    OverusedGroup,
    OverusedWordCounter,
    OverusedWords,
    PhraseMatcher,
    ends_with_short_clause,
)
from serai.book.pack_reader import read_pack
from serai.book.prose_metrics import LanguageCorpus
from serai.book.story_stats import compute_wording_statistics, count_paragraphs_by_register

QUOTAS = {
    "somebody": 8,
    "nobody": 8,
    "since": 4,
    "like-a": 6,
    "it-is": 4,
    "numbers": 40,
    "food": 15,
    "clerks": 12,
    "hats": 8,
    "mules": 10,
    "sneezes": 1,
}


def telling(draft: Draft, lists: OverusedWords) -> dict[str, float]:
    return {
        one.id: one.value for one in compute_wording_statistics(LanguageCorpus(draft, "en"), lists).metrics
    }


def test_the_first_book_counts_the_same_groups_in_each_language_with_the_same_quotas():
    lists = read_pack(FIRST_BOOK, Report()).overused_words
    assert set(lists) == set(LANGUAGES)
    for one in lists.values():
        assert {name: group.most for name, group in one.spent.items()} == QUOTAS
        assert {name: group.most for name, group in one.endings.items()} == {"meal": 0.083, "and": 0.167}


def test_words_are_counted_per_ten_thousand_without_the_words_of_placeholders(tmp_path: Path):
    draft = draft_of(tmp_path, "Somebody sees {the other} | It is somebody's hat. It was late.")
    lists = OverusedWords(
        {"somebody": OverusedGroup(8, ("somebody",)), "it": OverusedGroup(4, (), ("it is", "it was"))}
    )
    # Nine words of the author's own, without {the other}.
    found = telling(draft, lists)
    assert found["somebody"] == pytest.approx(2 / 9 * 10_000)
    assert found["it"] == pytest.approx(2 / 9 * 10_000)


def test_phrases_and_endings_of_words_are_found_and_counted_once():
    matcher = PhraseMatcher(["like a", "sneez*", "like a cat"])
    assert matcher.count_matches(("like", "a", "cat", "sneezes", "and", "sneezing")) == 3
    assert matcher.count_matches(("like", "any", "cat")) == 0
    assert matcher.count_matches(("a", "like")) == 0


def test_words_inside_a_phrase_that_means_something_else_do_not_count():
    matcher = PhraseMatcher(["since", "comme un"], ["since there", "gros* comme"])
    assert matcher.count_matches(("since", "there", "is", "time", "since", "dawn")) == 1
    assert matcher.count_matches(("grosse", "comme", "un", "melon", "comme", "un", "sou")) == 1
    lists = OverusedWords({"since": OverusedGroup(4, ("since",), but=("since there",))})
    assert (
        OverusedWordCounter(lists, "en").count_overused_words("Since there is time, wait since dawn.")[
            "since"
        ]
        == 1
    )


def test_elided_articles_are_no_part_of_a_word():
    counter = OverusedWordCounter(OverusedWords({"onions": OverusedGroup(1, ("oignon", "quelqu'un"))}), "fr")
    assert counter.count_overused_words("Qui veut l'oignon d'hier ? Quelqu'un.")["onions"] == 2


@pytest.mark.parametrize(
    ("sentence", "closes"),
    [
        ("You bow, and the cat bows back.", True),
        ("You bow, and she says, “And the cat?”", True),
        ("You bow and the cat bows back.", False),
        ("You bow, and the cat, who has seen kings, bows to the ground.", False),
        ("You bow, and the cat bows back as deep as a cat of that country can.", False),
        ("You bow, and.", False),
    ],
)
def test_a_short_closing_is_a_comma_a_conjunction_and_a_few_words(sentence: str, closes: bool):
    assert ends_with_short_clause(sentence, ("and",), 8) == closes


def test_endings_are_those_of_sections_and_of_paragraphs_without_sections(tmp_path: Path):
    meal = EndingGroup(0.083, ("supper",))
    draft = draft_of(
        tmp_path, "No supper. | You eat. Supper is hot. | Supper! Then you sleep.", "You have your supper."
    )
    assert telling(draft, OverusedWords({}, {"meal": meal}))["ends-meal"] == pytest.approx(2 / 3)


def test_sentences_of_more_than_25_words_are_long(tmp_path: Path):
    draft = draft_of(tmp_path, " ".join(["word"] * 25) + ". " + " ".join(["word"] * 26) + ".")
    found = next(
        one
        for one in compute_wording_statistics(LanguageCorpus(draft, "en"), OverusedWords()).metrics
        if one.id == "long-sentences"
    )
    assert (found.value, found.bounds_text, found.is_within_bounds) == (0.5, "at least 12 %", True)


def test_the_worst_strip_is_the_one_with_most_words_above_the_quotas(tmp_path: Path):
    draft_of(tmp_path, "hat hat hat dog", strip="much/hats")
    draft_of(tmp_path, "hat dog dog dog", strip="few/hats")
    draft = draft_of(tmp_path, "dog dog dog dog", strip="no/hats")
    lists = OverusedWords({"hats": OverusedGroup(2_500, ("hat",)), "dogs": OverusedGroup(10_000, ("dog",))})
    worst = compute_wording_statistics(LanguageCorpus(draft, "en"), lists).worst
    assert [(one.strip, one.excess, one.groups) for one in worst] == [("much/hats", 2.0, {"hats": 3})]


@pytest.mark.parametrize(
    ("awards", "expected"),
    [
        ((word.Points("destiny", 1), word.Status("wounded")), True),
        ((word.Points("destiny", 1), word.Status("blessed")), False),
        ((word.Wealth(-1),), True),
        ((word.LoseStatus("respected"),), True),
        ((word.LoseStatus("respected", may=True),), False),
        ((word.LoseStatus("wounded"),), False),
        ((word.Death(),), True),
        ((word.Choose((word.Death(),), (word.Points("story", 1),)),), False),
        ((word.Offer((word.LoseSkill(),), (word.LoseTreasure(),)),), True),
        ((word.Roll((word.Band(1, 1, (word.Death(),)), word.Band(2, None, (word.Nothing(),)))),), True),
        ((word.ForAnother("nearest", (word.Status("lost"),)),), False),
    ],
)
def test_an_award_harms_if_the_player_cannot_avoid_a_loss(awards: tuple[word.Award, ...], expected: bool):
    assert takes_something_from_hero(awards) is expected


def test_harm_chains_and_temptations_are_counted_by_section(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    before = compute_award_statistics(read_pack(root, Report()))
    assert before.harm_by_heading.keys() >= {"no-skill", "skill", "status"}
    for language in LANGUAGES:
        edit(root, f"tales/stranger-detour.{language}.tale.md", "[D1/Move to: Basra]", "[Wounded]")
    after = compute_award_statistics(read_pack(root, Report()))
    total_before = sum(before.harm_by_heading.values(), Share())
    assert sum(after.harm_by_heading.values(), Share()) == total_before + Share(1, 0)
    assert after.harm_by_strip["stranger/detour"] == before.harm_by_strip["stranger/detour"] + Share(1, 0)


def test_faces_are_the_paragraphs_around_each_base_and_the_outcomes_of_places(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    (root / "places" / "cave-of-wonders.en.tale.md").unlink()
    before = harmful_share_by_destiny_face(read_pack(root, Report()))
    whole = harmful_share_by_destiny_face(read_pack(TINY, Report()))
    # Each choice of the place has one paragraph for each face.
    assert list(whole) == ["worst", "middle", "best"]
    assert before["worst"].whole <= whole["worst"].whole


PLAN = """
## L: maidens, soldiers, merchants, dervishes

### soldier/quarrel — L attack
Somebody armed has had a bad day.
register: comic
- soup-ladle: it is in everybody's eyes
- dust (dark): the same one, twice round
- surrender: both try to be first

### soldier/patrol — L attack
A whole watch comes round the corner.
- lantern (danger): it has been put out on purpose
- password: nobody has told you, nor them
- corporal (danger): he is younger than his moustache
"""


def test_registers_are_those_of_the_plan_or_of_the_strip_there(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    (root / "PLAN.md").write_text(PLAN, encoding="utf-8")
    counts, without = count_paragraphs_by_register(read_pack(root, Report()))
    shown = {name: (one.written, one.planned, one.share) for name, one in counts.items() if one.planned}
    assert shown == {"comic": (2, 2, 2 / 3), "danger": (0, 2, 0.0), "dark": (1, 1, 1 / 3)}
    edit(root, "tales/soldier-quarrel.en.tale.md", "gist: a prisoner", "register: tender\ngist: a prisoner")
    again, _ = count_paragraphs_by_register(read_pack(root, Report()))
    assert (again["tender"].written, again["comic"].written) == (1, 1)
    written = sum(map(len, read_pack(root, Report()).paragraph_ids_by_strip().values()))
    assert without == written - 3


def test_the_command_shows_quotas_and_worst_strips_in_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("COLUMNS", "80")
    assert run("stats", str(FIRST_BOOK)) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    for said in ("somebody", "at most 8.0", "harm in no-skill sections", "The worst strips", "tempt"):
        assert said in out
    assert "…" not in out


def test_the_command_measures_only_the_strips_of_a_pattern(capsys: pytest.CaptureFixture[str]):
    assert run("stats", str(TINY), "--json", "--strip", "stranger/*") == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["harm"]["strips"]) == {
        "stranger/detour",
        "stranger/purse",
        "stranger/supper",
        "stranger/thorn",
    }
    assert told["languages"]["en"]["telling"]["long-sentences"]["least"] == 0.12
    assert told["temptations"].keys() == {"value", "sections", "of"}
    assert run("stats", str(TINY), "--strip", "strangers/*") == 2
    assert capsys.readouterr().err.startswith("No strip and no place is called “strangers/*”")


def test_the_command_measures_only_what_an_earlier_edition_did_not_have(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    lock = tmp_path / "numbers.lock"
    lines = (TINY / "numbers.lock").read_text("utf-8").splitlines(keepends=True)
    lock.write_text("".join(one for one in lines if not one.startswith("stranger/thorn#")), "utf-8")
    assert run("stats", str(TINY), "--json", "--newer-than", str(lock)) == 0
    assert set(json.loads(capsys.readouterr().out)["harm"]["strips"]) == {"stranger/thorn"}
    assert run("stats", str(TINY), "--newer-than", str(TINY / "numbers.lock")) == 2
    assert capsys.readouterr().err.startswith("No strip and no place is newer than")


def test_a_file_that_is_no_numbers_lock_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    lock = tmp_path / "numbers.lock"
    assert run("stats", str(TINY), "--newer-than", str(lock)) == 2
    assert capsys.readouterr().err == f"{lock} cannot be read: No such file or directory.\n"
    lock.write_bytes(b"\xff\xfe")
    assert run("stats", str(TINY), "--newer-than", str(lock)) == 2
    assert capsys.readouterr().err == f"{lock} cannot be read: it is not a text file in UTF-8.\n"
    lock.write_text("stranger/thorn first\n", "utf-8")
    assert run("stats", str(TINY), "--newer-than", str(lock)) == 2
    assert capsys.readouterr().err.startswith(f"{lock} is not a numbers.lock: ")


def test_a_list_of_spent_words_that_cannot_be_read_is_named(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    (root / "lexicon" / "spent.en.toml").write_text('[spent.hats]\nmsot = 8\nwords = ["hat"]\n')
    (found,) = [one for one in check_pack(root) if one.file == "lexicon/spent.en.toml"]
    assert (found.code, found.line) == ("B124", 1)
