### The table in the terminal: what its screens say.

## Kings
screen-turn = { $name } to play

## Keys and choices
screen-enter = Enter
screen-keys-undo = undo
screen-keys-hint = advice
screen-hint = Advice
screen-keys-language = language
screen-keys-light = light
screen-keys-rules = rules
screen-keys-quit = leave

## Dialogs
screen-yes-key = y
screen-yes = yes
screen-no = no
screen-close = close
screen-quit = Leave the table?
screen-quit-kept = The game so far stays in { $file }.
screen-quit-lost = This game is not kept in a file.
screen-takeback = { $name } would like to take a choice back.
screen-takeback-agree = { $names }: agreed?

## Opening
screen-welcome = Who sits down?
screen-seats = kings at the table
screen-person = a person
screen-level-random = plays at random
screen-first = who starts
screen-takebacks = taking choices back
screen-takebacks-yes = yes, the bots agree
screen-takebacks-no = no
screen-hints = asking for advice
screen-hints-yes = allowed
screen-hints-no = not allowed
screen-language = language
screen-language-name = English
screen-start = sit down and play
screen-move = move
screen-change = change
screen-leave = leave

## The end
screen-secret = The secret of the dice, so that anyone can check them:
screen-verify = To check: serai verify { $file }
screen-another = another game

## Rules
screen-rules-title = The rules in short

## The Nights
screen-secret-hint = Advice knows the goal, so it is for { $name } alone.
