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
    .fate = Milk still turns wherever the curse has been to supper.
    .ended = The curse lets go of { $seat }.
status-beast-form = Beast Form
    .about = You may not Court (if you must, you are only Scorned), and Seduction and Appearance are wasted on fur and feathers. Give one level of wealth to a hero in your space who has Magic, and you get your own skin back.
    .gained = { $seat } has a snout, a tail and a great deal to explain: beast form.
    .fate = The porter asks what the fur is for, and the innkeeper where it means to sleep.
    .ended = { $seat } stands upright again, in human form.
status-beloved = Beloved
    .about = Somebody has given you their heart: accept, and you gain 2 destiny points and are Married. Refuse, and a die decides whether you are Scorned, Pursued or simply Determined.
    .gained = Somebody’s heart now belongs to { $seat }: beloved.
    .fate = Under a window somebody is tuning an oud, and an answer is still owed.
    .ended = The matter of { $seat }’s admirer is settled.
status-blessed = Blessed
    .about = Whenever you would roll ordinary dice, you may name the number that counts; the destiny die takes no orders. The dice are then rolled all the same: if they differ from that number by more than 1, or once you are Accursed, the blessing is used up.
    .gained = A blessing goes with { $seat } from now on.
    .fate = The blessing came along, and the dogs of the street knew it first.
    .ended = { $seat }’s blessing is used up.
status-crippled = Crippled
    .about = You move one space less by land and by sea, and can neither use nor gain Seduction and Appearance; but a limp has its tale, and story points from encounters count double. You are healed once you are Blessed or Respected.
    .gained = { $seat } will walk with a stick from now on: crippled.
    .fate = The stick has learned to knock before it enters.
    .ended = { $seat } throws the stick away.
status-determined = Determined
    .about = Once in each encounter, when you have heard your award, you may refuse it and choose a different reaction. It does not pass with time.
    .gained = Nothing will turn { $seat } aside any more: determined.
    .fate = The road was told three times which way to go, and now it goes there.
    .ended = { $seat } is not so determined any more.
status-diseased = Diseased
    .about = You move one space less by land and by sea, and for 3 destiny points you may pass the disease on to another hero in your space, though it does not leave you. Give one level of wealth to a hero in your space who has Scholarship, and you are cured.
    .gained = A disease takes hold of { $seat }.
    .fate = The cough came along, and was offered a chair by the door.
    .ended = The disease leaves { $seat }.
status-enslaved = Enslaved
    .about = Each turn you name another player as your master: the destiny points and treasures you gain in that turn go to that player’s hero. Spend a level of wealth that you gained in bondage, and you are free.
    .gained = { $seat } is no longer free: enslaved.
    .fate = There is a master to be asked first, and the master is asleep.
    .ended = { $seat } is free again and calls nobody master.
status-ensorcelled = Ensorcelled
    .about = Each turn another player, whom you name, decides where your feet carry you. When the turn ends you both roll a die, and if yours is higher the spell is broken.
    .gained = { $seat }’s feet obey somebody else’s spell: ensorcelled.
    .fate = A spell still holds the bridle, and it has plans for tomorrow.
    .ended = The spell on { $seat } is broken.
status-envious = Envious
    .about = You cannot win, and wherever you could Rob, you must. Two levels of wealth or a treasure in a single encounter cure you; or pay 3 destiny points and go On Pilgrimage instead.
    .gained = Envy gnaws at { $seat }.
    .fate = Before supper, everybody else’s plate has to be looked at.
    .ended = { $seat } sleeps soundly again, and envies nobody.
status-fated = Fated
    .about = Charts are not rolled for you: another player, whom you name, picks whom you meet. When you have gained 4 points of destiny and story together, fate is satisfied.
    .gained = { $seat }’s fate was written long ago, it turns out: fated.
    .fate = What happens next was written long ago, on a page that nobody can find.
    .ended = Fate has no further plans for { $seat }.
status-grief-stricken = Grief Stricken
    .about = In encounters your talents fail you and your masteries count as talents; with Storytelling and 2 destiny points you can make another hero in your space grieve as well. It passes when you reach 8 story points, or with your next one if you had that many.
    .gained = Grief strikes { $seat }.
    .fate = One cushion stays empty, and must not be talked about.
    .ended = { $seat } dries the last tear.
status-imprisoned = Imprisoned
    .about = You cannot move, and the only face you see is the jailer’s. You are free when a tale says so, when you reach 10 story points (or with the next one, if you had that many), or by giving one level of wealth to a hero in your space who has Beguiling or Stealth and Stealing.
    .gained = A door shuts and a key turns: { $seat } is imprisoned.
    .fate = The rest is told through a grating, to a jailer who keeps asking for the beginning.
    .ended = The door stands open: { $seat } is out of prison.
status-insane = Insane
    .about = In every encounter another player, whom you name, chooses how you react. Gain a skill in an encounter, and you are your own master again.
    .gained = { $seat } talks to the lamp, and hears it answer: insane.
    .fate = The moon was consulted on every point, and had a good deal to say.
    .ended = { $seat } is of sound mind again.
status-lost = Lost
    .about = You move one space a turn at most, and may choose to be badly lost instead of having your encounter. That is the surest way to be found, though other tales may offer another.
    .gained = No hill looks like the last one: { $seat } is lost.
    .fate = The map has been held every way up, and was right each time.
    .ended = { $seat } knows the way again.
status-love-struck = Love Struck
    .about = On your next turn you meet somebody beautiful, and you must Court, for nothing else comes to mind. It is over with that encounter; if you are Married, you are Grief Stricken instead.
    .gained = { $seat } walks into a wall, smiling: love struck.
    .fate = A name is carved into the doorpost, and the spelling took all evening.
    .ended = { $seat } can think of other things again.
status-married = Married
    .about = You gain 1 story point and a home: after an encounter in any other city you may not end a turn in a city again until you have been home. Each return brings 1 story point, and two dice if you dare to roll them.
    .gained = The drums play all night: { $seat } is married.
    .fate = On a shelf at home stands a second cup, and it is the better one.
    .ended = { $seat } is married no more.
status-on-pilgrimage = On Pilgrimage
    .about = You cannot win until you have had an encounter in the city you chose, more than three spaces from Mecca, and then one in Mecca. That brings you 2 destiny points, 1 story point and a level of Piety.
    .gained = { $seat } takes up the staff of a pilgrim.
    .fate = A pair of sandals is ready by the door, with the toes toward Mecca.
    .ended = { $seat }’s pilgrimage is over.
status-outlaw = Outlaw
    .about = The nearest city is looking for you, and an encounter there ends with you Imprisoned. Become an Outlaw once more, and you are taken there as soon as that encounter is over.
    .gained = { $seat }’s description hangs on a city gate: outlaw.
    .fate = One city has the portrait at every gate, with too large a nose.
    .ended = Nobody is offering money for { $seat } any more.
status-pursued = Pursued
    .about = On each later turn a die is rolled before your encounter: on 1 or 2 your pursuer has found you, and you meet nobody else. Only the tale of a meeting can tell whether the chase is over.
    .gained = Somebody is on { $seat }’s heels: pursued.
    .fate = Something is still coming down the road behind, and it has begun to hurry.
    .ended = Nobody is on { $seat }’s heels any more.
status-respected = Respected
    .about = Once in each encounter, when you have heard an award that a die brought you, you may have that die rolled again. The second roll counts, better or worse.
    .gained = { $seat }’s name is spoken with respect.
    .fate = When this guest sits down, the others straighten their cushions.
    .ended = { $seat } has lost people’s respect.
status-robe-of-honor = Robe of Honor
    .about = You gain 1 destiny point and a level of Wisdom, and you are Respected. The sleeves are a little long, but nobody mentions it.
    .gained = A robe of honor is laid on { $seat }’s shoulders.
    .fate = The doorkeeper bowed to the robe and let the rest in with it.
    .ended = { $seat }’s robe of honor is gone.
status-scorned = Scorned
    .about = Destiny points turn into story points on their way to you, and you can gain neither wealth nor skills. Pay 1 destiny point to go On Pilgrimage instead; if you have none, you set out at once.
    .gained = Backs are turned on { $seat }: scorned.
    .fate = All the places near the fire were suddenly taken.
    .ended = People greet { $seat } again.
status-sex-changed = Sex-Changed
    .about = A man is now a woman, a woman a man, and you cannot win like this. Should it happen to you again, you are as you were.
    .gained = { $seat } looks into the well, and somebody of the other sex looks back.
    .fate = The old clothes no longer fit, and the tailor has been told half of it.
    .ended = { $seat } looks into the well, and the old face looks back.
status-sultan = Sultan
    .about = Your wealth is Fabulous, even without a treasure, and as you travel each city may count as one space, whatever lies between. If you have fewer than 12 points in all, you are made Vizier instead.
    .gained = The drums beat from every tower: { $seat } is Sultan!
    .fate = There is a throne to go back to; a cat keeps it warm.
    .ended = Somebody else sits on { $seat }’s throne.
status-under-geas = Under Geas
    .about = You cannot win while your word binds you. Gain 3 destiny points, or give up 4 at any moment of your turn, and you have kept it.
    .gained = { $seat } has sworn an oath that cannot be broken: under geas.
    .fate = One promise is still being kept, a little every day.
    .ended = The oath binds { $seat } no more.
status-vizier = Vizier
    .about = You gain 1 destiny point, 1 story point, and a level each of Courtly Graces and Wisdom; after an encounter in any other city you may not end a turn in a city again until you have been back at your seat. With Piety and Scholarship mastered and 12 points in all you may become Sultan instead.
    .gained = A seal, an inkwell and a thousand petitions: { $seat } is Vizier.
    .fate = Two hundred petitions lie on a desk somewhere, and can wait until tomorrow.
    .ended = { $seat } hands back the Vizier’s seal.
status-wounded = Wounded
    .about = Stealth and Stealing, Magic, Weapon Use, Seduction and Appearance are of no use to you. Rest for a whole turn and lose 1 destiny or story point, or give one level of wealth to a hero in your space who has Scholarship, and you are well again.
    .gained = { $seat } is wounded.
    .fate = The bandage is clean, and its story longer at every telling.
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
heading-other = The other { $fact }
heading-other-named = The other: { $name }

fact-speaks = speaks
fact-awake = is awake
fact-sees = sees
fact-seen = can be seen
fact-solid = can be touched
fact-alive = is alive
fact-human = has a human shape
fact-hands = has hands
fact-walks = walks
fact-flies = flies
fact-free = is free
fact-many = is more than one
fact-huge = is huge
fact-carriable = can be carried
fact-enterable = has an inside
fact-opens = can be opened
fact-water = belongs to the water
fact-fire = burns
fact-magic = has magic
fact-ruler = rules
fact-learned = is learned
fact-people = has people
fact-armed = is armed
fact-poor = is poor
fact-dead = is dead
fact-preys = eats its prey
fact-passes = comes and goes
fact-person = is a person
fact-spirit = is a spirit
fact-beast = is a beast
fact-band = is a band
fact-thing = is a thing

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
award-placed = another player chooses where on the map you go: { $where }
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
event-turn = It is { $seat }’s turn; { $reader } reads the Book.
event-turn-alone = It is { $seat }’s turn.
event-turn-announced = { $turn } Keep in mind: { $things }.
event-time = { $time ->
    [morning] It is morning.
    [noon] The sun stands high: it is noon.
   *[night] The lamps are lit: it is night.
}

## What happens on the road

event-stayed = { $seat } stays in { $space }.
event-already-there = { $seat } is already in { $space }.
event-kept-in-prison = { $seat } is in prison and stays in { $space }.
event-moved = { $how ->
    [transport] Faster than any camel, { $seat } leaves { $origin } and reaches { $space }.
    [placed] Another player moves { $seat } from { $origin } to { $space }.
    [arrow] { $seat } leaves { $origin } by the only way out and reaches { $space }.
    [arrested] Two guards take { $seat } from { $origin } to { $space }.
   *[move] { $seat } travels from { $origin } to { $space }.
}
event-place = { $seat } finds a place that no road leads to: { $place }.
event-destination = { $seat } puts a Destination marker on the map: { $place }.
event-destination-removed = { $seat }’s Destination marker is removed from the map.
event-marked = { $status ->
    [married] { $seat } makes a home: { $city }.
    [vizier] { $seat } takes office as Vizier: { $city }.
   *[outlaw] { $seat } is wanted in a city: { $city }.
}
event-came-home = { $seat } comes home: { $city }.
event-pilgrimage = { $seat } has visited the far city, { $city }, and must now go to Mecca.

## What happens in an encounter

event-drew = { $seat } draws a card: { $card }.
event-no-card-left = There are no cards left for { $seat }.
event-rolled = { $seat } rolls { $dice }.
event-rolled-first = { $seat } rolls { $dice } to see who starts.
event-rolled-dream = { $seat } dreams of the number { $dice }.
event-rolled-spell = { $seat } rolls { $dice } against the spell.
event-rolled-homecoming = At home { $seat } rolls { $dice }.
event-rolled-chart = { $seat } rolls { $dice } to see who comes along.
event-rolled-jailer = { $seat } rolls { $dice } for the jailer’s mood.
event-rolled-lover = { $seat } rolls { $dice } to see who it is.
event-rolled-pursuit = { $seat } rolls { $dice } to see whether the pursuer is near.
event-number-named = The number that counts for { $seat }: { $number }.
event-entry-picked = No die is rolled for { $seat }: number { $number } was chosen.
event-entry-picked-treasure = { $seat } picks the entry next to it: number { $number }.
event-met = { $kind ->
    [thing] { $seat } comes upon { $being }.
   *[other] { $seat } meets { $being }.
}
event-badly-lost = { $seat } is badly lost.
event-chose-in-place = { $seat } decides: { $choice }.
event-nobody-there = There is nobody there, and { $seat } goes on.
event-only-court = Nothing but Court is possible here, and { $seat } may not court.
event-beast-courts = A beast that pays court: the whole street laughs at { $seat }.
event-destiny = { $face ->
    [minus] The destiny die shows a minus.
    [plus] The destiny die shows a plus.
   *[blank] The destiny die is blank.
}
event-went-straight = { $seat } is a master and needs no die: { $skill }.
event-read = The Book opens at paragraph { $number } for { $seat }.
event-reading = You read paragraph { $number } to { $seat }.
event-reading-section = You read on to { $seat }: { $heading }.
event-headings = The choices: { $headings }.
event-section = { $seat } chooses: { $heading }.
event-rejected = { $seat } refuses the award and reacts differently.
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
    [treasure] { $seat } finds a treasure, but it goes to { $to }.
   *[destiny] What { $seat } gains goes to { $to }.
}
event-passed-on-alone = { $what ->
    [treasure] { $seat } finds a treasure, but the master takes it.
   *[destiny] The master takes what { $seat } gains.
}
event-wealth = { $rises ->
    [yes] { $seat } becomes richer: { $wealth }.
   *[no] { $seat } becomes poorer: { $wealth }.
}
event-skill-gained = { $level ->
    [2] { $seat } has mastered a skill: { $skill }.
   *[1] { $seat } gains a skill: { $skill }.
}
event-skill-lost = { $level ->
    [1] { $seat } loses a level of a skill: { $skill }.
   *[0] { $seat } loses a skill: { $skill }.
}
event-skill-for-one-use = { $seat } may use a skill once: { $skill }.
event-skill-spent = { $seat } has used up a skill: { $skill }.
event-status-held = { $seat } already has this status: { $status }.
event-swapped = { $seat } exchanges a status: { $old } for { $new }.
event-treasure-gained = { $seat } gains a treasure: { $treasure }.
event-treasure-lost = { $seat } loses a treasure: { $treasure }.
event-sold = { $seat } sells a treasure: { $treasure }.
event-treasure-used = { $seat } uses a treasure: { $treasure }.
event-foreseen = { $face ->
    [minus] { $seat } foresees that the destiny die will show a minus.
    [plus] { $seat } foresees that the destiny die will show a plus.
   *[blank] { $seat } foresees that the destiny die will be blank.
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
event-status-warded = A treasure protects { $seat } from a status: { $status } ({ $treasure }).
event-cannot-pay = { $seat } does not have enough points for this.
event-nobody-else = There is no other hero for this.
event-no-treasure-left = There are no treasures left for { $seat }.
event-treasure-guarded = Nobody can take a treasure from { $seat }.
event-token-gained = { $seat } gains a token: { $token }. Later tales may remember it.
event-token-lost = { $seat } loses a token: { $token }.
event-merchant = Three turns in a row with Fabulous wealth: { $seat } gets the merchant’s 5 points.

## Quests and city cards

event-quest = { $seat } has a quest: { $quest }.
event-quest-place = { $seat }’s quest leads here: { $place }.
event-quest-treasure = { $seat } has what the quest asks for: { $treasure }.
event-rival = { $seat }’s quest has a rival: { $rival }.
event-contest = { $seat } reaches { $own }, { $rival } reaches { $other }.
event-contest-alone = { $seat } reaches { $own }, the other side { $other }.
event-treasure-answered = { $answer ->
    [agree] { $seat } accepts the help of { $giver }’s treasure: { $treasure }.
   *[decline] { $seat } declines the help of { $giver }’s treasure: { $treasure }.
}
event-claimed = { $seat } puts a quest marker on the map: { $place }.
event-quest-finished = { $seat } has finished a quest: { $quest }.
event-quest-lost = { $seat } has lost a quest: { $quest }.
event-kept = { $seat } keeps the city card: { $card }.
event-discarded = { $seat } discards the city card: { $card }.
event-played = { $seat } plays a city card: { $card }.

## Between heroes

event-named = { $seat } lets { $player } decide.
event-named-award = This is for { $player }.
event-named-enslaved = This turn { $seat } serves { $player }.
event-named-ensorcelled = This turn { $player } decides where { $seat } goes.
event-named-rival = { $seat } chooses { $player } as a rival.
event-fate = A die decides for { $seat }.
event-paid = { $seat } gives { $to } the same status: { $status }.
event-gift-answered = { $answer ->
    [agree] { $seat } takes { $giver }’s money and helps: { $skill }.
   *[decline] { $seat } declines { $giver }’s money.
}
event-rested = { $seat } rests for the whole turn.
event-retold = { $seat } tells it again, and better.
event-voted = { $vote ->
    [yes] { $seat } liked it.
   *[no] { $seat } has heard better.
}

## Death and the end

event-died = { $seat }’s hero has died; a brother or a sister sets out from Baghdad.
event-declared = In Baghdad { $seat } declares: the goal is reached! Everyone else has one more turn.
event-declared-alone = In Baghdad { $seat } declares: the goal is reached!
event-nobody-in-the-running = Nobody is in Baghdad with the goal reached: the game goes on.
event-target = { $seat }’s secret goal was { $destiny } and { $story }.
event-ended = The game is over: { $ending }.
ending-sole = only one player is in Baghdad with the goal reached
ending-tie-statuses = several have reached their goal, and the statuses decide
ending-tie-skills = several have reached their goal, and the skills decide
ending-shared = it is a tie, and the victory is shared
ending-solitaire-won = everything was done before the last card was drawn
ending-solitaire-lost = the last card has been drawn
event-won = { $count ->
    [0] The Book closes, and nobody has won.
    [one] { $seats } has the best tale of the night!
   *[other] { $seats } have the best tale of the night!
}

## What is asked

question-goal = { $seat }, how do you divide your secret goal between destiny and story?
question-skill = { $seat }, which skill do you choose?
question-lose-skill = { $seat }, which skill do you lose?
question-lose-status = { $seat }, which status do you lose?
question-may-lose = { $seat }, do you want to lose this status: { $status }?
question-lose-treasure = { $seat }, which treasure do you lose?
question-lose = { $seat }, what do you lose?
question-lose-rest = { $seat }, resting costs a point. Which one do you lose?
question-lose-fate = { $seat }, a die decides, and that costs a point. Which one do you lose?
question-move = { $seat }, where do you go?
question-move-for = { $seat }, where do you send { $hero }?
question-space = { $seat }, you may go to any of these spaces. Where do you go?
question-place-for = { $seat }, where do you put { $hero } on the map?
question-city = { $seat }, which city?
question-city-on-pilgrimage = { $seat }, to which far city does your pilgrimage lead first?
question-city-outlaw = { $seat }, several cities are equally near. Which one is looking for you?
question-city-vizier = { $seat }, several cities are equally near. Which one is your seat?
question-card = { $seat }, which of these cards do you keep?
question-lost = { $seat }, you are lost. Do you draw a card as usual?
question-reaction = { $kind ->
    [thing] { $seat }, before you: { $being }. What do you do?
   *[other] { $seat }, how do you greet { $being }?
}
question-reaction-for = { $kind ->
    [thing] { $seat }, because of madness you decide for { $hero }. Here is { $being }: what is to be done?
   *[other] { $seat }, because of madness you decide for { $hero }: how to greet { $being }?
}
question-reaction-lost = { $seat }, there is no road, no smoke, no voice. What do you do?
question-reaction-lost-for = { $seat }, because of madness you decide for { $hero }. There is no road, no smoke, no voice: what is to be done?
question-reaction-place = { $seat }, you are here: { $place }. What do you do?
question-reaction-place-for = { $seat }, because of madness you decide for { $hero }. Here is { $place }: what is to be done?
question-master = { $seat }, you have mastered a skill that helps here. Do you use it, or roll the die?
question-section = { $seat }, how do you go on?
question-award = { $seat }, do you accept this award?
question-offer = { $seat }, do you accept?
question-offer-beloved = { $seat }, somebody has given you their heart. Do you accept it?
question-trade = { $seat }, do you make this trade: { $award }?
question-choose = { $seat }, which do you take?
question-number = { $seat }, your blessing lets you choose the number. Which one counts?
question-number-nudged = { $seat }, you may count the roll one higher or one lower. Which do you choose?
question-number-for = { $seat }, because of a curse you choose for { $hero }. Which number counts?
question-entry-for = { $seat }, fate puts { $hero } in your hands. Whom does { $hero } meet?
question-player = { $seat }, who decides for you?
question-player-number = { $seat }, you are cursed. Who chooses the number for your dice?
question-player-entry = { $seat }, your fate is in other hands. Who chooses whom you meet?
question-player-reaction = { $seat }, you are out of your mind. Who decides what you do?
question-player-place = { $seat }, who chooses where on the map you go?
question-player-award = { $seat }, whom do you choose for this: { $award }?
question-player-enslaved = { $seat }, whom do you serve this turn?
question-player-ensorcelled = { $seat }, who decides where you go this turn?
question-gift = { $seat }, { $hero } offers you one level of wealth for your help: { $skill }. Do you agree?
question-gift-treasure = { $seat }, { $hero } offers you the help of a treasure: { $treasure }. Do you agree?
question-patient = { $seat }, whom do you heal, and of what?
question-quest-place-for = { $seat }, you choose where { $hero }’s quest leads. Which place is it?
question-player-rival = { $seat }, whom do you choose as a rival?
question-player-teaches = { $seat }, whom do you teach?
question-player-gives-alms = { $seat }, to whom do you give alms?
question-player-invites = { $seat }, whom do you invite?
question-player-quest-place = { $seat }, who chooses where your quest leads?
question-homecoming = { $seat }, you are home. Do you roll two dice to see what awaits you?
question-keep = { $seat }, do you keep the city card { $card }?
question-start = { $seat }, do you want to do anything before you set out?
question-end = { $seat }, do you want to do anything before your turn ends?
question-end-quest = { $seat }, your quest is fulfilled. Do you want to do anything before you get its reward?
question-city-card = { $seat }, you may play a city card here. Do you?
question-retell = { $seat }, do you want to tell it in your own words?
question-vote = { $seat }, did you like { $hero }’s tale?
question-declare = { $seat }, your goal is reached. Do you declare it and start the last round?
question-declare-alone = { $seat }, your goal is reached. Do you declare it and win?
question-page = { $seat }, have you read to the end?
question-treasure = { $seat }, which treasure do you take?
question-quest = { $seat }, which quest do you keep?
question-use = { $seat }, do you use a treasure now?
question-use-status = { $seat }, do you use a treasure to avoid this status: { $status }?
question-use-card = { $seat }, the card is { $card }. Do you use a treasure?
question-use-face = { $face ->
    [minus] { $seat }, the destiny die shows a minus. Do you use a treasure?
    [plus] { $seat }, the destiny die shows a plus. Do you use a treasure?
   *[blank] { $seat }, the destiny die is blank. Do you use a treasure?
}
question-use-result = { $seat }, the dice make { $result }. Do you use a treasure?
question-face = { $seat }, which face should the destiny die show?
question-time = { $seat }, at which time of day is your encounter?
question-entry = { $seat }, whom do you meet?

option-goal = { $destiny }, { $story }
option-stay = stay
option-move = { $space }
option-badly-lost = be badly lost instead
option-draw = draw a card
option-roll = roll
option-master-roll = roll the destiny die
option-master = skip the die and use { $skill }
option-master-which = { $face ->
    [minus] skip the die and use { $skill }, as if it showed a minus
    [plus] skip the die and use { $skill }, as if it showed a plus
   *[blank] skip the die and use { $skill }, as if it were blank
}
option-accept = accept
option-accept-award = accept: { $award }
option-refuse = refuse
option-refuse-award = refuse: { $award }
option-may-lose-accept = lose it
option-may-lose-refuse = keep it
option-award-accept = accept the award
option-reject = refuse it and choose another reaction
option-reroll = roll the die again
option-yes = yes
option-no = no
option-agree = agree
option-decline = decline
option-keep = keep it
option-discard = discard it
option-play = play the city card { $card }
option-sell = sell a treasure: { $treasure }
option-use = use a treasure: { $treasure }
option-use-done = use no treasure
option-patient = { $to }: { $status }
option-patient-done = nobody
option-player-done = nobody
option-give-up = give up the quest
option-face-minus = the minus
option-face-blank = the blank
option-face-plus = the plus
option-give = give { $to } one level of wealth for help: { $skill }
option-give-city = pay somebody in the city one level of wealth for help: { $skill }
option-pay = pay { $points } and give { $to } the same status: { $status }
option-pay-destiny = pay { $points } and lose this status: { $status }
option-pay-wealth = pay one level of wealth and be free
option-swap = exchange your status for this one: { $status }
option-swap-old = exchange your status: { $old } for { $status }
option-rest = rest for the whole turn and get well
bargain-sell = It brings { $award }.
bargain-give = This ends: { $statuses }.
bargain-swap = This ends: { $status }. It costs { $points }.
bargain-rest = It costs a point.
bargain-rest-cured = It costs a point. If you set out instead, { $treasure } can heal you for free.
option-lose-destiny = a destiny point
option-lose-story = a story point
option-done = end the turn
option-start-done = set out
option-end-quest-done = get the reward
option-city-card-done = play no city card
option-lose-status-done = keep the rest
option-declare = declare your goal
option-go-on = go on
option-turn-page = turn the page
option-number = { $number }
option-number-leads = { $number }: { $leads }
leads-pursuer = your pursuer finds you
leads-card = nobody: a card is drawn

## In plain lines

command-map = m map
command-goal = g goal
nights-hint = Type the number of your choice, or its name. Type ? for help.
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
    u: undo the last choice. If dice were rolled or something was revealed since, the others must agree.
    q: leave the table.
    ??: the rules in brief.
nights-rules =
    You are a hero of the Nights, in search of destiny and of stories worth telling. Secretly decide how many points of each you want; together they are your goal.
    On your turn you travel as far as your wealth allows, or stay, and then you meet somebody or something.
    You choose how to react before you know what will happen. The destiny die picks one of three paragraphs of the Book; your skills, statuses and treasures open its sections.
    What the section says happens to you: points, wealth, skills, treasures, and statuses with rules of their own.
    Whoever is in Baghdad at the end of their own turn with both parts of the goal reached may declare it. Everyone else has one more turn; then it is decided who wins.
nights-two-numbers = Type two numbers that add up to { $goal }, destiny first, as in { $example }.
nights-stay = { $stay } ({ $space })
nights-move = { $space } ({ $terrain }), { $distance }
nights-move-numbered = { $space } ({ $terrain }, number { $number }), { $distance }
nights-space = { $told }.
nights-place-of-power = Place of Power
nights-time = It is { $time }. Encounter cards left: { $encounters }; treasures: { $treasures }; quests: { $quests }.
nights-turn = It is { $seat }’s turn.
nights-declared = { $seat } has declared the goal reached: this is the last round.
nights-hero = { $seat } is { $hero }, in { $space }: { $destiny }, { $story }. Wealth: { $wealth }.
nights-skills = Skills: { $list }.
nights-statuses = Statuses: { $list }.
nights-treasures = Treasures: { $list }.
nights-quest = Quest: { $quest }.
nights-cards = City cards: { $list }.
nights-destination = Destination marker: { $space }.
nights-tokens = Tokens: { $list }.
nights-map-from = From { $seat }’s hero, who is here: { $space }.
nights-explained = { $name }. { $about }
nights-nothing-to-explain = There is nothing on the table to explain.
nights-goal = { $seat }’s secret goal: { $destiny } and { $story }.
nights-no-goal = No goal has been chosen yet.

## Why something happens (`reason` of an event; the tale's own awards need no more words)

told-why = { $told } { $why }
event-withheld = { $what ->
    [wealth] { $seat }’s wealth does not change.
    [skill] { $seat } does not gain this skill: { $skill }.
    [skills] There is no skill for { $seat } to gain.
   *[status] { $seat } does not get this status: { $status }.
}
reason-quest = The quest says so.
reason-city-card = The city card says so.
reason-sale = A treasure was sold.
reason-treasure = A treasure has this effect.
reason-accursed = A curse drives out the blessing.
reason-beast-form = Beast Form: no charm helps, and courting earns scorn.
reason-beloved = This is what the answer brings.
reason-blessed = A blessing heals this.
reason-crippled = Crippled: story points count double, and charm does not help.
reason-enslaved = Enslaved: a master takes what the slave has earned.
reason-imprisoned = Imprisoned: in prison nobody is Lost or an Outlaw any more.
reason-married = Married: a wedding brings a story point, and another love only grief.
reason-respected = Respect heals this.
reason-robe-of-honor = It comes with the Robe of Honor.
reason-scorned = Scorned: destiny points become story points, and there is no wealth or skill to gain.
reason-vizier = It comes with the office of vizier.
reason-sultan = A Sultan’s wealth is Fabulous.
reason-too-few-points = It takes 12 points to become Sultan; with fewer, one becomes Vizier.
reason-answered = The answer is given.
reason-changed-back = The change is undone.
reason-courted = The courting is over.
reason-destiny-scored = Three destiny points fulfil the oath.
reason-dice-differ = The dice differ from the number by more than 1.
reason-envy-stilled = Two levels of wealth or a treasure: there is nothing left to envy.
reason-learned = A skill gained in an encounter clears the head.
reason-one-turn = It was for one turn only.
reason-pilgrimage = The pilgrimage is accomplished.
reason-points-gained = Four points gained: fate is satisfied.
reason-spell-broken = The higher die breaks the spell.
reason-story-told = There are enough story points to end it.
reason-arrested = The guards of the city were waiting.
reason-chosen = The hero chose to lose it.
reason-gift = One level of wealth changes hands.
reason-paid = The price has been paid.
reason-rest = A whole turn of rest costs a point and heals.
reason-beggar = Nobody is poorer than a beggar.
reason-death = Death takes statuses and treasures, and whoever takes over is Poor.
reason-fate = Where another player would decide, a die decides and costs a point.
reason-homecoming = This is what was waiting at home.
reason-last-treasure = Without a treasure wealth cannot be Fabulous.
reason-least = It cannot fall any lower here.
reason-mastered = This skill is already mastered.
reason-most = It cannot rise any higher here.
reason-no-destiny-left = A scorned hero without destiny points sets out at once.
reason-one-status = At this table a new status replaces the old one.
reason-retold = The others liked the tale.
reason-spent = It can be used only once.
reason-taken = The tale gives it to another.
question-declare-not-yet = { $seat }, your goal is not reached yet. Nobody else knows. The game goes on.

## Advice: why the sage would choose it

hint-sensible = This is the sensible thing to do.
hint-done = Nothing here is worth its price right now.
hint-pay = You have destiny points to spare, and nothing else keeps you from winning.
hint-rival-chance = It helps { $player } as little as possible.
hint-rival-place = From there { $player } has a long way to go.
hint-rival-quest = It is neither too near nor too far for { $player }.
hint-rival-reaction = You are a rival: you need not choose what { $player } would choose.
hint-reaction-skill = This skill of yours often helps in tales like this one: { $skill }.
hint-reaction-learned = Ten encounters of this kind have brought roughly { $destiny } and { $story }.
hint-reaction-suited = There is no experience with this Book yet, but this suits a skill of yours: { $skill }.
hint-reaction-guess = There is no experience with this yet; it looks like the safer choice.
hint-section-skill = You have the skill for it, and it seldom goes badly: { $skill }.
hint-section-learned = Of the choices open to you, this one has ended best so far.
hint-section-plain = There is no experience with this yet; of the choices open to you it looks best.
hint-master = You have mastered this skill and do not need the die: { $skill }.
hint-master-roll = Here the die promises more than your skill.
hint-move-victory = Your goal is reached: now you only have to get to Baghdad.
hint-move-quest = It brings you closer to finishing your quest: { $quest }.
hint-move-place = Nothing brings as much as a Place of Power, and you can enter this one: { $place }.
hint-move-pilgrimage = Your pilgrimage leads this way, and its end is worth three points.
hint-move-home = Coming home from a journey always brings something.
hint-move-city-card = It brings you closer to a city whose card you hold.
hint-move-any = A good place for an encounter, and not too far from Baghdad.
hint-move-stay = You will meet somebody here as well, and there is no reason to go farther.
hint-goal-learned = On average the tales bring destiny and story in about this proportion: { $destiny }, { $story }.
hint-goal-guess = With half of each, you can use whatever comes.
hint-skill-learned = Few skills have led to as many good endings: { $skill }.
hint-skill-guess = There is no experience with this Book yet, and this skill is as good as any: { $skill }.
hint-deed-rest = Too many of your skills are of no use while you are wounded.
hint-deed-give = Getting rid of this is worth a level of wealth.
hint-deed-pay = Getting rid of this is worth the price.
hint-deed-swap = The other status is the better one.
hint-deed-sell = The money takes you farther than the treasure would.
hint-deed-give-up = You do not have what this quest asks for; another may suit you better.
hint-use = This is the right moment for it.
hint-use-not = Keep it for a better moment.
hint-player = With the fewest points, { $player } has the least to gain by it.
hint-player-nobody = Nobody at the table needs that much help from you.
hint-lose = This is what you can spare most easily.
hint-lose-nothing = All that you have left is worth keeping.
hint-award-accept = You would seldom get more than this.
hint-award-reject = Another reaction would probably bring more, and you may still choose it.
hint-award-reroll = On average the die does better than this.
hint-declare-declare = You have reached your goal, and you are in Baghdad.
hint-declare-go-on = There is nothing to declare yet.
hint-gift-agree = You gain by it, and it brings nobody too near the goal.
hint-gift-decline = This player is too close to the goal to be helped.
hint-may-lose-accept = You are better off without it.
hint-may-lose-refuse = It does you more good than harm.
hint-offer-accept = It is worth more to you than refusing.
hint-offer-refuse = A refusal costs you less.
hint-trade-accept = You need what you get more than what you give.
hint-trade-refuse = You need what you have.
hint-vote-yes = A good story deserves its point, and this one does not decide the game.
hint-vote-no = Your rival is too close to the goal to be given a point.
hint-card = A city card can be kept for later; otherwise one is as good as the other.
hint-choose = It is worth more toward your goal.
hint-city = It is the best placed for your next journeys.
hint-city-card = Five of the six results are good for you, and the card is of no use elsewhere.
hint-entry = Of all you could meet there, this one has brought the most.
hint-face = On average the plus leads to the better tales.
hint-homecoming = Only one roll in thirty-six does harm, and fifteen do good.
hint-keep = It costs nothing to keep, and may be worth a treasure one day.
hint-lost = Being badly lost is the surest way to be found.
hint-number = It leads to the best possible result.
hint-page = There is nothing to decide: read it aloud and turn the page.
hint-patient = Somebody is healed, and you gain by it too.
hint-quest = It promises more toward your goal.
hint-retell = A story told again may be worth a point, and costs nothing.
hint-time = The time of day makes no difference here.
hint-treasure = Of the two, this one will serve you better.
