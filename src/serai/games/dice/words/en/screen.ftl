# King of Dice on the whole terminal: what its screens say.

## Places and piles
screen-city = City
screen-mine = Mine
screen-workshop = Workshop
screen-orc-village = Orc village
screen-forest = Forest
screen-empty = empty
screen-draw-pile = draw pile { $count }
screen-penalties = next villain { $points } ({ $left } left)
screen-no-penalties = no villains left
screen-discards = discarded { $count }
screen-odds-shown = chance with the dice kept; at most (≤), keeping the best for that card
screen-odds-wait = counting the chances…

## Kings
screen-bot-random = (plays at random)
screen-bot-squire = (squire)
screen-bot-king = (king)
screen-bot-emperor = (emperor)

## Keys and choices
screen-keep = keep a die
screen-roll-all = Nothing is kept. Enter once more to roll all six.
screen-go-on = go on
screen-keys-odds = odds
screen-keys-kings = stacks

## Dialogs
screen-stacks = The stacks

## Opening
screen-level-squire = plays for one card at a time
screen-level-king = plays like a king
screen-level-emperor = plays like an emperor
screen-first-drawn = drawn by lot

## The end
screen-total = Total

## Rules
screen-rules =
    You are a king in want of subjects. On your turn you roll six dice, up to three times; after each roll, keep what you like and roll the rest again. Dice kept earlier may be rolled again.

    Inhabitants whose wish your dice fulfil lift their heads. You win over one of them, of your choice: you cannot refuse them all. The card goes on top of your stack.

    If that inhabitant stood below the place of its own colour (⌂), you may take the top card of that place as well.

    If no head is lifted, you are stuck with the next villain and its minus points, and the inhabitant at the right end leaves. The row closes up to the right; newcomers arrive on the left.

    ELF  on top of your stack when your turn begins: four rolls.
    APPRENTICE  you may play another whole turn.
    HYPNOTIST  you may also take the inhabitant to its right.
    FAIRIES  each is worth as many points as you have fairies.
    DRAGON  give it to another king, who loses its points.

    The game ends at once when the draw pile, the villains or one of the places is used up. Whoever has the most points wins; in a tie, whoever has fewer minus points.

    On the cards: ● red, ▲ green, ■ blue; ◆ one colour of your choice; AA BB equal numbers in each group; ▁▂▃ consecutive numbers; Σ the sum of all six dice.
