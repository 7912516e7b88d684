"""The table: five places, five inhabitants, six dice, the kings, and one question at a time."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from serai.bots import choice_of_bot, waiting_bot
from serai.games.dice.cards import PLACES
from serai.games.dice.chances import chances_of
from serai.games.dice.faces import DICE
from serai.games.dice.game import keep_option
from serai.locales.speaker import Speaker, names_of
from serai.table import Refused
from serai.terminal.hinting import hint_for
from serai.terminal.remarking import Storyteller
from serai.terminal.scene import Scene, close_of_turn, scene_now
from serai.terminal.screens.dialogs import Sheet, YesOrNo, hint_sheet, takeback_question
from serai.terminal.screens.remarks import show_remarks
from serai.terminal.setup import NotKept, OpenTable
from serai.terminal.widgets.ask import Ask, keys_of
from serai.terminal.widgets.dice_tray import DiceTray, DieColumn
from serai.terminal.widgets.kings import Kings
from serai.terminal.widgets.reckoning import reckoning
from serai.terminal.widgets.rim import footer, header, piles
from serai.terminal.widgets.stall import Stall
from serai.terminal.widgets.tale import Tale

if TYPE_CHECKING:
    from serai.terminal.app import DiceApp

CLOSE_OF_TURN = 2.5
"""How much longer than a bot's choice the last roll of a turn is shown."""


class TableScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "go", show=False),
        Binding("s", "stop", show=False),
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, DICE + 1)),
        Binding("o", "odds", show=False),
        Binding("a", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("k", "kings", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("q,escape", "leave", show=False),
        Binding("pageup", "scroll_tale(-1)", show=False),
        Binding("pagedown", "scroll_tale(1)", show=False),
    ]
    app: "DiceApp"

    def __init__(self, opened: OpenTable, pace: float) -> None:
        super().__init__()
        self._opened = opened
        self._table = opened.table
        self._pace = pace
        self._scene = scene_now(opened.table)
        self._odds = self._hurried = False
        self._key_pressed = asyncio.Event()
        self._thinking = asyncio.Lock()
        self._told = self._fresh = 0
        self._sentences: list[str] = []
        self._notice = ""
        self._storyteller = Storyteller(opened)

    def compose(self) -> ComposeResult:
        yield Static(id="header")
        with Horizontal(id="table"):
            with Vertical(id="front"):
                with Horizontal(id="stalls"):
                    for slot, place in enumerate(PLACES):
                        yield Stall(slot, place)
                yield Static(id="piles")
                with Horizontal(id="middle"):
                    yield DiceTray(id="dice")
                    yield Kings()
                yield Tale()
                yield Ask(id="ask")
            with Vertical(id="side"):
                yield Kings()
                yield Tale()
        yield Static(id="footer")

    def on_mount(self) -> None:
        self._go_on(None, 0)

    def on_resize(self) -> None:
        self.call_after_refresh(self._fit)

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        if self.is_current:  # another screen may have taken its place meanwhile
            self._paint()

    # Choosing

    async def action_number(self, number: int) -> None:
        """A number keeps or releases a die, or answers the question."""
        decision = self._scene.decision
        if decision is None:
            return
        if decision.kind == "keep":
            self._notice = ""
            self._show(msgspec.structs.replace(self._scene, tray=self._scene.tray ^ {number - 1}))
            return
        option = dict(keys_of(self._scene, decision)).get(str(number))
        if option is not None:
            self._choose(option)

    async def action_go(self) -> None:
        """Rolls what is not kept; while nobody here is asked anything, hurries on."""
        sure = self.app.speaker.say("screen-roll-all")
        if self._scene.choosing_dice and not self._scene.tray and self._notice != sure:
            # Whoever hurried the bots on with Enter has not meant to throw a good roll away.
            self._notice = sure
            self._paint()
        elif self._scene.choosing_dice:
            self._choose(keep_option(self._scene.tray))
        elif self._scene.decision is None:
            self._key_pressed.set()

    async def action_stop(self) -> None:
        if self._scene.choosing_dice:
            self._choose("stop")

    async def on_die_column_pressed(self, pressed: DieColumn.Pressed) -> None:
        if self._scene.choosing_dice:
            await self.action_number(pressed.die + 1)

    async def on_stall_pressed(self, pressed: Stall.Pressed) -> None:
        if self._scene.decision is not None and self._scene.decision.kind == "take":
            await self.action_number(pressed.slot + 1)

    def _choose(self, option: str) -> None:
        decision = self._scene.decision
        if decision is None:
            return
        before, told = self._scene, self._events_now()
        self._table.choose(decision.seat, option)
        # What is answered is asked no more: another key may come before the game goes on.
        self._scene = msgspec.structs.replace(before, decision=None)
        if self._kept():
            self._go_on(before, told)

    def _kept(self) -> bool:
        """Writes down what was chosen; where that cannot be done, the app gives up."""
        try:
            self._opened.save()
        except NotKept as lost:
            self.app.give_up(lost)
            return False
        return True

    # The game goes on

    @work(exclusive=True, group="game")
    async def _go_on(self, before: Scene | None, told: int) -> None:
        """Shows what came of a choice, lets the bots play, and stops where a person is asked."""
        self._hurried = False
        await self._show_what_came(before, told)
        while (seat := waiting_bot(self._table)) is not None:
            await self._pause(self._pace, hurry=True)
            async with self._thinking:
                before, told = self._scene, self._events_now()
                option = await asyncio.to_thread(choice_of_bot, self._table, seat)
                self._table.choose(seat, option)
                if not self._kept():
                    return
            await self._show_what_came(before, told)
        if self._table.outcome is not None:
            self.app.end(self._opened)

    async def _show_what_came(self, before: Scene | None, told: int) -> None:
        self._notice = ""
        self._fresh = told
        closing = close_of_turn(before, self._table.events(told, None)) if before and self._pace else None
        if closing is not None and not self._hurried:
            scene, ends = closing
            self._told = told + ends
            self._show(scene)
            await self._pause(
                self._pace * CLOSE_OF_TURN, hurry=bool(self._scene.sitters[scene.board.seat].bot)
            )
        self._told = self._events_now()
        self._show(scene_now(self._table))
        show_remarks(self.app, self._storyteller, self.app.speaker.language)

    async def _pause(self, seconds: float, *, hurry: bool) -> None:
        """Waits a moment, or until a key; where `hurry` is set, the key passes over all that follows too."""
        if self._hurried:
            return
        self._key_pressed.clear()
        try:
            await asyncio.wait_for(self._key_pressed.wait(), seconds)
        except TimeoutError:
            return
        self._hurried = hurry

    def _events_now(self) -> int:
        return self._table.view(None).events

    # Undo

    def action_undo(self) -> None:
        """Takes back the last choice that a person at this keyboard made."""
        if not self._under_way("undo"):
            self._undo()

    @work(group="undo")
    async def _undo(self) -> None:
        seat = self._table.last_person() or next(iter(self._table.decisions), None)
        if seat is None:
            return
        names = names_of(self._table)
        async with self._thinking:
            told = self._events_now()
            try:
                self._table.undo(seat)
            except Refused as refused:
                self._notice = self.app.speaker.refusal(refused, names)
                self._show(self._scene)
                return
            takeback = self._table.takeback
            if takeback is not None:
                await self._ask_the_others(takeback.waiting, seat)
            if not self._kept():
                return
        self._go_on(None, told)

    async def _ask_the_others(self, others: Sequence[str], seat: str) -> None:
        names = names_of(self._table)
        asked = takeback_question(self.app.speaker, names[seat], [names[other] for other in others])
        agree = await self.app.push_screen_wait(asked)
        for other in others if agree else others[:1]:
            self._table.answer_takeback(other, agree=agree)

    # Looking things up

    def action_odds(self) -> None:
        self._odds = not self._odds
        self._show(self._scene)

    @work(exclusive=True, group="odds")
    async def _calculate(self, scene: Scene) -> None:
        chances = await asyncio.to_thread(chances_of, scene.board, scene.tray)
        if self._odds and scene == self._scene:
            self._scene = msgspec.structs.replace(scene, chances=chances)
            self._paint()

    def action_hint(self) -> None:
        if not self._under_way("hint"):
            self._hint()

    @work(group="hint")
    async def _hint(self) -> None:
        """Shows what a good player would do now, and why."""
        decision, speaker, names = self._scene.decision, self.app.speaker, names_of(self._table)
        try:
            seat = decision.seat if decision is not None else ""
            hint = await asyncio.to_thread(hint_for, self._opened, seat)
        except Refused as refused:
            self._notice = speaker.refusal(refused, names)
            self._paint()
            return
        if decision is None or decision is not self._scene.decision:
            return  # the table has gone on meanwhile
        option, reason = (
            speaker.option(decision, hint.option, names),
            speaker.hint(hint.reason, hint.args, names),
        )
        self.app.push_screen(hint_sheet(speaker, option, reason))

    def action_kings(self) -> None:
        stacks, width = self._scene.board.stacks, min(84, self.size.width - 12)
        text = reckoning(stacks, names_of(self._table), self.app.speaker, width)
        self.app.push_screen(Sheet(self.app.speaker, "screen-stacks", text))

    def action_rules(self) -> None:
        rules = Content(self.app.speaker.say("screen-rules"))
        self.app.push_screen(Sheet(self.app.speaker, "screen-rules-title", rules))

    def action_scroll_tale(self, pages: int) -> None:
        for tale in self.query(Tale):
            tale.scroll_relative(y=pages * max(1, tale.size.height - 1), animate=False)

    def action_leave(self) -> None:
        if not self._under_way("leave"):
            self._leave()

    @work(group="leave")
    async def _leave(self) -> None:
        say, record = self.app.speaker.say, self._opened.record
        kept = say("screen-quit-kept", file=str(record)) if record else say("screen-quit-lost")
        if await self.app.push_screen_wait(YesOrNo(self.app.speaker, say("screen-quit"), kept)):
            self.app.exit()

    def _under_way(self, group: str) -> bool:
        """Whether a question of this kind is about to be asked: a second key must not ask it twice."""
        return any(worker.group == group for worker in self.app.workers)

    # Showing

    def show_language(self, _speaker: Speaker) -> None:
        self._sentences, self._notice = [], ""
        self._paint()

    def _show(self, scene: Scene) -> None:
        self._scene = msgspec.structs.replace(scene, chances=None)
        self._paint()
        if self._odds and scene.board.rolls_left:
            self._calculate(self._scene)

    def _paint(self) -> None:
        scene, speaker = self._scene, self.app.speaker
        for stall in self.query(Stall):
            stall.show(scene, speaker)
        self.query_one(DiceTray).show(scene)
        for kings in self.query(Kings):
            kings.show(scene, speaker)
        self._paint_tale(speaker)
        self._paint_ask(scene, speaker)
        self.query_one("#header", Static).update(header(scene, speaker, self.size.width - 2))
        self.query_one("#piles", Static).update(piles(scene, speaker, self._odds))
        self.query_one("#footer", Static).update(footer(speaker, self.size.width - 2))

    def _paint_tale(self, speaker: Speaker) -> None:
        names, sentences = names_of(self._table), self._sentences
        sentences += [speaker.event(event, names) for event in self._table.events(len(sentences), None)]
        told = [sentence for sentence in sentences[: self._told] if sentence]
        fresh = sum(1 for sentence in sentences[: self._fresh] if sentence)
        for tale in self.query(Tale):
            tale.tell([speaker.seal(self._table.opening), *told], fresh + 1)

    def _paint_ask(self, scene: Scene, speaker: Speaker) -> None:
        ask, names = self.query_one(Ask), names_of(self._table)
        if scene.decision is not None:
            ask.ask(scene.decision, scene, speaker, names, self._notice)
        else:
            ask.look_on(scene, speaker, names, self._notice)
