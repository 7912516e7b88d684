"""Prose metrics and award values on small texts with results computed by hand."""

import json
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from book.tiny import EFFECTS, TINY, copy_of_tiny
from serai.book import awards as word
from serai.book import plots
from serai.book.award_values import award_value, awards_value, mean_award_values_by_reaction
from serai.book.check import check_pack
from serai.book.checks import style
from serai.book.commands import app
from serai.book.diagnostics import Report
from serai.book.draft import Draft
from serai.book.pack_reader import read_pack
from serai.book.prose_metrics import (
    LanguageCorpus,
    Metric,
    corpora_by_language,
    distinct_ngram_shares,
    sample_length_shared_by_languages,
)
from serai.book.stats import compute_statistics


def draft_of(folder: Path, *paragraphs: str, language: str = "en", strip: str = "road/dust") -> Draft:
    """A pack with one strip; each paragraph is an opening and sections, separated by bars."""
    (folder / "tales").mkdir(exist_ok=True)
    lines = ["---", f"strip: {strip}", "---"]
    for number, paragraph in enumerate(paragraphs):
        opening, *sections = paragraph.split(" | ")
        lines += [f"## p{number}", "", opening, *([] if sections else ["[S1]"]), ""]
        for heading, section in zip(("NO SKILL", "Magic", "Luck"), sections, strict=False):
            lines += [f"### {heading}", section, "[S1]", ""]
    name = f"{strip.replace('/', '-')}.{language}.tale.md"
    (folder / "tales" / name).write_text("\n".join(lines), encoding="utf-8")
    return read_pack(folder, Report())


def metric_of(draft: Draft, identifier: str, language: str = "en") -> Metric:
    measured = compute_statistics(draft).languages
    return next(
        one
        for key, found in measured.items()
        if key == language
        for one in found.metrics
        if one.id == identifier
    )


def test_a_reading_is_the_opening_and_one_section(tmp_path: Path):
    # Openings of 3 words each; sections of 4 and 2 words; the second paragraph has no sections.
    draft = draft_of(tmp_path, "The road bends. | You walk on, alone. | You run.", "{The other} waits.")
    assert corpora_by_language(draft)["en"].word_counts_of_readings == [7, 5, 3]
    assert metric_of(draft, "median").value == 5
    assert metric_of(draft, "median").is_within_bounds is False
    assert metric_of(draft, "within").value == 0


def test_readings_within_the_bounds_are_counted_with_the_bounds(tmp_path: Path):
    lengths = [44, 45, 130, 131]
    draft = draft_of(tmp_path, *(" ".join(["word"] * length) + "." for length in lengths))
    assert metric_of(draft, "within").value == 0.5
    assert metric_of(draft, "median").value == (45 + 130) / 2


def test_the_opening_of_a_place_is_a_page_of_its_own_before_its_outcomes():
    corpus = LanguageCorpus(read_pack(TINY, Report()), "en")
    outcome = next(one for one in corpus.paragraph_texts if one.reference == "cave-of-wonders#linen-pockets")
    assert outcome.word_counts_of_readings == [len(outcome.texts[0])]


def test_distinct_is_the_share_of_different_runs():
    # Pairs: ab bc ca ab bc (three distinct); triples: abc bca cab abc; fours: abca bcab cabc.
    text = tuple("abcabc")
    assert distinct_ngram_shares([text], 100) == {2: 3 / 5, 3: 3 / 4, 4: 1.0}
    # On the first four words only: ab bc ca; abc bca; abca.
    assert distinct_ngram_shares([text], 4) == {2: 1.0, 3: 1.0, 4: 1.0}
    # N-grams do not cross text boundaries.
    assert distinct_ngram_shares([tuple("ab"), tuple("ab")], 100) == {2: 1 / 2, 3: 0.0, 4: 0.0}


def test_placeholders_are_no_words_of_the_author(tmp_path: Path):
    draft = draft_of(tmp_path, "{L'autre} vous voit, perdu{h:e}, et {il} rit.", language="fr")
    assert corpora_by_language(draft)["fr"].shuffled_words_by_text == [("vous", "voit", "perdu", "et", "rit")]


def test_languages_are_compared_at_equal_length(tmp_path: Path):
    draft_of(tmp_path, "One two three four five six.")
    draft = draft_of(tmp_path, "Un deux trois quatre.", language="fr")
    assert compute_statistics(draft).length == 4
    assert sample_length_shared_by_languages([200_000, 0, 160_000]) == 150_000
    assert metric_of(draft, "distinct-2").name == "distinct-2 on 4"


def test_a_short_book_can_miss_a_floor_but_not_yet_keep_it(tmp_path: Path):
    rich = metric_of(draft_of(tmp_path, "One two three four five six."), "distinct-2")
    assert (rich.value, rich.is_within_bounds, rich.bounds_text) == (1.0, None, "at least 0.400 on 150,000")
    poor = metric_of(draft_of(tmp_path, "so and so and so and so and so"), "distinct-2")
    assert (poor.value, poor.is_within_bounds) == (2 / 8, False)
    whole = Metric("distinct-2", "", 0.4, "ratio", 0.4)
    assert whole.is_within_bounds is True


def test_paragraphs_that_share_eight_words_are_counted_both(tmp_path: Path):
    eight = "one fine day the old king loses his"
    draft = draft_of(tmp_path, f"Now {eight} hat.", f"Then {eight.upper()} boots.", f"{eight[:-4]}!", "Rain.")
    found = metric_of(draft, "runs")
    assert (found.value, found.is_within_bounds) == (2 / 4, False)


def test_a_paragraph_may_repeat_itself_for_emphasis(tmp_path: Path):
    eight = "one fine day the old king loses his"
    assert metric_of(draft_of(tmp_path, f"Now {eight} hat. | Then {eight} boots."), "runs").value == 0


def test_same_openings_of_five_words_are_counted_both(tmp_path: Path):
    draft = draft_of(
        tmp_path,
        "{The other} sells you a hat.",
        "“{The other} sells you a boot.”",
        "{The other} sells you one.",
        "{The other} sells.",
        "{The other} sells.",
    )
    assert metric_of(draft, "openings").value == 2 / 5


def test_repeated_sentences_are_counted_from_the_second_on(tmp_path: Path):
    draft = draft_of(
        tmp_path,
        "The mule sneezes twice. You wait.",
        "You wait. The mule sneezes, twice! | The Mule sneezes twice?",
    )
    found = metric_of(draft, "sentences")
    assert (found.value, found.is_within_bounds) == (2, False)


@pytest.mark.parametrize(
    ("language", "openings", "share"),
    [
        ("en", ("You wait.", "“You,” he says.", "You've won.", "Your hat.", "Young men."), 3 / 5),
        ("fr", ("Vous attendez.", "« Vous ! »", "Votre chapeau.", "Voici."), 2 / 4),
        ("es", ("Tú esperas.", "Te ríes.", "Tu gorro.", "La noche."), 2 / 4),
    ],
)
def test_you_opens_at_most_one_paragraph_in_five(
    language: str, openings: tuple[str, ...], share: float, tmp_path: Path
):
    found = metric_of(draft_of(tmp_path, *openings, language=language), "you", language)
    assert (found.value, found.is_within_bounds) == (share, False)


def test_awards_are_worth_points():
    points = (word.Points("destiny", 1), word.Points("story", 2))
    assert awards_value(points) == 3
    assert awards_value((word.Wealth(-1), word.Skill("magic", master=True), word.Status("wounded"))) == 0
    assert award_value(word.Choose(points, (word.Death(),))) == 3
    roll = word.Roll((word.Band(1, 2, (word.Status("wounded"),)), word.Band(3, None, points)))
    assert award_value(roll) == pytest.approx((2 * -1 + 4 * 3) / 6)
    assert award_value(word.Nothing()) == 0


def test_fortune_counts_a_base_and_its_neighbours():
    found = mean_award_values_by_reaction(read_pack(TINY, Report()))
    # merchant/barter: 0, 2, 2 in the first; 1, 3, 3 in the second; 2, 4, 1 in the third.
    assert found.cells["L"]["barter"] == pytest.approx((4 / 3 + 7 / 3 + 7 / 3) / 3)
    assert set(found.matrices) == set("AFGHKLN")
    assert set(found.reactions) == {one for cells in found.cells.values() for one in cells}


def test_a_repeated_sentence_is_one_message_at_its_first_word(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    sentence = "Escribes hasta que la pluma pide clemencia a todos los presentes."
    for name in ("soldier-quarrel", "well-answers"):
        path = root / "tales" / f"{name}.es.tale.md"
        path.write_text(
            path.read_text("utf-8").replace("### NO SKILL\n", f"### NO SKILL\nSí. {sentence} ", 1), "utf-8"
        )
    (found,) = [one for one in check_pack(root, EFFECTS) if one.code.startswith("B6")]
    assert (found.code, found.file, found.column) == ("B601", "tales/well-answers.es.tale.md", 5)
    assert "soldier/quarrel#" in found.message


def test_a_small_pack_is_not_judged_by_its_figures(monkeypatch: pytest.MonkeyPatch):
    assert not [one for one in check_pack(TINY, EFFECTS) if one.code == "B604"]
    monkeypatch.setattr(style, "SMALLEST_BOOK", 10)
    found = [one for one in check_pack(TINY, EFFECTS) if one.code == "B604"]
    assert {one.severity for one in found} == {"warning"}
    assert len(found) >= 6


def test_a_pack_without_texts_has_no_figures(tmp_path: Path):
    measured = compute_statistics(read_pack(tmp_path, Report()))
    assert (measured.languages, measured.mean_award_values.reactions) == ({}, {})


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as stop:
        app(list(words))
    return int(stop.value.code or 0)


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]):
    assert run("stats", str(TINY)) == 0
    out = capsys.readouterr().out
    assert all(said in out for said in ("English", "70 to 100", "repeated sentences", "✓", "✗", "seek-aid"))


def test_the_command_prints_json_with_the_verdict_of_each_figure(capsys: pytest.CaptureFixture[str]):
    assert run("stats", str(TINY), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["languages"].keys() == {"en", "fr", "es"}
    assert told["languages"]["en"]["figures"]["sentences"] == {
        "value": 0,
        "least": None,
        "most": 0,
        "holds": True,
    }
    assert told["fortune"]["matrices"].keys() == set("AFGHKLN")


def test_the_pictures_are_drawn_and_are_the_same_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert run("stats", str(TINY), "--json", "--plot", str(tmp_path / "first")) == 0
    json.loads(capsys.readouterr().out)
    assert run("stats", str(TINY), "--plot", str(tmp_path / "again")) == 0
    names = ("distinct.svg", "fortune.svg", "lengths.svg", "repeats.svg")
    assert tuple(sorted(path.name for path in (tmp_path / "first").iterdir())) == names
    for name in names:
        drawn = (tmp_path / "first" / name).read_bytes()
        assert ElementTree.fromstring(drawn).tag.endswith("svg")
        assert drawn == (tmp_path / "again" / name).read_bytes()


def test_a_pack_with_one_empty_language_can_be_drawn(tmp_path: Path):
    draft = draft_of(tmp_path, "One road, one hat.")
    assert len(plots.write_plots(draft, compute_statistics(draft), tmp_path / "plots")) == 4


def test_without_the_extra_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert run("stats", str(TINY), "--plot", str(tmp_path)) == 2
    assert capsys.readouterr().err == 'Pictures need matplotlib: pip install "serai[writers]".\n'
