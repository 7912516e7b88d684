"""What a client asks for, and who may ask for it."""

from collections.abc import Callable
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from serai.bots import levels
from serai.bots.advice import find_adviser
from serai.house import chairs
from serai.house import messages as m
from serai.house.furnishing import bot_names
from serai.house.hall import Hall
from serai.house.hinting import hint_in_words
from serai.house.live import LiveTable
from serai.house.room import Room
from serai.house.shares import beside, few_at_once
from serai.house.viewer import Viewer
from serai.table import Refused


async def answer(hall: Hall, live: LiveTable, viewer: Viewer, request: m.Request) -> m.Answer:
    """Does what is asked for and answers; raises `Refused`, having changed nothing, if it cannot be."""
    match request:
        case m.Hello():
            raise Refused("refused-hello")
        case m.Ping(heartbeat=wanted):
            viewer.beat(wanted=wanted)
            return m.Done(id=request.id)
        case (
            m.Choose()
            | m.Undo()
            | m.Agree()
            | m.Face()
            | m.Speak()
            | m.ReadLog()
            | m.Consult()
            | m.Hint()
            | m.Hurry()
            | m.Say()
            | m.React()
        ):
            return await _at_the_table(live, viewer, request)
        case m.Sit() | m.Leave() | m.Rename() | m.Hand() | m.Take() | m.Rematch():
            return await _about_chairs(hall, live, viewer, request)
        case _:
            return await _of_the_host(hall, live, viewer, request)


async def _at_the_table(
    live: LiveTable,
    viewer: Viewer,
    request: m.Choose
    | m.Undo
    | m.Agree
    | m.Face
    | m.Speak
    | m.ReadLog
    | m.Consult
    | m.Hint
    | m.Hurry
    | m.Say
    | m.React,
) -> m.Answer:
    match request:
        case m.Choose(seat=seat, option=option, asked=asked):
            await live.choose(seat, option, asked, lambda: _check_seat(live, viewer, seat))
        case m.Undo(seat=seat, seen=seen):
            await live.undo(seat, seen, lambda: _check_seat(live, viewer, seat))
        case m.Agree(seat=seat, agree=agree):
            await live.answer_takeback(seat, agree, lambda: _check_seat(live, viewer, seat))
        case m.Face(seat=seat, seen=seen):
            await live.face(viewer, seat, seen)
        case m.Speak(language=language):
            await live.speak(viewer, language)
        case m.ReadLog(since=since, until=until):
            events, told = await live.log(viewer, since, until)
            return m.Log(id=request.id, since=since, events=events, told=told)
        case m.Consult(option=option):
            view = await live.view(viewer)
            async with few_at_once():
                figures = await beside(partial(find_adviser(view.game), view, option))
            return m.Advice(id=request.id, figures=figures)
        case m.Hint():
            wanted = await live.ask_hint(viewer)
            async with few_at_once():
                option, label, sentence = await beside(partial(hint_in_words, wanted, viewer.language))
            return m.Hinted(id=request.id, option=option, label=label, sentence=sentence)
        case m.Hurry():
            if not viewer.rights.chairs:
                raise Refused("refused-hurry")
            live.hurry()
        case m.Say(text=text):
            await live.say(viewer, text)
        case m.React(sign=sign):
            live.react(viewer, sign)
        case _:
            assert_never(request)
    return m.Done(id=request.id)


async def _about_chairs(
    hall: Hall,
    live: LiveTable,
    viewer: Viewer,
    request: m.Sit | m.Leave | m.Rename | m.Hand | m.Take | m.Rematch,
) -> m.Answer:
    def own(chair: int, change: Callable[[Room], Room], *, host_too: bool = False) -> Callable[[Room], Room]:
        """The change, if the chair is the client's in the moment of the change."""

        def changed(room: Room) -> Room:
            _check_chair(viewer, chair, host_too=host_too)
            return change(room)

        return changed

    match request:
        case m.Sit(name=name, chair=chair, key=brought):
            number, key = await live.sit(viewer, name, chair, brought)
            return m.KeyGiven(id=request.id, chair=number, key=key)
        case m.Leave(chair=chair):
            level = levels(live.room.terms.game)[-1]
            await live.change_room(own(chair, lambda room: chairs.get_up(room, chair, level)), why="left")
        case m.Rename(chair=chair, name=name):
            await live.change_room(own(chair, lambda room: chairs.rename(room, chair, name), host_too=True))
        case m.Hand(chair=chair, bot=bot):
            await live.change_room(own(chair, lambda room: chairs.hand(room, chair, bot), host_too=True))
        case m.Take(chair=chair):
            await live.change_room(own(chair, lambda room: chairs.take(room, chair)))
        case m.Rematch(agree=agree, wait=wait):
            after = await hall.rematch(live, viewer, agree=agree, without_decliners=not wait)
            if after is not None:
                return m.Followed(id=request.id, table=after)
        case _:
            assert_never(request)
    return m.Done(id=request.id)


async def _of_the_host(hall: Hall, live: LiveTable, viewer: Viewer, request: m.HostRequest) -> m.Answer:
    if not viewer.rights.host:
        raise Refused("refused-host-only")
    names = bot_names(live.room)
    match request:
        case m.Begin(fill=fill):
            await live.begin(fill)
        case m.AddChair(bot=bot):
            await live.change_room(lambda room: chairs.add_chair(room, bot, names))
        case m.SetBot(chair=chair, bot=bot):
            await live.change_room(lambda room: chairs.set_bot(room, chair, bot, names))
        case m.RemoveChair(chair=chair):
            await live.change_room(lambda room: chairs.remove_chair(room, chair))
        case m.Remove(chair=chair):
            level = levels(live.room.terms.game)[-1]
            await live.change_room(lambda room: chairs.send_away(room, chair, level), why="removed")
        case m.Reissue(chair=chair):
            key = await live.reissue(chair)
            return m.KeyGiven(id=request.id, chair=chair, key=key)
        case m.Reinvite():
            return m.InvitationGiven(id=request.id, key=await live.reinvite())
        case m.BarChat(on=on):
            await live.change_room(lambda room: replace(room, quiet=on))
        case m.Publish(on=on):
            if live.room.terms.introduction:
                raise Refused("refused-introduction-terms")
            await live.change_room(lambda room: replace(room, public=on))
        case m.Close():
            await live.change_room(lambda room: replace(room, closed=True, public=False))
        case m.Delete():
            await hall.delete(live)
        case _:
            assert_never(request)
    return m.Done(id=request.id)


def _check_seat(live: LiveTable, viewer: Viewer, seat: str) -> None:
    if not live.owns(viewer, seat):
        raise Refused("refused-not-yours", seat=seat)
    number = live.room.number_of(seat)
    if number is not None and live.room.chairs[number].bot:
        raise Refused("refused-bot-plays", seat=seat)


def _check_chair(viewer: Viewer, chair: int, *, host_too: bool = False) -> None:
    if chair not in viewer.rights.chairs and not (host_too and viewer.rights.host):
        raise Refused("refused-not-your-chair")
