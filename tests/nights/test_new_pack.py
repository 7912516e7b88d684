"""`serai pack new`, and the example of the guide: packs that can be checked, installed and played."""

import re
from pathlib import Path

import pytest

from serai.book.authoring import (
    AuthoringError,
    lock_translations_or_mark_as_read,
    update_translations_and_numbers,
)
from serai.book.check import check_pack
from serai.book.commands import effect_words_of_installed_games, playability_check_of_installed_games
from serai.book.compile import load_book
from serai.book.languages import LANGUAGES, Language
from serai.book.new_pack import create_pack
from serai.book.pack_installer import install_pack
from serai.bots import find_bot
from serai.games.nights.game import Nights
from serai.house.pack_commands import app
from serai.table import Table

GUIDE = Path(__file__).parents[2] / "docs" / "book" / "writing-tales.md"


def readings_of_a_game(root: Path, choices: int = 400) -> set[str]:
    """The paragraphs that three travellers read in a game with the pack."""
    game = Nights.with_pack(Nights.open_pack(root))
    table = Table.new(game, ("Ana", "Bo", "Cleo"), seed=1)
    bot = find_bot("nights", "traveller")
    for _ in range(choices):
        seat = next(iter(table.waiting), None)
        if seat is None:
            break
        table.choose(seat, bot(table.view(seat), table.bot_stream(seat)))
    return {str(event.args["paragraph"]) for event in table.all_events() if event.key == "read"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_pack_is_checked_installed_and_played(
    language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("SERAI_HOME", str(tmp_path / "home"))
    root = tmp_path / "my-book"
    create_pack(root, language, {"en": "The Well", "fr": "Le Puits", "es": "El pozo"}[language])
    found = check_pack(root, effect_words_of_installed_games(), playability_check_of_installed_games())
    assert {one.code for one in found} == {"B512"}  # the languages that it does not have yet
    misspelt = [
        one
        for one in check_pack(root, effect_words_of_installed_games(), spelling=True)
        if one.code.startswith("B7")
    ]
    assert not misspelt
    assert install_pack(root, effect_words_of_installed_games(), playability_check_of_installed_games()).new
    assert readings_of_a_game(root) >= {"well/rope#frayed", "well/rope#shared", "well/rope#ring"}


def test_a_new_pack_has_a_map_with_routes_a_place_a_matrix_and_three_beings(tmp_path: Path):
    root = tmp_path / "my-book"
    create_pack(root, "en", "A “fine” Book")
    book = load_book(root, effect_words_of_installed_games())
    assert (len(book.map.routes), list(book.map.arrows)) == (4, ["haunted-house"])
    assert (list(book.matrices), len(book.lexicon.beings)) == (["L"], 3)
    assert book.manifest.title == {"en": "A “fine” Book"}


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as stop:
        app(list(words))
    return int(stop.value.code or 0)


def test_the_command_prints_the_files_and_never_writes_into_a_full_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    root = tmp_path / "my-book"
    assert run("new", str(root), "--language", "fr") == 0
    printed = capsys.readouterr().out.split()
    assert str(root / "pack.toml") in printed
    assert sorted(printed) == sorted(str(path) for path in root.rglob("*") if path.is_file())
    before = (root / "pack.toml").read_bytes()
    assert run("new", str(root)) == 2
    assert capsys.readouterr().err == f"{root} exists already and is not an empty folder.\n"
    assert (root / "pack.toml").read_bytes() == before
    for name in ("con", "b" * 65):  # `serai pack add` would refuse it
        with pytest.raises(AuthoringError, match="choose another name"):
            create_pack(tmp_path / name, "en")
    with pytest.raises(AuthoringError, match="gives no id"):
        create_pack(tmp_path / "…", "en")


def test_the_example_of_the_guide_can_be_played(tmp_path: Path):
    blocks = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", GUIDE.read_text("utf-8"), re.M | re.S)
    for name, text in blocks:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    update_translations_and_numbers(tmp_path)
    for paragraph in ("third-copper", "one-copper", "one-boot"):
        lock_translations_or_mark_as_read(tmp_path, f"toll/bridge#{paragraph}")
    assert (
        check_pack(tmp_path, effect_words_of_installed_games(), playability_check_of_installed_games()) == []
    )
    assert readings_of_a_game(tmp_path) == {
        f"toll/bridge#{one}" for one in ("third-copper", "one-copper", "one-boot")
    }
