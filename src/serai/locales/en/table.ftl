# What every table says, whatever is played on it.

points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
list = { $before } and { $last }
level-random = a carefree bot
    .many = carefree
    .one = carefree
    .about = Takes whatever comes along: good for a first evening.

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

takeback-asked = { $seat } would like to take a choice back.
takeback-refused = { $seat }’s choice stands.
