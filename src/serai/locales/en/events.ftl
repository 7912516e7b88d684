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
event-seated-left = { $name } leaves the table; { $bot } plays on.
event-seated-handed = { $name } lets { $bot } take over.
event-seated-back = { $name } is back.
event-seated-clock = { $name } has run out of time; { $bot } plays on.
event-seated-away = { $name } is away; { $bot } plays on.
event-seated-removed = { $name } was removed from the table; { $bot } plays on.
event-seated-renamed = { $seat } is called { $name } from now on.
event-rules-changed = The rules were updated during this turn; the game goes on with the new ones.
event-what-if = { $turn ->
    [0] What if? Another game is played again from its set-up, with new dice.
   *[other] What if? Another game is played on from turn { $turn }, with new dice.
}
event-undone = { $agreed ->
    [yes] { $seat } undoes the last choice, and the others agree.
   *[no] { $seat } undoes the last choice.
}
