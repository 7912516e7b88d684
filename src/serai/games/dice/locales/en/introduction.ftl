# What the storyteller remarks in the introductions: one thought at a time, at the moment it is about.

introduction-dice-welcome = Welcome, { $name }. You are a king, and so is { $other }. Whoever wins over the most valuable people wins the game. Your six dice have just been rolled.
introduction-dice-first-roll = You have a 1, a 2 and a 3: with a 4 as well, you can win over the elf. Keep the dice you like and roll the others; you have three rolls.
introduction-dice-colours = Some people want certain numbers, others certain colours: ● red, ▲ green, ■ blue. You may roll a die again that you kept before, and stop whenever you like.
introduction-dice-take = You have no rolls left. Everyone who likes your dice raises their head. Choose one of them.
introduction-dice-place = Your new subject stood right below a place of the same colour, so you may also take the top card of that place.
introduction-dice-stack = The card is now on your stack. Every card in it counts at the end, but special powers work only on top.
introduction-dice-slide = Gaps are filled at once: the cards to the left of the gap move right, and a new one comes in at the far left. So people may end up below other places.
introduction-dice-dragon = A dragon has joined the row. You can win it, but nobody keeps a dragon: you would hand it to { $other }, and it costs its owner points.
introduction-dice-elf = Your elf lies on top of your stack. As long as nothing covers it, your turns have four rolls.
introduction-dice-give-dragon = The dragon lies on { $other }’s stack now. It takes points away and covers whatever was on top.
introduction-dice-given-dragon = A dragon from { $other }. It takes points away from you and covers your top card until you win another.
introduction-dice-long-odds = Most of the easy ones are gone. Those who are left want a lot and are worth a lot. Try your luck; it will not always be enough.
introduction-dice-penalty = Nobody likes your dice. So you get the next villain, who costs you points, and the card at the right end leaves the row.
introduction-dice-other-penalty = This time nobody liked { $other }’s dice, which brings a villain. It happens to the best of kings.
introduction-dice-end = The draw pile is empty, and that ends the game at once. So does the last villain, or the last card of any place.
introduction-dice-won = You have the most points, { $name }: the crown is yours.
introduction-dice-enough = You know enough to play now. The cards tell you the rest.
