"""French: elision, contraction, h aspiré, vieil and cet.

Pronouns and marks for the other follow the gender of the noun, as a good author writes: « la sentinelle …
elle », though the sentinel is a man. Where his sex is meant and not the word (« mon frère »), a writer uses
the mark `{s:…|…}`.
"""

import re

from serai.book.grammar.words import (
    FEMININE,
    MASCULINE,
    Declension,
    Form,
    Grammar,
    Said,
    Sound,
    by_word,
    city_article,
    class_name,
    determiner_kind,
    unchanging,
    with_marks,
)
from serai.book.lexicon import Adjective, Being, Problem

FORMS = (
    Form("l'autre", "the being met", determiner=True),
    Form("de l'autre", "of the being: du, de la, de l', d'"),
    Form("à l'autre", "to the being: au, à la, à l'"),
    Form("un autre", "a being not yet spoken of; a name or a unique being stays as it is", determiner=True),
    Form("d'un autre", "of a being not yet spoken of"),
    Form("à un autre", "to a being not yet spoken of"),
    Form("cet autre", "pointing at the being: ce, cet, cette", determiner=True),
    Form("quel autre", "« Quel marchand ! »", determiner=True),
    Form("aucun autre", "none such", determiner=True),
    Form("autre", "no article: « ô marchand », « en vieux marchand », « pas d'éfrit »", bare=True),
    Form("il", "who acts; also after a hyphen: dit-{il}, parle-t-{il}", pronoun=("il", "elle")),
    Form("qu'il", "the same as qu'{il}", pronoun=("qu'il", "qu'elle")),
    Form("s'il", "the same as s'{il}: s'il, but si elle", pronoun=("s'il", "si elle")),
    Form("dit-il", "the same as dit-{il}", pronoun=("dit-il", "dit-elle")),
    Form(
        "lui",
        "after a preposition, que, et, ou, ni, c'est or a comma: avec {lui}, plus fort que {lui}",
        pronoun=("lui", "elle"),
    ),
    Form("lui-même", "himself, with stress", pronoun=("lui-même", "elle-même")),
    Form(
        "le", "object of a verb that begins with a consonant; before a vowel write l'", pronoun=("le", "la")
    ),
    Form("un", "one, as a pronoun: « en voilà un »", pronoun=("un", "une")),
    Form("celui", "« celui du puits »", pronoun=("celui", "celle")),
    Form("celui-ci", "the latter", pronoun=("celui-ci", "celle-ci")),
    Form("celui-là", "the former", pronoun=("celui-là", "celle-là")),
    Form("ce dernier", "the one just named", pronoun=("ce dernier", "cette dernière")),
    Form("lequel", "relative: avec {lequel}", pronoun=("lequel", "laquelle")),
    Form("duquel", "relative: of whom", pronoun=("duquel", "de laquelle")),
    Form("auquel", "relative: to whom", pronoun=("auquel", "à laquelle")),
)


def decline(being: Being, adjective: Adjective | None) -> Declension:
    noun = being.fr
    feminine = noun.gender == "f"
    article = city_article(being, noun, ("Le ", "La "))
    name = noun.noun.removeprefix(article)
    bare, elides = name, noun.elides
    if adjective:
        word = adjective.fr.f if feminine else adjective.fr.m
        # A name draws every adjective before it: le furieux Abou Hassan.
        if adjective.fr.position == "before" or noun.proper:
            if noun.elides and not feminine:
                word = adjective.fr.before_vowel or word
            bare, elides = f"{word} {name}", adjective.fr.elides
        else:
            bare = f"{name} {word}"
    if noun.tail:
        bare = f"{bare} {noun.tail}"

    kind = determiner_kind(being, noun.proper, adjective)
    opening: Sound = "vowel" if elides else ""
    called = article + bare
    alone = Said(bare, opening)
    if kind == "name" and article:
        alone = Said(called, "le" if article == "Le " else "")
    if kind == "name" and article == "Le ":
        the, of, to = Said(called), f"du {bare}", f"au {bare}"
    elif kind == "name":
        the, of, to = Said(called, opening), f"d'{called}" if elides else f"de {called}", f"à {called}"
    elif elides:
        the, of, to = Said(f"l'{bare}"), f"de l'{bare}", f"à l'{bare}"
    elif feminine:
        the, of, to = Said(f"la {bare}"), f"de la {bare}", f"à la {bare}"
    else:
        the, of, to = Said(f"le {bare}"), f"du {bare}", f"au {bare}"
    e = "e" if feminine else ""
    if kind == "common":
        a, of_a, to_a = Said(f"un{e} {bare}", "vowel"), f"d'un{e} {bare}", f"à un{e} {bare}"
    else:
        a, of_a, to_a = the, of, to
    this = "cette" if feminine else "cet" if elides else "ce"
    return Declension(
        said={
            "l'autre": the,
            "de l'autre": Said(of),
            "à l'autre": Said(to, "vowel"),
            "un autre": a,
            "d'un autre": Said(of_a),
            "à un autre": Said(to_a, "vowel"),
            "cet autre": Said(f"{this} {bare}"),
            "quel autre": Said(f"{'quelle' if feminine else 'quel'} {bare}"),
            "aucun autre": Said(f"aucun{e} {bare}", "vowel"),
            "autre": alone,
        },
        agreement=FEMININE if feminine else MASCULINE,
        bare=the.text if kind == "name" else bare,
        definite=the.text,
        indefinite=a.text,
        of=of,
        to=to,
        grammatical_class=class_name(noun.gender, kind, opening, article.strip()),
    )


def join(before: str, gap: str, said: Said) -> str:
    if before in ("si", "s'"):
        # Si gives way to il alone, never to elle nor to a name.
        return f"s'{said.text}" if said.text == "il" else f"si{gap or ' '}{said.text}"
    if said.sound == "le" and before in ("de", "d'", "à"):
        return f"{'au' if before == 'à' else 'du'}{gap or ' '}{said.text.removeprefix('Le ')}"
    if before == "à":
        return before + gap + said.text
    stem = before.removesuffix("'").removesuffix("e")
    return f"{stem}'{said.text}" if said.sound == "vowel" else f"{stem}e{gap or ' '}{said.text}"


# Where lui has stress, and elle is its feminine. Anywhere else it is an indirect object, « le bruit lui fait
# peur », « dites-lui », which is the same for both sexes.
_STRESSED = re.compile(
    r"""(?:^|\n\s*\n|[,;:.!?…—–("«“‘]|(?<!\w)-
    |(?<![\w-])(?:à|de|avec|sans|sous|sur|dans|en|par|pour|vers|chez|contre|entre|envers|devant|derrière|avant
        |après|depuis|dès|malgré|selon|hors|parmi|outre|sauf|hormis|excepté|moyennant|travers|comme|sinon|même
        |par-dess(?:us|ous)|par-devers|que|lorsque|puisque|quoique|si|et|ou|ni|mais)
    |(?<!\w)(?:d|s|\w*qu)['’]
    |(?:(?<!\w)c['’](?:est|était)|(?<!\w)ce\s(?:fut|sera|serait|n['’]est|n['’]était)|\w-ce)
        (?:\s(?:bien|donc|encore|pas|plus|point|toujours))?
    )[\s*_]*$""",
    re.IGNORECASE | re.VERBOSE,
)
# « Pour lui dire », « sans lui parler »: before an infinitive it is an indirect object again.
_BEFORE_INFINITIVE = re.compile(r"(?<!\w)(?:à|de|pour|sans)\s+$", re.IGNORECASE)
_INFINITIVE = re.compile(
    r"\s+(?!(?:hier|fier|entier|premier|dernier|entre|contre|outre|autre)\b)\w+(?:er|ir|[dtv]re|ire|ure)\b",
    re.IGNORECASE,
)
_VOWEL = re.compile(r"\s+[aeiouyàâéèêëîïôùûœæ]", re.IGNORECASE)
_BARE_A = re.compile(r"(?<![\w'’-])A\s+$")
_BEFORE_IL = re.compile(r"(?<!\w)(?:(?:que|lorsque|puisque|quoique|si)\s+|s['’]\s*)$", re.IGNORECASE)


def objection(before: str, after: str, braced: str) -> Problem | None:
    # An h in plain text may be of either kind; there the author's ear decides. After a hyphen le stays:
    # prenez-le et partez.
    marked = braced[1:2] == ":"
    if braced in ("le", "o:le|la", "s:le|la", "h:le|la"):
        if _VOWEL.match(after) and not before.endswith("-"):
            message = "Before a vowel le and la are both l': write l' without braces."
            return Problem("text-elision", message, suggestion="l'")
    elif marked and braced[2:] == "il|elle" and _BEFORE_IL.search(before):
        message = "Que and si change before il and elle, and not before a mark: write qu'{il}, s'{il}."
        return Problem("text-elision", message, suggestion="{il}")
    elif not marked and _BARE_A.search(before):
        message = "Without its accent this A is the verb avoir: write À."
        return Problem("text-accent", message, suggestion="À")
    elif braced == "lui":
        infinitive = _BEFORE_INFINITIVE.search(before) and _INFINITIVE.match(after)
        if infinitive or not _STRESSED.search(before):
            message = (
                "Beside a verb lui means “to him” and “to her” alike: write it without braces. "
                "With stress it follows a preposition, que, et, ou, ni, c'est or a comma."
            )
            return Problem("text-invariable", message, suggestion="lui")
    return None


_CONTRACTED = {
    ("de", "l'autre"): "de l'autre",
    ("à", "l'autre"): "à l'autre",
    ("de", "un autre"): "d'un autre",
    ("à", "un autre"): "à un autre",
    ("de", "lequel"): "duquel",
    ("à", "lequel"): "auquel",
}

FRENCH = Grammar(
    language="fr",
    forms={form.text: form for form in FORMS},
    decline=decline,
    join=join,
    objection=objection,
    vowels="aeiouà",
    seam=re.compile(
        r"(?<!\w)"
        r"(?P<word>(?:de|que|lorsque|puisque|quoique|jusque|si|à)(?=\s)"
        r"|(?:d|qu|lorsqu|puisqu|quoiqu|jusqu|s)['’])"
        r"(?P<gap>\s*)$",
        re.IGNORECASE,
    ),
    contractions=_CONTRACTED
    | {("d'", form): merged for (word, form), merged in _CONTRACTED.items() if word == "de"},
    articles=by_word(
        {
            "l'autre": "le la l'",
            "un autre": "un une",
            "de l'autre": "du",
            "à l'autre": "au",
            "cet autre": "ce cet cette",
            "quel autre": "quel quelle",
            "aucun autre": "aucun aucune",
        }
    ),
    # Unlike their Spanish sisters, ce and cet before a noun are never pronouns: all stand among the articles.
    demonstratives={},
    agreeing=dict.fromkeys(
        ("mon", "ma", "ton", "ta", "son", "sa"), "write {l'autre}, or notre, votre, leur, which never change"
    )
    | with_marks(("tout", "toute"), ("tel", "telle"), ("nul", "nulle"))
    | dict.fromkeys(
        ("beau", "bel", "belle", "vieux", "vieil", "vieille", "nouveau", "nouvel", "nouvelle"),
        "write {l'autre}, and the adjective after it with a mark",
    ),
    # « Vous le croyez marchand »: there le is a pronoun.
    described=re.compile(
        r"(?<![\w'’-])(?<!vous\s)(?<!nous\s)(?<!je\s)(?<!tu\s)(?<!il\s)(?<!elle\s)(?<!on\s)(?<!ne\s)(?<!qui\s)"
        r"(?P<article>le|la|une?|du|au|ce|cet|cette|quel|quelle|aucune?)\s+"
        r"(?!(?:de|en|et|ou|ni|que|comme|sans|à|par|pour|ô|est|était|fut|sera|serait)\b)\w+\s+$",
        re.IGNORECASE,
    ),
    invariable=unchanging("l'", "se")
    | dict.fromkeys(("son", "sa", "ses"), "son, sa and ses follow what is owned: write them without braces")
    | {"le sien": "le sien follows what is owned: write it without braces"}
    | unchanging("qui", "dont", "en", "y"),
    clash=re.compile(r"(?<!\w)(de|à) les?\s", re.IGNORECASE),
)
