"""The checker reports everything in one run, sorted, and never crashes."""

import json
import os
import random
import re
import shutil
import sys
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from types import FrameType
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from book.tiny import EFFECTS, TINY, copy_of_tiny, edit
from serai.book import check
from serai.book.awards import Award
from serai.book.check import check_pack
from serai.book.commands import app
from serai.book.diagnostics import GUESS_BUDGET, Diagnostic, Report
from serai.book.languages import LANGUAGES
from serai.book.pack_awards import all_awards
from serai.book.pack_reader import read_pack


def codes(root: Path) -> list[str]:
    return [one.code for one in check_pack(root, EFFECTS) if one.severity != "note"]


def test_the_tiny_pack_is_right_and_leaves_nothing_to_do():
    assert check_pack(TINY, EFFECTS) == []


def test_the_tiny_pack_uses_every_award_word():
    used = {type(place.award) for place in all_awards(read_pack(TINY, Report()))}
    assert used == set(get_args(Award))


def test_the_sample_lies_in_the_tiny_pack_as_it_was_printed_but_for_the_locks():
    printed = {"en": "fbf31685e54b30db", "fr": "595facf659e28481", "es": "9d08d087f8b8977b"}
    for language, digest in printed.items():
        text = (TINY / "tales" / f"merchant-barter.{language}.tale.md").read_text("utf-8")
        assert ("~" in text) == (language != "en")
        unlocked = re.sub(r"(?m)^(## .*) ~[0-9a-f]{4}$", r"\1", text)
        assert blake2b(unlocked.encode(), digest_size=8).hexdigest() == digest


def test_a_hundred_mistakes_are_a_hundred_messages_sorted_by_file(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    mistakes = 0
    for path in sorted((root / "tales").glob("*.tale.md")):
        text = path.read_text("utf-8")
        mistakes += text.count("### NO SKILL")
        path.write_text(text.replace("### NO SKILL", "### NO SKILLS"), encoding="utf-8")
    found = [one for one in check_pack(root, EFFECTS) if one.code == "B111"]
    assert mistakes > 100
    assert len(found) == mistakes
    everything = check_pack(root, EFFECTS)
    assert [one.file for one in everything] == sorted(one.file for one in everything)
    assert all(one.suggestion == "Did you mean “NO SKILL”?" for one in found)


def test_a_folder_that_is_not_there_gives_one_message(tmp_path: Path):
    assert codes(tmp_path / "nowhere") == ["B121"]


def test_an_empty_folder_lacks_its_two_files(tmp_path: Path):
    assert [one for one in codes(tmp_path) if one == "B121"] == ["B121", "B121"]


def test_a_longer_circle_is_one_message_that_shows_it(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "tales/letter-sealed.en.tale.md", "[S1/Respected]", "[Go to: closets/hundred#coats]")
    edit(root, "tales/closets-hundred.en.tale.md", "[D1/S1/Treasure]", "[Go to: well/answers#cold-answer]")
    found = [one for one in check_pack(root, EFFECTS) if one.code == "B303"]
    assert len(found) == 1
    assert found[0].message.count("→") == 3


def test_a_paragraph_that_sends_to_itself_is_a_circle(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "tales/letter-sealed.en.tale.md", "[S1/Respected]", "[Go to: letter/sealed#read-aloud]")
    assert codes(root).count("B303") == 1


def retitle(root: Path, strip: str, old: str, new: str) -> None:
    """Change a heading or an award of a strip in every language."""
    for language in LANGUAGES:
        edit(root, f"tales/{strip}.{language}.tale.md", old, new)


@pytest.mark.rule("N8.7", "N4.6")
@pytest.mark.parametrize("word", ["Placed by another player", "Move to"])
def test_a_space_may_be_named_by_its_distance_from_a_place_of_power_with_an_arrow(tmp_path: Path, word: str):
    root = copy_of_tiny(tmp_path)
    retitle(root, "letter-sealed", "[S1/Respected]", f"[{word}: within 2 spaces of Cave of Wonders]")
    assert codes(root) == []
    retitle(root, "letter-sealed", "of Cave of Wonders]", "of Stonehenge]")
    assert codes(root) == ["B212"]


def jail_break(root: Path, heading: str) -> None:
    """Add a strip that only the jailer's matrix leads to."""
    sections = f"### NO SKILL\nYou wait.\n[S1]\n\n### {heading}\nYou dig.\n[D1]\n"
    paragraphs = [f"## p{number}\ngist: spoon {number}\n\nA spoon.\n\n{sections}" for number in range(3)]
    (root / "tales" / "jail-break.en.tale.md").write_text(strip_of("jail/break", paragraphs))
    path = root / "matrices" / "K.md"
    cells = path.read_text("utf-8").replace(
        "soldier/quarrel#dust | — |", "soldier/quarrel#dust | jail/break#p1 |"
    )
    path.write_text(cells, encoding="utf-8")


def closed(root: Path) -> list[str]:
    """The errors, and the diagnostics about sections that no hero can open."""
    found = [one for one in check_pack(root, EFFECTS) if one.severity == "error"]
    assert {one.code for one in found} <= {"B307"}
    return [one.message for one in found]


@pytest.mark.rule("N10.13")
def test_an_imprisoned_hero_is_met_only_on_the_jailers_matrix(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    retitle(root, "stranger-detour", "### Married", "### Imprisoned")
    assert len(closed(root)) == 1
    jail_break(root, "Imprisoned")
    assert len(closed(root)) == 1


@pytest.mark.rule("N10.13")
def test_an_imprisoned_hero_is_not_lost(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    jail_break(root, "Lost or Magic")
    told = closed(root)
    assert len(told) == 3
    assert told[0] == (
        "No hero can open this section by “Lost”: only an imprisoned hero comes here, and prison ends "
        "being Lost (N10.13)."
    )
    # Free heroes can meet a jailer from a chart.
    edit(root, "charts/bazaar.md", "| 3 | wicked | merchant | L |", "| 3 | wicked | jailer | K |")
    assert closed(root) == []


@pytest.mark.rule("N7.12", "N10.13")
@pytest.mark.parametrize("award", ["Go to: stranger/detour#balcony", "Encounter: Old Merchant on L"])
def test_who_is_imprisoned_in_the_middle_of_an_encounter_goes_on_imprisoned(award: str, tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    retitle(root, "stranger-detour", "### Married", "### Imprisoned")
    retitle(root, "closets-hundred", "[S1/Imprisoned]", f"[S1/{award}]")
    assert len(closed(root)) == 1
    retitle(root, "closets-hundred", f"[S1/{award}]", f"[S1/Imprisoned/{award}]")
    assert closed(root) == []


@pytest.mark.rule("N13.2")
def test_a_kept_card_may_bring_an_imprisoned_hero_to_another_matrix(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    retitle(root, "well-answers", "### Scholarship", "### Imprisoned")
    assert len(closed(root)) == 1
    edit(root, "cards/encounters.toml", 'chart = "harbour"', 'chart = "harbour"\ndetails = { six = "N" }')
    assert closed(root) == []


@pytest.mark.rule("N10.16", "N10.30")
def test_a_love_struck_hero_meets_a_lover_and_with_determination_may_do_more_than_court(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    retitle(root, "window-lattice", "### Treasure: Seal Ring", "### Love Struck")
    retitle(root, "stranger-detour", "### Married", "### Love Struck")
    assert closed(root) == []
    retitle(root, "well-answers", "### Scholarship", "### Love Struck")
    (told,) = closed(root)
    assert "meets nobody but a lover" in told


@pytest.mark.rule("N10.2")
def test_a_hero_in_beast_form_opens_nothing_that_only_court_leads_to(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    retitle(root, "stranger-detour", "### Married", "### Beast Form")
    assert closed(root) == []
    retitle(root, "window-lattice", "### Treasure: Seal Ring", "### Beast Form")
    (told,) = closed(root)
    assert "only Court leads here" in told
    edit(root, "matrices/L.md", "| — | — | hire/caravan#one-lamp |", "| — | window/lattice#orange | — |")
    assert closed(root) == []


@pytest.mark.rule("N7.4")
def test_nobody_courts_who_is_of_the_same_sex(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    retitle(root, "window-lattice", "### Treasure: Seal Ring", "### Man")
    assert closed(root) == []
    for file, rows in (("L", ("beautiful", "generous", "wicked")), ("A", ("beautiful",))):
        for row in rows:
            path = root / "matrices" / f"{file}.md"
            lines = path.read_text("utf-8").split("\n")
            shut = [
                line.replace(
                    "window/lattice#orange", "merchant/barter#two-liars" if row == "beautiful" else "—"
                )
                if line.startswith(f"| {row} ")
                else line
                for line in lines
            ]
            path.write_text("\n".join(shut), encoding="utf-8")
    # Only handsome soldiers and princes are left.
    assert closed(root) == [
        "No hero can open this section by “Man”: only a woman courts whoever is met here (N7.4)."
    ]


@pytest.mark.parametrize("name", ["Beloved", "Imprisoned", "Love Struck", "Beast Form"])
def test_a_token_or_a_treasure_may_be_called_like_a_status(name: str, tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    retitle(root, "window-lattice", "### Treasure: Seal Ring", f"### Token: {name}")
    retitle(root, "stranger-thorn", "[S1/Token: owes-the-ferryman]", f"[S1/Token: {name}]")
    assert "B307" not in codes(root)


@pytest.mark.rule("N7.12")
def test_an_encounter_with_the_other_reads_the_row_of_whoever_was_met(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    retitle(root, "closets-hundred", "[Move to: Cave of Wonders]", "[Encounter: the other on I]")
    header = "| | honor | attack | avoid | aid | rob | follow | question | pray |\n" + "|---" * 9 + "|\n"
    cells = "| letter/sealed#read-aloud" + " | —" * 7 + " |\n"
    matrix = root / "matrices" / "I.md"
    matrix.write_text(f"{header}| palace-of-closets {cells}", encoding="utf-8")
    assert codes(root) == []
    matrix.write_text(f"{header}| palace-of-closets {cells}| old {cells}", encoding="utf-8")
    assert codes(root) == ["B308"]
    matrix.write_text(f"{header}| old {cells}", encoding="utf-8")
    assert sorted(codes(root)) == ["B206", "B308"]


@pytest.mark.rule("N10.13", "N10.15", "N10.20")
def test_what_a_rule_reads_is_demanded_only_if_an_award_leads_there(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    for letter in "AGHK":
        (root / "matrices" / f"{letter}.md").unlink()
    found = [one for one in check_pack(root, EFFECTS) if one.severity == "error"]
    assert [(one.code, one.file) for one in found] == [
        ("B215", "tales/closets-hundred.en.tale.md"),
        ("B215", "tales/hire-caravan.en.tale.md"),
        ("B215", "tales/stranger-purse.en.tale.md"),
        ("B215", "tales/window-lattice.en.tale.md"),
    ]
    assert found[0].message == "An imprisoned hero meets the jailer, and the pack has no matrix K (N10.13)."
    for strip, old, new in (
        ("closets-hundred", "Imprisoned", "Fated"),
        ("stranger-purse", "Outlaw", "Accursed"),
        ("stranger-purse", "/Pursued by: Wicked Soldier]", "]"),
        ("hire-caravan", "1-3 Lost", "1-3 S1"),
        ("soldier-quarrel", "D1/Lost", "D1/Diseased"),
        ("window-lattice", "/Love Struck]", "]"),
        ("window-lattice", "D1/Beloved", "D1"),
    ):
        retitle(root, strip, old, new)
    assert codes(root) == []
    retitle(root, "closets-hundred", "Fated", "Imprisoned (one turn)")
    assert codes(root) == ["B215"]


@pytest.mark.parametrize(
    ("award", "code"),
    [
        ("Treasure: Seal Rung", "B126"),
        ("Go to: letter/sealed#read-alout", "B125"),
        ("Encounter: Old Merchent on L", "B127"),
        ("Encounter: Sad Merchant on L", "B127"),
        ("Move to: Bosra", "B128"),
        ("Opportunity to enter: City of Brass", "B139"),
        ("Pursued by: Wicked Soldyer", "B127"),
    ],
)
def test_what_the_sale_of_a_card_names_must_exist(award: str, code: str, tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "cards/treasures.toml", "[W+1 (Max: Respectable)]", f"[W+1 (Max: Respectable)/{award}]")
    found = {one for one in check_pack(root, EFFECTS) if one.severity == "error"}
    assert {(one.code, one.file) for one in found} >= {(code, "cards/treasures.toml")}
    assert {one.code for one in found} <= {code, "B206"}


def test_a_token_that_only_the_sale_of_a_card_gives_can_be_asked_for(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    retitle(root, "window-lattice", "### Treasure: Seal Ring", "### Token: sold-the-ring")
    assert codes(root) == ["B306"]
    edit(root, "cards/treasures.toml", "[W+1 (Max: Respectable)]", "[W+1/Token: sold-the-ring]")
    assert codes(root) == []


@pytest.mark.parametrize(
    ("label", "code", "at"),
    [
        ("Demander {à l'autra}", "B401", "{à l'autra}"),
        ("Demander {à l'autre", "B401", "{à l'autre"),
        ("La lampe de *{l'autre}*", "B402", "{l'autre}"),
    ],
)
def test_what_a_choice_says_is_rendered_too(label: str, code: str, at: str, tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    file = "places/cave-of-wonders.fr.tale.md"
    edit(root, file, "choice: Cueillir les fruits", f"choice: {label}")
    (found,) = [one for one in check_pack(root, EFFECTS) if one.severity == "error"]
    line = (root / file).read_text("utf-8").split("\n")[found.line - 1]
    assert (found.code, found.file) == (code, file)
    assert line[found.column - 1 :].startswith(at) or code == "B402"
    assert line.startswith("choice:")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("map.toml", 'fr = "Bagdad"', 'fr = "Bagdad {h:m|f}"'),
        ("pack.toml", "Un pequeñísimo libro", "Un pequeñísim{o:o|a} libro"),
        ("cards/quests.toml", "A dream has named", "A dream } has named"),
        ("cards/treasures.toml", 'en = "Seal Ring"', 'en = "{The other\'s} ring"'),
    ],
)
def test_a_text_that_is_no_template_has_no_braces(file: str, old: str, new: str, tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, file, old, new)
    (found,) = [one for one in check_pack(root, EFFECTS) if one.severity != "note"]
    assert (found.code, found.file) == ("B403", file)
    line = (root / file).read_text("utf-8").split("\n")[found.line - 1]
    assert line[found.column - 1 :][:2] == new[:2] if new.startswith(("en", "fr")) else True


def test_one_faulty_word_of_the_lexicon_is_reported_once(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "lexicon/adjectives.toml", 'm = "vieux", ', "")
    assert set(codes(root)) == {"B136"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('en = { noun = "merchant" }', 'en = { noun = "merchant", plural = "merchants" }'),
        ("[beings.soldier]", '[beings.soldier]\nmatrix = "L"'),
    ],
)
def test_the_lexicon_takes_no_key_that_nothing_reads(old: str, new: str, tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "lexicon/beings.toml", old, new)
    (found,) = [one for one in check_pack(root, EFFECTS) if one.severity == "error"]
    assert "has an unknown key" in found.message


def test_only_the_checker_itself_uses_its_groups():
    book = Path(check.__file__).parent
    users = {
        path.relative_to(book).as_posix()
        for path in book.rglob("*.py")
        if "from serai.book.checks" in path.read_text("utf-8") and path.parent.name != "checks"
    }
    assert users == {"check.py"}


def test_a_message_of_the_lexicon_stands_at_its_key(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "lexicon/beings.toml", 'gender = "f", tail = "imán"', 'gender = "x", tail = "imán"')
    (found,) = [one for one in check_pack(root, EFFECTS) if one.severity == "error"]
    line = (root / "lexicon" / "beings.toml").read_text("utf-8").split("\n")[found.line - 1]
    assert line[found.column - 1 :].startswith("gender")


def test_a_message_of_the_grammar_stands_at_its_brace(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "tales/soldier-quarrel.fr.tale.md", "que {l'autre} et vous", "que {l'autra} et vous")
    (found,) = [one for one in check_pack(root, EFFECTS) if one.severity == "error"]
    line = (root / found.file).read_text("utf-8").split("\n")[found.line - 1]
    assert found.code == "B401"
    assert line[found.column - 1 :].startswith("{l'autra}")


def test_a_source_that_is_not_english_is_the_source_all_the_same(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "pack.toml", 'source = "en"', 'source = "fr"')
    found = set(codes(root))
    # English is a translation now: its gists and needs are in the wrong file, and Spanish is locked to it.
    assert found == {"B135", "B505", "B509", "B510", "B514"}


def test_a_file_in_the_wrong_encoding_is_one_message(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    path = root / "tales" / "well-answers.en.tale.md"
    path.write_bytes(path.read_text("utf-8").replace("cold", "cöld").encode("latin-1"))
    assert codes(root) == ["B101"]


def test_a_broken_table_is_one_message(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    (root / "matrices" / "L.md").write_text("# L\n\nNo table any more.\n")
    assert codes(root) == ["B202"]


@pytest.mark.parametrize("file", ["cards/treasures.toml", "lexicon/beings.toml", "map.toml", "pack.toml"])
def test_a_data_file_that_is_not_toml_is_one_message(tmp_path: Path, file: str):
    root = copy_of_tiny(tmp_path)
    (root / file).write_text("[open\n")
    assert codes(root) == ["B104"]


def files_of(root: Path) -> list[Path]:
    return sorted(path for path in root.rglob("*") if path.is_file())


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**6))
def test_no_damage_makes_the_checker_fail(seed: int, tmp_path: Path):
    """Deletes, duplicates, cuts and swaps lines and replaces letters, in a few files at a time."""
    root = tmp_path / "pack"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(TINY, root)
    dice = random.Random(seed)
    for path in dice.sample(files_of(root), 8):
        lines = path.read_text("utf-8").split("\n")
        for _ in range(dice.randint(1, 4)):
            at = dice.randrange(len(lines))
            match dice.randrange(5):
                case 0:
                    lines[at] = ""
                case 1:
                    lines.insert(at, lines[dice.randrange(len(lines))])
                case 2:
                    lines[at] = lines[at][: dice.randrange(len(lines[at]) + 1)]
                case 3:
                    lines[at] = lines[at].replace(
                        dice.choice("#[]{}|=/:\"'e"), dice.choice("#[]{}|=/:\"'é\0")
                    )
                case _:
                    lines[at] = lines[at] + dice.choice(["[", "]", "{", "}", "|", "~", "# ", "\t"])
        path.write_text("\n".join(lines), encoding="utf-8")
    found: list[Diagnostic] = check_pack(root, EFFECTS)
    assert all(one.message for one in found)


def test_a_line_beyond_the_limit_is_one_message(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    with (root / "map.toml").open("a", encoding="utf-8") as stream:
        stream.write("a." * 100_000 + "a = 1\n")
    assert codes(root) == ["B103"]


def lines_run(root: Path) -> int:
    """How many lines of the book package a check executes, as a measure of work independent of load."""
    check_pack(root, EFFECTS)  # the first check of a process does more
    count = 0
    before = sys.gettrace()

    def trace(frame: FrameType, event: str, _: object):
        nonlocal count
        if "serai/book" not in frame.f_code.co_filename.replace("\\", "/"):
            return None
        count += event == "line"
        return trace

    sys.settrace(trace)
    try:
        check_pack(root, EFFECTS)
    finally:
        sys.settrace(before)
    return count


def strip_of(name: str, paragraphs: list[str]) -> str:
    return f"---\nstrip: {name}\n---\n" + "\n".join(paragraphs)


def many_awards(root: Path, count: int) -> None:
    awards = "/\n".join(f"Nonsense{number}" for number in range(count))
    text = strip_of("many", [f"## one\ngist: one\n\nOne.\n[{awards}]\n"])
    (root / "tales" / "many.en.tale.md").write_text(text)


def many_circles(root: Path, count: int) -> None:
    paragraphs = [
        f"## p{number}\ngist: g{number}\n\nText.\n\n### NO SKILL\nMore.\n[Go to: many#p{number + 1}]\n\n"
        f"### Magic\nMore.\n[Go to: many#p0]\n"
        for number in range(count)
    ]
    (root / "tales" / "many.en.tale.md").write_text(strip_of("many", paragraphs))


def many_references(root: Path, count: int) -> None:
    paragraphs = [
        f"## p{number}\ngist: g{number}\n\nText.\n[Go to: nowhere{number}/at#x/Treasure: Thing {number}]\n"
        for number in range(count)
    ]
    (root / "tales" / "many.en.tale.md").write_text(strip_of("many", paragraphs))
    (root / "tales" / "unread.en.tale.md").write_bytes(b"\xff")


def many_routes(root: Path, count: int) -> None:
    with (root / "map.toml").open("a", encoding="utf-8") as stream:
        for number in range(count):
            stream.write(f'\n[[routes]]\nbetween = ["baghdad", "nowhere-{number}"]\nby = "land"\n')


def many_cards(root: Path, count: int) -> None:
    (root / "cards" / "many.toml").write_text(
        "".join(
            f'[encounters.c{number}]\nname = {{ en = "C" }}\nkind = "city"\ncity = "x{number}"\nchart = "y"\n'
            for number in range(count)
        )
    )


def many_files(root: Path, count: int) -> None:
    for number in range(count):
        (root / "tales" / f"many-{number}.en.tale.md").write_bytes(b"\xff")
    many_references(root, count)


def bare_pack(root: Path) -> Path:
    """The smallest pack with a file of each kind."""
    for folder in ("tales", "matrices"):
        (root / folder).mkdir(parents=True)
    for file in ("pack.toml", "map.toml"):
        shutil.copy(TINY / file, root / file)
    (root / "tales" / "toll.en.tale.md").write_text(strip_of("toll", ["## one\ngist: one\n\nOne.\n[S1]\n"]))
    shutil.copy(TINY / "matrices" / "L.md", root / "matrices")
    (root / "numbers.lock").write_text("toll#one 1\n")
    return root


@pytest.mark.parametrize(
    "letter", [" ", "(", ")", "[", "#", ",", "|", "{", "a.", "or ", "'", '"', "=", "/", "-", "x:"]
)
@pytest.mark.parametrize("file", ["tales/toll.en.tale.md", "map.toml", "matrices/L.md", "numbers.lock"])
def test_a_line_of_twice_the_length_is_at_most_twice_the_work(tmp_path: Path, letter: str, file: str):
    """Counts executed lines; a pattern with catastrophic backtracking would never finish."""
    work: list[int] = []
    for length in (0, 1900, 3800):
        root = bare_pack(tmp_path / str(length))
        line = letter * (length // len(letter))
        lines = ["### Magic{}x", "[S1{}x]", "## a {}", "gist: {}", "{}", "a{}= 1", "|{}|", "| old | {} |"]
        with (root / file).open("a", encoding="utf-8") as stream:
            stream.write("\n".join(one.replace("{}", line) for one in lines))
        work.append(lines_run(root))
    none, some, twice = work
    assert twice - none <= 2.5 * max(some - none, 400)


@pytest.mark.parametrize(
    "mistakes", [many_awards, many_circles, many_references, many_routes, many_cards, many_files]
)
def test_twice_the_mistakes_are_twice_the_work(tmp_path: Path, mistakes: Callable[[Path, int], None]):
    work: list[int] = []
    for count in (0, 100, 200):
        (tmp_path / str(count)).mkdir()
        root = copy_of_tiny(tmp_path / str(count))
        mistakes(root, count)
        work.append(lines_run(root))
    none, some, twice = work
    assert twice - none < 2.5 * (some - none)


def test_a_very_long_circle_is_shown_in_part(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    many_circles(root, 30)
    found = [one.message for one in check_pack(root, EFFECTS) if one.code == "B303"]
    assert len(found) == 30
    assert any("… and 24 more" in message for message in found)
    assert max(message.count("→") for message in found) == 6


def test_guesses_end_and_messages_do_not():
    report = Report()
    words = [f"word-{number}" for number in range(1000)]
    guessed = [report.most_similar_word("word-7", words) for _ in range(GUESS_BUDGET // 1000 + 5)]
    assert guessed.count("word-7") == GUESS_BUDGET // 1000


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (b"tales/caf\xe9.en.tale.md", "tales/caf\\udce9.en.tale.md"),
        (b"tales/two\nlines.en.tale.md", "tales/two\\nlines.en.tale.md"),
        ("tales/\u202eelat.en.tale.md".encode(), "tales/\\u202eelat.en.tale.md"),
        (b"tales/bell\x07.en.tale.md", "tales/bell\\u0007.en.tale.md"),
        (b"charts/[bold red]x.md", "charts/[bold red]x.md"),
        (b'charts/%s {0} "quoted".md', 'charts/%s {0} "quoted".md'),
        ("charts/naïve ☪ 数.md".encode(), "charts/naïve ☪ 数.md"),
        (b"charts/ -rf .md", "charts/ -rf .md"),
    ],
    ids=["latin", "line-end", "right-to-left", "bell", "markup", "quotes", "signs", "blanks"],
)
def test_odd_names_of_files_are_reported_as_they_are_in_json_and_to_people(
    name: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    root = copy_of_tiny(tmp_path)
    with open(os.fsencode(root) + b"/" + name, "wb") as stream:  # noqa: PTH123 (bytes)
        stream.write(b"x")
    severity, expected = ("warning", "B130") if told.startswith("charts") else ("error", "B102")
    for words in (["--json"], []):
        with pytest.raises(SystemExit) as stop:
            app(["check", str(root), *words])
        assert stop.value.code == (expected == "B102")
        out = capsys.readouterr().out
        if words:
            assert [(one["code"], one["file"]) for one in json.loads(out)] == [(expected, told)]
        else:
            assert f"{root}/{told}:1:1 {severity} {expected} " in out
            assert len(out.splitlines()) == 2
