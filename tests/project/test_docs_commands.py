"""Every command on a page exists, with the options shown there."""

import re
import shlex
from functools import cache

from project.pages import PAGES as ALL_PAGES
from project.pages import PROJECT, blocks_in, code_in
from serai.cli import app

PAGES = [page for page in ALL_PAGES if page != "docs/cli.md"]
"""All pages except the one generated from the commands."""
COMMAND = re.compile(r"^(?:\.venv/bin/)?serai (?P<rest>.+)$")
NO_COMMANDS = {"serai seed", "serai commitment"}
"""Words that are hashed in docs/dice-anyone-can-verify.md."""
GLOBAL = {"--help", "--version"}

TARGETS = set(re.findall(r"^([\w-]+):", (PROJECT / "Makefile").read_text("utf-8"), re.M))


def commands_in(lines: list[str]) -> list[list[str]]:
    """The words of each `serai` command among lines of code, without trailing comments."""
    found = [COMMAND.match(line.strip()) for line in lines if line.strip() not in NO_COMMANDS]
    commands = [shlex.split(each["rest"].partition(" #")[0]) for each in found if each]
    return [words for words in commands if words[0] not in GLOBAL]


@cache
def options_of(*words: str) -> tuple[tuple[str, ...], set[str]]:
    """The command at the start of these words, and all its options."""
    chain, apps, _ = app.parse_commands(list(words))
    if not chain or apps[-1].default_command is None:  # it has only subcommands
        return chain, GLOBAL
    return chain, GLOBAL | {name for each in apps[-1].assemble_argument_collection() for name in each.names}


def test_every_command_is_there_with_its_options() -> None:
    for page in PAGES:
        for words in commands_in(code_in(page)):
            chain, options = options_of(*words)
            assert chain, f"{page}: serai {' '.join(words)}"
            unknown = {word for word in words if word.startswith("-")} - options
            assert not unknown, f"{page}: serai {' '.join(words)} has no {unknown}"


def test_every_command_that_stands_in_a_block_can_be_given_as_it_stands() -> None:
    for page in PAGES:
        for words in commands_in([line for block in blocks_in(page) for line in block.text.splitlines()]):
            app.parse_args(words, print_error=False, exit_on_error=False)


def test_an_option_that_is_spoken_of_belongs_to_a_command() -> None:
    commands = [words for page in PAGES for words in commands_in(code_in(page))]
    known = {option for words in commands for option in options_of(*words)[1]}
    for page in PAGES:
        for code in code_in(page):
            option = re.match(r"--[a-z][a-z-]*", code)
            assert not option or option[0] in known, f"{page}: {code}"


def test_every_target_of_make_is_there() -> None:
    for page in PAGES:
        for code in code_in(page):
            named = re.match(r"make ([a-z]+)\b", code)
            assert not named or named[1] in TARGETS, f"{page}: {code}"
