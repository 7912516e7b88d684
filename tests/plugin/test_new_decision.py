"""Adding a kind of decision changes four files of a game: the rules, and the texts in three languages.

The test adds a toast before each roll to a copy of King of Dice.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import serai

RULES = "games/dice/game.py"
WORDS = {
    "en": ("{ $seat }: a toast before the throw?", "raise the cup", "keep it full"),
    "fr": ("{ $seat } : un toast avant le lancer ?", "lever la coupe", "la garder pleine"),
    "es": ("{ $seat }: ¿un brindis antes de tirar?", "alzar la copa", "dejarla llena"),
}
ASK = """
import json, sys
from serai.locales.localizer import find_localizer
from serai.table import Table

table = Table.new("dice", ["Ana", "Bo"], {"first": "Ana"}, seed=3)
decision = table.decisions["Ana"]
said = {}
for language in ("en", "fr", "es"):
    words = find_localizer(language, "dice")
    labels = [words.option_label(decision, one) for one in decision.options]
    said[language] = [words.question_text(decision), *labels]
kinds = set()
while table.waiting:
    seat = table.waiting[0]
    kinds.add(table.decisions[seat].kind)
    table.choose(seat, table.decisions[seat].options[-1])
again = Table.replay(table.record())
print(json.dumps({"said": said, "kinds": sorted(kinds), "same": again.outcome == table.outcome}))
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of Serai with one additional kind of decision."""
    folder = tmp_path / "serai"
    shutil.copytree(
        Path(serai.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__", "client")
    )
    rules = (folder / RULES).read_text("utf-8")
    for before, after in (
        ("        questions={\n", '        questions={\n            "toast": "`raise` or `keep`",\n'),
        (
            "        self.begin_rolling(seat)\n",
            '        yield Decision(seat, "toast", ("raise", "keep"))\n        self.begin_rolling(seat)\n',
        ),
    ):
        assert rules.count(before) == 1, f"{RULES} has changed: mend this test"
        rules = rules.replace(before, after)
    (folder / RULES).write_text(rules, "utf-8")
    for language, (question, raised, kept) in WORDS.items():
        with (folder / f"games/dice/locales/{language}/dice.ftl").open("a", encoding="utf-8") as file:
            file.write(
                f"\nquestion-toast = {question}\noption-toast-raise = {raised}\noption-toast-keep = {kept}\n"
            )
    return tmp_path


def run(tree: Path, *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(tree), "LANG": "en"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def changed(tree: Path) -> set[str]:
    before = Path(serai.__file__).parent
    files = (
        path for path in (tree / "serai").rglob("*") if path.is_file() and "__pycache__" not in path.parts
    )
    return {
        name
        for path in files
        if path.read_bytes() != (before / (name := path.relative_to(tree / "serai").as_posix())).read_bytes()
    }


def test_it_is_asked_in_every_language_and_played_to_the_end(tree: Path) -> None:
    told = json.loads(run(tree, "-c", ASK))
    assert told["said"] == {
        language: [question.replace("{ $seat }", "Ana"), *options]
        for language, (question, *options) in WORDS.items()
    }
    assert "toast" in told["kinds"]
    assert told["same"], "its record is replayed"
    assert len(changed(tree)) <= 5
    assert changed(tree) == {RULES, *(f"games/dice/locales/{language}/dice.ftl" for language in WORDS)}


def test_it_has_its_place_in_the_terminal(tree: Path) -> None:
    command = "from serai.cli import main; main()"
    words = ("terminal", "dice", "Ana", "Bo=random", "--first", "Ana", "--plain", "--seed", "3")
    told = run(tree, "-c", command, *words, typed="raise\nquit\n")
    assert "Ana: a toast before the throw?" in told
    assert "raise the cup" in told
