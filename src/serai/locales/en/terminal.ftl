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
setup-next = Who else is playing? Type a name for a person, or a name and a level for a bot, as in { $name }={ $level } (levels: { $levels }). Press Enter alone to start.
setup-traveller = Robin
setup-bot = Barnaby

## Lines

plain-kept = Every choice is saved in { $file }.
plain-hint = Type the positions of the dice you keep, as in 1 3 4. Type ? for help.
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
    c: the special powers of the inhabitants in the row.
    o: the exact chance of winning over each inhabitant.
    a: what a good player would do now, and why.
    u: undo the last choice. If dice have rolled since, the others must agree.
    q: leave the table.
    ??: the rules in brief.
plain-not-understood = I do not understand “{ $typed }”. Press Enter to hear the question again, or type ? for help.
plain-nothing-to-undo = There is no choice to undo.
plain-agree = { $count ->
    [one] { $names }, do you agree?
   *[other] { $names }, do you all agree?
}
plain-hand-over = Hand the keyboard to { $seat }: nobody else may see this. Press Enter to show it.
plain-seen = Press Enter to hide it again.
plain-turn-page = Press Enter to turn the page.
plain-farewell = See you next time.
plain-farewell-kept = See you next time. To go on from here: serai terminal --resume { $file }
plain-secret = The secret number of the dice: { $secret }
plain-verify = To check every die: serai verify { $file }

## Records

pack-untranslated = This Book has not been translated into your language yet. The language of its tales: { $language }.
record-cut = { $file } stops in the middle of line { $line }; it is used up to the last complete choice.
record-told = { $count ->
    [one] Shown so far: one choice of { $all }.
   *[other] Shown so far: { $count } choices of { $all }.
}
record-unfinished = The file ends here; the game is not over.
record-not-kept = The last choice could not be saved in { $file } ({ $why }). To go on from the choice before: serai terminal --resume { $file }
verify-holds = { $file } is genuine: nothing was changed.
verify-secret = Its secret number matches the seal { $commitment }.
verify-open-dice = These dice were repeatable: the number { $seed } was known from the start.
verify-scripted = { $count ->
    [one] Some of its dice or cards (one line) were chosen beforehand and do not come from the secret number.
   *[other] Some of its dice or cards ({ $count } lines) were chosen beforehand and do not come from the secret number.
}
verify-laid-out = The game started from a prepared position: what came before it is not checked.
verify-checked = Checked: { $choices }, { $turns } and { $dice }.
verify-checked-no-dice = Checked: { $choices } and { $turns }.
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
verify-unfinished = The game is not over yet, and this file contains its secret number: show it to nobody before the end.

# A game that brings no lines of its own
any-hint = Type the number of your choice. Type ? for help.
any-help =
    The number of an option: choose it. You may also type the option as it is written in game files.
    Enter alone: hear the table and the question again.
    t: the table.
    u: undo your last choice. If dice or cards have come in between, the others must agree.
    q: leave the table.
any-winners = { $count ->
    [one] { $winners } has won.
   *[other] { $winners } have won together.
}
any-no-rules = This game has no rules to read here.

## Dice and advice

sealed-dice = Anyone can check these dice after the game. Their seal: { $commitment }
open-dice = These dice are repeatable: the number { $seed } always gives the same rolls.
hint-said = Advice: { $option }. { $reason }
