"""Plays the 29th status of `sleepless.patch` in a patched copy of the tree, and prints what came of it.

`test_a_status_more.py` runs it with that copy's modules, and reads what it prints.
"""

import json
import sys
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import serai
from nights.laid import OLD_MERCHANT, asked, award, hero, lay, play, told, told_otherwise
from serai.book.awards import parse_awards
from serai.book.check import check_pack
from serai.book.fortune import award_value
from serai.chronicle.evening import Dice, Evening
from serai.games.nights.bots.judgement import answer
from serai.games.nights.bots.mind import Mind
from serai.games.nights.bots.worth import Worth
from serai.games.nights.chronicle.chronicler import nights_chronicle
from serai.games.nights.skills import usable_skills
from serai.games.nights.statuses.shown import statuses_shown
from serai.games.nights.terminal.lines import NightsLines
from serai.games.nights.words.shelf import book_shown
from serai.games.nights.words.telling import Teller
from serai.locales.speaker import speaker
from serai.locales.texts import LANGUAGES
from serai.table import Table
from serai.table.chance import Stream

SLEEPLESS = "sleepless"
HEALER = {"skills": {"storytelling": "talent"}}


def bazaar(**ana: Any) -> Table:
    return lay(ana, d6=[OLD_MERCHANT], destiny=["blank"])


SLEEPLESS_TALES = told_otherwise(("[S1]", "[S1/Sleepless]"))


def by_tale() -> Table:
    return play(lay(d6=[OLD_MERCHANT], destiny=["blank"], game=SLEEPLESS_TALES), "stay", "barter")


def whole_games() -> list[int]:
    """How often heroes become sleepless in games by chance, and how often they sleep again."""
    events: list[Any] = []
    for seed in range(3):
        table, random = Table.new(SLEEPLESS_TALES, ["Ana", "Bo", "Cy"], seed=seed), Random(seed)
        for _ in range(600):
            for seat, decision in table.decisions.items():
                table.choose(seat, random.choice(decision.options))
        events += table.all_events()
    return [
        sum(one.key == key and one.args["status"] == SLEEPLESS for one in events)
        for key in ("status-gained", "status-lost")
    ]


def rules() -> dict[str, Any]:
    skills = {"quick-thinking": "talent", "luck": "talent"}
    awake, tired = bazaar(skills=skills), bazaar(skills=skills, statuses=[SLEEPLESS])
    far, near = len(asked(awake).options), len(asked(tired).options)
    play(awake, "stay")
    play(tired, "stay")
    barred = [one for one in asked(awake).options if one not in asked(tired).options]
    return {
        "by a tale": [*hero(by_tale()).statuses],
        "moves": [far, near],
        "barred": barred,
        "usable": [*usable_skills(tired._game, hero(tired))],
        "ended by": [ended_by("[Blessed]"), ended_by("[S3]"), ended_by("[S2]"), ended_by("[Lose Sleepless]")],
    }


def ended_by(line: str) -> str:
    table = bazaar(statuses=[SLEEPLESS])
    award(table, line)
    return next((one["reason"] for one in told(table, "status-lost")), "")


def healing() -> dict[str, Any]:
    table = lay({"statuses": [SLEEPLESS]}, HEALER)
    options = asked(table).options
    view = table.view("Ana")
    bot = answer(Mind(view, Stream(b"", "bot", 0), None))
    play(table, "give:Bo:storytelling", "agree")
    return {
        "options": options,
        "bot": bot,
        "worth": Worth(view.board, "Ana", "Ana").status(SLEEPLESS),
        "wealth": hero(table).wealth,
        "left": [*hero(table).statuses],
    }


def checker(folder: Path) -> dict[str, Any]:
    known, unknown = parse_awards("[Sleepless/Lose Sleepless]"), parse_awards("[Sleeples]")
    return {
        "read": [type(one).__name__ for one in known.awards],
        "fortune": [award_value(one) for one in known.awards],
        "slips": len(known.slips),
        "meant": [slip.guess for slip in unknown.slips],
        "pack": [one.code for one in check_pack(folder) if one.severity == "error"],
    }


def words() -> dict[str, Any]:
    table, held = by_tale(), bazaar(statuses=[SLEEPLESS])
    (gained,) = [event for event in table.all_events() if event.key == "status-gained"]
    found: dict[str, Any] = {}
    for language in LANGUAGES:
        said = speaker(language, "nights", pack=table.opening.pack)
        lines, shown = NightsLines(said), book_shown(language, None).statuses[SLEEPLESS]
        view, names = held.view("Ana"), {"Ana": "Ana", "Bo": "Bo"}
        told_of = Teller(said).words(table.view("Ana"), [gained], ())
        found[language] = {
            "name": shown.m.name,
            "about": shown.m.about,
            "view": [passage.text for passages in told_of.told for passage in passages],
            "names": Teller(said).words(view, (), ()).names["Ana"],
            "terminal": "\n".join(lines.table(view, names)),
            "explained": "\n".join(lines.explain(shown.m.name)),
            "chronicle": chronicle(table, language),
        }
    return found


def chronicle(table: Table, language: Any) -> str:
    events = table.events(0, None)
    evening = Evening(
        "nights", table.opening.pack, None, date(2024, 1, 1), events, table.view(None), Dice("")
    )
    chapters = nights_chronicle(evening, language).chapters
    return " ".join(piece.text for chapter in chapters for scene in chapter.scenes for piece in scene.pieces)


if __name__ == "__main__":
    root = Path(sys.argv[1])
    facts = {
        "serai": serai.__file__,
        "rules": rules(),
        "healing": healing(),
        "checker": checker(root / "tests" / "book" / "tiny-book"),
        "words": words(),
        "shown": msgspec.to_builtins(statuses_shown().statuses[SLEEPLESS]),
        "games": whole_games(),
    }
    print(json.dumps(facts, ensure_ascii=False, default=str))
