"""Generates the TypeScript types of all messages, so that server and client agree (`make pages`)."""

from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import UNSET, UnsetType, structs

from serai.book.languages import LANGUAGE_TABLE
from serai.house.catalogue import GameInfo
from serai.house.dice_check import DiceCheck
from serai.house.game_routes import game_response_types
from serai.house.heard_count_routes import HeardRequest
from serai.house.http_refusals import RefusalBody
from serai.house.invitation_routes import InvitationRequest, InvitationWishes, SeatRequest, SeatTaken
from serai.house.invitations import SentInvitation
from serai.house.messages import PROTOCOL, Answer, Request
from serai.house.notices.routes import NoticeOrder, NoticeOrdered, NoticeStatus
from serai.house.operations_routes import HouseInfo
from serai.house.own_tables import OwnTablesRequest, OwnTablesStatus
from serai.house.replay_frames import ReplayFrame
from serai.house.replay_routes import ReplayInfo
from serai.house.rulebook_routes import RulesInfo
from serai.house.summaries import Summary
from serai.house.synced_data import SyncedChange, SyncedData, SyncedVersion
from serai.house.table_routes import ImportedTable, PublicTable
from serai.house.table_setup import TableOpened, TableRequest
from serai.house.what_if import WhatIfRequest
from serai.table import find_game, known_games

HEAD = """// Generated from the structs of serai.house by `make pages`. Do not edit.

export const PROTOCOL = {protocol};
"""

HTTP = (
    TableRequest,
    TableOpened,
    PublicTable,
    OwnTablesRequest,
    OwnTablesStatus,
    HouseInfo,
    GameInfo,
    ImportedTable,
    ReplayInfo,
    ReplayFrame,
    DiceCheck,
    WhatIfRequest,
    HeardRequest,
    RulesInfo,
    Summary,
    RefusalBody,
    NoticeOrder,
    NoticeOrdered,
    NoticeStatus,
    SyncedChange,
    SyncedVersion,
    SyncedData,
    InvitationRequest,
    SentInvitation,
    SeatRequest,
    SeatTaken,
    InvitationWishes,
)

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
_NAMES = {"Event": "TableEvent"}
"""Names that would clash with browser globals."""


def typescript_of_messages() -> str:
    """A module with a type for every message and everything it contains."""
    cards = {name: find_game(name).card for name in known_games()}
    named = {card.board: f"{name.capitalize()}Board" for name, card in cards.items()}
    named |= {card.subject: f"{name.capitalize()}Subject" for name, card in cards.items() if card.subject}
    writer = _Writer(named)
    for root in [*get_args(Request), *get_args(Answer), *game_response_types(), *HTTP, *named]:
        writer.typescript_type(root)
    unions = [_declare_union("Request", get_args(Request)), _declare_union("Answer", get_args(Answer))]
    return "\n".join([HEAD.format(protocol=PROTOCOL), *writer.interfaces, *unions])


LANGUAGES_HEAD = """// Generated from the language table in serai.book.languages by `make pages`. Do not edit.

export const LANGUAGE_TABLE = """


def typescript_of_languages() -> str:
    """A module with the table of languages, as far as the client needs it."""
    shown = {
        language: {
            "name": entry.name,
            "direction": entry.direction,
            "quotes": structs.asdict(entry.quotes),
            "spacedMarks": entry.spaced_marks,
            "speech": entry.speech,
            "listJoints": entry.list_joints,
        }
        for language, entry in LANGUAGE_TABLE.items()
    }
    written = msgspec.json.format(msgspec.json.encode(shown), indent=2).decode()
    return f"{LANGUAGES_HEAD}{written} as const;\n"


class _Writer:
    """Writes an interface for each struct that it encounters, nested ones first."""

    def __init__(self, named: dict[Any, str]) -> None:
        self.interfaces: list[str] = []
        self._named = dict(named)
        self._begun: set[Any] = set()

    def typescript_type(self, kind: Any) -> str:
        origin, inside = get_origin(kind), get_args(kind)
        if kind in _PLAIN:
            return _PLAIN[kind]
        if origin is Annotated:
            return self.typescript_type(inside[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in inside)
        if origin in (Union, UnionType):
            inside = tuple(each for each in inside if each is not UnsetType)
            if tag := _union_tag_field(inside):
                return f"{{ {tag}: string }}"
            return " | ".join(dict.fromkeys(map(self.typescript_type, inside)))
        if origin in (list, tuple):
            item = self.typescript_type(inside[0])
            return f"({item})[]" if " " in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self.typescript_type(inside[0])}, {self.typescript_type(inside[1])}>"
        if isinstance(kind, TypeVar) or kind is object:
            return "unknown"
        struct = origin or kind
        self._write_interface_once(struct)
        return self._interface_name(struct)

    def _interface_name(self, struct: Any) -> str:
        return self._named.get(struct) or _interface_name_of(struct)

    def _write_interface_once(self, struct: Any) -> None:
        if struct in self._begun:
            return
        self._begun.add(struct)
        config = struct.__struct_config__
        lines = [f'  {config.tag_field}: "{config.tag}";'] if config.tag_field else []
        for field in structs.fields(struct):
            # Clients may omit fields with defaults; the server omits them if the struct says so.
            may_lack = config.forbid_unknown_fields or config.omit_defaults or field.default is UNSET
            mark = "?" if may_lack and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.typescript_type(field.type)};")
        self.interfaces.append(
            f"export interface {self._interface_name(struct)} {{\n" + "\n".join(lines) + "\n}\n"
        )


def typescript_type(python_type: Any) -> str:
    """A Python type in TypeScript."""
    return _Writer({}).typescript_type(python_type)


def _union_tag_field(kinds: tuple[Any, ...]) -> str:
    """The tag field of a union of tagged structs, or "" for another union.

    The structs of such a union are the words of a vocabulary. The client reads only their tag.
    """
    fields = {getattr(getattr(kind, "__struct_config__", None), "tag_field", None) for kind in kinds}
    return fields.pop() or "" if len(fields) == 1 else ""


def _interface_name_of(struct: type[Any]) -> str:
    return _NAMES.get(struct.__name__, struct.__name__)


def _declare_union(name: str, kinds: Iterable[Any]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {_interface_name_of(kind)}" for kind in kinds) + ";\n"
