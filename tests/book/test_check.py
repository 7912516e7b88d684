"""The checker as an author meets it: everything in one run, sorted, and never a traceback."""

import random
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from book.tiny import EFFECTS, TINY, copy_of_tiny, edit
from serai.book.awards import Award
from serai.book.check import check_pack
from serai.book.checks.walk import every_award
from serai.book.diagnostics import WORDS_COMPARED, Diagnostic, Report
from serai.book.pack import read_pack


def codes(root: Path) -> list[str]:
    return [one.code for one in check_pack(root, EFFECTS) if one.severity != "note"]


def test_the_tiny_pack_is_right():
    assert codes(TINY) == []


def test_the_tiny_pack_uses_every_award_word():
    used = {type(place.award) for place in every_award(read_pack(TINY, Report()))}
    assert used == set(get_args(Award))


def test_the_sample_lies_in_the_tiny_pack_in_three_languages():
    names = {path.name for path in (TINY / "tales").glob("merchant-barter.*")}
    assert names == {f"merchant-barter.{language}.tale.md" for language in ("en", "fr", "es")}


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


@pytest.mark.rule("N10.13")
def test_an_imprisoned_hero_is_met_only_on_the_jailers_matrix(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    for language in ("en", "fr", "es"):
        edit(root, f"tales/stranger-detour.{language}.tale.md", "### Married", "### Imprisoned")
    assert codes(root) == ["B307"]


def test_one_faulty_word_of_the_lexicon_is_told_once(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "lexicon/adjectives.toml", 'm = "vieux", ', "")
    assert set(codes(root)) == {"B136"}


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
    # English is a translation now: its gists stand in the wrong file, and Spanish is locked to it.
    assert found == {"B135", "B505", "B509", "B510"}


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
    """Lines are lost, doubled, cut and swapped, and letters replaced, in a few files at a time."""
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


@pytest.mark.parametrize(
    "letter", [" ", "(", ")", "[", "#", ",", "|", "{", "a.", "or ", "'", '"', "=", "/", "-", "x:"]
)
@pytest.mark.parametrize(
    "file", ["tales/well-answers.en.tale.md", "map.toml", "matrices/L.md", "numbers.lock"]
)
def test_no_endless_line_holds_the_checker_up(tmp_path: Path, letter: str, file: str):
    root = copy_of_tiny(tmp_path)
    line = letter * (3900 // len(letter))
    lines = [
        f"### Magic{line}x",
        f"[S1{line}x]",
        f"## a {line}",
        f"gist: {line}",
        line,
        f"a{line}= 1",
        f"|{line}|",
    ]
    with (root / file).open("a", encoding="utf-8") as stream:
        stream.write("\n".join(lines))
    start = time.process_time()
    check_pack(root, EFFECTS)
    assert time.process_time() - start < 5


def test_a_line_beyond_the_limit_is_one_message(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    with (root / "map.toml").open("a", encoding="utf-8") as stream:
        stream.write("a." * 100_000 + "a = 1\n")
    assert codes(root) == ["B103"]


def lines_run(root: Path) -> int:
    """How many lines of the Book's own code a check runs: work that no busy machine changes."""
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
    guessed = [report.guess("word-7", words) for _ in range(WORDS_COMPARED // 1000 + 5)]
    assert guessed.count("word-7") == WORDS_COMPARED // 1000
