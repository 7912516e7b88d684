"""The table of King of Dice: places, inhabitants, dice, kings, and one question at a time."""

import asyncio
from typing import ClassVar

import msgspec
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from serai.bots import choice_of_bot, waiting_bot
from serai.games.dice.cards import PLACES
from serai.games.dice.chances import chances_of
from serai.games.dice.faces import DICE
from serai.games.dice.game import keep_option
from serai.games.dice.terminal.scene import Scene, close_of_turn, scene_now
from serai.games.dice.terminal.widgets.ask import DiceAsk, keys_of
from serai.games.dice.terminal.widgets.kings import Kings
from serai.games.dice.terminal.widgets.reckoning import reckoning
from serai.games.dice.terminal.widgets.rim import footer, header, piles
from serai.games.dice.terminal.widgets.stall import Stall
from serai.games.dice.terminal.widgets.tray import DiceTray, DieColumn
from serai.locales.speaker import Speaker, names_of
from serai.table import Decision
from serai.terminal.screens.dialogs import Sheet
from serai.terminal.screens.table import TableScreen
from serai.terminal.setup import OpenTable
from serai.terminal.widgets.tale import Tale

CLOSE_OF_TURN = 2.5
"""How much longer than a bot's choice the last roll of a turn is shown."""


class DiceTable(TableScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "go", show=False),
        Binding("s", "stop", show=False),
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, DICE + 1)),
        Binding("o", "odds", show=False),
        Binding("k", "kings", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("pageup", "scroll_tale(-1)", show=False),
        Binding("pagedown", "scroll_tale(1)", show=False),
        Binding("escape", "back", show=False),
    ]

    def __init__(self, opened: OpenTable, pace: float) -> None:
        super().__init__(opened)
        self._pace = pace
        self._scene = scene_now(opened.table)
        self._odds = self._hurried = False
        self._key_pressed = asyncio.Event()
        self._told = self._fresh = 0
        self._sentences: list[str] = []

    @property
    def decision(self) -> Decision | None:
        return self._scene.decision

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
                yield DiceAsk(id="ask")
            with Vertical(id="side"):
                yield Kings()
                yield Tale()
        yield Static(id="footer")

    def on_mount(self) -> None:
        self._go_on(None, 0)

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
            self.show_notice(sure)
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
        if self.kept():
            self._go_on(before, told)

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
                if not self.kept():
                    return
            await self._show_what_came(before, told)
        if self._table.outcome is not None:
            self.app.end(self.opened)

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
        self.remark()

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

    def go_on_after_undo(self, told: int) -> None:
        self._go_on(None, told)

    # Looking things up

    def action_odds(self) -> None:
        self._odds = not self._odds
        self._show(self._scene)

    def action_back(self) -> None:
        """Puts away what was looked up; with nothing to put away, it is the way out."""
        if self._odds:
            self.action_odds()
        else:
            self.action_leave()

    @work(exclusive=True, group="odds")
    async def _calculate(self, scene: Scene) -> None:
        chances = await asyncio.to_thread(chances_of, scene.board, scene.tray)
        if self._odds and scene == self._scene:
            self._scene = msgspec.structs.replace(scene, chances=chances)
            self.paint()

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

    # Showing

    def label_of(self, decision: Decision, option: str) -> str:
        return self.app.speaker.option(decision, option, names_of(self._table))

    def show_language(self) -> None:
        self._sentences, self._notice = [], ""
        self.paint()

    def _show(self, scene: Scene) -> None:
        self._scene = msgspec.structs.replace(scene, chances=None)
        self.paint()
        if self._odds and scene.board.rolls_left:
            self._calculate(self._scene)

    def paint(self) -> None:
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
        ask, names = self.query_one(DiceAsk), names_of(self._table)
        if scene.decision is not None:
            ask.ask(scene.decision, scene, speaker, names, self._notice)
        else:
            ask.look_on(scene, speaker, names, self._notice)
