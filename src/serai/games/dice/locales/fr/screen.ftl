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
screen-odds-shown = chance avec les dés gardés ; au-dessus, la meilleure chance possible
screen-odds-up-to = jusqu’à { $chance }
screen-odds-wait = calcul des chances…

## Rois
screen-bot-random = (au hasard)
screen-bot-squire = (débutant)
screen-bot-king = (bon)
screen-bot-emperor = (expert)

## Touches et choix
screen-keep = garder un dé
screen-roll-all = Vous ne gardez aucun dé. Appuyez encore sur Entrée pour relancer les six.
screen-go-on = continuer
screen-keys-odds = chances
screen-keys-kings = piles

## Dialogues
screen-stacks = Les piles

## Ouverture
screen-level-squire = robot débutant
screen-level-king = bon robot
screen-level-emperor = robot expert
screen-first-drawn = au hasard

## La fin
screen-total = Total

## Règles
screen-rules =
    Vous êtes un roi à la recherche de sujets. À votre tour, vous lancez six dés, jusqu’à trois fois ; après chaque lancer, gardez ceux que vous voulez et relancez les autres. Un dé gardé plus tôt peut être relancé.

    Les habitants à qui vos dés plaisent lèvent la tête. Vous devez en rallier un, au choix. Il va au sommet de votre pile.

    S’il se tenait sous le lieu de sa couleur (⌂), vous pouvez prendre aussi la première carte de ce lieu.

    Si vos dés ne plaisent à personne, vous recevez le prochain vilain et ses points négatifs, et l’habitant tout à droite s’en va. La file se resserre vers la droite ; les nouveaux arrivent par la gauche.

    ELFE  au sommet de votre pile au début de votre tour : quatre lancers.
    APPRENTI  vous pouvez rejouer un tour entier.
    HYPNOTISEUR  vous pouvez prendre aussi l’habitant à sa droite.
    FÉES  chacune vaut autant de points que vous avez de fées.
    DRAGON  envoyez-le à un autre roi, qui y perd des points.

    La partie s’achève dès qu’il ne reste rien de la pioche, des vilains ou de l’un des lieux. Qui a le plus de points gagne ; à égalité, qui a le moins de points négatifs.

    Sur les cartes : ● rouge, ▲ vert, ■ bleu ; ◆ une couleur au choix ; AA BB nombres égaux dans chaque groupe ; ▁▂▃ nombres qui se suivent ; Σ la somme des six dés.
