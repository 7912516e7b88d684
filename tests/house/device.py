"""Another device: takes a seat by link, plays a game to its end, and prints the result.

python -m house.device ADDRESS TABLE INVITATION HOST
"""

import asyncio
import json
import sys
from random import Random

import httpx

from house.clients import Client


async def main(address: str, table: str, invitation: str, host: str) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as http:
        assert (await http.get("/")).status_code == 200
        addresses = (await http.get("/api/house")).json()["addresses"]
    client = await Client(f"{address.replace('http', 'ws')}/socket", table, invitation, host).come()
    await client.done("sit", name="Ana")
    await client.done("begin")
    await client.until(lambda: client.seat == "Ana")
    await client.play(Random(1))
    print(json.dumps({"address": address, "addresses": addresses, "phase": client.room["phase"]}))
    await client.leave()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
