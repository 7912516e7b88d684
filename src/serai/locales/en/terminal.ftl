# What is said in the terminal: lines, prompts, help, and the commands about records and odds.

## What may be typed (words that mean the same; the first is the one shown)

command-help = ? h help
command-rules = ?? rules
command-table = t table
command-cards = c cards
command-odds = o odds
command-undo = u undo
command-hint = a advice
command-quit = q quit
command-roll = r roll
command-stop = s stop
command-yes = y yes
command-no = n no

## Sitting down

setup-first = Good evening! What is your name? (Enter: { $name })
setup-next = Who sits down next? A name is a person; a name with a level is a bot, as in { $name }={ $level } (levels: { $levels }). Enter alone begins.
setup-traveller = Robin
setup-bot = Barnaby
setup-no-level = There is no bot “{ $level }”; choose from: { $levels }.
setup-no-name = “{ $seat }” has no name before the equals sign.
setup-introduction-only = An introduction has terms of its own: give --introduction with your name at most, and --record or --takebacks.
setup-resume-only = A resumed game keeps its seats and dice: give --resume without seats, --seed, --first, --takebacks or --record.
setup-file-exists = { $file } already exists: continue it with --resume, or choose another name.

## Lines

plain-kept = Every choice is kept in { $file }.
plain-hint = Type the positions of the dice you keep, as in 1 3 4. ? tells you all the rest.
plain-resumed = { $count ->
    [0] Welcome back. No choice has been made yet.
    [one] Welcome back. One choice has been made so far.
   *[other] Welcome back. { $count } choices have been made so far.
}
plain-dice = Your dice: { $dice }.
plain-met = You can already win over { $cards }.
plain-met-none = Nobody is impressed yet.
plain-met-card = { $card } ({ $condition }, { $points })
plain-met-place = { $card } ({ $condition }, { $points }, plus { $place }, { $more })
plain-rolls-left = { $count ->
    [one] One roll left.
   *[other] { $count } rolls left.
}
plain-last-place = The place is down to its last card: taking it ends the game.
plain-yes-no = { $question } y or n.
plain-option = { $number }. { $option }.
plain-with-place = { $option }, plus { $place }, { $more }
plain-help =
    The positions of some dice, as in 1 3 4 or 134: keep these and roll the others again.
    r: roll all six again.
    s: stop, and leave the dice as they are.
    Where options are listed: the number of the one you want. To a yes-or-no question: y or n.
    Enter alone: hear your dice and the question again.
    t: the table, with the row, the places, the villains and the stacks.
    c: what the inhabitants in the row can do.
    o: the exact chance of winning over each inhabitant.
    a: what a good player would do now, and why.
    u: take the last choice back. If dice have rolled since, the others must agree.
    q: leave the table.
    ??: the rules in short.
plain-rules =
    You are a king in want of subjects. On your turn you roll six dice, up to three times, and after each roll you may keep some and roll the others again.
    Then you win over one inhabitant of the row who likes your dice. That card goes on top of your stack. If it stood below its own place, you may take a card of that place too.
    If nobody likes your dice, you are stuck with a villain, and the inhabitant at the right end of the row goes away. Newcomers arrive on the left.
    The game ends at once when nobody is left to come, when the last villain is taken, or when a place has no cards left. Whoever has the most points wears the crown; in a tie, whoever lost fewer.
plain-not-understood = “{ $typed }” means nothing to me. Type ? for help.
plain-several = “{ $typed }” could be any of these: { $names }. Type more of the name, or the number.
plain-six-dice = There are six dice: type positions from 1 to 6.
plain-number = Type a number from 1 to { $most }.
plain-no-odds = No roll is left, so there is nothing to calculate.
plain-odds = { $count ->
    [one] With one roll left, keeping what suits each best:
   *[other] With { $count } rolls left, keeping what suits each best:
}
plain-odds-card = { $name }, { $condition }: { $chance }.
plain-no-effects = None of them can do anything special.
plain-effect = { $name }. { $effect }
plain-nothing-to-undo = There is no choice to take back.
plain-agree = { $count ->
    [one] { $names }, do you agree?
   *[other] { $names }, do you all agree?
}
plain-hand-over = Hand the keyboard to { $seat }: this is for nobody else. Enter shows it.
plain-seen = Press Enter when you have seen enough.
plain-turn-page = Enter turns the page.
plain-farewell = Until next time.
plain-farewell-kept = Until next time. To go on from here: serai terminal --resume { $file }
plain-secret = The secret of the dice: { $secret }
plain-verify = To check every die: serai verify { $file }

## The table, told

table-turn = It is { $seat }’s turn.
table-row = The row, from left to right:
table-card = { $number }, below { $place }: { $name }, { $condition }, { $points }.
table-gap = { $number }, below { $place }: nobody.
table-met = Likes these dice.
table-place-open = Its place may come too.
table-places = The places. { $places }
table-place = { $count ->
    [0] { $place }: nothing left.
    [one] { $place }: { $points }, the last card.
   *[other] { $place }: { $points }, { $count } cards.
}
table-villains = { $count ->
    [0] Villains: none left.
    [one] Villains: the last one is worth { $points }.
   *[other] Villains: { $count } left; the next is worth { $points }.
}
table-draw = { $count ->
    [0] Nobody is left in the draw pile.
    [one] One inhabitant is left in the draw pile.
   *[other] { $count } inhabitants are left in the draw pile.
}
table-gone = { $count ->
    [one] One has gone away.
   *[other] { $count } have gone away.
}
table-stack = { $seat }, { $points }; from the top: { $cards }.
table-stack-empty = { $seat }, { $points }; no cards yet.
table-stack-card = { $name } { $points }

## Records

record-cut = { $file } breaks off in the middle of line { $line }; it is good up to the last complete choice.
refused-count = --to counts choices: it cannot be { $count }.
record-told = { $count ->
    [one] Told so far: one choice of { $all }.
   *[other] Told so far: { $count } choices of { $all }.
}
record-unfinished = The record ends here; the game is not over.
record-not-kept = What was chosen last could not be written to { $file } ({ $why }); to go on from the choice before: serai terminal --resume { $file }
refused-commitment = { $file } does not hold: it was opened with the seal { $commitment }, not with the one you wrote down.
verify-holds = { $file } holds.
verify-secret = Its secret is the one behind the seal { $commitment }.
verify-open-dice = These were open dice: the seed { $seed } was known from the start.
verify-scripted = { $count ->
    [one] One line of its chance was scripted: what it gave does not come from the secret.
   *[other] { $count } lines of its chance were scripted: what they gave does not come from the secret.
}
verify-laid-out = The game began from a laid-out position: what came before is not checked.
verify-checked = Checked: { $choices }, { $turns } and { $dice }.
verify-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
}
verify-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
verify-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
verify-unfinished = The game is not over yet, and its secret is in this file: show it to nobody before the end.

## Odds

odds-title = { $count ->
    [one] { $dice }, one roll left
   *[other] { $dice }, { $count } rolls left
}
odds-no-dice = No dice yet
odds-card = card
odds-name = inhabitant
odds-inhabitant = { $name }: { $condition }
odds-exact = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-points = points
odds-chance = chance
odds-fairy = n each
odds-best-stop = Best for these cards: stop (worth { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points).
odds-best-keep = Best for these cards: keep { $dice } (worth { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points).
odds-best-roll = Best for these cards: roll all six again (worth { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points).
refused-card = There is no card “{ $card }”; serai odds without a card lists them all.
refused-card-near = There is no card “{ $card }”; did you mean { $near }?
refused-face = “{ $face }” is not a face: write a number from 1 to 6, then b, g or r for the colour, as in 3r.
refused-faces = { $faces } cannot lie together: only two of the six dice have these faces.
refused-rolls = A turn has at most { $most } rolls, so { $rolls } cannot be left: give 0 to { $most }.
refused-no-roll = Dice that are still to be rolled need at least one roll.

## The Nights: setting the table

setup-no-book = The Book of Tales that ships cannot be played yet: name the folder of another with --pack.
setup-hero-form = Name heroes as SEAT=HERO, as in { $example }.
setup-goal = The goal is a number from 1 to 60.
setup-not-in-game = { $option } is not an option of { $game }.

## The Nights: the map

map-title = The map, from where { $name } is: { $space }
map-here = here
map-open-sea = open sea
map-places-of-power = Places of Power
map-by-land = { $count ->
    [one] one space by land
   *[other] { $count } spaces by land
}
map-by-sea = { $count ->
    [one] one space by sea
   *[other] { $count } spaces by sea
}
map-by-both = { $land } by land, { $sea } by sea
map-number = number { $number }
map-passed = by way of { $spaces }
map-there = { $told }; { $there }
map-standing = { $count ->
    [one] { $names } is there
   *[other] { $names } are there
}
map-home = { $name }’s home
map-seat = { $name }’s seat of office
map-wanted = { $name } is wanted there
map-destination = { $name }’s Destination marker
map-quest = { $name }’s quest leads there
map-claimed = { $name }’s quest marker
map-city-card = { $name } holds its city card

## The Nights: what lies before a hero

things-title = The heroes, and what everything means
things-of = { $name } · { $hero } · { $space } · { $points }
things-statuses = status
things-skills = skill
things-treasures = treasure
things-quest = quest
things-city-cards = city card
things-tokens = remembered
things-destination = Destination marker
things-wealth = wealth
thing-skill = { $skill } ({ $rank })
thing-of = { $name }: { $of }
thing-token = Something a tale has left behind. Later tales may know of it.
thing-destination = While the marker lies on a Place of Power you may go in there as into any other space. A new marker takes the place of this one.
thing-no-text = There is nothing more to know about it.
thing-wealth = At this level of wealth one travels up to { $land } spaces by land and up to { $sea } by sea. Mixed, the higher of the two counts in all, and the lower for its own kind.
award-heard = The award: { $award }.
plain-explained-nothing = Nothing here is called “{ $typed }”. Try the name of a status, a skill, a treasure or a quest.
plain-read-aloud = Read this aloud; then turn the page.

## The Nights: what the moment asks for

moment-goal = Your goal is secret. Destiny comes from daring, story from all that goes wrong; you need both numbers, in Baghdad, to win. Each may also be 0.
moment-skill = Skills open sections of the tales. A talent opens those it is named in; a master may even go straight to one, without the die.
moment-start = This may be done before you set out. Nothing of it must be done.
moment-player = You choose who decides. With two players it is always the other.
moment-move = You may go as far as your wealth allows, or stay. The higher the number of a space, the stranger those you meet there; cities hold homes, quests and markets.
moment-space = No road is needed: name the space, and your hero is there.
moment-place = You decide where the other hero stands. There is no encounter there.
moment-city = This city will be marked. The map shows whose mark it is.
moment-choose = You may have one of the two.
moment-trade = You may make the trade, or leave it.
moment-lost = Lost, you may be badly lost instead of drawing a card: that is the surest way to be found.
moment-card = Alone you draw two cards and keep one.
moment-number = The number you name counts. Then the dice are rolled all the same: if they differ from it by more than 1, the curse or blessing is over.
moment-number-nudged = The roll counts one more or one less. It is not rolled again.
moment-entry = Fate does not roll: you pick whom the hero meets. Nobody else sees this list.
moment-reaction = You choose before you know anything. Then the destiny die picks one of three paragraphs. Court is possible only where the sexes differ.
moment-master = One of the three paragraphs has a section for an art you have mastered. Take it straight away, or let the die decide.
moment-section = You see the headings your hero can use. “No skill” is open to all. What a section brings is told only after you have chosen it.
moment-award = Determined, you may refuse this award and react differently; Respected, you may have the die rolled again. Each once per encounter.
moment-page = You are the Reader: read aloud what only you can see, then turn the page.
moment-offer = You may accept or refuse; both have been told.
moment-keep = A kept city card may be played at the end of a later encounter in its city.
moment-end = Before the turn ends you may sell treasures in a city, pay, give or swap what your statuses allow.
moment-homecoming = A home brings a story point. Two dice may bring more: destiny, respect, or grief.
moment-retell = Tell it again in your own words. If more than half of the others like it, you gain a story point.
moment-vote = If more than half of you like the tale, it brings a story point.
moment-city-card = A city card is played in its city: a die decides what it brings.
moment-gift = For one level of wealth you would heal or free the other hero. You may decline.
moment-use = A treasure of yours could change this. You need not use it.
moment-declare = You stand in Baghdad with your goal reached. Declare, and everyone else has one more turn; then, of those in the running, the one with the most statuses wins and, in a tie, the one with the most skills.

## The Nights: the end as a tale

end-sole = The last lamp is still burning when the gates of Baghdad close. Many have set out, and many have things to tell; but only one has come home with all that was wished for in secret.
end-tie-statuses = The last lamp is still burning when the gates of Baghdad close, and more than one has come home with all that was wished for. So the storytellers ask who has lived most.
end-tie-skills = The last lamp is still burning when the gates of Baghdad close, and more than one has come home with all that was wished for. They have lived as much as each other; so the storytellers ask who has learned most.
end-shared = The last lamp is still burning when the gates of Baghdad close. More than one has come home with all that was wished for, and not even the oldest storyteller can set them apart.
end-solitaire-won = The thousand and first night is not over yet, and all is done: two quests, a fabulous fortune, and a tale that reached its end in Baghdad.
end-solitaire-lost = The last card is turned, the last night is over, and the tale has not reached its end. It will be told again, from the beginning, by somebody else.
end-running = In Baghdad, with the goal reached, stood { $names }.
end-statuses = { $count ->
    [0] { $name } had no status.
    [one] { $name } had one status.
   *[other] { $name } had { $count } statuses.
}
end-equal-statuses = That did not decide it, so the skills were counted.
end-skills = { $count ->
    [0] { $name } had no skill.
    [one] { $name } had one skill.
   *[other] { $name } had { $count } skills.
}
end-portrait = { $name }, who was { $hero } tonight, brought home { $things }. Wealth: { $wealth }.
end-column-destiny = destiny/goal
end-column-story = story/goal
end-column-statuses = statuses
end-column-skills = skills

## serai rules

rules-none = No rule holds all of these words: { $words }.

# A game that brings no lines of its own
any-hint = Type the number of your choice. ? tells you all the rest.
any-help =
    The number of an option: choose it. An option may also be typed as it is called in records.
    Enter alone: hear the table and the question again.
    t: the table.
    u: take your last choice back. Where chance has come between, the others must agree.
    q: leave the table.
any-winners = { $count ->
    [one] { $winners } has won.
   *[other] { $winners } have won together.
}
any-no-rules = This game brings no rules to read here.
