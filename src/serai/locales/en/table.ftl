# What every table says, whatever is played on it.

points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
chance-rounded = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
list = { $before } and { $last }
level-random = a bot that plays at random
    .many = random
    .one = random
    .about = Makes random choices: good for a first game.

## On the screen, in the terminal and in the browser

screen-met = met
screen-no-cards = no cards yet
screen-rolls-left = { $count ->
    [0] no rolls left
    [one] 1 roll left
   *[other] { $count } rolls left
}
screen-roll = { $count ->
    [one] roll the other die
    [6] roll all six
   *[other] roll the other { $count }
}
screen-stop = stop here
screen-bot-plays = { $name } is playing.
screen-hurry = skip to your turn
screen-kind-place = Places
screen-kind-penalty = Villains

## Taking a choice back

takeback-asked = { $seat } would like to undo a choice.
takeback-refused = { $seat }’s choice stays as it is.
