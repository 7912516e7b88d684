"""The plugin of the Thousand and One Nights."""

from serai.plugin import Command, GamePlugin

PLUGIN = GamePlugin(
    rules="serai.games.nights.game:Nights",
    options="serai.games.nights.state:Options",
    flags={"heroes": "hero"},
    bots={
        "wanderer": "serai.games.nights.bots.wanderer:choose",
        "traveller": "serai.games.nights.bots.traveller:choose",
        "sage": "serai.games.nights.bots.sage:choose",
    },
    hints="serai.games.nights.bots.hints:compute_hint",
    numbering="serai.games.nights.study.numbering:nights_numbering",
    texts=(
        "serai.games.nights.locales:refusals",
        "serai.games.nights.locales:nights",
        "serai.games.nights.locales:terminal",
        "serai.games.nights.locales:screen",
        "serai.games.nights.locales:introduction",
        "serai.games.nights.locales:door",
    ),
    sentences="serai.games.nights.locales.sentences:NightsSentences",
    renderer="serai.games.nights.locales.renderer:NightsRenderer",
    routes="serai.games.nights.routes:ROUTES",
    shipped_pack="serai.games.nights.packs:shipped_folder",
    lines="serai.games.nights.terminal.lines:NightsLines",
    screen="serai.games.nights.terminal.app:run_nights",
    chronicle="serai.games.nights.chronicle.chronicler:nights_chronicle",
    preview="serai.games.nights.link_preview:make_game_preview",
    summary="serai.games.nights.summary:summarize_seat",
    statistics="serai.games.nights.statistics:count_game_statistics",
    turn_figures="serai.games.nights.turn_figures:NightsTurn",
    figure_titles="serai.games.nights.statistics:TITLES",
    learning="serai.games.nights.bots.learning_command:SageLearning",
    bench="serai.games.nights.bench:measure_and_print_nights",
    commands={
        "book": Command(
            "serai.games.nights.commands:app", "Write a Book of Tales, have it checked, and print it."
        )
    },
    introduction="serai.games.nights.introduction",
    rulebook="serai.games.nights.rulebook",
)
