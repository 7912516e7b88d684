"""The table screen of every game: saving, undo, hints and quitting."""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.screen import Screen

from serai.locales.localizer import names_by_seat
from serai.locales.refusals import say_refusal
from serai.table import Decision, Refused
from serai.terminal.hints import compute_hint_for_seat
from serai.terminal.remark_feed import IntroductionRemarkFeed
from serai.terminal.screens.dialogs import YesOrNo, make_hint_sheet, make_takeback_dialog
from serai.terminal.screens.remarks import show_introduction_remarks
from serai.terminal.setup import OpenTable, SaveFailed

if TYPE_CHECKING:
    from serai.terminal.app import TableApp


class TableScreen(Screen[None]):
    """The base class of a game's table screen; the game adds layout and questions."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "show_hint", show=False),
        Binding("u", "undo_last_choice", show=False),
        Binding("q,escape", "confirm_leave", show=False),
    ]
    app: "TableApp"

    def __init__(self, opened: OpenTable) -> None:
        super().__init__()
        self.opened = opened
        self._table = opened.table
        self._notice = ""
        """A message shown with the question until the next key."""
        self._thinking = asyncio.Lock()
        """Held while a bot thinks or a dialog is open, so that nothing else changes the table."""
        self._remark_feed = IntroductionRemarkFeed(opened)

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The open decision of a person at this keyboard."""

    @abstractmethod
    def paint(self) -> None:
        """Draws the table in the language of the app."""

    @abstractmethod
    def option_label_without_stop(self, decision: Decision, option: str) -> str:
        """The label of an option, without a full stop."""

    @abstractmethod
    def show_table_after_undo(self, events_shown: int) -> None:
        """Draws the table after an undo or a refused one; `events_shown` events were shown before."""

    async def show_handover_screen_if_shared(self, seat: str, message_key: str) -> None:
        """Hides private information until its player has the keyboard."""

    @abstractmethod
    def paint_in_current_language(self) -> None: ...

    def on_resize(self) -> None:
        self.call_after_refresh(self._paint_if_current)

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self._paint_if_current)

    def _paint_if_current(self) -> None:
        if self.is_current:  # another screen may have replaced it
            self.paint()

    def show_notice(self, sentence: str) -> None:
        self._notice = sentence
        self.paint()

    def show_new_introduction_remarks(self, events_shown: int | None = None) -> None:
        """Shows the new remarks of an introduction after `events_shown` events (None: all of them)."""
        show_introduction_remarks(self.app, self._remark_feed, self.app.language, events_shown)

    def try_to_save_or_quit(self) -> bool:
        """Saves the game. If that fails, quits the app and returns False."""
        try:
            self.opened.save()
        except SaveFailed as lost:
            self.app.exit_and_report_save_failure(lost)
            return False
        return True

    # Undo

    def action_undo_last_choice(self) -> None:
        """Undoes the last choice of a person at this keyboard."""
        if not self.is_dialog_already_opening("undo"):
            self._undo_last_choice()

    @work(group="undo")
    async def _undo_last_choice(self) -> None:
        seat = self._table.last_human_seat() or next(iter(self._table.decisions), None)
        if seat is None:
            return
        async with self._thinking:
            told = self._table.view(None).events
            try:
                self._table.undo(seat)
            except Refused as refused:
                self.show_notice(
                    say_refusal(refused, self.app.localizer.language, names_by_seat(self._table))
                )
                return
            takeback = self._table.takeback
            if takeback is not None:
                await self._ask_for_takeback(takeback.waiting, seat)
            if not self.try_to_save_or_quit():
                return
        self.show_table_after_undo(told)

    async def _ask_for_takeback(self, others: Sequence[str], seat: str) -> None:
        names = names_by_seat(self._table)
        asked = make_takeback_dialog(self.app.localizer, names[seat], [names[other] for other in others])
        agree = await self.app.push_screen_wait(asked)
        for other in others if agree else others[:1]:
            self._table.answer_takeback(other, agree=agree)

    # Hints

    def action_show_hint(self) -> None:
        if not self.is_dialog_already_opening("hint"):
            self._show_hint()

    @work(group="hint")
    async def _show_hint(self) -> None:
        decision, localizer, names = self.decision, self.app.localizer, names_by_seat(self._table)
        try:
            hint = await asyncio.to_thread(
                compute_hint_for_seat, self.opened, decision.seat if decision else ""
            )
        except Refused as refused:
            self.show_notice(say_refusal(refused, localizer.language, names))
            return
        if decision is None or decision is not self.decision:
            return  # the table has changed
        await self.show_handover_screen_if_shared(decision.seat, "screen-secret-hint")
        reason = localizer.hint_sentence(hint.reason, hint.args, names)
        sheet = make_hint_sheet(localizer, self.option_label_without_stop(decision, hint.option), reason)
        await self.app.push_screen_wait(sheet)

    # Leaving

    def action_confirm_leave(self) -> None:
        if not self.is_dialog_already_opening("leave"):
            self._confirm_leave()

    @work(group="leave")
    async def _confirm_leave(self) -> None:
        say, record = self.app.localizer.say, self.opened.record
        kept = say("screen-quit-kept", file=str(record)) if record else say("screen-quit-lost")
        if await self.app.push_screen_wait(YesOrNo(self.app.localizer, say("screen-quit"), kept)):
            self.app.exit()

    def is_dialog_already_opening(self, group: str) -> bool:
        """Whether a dialog of this kind is already opening, so that a second key does not open another."""
        return any(worker.group == group for worker in self.app.workers)
