"""Hints in the Nights: what the sage would do, and why, with a sentence in each language."""

import re
from collections.abc import Callable, Iterable
from importlib.resources import files
from itertools import islice
from math import sqrt

import pytest

from bots.nights_players import WAYS_TO_PLAY, moments, seated
from nights.table_builder import TINY, TINY_NIGHTS
from serai.bots.hints import find_hint_function
from serai.games.nights.bots import hints, sage
from serai.games.nights.bots.board_knowledge import board_knowledge
from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.bots.hero_valuation import sum_one_by_one
from serai.games.nights.bots.learning import learn_model
from serai.games.nights.bots.sage_model import Gains, SageModel, model_row_key
from serai.games.nights.bots.travel import discount_factor
from serai.games.nights.decision_subject import is_own_move, subject_of
from serai.locales.localizer import find_localizer
from serai.locales.texts import LANGUAGES
from serai.table.chance import Stream


@pytest.fixture(scope="module")
def model() -> SageModel:
    return learn_model(TINY, 12, seed=3)


def stream() -> Stream:
    return Stream(b"any secret", "thinking", 0)


def written() -> set[str]:
    """The reasons that have a sentence in English."""
    text = (files("serai.games.nights.locales") / "en" / "nights.ftl").read_text("utf-8")
    return set(re.findall(r"^(hint-[a-z-]+) =", text, re.M))


@pytest.mark.parametrize("learned", [True, False], ids=["of a Book it knows", "of another Book"])
def test_advice_is_what_the_sage_would_do_with_a_reason_in_every_language(
    learned: bool, model: SageModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = model if learned else None
    monkeypatch.setattr(sage, "find_model_for_pack", lambda _: known)
    monkeypatch.setattr(hints, "find_model_for_pack", lambda _: known)
    localizers = [
        find_localizer(language, "nights", pack=TINY_NIGHTS.pack_digest()) for language in LANGUAGES
    ]
    reasons: set[str] = set()
    for options in WAYS_TO_PLAY:
        for _, _, view in islice(moments(TINY_NIGHTS, seated("wanderer", 3), 2, options), 120):
            hint = find_hint_function("nights")(view, stream())
            assert hint.option == sage.choose(view, stream())
            reasons.add(hint.reason)
            for one in localizers:
                said = one.hint_sentence(hint.reason, hint.args)
                assert said.endswith(".")
                assert "{" not in said
                assert hint.reason not in said
    assert reasons <= written()
    assert len(reasons) > 15
    guesses = {"hint-reaction-guess", "hint-reaction-suited"}
    assert bool(reasons & {"hint-reaction-skill", "hint-reaction-learned"}) is learned
    assert learned or guesses <= reasons  # for another Book, the sage says that it has no model


def test_a_move_is_for_the_quest_only_where_it_comes_nearer_to_it() -> None:
    """A hero who is one step away and moves elsewhere is not told that this leads to the quest."""
    told = 0
    for _, _, view in islice(moments(TINY_NIGHTS, seated("wanderer", 3), 2), 1200):
        if view.decision is None or not is_own_move(view.decision):
            continue
        context = DecisionContext(view, stream(), None)
        for option in view.decision.options:
            if hints.explain_move(context, option)[0] != "move-quest":
                continue
            told += 1
            here = context.hero.space
            space = here if option == "stay" else option.removeprefix("move:")
            destinations = [one for one in context.travel_planner.destinations if one.what == "quest"]
            assert any(one.away[space] < one.away[here] or not one.away[space] for one in destinations)
    assert told > 20


def test_every_reason_that_is_written_can_be_given() -> None:
    said = {
        *(f"hint-{reason}" for reason in hints.PLAIN),
        *(f"hint-{reason}" for reason in hints.FOR_OTHERS.values()),
        *(key for key in written() if key.removeprefix("hint-").rpartition("-")[0] in hints.ANSWERED),
    }
    code = (files("serai.games.nights.bots") / "hints.py").read_text("utf-8")
    for key in written() - said:
        reason = key.removeprefix("hint-")
        given = f'"{reason}"' in code or any(
            reason.startswith(f"{kind}-") for kind in ("deed", "move", "declare")
        )
        assert given, f"nothing gives the reason {reason}"


class Backwards(frozenset[str]):
    """The intersection of two sets, in an order that their hashes would hardly give."""

    def intersection(self, *others: Iterable[str]) -> list[str]:  # type: ignore[override]
        return sorted(super().intersection(*others), reverse=True)


@pytest.mark.parametrize("kind", [frozenset, Backwards])
def test_of_two_skills_that_help_alike_every_process_names_the_same(
    kind: Callable[[list[str]], frozenset[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "requirements_in_section_id", lambda section: kind(section.split("-or-")))
    view = next(
        view
        for _, _, view in moments(TINY_NIGHTS, seated("wanderer", 2), 1)
        if view.decision is not None and view.decision.kind == "reaction"
    )
    assert view.decision is not None
    row, reaction = (
        model_row_key(subject_of(view.decision).encounter, board_knowledge(view.board.pack)),
        view.decision.options[0],
    )
    page = {"magic-or-luck": Gains(9, 1.0, 1.0)}
    context = DecisionContext(
        view, stream(), SageModel("", 9, {row: {reaction: {0: 9}}}, [page], {}, {}, 0.5)
    )
    context._skills = {"magic": 1, "luck": 1}
    assert hints.explain_reaction(context, reaction) == ("reaction-skill", {"skill": "luck"})


def test_values_are_added_one_after_the_other_in_every_python() -> None:
    assert sum_one_by_one([0.1] * 10) == 0.9999999999999999


def test_patience_is_a_power_that_every_cpu_rounds_alike() -> None:
    assert [discount_factor(turns) for turns in (0.0, 1.0, 2.0, 3.0)] == [1.0, 0.75, 0.5625, 0.421875]
    assert discount_factor(0.5) == sqrt(0.75)
