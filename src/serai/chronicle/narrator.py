"""What joins one tale to the next: sentences of the way, and what became of it, in one language."""

from collections import Counter
from collections.abc import Iterable

from serai.locales.texts import Language, Phrase, Texts, texts

_MARK = "\x02"
"""Stands for a hero's name until it is settled whether a pronoun will do."""


_LONG = "\x03"
MOST = 500


class Narrator:
    """Says the same thing in another way each time; the same evening always gets the same words."""

    def __init__(self, language: Language, *names: str) -> None:
        """`names` are the files of the game that tells, beside that of every chronicle."""
        self._texts: Texts = texts(language, "chronicle", *names)
        self._said: Counter[str] = Counter()
        self.language: Language = language

    def say(self, key: str, /, **phrases: Phrase) -> str:
        return sentence_case(self.plain(key, **phrases))

    def plain(self, key: str, /, **phrases: Phrase) -> str:
        """A part of a sentence, as it is written."""
        # Fluent takes no phrase of more than a thousand characters; a long journey has more.
        long = {name: one for name, one in phrases.items() if isinstance(one, str) and len(one) > MOST}
        marked = {name: f"{_LONG}{name}{_LONG}" for name in long}
        said = self._texts.say(f"chronicle-{key}", **{**phrases, **marked})
        for name, mark in marked.items():
            said = said.replace(mark, str(long[name]))
        return said

    def vary(self, key: str, /, **phrases: Phrase) -> str:
        """The next form of a sentence that has several (`sail-1`, `sail-2`)."""
        number = self._said[key] + 1
        if not self._texts.has(f"chronicle-{key}-{number}"):
            number = 1
        self._said[key] = number
        said = self.plain(f"{key}-{number}", **phrases)
        return sentence_case(said.replace("  ", " ").strip())

    def pronoun(self, sex: str) -> str:
        """The pronoun with which a sentence may begin; some languages do without one."""
        return self.say("pronoun", sex="woman" if sex == "f" else "man")


def masked(name: str) -> str:
    """A name of which `joined` may make a pronoun."""
    return f"{_MARK}{name}{_MARK}"


def joined(sentences: Iterable[str], pronoun: str) -> str:
    """Sentences as one paragraph. Of two in a row that begin with a masked name the second has a pronoun."""
    told: list[str] = []
    last = ""
    for sentence in filter(None, sentences):
        _, subject, rest = ("", "", "")
        if sentence.startswith(_MARK):
            _, subject, rest = sentence.split(_MARK, 2)
        if subject and subject == last and rest.startswith(" "):
            sentence = sentence_case(f"{pronoun}{rest}".strip())
        told.append(sentence.replace(_MARK, ""))
        last = subject
    return " ".join(told)


def sentence_case(text: str) -> str:
    """The text with a capital where it begins."""
    for at, character in enumerate(text):
        if character.isalpha():
            return text[:at] + character.upper() + text[at + 1 :]
    return text
