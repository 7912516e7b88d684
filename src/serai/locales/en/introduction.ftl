# What the storyteller remarks in the introductions: one thought at a time, at the moment it is about.

introduction-storyteller = The storyteller
introduction-said = The storyteller: { $remark }

## King of Dice

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

## The Thousand and One Nights

introduction-nights-welcome = Good evening, { $name }. Tonight you are Ali Baba. A dream sent you to Herat; there you learned that your treasure lies buried at home, in Baghdad.
introduction-nights-journey = Choose where to go among the places within reach. Baghdad lies two journeys to the west, past Mount Damavand. No road is forbidden.
introduction-nights-home = Baghdad at last. Have your encounter and stay here after it: then your dream comes true.
introduction-nights-met = Whoever travels meets somebody. A card, a die and the place you are in have decided who it is.
introduction-nights-reaction = How you react is up to you. Each reaction opens another tale, and nobody knows beforehand how it ends.
introduction-nights-master = You are a master of this. You may leave the die alone and go straight to the page where your skill counts.
introduction-nights-destiny-die = Every reaction has three tales. The destiny die chose among them: minus, blank or plus.
introduction-nights-section = The tale stops at a fork. Each heading is a skill you may use here, or none. Only after you have chosen is the rest told.
introduction-nights-respected = A status at work: whoever is Respected may roll the die again, once in each encounter. The second tale then stands, better or worse.
introduction-nights-rerolled = The die has rolled again. What you heard before has never happened.
introduction-nights-destiny = Destiny points: you need three of them tonight. The more you have, the mightier those who cross your path.
introduction-nights-story = Story points: you need three of them tonight. They measure what will be worth telling at home.
introduction-nights-wealth = Your wealth has changed, and with it how you travel: the poor walk, the rich sail far.
introduction-nights-skill = A skill from a tale. It may open a heading next time; gained twice, you are its master.
introduction-nights-status = Tales leave traces: a status. While you have it, its card lies with your hero and says what it changes and how it ends.
introduction-nights-prison = Prison! Until you are out, you do not travel, and it is your jailer whom you meet. A tale will open the door.
introduction-nights-death = A hero may die; the game goes on. Your next of kin takes over in Baghdad and keeps your skills and points.
introduction-nights-other = Other people’s tales are half the pleasure, and { $other } has some to tell: read along, and turn the page when you have finished.
introduction-nights-longer = There is no hurry. Only remember that the night is won in Baghdad, by whoever comes home with enough to tell.
introduction-nights-quest = The quest is done, and its reward is yours. Another one is dealt at once; whether you follow it is up to you.
introduction-nights-treasure = A treasure! It lies with your hero, open to all, and does what it says for as long as you own it.
introduction-nights-sell = In a city you may turn a treasure into wealth. Or keep it, and use it.
introduction-nights-declare = You are in Baghdad and have reached your goal, the one that only you know. If you say so, the last round begins.
introduction-nights-not-yet = You are in Baghdad, but something is still missing for your goal. Nobody else learns that. Go on; the next tale may bring it.
introduction-nights-declared = You have declared. { $other } has one more turn; then we shall see who may call the night their own.
introduction-nights-other-declared = { $other } has declared. You have one more turn to be in Baghdad with your goal reached.
introduction-nights-won = The night is yours, { $name }: home, with enough destiny and enough to tell.
introduction-nights-enough = You know enough now. On other nights you choose your hero’s skills and divide your goal yourself. The rest is in the Book.
