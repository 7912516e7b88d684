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
screen-odds-shown = chance with the dice you keep; above it, the best possible chance
screen-odds-up-to = up to { $chance }
screen-odds-wait = calculating the chances…

## Kings
screen-bot-random = (random)
screen-bot-squire = (beginner)
screen-bot-king = (skilled)
screen-bot-emperor = (expert)

## Keys and choices
screen-keep = keep a die
screen-roll-all = You keep no dice. Press Enter again to roll all six.
screen-go-on = go on
screen-keys-odds = chances
screen-keys-kings = stacks

## Dialogs
screen-stacks = The stacks

## Opening
screen-level-squire = beginner bot
screen-level-king = skilled bot
screen-level-emperor = expert bot
screen-first-drawn = random player

## The end
screen-total = Total

## Rules
screen-rules =
    You are a king looking for subjects. On your turn you roll six dice, up to three times; after each roll, keep what you like and roll the rest again. Dice kept earlier may be rolled again.

    Inhabitants who like your dice raise their heads. You must choose one of them. The card goes on top of your stack.

    If that inhabitant stood below the place of its own colour (⌂), you may take the top card of that place as well.

    If nobody likes your dice, you get the next villain and its minus points, and the inhabitant at the right end leaves. The row closes up to the right; newcomers arrive on the left.

    ELF  on top of your stack when your turn begins: four rolls.
    APPRENTICE  you may play another whole turn.
    HYPNOTIST  you may also take the inhabitant to its right.
    FAIRIES  each is worth as many points as you have fairies.
    DRAGON  give it to another king, who loses its points.

    The game ends at once when the draw pile, the villains or one of the places is used up. Whoever has the most points wins; in a tie, whoever has fewer minus points.

    On the cards: ● red, ▲ green, ■ blue; ◆ one colour of your choice; AA BB equal numbers in each group; ▁▂▃ consecutive numbers; Σ the sum of all six dice.
