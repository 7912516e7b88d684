# What cannot be done in King of Dice.

## The game

refused-first = “{ $seat }” cannot start; choose from: { $seats }.
refused-six-dice = There are six dice: type positions from 1 to 6.
refused-card = There is no card “{ $card }”; type serai odds without a card to see them all.
refused-card-near = There is no card “{ $card }”; did you mean { $near }?
refused-face = “{ $face }” is not a face: write a number from 1 to 6, then b, g or r for the colour, as in 3r.
refused-faces = These faces cannot be rolled together: { $faces }. Only two of the six dice have them.
refused-rolls = A turn has at most { $most } rolls, so { $rolls } cannot be left: give 0 to { $most }.
refused-no-roll = Dice that are still to be rolled need at least one roll.

## Scenarios

refused-stack-seat = “{ $seat }” has a stack but no seat; choose from: { $seats }.
refused-no-penalties = The penalty pile needs at least one card: without any, the game is over.
refused-penalty-points = Penalties are negative points, as in [-1, -3].
refused-all-penalties = All penalties are in the stacks: the game would be over.
refused-draw-pile = The draw pile has { $count } cards; the scenario needs at least { $needed }.
refused-row = The row needs { $needed } cards, not { $count }.
refused-places = The place piles must be: { $places }.
refused-place-pile = The pile “{ $place }” must be what is left of 2, 3 and 4 points, the top first.
refused-empty-pile = The draw pile or the penalty pile is empty: the game would be over.
refused-not-inhabitant = “{ $card }” is not an inhabitant.
refused-no-card = There is no card “{ $card }”.
refused-card-twice = “{ $card }” is used more often than there are cards of that name.
