# Roi & Compagnie

title = Roi & Compagnie

## Les dés

colour-red = rouge
    .mark = ●
colour-green = vert
    .mark = ▲
colour-blue = bleu
    .mark = ■
die-in-words = { $number } { $colour }

## Les lieux

place-city = Ville
    .the = la ville
place-mine = Mine
    .the = la mine
place-workshop = Atelier des gnomes
    .the = l’atelier des gnomes
place-orc-village = Village des orcs
    .the = le village des orcs
place-forest = Forêt enchantée
    .the = la forêt enchantée

## Les vilains et les habitants

villain = Vilain
    .the = le vilain

kind-moneybags = Rupin vaniteux
    .the = le rupin vaniteux
kind-elf = Elfe arrogant
    .the = l’elfe arrogant
    .effect = Si l’elfe est au sommet de votre pile au début de votre tour, vous avez droit à quatre lancers.
kind-dwarf = Nain grincheux
    .the = le nain grincheux
kind-gnome = Gnome farfelu
    .the = le gnome farfelu
kind-orc = Orc câlin
    .the = l’orc câlin
kind-goblin = Lutin singulier
    .the = le lutin singulier
    .effect = N’importe laquelle des trois couleurs convient, du moment que ces dés ont tous la même.
kind-apprentice = Apprenti sorcier
    .the = l’apprenti sorcier
    .effect = Quand vous ralliez l’apprenti, vous pouvez rejouer un tour entier, une fois la file complétée.
kind-fairy = Fée affairée
    .the = la fée affairée
    .effect = Les fées aiment la compagnie : chacune vaut autant de points que vous avez de fées.
kind-hypnotist = Hypnotiseur
    .the = l’hypnotiseur
    .effect = Vous pouvez prendre aussi la carte à sa droite, et le lieu de celle-ci s’il se trouve juste au-dessus.
kind-dragon = Dragon
    .the = le dragon
    .effect = Un dragon ne se garde pas : envoyez-le à un autre roi, qui perd ses points.

points-fairy = 1 point par fée

## Ce que chaque habitant veut voir

condition-moneybags-even = les six dés pairs
condition-moneybags-odd = les six dés impairs
condition-elf-run-4 = une suite de quatre
condition-elf-run-5 = une suite de cinq
condition-elf-run-6 = une suite de six
condition-dwarf-five-6 = cinq fois le 6
condition-dwarf-five-1 = cinq fois le 1
condition-dwarf-four-6 = quatre fois le 6
condition-dwarf-four-4 = quatre fois le 4
condition-dwarf-four-3 = quatre fois le 3
condition-dwarf-three-4 = trois fois le 4
condition-dwarf-three-3 = trois fois le 3
condition-dwarf-three-1 = trois fois le 1
condition-gnome-6-blue = six bleus
condition-gnome-5-blue = cinq bleus
condition-gnome-5-red = cinq rouges
condition-gnome-4-red = quatre rouges
condition-gnome-4-green = quatre verts
condition-gnome-3-green = trois verts
condition-orc-4-2 = quatre pareils et une paire
condition-orc-5 = cinq pareils
condition-orc-2-2-2 = trois paires différentes
condition-orc-4 = quatre pareils
condition-orc-3-2 = trois pareils et une paire
condition-orc-3 = trois pareils
condition-orc-2-2 = deux paires différentes
condition-goblin-6 = six d’une même couleur
condition-goblin-5 = cinq d’une même couleur
condition-goblin-4 = quatre d’une même couleur
condition-apprentice-3-blue-3-red = trois bleus et trois rouges
condition-apprentice-2-red-2-green-2-blue = deux rouges, deux verts et deux bleus
condition-fairy-3-red-2-blue = trois rouges et deux bleus
condition-fairy-3-green-2-red = trois verts et deux rouges
condition-fairy-3-blue-2-green = trois bleus et deux verts
condition-fairy-2-blue-2-green = deux bleus et deux verts
condition-fairy-2-red-2-green = deux rouges et deux verts
condition-hypnotist = un total d’au plus 12
condition-dragon-30 = un total d’au moins 30
condition-dragon-28 = un total d’au moins 28
condition-dragon-25 = un total d’au moins 25

## Ce qui se passe

card-in-row = { $card } ({ $condition })
card-plain = { $name } : { $points }
event-set-up = Cinq habitants attendent au bord de la route : { $row }. Le premier vilain vaut { $points }. { $first } commence.
event-turn = { $rolls ->
    [3] C’est à { $seat }.
   *[other] C’est à { $seat }, avec { $rolls } lancers : un elfe est au sommet de sa pile.
}
event-rolled = { $count ->
    [6] { $seat } lance les six dés : { $dice }.
    [one] { $seat } relance le dé { $thrown } : { $dice }.
   *[other] { $seat } relance les dés { $thrown } : { $dice }.
}
event-stopped = { $seat } s’arrête et garde ces dés.
event-took = { $seat } rallie { $card } : { $condition }, { $points }.
event-took-along = L’hypnotiseur entraîne aussi { $card } chez { $seat } : { $points }.
event-bonus-left = { $seat } laisse { $card } dans la file.
event-took-place = { $seat } prend aussi { $card } : { $points }.
event-place-left = { $seat } ne prend pas { $card }.
event-dragon-given = { $seat } envoie { $card } chez { $to } : { $points }.
event-penalty = Ces dés ne plaisent à personne, et { $seat } reçoit { $card } : { $points }.
event-penalty-shown = Le prochain vilain vaut { $points }.
event-discarded = À bout de patience, { $card } quitte la file.
event-refilled = Quelqu’un rejoint la file : { $card } ({ $condition }, { $points }).
event-extra-turn = Grâce à l’apprenti, { $seat } rejoue un tour.
event-extra-turn-passed = { $seat } ne joue pas son tour supplémentaire.
event-ended = La partie est finie : { $ending }.
ending-inhabitants = la pioche est vide
ending-penalties = le dernier vilain est pris
ending-place = il ne reste plus de cartes dans { $place }
ended-inhabitants = la pioche était vide
ended-penalties = il n’y avait plus de vilains
ended-place = il ne restait plus de cartes dans { $place }
event-scored = { $seat } : { $points }.
event-won = { $count ->
    [one] Ce soir, la couronne est pour { $seats } !
   *[other] Ce soir, { $seats } se partagent la couronne !
}
won-by-less = Égalité de points : la couronne va à qui a le moins de points négatifs.
won-together = Égalité de points et de points négatifs : la couronne est partagée.

## Ce qu’on demande

question-keep = { $seat }, quels dés gardez-vous ?
question-take = { $seat }, qui ralliez-vous ?
question-place = { $seat }, prenez-vous aussi { $card } ({ $points }) ?
question-bonus = { $seat }, grâce à l’hypnotiseur, vous pouvez prendre aussi { $card } ({ $condition }, { $points }). Le faites-vous ?
question-dragon = { $seat }, qui reçoit { $card } ({ $points }) ?
question-again = { $seat }, l’apprenti vous offre un tour de plus. Le jouez-vous ?

option-keep = { $count ->
    [one] garder le dé { $kept }, relancer le reste
   *[other] garder les dés { $kept }, relancer le reste
}
option-keep-none = relancer les six dés
option-keep-stop = s’arrêter et garder ces dés
option-take = { $name } : { $condition }, { $points }
option-place-place = prendre { $card }
option-place-leave = laisser { $card }
stop-card = → { $card }, { $points }
stop-choice = → { $cards }, au choix
stop-namesake = { $card } ({ $points })
stop-villain = → Vilain { $points }
    .about = Vos dés ne remplissent aucune condition. Si vous vous arrêtez maintenant, vous prenez le vilain : { $points }.
last-place = C’est la dernière carte de ce lieu : la prendre met fin à la partie.
option-bonus-bonus = prendre { $card }
option-bonus-leave = laisser { $card }
option-again-again = rejouer un tour
option-again-pass = renoncer au tour supplémentaire
option-dragon = envoyer le dragon chez { $to }

## Comment on compte les piles

count-inhabitants = habitants { $points }
count-places = lieux { $points }
count-fairies = fées { $points }
count-villains = vilains { $points }
count-dragons = dragons { $points }
count-line = { $seat } : { $parts } ; { $points } en tout.
count-nothing = { $seat } : pas une carte, { $points }.

## Les conseils

hint-roll = Votre meilleure chance, c’est { $card } ({ $condition }) : { $chance }. Le risque de ne plaire à personne est de { $none }.
hint-stop = Ces dés rallient { $card } ({ $condition }), et relancer risquerait plus que cela ne pourrait rapporter.
hint-stop-empty = Un autre lancer pourrait rallier quelqu’un qui vous coûterait plus que le vilain ({ $points }).
hint-take = De tous ceux que vous pouvez rallier, c’est { $card } qui vaut le plus pour vous : { $points }.
hint-take-place = De tous ceux que vous pouvez rallier, c’est { $card } qui vaut le plus pour vous, avec le lieu juste au-dessus.
hint-take-elf = Avec { $card } au sommet de votre pile, vous aurez quatre lancers au prochain tour.
hint-take-apprentice = Avec { $card }, vous gagnez un tour entier de plus.
hint-take-fairy = Chaque nouvelle fée augmente la valeur de toutes les vôtres.
hint-take-hypnotist = Avec { $card }, vous pouvez avoir aussi la carte à sa droite.
hint-take-dragon = Ce que { $card } coûtera à un autre roi vaut plus pour vous que ce que rapportent les autres.
hint-place = Cela ne vous coûte rien et rapporte { $points }.
hint-place-last = C’est la dernière carte du lieu, et la partie s’achève : avec ses { $points }, vous gagnez.
hint-place-last-leave = C’est la dernière carte du lieu : la partie s’achèverait avant que vous ne l’ayez gagnée.
hint-bonus = Prendre aussi { $card } ne vous coûte rien.
hint-bonus-leave = En ce moment, mieux vaut ne pas avoir { $card } dans votre pile.
hint-dragon = { $to } est votre rival le plus fort, avec { $points }.
hint-again = Un tour de plus, c’est une chance de plus de gagner une carte.
hint-again-pass = En ce moment, un tour de plus serait plus un risque qu’une chance.
