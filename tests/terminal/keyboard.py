"""A keyboard for tests: lines typed in advance, and a transcript that shows where each was read."""

import io
import sys
from pathlib import Path

import pytest

from serai.terminal.play import TerminalArguments, play_with_arguments


class Keyboard(io.StringIO):
    """A standard input that echoes each line it returns to the output, after a marker."""

    def readline(self, size: int = -1, /) -> str:
        line = super().readline(size)
        sys.stdout.write(f"> {line}" if line else "> (the input ends)\n")
        return line


class Terminal:
    """Plays `serai terminal` in plain mode and returns everything it printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def play(self, typed: list[str], *seats: str, **options: object) -> str:
        self._capsys.readouterr()
        self._monkeypatch.setattr(sys, "stdin", Keyboard("".join(f"{line}\n" for line in typed)))
        play_with_arguments(TerminalArguments("dice", seats, **{"lang": "en", **options}))  # type: ignore[arg-type]
        return self._capsys.readouterr().out


def said(transcript: str) -> list[str]:
    """The output of the table, without the typed lines."""
    return [line for line in transcript.splitlines() if not line.startswith("> ")]


GOLDEN = Path(__file__).parent / "golden"
