"""The kinds of decisions in the Nights with their options, and the random streams."""

ROLLED_FOR = (
    "beloved",
    "chart",
    "city-card",
    "contest",
    "dream",
    "first",
    "homecoming",
    "jailer",
    "lover",
    "pursuit",
    "spell",
    "tale",
)
"""The purposes for which a six-sided die is rolled."""
STREAMS = ("d6", "destiny", "encounter", "treasure", "quest", "fate", "base")
"""`fate` draws heroes and random skills, and replaces the other players in a solo game. `base` decides among
the bases of a cell that were heard equally often (N7.13).
"""
DESTINY_FACES = ("-", "blank", "+")

QUESTIONS = {
    "goal": "`goal:12-8`: the targets for destiny and for story",
    "skill": "the id of a skill to take",
    "start": "what may be done before moving: `rest`, all of `end` but selling and giving up, or `done`",
    "player": "the name of another seat, or `done` where one may also name nobody",
    "move": "`stay`, or `move:damascus`",
    "lost": "`badly-lost` or `draw`",
    "card": "the id of the encounter card to keep, where several are drawn",
    "number": "`1`–`6`, or `2`–`12` for two dice: the result to use; a blessed hero may also `roll`",
    "entry": "`1`–`12`: the entry of the chart",
    "reaction": "the id of a reaction, or of a choice in a Place of Power",
    "master": "`roll`, or `master:piety` (`master:piety:2`, the second of three, where several qualify)",
    "section": "the id of a section: `no-skill`, `piety`, `accursed`",
    "award": "`accept`, and what statuses allow: `reject` (determined), `reroll` (respected)",
    "page": "`turn-page`",
    "offer": "`accept` or `refuse`",
    "trade": "`accept` or `refuse`",
    "choose": "`first` or `second`",
    "may-lose": "`accept` or `refuse`",
    "lose": "`lose:destiny` or `lose:story`",
    "lose-skill": "the id of a skill",
    "lose-status": "the id of a status, or `done` where one may also keep them",
    "lose-treasure": "the id of a treasure",
    "space": "the id of a space",
    "place": "the id of a space, for another hero",
    "city": "the id of a city to mark",
    "homecoming": "`roll` or `go-on`",
    "keep": "`keep` or `discard`",
    "retell": "`yes` or `no`",
    "vote": "`yes` or `no`",
    "city-card": "`play:bantus`, a gift, payment or swap as in `end`, or `done`",
    "gift": "`agree` or `decline`",
    "end": "`sell:seal-ring`, `give:Bo:magic`, `pay:diseased:Bo`, `swap:on-pilgrimage`, `give-up`, or `done`"
    "; `pay:under-geas` stands also among the options of other questions of the own turn",
    "use": "`use:ebony-horse`, or `done`",
    "treasure": "the id of the treasure to keep of two",
    "face": "`-`, `blank` or `+`: the face of the destiny die",
    "time": "`morning`, `noon` or `night`: the time by which a card is read",
    "patient": "`Bo:wounded`: who is healed of what, or `done`",
    "quest": "the id of the quest to keep of two",
    "quest-place": "the id of a space, for another hero's quest",
    "declare": "`declare` or `go-on`; `go-on` alone where the goal is not reached, which nobody else learns",
}
