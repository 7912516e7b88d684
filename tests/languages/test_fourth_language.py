"""Adds a fourth language, German, to a copy of the tree: only new files and one table entry.

The German files are in the folder `german`, laid out like the tree.
"""

import json
import os
import shutil
import subprocess
import sys
from filecmp import dircmp
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GERMAN = Path(__file__).parent / "german"
TABLE = Path("src/serai/book/languages/__init__.py")
CODES = 'Language = Literal["en", "fr", "es"]'
COPIED = ("src", *(f"tests/{part}" for part in ("book", "house", "nights", "table")))


def with_german_in_the_table(text: str, *, entry: bool = True) -> str:
    assert CODES in text
    text = text.replace(CODES, CODES.replace("]", ', "de"]'))
    first, cases, after = text.partition("\n\n\nLANGUAGE_TABLE: ")
    return (
        first + ("\n" + (GERMAN / "entry.txt").read_text("utf-8").rstrip() if entry else "") + cases + after
    )


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with German in it."""
    copy = tmp_path_factory.mktemp("tree")
    for part in COPIED:
        # With the bytecode: its files name the time and size of their source, which are copied too.
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("web"))
    for file in ("pyproject.toml", *(f"tests/{path.name}" for path in (ROOT / "tests").glob("*.py"))):
        shutil.copy(ROOT / file, copy / file)
    for folder in ("docs", "packs"):
        (copy / folder).symlink_to(ROOT / folder)
    new = [
        path.relative_to(GERMAN) for path in GERMAN.rglob("*") if path.is_file() and path.name != "entry.txt"
    ]
    for path in new:
        assert not (copy / path).exists(), f"{path} would be changed, not added"
        (copy / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(GERMAN / path, copy / path)
    (copy / TABLE).write_text(with_german_in_the_table((ROOT / TABLE).read_text("utf-8")), "utf-8")
    return copy


def environment_of(tree: Path) -> dict[str, str]:
    return os.environ | {
        "PYTHONPATH": str(tree / "src"),
        "SERAI_HOME": str(tree / "home"),
        "COLUMNS": "200",
        "LANG": "C.UTF-8",
    }


def run(tree: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=tree,
        env=environment_of(tree),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def changed(compared: "dircmp[str]") -> list[str]:
    found = [str(Path(compared.right, name)) for name in compared.diff_files]
    return found + [one for inner in compared.subdirs.values() for one in changed(inner)]


def test_only_the_table_of_languages_is_changed(tree: Path) -> None:
    differing = [one for part in COPIED for one in changed(dircmp(ROOT / part, tree / part))]
    assert differing == [str(tree / TABLE)]


def test_german_is_read_and_heard_at_a_real_table(tree: Path) -> None:
    done = run(tree, "pytest", "-n0", "-p", "no:cacheprovider", "tests/house/german_table.py")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_packs_pass_and_name_the_language_that_they_lack(tree: Path) -> None:
    tiny = run(tree, "serai", "book", "check", "tests/book/tiny-book")
    assert tiny.returncode == 0, tiny.stdout + tiny.stderr
    assert "B512" not in tiny.stdout
    (tree / "no-german").mkdir()
    old = Path(shutil.copytree(ROOT / "tests/book/tiny-book", tree / "no-german/tiny-book"))
    lacking = run(tree, "serai", "book", "check", str(old))
    assert lacking.returncode == 0, lacking.stdout + lacking.stderr
    assert "The pack has no German: whoever reads German is told its tales in English." in lacking.stdout
    listed = run(tree, "serai", "pack", "list")
    assert listed.returncode == 0, listed.stderr
    assert "; no German: told in English" in listed.stdout
    assert "playable   yes" in listed.stdout


def test_the_command_lists_what_german_lacks(tree: Path) -> None:
    listed = run(tree, "serai", "languages")
    assert listed.returncode == 0, listed.stdout + listed.stderr
    assert "English (en, English): complete" in listed.stdout
    assert "Français (fr, French): complete" in listed.stdout
    assert "Deutsch (de, German): not complete" in listed.stdout
    told = json.loads(run(tree, "serai", "languages", "de", "--json").stdout)[0]["parts"]
    parts = {part["file"]: part for part in told}
    assert "web-theme" in parts["serai/locales/de/web.ftl"]["missing"]
    assert "web-settings" not in parts["serai/locales/de/web.ftl"]["missing"]
    assert parts["serai/book/languages/de.toml"]["missing"] == []
    assert parts["serai/games/dice/rulebook/de.md"]["missing"]
    assert parts["serai/games/nights/locales/de/introduction.ftl"]["name"] == "nights, introduction"
    assert parts["first-book/tales/*.de.tale.md"]["total"] == len(
        parts["first-book/tales/*.de.tale.md"]["missing"]
    )
    by_name = run(tree, "serai", "languages", "de").stdout
    assert "serai/locales/de/web.ftl lacks:" in by_name
    assert run(tree, "serai", "languages", "pt").returncode == 2


def test_a_grammar_that_does_not_fit_together_is_named(tree: Path) -> None:
    grammar = tree / "src/serai/book/languages/de.toml"
    sound = grammar.read_text("utf-8")
    grammar.write_text(sound.replace('pronoun = ["er", "sie", "es"]', 'pronoun = ["er", "sie"]'), "utf-8")
    try:
        listed = run(tree, "serai", "languages", "de")
    finally:
        grammar.write_text(sound, "utf-8")
    assert listed.returncode == 1
    assert "the form “er” has 2 pronouns for 3 genders" in listed.stdout


FAULTY = """web-bakc = Zurück
web-back = { $nome } ist zurück.
web-play-now = Jetzt spielen { gegen
"""
SAY = "from serai.locales.texts import find_texts; print(find_texts('de', 'web').say('web-back', name='Ana'))"


def test_mistakes_in_messages_are_named_and_fall_back_to_english(tree: Path) -> None:
    file = tree / "src/serai/locales/de/web.ftl"
    sound = file.read_text("utf-8")
    at = sound.count("\n") + 1
    file.write_text(sound + FAULTY, "utf-8")
    try:
        listed = run(tree, "serai", "languages", "de")
        said = subprocess.run(
            [sys.executable, "-c", SAY], env=environment_of(tree), capture_output=True, text=True, check=False
        )
    finally:
        file.write_text(sound, "utf-8")
    assert listed.returncode == 1
    named = [line.strip() for line in listed.stdout.splitlines() if "web.ftl, line" in line]
    assert named == [
        f"serai/locales/de/web.ftl, line {at}: no other language has a message “web-bakc”",
        f"serai/locales/de/web.ftl, line {at + 1}: “web-back” has no value {{ $nome }}",
        f"serai/locales/de/web.ftl, line {at + 2} cannot be read: web-play-now = Jetzt spielen {{ gegen",
    ]
    assert (said.returncode, said.stdout) == (0, "Ana is back.\n"), said.stderr
    assert "Unknown external: nome" in said.stderr


def test_pyright_finds_a_language_without_an_entry(tmp_path: Path) -> None:
    whole, lacking = tmp_path / "whole.py", tmp_path / "lacking.py"
    for file in (whole, lacking):
        text = with_german_in_the_table((ROOT / TABLE).read_text("utf-8"), entry=file == whole)
        file.write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pyright", "--outputjson", str(whole), str(lacking)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    told = json.loads(done.stdout)
    assert told["summary"]["filesAnalyzed"] == 2
    found = [(Path(one["file"]).name, one["severity"], one.get("rule")) for one in told["generalDiagnostics"]]
    assert {file for file, *_ in found} == {lacking.name}, done.stdout
    assert {rule for *_, rule in found} & {"reportReturnType", "reportMatchNotExhaustive"}, done.stdout
    assert any(severity == "error" for _, severity, _ in found), done.stdout
