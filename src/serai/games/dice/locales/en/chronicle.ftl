# The chronicle of an evening of King of Dice.

## The cover and the parts of the book

chronicle-title-dice = The Evening { $names } Played for the Crown
chronicle-of-dice = at King of Dice

## The company

chronicle-stack = { $name } reigns over: { $cards }.
chronicle-no-stack = Nobody has followed { $name } yet.

## The journeys and the points

chronicle-picture-points = Points

## King of Dice

chronicle-round = { $count ->
    [one] The First Round
   *[other] Rounds { $first } to { $last }
}
chronicle-round-one = Round { $first }
chronicle-goes-ahead = That puts { $name } in the lead: { $points }.
chronicle-first-blood = { $name } is the first to take the lead: { $points }.
chronicle-draws-level = Now it is a tie: { $names } have { $points } each.
