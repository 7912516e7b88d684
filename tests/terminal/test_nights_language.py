"""The Nights in three languages: the same keys, a name for every id, a sentence for everything that can
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
from book.tiny import TINY
from serai.book.awards import EXAMPLES, parse_awards
from serai.book.vocabulary import (
    CONTINENTS,
    MATRICES,
    PLACES,
    REACTIONS,
    SKILLS,
    STATUSES,
    TERRAINS,
    TIMES,
    WEALTH,
)
from serai.bots import choice_of_bot, seat_where_bot_must_choose
from serai.games.nights.decision_kinds import QUESTIONS
from serai.games.nights.decision_subject import Encountered, Leads, Subject
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.game import Nights
from serai.games.nights.locales.nights_texts import nights_texts
from serai.games.nights.locales.sentences import NightsSentences
from serai.games.nights.state import HEROES
from serai.games.nights.statuses.cities import HOMECOMING
from serai.games.nights.statuses.gaining import BELOVED
from serai.games.nights.world import Being
from serai.locales.localizer import Localizer, find_localizer
from serai.locales.texts import LANGUAGES, Language
from serai.table import Decision, Event, Table

NIGHTS = Path(serai.__file__).parent / "games" / "nights"
SILENT = {"only-option", "chosen"}
SEATS = ("Ana", "Bo", "Cy", "Inés", "Ed", "Flo")
GAMES = 24
CHOICES = 400


# The file


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's name)
        self.found.add(node.id.name)


def text_of(language: str) -> str:
    return (files("serai.games.nights.locales") / language / "nights.ftl").read_text("utf-8")


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Each key and attribute with its arguments, except the sex, which not every language needs."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text_of(language)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            for key, pattern in patterns.items():
                assert key not in found
                variables = Variables()
                variables.visit(pattern)
                found[key] = frozenset(variables.found - {"sex"})
    return found


@pytest.mark.parametrize("language", ["fr", "es"])
def test_the_languages_have_the_same_keys_and_arguments(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    for line in text_of(language).splitlines():
        if line.startswith(("command-", "#")):
            continue
        assert "'" not in line, line
        assert "..." not in line, line
        assert "  " not in line.strip(), line
        if language == "fr":
            assert not re.search(r"[ \xa0][:;!?»]|«[ \xa0]", line), line
            assert not re.search(r"\w[;!?]", line), line
        if language != "en":
            assert "“" not in line, line
        if language == "es":
            assert line.count("¿") == line.count("?") or "?:" in line or "??:" in line or "«?»" in line, line
            assert line.count("¡") == line.count("!"), line


# No French word that may elide may precede a name, because the name's first sound is unknown.
ELIDED = re.compile(
    r"\b(?:de|que|le|la|ne|se|me|te|je|si|jusque|lorsque|puisque) \{ \$(?:seat|to|hero|giver|player)"
)


def test_no_french_word_would_have_to_elide_before_a_name() -> None:
    for line in text_of("fr").splitlines():
        assert not ELIDED.search(line), line


# Names


def nights(language: str) -> Localizer:
    return find_localizer(language, "nights", in_words=True, pack=Nights.open_pack(TINY))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_a_name(language: str) -> None:
    words = nights(language)
    for kind, ids in {
        "skill": SKILLS,
        "status": STATUSES,
        "wealth": WEALTH,
        "power": PLACES,
        "reaction": REACTIONS,
        "terrain": TERRAINS,
        "continent": CONTINENTS,
        "time": TIMES,
        "hero": HEROES,
        "matrix": [letter.lower() for letter in MATRICES],
        "rank": ("talent", "master"),
        "sex": ("man", "woman"),
    }.items():
        names = [words.say(f"{kind}-{one}", sex="woman") for one in ids]
        assert all(names)
        if kind != "matrix":
            assert len(set(names)) == len(names), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_status_and_skill_is_explained_in_two_sentences(language: str) -> None:
    words = nights(language)
    for key in (*(f"status-{one}" for one in STATUSES), *(f"skill-{one}" for one in SKILLS)):
        about = words.say(f"{key}.about")
        assert len(re.findall(r"[.!](?= |$)", about)) == 2, about
        assert len(about) <= 420, about


def test_a_marker_of_a_quest_is_called_by_what_the_quest_asks_for() -> None:
    """A place, a terrain, or a being, never an English id."""
    markers = {"baghdad": "Bagdad", "mountain": "montagne", "asia": "Asie"}
    for place, called in markers.items():
        told = NightsSentences(find_localizer("fr", "nights")).event_sentence(
            Event("claimed", {"seat": "Ana", "place": place}), {}
        )
        assert told is not None
        assert called in told
    phrases = NightsSentences(find_localizer("fr", "nights")).phrases
    being = next(iter(phrases.book.lexicon.beings))
    assert phrases.space_name(being) == phrases.being_phrase(being).indefinite


def test_an_award_may_lead_to_somebody_whom_the_lexicon_does_not_know() -> None:
    """Such an award can be among the results shown to the player who names a number; it must not stop the
    table.
    """
    phrases = NightsSentences(find_localizer("en", "nights")).phrases
    assert "wyverns" in phrases.awards.comma_separated_awards(parse_award_line("[Encounter: Wyverns on E]"))


@pytest.mark.rule("N7.12")
def test_all_that_an_offer_gives_and_takes_is_said_before_it_is_answered() -> None:
    words = nights("en")
    gambled = "[Roll (Luck +1): 1-3 S-1; 4+ (D1/Treasure)]"
    award, lost = parse_award_line(gambled), parse_award_line("[Lost]")
    offer = Decision(
        "Ana", "offer", ("accept", "refuse"), Subject(branches={"accept": award, "refuse": lost})
    )
    said = "a die decides, with Luck +1 (1–3 lose 1 story point · 4+ 1 destiny point, a treasure)"
    assert words.option_label(offer, "accept") == f"accept: {said}"
    choice = Decision(
        "Ana", "choose", ("first", "second"), Subject(branches={"first": award, "second": lost})
    )
    assert words.option_label(choice, "first") == said
    heard = {"en": "an offer (if you accept: {}; if you refuse: Lost)", "fr": "Perdu)", "es": "Perdido)"}
    for language, end in heard.items():
        phrases = NightsSentences(nights(language)).phrases
        line = f"[Accept: ({gambled[1:-1]}); Refuse: Lost]"
        assert phrases.awards.comma_separated_awards(parse_award_line(line)).endswith(end.format(said))
    beloved = Decision("Ana", "offer", ("accept", "refuse"), BELOVED)
    assert words.option_label(beloved, "accept") == "accept: 2 destiny points, Married"
    assert words.option_label(beloved, "refuse") == (
        "refuse: a die decides (1–2 Scorned · 3–4 Pursued · 5–6 Determined)"
    )


@pytest.mark.rule("N8.11")
@pytest.mark.parametrize(
    ("language", "said", "asked"),
    [
        ("en", "the nearest hero: lose 1 story point, Wounded", "Ana, whom do you choose for this: "),
        (
            "fr",
            "le héros le plus proche\u202f: perdre 1 point d’histoire, Blessé",
            "Ana, qui choisissez-vous",
        ),
        (
            "es",
            "el héroe más cercano: perder 1 punto de historia, Herido",
            "Ana, ¿a quién eliges para esto: ",
        ),
    ],
)
def test_an_award_for_another_hero_is_said_whole(language: str, said: str, asked: str) -> None:
    award = parse_award_line("[The nearest hero: (S-1/Wounded)]")
    words = nights(language)
    assert NightsSentences(words).phrases.awards.comma_separated_awards(award, "f") == said
    question = words.question_text(Decision("Ana", "player", ("Bo", "Cy"), Subject(why="award", award=award)))
    assert question.startswith(asked)
    assert said in question


@pytest.mark.rule("N8.7")
def test_a_distance_from_a_place_of_power_is_said_with_its_article() -> None:
    award = parse_award_line("[Move to: within 2 spaces of Lake of Colors]")
    said = {language: nights(language) for language in LANGUAGES}
    phrases = {
        one: NightsSentences(words).phrases.awards.comma_separated_awards(award)
        for one, words in said.items()
    }
    assert phrases["en"] == "a journey to within 2 spaces of the Lake of Colors"
    assert phrases["fr"].endswith("à 2 cases au plus du Lac aux Couleurs")
    assert phrases["es"].endswith("a 2 casillas como mucho del Lago de los Colores")


def test_names_agree_with_the_hero() -> None:
    assert NightsSentences(nights("fr")).phrases.status_name("wounded", "f") == "Blessée"
    assert NightsSentences(nights("fr")).phrases.status_name("wounded", "m") == "Blessé"
    assert NightsSentences(nights("es")).phrases.status_name("wounded", "f") == "Herida"
    assert NightsSentences(nights("en")).phrases.status_name("wounded", "f") == "Wounded"
    assert NightsSentences(nights("fr")).phrases.wealth_name("penniless") == "Sans le sou"
    assert NightsSentences(nights("es")).phrases.wealth_name("penniless") == "Sin blanca"


def test_a_being_has_the_apostrophe_of_the_sentence_it_stands_in() -> None:
    about = Subject(encounter=Encountered("efreet", "", "M"))
    asked = NightsSentences(find_localizer("fr", "nights")).question_text(
        Decision("Ana", "reaction", ("grovel",), about), {}
    )
    assert "l’éfrit" in asked


def test_whoever_names_a_rival_leaves_nothing_to_them() -> None:
    for language, called in (("en", "as a rival"), ("fr", "comme rival"), ("es", "como rival")):
        told = NightsSentences(find_localizer(language, "nights")).event_sentence(
            Event("named", {"seat": "Ana", "player": "Bo", "why": "rival"}), {}
        )
        assert told is not None
        assert called in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_award_can_be_said(language: str) -> None:
    phrases = NightsSentences(nights(language)).phrases
    for _, rows in EXAMPLES:
        for line, _ in rows:
            try:
                assert_whole(phrases.awards.comma_separated_awards(parse_awards(line).awards))
            except LookupError:  # an example names beings that the tiny Book does not have
                assert re.search("Encounter|Pursued by", line)


# Events, questions and options


def told_in_source() -> set[str]:
    """The key of every `tell` and `whisper` in the rules."""
    found: set[str] = set()
    for path in NIGHTS.rglob("*.py"):
        if NIGHTS / "terminal" in path.parents:  # it is shown to people, not logged
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="tell"), args=[key, *_]):
                    found.update(constants(key))
                case ast.Call(func=ast.Attribute(attr="tell"), args=[key, *_]):
                    found.update(constants(key))
                case ast.Call(func=ast.Attribute(attr="tell_entry"), args=[ast.Tuple(elts=[key, _])]):
                    found.update(constants(key))
                case ast.Call(func=ast.Attribute(attr="whisper"), args=[_, key, *_]):
                    found.update(constants(key))
                case _:
                    pass
    return found


def constants(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp():
            yield from constants(node.body)
            yield from constants(node.orelse)
        case ast.Name():  # a key passed as an argument
            return
        case _:
            raise AssertionError(f"a key that cannot be read from the source: {ast.dump(node)}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_source_has_a_sentence(language: str) -> None:
    words = nights(language)
    keys = told_in_source()
    assert {"met", "read", "section", "won"} <= keys
    for key in keys - SILENT - {"status-gained", "status-lost", "reacted"}:
        assert words.has_text(f"event-{key}"), key
    for status in STATUSES:
        for key in ("status-gained", "status-lost"):
            assert_finished(words.event_sentence(Event(key, {"seat": "Ana", "status": status})))
    for reaction in REACTIONS:
        assert_finished(words.event_sentence(Event("reacted", {"seat": "Ana", "reaction": reaction})))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_in_a_place_of_power_is_told_in_the_words_of_that_place(language: Language) -> None:
    words = nights_texts(language, Nights.pack_digest()).sentences
    for place, choices in Nights.with_pack(None).world.places.items():
        for choice in choices:
            reacted = Event("reacted", {"seat": "Ana", "reaction": choice, "place": place})
            assert words.phrases.choice_label(choice, place) in (words.event_sentence(reacted, {}) or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_the_source_has_words(language: str) -> None:
    for kind in QUESTIONS:
        keys = (f"question-{kind}", f"question-{kind}-for")
        assert any(nights(language).has_text(key) for key in keys), kind


def assert_whole(text: str) -> None:
    assert text
    assert not re.search(r"[{}$]|None|\bTrue\b|\bFalse\b|  |\(\)|, ,", text), text


def assert_finished(sentence: str) -> None:
    assert_whole(sentence)
    assert sentence[-1] in ".!", sentence


@cache
def played(seed: int) -> tuple[tuple[Event, ...], tuple[Decision, ...]]:
    """The events and questions of a game between bots, with different options."""
    seats = SEATS[: 1 + seed % len(SEATS)]
    options = {
        "goal": 6 + seed % 8,
        "storytelling": seed % 2 == 0,
        "person-reads": seed % 3 == 0,
        "merchant": seed % 4 == 0,
        "one-status": seed % 5 == 0,
        "random-skills": seed % 7 == 0,
    }
    pack = Nights.open_pack(TINY)
    table = Table.new("nights", seats, options, seed=seed, pack=pack, bots=dict.fromkeys(seats, "wanderer"))
    asked: list[Decision] = []
    for _ in range(CHOICES):
        seat = seat_where_bot_must_choose(table)
        if seat is None:
            break
        asked.append(table.decisions[seat])
        table.choose(seat, choice_of_bot(table, seat))
    return tuple(table.all_events()), tuple(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_many_games_becomes_a_sentence(language: str) -> None:
    words = nights(language)
    sentences = NightsSentences(words)
    for seed in range(GAMES):
        read: Event | None = None
        for event in played(seed)[0]:
            said = words.event_sentence(event)
            if event.key in SILENT:
                assert not said
                continue
            assert_finished(said)
            read = event if event.key == "read" else read
            if event.key in ("read", "section", "place"):
                assert_whole(sentences.text_to_read_aloud(event, read))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_option_of_many_games_has_words(language: str) -> None:
    words = nights(language)
    kinds: set[str] = set()
    for seed in range(GAMES):
        for decision in played(seed)[1]:
            kinds.add(decision.kind)
            question = words.question_text(decision)
            assert_whole(question)
            assert question.startswith(f"{decision.seat}, ")
            # With a single option, nothing is asked.
            assert question.endswith("." if decision.options == ("go-on",) else "?"), question
            options = [words.option_label(decision, option) for option in decision.options]
            for option in options:
                assert_whole(option)
                assert option[-1] not in ".?", option
            if len(set(options)) < len(options):  # two parts may be worth the same
                assert decision.kind == "choose"
    assert len(kinds) > 25


def test_a_question_is_asked_in_the_voice_of_the_tale() -> None:
    about = Subject(encounter=Encountered("merchant", "old", "L"))
    decision = Decision("Ana", "reaction", ("attack", "barter"), about)
    assert nights("en").question_text(decision, {"Ana": "Zoé"}) == "Zoé, how do you greet the old merchant?"
    assert nights("fr").question_text(decision) == "Ana, comment abordez-vous le vieux marchand\u202f?"
    assert nights("es").question_text(decision) == "Ana, ¿qué haces ante el viejo mercader?"
    assert nights("es").option_label(decision, "barter") == "Hacer un trueque"


def test_a_table_is_shown_in_words_to_the_one_who_names_a_number() -> None:
    leads: dict[str, Leads] = {
        "1": Being("merchant", "old", "L", "m"),
        "2": Being("talking-well", "", "N", ""),
    }
    decision = Decision("Ana", "number", ("1", "2", "3"), Subject(hero="Bo", why="chart", leads=leads))
    words = nights("fr")
    assert (
        words.question_text(decision)
        == "Ana, à cause d’une malédiction, vous choisissez pour Bo. Quel nombre compte\u202f?"
    )
    assert words.option_label(decision, "1") == "1\u202f: un vieux marchand"
    assert words.option_label(decision, "3") == "3"


def test_a_treasure_that_nudges_the_dice_speaks_of_no_blessing() -> None:
    nudge = Decision("Ana", "number", ("4", "6"), Subject(why="chart"))
    blessing = Decision("Ana", "number", ("roll", "4", "6"), Subject(why="chart"))
    words, moment = (
        nights("en").question_text,
        nights_texts("en", Nights.pack_digest()).sentences.rule_for_decision,
    )
    assert "one higher or one lower" in words(nudge)
    assert "blessing" not in moment(nudge)
    assert "blessing" in words(blessing)
    assert "blessing" in moment(blessing)


def test_a_city_card_is_offered_whether_or_not_it_is_of_this_city() -> None:
    asked = Decision("Ana", "city-card", ("play:a", "done"))
    assert nights("en").question_text(asked) == "Ana, you may play a city card here. Do you?"


@pytest.mark.rule("N7.6")
def test_a_master_who_can_go_straight_to_two_tales_reads_which_face_leads_to_each() -> None:
    decision = Decision("Ana", "master", ("roll", "master:magic:1", "master:magic:2", "master:magic:3"))
    said = {
        language: [nights(language).option_label(decision, one) for one in decision.options[1:]]
        for language in LANGUAGES
    }
    for word, labels in (("minus", said["en"]), ("moins", said["fr"]), ("menos", said["es"])):
        assert [word in label for label in labels] == [True, False, False]
    for word, labels in (("plus", said["en"]), ("plus", said["fr"]), ("más", said["es"])):
        assert [word in label for label in labels] == [False, False, True]


@pytest.mark.rule("N10.11", "N10.14")
def test_who_decides_for_another_is_told_why() -> None:
    met = Encountered("merchant", "old", "L")
    reaction = Decision("Bo", "reaction", ("barter",), Subject(hero="Ana", encounter=met))
    entry = Decision("Bo", "entry", tuple("123"), Subject(hero="Ana"))
    for language, madness, fate in (
        ("en", "madness", "fate"),
        ("fr", "folie", "sort"),
        ("es", "locura", "suerte"),
    ):
        assert madness in nights(language).question_text(reaction)
        assert fate in nights(language).question_text(entry)


def test_nobody_is_asked_whether_to_go_on_where_nothing_else_can_be_done() -> None:
    for language in LANGUAGES:
        assert "?" not in nights(language).question_text(Decision("Ana", "declare", ("go-on",), secret=True))
        assert "?" in nights(language).question_text(
            Decision("Ana", "declare", ("declare", "go-on"), secret=True)
        )


@pytest.mark.rule("N10.17")
def test_what_waits_at_home_is_said_of_every_number() -> None:
    decision = Decision(
        "Ana", "number", ("roll", *HOMECOMING), Subject(why="homecoming", leads={**HOMECOMING})
    )
    words = nights("en")
    said = [words.option_label(decision, number) for number in ("2", "7", "8", "11")]
    assert said == [
        "2: Grief Stricken",
        "7: nothing",
        "8: 1 destiny point",
        "11: 2 destiny points, Respected",
    ]
    assert nights("es").option_label(decision, "11") == "11: 2 puntos de destino, Respetado"
    assert nights("fr").option_label(decision, "12") == "12\u202f: 2 points de destin, Respecté"


RARE = (
    Decision("Ana", "use", ("use:seal-ring", "done")),
    Decision("Ana", "use", ("use:seal-ring", "done"), Subject(status="wounded")),
    Decision("Ana", "use", ("use:seal-ring", "done"), Subject(why="chart", result=4)),
    Decision("Ana", "use", ("use:seal-ring", "done"), Subject(face="-")),
    Decision("Ana", "use", ("use:seal-ring", "done"), Subject(card="basra")),
    Decision("Ana", "face", ("-", "blank", "+")),
    Decision("Ana", "time", TIMES),
    Decision("Ana", "treasure", ("seal-ring", "magic-lamp")),
    Decision("Ana", "patient", ("Bo:wounded", "Bo:lost", "done")),
    Decision("Ana", "player", ("Bo", "Cy", "done"), Subject(why="teaches")),
    Decision("Ana", "gift", ("agree", "decline"), Subject(hero="Bo", skill="magic")),
    Decision("Ana", "gift", ("agree", "decline"), Subject(hero="Bo", treasure="magic-lamp", status="lost")),
    Decision("Ana", "quest-place", ("basra", "mecca"), Subject(hero="Bo", quest="dream-of-riches")),
    Decision("Ana", "master", ("roll", "master:piety", "master:magic:1", "master:magic:3")),
    Decision("Ana", "start", ("give:city:magic", "give:Bo:scholarship", "rest", "done")),
    Decision("Ana", "end", ("sell:seal-ring", "pay:diseased:Bo", "pay:grief-stricken:Bo", "pay:under-geas")),
    Decision("Ana", "end", ("pay:enslaved", "swap:on-pilgrimage", "swap:sultan", "done")),
    Decision("Ana", "end", ("swap:on-pilgrimage:envious", "swap:on-pilgrimage:scorned")),
    Decision("Ana", "offer", ("accept", "refuse"), BELOVED),
    Decision(
        "Ana",
        "offer",
        ("accept", "refuse"),
        Subject(branches={"accept": parse_award_line("[D2/Married]"), "refuse": parse_award_line("[S1]")}),
    ),
    Decision("Ana", "section", ("no-skill", "piety-or-wealth-rich", "sex-woman", "treasure-seal-ring")),
    Decision("Ana", "number", tuple("123456"), Subject(why="pursuit", leads=dict.fromkeys("12", "pursuer"))),
    Decision(
        "Ana",
        "number",
        tuple("123456"),
        Subject(why="jailer", leads={"1": Being("jailer", "crafty", "K", "m")}),
    ),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("decision", RARE)
def test_what_is_rarely_asked_has_words_too(language: str, decision: Decision) -> None:
    question = nights(language).question_text(decision)
    assert_whole(question)
    assert question.endswith("?")
    options = [nights(language).option_label(decision, option) for option in decision.options]
    assert len(set(options)) == len(options)
    for option in options:
        assert_whole(option)
        assert not re.search(r"[a-z]:[a-z]", option), option
