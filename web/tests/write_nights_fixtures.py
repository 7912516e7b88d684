"""Writes fixtures of the Nights:

every kind of question, and some endings, as a client receives them (`make pages`).
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from serai.games.nights.decision_kinds import QUESTIONS
from serai.games.nights.decision_subject import NOTHING, Subject, subject_of
from serai.games.nights.locales.glossary import book_glossary
from serai.games.nights.locales.pages import passage_kind_of_event
from serai.games.nights.locales.renderer import NightsRenderer
from serai.games.nights.statuses.display import status_displays
from serai.locales.localizer import find_localizer
from serai.locales.rendered_text import RenderedText
from serai.locales.texts import LANGUAGES, Language
from serai.table import Decision, Event, Table, View

GOLDEN = Path(__file__).parent / "golden" / "nights"
BOOK = "moments"
"""Replaces the digest of the Book, which changes with every word of a tale."""
SEATS = ("Ana", "Bo", "Inés", "Cy")
SHARING = ("Ana", "Bo")
SHOWN = 14
"""Enough answers for a list."""
LATER = 150
"""After this many choices heroes have something to show."""
GAMES = 150
STEPS = 2000
ENOUGH = 40
CHANGES = frozenset({"gain", "loss", "fate"})


def games() -> Iterator[tuple[Random, Table]]:
    """Games of every size and with every option, the short ones so that some end."""
    for seed in range(GAMES):
        random = Random(seed)
        seats = list(SEATS[: (3, 4, 2, 1, 4)[seed % 5]])
        options: dict[str, Any] = {"goal": 20 if seed < 20 else 4}
        if seed % 3 == 1:
            options |= {"storytelling": True}
        if seed % 4 == 2:
            options |= {"person-reads": True}
        yield random, Table.new("nights", seats, options=options, seed=seed)


class Moments:
    """What was found so far: `found` by file name, and the `reasons` of changes already covered."""

    def __init__(self) -> None:
        self.found: dict[str, dict[str, Any]] = {}
        self.weights: dict[str, int] = {}
        self.changes: list[dict[str, Any]] = []
        self._reasons: set[tuple[str, str]] = set()
        self._renderers: dict[Language, NightsRenderer] = {
            language: NightsRenderer(find_localizer(language, "nights")) for language in LANGUAGES
        }

    def look_at(self, table: Table) -> None:
        """Keeps the first fixture of a kind, and replaces it by one that has more to show."""
        for seat, decision in table.decisions.items():
            name = decision.kind
            weight = (
                min(len(decision.options), SHOWN) + len(table.sitters) + 3 * bool(subject_of(decision).hero)
            )
            weight += 2 * (len(table.journal) > LATER)
            if weight > self.weights.get(name, -1):
                self.weights[name] = weight
                self.found[name] = self._moment(table, seat)

    def look_back(self, table: Table) -> None:
        """Keeps each kind of ending, and a change of each kind and for each reason."""
        events = table.events(0, None)
        for place, event in enumerate(events):
            reason = (event.key, str(event.args.get("reason", "")))
            if (
                passage_kind_of_event(event) in CHANGES
                and reason not in self._reasons
                and len(self.changes) < ENOUGH
            ):
                self._reasons.add(reason)
                self.changes.append(self._change(table, event, events[:place]))
        if table.outcome is not None:
            seat = table.outcome.winners[0] if table.outcome.winners else next(iter(table.sitters))
            self.found.setdefault(f"end-{table.outcome.ending}", self._moment(table, seat))
            if len(table.sitters) > len(SHARING) and "end-shared" not in self.found:
                self.found["end-shared"] = self._moment(table, seat, self._shared(table, seat))

    def _shared(self, table: Table, seat: str) -> View[Any]:
        """The same ending, if two heroes had tied."""
        view = table.view(seat)
        board = view.board
        homecomers = {
            one: replace(
                board.heroes[one],
                space="baghdad",
                destiny=board.targets[one].destiny + 1,
                story=board.targets[one].story,
                statuses=("married", "respected"),
                skills=dict(list(board.heroes[one].skills.items())[:3]),
            )
            for one in SHARING
        }
        return replace(
            view,
            board=replace(board, heroes=board.heroes | homecomers),
            outcome=replace(view.outcome, ending="shared", winners=SHARING),
        )

    def lay(self, table: Table) -> None:
        """Sets up rare questions for a hero who could be asked."""
        heroes = table.view(None).board.heroes
        for seat, hero in heroes.items():
            others = [one for one in heroes if one != seat]
            ill = tuple(f"{one}:{status}" for one in others for status in heroes[one].statuses)
            asked: dict[str, tuple[tuple[str, ...], Subject | None]] = {
                "lose-skill": (tuple(hero.skills), NOTHING),
                "lose-treasure": (hero.treasures, NOTHING),
                "may-lose": (
                    ("accept", "refuse"),
                    next((Subject(status=one) for one in hero.statuses), None),
                ),
                "patient": ((*ill, "done"), NOTHING),
                "quest": (("dream-of-riches", "in-search-of-treasure"), NOTHING),
                "treasure": (("ebony-horse", "thunderbolt-sword"), NOTHING),
                "face": (("-", "blank", "+"), NOTHING),
                "homecoming": (("roll", "go-on"), NOTHING),
                "gift": (
                    ("agree", "decline"),
                    next((Subject(hero=one, skill="scholarship") for one in others), None),
                ),
                "lose geas": (("lose:destiny", "lose:story", "pay:under-geas"), Subject(why="fate")),
            }
            for name, (options, subject) in asked.items():
                kind, _, special = name.partition(" ")
                if (special or kind) not in self.found and len(options) > 1 and subject:
                    decision = Decision(seat, kind, options, subject)
                    view = replace(table.view(seat), decision=decision, waiting=(seat,))
                    self.found[special or kind] = self._moment(table, seat, view)

    def _moment(self, table: Table, seat: str, laid: View[Any] | None = None) -> dict[str, Any]:
        view = laid or table.view(seat)
        before = table.events(0, seat)
        words = {
            language: renderer.render(view, [], before) for language, renderer in self._renderers.items()
        }
        shown = [one.option for one in words["en"].choices[:SHOWN]]
        if view.decision is not None and "pay:under-geas" in view.decision.options:
            shown = list(dict.fromkeys([*shown, "pay:under-geas"]))
        moment = msgspec.to_builtins(view)
        moment["board"]["pack"] = BOOK
        if view.decision is not None and view.decision.kind != "goal":
            moment["decision"]["options"] = [one for one in view.decision.options if one in shown]
        else:
            shown = [one.option for one in words["en"].choices]
        heard = self._heard(before, table)
        return {
            "view": moment,
            "heard": heard,
            "words": {language: _cut(said, shown) for language, said in words.items()},
        }

    def _heard(self, events: list[Event], table: Table) -> dict[str, str]:
        """The last award, if the question is about it."""
        names = {seat: sitter.name for seat, sitter in table.sitters.items()}
        heard: dict[str, str] = {}
        for language, renderer in self._renderers.items():
            told = renderer.render_events(events[-4:], events[:-4], names)
            awards = [one.text for passages in told for one in passages if one.kind == "award"]
            heard[language] = awards[-1] if awards else ""
        return heard

    def _change(self, table: Table, event: Event, before: list[Event]) -> dict[str, Any]:
        names = {seat: sitter.name for seat, sitter in table.sitters.items()}
        told = {
            language: msgspec.to_builtins(renderer.render_events([event], before, names)[0])
            for language, renderer in self._renderers.items()
        }
        return {"event": msgspec.to_builtins(event), "told": told}


def _cut(words: RenderedText, shown: list[str]) -> dict[str, Any]:
    cut = msgspec.to_builtins(words)
    return cut | {"book": BOOK, "choices": [one for one in cut["choices"] if one["option"] in shown]}


def moments() -> Moments:
    met = Moments()
    for random, table in games():
        for _ in range(STEPS):
            if not table.decisions:
                break
            met.look_at(table)
            decision = table.decisions[table.waiting[0]]
            table.choose(decision.seat, random.choice(decision.options))
            if len(table.journal) % LATER == 0:
                met.lay(table)
        met.look_back(table)
    return met


def books() -> dict[str, Any]:
    """Everything that has a name, in each language."""
    return {
        language: msgspec.to_builtins(book_glossary(language, None)) | {"digest": BOOK}
        for language in LANGUAGES
    }


def write() -> None:
    met = moments()
    if missing := QUESTIONS.keys() - met.found.keys():
        raise SystemExit(f"No moment was met of: {', '.join(sorted(missing))}.")
    GOLDEN.mkdir(parents=True, exist_ok=True)
    statuses = msgspec.to_builtins(status_displays())
    for name, moment in {**met.found, "book": books(), "changes": met.changes, "statuses": statuses}.items():
        text = json.dumps(moment, ensure_ascii=False, separators=(",", ":"))
        (GOLDEN / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    write()
