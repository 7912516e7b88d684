# Roi & Compagnie sur tout le terminal : ce que disent ses écrans.

## Lieux et piles
screen-city = Ville
screen-mine = Mine
screen-workshop = Atelier
screen-orc-village = Village orc
screen-forest = Forêt
screen-empty = vide
screen-draw-pile = pioche { $count }
screen-penalties = prochain vilain { $points } (il en reste { $left })
screen-no-penalties = plus de vilain
screen-discards = défausse { $count }
screen-odds-shown = chance avec les dés gardés ; au plus (≤), en gardant le mieux pour la carte
screen-odds-wait = calcul des chances…

## Rois
screen-bot-random = (joue au hasard)
screen-bot-squire = (écuyer)
screen-bot-king = (roi)
screen-bot-emperor = (empereur)

## Touches et choix
screen-keep = garder un dé
screen-roll-all = Aucun dé n’est gardé. Encore une fois Entrée pour relancer les six.
screen-go-on = continuer
screen-keys-odds = chances
screen-keys-kings = piles

## Dialogues
screen-stacks = Les piles

## Ouverture
screen-level-squire = joue pour une carte à la fois
screen-level-king = joue en roi
screen-level-emperor = joue en empereur
screen-first-drawn = le sort en décide

## La fin
screen-total = Total

## Règles
screen-rules =
    Vous êtes un roi en mal de sujets. À votre tour, vous lancez six dés, jusqu’à trois fois ; après chaque lancer, gardez ceux que vous voulez et relancez les autres. Un dé gardé plus tôt peut être relancé.

    Les habitants dont vos dés exaucent le souhait lèvent la tête. Vous en ralliez un, au choix ; on ne peut pas les refuser tous. Il va au sommet de votre pile.

    S’il se tenait sous le lieu de sa couleur (⌂), vous pouvez prendre aussi la première carte de ce lieu.

    Si personne ne lève la tête, le prochain vilain s’installe chez vous avec ses points négatifs, et l’habitant tout à droite s’en va. La file se resserre vers la droite ; les nouveaux arrivent par la gauche.

    ELFE  au sommet de votre pile au début de votre tour : quatre lancers.
    APPRENTI  vous pouvez rejouer un tour entier.
    HYPNOTISEUR  vous pouvez prendre aussi l’habitant à sa droite.
    FÉES  chacune vaut autant de points que vous avez de fées.
    DRAGON  envoyez-le à un autre roi, qui y perd des points.

    La partie s’achève dès qu’il ne reste rien de la pioche, des vilains ou de l’un des lieux. Qui a le plus de points gagne ; à égalité, qui a le moins de points négatifs.

    Sur les cartes : ● rouge, ▲ vert, ■ bleu ; ◆ une couleur au choix ; AA BB nombres égaux dans chaque groupe ; ▁▂▃ nombres qui se suivent ; Σ la somme des six dés.
