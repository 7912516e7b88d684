# King of Dice in the terminal: its table told, and its odds.

## Lines

plain-dice = Your dice: { $dice }.
plain-met = You can already win over { $cards }.
plain-met-none = Nobody likes these dice yet.
plain-met-card = { $card } ({ $condition }, { $points })
plain-met-place = { $card } ({ $condition }, { $points }, plus { $place }, { $more })
plain-rolls-left = { $count ->
    [one] One roll left.
   *[other] { $count } rolls left.
}
plain-with-place = { $option }, plus { $place }, { $more }
plain-rules =
    You are a king looking for subjects. On your turn you roll six dice, up to three times, and after each roll you may keep some and roll the others again.
    Then you win over one inhabitant of the row who likes your dice. That card goes on top of your stack. If it stood below its own place, you may take a card of that place too.
    If nobody likes your dice, you get a villain, and the inhabitant at the right end of the row goes away. Newcomers arrive on the left.
    The game ends at once when the draw pile is empty, when the last villain is taken, or when a place has no cards left. Whoever has the most points wears the crown; in a tie, whoever has fewer minus points.
plain-no-odds = No roll is left, so there is nothing to calculate.
plain-odds = { $count ->
    [one] With one roll left, keeping the best dice for each:
   *[other] With { $count } rolls left, keeping the best dice for each:
}
plain-odds-card = { $name }, { $condition }: { $chance }.
plain-no-effects = None of them has a special power.
plain-effect = { $name }. { $effect }

## The table, told

table-turn = It is { $seat }’s turn.
table-row = The row, from left to right:
table-card = { $number }, below { $place }: { $name }, { $condition }, { $points }.
table-gap = { $number }, below { $place }: nobody.
table-met = Likes these dice.
table-place-open = You may also take its place.
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
    [one] One has been discarded.
   *[other] { $count } have been discarded.
}
table-stack = { $seat }, { $points }; from the top: { $cards }.
table-stack-empty = { $seat }, { $points }; no cards yet.
table-stack-card = { $name } { $points }

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
