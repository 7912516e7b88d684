# The chronicle of an evening, as a book

## The cover and the parts of the book

chronicle-title-nights = The Night { $names } Took to the Road
chronicle-title-dice = The Evening { $names } Played for the Crown
chronicle-of = from The Thousand and One Nights
chronicle-of-dice = at King of Dice
chronicle-told-to = as it was told to { $name }
chronicle-told-all = as the whole table heard it
chronicle-so-far = So far: the evening is not over yet.
chronicle-contents = Contents
chronicle-company = The Company
chronicle-journeys = The Journeys
chronicle-chapter = Chapter { $number }
chronicle-ending = How It Ended
chronicle-ending-open = What Comes Next
chronicle-points = The Points
chronicle-dice = The Dice
chronicle-to-be-continued = Here the page is still white. Whoever wants to know how the tale goes on must wait until it has been lived.
chronicle-made = Set down by the house at which it was played.
chronicle-illustration = The map of the world with the road of each hero.

## The company

chronicle-sets-out = { $hero } sets out with { $skills }.
chronicle-quest = And with a quest: { $quest }. { $about }
chronicle-wish = What nobody else knows: { $name } wished for { $destiny } and { $story }.
chronicle-stack = { $name } is king of these: { $cards }.
chronicle-no-stack = Nobody has followed { $name } yet.

## The titles of chapters

chronicle-place = { $place }
chronicle-places = { $first }, Then { $last }
chronicle-still = Some Time Yet: { $place }
chronicle-in-which = In which { $deeds }.
chronicle-in-which-meets = { $hero } meets { $beings }
chronicle-in-which-list = { $before }; { $last }
chronicle-lost = { $hero }, Far from Any Road

## On the way; each sentence has several forms, so that none wears out

chronicle-sail-1 = From { $origin } { $hero } sails to { $space }.
chronicle-sail-2 = The wind is fair: { $hero } leaves { $origin } astern and comes to { $space }.
chronicle-sail-3 = A ship takes { $hero } from { $origin } to { $space }.
chronicle-sail-4 = { $hero } finds a captain who does not ask for much, watches { $origin } grow small, and looks out for { $space }.
chronicle-sail-5 = The sail fills, and { $hero } exchanges { $origin } for { $space }.
chronicle-road-1 = From { $origin } { $hero } takes the road to { $space }.
chronicle-road-2 = { $hero } joins a caravan that leaves { $origin } for { $space }.
chronicle-road-3 = The road from { $origin } is long, dusty and full of advice, and at the end of it { $hero } finds { $space }.
chronicle-road-4 = { $hero } shakes off the dust of { $origin } and does not stop before { $space }.
chronicle-road-5 = A mule, a water-skin, and { $hero } leaves { $origin } for { $space }.
chronicle-both-1 = By road and by water { $hero } comes from { $origin } to { $space }.
chronicle-both-2 = Now on foot, now under sail, { $hero } leaves { $origin } and reaches { $space }.
chronicle-both-3 = { $hero } changes saddle for deck and deck for saddle, all the way from { $origin } to { $space }.
chronicle-both-4 = First the road, then a deck, or the other way about: { $hero } leaves { $origin } and reaches { $space }.
chronicle-stay-1 = { $hero } is in no hurry to leave { $space }.
chronicle-stay-2 = Another day, and { $hero } has not left { $space }.
chronicle-stay-3 = There is more to see, and { $hero } does not leave { $space } yet.
chronicle-stay-4 = Why look further? { $hero } prefers { $space } for the time being.
chronicle-meet-1 = There { $who } meets { $being }.
chronicle-meet-2 = Before long { $who } sees { $being } come along.
chronicle-meet-3 = And there, as if sent for: { $being }.
chronicle-meet-4 = Somebody is there already: { $being }.
chronicle-meet-5 = It does not take long until { $who } runs into { $being }.
chronicle-find-1 = There { $who } comes upon { $being }.
chronicle-find-2 = What waits there: { $being }.
chronicle-find-3 = And suddenly, right ahead: { $being }.
chronicle-reject-1 = { $hero } will not have it, and does something else.
chronicle-reject-2 = No, not like that: { $hero } begins again, another way.
chronicle-reject-3 = { $hero } will hear no more of it, and the story turns round.
chronicle-again-1 = Out of respect for { $hero } chance is asked a second time.
chronicle-again-2 = For anybody else that would have been all; for { $hero } it is told another way.
chronicle-again-3 = A name like that is worth a second try, and { $hero } has it.
chronicle-retell-1 = By the fire { $hero } tells it again, and better.
chronicle-retell-2 = When { $hero } tells it afterwards, it is longer.
chronicle-retell-3 = { $hero } tells it once more, with gestures.
chronicle-retell-4 = Told by { $hero }, it sounds even more likely.
chronicle-promised = Something in this city was promised to { $hero }: { $card }.
chronicle-quiet-1 = Nothing more is told of { $hero } that day.
chronicle-quiet-2 = For { $hero } the day goes by without a tale.
chronicle-pronoun = { $sex ->
    [woman] She
   *[man] He
}

## The journeys and the points

chronicle-map-legend = Each road has the colour of its hero; a ring shows where it has come to its end.
chronicle-route = { $hero }: { $spaces }.
chronicle-nowhere = { $hero } has not left { $space }.
chronicle-picture-destiny = Destiny
chronicle-picture-story = Story
chronicle-picture-points = Points
chronicle-picture-standing = { $name } { $points }
chronicle-picture-axis = turns

## King of Dice

chronicle-round = { $count ->
    [one] The First Round
   *[other] Rounds { $first } to { $last }
}
chronicle-round-one = Round { $first }
chronicle-goes-ahead = With that { $name } goes ahead: { $points }.
chronicle-first-blood = So { $name } is the first to lead: { $points }.
chronicle-draws-level = Now nobody is ahead: { $names } have { $points } each.

## The dice

chronicle-seal = Before the first die was thrown, the house had put its secret under this seal:
chronicle-secret = When all was over the seal was broken, and this was the secret:
chronicle-holds = The secret fits the seal. From it the whole evening was played again, choice by choice, and every die fell as it had fallen: nobody could have bent a single one.
chronicle-fits = The secret fits the seal. The rules were mended while the game was on, so the dice before that day cannot be thrown again.
chronicle-sealed = The secret stays under its seal until the evening is over.
chronicle-open-dice = These were open dice: all of them follow from the seed { $seed }.
chronicle-check = Whoever doubts it may take the record of the evening from the house and check: serai verify.
