"""Scripted chance, for scenarios, tests and introductions."""

from collections.abc import Mapping, Sequence

from serai.table.chance import Chance, KnownChance
from serai.table.errors import Refused

ScriptLine = int | str | list[int]
Script = Mapping[str, Sequence[ScriptLine]]

TURN = "turn"
"""The script line that ends a turn; lines before it that the turn did not use are skipped."""


class ScriptedChance(Chance):
    """Follows the script of each stream in order; once it is used up, the secret determines the results."""

    def __init__(self, secret: bytes, script: Script, known: Sequence[KnownChance] = ()) -> None:
        super().__init__(secret, known)
        self._script = script
        self._taken: dict[str, set[int]] = {name: set() for name in script}

    def copy_from_start(self) -> "ScriptedChance":
        twin = ScriptedChance(self._secret, self._script, self._known)
        twin._taken = {name: set(taken) for name, taken in self._taken.items()}
        return twin

    def with_other_future(self, secret: bytes) -> "ScriptedChance":
        """The same with the used lines of the script only, because the others are yet to come."""
        used = {name: lines[: self.state.scripted.get(name, 0)] for name, lines in self._script.items()}
        return ScriptedChance(secret, used, self._known_chance_so_far())

    def _take_next_line(self, name: str) -> ScriptLine | None:
        lines = self._script.get(name, ())
        used = self.state.scripted.get(name, 0)
        if used >= len(lines) or lines[used] == TURN:
            return None
        self.state.scripted[name] = used + 1
        self._taken[name].add(used)
        self.spent += 1
        return lines[used]

    def unused_lines(self) -> dict[str, list[ScriptLine]]:
        """The unused lines of each stream, including skipped ones."""
        left = {
            name: [line for at, line in enumerate(lines) if line != TURN and at not in self._taken[name]]
            for name, lines in self._script.items()
        }
        return {name: lines for name, lines in left.items() if lines}

    def end_turn(self) -> None:
        for name, lines in self._script.items():
            used = self.state.scripted.get(name, 0)
            if TURN in lines[used:]:
                self.state.scripted[name] = lines.index(TURN, used) + 1

    def roll(
        self, name: str, sides: int, dice: Sequence[int] = (0,), of: int = 0, purpose: str = ""
    ) -> list[int]:
        """A list contains the numbers of one roll: of the whole set, or only of the dice rolled.

        A script for the purpose of the roll (`d6-chart`) takes precedence over that of the stream.
        """
        line = self._take_next_line(f"{name}-{purpose}") if purpose else None
        if line is not None:
            name = f"{name}-{purpose}"
        else:
            line = self._take_next_line(name)
        if line is None:
            return super().roll(name, sides, dice, of)
        if isinstance(line, list):
            if len(line) == len(dice):
                numbers = line.copy()
            elif line and len(line) == of:
                numbers = [line[die] for die in dice]
            else:
                raise Refused("refused-script-count", script=name, given=len(line), dice=len(dice))
        elif isinstance(line, int):
            further = [self._take_next_line(name) for _ in dice[1:]]
            numbers = [line, *(n for n in further if isinstance(n, int))]
            if len(numbers) != len(dice):
                raise Refused("refused-script-short", script=name, dice=len(dice))
        else:
            raise Refused("refused-script-numbers", script=name, line=line)
        for number in numbers:
            if not 1 <= number <= sides:
                raise Refused("refused-script-die", script=name, number=number, sides=sides)
        return numbers

    def pick(self, name: str, faces: Sequence[str]) -> str:
        line = self._take_next_line(name)
        if line is None:
            return super().pick(name, faces)
        if line not in faces:
            raise Refused("refused-script-face", script=name, line=str(line), faces=", ".join(faces))
        return str(line)

    def draw(self, name: str, pile: list[str]) -> str:
        line = self._take_next_line(name)
        if line is None:
            return super().draw(name, pile)
        if not isinstance(line, str) or line not in pile:
            raise Refused("refused-script-pile", script=name, line=str(line))
        pile.remove(line)
        return line
