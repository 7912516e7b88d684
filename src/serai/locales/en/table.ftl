# What every table says, whatever is played on it.

points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
list = { $before } and { $last }
level-random = a carefree bot
level-king = a bot that calculates
sealed-dice = The dice are sealed. Their seal: { $commitment }
open-dice = Open dice: they follow from the seed { $seed }.

## What happens at a table

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
event-undone = { $agreed ->
    [yes] { $seat } takes the last choice back, and the table agrees.
   *[no] { $seat } takes the last choice back.
}
takeback-asked = { $seat } would like to take a choice back.
takeback-refused = { $seat }’s choice stands.

## What cannot be done

refused-option = “{ $option }” is not possible for { $seat } right now.
refused-no-seat = Nobody called “{ $seat }” sits at this table.
refused-over = The game is over.
refused-not-now = It is not { $seat }’s turn to choose.
refused-asked-already = { $seat } is already asking to take a choice back.
refused-nothing-to-undo = { $seat } has no choice to take back.
refused-by-bots = The bots at this table take nothing back.
refused-not-asked = Nobody has asked { $seat } to agree to anything.
refused-seats = This game is for { $least } to { $most } players.
refused-same-name = Two players have the same name.
refused-name = “{ $seat }” will not do as a name: 1 to 30 characters, please, without colon or comma.
refused-first = “{ $seat }” cannot start; the seats are { $seats }.
refused-pack = This game is not played with the pack { $pack }.
refused-scripted = A script of chance is for open dice only: give a seed.
refused-in-use = { $file } is being played at another table.
refused-broken-seal = { $file } does not hold: its secret and its terms do not fit its seal.
