"""Whatever a client sends, it gets one answer, the house stays up, and what is refused changes nothing."""

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from house.guests import Guest
from house.house import House, house
from serai.house import messages
from serai.house.doctor import examine

ROLES = ("spectator", "invited", "Ana", "Bo", "host")
KINDS = {str(kind.__struct_config__.tag): msgspec.structs.fields(kind) for kind in messages.Request.__args__}

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
PLAUSIBLE: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.sampled_from(("Ana", "Bo", "Cleo", "", None)),
    "chair": st.integers(-1, 9) | st.none(),
    "option": st.sampled_from(("silk", "rest", "march", "draw", "yes", "no", "Bo", "accept", "sell:silk")),
    "asked": st.integers(-1, 6),
    "agree": st.booleans(),
    "on": st.booleans(),
    "bot": st.sampled_from(("random", "king", None)),
    "fill": st.sampled_from(("random", None)),
    "name": st.text(max_size=35) | st.sampled_from(("Ana", "Dan", "Eve")),
    "text": st.text(max_size=60),
    "sign": st.sampled_from(("bravo", "boo")),
    "language": st.sampled_from(("en", "fr", "es", "de")),
    "since": st.integers(-1, 50) | st.just(2**31),
    "until": st.integers(-1, 50) | st.just(2**31),
    "seen": st.integers(0, 50) | st.none(),
}


@st.composite
def requests(draw: st.DrawFn) -> str:
    """A request with fields that fit, more or less."""
    kind = draw(st.sampled_from(sorted(KINDS)))
    request: dict[str, Any] = {"type": kind}
    for field in KINDS[kind]:
        chance = draw(st.integers(0, 19))
        if chance != 19:
            fitting = st.integers(0, 2**53) if field.name == "id" else PLAUSIBLE.get(field.name, anything)
            request[field.name] = draw(fitting if chance != 18 else anything)
    if draw(st.integers(0, 19)) == 19:
        request |= draw(st.dictionaries(st.text(max_size=8), anything, max_size=2))
    return json.dumps(request)


nonsense = (
    st.binary(max_size=200)
    | st.text(max_size=200)
    | anything.map(json.dumps)
    | st.sampled_from(
        ('{"type":"say","id":1,"text":"\\ud800"}', "[" * 3000, '{"type":"say"' * 200, "", "{}", "0")
    )
)
sends = st.tuples(st.sampled_from(ROLES), requests() | requests() | requests() | nonsense)


async def gather_guests(inn: House) -> tuple[str, dict[str, Guest]]:
    opened = await inn.open("caravan", "Ana", "Bo", "bot:random", options={"water": 60, "road": 60})
    keys = dict(
        zip(
            ROLES,
            (opened["gallery"], opened["invitation"], *opened["chairs"][:2], opened["host"]),
            strict=True,
        )
    )
    guests = {role: await Guest(inn.socket, opened["table"], key).come() for role, key in keys.items()}
    return opened["table"], guests


async def quiet(inn: House, table: str) -> None:
    """Until the bots have nothing more to do."""
    attendant = inn.hall._attendants.get(table)
    while attendant is not None and attendant.is_needed(inn.clock(), crowded=False):
        await asyncio.sleep(0)
        attendant = inn.hall._attendants.get(table)


async def hear_all(guest: Guest) -> None:
    """Until all has come that is an answer to what was sent, or the house has let the client go."""
    try:
        if not guest.gone:
            await guest.ask_raw({"type": "ping", "id": 2**53 - 1})
    except (asyncio.CancelledError, websockets.ConnectionClosed):
        await guest.until(lambda: guest.gone)
        assert guest.farewell


async def bombard(home: Path, sent: list[tuple[str, str | bytes]]) -> None:
    async with house(home) as inn:
        table, guests = await gather_guests(inn)
        for role, message in sent:
            if any(guest.gone for guest in guests.values()):  # somebody was sent away, or the table deleted
                for guest in guests.values():
                    await guest.leave()
                table, guests = await gather_guests(inn)
            guest = guests[role]
            await quiet(inn, table)
            live = await inn.hall.find(table)
            before = live.room, live.play.sequence
            answers = len(guest.unmatched)
            await guest.send(message)
            await guest.until(
                lambda guest=guest, answers=answers: guest.gone or len(guest.unmatched) > answers
            )
            await hear_all(guest)
            (answer,) = guest.unmatched[answers:]
            if answer["type"] == "refusal":
                assert answer["sentence"]
                assert answer["key"] != "refused-failed"
                assert (live.room, live.play.sequence) == before
            if live.gone or live.room is not before[0]:  # somebody may have been sent away: all must know it
                for other in guests.values():
                    await hear_all(other)
        assert (await inn.http.get("/health")).json()["ok"]
        for guest in guests.values():
            await guest.leave()
    assert not examine(home / "serai.db").findings


def bombarded(sent: list[tuple[str, str | bytes]]) -> None:
    with tempfile.TemporaryDirectory() as home:
        asyncio.run(bombard(Path(home), sent))


@settings(max_examples=8, suppress_health_check=list(HealthCheck))
@given(st.lists(sends, min_size=40, max_size=40))
def test_any_message_gets_one_answer_and_changes_only_what_it_may(
    sent: list[tuple[str, str | bytes]],
) -> None:
    bombarded(sent)


@pytest.mark.soak
@settings(max_examples=500, suppress_health_check=list(HealthCheck))
@given(st.lists(sends, min_size=40, max_size=40))
def test_twenty_thousand_messages_get_one_answer_each(sent: list[tuple[str, str | bytes]]) -> None:
    bombarded(sent)


@settings(max_examples=10, suppress_health_check=list(HealthCheck))
@given(st.lists(nonsense | anything.map(json.dumps), min_size=10, max_size=10))
def test_any_first_message_but_a_hello_is_refused(sent: list[str | bytes]) -> None:
    async def knock() -> None:
        for message in sent:
            guest = Guest(inn.socket, "none")
            await guest.connect()
            await guest.send(message)
            await guest.until(lambda guest=guest: guest.gone)
            (answer,) = guest.unmatched
            assert answer["key"] in (
                "refused-message",
                "refused-no-hello",
                "refused-too-long",
                "refused-no-table",
            )

    async def run() -> None:
        nonlocal inn
        with tempfile.TemporaryDirectory() as home:
            async with house(Path(home)) as inn:
                await knock()

    inn: House
    asyncio.run(run())
