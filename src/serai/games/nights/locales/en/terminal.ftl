# The Thousand and One Nights in the terminal.

## The Nights: the map

map-title = The map, from where { $name } is: { $space }
map-here = here
map-open-sea = open sea
map-places-of-power = Places of Power
map-by-land = { $count ->
    [one] one space by land
   *[other] { $count } spaces by land
}
map-by-sea = { $count ->
    [one] one space by sea
   *[other] { $count } spaces by sea
}
map-by-both = { $land } by land, { $sea } by sea
map-number = number { $number }
map-passed = by way of { $spaces }
map-there = { $told }; { $there }
map-standing = { $count ->
    [one] { $names } is there
   *[other] { $names } are there
}
map-home = { $name }’s home
map-seat = { $name }’s seat as Vizier
map-wanted = { $name } is wanted there
map-destination = { $name }’s Destination marker
map-quest = { $name }’s quest leads there
map-claimed = { $name }’s quest marker
map-city-card = { $name } holds its city card

## The Nights: what lies before a hero

things-title = The heroes, and what everything means
things-of = { $name } · { $hero } · { $space } · { $points }
things-statuses = status
things-skills = skill
things-treasures = treasure
things-quest = quest
things-city-cards = city card
things-tokens = token
things-destination = Destination marker
things-wealth = wealth
thing-skill = { $skill } ({ $rank })
thing-of = { $name }: { $of }
thing-token = A tale has left this behind. Later tales may remember it.
thing-destination = While your Destination marker is on a Place of Power, you may enter that place like any other space. A new marker replaces this one.
thing-no-text = There is no further description.
thing-wealth = With this wealth you travel up to { $land } spaces by land or up to { $sea } by sea. If you combine both, the higher number is the limit for the whole journey, and land and sea each keep their own limit.
award-heard = The award: { $award }.
plain-explained-nothing = There is nothing called “{ $typed }”. Try the name of a status, a skill, a treasure or a quest.
plain-read-aloud = Read this aloud, then turn the page.

## The Nights: what the moment asks for

moment-goal = Your goal is secret. Daring brings destiny, mishaps bring story. To win you need both numbers, in Baghdad. Either may be 0.
moment-skill = Skills open sections of the tales. With a talent you may choose sections that name it; once you have mastered it, you may even go straight to one, without the die.
moment-start = You may do any of these before you set out. You do not have to.
moment-player = You choose who decides. With two players it is always the other.
moment-move = You may go as far as your wealth allows, or stay. The higher the number of a space, the stranger those you meet there; cities hold homes, quests and markets.
moment-space = You need no road: choose a space, and your hero is there.
moment-place = You decide where the other hero goes. There is no encounter there.
moment-city = This city will be marked. The map shows whose mark it is.
moment-choose = Choose one of the two.
moment-trade = You may make the trade, or leave it.
moment-lost = Because you are Lost, you may be badly lost instead of drawing a card: that is the surest way to be found.
moment-card = You draw several cards and keep one.
moment-number = The number you choose counts. The dice are still rolled: if they differ from it by more than 1, the curse or blessing ends.
moment-number-nudged = The roll counts one more or one less. It is not rolled again.
moment-entry = No die is rolled: you choose whom the hero meets. Nobody else sees this list.
moment-reaction = You choose first. Then the destiny die picks one of three paragraphs. You can Court only somebody of the other sex.
moment-master = One of the three paragraphs has a section for a skill you have mastered. Go straight to it, or let the die decide.
moment-section = You see the headings your hero can use. “No skill” is always open. You learn what a section brings after you have chosen it.
moment-award = If you are Determined, you may refuse this award and react differently. If you are Respected, you may roll the die again. Each once per encounter.
moment-page = You are the Reader: read aloud what only you can see, then turn the page.
moment-offer = You may accept or refuse; you know what each brings.
moment-keep = A kept city card may be played at the end of a later encounter in its city.
moment-end = Before the turn ends you may sell treasures in a city, or pay, give or exchange what your statuses allow.
moment-homecoming = A home brings a story point. Two dice may bring more: destiny, respect, or grief.
moment-retell = Tell it in your own words. If more than half of the others like it, you gain a story point.
moment-vote = If more than half of you like the tale, it brings a story point.
moment-city-card = A city card is played in its city: a die decides what it brings.
moment-gift = For one level of wealth you would heal or free the other hero. You may decline.
moment-use = A treasure of yours could change this. You need not use it.
moment-declare = You are in Baghdad with your goal reached. If you declare it, everyone else has one more turn. Then, of all who are in Baghdad with their goal reached, the one with the most statuses wins; in a tie, the one with the most skills.

## The Nights: the end as a tale

end-sole = The last lamp is still burning when the gates of Baghdad close. Many have set out, and many have things to tell; but only one has come home with all that was wished for in secret.
end-tie-statuses = The last lamp is still burning when the gates of Baghdad close, and more than one has come home with all that was wished for. So the storytellers ask who has lived most.
end-tie-skills = The last lamp is still burning when the gates of Baghdad close, and more than one has come home with all that was wished for. They have lived as much as each other; so the storytellers ask who has learned most.
end-shared = The last lamp is still burning when the gates of Baghdad close. More than one has come home with all that was wished for, and not even the oldest storyteller can set them apart.
end-solitaire-won = The thousand and first night is not over yet, and all is done: two quests, a fabulous fortune, and a tale that reached its end in Baghdad.
end-solitaire-lost = The last card is turned, the last night is over, and the tale has not reached its end. It will be told again, from the beginning, by somebody else.
end-running = In Baghdad with the goal reached: { $names }.
end-statuses = { $count ->
    [0] { $name } had no status.
    [one] { $name } had one status.
   *[other] { $name } had { $count } statuses.
}
end-equal-statuses = They had equally many statuses, so the skills were counted.
end-skills = { $count ->
    [0] { $name } had no skill.
    [one] { $name } had one skill.
   *[other] { $name } had { $count } skills.
}
end-column-destiny = destiny/goal
end-column-story = story/goal
end-column-statuses = statuses
end-column-skills = skills
