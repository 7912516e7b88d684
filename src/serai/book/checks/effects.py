"""Group 2, cards: what the values of effect words name exists, and their award lines can be read."""

from collections.abc import Callable, Collection

from serai.book.awards import parse_awards
from serai.book.cards import CardPlace, Clause, Detail, EffectWord, EffectWords, ValueKind, clauses_of
from serai.book.diagnostics import Position
from serai.book.draft import Draft
from serai.book.toml import Key
from serai.book.vocabulary import CONTINENTS, MATRICES, SKILLS, STATUSES, TERRAINS, TIMES, WEALTH
from serai.book.walk import line_in

MEASURES = ("destiny", "story", "wealth", "skills", "statuses", "treasures", "city-cards", "quests")
POWERS = ("determined", "respected")
# For each kind, whether it is a list, and the words that it is one of.
CLOSED: dict[ValueKind, tuple[bool, Collection[str]]] = {
    "skill": (False, SKILLS),
    "status": (False, STATUSES),
    "statuses": (True, STATUSES),
    "wealth": (False, WEALTH),
    "terrain": (False, TERRAINS),
    "terrains": (True, TERRAINS),
    "continent": (False, CONTINENTS),
    "continents": (True, CONTINENTS),
    "times": (True, TIMES),
    "matrices": (True, MATRICES),
    "measure": (False, MEASURES),
    "power": (False, POWERS),
}
LISTS = frozenset({"awards", "spaces", "beings", *(kind for kind, (many, _) in CLOSED.items() if many)})

Report = Callable[[str, Position, str], None]


def check_values(
    draft: Draft,
    place: CardPlace,
    words: EffectWords,
    check_space: Report,
    check_being: Report,
) -> None:
    """Resolves the values of every clause; what its awards name is resolved with all other awards."""
    for key, clause in clauses_of(place):
        word = words.get(str(clause.get("word")))
        if word is not None:
            _check_clause(draft, place, key, clause, word, check_space, check_being)


def _check_clause(
    draft: Draft,
    place: CardPlace,
    key: Key,
    clause: Clause,
    word: EffectWord,
    check_space: Report,
    check_being: Report,
) -> None:
    toml, report = place.toml, draft.report
    for name, kind in word.values.items():
        if name not in clause:
            continue
        at = toml.at((*key, name))
        values = _values(clause[name], kind)
        if values is None:
            why = f"“{name}” must be a {_shape(kind)}"
            report.add("B214", toml.path, at, word=clause["word"], why=why)
            continue
        for value in values:
            if kind in ("award", "awards"):
                if not line_in(value):
                    why = f"“{name}” must be an award line in square brackets"
                    report.add("B214", toml.path, at, word=clause["word"], why=why)
                for slip in parse_awards(value, report.guess).slips if line_in(value) else ():
                    report.add(slip.code, toml.path, at, report.suggest(slip.guess), **slip.values)
            elif kind in ("space", "spaces"):
                check_space(toml.path, at, value)
            elif kind == "beings":
                check_being(toml.path, at, value)
            elif kind in CLOSED and value not in CLOSED[kind][1]:
                guess = report.suggest(report.guess(value, CLOSED[kind][1]))
                why = f"“{value}” is not what “{name}” can be"
                report.add("B214", toml.path, at, guess, word=clause["word"], why=why)


def _values(value: Detail, kind: ValueKind) -> list[str] | None:
    """The strings of a value; None if it has not the shape of its kind."""
    if kind == "number":
        return [] if isinstance(value, int) and not isinstance(value, bool) else None
    if kind in LISTS:
        if not isinstance(value, list) or not value:
            return None
        words = [one for one in value if isinstance(one, str)]
        return words if len(words) == len(value) else None
    return [value] if isinstance(value, str) else None


def _shape(kind: ValueKind) -> str:
    return "number" if kind == "number" else "list of words" if kind in LISTS else "word in quotation marks"
