"""Usage checks for French that data cannot express: le, lui, si and a."""

import re

from serai.book.lexicon import Problem

# Contexts in which lui is stressed, with the feminine elle. Elsewhere it is an indirect object, the same for
# both sexes: « le bruit lui fait peur », « dites-lui ».
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
# Before an infinitive, lui is an indirect object again: « pour lui dire », « sans lui parler ».
_BEFORE_INFINITIVE = re.compile(r"(?<!\w)(?:à|de|pour|sans)\s+$", re.IGNORECASE)
_INFINITIVE = re.compile(
    r"\s+(?!(?:hier|fier|entier|premier|dernier|entre|contre|outre|autre)\b)\w+(?:er|ir|[dtv]re|ire|ure)\b",
    re.IGNORECASE,
)
_VOWEL = re.compile(r"\s+[aeiouyàâéèêëîïôùûœæ]", re.IGNORECASE)
_BARE_A = re.compile(r"(?<![\w'’-])A\s+$")
_BEFORE_IL = re.compile(r"(?<!\w)(?:(?:que|lorsque|puisque|quoique|si)\s+|s['’]\s*)$", re.IGNORECASE)


def find_wrong_placeholder_usage(before: str, after: str, braced: str) -> Problem | None:
    # The checker cannot tell which kind of h a plain text has, so the author decides. After a hyphen le
    # stays: prenez-le et partez.
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
