"""Reads a paragraph for many beings; prints one round as JSON: `book_read.py SECONDS WHO`.

WHO is "serai", or "fluent" or "format", which get finished words and only insert them.
"""

import json
import random
import re
import sys
from collections.abc import Callable
from functools import cache, partial
from itertools import count, product
from time import perf_counter

from fluent.runtime import FluentBundle, FluentResource
from msgspec.structs import replace

from book.phrasebook import LEXICON
from book.tiny import TINY
from serai.book.book import Book
from serai.book.compile import load_book
from serai.book.languages import LANGUAGES, Language
from serai.book.lexicon import SEX_LETTERS, Sex

TEXTS: dict[Language, str] = {
    "en": "Noon, and the only shade for a league is under {the other's} mule, so that is where you bargain, "
    "nose to nose. {He} has a rug that once belonged to a saint; you have a knife that once belonged to a "
    "king. Nobody believes a word, and when {the other} laughs, the whole road sees {his} gold tooth.",
    "fr": "Midi, et pas d'autre ombre à une lieue que celle de la mule {de l'autre} : c'est là que vous "
    "marchandez, nez à nez. {Il} possède un tapis qui fut à un saint ; vous, un couteau qui fut à un roi. "
    "Personne n'en croit un mot, et quand {l'autre} rit, ravi{o:e}, toute la route voit sa dent en or.",
    "es": "Mediodía, y en una legua no hay más sombra que la de la mula {del otro}: allí regateáis, nariz "
    "con nariz. {Él} tiene una alfombra que fue de un santo; tú, un cuchillo que fue de un rey. Nadie cree "
    "una palabra, y cuando {el otro} ríe, encantad{o:o|a}, todo el camino ve su diente de oro.",
}
PLACEHOLDER = re.compile(r"\{[^}]*\}")

Who = tuple[Language, Sex, str, str | None]  # language, the hero's sex, being, adjective
Words = dict[str, str]  # the content of each placeholder
Read = Callable[[], str]


def make_serai_reader(book: Book, who: Who) -> Read:
    return partial(book.render_text, TEXTS, *who)


def make_fluent_reader(book: Book, who: Who) -> Read:
    bundle, words = make_fluent_bundle(who[0]), inflected_words_for_placeholders(book, who)
    pattern = bundle.get_message("told").value
    return lambda: bundle.format_pattern(pattern, words)[0]


@cache
def make_fluent_bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(
        FluentResource(f"told = {text_with_numbered_placeholders(language, '{{ $word{} }}')}")
    )
    return bundle


def make_str_format_reader(book: Book, who: Who) -> Read:
    text, words = (
        text_with_numbered_placeholders(who[0], "{{word{}}}"),
        inflected_words_for_placeholders(book, who),
    )
    return lambda: text.format_map(words)


def text_with_numbered_placeholders(language: Language, written: str) -> str:
    """The text with numbered placeholders."""
    numbers = count()
    return PLACEHOLDER.sub(lambda _: written.format(next(numbers)), TEXTS[language])


def inflected_words_for_placeholders(book: Book, who: Who) -> Words:
    found = PLACEHOLDER.findall(TEXTS[who[0]])
    return {f"word{number}": book.render_text({who[0]: one}, *who) for number, one in enumerate(found)}


def count_readings_for_seconds(seconds: float, readings: list[Read]) -> dict[str, float]:
    phrases = 0
    took = 0.0
    start = perf_counter()
    while took < seconds:
        for read in readings:
            read()
        phrases += len(readings)
        took = perf_counter() - start
    return {"phrases": phrases, "seconds": took}


if __name__ == "__main__":
    seconds, prepare = (
        float(sys.argv[1]),
        {"serai": make_serai_reader, "fluent": make_fluent_reader, "format": make_str_format_reader},
    )
    book = replace(load_book(TINY), lexicon=LEXICON)
    everybody = list(product(LANGUAGES, SEX_LETTERS, LEXICON.beings, (None, *LEXICON.adjectives)))
    random.Random(1).shuffle(everybody)
    readings = [prepare[sys.argv[2]](book, who) for who in everybody]
    if any(read() != make_serai_reader(book, who)() for read, who in zip(readings, everybody, strict=True)):
        sys.exit("The words differ from those of Serai.")
    count_readings_for_seconds(seconds / 4, readings)  # fill the caches first
    print(json.dumps(count_readings_for_seconds(seconds, readings)))
