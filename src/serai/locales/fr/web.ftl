### L’auberge dans le navigateur.

## Partout
web-skip = Aller à la page
web-close = Fermer
web-cancel = Annuler
web-nowhere = Il n’y a pas de porte ici
web-nowhere-more = Cette adresse ne mène nulle part dans l’auberge. Une lettre s’est peut-être perdue en chemin.
web-not-fetched = Cette page n’a pas pu être chargée. Elle viendra d’elle-même dès que l’auberge répondra.
web-to-the-door = À l’entrée

## L’entrée
web-door-welcome = Entrez, la lampe est allumée
web-door-more = Prenez place à une table, sur un écran ou sur plusieurs, et jouez.
web-nights = Les Mille et Une Nuits
web-nights-more = Voyagez de Cordoue à Sou-Tcheou et vivez les contes du Livre.
web-dice = Roi & Compagnie
web-dice-more = Six dés, cinq lieux et tout un monde à rallier.
web-design = Le visage de l’auberge

## Une table
web-table = Table
web-one-moment = Un instant…

## Réglages
web-settings = Réglages
web-language = Langue
web-book-told-in = Les contes de ce Livre sont dits en { $language } : il n’est pas encore traduit dans votre langue.
web-theme = Lumière
web-theme-system = Comme sur cet appareil
web-theme-light = À la lumière du jour
web-theme-dark = À la lampe
web-text-size = Taille du texte
web-motion = Mouvement
web-motion-system = Comme sur cet appareil
web-motion-full = Tout bouge
web-motion-reduced = Rien ne bouge
web-sound = Son
web-sound-hint = Des dés sur le bois, une page, une seule note quand c’est à vous.
web-keys = Une touche suffit
web-keys-hint = Les touches des chiffres donnent les réponses ; leur nom figure sur les boutons.
web-announcements = Ce que les lecteurs d’écran disent des bots
web-announcements-brief = Une phrase par tour
web-announcements-full = Chaque étape
web-key-enter = Entrée
web-key-space = Espace
web-key-escape = Échap

## Qui est à table
web-seat-you = vous
web-seat-absent = n’est pas à table
web-seat-turn = joue
web-seat-free = Une place libre
web-seat-here = Sur cet écran
web-seat-link = Par un lien
web-seat-bot = Un robot

## Ce qui se dit et se montre
web-log = Ce qui s’est passé
web-chat = La conversation
web-chat-write = Dites quelque chose
web-chat-send = Envoyer
web-reactions = Montrer à la table
web-reaction-bravo = Bien joué
web-reaction-laugh = Rires
web-reaction-gasp = Stupeur
web-reaction-patience = Patience…
web-reaction-thanks = Merci
web-reaction-sorry = Pardon

## Liens
web-link = Lien vers cette table
web-link-copy = Copier le lien
web-link-copied = Le lien est copié.

## L’entrée : jouer
web-play-now = Jouer tout de suite contre des robots
web-set-table = Dresser une table
web-of-game = { $what } : { $game }
web-guest-game = De { $least } à { $most } personnes peuvent jouer. Ce jeu a été ajouté à la maison.
web-pack-skipped = Le livre « { $title } » est laissé de côté : on ne peut pas y jouer tel quel. La personne qui tient cette maison saura pourquoi avec « serai pack list ».
web-opens-soon = Cette salle ouvrira bientôt.
web-your-name = Votre nom
web-guest = Convive
web-name-hint = Tel que les autres le verront, 30 lettres au plus.
web-name-needed = Écrivez un nom, s’il vous plaît.
web-opponents = Combien de robots s’assoient avec vous ?
web-level = Comment jouent les robots ?
web-level-guest = Un robot apporté par le paquet « { $package } ».
web-option-number = { $bounds ->
    [both] Un nombre de { $least } à { $most }.
    [least] Un nombre, au moins { $least }.
    [most] Un nombre, au plus { $most }.
   *[none] Un nombre.
}
web-sit-and-play = Prendre place et jouer
web-own-tables = Vos tables
web-own-tables-none = Les tables où vous prenez place s’afficheront ici.
web-own-yours = C’est à vous de jouer.
web-own-waits = On attend { $name }
web-own-gathering = Pas encore commencée
web-own-playing = En cours
web-own-over = Finie
web-own-gone = Cette table n’existe plus, ou votre place y a été donnée à quelqu’un d’autre.
web-own-take-off = Retirer de la liste
web-own-take-off-of = Retirer de la liste : { $names }
web-own-here = { $names } { $count ->
    [one] est
   *[other] sont
} à table en ce moment
web-own-left = encore { $time } pour choisir
web-own-moved-now = on vient de jouer
web-own-moved = dernier coup { $when }
web-own-all = Montrer les { $count } tables
web-own-fewer = Montrer moins de tables
web-own-now-yours = C’est à vous de jouer à la table de { $names }.
web-own-forget = Oublier cette table
web-own-forget-sure = Oublier cette table ?
web-own-forget-more = Ses liens ne sont que dans ce navigateur. Sans l’un d’eux, personne ici ne pourra plus y prendre place.
web-own-open = Ouvrir la table : { $names }
web-public-tables = Tables publiques
web-public-none = Aucune table n’est ouverte à tous en ce moment.
web-public-again = Regarder à nouveau
web-public-free = { $count ->
    [0] toutes les chaises sont prises
    [one] une chaise est libre
   *[other] { $count } chaises sont libres
}
web-public-sit = Prendre place
web-public-watch = Regarder
web-bring = Apporter un enregistrement
web-bring-more = Une partie finie que l’on a emportée dans un fichier peut se relire ici.
web-bring-file = Choisir un fichier
web-lost = La maison ne répond pas pour l’instant. Réessayez dans un moment.

## Dresser une table
web-set-seats = Qui prend place ?
web-set-seats-more = On joue de { $least } à { $most }. L’ordre d’ici est l’ordre à la table.
web-set-seat = Place { $number }
web-set-name = Nom
web-set-here = sur cet appareil
web-set-here-more = On peut être plusieurs devant un même écran.
web-set-link = par un lien
web-set-link-more = Qui reçoit le lien ou scanne le code prend place ici.
web-set-bot = un robot
web-set-add = Une place de plus
web-set-remove = Retirer la place { $number }
web-set-terms = À quelles conditions ?
web-set-first = Qui commence ?
web-set-first-more = Le sort en décide, ou quelqu’un que vous nommez.
web-set-first-drawn = Tirage au sort
web-set-practice = Entraînement
web-set-practice-more = Les robots vous laissent revenir sur un choix même après un dé ou une carte. Tant que rien de nouveau n’est apparu, vous le pouvez toujours.
web-set-hints = On peut demander conseil
web-set-hints-more = Qui doit choisir peut demander ce que ferait un bon joueur, et pourquoi. Les autres n’en entendent rien.
web-set-clock = Pendule
web-set-clock-more = Quand le temps de quelqu’un est écoulé, un robot prend la suite ; on peut reprendre sa place à tout moment.
web-set-clock-none = Sans
web-set-clock-move = Par coup
web-set-clock-day = En jours
web-set-clock-seconds = { $count ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $count } secondes
}
web-set-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-set-clock-count = Temps pour chaque choix
web-set-dice = Dés
web-set-dice-sealed = Scellés
web-set-dice-sealed-more = La maison les tire et les scelle avant la partie ; à la fin, chacun peut vérifier que rien n’a changé.
web-set-dice-open = Ouverts
web-set-dice-open-more = Ils découlent d’un nombre : le même nombre donne les mêmes lancers. Pour s’exercer et pour les énigmes.
web-set-seed = Le nombre des dés
web-set-seed-wrong = Un nombre entier de 0 à 2 147 483 647, s’il vous plaît.
web-set-public = Montrer cette table à tous
web-set-public-more = Quiconque visite cette maison peut regarder, et prendre place si une chaise est libre.
web-set-book = Livre des contes
web-set-book-more = Des contes d’autres auteurs, installés dans cette maison.
web-set-language = Langue de la table
web-set-language-more = Les robots y prennent leurs noms. Chacun lit la partie dans sa propre langue.
web-set-open = Ouvrir la table

## La salle d’attente
web-wait-title = On dresse la table
web-wait-host = Invitez les autres, puis commencez quand tout le monde est là.
web-wait-host-all = Tout le monde est là : commencez quand vous voudrez.
web-wait-guest = { $count ->
    [0] Tout le monde est là. C’est à l’hôte de commencer.
    [one] Une chaise est encore libre. C’est à l’hôte de commencer.
   *[other] { $count } chaises sont encore libres. C’est à l’hôte de commencer.
}
web-wait-who = Qui prend place ici
web-wait-begin = Commencer
web-wait-begin-bots = Commencer avec des robots sur les chaises libres
web-wait-begin-without = Commencer sans les chaises libres
web-wait-too-few = Il faut être au moins { $least } pour commencer.
web-wait-add = Une chaise de plus
web-wait-remove-chair = Retirer cette chaise
web-wait-free-chair = Libérer cette chaise
web-wait-bot = Un robot : { $level }
web-wait-sit-here = Prendre place ici
web-sit-title = Une chaise vous attend
web-sit-more = { $names } { $count ->
    [one] est déjà à table.
   *[other] sont déjà à table.
}
web-sit-nobody = Personne n’est encore à table.
web-sit = Prendre place
web-sit-again = Prendre place aussi, sur cet appareil
web-sit-or-watch = Vous regardez. Une chaise est libre pour vous.

## Partager
web-share = Inviter
web-share-invite = À scanner pour prendre place
web-share-invite-more = Qui ouvre ce lien choisit une chaise libre et un nom.
web-share-invite-full = Toutes les chaises sont prises : qui ouvre ce lien peut regarder.
web-share-watch = À scanner pour regarder
web-share-watch-more = Qui ouvre ce lien regarde, sans pouvoir jouer.
web-share-own = Continuer sur un autre appareil
web-share-own-more = Ce lien est votre place. Ne l’ouvrez que sur vos propres appareils : qui l’a joue pour vous.
web-share-reissued = Nouveau lien pour { $name }
web-share-reissued-more = L’ancien lien ne vaut plus rien. Donnez celui-ci à { $name } et à personne d’autre ; il ne s’affiche que cette fois.
web-share-address = Adresse de cette maison
web-share-private = Cette maison n’est ouverte que sur cet appareil. Pour laisser entrer les autres, lancez-la sans -⁠-⁠private.
web-share-unreachable = Les autres appareils ne peuvent pas ouvrir ce lien : cette maison n’a pas d’adresse dans un réseau. Connectez cet appareil à un réseau et relancez Serai.
web-share-which = Pour quoi faire ?
web-share-to-sit = Prendre place
web-share-to-watch = Regarder

## À table
web-connecting = On entre…
web-table-laid = On dresse la table : des lampes, des coussins, et une place pour vous.
web-away = { $name } n’est plus à table.
web-back = { $name } est de retour.
web-brief-turn = { $name } : { $things }.
web-brief-nothing = { $name } : rien.
web-brief-card = { $card }, { $points }
web-brief-dragon = { $card } pour { $to }, { $points }
web-brief-points = { $points } { $track }
web-brief-dice = Vos dés : { $dice }.
web-brief-die = { $colour ->
    [red] { $number } rouge
    [green] { $number } vert
   *[blue] { $number } bleu
}
web-connection-lost = La connexion est perdue. La table attend ; nous réessayons.
web-connection-back = La connexion est revenue.
web-connection-try = Essayer tout de suite
web-refused-title = Cette porte reste fermée
web-refused-again = Frapper encore
web-farewell-title = Au revoir
web-turn-yours = À vous de jouer
web-turn-asked = Une question pour vous
web-turn-of = À { $name } de jouer
web-turn-title = ● À vous
web-watching = Vous regardez.
web-spectators = { $count ->
    [one] { $count } curieux
   *[other] { $count } curieux
}
web-people = À table
web-panel = Journal et conversation
web-with-more = { $what } : { $more }
web-part-people = Joueurs
web-part-log = Journal
web-part-talk = Propos
web-log-earlier = Montrer ce qui précède
web-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
web-menu = Plus
web-menu-seat = { $name } : que faire
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-asked = Vous avez demandé à revenir sur un choix. On attend { $names }.
web-undo-agree = D’accord
web-undo-refuse = Le choix tient
web-hint-ask = Demander conseil
web-hint = Un conseil
web-hint-waiting = On y réfléchit…
web-rename = Changer de nom
web-rename-save = Enregistrer
web-hand = Laisser un robot jouer pour vous
web-hand-for = Laisser un robot jouer pour { $name }
web-take = Reprendre votre place
web-bot-plays-for = Un robot joue pour vous.
web-bot-plays-seat = Un robot joue pour { $name }.
web-leave = Se lever
web-leave-sure = Vous lever de table ?
web-leave-gathering = Votre chaise se libère pour d’autres.
web-leave-playing = Un robot prend la suite. Avec votre lien, vous pouvez revenir à tout moment.
web-remove = Prier { $name } de partir
web-remove-sure = Prier { $name } de partir ?
web-remove-more = Son lien ne vaut aussitôt plus rien. En pleine partie, un robot prend la suite jusqu’à ce que quelqu’un d’autre prenne place.
web-reissue = Nouveau lien pour { $name }
web-reissue-more = L’ancien lien ne vaut aussitôt plus rien.
web-reinvite = Nouvelle invitation
web-reinvite-sure = Remplacer l’invitation ?
web-reinvite-more = L’ancien lien n’ouvre plus rien. Qui est à table y reste.
web-bar-chat = Arrêter la conversation
web-allow-chat = Permettre la conversation
web-chat-barred = L’hôte ne veut pas de conversation à cette table.
web-publish = Montrer à tous
web-unpublish = Ne plus montrer à tous
web-close-table = Mettre fin à la partie
web-close-sure = Mettre fin à la partie ?
web-close-more = Personne ne pourra plus jouer ici. La table restera lisible.
web-closed = Cette table est fermée.
web-delete = Supprimer la table
web-delete-sure = Supprimer la table ?
web-delete-more = La partie, la conversation et tous les liens disparaissent pour tout le monde. Personne ne pourra les faire revenir.
web-host = C’est vous l’hôte
web-notify = Me prévenir quand c’est à moi
web-notify-on = Le navigateur vous prévient quand c’est à vous.
web-notify-denied = Le navigateur ne le permet pas ; ses propres réglages peuvent y remédier.
web-notify-text = C’est à vous de jouer (à la table : { $names }).
web-clock-left = Temps restant : { $time }
web-clock-run-out = Le temps est écoulé
web-chat-empty = Personne n’a encore rien dit.
web-chat-spectator = un curieux
web-reacted = { $name } : { $reaction }
web-cover = Passez l’appareil à { $name }
web-cover-more = Ce qui se trouve de l’autre côté est pour { $name }, et pour personne d’autre.
web-cover-open = { $name }, c’est moi

## La fin
web-over = La partie est finie
web-rematch = Rejouer
web-rematch-follow = À la table suivante
web-rematch-asks = { $name } voudrait rejouer.
web-rematch-asks-host = L’hôte vous propose de rejouer.
web-rematch-agrees = { $names } { $count ->
    [one] est
   *[other] sont
} d’accord pour rejouer.
web-rematch-waiting = Vous voudriez rejouer. On attend { $names }.
web-rematch-away = Pendant l’absence de { $names }, { $count ->
    [one] un bot joue à sa place.
   *[other] des bots jouent à leur place.
}
web-rematch-declined = { $names } { $count ->
    [one] préfère
   *[other] préfèrent
} ne pas rejouer.
web-rematch-without = Rejouer sans { $names }
web-rematch-too-few = Il ne reste pas assez de joueurs pour une autre partie.
web-rematch-decline = Non, merci
web-rematch-withdraw = Finalement, non
web-rematch-withdrawn = Plus personne ne demande à rejouer.
web-rematch-you-declined = Vous préférez ne pas rejouer.
web-rematch-after-all = Rejouer tout de même
web-rematch-without-you = Les autres rejouent sans vous.
web-rematch-kept = Les autres rejouent. Un bot garde votre place jusqu’à votre retour.
web-rematch-begins = La partie suivante commence.
web-own-again = On y rejoue, et un bot garde votre place.
web-export = Emporter l’enregistrement
web-verify = Les dés étaient-ils honnêtes ?
web-verify-during = Avant le premier lancer, la maison a noté un secret dont découle chaque dé, et en a montré le sceau à tous. À la fin, elle montre le secret. Qui changerait les dés entre-temps briserait le sceau.
web-verify-after = Tous les dés de cette partie découlent du secret ci-dessous. Son sceau a été montré avant le premier lancer : rien n’a pu être changé depuis. Emportez l’enregistrement et passez-le à « serai verify » : le sceau est vérifié et toute la partie rejouée.
web-verify-open = Ces dés sont ouverts : ils découlent du nombre { $seed }, et chacun peut les relancer.
web-verify-seal = Sceau
web-verify-secret = Secret
web-verify-sealed = Montré quand la partie est finie

## Revoir une partie
web-replay = La partie revue
web-replay-look = Revoir la partie
web-replay-look-so-far = Revoir la partie jusqu’ici
web-replay-look-of = Revoir la partie : { $names }
web-replay-coming = On remet la partie en place.
web-replay-leave = Retour à la table
web-replay-slider = Moment de la partie
web-replay-moment = Moment { $number } sur { $count }
web-replay-setup = Mise en place
web-replay-end = La fin
web-replay-turn = Tour { $turn }
web-replay-turn-of = Tour { $turn } : { $name }
web-replay-wind = Défilement
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-step-on = Un pas en avant
web-replay-step-back = Un pas en arrière
web-replay-turn-on = Au tour suivant
web-replay-turn-back = Au tour précédent
web-replay-ends = Au premier ou au dernier moment
web-replay-speed = Vitesse : { $speed }
web-replay-eyes = Vue par qui ?
web-replay-as = Vue par { $name }
web-replay-as-spectator = Vue par le public
web-replay-other-rules = Cette partie s’est jouée selon d’autres règles. On ne peut plus en dresser la table, mais voici ce qui en a été dit.
web-replay-play-on = Reprendre à partir d’ici
web-replay-play-on-turn = Reprendre à partir de ce tour
web-what-if-title = Et si… ?
web-what-if-more = { $turn ->
    [0] À une table à vous, vous recommencez cette partie dès sa mise en place. Des robots tiennent les autres places, et les dés sont nouveaux. La partie que vous regardez reste telle quelle.
   *[other] À une table à vous, vous reprenez cette partie au début du tour { $turn }. Des robots tiennent les autres places, et les dés sont nouveaux. La partie que vous regardez reste telle quelle.
}
web-what-if-secrets = Ce que les autres gardent secret est inventé : vous n’en apprenez rien ici.
web-what-if-seat = Votre place
web-what-if-begin = Reprendre la partie
web-what-if = { $turn ->
    [0] Et si… ? Depuis la mise en place d’une autre partie
   *[other] Et si… ? À partir du tour { $turn } d’une autre partie
}
web-what-if-of = { $turn ->
    [0] Et si… ? Depuis la mise en place d’une partie (à la table : { $names })
   *[other] Et si… ? À partir du tour { $turn } d’une partie (à la table : { $names })
}
web-what-if-origin = Revoir cette partie

## Aide
web-rules = Règles du moment
web-rules-whole = Tout le jeu en bref
web-rule-dice-keep = Gardez les dés qui vous servent et relancez les autres. Rien n’est définitif : un dé gardé maintenant peut rouler la fois suivante. Vous avez trois lancers, quatre si un elfe coiffait votre pile au début du tour. Vous pouvez aussi vous arrêter dès que les dés vous conviennent.
web-rule-dice-take = Tous ceux dont vos dés exaucent le souhait ont levé la tête. Choisissez-en un ; les renvoyer tous n’est pas permis. La carte va au sommet de votre pile, et ses points sont à vous.
web-rule-dice-place = Celui que vous avez rallié se tenait juste sous son propre lieu. Vous pouvez donc prendre aussi la première carte de ce lieu. Une pile épuisée met fin à la partie : pensez-y à deux fois pour la dernière.
web-rule-dice-bonus = L’hypnotiseur amène son voisin de droite, quoi que montrent vos dés. Vous pouvez prendre aussi cette carte, ou la laisser.
web-rule-dice-dragon = Personne ne garde un dragon. Donnez-le à un autre roi : il se pose au sommet de sa pile et lui coûte des points à la fin.
web-rule-dice-again = L’apprenti vous offre encore un tour entier, avec de nouveaux dés. Vous pouvez aussi y renoncer.
web-rule-dice-wait = Quelqu’un d’autre choisit. Après son dernier lancer, on rallie un habitant dont le souhait est exaucé ; s’il n’y en a pas, le prochain vilain s’installe, et le dernier de la file s’en va.
web-rule-dice-over = On compte chaque pile : habitants, lieux et fées rapportent des points, vilains et dragons en retirent. Le plus grand total l’emporte ; à égalité, la plus petite somme de points négatifs.
web-rules-dice =
    Six dés, jusqu’à trois lancers par tour. Après chaque lancer, vous gardez ceux que vous voulez et relancez les autres.
    Cinq habitants se tiennent en file, chacun avec un souhait. Si vos dés en exaucent un, la carte est à vous ; s’ils en exaucent plusieurs, vous choisissez. S’ils n’en exaucent aucun, un vilain s’installe chez vous.
    Chaque habitant a un lieu de sa couleur. S’ils se trouvent dans la même colonne, la première carte du lieu peut aussi être à vous.
    La partie s’achève dès qu’il n’y a plus d’habitants, de vilains ou de cartes d’un lieu. Le plus de points l’emporte.
web-keyboard = Touches
web-keyboard-answers = Répondre à la question ; les touches figurent sur les boutons
web-keyboard-hurry = Passer ce qui bouge ; lire la suite et tourner la page
web-keyboard-tab = Passer d’un bouton à l’autre
web-keyboard-undo = Annuler
web-keyboard-rules = Règles du moment
web-keyboard-talk = La conversation
web-keyboard-this = Ces touches
web-keyboard-escape = Fermer ce qui est au-dessus
web-keyboard-off = Les touches seules sont désactivées dans les réglages.
web-keyboard-numbers = 1 à 9

## La page qui montre le visage de l’auberge
web-design-more = Deux salles d’une même auberge, et tout ce qui s’y trouve. Chaque couleur, chaque lettre et chaque ornement des écrans est sur cette page.
web-design-room = Salle
web-design-hour = Moment de la journée
web-design-morning = Matin
web-design-noon = Midi
web-design-night = Nuit
web-design-day = à la lumière du jour
web-design-lamp = à la lampe
web-design-chapter = La lampe de la troisième fenêtre
web-design-tale-1 = Le marchand compta ses chameaux au crépuscule et en trouva un de trop. Il était agenouillé parmi les autres, gris comme la cendre, sans marque au flanc ni poussière aux pieds, et sur sa selle brûlait une lampe que personne n’avait allumée.
web-design-tale-2 = « N’y touchez pas », dit le guide, qui avait traversé 17 fois le désert de sel et comptait bien le traverser encore. Mais la flamme se pencha vers vous à votre passage, comme un chien se penche vers une main.
web-design-question = Comment saluez-vous la flamme ?
web-design-answer-1 = Vous incliner et lui dire votre nom
web-design-answer-2 = Demander à qui est cette lampe
web-design-answer-2-note = Il faut de la sagesse ; le guide écoute
web-design-answer-3 = La couvrir de votre manteau
web-design-colours = La couleur des heures
web-design-type = Les lettres
web-design-ornament = L’ornement
web-design-answers = Questions et boutons
web-design-cards = Cartes et jetons
web-design-people = La table
web-design-forms = Champs et feuillets
web-design-roll = Lancer
web-design-turn-page = Tourner la page
web-design-stop = S’arrêter là
web-design-leave = Quitter la table
web-design-cannot = Impossible pour l’instant
web-design-treasure = Trésor
web-design-status = Statut
web-design-lamp-card = Lampe de la troisième fenêtre
web-design-lamp-text = Quand un lancer va vous trahir, la flamme peut pencher de l’autre côté : relancez, une fois. La lampe s’éteint ensuite jusqu’à la prochaine ville.
web-design-pursued = Poursuivi
web-design-pursued-text = Quelqu’un vous suit à deux jours de marche et ne dort pas. Vous ne pouvez pas vous reposer en ville, mais vous pouvez avancer d’une case de plus.
web-design-now = Utilisable maintenant
web-design-use = S’en servir
web-design-story = Histoire
web-design-destiny = Destin
web-design-wealth = Fortune
web-design-name = Votre nom
web-design-name-hint = Tel que les autres le verront, 30 lettres au plus.
web-design-name-wrong = Quelqu’un porte déjà ce nom à cette table.
web-design-open-sheet = Ouvrir un feuillet
web-design-sheet = Un feuillet au-dessus de la page
web-design-sheet-text = Il couvre ce qui est dessous, dit une seule chose et se ferme avec Échap, avec la croix ou d’un geste à côté.
web-design-notice = Montrer un avis
web-design-notice-text = Bo a pris place à la table.
web-design-trouble-text = La connexion est perdue. Votre table vous attend ; nous essayons encore.
web-design-menu = À la table
web-design-undo = Revenir sur le dernier choix
web-design-rules = Les règles du moment
web-design-watch = Seulement regarder
web-design-takebacks = Revenir sur un choix
web-design-takebacks-hint = Libre tant qu’aucun dé n’a roulé ; ensuite, il faut l’accord des autres.
web-design-log-1 = La nuit tombe sur Bagdad.
web-design-log-2 = Ana reste, et rencontre le marchand d’ombres.
web-design-log-3 = Ana gagne 2 points d’histoire.
web-design-chat = Ne vous fiez jamais à un chameau sans poussière.
web-design-join = Rejoindre avec un téléphone
web-design-felt = Sur le tapis
web-design-felt-question = Quels dés gardez-vous ?
web-design-felt-keep = En garder trois, relancer le reste

## King of Dice
web-dice-street = Lieux et habitants
web-dice-dice = Les dés
web-dice-kings = Les rois et leurs piles
web-dice-told = À la table
web-dice-place = { $left ->
    [one] { $name } : { $points }, dernière carte
   *[other] { $name } : { $points }, encore { $left } cartes
}
web-dice-no-cards = aucune carte
web-dice-place-empty = { $name } : plus de carte
web-dice-home = sous son propre lieu
web-dice-face = { $colour ->
    [red] { $number }, rond rouge
    [green] { $number }, triangle vert
   *[blue] { $number }, carré bleu
}
web-dice-die = { $kept ->
    [yes] Dé { $position } : { $face }, gardé
   *[no] Dé { $position } : { $face }
}
web-dice-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
web-dice-king = { $turn ->
    [yes] { $name }, à son tour : { $points }, { web-dice-cards }, sur le dessus : { $top }
   *[no] { $name } : { $points }, { web-dice-cards }, sur le dessus : { $top }
}
web-dice-king-bare = { $turn ->
    [yes] { $name }, à son tour : pas encore de carte
   *[no] { $name } : pas encore de carte
}
web-dice-stack = La pile que possède { $name }
web-dice-draw = Pioche
web-dice-discards = Défausse
web-dice-pile = { $name } : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
web-dice-pile-top = { web-dice-pile }, sur le dessus : { $top }
web-dice-from-top = La carte du dessus d’abord
web-dice-wants = Demande :
web-dice-worth = Vaut :
web-dice-odds = Chances
web-dice-odds-tray = Chance avec les dés gardés :
web-dice-odds-best = Chance au mieux :
web-dice-met = { $count ->
    [one] Un habitant lève la tête : { $cards }.
   *[other] Ils lèvent la tête : { $cards }.
}
web-dice-met-none = Personne ne lève la tête.
web-dice-hurry = passer
web-dice-roll-none = Plus de dé à lancer
web-dice-counting = On compte les piles…
web-dice-sum = { $parts } ; { $points } en tout.
web-dice-result = Voir le résultat
web-dice-look = Regarder la table
web-dice-winner = Porte la couronne

## Les Nuits à la table

web-nights-leaf = Ce qui est ouvert devant vous
web-nights-book = Le Livre
web-nights-map = La carte
web-nights-map-coming = On déroule la carte…
web-nights-lookup = Chercher un mot
web-nights-lookup-more = Un statut, une compétence, un niveau de fortune, un trésor, une quête ou une carte.
web-nights-lookup-none = Rien dans le Livre ne s’appelle « { $typed } ».
web-nights-to-the-end = Vers la fin du conte
web-rules-nights =
    Votre héros part de Bagdad, fait des rencontres en chemin et dans les villes, et le Livre dit ce qu’il en advient.
    À votre tour, vous allez aussi loin que votre fortune le permet et rencontrez qui se trouve là. Vous choisissez comment réagir ; puis le dé du destin désigne l’un des trois paragraphes possibles, et vos compétences et vos statuts en ouvrent les sections.
    L’audace donne du destin, les mésaventures donnent de l’histoire. Vous avez partagé en secret un but entre les deux. Qui se trouve à Bagdad, les deux parts du but atteintes, peut le déclarer ; les autres ont encore un tour.
    Si plusieurs sont de retour avec leur but atteint, la victoire va à qui a le plus de statuts et, à égalité, à qui a le plus de compétences.

## La carte
web-map = La carte
web-map-window = La carte : les flèches la déplacent, plus et moins l’approchent ou l’éloignent, zéro la montre en entier
web-map-look = Distance
web-map-nearer = De plus près
web-map-farther = De plus loin
web-map-whole = Toute la carte
web-map-hero = Vers le héros
web-map-list = En liste
web-map-back = Revenir à la carte
web-map-as-list = La carte en liste
web-map-find = Chercher une case
web-map-found = { $count ->
    [0] Rien de ce nom à votre portée
    [one] Une case à votre portée
   *[other] { $count } cases à votre portée
}
web-map-reach = Où vous pouvez aller
web-map-steps = { $count ->
    [one] À une case
   *[other] À { $count } cases
}
web-map-here = Ici
web-map-nothing = Rien de ce nom n’est à votre portée.
web-map-present = Qui et quoi se trouve où
web-map-world = Le monde entier
web-map-places = Lieux de Pouvoir
web-map-continent-arabia = Arabie
web-map-continent-europa = Europe
web-map-continent-africa = Afrique
web-map-continent-india = Inde
web-map-continent-asia = Asie
web-map-continent-none = La haute mer
web-map-place = Lieu de Pouvoir
web-map-kind = { $kind }, numéro { $number }
web-map-stands = { $name } est ici
web-map-mark-home = foyer : { $name }
web-map-mark-seat = siège de vizir : { $name }
web-map-mark-wanted = on y recherche { $name }
web-map-mark-destination = destination : { $name }
web-map-mark-quest = but d’une quête : { $name }
web-map-mark-claimed = étape de quête accomplie : { $name }
web-map-mark-card = { $name } en a la carte de ville
web-map-go = Y aller
web-map-choose = Choisir

## Les Nuits : les héros

web-design-questions = Toutes les questions des Nuits
web-nights-company = Les héros
web-nights-destiny = Destin
web-nights-story = Histoire
web-nights-wealth = Fortune
web-nights-track = { $track } : { $count }
web-nights-track-goal = { $track } : { $count }, votre but est { $goal }
web-nights-points = { $destiny } de destin, { $story } d’histoire
web-nights-reader = tient le Livre
web-nights-matrix-reader = tient les matrices
web-nights-skills = { $count ->
    [0] aucune compétence
    [one] { $count } compétence
   *[other] { $count } compétences
}
web-nights-statuses = { $count ->
    [0] aucun statut
    [one] { $count } statut
   *[other] { $count } statuts
}
web-nights-treasures = { $count ->
    [0] aucun trésor
    [one] { $count } trésor
   *[other] { $count } trésors
}
web-nights-quests-done = { $count ->
    [one] { $count } quête accomplie
   *[other] { $count } quêtes accomplies
}
web-nights-things-statuses = Statuts
web-nights-things-skills = Compétences
web-nights-things-treasures = Trésors
web-nights-things-quest = Quête
web-nights-things-cities = Cartes de ville
web-nights-things-tokens = On s’en souvient
web-nights-things-marks = Sur la carte
web-nights-things-none = Il n’y a encore rien ici.
web-nights-status = statut
web-nights-treasure = trésor
web-nights-quest = quête
web-nights-city-card = carte de ville
web-nights-token = on s’en souvient
web-nights-token-about = Un conte l’a laissé derrière lui. D’autres contes pourront s’en souvenir.
web-nights-talent = talent
web-nights-master = maîtrise
web-nights-once = une seule fois
web-nights-no-text = Il n’y a rien de plus à en savoir.
web-nights-home = Foyer
web-nights-seat = Siège du vizir
web-nights-wanted = Avis de recherche
web-nights-destination = Marqueur de destination
web-nights-destination-about = Tant que le marqueur est sur un Lieu de Pouvoir, vous pouvez y entrer comme dans n’importe quelle case. Un nouveau marqueur prend la place de celui-ci.
web-nights-mark-about = La ville est marquée pour ceci : { $status }
web-nights-claimed = c’est fait
web-nights-unclaimed = reste à voir
web-nights-goal-own = Votre but secret
web-nights-changes = Ce qui vient de changer

## Les Nuits : ce qui est demandé

web-nights-rule = Ce que disent les règles
web-nights-last-round = Dernier tour de table : { $name } l’a déclaré. Encore à jouer : { $names }.
web-nights-waiting = On attend { $names }.
web-nights-also = Possible aussi
web-nights-for-hero = pour le héros que mène { $name }
web-nights-secret = Personne d’autre ne voit ceci.
web-nights-on-map = Choisir sur la carte
web-nights-on-map-hint = Choisissez sur la carte, ou ici :
web-nights-list-open = Dans une liste
web-nights-list-close = Ranger la liste
web-nights-filter = Tapez pour chercher
web-nights-filter-left = { $count ->
    [0] Rien ici ne porte ce nom.
    [one] Il reste une réponse.
   *[other] Il reste { $count } réponses.
}
web-nights-seal = Sceller
web-nights-seal-anew = Sceller de nouveau
web-nights-goal-divide = Le but, partagé entre destin et histoire
web-nights-goal-sum = { $destiny } + { $story } = { $sum }
web-nights-more-destiny = Un de plus pour le destin
web-nights-more-story = Un de plus pour l’histoire
web-nights-chosen = Votre choix : { $choice }. Il peut changer tant que tout le monde n’a pas choisi.
web-nights-take-skill = La faire vôtre
web-nights-skills-people = Parmi les gens
web-nights-skills-mind = De l’esprit et de l’âme
web-nights-skills-road = Sur la route
web-nights-reached = atteint
web-nights-missing = il en manque { $count }

## Les Nuits : la fin

web-nights-end = La fin de la nuit
web-nights-end-won = { $count ->
    [0] Personne n’a gagné.
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
web-nights-end-result = Voir le résultat
web-nights-end-look = Regarder en arrière
web-nights-end-goals = Les buts, qui ne sont plus secrets
web-nights-end-goal = { $track } : { $count } sur { $goal }
web-nights-end-winner = victoire

## La page du Livre
web-page = La page ouverte
web-page-before = Avant le premier tour
web-page-told = Ce qui est conté
web-page-paragraph = Paragraphe { $number }
web-page-reader = { $name } tient le Livre
web-page-matrix-reader = { $name } tient les matrices
web-page-turn-page = Tourner la page
web-page-read-on = Lire la suite
web-page-choose = À vous de choisir
web-page-skip = Passer
web-page-present = Rejoindre l’instant présent
web-page-overleaf = { $count ->
    [one] Un autre tour attend au verso.
   *[other] { $count } tours attendent au verso.
}
web-page-asked-overleaf = Une question vous attend au verso.
web-page-leaf-back = Page précédente
web-page-leaf-on = Page suivante
web-page-read-this = À lire à voix haute
web-page-read-this-more = Personne d’autre ne voit cette page. Lisez-la aux autres, puis tournez-la pour tout le monde.
web-page-voice = Lire à voix haute
web-page-voice-pause = Suspendre la lecture
web-page-voice-go-on = Reprendre la lecture
web-page-voice-stop = Arrêter la lecture
web-page-voice-settings = Voix et rythme
web-page-voice-which = Voix
web-page-voice-pace = Rythme
web-page-voice-slow = Lent
web-page-voice-calm = Posé
web-page-voice-brisk = Vif
web-page-voice-auto = Lecture automatique
web-page-voice-auto-hint = Le conte est lu à voix haute dès qu’il paraît.
web-page-voice-no-speech = Ce navigateur ne sait pas parler. Le conte est là, à lire ; un autre navigateur pourra vous le dire.
web-page-voice-no-voice = Cet appareil n’a pas de voix française. Ajoutez-en une dans ses réglages, et il vous fera la lecture.
web-page-voice-failed = La voix s’est interrompue. Une autre pourra peut-être continuer.
web-design-pages = Pages du Livre
web-design-tell = Conter à nouveau

## Les règles, une à une
web-rules-page = Les règles
web-rules-read = Lire les règles
web-rules-search = Trouver une règle
web-rules-search-more = Des mots, ou un numéro comme « { $rule } ».
web-rules-found = { $count ->
    [0] Aucune règle
    [one] Une règle
   *[other] { $count } règles
}
web-rules-none = Aucune règle ne contient tout cela : « { $typed } ».
web-rules-chapters = Chapitres
web-rules-missing = Les règles ne sont pas disponibles pour le moment. La maison est-elle encore ouverte ?
web-rule-of = Règle { $rule }
web-rule-read-on = Lire la suite dans les règles

## Ses propres soirées
web-stat = Vos soirées
web-stat-look = Ce qu’il est advenu de vos soirées
web-stat-more = Ce qu’il est advenu de vos tables. C’est noté dans ce navigateur et nulle part ailleurs : une table compte donc encore quand elle n’est plus.
web-stat-none = Il n’y a encore rien à raconter. Prenez place à une table : tout ce qui s’y passe sera compté ici.
web-stat-sum = { $finished ->
    [0] Aucune partie achevée pour l’instant.
    [one] { $won ->
        [0] Une partie achevée, mais pas encore gagnée.
       *[other] Une partie achevée, et gagnée.
    }
   *[other] { $finished } parties achevées, dont { $won ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $won } gagnées
    }.
}
web-stat-running = { $count ->
    [one] Une autre est en cours.
   *[other] { $count } autres sont en cours.
}
web-stat-players = Selon le nombre de joueurs
web-stat-players-of = { $count ->
    [one] en solitaire
   *[other] à { $count }
}
web-stat-won-of = { $won } sur { $finished }
web-stat-endings = Comment elles ont fini
web-stat-ending-sole = un seul était de retour, but atteint
web-stat-ending-tie-statuses = les statuts ont tranché
web-stat-ending-tie-skills = les compétences ont tranché
web-stat-ending-shared = une victoire partagée
web-stat-ending-solitaire-won = gagnée en solitaire, avant la fin de la nuit
web-stat-ending-solitaire-lost = la nuit s’est achevée trop tôt
web-stat-heard = Vous avez entendu { $heard } des { $all } pages de « { $book } ».
web-stat-book = Le Livre des contes
web-stat-unread = { $count ->
    [one] Une seule vous reste inconnue.
   *[other] { $count } vous restent inconnues.
}
web-stat-all-read = Vous les avez toutes entendues.
web-stat-tales = Contes de vos propres héros
web-stat-reaction = Réaction favorite
web-stat-times = { $what }, { $count } fois
web-stat-longest = La plus longue nuit
web-stat-turns = { $count ->
    [one] un tour à vous
   *[other] { $count } tours à vous
}
web-stat-quests = Quêtes achevées
web-stat-treasures = Trésors trouvés
web-stat-statuses = Statuts portés
web-stat-places = Visites aux Lieux de Pouvoir
web-stat-deaths = Héros enterrés
web-stat-best = La plus belle prise
web-stat-best-card = { $card } ({ $condition }) : { $points }
web-stat-guest = L’invité le plus fréquent
web-stat-dice-places = Lieux pris
web-stat-villains = Vilains hébergés
web-stat-dragons-given = Dragons offerts
web-stat-dragons-received = Dragons reçus
web-stat-forget = Oublier ces chiffres
web-stat-forget-more = Tout ce qui a été compté ici est oublié. Les tables où vous avez encore une chaise seront recomptées à votre prochaine visite.

## Introductions jouées
web-learn = Apprendre en jouant
web-remark = La conteuse
web-remark-count = Remarque { $number } sur { $count }
web-remark-before = La remarque précédente
web-remark-next = La remarque suivante
web-remark-away = Ranger la remarque
web-learn-again = Reprendre l’introduction
web-verify-practice = C’est une table d’entraînement : on peut revenir sur un choix même après un dé ou une carte, et les robots acceptent.
web-verify-introduction = Ceci est une introduction : ses dés sont ouverts, et certains ont été préparés d’avance, pour qu’il y ait quelque chose à en apprendre.

## D’autres façons de jouer les Nuits
web-ways = Comment cette nuit se joue
web-way-solitaire-standing = { $time ->
    [morning] Matin
    [noon] Midi
   *[night] Nuit
  } · { $left ->
    [one] encore { $left } carte
   *[other] encore { $left } cartes
  } · quêtes { $quests } sur 2 · { $fabulous ->
    [yes] fortune fabuleuse
   *[no] pas encore de fortune fabuleuse
  }
web-way-goal = But : { $goal } points
web-way-merchant-standing = Fortune fabuleuse : { $turns ->
    [0] 0 tour
    [one] { $turns } tour
   *[other] { $turns } tours
  } sur 3
web-way-dealt = Votre lot : { $skills }
web-way-slot-empty = Aucun statut
web-way-ballots = Le vote
web-way-ballot-cast = a voté
web-way-ballot-open = réfléchit encore
web-way-more = D’autres façons de jouer
web-way-alone = aucun, en solitaire

## La chronique
web-chronicle-home = Emporter le récit
web-chronicle-read = Le lire
web-chronicle-book = En livre (EPUB)
web-chronicle-whole = Lire le récit
web-chronicle-so-far = Lire le récit jusqu’ici
web-chronicle-share = Partager un lien
web-chronicle-shared = Quiconque a ce lien peut lire votre chronique. Il dure aussi longtemps que la table.
