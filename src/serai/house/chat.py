"""Chat and reactions at a table."""

from serai.house.audience import make_chat_message
from serai.house.live_table import LiveTable, TableUnloaded
from serai.house.messages import Reaction, Sign
from serai.house.rate_limits import TokenBucket, too_fast_refusal
from serai.house.store import CannotStore, StoredChatLine, WriteConflict
from serai.house.viewer import Viewer
from serai.table import Refused
from serai.table.validation import ZERO_WIDTH_JOINERS


async def send_chat_line(live: LiveTable, viewer: Viewer, text: str) -> None:
    text = " ".join(text.split())
    if not text or not all(character.isprintable() or character in ZERO_WIDTH_JOINERS for character in text):
        raise Refused("refused-empty")
    async with live.locked_state_if_connected(viewer):
        _count_message_or_refuse(live, viewer)
        name, seat = _speaker_name_and_seat(
            live, viewer
        )  # after the wait: the viewer may have lost the chair in the meantime
        said = StoredChatLine(seat, name, text)
        live.last_used = at = live.now()
        try:
            await live.store.add_chat(live.room.table, at, said)
            live.last_write_failed = False
        except WriteConflict:  # another process has deleted the table
            await live.reload_from_store()
            raise TableUnloaded from None
        except CannotStore:
            live.last_write_failed = True
            raise
        if (sync := live.sync) is None:
            live.audience.broadcast(make_chat_message([(at, said)]))
        else:  # others may have written through other workers: everybody sees the same order
            await sync.broadcast_new_chat_and_return_latest()
            sync.announce_table_changed()


def send_reaction(live: LiveTable, viewer: Viewer, sign: Sign) -> None:
    live.check_viewer_connected(viewer)
    _count_message_or_refuse(live, viewer)
    name, seat = _speaker_name_and_seat(live, viewer)
    reaction = Reaction(name=name, seat=seat, sign=sign)
    live.audience.broadcast(reaction, skip=viewer)
    if live.sync is not None:
        live.sync.publish_reaction(reaction)


def _count_message_or_refuse(live: LiveTable, viewer: Viewer) -> None:
    """Each chair and the host have their own limit; all spectators share one."""
    if live.room.quiet and not viewer.rights.host:
        raise Refused("refused-quiet")
    speaker = viewer.rights.chairs[:1] or viewer.rights.host
    settings, now = live.settings, live.now()
    if speaker not in live.chat_buckets:
        live.chat_buckets[speaker] = TokenBucket(settings.chat_per_second, settings.chat_at_once, now)
    if not live.chat_buckets[speaker].try_take(now):
        raise too_fast_refusal()


def _speaker_name_and_seat(live: LiveTable, viewer: Viewer) -> tuple[str, str]:
    """The name and seat shown beside what a viewer says; both empty for a spectator."""
    for number in viewer.rights.chairs:
        chair = live.room.chairs[number]
        if viewer.seat is None or chair.seat == viewer.seat:
            return chair.name, chair.seat
    return "", ""
