"""The texts of King of Dice: the card catalogue, and the rendering of a game for clients."""

from random import Random

import pytest

from dice.table_builder import FOUR_IN_A_RUN, NOBODY, make_table
from serai.games.dice.cards import INHABITANTS, PENALTIES, PLACES, POINTS
from serai.games.dice.locales.catalogue import DicePattern, RequiredDice, card_catalogue
from serai.games.dice.locales.sentences import DiceSentences
from serai.games.dice.scoring import points_by_card, score_stack
from serai.house.renderers import renderer_for_pack
from serai.locales.frames import SentenceFrame, placeholder_for_slot
from serai.locales.localizer import find_localizer, names_by_seat
from serai.locales.rendered_text import RenderedText
from serai.locales.texts import LANGUAGES, Language
from serai.table import Decision, Event, Table
from serai.table.view import Outcome, View

SEATS = ("Ana", "Bo", "Cy")
NAMES = {"Ana": "Ana", "Bo": "Inès", "Cy": "Hilario"}


def words_of(table: Table, seat: str | None = "Ana", language: Language = "en") -> RenderedText:
    return renderer_for_pack("dice", language, None).render(table.view(seat), table.events(0, seat), ())


# The cards


@pytest.mark.rule("D2.1", "D3.3", "D5.3")
@pytest.mark.parametrize(
    ("language", "above", "below"),
    [("en", "above", "below"), ("fr", "au-dessus", "dessous"), ("es", "encima", "debajo")],
)
def test_the_hypnotist_says_that_the_place_lies_above_the_inhabitant(
    language: Language, above: str, below: str
) -> None:
    effect = find_localizer(language, "dice").card_text("hypnotist").effect
    assert above in effect
    assert below not in effect


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_reads_every_card_as_it_is_printed_and_as_the_terminal_says_it(language: Language) -> None:
    shown, words = card_catalogue(language), find_localizer(language, "dice")
    assert shown.cards.keys() == POINTS.keys()
    for card_id, card in shown.cards.items():
        text = words.card_text(card_id)
        assert card.points == POINTS[card_id]
        assert (card.name, card.the, card.condition, card.effect, card.worth) == (
            text.name,
            text.the,
            text.condition,
            text.effect,
            text.points,
        )
        assert card.name in card.line
        assert card.worth in card.line
        assert bool(card.wish) == bool(card.condition) == (card_id in INHABITANTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_places_and_endings_have_names(language: Language) -> None:
    shown = card_catalogue(language)
    assert shown.kinds.keys() == {card.kind for card in INHABITANTS.values()}
    assert tuple(shown.places) == PLACES
    assert shown.endings.keys() == {"inhabitants", "penalties", *(f"place-{place}" for place in PLACES)}
    assert all([*shown.kinds.values(), *shown.places.values(), *shown.endings.values(), shown.villain])


def test_a_card_says_its_kind_and_its_own_place() -> None:
    cards = card_catalogue("en").cards
    assert (cards["orc-village-3"].kind, cards["orc-village-3"].place) == ("place", "orc-village")
    assert (cards["penalty-4"].kind, cards["penalty-4"].place) == ("penalty", None)
    assert (cards["orc-4-2"].kind, cards["orc-4-2"].place) == ("orc", "orc-village")
    assert (cards["hypnotist"].kind, cards["hypnotist"].place) == ("hypnotist", None)


@pytest.mark.rule("D1.4")
@pytest.mark.parametrize(
    ("card", "wish"),
    [
        ("moneybags-even", DicePattern("even")),
        ("elf-run-5", DicePattern("run", number=5)),
        ("dwarf-four-6", DicePattern("dice", [RequiredDice(4, number=6)])),
        ("gnome-5-red", DicePattern("dice", [RequiredDice(5, "red")])),
        ("orc-4-2", DicePattern("dice", [RequiredDice(4), RequiredDice(2)])),
        (
            "goblin-4",
            DicePattern(
                "either", [RequiredDice(4, "red"), RequiredDice(4, "green"), RequiredDice(4, "blue")]
            ),
        ),
        ("fairy-3-blue-2-green", DicePattern("dice", [RequiredDice(3, "blue"), RequiredDice(2, "green")])),
        ("hypnotist", DicePattern("at-most", number=12)),
        ("dragon-28", DicePattern("at-least", number=28)),
    ],
)
def test_a_card_says_what_it_wants_to_see(card: str, wish: DicePattern) -> None:
    assert card_catalogue("fr").cards[card].wish == wish


# Events and decisions


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_is_told_what_the_terminal_says(language: Language) -> None:
    renderer, words = renderer_for_pack("dice", language, None), find_localizer(language, "dice")
    aloud = find_localizer(language, "dice", in_words=True)
    random, table = Random(2), Table.new("dice", SEATS, seed=2)
    table.sit("Bo", "Inès", "king")
    while table.decisions:
        (decision,) = table.decisions.values()
        names = names_by_seat(table)
        told = renderer.render(table.view(decision.seat), [], ())
        assert told.question == words.question_text(decision, names)
        if decision.kind != "keep":
            labels = [words.option_label(decision, option, names) for option in decision.options]
            assert [choice.label for choice in told.choices] == labels
        table.choose(decision.seat, random.choice(decision.options))
    events = table.events(0, None)
    assert {"seated", "set-up", "rolled", "penalty", "won"} <= {event.key for event in events}
    for event, passages in zip(events, renderer.render_events(events, (), NAMES), strict=True):
        sentence = words.event_sentence(event, NAMES)
        assert [passage.text for passage in passages] == ([sentence] if sentence else [])
        if event.key == "rolled":
            assert passages[0].heard == aloud.event_sentence(event, NAMES)


def test_the_same_events_are_rendered_again_after_a_player_is_renamed() -> None:
    renderer = renderer_for_pack("dice", "en", None)
    events = [Event("stopped", {"seat": "Ana"})]
    first, other, again = (
        renderer.render_events(events, (), {"Ana": name}) for name in ("Ana", "Bea", "Ana")
    )
    assert first == again
    assert "Bea" in other[0][0].text


def test_of_the_ways_to_keep_dice_only_stopping_is_put_into_words() -> None:
    table = make_table({}, NOBODY)
    assert len(table.decisions["Ana"].options) == 64
    assert [choice.option for choice in words_of(table).choices] == ["stop"]


@pytest.mark.rule("D3.2", "D3.4")
def test_stopping_says_what_it_brings() -> None:
    (villain,) = words_of(make_table({}, NOBODY)).choices
    assert (villain.label, villain.note) == ("stop here", "→ Villain −1")
    assert villain.about.startswith("Your dice meet nobody’s condition.")
    (elf,) = words_of(make_table({0: "elf-run-4"}, FOUR_IN_A_RUN)).choices
    assert (elf.note, elf.about) == ("→ Arrogant elf, 1 point", "")
    (several,) = words_of(make_table({0: "elf-run-4", 1: "gnome-3-green"}, [1, 2, 3, 4, 1, 1])).choices
    assert several.note == "→ Arrogant elf and Crazy gnome, as you choose"
    (dragons,) = words_of(make_table({0: "dragon-25", 1: "dragon-28"}, [6, 6, 6, 6, 5, 5])).choices
    assert dragons.note == "→ Dragon (−2 points), Dragon (−4 points) and Cuddly orc, as you choose"


def test_a_client_reads_the_kinds_of_dice_and_their_faces() -> None:
    dice = card_catalogue("en").dice
    assert [die.kind for die in dice] == [1, 1, 2, 2, 3, 3]
    assert [die.colours[:3] for die in dice[::2]] == [
        ("blue", "green", "red"),
        ("red", "blue", "green"),
        ("green", "red", "blue"),
    ]


def test_taking_the_last_card_of_a_place_is_noted_beside_that_answer() -> None:
    table = make_table({0: "elf-run-4"}, FOUR_IN_A_RUN, piles={"city": [4]})
    table.choose("Ana", "stop")
    take, leave = words_of(table).choices
    assert take.note == find_localizer("en", "dice").say("last-place")
    assert leave.note == ""
    whole = make_table({0: "elf-run-4"}, FOUR_IN_A_RUN)
    whole.choose("Ana", "stop")
    assert [choice.note for choice in words_of(whole).choices] == ["", ""]


# Points


@pytest.mark.rule("D5.4")
def test_each_card_of_a_stack_brings_its_points_and_each_of_three_fairies_three() -> None:
    stack = (
        "orc-3",
        "fairy-2-red-2-green",
        "mine-2",
        "fairy-3-blue-2-green",
        "penalty-2",
        "dragon-28",
        "fairy-2-blue-2-green",
    )
    assert points_by_card(stack) == [2, 3, 2, 3, -2, -4, 3]
    assert sum(points_by_card(stack)) == score_stack(stack)
    table = make_table({}, NOBODY, stacks={"Bo": stack})
    sums = words_of(table).sums
    assert isinstance(sums, dict)
    assert list(sums) == ["Bo"]
    assert sums["Bo"].points == [2, 3, 2, 3, -2, -4, 3]
    assert sums["Bo"].text == "inhabitants 2, places 2, fairies 9, villains −2 and dragons −4"


# The end


def ended(**scores: int) -> list[str]:
    best = max(scores.values())
    return _ended(tuple(seat for seat, points in scores.items() if points == best), scores)


def _ended(winners: tuple[str, ...], scores: dict[str, int]) -> list[str]:
    view: View[object] = make_table({}, NOBODY, seats=SEATS).view(None)
    view.outcome = Outcome("place-mine", winners, scores)
    return renderer_for_pack("dice", "en", None).render(view, [], ()).ending


def test_the_end_says_who_has_won_and_why_it_is_over() -> None:
    won, why = ended(Ana=2, Bo=0)
    assert won == "Ana wears the crown tonight!"
    assert "no cards are left in the mine" in why


def test_the_end_says_what_decided_where_points_were_even() -> None:
    say = find_localizer("en", "dice").say
    assert _ended(("Ana",), {"Ana": 2, "Bo": 2})[2:] == [say("won-by-less")]
    assert ended(Ana=2, Bo=2)[2:] == [say("won-together")]


# Sentences are made once, with slots for names


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_whoever_is_asked_for_though_they_were_made_for_others(language: Language) -> None:
    words = find_localizer(language, "dice")
    rolled = Event("rolled", {"seat": "Ana", "dice": [1, 2, 3, 4, 5, 6], "thrown": [1, 3], "left": 1})
    given = Event("dragon-given", {"seat": "Ana", "to": "Bo", "card": "dragon-30", "points": -6})
    for event in (rolled, given):
        first, second = (
            words.event_sentence(event, {"Ana": one, "Bo": other})
            for one, other in (("X", "Y"), ("Inès", "X"))
        )
        assert first.replace("X", "Inès").replace("Y", "X") == second
    question = Decision("Ana", "keep", ("keep:", "stop"))
    assert words.question_text(question, {"Ana": "X"}).replace("X", "Inès") == words.question_text(
        question, {"Ana": "Inès"}
    )


def test_the_cards_dealt_at_the_start_are_cached_for_no_table() -> None:
    sentences = DiceSentences(find_localizer("en", "dice"))
    cards = list(INHABITANTS)
    said = {
        sentences.event_sentence(
            Event("set-up", {"row": cards[at : at + 5], "penalty": PENALTIES[0], "first": "Ana"}), NAMES
        )
        for at in range(20)
    }
    assert len(said) == 20
    assert sentences._event_frame.cache_info().currsize == 1


def test_a_frame_inserts_a_phrase_that_looks_like_a_slot_as_it_is() -> None:
    frame = SentenceFrame(
        "{0} sends {1} to {0}.".format(placeholder_for_slot("seat"), placeholder_for_slot("card"))
    )
    assert (
        frame.fill_slots({"seat": placeholder_for_slot("card"), "card": "it"})
        == f"{placeholder_for_slot('card')} sends it to {placeholder_for_slot('card')}."
    )
