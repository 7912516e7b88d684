"""The plugin of the game: its rules, its texts and a bot; everything else has the default."""

from serai.plugin import RANDOM_BOT, GamePlugin

PLUGIN = GamePlugin(
    rules="dates.rules:Dates",
    title={"en": "A bowl of dates", "fr": "Une coupe de dattes"},
    texts=("dates.words:dates",),
    bots={"random": RANDOM_BOT, "careful": "dates.bots:eat_one"},
)
