"""King of Dice as Serai finds it."""

from serai.plugin import RANDOM_BOT, GamePlugin

PLUGIN = GamePlugin(
    rules="serai.games.dice.game:KingOfDice",
    bots={
        "random": RANDOM_BOT,
        "squire": "serai.bots.dice.squire:choose",
        "king": "serai.bots.dice.king:choose",
        "emperor": "serai.bots.dice.emperor:choose",
    },
    hints="serai.bots.dice.hints:hint",
    odds="serai.bots.dice.advice:advise",
    texts=("dice",),
    sentences="serai.locales.dice_sentences:DiceSentences",
    lines="serai.terminal.dice.lines:DiceLines",
    screen="serai.terminal.dice.app:run_dice",
    chronicle="serai.chronicle.dice:dice_chronicle",
    summary="serai.games.dice.summary:summarise",
    statistics="serai.bots.simulation.dice:count",
    introduction="serai.introductions",
)
