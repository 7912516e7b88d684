"""The Thousand and One Nights as Serai finds them."""

from serai.plugin import GamePlugin

PLUGIN = GamePlugin(
    rules="serai.games.nights:Nights",
    bots={
        "wanderer": "serai.bots.nights.wanderer:choose",
        "traveller": "serai.bots.nights.traveller:choose",
        "sage": "serai.bots.nights.sage:choose",
    },
    hints="serai.bots.nights.hints:hint",
    texts=("nights",),
    sentences="serai.locales.nights.sentences:NightsSentences",
    teller="serai.locales.nights.telling:Teller",
    lines="serai.terminal.nights.lines:NightsLines",
    screen="serai.terminal.nights.app:run_nights",
    chronicle="serai.chronicle.nights:nights_chronicle",
    summary="serai.games.nights.summary:summarise",
    statistics="serai.bots.simulation.nights:count",
    introduction="serai.introductions",
)
