# La chronique d’une nuit.

## La couverture et les parties du livre

chronicle-title-nights = { $count ->
    [one] La nuit où { $names } prit la route
   *[other] La nuit où { $names } prirent la route
}
chronicle-of = tirée des Mille et Une Nuits
chronicle-chapter = Chapitre { $number }

## La compagnie

chronicle-sets-out = Pour tout bagage, { $hero } emporte { $skills }.
chronicle-quest = Et une quête : { $quest }. { $about }
chronicle-wish = Le but secret que personne d’autre ne connaissait : { $destiny } et { $story }.

## Les titres des chapitres

chronicle-still = Quelque temps encore : { $place }
chronicle-in-which = Où { $deeds }.
chronicle-in-which-meets = { $hero } rencontre { $beings }
chronicle-in-which-list = { $before } ; { $last }
chronicle-lost = { $hero }, loin de toute route

## En chemin ; chaque phrase a plusieurs formes, pour qu’aucune ne s’use

chronicle-sail-1 = Depuis { $origin }, { $hero } fait voile vers { $space }.
chronicle-sail-2 = Le vent est bon : { $hero } laisse { $origin } à la poupe et gagne { $space }.
chronicle-sail-3 = Un navire emporte { $hero }, qui quitte { $origin } pour { $space }.
chronicle-sail-4 = { $hero } trouve un capitaine point trop gourmand, laisse { $origin } et cherche des yeux { $space }.
chronicle-sail-5 = La voile se gonfle, et { $hero } échange { $origin } contre { $space }.
chronicle-road-1 = Depuis { $origin }, { $hero } prend la route qui mène vers { $space }.
chronicle-road-2 = { $hero } se joint à une caravane qui quitte { $origin } pour { $space }.
chronicle-road-3 = La route est longue, poudreuse et pleine de bons conseils ; { $hero } quitte { $origin } et, tout au bout, découvre { $space }.
chronicle-road-4 = { $hero } laisse { $origin }, secoue la poussière de ses sandales et ne s’arrête pas avant { $space }.
chronicle-road-5 = Une mule, une outre, et { $hero } quitte { $origin } pour { $space }.
chronicle-both-1 = Par terre et par mer, { $hero } quitte { $origin } et gagne { $space }.
chronicle-both-2 = Tantôt à pied, tantôt à la voile, { $hero } laisse { $origin } et rejoint { $space }.
chronicle-both-3 = { $hero } passe de la selle au pont et du pont à la selle, laisse { $origin } et atteint { $space }.
chronicle-both-4 = D’abord la route, puis un pont de navire, ou l’inverse : { $hero } quitte { $origin } et gagne { $space }.
chronicle-stay-1 = Rien ne presse { $hero } de quitter { $space }.
chronicle-stay-2 = Un jour de plus, et { $hero } n’a pas quitté { $space }.
chronicle-stay-3 = Il reste à voir, et { $hero } ne quitte pas encore { $space }.
chronicle-stay-4 = Pourquoi aller plus loin ? Pour l’heure, { $hero } préfère { $space }.
chronicle-meet-1 = { $who } y rencontre { $being }.
chronicle-meet-2 = Bientôt, { $who } voit venir { $being }.
chronicle-meet-3 = Et voici, comme à point nommé, { $being }.
chronicle-meet-4 = Il y a déjà quelqu’un : { $being }.
chronicle-meet-5 = { $who } ne tarde pas à croiser { $being }.
chronicle-find-1 = { $who } y tombe sur { $being }.
chronicle-find-2 = Ce qui attend là : { $being }.
chronicle-find-3 = Et soudain, droit devant, { $being }.
chronicle-reject-1 = { $hero } refuse et s’y prend autrement.
chronicle-reject-2 = Non, pas ainsi : { $hero } recommence d’une autre façon.
chronicle-reject-3 = { $hero } refuse, et l’histoire revient au moment où tout pouvait tourner autrement.
chronicle-retell-1 = Au coin du feu, { $hero } le raconte encore, et mieux.
chronicle-retell-2 = Quand { $hero } le raconte ensuite, c’est plus long.
chronicle-retell-3 = { $hero } le raconte une fois de plus, gestes à l’appui.
chronicle-retell-4 = Conté par { $hero }, cela paraît encore plus vrai.
chronicle-promised = { $hero } a une carte pour cette ville et la joue : { $card }.
chronicle-quiet-1 = Ce jour-là, on ne conte rien d’autre sur { $hero }.
chronicle-quiet-2 = Pour { $hero }, la journée passe sans conte.

## Les voyages et les points

chronicle-route = { $hero } : { $spaces }.
chronicle-nowhere = { $hero } n’a pas quitté { $space }.
chronicle-picture-destiny = Destin
chronicle-picture-story = Histoire

## On a live page, where there is room for one line

chronicle-sail-short-1 = { $hero } fait voile vers { $space }.
chronicle-sail-short-2 = Un navire mène { $hero } vers { $space }.
chronicle-sail-brief = Par mer vers { $space }.
chronicle-road-short-1 = { $hero } prend la route vers { $space }.
chronicle-road-short-2 = En caravane, { $hero } gagne { $space }.
chronicle-road-brief = En route vers { $space }.
chronicle-both-short-1 = Par terre et mer, { $hero } gagne { $space }.
chronicle-both-brief = Par terre et mer vers { $space }.
chronicle-stay-short-1 = { $hero } ne quitte pas { $space }.
chronicle-stay-brief = On ne quitte pas { $space }.

## Le sort des héros, à la fin ; ceux que plusieurs héros peuvent partager ont plusieurs formes

chronicle-fate-won-1 = { $hero } s’assied près du feu, à Bagdad, dénoue son ballot, et rien n’y manque : { $points }, souhaités en secret et portés jusqu’ici. Le conteur s’éclaircit la voix, et commence par ce nom.
chronicle-fate-shared-1 = { $hero } dénoue son ballot près du feu, à Bagdad, et rien n’y manque : { $points }.
chronicle-fate-shared-2 = À côté de ce ballot s’en trouve un autre, tout aussi plein : { $hero } a rapporté { $points }. Le meilleur coussin est assez long pour plus d’un, et la nuit aussi.
chronicle-fate-running-1 = { $hero } est aussi de retour à temps, avec { $points } et plus un seul vœu en souffrance. Longtemps, les conteurs ont regardé d’un ballot à l’autre.
chronicle-fate-running-2 = Rien ne manquait non plus à { $hero }, de retour avec { $points }.
chronicle-fate-away-1 = Rien ne manque à ce ballot : { $points }. Ce qui manque, c’est { $hero }. Quand les portes se ferment, voici où ils sont tous deux : { $space }.
chronicle-fate-away-2 = { $hero } avait aussi tous ses vœux, { $points }, et il ne manquait qu’une mule plus rapide. On les a vus pour la dernière fois ici : { $space }.
chronicle-fate-away-3 = Quant à { $hero }, il ne manquait que le chemin du retour. Cette nuit, { $points } dorment sous un autre ciel : { $space }.
chronicle-fate-barred-1 = { $hero } est à la porte de Bagdad avec tous ses vœux, { $points }, et une chose de trop pour qu’on ouvre.
chronicle-fate-unfinished-1 = Des points, { $hero } en avait assez : { $points }. Mais le conte devait finir à Bagdad, deux quêtes accomplies et une fortune fabuleuse en main, et il a manqué une nuit.
chronicle-fate-near-1 = { $hero } s’habillait déjà pour la fête ; puis quelqu’un a compté. Encore { $lacking }, et c’était un autre conte.
chronicle-fate-near-2 = { $hero } a compté sur ses doigts, puis sur un chapelet, et le compte n’y est pas : il s’en faut de { $lacking }.
chronicle-fate-lacks-destiny-1 = { $hero } parlerait jusqu’au matin, et le fait. On attendait aussi le destin ; il s’est excusé, et n’est pas venu : il manque { $lacking }.
chronicle-fate-lacks-destiny-2 = Sur { $hero }, il y a déjà des chansons, et elles finissent bien. Le reste a sur elles { $lacking } de retard.
chronicle-fate-lacks-story-1 = De grandes choses sont arrivées à { $hero }, et presque personne n’en a entendu parler : il manque { $lacking }.
chronicle-fate-lacks-story-2 = Les astres ont tenu parole à { $hero }. Personne n’était là pour l’écrire, et il manque au conte { $lacking }.
chronicle-fate-far-1 = { $hero } est encore en chemin vers ses vœux, à { $lacking } du but. La route ne s’en plaint pas ; elle n’a rien d’autre à faire.
chronicle-fate-far-2 = De cette histoire-là, on ne peut dire ce soir que le début. Restent à { $hero } { $lacking }, et un souper tenu au chaud.
chronicle-fate-far-3 = { $hero } avait fait un long vœu, et il n’est pas encore usé : il en reste { $lacking }.
chronicle-fate-where-1 = La lettre qui explique la place vide près du feu porte en tête : { $space }.
chronicle-fate-where-2 = Qui veut entendre la suite ce soir doit aller la demander là-bas : { $space }.
chronicle-fate-where-3 = Quelqu’un a vu la lampe encore allumée, bien loin : { $space }.
chronicle-fate-wealth-beggar = La bourse est devenue un bol, et le bol est emprunté.
chronicle-fate-wealth-penniless = La bourse est plate ; elle sert de gant.
chronicle-fate-wealth-poor = Il y a de quoi acheter du pain, s’il est d’hier.
chronicle-fate-wealth-respectable = La bourse ne tinte ni ne s’excuse.
chronicle-fate-wealth-rich = Le changeur s’est levé pour dire bonsoir.
chronicle-fate-wealth-princely = Trois mules portaient l’argent, et une quatrième les clefs.
chronicle-fate-wealth-fabulous = De l’argent, il suffit de dire qu’il a mis toute la matinée à passer.
chronicle-fate-quests = { $count ->
    [one] Une quête est accomplie, et qui la demandait ne demande plus rien.
   *[other] { $count } quêtes sont accomplies, et qui les demandait ne demande plus rien.
}
chronicle-fate-treasures = Dans la sacoche : { $list }.
