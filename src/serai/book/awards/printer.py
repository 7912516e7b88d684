"""Prints awards; `parse_awards` is the inverse."""

from collections.abc import Sequence

from serai.book.awards import structs as word
from serai.book.vocabulary import PLACES, SKILLS, STATUSES, WEALTH, title_from_id

WHO = {"chosen": "Another hero", "nearest": "The nearest hero", "here": "A hero here"}


def format_awards(awards: Sequence[word.Award]) -> str:
    """An award line, with its square brackets."""
    return f"[{_format_award_list(awards)}]"


def _format_award_list(awards: Sequence[word.Award]) -> str:
    last = len(awards) - 1
    return "/".join(_format_award(award, award_follows=number < last) for number, award in enumerate(awards))


def _bracket_if_needed(awards: Sequence[word.Award], award_follows: bool = False) -> str:
    """The awards, in brackets if they are several, branch, or would swallow the award that follows."""
    branches = any(isinstance(award, word.Choose | word.Roll | word.Offer) for award in awards)
    text = _format_award_list(awards)
    return f"({text})" if award_follows or branches or len(awards) != 1 else text


def _format_signed_number(amount: int) -> str:
    return f"{amount:+d}"


def _format_points(points: word.Points) -> str:
    return f"{'D' if points.of == 'destiny' else 'S'}{points.amount}"


def _format_being(being: word.NamedBeing) -> str:
    if being == word.THE_OTHER:
        return "the other"
    noun = "-".join(part.capitalize() for part in being.noun.split("-"))
    if being.adjective is None:
        return noun
    return "-".join(part.capitalize() for part in being.adjective.split("-")) + " " + noun


def _format_destination(destination: word.Where) -> str:
    match destination:
        case word.NamedSpace(space):
            return PLACES.get(space) or title_from_id(space)
        case word.Within(distance, space):
            spaces = f"within {distance} space{'s' if distance != 1 else ''}"
            return f"{spaces} of {PLACES.get(space) or title_from_id(space)}" if space else spaces
        case word.AnySpace(terrain, continent):
            spaces = "city" if terrain == "city" else f"{terrain} space" if terrain else "space"
            return f"any {spaces} in {title_from_id(continent)}" if continent else f"any {spaces}"


def _format_roll_band(band: word.Band, award_follows: bool) -> str:
    if band.high is None:
        numbers = f"{band.low}+"
    else:
        numbers = str(band.low) if band.low == band.high else f"{band.low}-{band.high}"
    return f"{numbers} {_bracket_if_needed(band.awards, award_follows)}"


def _format_award(award: word.Award, award_follows: bool) -> str:
    match award:
        case word.Points():
            return _format_points(award)
        case word.Wealth(amount, limit):
            bound = "Max" if amount > 0 else "Min"
            return f"W{_format_signed_number(amount)}" + (f" ({bound}: {WEALTH[limit]})" if limit else "")
        case word.Skill(skill, master):
            return SKILLS[skill] + (" (Master)" if master else "")
        case word.SkillOfChoice():
            return "Skill of choice"
        case word.SkillForOneUse(skill):
            return f"{SKILLS[skill]} (one use)"
        case word.LoseSkill(skill):
            return f"Lose {SKILLS[skill]}" if skill else "Lose a skill of choice"
        case word.Status(status, pursuer):
            return f"Pursued by: {_format_being(pursuer)}" if pursuer else STATUSES[status]
        case word.StatusForOneTurn(status):
            return f"{STATUSES[status]} (one turn)"
        case word.LoseStatus(status, may):
            return f"{'You may lose' if may else 'Lose'} {STATUSES[status]}"
        case word.LoseStatusOfChoice(may, any_number):
            if any_number:
                return "Lose any statuses of choice"
            return f"{'You may lose' if may else 'Lose'} a status of choice"
        case word.Treasure(treasure):
            return f"Treasure: {title_from_id(treasure)}" if treasure else "Treasure"
        case word.LoseTreasure(treasure):
            return f"Lose treasure: {title_from_id(treasure)}" if treasure else "Lose a treasure"
        case word.Token(token):
            return f"Token: {token}"
        case word.LoseToken(token):
            return f"Lose token: {token}"
        case word.OpportunityToEnter(place):
            return f"Opportunity to enter: {PLACES[place]}"
        case word.MoveTo(where):
            return f"Move to: {_format_destination(where)}"
        case word.PlacedByAnother(where, by):
            player = f"the player on your {by}" if by else "another player"
            return f"Placed by {player}: {_format_destination(where)}"
        case word.Trade(give, take):
            return f"Trade: {_format_points(give)} for {_format_points(take)}"
        case word.Choose(first, second):
            return f"Choose: {_bracket_if_needed(first)} or {_bracket_if_needed(second, award_follows)}"
        case word.GoTo(strip, paragraph):
            return f"Go to: {strip}#{paragraph}"
        case word.Encounter(being, matrix):
            return f"Encounter: {_format_being(being)} on {matrix}"
        case word.Roll(bands, bonuses):
            extra = ", ".join(f"{SKILLS[bonus.skill]} +{bonus.amount}" for bonus in bonuses)
            printed = [_format_roll_band(band, award_follows and band is bands[-1]) for band in bands]
            return f"Roll{f' ({extra})' if extra else ''}: {'; '.join(printed)}"
        case word.Offer(accept, refuse):
            return (
                f"Accept: {_bracket_if_needed(accept)}; Refuse: {_bracket_if_needed(refuse, award_follows)}"
            )
        case word.ForAnother(who, awards):
            return f"{WHO[who]}: {_bracket_if_needed(awards)}"
        case word.Death():
            return "Death"
        case word.Nothing():
            return "Nothing"
