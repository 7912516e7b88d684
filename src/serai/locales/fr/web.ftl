### L’auberge dans le navigateur.

## Partout
web-skip = Aller à la page
web-close = Fermer
web-cancel = Annuler
web-nowhere = Page introuvable
web-nowhere-more = Cette adresse ne mène nulle part. Il y manque peut-être une lettre.
web-not-fetched = Cette page n’a pas pu être chargée. Elle s’affichera dès que le serveur répondra.
web-language-not-fetched = Les textes de cette langue n’ont pas pu être chargés. Choisissez-la de nouveau quand le serveur répondra.
web-to-the-door = Aller à l’accueil

## L’entrée
web-door-welcome = Entrez, la lampe est allumée
web-door-more = Jouez entre amis ou contre des robots, sur un écran ou sur plusieurs.
web-nights = Les Mille et Une Nuits
web-nights-more = Voyagez de Cordoue à Sou-Tcheou et vivez les contes du Livre.
web-dice = Roi & Compagnie
web-dice-more = Six dés, cinq lieux et tout un monde à rallier.
web-design = Voir la galerie graphique
web-design-title = Galerie graphique

## Une table
web-table = Table
web-one-moment = Un instant…

## Réglages
web-settings = Réglages
web-language = Langue
web-book-told-in = Les contes de ce Livre sont en { $language } : ils ne sont pas encore traduits dans votre langue.
web-theme = Thème
web-theme-system = Comme cet appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-text-size = Taille du texte
web-motion = Animations
web-motion-system = Comme cet appareil
web-motion-full = Activées
web-motion-reduced = Désactivées
web-sound = Son
web-sound-hint = Des dés, des pages, ce qu’on entend là où se trouve votre héros, et parfois un oud ou un ney. Sans le son, vous ne manquez rien.
web-volume = Volume
web-keys = Raccourcis à une touche
web-keys-hint = Appuyez sur un chiffre pour choisir une réponse. Chaque bouton indique sa touche.
web-remember = Retenir les contes entendus
web-remember-hint = Ce navigateur compte les contes que vous avez entendus et le dit aux nouvelles tables, pour que vous en entendiez d’autres. Personne ne voit la liste.
web-remember-clear = Oublier les contes entendus jusqu’ici
web-remember-cleared = La liste des contes est effacée.
web-announcements = Ce que les lecteurs d’écran annoncent des robots
web-announcements-brief = Une phrase par tour
web-announcements-full = Chaque étape
web-bot-pace = Comment raconter les tours des autres
web-bot-pace-at-once = En bref, d’un coup
web-bot-pace-quick = En bref, pas à pas
web-bot-pace-told = Avec tous les contes
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
web-chat = Discussion
web-chat-write = Écrire un message
web-chat-send = Envoyer
web-reactions = Envoyer une réaction
web-reaction-bravo = Bien joué
web-reaction-laugh = Rires
web-reaction-gasp = Stupeur
web-reaction-patience = Patience…
web-reaction-thanks = Merci
web-reaction-sorry = Pardon

## Liens
web-link = Lien vers cette table
web-link-copy = Copier le lien
web-link-copied = Lien copié.

## L’entrée : jouer
web-play-now = Jouer tout de suite contre des robots
web-set-table = Créer une table
web-of-game = { $what } : { $game }
web-guest-game = Ce jeu a été ajouté à ce serveur.
web-game-players = { $least } à { $most } joueurs
web-game-minutes = { $least } à { $most } minutes
web-game-age = dès { $age } ans
web-pack-skipped = Le Livre « { $title } » contient des erreurs : on ne peut pas y jouer. La personne qui gère ce serveur peut voir pourquoi avec « serai pack list ».
web-opens-soon = Ce jeu arrive bientôt.
web-your-name = Votre nom
web-guest = Invité
web-name-hint = Les autres verront ce nom. 30 caractères au plus.
web-name-needed = Indiquez un nom, s’il vous plaît.
web-opponents = Combien de robots jouent avec vous ?
web-level = De quel niveau sont les robots ?
web-level-guest = Un robot du paquet « { $package } ».
web-option-number = { $bounds ->
    [both] Un nombre de { $least } à { $most }.
    [least] Un nombre, au moins { $least }.
    [most] Un nombre, au plus { $most }.
   *[none] Un nombre.
}
web-sit-and-play = Prendre place et jouer
web-own-tables = Vos tables
web-own-tables-none = Quand vous prenez place à une table, elle s’affiche ici.
web-own-yours = C’est à vous de jouer.
web-own-waits = On attend { $name }
web-own-gathering = Pas encore commencée
web-own-playing = En cours
web-own-over = Terminée
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
web-own-forget-more = Les liens vers cette table ne sont conservés que dans ce navigateur. Sans l’un d’eux, vous ne pourrez plus y prendre place.
web-own-open = Ouvrir la table : { $names }
web-public-tables = Tables publiques
web-public-none = Il n’y a aucune table publique en ce moment.
web-public-again = Actualiser la liste
web-public-free = { $count ->
    [0] toutes les places sont prises
    [one] une place est libre
   *[other] { $count } places sont libres
}
web-public-sit = Prendre place
web-public-watch = Regarder
web-bring = Revoir une partie téléchargée
web-bring-more = Choisissez le fichier d’une partie terminée, téléchargé depuis Serai, et revoyez-la ici.
web-bring-file = Choisir un fichier
web-lost = Le serveur ne répond pas. Réessayez dans un instant.

## Dresser une table
web-set-seats = Qui joue ?
web-set-seats-more = De { $least } à { $most } joueurs. Ils jouent dans cet ordre.
web-set-seat = Place { $number }
web-set-name = Nom
web-set-here = sur cet appareil
web-set-here-more = On peut être plusieurs devant un même écran.
web-set-link = invitation par lien
web-set-link-more = La personne qui ouvre le lien ou scanne le code prend place ici.
web-set-bot = un robot
web-set-add = Ajouter une place
web-set-remove = Retirer la place { $number }
web-set-terms = Options de la partie
web-set-first = Qui commence ?
web-set-first-more = Une personne tirée au hasard, ou celle que vous choisissez.
web-set-first-drawn = Au hasard
web-set-practice = Entraînement
web-set-practice-more = Les robots vous laissent annuler un choix même après un lancer de dés ou une carte piochée. Tant que rien de nouveau n’est dévoilé, vous pouvez toujours annuler.
web-set-hints = Autoriser les conseils
web-set-hints-more = Quand c’est à vous de choisir, vous pouvez demander ce que ferait un bon joueur, et pourquoi. Personne d’autre ne voit la réponse.
web-set-clock = Limite de temps
web-set-clock-more = Quand le temps d’un joueur est écoulé, un robot joue à sa place. Il peut la reprendre à tout moment.
web-set-clock-none = Sans limite
web-set-clock-move = Courte (minutes)
web-set-clock-day = Longue (jours)
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
web-set-clock-weekends = Pause le week-end
web-set-clock-weekends-more = Le temps s’arrête le samedi et le dimanche (fuseau horaire : { $zone }).
web-set-dice = Dés
web-set-dice-sealed = Aléatoires et vérifiables
web-set-dice-sealed-more = Personne ne peut connaître les lancers d’avance. Après la partie, chacun peut vérifier qu’aucun n’a été changé.
web-set-dice-open = Reproductibles, pour s’exercer
web-set-dice-open-more = Vous choisissez un nombre ; le même nombre donne toujours les mêmes lancers. Pour s’exercer et pour les énigmes.
web-set-seed = Nombre pour les dés
web-set-seed-wrong = Indiquez un nombre entier de 0 à 2 147 483 647, s’il vous plaît.
web-set-public = Rendre cette table publique
web-set-public-more = Toute personne sur ce serveur peut voir la table, regarder, et prendre place si une place est libre.
web-set-book = Livre des contes
web-set-book-more = Choisissez de quel Livre viennent les contes.
web-set-language = Langue de la table
web-set-language-more = Elle sert aux noms des robots. Chacun joue dans sa propre langue.
web-set-open = Créer la table

## La salle d’attente
web-time = Quand vous jouez
web-time-when = Date et heure
web-time-hint = Dans votre fuseau horaire. Chacun la voit dans le sien.
web-time-needed = Choisissez une date et une heure.
web-time-propose = Proposer cette date
web-time-change = Changer la date
web-time-withdraw = Retirer la date
web-time-withdrawn = L’hôte a retiré la date.
web-time-planned = Prévu le { $date }.
web-time-planned-for = prévu le { $date }
web-time-calendar = Ajouter à votre agenda
web-time-with = Avec { $names }
web-invitations = Invitations
web-invited = { $name } vous invite à une partie : { $game }
web-invited-with = À la table : { $names }
web-invited-accept = Prendre la place
web-invited-decline = Refuser
web-invited-decline-sure = Refuser cette invitation ?
web-invited-decline-more = { $name } verra que vous avez refusé, et ne pourra plus vous inviter à cette table.
web-invited-mute = Refuser, et ne plus rien recevoir de { $name }
web-invited-declined = Vous avez refusé l’invitation.
web-invited-muted = Vous ne recevrez plus d’invitations de { $name }. Les réglages permettent de changer cela.
web-invite = Inviter
web-invite-person = Inviter { $name }
web-invite-people = Personnes avec qui vous avez joué
web-invite-sent = L’invitation à { $name } est envoyée.
web-invite-open = Invitation envoyée
web-invite-withdraw = Retirer
web-invite-withdraw-person = Retirer l’invitation à { $name }
web-invite-withdrawn = L’invitation à { $name } est retirée.
web-invite-accepted = A accepté
web-invite-declined = A refusé
web-invite-all = Montrer les { $count } personnes
web-invite-fewer = Montrer moins de personnes
web-invitations-allow = Les personnes avec qui j’ai joué peuvent m’inviter
web-invitations-allow-hint = Les invitations apparaissent sous « Vos tables ». Personne d’autre ne peut vous inviter.
web-muted = Aucune invitation de
web-muted-name = Aucune invitation de { $name }
web-unmute = Les permettre de nouveau : { $name }
web-wait-title = En attente des joueurs
web-wait-host = Invitez les autres, puis lancez la partie quand tout le monde est là.
web-wait-host-all = Tout le monde est là : lancez la partie quand vous voudrez.
web-wait-guest = { $count ->
    [0] Tout le monde est là. L’hôte va lancer la partie.
    [one] Une place est encore libre. L’hôte lancera la partie.
   *[other] { $count } places sont encore libres. L’hôte lancera la partie.
}
web-wait-who = Joueurs de cette table
web-wait-begin = Lancer la partie
web-wait-begin-bots = Lancer avec des robots aux places libres
web-wait-begin-without = Lancer sans les places libres
web-wait-too-few = Il faut au moins { $least } joueurs pour lancer la partie.
web-wait-add = Ajouter une place
web-wait-remove-chair = Retirer cette place
web-wait-free-chair = Libérer cette place
web-wait-bot = Un robot : { $level }
web-wait-sit-here = Prendre place ici
web-sit-title = Une place vous attend
web-sit-more = { $names } { $count ->
    [one] est déjà à table.
   *[other] sont déjà à table.
}
web-sit-nobody = Personne n’est encore à table.
web-sit = Prendre place
web-sit-again = Ajouter un joueur sur cet appareil
web-sit-or-watch = Vous regardez. Une place est libre pour vous.

## Partager
web-share = Inviter
web-share-invite = Scannez pour prendre place
web-share-invite-more = Toute personne qui a ce lien peut choisir une place libre et un nom.
web-share-invite-full = Toutes les places sont prises. Toute personne qui a ce lien peut regarder.
web-share-watch = Scannez pour regarder
web-share-watch-more = Toute personne qui a ce lien peut regarder, mais pas jouer.
web-share-own = Continuer sur un autre appareil
web-share-own-more = Ce lien ouvre votre propre place. Ne le partagez pas : qui l’a peut jouer pour vous.
web-share-reissued = Nouveau lien pour { $name }
web-share-reissued-more = L’ancien lien ne fonctionne plus. Donnez celui-ci uniquement à { $name } ; il ne s’affiche qu’une fois.
web-share-address = Adresse de ce serveur
web-share-private = Ce serveur n’est accessible que depuis cet appareil. Pour inviter d’autres personnes, lancez Serai sans -⁠-⁠private.
web-share-unreachable = Les autres appareils ne peuvent pas ouvrir ce lien, car cet appareil n’est connecté à aucun réseau. Connectez-le et relancez Serai.
web-share-which = À quoi sert le lien ?
web-share-to-sit = Pour jouer
web-share-to-watch = Pour regarder

## À table
web-connecting = Connexion…
web-table-laid = Votre table se prépare…
web-away = { $name } n’est plus à table.
web-back = { $name } est de retour.
web-brief-turn = { $name } : { $things }.
web-brief-nothing = { $name } ne gagne rien à ce tour.
web-brief-card = { $card }, { $points }
web-brief-dragon = { $card } pour { $to }, { $points }
web-brief-points = { $points } { $track }
web-brief-dice = Vos dés : { $dice }.
web-brief-die = { $colour ->
    [red] { $number } rouge
    [green] { $number } vert
   *[blue] { $number } bleu
}
web-connection-lost = La connexion est perdue. La table ne risque rien ; nouvelle tentative en cours.
web-connection-back = La connexion est revenue.
web-connection-try = Se reconnecter maintenant
web-refused-title = Impossible d’ouvrir cette table
web-refused-again = Réessayer
web-farewell-title = Vous n’êtes plus à la table
web-turn-yours = À vous de jouer
web-turn-asked = Une question pour vous
web-turn-of = À { $name } de jouer
web-turn-title = ● À vous
web-watching = Vous regardez.
web-spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-people = À table
web-panel = Journal et discussion
web-with-more = { $what } : { $more }
web-part-people = Joueurs
web-part-log = Journal
web-part-talk = Discussion
web-log-earlier = Afficher ce qui précède
web-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
web-menu = Ouvrir le menu
web-menu-seat = { $name } : ouvrir le menu
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-asked = Vous avez demandé à annuler un choix. On attend { $names }.
web-undo-agree = Accepter
web-undo-refuse = Refuser
web-hint-ask = Demander conseil
web-hint = Un conseil
web-hint-waiting = Réflexion…
web-rename = Changer de nom
web-rename-save = Enregistrer
web-hand = Laisser un robot jouer pour vous
web-hand-for = Laisser un robot jouer pour { $name }
web-take = Prendre le relais du robot
web-bot-plays-for = Un robot joue pour vous.
web-bot-plays-seat = Un robot joue pour { $name }.
web-leave = Quitter la table
web-leave-sure = Quitter la table ?
web-leave-gathering = Votre place sera libre pour quelqu’un d’autre.
web-leave-playing = Un robot jouera à votre place. Avec votre lien, vous pouvez revenir à tout moment.
web-remove = Exclure { $name } de la table
web-remove-sure = Exclure { $name } de la table ?
web-remove-more = Son lien cesse aussitôt de fonctionner. En cours de partie, un robot joue jusqu’à ce que quelqu’un d’autre prenne la place.
web-reissue = Créer un nouveau lien pour { $name }
web-reissue-more = L’ancien lien cesse aussitôt de fonctionner.
web-reinvite = Créer un nouveau lien d’invitation
web-reinvite-sure = Remplacer le lien d’invitation ?
web-reinvite-more = L’ancien lien cesse de fonctionner. Les personnes déjà à table y restent.
web-bar-chat = Désactiver la discussion
web-allow-chat = Réactiver la discussion
web-chat-barred = L’hôte a désactivé la discussion à cette table.
web-publish = Rendre la table publique
web-unpublish = Rendre la table privée
web-close-table = Arrêter la partie pour tout le monde
web-close-sure = Arrêter la partie pour tout le monde ?
web-close-more = La partie s’arrête ici et ne pourra pas reprendre. On pourra encore la revoir.
web-closed = Cette table est fermée.
web-delete = Supprimer la table
web-delete-sure = Supprimer la table ?
web-delete-more = La partie, la discussion et tous les liens seront supprimés pour tout le monde. C’est irréversible.
web-host = C’est vous l’hôte
web-notify = Me prévenir quand c’est à moi
web-notify-on = Votre navigateur vous préviendra quand ce sera à vous.
web-notify-denied = Votre navigateur bloque les notifications. Vous pouvez les autoriser dans ses réglages.
web-notify-text = C’est à vous de jouer (à la table : { $names }).
web-clock-left = Temps restant : { $time }
web-clock-run-out = Le temps est écoulé
web-pace = Temps et vacances
web-pace-choice = Temps pour chaque choix : { $time }
web-pace-due = Le prochain choix est attendu avant le { $date }
web-holiday-begin = Prendre des vacances
web-holiday-more = Pendant les vacances, le temps de cette table s’arrête pour tout le monde. Vous pouvez quand même jouer, et chaque joueur peut mettre fin aux vacances.
web-holiday-end = Mettre fin aux vacances
web-holiday-over = Les vacances sont finies : le temps court de nouveau.
web-holiday-of = { $name } a annoncé des vacances : le temps s’arrête.
web-holiday-of-host = L’hôte a annoncé des vacances : le temps s’arrête.
web-recap-title = Pendant votre absence
web-recap-offer = Pendant votre absence, { $count ->
    [0] la partie a continué.
    [one] un tour a été joué.
   *[other] { $count } tours ont été joués.
}
web-recap-read = Lire ce qui s’est passé
web-recap-page = Page { $page } sur { $pages }
web-recap-before = Page précédente
web-recap-next = Page suivante
web-recap-present = Aller à la table
web-recap-later = Plus tard
web-notices = Avis
web-notices-confirm = M’envoyer des avis
web-notices-confirm-more = Souhaitez-vous que Serai vous écrive à cette adresse quand c’est à vous de jouer ? Chaque avis contient un lien pour ne plus en recevoir.
web-notices-confirmed = Votre adresse est confirmée. Vous serez prévenu quand ce sera à vous.
web-notices-stop = Ne plus recevoir d’avis
web-notices-stop-more = Ne souhaitez-vous plus d’avis à cette adresse ? Le serveur l’oubliera.
web-notices-stopped = Vous ne recevrez plus d’avis, et le serveur a oublié l’adresse.
web-notices-look = Être averti quand c’est votre tour
web-notices-more = Vous pouvez être averti quand c’est votre tour, même sans page ouverte. Choisissez comment ; chaque moyen peut être arrêté à tout moment.
web-notices-none = Ce serveur n’envoie pas d’avis. Tant qu’une page est ouverte, son onglet montre quand c’est votre tour.
web-notices-by-push = Par ce navigateur
web-notices-by-mail = Par courriel
web-notices-by-hook = Dans un salon de discussion
web-notices-push-more = Cet appareil affiche une notification, même quand le navigateur est à l’arrière-plan.
web-notices-push-order = Activer les notifications
web-notices-push-failed = Ce navigateur n’a pas pu être inscrit aux notifications. Réessayez plus tard, ou choisissez un autre moyen.
web-notices-mail = Votre adresse électronique
web-notices-mail-hint = Vous recevrez un courriel avec un lien. Rien d’autre n’est envoyé avant que vous ne l’ayez suivi.
web-notices-mail-order = Envoyer le lien
web-notices-mail-sent = Un courriel avec un lien est en route vers vous.
web-notices-unconfirmed = Pas encore confirmé : suivez le lien du courriel.
web-notices-hook = Adresse du webhook
web-notices-hook-hint = Slack, Mattermost, Discord et d’autres en donnent une pour chaque salon. Tout le monde y lit les avis.
web-notices-hook-order = Y envoyer les avis
web-notices-ordered = Vous serez averti quand ce sera votre tour.
web-notices-each-turn = À chacun de mes tours
web-notices-before-end = Avant la fin de mon temps
web-notices-digest = Une fois par jour, la liste de mes tours
web-notices-invitations = Quand une personne avec qui j’ai joué m’invite

# Des appareils qui partagent les tables d’une personne
web-devices = Vos appareils
web-devices-look = Utiliser un autre appareil
web-devices-more = Un lien secret apporte votre nom, vos tables, vos réglages, vos statistiques et les contes entendus sur un autre appareil, et les tient à jour. Tout est chiffré avant de quitter ce navigateur ; le serveur ne peut rien en lire.
web-devices-create = Créer un lien secret
web-devices-open = Ouvrez ce lien sur votre autre appareil, ou scannez-y le code. Ne le donnez à personne : qui l’a peut jouer à vos places.
web-devices-code = Lien pour votre autre appareil
web-devices-synced = Synchronisé avec vos autres appareils : { $when }
web-devices-unlink = Dissocier cet appareil
web-devices-end = Dissocier tous les appareils
web-devices-end-sure = Dissocier tous les appareils ?
web-devices-end-more = Vos appareils ne seront plus synchronisés, et le lien n’ouvrira plus rien. Chaque appareil garde ce qu’il a.
web-devices-ended = Cet appareil n’est plus relié à d’autres. Il garde ce qu’il a.
web-devices-join = Relier cet appareil
web-devices-join-more = Ce lien apporte ici les tables, les réglages et les statistiques d’un autre appareil, et tient les deux à jour. Les tables que vous avez déjà ici restent. Ne le suivez que s’il est à vous.
web-devices-joined = Cet appareil est maintenant relié aux autres.
web-devices-to-tables = Voir vos tables
web-devices-invalid = Ce lien n’est pas complet. Copiez-le en entier, ou scannez le code de nouveau.
web-devices-insecure = Les navigateurs ne relient des appareils qu’à une adresse sûre (https). Ici, ouvrez plutôt le lien de votre place sur l’autre appareil.
web-devices-unreadable = Ce que les autres appareils ont enregistré ne peut pas être lu avec ce lien. Rien n’a changé ici.
web-chat-empty = Aucun message pour l’instant.
web-chat-spectator = spectateur
web-reacted = { $name } : { $reaction }
web-cover = Passez l’appareil à { $name }
web-cover-more = La suite ne doit être vue que par { $name }.
web-cover-open = { $name }, c’est moi

## La fin
web-over = La partie est finie
web-rematch = Rejouer
web-rematch-follow = Aller à la nouvelle partie
web-rematch-asks = { $name } voudrait rejouer.
web-rematch-asks-host = L’hôte vous propose de rejouer.
web-rematch-agrees = { $names } { $count ->
    [one] est
   *[other] sont
} d’accord pour rejouer.
web-rematch-waiting = Vous voudriez rejouer. On attend { $names }.
web-rematch-away = Pendant l’absence de { $names }, { $count ->
    [one] un robot joue à sa place.
   *[other] des robots jouent à leur place.
}
web-rematch-declined = { $names } { $count ->
    [one] préfère
   *[other] préfèrent
} ne pas rejouer.
web-rematch-without = Rejouer sans { $names }
web-rematch-too-few = Il ne reste pas assez de joueurs pour une autre partie.
web-rematch-decline = Non, merci
web-rematch-withdraw = Annuler ma demande
web-rematch-withdrawn = La demande de rejouer a été annulée.
web-rematch-you-declined = Vous avez choisi de ne pas rejouer.
web-rematch-after-all = Rejouer tout de même
web-rematch-without-you = Les autres rejouent sans vous.
web-rematch-kept = Les autres rejouent. Un robot joue à votre place jusqu’à votre retour.
web-rematch-begins = La partie suivante commence.
web-own-again = Les autres rejouent. Un robot joue à votre place.
web-export = Télécharger la partie
web-verify = Vérifier les dés
web-verify-during = Avant le premier lancer, Serai a choisi un nombre secret qui décide de tous les lancers, et en a montré à tous l’empreinte : le sceau ci-dessous. Après la partie, le secret est dévoilé, et cette page vérifie qu’il correspond au sceau et donne les mêmes lancers. Personne ne peut donc changer les dés en cours de partie.
web-verify-after = Le nombre secret ci-dessous a décidé de tous les lancers de cette partie. Son sceau a été montré à tous avant le premier lancer : les dés n’ont donc pas pu être changés ensuite. Si vous préférez vérifier vous-même, téléchargez la partie et lancez « serai verify ».
web-verify-open = Ces dés sont reproductibles : le nombre { $seed } donne toujours les mêmes lancers, et chacun peut les rejouer.
web-verify-seal = Sceau, montré avant le premier lancer
web-verify-secret = Nombre secret
web-verify-sealed = Dévoilé après la partie
web-verify-check = Vérifier maintenant
web-verify-checking = La partie est rejouée et chaque lancer vérifié…
web-verify-holds = { $turns ->
    [one] Les dés n’étaient pas truqués : le nombre secret correspond au sceau, et le seul tour, rejoué, a donné les mêmes lancers.
   *[other] Les dés n’étaient pas truqués : le nombre secret correspond au sceau, et les { $turns } tours rejoués ont donné les mêmes lancers.
}
web-verify-fits = Le nombre secret correspond au sceau. Les règles ont été mises à jour depuis : les lancers d’avant ne peuvent donc pas être rejoués.
web-verify-fails = La vérification a échoué. { $why }

## Revoir une partie
web-replay = Revoir la partie
web-replay-look = Revoir la partie
web-replay-look-so-far = Revoir la partie jusqu’ici
web-replay-look-of = Revoir la partie : { $names }
web-replay-coming = Chargement de la partie…
web-replay-leave = Retour à la table
web-replay-slider = Position dans la partie
web-replay-moment = Étape { $number } sur { $count }
web-replay-setup = Mise en place
web-replay-end = La fin
web-replay-turn = Tour { $turn }
web-replay-turn-of = Tour { $turn } : { $name }
web-replay-wind = Commandes de lecture
web-replay-play = Lancer la lecture
web-replay-pause = Mettre en pause
web-replay-step-on = Étape suivante
web-replay-step-back = Étape précédente
web-replay-turn-on = Tour suivant
web-replay-turn-back = Tour précédent
web-replay-ends = Première ou dernière étape
web-replay-speed = Vitesse : { $speed }
web-replay-eyes = Choisir un point de vue
web-replay-as = Vue par { $name }
web-replay-as-spectator = Vue par les spectateurs
web-replay-other-rules = Cette partie s’est jouée avec une autre version des règles. On ne peut plus montrer la table, mais voici ce qui s’est passé.
web-replay-play-on = Reprendre à partir d’ici
web-replay-play-on-turn = Reprendre à partir de ce tour
web-what-if-title = Et si… ?
web-what-if-more = { $turn ->
    [0] Une nouvelle table s’ouvre : vous y rejouez cette partie depuis sa mise en place, avec des robots aux autres places et de nouveaux dés. La partie d’origine reste telle quelle.
   *[other] Une nouvelle table s’ouvre : vous y reprenez cette partie au début du tour { $turn }, avec des robots aux autres places et de nouveaux dés. La partie d’origine reste telle quelle.
}
web-what-if-secrets = Les secrets des autres joueurs sont inventés ici : vous ne pouvez donc pas les découvrir.
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
web-rules = Règles de cette étape
web-rules-whole = Tout le jeu en bref
web-rule-dice-keep = Gardez les dés qui vous servent et relancez les autres. Vous pouvez changer d’avis : un dé gardé maintenant peut être relancé la fois suivante. Vous avez trois lancers, quatre si un elfe était au sommet de votre pile au début du tour. Vous pouvez aussi vous arrêter dès que les dés vous conviennent.
web-rule-dice-take = Tous ceux à qui vos dés plaisent ont levé la tête. Vous devez en choisir un. La carte va au sommet de votre pile, et ses points sont à vous.
web-rule-dice-place = L’habitant rallié se tenait juste sous son propre lieu : vous pouvez donc prendre aussi la première carte de ce lieu. Prendre la dernière carte d’un lieu met fin à la partie.
web-rule-dice-bonus = L’hypnotiseur amène son voisin de droite, quoi que montrent vos dés. Vous pouvez prendre aussi cette carte, ou la laisser.
web-rule-dice-dragon = Personne ne garde un dragon. Donnez-le à un autre roi : il se pose au sommet de sa pile et lui coûte des points à la fin.
web-rule-dice-again = L’apprenti vous offre encore un tour entier, avec de nouveaux dés. Vous pouvez aussi y renoncer.
web-rule-dice-wait = Quelqu’un d’autre joue. Après son dernier lancer, cette personne rallie un habitant à qui ses dés plaisent. S’il n’y en a pas, elle reçoit le prochain vilain, et l’habitant tout à droite quitte la file.
web-rule-dice-over = On compte chaque pile : habitants, lieux et fées rapportent des points, vilains et dragons en retirent. Le plus grand total l’emporte ; à égalité, la plus petite somme de points négatifs.
web-rules-dice =
    Six dés, jusqu’à trois lancers par tour. Après chaque lancer, vous gardez ceux que vous voulez et relancez les autres.
    Cinq habitants se tiennent en file, chacun avec un souhait. Si vos dés en exaucent un, la carte est à vous ; s’ils en exaucent plusieurs, vous choisissez. S’ils n’en exaucent aucun, vous recevez un vilain.
    Chaque habitant a un lieu de sa couleur. S’il se tient juste dessous, vous pouvez prendre aussi la première carte du lieu.
    La partie s’achève dès qu’il n’y a plus d’habitants, de vilains ou de cartes d’un lieu. Qui a le plus de points gagne.
web-keyboard = Raccourcis clavier
web-keyboard-answers = Répondre à la question ; les touches figurent sur les boutons
web-keyboard-hurry = Passer les animations ; lire la suite et tourner la page
web-keyboard-tab = Passer d’un bouton à l’autre
web-keyboard-undo = Annuler
web-keyboard-rules = Afficher les règles de cette étape
web-keyboard-talk = Ouvrir la discussion
web-keyboard-this = Afficher ces raccourcis
web-keyboard-escape = Fermer la fenêtre ouverte
web-keyboard-off = Les raccourcis à une touche sont désactivés dans les réglages.
web-keyboard-numbers = 1 à 9

## La page qui montre le visage de l’auberge
web-design-more = Toutes les couleurs, les lettres et les ornements des écrans, sur une seule page.
web-design-room = Jeu
web-design-hour = Moment de la journée
web-design-morning = Matin
web-design-noon = Midi
web-design-night = Nuit
web-design-day = clair
web-design-lamp = sombre
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
web-design-plates = Les planches
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
web-design-name-hint = Les autres verront ce nom. 30 caractères au plus.
web-design-name-wrong = Quelqu’un porte déjà ce nom à cette table.
web-design-open-sheet = Ouvrir un feuillet
web-design-sheet = Un feuillet au-dessus de la page
web-design-sheet-text = Il couvre ce qui est dessous, dit une seule chose et se ferme avec Échap, avec la croix ou d’un geste à côté.
web-design-notice = Montrer un avis
web-design-notice-text = Bo a pris place à la table.
web-design-trouble-text = La connexion est perdue. La table ne risque rien ; nouvelle tentative en cours.
web-design-menu = À la table
web-design-undo = Annuler le dernier choix
web-design-rules = Règles de cette étape
web-design-watch = Seulement regarder
web-design-takebacks = Annuler des choix
web-design-takebacks-hint = Vous pouvez toujours annuler tant qu’aucun dé n’est lancé ; ensuite, les autres doivent accepter.
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
web-dice-odds = Afficher les chances
web-dice-odds-tray = Chance avec les dés gardés :
web-dice-odds-up-to = jusqu’à { $chance }
web-dice-met = { $count ->
    [one] Ces dés permettent de rallier : { $cards }.
   *[other] Ces dés permettent de rallier : { $cards }.
}
web-dice-met-namesake = { $card } ({ $worth })
web-dice-met-none = Ces dés ne plaisent encore à personne.
web-dice-hurry = passer
web-dice-roll-none = Plus de dé à lancer
web-dice-counting = On compte les points…
web-dice-sum = { $parts } ; { $points } en tout.
web-dice-result = Voir le résultat
web-dice-stop-sure = S’arrêter et prendre le vilain ?
web-dice-stop-not = Continuer à lancer
web-dice-stop-anyway = M’arrêter et le prendre
web-dice-covered = Votre premier lancer est sous le gobelet.
web-dice-cup = Soulever le gobelet
web-dice-kinds = Les trois sortes de dés
web-dice-kinds-more = Chaque dé porte les chiffres de 1 à 6, mais les couleurs changent. Les encoches sur son bord indiquent sa sorte ; il y a deux dés de chaque.
web-dice-kind = Sorte { $number }
web-dice-look = Voir la table
web-dice-winner = Victoire

## Les Nuits à la table

web-nights-view = Choisir une vue
web-nights-book = Le Livre
web-nights-map = La carte
web-nights-map-coming = Chargement de la carte…
web-nights-lookup = Chercher une explication
web-nights-lookup-more = Un statut, une compétence, un niveau de fortune, un trésor, une quête ou une carte.
web-nights-lookup-none = Rien dans le Livre ne s’appelle « { $typed } ».
web-nights-to-the-end = Revenir au résultat
web-rules-nights =
    Votre héros part de Bagdad, fait des rencontres en chemin et dans les villes, et le Livre dit ce qu’il en advient.
    À votre tour, vous allez aussi loin que votre fortune le permet et rencontrez qui se trouve là. Vous choisissez comment réagir ; puis le dé du destin désigne l’un des trois paragraphes possibles, et vos compétences et vos statuts en ouvrent les sections.
    L’audace donne du destin, les mésaventures donnent de l’histoire. Au début, vous partagez en secret votre but entre les deux. Qui se trouve à Bagdad, les deux parts du but atteintes, peut le déclarer ; les autres ont encore un tour.
    Si plusieurs sont de retour avec leur but atteint, la victoire va à qui a le plus de statuts et, à égalité, à qui a le plus de compétences.

## La carte
web-map = La carte
web-map-window = La carte : les flèches la déplacent, plus et moins zooment, zéro la montre en entier
web-map-look = Zoom
web-map-nearer = Zoomer
web-map-farther = Dézoomer
web-map-whole = Voir toute la carte
web-map-hero = Voir le héros
web-map-list = Voir en liste
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
web-map-present = Héros et marqueurs sur la carte
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
web-map-choose = Choisir cette case

## Les Nuits : les héros

web-design-questions = Toutes les questions des Nuits
web-nights-company = Les héros
web-nights-destiny = Destin
web-nights-story = Histoire
web-nights-wealth = Fortune
web-nights-track = { $track } : { $count }
web-nights-track-goal = { $track } : { $count }, votre but est { $goal }
web-nights-points = { $destiny } de destin, { $story } d’histoire
web-nights-reader = lit le Livre
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
web-nights-things-tokens = Marques
web-nights-things-marks = Sur la carte
web-nights-things-none = Rien pour l’instant.
web-nights-status = statut
web-nights-treasure = trésor
web-nights-quest = quête
web-nights-city-card = carte de ville
web-nights-encounter-card = carte de rencontre
web-nights-token = marque
web-nights-token-about = Un conte l’a laissée. D’autres contes pourront s’en souvenir.
web-nights-talent = talent
web-nights-master = maîtrise
web-nights-once = une seule fois
web-nights-no-text = Il n’y a pas d’autre description.
web-nights-home = Foyer
web-nights-seat = Siège du vizir
web-nights-wanted = Avis de recherche
web-nights-destination = Marqueur de destination
web-nights-destination-about = Tant que votre marqueur de destination est sur un Lieu de Pouvoir, vous pouvez y entrer comme dans n’importe quelle case. Un nouveau marqueur remplace celui-ci.
web-nights-mark-about = Cette ville est marquée à cause d’un statut : { $status }
web-nights-claimed = visité
web-nights-unclaimed = à visiter
web-nights-goal-own = Votre but secret
web-nights-changes = Ce qui vient de changer

## Les Nuits : ce qui est demandé

web-nights-rule = Ce que disent les règles
web-nights-last-round = Dernier tour de table : { $name } a atteint son but. Encore à jouer : { $names }.
web-nights-to-question = Aller à votre question
web-nights-last-turn-yours = C’est votre dernier tour.
web-nights-last-turn = Dernier tour : { $name }.
web-nights-waiting = On attend { $names }.
web-nights-also = Possible aussi
web-nights-for-hero = pour le héros que mène { $name }
web-nights-secret = Personne d’autre ne voit ceci.
web-nights-quest-line = Quête : { $quest }.
web-nights-quest-next = Reste à voir : { $places }.
web-nights-return-first = Vous ne pouvez finir un tour dans aucune autre ville avant votre retour ici : { $cities }.
web-nights-on-map = Choisir sur la carte
web-nights-on-map-hint = Choisissez sur la carte, ou ici :
web-nights-list-open = Choisir dans une liste
web-nights-list-close = Masquer la liste
web-end-free = Gratuit
web-end-sell = Vendre
web-end-pay = Payer
web-end-quest = Votre quête
web-nights-filter = Chercher par nom
web-nights-filter-left = { $count ->
    [0] Aucune réponse de ce nom.
    [one] Une réponse trouvée.
   *[other] { $count } réponses trouvées.
}
web-nights-seal = Confirmer votre but
web-nights-seal-anew = Changer votre but
web-nights-goal-divide = Partager votre but entre destin et histoire
web-nights-goal-sum = { $destiny } + { $story } = { $sum }
web-nights-more-destiny = Un de plus pour le destin
web-nights-more-story = Un de plus pour l’histoire
web-nights-chosen = Votre choix : { $choice }. Vous pouvez le changer tant que tout le monde n’a pas choisi.
web-nights-take-skill = Choisir cette compétence
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
web-nights-end-look = Voir la table
web-nights-end-goals = Les buts secrets
web-nights-end-goal = { $track } : { $count } sur { $goal }
web-nights-end-winner = victoire
web-nights-end-rank = Rang { $rank }
web-nights-hero-choice = Votre héros
web-nights-hero-choice-for = Un héros pour { $name }
web-nights-hero-drawn = Au hasard
web-nights-hero-drawn-about = Au début de la partie, vous recevez au hasard un des héros que personne n’a choisis.
web-nights-hero-taken = déjà avec { $name }

## La page du Livre
web-page = La page ouverte
web-page-before = Avant le premier tour
web-page-told = Le conte
web-page-paragraph = Paragraphe { $number }
web-page-reader = { $name } lit le Livre
web-page-matrix-reader = { $name } tient les matrices
web-page-turn-page = Tourner la page
web-page-read-on = Lire la suite
web-page-skip = Passer l’animation
web-page-present = Aller au tour en cours
web-page-turns-ahead = { $count ->
    [one] Encore un tour à lire.
   *[other] Encore { $count } tours à lire.
}
web-page-question-ahead = Tournez la page : une question vous attend.
web-page-previous = Page précédente
web-page-next = Page suivante
web-page-meanwhile = Pendant ce temps
web-page-forward = Passer à votre tour
web-digest-open = Lire le conte
web-digest-close = Refermer le conte
web-page-wait = En attendant
web-page-wait-tale = Relire votre dernier conte
web-page-read-this = À lire à voix haute
web-page-read-this-more = Personne d’autre ne voit cette page. Lisez-la aux autres, puis tournez-la pour tout le monde.
web-page-voice = Lire à voix haute
web-page-voice-pause = Mettre la lecture en pause
web-page-voice-go-on = Reprendre la lecture
web-page-voice-stop = Arrêter la lecture
web-page-voice-settings = Voix et rythme
web-page-voice-which = Voix
web-page-voice-pace = Rythme
web-page-voice-slow = Lent
web-page-voice-calm = Posé
web-page-voice-brisk = Vif
web-page-voice-auto = Lire à voix haute automatiquement
web-page-voice-auto-hint = Le conte est lu à voix haute dès qu’il paraît.
web-page-voice-no-speech = Ce navigateur ne sait pas lire à voix haute. Un autre le pourra peut-être.
web-page-voice-no-voice = Cet appareil n’a pas de voix française. Vous pouvez en ajouter une dans ses réglages.
web-page-voice-failed = La voix ne fonctionne plus. Essayez-en une autre.
web-design-pages = Pages du Livre
web-design-tell = Montrer à nouveau

## Les règles, une à une
web-rules-page = Les règles
web-rules-read = Lire les règles
web-rules-search = Chercher une règle
web-rules-search-more = Des mots, ou un numéro comme « { $rule } ».
web-rules-found = { $count ->
    [0] Aucune règle
    [one] Une règle
   *[other] { $count } règles
}
web-rules-none = Aucune règle ne contient tous ces mots : « { $typed } ».
web-rules-chapters = Chapitres
web-rules-missing = Les règles n’ont pas pu être chargées. Le serveur est-il encore en marche ?
web-rule-of = Règle { $rule }
web-rule-read-on = Lire la suite dans les règles

## Ses propres soirées
web-stat = Vos statistiques
web-stat-look = Voir vos statistiques
web-stat-more = Vos résultats jusqu’ici. Ils ne sont conservés que dans ce navigateur, et une partie compte encore quand sa table est supprimée. Les introductions ne comptent pas.
web-stat-none = Rien pour l’instant. Jouez une partie, et vos résultats s’afficheront ici.
web-stat-sum = { $finished ->
    [0] Aucune partie achevée pour l’instant.
    [one] { $won ->
        [0] Une partie achevée, mais pas gagnée.
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
web-stat-endings = Comment les parties ont fini
web-stat-ending-sole = une seule personne était à Bagdad, but atteint
web-stat-ending-tie-statuses = égalité tranchée par les statuts
web-stat-ending-tie-skills = égalité tranchée par les compétences
web-stat-ending-shared = une victoire partagée
web-stat-ending-solitaire-won = en solitaire, gagnée à temps
web-stat-ending-solitaire-lost = en solitaire, temps écoulé
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
web-stat-longest = La plus longue partie
web-stat-turns = { $count ->
    [one] un de vos tours
   *[other] { $count } de vos tours
}
web-stat-quests = Quêtes achevées
web-stat-treasures = Trésors trouvés
web-stat-statuses = Statuts reçus
web-stat-places = Visites aux Lieux de Pouvoir
web-stat-deaths = Héros morts
web-stat-best = Carte la plus précieuse
web-stat-best-card = { $card } ({ $condition }) : { $points }
web-stat-guest = Habitant le plus souvent rallié
web-stat-dice-places = Cartes de lieu gagnées
web-stat-villains = Vilains reçus
web-stat-dragons-given = Dragons envoyés
web-stat-dragons-received = Dragons reçus
web-stat-forget = Réinitialiser les statistiques
web-stat-forget-more = Tous ces chiffres sont effacés. Les tables où vous avez encore une place seront recomptées à votre prochaine visite.

## Introductions jouées
web-learn = Apprendre en jouant
web-remark = La conteuse
web-remark-count = Remarque { $number } sur { $count }
web-remark-before = La remarque précédente
web-remark-next = La remarque suivante
web-remark-away = Masquer la remarque
web-learn-again = Reprendre l’introduction
web-verify-practice = C’est une table d’entraînement : les robots laissent annuler un choix même après un lancer de dés ou une carte piochée.
web-verify-introduction = Ceci est une introduction : certains de ses dés ont été choisis d’avance, pour vous montrer quelque chose.

## D’autres façons de jouer les Nuits
web-ways = Options de cette partie
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
web-way-dealt = Vos compétences tirées au hasard : { $skills }
web-way-slot-empty = Aucun statut
web-way-ballots = Le vote
web-way-ballot-cast = a voté
web-way-ballot-open = n’a pas encore voté
web-way-more = Plus d’options
web-way-alone = aucun, en solitaire

## La chronique
web-chronicle-home = Chronique de la partie
web-chronicle-read = La lire ici
web-chronicle-book = Télécharger le livre (EPUB)
web-chronicle-whole = Lire la chronique
web-chronicle-so-far = Lire la chronique jusqu’ici
web-chronicle-share = Partager un lien
web-chronicle-shared = Toute personne qui a ce lien peut lire votre chronique. Il fonctionne tant que la table existe.

## Expliqué sur place

web-explain-line = { $title } : { $text }
web-explain-destiny = Points de destin. À partir de 3, puis encore à partir de 5, ils changent qui croise votre route.
web-explain-story = Points d’histoire : ce qu’on racontera du héros.
web-explain-goal = Votre but secret est de { $goal }. Une fois les deux buts atteints, rentrez à Bagdad et déclarez-le.
web-explain-goal-secret = Seule cette personne sait combien il en faut.
web-explain-reader = Cette personne lit les contes de ce tour.
web-explain-matrix-reader = Cette personne cherche dans les matrices de quel conte il s’agit.
web-explain-paragraph = Le numéro de ce paragraphe dans le Livre.
web-explain-drew = La carte dit qui vous pouvez rencontrer ici.
web-explain-chart = On additionne le dé, le numéro de la case et le bonus de destin : cette ligne de la carte dit qui vous rencontrez.
web-explain-die-minus = Le Livre s’ouvre un paragraphe avant celui que nomme la matrice.
web-explain-die-blank = Le Livre s’ouvre au paragraphe même que nomme la matrice.
web-explain-die-plus = Le Livre s’ouvre un paragraphe après celui que nomme la matrice.
web-explain-matrix-title = Matrice { $matrix }
web-explain-matrix = Elle contient un conte pour chaque manière d’aborder un tel être. Le dé du destin tranche ensuite entre trois.
web-explain-reaction = Pour cette réaction, la matrice nomme un paragraphe. Le dé du destin tranche ensuite entre lui et ses deux voisins.
web-explain-master = Qui maîtrise cette compétence peut aller droit à la partie du conte qui la récompense, sans lancer le dé du destin.
web-explain-roll = Laisser le dé du destin choisir lequel des trois paragraphes sera lu.
web-explain-no-skill = Poursuivre sans aucune compétence.
