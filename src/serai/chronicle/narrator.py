"""The connecting sentences of a chronicle in one language."""

from collections import Counter
from collections.abc import Iterable

from serai.locales.texts import Language, Phrase, Texts, find_texts

_MARK = "\x02"
"""Marks a hero's name that `join_sentences` may replace with a pronoun."""


_LONG = "\x03"
MOST = 500


class Narrator:
    """Rotates through the variants of a sentence; the same game always gives the same text."""

    def __init__(self, language: Language, *names: str) -> None:
        """`names` are the Fluent files of the game, besides the common one."""
        self._texts: Texts = find_texts(language, "chronicle", *names)
        self._said: Counter[str] = Counter()
        self.language: Language = language

    def say_sentence(self, key: str, /, **phrases: Phrase) -> str:
        """The text of a key, with a capital."""
        return sentence_case(self.say(key, **phrases))

    def say(self, key: str, /, **phrases: Phrase) -> str:
        """The text of a key without marks."""
        # Fluent limits arguments to 1,000 characters; a long journey has more.
        long = {name: one for name, one in phrases.items() if isinstance(one, str) and len(one) > MOST}
        marked = {name: f"{_LONG}{name}{_LONG}" for name in long}
        said = self._texts.say(f"chronicle-{key}", **{**phrases, **marked})
        for name, mark in marked.items():
            said = said.replace(mark, str(long[name]))
        return said

    def say_next_variant(self, key: str, /, **phrases: Phrase) -> str:
        """The next variant of a sentence (`sail-1`, `sail-2`)."""
        number = self._said[key] + 1
        if not self._texts.has_text(f"chronicle-{key}-{number}"):
            number = 1
        self._said[key] = number
        said = self.say(f"{key}-{number}", **phrases)
        return sentence_case(said.replace("  ", " ").strip())

    def pronoun(self, sex: str) -> str:
        """The pronoun at the start of a sentence; empty in some languages."""
        return self.say("pronoun", sex="woman" if sex == "f" else "man")


def mark_name_for_pronoun(name: str) -> str:
    """A name that `join_sentences` may replace with a pronoun."""
    return f"{_MARK}{name}{_MARK}"


def join_sentences(sentences: Iterable[str], pronoun: str) -> str:
    """Joins sentences; if two in a row begin with a marked name, the second gets a pronoun."""
    told: list[str] = []
    last = ""
    for sentence in filter(None, sentences):
        subject, _ = _split_marked_name(sentence)
        told.append(
            replace_name_with_pronoun(sentence, pronoun) if subject == last else remove_name_marks(sentence)
        )
        last = subject
    return " ".join(told)


def replace_name_with_pronoun(sentence: str, pronoun: str) -> str:
    """Replaces the marked name at the start of a sentence by a pronoun, if there is one."""
    subject, rest = _split_marked_name(sentence)
    if not subject or not rest.startswith(" "):
        return remove_name_marks(sentence)
    return remove_name_marks(sentence_case(f"{pronoun}{rest}".strip()))


def remove_name_marks(sentence: str) -> str:
    return sentence.replace(_MARK, "")


def _split_marked_name(sentence: str) -> tuple[str, str]:
    """The marked name at the start of a sentence, or "", and the rest."""
    if not sentence.startswith(_MARK):
        return "", sentence
    _, subject, rest = sentence.split(_MARK, 2)
    return subject, rest


def sentence_case(text: str) -> str:
    """The text with an initial capital."""
    for at, character in enumerate(text):
        if character.isalpha():
            return text[:at] + character.upper() + text[at + 1 :]
    return text
