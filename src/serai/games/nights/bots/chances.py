"""Numbers named, faces turned, cards and entries picked: chance that is left to a player."""

from serai.games.nights.bots.mind import Mind
from serai.games.nights.bots.reactions import AVERAGE, choose_reaction, entry_value
from serai.games.nights.bots.worth import added
from serai.games.nights.dice import DESTINY_FACES
from serai.games.nights.world import Being

HIGHER_IS_BETTER = frozenset({"spell", "contest"})
WORDS = {"pursuer": -0.3, "card": 0.3}
"""What the words of the tables are worth that are no awards (N10.20)."""


def number_value(mind: Mind, option: str) -> float:
    """What a number leads to, by the table that whoever names it sees (N17.3)."""
    why = mind.subject.why
    match mind.subject.leads.get(option):
        case None:
            return float(option) if why in HIGHER_IS_BETTER else 0.0
        case Being() as being:
            return entry_value(mind, being) if why == "chart" else 0.0
        case str() as word:
            return WORDS[word]
        case awards:
            return mind.worth.awards(awards)


def choose_number(mind: Mind) -> str:
    """The best for oneself. An extreme one is seldom near what is rolled, and costs the blessing."""
    numbers = [option for option in mind.options if option != "roll"]
    values = {option: number_value(mind, option) for option in numbers}
    if not mind.own:
        return for_a_rival(mind, values)
    if len(numbers) < 6:
        return numbers[-1]
    best, mean = max(values.values()), added(values.values()) / len(values)
    if "roll" in mind.options and best - mean < 0.3:
        return "roll"
    middle = (int(numbers[0]) + int(numbers[-1])) / 2
    return max(numbers, key=lambda option: values[option] - 0.05 * abs(int(option) - middle))


def choose_entry(mind: Mind) -> str:
    values = {option: lead_value(mind, option) for option in mind.options}
    if not mind.own:
        return for_a_rival(mind, values)
    return max(reversed(mind.options), key=values.__getitem__)


def lead_value(mind: Mind, option: str) -> float:
    being = mind.subject.leads.get(option)
    return entry_value(mind, being) if isinstance(being, Being) else AVERAGE


def for_a_rival(mind: Mind, values: dict[str, float]) -> str:
    """Nothing good for whoever leads, and something in between for the others: a friendly rival's choice."""
    ranked = sorted(values, key=values.__getitem__)
    return ranked[0] if mind.leads else ranked[len(ranked) // 2]


def choose_face(mind: Mind) -> str:
    return DESTINY_FACES[-1] if DESTINY_FACES[-1] in mind.options else mind.options[0]


def choose_time(mind: Mind) -> str:
    return mind.board.time if mind.board.time in mind.options else mind.options[0]


def choose_card(mind: Mind) -> str:
    """A card of a city may be kept."""
    cities = [card for card in mind.options if card in mind.atlas.cities_of]
    return cities[0] if cities else mind.options[0]


def react_for_another(mind: Mind) -> str:
    """How an insane hero reacts: anything but what it would choose itself, if it leads."""
    if mind.own or not mind.leads:
        return choose_reaction(mind)
    return mind.any_option()
