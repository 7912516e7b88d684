"""Texts with placeholders: parsed once, then rendered by joining strings.

Elision and contraction happen only where the author's text meets a placeholder; plain text and the
alternatives inside a mark never change.
"""

import re
import unicodedata
from collections import defaultdict
from functools import cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from serai.book.grammar.grammar import (
    MAX_SEAM_DISTANCE,
    NEVER_MATCHES,
    SEAM_SEPARATORS,
    Grammar,
    Slot,
    languages_with_grammar,
    require_grammar,
)
from serai.book.grammar.phrase import Phrase, phrase_without_being
from serai.book.languages import LANGUAGE_TABLE, Language
from serai.book.languages.grammar_data import Form
from serai.book.lexicon import Problem, Sex
from serai.book.vocabulary import Guess, most_similar_word


class AgreementMark(NamedTuple):
    """An agreement with the other: (masculine, feminine, neuter), by its noun or by its sex."""

    options: tuple[str, str, str]
    by_sex: bool


class Template(Struct, frozen=True):
    """A compiled text: its pieces for a hero of either sex, and the slots and marks for the empty pieces."""

    language: Language
    his: tuple[str, ...]
    hers: tuple[str, ...]
    slots: tuple[tuple[int, Slot], ...] = ()
    marks: tuple[tuple[int, AgreementMark], ...] = ()
    # The offset of each piece in the author's text.
    offsets: tuple[int, ...] = (0,)
    # The pieces whose seam depends on the rendered words; `find_seam_problems` checks these.
    risks: tuple[int, ...] = ()

    @property
    def depends_on_being_met(self) -> bool:
        return bool(self.slots or self.marks)

    @property
    def depends_on_hero_sex(self) -> bool:
        return self.his != self.hers

    def rendered_pieces(self, other: Phrase | None, hero_sex: Sex) -> list[str]:
        """The rendered text, split at every seam."""
        pieces = list(self.hers if hero_sex == "f" else self.his)
        if self.slots or self.marks:
            phrase = other or phrase_without_being(self.language)
            for index, slot in self.slots:
                pieces[index] = phrase.rendered[slot]
            for index, mark in self.marks:
                pieces[index] = mark.options[phrase.sex if mark.by_sex else phrase.agreement]
        return pieces

    def render(self, other: Phrase | None, hero_sex: Sex) -> str:
        """The rendered text. Without `other`, placeholders print themselves."""
        return "".join(self.rendered_pieces(other, hero_sex))


def compile_text(language: Language, text: str, guess: Guess = most_similar_word) -> Template | list[Problem]:
    """Compiles a text to a template, or returns all problems of its placeholders.

    `guess` suggests corrections of misspelt placeholders.
    """
    compiler = _Compiler(require_grammar(language), text, guess)
    return compiler.problems or compiler.build_template()


_TOKEN = re.compile(r"\{([^{}]*)\}|[{}]")
_MARK = re.compile(r"([ohs]):(.*)", re.DOTALL)


class _Compiler:
    def __init__(self, grammar: Grammar, text: str, guess: Guess) -> None:
        self.grammar = grammar
        self.guess = guess
        self.text = text
        self.curly = "’" in text
        self.problems: list[Problem] = []
        self.his: list[str] = []
        self.hers: list[str] = []
        self.slots: list[tuple[int, Slot]] = []
        self.marks: list[tuple[int, AgreementMark]] = []
        self.offsets: list[int] = []
        self.risks: list[int] = []
        end = 0
        for token in _TOKEN.finditer(text):
            if token.start() > end or not self.his:
                self.add_piece(end, text[end : token.start()])
            self.compile_token(token)
            end = token.end()
        if end < len(text) or not self.his:
            self.add_piece(end, text[end:])

    def build_template(self) -> Template:
        return Template(
            self.grammar.language,
            tuple(self.his),
            tuple(self.hers),
            tuple(self.slots),
            tuple(self.marks),
            tuple(self.offsets),
            tuple(self.risks),
        )

    def add_problem(self, code: str, offset: int, message: str, suggestion: str = "") -> None:
        self.problems.append(Problem(code, message, offset=offset, suggestion=suggestion))

    def add_piece(self, offset: int, his: str, hers: str | None = None) -> int:
        """Adds a piece of the text, for a hero and a heroine; returns its index."""
        self.his.append(his)
        self.hers.append(his if hers is None else hers)
        self.offsets.append(offset)
        return len(self.his) - 1

    def compile_token(self, token: re.Match[str]) -> None:
        content: str | None = token.group(1)
        if content is None:
            self.add_problem("text-brace", token.start(), f"This “{token.group()}” has no partner.")
        elif mark := _MARK.fullmatch(content):
            self.compile_agreement_mark(token, mark.group(1), mark.group(2).split("|"))
        elif ":" in content or "|" in content:
            letter, _, options = content.rpartition(":")
            referent = letter.strip() if letter.strip() in ("o", "h", "s") else "h"
            self.add_problem(
                "text-mark",
                token.start(),
                f"“{token.group()}” does not say with whom it agrees: "
                "write h: for the hero, o: for the other, s: for the other's sex.",
                f"{{{referent}:{options.strip()}}}",
            )
        else:
            self.compile_form(token, content)

    def compile_agreement_mark(self, token: re.Match[str], referent: str, options: list[str]) -> None:
        most = 2 if referent == "h" else self.grammar.gender_count
        if len(options) > most:
            self.add_problem(
                "text-mark", token.start(), f"“{token.group()}” offers more than {most} alternatives."
            )
        elif not any(options):
            self.add_problem("text-mark", token.start(), f"“{token.group()}” offers nothing to say.")
        else:
            # A feminine ending alone: perdu{h:e}.
            masculine, feminine, *neuter = ["", *options] if len(options) == 1 else options
            self.report_usage_if_wrong(token, f"{referent}:{'|'.join(options)}")
            self.mark_next_piece_if_risky()
            if referent == "h":
                self.add_piece(token.start(), masculine, feminine)
            else:
                mark = AgreementMark(
                    (masculine, feminine, neuter[0] if neuter else masculine), referent == "s"
                )
                self.marks.append((self.add_piece(token.start(), ""), mark))

    def compile_form(self, token: re.Match[str], content: str) -> None:
        forms = self.grammar.forms
        text = _normalized_placeholder(content)
        capital = text not in forms and text[:1].isupper()
        form = forms.get(text[:1].lower() + text[1:] if capital else text)
        if form is None:
            self.report_unknown_placeholder(token, text)
            return
        self.report_usage_if_wrong(token, form.text)
        self.report_misplaced_article(token, form)
        self.report_touching_letters(token, form)
        slot = Slot(form.text, capital=capital, curly=self.curly)
        # A capital starts a sentence, so the word before it belongs to another one.
        if not capital:
            slot = self.absorb_word_before_if_it_may_change(slot, token.start())
        if not slot.before:
            self.mark_next_piece_if_risky()
        self.slots.append((self.add_piece(token.start(), ""), slot))

    def mark_next_piece_if_risky(self) -> None:
        """Marks the next piece as risky if it follows an open seam or another placeholder."""
        if self.grammar.seam is NEVER_MATCHES:
            return
        before = self.his[-1].rstrip(SEAM_SEPARATORS)
        if (not before and len(self.his) > 1) or self.grammar.seam.search(before[-MAX_SEAM_DISTANCE:] + " "):
            self.risks.append(len(self.his))

    def absorb_word_before_if_it_may_change(self, slot: Slot, start: int) -> Slot:
        """Moves the word before a placeholder into its slot, if the two can change each other."""
        before = self.his[-1]
        found = self.grammar.seam.search(before, max(0, len(before) - MAX_SEAM_DISTANCE))
        # The last piece may be a mark or an empty slot, or the rest of a word that starts with one.
        if not found or self.offsets[-1] + len(before) != start or (found.start() == 0 and len(self.his) > 1):
            return slot
        word: str = found["word"].replace("’", "'")
        self.his[-1] = self.hers[-1] = before[: found.start()]
        capital = word[0].isupper()
        merged = self.grammar.contractions.get((word.lower(), slot.form))
        if merged:
            return slot._replace(form=merged, capital=capital)
        return slot._replace(before=word.lower(), gap=found["gap"], capital=capital)

    def report_unknown_placeholder(self, token: re.Match[str], text: str) -> None:
        grammar, lower = self.grammar, text[:1].lower() + text[1:]
        reason = grammar.invariable.get(lower)
        if reason:
            self.add_problem("text-invariable", token.start(), f"“{token.group()}”: {reason}.")
            return
        meant = [_format_placeholder(form, text[:1].isupper()) for form in self.suggest_placeholders(lower)]
        others = [
            LANGUAGE_TABLE[one].english
            for one in languages_with_grammar()
            if lower in require_grammar(one).forms
        ]
        hint = ""
        if others:
            hint = f" It belongs to {others[0]}."
        elif meant:
            hint = f" Did you mean {' or '.join(meant)}?"
        message = (
            f"“{token.group()}” is not a placeholder of {LANGUAGE_TABLE[grammar.language].english}.{hint}"
        )
        self.add_problem("text-placeholder", token.start(), message, meant[0] if meant else "")

    def suggest_placeholders(self, text: str) -> list[str]:
        """Suggests the masculine of a feminine or neuter form, or else the most similar spelling."""
        forms = self.grammar.forms
        exact = [form.text for form in forms.values() if text in form.pronoun]
        exact += _forms_by_unaccented_spelling(self.grammar.language).get(_strip_accents(text), [])
        near = None if exact else self.guess(text, forms)
        return [near] if near else exact

    def report_misplaced_article(self, token: re.Match[str], form: Form) -> None:
        """Reports an article before a form that has its own, and agreeing words before a bare form."""
        start = token.start()
        found = _LAST_WORD.search(self.text, max(0, start - MAX_SEAM_DISTANCE), start)
        if not found or not (form.bare or form.determiner):
            return
        grammar, word = self.grammar, found["word"].replace("’", "'").lower()
        meant = grammar.articles.get(word) or (form.bare and grammar.demonstratives.get(word))
        if meant:
            meant = _format_placeholder(
                meant + ("'s" if form.text.endswith("'s") else ""), found["word"][0].isupper()
            )
            message = (
                f"“{found.group()}{token.group()}”: the article belongs inside the braces. Write {meant}."
            )
            self.add_problem("text-article", found.start(), message, meant)
        elif form.bare and word in grammar.agreeing:
            self.report_disagreement(found, token, grammar.agreeing[word])
        elif form.bare and (
            pair := grammar.described.search(self.text, max(0, start - MAX_SEAM_DISTANCE), start)
        ):
            article = pair["article"].lower()
            braced = _format_placeholder(grammar.articles.get(article) or grammar.demonstratives[article])
            advice = f"write {braced}, and the adjective after it with a mark"
            self.report_disagreement(pair, token, advice)

    def report_disagreement(self, found: re.Match[str], token: re.Match[str], advice: str) -> None:
        message = f"“{found.group()}{token.group()}”: what stands outside the braces cannot agree; {advice}."
        self.add_problem("text-agreement", found.start(), message)

    def report_touching_letters(self, token: re.Match[str], form: Form) -> None:
        """Reports a letter that touches the braces; only Spanish enclitics may touch them, as in ver{lo}."""
        start, end = token.span()
        before, after = self.text[start - 1 : start], self.text[end : end + 1]
        if (before.isalpha() and not form.enclitic) or after.isalpha():
            message = f"“{before.strip()}{token.group()}{after.strip()}”: no letter may touch the braces."
            self.add_problem("text-letter", start, message)

    def report_usage_if_wrong(self, token: re.Match[str], braced: str) -> None:
        start, end = token.span()
        before, after = (
            self.text[max(0, start - MAX_SEAM_DISTANCE) : start],
            self.text[end : end + MAX_SEAM_DISTANCE],
        )
        objection = self.grammar.find_wrong_placeholder_usage(before, after, braced)
        if objection:
            self.problems.append(replace(objection, offset=start))


# After a hyphen comes a pronoun, not an article: « est-ce {l'autre} ? », « dites-le ».
_LAST_WORD = re.compile(r"(?<![\w-])(?:(?P<word>\w+(?=\s)|l['’])\s*)$", re.IGNORECASE)


def _normalized_placeholder(placeholder: str) -> str:
    """A placeholder without line breaks and typographic apostrophes."""
    return " ".join(unicodedata.normalize("NFC", placeholder).replace("’", "'").split())


def _strip_accents(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


def _format_placeholder(form: str, capital: bool = False) -> str:
    return "{" + (form[0].upper() + form[1:] if capital else form) + "}"


@cache
def _forms_by_unaccented_spelling(language: Language) -> dict[str, list[str]]:
    """The forms of a language by their spelling without accents."""
    found: dict[str, list[str]] = defaultdict(list)
    for form in require_grammar(language).forms:
        found[_strip_accents(form)].append(form)
    return found
