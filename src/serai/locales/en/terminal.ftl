# What is said in the terminal: lines, prompts, help, and the commands about records and odds.

## What may be typed (words that mean the same; the first is the one shown)

command-help = ? h help
command-rules = ?? rules
command-table = t table
command-cards = c cards
command-odds = o odds
command-undo = u undo
command-quit = q quit
command-roll = r roll
command-stop = s stop
command-yes = y yes
command-no = n no

## Sitting down

setup-first = Good evening! What is your name? (Enter: { $name })
setup-next = Who sits down next? A name is a person; a name with =king or =random is a bot, as in { $name }=king. Enter alone begins.
setup-next-random = Who sits down next? A name is a person; a name with =random is a bot, as in { $name }=random. Enter alone begins.
setup-traveller = Robin
setup-bot = Barnaby
setup-no-level = There is no bot “{ $level }”; choose from: { $levels }.
setup-no-name = “{ $seat }” has no name before the equals sign.
setup-resume-only = A resumed game keeps its seats and dice: give --resume without seats, --seed, --first, --takebacks or --record.
setup-file-exists = { $file } already exists: continue it with --resume, or choose another name.
setup-cannot-read = { $file } cannot be read: { $why }.
setup-cannot-write = { $file } cannot be written: { $why }.

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
    u: take the last choice back. If dice have rolled since, the others must agree.
    q: leave the table.
    ??: the rules in short.
plain-rules =
    You are a king in want of subjects. On your turn you roll six dice, up to three times, and after each roll you may keep some and roll the others again.
    Then you win over one inhabitant of the row who likes your dice. That card goes on top of your stack. If it stood below its own place, you may take a card of that place too.
    If nobody likes your dice, you are stuck with a villain, and the inhabitant at the right end of the row goes away. Newcomers arrive on the left.
    The game ends at once when nobody is left to come, when the last villain is taken, or when a place has no cards left. Whoever has the most points wears the crown; in a tie, whoever lost fewer.
plain-not-understood = “{ $typed }” means nothing to me. Type ? for help.
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
record-told = { $count ->
    [one] Told so far: one choice of { $all }.
   *[other] Told so far: { $count } choices of { $all }.
}
record-unfinished = The record ends here; the game is not over.
record-bad-count = --to counts choices: it cannot be { $count }.
record-sealed = { $file } is sealed: without its secret, which is shown when the game is over, its dice cannot be checked.
record-parts = { $file } does not hold: from entry { $entry } (turn { $turn }) on, its secret and its choices lead elsewhere.
record-not-kept = What was chosen last could not be written to { $file } ({ $why }); to go on from the choice before: serai terminal --resume { $file }
verify-other-commitment = { $file } does not hold: it was opened with the seal { $commitment }, not with the one you wrote down.
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
