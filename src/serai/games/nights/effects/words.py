"""The closed vocabulary of cards: all effect words by use, and the parser for a card's clauses."""

from functools import lru_cache
from typing import Annotated, Any, TypeAlias, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from serai.book.awards import Award, parse_awards
from serai.book.cards import Card, EffectUse, EffectWord, EffectWords, ValueKind
from serai.games.nights.effects.action_words import Action
from serai.games.nights.effects.quest_words import CityCard, Dream, Quest, RollInCity
from serai.games.nights.effects.treasure_words import MasterWhileOwned, PassiveEffect, SkillWhileOwned
from serai.games.nights.effects.value_types import Word
from serai.games.nights.effects.when_words import Condition, Trigger
from serai.table import Refused

Effect: TypeAlias = PassiveEffect | Action | Quest | CityCard

__all__ = [
    "EFFECT_WORDS",
    "SKILL_GIVERS",
    "WORDS",
    "Dream",
    "Effect",
    "RollInCity",
    "Rules",
    "SkillWhileOwned",
    "effect_words_for_checker",
    "parse_award_line",
    "parse_card_effects",
    "parse_card_rules",
]

SKILL_GIVERS = (SkillWhileOwned, MasterWhileOwned)


class Rules(Struct, frozen=True):
    """The parsed clauses of a card: trigger, condition, and effects."""

    trigger: Trigger | None
    condition: Condition | None
    effects: tuple[Effect, ...]


WORDS: dict[EffectUse, tuple[type[Word], ...]] = {
    "trigger": get_args(Trigger),
    "condition": get_args(Condition),
    "treasures": get_args(PassiveEffect),
    "triggered": get_args(Action),
    "quests": get_args(Quest),
    "encounters": get_args(CityCard),
}


def tag_of_effect_word(word: type[Word]) -> str:
    return str(word.__struct_config__.tag)


def value_kinds_of_word(word: type[Word]) -> dict[str, ValueKind]:
    """The kind of each value of a word, by its name in packs."""
    hints = get_type_hints(word, include_extras=True)
    names = zip(word.__struct_fields__, word.__struct_encode_fields__, strict=True)
    return {written: _value_kind_of_type(hints[name]) for name, written in names}


def _value_kind_of_type(hint: Any) -> ValueKind:
    if get_origin(hint) is Annotated:
        for extra in hint.__metadata__:
            if isinstance(extra, Meta) and extra.extra:
                return cast("ValueKind", extra.extra["kind"])
    raise TypeError(f"the value {hint} has no kind")


EFFECT_WORDS: EffectWords = {
    tag_of_effect_word(word): EffectWord(use, value_kinds_of_word(word), word.awards)
    for use, words in WORDS.items()
    for word in words
}
"""For the checker: each word, where it may be used, and the kinds of its values."""


def effect_words_for_checker() -> EffectWords:
    """Entry point `serai.effects`: the words for the command line."""
    return EFFECT_WORDS


def parse_card_rules(name: str, card: Card) -> Rules:
    """Parses the clauses of a card. Raises `Refused` for unknown words."""
    try:
        return Rules(
            msgspec.convert(card.trigger, Trigger) if card.trigger else None,
            msgspec.convert(card.condition, Condition) if card.condition else None,
            tuple(msgspec.convert(clause, Effect) for clause in card.effects),
        )
    except msgspec.ValidationError as error:
        raise Refused(f"The card “{name}” has an effect that the game cannot read: {error}.") from None


def parse_card_effects(name: str, card: Card) -> tuple[Effect, ...]:
    """The effects of a card, whatever its trigger."""
    return parse_card_rules(name, card).effects


@lru_cache(maxsize=1 << 10)
def parse_award_line(line: str) -> tuple[Award, ...]:
    """Parses the award line of a card."""
    parsed = parse_awards(line)
    if parsed.issues:
        raise Refused(f"The award line {line} of a card has a slip.")
    return parsed.awards
