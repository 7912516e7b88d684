"""The kernel: runs any game as a generator of questions. It knows no game, no network and no language."""

from serai.table.decision import Decision, Gather, Interactive, Turn, gather
from serai.table.errors import BadRecord, BrokenSeal, IllegalChoice, Refused, ReplayDiverged
from serai.table.events import Event, HistoryNotLoaded, Log
from serai.table.game import Game, GameCard, Outcome, SkippedPack, find_game, known_games, register_game
from serai.table.record import Opening, Origin, ReadRecord, Record, read_record
from serai.table.record_file import RecordFile
from serai.table.snapshot import Snapshot
from serai.table.table import Table
from serai.table.view import Sitter, Takeback, View, read_view

__all__ = [
    "BadRecord",
    "BrokenSeal",
    "Decision",
    "Event",
    "Game",
    "GameCard",
    "Gather",
    "HistoryNotLoaded",
    "IllegalChoice",
    "Interactive",
    "Log",
    "Opening",
    "Origin",
    "Outcome",
    "ReadRecord",
    "Record",
    "RecordFile",
    "Refused",
    "ReplayDiverged",
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
