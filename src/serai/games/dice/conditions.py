"""The conditions of the inhabitants (D1.4). Dice that a condition does not mention may show anything."""

import msgspec

from serai.games.dice.faces import Tally


class AllEven(msgspec.Struct, frozen=True):
    def is_met(self, tally: Tally) -> bool:
        counts = tally.counts
        return counts[2] + counts[4] + counts[6] == 6


class AllOdd(msgspec.Struct, frozen=True):
    def is_met(self, tally: Tally) -> bool:
        counts = tally.counts
        return counts[1] + counts[3] + counts[5] == 6


class Run(msgspec.Struct, frozen=True):
    """Consecutive numbers."""

    length: int

    def is_met(self, tally: Tally) -> bool:
        return tally.run >= self.length


class OfNumber(msgspec.Struct, frozen=True):
    """A number of dice that show the given number."""

    count: int
    number: int

    def is_met(self, tally: Tally) -> bool:
        return tally.counts[self.number] >= self.count


class OfColours(msgspec.Struct, frozen=True, kw_only=True):
    """A number of dice of each given colour."""

    blue: int = 0
    green: int = 0
    red: int = 0

    def is_met(self, tally: Tally) -> bool:
        return tally.blue >= self.blue and tally.green >= self.green and tally.red >= self.red


class OfOneColour(msgspec.Struct, frozen=True):
    """A number of dice of one colour, any colour."""

    count: int

    def is_met(self, tally: Tally) -> bool:
        count = self.count
        return tally.blue >= count or tally.green >= count or tally.red >= count


class Groups(msgspec.Struct, frozen=True):
    """Groups of equal numbers, largest first. Different groups have different numbers (D1.5)."""

    first: int
    second: int = 0
    third: int = 0

    def is_met(self, tally: Tally) -> bool:
        groups = tally.groups
        return groups[0] >= self.first and groups[1] >= self.second and groups[2] >= self.third


class SumAtMost(msgspec.Struct, frozen=True):
    total: int

    def is_met(self, tally: Tally) -> bool:
        return tally.total <= self.total


class SumAtLeast(msgspec.Struct, frozen=True):
    total: int

    def is_met(self, tally: Tally) -> bool:
        return tally.total >= self.total


Condition = AllEven | AllOdd | Run | OfNumber | OfColours | OfOneColour | Groups | SumAtMost | SumAtLeast
