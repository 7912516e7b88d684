"""The table of the Nights: a leaf of the Book or of the map, the heroes, and one question at a time."""

import asyncio
from typing import TYPE_CHECKING, ClassVar

import msgspec
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from serai.bots import choice_of_bot, waiting_bot
from serai.games.nights.board import Board
from serai.games.nights.subjects import concerned
from serai.games.nights.terminal.screens.cover import Cover
from serai.games.nights.terminal.screens.sheets import PAGE, goal_sheet, map_sheet, rules_sheet, things_sheet
from serai.games.nights.terminal.secrets import cover_of, is_secret
from serai.games.nights.terminal.story import Story
from serai.games.nights.terminal.widgets.ask import NightsAsk
from serai.games.nights.terminal.widgets.heroes import Company, Heroes
from serai.games.nights.terminal.widgets.leaf import Leaf
from serai.games.nights.terminal.widgets.menu import Menu
from serai.games.nights.terminal.widgets.rim import footer, header
from serai.games.nights.words.choices import NUMBER_KINDS, choices_of, hero_of, is_list
from serai.locales.speaker import names_of
from serai.table import Decision
from serai.terminal.screens.dialogs import Sheet
from serai.terminal.screens.table import TableScreen
from serai.terminal.setup import OpenTable
from serai.terminal.widgets.tale import Tale

if TYPE_CHECKING:
    from serai.games.nights.terminal.app import NightsApp


class NightsTable(TableScreen):
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go", show=False),
        Binding("space", "turn_page", show=False),
        *(Binding(str(number), f"number({number})", show=False) for number in range(10)),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", f"move(-{PAGE})", show=False),
        Binding("pagedown", f"move({PAGE})", show=False),
        Binding("slash", "search", show=False),
        Binding("tab", "other_leaf", show=False, priority=True),
        Binding("m", "map", show=False),
        Binding("h", "heroes", show=False),
        Binding("g", "goal", show=False),
        Binding("j", "journal", show=False),
        Binding("question_mark", "rules", show=False),
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
                yield Leaf()
                yield Menu()
                yield NightsAsk(id="ask")
            with Vertical(id="side"):
                yield Heroes(id="heroes", classes="full")
                yield Tale()
        yield Static(id="footer")

    def on_mount(self) -> None:
        self._story = Story(self._table, self.app.voice)
        if self._table.journal:
            self._story.catch_up()
        self._go_on()

    @property
    def rests(self) -> bool:
        """Whether somebody must press a key before anything else happens."""
        return self._page_to_turn or self.decision is not None

    # Choosing

    def action_number(self, number: int) -> None:
        """A digit answers the question; where numbers are the answers, it begins one."""
        decision = self.decision
        if decision is None:
            return
        if not is_list(decision):
            choices = choices_of(decision, self._board, names_of(self._table), self.app.voice)
            if 1 <= number <= len(choices):
                self._choose(choices[number - 1].option)
        elif decision.kind in NUMBER_KINDS:
            self._show_list(shown=True)
            self.query_one(Menu).begin_search(str(number))
        elif self._list_shown and (option := self.query_one(Menu).of_key(number)) is not None:
            self._choose(option)

    def action_go(self) -> None:
        """Turns the page; chooses what is marked, or what there is no other choice than."""
        decision = self.decision
        if self._page_to_turn:
            self.action_turn_page()
        elif decision is None:
            return
        elif not is_list(decision) and not self.query_one(Leaf).at_end:
            self.action_turn_page()
        elif len(decision.options) == 1:
            self._choose(decision.options[0])
        elif not is_list(decision):
            self._say("screen-press-number")
        elif not self._list_shown:
            self._show_list(shown=True)
        elif (option := self.query_one(Menu).option) is not None:
            self._choose(option)
        else:
            self._say("screen-mark-one")

    def action_turn_page(self) -> None:
        """What does not fit on the leaf is read before the page is turned."""
        leaf = self.query_one(Leaf)
        self._hush()
        if not self._page_to_turn or not leaf.at_end:
            leaf.turn(1)
        else:
            self._page_to_turn = False
            self._story.leave_read()
            self._go_on()

    def on_leaf_scrolled(self) -> None:
        self._paint_ask(self.decision, self._board)

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        if self.decision is not None:
            self._choose(chosen.option)

    def _choose(self, option: str) -> None:
        decision = self.decision
        if decision is None:
            return
        self._table.choose(decision.seat, option)
        # What is answered is asked no more: another key may come before the game goes on.
        self._decision = None
        self._notice = ""
        self.query_one(Menu).end_search()
        self._story.choose()
        if self.kept():
            self._go_on()

    # The game goes on

    @work(exclusive=True, group="game")
    async def _go_on(self) -> None:
        """Tells what came of a choice, lets the bots play, and stops at a page to read or a person to ask."""
        while True:
            if not self._story.tell_on():
                self.remark(self._story.told)
                self._await_page()
                return
            if self._table.outcome is not None:
                self.remark()
                self.app.end(self.opened)
                return
            if (bot := waiting_bot(self._table)) is None:
                break
            async with self._thinking:
                option = await asyncio.to_thread(choice_of_bot, self._table, bot)
                self._table.choose(bot, option)
                if not self.kept():
                    return
        await self._ask(self._table.decisions[self._table.waiting[0]])

    def _await_page(self) -> None:
        self._page_to_turn = True
        self._list_shown = False
        self.paint()

    async def _ask(self, decision: Decision) -> None:
        """Asks; a list or a secret waits until the page before it is turned."""
        covered = len(self._story.persons) > 1 and is_secret(decision)
        if (covered or is_list(decision)) and self._story.unread:
            self._await_page()
            return
        if covered:
            await self.cover(decision.seat, cover_of(decision))
        self._decision = decision
        self._list_shown = is_list(decision)
        self.paint()
        self.remark()

    def go_on_after_undo(self, told: int) -> None:  # noqa: ARG002 (the story knows what was told)
        self._decision, self._page_to_turn, self._notice = None, False, ""
        self._story.choose()
        self._go_on()

    # Looking things up

    @property
    def _board(self) -> Board:
        return self._table.view(None).board

    @property
    def _seat(self) -> str:
        """Whose things one looks up first: who is asked, else who is at turn."""
        if self.decision is not None:
            return self.decision.seat
        return self._board.seat or self._table.opening.seats[0]

    def action_move(self, steps: int) -> None:
        self._hush()
        if self._list_shown:
            self.query_one(Menu).move(steps)
        else:
            leaf = self.query_one(Leaf)
            if abs(steps) == 1:
                leaf.scroll_lines(steps)
            else:
                leaf.turn(1 if steps > 0 else -1)

    def action_search(self) -> None:
        if self.decision is not None and is_list(self.decision):
            self._show_list(shown=True)
            self.query_one(Menu).begin_search()

    def action_other_leaf(self) -> None:
        if self.decision is not None and is_list(self.decision):
            self._show_list(shown=not self._list_shown)

    def _show_list(self, *, shown: bool) -> None:
        self._list_shown, self._notice = shown, ""
        self.paint()

    def action_map(self) -> None:
        self.app.push_screen(map_sheet(self.app.voice, self._board, names_of(self._table), self._hero_seat))

    @property
    def _hero_seat(self) -> str:
        return concerned(self.decision) if self.decision is not None else self._seat

    def action_heroes(self) -> None:
        self.app.push_screen(
            things_sheet(self.app.voice, self._board, names_of(self._table), self._hero_seat)
        )

    def action_goal(self) -> None:
        if not self.under_way("goal"):
            self._goal()

    @work(group="goal")
    async def _goal(self) -> None:
        """Shows a player's own goal, behind a cover where others sit here too."""
        voice, names = self.app.voice, names_of(self._table)
        seat = self._seat if self._seat in self._story.persons else self._story.persons[0]
        target = self._table.view(seat).board.target
        if target is None or not target.destiny + target.story:
            self._say("nights-no-goal")
            return
        await self.cover(seat, "screen-secret-goal")
        await self.app.push_screen_wait(goal_sheet(voice, names[seat], target))

    async def cover(self, seat: str, what: str) -> None:
        """Needed only where several persons share the keyboard."""
        if len(self._story.persons) > 1:
            name = names_of(self._table)[seat]
            await self.app.push_screen_wait(Cover(self.app.voice, name, what))

    def label_of(self, decision: Decision, option: str) -> str:
        sex = hero_of(decision, self._board).sex
        return self.app.voice.sentences.option(decision, option, names_of(self._table), sex)

    def action_journal(self) -> None:
        journal = Content(self._story.journal())
        self.app.push_screen(Sheet(self.app.voice.speaker, "screen-journal", journal, end=True))

    def action_rules(self) -> None:
        self.app.push_screen(rules_sheet(self.app.voice, self.decision))

    def action_leave(self) -> None:
        menu = self.query_one(Menu)
        if menu.searching:
            menu.end_search()
        else:
            super().action_leave()

    # Showing

    def _say(self, key: str) -> None:
        self.show_notice(self.app.voice.say(key))

    def _hush(self) -> None:
        """What was said about one key is over with the next."""
        if self._notice:
            self._notice = ""
            self._paint_ask(self.decision, self._board)

    def show_language(self) -> None:
        self._notice = ""
        self._story.speak(self.app.voice)
        self.paint()

    def paint(self) -> None:
        voice, names, board = self.app.voice, names_of(self._table), self._board
        view = self._table.view(None)
        self.app.show_time(board.time)
        leaf, menu = self.query_one(Leaf), self.query_one(Menu)
        leaf.display, menu.display = not self._list_shown, self._list_shown
        decision = self.decision
        if self._list_shown and decision is not None:
            choices, numbers = choices_of(decision, board, names, voice), decision.kind in NUMBER_KINDS
            none = voice.say("screen-none-found")
            menu.offer(choices, numbers=numbers, none=none, hint=voice.things.moment(decision))
        else:
            leaf.show(*self._story.shown_to(decision))
        page = self._story.page.seat
        at_turn = msgspec.structs.replace(board, seat=page, reader=page) if self._page_to_turn else board
        for heroes in self.query(Heroes):
            heroes.show(Company(at_turn, view.sitters, names, voice))
        self.query_one(Tale).tell(*self._story.log())
        self._paint_ask(decision, board)
        self.query_one("#header", Static).update(header(at_turn, names, voice, self.size.width - 2))
        self.query_one("#footer", Static).update(footer(voice, self.size.width - 2))

    def _paint_ask(self, decision: Decision | None, board: Board) -> None:
        ask, voice, names = self.query_one(NightsAsk), self.app.voice, names_of(self._table)
        if self._page_to_turn:
            ask.turn_page(voice, self._notice, at_end=self.query_one(Leaf).at_end)
        elif decision is None:
            ask.wait(voice, self._notice)
        else:
            question = voice.sentences.question(decision, names, hero_of(decision, board).sex)
            choices = choices_of(decision, board, names, voice)
            at_end = self.query_one(Leaf).at_end or is_list(decision)
            ask.ask(question, decision, choices, voice, self._notice, listed=self._list_shown, at_end=at_end)
