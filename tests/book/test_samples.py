"""Comparison of a Book with sample texts of the same length."""

import json
from pathlib import Path

import pytest

from book.test_stats import draft_of, run
from book.tiny import TINY
from serai.book.prose_metrics import corpora_by_language
from serai.book.samples import SampleError, compare_book_with_samples, read_sample


def sample_in(folder: Path, text: str, name: str = "emma.en.txt") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_both_are_measured_on_the_words_of_the_shorter_one(tmp_path: Path):
    draft = draft_of(tmp_path, "one two three four five six seven eight.")
    sample = read_sample(sample_in(tmp_path, "a b a b"))
    (measured,) = compare_book_with_samples(corpora_by_language(draft), [sample])
    assert (measured.sample, measured.language, measured.length) == ("emma", "en", 4)
    assert measured.ours == {2: 1.0, 3: 1.0, 4: 1.0}
    assert measured.theirs == {2: 2 / 3, 3: 1.0, 4: 1.0}


def test_a_longer_sample_is_cut_to_the_length_of_the_book(tmp_path: Path):
    draft = draft_of(tmp_path, "one two three.")
    (measured,) = compare_book_with_samples(
        corpora_by_language(draft), [read_sample(sample_in(tmp_path, "a b c a b c a b c"))]
    )
    assert measured.length == 3
    assert measured.theirs[2] == 1.0


def test_no_run_of_words_crosses_from_one_paragraph_of_a_sample_into_the_next(tmp_path: Path):
    assert read_sample(sample_in(tmp_path, "It rains.\n  \nShe\nwaits.")).texts == (
        ("it", "rains"),
        ("she", "waits"),
    )


def test_a_language_that_the_book_lacks_is_left_out(tmp_path: Path):
    draft = draft_of(tmp_path, "one two three.")
    assert (
        compare_book_with_samples(
            corpora_by_language(draft), [read_sample(sample_in(tmp_path, "un deux", "candide.fr.txt"))]
        )
        == []
    )


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("emma.txt", b"words", "should end in its language"),
        ("emma.de.txt", b"words", "should end in its language"),
        ("emma.en.txt", b"\xe9t\xe9", "is not written in UTF-8"),
        ("emma.en.txt", b" \n 12 ", "has no words in it"),
    ],
)
def test_what_cannot_be_measured_is_said(tmp_path: Path, name: str, content: bytes, said: str):
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(SampleError, match=said):
        read_sample(path)


def test_the_command_prints_both(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    emma = sample_in(tmp_path, "She is clever and rich, and rich and clever.")
    candide = sample_in(tmp_path, "Il faut cultiver notre jardin.", "candide.fr.txt")
    assert run("stats", str(TINY), "--beside", str(emma), str(candide)) == 0
    out = capsys.readouterr().out
    assert all(said in out for said in ("Beside others", "emma", "candide", "French"))
    assert run("stats", str(TINY), "--json", "--beside", str(emma)) == 0
    (told,) = json.loads(capsys.readouterr().out)["beside"]
    assert told["length"] == 9
    assert told["theirs"]["2"] == 6 / 8


def test_a_missing_sample_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert run("stats", str(TINY), "--beside", str(tmp_path / "emma.en.txt")) == 2
    assert "cannot be read" in capsys.readouterr().err
