"""What `serai simulate --rows turns` says about a turn of the Nights."""

from collections.abc import Sequence

from serai.bots.simulation.rows import TurnFigures, seat_number
from serai.games.nights.state import State


class NightsTurn(TurnFigures, frozen=True):
    """`time` is when the turn was played; the lists are about the hero of each seat, after it."""

    seat: int | None
    time: str
    space: list[str]
    destiny: list[int]
    story: list[int]
    wealth: list[int]
    statuses: list[int]
    treasures: list[int]
    quests: list[int]

    @classmethod
    def of_turn(cls, before: State, after: State, seats: Sequence[str]) -> "NightsTurn":
        heroes = [after.heroes[seat] for seat in seats]
        return cls(
            seat=seat_number(before.seat, seats),
            time=before.time,
            space=[hero.space for hero in heroes],
            destiny=[hero.destiny for hero in heroes],
            story=[hero.story for hero in heroes],
            wealth=[hero.wealth for hero in heroes],
            statuses=[len(hero.statuses) for hero in heroes],
            treasures=[len(hero.treasures) for hero in heroes],
            quests=[len(hero.quests_done) for hero in heroes],
        )
