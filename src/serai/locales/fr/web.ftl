### L’auberge dans le navigateur.

## Partout
web-skip = Aller à la page
web-close = Fermer
web-cancel = Annuler
web-back = Retour
web-nowhere = Il n’y a pas de porte ici
web-nowhere-more = Cette adresse ne mène nulle part dans l’auberge. Une lettre s’est peut-être perdue en chemin.
web-to-the-door = À l’entrée

## L’entrée
web-door-welcome = Entrez, la lampe est allumée
web-door-more = Prenez place à une table, sur un écran ou sur plusieurs, et jouez.
web-nights = Les Mille et Une Nuits
web-nights-more = Voyagez de Cordoue à Sou-Tcheou et vivez les contes du Livre.
web-dice-more = Six dés, cinq lieux et tout un monde à rallier.
web-design = Le visage de l’auberge

## Une table
web-table = Table
web-table-waiting = On dresse la table…

## Réglages
web-settings = Réglages
web-language = Langue
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
web-key-enter = Entrée
web-key-space = Espace
web-key-escape = Échap

## Qui est à table
web-seat-you = vous
web-seat-absent = n’est pas à table
web-seat-turn = tour en cours
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
web-reaction-astonished = Stupeur
web-reaction-love = Tendresse
web-reaction-lucky = Quelle chance
web-reaction-patience = Patience…

## Liens
web-link = Lien vers cette table
web-link-copy = Copier le lien
web-link-copied = Le lien est copié.

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
web-design-status = État
web-design-lamp-card = Lampe de la troisième fenêtre
web-design-lamp-text = Quand un lancer va vous trahir, la flamme peut pencher de l’autre côté : relancez, une fois. La lampe s’éteint ensuite jusqu’à la prochaine ville.
web-design-pursued = Sous poursuite
web-design-pursued-text = Quelqu’un vous suit à deux jours de marche et ne dort pas. Vous ne pouvez pas vous reposer en ville, mais vous pouvez avancer d’une case de plus.
web-design-now = Utilisable maintenant
web-design-use = S’en servir
web-design-story = Récit
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
web-design-log-3 = Ana gagne 2 points de récit.
web-design-chat = Ne vous fiez jamais à un chameau sans poussière.
web-design-join = Rejoindre avec un téléphone
web-design-felt = Sur le tapis
web-design-felt-question = Quels dés gardez-vous ?
web-design-felt-keep = En garder trois, relancer le reste
