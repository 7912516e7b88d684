"""King of Dice as Serai finds it."""

from serai.plugin import RANDOM_BOT, GamePlugin

PLUGIN = GamePlugin(
    rules="serai.games.dice.game:KingOfDice",
    bots={
        "random": RANDOM_BOT,
        "squire": "serai.games.dice.bots.squire:choose",
        "king": "serai.games.dice.bots.king:choose",
        "emperor": "serai.games.dice.bots.emperor:choose",
    },
    hints="serai.games.dice.bots.hints:hint",
    odds="serai.games.dice.bots.advice:advise",
    texts=("serai.games.dice.words:dice",),
    sentences="serai.games.dice.words.sentences:DiceSentences",
    lines="serai.terminal.dice.lines:DiceLines",
    screen="serai.terminal.dice.app:run_dice",
    chronicle="serai.chronicle.dice:dice_chronicle",
    summary="serai.games.dice.summary:summarise",
    statistics="serai.games.dice.statistics:count",
    introduction="serai.introductions",
)
