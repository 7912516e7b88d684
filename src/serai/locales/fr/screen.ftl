### La table dans le terminal : ce que disent ses écrans.

## Lieux et piles
screen-city = Ville
screen-mine = Mine
screen-workshop = Atelier
screen-orc-village = Village orc
screen-forest = Forêt
screen-empty = vide
screen-met = réussi
screen-draw-pile = pioche { $count }
screen-penalties = prochain vilain { $points } (il en reste { $left })
screen-no-penalties = plus de vilain
screen-discards = défausse { $count }
screen-odds-shown = chance avec les dés gardés ; au plus (≤), en gardant le mieux pour la carte
screen-odds-wait = calcul des chances…

## Rois
screen-bot-random = (joue au hasard)
screen-bot-king = (roi)
screen-no-cards = pas encore de carte
screen-turn = à { $name } de jouer
screen-rolls-left = { $count ->
    [0] plus de lancer
    [one] encore 1 lancer
   *[other] encore { $count } lancers
}

## Touches et choix
screen-enter = Entrée
screen-keep = garder un dé
screen-roll = { $count ->
    [one] relancer l’autre dé
    [6] relancer les six
   *[other] relancer les { $count } autres
}
screen-roll-all = Aucun dé n’est gardé. Encore une fois Entrée pour relancer les six.
screen-stop = s’arrêter là
screen-bot-plays = { $name } joue.
screen-hurry = jusqu’à votre tour
screen-go-on = continuer
screen-keys-odds = chances
screen-keys-undo = annuler
screen-keys-kings = piles
screen-keys-language = langue
screen-keys-light = lumière
screen-keys-rules = règles
screen-keys-quit = quitter

## Dialogues
screen-yes-key = o
screen-yes = oui
screen-no = non
screen-close = fermer
screen-quit = Quitter la table ?
screen-quit-kept = La partie reste dans { $file }.
screen-quit-lost = Cette partie n’est gardée dans aucun fichier.
screen-takeback = { $name } aimerait revenir sur un choix.
screen-takeback-agree = { $names } : d’accord ?
screen-stacks = Les piles

## Ouverture
screen-welcome = Qui prend place ?
screen-seats = rois à la table
screen-person = une personne
screen-level-random = joue au hasard
screen-level-king = joue en roi
screen-first = qui commence
screen-first-drawn = le sort en décide
screen-takebacks = revenir sur un choix
screen-takebacks-yes = oui, les robots acceptent
screen-takebacks-no = non
screen-language = langue
screen-language-name = français
screen-start = prendre place et jouer
screen-move = se déplacer
screen-change = changer
screen-leave = quitter

## La fin
screen-total = Total
screen-kind-place = Lieux
screen-kind-penalty = Vilains
screen-secret = Le secret des dés, pour que chacun puisse les vérifier :
screen-verify = Pour vérifier : serai verify { $file }
screen-another = une autre partie

## Règles
screen-rules-title = Les règles en bref
screen-rules =
    Vous êtes un roi en mal de sujets. À votre tour, vous lancez six dés, jusqu’à trois fois ; après chaque lancer, gardez ceux que vous voulez et relancez les autres. Un dé gardé plus tôt peut être relancé.

    Les habitants dont vos dés remplissent la condition lèvent la tête. Vous en ralliez un, au choix ; on ne peut pas les refuser tous. Il va au sommet de votre pile.

    S’il se tenait sous le lieu de sa couleur (⌂), vous pouvez prendre aussi la première carte de ce lieu.

    Si personne ne lève la tête, le prochain vilain s’installe chez vous avec ses points négatifs, et l’habitant tout à droite s’en va. La file se resserre vers la droite ; les nouveaux arrivent par la gauche.

    ELFE  au sommet de votre pile au début de votre tour : quatre lancers.
    APPRENTI  vous pouvez rejouer un tour entier.
    HYPNOTISEUR  vous pouvez prendre aussi l’habitant à sa droite.
    FÉES  chacune vaut autant de points que vous avez de fées.
    DRAGON  envoyez-le à un autre roi, qui y perd des points.

    La partie s’achève dès qu’il ne reste rien de la pioche, des vilains ou de l’un des lieux. Qui a le plus de points gagne ; à égalité, qui a le moins de points négatifs.

    Sur les cartes : ● rouge, ▲ vert, ■ bleu ; ◆ une couleur au choix ; AA BB nombres égaux dans chaque groupe ; ▁▂▃ nombres qui se suivent ; Σ la somme des six dés.
