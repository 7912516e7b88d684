"""The table screen of King of Dice: places, inhabitants, dice, players, and the current decision."""

import asyncio
from typing import ClassVar

import msgspec
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from serai.bots import choice_of_bot, seat_where_bot_must_choose
from serai.games.dice.cards import PLACES
from serai.games.dice.chances import chances_of_row_cards
from serai.games.dice.faces import DICE
from serai.games.dice.game import option_keeping_dice
from serai.games.dice.terminal.screen_state import ScreenState, current_screen_state, screen_state_at_turn_end
from serai.games.dice.terminal.widgets.bars import footer_line, header_line, piles_line
from serai.games.dice.terminal.widgets.kings import Kings
from serai.games.dice.terminal.widgets.place_column import PlaceColumn
from serai.games.dice.terminal.widgets.prompt import DicePrompt, keys_of_options
from serai.games.dice.terminal.widgets.score_table import score_table
from serai.games.dice.terminal.widgets.tray import DiceTray, DieColumn
from serai.locales.localizer import Localizer, names_by_seat
from serai.table import Decision
from serai.terminal.screens.dialogs import Sheet
from serai.terminal.screens.table import TableScreen
from serai.terminal.setup import OpenTable
from serai.terminal.widgets.log_view import LogView

CLOSE_OF_TURN = 2.5
"""The last roll of a turn is shown this many times longer than a bot's choice."""


class DiceTableScreen(TableScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "roll_or_skip_pauses", show=False),
        Binding("s", "stop_rolling", show=False),
        *(
            Binding(str(number), f"toggle_die_or_choose({number})", show=False)
            for number in range(1, DICE + 1)
        ),
        Binding("o", "toggle_odds", show=False),
        Binding("k", "show_scores", show=False),
        Binding("question_mark", "show_rules", show=False),
        Binding("pageup", "scroll_log(-1)", show=False),
        Binding("pagedown", "scroll_log(1)", show=False),
        Binding("escape", "close_odds_or_leave", show=False),
    ]

    def __init__(self, opened: OpenTable, pace: float) -> None:
        super().__init__(opened)
        self._pace = pace
        self._screen_state = current_screen_state(opened.table)
        self._odds = self._hurried = False
        self._key_pressed = asyncio.Event()
        self._told = self._fresh = 0
        self._sentences: list[str] = []

    @property
    def decision(self) -> Decision | None:
        return self._screen_state.decision

    def compose(self) -> ComposeResult:
        yield Static(id="header")
        with Horizontal(id="table"):
            with Vertical(id="front"):
                with Horizontal(id="stalls"):
                    for slot, place in enumerate(PLACES):
                        yield PlaceColumn(slot, place)
                yield Static(id="piles")
                with Horizontal(id="middle"):
                    yield DiceTray(id="dice")
                    yield Kings()
                yield LogView()
                yield DicePrompt(id="ask")
            with Vertical(id="side"):
                yield Kings()
                yield LogView()
        yield Static(id="footer")

    def on_mount(self) -> None:
        self._play_until_person_must_choose(None, 0)

    # Choosing

    async def action_toggle_die_or_choose(self, number: int) -> None:
        """A number key keeps or releases a die, or answers the decision."""
        decision = self._screen_state.decision
        if decision is None:
            return
        if decision.kind == "keep":
            self._notice = ""
            self._paint_state_and_start_odds(
                msgspec.structs.replace(self._screen_state, tray=self._screen_state.tray ^ {number - 1})
            )
            return
        option = dict(keys_of_options(self._screen_state, decision)).get(str(number))
        if option is not None:
            self._choose_option(option)

    async def action_roll_or_skip_pauses(self) -> None:
        """Rolls the dice not kept; while bots play, skips the pauses."""
        sure = self.app.localizer.say("screen-roll-all")
        if self._screen_state.is_choosing_dice and not self._screen_state.tray and self._notice != sure:
            # Enter pressed to skip the bots' pauses must not reroll a good roll.
            self.show_notice(sure)
        elif self._screen_state.is_choosing_dice:
            self._choose_option(option_keeping_dice(self._screen_state.tray))
        elif self._screen_state.decision is None:
            self._key_pressed.set()

    async def action_stop_rolling(self) -> None:
        if self._screen_state.is_choosing_dice:
            self._choose_option("stop")

    async def on_die_column_pressed(self, pressed: DieColumn.Pressed) -> None:
        if self._screen_state.is_choosing_dice:
            await self.action_toggle_die_or_choose(pressed.die + 1)

    async def on_place_column_pressed(self, pressed: PlaceColumn.Pressed) -> None:
        if self._screen_state.decision is not None and self._screen_state.decision.kind == "take":
            await self.action_toggle_die_or_choose(pressed.slot + 1)

    def _choose_option(self, option: str) -> None:
        decision = self._screen_state.decision
        if decision is None:
            return
        before, told = self._screen_state, self._count_events()
        self._table.choose(decision.seat, option)
        # Clear the decision: another key may arrive before the game continues.
        self._screen_state = msgspec.structs.replace(before, decision=None)
        if self.try_to_save_or_quit():
            self._play_until_person_must_choose(before, told)

    # Continuing

    @work(exclusive=True, group="game")
    async def _play_until_person_must_choose(self, before: ScreenState | None, events_shown: int) -> None:
        """Shows the result of a choice and lets bots play until a person must decide."""
        self._hurried = False
        await self._show_new_events(before, events_shown)
        while (seat := seat_where_bot_must_choose(self._table)) is not None:
            await self._wait_unless_key_pressed(self._pace, hurry=True)
            async with self._thinking:
                before, events_shown = self._screen_state, self._count_events()
                option = await asyncio.to_thread(choice_of_bot, self._table, seat)
                self._table.choose(seat, option)
                if not self.try_to_save_or_quit():
                    return
            await self._show_new_events(before, events_shown)
        if self._table.outcome is not None:
            self.app.show_end(self.opened)

    async def _show_new_events(self, before: ScreenState | None, events_shown: int) -> None:
        self._notice = ""
        self._fresh = events_shown
        closing = (
            screen_state_at_turn_end(before, self._table.events(events_shown, None))
            if before and self._pace
            else None
        )
        if closing is not None and not self._hurried:
            screen_state, ends = closing
            self._told = events_shown + ends
            self._paint_state_and_start_odds(screen_state)
            await self._wait_unless_key_pressed(
                self._pace * CLOSE_OF_TURN,
                hurry=bool(self._screen_state.sitters[screen_state.board.seat].bot),
            )
        self._told = self._count_events()
        self._paint_state_and_start_odds(current_screen_state(self._table))
        self.show_new_introduction_remarks()

    async def _wait_unless_key_pressed(self, seconds: float, *, hurry: bool) -> None:
        """Waits until the time is up or a key is pressed; with `hurry`, the key also skips the pauses that
        follow.
        """
        if self._hurried:
            return
        self._key_pressed.clear()
        try:
            await asyncio.wait_for(self._key_pressed.wait(), seconds)
        except TimeoutError:
            return
        self._hurried = hurry

    def _count_events(self) -> int:
        return self._table.view(None).events

    def show_table_after_undo(self, events_shown: int) -> None:
        self._play_until_person_must_choose(None, events_shown)

    # Help and odds

    def action_toggle_odds(self) -> None:
        self._odds = not self._odds
        self._paint_state_and_start_odds(self._screen_state)

    def action_close_odds_or_leave(self) -> None:
        """Closes whatever is open on top of the table, or leaves the table."""
        if self._odds:
            self.action_toggle_odds()
        else:
            self.action_confirm_leave()

    @work(exclusive=True, group="odds")
    async def _calculate_odds_and_paint_if_current(self, screen_state: ScreenState) -> None:
        chances = await asyncio.to_thread(chances_of_row_cards, screen_state.board, screen_state.tray)
        if self._odds and screen_state == self._screen_state:
            self._screen_state = msgspec.structs.replace(screen_state, chances=chances)
            self.paint()

    def action_show_scores(self) -> None:
        stacks, width = self._screen_state.board.stacks, min(84, self.size.width - 12)
        text = score_table(stacks, names_by_seat(self._table), self.app.localizer, width)
        self.app.push_screen(Sheet(self.app.localizer, "screen-stacks", text))

    def action_show_rules(self) -> None:
        rules = Content(self.app.localizer.say("screen-rules"))
        self.app.push_screen(Sheet(self.app.localizer, "screen-rules-title", rules))

    def action_scroll_log(self, pages: int) -> None:
        for tale in self.query(LogView):
            tale.scroll_relative(y=pages * max(1, tale.size.height - 1), animate=False)

    # Display

    def option_label_without_stop(self, decision: Decision, option: str) -> str:
        return self.app.localizer.option_label(decision, option, names_by_seat(self._table))

    def paint_in_current_language(self) -> None:
        self._sentences, self._notice = [], ""
        self.paint()

    def _paint_state_and_start_odds(self, screen_state: ScreenState) -> None:
        self._screen_state = msgspec.structs.replace(screen_state, chances=None)
        self.paint()
        if self._odds and screen_state.board.rolls_left:
            self._calculate_odds_and_paint_if_current(self._screen_state)

    def paint(self) -> None:
        screen_state, localizer = self._screen_state, self.app.localizer
        for stall in self.query(PlaceColumn):
            stall.show(screen_state, localizer)
        self.query_one(DiceTray).show(screen_state)
        for kings in self.query(Kings):
            kings.show(screen_state, localizer)
        self._paint_log(localizer)
        self._paint_prompt(screen_state, localizer)
        self.query_one("#header", Static).update(header_line(screen_state, localizer, self.size.width - 2))
        self.query_one("#piles", Static).update(piles_line(screen_state, localizer, self._odds))
        self.query_one("#footer", Static).update(footer_line(localizer, self.size.width - 2))

    def _paint_log(self, localizer: Localizer) -> None:
        names, sentences = names_by_seat(self._table), self._sentences
        sentences += [
            localizer.event_sentence(event, names) for event in self._table.events(len(sentences), None)
        ]
        told = [sentence for sentence in sentences[: self._told] if sentence]
        fresh = sum(1 for sentence in sentences[: self._fresh] if sentence)
        for tale in self.query(LogView):
            tale.show_sentences([localizer.dice_commitment_sentence(self._table.opening), *told], fresh + 1)

    def _paint_prompt(self, screen_state: ScreenState, localizer: Localizer) -> None:
        ask, names = self.query_one(DicePrompt), names_by_seat(self._table)
        if screen_state.decision is not None:
            ask.show_question(screen_state.decision, screen_state, localizer, names, self._notice)
        else:
            ask.show_text_without_question(screen_state, localizer, names, self._notice)
