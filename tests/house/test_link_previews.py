"""What messengers show of links: the game, its heroes if anybody may know them, and no player."""

import re
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random

import pytest

from house.clients import Client
from house.house import House, start_house
from serai.house import chronicle_routes, pages

PICTURES = ("serai", "nights", "nights-sindbad", "dice")
HEROES_CHOSEN = {"heroes": {"Ana": "zumurrud", "Bo": "sindbad"}}
ROAD = "The Night Zumurrud and Sindbad Took to the Road"
GAME = "The Thousand and One Nights"
ABOUT = "Travel from Cordoba to Su-Chou and live the tales of the Book."


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[House]:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text('<!doctype html><head></head><div id="app"></div>')
    for name in PICTURES:
        (client / f"preview-{name}.png").write_bytes(b"a picture")
    for module in (pages, chronicle_routes):
        monkeypatch.setattr(module, "client_folder", lambda: client)
    async with start_house(tmp_path / "home") as opened:
        yield opened


async def preview(house: House, path: str, language: str = "en") -> dict[str, str]:
    page = (await house.http.get(path, headers={"accept-language": language})).text
    said = dict(re.findall(r'<meta property="og:([a-z]+)" content="([^"]*)">', page.partition("</head>")[0]))
    said["image"] = said["image"].rpartition("/")[2]
    assert not [one for one in said.values() if re.search(r"\b(Ana|Bo)\b", one)]
    return said


async def test_a_public_table_is_shown_with_its_heroes(house: House) -> None:
    opened = await house.open("nights", "Ana", "Bo", public=True, options=HEROES_CHOSEN)
    path = f"/t/{opened['table']}"
    shown = await preview(house, path)
    assert (shown["title"], shown["description"]) == (ROAD, ABOUT)
    assert shown["image"] == "preview-nights.png", "there is no picture of the first hero"
    french = (await preview(house, f"{path}/replay", "fr"))["title"]
    assert french == "La nuit où Zoumourroud et Sindbad prirent la route"


async def test_the_first_hero_with_a_picture_is_on_it(house: House) -> None:
    options = {"heroes": {"Ana": "sindbad", "Bo": "zumurrud"}}
    opened = await house.open("nights", "Ana", "Bo", public=True, options=options)
    assert (await preview(house, f"/t/{opened['table']}"))["image"] == "preview-nights-sindbad.png"


async def test_who_has_only_the_id_of_a_private_table_learns_the_game_and_no_hero(house: House) -> None:
    opened = await house.open("nights", "Ana", "Bo", options=HEROES_CHOSEN)
    shown = await preview(house, f"/t/{opened['table']}")
    assert (shown["title"], shown["description"]) == (GAME, ABOUT)
    assert shown["image"] == "preview-nights.png"


async def test_before_the_game_begins_a_public_table_has_no_heroes(house: House) -> None:
    opened = await house.open("nights", "Ana", "link", public=True)
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    await ana.leave()
    assert (await preview(house, f"/t/{opened['table']}"))["title"] == GAME


async def test_a_table_of_dice_and_one_that_is_nowhere(house: House) -> None:
    opened = await house.open("dice", "Ana", "Bo", public=True)
    shown = await preview(house, f"/t/{opened['table']}")
    assert (shown["title"], shown["image"]) == ("King of Dice", "preview-dice.png")
    assert shown["description"] == "Six dice, five places, and a crowd of people to win over."
    assert (await preview(house, "/t/nowhere"))["image"] == "preview-serai.png"


async def test_a_shared_chronicle_announces_its_heroes_and_whom_they_meet(house: House) -> None:
    opened = await house.open("nights", "Ana", "Bo", seed=4, options=HEROES_CHOSEN)
    players = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    random = Random(4)
    while not any(player.told("met") for player in players):
        asked = next(player for player in players if player.is_asked)
        await asked.choose(asked.some_option(random))
        for player in players:
            await player.done("ping")
    link = await house.http.post(
        f"/api/tables/{opened['table']}/chronicle/link", headers={"Serai-Key": opened["chairs"][0]}
    )
    shown = await preview(house, link.json()["path"])
    assert shown["title"] == ROAD
    assert re.match(r"In which (Zumurrud|Sindbad) meets ", shown["description"])
    assert len(shown["description"]) <= 200
    for player in players:
        await player.leave()
