"""The lexicon: every noun and adjective of a pack, with its grammar in three languages.

The readers take tables that are already parsed (`[beings.efreet.fr]`) and report every problem with its path
in the file, never the first one only. What spelling cannot tell is asked of the author, never guessed; once
an entry is read, nothing about its sound is in doubt, so the grammar itself never looks at letters.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Literal, TypeVar, cast

from msgspec import Struct, field

Sex = Literal["m", "f"]
Kind = Literal["person", "spirit", "beast", "band", "thing"]
Position = Literal["before", "after"]
LanguageCode = Literal["en", "fr", "es"]

LANGUAGES: tuple[LanguageCode, ...] = ("en", "fr", "es")
SEXES: tuple[Sex, ...] = ("m", "f")
KINDS: tuple[Kind, ...] = ("person", "spirit", "beast", "band", "thing")

CODES: Mapping[str, str] = {
    "lexicon-id": "An id is written in small letters, digits and hyphens.",
    "lexicon-missing": "An entry lacks something its grammar needs.",
    "lexicon-value": "A value is of the wrong kind, or not one of those allowed.",
    "lexicon-unknown-key": "A key that no entry has, often a slip of the pen.",
    "lexicon-article-in-noun": "A noun is written without its article; only a name may begin with one.",
    "lexicon-english-article": "The spelling does not tell whether a or an stands before the word.",
    "lexicon-french-h": "The spelling does not tell whether le and de elide before the word.",
    "lexicon-spanish-a": "The spelling does not tell whether a feminine noun takes el (el águila, la arpía).",
    "lexicon-special-form": "An adjective lacks the form it takes before a noun (vieil, gran).",
}


class Problem(Struct, frozen=True):
    """What is wrong, and where: `path` inside a data file, or `offset` inside a text."""

    code: str
    message: str
    path: str = ""
    offset: int = 0
    suggestion: str = ""


class EnglishNoun(Struct, frozen=True):
    noun: str
    article: Literal["a", "an"]
    pronoun: Literal["he", "she", "it"]
    possessive: str
    plural: str = ""
    proper: bool = False


class FrenchNoun(Struct, frozen=True):
    noun: str
    gender: Sex
    elides: bool
    tail: str = ""
    plural: str = ""
    proper: bool = False


class SpanishNoun(Struct, frozen=True):
    noun: str
    gender: Sex
    sound: Literal["", "i", "o"] = ""
    stressed_a: bool = False
    tail: str = ""
    plural: str = ""
    proper: bool = False


class EnglishAdjective(Struct, frozen=True):
    word: str
    article: Literal["a", "an"]


class FrenchAdjective(Struct, frozen=True):
    m: str
    f: str
    position: Position
    elides: bool
    before_vowel: str = ""


class SpanishAdjective(Struct, frozen=True):
    m: str
    f: str
    position: Position
    sound: Literal["", "i", "o"] = ""
    before_m: str = ""
    before_f: str = ""


class Being(Struct, frozen=True):
    """Whoever or whatever a hero meets. Only a thing may have no sex; what is unique never takes "a"."""

    id: str
    sex: Literal["m", "f", ""]
    kind: Kind
    en: EnglishNoun
    fr: FrenchNoun
    es: SpanishNoun
    matrix: str = ""
    unique: bool = False


class Adjective(Struct, frozen=True):
    id: str
    en: EnglishAdjective
    fr: FrenchAdjective
    es: SpanishAdjective


class Lexicon(Struct, frozen=True):
    beings: Mapping[str, Being] = field(default_factory=dict[str, Being])
    adjectives: Mapping[str, Adjective] = field(default_factory=dict[str, Adjective])


def read_beings(table: Mapping[str, object], path: str = "beings") -> tuple[dict[str, Being], list[Problem]]:
    """The sound beings of a parsed table `id → entry`, and every problem of the others."""
    return _read_all(table, path, _being)


def read_adjectives(
    table: Mapping[str, object], path: str = "adjectives"
) -> tuple[dict[str, Adjective], list[Problem]]:
    """The sound adjectives of a parsed table `id → entry`, and every problem of the others."""
    return _read_all(table, path, _adjective)


_T = TypeVar("_T")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def _read_all(
    table: Mapping[str, object], path: str, read: "Callable[[str, _Entry], _T]"
) -> tuple[dict[str, _T], list[Problem]]:
    sound: dict[str, _T] = {}
    problems: list[Problem] = []
    for identifier, value in table.items():
        where = f"{path}.{identifier}"
        if not isinstance(value, Mapping):
            problems.append(
                Problem("lexicon-value", f"{where} should be a table, with a key per line.", where)
            )
            continue
        entry = _Entry(cast("Mapping[str, object]", value), where, [])
        if not _ID.fullmatch(identifier):
            message = f"“{identifier}” is not an id: use small letters, digits and hyphens."
            entry.problem("lexicon-id", message)
        made = read(identifier, entry)
        if entry.problems:
            problems.extend(entry.problems)
        else:
            sound[identifier] = made
    return sound, problems


class _Entry:
    """One table of a data file, read key by key; it shares its list of problems with the tables inside it."""

    def __init__(self, table: Mapping[str, object], path: str, problems: list[Problem]) -> None:
        self.table = table
        self.path = path
        self.problems = problems
        self.known: list[str] = []

    def problem(self, code: str, message: str, key: str = "", suggestion: str = "") -> None:
        path = f"{self.path}.{key}" if key else self.path
        self.problems.append(Problem(code, message, path, suggestion=suggestion))

    def inner(self, key: str) -> "_Entry":
        self.known.append(key)
        path, value = f"{self.path}.{key}", self.table.get(key)
        if isinstance(value, Mapping):
            return _Entry(cast("Mapping[str, object]", value), path, self.problems)
        if value is None:
            self.problem(
                "lexicon-missing", f"{self.path} has no “{key}”: every language needs its words.", key
            )
        else:
            self.problem("lexicon-value", f"{path} should be a table, with a key for each thing to say.", key)
        # One problem is enough: what the missing table lacks is told to nobody.
        return _Entry({}, path, [])

    def text(self, key: str, *, required: bool = False) -> str:
        self.known.append(key)
        value = self.table.get(key)
        if value is None:
            if required:
                self.problem("lexicon-missing", f"{self.path} has no “{key}”.", key)
            return ""
        if not isinstance(value, str) or not _is_words(value):
            self.problem("lexicon-value", f"{self.path}.{key} should be plain words on one line.", key)
            return ""
        return unicodedata.normalize("NFC", value)

    def choice(self, key: str, options: Sequence[str], *, required: bool = False) -> str:
        value = self.text(key, required=required)
        if value and value not in options:
            near = get_close_matches(value, options, 1)
            self.problem(
                "lexicon-value",
                f"{self.path}.{key} is “{value}”; it may be {_listed(options)}.",
                key,
                near[0] if near else "",
            )
            return ""
        return value

    def flag(self, key: str) -> bool | None:
        self.known.append(key)
        value = self.table.get(key)
        if value is None or isinstance(value, bool):
            return value
        self.problem("lexicon-value", f"{self.path}.{key} should be true or false.", key)
        return False

    def done(self) -> None:
        for key in self.table:
            if key not in self.known:
                near = get_close_matches(key, self.known, 1)
                hint = f" Did you mean “{near[0]}”?" if near else ""
                message = f"{self.path} has an unknown key “{key}”.{hint}"
                self.problem("lexicon-unknown-key", message, key, near[0] if near else "")


def _is_words(value: str) -> bool:
    """Words that can stand in a sentence: they begin with a letter, and nothing in them breaks a line."""
    return (
        bool(value)
        and value == value.strip()
        and value.isprintable()
        and not set(value) & set("{}|")
        and bool(_letters(value))
    )


def _listed(options: Sequence[str]) -> str:
    quoted = [f"“{option}”" for option in options]
    return " or ".join([", ".join(quoted[:-1]), quoted[-1]] if quoted[1:] else quoted)


# The signs for ayn and hamza in names from Arabic have no sound in our three languages.
_SILENT = "ʿʾ‘’'`"


def _letters(word: str) -> str:
    """The word as its first sound is judged, small and without accents; empty if it begins with no letter."""
    plain = word.lstrip(_SILENT).casefold().replace("œ", "oe").replace("æ", "ae")
    plain = "".join(sign for sign in unicodedata.normalize("NFD", plain) if not unicodedata.combining(sign))
    return plain if plain[:1].isalpha() else ""


def _being(identifier: str, entry: _Entry) -> Being:
    kind = cast("Kind", entry.choice("kind", KINDS, required=True) or "person")
    sex = cast("Sex", entry.choice("sex", SEXES, required=kind != "thing"))
    being = Being(
        id=identifier,
        sex=sex,
        kind=kind,
        matrix=entry.text("matrix"),
        unique=bool(entry.flag("unique")),
        en=_english_noun(entry.inner("en"), sex, kind),
        fr=_french_noun(entry.inner("fr")),
        es=_spanish_noun(entry.inner("es")),
    )
    entry.done()
    return being


def _adjective(identifier: str, entry: _Entry) -> Adjective:
    adjective = Adjective(
        id=identifier,
        en=_english_adjective(entry.inner("en")),
        fr=_french_adjective(entry.inner("fr")),
        es=_spanish_adjective(entry.inner("es")),
    )
    entry.done()
    return adjective


def _noun(entry: _Entry, articles: str) -> tuple[str, bool]:
    noun = entry.text("noun", required=True)
    proper = bool(entry.flag("proper"))
    if not proper and re.match(articles, noun, re.IGNORECASE):
        message = f"{entry.path}.noun is “{noun}”: leave the article out; the grammar adds it."
        entry.problem("lexicon-article-in-noun", message, "noun")
    return noun, proper


def _english_noun(entry: _Entry, sex: str, kind: Kind) -> EnglishNoun:
    noun, proper = _noun(entry, r"(the|an?)\s")
    # English says he or she of those who have a sex and act alone; a storm, a lost city or a band of thieves
    # is "it". An author may overrule that (a ship is "she"). "They" would change the verbs around it, so it
    # is not offered.
    usual = "it" if kind in ("thing", "band") else "she" if sex == "f" else "he"
    pronoun = entry.choice("pronoun", ("he", "she", "it")) or usual
    made = EnglishNoun(
        noun=noun,
        article=_english_article(entry, noun, proper=proper),
        pronoun=cast("Literal['he', 'she', 'it']", pronoun),
        # Names in s take 's like all others (Idris's); whoever prefers Moses' says so.
        possessive=entry.text("possessive") or f"{noun}'s",
        plural=entry.text("plural"),
        proper=proper,
    )
    entry.done()
    return made


def _english_adjective(entry: _Entry) -> EnglishAdjective:
    word = entry.text("word", required=True)
    made = EnglishAdjective(word=word, article=_english_article(entry, word))
    entry.done()
    return made


# Hour and hag, uncle and unicorn, eunuch, ewer, one-eyed, Ypres: here English letters say nothing about the
# sound, and a list of exceptions would be a guess about the words not in it. All other spellings are safe,
# and may be overruled.
_ENGLISH_DOUBT = re.compile(r"h|u|e[uw]|(one|once)\b|ou[aei]|y[^aeiou]")


def _english_article(entry: _Entry, word: str, *, proper: bool = False) -> Literal["a", "an"]:
    said = entry.choice("article", ("a", "an"))
    letters = _letters(word)
    # A name never follows a or an, so its sound is nobody's business.
    if "article" not in entry.table and not proper and _ENGLISH_DOUBT.match(letters):
        message = f"“{word}” may sound like a vowel or not: say article = “a” or article = “an”."
        entry.problem("lexicon-english-article", message, "article")
    return cast("Literal['a', 'an']", said or ("an" if letters[:1] in set("aeiou") else "a"))


def _french_noun(entry: _Entry) -> FrenchNoun:
    noun, proper = _noun(entry, r"(le|la|un|une)\s|l['’]")
    made = FrenchNoun(
        noun=noun,
        gender=cast("Sex", entry.choice("gender", SEXES, required=True)),
        elides=_french_elision(entry, noun),
        tail=entry.text("tail"),
        plural=entry.text("plural"),
        proper=proper,
    )
    entry.done()
    return made


def _french_adjective(entry: _Entry) -> FrenchAdjective:
    m = entry.text("m", required=True)
    made = FrenchAdjective(
        m=m,
        f=entry.text("f", required=True),
        position=cast("Position", entry.choice("position", ("before", "after"), required=True)),
        elides=_french_elision(entry, m),
        before_vowel=entry.text("before-vowel"),
    )
    needed = {"beau": "bel", "nouveau": "nouvel", "vieux": "vieil"}.get(m)
    if needed and not made.before_vowel:
        message = f"“{m}” has a form of its own before a vowel: say before-vowel = “{needed}”."
        entry.problem("lexicon-special-form", message, "before-vowel", needed)
    entry.done()
    return made


# Homme and hibou, yeuse and yatagan, ouest and ouistiti, iode and iota, onze: only the author knows. French
# grammar calls the refusal to elide an aspirated h even where no h is written, so one key serves for all.
_FRENCH_DOUBT = re.compile(r"h|[iy][aeiouy]|ou[aeiy]|onz|uh|ulul")


def _french_elision(entry: _Entry, word: str) -> bool:
    said = entry.choice("h", ("aspiré", "muet"))
    letters = _letters(word)
    if said and letters and letters[0] not in set("aeiouyh"):
        message = f"“{word}” begins with a consonant, so “h” says nothing: take it out."
        entry.problem("lexicon-french-h", message, "h")
    if "h" not in entry.table and _FRENCH_DOUBT.match(letters):
        message = f"“{word}” may elide or not: say h = “muet” (l'homme) or h = “aspiré” (le hibou)."
        entry.problem("lexicon-french-h", message, "h")
    return said != "aspiré" and letters[:1] in set("aeiouyh")


def _spanish_noun(entry: _Entry) -> SpanishNoun:
    noun, proper = _noun(entry, r"(el|la|un|una)\s")
    gender = cast("Sex", entry.choice("gender", SEXES, required=True))
    stressed = entry.flag("stressed-a")
    may_be_stressed = gender == "f" and re.match("h?a", _letters(noun)) is not None
    # Not even a written accent decides: el águila, but la árabe.
    if may_be_stressed and stressed is None and not proper:
        message = (
            f"“{noun}” is feminine and begins with a: say stressed-a = true (el águila) or false (la arpía)."
        )
        entry.problem("lexicon-spanish-a", message, "stressed-a")
    if stressed and not may_be_stressed:
        message = f"“{noun}” cannot take el for la: only feminine nouns in a- or ha- do."
        entry.problem("lexicon-spanish-a", message, "stressed-a")
    made = SpanishNoun(
        noun=noun,
        gender=gender,
        sound=_spanish_sound(entry, noun),
        stressed_a=bool(stressed),
        tail=entry.text("tail"),
        plural=entry.text("plural"),
        proper=proper,
    )
    entry.done()
    return made


def _spanish_adjective(entry: _Entry) -> SpanishAdjective:
    m = entry.text("m", required=True)
    made = SpanishAdjective(
        m=m,
        f=entry.text("f", required=True),
        position=cast("Position", entry.choice("position", ("before", "after"), required=True)),
        sound=_spanish_sound(entry, m),
        before_m=entry.text("before-m"),
        before_f=entry.text("before-f"),
    )
    short = {"grande": "gran", "bueno": "buen", "malo": "mal", "primero": "primer", "tercero": "tercer"}.get(
        m
    )
    if short and not made.before_m:
        message = f"“{m}” is cut short before a noun: say before-m = “{short}”."
        entry.problem("lexicon-special-form", message, "before-m", short)
    if m == "grande" and not made.before_f:
        message = "“grande” is cut short before feminine nouns too: say before-f = “gran”."
        entry.problem("lexicon-special-form", message, "before-f", "gran")
    entry.done()
    return made


def _spanish_sound(entry: _Entry, word: str) -> Literal["", "i", "o"]:
    """The first sound, where y (e Ibrahim, but y hiena) or o (u Omar) must give way to it."""
    aspirated = entry.choice("h", ("aspirada",))
    letters = _letters(word)
    if aspirated:
        # A foreign name whose h is heard (Hind) begins with a consonant.
        return ""
    if re.match(r"h?i(?![aeou])|y(?![aeiou])", letters) or word.casefold().startswith(("í", "hí")):
        return "i"
    return "o" if re.match("h?o", letters) else ""
