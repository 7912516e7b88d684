# King of Dice

title = King of Dice

## The dice

colour-red = red
    .mark = ●
colour-green = green
    .mark = ▲
colour-blue = blue
    .mark = ■
die-in-words = { $number } { $colour }

## The places

place-city = City
    .the = the city
place-mine = Mine
    .the = the mine
place-workshop = Gnome workshop
    .the = the gnomes’ workshop
place-orc-village = Orc village
    .the = the orc village
place-forest = Enchanted forest
    .the = the enchanted forest

## The villains and the inhabitants

villain = Villain
    .the = the villain

kind-moneybags = Vain moneybags
    .the = the vain moneybags
kind-elf = Arrogant elf
    .the = the arrogant elf
    .effect = If the elf is on top of your stack when your turn begins, you may roll four times.
kind-dwarf = Grumpy dwarf
    .the = the grumpy dwarf
kind-gnome = Crazy gnome
    .the = the crazy gnome
kind-orc = Cuddly orc
    .the = the cuddly orc
kind-goblin = Singular goblin
    .the = the singular goblin
    .effect = Any of the three colours will do, as long as all these dice have the same one.
kind-apprentice = Wizard’s apprentice
    .the = the wizard’s apprentice
    .effect = Win over the apprentice and, once the row is full again, you may play another whole turn.
kind-fairy = Busy fairy
    .the = the busy fairy
    .effect = Fairies love company: each is worth as many points as you have fairies.
kind-hypnotist = Hypnotist
    .the = the hypnotist
    .effect = You may also take the card to its right, and that card’s own place if that is right above it.
kind-dragon = Dragon
    .the = the dragon
    .effect = You do not keep a dragon: send it to another king, who loses its points.

points-fairy = 1 point per fairy

## What each inhabitant wants to see

condition-moneybags-even = all six even
condition-moneybags-odd = all six odd
condition-elf-run-4 = a run of four
condition-elf-run-5 = a run of five
condition-elf-run-6 = a run of six
condition-dwarf-five-6 = five 6s
condition-dwarf-five-1 = five 1s
condition-dwarf-four-6 = four 6s
condition-dwarf-four-4 = four 4s
condition-dwarf-four-3 = four 3s
condition-dwarf-three-4 = three 4s
condition-dwarf-three-3 = three 3s
condition-dwarf-three-1 = three 1s
condition-gnome-6-blue = six blue
condition-gnome-5-blue = five blue
condition-gnome-5-red = five red
condition-gnome-4-red = four red
condition-gnome-4-green = four green
condition-gnome-3-green = three green
condition-orc-4-2 = four of a kind and a pair
condition-orc-5 = five of a kind
condition-orc-2-2-2 = three different pairs
condition-orc-4 = four of a kind
condition-orc-3-2 = three of a kind and a pair
condition-orc-3 = three of a kind
condition-orc-2-2 = two different pairs
condition-goblin-6 = six of one colour
condition-goblin-5 = five of one colour
condition-goblin-4 = four of one colour
condition-apprentice-3-blue-3-red = three blue and three red
condition-apprentice-2-red-2-green-2-blue = two red, two green and two blue
condition-fairy-3-red-2-blue = three red and two blue
condition-fairy-3-green-2-red = three green and two red
condition-fairy-3-blue-2-green = three blue and two green
condition-fairy-2-blue-2-green = two blue and two green
condition-fairy-2-red-2-green = two red and two green
condition-hypnotist = a total of 12 or less
condition-dragon-30 = a total of 30 or more
condition-dragon-28 = a total of 28 or more
condition-dragon-25 = a total of 25 or more

## What happens

card-in-row = { $card } ({ $condition })
card-plain = { $name }: { $points }
event-set-up = Five inhabitants wait by the road: { $row }. The first villain is worth { $points }. { $first } begins.
event-turn = { $rolls ->
    [3] It is { $seat }’s turn.
   *[other] It is { $seat }’s turn, with { $rolls } rolls: an elf is on top of the stack.
}
event-rolled = { $count ->
    [6] { $seat } rolls all six: { $dice }.
    [one] { $seat } rolls die { $thrown } again: { $dice }.
   *[other] { $seat } rolls dice { $thrown } again: { $dice }.
}
event-stopped = { $seat } stops and keeps these dice.
event-took = { $seat } wins over { $card }: { $condition }, { $points }.
event-took-along = The hypnotist also brings { $card } to { $seat }: { $points }.
event-bonus-left = { $seat } leaves { $card } in the row.
event-took-place = { $seat } also takes { $card }: { $points }.
event-place-left = { $seat } does not take { $card }.
event-dragon-given = { $seat } sends { $card } to { $to }: { $points }.
event-penalty = Nobody likes these dice, so { $seat } gets { $card }: { $points }.
event-penalty-shown = The next villain is worth { $points }.
event-discarded = Tired of waiting, { $card } leaves the row.
event-refilled = Somebody new joins the row: { $card } ({ $condition }, { $points }).
event-extra-turn = Thanks to the apprentice, { $seat } plays another turn.
event-extra-turn-passed = { $seat } does not play the extra turn.
event-ended = The game is over: { $ending }.
ending-inhabitants = the draw pile is empty
ending-penalties = the last villain is taken
ending-place = no cards are left in { $place }
ended-inhabitants = the draw pile was empty
ended-penalties = the villains ran out
ended-place = no cards were left in { $place }
event-scored = { $seat }: { $points }.
event-won = { $count ->
    [one] { $seats } wears the crown tonight!
   *[other] { $seats } share the crown tonight!
}
won-by-less = The points were equal: the crown goes to whoever has fewer minus points.
won-together = Points and minus points were equal: the crown is shared.

## What is asked

question-keep = { $seat }, which dice do you keep?
question-take = { $seat }, whom do you win over?
question-place = { $seat }, do you also take { $card } ({ $points })?
question-bonus = { $seat }, thanks to the hypnotist you may also take { $card } ({ $condition }, { $points }). Do you?
question-dragon = { $seat }, who gets { $card } ({ $points })?
question-again = { $seat }, the apprentice gives you another turn. Do you play it?

option-keep = { $count ->
    [one] keep die { $kept }, roll the rest
   *[other] keep dice { $kept }, roll the rest
}
option-keep-none = roll all six again
option-keep-stop = stop and keep these dice
option-take = { $name }: { $condition }, { $points }
option-place-place = take { $card }
option-place-leave = leave { $card }
stop-card = → { $card }, { $points }
stop-choice = → { $cards }, as you choose
stop-namesake = { $card } ({ $points })
stop-villain = → Villain { $points }
    .about = Your dice meet nobody’s condition. If you stop now, you take the villain: { $points }.
last-place = This is the last card of the place: taking it ends the game.
option-bonus-bonus = take { $card }
option-bonus-leave = leave { $card }
option-again-again = play another turn
option-again-pass = skip the extra turn
option-dragon = send the dragon to { $to }

## How the stacks are counted

count-inhabitants = inhabitants { $points }
count-places = places { $points }
count-fairies = fairies { $points }
count-villains = villains { $points }
count-dragons = dragons { $points }
count-line = { $seat }: { $parts }; { $points } in all.
count-nothing = { $seat }: no cards at all, { $points }.

## Advice

hint-roll = Your best chance is { $card } ({ $condition }): { $chance }. The risk that nobody likes your dice is { $none }.
hint-stop = These dice win over { $card } ({ $condition }), and another roll would risk more than it could gain.
hint-stop-empty = Another roll could win over somebody who costs you more than the villain ({ $points }).
hint-take = Of all you could win over, { $card } is worth most to you: { $points }.
hint-take-place = Of all you could win over, { $card } is worth most to you, with the place right above.
hint-take-elf = With { $card } on top of your stack you may roll four times in your next turn.
hint-take-apprentice = With { $card } comes another whole turn.
hint-take-fairy = Every fairy makes your other fairies worth more, and herself too.
hint-take-hypnotist = With { $card } you may also take the card to its right.
hint-take-dragon = What { $card } costs another king is worth more to you than what the others bring.
hint-place = It costs you nothing and brings { $points }.
hint-place-last = It is the last one and ends the game: with its { $points } you win.
hint-place-last-leave = It is the last one and would end the game before you have won it.
hint-bonus = It costs you nothing to take { $card } as well.
hint-bonus-leave = You would rather not have { $card } in your stack just now.
hint-dragon = { $to } is your strongest rival, with { $points }.
hint-again = Another turn is another chance to win a card.
hint-again-pass = Right now another turn is more of a risk than a chance.
