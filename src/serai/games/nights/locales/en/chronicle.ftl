# The chronicle of a night.

## The cover and the parts of the book

chronicle-title-nights = The Night { $names } Took to the Road
chronicle-of = from The Thousand and One Nights
chronicle-chapter = Chapter { $number }

## The company

chronicle-sets-out = { $hero } sets out with { $skills }.
chronicle-quest = And with a quest: { $quest }. { $about }
chronicle-wish = The secret goal that nobody else knew: { $name } wanted { $destiny } and { $story }.

## The titles of chapters

chronicle-still = A While Longer: { $place }
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
chronicle-stay-2 = Another day, and { $hero } is still in { $space }.
chronicle-stay-3 = There is more to see, and { $hero } stays in { $space }.
chronicle-stay-4 = Why look further? { $hero } prefers { $space } for the time being.
chronicle-meet-1 = There { $who } meets { $being }.
chronicle-meet-2 = Soon { $who } sees { $being } approach.
chronicle-meet-3 = And there, as if sent for: { $being }.
chronicle-meet-4 = Somebody is there already: { $being }.
chronicle-meet-5 = Before long { $who } runs into { $being }.
chronicle-find-1 = There { $who } comes upon { $being }.
chronicle-find-2 = What waits there: { $being }.
chronicle-find-3 = And suddenly, right ahead: { $being }.
chronicle-reject-1 = { $hero } is not content with that and tries something else.
chronicle-reject-2 = No, not like that: { $hero } starts again and does it differently.
chronicle-reject-3 = { $hero } refuses, and the story goes back to where it could turn out differently.
chronicle-retell-1 = By the fire { $hero } tells it again, and better.
chronicle-retell-2 = When { $hero } tells it afterwards, it is longer.
chronicle-retell-3 = { $hero } tells it once more, with gestures.
chronicle-retell-4 = Told by { $hero }, it sounds even more likely.
chronicle-promised = { $hero } has a card for this city and plays it: { $card }.
chronicle-quiet-1 = Nothing more is told of { $hero } that day.
chronicle-quiet-2 = For { $hero } the day goes by without a tale.

## The journeys and the points

chronicle-route = { $hero }: { $spaces }.
chronicle-nowhere = { $hero } has not left { $space }.
chronicle-picture-destiny = Destiny
chronicle-picture-story = Story

## On a live page, where there is room for one line

chronicle-sail-short-1 = { $hero } sails to { $space }.
chronicle-sail-short-2 = A ship takes { $hero } to { $space }.
chronicle-sail-brief = By sea to { $space }.
chronicle-road-short-1 = { $hero } takes the road to { $space }.
chronicle-road-short-2 = A caravan takes { $hero } to { $space }.
chronicle-road-brief = By road to { $space }.
chronicle-both-short-1 = By land and sea { $hero } comes to { $space }.
chronicle-both-brief = By land and sea to { $space }.
chronicle-stay-short-1 = { $hero } stays in { $space }.
chronicle-stay-brief = Still in { $space }.

## The fates of the heroes, at the end; those that can befall several heroes have several forms

chronicle-fate-won-1 = { $hero } sits down by the fire in Baghdad, unties the bundle, and nothing is missing: { $points }, wished for in secret and carried home. The storyteller clears his throat, and begins with that name.
chronicle-fate-shared-1 = { $hero } unties the bundle by the fire in Baghdad, and nothing is missing: { $points }.
chronicle-fate-shared-2 = Beside that bundle lies another, just as full: { $hero } has brought home { $points }. The best cushion is long enough for more than one, and so is the night.
chronicle-fate-running-1 = { $hero } was home in time as well, with { $points } and not one wish unfulfilled. The storytellers looked from one bundle to the other for a long while.
chronicle-fate-running-2 = Nor was anything wanting to { $hero }, who had come home with { $points }.
chronicle-fate-away-1 = Nothing is missing from this bundle: { $points }. What is missing is { $hero }. When the gates close, this is where they both are: { $space }.
chronicle-fate-away-2 = { $hero } too had everything that was wished for, { $points }, except a faster mule. Both were last seen here: { $space }.
chronicle-fate-away-3 = As for { $hero }, nothing was lacking but the way back. Tonight { $points } sleep under another sky: { $space }.
chronicle-fate-barred-1 = { $hero } stands at the gate of Baghdad with everything that was wished for, { $points }, and one thing too many to be let in with.
chronicle-fate-unfinished-1 = Of points { $hero } had enough: { $points }. But the tale was to end in Baghdad with two quests done and a fabulous fortune, and a night was wanting.
chronicle-fate-near-1 = { $hero } was already dressing for the feast; then somebody counted. With { $lacking } more, this would have been a different tale.
chronicle-fate-near-2 = { $hero } has counted on the fingers, and on the beads, and it will not come out: short by { $lacking }.
chronicle-fate-lacks-destiny-1 = { $hero } could talk until morning, and does. Destiny was expected as well, sent word, and has not come: { $lacking } too few.
chronicle-fate-lacks-destiny-2 = About { $hero } there are songs already, and the songs end well. The rest is { $lacking } behind them.
chronicle-fate-lacks-story-1 = Great things have happened to { $hero }, and hardly anybody has heard of them: { $lacking } too few.
chronicle-fate-lacks-story-2 = The stars have kept their word to { $hero }. Nobody was there to write it down, and so the tale is { $lacking } short.
chronicle-fate-far-1 = { $hero } is still on the way to what was wished for, with { $lacking } to go. The road does not mind; it has no other plans.
chronicle-fate-far-2 = Of { $hero } only the beginning can be told tonight. Still to come: { $lacking }, and a supper that has been kept warm.
chronicle-fate-far-3 = The wish of { $hero } was a long one, and is not yet used up: { $lacking } are left of it.
chronicle-fate-where-1 = The letter that explains the empty place by the fire is headed: { $space }.
chronicle-fate-where-2 = Whoever wants to hear the rest tonight must go and ask there: { $space }.
chronicle-fate-where-3 = Somebody has seen the lamp still burning, far off: { $space }.
chronicle-fate-wealth-beggar = The purse is a bowl now, and the bowl is borrowed.
chronicle-fate-wealth-penniless = The purse is flat, and serves as a glove.
chronicle-fate-wealth-poor = There is money for bread, if it is yesterday’s.
chronicle-fate-wealth-respectable = The purse neither rattles nor apologises.
chronicle-fate-wealth-rich = The money-changer got up to say good evening.
chronicle-fate-wealth-princely = Three mules carried the money, and a fourth the keys.
chronicle-fate-wealth-fabulous = Of the money it is enough to say that it took all morning to go by.
chronicle-fate-quests = { $count ->
    [one] One quest is done, and whoever asked for it has stopped asking.
   *[other] { $count } quests are done, and those who asked for them have stopped asking.
}
chronicle-fate-treasures = In the saddlebag: { $list }.
