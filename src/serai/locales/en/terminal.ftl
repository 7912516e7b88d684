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

## Lines

plain-kept = Every choice is kept in { $file }.
plain-hint = Type the positions of the dice you keep, as in 1 3 4. ? tells you all the rest.
plain-resumed = { $count ->
    [0] Welcome back. No choice has been made yet.
    [one] Welcome back. One choice has been made so far.
   *[other] Welcome back. { $count } choices have been made so far.
}
plain-yes-no = { $question } y or n.
plain-option = { $number }. { $option }.
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
plain-not-understood = “{ $typed }” means nothing to me. Type ? for help.
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

## Records

record-cut = { $file } breaks off in the middle of line { $line }; it is good up to the last complete choice.
record-told = { $count ->
    [one] Told so far: one choice of { $all }.
   *[other] Told so far: { $count } choices of { $all }.
}
record-unfinished = The record ends here; the game is not over.
record-not-kept = What was chosen last could not be written to { $file } ({ $why }); to go on from the choice before: serai terminal --resume { $file }
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

## Dice and advice

sealed-dice = The dice are sealed. Their seal: { $commitment }
open-dice = Open dice: they follow from the seed { $seed }.
hint-said = Advice: { $option }. { $reason }
