"""The kernel: a game is a script that asks questions. It knows no game, no network and no language."""

from serai.table.decision import Decision, Gather, Turn, gather
from serai.table.errors import BadRecord, BrokenSeal, IllegalChoice, Parted, Refused
from serai.table.events import Event, Forgotten, Log
from serai.table.game import Game, GameCard, Outcome, SkippedPack, find_game, known_games, register_game
from serai.table.record import Opening, Origin, ReadRecord, Record, RecordFile, read_record
from serai.table.snapshot import Snapshot
from serai.table.table import Table
from serai.table.view import Sitter, Takeback, View, read_view

__all__ = [
    "BadRecord",
    "BrokenSeal",
    "Decision",
    "Event",
    "Forgotten",
    "Game",
    "GameCard",
    "Gather",
    "IllegalChoice",
    "Log",
    "Opening",
    "Origin",
    "Outcome",
    "Parted",
    "ReadRecord",
    "Record",
    "RecordFile",
    "Refused",
    "Sitter",
    "SkippedPack",
    "Snapshot",
    "Table",
    "Takeback",
    "Turn",
    "View",
    "find_game",
    "gather",
    "known_games",
    "read_record",
    "read_view",
    "register_game",
]
