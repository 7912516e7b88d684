"""The needs of tales, compared with every being that a pack can bring to them."""

from pathlib import Path

import pytest

from book.tiny import EFFECTS, TINY, copy_of_tiny, edit
from serai.book.being_needs import NEED_WORDS
from serai.book.check import check_pack
from serai.book.commands import check_pack_and_print_diagnostics
from serai.book.diagnostics import Diagnostic, Report, count_clashes
from serai.book.tale_reader import parse_tale
from serai.book.tales import format_tale

LATTICE = "tales/window-lattice.en.tale.md"
QUARREL = "tales/soldier-quarrel.en.tale.md"


def clashes(root: Path, code: str = "B312") -> list[Diagnostic]:
    return [one for one in check_pack(root, EFFECTS) if one.code == code]


def need(root: Path, line: str, file: str = QUARREL, strip: str = "soldier/quarrel") -> None:
    edit(root, file, f"strip: {strip}\n", f"strip: {strip}\n{line}\n")


def test_needs_are_parsed_and_printed_with_strips_and_paragraphs():
    text = (TINY / LATTICE).read_text("utf-8").replace("\ngist:", "\nneeds: sees\nnot: armed thing\ngist:", 1)
    tale = parse_tale("x.en.tale.md", text, "en", Report())
    assert tale is not None
    assert (tale.needs.needs, tale.needs.excludes) == (("speaks", "hands"), ("many",))
    first = tale.paragraphs[0]
    assert (first.needs.needs, first.needs.excludes) == (("sees",), ("armed", "thing"))
    again = parse_tale("x.en.tale.md", format_tale(tale), "en", Report())
    assert again is not None
    assert format_tale(again) == format_tale(tale)
    assert again.paragraphs[0].needs.needs == ("sees",)


def test_a_mute_who_is_given_a_speech_is_named_with_the_chart_and_the_tale(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(
        root, "lexicon/adjectives.toml", "[adjectives.wicked]\n", '[adjectives.wicked]\ntakes = ["speaks"]\n'
    )
    (found, *_) = [one for one in clashes(root) if "wicked merchant" in one.message]
    assert found.file == LATTICE
    assert "“window/lattice” needs “speaks”, which “wicked merchant” lacks" in found.message
    assert "charts/bazaar.md:7:" in found.message


PRAYER = "tales/storm-prayer.en.tale.md"


@pytest.mark.parametrize(
    ("words", "spoken"),
    [
        ('"Go home," {the other} says.', True),
        ('"Go home," says {the other}.', True),
        ('{The other} answers: "Go home."', True),
        ("{The other} answers with hail.", False),
        ('Somebody behind {the other} says, "Go home."', False),
        ('"Go home," you say to {the other}.', False),
    ],
)
def test_a_mute_who_speaks_is_named_even_if_the_tale_does_not_say_what_it_needs(
    words: str, spoken: bool, tmp_path: Path
):
    root = copy_of_tiny(tmp_path)
    edit(root, PRAYER, "At the goat it is satisfied.", words)
    found = clashes(root, "B315")
    assert [one.file for one in found] == [PRAYER] * spoken
    assert all("“terrible storm”, who can be met there, does not" in one.message for one in found)


@pytest.mark.parametrize(
    ("heading", "found"),
    [
        ("Other: speaks", False),
        ("Other: storm", True),
        ("Piety or Other: speaks", True),
    ],
)
def test_a_section_for_those_who_speak_may_let_them_speak(heading: str, found: bool, tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(
        root, PRAYER, "### Piety\nYou stop promising", f'### {heading}\n"Stop," {{the other}} says. You stop'
    )
    assert bool(clashes(root, "B315")) is found


def test_a_mute_with_a_section_of_its_own_hears_no_other(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, PRAYER, "At the goat it is satisfied.", '"Enough," {the other} says.')
    assert clashes(root, "B315")
    edit(root, PRAYER, "### Piety\nYou stop promising", "### Other: storm (mandatory)\nYou stop promising")
    assert not clashes(root, "B315")


def test_a_tale_that_needs_a_voice_is_compared_only_once(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, PRAYER, "At the goat it is satisfied.", '"Enough," {the other} says.')
    need(root, "needs: speaks", PRAYER, "storm/prayer")
    assert clashes(root)
    assert not clashes(root, "B315")


def test_the_nearest_strip_of_the_column_that_fits_is_suggested(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    need(root, "not: poor")
    assert all("No written strip of its column fits" in (one.suggestion or "") for one in clashes(root))
    edit(root, "matrices/L.md", "| wicked | soldier/quarrel#dust |", "| wicked | stranger/detour#long-way |")
    found = [one for one in clashes(root) if "old dervish" in one.message]
    expected = "In matrix L, attack, “stranger/detour#long-way” fits: it stands in the row “wicked”."
    assert [one.suggestion for one in found] == [expected]


@pytest.mark.parametrize(
    ("line", "others"),
    [
        # The jailer (N10.13) attacked in prison, and the lovers (N10.16) as pursuers.
        ("not: armed", {"handsome soldier", "crafty jailer"}),
        ("not: ruler", {"beautiful princess", "handsome prince"}),
        ("needs: person", set[str]()),
        ("not: person", {"old merchant", "crafty jailer", "beautiful maiden"}),
    ],
)
def test_everybody_counts_whom_charts_awards_and_statuses_bring(line: str, others: set[str], tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    need(root, line)
    messages = " ".join(one.message for one in clashes(root))
    assert all(f"“{other}”" in messages for other in others)
    assert bool(messages) == bool(others)


def test_an_award_that_leads_to_an_encounter_brings_its_being(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "lexicon/beings.toml", "[beings.grandmother]\n", '[beings.grandmother]\ntraits = ["magic"]\n')
    need(root, "not: magic")
    before = {one.message for one in clashes(root)}
    for language in ("en", "fr", "es"):
        file = f"tales/stranger-detour.{language}.tale.md"
        edit(root, file, "[D1/Move to: Basra]", "[D1/Encounter: Beautiful Grandmother on L]")
    (new,) = [one for one in clashes(root) if one.message not in before]
    assert "“beautiful grandmother”" in new.message
    assert "tales/stranger-detour.en.tale.md:" in new.message


def test_an_effect_word_that_brings_an_award_counts_too(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "lexicon/beings.toml", "[beings.grandmother]\n", '[beings.grandmother]\ntraits = ["magic"]\n')
    need(root, "not: magic")
    rolling = EFFECTS["roll-in-city"]
    brings = type(rolling)(rolling.use, rolling.values, ("[Encounter: Handsome Grandmother on L]",))
    effects = EFFECTS | {"roll-in-city": brings}
    found = [one.message for one in check_pack(root, effects) if one.code == "B312"]
    assert any("“handsome grandmother”" in one and "cards/" in one for one in found)


def test_only_the_paragraphs_within_reach_of_a_base_count(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    text = (root / LATTICE).read_text("utf-8")
    (root / LATTICE).write_text(text.replace("\ngist:", "\nneeds: huge\ngist:", 1), "utf-8")
    found = clashes(root)
    assert found
    assert all(f"“window/lattice#{text.split('## ')[1].split()[0]}”" in one.message for one in found)


def test_a_book_that_is_being_mended_has_warnings_with_a_count(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    need(root, "not: armed")
    count = len(clashes(root))
    edit(root, "pack.toml", "licence", 'clashes = "warn"\nlicence')
    assert clashes(root) == []
    (warning,) = clashes(root, "B313")
    assert warning.severity == "warning"
    assert f"clashes here: {count}." in warning.message
    assert warning.count == count


def test_the_clashes_that_are_left_to_mend_are_added_up_at_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    root = copy_of_tiny(tmp_path)
    need(root, "not: armed")
    need(root, "not: poor", "tales/stranger-purse.en.tale.md", "stranger/purse")
    edit(root, "pack.toml", "licence", 'clashes = "warn"\nlicence')
    warnings = clashes(root, "B313")
    assert len(warnings) == 2
    assert check_pack_and_print_diagnostics(root) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.endswith(f" notes; clashes: {sum(one.count for one in warnings)}")
    assert count_clashes(warnings) > len(warnings)


def test_an_older_pack_needs_no_newer_engine(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    for file in (root / "lexicon" / "beings.toml", root / LATTICE):
        lines = file.read_text("utf-8").splitlines(keepends=True)
        new = ("traits =", "lacks =", "needs:", "not:")
        file.write_text("".join(line for line in lines if not line.startswith(new)), "utf-8")
    edit(root, "pack.toml", ">=0.2", ">=0.1")
    assert [str(one) for one in check_pack(root, EFFECTS) if one.severity == "error"] == []


def test_needs_name_traits_and_kinds():
    assert {"speaks", "huge", "person", "thing"} <= set(NEED_WORDS)
    assert len(set(NEED_WORDS)) == len(NEED_WORDS)
