"""The content of chronicles: every tale in order, connecting sentences, pictures."""

import re
from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest

from chronicle.histories import DAY, finished, history_of, play_randomly
from refusals import refuses
from serai.chronicle.game_history import make_game_history
from serai.chronicle.model import Chronicle, Piece
from serai.chronicle.narrator import Narrator, join_sentences, mark_name_for_pronoun
from serai.chronicle.rendering import make_chronicle
from serai.chronicle.typesetting import curl_quotes, split_at_first_letter, text_to_xhtml
from serai.games.nights.chronicle.chronicler import roman_numeral
from serai.games.nights.chronicle.journeys import ShortestPaths, spaces_visited
from serai.games.nights.chronicle.scenes import SceneWriter
from serai.games.nights.game import Nights
from serai.games.nights.locales.nights_texts import nights_texts
from serai.games.nights.locales.phrases import NightsPhrases
from serai.locales.texts import LANGUAGES, Language
from serai.table import Event, Table
from serai.table.logged_actions import LoggedAction
from table.playing import caravan


def nights(language: Language = "en", seat: str | None = "Ana") -> Chronicle:
    return make_chronicle(history_of(finished("nights"), seat), language)


def pieces(chronicle: Chronicle, *kinds: str) -> list[Piece]:
    scenes = (scene for chapter in chronicle.chapters for scene in chapter.scenes)
    return [piece for scene in scenes for piece in scene.pieces if not kinds or piece.kind in kinds]


# The tales


def tale_of(event: Event, phrases: NightsPhrases) -> str:
    """What the Book tells in an event: a tale, a Place of Power, or a step of a quest; or ""."""
    told = {name: str(value) for name, value in event.args.items()}
    sex = "f" if told.get("sex") == "f" else "m"
    match event.key:
        case "read":
            return phrases.opening_text(told["paragraph"], sex, told["being"], told["adjective"])
        case "section":
            return phrases.section_text(
                told["paragraph"], told["section"], sex, told["being"], told["adjective"]
            )
        case "place":
            return phrases.place_text(told["place"], sex)
        case "claimed":
            return phrases.quest_step_text(told["quest"], told["place"])
        case "quest-treasure":
            return phrases.quest_step_text(told["quest"], "treasure")
        case "quest-finished":
            return phrases.quest_end_text(told["quest"])
        case _:
            return ""


def heard_lines(events: Iterable[Event], phrases: NightsPhrases) -> list[str]:
    lines = (line.strip() for event in events for line in tale_of(event, phrases).splitlines())
    return [line for line in lines if line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tale_is_told_in_order_and_as_it_was_heard(language: Language) -> None:
    table = finished("nights")
    heard = heard_lines(table.events(0, "Ana"), nights_texts(language, table.opening.pack).phrases)
    assert len(heard) > 10
    assert [piece.text for piece in pieces(nights(language), "opening", "told")] == heard


def test_the_steps_and_the_end_of_a_quest_are_told_once_and_in_order() -> None:
    texts = nights_texts("en", None)
    turn = [
        Event("turn", {"seat": "Ana", "sex": "f"}),
        Event("claimed", {"seat": "Ana", "quest": "three-debts", "place": "basra"}),
        Event("quest-finished", {"seat": "Ana", "quest": "three-debts"}),
    ]
    narrator = Narrator("en", "serai.games.nights.locales:chronicle")
    roads = ShortestPaths(texts.phrases.book.map)
    scene = SceneWriter(texts, narrator, {"Ana": "Scheherazade"}, roads).write_scene(turn)
    heard = heard_lines(turn, texts.phrases)
    assert len(heard) == 2
    assert [piece.text for piece in scene.pieces if piece.kind == "told"] == heard


def test_another_language_tells_the_same_evening() -> None:
    told = [nights(language) for language in LANGUAGES]
    shapes = [
        [
            [
                (scene.seat, [(piece.kind, piece.number, piece.ornament) for piece in scene.pieces])
                for scene in chapter.scenes
            ]
            for chapter in chronicle.chapters
        ]
        for chronicle in told
    ]
    assert shapes[0] == shapes[1] == shapes[2]
    assert len({tuple(journey.spaces for journey in chronicle.journeys) for chronicle in told}) == 1
    assert len({tuple(picture.tracks for picture in chronicle.pictures) for chronicle in told}) == 1
    for texts in zip(*(pieces(chronicle, "opening", "told", "way") for chronicle in told), strict=True):
        assert len({piece.text for piece in texts}) == 3


def test_the_section_that_was_chosen_has_its_heading_and_plain_luck_has_none() -> None:
    table = finished("nights")
    chosen = [str(event.args["section"]) for event in table.events(0, None) if event.key == "section"]
    skilled = [section for section in chosen if section != "no-skill"]
    assert 0 < len(skilled) < len(chosen)
    phrases = nights_texts("en", table.opening.pack).phrases
    assert [piece.text for piece in pieces(nights(), "turning")] == list(map(phrases.heading_text, skilled))


# Connecting sentences


def test_no_die_no_card_and_no_marker_is_in_the_prose() -> None:
    prose = " ".join(piece.text for piece in pieces(nights(), "way", "after"))
    assert len(prose) > 500
    for word in ("rolls", "draws a card", "paragraph", "marker", "destiny die", " gains", "’s turn"):
        assert word not in prose, word


def test_the_same_sentence_is_never_said_twice_running() -> None:
    ways = [piece.text for piece in pieces(nights(), "way")]
    plain = [re.sub(r"\b[A-Z][\w’]*( Baba)?|the [A-Z][\w ’]*", "…", way) for way in ways]
    assert len(plain) > 8
    assert all(first != second for first, second in pairwise(plain))


@pytest.mark.parametrize(("language", "said"), [("en", "He waits."), ("fr", "Il waits."), ("es", "Waits.")])
def test_who_was_just_named_gets_a_pronoun(language: Language, said: str) -> None:
    hero = mark_name_for_pronoun("Sindbad")
    pronoun = Narrator(language).pronoun("m")
    assert join_sentences([f"{hero} prays.", f"{hero} waits."], pronoun) == f"Sindbad prays. {said}"


def test_a_pronoun_stands_only_for_the_one_who_was_just_named() -> None:
    hero, other = mark_name_for_pronoun("Sindbad"), mark_name_for_pronoun("Aladdin")
    assert join_sentences([f"{hero} prays.", f"{other} waits."], "He") == "Sindbad prays. Aladdin waits."
    assert (
        join_sentences([f"{hero} prays.", f"{hero}’s luck turns."], "He")
        == "Sindbad prays. Sindbad’s luck turns."
    )
    assert (
        join_sentences([f"A door shuts on {hero}.", f"{hero} waits."], "She")
        == "A door shuts on Sindbad. Sindbad waits."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_with_several_forms_uses_them_in_turn(language: Language) -> None:
    narrator = Narrator(language, "serai.games.nights.locales:chronicle")
    phrases = {"hero": "Sindbad", "origin": "Basra", "space": "Aden", "who": "x", "being": "y"}
    for key in ("sail", "road", "both", "stay", "meet", "find", "reject", "again", "retell", "quiet"):
        said = [narrator.say_next_variant(key, **phrases) for _ in range(6)]
        assert len(set(said)) >= 2, key
        assert all(first != second for first, second in pairwise(said)), key


def test_a_journey_is_by_sea_by_land_or_both() -> None:
    roads = ShortestPaths(nights_texts("en", Nights.pack_digest()).phrases.book.map)
    assert roads.way_of_travel("baghdad", "hamadan") == "road"
    assert roads.way_of_travel("head-of-the-gulf", "isles-of-pearls") == "sail"
    assert roads.way_of_travel("baghdad", "head-of-the-gulf") == "both"
    assert roads.path("baghdad", "nowhere") == ["baghdad", "nowhere"]


# The pictures


@pytest.mark.parametrize("seed", range(4))
def test_the_points_in_the_pictures_are_those_of_the_game(seed: int) -> None:
    table = Table.new(
        "nights", ["Ana", "Bo", "Cleo"], {"goal": 12, "merchant": True}, seed=seed, takebacks=True
    )
    play_randomly(table, Random(seed), 300, takebacks=0.1)
    chronicle = make_chronicle(history_of(table, None), "en")
    heroes = table.view(None).board.heroes
    turns = sum(event.key == "turn" for event in history_of(table, None).events)
    for picture, of in zip(chronicle.pictures, ("destiny", "story"), strict=True):
        for track in picture.tracks:
            assert track.points[0] == 0
            assert track.points[-1] == getattr(heroes[track.seat], of)
            assert len(track.points) == turns + 1


@pytest.mark.parametrize("seed", range(4))
def test_the_kings_have_as_many_points_as_their_stacks(seed: int) -> None:
    table = Table.new("dice", ["Ana", "Bo", "Cleo"], seed=seed, takebacks=True)
    play_randomly(table, Random(seed), 400, takebacks=0.1)
    chronicle = make_chronicle(history_of(table, "Bo"), "fr")
    scores = table.view(None).board.scores
    assert {track.seat: track.points[-1] for track in chronicle.pictures[0].tracks} == scores
    assert all(track.points[0] == 0 for track in chronicle.pictures[0].tracks)


def test_the_map_shows_the_road_of_every_hero() -> None:
    table = finished("nights")
    chronicle = nights()
    assert chronicle.chart.startswith(b"<svg")
    for player in chronicle.players:
        been = spaces_visited(table.events(0, None), player.seat, "")
        assert list(next(one.spaces for one in chronicle.journeys if one.seat == player.seat)) == been
        assert chronicle.chart.count(f"stroke:{player.pigment}".encode()) >= 2
    assert b'viewBox="0 0 2400' not in chronicle.chart, "it is cut to the roads"


# The end


def test_the_ending_is_told_and_goals_are_shown_when_all_is_over() -> None:
    over = nights()
    assert over.over
    assert len(over.epilogue) >= 2
    assert "secret goal" in over.epilogue[-1]
    assert over.seal.verified


def test_a_running_evening_ends_with_a_white_page() -> None:
    table = Table.new("nights", ["Ana", "Bo"], seed=3)
    play_randomly(table, Random(3), 60)
    so_far = make_chronicle(history_of(table, "Ana"), "en")
    assert not so_far.over
    assert so_far.epilogue == (Narrator("en").say("to-be-continued"),)
    assert not so_far.seal.verified
    assert [shown for _, shown in so_far.seal.lines] == [table.opening.commitment, ""]


def test_before_the_first_turn_there_is_a_company_and_no_chapter() -> None:
    table = Table.new("nights", ["Ana", "Bo"], seed=3)
    chronicle = make_chronicle(history_of(table, "Ana"), "es")
    assert len(chronicle.players) == 2
    assert chronicle.chapters == ()


def test_the_chronicle_of_dice_tells_who_took_what_and_who_went_ahead() -> None:
    table = finished("dice", 3, "Ana", "Bo", "Carmen")
    chronicle = make_chronicle(history_of(table, None), "en")
    told = " ".join(piece.text for piece in pieces(chronicle))
    took = [event for event in table.events(0, None) if event.key in ("took", "penalty")]
    assert sum(map(told.count, ("wins over", "also brings", "Nobody likes these dice"))) == len(took)
    assert "in the lead" in told
    assert all(len(piece.dice) == 6 for piece in pieces(chronicle, "way"))
    assert "crown" in chronicle.epilogue[-1]


@pytest.mark.usefixtures("caravan_installed")
def test_a_game_that_nobody_writes_about_is_refused() -> None:
    table = caravan()
    told = [LoggedAction((), tuple(table.addressed_events(0)))]
    with refuses("has no chronicle"):
        make_chronicle(make_game_history(table, told, None, DAY), "en")


# Typesetting


def test_marks_are_those_of_a_printed_book() -> None:
    assert curl_quotes('"Lift," says he, "it\'s \'ready\'."', "en") == "“Lift,” says he, “it’s ‘ready’.”"
    assert (
        curl_quotes("« Eh bien ? » dit-il : non !", "fr")
        == "«\u202fEh bien\u202f?\u202f» dit-il\u202f: non\u202f!"
    )
    assert curl_quotes('"They can—" "Fit—"well—in," says he.', "en") == "“They can—” “Fit—“well—in,” says he."
    assert text_to_xhtml("He has *five* & more", "en") == "He has <em>five</em> &amp; more"


def test_the_first_word_of_a_tale_is_taken_apart() -> None:
    assert split_at_first_letter('"Mind the *basket*," he says', "en") == (
        "“",
        "M",
        "ind",
        " the <em>basket</em>,” he says",
    )
    assert split_at_first_letter("*Five*, he counts", "en") == ("", "F", "ive,", " he counts")
    assert split_at_first_letter("« À moi », dit-il", "fr")[:3] == ("«\u202f", "À", "")
    assert split_at_first_letter("…", "en")[1] == ""


@pytest.mark.parametrize(
    ("number", "said"), [(1, "I"), (4, "IV"), (9, "IX"), (14, "XIV"), (40, "XL"), (98, "XCVIII")]
)
def test_chapters_are_numbered_as_in_old_books(number: int, said: str) -> None:
    assert roman_numeral(number) == said
