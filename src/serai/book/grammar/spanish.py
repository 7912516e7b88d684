"""Spanish: al and del, el águila, gran and buen, y before i and o before o.

Pronouns and marks for the other follow the gender of the noun, as in French: «la víctima … ella», whoever it
is. Where the sex is meant and not the word («hermano mío»), a writer uses the mark `{s:…|…}`.
"""

import re

from serai.book.grammar.words import (
    FEMININE,
    MASCULINE,
    Declension,
    Form,
    Grammar,
    Said,
    by_word,
    city_article,
    class_name,
    determiner_kind,
    unchanging,
    with_marks,
)
from serai.book.lexicon import Adjective, Being

FORMS = (
    Form("el otro", "the being met", determiner=True),
    Form("del otro", "of the being: del, de la"),
    Form("al otro", "to the being, and the personal a: al, a la"),
    Form("un otro", "a being not yet spoken of; a name or a unique being stays as it is", determiner=True),
    Form("de un otro", "of a being not yet spoken of"),
    Form("a un otro", "to a being not yet spoken of"),
    Form("este otro", "pointing at the being: este, esta", determiner=True),
    Form("ese otro", "pointing at the being, farther off: ese, esa", determiner=True),
    Form("aquel otro", "pointing at the being, far off: aquel, aquella", determiner=True),
    Form("ningún otro", "none such: ningún, ninguna", determiner=True),
    Form("otro", "no article: «qué mercader», «¡oh mercader!», «de mercader»", bare=True),
    Form("él", "who acts, and after a preposition: con {él}, de {él}", pronoun=("él", "ella")),
    Form("él mismo", "himself, with stress", pronoun=("él mismo", "ella misma")),
    Form("sí mismo", "reflexive after a preposition: para {sí mismo}", pronoun=("sí mismo", "sí misma")),
    Form(
        "lo",
        "object, before the verb or joined to it: {lo} ves, ver{lo}",
        pronoun=("lo", "la"),
        enclitic=True,
    ),
    Form("uno", "one, as a pronoun", pronoun=("uno", "una")),
    Form("ninguno", "none, as a pronoun", pronoun=("ninguno", "ninguna")),
    Form("este", "the latter", pronoun=("este", "esta")),
    Form("ese", "that one", pronoun=("ese", "esa")),
    Form("aquel", "the former", pronoun=("aquel", "aquella")),
    Form("el de", "«el de la barba»", pronoun=("el de", "la de")),
    Form("del de", "«del de la barba»", pronoun=("del de", "de la de")),
    Form("al de", "«al de la barba»", pronoun=("al de", "a la de")),
    Form("el que", "relative: con {el que}", pronoun=("el que", "la que")),
    Form("del que", "relative: of whom", pronoun=("del que", "de la que")),
    Form("al que", "relative: to whom", pronoun=("al que", "a la que")),
    Form("el cual", "relative, after a comma", pronoun=("el cual", "la cual")),
    Form("del cual", "relative: of whom", pronoun=("del cual", "de la cual")),
    Form("al cual", "relative: to whom", pronoun=("al cual", "a la cual")),
)


def decline(being: Being, adjective: Adjective | None) -> Declension:
    noun = being.es
    feminine = noun.gender == "f"
    article = city_article(being, noun, ("El ", "La "))
    name = noun.noun.removeprefix(article)
    bare, opening, stressed = name, noun.sound, noun.stressed_a
    if adjective:
        words = adjective.es
        # A name draws every adjective before it: el furioso Ibrahim.
        if words.position == "before" or noun.proper:
            word = (words.before_f or words.f) if feminine else (words.before_m or words.m)
            # El for la stands only where noun and article touch: la feroz águila.
            bare, opening, stressed = f"{word} {name}", words.sound, False
        else:
            bare = f"{name} {words.f if feminine else words.m}"
    if noun.tail:
        bare = f"{bare} {noun.tail}"

    kind = determiner_kind(being, noun.proper, adjective)
    called = article + bare if kind == "name" else bare
    if kind == "name":
        # No contraction with a name that begins with El: de El Cairo.
        the, of, to = Said(called, opening), f"de {called}", f"a {called}"
    elif feminine and not stressed:
        the, of, to = Said(f"la {bare}"), f"de la {bare}", f"a la {bare}"
    else:
        the, of, to = Said(f"el {bare}"), f"del {bare}", f"al {bare}"
    un = "una" if feminine and not stressed else "un"
    if kind == "common":
        a, of_a, to_a = Said(f"{un} {bare}"), f"de {un} {bare}", f"a {un} {bare}"
    else:
        a, of_a, to_a = the, of, to
    return Declension(
        said={
            "el otro": the,
            "del otro": Said(of),
            "al otro": Said(to),
            "un otro": a,
            "de un otro": Said(of_a),
            "a un otro": Said(to_a),
            "este otro": Said(f"{'esta' if feminine else 'este'} {bare}"),
            "ese otro": Said(f"{'esa' if feminine else 'ese'} {bare}"),
            "aquel otro": Said(f"{'aquella' if feminine else 'aquel'} {bare}"),
            "ningún otro": Said(f"{'ningún' if un == 'un' else 'ninguna'} {bare}"),
            "otro": Said(called, opening),
        },
        agreement=FEMININE if feminine else MASCULINE,
        bare=called,
        definite=the.text,
        indefinite=a.text,
        of=of,
        to=to,
        grammatical_class=class_name(
            noun.gender, kind, opening and f"{opening}-", "el for la" if stressed else "", article.strip()
        ),
    )


def join(before: str, gap: str, said: Said) -> str:
    if before in ("y", "e"):
        before = "e" if said.sound == "i" else "y"
    elif before in ("o", "u"):
        before = "u" if said.sound == "o" else "o"
    return before + gap + said.text


SPANISH = Grammar(
    language="es",
    forms={form.text: form for form in FORMS},
    decline=decline,
    join=join,
    # «¿Y Ibrahim?» asks where he is; there, and only there, y stays.
    seam=re.compile(r"(?<!\w)(?P<word>de|a|(?<!¿)y|e|o|u)(?P<gap>\s+)$", re.IGNORECASE),
    contractions={
        ("de", "el otro"): "del otro",
        ("a", "el otro"): "al otro",
        ("de", "un otro"): "de un otro",
        ("a", "un otro"): "a un otro",
        ("de", "el de"): "del de",
        ("a", "el de"): "al de",
        ("de", "el que"): "del que",
        ("a", "el que"): "al que",
        ("de", "el cual"): "del cual",
        ("a", "el cual"): "al cual",
    },
    articles=by_word({"el otro": "el la", "un otro": "un una", "del otro": "del", "al otro": "al"}),
    demonstratives=by_word(
        {
            "este otro": "este esta",
            "ese otro": "ese esa",
            "aquel otro": "aquel aquella",
            "ningún otro": "ningún ninguna",
        }
    ),
    agreeing=with_marks(
        ("todo", "toda"),
        ("mucho", "mucha"),
        ("poco", "poca"),
        ("tanto", "tanta"),
        ("cierto", "cierta"),
        ("algún", "alguna"),
        ("nuestro", "nuestra"),
        ("vuestro", "vuestra"),
    ),
    # «Al ser mercader»: there the word between is a verb.
    described=re.compile(
        r"(?<![\w-])(?P<article>el|la|una?|del|al|ningún|ninguna)\s+"
        r"(?!(?:de|y|e|o|u|que|como|sin|con|en|por|para|ni|a|ser|\w+rse)\b)\w+\s+$",
        re.IGNORECASE,
    ),
    invariable=unchanging("le", "se", "su")
    | {
        "sí": "sí never changes alone: write it without braces, or {sí mismo}",
        "suyo": "suyo follows what is owned: write it without braces",
    }
    | unchanging("consigo", "quien"),
    clash=re.compile(r"(?<!\w)([Dd]e|[Aa]) el\s"),
)
