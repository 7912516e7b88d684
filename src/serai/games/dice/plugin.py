"""The plugin of King of Dice."""

from serai.plugin import RANDOM_BOT, Command, GamePlugin

PLUGIN = GamePlugin(
    rules="serai.games.dice.game:KingOfDice",
    first=True,
    options="serai.games.dice.state:Options",
    bots={
        "random": RANDOM_BOT,
        "squire": "serai.games.dice.bots.squire:choose",
        "king": "serai.games.dice.bots.king:choose",
        "emperor": "serai.games.dice.bots.emperor:choose",
    },
    hints="serai.games.dice.bots.hints:compute_hint",
    odds="serai.games.dice.bots.advice:best_and_kept_chances_of_cards",
    numbering="serai.games.dice.study.numbering:dice_numbering",
    batch="serai.games.dice.study.batch_encoding:open_batch",
    texts=(
        "serai.games.dice.locales:refusals",
        "serai.games.dice.locales:dice",
        "serai.games.dice.locales:terminal",
        "serai.games.dice.locales:screen",
        "serai.games.dice.locales:introduction",
        "serai.games.dice.locales:door",
    ),
    sentences="serai.games.dice.locales.sentences:DiceSentences",
    renderer="serai.games.dice.locales.renderer:DiceRenderer",
    stepwise=True,
    routes="serai.games.dice.routes:ROUTES",
    lines="serai.games.dice.terminal.lines:DiceLines",
    screen="serai.games.dice.terminal.app:run_dice",
    chronicle="serai.games.dice.chronicle:dice_chronicle",
    summary="serai.games.dice.summary:summarize_seat",
    statistics="serai.games.dice.statistics:count_game_statistics",
    turn_figures="serai.games.dice.turn_figures:DiceTurn",
    figure_titles="serai.games.dice.statistics:TITLES",
    commands={
        "odds": Command(
            "serai.games.dice.commands:print_odds_of_cards",
            "Print the exact chance of meeting each card of King of Dice.",
        )
    },
    introduction="serai.games.dice.introduction",
    rulebook="serai.games.dice.rulebook",
)
