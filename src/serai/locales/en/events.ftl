# What happens at a table

event-only-option = { $seat } has only one choice: { $option }.
event-seated = { $bot ->
    [no] { $name } sits down at the table.
   *[other] { $name }, { $bot }, sits down at the table.
}
event-seated-for = { $bot ->
    [no] { $name } sits down to play for { $seat }.
   *[other] { $name }, { $bot }, sits down to play for { $seat }.
}
event-seated-left = { $name } gets up; { $bot } plays on.
event-seated-handed = { $name } lets { $bot } play on.
event-seated-back = { $name } is back.
event-seated-clock = { $name } has run out of time; { $bot } plays on.
event-seated-away = { $name } is away; { $bot } plays on.
event-seated-removed = { $name } has been sent away; { $bot } plays on.
event-seated-renamed = { $seat } is called { $name } from now on.
event-rules-changed = The rules have been mended since this turn began; the game goes on from there.
event-what-if = { $turn ->
    [0] What if? Another game is taken up from its set-up, with new dice.
   *[other] What if? Another game is taken up from its turn { $turn }, with new dice.
}
event-undone = { $agreed ->
    [yes] { $seat } takes the last choice back, and the table agrees.
   *[no] { $seat } takes the last choice back.
}
