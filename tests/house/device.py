"""Another device: sits down by link, plays a game to its end, and prints how it ended.

python -m house.device ADDRESS TABLE INVITATION HOST
"""

import asyncio
import json
import sys
from random import Random

import httpx

from house.guests import Guest


async def main(address: str, table: str, invitation: str, host: str) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as http:
        assert (await http.get("/")).status_code == 200
        addresses = (await http.get("/api/house")).json()["addresses"]
    guest = await Guest(f"{address.replace('http', 'ws')}/socket", table, invitation, host).come()
    await guest.done("sit", name="Ana")
    await guest.done("begin")
    await guest.until(lambda: guest.seat == "Ana")
    await guest.play(Random(1))
    print(json.dumps({"address": address, "addresses": addresses, "phase": guest.room["phase"]}))
    await guest.leave()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
