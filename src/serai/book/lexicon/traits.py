"""Traits: a closed list of plain facts that a tale may take for granted about the other.

A being has the traits of its kind; its lexicon entry adds some (`traits`) or removes some (`lacks`). An
adjective can give and take traits too: a sleeping lion does not walk, a talking one speaks.
"""

from typing import TypeAlias

from serai.book.lexicon.structs import Adjective, Being, BeingKind

Trait: TypeAlias = str

TRAITS: dict[Trait, str] = {
    "speaks": "Says words that a hero understands.",
    "awake": "Is awake, and notices what is done or said to it.",
    "sees": "Has eyes that see.",
    "seen": "Can be seen.",
    "solid": "Can be touched, held on to and struck.",
    "alive": "Breathes, eats and sleeps; can be hurt, healed and killed.",
    "human": "Has a human shape: a face, clothes, a place at a table.",
    "hands": "Has hands that give, take, write and hold.",
    "walks": "Goes about on land by itself, on foot, hoof or belly.",
    "flies": "Goes through the air by itself.",
    "free": "Is nobody's slave or prisoner, and may go where it likes.",
    "many": "Is more than one.",
    "huge": "Is far bigger than a man or a camel.",
    "carriable": "Can be lifted and carried off by one traveller.",
    "enterable": "Has an inside in which a hero can stand.",
    "opens": "Has a lid, a seal, a cover or a door that can be opened.",
    "water": "Is of water, or at home in it.",
    "fire": "Burns, or is made of fire.",
    "magic": "Works magic, or is full of it.",
    "ruler": "Rules over people who obey: a prince, a judge, a captain.",
    "learned": "Has studied, and reads and writes.",
    "people": "Has people of its own about it: a crew, a court, a clan.",
    "armed": "Carries weapons and knows how to use them.",
    "poor": "Owns next to nothing.",
    "dead": "Is dead, or was once alive.",
    "preys": "Hunts, and eats flesh.",
    "passes": "Comes over the country and is gone again, as weather does.",
}

_LIVING = frozenset({"awake", "sees", "seen", "solid", "alive", "walks", "free"})
_PEOPLE = _LIVING | {"speaks", "human", "hands"}

KIND_TRAITS: dict[BeingKind, frozenset[Trait]] = {
    "person": _PEOPLE,
    "spirit": _PEOPLE | {"magic"},
    "beast": _LIVING,
    "band": _PEOPLE | {"many", "people"},
    "thing": frozenset({"seen", "solid"}),
}


def traits_of(being: Being, adjective: Adjective | None = None) -> frozenset[Trait]:
    """The traits of a being met with this adjective: its own, as changed by the adjective."""
    own = (KIND_TRAITS[being.kind] - frozenset(being.lacks)) | frozenset(being.traits)
    return own if adjective is None else (own - frozenset(adjective.takes)) | frozenset(adjective.gives)


def traits_and_kind_of_being(being: Being, adjective: Adjective | None = None) -> frozenset[str]:
    """The traits and the kind of a being, with which the needs of a tale are compared."""
    return traits_of(being, adjective) | {being.kind}


def heading_names_of_being(being: Being, adjective: Adjective | None = None) -> frozenset[str]:
    """Every name by which a heading can refer to a being: adjective, being, kind and traits (N7.9)."""
    own = {being.id, adjective.id} if adjective else {being.id}
    return traits_and_kind_of_being(being, adjective) | own
