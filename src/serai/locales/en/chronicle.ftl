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
chronicle-to-be-continued = Here the page is still white. Whoever wants to know how the tale goes on must wait until it has been lived.
chronicle-made = Set down by the house at which it was played.
chronicle-illustration = The map of the world with the road of each hero.

## The titles of chapters

chronicle-place = { $place }
chronicle-places = { $first }, Then { $last }

## On the way; each sentence has several forms, so that none wears out

chronicle-again-1 = Out of respect for { $hero } chance is asked a second time.
chronicle-again-2 = For anybody else that would have been all; for { $hero } it is told another way.
chronicle-again-3 = A name like that is worth a second try, and { $hero } has it.
chronicle-pronoun = { $sex ->
    [woman] She
   *[man] He
}

## The journeys and the points

chronicle-map-legend = Each road has the colour of its hero; a ring shows where it has come to its end.
chronicle-picture-standing = { $name } { $points }
chronicle-picture-axis = turns

## The dice

chronicle-seal = Before the first die was thrown, the house had put its secret under this seal:
chronicle-secret = When all was over the seal was broken, and this was the secret:
chronicle-holds = The secret fits the seal. From it the whole evening was played again, choice by choice, and every die fell as it had fallen: nobody could have bent a single one.
chronicle-fits = The secret fits the seal. The rules were mended while the game was on, so the dice before that day cannot be thrown again.
chronicle-sealed = The secret stays under its seal until the evening is over.
chronicle-open-dice = These were open dice: all of them follow from the seed { $seed }.
chronicle-check = Whoever doubts it may take the record of the evening from the house and check: serai verify.
