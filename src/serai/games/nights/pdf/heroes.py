"""Hero sheets, to be filled in with a pencil."""

from msgspec import Struct

from serai.book.vocabulary import SKILLS, STATUSES
from serai.games.nights.locales.map_listing import fold_case_and_accents
from serai.games.nights.pdf.edition import DocumentInfo, Edition
from serai.games.nights.pdf.plates import file_of_plate, printed_plates
from serai.games.nights.pdf.typst_renderer import Pictures, typeset_template
from serai.games.nights.state import HEROES, LEVELS
from serai.games.nights.travel_map import RATES

WORDS = (
    "destiny",
    "story",
    "bonus",
    "wealth",
    "land",
    "sea",
    "skills",
    "statuses",
    "treasures",
    "tokens",
    "quest",
    "cities",
    "goal",
    "fold",
    "destination",
    "home",
    "seat",
    "wanted",
    "pursuer",
)


class PrintedHero(Struct, frozen=True):
    name: str
    about: str
    wealth: list[str]
    portrait: str


class HeroesData(Struct, frozen=True):
    """`rates` are the land and sea rates of each level of wealth (N4.1)."""

    face: DocumentInfo
    words: dict[str, str]
    talent: str
    master: str
    heroes: list[PrintedHero]
    rates: list[tuple[int, int]]
    skills: list[str]
    statuses: list[str]


def heroes_data(edition: Edition) -> HeroesData:
    phrases = edition.phrases
    return HeroesData(
        face=edition.document_info("heroes"),
        words={word: edition.say(f"print-hero-{word}") for word in WORDS},
        talent=edition.name("rank-talent"),
        master=edition.name("rank-master"),
        heroes=[_printed_hero(edition, hero, sex) for hero, sex in HEROES.items()],
        rates=list(RATES),
        skills=sorted(map(phrases.skill_name, SKILLS), key=fold_case_and_accents),
        statuses=sorted(map(phrases.status_name, STATUSES), key=fold_case_and_accents),
    )


def typeset_hero_sheets(edition: Edition) -> bytes:
    return typeset_template("heroes", heroes_data(edition), hero_portraits(edition))


def hero_portraits(edition: Edition) -> Pictures:
    return printed_plates(
        edition.book, (_plate_kind_and_name_of_hero(hero, sex) for hero, sex in HEROES.items())
    )


def _plate_kind_and_name_of_hero(hero: str, sex: str) -> tuple[str, str]:
    return "heroes", f"{hero}-{'woman' if sex == 'f' else 'man'}"


def _printed_hero(edition: Edition, hero: str, sex: str) -> PrintedHero:
    return PrintedHero(
        name=edition.phrases.hero_name(hero),
        about=edition.name(f"hero-{hero}.about"),
        wealth=[edition.phrases.wealth_name(level, sex) for level in LEVELS],
        portrait=file_of_plate(edition.book, *_plate_kind_and_name_of_hero(hero, sex)),
    )
