# What the storyteller remarks in the introductions: one thought at a time, at the moment it is about.

introduction-dice-welcome = Welcome, { $name }. You are a king, and so is { $other }. Whoever gathers the worthiest people wins. Your six dice have just rolled.
introduction-dice-first-roll = A 1, a 2 and a 3 lie there: one 4 more, and the elf lifts his head. Keep the dice you like and roll the others; you have three rolls.
introduction-dice-colours = Some people look at the numbers, others at the colours: ● red, ▲ green, ■ blue. A die you kept may roll again, and you may stop whenever you like.
introduction-dice-take = The rolling is over. Whoever lifts their head likes what your dice show. You take one of them.
introduction-dice-place = Your new subject stood right below a place of the same colour. So the top card of that place may be yours as well.
introduction-dice-stack = The card lies on your stack. Every card in it counts at the end; special powers need to be on top.
introduction-dice-slide = A gap never stays. The cards on its left slide along and a new one comes in at the far left, so people end up below other places.
introduction-dice-dragon = A dragon has joined the row. You can win it, but nobody keeps a dragon: you would hand it to { $other }, and it costs its owner points.
introduction-dice-elf = Your elf lies on top of your stack. As long as nothing covers it, your turns have four rolls.
introduction-dice-give-dragon = The dragon lies on { $other }’s stack now. It takes points away and covers whatever was on top.
introduction-dice-given-dragon = A dragon from { $other }. It takes points away from you and covers your top card until you win another.
introduction-dice-long-odds = Most of the easy ones have been won over. Those who are left ask for a lot and pay well. Try your luck; it will not always do.
introduction-dice-penalty = Nobody lifts their head. That brings you the top villain, who takes points away, and the card at the right end leaves the row.
introduction-dice-other-penalty = This time { $other } has pleased nobody and gets a villain. It happens to the best of kings.
introduction-dice-end = The last inhabitant has left the draw pile, and that ends the game at once. So does the last villain, or the last card of any place.
introduction-dice-won = You have the most points, { $name }: the crown is yours.
introduction-dice-enough = You know enough now. The rest stands on the cards, for whoever reads them.
