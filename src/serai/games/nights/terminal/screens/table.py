"""The table screen of the Nights: a page or a list, the heroes, and the current decision."""

import asyncio
from typing import TYPE_CHECKING, ClassVar

import msgspec
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from serai.bots import choice_of_bot, seat_where_bot_must_choose
from serai.games.nights.board import Board
from serai.games.nights.decision_subject import concerned_seat
from serai.games.nights.locales.choices import (
    NUMBER_KINDS,
    hero_of_decision,
    is_shown_as_list,
    labelled_choices,
)
from serai.games.nights.terminal.page_feed import PageFeed
from serai.games.nights.terminal.screens.handover import HandoverScreen
from serai.games.nights.terminal.screens.sheets import (
    PAGE,
    make_hero_items_sheet,
    make_map_sheet,
    make_rules_sheet,
    make_targets_sheet,
)
from serai.games.nights.terminal.secrets import handover_message_key, is_secret
from serai.games.nights.terminal.widgets.bars import footer_line, header_line
from serai.games.nights.terminal.widgets.choice_list import ChoiceList
from serai.games.nights.terminal.widgets.heroes import Heroes, HeroesState
from serai.games.nights.terminal.widgets.page_view import PageView
from serai.games.nights.terminal.widgets.prompt import NightsPrompt
from serai.locales.localizer import names_by_seat
from serai.table import Decision
from serai.terminal.screens.dialogs import Sheet
from serai.terminal.screens.table import TableScreen
from serai.terminal.setup import OpenTable
from serai.terminal.widgets.log_view import LogView

if TYPE_CHECKING:
    from serai.games.nights.terminal.app import NightsApp


class NightsTableScreen(TableScreen):
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "turn_page_or_choose_marked", show=False),
        Binding("space", "turn_page", show=False),
        *(Binding(str(number), f"choose_by_digit({number})", show=False) for number in range(10)),
        Binding("up", "move_mark_or_scroll(-1)", show=False),
        Binding("down", "move_mark_or_scroll(1)", show=False),
        Binding("pageup", f"move_mark_or_scroll(-{PAGE})", show=False),
        Binding("pagedown", f"move_mark_or_scroll({PAGE})", show=False),
        Binding("slash", "begin_search", show=False),
        Binding("tab", "toggle_list", show=False, priority=True),
        Binding("m", "show_map", show=False),
        Binding("h", "show_hero_items", show=False),
        Binding("g", "show_own_targets", show=False),
        Binding("j", "show_journal", show=False),
        Binding("question_mark", "show_rules", show=False),
    ]
    app: "NightsApp"  # pyright: ignore[reportIncompatibleVariableOverride] (it is shown in no other)

    def __init__(self, opened: OpenTable) -> None:
        super().__init__(opened)
        self._decision: Decision | None = None
        self._page_to_turn = False
        self._list_shown = False

    @property
    def decision(self) -> Decision | None:
        return self._decision

    def compose(self) -> ComposeResult:
        yield Static(id="header")
        with Horizontal(id="table"):
            with Vertical(id="front"):
                yield Heroes(id="strip")
                yield PageView()
                yield ChoiceList()
                yield NightsPrompt(id="ask")
            with Vertical(id="side"):
                yield Heroes(id="heroes", classes="full")
                yield LogView()
        yield Static(id="footer")

    def on_mount(self) -> None:
        self._page_feed = PageFeed(self._table, self.app.nights_texts)
        if self._table.journal:
            self._page_feed.skip_to_last_page()
        self._play_until_person_must_choose()

    @property
    def is_waiting_for_key(self) -> bool:
        """Whether the screen waits for a key."""
        return self._page_to_turn or self.decision is not None

    # Choosing

    def action_choose_by_digit(self, number: int) -> None:
        """Selects an option by digit, or starts a number if the answers are numbers."""
        decision = self.decision
        if decision is None:
            return
        if not is_shown_as_list(decision):
            choices = labelled_choices(
                decision, self._spectator_board, names_by_seat(self._table), self.app.nights_texts
            )
            if 1 <= number <= len(choices):
                self._choose_and_play_on(choices[number - 1].option)
        elif decision.kind in NUMBER_KINDS:
            self._set_list_visible(shown=True)
            self.query_one(ChoiceList).begin_search(str(number))
        elif self._list_shown and (option := self.query_one(ChoiceList).option_of_key(number)) is not None:
            self._choose_and_play_on(option)

    def action_turn_page_or_choose_marked(self) -> None:
        """Turns the page, or chooses the marked or only option."""
        decision = self.decision
        if self._page_to_turn:
            self.action_turn_page()
        elif decision is None:
            return
        elif not is_shown_as_list(decision) and not self.query_one(PageView).is_at_end:
            self.action_turn_page()
        elif len(decision.options) == 1:
            self._choose_and_play_on(decision.options[0])
        elif not is_shown_as_list(decision):
            self._show_notice("screen-press-number")
        elif not self._list_shown:
            self._set_list_visible(shown=True)
        elif (option := self.query_one(ChoiceList).marked_option) is not None:
            self._choose_and_play_on(option)
        else:
            self._show_notice("screen-mark-one")

    def action_turn_page(self) -> None:
        """Scrolls to the end of the page before turning it."""
        page_view = self.query_one(PageView)
        self._clear_notice_if_shown()
        if not self._page_to_turn or not page_view.is_at_end:
            page_view.scroll_pages(1)
        else:
            self._page_to_turn = False
            self._page_feed.mark_read()
            self._play_until_person_must_choose()

    def on_page_view_scrolled(self) -> None:
        self._paint_prompt(self.decision, self._spectator_board)

    def on_choice_list_chosen(self, chosen: ChoiceList.Chosen) -> None:
        if self.decision is not None:
            self._choose_and_play_on(chosen.option)

    def _choose_and_play_on(self, option: str) -> None:
        decision = self.decision
        if decision is None:
            return
        self._table.choose(decision.seat, option)
        # Clear the decision: another key may arrive before the game continues.
        self._decision = None
        self._notice = ""
        self.query_one(ChoiceList).end_search()
        self._page_feed.mark_choice_made()
        if self.try_to_save_or_quit():
            self._play_until_person_must_choose()

    # Continuing

    @work(exclusive=True, group="game")
    async def _play_until_person_must_choose(self) -> None:
        """Shows the result of a choice and lets bots play, until there is a page to read or a person must
        decide.
        """
        while True:
            if not self._page_feed.try_to_add_new_events():
                self.show_new_introduction_remarks(self._page_feed.shown_event_count)
                self._show_page_turn_prompt()
                return
            if self._table.outcome is not None:
                self.show_new_introduction_remarks()
                self.app.show_end(self.opened)
                return
            if (bot := seat_where_bot_must_choose(self._table)) is None:
                break
            async with self._thinking:
                option = await asyncio.to_thread(choice_of_bot, self._table, bot)
                self._table.choose(bot, option)
                if not self.try_to_save_or_quit():
                    return
        await self._ask_person_after_page_is_turned(self._table.decisions[self._table.waiting[0]])

    def _show_page_turn_prompt(self) -> None:
        self._page_to_turn = True
        self._list_shown = False
        self.paint()

    async def _ask_person_after_page_is_turned(self, decision: Decision) -> None:
        """Asks a person. A list or a secret is shown only after the page has been turned."""
        covered = len(self._page_feed.seats_of_persons) > 1 and is_secret(decision)
        if (covered or is_shown_as_list(decision)) and self._page_feed.has_unread_passages:
            self._show_page_turn_prompt()
            return
        if covered:
            await self.show_handover_screen_if_shared(decision.seat, handover_message_key(decision))
        self._decision = decision
        self._list_shown = is_shown_as_list(decision)
        self.paint()
        self.show_new_introduction_remarks()

    def show_table_after_undo(self, events_shown: int) -> None:  # noqa: ARG002 (the page feed knows what was shown)
        self._decision, self._page_to_turn, self._notice = None, False, ""
        self._page_feed.mark_choice_made()
        self._play_until_person_must_choose()

    # Lists and overlays

    @property
    def _spectator_board(self) -> Board:
        return self._table.view(None).board

    @property
    def _seat_to_look_up(self) -> str:
        """The seat to look up first: the one that is asked, or else the one whose turn it is."""
        if self.decision is not None:
            return self.decision.seat
        return self._spectator_board.seat or self._table.opening.seats[0]

    def action_move_mark_or_scroll(self, steps: int) -> None:
        self._clear_notice_if_shown()
        if self._list_shown:
            self.query_one(ChoiceList).move_mark(steps)
        else:
            page_view = self.query_one(PageView)
            if abs(steps) == 1:
                page_view.scroll_lines(steps)
            else:
                page_view.scroll_pages(1 if steps > 0 else -1)

    def action_begin_search(self) -> None:
        if self.decision is not None and is_shown_as_list(self.decision):
            self._set_list_visible(shown=True)
            self.query_one(ChoiceList).begin_search()

    def action_toggle_list(self) -> None:
        if self.decision is not None and is_shown_as_list(self.decision):
            self._set_list_visible(shown=not self._list_shown)

    def _set_list_visible(self, *, shown: bool) -> None:
        self._list_shown, self._notice = shown, ""
        self.paint()

    def action_show_map(self) -> None:
        self.app.push_screen(
            make_map_sheet(
                self.app.nights_texts, self._spectator_board, names_by_seat(self._table), self._concerned_seat
            )
        )

    @property
    def _concerned_seat(self) -> str:
        return concerned_seat(self.decision) if self.decision is not None else self._seat_to_look_up

    def action_show_hero_items(self) -> None:
        self.app.push_screen(
            make_hero_items_sheet(
                self.app.nights_texts, self._spectator_board, names_by_seat(self._table), self._concerned_seat
            )
        )

    def action_show_own_targets(self) -> None:
        if not self.is_dialog_already_opening("goal"):
            self._show_own_targets()

    @work(group="goal")
    async def _show_own_targets(self) -> None:
        """Shows a player's own targets, after a handover if others share the keyboard."""
        nights_texts, names = self.app.nights_texts, names_by_seat(self._table)
        seat = (
            self._seat_to_look_up
            if self._seat_to_look_up in self._page_feed.seats_of_persons
            else self._page_feed.seats_of_persons[0]
        )
        target = self._table.view(seat).board.target
        if target is None or not target.destiny + target.story:
            self._show_notice("nights-no-goal")
            return
        await self.show_handover_screen_if_shared(seat, "screen-secret-goal")
        await self.app.push_screen_wait(make_targets_sheet(nights_texts, names[seat], target))

    async def show_handover_screen_if_shared(self, seat: str, message_key: str) -> None:
        """Shows the handover screen, if several persons share the keyboard."""
        if len(self._page_feed.seats_of_persons) > 1:
            name = names_by_seat(self._table)[seat]
            await self.app.push_screen_wait(HandoverScreen(self.app.nights_texts, name, message_key))

    def option_label_without_stop(self, decision: Decision, option: str) -> str:
        sex = hero_of_decision(decision, self._spectator_board).sex
        return self.app.nights_texts.sentences.option_label(decision, option, names_by_seat(self._table), sex)

    def action_show_journal(self) -> None:
        journal = Content(self._page_feed.journal_text())
        self.app.push_screen(Sheet(self.app.nights_texts.localizer, "screen-journal", journal, end=True))

    def action_show_rules(self) -> None:
        self.app.push_screen(make_rules_sheet(self.app.nights_texts, self.decision))

    def action_confirm_leave(self) -> None:
        choice_list = self.query_one(ChoiceList)
        if choice_list.is_searching:
            choice_list.end_search()
        else:
            super().action_confirm_leave()

    # Display

    def _show_notice(self, key: str) -> None:
        self.show_notice(self.app.nights_texts.say(key))

    def _clear_notice_if_shown(self) -> None:
        """Clears the notice at the next key."""
        if self._notice:
            self._notice = ""
            self._paint_prompt(self.decision, self._spectator_board)

    def paint_in_current_language(self) -> None:
        self._notice = ""
        self._page_feed.change_language(self.app.nights_texts)
        self.paint()

    def paint(self) -> None:
        nights_texts, names, board = self.app.nights_texts, names_by_seat(self._table), self._spectator_board
        view = self._table.view(None)
        self.app.set_theme_for_time_of_day(board.time)
        page_view, choice_list = self.query_one(PageView), self.query_one(ChoiceList)
        page_view.display, choice_list.display = not self._list_shown, self._list_shown
        decision = self.decision
        if self._list_shown and decision is not None:
            choices, numbers = (
                labelled_choices(decision, board, names, nights_texts),
                decision.kind in NUMBER_KINDS,
            )
            none = nights_texts.say("screen-none-found")
            rule = nights_texts.sentences.rule_for_decision(decision)
            choice_list.offer_choices(choices, numbers=numbers, text_if_none=none, hint=rule)
        else:
            page_view.show(*self._page_feed.page_and_first_new_passage(decision))
        page = self._page_feed.page.seat
        at_turn = msgspec.structs.replace(board, seat=page, reader=page) if self._page_to_turn else board
        for heroes in self.query(Heroes):
            heroes.show(HeroesState(at_turn, view.sitters, names, nights_texts))
        self.query_one(LogView).show_sentences(*self._page_feed.recent_sentences_and_first_new())
        self._paint_prompt(decision, board)
        self.query_one("#header", Static).update(
            header_line(at_turn, names, nights_texts, self.size.width - 2)
        )
        self.query_one("#footer", Static).update(footer_line(nights_texts, self.size.width - 2))

    def _paint_prompt(self, decision: Decision | None, board: Board) -> None:
        ask, nights_texts, names = (
            self.query_one(NightsPrompt),
            self.app.nights_texts,
            names_by_seat(self._table),
        )
        if self._page_to_turn:
            ask.show_page_turn(nights_texts, self._notice, at_end=self.query_one(PageView).is_at_end)
        elif decision is None:
            ask.show_waiting(nights_texts, self._notice)
        else:
            question = nights_texts.sentences.question_text(
                decision, names, hero_of_decision(decision, board).sex
            )
            choices = labelled_choices(decision, board, names, nights_texts)
            at_end = self.query_one(PageView).is_at_end or is_shown_as_list(decision)
            ask.show_question(
                question,
                decision,
                choices,
                nights_texts,
                self._notice,
                listed=self._list_shown,
                at_end=at_end,
            )
