"""A game from a third-party package works everywhere in Serai."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.clients import Client
from house.house import House, start_house, table_request
from plugin.fake_packages import entry_points_in, write_package
from serai.bots import all_bot_levels, external_bots, own_bot_levels
from serai.house.doctor import examine_database_and_print_report
from serai.house.store.home import DATABASE_FILE
from serai.locales.localizer import find_localizer
from serai.locales.texts import LANGUAGES, Language
from serai.plugin import find_plugin
from serai.table import Event, Table, find_game, game, known_games, read_record

PACKAGE = Path(__file__).parent / "packages" / "dates"
CONTRACT = Path(__file__).parents[1] / "table" / "test_contract.py"
RAW = re.compile(r"\{ ?\$|event-|question-|option-")
"""Unfilled messages or message keys, which must never be shown."""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder with the installed package."""
    folder = tmp_path / "site"
    shutil.copytree(PACKAGE / "dates", folder / "dates")
    write_package(folder, "bowl-of-dates", entry_points_in(PACKAGE / "pyproject.toml"))
    return folder


@pytest.fixture
def dates(site: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[str]:
    """The game, registered in this process during the test."""
    monkeypatch.syspath_prepend(site)
    caches = (
        game.installed_game_names,
        game.load_installed_game,
        game._load_rules_of,
        game._can_load,
        external_bots._installed_bots,
        external_bots.loadable_external_bots,
    )
    for each in caches:
        each.cache_clear()
    yield "dates"
    for each in caches:
        each.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "dates"]:
        del sys.modules[name]
    find_localizer.cache_clear()


@pytest.fixture
async def house(dates: str, tmp_path: Path) -> Any:  # noqa: ARG001 (the house must know the game)
    async with start_house(tmp_path / "home") as opened:
        yield opened


def serai(site: Path, *words: str, typed: str = "") -> str:
    """The output of the command with the package installed."""
    done = subprocess.run(
        [sys.executable, "-c", "from serai.cli import main; main()", *words],
        env={**os.environ, "PYTHONPATH": str(site), "LANG": "en"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert not RAW.search(done.stdout)
    return done.stdout


def test_it_is_known_by_its_plugin(dates: str) -> None:
    assert known_games() == ["dates", "dice", "nights"]
    assert find_game(dates).card.id == dates
    assert find_plugin(dates).title["fr"] == "Une coupe de dattes"
    assert own_bot_levels(dates) == ("random", "careful")
    assert all_bot_levels(dates) == ("hungry", "random", "careful")


def test_it_keeps_the_contract_of_every_game(site: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n0", "-q", "-p", "no:cacheprovider", str(CONTRACT), "-k", "dates"],
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "[100%]" in done.stdout


class TestInWords:
    @pytest.mark.parametrize(
        ("language", "sentence"),
        [
            ("en", "Ana eats 3 dates."),
            ("fr", "Ana mange 3 dattes."),
            ("es", "Ana eats 3 dates."),  # it has no Spanish texts
        ],
    )
    def test_its_own_words_are_found_by_game_and_key(
        self, dates: str, language: Language, sentence: str
    ) -> None:
        assert (
            find_localizer(language, dates).event_sentence(Event("eaten", {"seat": "Ana", "dates": 3}))
            == sentence
        )

    def test_a_message_that_asks_for_what_is_not_there_is_told_by_its_key(self, dates: str) -> None:
        emptied = Event("bowl-empty", {"seat": "Ana", "foresaw": ["Bo", "Ana"]})
        assert find_localizer("en", dates).event_sentence(emptied, {"Bo": "Bohumil"}) == (
            "bowl-empty: seat Ana, foresaw Bohumil, Ana"
        )
        nobody = Event("bowl-empty", {"seat": "Ana", "foresaw": []})
        assert find_localizer("en", dates).event_sentence(nobody) == "bowl-empty: seat Ana, foresaw –"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_that_is_asked_and_told_has_words(self, dates: str, language: Language) -> None:
        words = find_localizer(language, dates)
        table = Table.new(dates, ["Ana", "Bo", "Cleo"], seed=3)
        said: list[str] = []
        while table.waiting:
            seat = table.waiting[0]
            decision = table.decisions[seat]
            said += [
                words.question_text(decision),
                *(words.option_label(decision, one) for one in decision.options),
            ]
            table.choose(seat, decision.options[-1])
        said += [words.event_sentence(event) for event in table.events(0, None)]
        assert not [sentence for sentence in said if RAW.search(sentence)]
        assert words.title in find_plugin(dates).title.values()


class TestInTheTerminal:
    def test_it_is_played_to_its_end_and_kept(self, site: Path, tmp_path: Path) -> None:
        path = tmp_path / "kept.jsonl"
        words = ("terminal", "dates", "Ana", "Bo=careful", "--plain", "--seed", "4", "--record", str(path))
        told = serai(site, *words, typed="1\n" * 40)
        assert "Ana: how many dates do you eat?" in told
        assert "one date" in told
        assert "Bo eats a date." in told
        assert "\nDates in the bowl: " in told
        assert serai(site, "replay", str(path)).count("eats a date.") > 3
        checked = serai(site, "verify", str(path))
        assert "is genuine" in checked
        assert re.search(r"Checked: \d+ choices and [1-9]\d* turns\.", checked)
        assert "secret" in serai(site, "terminal", "--plain", "--resume", str(path))

    def test_what_the_table_agrees_on_is_named(self, site: Path) -> None:
        words = ("terminal", "dates", "Ana=hungry", "Bo=hungry", "--plain", "--seed", "4")
        assert "eats 3 dates." in serai(site, *words)
        assert "eats 3 dates." not in serai(site, *words, "--options", "most=2")

    def test_a_choice_is_taken_back(self, site: Path) -> None:
        words = ("terminal", "dates", "Ana", "Bo", "--plain", "--seed", "4")
        told = serai(site, *words, typed="1\n1\n2\nundo\nquit\n")
        assert "Ana undoes the last choice." in told

    def test_bots_of_its_own_and_of_others_play_many_games(self, site: Path) -> None:
        words = ("simulate", "dates", "--bots", "careful", "hungry", "--games", "20", "--jobs", "2", "--json")
        counted = json.loads(serai(site, *words))
        assert counted["games"] == 20
        assert set(counted["levels"]) == {"careful", "hungry"}
        assert counted["endings"]["bowl-empty"]["rate"] == 1

    def test_each_level_climbs_over_the_one_below_it(self, site: Path) -> None:
        climbed = json.loads(serai(site, "simulate", "--ladder", "dates", "--games", "10", "--json"))
        assert [rung["stronger"] for rung in climbed["ladder"]] == ["careful"]

    def test_a_scenario_of_it_is_played(self, site: Path, tmp_path: Path) -> None:
        path = tmp_path / "bowl.toml"
        path.write_text(
            'game = "dates"\nseed = 1\nseats = ["Ana", "Bo"]\nskip-setup = true\nchoices = ["3"]\n'
            "[bowl]\ndates = 5\n"
        )
        assert json.loads(serai(site, "scenario", str(path)))["state"]["dates"] == 2

    @pytest.mark.parametrize(
        ("words", "sentence"),
        [
            (("rules", "dates"), "game has no rules to read here"),
            (("terminal", "dates", "--introduction", "--plain"), "no introduction"),
            (("simulate", "--learn", "dates"), "No bot of “dates” learns"),
        ],
    )
    def test_what_it_does_not_have_is_refused_with_a_sentence(
        self, site: Path, words: tuple[str, ...], sentence: str
    ) -> None:
        with pytest.raises(AssertionError, match=sentence):
            serai(site, *words)


class TestInTheHouse:
    async def test_it_stands_at_the_front_door(self, house: House) -> None:
        shown = {one["id"]: one for one in (await house.http.get("/api/games")).json()}
        assert list(shown) == ["dates", "dice", "nights"]
        words = shown["dates"]["words"]
        assert [words[language]["title"] for language in LANGUAGES] == [
            "A bowl of dates",
            "Une coupe de dattes",
            "A bowl of dates",
        ]
        assert words["fr"]["levels"]["careful"]["bot"] == "un robot qui mange une datte à la fois"
        assert words["es"]["options"]["most"]["label"] == "Dates in a mouthful"
        assert words["en"]["fields"]["guess"] == "Your guess"
        assert shown["dates"]["bots"] == ["random", "careful"]
        assert shown["dates"]["guests"] == [{"level": "hungry", "package": "bowl-of-dates"}]
        assert shown["dates"]["usual_bot"] == "random"
        assert [option["name"] for option in shown["dates"]["options"]] == ["most"]
        assert not shown["dates"]["introduction"]
        assert [one for one in shown if shown[one]["hints"]] == ["dice", "nights"]
        page = await house.http.get("/new/dates")
        assert page.status_code == 200

    async def test_nobody_is_offered_advice_that_it_does_not_have(self, house: House) -> None:
        for game_id, offered in (("dates", False), ("dice", True)):
            opened = await house.open(game_id, "Ana", "Bo")
            ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
            assert ana.room["terms"]["hints"] is offered
            await ana.leave()

    @pytest.mark.parametrize(("language", "eats"), [("en", "eat"), ("fr", "mange")])
    async def test_it_is_played_to_its_end_in_the_language_of_each(
        self, house: House, language: str, eats: str
    ) -> None:
        opened = await house.open("dates", "Ana", "bot:careful", "bot:hungry")
        ana = await Client(house.socket, opened["table"], opened["chairs"][0], language=language).come()
        await ana.play(Random(4))
        assert ana.over
        told = [
            passage["text"]
            for line in map(json.loads, ana.heard)
            if line["type"] == "update"
            for passages in line["words"]["told"]
            for passage in passages
        ]
        assert [sentence for sentence in told if eats in sentence]
        assert not [sentence for sentence in told if RAW.search(sentence)]
        asked = [json.loads(line) for line in ana.heard if '"choices":[{' in line]
        labels = {choice["label"] for line in asked for choice in line["words"]["choices"]}
        assert labels & {"one date", "une datte"}
        await ana.leave()

    async def test_a_choice_is_taken_back(self, house: House) -> None:
        opened = await house.open("dates", "Ana", "Bo", seed=3)
        ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
        await ana.choose("Bo")
        await ana.done("undo", seat="Ana")
        await ana.until(lambda: "undone" in ana.keys_of_log())
        await ana.choose("Ana")
        await bo.choose("Bo")
        await ana.until(lambda: "bowl-filled" in ana.keys_of_log())
        assert ana.view["board"]["guess"] == "Ana"
        await ana.leave()
        await bo.leave()

    async def test_it_is_replayed_exported_imported_and_continued(self, house: House) -> None:
        opened = await house.open("dates", "Ana", "bot:careful")
        table, key = opened["table"], opened["chairs"][0]
        ana = await Client(house.socket, table, key).come()
        await ana.play(Random(2))
        await ana.leave()
        headers = {"serai-key": key}
        seen = (await house.http.get(f"/api/tables/{table}/replay", headers=headers)).json()
        assert seen["frames"] > 3
        record = await house.http.get(f"/api/tables/{table}/record", headers={"serai-key": opened["host"]})
        assert Table.replay(read_record(record.content, "it").record).outcome is not None
        brought = await house.http.post("/api/records", content=record.content)
        assert brought.status_code == 201, brought.text
        answer = await house.http.post(
            f"/api/tables/{table}/what-if", json={"turn": 1, "seat": "Ana"}, headers=headers
        )
        assert answer.status_code == 201, answer.text
        again = await Client(house.socket, answer.json()["table"], answer.json()["chairs"][0]).come()
        await again.play(Random(3))
        assert again.over
        await again.leave()

    async def test_whoever_has_won_it_finds_it_among_the_games_won(self, house: House) -> None:
        opened = await house.open("dates", "Ana", "Bo", seed=2)
        table, keys = opened["table"], opened["chairs"]
        players = [await Client(house.socket, table, key).come() for key in keys]
        while not all(one.over for one in players):
            for one in players:
                await one.play(Random(5), most=1)
        outcome = players[0].view["outcome"]
        for player, key, seat in zip(players, keys, ("Ana", "Bo"), strict=True):
            headers = {"serai-key": key}
            summary = (await house.http.get(f"/api/tables/{table}/summary", headers=headers)).json()
            assert (summary["ending"], summary["won"]) == ("bowl-empty", seat in outcome["winners"])
            await player.leave()
        headers = {"serai-key": opened["host"]}
        checked = (await house.http.get(f"/api/tables/{table}/dice-check", headers=headers)).json()
        assert checked["result"] == "holds"
        assert checked["turns"] > 1

    async def test_a_game_that_still_runs_is_played_on_without_its_secrets(self, house: House) -> None:
        opened = await house.open("dates", "Ana", "bot:careful", seed=4)
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        await ana.play(Random(2), most=2)
        answer = await house.http.post(
            f"/api/tables/{opened['table']}/what-if",
            json={"turn": 1, "seat": "Ana"},
            headers={"serai-key": opened["chairs"][0]},
        )
        assert answer.status_code == 201, answer.text
        await ana.leave()

    async def test_nobody_gives_advice_or_writes_its_chronicle(self, house: House) -> None:
        opened = await house.open("dates", "Ana", "bot:careful")
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        assert await ana.refused("hint") == "refused-no-advice"
        await ana.leave()
        rules = await house.http.get("/api/rules/dates/en")
        assert (rules.status_code, rules.json()["key"]) == (400, "refused-no-rules")

    async def test_it_refuses_in_its_own_words(self, house: House) -> None:
        said: list[str] = []
        for language in LANGUAGES:
            headers = {"accept-language": language}
            answer = await house.http.post(
                "/api/tables", json=table_request("dates", "Ana", "Bo", options={"most": 0}), headers=headers
            )
            assert (answer.status_code, answer.json()["key"]) == (400, "refused-dates")
            said.append(answer.json()["sentence"])
        english = "Nobody can live on 0 dates: allow at least one."
        assert said == [
            english,
            "Personne ne peut vivre de 0 datte\u202f: permettez-en au moins une.",
            english,
        ]

    async def test_the_doctor_plays_it_again(
        self, dates: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        async with start_house(tmp_path / "home") as house:
            opened = await house.open(dates, "Ana", "bot:careful")
            ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
            await ana.play(Random(2))
            await ana.leave()
        assert examine_database_and_print_report(
            tmp_path / "home" / DATABASE_FILE, as_json=False, lang="en"
        ), capsys.readouterr().out
