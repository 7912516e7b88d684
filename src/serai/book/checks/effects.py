"""Group 2, cards: effect words are known and used in the right place, and their values exist and can be
parsed.
"""

from collections.abc import Callable, Collection

from serai.book.awards import parse_awards
from serai.book.cards import (
    Clause,
    Detail,
    EffectUse,
    EffectWord,
    EffectWords,
    LocatedCard,
    ValueKind,
    clauses_of_card,
)
from serai.book.diagnostics import Position, Report
from serai.book.draft import Draft
from serai.book.pack_awards import is_award_line
from serai.book.toml import Key
from serai.book.vocabulary import CONTINENTS, MATRICES, SKILLS, STATUSES, TERRAINS, TIMES, WEALTH

MEASURES = ("destiny", "story", "wealth", "skills", "statuses", "treasures", "city-cards", "quests")
POWERS = ("determined", "respected")
# For each kind, whether it is a list, and the allowed words.
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

ReferenceCheck = Callable[[str, Position, str], None]


def check_effect_words(located_card: LocatedCard, known_words: EffectWords, report: Report) -> None:
    """Checks that every clause has a `word` of the game and the values that word takes."""
    for key, clause in clauses_of_card(located_card):
        _check_effect_word(located_card, key, clause, known_words, report)


def check_effect_values(
    draft: Draft,
    located_card: LocatedCard,
    known_words: EffectWords,
    check_space: ReferenceCheck,
    check_being: ReferenceCheck,
) -> None:
    """Checks the values of every clause; references in its awards are checked with all other awards."""
    for key, clause in clauses_of_card(located_card):
        word = known_words.get(str(clause.get("word")))
        if word is not None:
            _check_clause_values(draft, located_card, key, clause, word, check_space, check_being)


def _check_clause_values(
    draft: Draft,
    located_card: LocatedCard,
    key: Key,
    clause: Clause,
    word: EffectWord,
    check_space: ReferenceCheck,
    check_being: ReferenceCheck,
) -> None:
    toml, report = located_card.toml, draft.report
    for name, kind in word.values.items():
        if name not in clause:
            continue
        at = toml.position_of((*key, name))
        values = _strings_if_well_shaped(clause[name], kind)
        if values is None:
            why = f"“{name}” must be a {_describe_expected_shape(kind)}"
            report.add("B214", toml.path, at, word=clause["word"], why=why)
            continue
        for value in values:
            if kind in ("award", "awards"):
                if not is_award_line(value):
                    why = f"“{name}” must be an award line in square brackets"
                    report.add("B214", toml.path, at, word=clause["word"], why=why)
                for issue in (
                    parse_awards(value, report.most_similar_word).issues if is_award_line(value) else ()
                ):
                    report.add(
                        issue.code, toml.path, at, report.did_you_mean_sentence(issue.guess), **issue.values
                    )
            elif kind in ("space", "spaces"):
                check_space(toml.path, at, value)
            elif kind == "beings":
                check_being(toml.path, at, value)
            elif kind in CLOSED and value not in CLOSED[kind][1]:
                guess = report.did_you_mean_sentence(report.most_similar_word(value, CLOSED[kind][1]))
                why = f"“{value}” is not what “{name}” can be"
                report.add("B214", toml.path, at, guess, word=clause["word"], why=why)


def _strings_if_well_shaped(value: Detail, kind: ValueKind) -> list[str] | None:
    """The strings of a value; None if it does not have the shape of its kind."""
    if kind == "number":
        return [] if isinstance(value, int) and not isinstance(value, bool) else None
    if kind in LISTS:
        if not isinstance(value, list) or not value:
            return None
        words = [one for one in value if isinstance(one, str)]
        return words if len(words) == len(value) else None
    return [value] if isinstance(value, str) else None


def _describe_expected_shape(kind: ValueKind) -> str:
    return "number" if kind == "number" else "list of words" if kind in LISTS else "word in quotation marks"


def _check_effect_word(
    located_card: LocatedCard, key: Key, clause: Clause, known_words: EffectWords, report: Report
) -> None:
    toml = located_card.toml
    word = clause.get("word")
    if not isinstance(word, str) or word not in known_words:
        guess = report.did_you_mean_sentence(report.most_similar_word(str(word), known_words))
        report.add("B213", toml.path, toml.position_of((*key, "word")), guess, word=word)
        return
    misplaced = _why_misplaced(located_card, str(key[2]), known_words[word].use)
    if misplaced:
        report.add("B214", toml.path, toml.position_of((*key, "word")), word=word, why=misplaced)
    given, values = clause.keys() - {"word"}, known_words[word].values
    for name in sorted(given ^ values.keys()):
        why = f"“{name}” is missing" if name in values else f"it takes no “{name}”"
        report.add("B214", toml.path, toml.position_of((*key, name)), word=word, why=why)


def _why_misplaced(located_card: LocatedCard, part: str, use: EffectUse) -> str | None:
    """Why a word is not allowed in this part of this card; None if it is."""
    if part != "effects":
        if use != part:
            return f"it is no {part}"
        return None if located_card.deck == "treasures" else f"only treasures have a {part}"
    if use in ("trigger", "condition"):
        return f"it is a {use}, not an effect"
    if use == "triggered":
        if located_card.deck != "treasures":
            return "it belongs to treasures"
        return None if located_card.card.trigger else "the card needs a trigger for it"
    if use != located_card.deck:
        return f"it belongs to {use}"
    return "the card has a trigger, and this works without one" if located_card.card.trigger else None
