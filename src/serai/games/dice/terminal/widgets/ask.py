"""The question of the moment, and the keys that answer it."""

from textual.content import Content
from textual.widgets import Static

from serai.games.dice.faces import DICE
from serai.games.dice.terminal.scene import Scene
from serai.locales.speaker import Speaker
from serai.locales.texts import Names
from serai.table import Decision
from serai.terminal.widgets.keys import NARROW, Choices, keys_lines


class DiceAsk(Static):
    def ask(self, decision: Decision, scene: Scene, speaker: Speaker, names: Names, notice: str) -> None:
        """Asks; a notice, if there is one, stands where the question stood."""
        question = Content.styled(notice or speaker.question(decision, names), "bold $gold")
        if decision.kind == "keep":
            choices = _rolling(scene, speaker)
        else:
            choices = [
                (key, _words(decision, option, speaker, names)) for key, option in keys_of(scene, decision)
            ]
        self._show(question, choices)

    def look_on(self, scene: Scene, speaker: Speaker, names: Names, notice: str) -> None:
        """Says who plays, or what came of a turn, while nobody at this keyboard is asked anything."""
        seat = scene.board.seat
        playing = speaker.say("screen-bot-plays", name=scene.name(seat))
        sentence = notice or (speaker.event(scene.news, names) if scene.news else playing)
        hurry = "screen-hurry" if scene.sitters[seat].bot else "screen-go-on"
        self._show(Content.styled(sentence, "bold"), [(speaker.say("screen-enter"), speaker.say(hurry))])

    def _show(self, sentence: Content, choices: Choices) -> None:
        width = self.content_size.width or NARROW
        self.update(Content("\n").join([sentence, *keys_lines(choices, width)]))


def keys_of(scene: Scene, decision: Decision) -> list[tuple[str, str]]:
    """The key of each option: a card's place in the row, or simply its number."""
    row = [slot.card for slot in scene.board.row]
    if decision.kind == "take":
        return [(str(row.index(option) + 1), option) for option in decision.options]
    return [(str(number), option) for number, option in enumerate(decision.options, 1)]


def _words(decision: Decision, option: str, speaker: Speaker, names: Names) -> str:
    """What an option means; of a card in the row the name is enough, the rest is written on it."""
    if decision.kind == "take":
        return speaker.card(option).name
    return speaker.option(decision, option, names)


def _rolling(scene: Scene, speaker: Speaker) -> Choices:
    again = DICE - len(scene.tray)
    choices = [(f"1–{DICE}", speaker.say("screen-keep"))]
    if again:
        choices.append((speaker.say("screen-enter"), speaker.say("screen-roll", count=again)))
    return [*choices, ("s", speaker.say("screen-stop"))]
