"""Award lines: parsing, printing, and the round trip."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.book import awards as word
from serai.book.awards import EXAMPLES, Award, format_awards, parse_awards, render_awards_docs_page
from serai.book.vocabulary import CONTINENTS, MATRICES, PLACES, SKILLS, STATUSES, TERRAINS, WEALTH

PAGE = Path(__file__).parents[2] / "docs" / "book" / "awards.md"
LINES = [line for _, rows in EXAMPLES for line, _ in rows]


@pytest.mark.parametrize("line", LINES)
def test_every_example_of_the_page_is_read_and_printed_as_it_stands(line: str):
    parsed = parse_awards(line)
    assert parsed.issues == ()
    assert format_awards(parsed.awards) == line


def test_every_award_word_has_an_example():
    shown = {type(placed.award) for line in LINES for placed in parse_awards(line).placed}
    assert shown == set(get_args(Award))


def test_the_page_of_award_words_is_up_to_date():
    assert PAGE.read_text("utf-8") == render_awards_docs_page(), "run: python -m serai.book.docs_pages"


@pytest.mark.rule("N8.2", "N8.1", "N8.3")
def test_the_rulebooks_example_is_read_from_left_to_right():
    assert parse_awards("[D2/S1/W+1 (Max: Poor)/Storytelling/Respected]").awards == (
        word.Points("destiny", 2),
        word.Points("story", 1),
        word.Wealth(1, "poor"),
        word.Skill("storytelling"),
        word.Status("respected"),
    )


def test_words_are_read_whatever_their_capitals_and_blanks():
    loose = parse_awards("[d+2 / s−1 / w+1 (max: rich) / grief stricken / lose LUCK]")
    assert format_awards(loose.awards) == "[D2/S-1/W+1 (Max: Rich)/Grief Stricken/Lose Luck]"


@pytest.mark.parametrize(
    ("line", "code", "offset", "guess"),
    [
        ("[D1/Wonded]", "B115", 4, "Wounded"),
        ("[Storyteling]", "B115", 1, "Storytelling"),
        ("[D1/Tresure: Seal Ring]", "B115", 4, "Treasure"),
        ("[W+1 (Max: Ritch)]", "B116", 11, "Rich"),
        ("[Opportunity to enter: Cave of Wanders]", "B116", 23, "Cave of Wonders"),
        ("[Lose Magick]", "B116", 6, "Magic"),
        ("[You may lose Magic]", "B116", 14, None),
        ("[Roll (Magick +1): 1-7 S1]", "B116", 7, "Magic"),
        ("[Encounter: Terrible Storm on Z]", "B116", 30, None),
        ("[W-1 (Max: Rich)]", "B117", 6, None),
        ("[Roll: 1-2 S1; 4-6 D1]", "B118", 15, None),
        ("[Roll: 1-2 S1; 3-5 D1]", "B118", 1, None),
        ("[Roll (Magic +1): 1-2 S1; 3-6 D1]", "B118", 1, None),
        ("[D0]", "B114", 2, None),
        ("[D1//S1]", "B114", 4, None),
        ("[]", "B114", 1, None),
        ("[D1/(S1]", "B114", 1, None),
        ("[D1)]", "B114", 3, None),
        ("[D1", "B114", 0, None),
        ("[Choose: D1]", "B114", 9, None),
        ("[Choose: D1 or S1/Lost]", "B114", 17, None),
        ("[Accept: D1]", "B114", 9, None),
        ("[Trade: D1 for D2]", "B114", 8, None),
        ("[Go to: merchant/barter]", "B114", 8, None),
        ("[Encounter: Terrible Storm]", "B114", 12, None),
        ("[Encounter: Wicked Old Man on I]", "B114", 12, None),
        ("[Wounded (Master)]", "B114", 9, None),
        # Text in brackets is never ignored.
        ("[Lose Magic (one use)]", "B116", 6, "Magic"),
        ("[Opportunity to enter: Cave of Wonders (twice)]", "B116", 23, "Cave of Wonders"),
        ("[Treasure: Seal Ring (of choice)]", "B114", 21, None),
        ("[Lose treasure: Seal Ring (of choice)]", "B114", 26, None),
        ("[Token: blue-thread (lent)]", "B114", 20, None),
        ("[Move to: Basra (at once)]", "B114", 16, None),
        ("[Move to: any city (at once)]", "B114", 19, None),
        ("[Pursued by: Furious Efreet (twice)]", "B114", 28, None),
        ("[Encounter: Storm (big) on F]", "B114", 18, None),
        ("[Encounter: Terrible Storm on F (big)]", "B116", 30, "F"),
        ("[Magic (Master) (one use)]", "B114", 7, None),
        ("[Skill of choice (Master)]", "B115", 1, "Skill of choice"),
        # "within" and "any" are not names of spaces.
        ("[Move to: within 0 spaces of Basra]", "B114", 17, None),
        ("[Move to: within three spaces]", "B114", 10, None),
        ("[Move to: within 3 leagues of Basra]", "B114", 10, None),
        ("[Move to: any town]", "B114", 10, None),
        ("[Move to: any sea city]", "B114", 10, None),
        ("[Move to: any see space]", "B116", 14, "sea"),
        ("[Move to: any space in Afrika]", "B116", 23, "Africa"),
        ("[Placed by the player on your lap: any city]", "B115", 1, "Placed by the player on your left"),
        ("[Roll (Magic +1, Magic +1): 1-8 S1]", "B114", 17, None),
        ("[Beloved (one turn)]", "B114", 9, None),
        ("[D٣]", "B115", 1, None),
        ("[ſ1]", "B115", 1, None),
    ],
)
def test_a_mistake_is_reported_at_its_column_with_what_was_probably_meant(
    line: str, code: str, offset: int, guess: str | None
):
    issue = parse_awards(line).issues[0]
    assert (issue.code, issue.offset, issue.guess) == (code, offset, guess)


@pytest.mark.rule("N8.7", "N8.8")
@pytest.mark.parametrize(
    ("line", "award"),
    [
        ("[Placed by another player: within 3 spaces]", word.PlacedByAnother(word.Within(3))),
        (
            "[placed by another player: any space in africa]",
            word.PlacedByAnother(word.AnySpace(None, "africa")),
        ),
        (
            "[Placed by the player on your left: any sea space]",
            word.PlacedByAnother(word.AnySpace("sea"), "left"),
        ),
        (
            "[Placed by the player on your right: Mecca]",
            word.PlacedByAnother(word.NamedSpace("mecca"), "right"),
        ),
        ("[Move to: any city in Asia]", word.MoveTo(word.AnySpace("city", "asia"))),
        ("[Move to: any desert space in Africa]", word.MoveTo(word.AnySpace("desert", "africa"))),
        ("[Move to: within 1 space of Mecca]", word.MoveTo(word.Within(1, "mecca"))),
        (
            "[Placed by another player: within 2 spaces of Lake of Colors]",
            word.PlacedByAnother(word.Within(2, "lake-of-colors")),
        ),
    ],
)
def test_a_space_is_named_by_distance_terrain_and_continent_and_the_text_may_say_who_chooses(
    line: str, award: Award
):
    parsed = parse_awards(line)
    assert (parsed.awards, parsed.issues) == ((award,), ())


@pytest.mark.rule("N8.11")
def test_an_award_for_another_hero_says_who_is_meant_and_holds_only_what_can_be_given():
    line = "[D1/the Nearest hero: (D-1/W-1 (Min: Poor)/Wounded)/S1]"
    loss = (word.Points("destiny", -1), word.Wealth(-1, "poor"), word.Status("wounded"))
    parsed = parse_awards(line)
    assert parsed.issues == ()
    assert parsed.awards == (
        word.Points("destiny", 1),
        word.ForAnother("nearest", loss),
        word.Points("story", 1),
    )
    assert parse_awards("[A hero here: Lose a treasure]").awards == (
        word.ForAnother("here", (word.LoseTreasure(),)),
    )
    for wrong in (
        "Magic",
        "Death",
        "Move to: Basra",
        "(D1/Go to: a/b#c)",
        "You may lose Lost",
        "Another hero: D1",
    ):
        assert [issue.code for issue in parse_awards(f"[Another hero: {wrong}]").issues] == ["B114"]


@pytest.mark.rule("N7.12", "N10.20")
def test_the_other_can_be_met_again_on_another_matrix():
    assert parse_awards("[Encounter: The Other on H]").awards == (word.Encounter(word.THE_OTHER, "H"),)
    assert parse_awards("[Pursued by: the other]").awards == parse_awards("[Pursued]").awards


@pytest.mark.parametrize("line", ["[Go To: a/b#c/Lost]", "[GO TO: a/b#c/Lost]", "[go  to : a/b#c / lost]"])
def test_go_to_is_read_whatever_its_capitals_and_blanks(line: str):
    parsed = parse_awards(line)
    assert (parsed.awards, parsed.issues) == ((word.GoTo("a/b", "c"), word.Status("lost")), ())


@pytest.mark.parametrize("reference", ["Merchant/Barter#Two", "a_b/c_d#e", "a/b", "a / b#c", "à/b/c#d", "#c"])
def test_a_misspelt_paragraph_gives_one_message(reference: str):
    issues = parse_awards(f"[D1/GO TO: {reference}]").issues
    assert [issue.code for issue in issues] == ["B114"]


def test_several_mistakes_in_one_line_are_all_reported():
    parsed = parse_awards("[Wonded/D1/Storyteling/Choose: Lots or S1]")
    assert [issue.offset for issue in parsed.issues] == [1, 11, 31]
    assert word.Points("destiny", 1) in parsed.awards


def test_the_words_inside_a_choice_have_their_places_too():
    parsed = parse_awards("[S1/Choose: (D1/Treasure: Seal Ring) or Go to: a/b#c]")
    places = {type(placed.award): placed.offset for placed in parsed.placed}
    assert places[word.Treasure] == 16
    assert places[word.GoTo] == 40


def test_brackets_in_brackets_end_in_a_sentence_not_in_a_crash():
    deep = "[" + "Choose: (" * 5000 + "D1" + ") or S1" * 5000 + "]"
    assert "too deep" in parse_awards(deep).issues[0].values["why"]


ids = st.from_regex(r"[a-z][a-z0-9]{0,6}(-[a-z0-9]{1,5}){0,2}", fullmatch=True)
points = st.builds(
    word.Points,
    st.sampled_from(["destiny", "story"]),
    st.integers(-20, 20).filter(bool),
)
beings = st.builds(word.NamedBeing, ids, st.none() | ids)
where = st.one_of(
    st.builds(word.NamedSpace, ids.filter(lambda name: not name.startswith(("any", "within")))),
    st.builds(word.Within, st.integers(1, 9), st.none() | ids),
    st.builds(word.AnySpace, st.none() | st.sampled_from(TERRAINS), st.none() | st.sampled_from(CONTINENTS)),
)
skills, statuses = st.sampled_from(list(SKILLS)), st.sampled_from(list(STATUSES))
simple = st.one_of(
    points,
    st.builds(word.Wealth, st.integers(-6, 6).filter(bool), st.none() | st.sampled_from(list(WEALTH))),
    st.builds(word.Skill, skills, st.booleans()),
    st.just(word.SkillOfChoice()),
    st.builds(word.SkillForOneUse, skills),
    st.builds(word.LoseSkill, st.none() | skills),
    st.builds(word.Status, statuses),
    st.builds(word.Status, st.just("pursued"), beings),
    st.builds(word.StatusForOneTurn, statuses.filter(lambda status: status != "beloved")),
    st.builds(word.LoseStatus, statuses, st.booleans()),
    st.builds(word.LoseStatusOfChoice, st.booleans()),
    st.just(word.LoseStatusOfChoice(may=True, any_number=True)),
    st.builds(word.Treasure, st.none() | ids),
    st.builds(word.LoseTreasure, st.none() | ids),
    st.builds(word.Token, ids),
    st.builds(word.LoseToken, ids),
    st.builds(word.OpportunityToEnter, st.sampled_from(list(PLACES))),
    st.builds(word.MoveTo, where),
    st.builds(word.PlacedByAnother, where, st.sampled_from(["left", "right", None])),
    st.just(word.Trade(word.Points("destiny", 1), word.Points("story", 2))),
    st.builds(word.GoTo, st.builds("/".join, st.lists(ids, min_size=1, max_size=3)), ids),
    st.builds(word.Encounter, beings | st.just(word.THE_OTHER), st.sampled_from(list(MATRICES))),
    st.just(word.Death()),
    st.just(word.Nothing()),
)


def rolls(inner: st.SearchStrategy[tuple[Award, ...]]) -> st.SearchStrategy[word.Roll]:
    def build(
        bonus: int, cut: int, is_open: bool, low: tuple[Award, ...], high: tuple[Award, ...]
    ) -> word.Roll:
        bonuses = (word.Bonus("magic", bonus),) if bonus else ()
        last = None if is_open else 6 + bonus
        return word.Roll((word.Band(1, cut, low), word.Band(cut + 1, last, high)), bonuses)

    return st.builds(build, st.integers(0, 3), st.integers(1, 5), st.booleans(), inner, inner)


for_another = st.builds(
    word.ForAnother,
    st.sampled_from(["chosen", "nearest", "here"]),
    st.lists(
        st.one_of(points, st.builds(word.Status, statuses), st.builds(word.Treasure, st.none() | ids)),
        min_size=1,
        max_size=3,
    ).map(tuple),
)


def branching(children: st.SearchStrategy[Award]) -> st.SearchStrategy[Award]:
    inner = st.lists(children, min_size=1, max_size=3).map(tuple)
    return st.one_of(st.builds(word.Choose, inner, inner), st.builds(word.Offer, inner, inner), rolls(inner))


award_lists = st.lists(
    st.recursive(simple | for_another, branching, max_leaves=6), min_size=1, max_size=4
).map(tuple)


@given(award_lists)
def test_printed_awards_are_read_back_as_the_same_awards(awards: tuple[Award, ...]):
    parsed = parse_awards(format_awards(awards))
    assert parsed.issues == ()
    assert parsed.awards == awards


@given(award_lists)
def test_awards_survive_the_cache(awards: tuple[Award, ...]):
    stored = msgspec.msgpack.encode(awards)
    assert msgspec.msgpack.decode(stored, type=tuple[Award, ...]) == awards


@given(st.text(alphabet="DSW+-12()/:;[] #LoseRollChooseorAccept", max_size=40))
def test_no_text_makes_the_reader_fail(text: str):
    parse_awards(f"[{text}]")
    parse_awards(text)
