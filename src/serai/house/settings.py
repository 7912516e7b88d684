"""How this house is run. Times are in seconds."""

from msgspec import Struct


class Settings(Struct, frozen=True):
    """`pace` is how long a bot lets others look before it chooses.

    `absence` is how long the others wait for somebody who has gone before a bot plays on; `idle` how long a
    table stays in memory without anybody; `silence` how long a client may say nothing before it is taken to
    be gone; `rejoining` how long somebody who has just gone is still asked whether to play again.
    `most_behind` events at once are sent to a client that comes back; one that missed more gets the last
    `resynced`. `most_waiting` messages, and so many bytes, may wait for a client that reads slowly. `parting`
    is how long a house that closes waits for its clients to hear it. `most_film` bytes are kept of games
    that somebody looks at again. `work_per_minute` is for how long the house works on what takes longer than
    other answers, for one address. `share` is the part of the processor that one address may
    use, and `share_at_once` for how long they may use all of it.
    """

    pace: float = 0.9
    absence: float = 120.0
    idle: float = 600.0
    silence: float = 70.0
    rejoining: float = 20.0
    watch: float = 5.0
    parting: float = 3.0
    most_behind: int = 400
    resynced: int = 100
    chat_shown: int = 100
    most_waiting: int = 256
    most_waiting_bytes: int = 1_000_000
    most_waiting_in_house: int = 128_000_000
    messages_per_second: float = 15.0
    messages_at_once: float = 60.0
    chat_per_second: float = 0.5
    chat_at_once: float = 30.0
    most_bytes: int = 4096
    openings_per_minute: float = 20.0
    visits_per_minute: float = 300.0
    work_per_minute: float = 6.0
    share: float = 0.25
    share_at_once: float = 3.0
    connections_per_address: int = 100
    callers_per_address: int = 100
    most_viewers: int = 60
    most_live: int = 5000
    most_film: int = 64_000_000
