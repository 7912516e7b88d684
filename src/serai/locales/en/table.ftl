# What every table says, whatever is played on it.

points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
list = { $before } and { $last }
level-random = a carefree bot
level-random-about = Takes whatever comes along: good for a first evening.
level-squire = a bot in training
level-squire-about = Sets its heart on one card at a time, and often gets it: a fair match for a beginner.
level-king = a bot that calculates
level-king-about = Plays every turn as well as the dice allow, and knows what each card is worth.
level-emperor = a bot that calculates and watches
level-emperor-about = Calculates like a king, and keeps an eye on everyone’s stack and on the end of the game: the hardest to beat.
level-wanderer = a bot that wanders
level-wanderer-about = Goes where the wind blows and takes whatever comes: a companion for your first nights.
level-traveller = a bot that travels sensibly
level-traveller-about = Knows the map, its skills and its quest, and is home in time: a friendly rival.
level-sage = a bot that knows the tales
level-sage-about = Has heard thousands of tales and remembers how they tend to end: hard to outdo.
sealed-dice = The dice are sealed. Their seal: { $commitment }
open-dice = Open dice: they follow from the seed { $seed }.

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
event-what-if = { $turn ->
    [0] What if? Another game is taken up from its set-up, with new dice.
   *[other] What if? Another game is taken up from its turn { $turn }, with new dice.
}
event-undone = { $agreed ->
    [yes] { $seat } takes the last choice back, and the table agrees.
   *[no] { $seat } takes the last choice back.
}
takeback-asked = { $seat } would like to take a choice back.
takeback-refused = { $seat }’s choice stands.
hint-said = Advice: { $option }. { $reason }

## Ways to play that a table may agree on (N16)

game-option-goal = Points to reach
    .about = Everyone divides this many points in secret between destiny and story. 20 make an evening; fewer make a shorter one.
game-option-one-status = One status at a time
    .about = A new status drives out the old one, and of several in one award only the last counts.
game-option-random-skills = Skills by lot
    .about = Nobody chooses: everyone begins with three different skills that chance has dealt.
game-option-storytelling = Retelling
    .about = Once a turn you may retell what happened in your own words; if most of the others like it, you gain a story point.
game-option-merchant = The merchant’s road
    .about = Whoever ends three turns in a row Fabulous has 5 points that count toward either target.
game-option-person-reads = A person reads
    .about = The player to the left reads each page aloud before the others see it, and turns it.
game-option-heroes = Heroes
    .about = Who plays which hero. Whoever does not ask for one is given one by lot.
