"""Six people in three countries play a night over two weeks, by notices alone, and nobody misses a turn."""

from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from house.clients import Client
from house.house import HandClock, House, start_house
from serai.house.notices.config import MailServer, NoticeConfig
from serai.house.notices.delivery import compose_notice
from serai.house.notices.outcomes import Outcome
from serai.house.notices.records import DAY, Notice

PUBLIC = "https://serai.example.org"
HOUR = 3_600.0
MONDAY = 4 * DAY
"""5 January 1970, at midnight."""

LANGUAGES = {"Ana": "es", "Bo": "en", "Cleo": "fr", "Dov": "en", "Eva": "fr", "Fritz": "es"}
HOURS_TO_COME = {"Ana": 1, "Bo": 2, "Cleo": 3, "Dov": 1, "Eva": 2, "Fritz": 9}
"""How long after a notice each of them sits down."""
TRAVELLER, TRAVELS_ON = "Cleo", 3
"""Who declares a holiday, on which day; it takes longer than the time limit."""
HOLIDAY = 5
CLOCK = {"kind": "day", "count": 2, "weekend_rest": True, "zone": "Europe/Paris"}
CONFIG = NoticeConfig(
    PUBLIC,
    hooks=True,
    mail=MailServer("127.0.0.1", 9, "serai@example.org"),
    allowed_private_hosts=frozenset({"127.0.0.1"}),
)


class Postman:
    """Notes every notice that it is given."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []

    def deliver(self, notice: Notice) -> Outcome:
        self.notices.append(notice)
        return "sent"

    def take_turns(self) -> list[str]:
        """The seats whose turn was told since the last call."""
        taken = [each.content.tables[0].seat for each in self.notices if each.content.kind == "turn"]
        self.notices.clear()
        return taken


class Friends:
    """The six: each comes only after a notice, chooses while the table waits for them, and leaves."""

    def __init__(self, table: str, keys: Sequence[str]) -> None:
        self.table = table
        self.keys = dict(zip(LANGUAGES, keys, strict=True))
        self.appointments: dict[str, float] = {}
        self.visits = Counter[str]()
        self.random = Random(7)

    async def order_notices(self, house: House) -> None:
        for name, key in self.keys.items():
            wishes = {"language": LANGUAGES[name], "seats": [{"table": self.table, "key": key}]}
            body = {"kind": "hook", "address": "http://127.0.0.1:9/" + name, "wishes": wishes}
            assert (await house.http.post("/api/notices", json=body)).status_code == 201

    def hear(self, names: Sequence[str], now: float) -> None:
        for name in names:
            assert name not in self.appointments, f"{name} is told twice of one turn"
            self.appointments[name] = now + HOURS_TO_COME[name] * HOUR

    def postpone(self, name: str, until: float) -> None:
        if name in self.appointments:
            self.appointments[name] = max(self.appointments[name], until)

    async def keep_appointments(self, house: House) -> None:
        for name in [name for name, at in self.appointments.items() if at <= house.clock.time]:
            del self.appointments[name]
            client = await self.come(house, name)
            assert client.is_asked, f"{name} is told of a turn that is somebody else's"
            while client.is_asked:
                await client.play(self.random, most=1)
            self.visits[name] += 1
            await client.leave()

    async def come(self, house: House, name: str) -> Client:
        return await Client(house.socket, self.table, self.keys[name], language=LANGUAGES[name]).come()

    async def declare_holiday(self, house: House, *, on: bool) -> None:
        client = await self.come(house, TRAVELLER)
        await client.done("declare-holiday", on=on)
        await client.leave()


async def test_six_friends_play_for_two_weeks_and_nobody_misses_a_turn(tmp_path: Path) -> None:
    clock, postman, titles = HandClock(), Postman(), set[tuple[str, str]]()
    clock.time = MONDAY
    async with AsyncExitStack() as open_now:

        async def start() -> House:
            house = await open_now.enter_async_context(
                start_house(tmp_path, clock=clock, public=PUBLIC, notices=CONFIG)
            )
            assert house.notices
            house.notices.sender._delivery = postman
            return house

        house = await start()
        opened = await house.open(
            "nights", *LANGUAGES, seed=3, clock=CLOCK, options={"goal": 8, "random-skills": True}
        )
        friends = Friends(opened["table"], opened["chairs"])
        await friends.order_notices(house)
        for hour in range(14 * 24):
            clock.time = MONDAY + hour * HOUR
            if hour == TRAVELS_ON * 24:
                await friends.declare_holiday(house, on=True)
                for name in LANGUAGES:
                    friends.postpone(name, clock.time + HOLIDAY * DAY)
            if hour == (TRAVELS_ON + HOLIDAY) * 24:
                await friends.declare_holiday(house, on=False)
            if hour == 6 * 24:  # the server is updated
                await open_now.aclose()
                house = await start()
            await house.registry.run_maintenance_once()
            await house.notices.sender.send_everything_due()
            for notice in postman.notices:
                written = compose_notice(notice, PUBLIC)
                titles.add((notice.address.language, written.title))
                assert not any(key in str(written) for key in (*opened["chairs"], opened["host"]))
            friends.hear(postman.take_turns(), clock.time)
            await friends.keep_appointments(house)
        watcher = await Client(house.socket, opened["table"], opened["gallery"]).come()
        assert [chair["bot"] for chair in watcher.room["chairs"]] == [None] * 6
        assert watcher.told("seated") == [], "no bot ever played for anybody"
        assert {told["seat"] for told in watcher.told("turn")} == set(LANGUAGES), "everybody had a turn"
        assert friends.visits.total() > 50
        assert len({language for language, _ in titles}) == len({title for _, title in titles}) == 3
        await watcher.leave()
