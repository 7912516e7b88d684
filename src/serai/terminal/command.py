"""`serai terminal`, with a flag for each option of each installed game."""

import inspect
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from serai.book.languages import Language
from serai.plugin import first_game
from serai.table.agreeing import options_from
from serai.terminal.flags import agreed_by_flags, flags_of_games


def terminal(
    game: str = first_game(),
    *seats: str,
    lang: Annotated[Language | None, Parameter(help="The language; without it, that of the system.")] = None,
    plain: Annotated[bool, Parameter(negative=())] = False,
    seed: int | None = None,
    first: str | None = None,
    takebacks: Annotated[bool, Parameter(negative=())] = False,
    hints: bool = True,
    record: Path | None = None,
    resume: Path | None = None,
    pack: Path | None = None,
    options: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    introduction: Annotated[bool, Parameter(negative=())] = False,
    **given: Any,
) -> None:
    """Play at a table in this terminal.

    Parameters
    ----------
    game
        Which game to play; any that is installed.
    seats
        Who plays, in order: a name for a person, NAME=LEVEL for a bot (Ana Bo=king), NAME=MODULE:FUNCTION for
        a bot of your own. Asked for if not given.
    plain
        Print lines only, for screen readers and pipes.
    seed
        Open dice: a number from which every die follows. Without it the dice are sealed until the end.
    first
        The seat that starts; without it the first seat is drawn.
    takebacks
        The bots agree when a person wants to take a choice back.
    hints
        Whoever must choose may ask what a good player would do, and why.
    record
        Keep the game in this file; every choice is on the disk before the game goes on.
    resume
        Go on with the game in this file, and keep it there.
    pack
        The folder of the content pack to play with; without it, the one that ships with the game.
    options
        What the table agrees on in any game, as in --options most=2. Each option is a flag of its own too.
    introduction
        Learn the game by playing it: a few minutes against a bot, with remarks at the right moments.
    """
    from serai.terminal.agreement import Sitting
    from serai.terminal.play import play

    agreed = options_from(options or []) | agreed_by_flags(FLAGS, given)
    play(
        Sitting(
            game=game,
            seats=seats,
            lang=lang,
            plain=plain,
            seed=seed,
            first=first,
            takebacks=takebacks,
            hints=hints,
            record=record,
            resume=resume,
            pack=pack,
            options=agreed,
            introduction=introduction,
        )
    )


_signature = inspect.signature(terminal)
_own = {name: each for name, each in _signature.parameters.items() if each.kind is not each.VAR_KEYWORD}
FLAGS = {name: flag for name, flag in flags_of_games().items() if name not in _own}
"""What may be given besides: cyclopts reads it from the signature and the annotations."""
_all = [*_own.values(), *(flag.argument for flag in FLAGS.values())]
terminal.__signature__ = _signature.replace(parameters=_all)  # type: ignore[attr-defined]
terminal.__annotations__ = {each.name: each.annotation for each in _all}
