"""What all languages share: phrases, and the places where they stand in a text.

The grammar of a language is data (`languages/<code>.toml`) and at most a few functions, so that templates
know no language.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import NamedTuple

from msgspec import Struct

from serai.book.grammar.declension import Declension, Said, Tables
from serai.book.languages import LANGUAGES, Language
from serai.book.languages.grammar_data import Form, GrammarData, WrongGrammar, grammar_data
from serai.book.lexicon import Problem

# Emphasis and opening quotation marks may stand between a word and the placeholder it belongs to; across them
# nothing can be contracted.
BETWEEN = ' \t\n\u00a0\u202f*_«“„‘‚"('

# No word of a seam is farther from its placeholder than this, so that an endless text is read in a moment.
REACH = 32

MOST_GENDERS = 3

NEVER = re.compile(r"(?!)(?P<word>)(?P<gap>)")

Objection = Callable[[str, str, str], Problem | None]


class Slot(NamedTuple):
    """A form in its place, with the word before it that may change with it and the space between."""

    form: str
    before: str = ""
    gap: str = ""
    capital: bool = False
    curly: bool = False


def no_objection(before: str, after: str, braced: str) -> Problem | None:  # noqa: ARG001
    return None


class Grammar(Struct, frozen=True, kw_only=True):
    """All that sets one language apart from the others, ready for use."""

    language: Language
    data: GrammarData
    tables: Tables
    forms: Mapping[str, Form]
    # The word before a placeholder that may change, at the end of the text: groups "word" and "gap".
    seam: re.Pattern[str]
    # Words that merge with a form into another form: ("de", "l'autre") → "de l'autre".
    contractions: Mapping[tuple[str, str], str]
    # Articles and their like, each with the form that brings it along. An article before a form with its own
    # would be said twice; before a bare form neither article nor demonstrative could agree.
    articles: Mapping[str, str]
    demonstratives: Mapping[str, str]
    # Other words that agree, and so cannot stand before a bare form, each with what to write instead.
    agreeing: Mapping[str, str]
    # An article and an adjective before a bare form: group "article".
    described: re.Pattern[str]
    # Words that writers expect to change and that never do, each with the reason.
    invariable: Mapping[str, str]
    # What must have been contracted, where text before and words after meet.
    clash: re.Pattern[str]
    # (text before, text after, what stands in the braces) → what a writer should not do there.
    objection: Objection

    @property
    def genders(self) -> int:
        return len(self.data.genders)

    def join(self, before: str, gap: str, said: Said) -> str:
        """The word before (in small letters), the gap and the words that follow, elided or not."""
        row = self.data.seams.changes.get(before)
        if row is None:
            return before + gap + said.text
        word, text = row.get(said.sound), said.text
        if word is None:
            word = row["any"]
        elif said.sound in self.data.nouns.own_articles.values():
            # The word has taken the article of a city with it: du Caire.
            text = text.partition(" ")[2]
        return word + text if word.endswith("'") else f"{word}{gap or ' '}{text}"


@cache
def grammar_of(language: Language) -> Grammar | None:
    """The grammar of a language; None where nobody has written it, and no tale can be told in it."""
    data = grammar_data(language)
    if data is None:
        return None
    _check(language, data)
    seams, outside = data.seams, data.outside
    words = "|".join(map(re.escape, sorted(seams.words, key=len, reverse=True)))
    listed = rf"(?<!\w)(?P<word>{words})(?P<gap>\s+)$" if words else ""
    pattern = seams.pattern or listed
    agreeing = {word: advice for advice, said in outside.agreeing.items() for word in said.split()}
    marks = {word: f"write {{o:{'|'.join(one)}}}" for one in outside.marked for word in one}
    return Grammar(
        language=language,
        data=data,
        tables=Tables(data),
        forms={form.text: form for form in data.forms},
        seam=re.compile(pattern, re.IGNORECASE) if pattern else NEVER,
        contractions={
            (word, form): merged for word, row in seams.contractions.items() for form, merged in row.items()
        },
        articles=_by_word(outside.articles),
        demonstratives=_by_word(outside.demonstratives),
        agreeing=agreeing | marks,
        described=re.compile(outside.described, re.IGNORECASE),
        invariable={
            word: reason or f"{word} never changes: write it without braces"
            for word, reason in data.invariable.items()
        },
        clash=re.compile(seams.clash),
        objection=import_module(data.grammar_code).objection if data.grammar_code else no_objection,
    )


def known_grammar(language: Language) -> Grammar:
    """The grammar of a language that has texts: a pack has none in a language without grammar."""
    grammar = grammar_of(language)
    if grammar is None:
        raise WrongGrammar(f"There is no grammar {language}.toml, so no tale can be told in {language}.")
    return grammar


def spoken_languages() -> tuple[Language, ...]:
    """The languages that tales can be told in."""
    return tuple(language for language in LANGUAGES if grammar_data(language) is not None)


def _by_word(forms: Mapping[str, str]) -> dict[str, str]:
    """Each word with the form that brings it along, from the words of each form: {"un autre": "un une"}."""
    return {word: form for form, words in forms.items() for word in words.split()}


def _check(language: Language, data: GrammarData) -> None:
    """Refuses a grammar whose parts do not fit together, with a sentence that says where."""
    for wrong in _faults(data):
        raise WrongGrammar(f"The grammar {language}.toml does not fit together: {wrong}.")


def _faults(data: GrammarData) -> Iterable[str]:
    if not 1 <= len(data.genders) <= MOST_GENDERS:
        yield f"a mark has a word for at most {MOST_GENDERS} genders"
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


class Sayings(dict[Slot, str]):
    """What a phrase says in each slot, worked out once. Without a being, every form says itself."""

    __slots__ = ("_declension", "_grammar")

    def __init__(self, grammar: Grammar, declension: Declension | None) -> None:
        super().__init__()
        self._grammar = grammar
        self._declension = declension

    def __missing__(self, slot: Slot) -> str:
        grammar, form, declension = self._grammar, self._grammar.forms[slot.form], self._declension
        if form.pronoun:
            word = form.pronoun[declension.agreement if declension else 0]
            said = Said(word, grammar.tables.opening(word))
        elif declension:
            said = declension.say(form)
        else:
            said = Said(form.text, grammar.tables.opening(form.text))
        text = grammar.join(slot.before, slot.gap, said) if slot.before else said.text
        if slot.capital:
            text = text[:1].upper() + text[1:]
        if slot.curly:
            text = text.replace("'", "’")
        self[slot] = text
        return text


class Phrase(Struct, frozen=True, eq=False):
    """An adjective and a being in one language: what the other is called, everywhere.

    `bare`, `definite`, `indefinite`, `of` and `to` go to clients as they are ("old efreet", "the old efreet",
    …); `possessive` is English only ("the old efreet's").
    """

    language: Language
    being: str
    adjective: str | None
    bare: str
    definite: str
    indefinite: str
    of: str
    to: str
    possessive: str
    # What marks for "the other" agree with, and what marks for the other's sex agree with.
    agreement: int
    sex: int
    grammatical_class: str
    said: Sayings
