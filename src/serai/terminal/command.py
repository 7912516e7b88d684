"""`serai terminal`, with a flag for each option of each installed game."""

import inspect
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from serai.book.languages import Language
from serai.plugin import default_game
from serai.table.options import parse_options
from serai.terminal.flags import game_in_arguments, game_option_flags, options_from_flags


def play_in_terminal(
    game: str = default_game(),
    *seats: str,
    lang: Annotated[Language | None, Parameter(help="The language (default: that of the system).")] = None,
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
    remember: bool = True,
    forget: Annotated[bool, Parameter(negative=())] = False,
    scenario: Path | None = None,
    **given: Any,
) -> None:
    """Play at a table in this terminal.

    Parameters
    ----------
    game
        The game to play.
    seats
        Who plays, in order: a name for a person, NAME=LEVEL for a bot (Ana Bo=random), NAME=MODULE:FUNCTION
        for a bot of your own. By default Serai asks.
    plain
        Print lines only, for screen readers and pipes.
    seed
        A number that determines every die (open dice). Without it the dice are sealed until the end.
    first
        The seat that starts (default: drawn by lot).
    takebacks
        Bots agree when a person asks to undo a choice.
    hints
        Players may ask for a hint.
    record
        Save the game to this file, after every choice.
    resume
        Continue the game in this file, and save it there.
    pack
        The folder of the content pack to play with (default: the one that ships with the game).
    options
        Options of the game, as in --options most=2. Each option also has its own flag.
    introduction
        Play the introduction: a few minutes against a bot, with explanations.
    remember
        Remember which tales you have heard, and prefer others in later games (except games with a seed).
    forget
        First delete the list of the tales you have heard.
    scenario
        Continue from this scenario, after the choices of its script; Bo=traveller lets a bot play a seat.
    """
    from serai.terminal.arguments import TerminalArguments
    from serai.terminal.heard_file import delete_heard_file
    from serai.terminal.play import play_with_arguments

    if forget:
        delete_heard_file()
    agreed = parse_options(options or []) | options_from_flags(FLAGS, given)
    play_with_arguments(
        TerminalArguments(
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
            remember=remember,
            scenario=scenario,
        )
    )


_signature = inspect.signature(play_in_terminal)
_own = {name: each for name, each in _signature.parameters.items() if each.kind is not each.VAR_KEYWORD}
FLAGS = {
    name: flag
    for name, flag in game_option_flags(game_in_arguments(sys.argv[1:])).items()
    if name not in _own
}
"""The flags of the games; cyclopts reads them from the signature and the annotations."""
_all = [*_own.values(), *(flag.argument for flag in FLAGS.values())]
play_in_terminal.__signature__ = _signature.replace(parameters=_all)  # type: ignore[attr-defined]
play_in_terminal.__annotations__ = {each.name: each.annotation for each in _all}
