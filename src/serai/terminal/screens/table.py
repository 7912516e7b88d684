"""The table, whatever is played on it: a choice is kept, taken back, advised, or left for another day."""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.screen import Screen

from serai.locales.refusals import say_refusal
from serai.locales.speaker import names_of
from serai.table import Decision, Refused
from serai.terminal.hinting import hint_for
from serai.terminal.remarking import Storyteller
from serai.terminal.screens.dialogs import YesOrNo, hint_sheet, takeback_question
from serai.terminal.screens.remarks import show_remarks
from serai.terminal.setup import NotKept, OpenTable

if TYPE_CHECKING:
    from serai.terminal.app import TableApp


class TableScreen(Screen[None]):
    """A game lays its table out, asks its questions, and paints how things stand."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("q,escape", "leave", show=False),
    ]
    app: "TableApp"

    def __init__(self, opened: OpenTable) -> None:
        super().__init__()
        self.opened = opened
        self._table = opened.table
        self._notice = ""
        """What is said in place of the question, or beside it, until the next key."""
        self._thinking = asyncio.Lock()
        """Held while a bot thinks or the others are asked: nothing else moves the table meanwhile."""
        self._storyteller = Storyteller(opened)

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """What a person at this keyboard must choose now."""

    @abstractmethod
    def paint(self) -> None:
        """Shows how things stand, in the language of the app."""

    @abstractmethod
    def label_of(self, decision: Decision, option: str) -> str:
        """What an option means, without a full stop."""

    @abstractmethod
    def go_on_after_undo(self, told: int) -> None:
        """Shows the table after a choice was taken back, or was not; so many events were told before."""

    async def cover(self, seat: str, what: str) -> None:
        """Hides what only one player may know until that player has the keyboard."""

    @abstractmethod
    def show_language(self) -> None: ...

    def on_resize(self) -> None:
        self.call_after_refresh(self._fit)

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        if self.is_current:  # another screen may have taken its place meanwhile
            self.paint()

    def show_notice(self, sentence: str) -> None:
        self._notice = sentence
        self.paint()

    def remark(self, told: int | None = None) -> None:
        """Shows what an introduction remarks once so many events have been told (None: all of them)."""
        show_remarks(self.app, self._storyteller, self.app.language, told)

    def kept(self) -> bool:
        """Writes down what was chosen; where that cannot be done, the app gives up."""
        try:
            self.opened.save()
        except NotKept as lost:
            self.app.give_up(lost)
            return False
        return True

    # Undo

    def action_undo(self) -> None:
        """Takes back the last choice that a person at this keyboard made."""
        if not self.under_way("undo"):
            self._undo()

    @work(group="undo")
    async def _undo(self) -> None:
        seat = self._table.last_person() or next(iter(self._table.decisions), None)
        if seat is None:
            return
        async with self._thinking:
            told = self._table.view(None).events
            try:
                self._table.undo(seat)
            except Refused as refused:
                self.show_notice(say_refusal(refused, self.app.speaker.language, names_of(self._table)))
                return
            takeback = self._table.takeback
            if takeback is not None:
                await self._ask_the_others(takeback.waiting, seat)
            if not self.kept():
                return
        self.go_on_after_undo(told)

    async def _ask_the_others(self, others: Sequence[str], seat: str) -> None:
        names = names_of(self._table)
        asked = takeback_question(self.app.speaker, names[seat], [names[other] for other in others])
        agree = await self.app.push_screen_wait(asked)
        for other in others if agree else others[:1]:
            self._table.answer_takeback(other, agree=agree)

    # Advice

    def action_hint(self) -> None:
        if not self.under_way("hint"):
            self._hint()

    @work(group="hint")
    async def _hint(self) -> None:
        """Shows what a good player would do now, and why."""
        decision, speaker, names = self.decision, self.app.speaker, names_of(self._table)
        try:
            hint = await asyncio.to_thread(hint_for, self.opened, decision.seat if decision else "")
        except Refused as refused:
            self.show_notice(say_refusal(refused, speaker.language, names))
            return
        if decision is None or decision is not self.decision:
            return  # the table has gone on meanwhile
        await self.cover(decision.seat, "screen-secret-hint")
        reason = speaker.hint(hint.reason, hint.args, names)
        sheet = hint_sheet(speaker, self.label_of(decision, hint.option), reason)
        await self.app.push_screen_wait(sheet)

    # Leaving

    def action_leave(self) -> None:
        if not self.under_way("leave"):
            self._leave()

    @work(group="leave")
    async def _leave(self) -> None:
        say, record = self.app.speaker.say, self.opened.record
        kept = say("screen-quit-kept", file=str(record)) if record else say("screen-quit-lost")
        if await self.app.push_screen_wait(YesOrNo(self.app.speaker, say("screen-quit"), kept)):
            self.app.exit()

    def under_way(self, group: str) -> bool:
        """Whether a question of this kind is about to be asked: a second key must not ask it twice."""
        return any(worker.group == group for worker in self.app.workers)
