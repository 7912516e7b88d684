"""Invitations reach somebody with whom the host has played, and nobody can use them for anything else."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from house.clients import Client
from house.house import LIBERAL, House, start_house
from house.stored_games import changes, dice, write_all
from house.test_notices import Recorder, house_with, look, order
from house.test_own_tables import ask, asked
from house.test_rematches import at_the_end
from house.worker_pair import WITHOUT_POLLING, two_workers
from serai.house import invitations, seating_actions
from serai.house.invitations import DAY, KEPT_FOR, VALID_FOR, InvitationRecords, StoredInvitation
from serai.house.keys import digest_of_key, new_key
from serai.house.notices import sender
from serai.house.notices.delivery import compose_notice
from serai.house.store import CannotStore, schema
from serai.house.store.sqlite import SqliteStore

ON_BOTH_STORES = True

Table = dict[str, Any]


async def played_table(house: House) -> Table:
    """A game that Ana, Bo and Cleo play."""
    return await house.open("caravan", "Ana", "Bo", "Cleo")


async def invite(house: House, new: Table, earlier: Table, **other: Any) -> Any:
    """Ana invites Bo, unless told otherwise."""
    body = {"earlier": earlier["table"], "key": earlier["chairs"][0], "chair": 1}
    host = other.pop("host", new["host"])
    return await house.http.post(
        f"/api/tables/{new['table']}/invitations", json=body | other, headers={"serai-key": host}
    )


async def invited(house: House, new: Table, earlier: Table, **other: Any) -> None:
    answer = await invite(house, new, earlier, **other)
    assert answer.status_code == 201, answer.text


async def refused(house: House, new: Table, earlier: Table, **other: Any) -> str:
    answer = await invite(house, new, earlier, **other)
    assert answer.status_code in (400, 404), answer.text
    return answer.json()["key"]


async def found(house: House, *tables: Table, chair: int = 1) -> list[dict[str, Any]]:
    """The invitations that somebody with this chair at these tables sees, Bo unless told otherwise."""
    return (await ask(house, *(asked(table, table["chairs"][chair]) for table in tables)))["invitations"]


async def answer(house: House, invitation: str, what: str, own: str, /, **body: Any) -> Any:
    return await house.http.post(
        f"/api/invitations/{invitation}/{what}", headers={"serai-key": own}, json=body or None
    )


async def sent(house: House, new: Table) -> list[tuple[str, str]]:
    told = await house.http.get(f"/api/tables/{new['table']}/invitations", headers={"serai-key": new["host"]})
    assert told.status_code == 200, told.text
    return [(each["name"], each["state"]) for each in told.json()]


async def test_who_is_invited_sees_it_and_takes_the_seat(house: House) -> None:
    earlier = await played_table(house)
    new = await house.open("dice", "Anna", "link")
    host = await Client(house.socket, new["table"], new["host"], new["chairs"][0]).come()
    await host.done("propose-time", at=1_086_400)
    await invited(house, new, earlier)
    assert await sent(house, new) == [("Bo", "open")]
    (seen,) = await found(house, earlier)
    assert seen == {
        "id": seen["id"],
        "by": "Ana",
        "earlier": earlier["table"],
        "table": new["table"],
        "game": "dice",
        "pack": "",
        "names": ["Anna"],
        "proposed_time": {"at": 1_086_400, "version": 1},
    }
    key = new_key()
    taken = await answer(house, seen["id"], "accept", earlier["chairs"][1], name="Bobby", key=key)
    assert (taken.status_code, taken.json()) == (200, {"table": new["table"], "chair": 1})
    await host.until(lambda: host.room["chairs"][1]["name"] == "Bobby")
    bo = await Client(house.socket, new["table"], key).come()
    assert bo.rights["chairs"] == [1]
    assert await found(house, earlier) == []
    assert await sent(house, new) == [("Bo", "accepted")]
    again = await answer(house, seen["id"], "accept", earlier["chairs"][1], name="Bobby", key=key)
    assert again.json() == taken.json(), "an answer that was lost is given again"
    await host.done("remove", chair=1)
    for other in (key, new_key()):
        back = await answer(house, seen["id"], "accept", earlier["chairs"][1], name="Bobby", key=other)
        assert back.json()["key"] == "refused-no-invitation", "who was removed does not come back by it"
    await host.leave()
    await bo.leave()


async def test_nobody_else_sees_it_or_can_use_it(house: House) -> None:
    earlier = await played_table(house)
    new = await house.open("dice", "Ana", "link")
    await invited(house, new, earlier)
    (seen,) = await found(house, earlier)
    for chair in (0, 2):
        assert await found(house, earlier, chair=chair) == []
    assert (await ask(house, asked(earlier, earlier["host"], earlier["gallery"])))["invitations"] == []
    strangers = (*earlier["chairs"][::2], earlier["host"], new["host"], new["invitation"], "", "nothing")
    for key in strangers:
        for what, body in (("accept", {"name": "Eve", "key": new_key()}), ("decline", {})):
            tried = await answer(house, seen["id"], what, key, **body)
            assert (tried.status_code, tried.json()["key"]) == (404, "refused-no-invitation")
        listed = await house.http.get(f"/api/tables/{new['table']}/invitations", headers={"serai-key": key})
        assert listed.status_code == (200 if key == new["host"] else 400 if key == new["invitation"] else 404)
    assert [each["id"] for each in await found(house, earlier)] == [seen["id"]]
    text = str(seen)
    for key in (new["host"], new["invitation"], new["gallery"], *filter(None, new["chairs"])):
        assert key not in text
        assert digest_of_key(key) not in text


async def test_only_somebody_who_has_played_at_the_same_table_can_invite(house: House) -> None:
    earlier, new = await played_table(house), await house.open("dice", "Ana", "link")
    waiting = await house.open("dice", "Ana", "Bo", "link")
    assert await refused(house, new, earlier, key=new_key()) == "refused-no-table"
    assert await refused(house, new, earlier, key=earlier["host"]) == "refused-no-table"
    assert await refused(house, new, earlier, key=earlier["gallery"]) == "refused-no-table"
    assert await refused(house, new, earlier | {"table": "nothing"}) == "refused-no-table"
    assert await refused(house, new, earlier, host=new_key()) == "refused-no-table"
    assert await refused(house, new, earlier, host=new["chairs"][0]) == "refused-host-only"
    assert await refused(house, new, earlier, chair=0) == "refused-nobody-there"
    assert await refused(house, new, earlier, chair=7) == "refused-no-chair"
    assert await refused(house, new, waiting, key=waiting["chairs"][0]) == "refused-not-played-together"
    bots = await house.open("dice", "Ana", "bot:random")
    assert await refused(house, new, bots, key=bots["chairs"][0]) == "refused-nobody-there"
    full = await house.open("dice", "Ana", "Dan")
    assert await refused(house, full, earlier) == "refused-begun"
    assert await found(house, earlier) == []


async def test_a_declined_invitation_is_not_repeated_also_not_by_way_of_another_table(house: House) -> None:
    earlier, another = await played_table(house), await played_table(house)
    new = await house.open("dice", "Ana", "link")
    await invited(house, new, earlier)
    (seen,) = await found(house, earlier, another)
    assert (await answer(house, seen["id"], "decline", earlier["chairs"][1])).status_code == 204
    assert await sent(house, new) == [("Bo", "declined")]
    assert await refused(house, new, earlier) == "refused-already-invited"
    await invited(house, new, another)
    assert await found(house, earlier, another) == [], "Bo has said no to this table"
    late = await answer(house, seen["id"], "accept", earlier["chairs"][1], name="Bo", key=new_key())
    assert late.json()["key"] == "refused-no-invitation"


async def game_and_rematch_without_bo(house: House) -> tuple[Table, Table]:
    """A game of Ana, Bo and Cleo that is over, and its rematch with the same keys, for which Bo was away."""
    earlier, (ana, cleo) = await at_the_end(house, "Ana", "Bo", "Cleo", away=("Bo",))
    house.pass_time(60.0)
    await ana.done("rematch")
    followed = await cleo.done("rematch")
    for client in (ana, cleo):
        await client.leave()
    return earlier, earlier | {"table": followed["table"]}


async def withdraw(house: House, new: Table, invitation: str, host: str = "") -> Any:
    headers = {"serai-key": host or new["host"]}
    return await house.http.delete(f"/api/tables/{new['table']}/invitations/{invitation}", headers=headers)


async def test_the_host_withdraws_one_invitation_and_may_send_it_again(house: House) -> None:
    earlier, another = await played_table(house), await played_table(house)
    new, other = [await house.open("dice", "Ana", "link") for _ in range(2)]
    for chair in (1, 2):
        await invited(house, new, earlier, chair=chair)
    (seen,) = await found(house, earlier)
    for key in (earlier["chairs"][0], earlier["chairs"][1], new["invitation"], new["chairs"][0], "nothing"):
        assert (await withdraw(house, new, seen["id"], key)).status_code in (400, 404)
    assert (await withdraw(house, other, seen["id"])).json()["key"] == "refused-no-invitation"
    assert len(await found(house, earlier)) == 1
    assert (await withdraw(house, new, seen["id"])).status_code == 204
    assert (await withdraw(house, new, seen["id"])).status_code == 204, "a lost answer may be asked for again"
    assert await found(house, earlier) == []
    assert len(await found(house, earlier, chair=2)) == 1, "Cleo's stays"
    assert await sent(house, new) == [("Cleo", "open")]
    late = await answer(house, seen["id"], "accept", earlier["chairs"][1], name="Bo", key=new_key())
    assert late.json()["key"] == "refused-no-invitation"
    await invited(house, new, another)
    assert len(await found(house, earlier, another)) == 1, "Bo has not answered"
    await invited(house, new, earlier)
    again = await found(house, earlier)
    taken = await answer(house, again[0]["id"], "accept", earlier["chairs"][1], name="Bo", key=new_key())
    assert taken.status_code == 200
    assert (await withdraw(house, new, again[0]["id"])).json()["key"] == "refused-no-invitation"


async def test_an_invitation_that_is_sent_again_comes_from_the_table_of_the_second_time(house: House) -> None:
    earlier, rematch = await game_and_rematch_without_bo(house)
    new = await house.open("dice", "Ana", "link")
    await invited(house, new, earlier)
    (seen,) = await found(house, earlier)
    await withdraw(house, new, seen["id"])
    await invited(house, new, rematch)
    host = await Client(house.socket, earlier["table"], earlier["host"]).come()
    await host.done("delete")
    (seen,) = await found(house, rematch)
    assert seen["earlier"] == rematch["table"]


async def test_an_invitation_names_a_table_that_the_recipient_knows(house: House) -> None:
    earlier, rematch = await game_and_rematch_without_bo(house)
    await invited(house, await house.open("dice", "Ana", "link"), rematch)
    for known, named in (((earlier,), earlier), ((earlier, rematch), rematch)):
        (seen,) = await found(house, *known)
        assert seen["earlier"] == named["table"]


async def test_nobody_can_flood_anybody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    earlier = await played_table(house)
    tables = [await house.open("dice", "Ana", "link") for _ in range(9)]
    for new in tables[: invitations.MAX_BETWEEN_CHAIRS]:
        await invited(house, new, earlier)
    assert await refused(house, tables[8], earlier) == "refused-too-many-invitations"
    for new in tables[: invitations.MAX_BETWEEN_CHAIRS]:  # deleting the tables does not help
        host = await Client(house.socket, new["table"], new["host"]).come()
        await host.done("delete")
    assert await refused(house, tables[8], earlier) == "refused-too-many-invitations"
    await invited(house, tables[8], earlier, chair=2)
    cleo = earlier["chairs"][2]
    more = await house.open("dice", "Cleo", "link")
    for new in (tables[3], tables[4], tables[5]):
        await invited(house, new, earlier, key=cleo)
    assert await refused(house, more, earlier, key=cleo) == "refused-too-many-invitations"
    house.clock.time += DAY
    assert await refused(house, more, earlier, key=cleo) == "refused-too-many-invitations", "six are open"
    monkeypatch.setattr(invitations, "MAX_OPEN_FOR_CHAIR", 99)
    monkeypatch.setattr(invitations, "MAX_PER_TABLE", 1)
    assert await refused(house, tables[8], earlier) == "refused-too-many-invitations"
    await invited(house, more, earlier, key=cleo)
    monkeypatch.setattr(invitations, "MAX_FROM_CHAIR", 1)
    assert await refused(house, tables[7], earlier, key=cleo) == "refused-too-many-invitations"
    monkeypatch.setattr(invitations, "MAX_STORED", 8)
    assert await refused(house, tables[6], earlier) == "refused-too-many-invitations"


async def test_requests_at_once_do_not_exceed_a_limit(house: House) -> None:
    earlier = await played_table(house)
    tables = [await house.open("dice", "Ana", "link") for _ in range(9)]
    answers = await asyncio.gather(*(invite(house, new, earlier) for new in tables))
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [201] * invitations.MAX_BETWEEN_CHAIRS + [400] * 6
    keys = {answer.json()["key"] for answer in answers if answer.status_code == 400}
    assert keys == {"refused-too-many-invitations"}
    assert len(await found(house, earlier)) == invitations.MAX_BETWEEN_CHAIRS


async def test_requests_at_once_at_two_workers_do_not_exceed_a_limit(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    async with two_workers(tmp_path, WITHOUT_POLLING) as workers:
        earlier = await played_table(workers[0])
        tables = [await workers[0].open("dice", "Ana", "link") for _ in range(12)]
        asked_for = (invite(workers[number % 2], new, earlier) for number, new in enumerate(tables))
        answers = await asyncio.gather(*asked_for)
        codes = [answer.status_code for answer in answers]
        assert codes.count(201) == invitations.MAX_BETWEEN_CHAIRS
        assert codes.count(400) == 12 - invitations.MAX_BETWEEN_CHAIRS


async def test_deleting_the_earlier_table_does_not_reset_the_limits(house: House) -> None:
    earlier, rematch = await game_and_rematch_without_bo(house)
    for _ in range(invitations.MAX_BETWEEN_CHAIRS):
        await invited(house, await house.open("dice", "Ana", "link"), rematch)
    host = await Client(house.socket, rematch["table"], rematch["host"]).come()
    await host.done("delete")
    new = await house.open("dice", "Ana", "link")
    assert await refused(house, new, earlier) == "refused-too-many-invitations"
    assert await found(house, earlier, rematch) == []


async def test_an_address_cannot_fill_the_list_of_invitations(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, stored_per_day=4)) as house:
        earlier, new = await played_table(house), await house.open("dice", "Ana", "link", "link")
        assert await refused(house, new, earlier, chair=0) == "refused-nobody-there"
        await invited(house, new, earlier)
        await invited(house, new, earlier, chair=2)
        other = await house.open("dice", "Ana", "link")
        assert (await invite(house, other, earlier)).status_code == 429
        house.clock.time += DAY
        await invited(house, other, earlier)


async def test_an_address_cannot_send_invitations_without_end(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, openings_per_minute=4)) as house:
        earlier, new = await played_table(house), await house.open("dice", "Ana", "link")
        answers = [(await invite(house, new, earlier)).status_code for _ in range(3)]
        assert answers == [201, 400, 429]


async def test_who_wants_no_invitations_gets_none(house: House) -> None:
    earlier, new = await played_table(house), await house.open("dice", "Ana", "link")
    bo = {"table": earlier["table"], "key": earlier["chairs"][1]}

    async def wish(**wanted: Any) -> None:
        body = {"chairs": [bo | wanted]}
        assert (await house.http.put("/api/invitation-wishes", json=body)).status_code == 204

    await wish(off=True)
    assert await refused(house, new, earlier) == "refused-no-invitations"
    await wish(off=False, muted=[0])
    assert await refused(house, new, earlier) == "refused-no-invitations"
    cleos = await house.open("dice", "Cleo", "link")
    await invited(house, cleos, earlier, key=earlier["chairs"][2])
    await wish(key=earlier["chairs"][0], off=True)  # Ana's own, not Bo's
    await wish(key=new_key(), off=True)
    await wish(off=False)
    await invited(house, new, earlier)
    assert {each["by"] for each in await found(house, earlier)} == {"Ana", "Cleo"}


@pytest.mark.parametrize("wishes", [{"off": True}, {"muted": [0]}])
async def test_who_wants_no_invitations_gets_none_by_way_of_a_rematch(
    house: House, wishes: dict[str, Any]
) -> None:
    earlier, rematch = await game_and_rematch_without_bo(house)
    new = await house.open("dice", "Ana", "link")
    for wanted in (wishes, {}):
        bo = {"table": earlier["table"], "key": earlier["chairs"][1], **wanted}
        assert (await house.http.put("/api/invitation-wishes", json={"chairs": [bo]})).status_code == 204
        if wanted:
            assert await refused(house, new, rematch) == "refused-no-invitations"
    await invited(house, new, rematch)


async def test_an_invitation_ends_with_its_time_its_table_or_its_key(house: House) -> None:
    earlier = await played_table(house)
    new, full, closed, deleted = [await house.open("dice", "Ana", "link") for _ in range(4)]
    for table in (new, full, closed):
        await invited(house, table, earlier)
    assert len(await found(house, earlier)) == 3
    guest = await Client(house.socket, full["table"], full["invitation"]).come()
    await guest.done("sit", name="Dan")
    host = await Client(house.socket, closed["table"], closed["host"]).come()
    await host.done("close")
    assert [each["table"] for each in await found(house, earlier)] == [new["table"]]
    await guest.done("leave", chair=1)
    assert {each["table"] for each in await found(house, earlier)} == {new["table"], full["table"]}
    house.clock.time += VALID_FOR
    await invited(house, deleted, earlier)
    host = await Client(house.socket, deleted["table"], deleted["host"]).come()
    await host.done("delete")
    assert {each["table"] for each in await found(house, earlier)} == {new["table"], full["table"]}
    (seen, *_) = await found(house, earlier)
    house.clock.time += 1
    assert await found(house, earlier) == []
    late = await answer(house, seen["id"], "accept", earlier["chairs"][1], name="Bo", key=new_key())
    assert late.json()["key"] == "refused-no-invitation"
    house.clock.time += KEPT_FOR
    await invited(house, new, earlier)
    (seen,) = await found(house, earlier)
    assert len(await house.registry.store.read_rows("SELECT id FROM invitations")) == 1, (
        "old ones are deleted"
    )
    host = await Client(house.socket, earlier["table"], earlier["host"]).come()
    await host.done("reissue", chair=1)
    assert await found(house, earlier) == []
    gone = await answer(house, seen["id"], "accept", earlier["chairs"][1], name="Bo", key=new_key())
    assert gone.json()["key"] == "refused-no-invitation"


async def test_a_seat_that_cannot_be_taken_leaves_the_invitation_open(house: House) -> None:
    earlier, new = await played_table(house), await house.open("dice", "Bo", "link")
    await invited(house, new, earlier)
    (seen,) = await found(house, earlier)
    taken = await answer(house, seen["id"], "accept", earlier["chairs"][1], name="Bo", key=new_key())
    assert taken.json()["key"] == "refused-name-taken"
    shared = await answer(house, seen["id"], "accept", earlier["chairs"][1], name="B", key=new["host"])
    assert shared.json()["key"] == "refused-shared-key"
    assert len(await found(house, earlier)) == 1
    taken = await answer(house, seen["id"], "accept", earlier["chairs"][1], name="Bob", key=new_key())
    assert taken.status_code == 200


async def test_an_acceptance_that_is_sent_twice_at_once_seats_one_person(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier, new = await played_table(house), await house.open("dice", "Ana", "link", "link")
    await invited(house, new, earlier)
    (seen,) = await found(house, earlier)
    body = {"name": "Bo", "key": new_key()}
    change_room, again = seating_actions.change_room, list[asyncio.Task[Any]]()

    async def change_room_after_another_request(*rest: Any, **more: Any) -> None:
        if not again:
            second = answer(house, seen["id"], "accept", earlier["chairs"][1], **body)
            again.append(asyncio.create_task(second))
            await asyncio.wait(again, timeout=0.5)
        await change_room(*rest, **more)

    monkeypatch.setattr(seating_actions, "change_room", change_room_after_another_request)
    first = await answer(house, seen["id"], "accept", earlier["chairs"][1], **body)
    second = await again[0]
    assert (first.status_code, second.status_code) == (200, 200)
    assert first.json() == second.json()


@pytest.mark.parametrize("stored", [0, 1, 2])
async def test_an_acceptance_is_stored_with_its_seat_or_not_at_all(
    house: House, monkeypatch: pytest.MonkeyPatch, stored: int
) -> None:
    """The disk is full from some write on, also for whatever would put things right."""
    earlier, new = await played_table(house), await house.open("dice", "Ana", "link", "link")
    await invited(house, new, earlier)
    (seen,) = await found(house, earlier)
    body = {"name": "Bo", "key": new_key()}
    enqueue, written = house.registry.store._enqueue, list[Any]()

    def enqueue_until_full(pending: Any) -> Any:
        written.append(pending)
        if len(written) > stored:
            raise CannotStore("refused-disk")
        return enqueue(pending)

    with monkeypatch.context() as patch:
        patch.setattr(house.registry.store, "_enqueue", enqueue_until_full)
        first = await answer(house, seen["id"], "accept", earlier["chairs"][1], **body)
    is_seated = first.status_code == 200
    assert await sent(house, new) == [("Bo", "accepted" if is_seated else "open")]
    again = await answer(house, seen["id"], "accept", earlier["chairs"][1], **body)
    assert (again.status_code, again.json()) == (200, {"table": new["table"], "chair": 1})


@pytest.mark.parametrize("is_same", [True, False])
async def test_an_acceptance_that_is_sent_to_two_workers_at_once_seats_one_person(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch, is_same: bool
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    async with two_workers(tmp_path, WITHOUT_POLLING) as workers:
        earlier = await played_table(workers[0])
        for _ in range(3):
            new = await workers[0].open("dice", "Ana", "link", "link")
            await invited(workers[0], new, earlier)
            (seen,) = await found(workers[0], earlier)
            key = new_key()
            bodies = [{"name": name, "key": key if is_same else new_key()} for name in ("Bo", "Bob")]
            answers = await asyncio.gather(
                *(
                    answer(house, seen["id"], "accept", earlier["chairs"][1], **body)
                    for house, body in zip(workers, bodies, strict=True)
                )
            )
            assert sorted(each.status_code for each in answers) == ([200, 200] if is_same else [200, 404])
            (status,) = (await ask(workers[0], asked(new, new["host"])))["tables"]
            assert sum(chair["held"] for chair in status["chairs"]) == 2


async def test_an_invitation_is_seen_and_taken_at_another_worker(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    async with two_workers(tmp_path, WITHOUT_POLLING) as (one, two):
        earlier, new = await played_table(one), await one.open("dice", "Ana", "link")
        await invited(one, new, earlier)
        (seen,) = await found(two, earlier)
        key = new_key()
        taken = await answer(two, seen["id"], "accept", earlier["chairs"][1], name="Bo", key=key)
        assert taken.status_code == 200
        bo = await Client(two.socket, new["table"], key).come()
        assert bo.rights["chairs"] == [1]
        await bo.leave()


async def test_the_file_of_the_house_opens_no_seat(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        earlier, new = await played_table(house), await house.open("dice", "Ana", "link")
        await invited(house, new, earlier)
        (seen,) = await found(house, earlier)
        key = new_key()
        await answer(house, seen["id"], "accept", earlier["chairs"][1], name="Bo", key=key)
        secrets = [key, new["host"], new["invitation"], earlier["host"], *earlier["chairs"], new["chairs"][0]]
        rows = await house.registry.store.read_rows("SELECT * FROM invitations")
        assert len(rows) == 1
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("serai.db*"))
    assert all(secret.encode() not in stored for secret in secrets)


# Notices


async def test_who_wants_it_is_told_of_an_invitation_once(tmp_path: Path) -> None:
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        earlier, another = await played_table(house), await played_table(house)
        new = await house.open("dice", "Ana", "link")
        seats = [{"table": each["table"], "key": each["chairs"][1]} for each in (earlier, another)]
        await order(house, language="fr", invitations=True, invited_seats=seats)
        await order(house, invitations=False, invited_seats=seats, address="http://127.0.0.1:9/other")
        cleo = {"table": earlier["table"], "key": earlier["chairs"][2]}
        wrong = {"table": earlier["table"], "key": new_key()}
        await order(house, invitations=True, invited_seats=[cleo, wrong], address="http://127.0.0.1:9/cleo")
        await invited(house, new, earlier)
        await look(house, sender.GRACE - 1)
        assert recorder.sent == [], "there is time to see it on the start page"
        await look(house, 1)
        await invited(house, new, another)
        await look(house, sender.GRACE)
        await look(house, DAY)
        (notice,) = recorder.sent
        written = compose_notice(notice, "https://serai.example.org")
        assert written.title == "Ana vous invite à une partie : Roi & Compagnie"
        assert written.lines[0].startswith("Bo, Ana vous invite à une partie : Roi & Compagnie.")
        assert written.url == "https://serai.example.org/"
        told = str(written) + str(notice.content)
        secrets = (new["host"], new["invitation"], new["gallery"], earlier["chairs"][1], new["chairs"][0])
        assert not any(secret in told or digest_of_key(secret) in told for secret in secrets)


@pytest.mark.parametrize("what", ["accept", "decline", "full"])
async def test_an_invitation_that_is_answered_at_once_causes_no_notice(tmp_path: Path, what: str) -> None:
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        earlier, new = await played_table(house), await house.open("dice", "Ana", "link")
        bo = {"table": earlier["table"], "key": earlier["chairs"][1]}
        await order(house, invitations=True, invited_seats=[bo])
        await invited(house, new, earlier)
        (seen,) = await found(house, earlier)
        if what == "full":
            guest = await Client(house.socket, new["table"], new["invitation"]).come()
            await guest.done("sit", name="Dan")
            await guest.leave()
        else:
            body = {"name": "Bo", "key": new_key()} if what == "accept" else {}
            assert (await answer(house, seen["id"], what, bo["key"], **body)).status_code in (200, 204)
        await look(house, sender.GRACE)
        assert recorder.sent == []


@pytest.mark.parametrize("what", ["accept", "decline", "sit"])
async def test_a_second_invitation_after_an_answer_or_beside_a_seat_causes_no_notice(
    tmp_path: Path, what: str
) -> None:
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        earlier, another = await played_table(house), await played_table(house)
        new = await house.open("dice", "Ana", "link", "link")
        seats = [{"table": each["table"], "key": each["chairs"][1]} for each in (earlier, another)]
        key = new_key()
        if what == "sit":
            bo = await Client(house.socket, new["table"], new["invitation"]).come()
            await bo.done("sit", name="Bo", key=key)
            await bo.leave()
            await order(house, (new["table"], key), invitations=True, invited_seats=seats)
        else:
            await order(house, invitations=True, invited_seats=seats)
            await invited(house, new, earlier)
            (seen,) = await found(house, earlier)
            body = {"name": "Bo", "key": key} if what == "accept" else {}
            assert (await answer(house, seen["id"], what, seats[0]["key"], **body)).status_code in (200, 204)
        await invited(house, new, another)
        await look(house, sender.GRACE)
        assert recorder.sent == []


async def test_a_notice_that_exceeds_a_limit_is_sent_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        earlier, new = await played_table(house), await house.open("dice", "Ana", "link")
        await order(
            house, invitations=True, invited_seats=[{"table": earlier["table"], "key": earlier["chairs"][1]}]
        )
        await invited(house, new, earlier)
        monkeypatch.setattr(sender, "MAX_PER_DAY", 0)
        await look(house, sender.GRACE)
        assert recorder.sent == []
        monkeypatch.setattr(sender, "MAX_PER_DAY", 40)
        await look(house, sender.LIMIT_DELAY)
        assert recorder.kinds() == ["invited"]


async def test_a_house_file_of_before_gets_room_for_invitations(tmp_path: Path) -> None:
    old = gzip.decompress((Path(__file__).parent / "version_4" / "serai.db.gz").read_bytes())
    (tmp_path / "serai.db").write_bytes(old)
    store = await SqliteStore.open_home(tmp_path)
    assert await store.read_rows("SELECT * FROM invitations") == []
    assert await store.read_rows("SELECT * FROM invitation_wishes") == []
    assert await store.table_ids()
    await store.close()


async def test_invitations_of_before_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        before = schema.MIGRATIONS.index(schema.keep_invitations_of_deleted_tables)
        patch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:before])
        store = await SqliteStore.open_home(tmp_path)
        await write_all(store, changes(dice()))
        query = """
            INSERT INTO invitations (id, number, key, by_key, name, table_id, at, state, told)
            SELECT 'one', number, 'key', 'by', 'Ana', 'new', 5.0, 'open', 1 FROM tables
        """
        assert await store.execute_if_first_changes_rows((query, ())) == [1]
        await store.close()
    store = await SqliteStore.open_home(tmp_path)
    kept = await InvitationRecords(store).invitations_addressed_to(["key"])
    await store.close()
    assert kept == [StoredInvitation("one", "t1", "key", "by", "Ana", "new", 5.0, "open")]
