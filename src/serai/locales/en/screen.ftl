### The table in the terminal: what its screens say.

## Kings
screen-turn = { $name }’s turn

## Keys and choices
screen-enter = Enter
screen-keys-undo = undo
screen-keys-hint = advice
screen-hint = Advice
screen-keys-language = language
screen-keys-light = theme
screen-keys-rules = rules
screen-keys-quit = leave

## Dialogs
screen-yes-key = y
screen-yes = yes
screen-no = no
screen-close = close
screen-quit = Leave the table?
screen-quit-kept = The game so far is saved in { $file }.
screen-quit-lost = This game is not saved in a file.
screen-takeback = { $name } would like to undo a choice.
screen-takeback-agree = { $names }: do you agree?

## Opening
screen-welcome = Who is playing?
screen-seats = kings at the table
screen-person = a person
screen-level-random = random bot
screen-first = who starts
screen-takebacks = undo choices
screen-takebacks-yes = yes, bots agree
screen-takebacks-no = no
screen-hints = advice
screen-hints-yes = allowed
screen-hints-no = not allowed
screen-language = language
screen-language-name = English
screen-start = start the game
screen-move = move
screen-change = change
screen-leave = leave

## The end
screen-secret = The secret number of the dice, so that anyone can check them:
screen-verify = To check the dice: serai verify { $file }
screen-another = play again

## Rules
screen-rules-title = The rules in brief

## The Nights
screen-secret-hint = This advice depends on the secret goal, so only { $name } may see it.
