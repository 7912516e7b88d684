"""English: a or an by sound, possessives, and he, she or it.

Pronouns follow the being's sex, not its noun: a sentinel who is a woman is "she". Things, storms, cities and
bands are "it" unless the lexicon says otherwise. So `{o:…|…|…}` may have a third part for "it"; without one,
"it" takes the first.
"""

from serai.book.grammar.words import NEVER, Declension, Form, Grammar, Said, class_name, determiner_kind
from serai.book.lexicon import Adjective, Being

PRONOUNS = ("he", "she", "it")

FORMS = (
    Form("the other", "the being met", determiner=True),
    Form("the other's", "what belongs to the being", determiner=True),
    Form("an other", "a being not yet spoken of; a name or a unique being stays as it is", determiner=True),
    Form("an other's", "what belongs to a being not yet spoken of", determiner=True),
    Form("this other", "pointing at the being", determiner=True),
    Form("that other", "pointing at the being, farther off", determiner=True),
    Form("other", "no article: after “every”, “no”, “another”, “O”", bare=True),
    Form("other's", "no article, possessive: after “every”, “no”, “your”", bare=True),
    Form("he", "who acts", pronoun=("he", "she", "it")),
    Form("him", "who is acted upon", pronoun=("him", "her", "it")),
    Form("his", "before a noun: “his scales”", pronoun=("his", "her", "its")),
    Form(
        "hers",
        "alone: “a friend of hers”, “the fault is hers” (feminine in print, because “his” is taken)",
        pronoun=("his", "hers", "its"),
    ),
    Form("himself", "reflexive", pronoun=("himself", "herself", "itself")),
    Form("he's", "in speech: he is, he has", pronoun=("he's", "she's", "it's")),
    Form("he'd", "in speech: he had, he would", pronoun=("he'd", "she'd", "it'd")),
    Form("he'll", "in speech: he will", pronoun=("he'll", "she'll", "it'll")),
)


def decline(being: Being, adjective: Adjective | None) -> Declension:
    noun = being.en
    first = f"{adjective.en.word} " if adjective else ""
    article = adjective.en.article if adjective else noun.article
    bare, owner = first + noun.noun, first + noun.possessive
    kind = determiner_kind(being, noun.proper, adjective)
    the = "" if kind == "name" else "the "
    a = f"{article} " if kind == "common" else the
    return Declension(
        said={
            "the other": Said(the + bare),
            "the other's": Said(the + owner),
            "an other": Said(a + bare),
            "an other's": Said(a + owner),
            "this other": Said(f"this {bare}"),
            "that other": Said(f"that {bare}"),
            "other": Said(bare),
            "other's": Said(owner),
        },
        agreement=PRONOUNS.index(noun.pronoun),
        bare=bare,
        definite=the + bare,
        indefinite=a + bare,
        of=f"of {the}{bare}",
        to=f"to {the}{bare}",
        possessive=the + owner,
        grammatical_class=class_name(noun.pronoun, kind, article if kind == "common" else ""),
    )


ENGLISH = Grammar(
    language="en",
    forms={form.text: form for form in FORMS},
    decline=decline,
    # No word of English changes before what follows, except the article, which belongs inside the braces.
    seam=NEVER,
    contractions={},
    articles={"the": "the other", "a": "an other", "an": "an other"},
    demonstratives={},
    invariable={
        "they": "the other is always one: write {he}",
        "who": "who never changes: write it without braces",
    },
    clash=NEVER,
    genders=3,
)
