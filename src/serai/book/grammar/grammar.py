"""The grammars of all languages, loaded and checked.

A grammar is data (`languages/<code>.toml`) and at most a few functions, so that templates are independent of
the language.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import NamedTuple

from msgspec import Struct

from serai.book.grammar.declension import GrammarTables, SpokenForm
from serai.book.languages import LANGUAGES, Language
from serai.book.languages.grammar_data import Form, GrammarData, GrammarError, load_grammar_data
from serai.book.lexicon import Problem

# Emphasis and opening quotes may separate a word from its placeholder; nothing contracts across them.
SEAM_SEPARATORS = ' \t\n\u00a0\u202f*_«“„‘‚"('

# A word that joins a placeholder is never farther away than this, so searching long texts stays fast.
MAX_SEAM_DISTANCE = 32

MAX_GENDERS = 3

NEVER_MATCHES = re.compile(r"(?!)(?P<word>)(?P<gap>)")

UsageCheck = Callable[[str, str, str], Problem | None]


class Slot(NamedTuple):
    """A form at its place in a text, with the word before it, if that can change, and the gap between."""

    form: str
    before: str = ""
    gap: str = ""
    capital: bool = False
    curly: bool = False


def accept_any_usage(before: str, after: str, braced: str) -> Problem | None:  # noqa: ARG001
    return None


class Grammar(Struct, frozen=True, kw_only=True):
    """The grammar of one language, ready for use."""

    language: Language
    data: GrammarData
    tables: GrammarTables
    forms: Mapping[str, Form]
    # Matches a word before a placeholder that can change, at the end of the text: groups "word" and "gap".
    seam: re.Pattern[str]
    # Words that merge with a form into another form: ("de", "l'autre") → "de l'autre".
    contractions: Mapping[tuple[str, str], str]
    # Articles and demonstratives, each with the form that includes it. An article before a form with its own
    # would be doubled; before a bare form neither could agree.
    articles: Mapping[str, str]
    demonstratives: Mapping[str, str]
    # Other agreeing words that must not precede a bare form, each with what to write instead.
    agreeing: Mapping[str, str]
    # An article and an adjective before a bare form: group "article".
    described: re.Pattern[str]
    # Words that authors expect to change but that never do, each with the reason.
    invariable: Mapping[str, str]
    # Matches word pairs that should have been contracted.
    clash: re.Pattern[str]
    # (text before, text after, content of the braces) → a usage mistake.
    find_wrong_placeholder_usage: UsageCheck

    @property
    def gender_count(self) -> int:
        return len(self.data.genders)

    def join_with_contraction(self, before: str, gap: str, form: SpokenForm) -> str:
        """The word before (in lower case), the gap and the form, elided or contracted as necessary."""
        row = self.data.seams.changes.get(before)
        if row is None:
            return before + gap + form.text
        word, text = row.get(form.sound), form.text
        if word is None:
            word = row["any"]
        elif form.sound in self.data.nouns.own_articles.values():
            # The word has absorbed the article of a city: du Caire.
            text = text.partition(" ")[2]
        return word + text if word.endswith("'") else f"{word}{gap or ' '}{text}"


@cache
def find_grammar(language: Language) -> Grammar | None:
    """The grammar of a language; None if there is none, so that packs cannot use the language."""
    data = load_grammar_data(language)
    if data is None:
        return None
    _require_consistent(language, data)
    seams, outside = data.seams, data.outside
    words = "|".join(map(re.escape, sorted(seams.words, key=len, reverse=True)))
    listed = rf"(?<!\w)(?P<word>{words})(?P<gap>\s+)$" if words else ""
    pattern = seams.pattern or listed
    agreeing = {word: advice for advice, affected in outside.agreeing.items() for word in affected.split()}
    marks = {word: f"write {{o:{'|'.join(one)}}}" for one in outside.marked for word in one}
    return Grammar(
        language=language,
        data=data,
        tables=GrammarTables(data),
        forms={form.text: form for form in data.forms},
        seam=re.compile(pattern, re.IGNORECASE) if pattern else NEVER_MATCHES,
        contractions={
            (word, form): merged for word, row in seams.contractions.items() for form, merged in row.items()
        },
        articles=_forms_by_word(outside.articles),
        demonstratives=_forms_by_word(outside.demonstratives),
        agreeing=agreeing | marks,
        described=re.compile(outside.described, re.IGNORECASE),
        invariable={
            word: reason or f"{word} never changes: write it without braces"
            for word, reason in data.invariable.items()
        },
        clash=re.compile(seams.clash),
        find_wrong_placeholder_usage=import_module(data.grammar_code).find_wrong_placeholder_usage
        if data.grammar_code
        else accept_any_usage,
    )


def require_grammar(language: Language) -> Grammar:
    """The grammar of a language; raises GrammarError if there is none."""
    grammar = find_grammar(language)
    if grammar is None:
        raise GrammarError(f"There is no grammar {language}.toml, so no tale can be told in {language}.")
    return grammar


def languages_with_grammar() -> tuple[Language, ...]:
    """The languages that packs can use."""
    return tuple(language for language in LANGUAGES if load_grammar_data(language) is not None)


def _forms_by_word(forms: Mapping[str, str]) -> dict[str, str]:
    """Inverts a table of words by form, such as {"un autre": "un une"}."""
    return {word: form for form, words in forms.items() for word in words.split()}


def _require_consistent(language: Language, data: GrammarData) -> None:
    """Raises GrammarError if the parts of a grammar do not fit together."""
    for wrong in _describe_inconsistencies(data):
        raise GrammarError(f"The grammar {language}.toml does not fit together: {wrong}.")


def _describe_inconsistencies(data: GrammarData) -> Iterable[str]:
    if not 1 <= len(data.genders) <= MAX_GENDERS:
        yield f"a mark has a word for at most {MAX_GENDERS} genders"
    genders, forms = len(data.genders), {form.text for form in data.forms}
    for form in data.forms:
        if form.pronoun and len(form.pronoun) != genders:
            yield f"the form “{form.text}” has {len(form.pronoun)} pronouns for {genders} genders"
        if not form.pronoun and form.article not in data.articles:
            yield f"the form “{form.text}” names the article “{form.article}”, which is not there"
        if form.case and form.case not in data.cases:
            yield f"the form “{form.text}” names the case “{form.case}”, which is not among the cases"
    for name, article in data.articles.items():
        if article.unique and article.unique not in data.articles:
            yield f"the article “{name}” names “{article.unique}”, which is not there"
        if article.endings and article.endings not in data.adjectives.endings:
            yield f"the article “{name}” names the endings “{article.endings}”, which are not there"
    for name, row in data.adjectives.endings.items():
        for case in data.cases:
            if len(row.get(case, ())) != genders:
                yield f"the endings “{name}” do not have {genders} for the case “{case}”"
    for word, merged in data.seams.contractions.items():
        for form in {*merged, *merged.values()} - forms:
            yield f"the contraction of “{word}” names the form “{form}”, which is not there"
    for word, changes in data.seams.changes.items():
        if "any" not in changes:
            yield f"the change of “{word}” does not say what it usually is (any = …)"
    for form in {*data.outside.articles, *data.outside.demonstratives} - forms:
        yield f"outside.articles names the form “{form}”, which is not there"
