"""All texts in three languages: the same keys and arguments, and a sentence for everything that can
happen.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import serai
from serai.bots import choice_of_bot
from serai.games.dice.cards import INHABITANTS, PENALTIES, PILES, PLACES
from serai.games.dice.decision_subject import Subject
from serai.locales.localizer import find_localizer, format_signed, names_by_seat
from serai.locales.refusals import say_refusal
from serai.locales.texts import LANGUAGES, Language, MissingText, Texts, language_of_system
from serai.table import Decision, Event, IllegalChoice, Refused, Table
from serai.table.scenario import play_scenario, read_scenario

DICE, NIGHTS = "serai.games.dice.locales", "serai.games.nights.locales"
FILES = (
    *("table", "events", "refusals", "terminal", "screen", "house", "web", "introduction"),
    *(f"{DICE}:{name}" for name in ("refusals", "dice", "terminal", "screen", "introduction")),
    *(f"{NIGHTS}:{name}" for name in ("refusals", "terminal", "screen", "introduction", "print")),
)
SOURCE = Path(serai.__file__).parent
SCENARIOS = Path(__file__).parents[1] / "scenarios" / "dice"
GAMES = 40

SEATED = ("sat", "left", "handed", "back", "clock", "away", "removed", "renamed")


# The files


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's name)
        self.found.add(node.id.name)


@cache
def parsed(language: str, name: str) -> ftl.Resource:
    return FluentParser().parse(content(language, name))


def content(language: str, name: str) -> str:
    package, colon, file = name.rpartition(":")
    return (files(package if colon else "serai.locales") / language / f"{file}.ftl").read_text("utf-8")


def texts(language: str, name: str) -> dict[str, frozenset[str]]:
    """Each key, and each attribute of a key, with the arguments that it uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in parsed(language, name).body:
        if isinstance(entry, ftl.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            for key, pattern in patterns.items():
                if pattern is not None:
                    variables = Variables()
                    variables.visit(pattern)
                    found[key] = frozenset(variables.found)
    return found


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_whole(language: str, name: str) -> None:
    body = parsed(language, name).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", ["fr", "es"])
def test_the_languages_have_the_same_keys_and_arguments(language: str, name: str) -> None:
    assert texts(language, name) == texts("en", name)


def test_no_key_stands_in_two_files() -> None:
    keys = [key for name in FILES for key in texts("en", name)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("name", FILES)
def test_french_has_its_narrow_spaces_and_every_language_its_quotation_marks(name: str) -> None:
    for language in LANGUAGES:
        lines = [
            line for line in content(language, name).splitlines() if not line.startswith(("command-", "#"))
        ]
        for line in lines:
            assert "'" not in line, line
            if language == "fr":
                assert not re.search(r"[ \xa0][:;!?»]|«[ \xa0]", line), line
                assert not re.search(r"\w[;!?]", line), line
            if language != "en":
                assert "“" not in line, line


# Events


def told_in_source() -> Iterator[str]:
    """The key of every event that the log gets in the kernel and the games."""
    for folder in ("table", "games/dice"):
        for path in (SOURCE / folder).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    if node.func.attr == "tell":
                        yield from constants(node.args[0])
                    elif node.func.attr == "tell_entry" and isinstance(node.args[0], ast.Tuple):
                        yield from constants(node.args[0].elts[0])
                    elif node.func.attr == "whisper":
                        yield from constants(node.args[1])


def constants(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp():
            yield from constants(node.body)
            yield from constants(node.orelse)
        case ast.Name():  # the log itself passes its key on
            return
        case _:
            raise AssertionError(f"a key that cannot be read from the source: {ast.dump(node)}")


SILENT = {"only-option", "chosen"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_source_has_a_sentence(language: str) -> None:
    keys = set(told_in_source())
    assert {"set-up", "rolled", "won", "undone", "seated"} <= keys
    for key in keys - SILENT:
        assert find_localizer(language, "dice").has_text(f"event-{key}"), key


@cache
def played(seats: int, seed: int) -> Table:
    """A game between bots, with takebacks, a seat that changes players, and a custom name."""
    names = ["Ana", "Bo", "Cy", "Inés", "Ed"][:seats]
    levels = ("random", "king") if seed % 8 == 0 else ("random", "random")
    table = Table.new(
        "dice", names, seed=seed, bots={name: levels[i % 2] for i, name in enumerate(names)}, takebacks=True
    )
    choices = 0
    while table.outcome is None:
        seat = next(iter(table.decisions))
        table.choose(seat, choice_of_bot(table, seat))
        choices += 1
        if choices % 50 == 20 and table.outcome is None:
            table.undo(seat)
        if choices == 30:
            table.sit(names[0], "Zoé", "random")
    return table


def assert_finished(sentence: str) -> None:
    """Asserts that a sentence can be shown: no unfilled slot, no raw key, no empty argument."""
    assert sentence
    assert sentence[-1] in ".!"
    assert not re.search(r"[{}$]|None|\bTrue\b|\bFalse\b|  |\(\)|, ,|[a-z]+-[a-z]+-\d", sentence), sentence


@pytest.mark.parametrize("in_words", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_many_games_becomes_a_sentence(language: str, in_words: bool) -> None:
    seen: set[str] = set()
    words = find_localizer(language, "dice", in_words=in_words)
    rare = (play_scenario(read_scenario(path)) for path in sorted(SCENARIOS.glob("*.toml")))
    for table in (*(played(2 + seed % 4, seed) for seed in range(GAMES)), *rare):
        for event in table.all_events():
            seen.add(event.key)
            sentence = words.event_sentence(event, names_by_seat(table))
            if event.key in SILENT:
                assert not sentence
            else:
                assert_finished(sentence)
    assert seen >= set(told_in_source()) - {"chosen", "what-if"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_table_has_a_sentence(language: str) -> None:
    words = find_localizer(language, "dice")
    for event in (
        Event("undone", {"seat": "Ana", "agreed": []}),
        Event("undone", {"seat": "Ana", "agreed": ["Bo"]}),
        Event("seated", {"seat": "Ana", "name": "Ana", "bot": ""}),
        Event("seated", {"seat": "Ana", "name": "Zoé", "bot": ""}),
        Event("seated", {"seat": "Ana", "name": "Zoé", "bot": "king"}),
        *(Event("seated", {"seat": "Ana", "name": "Zoé", "bot": "king", "why": why}) for why in SEATED),
        Event("rules-changed", {}),
        Event("what-if", {"turn": 0}),
        Event("what-if", {"turn": 12}),
        Event("won", {"seats": ["Ana", "Inés"]}),
        *(Event("ended", {"ending": f"place-{place}"}) for place in PLACES),
        *(Event("ended", {"ending": ending}) for ending in ("inhabitants", "penalties")),
    ):
        assert_finished(words.event_sentence(event))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The hypnotist also brings the dragon to Ana: −6 points."),
        ("fr", "L’hypnotiseur entraîne aussi le dragon chez Ana\u202f: −6 points."),
        ("es", "Con el hipnotizador llega también el dragón para Ana: −6 puntos."),
    ],
)
def test_whom_the_hypnotist_brings_is_not_told_as_won_by_the_dice(language: str, sentence: str) -> None:
    table = play_scenario(read_scenario(SCENARIOS / "hypnotist-dragon.toml"))
    took = [event for event in table.all_events() if event.key == "took"]
    assert [event.args.get("along", False) for event in took] == [False, True]
    assert find_localizer(language, "dice").event_sentence(took[1]) == sentence


def test_a_seat_is_shown_by_the_name_of_who_sits_there() -> None:
    said = find_localizer("en", "dice").event_sentence(Event("stopped", {"seat": "Ana"}), {"Ana": "Zoé"})
    assert said == "Zoé stops and keeps these dice."


# Questions and options


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_option_has_words(language: str) -> None:
    words = find_localizer(language, "dice")
    decisions = [
        Decision("Ana", "keep", ("keep:", "keep:3", "keep:1,3,4", "stop")),
        Decision("Ana", "take", tuple(INHABITANTS)),
        *(Decision("Ana", "place", ("place", "leave"), Subject(c)) for pile in PILES.values() for c in pile),
        *(Decision("Ana", "bonus", ("bonus", "leave"), Subject(card)) for card in INHABITANTS),
        *(Decision("Ana", "dragon", ("Bo", "Cy"), Subject(f"dragon-{sum_}")) for sum_ in (25, 28, 30)),
        Decision("Ana", "again", ("again", "pass")),
    ]
    for decision in decisions:
        question = words.question_text(decision, {"Ana": "Zoé"})
        assert question.startswith("Zoé, ")
        assert question.endswith("?")
        options = [words.option_label(decision, option) for option in decision.options]
        assert len(set(options)) == len(options)
        for option in (question, *options):
            assert_finished(option + ".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_that_games_ask_has_words(language: str) -> None:
    words = find_localizer(language, "dice")
    table = Table.new("dice", ["Ana", "Bo", "Cy"], seed=4, bots=dict.fromkeys(("Ana", "Bo", "Cy"), "random"))
    while table.outcome is None:
        (decision,) = table.decisions.values()
        assert words.question_text(decision)
        assert all(words.option_label(decision, option) for option in decision.options)
        table.choose(decision.seat, choice_of_bot(table, decision.seat))


# Cards and dice


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words(language: str) -> None:
    words = find_localizer(language, "dice")
    conditions: set[tuple[str, str]] = set()
    for card_id, inhabitant in INHABITANTS.items():
        card = words.card_text(card_id)
        assert card.condition
        assert bool(card.effect) >= (inhabitant.kind in ("elf", "apprentice", "fairy", "hypnotist", "dragon"))
        assert card.the != card.name
        conditions.add((card.name, card.condition))
    assert len(conditions) == len(INHABITANTS)
    for card_id in (*PENALTIES, *(card for pile in PILES.values() for card in pile)):
        card = words.card_text(card_id)
        assert card.name
        assert card.the
        assert not card.condition


@pytest.mark.rule("D6.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_colour_of_a_die_is_a_mark_or_a_word(language: str) -> None:
    assert find_localizer(language, "dice").dice_text([1, 2, 3, 4, 5, 6]) == "1■ 2▲ 3▲ 4▲ 5● 6▲"
    in_words = find_localizer(language, "dice", in_words=True).dice_text([1, 2, 1, 2, 1, 2])
    blue, green, red = (
        find_localizer(language, "dice").say(f"colour-{colour}") for colour in ("blue", "green", "red")
    )
    assert in_words == f"1 {blue}, 2 {green}, 1 {red}, 2 {blue}, 1 {green}, 2 {red}"


# Phrases


def test_points_follow_the_plural_of_each_language() -> None:
    said = {
        lang: [find_localizer(lang, "dice").points_text(n) for n in (-2, -1, 0, 1, 2)] for lang in LANGUAGES
    }
    assert said["en"] == ["−2 points", "−1 point", "0 points", "1 point", "2 points"]
    assert said["fr"] == ["−2 points", "−1 point", "0 point", "1 point", "2 points"]
    assert said["es"] == ["−2 puntos", "−1 punto", "0 puntos", "1 punto", "2 puntos"]
    assert format_signed(-3) == "−3"


def test_names_are_listed_as_each_language_does() -> None:
    assert find_localizer("en", "dice").join_list(["Ana", "Bo", "Inés"]) == "Ana, Bo and Inés"
    assert find_localizer("fr", "dice").join_list(["Ana", "Inés"]) == "Ana et Inés"
    assert find_localizer("es", "dice").join_list(["Ana", "Inés"]) == "Ana e Inés"
    assert find_localizer("es", "dice").join_list(["Ana", "Hilario"]) == "Ana e Hilario"
    assert find_localizer("es", "dice").join_list(["Ana", "Hiedra"]) == "Ana y Hiedra"
    assert find_localizer("es", "dice").join_list(["Ana"]) == "Ana"


def test_only_what_is_certain_is_a_hundred_percent() -> None:
    assert [
        find_localizer("en", "dice").chance_text(chance) for chance in (0, 1e-9, 0.44879, 1 - 1e-9, 1)
    ] == [
        "0.0%",
        "0.1%",
        "44.9%",
        "99.9%",
        "100.0%",
    ]
    assert find_localizer("fr", "dice").chance_text(0.5) == "50,0\xa0%"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_said_in_the_language_of_the_player(language: Language) -> None:
    table = Table.new("dice", ["Ana", "Bo"], {"first": "Ana"}, seed=1)
    for wrong in (("Ana", "fly"), ("Bo", "stop"), ("Eve", "stop")):
        with pytest.raises(IllegalChoice) as refused:
            table.choose(*wrong)
        assert_finished(say_refusal(refused.value, language))
    with pytest.raises(Refused) as refused_undo:
        table.undo("Ana")
    assert "Zoé" in say_refusal(refused_undo.value, language, {"Ana": "Zoé"})


def test_a_missing_text_is_an_error_and_never_printed() -> None:
    words = find_localizer("en", "dice")
    for key, arguments in (
        ("no-such-key", {}),
        ("title.the", {}),
        ("event-stopped", {}),
        ("kind-dwarf.effect", {}),
    ):
        with pytest.raises(MissingText):
            words.say(key, **arguments)
    with pytest.raises(MissingText):
        words.event_sentence(Event("no-such-event", {"seat": "Ana"}))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "es_MX"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "es_ES", "LANG": "fr_FR"}, "es"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en_GB"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of_system(environment) == language


def test_a_speaker_is_kept() -> None:
    assert find_localizer("fr", "dice") is find_localizer("fr", "dice")


def test_what_was_said_once_is_not_formatted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Texts("en", "house")
    formatted: list[dict[str, object]] = []

    def noted(_: str, phrases: dict[str, object]) -> str:
        formatted.append(dict(phrases))
        return "x" * len(str(phrases["count"]))

    monkeypatch.setattr(words, "_format_or_fall_back", noted)
    for count in (1, 1, 1.0, "1", True, 1.0, 1):
        words.say("some-key", count=count)
    assert [type(each["count"]) for each in formatted] == [int, float, str, bool], "they may differ"
    formatted.clear()
    for _ in range(2):
        words.say("some-key", count="a name " * 100)
    assert len(formatted) == 2, "a long text would take too much room"
    for count in range(2, 12_000):
        words.say("some-key", count=count)
    assert len(words._cache) <= 5_000
