"""`serai replay` and `serai verify`: what they print, what they find, and what they refuse."""

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import msgspec
import pytest

from project.pages import blocks_in
from refusals import refuses
from serai.bots import play_bots
from serai.cli import main
from serai.locales.localizer import find_localizer
from serai.locales.refusals import say_refusal
from serai.locales.texts import LANGUAGES
from serai.table import BadRecord, BrokenSeal, Event, ReplayDiverged, Table
from serai.table import game as registry
from serai.table.journal import Chosen, TurnEnded
from serai.table.scenario import Scenario, open_scenario
from serai.terminal.record_commands import print_replay, replay_and_print_dice_verification
from table.caravan import Caravan
from table.playing import caravan, played, take_back
from terminal.keyboard import Terminal

Tell = Callable[..., list[str]]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Tell:
    """The lines that a function prints."""

    def tell(function: Callable[..., None], *arguments: object) -> list[str]:
        capsys.readouterr()
        function(*arguments)
        return capsys.readouterr().out.splitlines()

    return tell


def sealed_game() -> Table:
    table = Table.new("dice", ["Ana", "Bo"], bots={"Ana": "random", "Bo": "random"})
    play_bots(table)
    return table


def open_game() -> Table:
    table = Table.new("dice", ["Ana", "Bo"], {"first": "Ana"}, seed=7, bots={"Ana": "random", "Bo": "random"})
    play_bots(table)
    return table


@pytest.fixture
def game() -> Table:
    return open_game()


@pytest.fixture
def path(tmp_path: Path, game: Table) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(game.record().to_lines())
    return path


def changed(path: Path, line: int, change: Callable[[object], object]) -> None:
    """Tampers with one line of a record, counted from 0."""
    lines = path.read_bytes().splitlines()
    lines[line] = msgspec.json.encode(change(msgspec.json.decode(lines[line])))
    path.write_bytes(b"".join(each + b"\n" for each in lines))


def line_of(game: Table, kind: type, number: int) -> int:
    """The line of a record that contains the entry of that kind."""
    return [at for at, entry in enumerate(game.journal, 1) if isinstance(entry, kind)][number]


def choices(game: Table) -> int:
    return sum(isinstance(entry, Chosen) for entry in game.journal)


# Replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_turn_by_turn_in_each_language(
    told: Tell, path: Path, game: Table, language: str
) -> None:
    lines = told(print_replay, path, None, language)
    turns = sum(event.key == "turn" for event in game.all_events())
    assert lines.count("") == turns
    assert all("{" not in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_brings_no_words_is_told_by_its_keys(
    told: Tell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setitem(registry._registered, "caravan", Caravan)
    table = caravan(2, takebacks=True)
    table.choose("Ana", "rest")
    take_back(table, "Ana")
    table.sit("Bo", "Bruno", "random", "left")
    played(table, 3)
    path = tmp_path / "caravan.jsonl"
    path.write_bytes(table.record().to_lines())
    lines = told(print_replay, path, None, language)
    assert lines[0] == "caravan"
    assert "drew: seat Bruno" in lines
    assert f"ended: ending {table.outcome and table.outcome.ending}" in lines
    told_by_table = find_localizer(language, "dice").event_sentence(
        Event("seated", {"seat": "Bo", "name": "Bruno", "bot": "random", "why": "left"})
    )  # type: ignore[arg-type]
    assert told_by_table in lines
    assert told(replay_and_print_dice_verification, path, None, language)


def test_a_game_of_another_package_can_be_told_again(tmp_path: Path) -> None:
    """Uses the game of docs/games.md, installed as that page says."""
    (tmp_path / "dates.py").write_text(blocks_in("docs/games.md")[0].text, "utf-8")
    (tmp_path / "dates-1.dist-info").mkdir()
    (tmp_path / "dates-1.dist-info" / "METADATA").write_text("Name: dates\nVersion: 1\n", "utf-8")
    points = "[serai.games]\ndates = dates:Dates\n"
    (tmp_path / "dates-1.dist-info" / "entry_points.txt").write_text(points, "utf-8")
    code = (
        "from serai.table import Table\nfrom serai.bots import play_bots\nfrom pathlib import Path\n"
        "table = Table.new('dates', ['Ana', 'Bo'], seed=7, bots={'Ana': 'random', 'Bo': 'random'})\n"
        "play_bots(table)\nPath('game.jsonl').write_bytes(table.record().to_lines())\n"
        "from serai.cli import main\nimport sys\nsys.argv = ['serai', 'replay', 'game.jsonl']\nmain()"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "LC_ALL": "C", "PYTHONUTF8": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("dates\n")
    assert "eaten: seat Ana, dates" in ran.stdout


def test_the_seal_comes_first(told: Tell, tmp_path: Path) -> None:
    game = sealed_game()
    path = tmp_path / "game.jsonl"
    path.write_bytes(game.record().to_lines())
    assert game.opening.commitment in told(print_replay, path, None, "en")[1]


def test_the_dice_are_told_in_words(told: Tell, path: Path) -> None:
    rolled = next(line for line in told(print_replay, path, None, "en") if "rolls all six" in line)
    assert rolled.count("red") + rolled.count("green") + rolled.count("blue") == 6


@pytest.mark.parametrize("to", [0, 1, 12])
def test_only_so_many_choices_are_told(told: Tell, path: Path, game: Table, to: int) -> None:
    whole = told(print_replay, path, None, "en")
    lines = told(print_replay, path, to, "en")
    count = "one choice" if to == 1 else f"{to} choices"
    assert lines[-1] == f"Shown so far: {count} of {choices(game)}."
    assert lines[:-2] == whole[: len(lines) - 2]


def test_more_choices_than_there_are_tell_the_whole_game(told: Tell, path: Path) -> None:
    assert told(print_replay, path, 9999, "en") == told(print_replay, path, None, "en")


def test_a_count_below_nothing_is_refused(path: Path) -> None:
    with refuses("-3 is not possible"):
        print_replay(path, -3, "en")


def test_a_truncated_record_is_told_to_its_last_whole_choice(told: Tell, path: Path, game: Table) -> None:
    whole = told(print_replay, path, None, "en")
    cut = line_of(game, Chosen, 20)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:cut]) + lines[cut][:6])
    again = told(print_replay, path, None, "en")
    assert again[-1].startswith(f"{path} stops in the middle of line {cut + 1}")
    assert again[:-2] == whole[: len(again) - 2]


def test_a_game_that_is_not_over_says_so(told: Tell, path: Path) -> None:
    table = Table.new("dice", ["Ana", "Bo"], seed=7)
    path.write_bytes(table.record().to_lines())
    assert told(print_replay, path, None, "en")[-1] == "The file ends here; the game is not over."


# Verifying


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_valid_record_is_verified(told: Tell, path: Path, game: Table, language: str) -> None:
    lines = told(replay_and_print_dice_verification, path, game.opening.commitment, language)
    assert str(path) in lines[0]
    assert game.opening.commitment in lines[1]
    assert str(choices(game)) in lines[3]


def test_it_says_how_much_was_checked(told: Tell, path: Path, game: Table) -> None:
    rolled = [event.args["thrown"] for event in game.all_events() if event.key == "rolled"]
    turns = sum(event.key == "turn" for event in game.all_events())
    dice = sum(len(thrown) for thrown in rolled)
    checked = f"Checked: {choices(game)} choices, {turns} turns and {dice} dice."
    assert checked in told(replay_and_print_dice_verification, path, None, "en")


def test_the_dice_of_the_nights_are_counted_too(told: Tell, path: Path) -> None:
    events: list[Event] = []
    seeds = count(1)
    while not events or any(event.key == "foreseen" for event in events):  # such a die has two events
        table = Table.new(
            "nights",
            ["Ana", "Bo"],
            {"goal": 4},
            seed=next(seeds),
            bots=dict.fromkeys(("Ana", "Bo"), "wanderer"),
        )
        play_bots(table)
        path.write_bytes(table.record().to_lines())
        events = table.all_events()
    dice = sum(len(event.args["dice"]) for event in events if event.key == "rolled")  # type: ignore[arg-type]
    dice += sum(event.key == "destiny" for event in events)
    assert f" and {dice:,} dice." in told(replay_and_print_dice_verification, path, None, "en")[-1]


def test_a_commitment_may_be_pasted_in_any_case(told: Tell, path: Path, game: Table) -> None:
    assert told(replay_and_print_dice_verification, path, f" {game.opening.commitment.upper()} ", "en")


def test_another_commitment_does_not_hold(path: Path) -> None:
    with refuses("not the one you wrote down", ReplayDiverged):
        replay_and_print_dice_verification(path, "00" * 32, "en")


def test_another_secret_does_not_hold(path: Path) -> None:
    path.write_bytes(sealed_game().record().to_lines())
    changed(path, 0, lambda opening: {**opening, "secret": "11" * 32})
    with refuses("do not match its seal", ReplayDiverged):
        replay_and_print_dice_verification(path, None, "en")
    with refuses("no corresponden a su sello", BrokenSeal, "es"):
        print_replay(path, None, "es")


def test_another_secret_with_its_own_commitment_leads_elsewhere(tmp_path: Path) -> None:
    game, other = sealed_game(), sealed_game()
    path = tmp_path / "game.jsonl"
    path.write_bytes(game.record().to_lines())
    opening = other.opening
    changed(path, 0, lambda first: {**first, "secret": opening.secret, "commitment": opening.commitment})
    with refuses("give another game", ReplayDiverged):
        replay_and_print_dice_verification(path, None, "en")


def test_open_dice_must_come_from_their_seed(path: Path) -> None:
    changed(path, 0, lambda opening: {**opening, "seed": 8})
    with refuses("does not come from the seed 8", ReplayDiverged):
        replay_and_print_dice_verification(path, None, "en")


def test_another_choice_leads_elsewhere(path: Path, game: Table) -> None:
    at = next(
        at
        for at, entry in enumerate(game.journal, 1)
        if isinstance(entry, Chosen) and entry.option != "stop" and entry.option.startswith("keep:")
    )
    changed(path, at, lambda entry: [*entry[:2], "stop"])
    with refuses("give another game", ReplayDiverged):
        replay_and_print_dice_verification(path, None, "en")


def test_another_digest_leads_elsewhere_and_says_where(path: Path, game: Table) -> None:
    at = line_of(game, TurnEnded, 5)
    changed(path, at, lambda entry: [*entry[:2], "00" * 16])
    with pytest.raises(ReplayDiverged) as parted:
        replay_and_print_dice_verification(path, None, "en")
    assert parted.value.entry == at
    assert f"from entry {at} " in say_refusal(parted.value, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_it_leads_elsewhere_is_told_alike_by_every_command(
    terminal: Terminal, path: Path, game: Table, language: str
) -> None:
    changed(path, line_of(game, TurnEnded, 5), lambda entry: [*entry[:2], "00" * 16])
    said: set[str] = set()
    for command in (print_replay, replay_and_print_dice_verification):
        with pytest.raises(ReplayDiverged) as parted:
            command(path, None, language)
        said.add(say_refusal(parted.value, language))
    with pytest.raises(ReplayDiverged) as parted:
        terminal.play([], resume=path, lang=language)
    assert said == {say_refusal(parted.value, language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_secret_decided_is_said(told: Tell, tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.jsonl"
    layout = {"row": {"cards": ["elf-run-4", "dwarf-three-4", "hypnotist", "dragon-25", "goblin-6"]}}
    chance = {"dice": [[1, 2, 3, 4, 5, 6], [1, 1, 1, 1, 1, 1]], "inhabitants": ["orc-4"]}
    table = open_scenario(Scenario("dice", ("Ana", "Bo"), layout=layout, chance=chance))
    path.write_bytes(table.record().to_lines())
    words = find_localizer(language, "dice")  # type: ignore[arg-type]
    lines = told(replay_and_print_dice_verification, path, None, language)
    assert words.say("verify-scripted", count=3) in lines
    assert words.say("verify-laid-out") in lines


def test_a_game_of_its_secret_alone_says_nothing_of_scripts(told: Tell, path: Path) -> None:
    lines = told(replay_and_print_dice_verification, path, None, "en")
    assert not any("beforehand" in line or "prepared position" in line for line in lines)


def test_a_sealed_record_without_its_secret_cannot_be_checked(path: Path) -> None:
    path.write_bytes(sealed_game().record().to_lines())
    changed(path, 0, lambda opening: {**opening, "secret": None})
    with refuses("cannot be checked yet"):
        replay_and_print_dice_verification(path, None, "en")
    with refuses("cannot be checked yet"):
        print_replay(path, None, "en")


def test_a_truncated_record_holds_as_far_as_it_goes(told: Tell, path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-7])
    lines = told(replay_and_print_dice_verification, path, None, "en")
    assert "stops in the middle" in lines[-1]


def test_a_game_that_is_not_over_warns_of_its_secret(told: Tell, path: Path) -> None:
    path.write_bytes(Table.new("dice", ["Ana", "Bo"]).record().to_lines())
    assert "show it to nobody" in told(replay_and_print_dice_verification, path, None, "en")[-1]


# Wrong files

WRONG = {
    "empty": b"",
    "binary": bytes(range(256)) * 4,
    "text": b"Once upon a time\nthere was a king.\n",
    "no line break": b"{}",
    "other json": b'{"game": "chess"}\n',
    "not utf-8": b'{"game": "\xff"}\n',
}


@pytest.mark.parametrize("content", WRONG.values(), ids=WRONG)
def test_a_wrong_file_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    for command in (print_replay, replay_and_print_dice_verification):
        with pytest.raises(BadRecord) as refused:
            command(path, None, "en")
        assert "\n" not in say_refusal(refused.value, "en")


@pytest.mark.parametrize("content", WRONG.values(), ids=WRONG)
def test_a_wrong_file_is_refused_in_the_language_of_the_reader(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    for language in LANGUAGES:
        with refuses(path.name, BadRecord, language):
            print_replay(path, None, language)


def test_a_file_that_is_not_there_or_is_a_folder_is_refused(tmp_path: Path) -> None:
    for where in (tmp_path / "nowhere", tmp_path):
        with refuses("cannot be read"):
            replay_and_print_dice_verification(where, None, "en")


# The command itself


COMMAND = "import sys; from serai.cli import main; sys.argv[0] = 'serai'; main()"


def run(*arguments: str, typed: bytes = b"", code: str = COMMAND) -> tuple[int, list[str], list[str]]:
    """Runs the command: its exit code, and the lines of its output and of its errors."""
    ran = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=typed,
        capture_output=True,
        env={**os.environ, "PYTHONUTF8": "1", "LC_ALL": "C"},
        check=False,
    )
    return ran.returncode, ran.stdout.decode().splitlines(), ran.stderr.decode().splitlines()


def test_the_command_plays_keeps_tells_and_verifies(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    seats = ("Ana=random", "Bo=random", "--seed", "7", "--record", str(path))
    code, lines, errors = run("terminal", "dice", *seats)
    assert (code, errors) == (0, [])
    assert lines[-1] == f"To check every die: serai verify {path}"
    assert run("verify", str(path), "--lang", "fr")[0] == 0
    assert run("replay", str(path), "--to", "3")[1][-1].startswith("Shown so far: 3 choices")


def test_the_command_fails_with_1_where_a_record_does_not_hold(path: Path) -> None:
    code, lines, errors = run("verify", str(path), "--commitment", "00" * 32)
    assert (code, lines, len(errors)) == (1, [], 1)


@pytest.mark.parametrize("content", [b"", bytes(range(256)), b"nonsense\n"])
def test_the_command_refuses_with_2_and_one_line(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    for arguments in (("replay", str(path)), ("terminal", "dice", "--resume", str(path))):
        code, lines, errors = run(*arguments)
        assert (code, lines, len(errors)) == (2, [], 1)
        assert errors[0].startswith("serai: ")


@pytest.mark.parametrize(
    "arguments",
    [
        ("chronicle", "nowhere.jsonl"),
        ("chronicle", "game.jsonl", "--seat", "Zoe"),
        ("odds", "elf-run-44"),
        ("odds", "--dice", "7r"),
        ("odds", "--dice", "1b 1b 1b"),
        ("odds", "--rolls", "9"),
        ("odds", "--dice", "1b", "--rolls", "0"),
        ("replay", "nowhere.jsonl"),
        ("rules", "dice", "zeppelin"),
        ("terminal", "--pack", "nowhere"),
        ("terminal", "--resume", "nowhere.jsonl"),
        ("terminal", "--record", "game.jsonl", "dice", "Ana", "Bo"),
        ("terminal", "nights", "Ana", "Bo", "--hero", "Zoe=aladdin"),
        ("terminal", "nights", "--pack", "."),
        ("verify", "nowhere.jsonl"),
    ],
    ids=" ".join,
)
def test_every_refusal_of_a_command_is_in_the_language_of_the_reader(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
) -> None:
    monkeypatch.chdir(path.parent)
    said: set[str] = set()
    for language in LANGUAGES:
        monkeypatch.setattr("sys.argv", ["serai", *arguments, "--lang", language])
        with pytest.raises(SystemExit) as left:
            main()
        assert left.value.code == 2
        said.add(capsys.readouterr().err)
    assert len(said) == len(LANGUAGES)
    assert not any("refused-" in sentence for sentence in said)


def test_bytes_that_are_no_text_are_no_answer() -> None:
    code, lines, errors = run("terminal", "dice", "Ana", "Bo", "--seed", "1", typed=b"\xff\xfe\n\n")
    assert (code, errors) == (0, [])
    assert lines[-1] == "See you next time."


@pytest.mark.skipif(os.name != "posix", reason="only POSIX systems limit the size of files")
def test_a_full_disk_is_one_sentence_and_exit_code_1(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    command = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1200, 1200)); {COMMAND}"
    arguments = ("terminal", "dice", "Ana=random", "Bo=random", "--lang", "fr", "--record", str(path))
    code, lines, errors = run(*arguments, code=command)
    assert (code, len(errors)) == (1, 1)
    assert errors[0].startswith("serai: Le dernier choix n’a pas pu être enregistré")
    assert lines
    assert run("verify", str(path))[0] == 0
    assert run("terminal", "dice", "--resume", str(path))[0] == 0
