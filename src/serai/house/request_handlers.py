"""Handles the requests of clients, and checks who may make them."""

from collections.abc import Callable
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from serai.bots import own_bot_levels
from serai.bots.odds import find_odds_function
from serai.house import chat, game_actions, seating, seating_actions
from serai.house import messages as m
from serai.house.cpu_quotas import limit_slow_work, run_in_thread_and_charge
from serai.house.hinting import compute_and_render_hint
from serai.house.live_table import LiveTable
from serai.house.proposed_times import propose_time
from serai.house.room import Room
from serai.house.table_registry import TableRegistry
from serai.house.table_setup import names_for_new_bots
from serai.house.viewer import Viewer
from serai.table import Refused


async def handle_request(
    registry: TableRegistry, live: LiveTable, viewer: Viewer, request: m.Request
) -> m.Answer:
    """Carries out a request and returns the answer; if it raises `Refused`, nothing has changed."""
    match request:
        case m.Hello():
            raise Refused("refused-hello")
        case m.Ping(heartbeat=wanted):
            viewer.set_heartbeat(wanted=wanted)
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
            return await _handle_game_request(live, viewer, request)
        case (
            m.Sit()
            | m.Leave()
            | m.Rename()
            | m.Pick()
            | m.Hand()
            | m.Take()
            | m.DeclareHoliday()
            | m.Rematch()
        ):
            return await _handle_chair_rematch_or_holiday_request(registry, live, viewer, request)
        case _:
            return await _handle_host_request(registry, live, viewer, request)


async def _handle_game_request(
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
            await game_actions.choose_option(
                live, seat, option, asked, lambda: _check_viewer_owns_seat(live, viewer, seat)
            )
        case m.Undo(seat=seat, seen=seen):
            await game_actions.undo_choice(
                live, seat, seen, lambda: _check_viewer_owns_seat(live, viewer, seat)
            )
        case m.Agree(seat=seat, agree=agree):
            await game_actions.answer_takeback(
                live, seat, agree, lambda: _check_viewer_owns_seat(live, viewer, seat)
            )
        case m.Face(seat=seat, seen=seen):
            await live.set_viewed_seat(viewer, seat, seen)
        case m.Speak(language=language):
            await live.set_language(viewer, language)
        case m.ReadLog(since=since, until=until):
            events, told = await live.read_events_with_text(viewer, since, until)
            return m.Log(id=request.id, since=since, events=events, told=told)
        case m.Consult(option=option):
            view = await live.view(viewer)
            async with limit_slow_work():
                figures = await run_in_thread_and_charge(partial(find_odds_function(view.game), view, option))
            return m.Advice(id=request.id, figures=figures)
        case m.Hint():
            wanted = await game_actions.make_hint_request(live, viewer)
            async with limit_slow_work():
                option, label, sentence = await run_in_thread_and_charge(
                    partial(compute_and_render_hint, wanted, viewer.language)
                )
            return m.Hinted(id=request.id, option=option, label=label, sentence=sentence)
        case m.Hurry():
            if not viewer.rights.chairs:
                raise Refused("refused-hurry")
            game_actions.hurry_bots(live)
        case m.Say(text=text):
            await chat.send_chat_line(live, viewer, text)
        case m.React(sign=sign):
            chat.send_reaction(live, viewer, sign)
        case _:
            assert_never(request)
    return m.Done(id=request.id)


async def _handle_chair_rematch_or_holiday_request(
    registry: TableRegistry,
    live: LiveTable,
    viewer: Viewer,
    request: m.Sit | m.Leave | m.Rename | m.Pick | m.Hand | m.Take | m.DeclareHoliday | m.Rematch,
) -> m.Answer:
    def change_if_own_chair(
        chair: int, change: Callable[[Room], Room], *, host_too: bool = False
    ) -> Callable[[Room], Room]:
        """The change, with a check under the table's lock that the chair still belongs to the client."""

        def check_and_change(room: Room) -> Room:
            _check_viewer_owns_chair(viewer, chair, host_too=host_too)
            return change(room)

        return check_and_change

    match request:
        case m.Sit(name=name, chair=chair, key=brought):
            number, key = await seating_actions.give_viewer_a_chair_and_key(
                live, viewer, name, chair, brought
            )
            return m.KeyGiven(id=request.id, chair=number, key=key)
        case m.Leave(chair=chair):
            level = own_bot_levels(live.room.terms.game)[-1]
            await seating_actions.change_room(
                live,
                change_if_own_chair(chair, lambda room: seating.leave_chair(room, chair, level)),
                why="left",
            )
        case m.Rename(chair=chair, name=name):
            await seating_actions.change_room(
                live,
                change_if_own_chair(
                    chair, lambda room: seating.rename_player(room, chair, name), host_too=True
                ),
            )
        case m.Pick(chair=chair, option=option, value=value):
            await seating_actions.change_room(
                live,
                change_if_own_chair(
                    chair, lambda room: seating.set_own_value_of_option(room, chair, option, value)
                ),
            )
        case m.Hand(chair=chair, bot=bot):
            await seating_actions.change_room(
                live,
                change_if_own_chair(
                    chair, lambda room: seating.hand_chair_to_bot(room, chair, bot), host_too=True
                ),
            )
        case m.Take(chair=chair):
            await seating_actions.change_room(
                live, change_if_own_chair(chair, lambda room: seating.take_chair_back_from_bot(room, chair))
            )
        case m.DeclareHoliday(on=on):
            await seating_actions.begin_or_end_holiday(live, viewer, on=on)
        case m.Rematch(agree=agree, wait=wait):
            after = await registry.propose_or_answer_rematch(
                live, viewer, agree=agree, without_decliners=not wait
            )
            if after is not None:
                return m.Followed(id=request.id, table=after)
        case _:
            assert_never(request)
    return m.Done(id=request.id)


async def _handle_host_request(
    registry: TableRegistry, live: LiveTable, viewer: Viewer, request: m.HostRequest
) -> m.Answer:
    if not viewer.rights.host:
        raise Refused("refused-host-only")
    names = names_for_new_bots(live.room)
    match request:
        case m.Begin(fill=fill):
            await game_actions.begin_game(live, fill)
        case m.AddChair(bot=bot):
            await seating_actions.change_room(live, lambda room: seating.add_chair(room, bot, names))
        case m.SetBot(chair=chair, bot=bot):
            await seating_actions.change_room(live, lambda room: seating.set_bot(room, chair, bot, names))
        case m.RemoveChair(chair=chair):
            await seating_actions.change_room(live, lambda room: seating.remove_chair(room, chair))
        case m.Remove(chair=chair):
            level = own_bot_levels(live.room.terms.game)[-1]
            await seating_actions.change_room(
                live, lambda room: seating.remove_person(room, chair, level), why="removed"
            )
        case m.Reissue(chair=chair):
            key = await seating_actions.reissue_chair_key(live, chair)
            return m.KeyGiven(id=request.id, chair=chair, key=key)
        case m.Reinvite():
            return m.InvitationGiven(id=request.id, key=await seating_actions.renew_invitation_link(live))
        case m.ProposeTime(at=at):
            await seating_actions.change_room(live, lambda room: propose_time(room, at, live.now()))
        case m.BarChat(on=on):
            await seating_actions.change_room(live, lambda room: replace(room, quiet=on))
        case m.Publish(on=on):
            if live.room.terms.introduction:
                raise Refused("refused-introduction-terms")
            await seating_actions.change_room(live, lambda room: replace(room, public=on))
        case m.Close():
            await seating_actions.change_room(live, lambda room: replace(room, closed=True, public=False))
        case m.Delete():
            await registry.delete_table(live)
        case _:
            assert_never(request)
    return m.Done(id=request.id)


def _check_viewer_owns_seat(live: LiveTable, viewer: Viewer, seat: str) -> None:
    chairs = live.room.chairs
    for number in viewer.rights.chairs:
        if chairs[number].seat == seat and seat:
            if chairs[number].bot:
                raise Refused("refused-bot-plays", seat=seat)
            return
    raise Refused("refused-not-yours", seat=seat)


def _check_viewer_owns_chair(viewer: Viewer, chair: int, *, host_too: bool = False) -> None:
    if chair not in viewer.rights.chairs and not (host_too and viewer.rights.host):
        raise Refused("refused-not-your-chair")
