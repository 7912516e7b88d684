"""Plain mode: a whole game in each language, input, undo, quitting and resuming.

After an intended change of texts, `SERAI_REGENERATE=1 pytest tests/terminal/test_plain.py` rewrites the
transcripts; review the diff.
"""

import io
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from dice.goldens import assert_golden
from refusals import refuses
from serai.locales.localizer import find_localizer
from serai.locales.refusals import say_refusal
from serai.locales.texts import LANGUAGES
from serai.table import RecordFile, Refused, Table, read_record
from serai.table.journal import Chosen, Entry
from serai.terminal.plain_mode import COMMANDS, LineIO, play_plain
from serai.terminal.record_commands import print_replay
from serai.terminal.setup import OpenTable
from terminal.keyboard import GOLDEN, Terminal, said

YES = {"en": "y", "fr": "o", "es": "s"}

# The answers of a whole game that also looks at everything, against a bot that is never tuned.
GAME = """? | ?? | t | c | o | 7 8 | good evening | | 1 2 3 | | o | u | 1235 | s | yes | 1,3,4,5 | stop | t |
1 2 5 | 9 | s | 245 | 3 | 2 | 2 3 | s | 1 2 3 4 5 | 2 3 6 | yes | 1 2 3 6 | 2 4 6"""


def script(language: str) -> list[str]:
    lines = [line.strip() for line in GAME.split("|")]
    return [YES[language] if line == "yes" else line for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_reads_well_from_the_first_line_to_the_secret(terminal: Terminal, language: str) -> None:
    transcript = terminal.play(script(language), "Ana", "Bo=random", lang=language, seed=152, first="Ana")
    assert_golden(GOLDEN / f"game-{language}.txt", transcript)
    assert Table.new("dice", ["Ana", "Bo"], seed=152).opening.secret in said(transcript)[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_carry_no_control_codes(terminal: Terminal, language: str) -> None:
    transcript = terminal.play(script(language), "Ana", "Bo=random", lang=language, seed=152, first="Ana")
    assert all(line.isprintable() or "\u202f" in line or "\xa0" in line for line in transcript.splitlines())
    assert "\x1b" not in transcript


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language: str) -> None:
    say = find_localizer(language, "dice").say
    words = [word for command in (*COMMANDS, "roll", "stop") for word in say(f"command-{command}").split()]
    assert len(words) == len(set(words))
    assert not set(say("command-yes").split()) & set(say("command-no").split())


@pytest.mark.parametrize(
    "typed",
    ["7", "0 1", "12x", "keep:7", "fhqwhgads", "-1", "²", "\x00", "1" * 5000 + "x", "7" * 5000, "\x1b[2J"],
)
def test_a_line_that_is_no_answer_gets_one_sentence_and_changes_nothing(
    terminal: Terminal, tmp_path: Path, typed: str
) -> None:
    quiet = terminal.play([], "Ana", "Bo", seed=1, first="Ana", record=tmp_path / "quiet")
    spoken = terminal.play([typed], "Ana", "Bo", seed=1, first="Ana", record=tmp_path / "spoken")
    assert len(said(spoken)) == len(said(quiet)) + 1
    assert (tmp_path / "quiet").read_bytes() == (tmp_path / "spoken").read_bytes()


def test_a_number_that_is_not_listed_says_which_are(terminal: Terminal) -> None:
    transcript = terminal.play(
        ["s", "9", "0", "1" * 5000], "Ana", "Bo", "Cy", seed=_seed_with_two_met(), first="Ana"
    )
    assert said(transcript).count("Type a number from 1 to 2.") == 3


def _seed_with_two_met() -> int:
    """A seed whose first roll meets exactly two inhabitants."""
    for seed in range(200):
        table = Table.new("dice", ["Ana", "Bo", "Cy"], {"first": "Ana"}, seed=seed)
        if sum(row.met for row in table.view(None).board.row) == 2:
            return seed
    raise AssertionError("no such seed")


def test_all_six_dice_kept_is_a_stop(terminal: Terminal) -> None:
    transcript = terminal.play(["1 2 3 4 5 6"], "Ana", "Bo", seed=1, first="Ana")
    assert "Ana stops and keeps these dice." in said(transcript)


def test_an_option_may_be_typed_as_records_write_it(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game"
    terminal.play(["keep:1,3", "stop"], "Ana", "Bo", seed=1, first="Ana", record=record)
    journal = read_record(record.read_bytes(), "game").record.journal
    assert [entry.option for entry in journal if isinstance(entry, Chosen)][:2] == ["keep:1,3", "stop"]


def test_enter_alone_tells_the_dice_and_the_question_again(terminal: Terminal) -> None:
    lines = said(terminal.play([""], "Ana", "Bo", seed=1, first="Ana"))
    assert sum("which dice do you keep?" in line for line in lines) == 2
    assert sum(line.startswith("Your dice:") for line in lines) == 1


# Undo


def test_the_others_are_asked_when_dice_have_rolled_since(terminal: Terminal) -> None:
    lines = said(terminal.play(["1", "u", "perhaps", "y"], "Ana", "Bo", "Cy", seed=1, first="Ana"))
    assert lines.count("Bo and Cy, do you all agree? y or n.") == 2
    assert "Ana undoes the last choice, and the others agree." in lines


def test_one_refusal_is_enough(terminal: Terminal) -> None:
    lines = said(terminal.play(["1", "u", "n"], "Ana", "Bo", "Cy", seed=1, first="Ana"))
    assert "Ana would like to undo a choice." in lines
    assert "Ana’s choice stays as it is." in lines


def test_bots_take_nothing_back_unless_the_table_was_opened_so(terminal: Terminal) -> None:
    strict = said(terminal.play(["1", "u"], "Ana", "Bo=random", seed=1, first="Ana"))
    assert "At this table the bots do not allow undoing a choice." in strict
    kind = said(terminal.play(["1", "u"], "Ana", "Bo=random", seed=1, first="Ana", takebacks=True))
    assert "Ana undoes the last choice, and the others agree." in kind


def test_there_is_nothing_to_take_back_before_the_first_choice(terminal: Terminal) -> None:
    assert "There is no choice to undo." in said(terminal.play(["u"], "Ana", "Bo", seed=1))


def test_undo_takes_back_the_last_choice_that_stands(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game"
    lines = said(
        terminal.play(["1", "2", "u", "y", "u", "y", "u"], "Ana", "Bo", seed=1, first="Ana", record=record)
    )
    assert "There is no choice to undo." in lines
    assert Table.replay(read_record(record.read_bytes(), "game").record).decisions["Ana"].subject is None


# Setup


def test_enter_and_enter_is_enough_to_play_against_a_bot(terminal: Terminal) -> None:
    lines = said(terminal.play(["", ""], seed=1))
    assert "Barnaby, a skilled bot, sits down at the table." in lines


def test_names_are_asked_for_until_enter(terminal: Terminal) -> None:
    lines = said(terminal.play(["Inés", "Bo=random", "Cy", "", "t"], seed=1, lang="es", first="Inés"))
    assert "Inés, 0 puntos; todavía sin cartas." in lines
    assert "Cy, 0 puntos; todavía sin cartas." in lines


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (
            ("Ana", "Bo=queen"),
            "There is no bot “queen” for this game; choose from: random, squire, king, emperor.",
        ),
        (("Ana", "=king"), "“=king” has no name before the equals sign."),
        (("Ana", "Bo="), "There is no bot “”"),
        (("Ana", "Ana"), "same name"),
        (("Ana",), "2 to 5"),
        (("Ana", "B:o"), "“B:o”"),
    ],
)
def test_a_wrong_seat_is_refused_with_a_sentence(
    terminal: Terminal, seats: tuple[str, ...], sentence: str
) -> None:
    with refuses(re.escape(sentence)):
        terminal.play([], *seats)


def test_a_wrong_name_is_asked_for_again(terminal: Terminal) -> None:
    typed = ["A:na", "Ana", "Ana", "Bo=queen", "=king", "Bo=random", "", "q"]
    lines = said(terminal.play(typed, seed=1, first="Ana"))
    assert "“A:na” cannot be a name: use 1 to 30 characters, without colon or comma." in lines
    assert "Two players have the same name: change one of them." in lines
    assert "There is no bot “queen” for this game; choose from: random, squire, king, emperor." in lines
    assert "Ana, which dice do you keep? 2 rolls left." in lines


def test_what_the_table_refuses_is_said_in_the_language(terminal: Terminal) -> None:
    with refuses("Deux joueurs portent le même nom", language="fr"):
        terminal.play([], "Ana", "Ana", lang="fr")


def test_the_same_refusal_is_one_text_in_each_language(terminal: Terminal) -> None:
    texts: set[str] = set()
    for language in LANGUAGES:
        transcript = terminal.play(["7"], "Ana", "Bo", seed=1, first="Ana", lang=language)
        sentence = say_refusal(Refused("refused-six-dice"), language)
        assert said(transcript).count(sentence) == 1
        texts.add(sentence)
    assert len(texts) == len(LANGUAGES)


def test_five_is_a_full_table(terminal: Terminal) -> None:
    lines = said(terminal.play(["Ana", "Bo", "Cy", "Di", "Ed"], seed=1, first="Ana"))
    assert "Ana, which dice do you keep? 2 rolls left." in lines


def test_the_input_may_end_while_names_are_asked(terminal: Terminal) -> None:
    assert said(terminal.play([]))[-1] == "See you next time."


# Quitting and resuming


def test_a_game_goes_on_from_its_record_as_if_nobody_had_left(terminal: Terminal, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    answers = [line for line in script("en") if line not in ("?", "??", "t", "c", "o", "u", "")]
    seats = ("Ana", "Bo=random")
    terminal.play(answers, *seats, seed=386, first="Ana", record=whole)
    left = terminal.play([*answers[:9], "q"], *seats, seed=386, first="Ana", record=parts)
    assert said(left)[-1].endswith(f"serai terminal --resume {parts}")
    back = said(terminal.play(answers[9:], resume=parts))
    assert any(line.startswith("Welcome back.") for line in back)
    assert parts.read_bytes() == whole.read_bytes()


def test_a_game_that_is_over_tells_its_end_again(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game"
    terminal.play([], "Ana=random", "Bo=random", seed=1, record=record)
    back = terminal.play([], resume=record)
    assert "wears the crown tonight!" in back
    assert f"serai verify {record}" in back


def test_a_truncated_record_goes_on_from_its_last_whole_choice(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game"
    terminal.play(["1 2", "1 3", "q"], "Ana", "Bo", seed=1, first="Ana", record=record)
    content = record.read_bytes()
    record.write_bytes(content[:-5])
    lines = said(terminal.play([], resume=record))
    assert f"{record} stops in the middle of line" in lines[0]
    assert read_record(record.read_bytes(), "game").cut is None
    assert content.startswith(record.read_bytes())


def test_every_choice_is_on_the_disk_before_it_is_told(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "game"
    kept: list[int] = []

    def told(table: Table) -> dict[str, str]:
        whole = read_record(record.read_bytes(), "game").record
        assert whole.journal == tuple(table.journal)
        kept.append(len(whole.journal))
        return {}

    monkeypatch.setattr("serai.terminal.plain_mode.names_by_seat", told)
    terminal.play(["1 2", "s", "1", "q"], "Ana", "Bo=random", seed=3, first="Ana", record=record)
    assert len(set(kept)) > 2


def test_a_record_that_exists_is_never_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game"
    record.write_text("precious")
    with refuses("already exists"):
        terminal.play([], "Ana", "Bo", record=record)
    assert record.read_text() == "precious"


def test_a_game_that_goes_on_takes_no_other_seats_or_dice(terminal: Terminal, tmp_path: Path) -> None:
    with refuses("keeps its players and dice"):
        terminal.play([], "Ana", resume=tmp_path / "game")


def test_a_file_that_cannot_be_used_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    with refuses("cannot be read"):
        terminal.play([], resume=tmp_path / "nowhere")
    with refuses("cannot be written"):
        terminal.play([], "Ana", "Bo", record=tmp_path / "no" / "folder")


def test_the_seal_is_shown_first_and_its_secret_last(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game"
    lines = said(terminal.play([], "Ana=random", "Bo=random", record=record))
    opening = read_record(record.read_bytes(), "game").record.opening
    assert opening.commitment in lines[1]
    assert opening.secret is not None
    assert opening.secret in lines[-2]
    assert not any(opening.secret in line for line in lines[:-2])
    assert msgspec.json.decode(record.read_bytes().splitlines()[0])["secret"] == opening.secret


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int = -1, /) -> str:  # noqa: ARG002
            raise KeyboardInterrupt

    printed = io.StringIO()
    opened = OpenTable(Table.new("dice", ["Ana", "Bo"], seed=1), save=lambda: None, record=tmp_path / "game")
    play_plain(opened, find_localizer("en", "dice"), LineIO(Interrupted(), printed))
    assert printed.getvalue().endswith(f"serai terminal --resume {tmp_path / 'game'}\n")


def test_a_record_that_is_played_elsewhere_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game"
    table = Table.new("dice", ["Ana", "Bo"], seed=1)
    file = RecordFile(record, table.record())
    with refuses("se joue déjà ailleurs", language="fr"):
        terminal.play([], resume=record, lang="fr")
    file.close()
    assert "Welcome back." in terminal.play([], resume=record)


def test_a_record_with_a_bot_that_nobody_knows_is_told_but_not_played(
    terminal: Terminal, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game"
    table = Table.new("dice", ["Ana", "Bo"], {"first": "Ana"}, seed=1, bots={"Bo": "oracle"})
    record.write_bytes(table.record().to_lines())
    with refuses("There is no bot “oracle”"):
        terminal.play([], resume=record)
    print_replay(record, None, "en")
    assert "Bo, oracle, sits down at the table." in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_that_cannot_be_kept_ends_the_game_with_a_sentence(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    record = tmp_path / "game"
    save = RecordFile.save

    def fail(file: RecordFile, journal: Sequence[Entry]) -> None:
        if any(isinstance(entry, Chosen) for entry in journal):
            raise OSError(28, "No space left on device")
        save(file, journal)

    monkeypatch.setattr(RecordFile, "save", fail)
    monkeypatch.setattr(RecordFile, "close", lambda file: fail(file, [Chosen("Ana", "stop")]))
    with pytest.raises(SystemExit) as left:
        terminal.play(["1", "2"], "Ana", "Bo", seed=1, first="Ana", record=record, lang=language)
    said = find_localizer(language, "dice").say(
        "record-not-kept", file=str(record), why="No space left on device"
    )
    assert left.value.code == f"serai: {said}"
