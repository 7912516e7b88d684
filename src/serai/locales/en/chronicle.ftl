# The chronicle of an evening, as a book

## The cover and the parts of the book

chronicle-told-to = as it was told to { $name }
chronicle-told-all = as the whole table heard it
chronicle-so-far = So far: the evening is not over yet.
chronicle-contents = Contents
chronicle-company = The Company
chronicle-journeys = The Journeys
chronicle-ending = How It Ended
chronicle-ending-open = What Comes Next
chronicle-points = The Points
chronicle-dice = The Dice
chronicle-to-be-continued = The rest of this page is still blank: the game is not over. Come back when it has been played.
chronicle-made = Written by Serai, where this game was played.
chronicle-illustration = The map of the world with the road of each hero.

## The titles of chapters

chronicle-place = { $place }
chronicle-places = { $first }, Then { $last }

## On the way; each sentence has several forms, so that none wears out

chronicle-again-1 = Out of respect for { $hero } the die is rolled a second time.
chronicle-again-2 = For anybody else it would end there; for { $hero } the story takes another turn.
chronicle-again-3 = Such a name deserves a second try, and { $hero } gets one.
chronicle-pronoun = { $sex ->
    [woman] She
   *[man] He
}

## The journeys and the points

chronicle-map-legend = Each line has the colour of its hero; a ring shows where the journey ended.
chronicle-picture-standing = { $name } { $points }
chronicle-picture-axis = turns

## The dice

chronicle-seal = Before the first roll, Serai chose a secret number for the dice and showed its fingerprint, this seal:
chronicle-secret = After the game the secret number was shown:
chronicle-holds = The secret number matches the seal. The whole game was replayed with it, choice by choice, and every roll was the same: nobody changed the dice.
chronicle-fits = The secret number matches the seal. The rules were updated during the game, so the rolls before that cannot be replayed.
chronicle-sealed = The secret number is shown when the game is over.
chronicle-open-dice = These dice were repeatable: all rolls come from the number { $seed }.
chronicle-check = You can check this yourself: choose “Check the dice” at the table, or download the game and run serai verify.
