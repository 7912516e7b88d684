### La table dans le terminal : ce que disent ses écrans.

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
screen-turn = à { $name } de jouer

## Touches et choix
screen-enter = Entrée
screen-keep = garder un dé
screen-roll-all = Aucun dé n’est gardé. Encore une fois Entrée pour relancer les six.
screen-go-on = continuer
screen-keys-odds = chances
screen-keys-undo = annuler
screen-keys-hint = conseil
screen-hint = Un conseil
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
screen-level-squire = joue pour une carte à la fois
screen-level-king = joue en roi
screen-level-emperor = joue en empereur
screen-level-wanderer = vagabonde
screen-level-traveller = voyage avec bon sens
screen-level-sage = connaît les contes
screen-first = qui commence
screen-first-drawn = le sort en décide
screen-takebacks = revenir sur un choix
screen-takebacks-yes = oui, les robots acceptent
screen-takebacks-no = non
screen-hints = demander conseil
screen-hints-yes = permis
screen-hints-no = interdit
screen-language = langue
screen-language-name = français
screen-start = prendre place et jouer
screen-move = se déplacer
screen-change = changer
screen-leave = quitter

## La fin
screen-total = Total
screen-secret = Le secret des dés, pour que chacun puisse les vérifier :
screen-verify = Pour vérifier : serai verify { $file }
screen-another = une autre partie

## Règles
screen-rules-title = Les règles en bref
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

## Les Nuits
screen-new-here = Première fois ici ? Pressez la touche « ? » à tout moment : elle vous dit ce qu’il y a à faire.
screen-bot = (robot)
screen-points = destin { $destiny } · histoire { $story }
screen-reads = { $name } lit
screen-last-round = dernier tour de table
screen-read-on = lire la suite
screen-turn-page = tourner la page
screen-somebody-thinks = L’histoire continue…
screen-press-number = Choisissez par son numéro.
screen-mark-one = Désignez d’abord une ligne avec les flèches, ou choisissez par son numéro.
screen-mark = désigner
screen-choose = choisir
screen-search = chercher
screen-none-found = Rien ici ne porte ce nom. Esc ramène toute la liste.
screen-type-number = taper le nombre
screen-to-list = revenir à la liste
screen-to-book = revenir au Livre
screen-keys-map = carte
screen-keys-heroes = héros
screen-keys-goal = but
screen-keys-journal = journal
screen-goal = Votre but secret
screen-journal = Ce qui s’est passé jusqu’ici
screen-read-aloud = Personne d’autre ne voit cette page. Lisez-la aux autres à voix haute.
screen-pass = Passez le clavier à { $name }
screen-lift = Je suis { $name }, et personne d’autre ne regarde
screen-secret-goal = Le but d’une nuit n’est connu que de qui la joue.
screen-secret-hint = Le conseil connaît le but : il est pour { $name }, sans témoin.
screen-secret-number = { $name } doit voir sans témoin où mène chaque nombre.
screen-secret-page = { $name } tient le Livre, et lit avant les autres.
screen-secret-answer = Ce qui vient est pour { $name }, sans témoin.
screen-nights-keys =
    Entrée tourne la page. Les chiffres choisissent ; dans une liste, les flèches désignent, Entrée choisit, / cherche par nom ou par terrain.
    Tab ramène d’une liste au Livre, et de nouveau à la liste. Les flèches font défiler la page.
    m la carte · h les héros, et ce que veut dire chaque statut, compétence ou trésor · g votre but secret · j le journal · a conseil · u annuler · l langue · t lumière · q partir.
screen-heroes-at-table = héros à la table
screen-hero-drawn = héros tiré au sort
screen-goal-label = points à atteindre
screen-one-status = statuts
screen-one-status-no = autant qu’il en arrive
screen-one-status-yes = un seul à la fois
screen-random-skills = premières compétences
screen-random-skills-no = choisies à tour de rôle
screen-random-skills-yes = tirées au sort
screen-storytelling = raconter à son tour
screen-storytelling-no = non
screen-storytelling-yes = oui, les autres votent
screen-merchant = la voie marchande
screen-merchant-no = non
screen-merchant-yes = oui, une fortune fabuleuse compte
screen-person-reads = qui lit
screen-person-reads-no = la page se montre à tous
screen-person-reads-yes = d’abord qui tient le Livre
