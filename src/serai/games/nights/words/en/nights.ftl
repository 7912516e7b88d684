# The Thousand and One Nights

title = The Thousand and One Nights

## The heroes

hero-aladdin = Aladdin
    .about = Your father was a tailor, and the neighbours say he died of you: you never sewed a straight seam, but there is no roof, drain or date-seller in the quarter that you do not know. An uncle of whom nobody had ever heard once sent you down a hole to fetch a lamp. The lamp is gone, the uncle too, and the palace stood for one summer. You still have your mother, who has stopped asking, and the habit of looking twice at what others throw away.
hero-ali-baba = Ali Baba
    .about = You cut wood and owned three donkeys, until one afternoon, up a tree, you overheard what the captain of forty men had to say to a rock. It made you rich for one year and hunted for two. Morgiana, who saved your neck three times in a week, is nobody’s servant now: she took half the gold and trades in sesame. You kept the donkeys. To this day you wish every cliff good evening, and you buy your oil by the cup.
hero-maaruf = Ma’aruf
    .about = In Cairo you mended sandals for people who paid in compliments, until your wife took you to court over a honey cake and a jinni, out of pity, carried you off. In the next kingdom they asked what you were. A merchant, you said; the caravan is on its way. On the strength of that you borrowed, gave the beggars all you had borrowed, and were betrothed to a princess. The odd thing is, the caravan came. Since then you tell the truth, and it costs you twice as much.
hero-sindbad = Sindbad
    .about = Seven times you have sworn never to leave Baghdad again, and the seventh oath is wearing thin at the elbows. You have cooked supper on the back of a whale, travelled on the leg of a roc without its knowledge, and followed a wife into the tomb, out of courtesy, in a country with strict customs. Your house on the Tigris has a hundred rooms, and you sleep in none of them: the floors keep still. A porter of your name comes to hear the rest, and eats for two.
hero-scheherazade = Scheherazade
    .about = A thousand nights beside a king who kept his sword within reach, and at every dawn a tale not quite told to the end: your father the vizier had forbidden it, and has hardly slept since. Dinarzade, your sister, sat at the foot of the bed and always asked the right question. Now the king sleeps like a child, the daughters of the city are safe, and there is not a story left in the library. So you have ordered boots, a mule and a great deal of ink.
hero-zumurrud = Zumurrud
    .about = The day they put you up for sale in Khurasan you refused every buyer to his face, and walked out free with the poorest. Later, in a soldier’s coat, your hair under the helmet, you came to a city whose law crowns the first stranger through the gate, and you were its king for three years, and a good one. Every month you feasted the town, until every man who had wronged you reached for the wrong dish. You left the crown on its cushion and kept the horse.
sex-man = man
sex-woman = woman

## The world

terrain-city = city
    .any = any city
terrain-mountain = mountain
    .any = any mountain
terrain-sea = sea
    .any = any sea space
terrain-desert = desert
    .any = any desert
terrain-forest = forest
    .any = any forest
terrain-island = island
    .any = any island
continent-arabia = Arabia
continent-europa = Europa
continent-africa = Africa
continent-india = India
continent-asia = Asia
time-morning = morning
time-noon = noon
time-night = night

power-cave-of-wonders = Cave of Wonders
    .the = the Cave of Wonders
    .of = of the Cave of Wonders
power-city-of-brass = City of Brass
    .the = the City of Brass
    .of = of the City of Brass
power-dusky-land = Dusky Land
    .the = the Dusky Land
    .of = of the Dusky Land
power-haunted-house = Haunted House
    .the = the Haunted House
    .of = of the Haunted House
power-jeweled-fortress = Jeweled Fortress
    .the = the Jeweled Fortress
    .of = of the Jeweled Fortress
power-lake-of-colors = Lake of Colors
    .the = the Lake of Colors
    .of = of the Lake of Colors
power-sepulchre-of-solomon = Sepulchre of Solomon
    .the = the Sepulchre of Solomon
    .of = of the Sepulchre of Solomon
power-stonehenge = Stonehenge
    .the = Stonehenge
    .of = of Stonehenge
power-undersea-kingdom = Undersea Kingdom
    .the = the Undersea Kingdom
    .of = of the Undersea Kingdom
power-valley-of-diamonds = Valley of Diamonds
    .the = the Valley of Diamonds
    .of = of the Valley of Diamonds

## Wealth

wealth-beggar = Beggar
wealth-penniless = Penniless
wealth-poor = Poor
wealth-respectable = Respectable
wealth-rich = Rich
wealth-princely = Princely
wealth-fabulous = Fabulous

## Skills

rank-talent = talent
rank-master = master
skill-acting-and-disguise = Acting and Disguise
    .the = acting and disguise
    .about = A false beard, a borrowed limp, and your own mother asks where you are from. It serves wherever it pays to be somebody else.
skill-appearance = Appearance
    .the = a fine appearance
    .about = Doors open before you have knocked, and guards stand up straighter. In beast form, crippled or wounded you had better try something else.
skill-bargaining-and-evaluation = Bargaining and Evaluation
    .the = bargaining and evaluation
    .about = You know what a thing is worth, and what it will cost once you have sighed twice and turned to go. Merchants respect you and count their fingers afterwards.
skill-beguiling = Beguiling
    .the = beguiling
    .about = People believe you first and think about it later. It even opens prisons: for one level of wealth you can talk a captive in your space out through the gate.
skill-courtly-graces = Courtly Graces
    .the = courtly graces
    .about = You know who bows to whom, how low, and who must never be asked about his horse. Palaces are full of people who do not.
skill-enduring-hardship = Enduring Hardship
    .the = enduring hardship
    .about = Thirst, frost, fleas and bad cooking: you have had worse. Where others turn back, your tale is only beginning.
skill-luck = Luck
    .the = luck
    .about = When the roof falls in, you happen to be fetching water. Nobody can teach it, and yet a tale sometimes leaves it behind.
skill-magic = Magic
    .the = magic
    .about = You have a few words of power, and you know which of them must not be sneezed. For one level of wealth you can give a beast in your space its human shape back.
skill-piety = Piety
    .the = piety
    .about = You pray when things go well, too, and so you are heard when they do not. A pilgrimage raises it, and no Vizier becomes Sultan without mastering it.
skill-quick-thinking = Quick Thinking
    .the = quick thinking
    .about = Your best ideas come while the sword is in the air. That is early enough.
skill-scholarship = Scholarship
    .the = scholarship
    .about = You have read the books, and the notes in their margins. For one level of wealth you can heal a sick or wounded hero in your space.
skill-seamanship = Seamanship
    .the = seamanship
    .about = You can tell a squall from a cloud, and a captain from a man in a captain’s coat. Ships, storms and sea folk are easier company for you than for others.
skill-seduction = Seduction
    .the = seduction
    .about = A glance, a line of verse, and somebody forgets what they were guarding. While you are crippled, wounded or in beast form, nobody forgets a thing.
skill-stealth-and-stealing = Stealth and Stealing
    .the = stealth and stealing
    .about = You come in without a sound, and you do not always leave with empty hands. For one level of wealth you can slip a prisoner in your space the key.
skill-storytelling = Storytelling
    .the = storytelling
    .about = It kept one woman alive for a thousand nights and one; it will do for an evening. When you are grief stricken, 2 destiny points let you make another hero in your space weep with you.
skill-weapon-use = Weapon Use
    .the = the use of weapons
    .about = Sabre, bow or cudgel: you know which end to hold, and the other one comes as a surprise. While you are wounded it is of no use.
skill-wilderness-lore = Wilderness Lore
    .the = wilderness lore
    .about = You read tracks, stars and the faces of camels. Where the road ends, you stop asking the way.
skill-wisdom = Wisdom
    .the = wisdom
    .about = You know when to speak, and the rest of the time you are thought profound. A Robe of Honor brings some of it, and so does a Vizier’s turban.

## Statuses

status-accursed = Accursed
    .about = When your ordinary dice are to be rolled, another player names the number that counts; the destiny die stays your own. The dice are then rolled all the same: if they differ from that number by more than 1, or once you are Blessed, the curse is gone.
    .gained = A curse settles on { $seat }.
    .ended = The curse lets go of { $seat }.
status-beast-form = Beast Form
    .about = You may not Court (if you must, you are only Scorned), and Seduction and Appearance are wasted on fur and feathers. Give one level of wealth to a hero in your space who has Magic, and you get your own skin back.
    .gained = { $seat } has a snout, a tail and a great deal to explain: beast form.
    .ended = { $seat } stands upright again, in human form.
status-beloved = Beloved
    .about = Somebody has given you their heart: accept, and you gain 2 destiny points and are Married. Refuse, and a die decides whether you are Scorned, Pursued or simply Determined.
    .gained = Somebody’s heart now belongs to { $seat }: beloved.
    .ended = The matter of { $seat }’s admirer is settled.
status-blessed = Blessed
    .about = Whenever you would roll ordinary dice, you may name the number that counts; the destiny die takes no orders. The dice are then rolled all the same: if they differ from that number by more than 1, or once you are Accursed, the blessing is used up.
    .gained = A blessing goes with { $seat } from now on.
    .ended = { $seat }’s blessing is used up.
status-crippled = Crippled
    .about = You move one space less by land and by sea, and can neither use nor gain Seduction and Appearance; but a limp has its tale, and story points from encounters count double. You are healed once you are Blessed or Respected.
    .gained = { $seat } will walk with a stick from now on: crippled.
    .ended = { $seat } throws the stick away.
status-determined = Determined
    .about = Once in each encounter, when you have heard your award, you may shake your head and choose a different reaction. No cure is known.
    .gained = Nothing will turn { $seat } aside any more: determined.
    .ended = { $seat } is not so determined any more.
status-diseased = Diseased
    .about = You move one space less by land and by sea, and for 3 destiny points you may pass the disease on to another hero in your space, though it does not leave you. Give one level of wealth to a hero in your space who has Scholarship, and you are cured.
    .gained = A disease takes hold of { $seat }.
    .ended = The disease leaves { $seat }.
status-enslaved = Enslaved
    .about = Each turn you name another player as your master: the destiny points and treasures you gain in that turn go to that player’s hero. Spend a level of wealth that you gained in bondage, and you are free.
    .gained = { $seat } is no longer free: enslaved.
    .ended = { $seat } is free again and calls nobody master.
status-ensorcelled = Ensorcelled
    .about = Each turn another player, whom you name, decides where your feet carry you. When the turn ends you both roll a die, and if yours is higher the spell is broken.
    .gained = { $seat }’s feet obey somebody else’s spell: ensorcelled.
    .ended = The spell on { $seat } is broken.
status-envious = Envious
    .about = You cannot win, and wherever you could Rob, you must. Two levels of wealth or a treasure in a single encounter cure you; or pay 3 destiny points and go On Pilgrimage instead.
    .gained = Envy gnaws at { $seat }.
    .ended = { $seat } sleeps soundly again, and envies nobody.
status-fated = Fated
    .about = Charts are not rolled for you: another player, whom you name, picks whom you meet. When you have gained 4 points of destiny and story together, fate is satisfied.
    .gained = { $seat }’s fate was written long ago, it turns out: fated.
    .ended = Fate has no further plans for { $seat }.
status-grief-stricken = Grief Stricken
    .about = In encounters your talents fail you and your masteries count as talents; with Storytelling and 2 destiny points you can make another hero in your space grieve as well. It passes when you reach 8 story points, or with your next one if you had that many.
    .gained = Grief strikes { $seat }.
    .ended = { $seat } dries the last tear.
status-imprisoned = Imprisoned
    .about = You cannot move, and the only face you see is the jailer’s. You are free when a tale says so, when you reach 10 story points (or with the next one, if you had that many), or by giving one level of wealth to a hero in your space who has Beguiling or Stealth and Stealing.
    .gained = A door shuts and a key turns: { $seat } is imprisoned.
    .ended = The door stands open: { $seat } is out of prison.
status-insane = Insane
    .about = In every encounter another player, whom you name, chooses how you react. Gain a skill in an encounter, and you are your own master again.
    .gained = { $seat } talks to the lamp, and hears it answer: insane.
    .ended = { $seat } is of sound mind again.
status-lost = Lost
    .about = You move one space a turn at most, and may choose to be badly lost instead of having your encounter. That is the surest way to be found, though other tales may know another.
    .gained = No hill looks like the last one: { $seat } is lost.
    .ended = { $seat } knows the way again.
status-love-struck = Love Struck
    .about = On your next turn you meet somebody beautiful, and you must Court, for nothing else comes to mind. It is over with that encounter; if you are Married, you are Grief Stricken instead.
    .gained = { $seat } walks into a wall, smiling: love struck.
    .ended = { $seat } can think of other things again.
status-married = Married
    .about = You gain 1 story point and a home: after an encounter in any other city you may not end a turn in a city again until you have been home. Each return brings 1 story point, and two dice if you dare to roll them.
    .gained = The drums play all night: { $seat } is married.
    .ended = { $seat } is married no more.
status-on-pilgrimage = On Pilgrimage
    .about = You cannot win until you have had an encounter in the city you chose, more than three spaces from Mecca, and then one in Mecca. That brings you 2 destiny points, 1 story point and a level of Piety.
    .gained = { $seat } takes up the staff of a pilgrim.
    .ended = { $seat }’s pilgrimage is over.
status-outlaw = Outlaw
    .about = The nearest city is looking for you, and an encounter there ends with you Imprisoned. Become an Outlaw once more, and you are taken there as soon as that encounter is over.
    .gained = { $seat }’s description hangs on a city gate: outlaw.
    .ended = Nobody is offering money for { $seat } any more.
status-pursued = Pursued
    .about = On each later turn a die is rolled before your encounter: on 1 or 2 your pursuer has found you, and you meet nobody else. Only the tale of a meeting can tell whether the chase is over.
    .gained = Somebody is on { $seat }’s heels: pursued.
    .ended = Nobody is on { $seat }’s heels any more.
status-respected = Respected
    .about = Once in each encounter, when you have heard an award that a die brought you, you may have that die rolled again. The second roll stands, so be sure before you clear your throat.
    .gained = { $seat }’s name is spoken with respect.
    .ended = { $seat } has lost people’s respect.
status-robe-of-honor = Robe of Honor
    .about = You gain 1 destiny point and a level of Wisdom, and you are Respected. The sleeves are a little long, but nobody mentions it.
    .gained = A robe of honor is laid on { $seat }’s shoulders.
    .ended = { $seat }’s robe of honor is gone.
status-scorned = Scorned
    .about = Destiny points turn into story points on their way to you, and you can gain neither wealth nor skills. Pay 1 destiny point to go On Pilgrimage instead; if you have none, you set out at once.
    .gained = Backs are turned on { $seat }: scorned.
    .ended = People greet { $seat } again.
status-sex-changed = Sex-Changed
    .about = A man is now a woman, a woman a man, and you cannot win like this. Should it happen to you again, you are as you were.
    .gained = { $seat } looks into the well, and somebody of the other sex looks back.
    .ended = { $seat } looks into the well, and the old face looks back.
status-sultan = Sultan
    .about = Your wealth is Fabulous, even without a treasure, and as you travel each city may count as one space, whatever lies between. If you have fewer than 12 points in all, you are made Vizier instead.
    .gained = The drums beat from every tower: { $seat } is Sultan!
    .ended = Somebody else sits on { $seat }’s throne.
status-under-geas = Under Geas
    .about = You cannot win while your word binds you. Gain 3 destiny points, or give up 4 at any moment of your turn, and you have kept it.
    .gained = { $seat } has sworn an oath that cannot be broken: under geas.
    .ended = { $seat } has kept the oath, and is bound no more.
status-vizier = Vizier
    .about = You gain 1 destiny point, 1 story point, and a level each of Courtly Graces and Wisdom; after an encounter in any other city you may not end a turn in a city again until you have been back at your seat. With Piety and Scholarship mastered and 12 points in all you may become Sultan instead.
    .gained = A seal, an inkwell and a thousand petitions: { $seat } is Vizier.
    .ended = { $seat } hands back the Vizier’s seal.
status-wounded = Wounded
    .about = Stealth and Stealing, Magic, Weapon Use, Seduction and Appearance are of no use to you. Rest for a whole turn and lose 1 destiny or story point, or give one level of wealth to a hero in your space who has Scholarship, and you are well again.
    .gained = { $seat } is wounded.
    .ended = { $seat }’s wound has healed.

## How one may react

reaction-abduct = Abduct
    .told = { $seat } tries an abduction.
reaction-aid = Aid
    .told = { $seat } lends a hand.
reaction-attack = Attack
    .told = { $seat } attacks.
reaction-attempt-to-escape = Attempt to escape
    .told = { $seat } makes a dash for freedom.
reaction-avoid = Avoid
    .told = { $seat } goes the long way round.
reaction-bargain = Bargain
    .told = { $seat } bargains.
reaction-barter = Barter
    .told = { $seat } proposes a trade.
reaction-beat = Beat
    .told = { $seat } reaches for a stick.
reaction-bribe = Bribe
    .told = { $seat } lets a coin be seen.
reaction-buy = Buy
    .told = { $seat } asks the price.
reaction-capture = Capture
    .told = { $seat } ties a noose and waits.
reaction-converse = Converse
    .told = { $seat } strikes up a conversation.
reaction-court = Court
    .told = { $seat } pays court.
reaction-cry-out = Cry out
    .told = { $seat } cries out.
reaction-cry-out-for-help = Cry out for help
    .told = { $seat } cries for help.
reaction-drink = Drink
    .told = { $seat } drinks.
reaction-enrich = Enrich
    .told = { $seat } opens the purse.
reaction-enter = Enter
    .told = { $seat } goes in.
reaction-examine = Examine
    .told = { $seat } takes a closer look.
reaction-examine-surroundings = Examine surroundings
    .told = { $seat } looks around.
reaction-flee = Flee
    .told = { $seat } runs.
reaction-follow = Follow
    .told = { $seat } follows at a distance.
reaction-grovel = Grovel
    .told = { $seat } kisses the dust.
reaction-hide = Hide
    .told = { $seat } hides.
reaction-hide-safely = Hide safely
    .told = { $seat } finds a safe place to hide.
reaction-hire = Hire
    .told = { $seat } offers a wage.
reaction-hire-help = Hire help
    .told = { $seat } looks for hands to hire.
reaction-honor = Honor
    .told = { $seat } bows, and means it.
reaction-open = Open
    .told = { $seat } opens it.
reaction-pray = Pray
    .told = { $seat } prays.
reaction-pray-for-guidance = Pray for guidance
    .told = { $seat } prays for guidance.
reaction-punish = Punish
    .told = { $seat } deals out justice.
reaction-question = Question
    .told = { $seat } asks questions.
reaction-rob = Rob
    .told = { $seat } has light fingers.
reaction-seek-aid = Seek aid
    .told = { $seat } looks for help.
reaction-set-forth = Set forth
    .told = { $seat } sets forth.
reaction-sneak = Sneak
    .told = { $seat } goes on tiptoe.
reaction-study = Study
    .told = { $seat } watches and takes notes.
reaction-take = Take
    .told = { $seat } takes it.
reaction-travel = Travel
    .told = { $seat } travels on regardless.
reaction-trick = Trick
    .told = { $seat } thinks of a trick.
reaction-use = Use
    .told = { $seat } tries it out.
reaction-wait = Wait
    .told = { $seat } waits.
reaction-wait-for-help = Wait for help
    .told = { $seat } waits for help.

## Who is met on each matrix

matrix-a = princes, prophets and sages
matrix-b = wizards and enchantresses
matrix-c = beggars, crones and hunchbacks
matrix-d = thieves, ne’er-do-wells and slaves
matrix-e = treasures, trapdoors and lost cities
matrix-f = storms, fires and floods
matrix-g = badly lost
matrix-h = a pursuer
matrix-i = brigands, captains and sea folk
matrix-j = beasts and strange creatures
matrix-k = a jailer
matrix-l = maidens, soldiers, merchants and dervishes
matrix-m = efreets
matrix-n = marvels with a name of their own
matrix-o = wizards and enchantresses

## Phrases

destiny-points = { $count ->
    [one] { $count } destiny point
   *[other] { $count } destiny points
}
story-points = { $count ->
    [one] { $count } story point
   *[other] { $count } story points
}
wealth-levels = { $count ->
    [one] one level of wealth
   *[other] { $count } levels of wealth
}
spaces-away = { $count ->
    [one] one space away
   *[other] { $count } spaces away
}
or-list = { $before } or { $last }
token = “{ $token }”
headings-list = { $before }; { $last }
heading-no-skill = No skill
heading-treasure = Treasure: { $treasure }
heading-wealth = Wealth: { $wealth }
heading-sex = { $sex ->
    [woman] A woman
   *[man] A man
}

award-lose = lose { $what }
award-may-lose = you may lose { $what }
award-at-most = { $what } (at most { $wealth })
award-at-least = { $what } (at least { $wealth })
award-skill-master = { $skill } (master)
award-skill-of-choice = a skill of choice
award-skill-once = { $skill } (one use)
award-pursued = pursued by { $being }
award-status-once = { $status } (one turn)
award-status-of-choice = a status of choice
award-statuses-of-choice = any statuses of choice
award-treasure = a treasure
award-opportunity = a way into { $place }
award-move = a journey to { $where }
award-placed = another player puts you on the map: { $where }
award-trade = { $given } for { $taken }
award-go-on = the tale goes on
award-encounter = an encounter with { $being }
award-roll = a die decides
award-roll-of = { $plain ->
    [yes] a die decides ({ $bands })
   *[no] a die decides, with { $added } ({ $bands })
}
award-offer = an offer (if you accept: { $accept }; if you refuse: { $refuse })
award-another-chosen = another hero: { $awards }
award-another-nearest = the nearest hero: { $awards }
award-another-here = a hero in your space: { $awards }
award-death = death
award-nothing = nothing
where-near = { $count ->
    [one] one space away at most
   *[other] { $count } spaces away at most
}
where-within = { $count ->
    [one] { $space }, or one space away at most
   *[other] { $space }, or { $count } spaces away at most
}
where-around = { $count ->
    [one] within one space { $of }
   *[other] within { $count } spaces { $of }
}
where-any = any space
where-in = { $what } ({ $continent })

## What happens at the table

event-hero = { $seat } is { $hero } tonight.
event-first = { $seat } begins.
event-turn = It is { $seat }’s turn; { $reader } holds the Book.
event-turn-alone = { $seat } turns to the next page.
event-turn-announced = { $turn } To be remembered: { $things }.
event-time = { $time ->
    [morning] It is morning.
    [noon] The sun stands high: it is noon.
   *[night] The lamps are lit: it is night.
}

## What happens on the road

event-stayed = { $seat } does not leave { $space }.
event-kept-in-prison = The door is locked: { $seat } does not leave { $space }.
event-moved = { $how ->
    [transport] Faster than any camel, { $seat } leaves { $origin } and reaches { $space }.
    [placed] A finger on the map, and { $seat } leaves { $origin } for { $space }.
    [arrow] { $seat } leaves { $origin } by the only way out and reaches { $space }.
    [arrested] Between two guards { $seat } leaves { $origin } and reaches { $space }.
   *[move] { $seat } leaves { $origin } and reaches { $space }.
}
event-place = Before { $seat } opens a place to which no road leads: { $place }.
event-destination = { $seat }’s Destination marker lies here now: { $place }.
event-destination-removed = { $seat }’s Destination marker is taken off the map.
event-marked = { $status ->
    [married] { $seat } makes a home: { $city }.
    [vizier] { $seat } has a seat of office: { $city }.
   *[outlaw] { $seat } had better stay away from a certain city: { $city }.
}
event-came-home = { $seat } comes home: { $city }.
event-pilgrimage = { $seat } has seen the far city, { $city }; Mecca remains.

## What happens in an encounter

event-drew = { $seat } draws a card: { $card }.
event-no-card-left = There is no card left for { $seat } to draw.
event-rolled = { $seat } rolls { $dice }.
event-rolled-first = { $seat } rolls { $dice } for the first turn.
event-rolled-dream = { $seat } dreams of a number: { $dice }.
event-rolled-spell = { $seat } rolls { $dice } over the spell.
event-rolled-homecoming = At home { $seat } rolls { $dice }.
event-rolled-chart = { $seat } rolls { $dice } for whoever comes along.
event-rolled-jailer = { $seat } rolls { $dice }, and the jailer has a temper to match.
event-rolled-lover = { $seat } rolls { $dice }, and the heart beats faster.
event-rolled-pursuit = { $found ->
    [yes] { $seat } rolls { $dice }: found!
   *[no] { $seat } rolls { $dice }: nobody in sight.
}
event-number-named = The number that counts for { $seat }: { $number }.
event-entry-picked = Nobody rolls for { $seat }: entry { $number } was picked.
event-met = { $kind ->
    [thing] { $seat } comes upon { $being }.
   *[other] { $seat } meets { $being }.
}
event-badly-lost = { $seat } gives up looking for the road.
event-chose-in-place = { $seat } decides: { $choice }.
event-nobody-there = There is nobody there, and { $seat } goes on.
event-beast-courts = A beast that pays court: the whole street laughs at { $seat }.
event-destiny = { $face ->
    [minus] The destiny die shows a minus.
    [plus] The destiny die shows a plus.
   *[blank] The destiny die stays blank.
}
event-went-straight = { $seat } is a master and needs no die: { $skill }.
event-read = { $seat } is told paragraph { $number }.
event-reading = You read paragraph { $number } to { $seat }.
event-reading-section = You read on to { $seat }: { $heading }.
event-headings = The ways on: { $headings }.
event-section = { $seat } goes on: { $heading }.
event-rejected = { $seat } will not have it, and does something else.
event-rerolled = Out of respect for { $seat } the die is rolled again.
event-band = That makes { $total }.
event-chose = { $which ->
    [first] { $seat } takes the first.
   *[second] { $seat } takes the second.
}
event-answered = { $answer ->
    [accept] { $seat } accepts.
   *[refuse] { $seat } refuses.
}

## What is gained and lost

event-destiny-gained = { $seat } gains { $points }.
event-destiny-lost = { $seat } loses { $points }.
event-story-gained = { $seat } gains { $points }.
event-story-lost = { $seat } loses { $points }.
event-passed-on = { $what ->
    [treasure] { $seat } has found a treasure, but it goes to { $to }.
   *[destiny] What { $seat } has earned goes to { $to }.
}
event-passed-on-alone = { $what ->
    [treasure] { $seat } has found a treasure, but the master takes it.
   *[destiny] What { $seat } has earned, the master takes.
}
event-wealth = { $rises ->
    [yes] { $seat } rises in the world: { $wealth }.
   *[no] { $seat } comes down in the world: { $wealth }.
}
event-skill-gained = { $level ->
    [2] { $seat } is a master of this now: { $skill }.
   *[1] { $seat } has learned something: { $skill }.
}
event-skill-lost = { $level ->
    [1] { $seat } has forgotten half of it: { $skill }.
   *[0] { $seat } has forgotten all of it: { $skill }.
}
event-skill-for-one-use = { $seat } may use this, once: { $skill }.
event-skill-spent = { $seat } has used it up: { $skill }.
event-status-held = { $seat } is no stranger to this: { $status }.
event-swapped = { $seat } trades one lot for another: { $old } for { $new }.
event-treasure-gained = { $seat } has a new treasure: { $treasure }.
event-treasure-lost = { $seat } has a treasure less: { $treasure }.
event-sold = { $seat } sells a treasure: { $treasure }.
event-treasure-used = { $seat } makes use of a treasure: { $treasure }.
event-foreseen = { $face ->
    [minus] { $seat } has seen it coming: the destiny die will show a minus.
    [plus] { $seat } has seen it coming: the destiny die will show a plus.
   *[blank] { $seat } has seen it coming: the destiny die will stay blank.
}
event-face-named = { $face ->
    [minus] { $seat } turns the destiny die to a minus.
    [plus] { $seat } turns the destiny die to a plus.
   *[blank] { $seat } turns the destiny die to a blank.
}
event-time-chosen = { $time ->
    [morning] For { $seat } it is morning, whatever the sun says.
    [noon] For { $seat } it is noon, whatever the sun says.
   *[night] For { $seat } it is night, whatever the sun says.
}
event-status-warded = A treasure keeps this from { $seat }: { $status } ({ $treasure }).
event-cannot-pay = { $seat } does not have the points that this asks for.
event-nobody-else = No other hero is there for it.
event-no-treasure-left = There is no treasure left for { $seat } to find.
event-treasure-guarded = Nobody takes a treasure from { $seat }.
event-token-gained = This will be remembered of { $seat }: { $token }.
event-token-lost = This is forgotten of { $seat }: { $token }.
event-merchant = Fabulous three turns running: { $seat } has the merchant’s 5 points.

## Quests and city cards

event-quest = { $seat } has a quest: { $quest }.
event-quest-place = { $seat }’s quest leads here: { $place }.
event-quest-treasure = { $seat } holds what the quest asks for: { $treasure }.
event-rival = { $seat }’s quest has a rival: { $rival }.
event-contest = { $seat } comes to { $own }, { $rival } to { $other }.
event-contest-alone = { $seat } comes to { $own }, the world to { $other }.
event-treasure-answered = { $answer ->
    [agree] { $seat } lets { $giver }’s treasure do its work: { $treasure }.
   *[decline] { $seat } would rather have nothing to do with { $giver }’s treasure: { $treasure }.
}
event-claimed = { $seat } lays a quest marker here: { $place }.
event-quest-finished = { $seat } has finished a quest: { $quest }.
event-quest-lost = { $seat } has lost a quest: { $quest }.
event-kept = { $seat } keeps the city card: { $card }.
event-discarded = { $seat } lays the city card aside: { $card }.
event-played = { $seat } plays a city card: { $card }.

## Between heroes

event-named = { $seat } leaves it to { $player }.
event-named-award = This is for { $player }.
event-named-enslaved = This turn { $seat } serves { $player }.
event-named-ensorcelled = This turn { $player } leads { $seat } by the hand.
event-named-rival = { $seat } means to outdo { $player }.
event-fate = Fate decides for { $seat }.
event-paid = { $seat } shares it with { $to }: { $status }.
event-gift-answered = { $answer ->
    [agree] { $seat } takes { $giver }’s money and helps: { $skill }.
   *[decline] { $seat } would rather not take { $giver }’s money.
}
event-rested = { $seat } rests for the whole turn.
event-retold = { $seat } tells it again, and better.
event-voted = { $vote ->
    [yes] { $seat } liked it.
   *[no] { $seat } has heard better.
}

## Death and the end

event-died = { $seat }’s hero is dead; a brother or a sister sets out from Baghdad.
event-declared = In Baghdad { $seat } declares: the goal is reached! Everyone else has one more turn.
event-declared-alone = In Baghdad { $seat } declares: the goal is reached!
event-nobody-in-the-running = Nobody stands in Baghdad with the goal reached: the nights go on.
event-target = { $seat }’s secret goal was { $destiny } and { $story }.
event-ended = The game is over: { $ending }.
ending-sole = only one stands in Baghdad with the goal reached
ending-tie-statuses = among equals the one with most statuses has lived most
ending-tie-skills = among equals the one with most skills has learned most
ending-shared = nothing sets the winners apart
ending-solitaire-won = all was done before the last night was over
ending-solitaire-lost = the last night is over
event-won = { $count ->
    [0] The Book closes, and nobody has won.
    [one] { $seats } has the best tale of the night!
   *[other] { $seats } have the best tale of the night!
}

## What is asked

question-goal = { $seat }, in secret: how much destiny and how much story shall your night bring?
question-skill = { $seat }, which skill do you make your own?
question-lose-skill = { $seat }, what do you forget?
question-lose-status = { $seat }, which status do you leave behind?
question-may-lose = { $seat }, do you leave this behind: { $status }?
question-lose-treasure = { $seat }, which treasure do you part with?
question-lose = { $seat }, what do you lose?
question-lose-rest = { $seat }, rest has its price. Which point do you lose?
question-lose-fate = { $seat }, fate decides, and takes a point for it. Which one?
question-move = { $seat }, where does the road take you?
question-move-for = { $seat }, where do you send { $hero }?
question-space = { $seat }, you may go anywhere here. Where to?
question-place-for = { $seat }, where do you put { $hero } on the map?
question-city = { $seat }, which city?
question-city-on-pilgrimage = { $seat }, to which far city does your pilgrimage lead first?
question-city-outlaw = { $seat }, several cities are equally near. Which one is looking for you?
question-city-vizier = { $seat }, several cities are equally near. Which one is your seat?
question-card = { $seat }, two cards: which one do you keep?
question-lost = { $seat }, do you go on as if you knew the way?
question-reaction = { $kind ->
    [thing] { $seat }, before you: { $being }. What do you do?
   *[other] { $seat }, how do you greet { $being }?
}
question-reaction-for = { $kind ->
    [thing] { $seat }, before { $hero }: { $being }. What shall be done?
   *[other] { $seat }, how shall { $hero } greet { $being }?
}
question-reaction-lost = { $seat }, there is no road, no smoke, no voice. What do you do?
question-reaction-lost-for = { $seat }, there is no road, no smoke, no voice. What shall { $hero } do?
question-reaction-place = { $seat }, you stand here: { $place }. What do you do?
question-reaction-place-for = { $seat }, { $hero } stands here: { $place }. What shall be done?
question-master = { $seat }, one of your arts would serve you here. Do you trust it, or the die?
question-section = { $seat }, how do you go on?
question-award = { $seat }, is that what you wanted?
question-offer = { $seat }, do you accept?
question-offer-beloved = { $seat }, somebody has given you their heart. Do you accept it?
question-trade = { $seat }, do you make this trade: { $award }?
question-choose = { $seat }, which do you take?
question-number = { $seat }, your blessing may name the number. Which shall count?
question-number-nudged = { $seat }, you may count the roll one higher or one lower. Which shall it be?
question-number-for = { $seat }, a curse leaves the dice of { $hero } to you. Which number shall count?
question-entry-for = { $seat }, whom shall { $hero } meet?
question-player = { $seat }, to whom do you leave it?
question-player-number = { $seat }, a curse has its hand on your dice. Who names the number?
question-player-entry = { $seat }, your fate is in other hands. Who picks whom you meet?
question-player-reaction = { $seat }, your wits are not your own. Who decides what you do?
question-player-place = { $seat }, who puts you on the map?
question-player-award = { $seat }, whom do you choose for this: { $award }?
question-player-enslaved = { $seat }, whom do you serve this turn?
question-player-ensorcelled = { $seat }, who moves you this turn?
question-gift = { $seat }, { $hero } offers you one level of wealth for your help: { $skill }. Do you agree?
question-gift-treasure = { $seat }, { $hero } offers you the help of a treasure: { $treasure }. Do you agree?
question-patient = { $seat }, whom do you heal, and of what?
question-quest-place-for = { $seat }, you name the place to which { $hero }’s quest leads. Which is it?
question-player-rival = { $seat }, whom do you mean to outdo?
question-player-teaches = { $seat }, whom do you teach?
question-player-gives-alms = { $seat }, to whom do you give alms?
question-player-invites = { $seat }, whom do you invite?
question-player-quest-place = { $seat }, who names the place to which your quest leads?
question-homecoming = { $seat }, you are home. Do you throw two dice for what awaits you?
question-keep = { $seat }, do you keep the city card { $card }?
question-start = { $seat }, before you set out: what do you do?
question-end = { $seat }, before your turn ends: what do you do?
question-city-card = { $seat }, you may play a city card here. Do you?
question-retell = { $seat }, will you tell it again in your own words?
question-vote = { $seat }, did you like { $hero }’s tale?
question-declare = { $seat }, your goal is reached. Do you declare?
question-page = { $seat }, have you read to the end?
question-treasure = { $seat }, which treasure do you take?
question-quest = { $seat }, which quest do you keep?
question-use = { $seat }, do you make use of a treasure now?
question-use-status = { $seat }, do you let a treasure keep this from you: { $status }?
question-use-card = { $seat }, the card is { $card }. Do you make use of a treasure?
question-use-face = { $face ->
    [minus] { $seat }, the destiny die shows a minus. Do you make use of a treasure?
    [plus] { $seat }, the destiny die shows a plus. Do you make use of a treasure?
   *[blank] { $seat }, the destiny die is blank. Do you make use of a treasure?
}
question-use-result = { $seat }, the dice make { $result }. Do you make use of a treasure?
question-face = { $seat }, which face shall the destiny die show?
question-time = { $seat }, at which time of day do you meet somebody?
question-entry = { $seat }, whom do you meet?

option-goal = { $destiny }, { $story }
option-stay = stay
option-move = { $space }
option-badly-lost = sit down and be badly lost
option-draw = go on and draw a card
option-roll = roll
option-master-roll = roll the destiny die
option-master = go straight: { $skill }
option-master-which = go straight: { $skill }, way { $number }
option-accept = accept
option-accept-award = accept: { $award }
option-refuse = refuse
option-refuse-award = refuse: { $award }
option-may-lose-accept = leave it behind
option-may-lose-refuse = keep it
option-award-accept = yes, I take it
option-reject = no, I react differently
option-reroll = have the die rolled again
option-yes = yes
option-no = no
option-agree = agree
option-decline = decline
option-keep = keep it
option-discard = lay it aside
option-play = play the city card { $card }
option-sell = sell a treasure: { $treasure }
option-use = use a treasure: { $treasure }
option-use-done = not now
option-patient = { $to }: { $status }
option-patient-done = nobody
option-player-done = nobody
option-give-up = give up the quest
option-face-minus = the minus
option-face-blank = the blank
option-face-plus = the plus
option-give = give { $to } one level of wealth: { $skill }
option-give-city = pay somebody in the city one level of wealth: { $skill }
option-pay = pay { $points } and share it with { $to }: { $status }
option-pay-destiny = lose { $points } and be released: { $status }
option-pay-wealth = spend one level of wealth and be free
option-swap = exchange your lot: { $status }
option-swap-old = exchange your lot: { $old } for { $status }
option-rest = rest for the whole turn and be healed
bargain-sell = It brings { $award }.
bargain-give = It ends this: { $statuses }.
bargain-swap = It ends this: { $status }. It costs { $points }.
bargain-rest = It costs a point, if you have one.
bargain-rest-cured = It costs a point, if you have one. If you set out instead, { $treasure } can heal you for nothing.
option-lose-destiny = a destiny point
option-lose-story = a story point
option-done = nothing more
option-start-done = set out
option-city-card-done = not today
option-lose-status-done = leave it at that
option-declare = declare
option-go-on = go on
option-turn-page = turn the page
option-number = { $number }
option-number-leads = { $number }: { $leads }
leads-pursuer = the pursuer
leads-card = nobody, and a card is drawn

## In plain lines

command-map = m map
command-goal = g goal
nights-hint = Type the number of your choice, or its name. ? tells you all the rest.
nights-help =
    The number of an option, or its name: choose it.
    Two numbers when your goal is asked, as in 12 8: destiny first, then story.
    Enter alone: turn the page, or hear the question again.
    t: the table, with every hero.
    m: the map, and how far every place is from the hero whose turn it is.
    c: what the statuses, skills, treasures and quests on the table mean.
    ? and a name, as in ? wounded: what a status, a skill, a treasure or a quest means.
    g: your secret goal.
    a: what a good player would do now, and why.
    u: take the last choice back. If dice have rolled or something has come to light since, the others must agree.
    q: leave the table.
    ??: the rules in short.
nights-rules =
    You are a hero of the Nights, in search of destiny and of stories worth telling. Fix in secret how many points of each you want; together they make the goal.
    On your turn you travel as far as your wealth allows, or stay, and then you meet somebody or something.
    You choose how to react before you know what comes of it. The destiny die picks one of three paragraphs of the Book; your skills, statuses and treasures open its sections.
    What the section says happens to you: points, wealth, skills, treasures, and statuses with rules of their own.
    Whoever stands in Baghdad at the end of their own turn with both parts of the goal reached may declare. Everyone else has one more turn; then the best tale wins.
nights-two-numbers = Type two numbers that make { $goal }, destiny first, as in { $example }.
nights-stay = { $stay } ({ $space })
nights-move = { $space } ({ $terrain }), { $distance }
nights-move-numbered = { $space } ({ $terrain }, number { $number }), { $distance }
nights-space = { $told }.
nights-place-of-power = Place of Power
nights-time = It is { $time }. Encounter cards left: { $encounters }; treasures: { $treasures }; quests: { $quests }.
nights-turn = It is { $seat }’s turn.
nights-declared = { $seat } has declared: this is the last round.
nights-hero = { $seat } is { $hero }, in { $space }: { $destiny }, { $story }. Wealth: { $wealth }.
nights-skills = Skills: { $list }.
nights-statuses = Statuses: { $list }.
nights-treasures = Treasures: { $list }.
nights-quest = Quest: { $quest }.
nights-cards = City cards: { $list }.
nights-destination = Destination marker: { $space }.
nights-tokens = Remembered: { $list }.
nights-map-from = From { $seat }’s hero, who is here: { $space }.
nights-explained = { $name }. { $about }
nights-nothing-to-explain = Nothing on the table needs explaining.
nights-goal = { $seat }’s secret goal: { $destiny } and { $story }.
nights-no-goal = No goal has been fixed yet.

## Why something happens (`reason` of an event; the tale's own awards need no more words)

told-why = { $told } { $why }
event-withheld = { $what ->
    [wealth] { $seat }’s wealth stays as it is.
    [skill] { $seat } does not learn this: { $skill }.
    [skills] There is no skill for { $seat } to learn.
   *[status] { $seat } is spared this: { $status }.
}
reason-quest = The quest rewards it.
reason-city-card = The city card says so.
reason-sale = A treasure was sold.
reason-treasure = A treasure is at work.
reason-accursed = A curse drives out the blessing.
reason-beast-form = Beast Form: no charm helps, and courting earns scorn.
reason-beloved = Beloved: hearts must be answered.
reason-blessed = A blessing lifts it.
reason-crippled = Crippled: story counts twice, and charm counts for nothing.
reason-enslaved = Enslaved: a master takes what the slave has earned.
reason-imprisoned = Imprisoned: behind that door nobody is lost or wanted any more.
reason-married = Married: that changes things.
reason-respected = Respect straightens the back.
reason-robe-of-honor = It comes with the Robe of Honor.
reason-scorned = Scorned: destiny becomes story, and nobody gives wealth, lessons or a second glance.
reason-vizier = It comes with the office of vizier.
reason-sultan = Sultan: the treasury is open.
reason-too-few-points = It takes 12 points to be Sultan; the court is content with a Vizier.
reason-answered = The answer is given.
reason-changed-back = Changed twice is changed back.
reason-courted = The courting is over.
reason-destiny-scored = Three points of destiny satisfy the geas.
reason-dice-differ = The dice fell more than 1 away from the number named.
reason-envy-stilled = Two levels of wealth or a treasure: there is nothing left to envy.
reason-learned = A skill learned on the road clears the head.
reason-one-turn = It was for one turn only.
reason-pilgrimage = The pilgrimage is accomplished.
reason-points-gained = Four points gained: fate has had its way.
reason-spell-broken = The higher die breaks the spell.
reason-story-told = There is story enough to end it.
reason-arrested = The guards of the city were waiting.
reason-chosen = It was left behind by choice.
reason-gift = One level of wealth changes hands.
reason-paid = The price is paid.
reason-rest = A whole turn’s rest has its price, and heals.
reason-swapped = One lot is exchanged for another.
reason-beggar = Nobody is poorer than a beggar.
reason-death = Death takes statuses, treasures and fortune.
reason-fate = Where others would decide, fate takes a point.
reason-homecoming = This is what was waiting at home.
reason-last-treasure = Nobody is Fabulous without a treasure.
reason-least = It cannot fall any lower here.
reason-mastered = A master has nothing more to learn.
reason-most = It cannot rise any higher here.
reason-one-status = At this table one status drives out the other.
reason-retold = The table liked the tale.
reason-spent = It has done its work.
reason-taken = The tale gives it to another.
question-declare-not-yet = { $seat }, your goal is not reached yet, and nobody needs to know. The night goes on.

## Advice: why the sage would choose it

hint-sensible = This is the sensible thing to do.
hint-done = Nothing here is worth its price now.
hint-pay = You have destiny to spare, and nothing else stands between you and victory.
hint-rival-chance = It gives { $player } no more than is fair between rivals.
hint-rival-place = From there { $player } has some way to go.
hint-rival-quest = Neither round the corner nor at the end of the world: a fair errand for { $player }.
hint-rival-reaction = What { $player } would have done is not what a rival must choose.
hint-reaction-skill = In tales like this one it pays to have what you have: { $skill }.
hint-reaction-learned = In ten meetings of this kind it has brought roughly { $destiny } and { $story }.
hint-reaction-suited = The sage has learned nothing from this Book yet; but this goes well with what you can do: { $skill }.
hint-reaction-guess = The sage has learned nothing of this yet; by common sense it is the safer way.
hint-section-skill = You have what it takes, and it seldom goes badly: { $skill }.
hint-section-learned = Of the ways that are open to you, this one has ended best so far.
hint-section-plain = The sage does not know how this ends; of what is open to you it looks best.
hint-master = Mastery has no need of the die: { $skill }.
hint-master-roll = Here the die promises more than mastery does.
hint-move-victory = Your goal is met: all that is missing is Baghdad.
hint-move-quest = It brings you nearer to the end of your quest: { $quest }.
hint-move-place = Nothing gives as much as a Place of Power, and one is open to you: { $place }.
hint-move-pilgrimage = Your pilgrimage leads this way, and its end is worth three points.
hint-move-home = Whoever comes home from a journey finds something waiting there.
hint-move-city-card = It brings you nearer to a city whose card you hold.
hint-move-any = A good place to meet somebody, and not too far from Baghdad.
hint-move-stay = Somebody will come by here as well, and nothing draws you farther.
hint-goal-learned = As tales go, destiny and story come in this measure: { $destiny }, { $story }.
hint-goal-guess = Whoever wants half of each can use whatever comes.
hint-skill-learned = Few skills have opened as many good endings: { $skill }.
hint-skill-guess = The sage has learned nothing from this Book yet, and likes this as well as any: { $skill }.
hint-deed-rest = Too many of your skills lie idle while the wound is open.
hint-deed-give = To be rid of this is worth a level of wealth.
hint-deed-pay = To be rid of this is worth the price.
hint-deed-swap = The other lot is the better one.
hint-deed-sell = The money takes you farther than the treasure would.
hint-deed-give-up = You do not have what this quest asks for; another may suit you better.
hint-use = Now is the time for it.
hint-use-not = Keep it for a better moment.
hint-player = With the fewest points, { $player } has the least to gain by it.
hint-player-nobody = Nobody at the table needs that much help from you.
hint-lose = This is what you can spare most easily.
hint-lose-nothing = All that you have left is worth keeping.
hint-award-accept = There is seldom more to be had.
hint-award-reject = Another answer would have brought more, and you may still give it.
hint-award-reroll = On average the die does better than this.
hint-declare-declare = You have all that you set out for, and you are back in Baghdad.
hint-declare-go-on = There is nothing to declare yet.
hint-gift-agree = You gain by it, and it brings nobody too near the goal.
hint-gift-decline = Nobody who is so near the goal needs your help.
hint-may-lose-accept = You are better off without it.
hint-may-lose-refuse = It does you more good than harm.
hint-offer-accept = It is worth more to you than a refusal.
hint-offer-refuse = A refusal costs you less.
hint-trade-accept = You need what you get more than what you give.
hint-trade-refuse = You need what you have.
hint-vote-yes = A good story deserves its point, and this one wins nobody the game.
hint-vote-no = Between rivals not every story is a good one.
hint-card = A city card can be kept for later; otherwise one is as good as the other.
hint-choose = It is worth more toward your goal.
hint-city = It lies best for the roads you have to go.
hint-city-card = Five of six faces do you good, and the card is of no use elsewhere.
hint-entry = Of all who wait there, this one has given most.
hint-face = In a tale fortune lies on the side of the plus.
hint-homecoming = Only one throw in thirty-six does harm, and fifteen do good.
hint-keep = It costs nothing to keep, and may be worth a treasure one day.
hint-lost = Whoever looks for the way finds it sooner.
hint-number = It leads to the best there is to hope for.
hint-page = There is nothing to decide: read it aloud, and turn.
hint-patient = Somebody is healed, and you gain by it too.
hint-quest = It promises more toward your goal.
hint-retell = A story told again may be worth a point, and costs nothing.
hint-time = One hour is as good as another here.
hint-treasure = Of the two it will serve you better.
