"""Timeouts and limits of a server. Times are in seconds."""

from msgspec import Struct


class Settings(Struct, frozen=True):
    bot_delay: float = 0.9
    """How long a bot waits before it chooses, so that people can follow the game."""
    absence_timeout: float = 120.0
    """How long the others wait for an absent player until a bot takes over."""
    idle_timeout: float = 600.0
    """How long a table without viewers stays in memory."""
    silence_timeout: float = 70.0
    """How long a client may stay silent before it is disconnected."""
    rejoin_grace: float = 20.0
    """How long a disconnected player still counts as present, since a page reload takes a while."""
    maintenance_interval: float = 5.0
    shutdown_timeout: float = 3.0
    """How long a stopping server waits for its clients to disconnect."""
    max_missed_events: int = 400
    resync_events: int = 100
    """A client that missed more than `max_missed_events` gets only the last `resync_events`."""
    chat_shown: int = 100
    max_queued_messages: int = 256
    max_queued_bytes: int = 1_000_000
    """How much may be queued for one client that reads slowly."""
    max_queued_bytes_in_total: int = 128_000_000
    messages_per_second: float = 15.0
    messages_at_once: float = 60.0
    chat_per_second: float = 0.5
    chat_at_once: float = 30.0
    max_message_bytes: int = 4096
    openings_per_minute: float = 20.0
    visits_per_minute: float = 300.0
    work_per_minute: float = 6.0
    """Seconds of slow work (chronicles, QR codes) that one address may request."""
    stored_per_day: float = 60.0
    """How many people's devices one address may link and how many invitations it may send, together; half of
    them at once, and so up to one and a half times as many in 24 hours.
    """
    cpu_share: float = 0.25
    """The share of one CPU core that an address may use in the long run."""
    cpu_burst_seconds: float = 3.0
    """The CPU time that an address may use before `cpu_share` applies."""
    connections_per_address: int = 100
    http_connections_per_address: int = 100
    max_viewers: int = 60
    max_live_tables: int = 5000
    replay_cache_bytes: int = 64_000_000
    poll_interval: float = 1.0
    """How often a worker asks the database what other workers have done, if nothing tells it earlier."""
    lease_seconds: float = 10.0
    """How long a worker that no longer answers keeps its tables."""
