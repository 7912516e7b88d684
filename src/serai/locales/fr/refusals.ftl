# Ce qui ne se peut pas, et ce qu’il faut faire. Un refus a une clé et des arguments ; son seul texte est ici.

## À une table

refused-option = « { $option } » n’est pas possible pour { $seat } en ce moment.
refused-no-seat = Personne ne s’appelle « { $seat } » à cette table ; y jouent : { $seats }.
refused-over = La partie est finie.
refused-not-now = Ce n’est pas à { $seat } de choisir ; on attend { $waiting }.
refused-nothing-to-choose = Il n’y a rien à choisir ici.
refused-person-plays = C’est une personne qui joue à la place de { $seat }, pas un robot.
refused-asked-already = { $seat } a déjà demandé à annuler un choix.
refused-nothing-to-undo = { $seat } n’a aucun choix à annuler.
refused-by-bots = À cette table, les robots ne permettent pas d’annuler un choix.
refused-not-asked = On n’a demandé aucun accord à { $seat }.
refused-hints-barred = Les conseils sont désactivés à cette table.
refused-no-advice = Il n’y a pas de conseils dans ce jeu.
refused-no-question = Vous pourrez demander conseil quand ce sera à vous de choisir.
refused-not-imagined = Vous pourrez jouer la suite à partir d’ici quand la partie sera finie.

## Ce dont une table convient

refused-no-game = Il n’y a pas de jeu « { $game } » ; choisissez parmi : { $games }.
refused-game-broken = Le jeu « { $game } » ne peut pas être chargé ({ $why }).
refused-seats = Il faut être de { $least } à { $most } pour jouer à ce jeu.
refused-same-name = Deux joueurs portent le même nom : changez l’un des deux.
refused-name = « { $seat } » ne peut pas servir de nom : il faut de 1 à 30 caractères, sans deux-points ni virgule.
refused-level = Il n’y a pas de robot « { $level } » pour ce jeu ; choisissez parmi : { $levels }.
refused-bot-broken = Le robot « { $level } » ne peut pas être chargé ({ $why }).
refused-options = Ce jeu ne se joue pas avec ces options ({ $why }).
refused-option-form = « { $option } » n’est pas une option : écrivez-la comme goal=12, ou one-status.
refused-no-position = « { $game } » ne peut pas commencer par une position décrite dans un fichier : n’indiquez que les joueurs (seats), les options, les choix (choices) et le hasard (chance).
refused-no-numbering = « { $game } » n’a pas d’options ni de vues en nombres : son plugin ne fournit pas de numérotation (numbering).
refused-no-batch = « { $game } » ne peut pas jouer beaucoup de parties à la fois.
refused-pack = Ce jeu n’utilise pas de Livre : ne donnez pas { $pack }.
refused-introduction = Ce jeu n’a pas d’introduction.
refused-introduction-terms = Une introduction se joue à une personne et un robot, et ses options sont fixées.

## Les parties notées

refused-record-empty = { $file } est vide.
refused-record-none = { $file } n’est pas un fichier de partie Serai.
refused-record-line = { $file } ne peut pas être lu : la ligne { $line } est abîmée ({ $why }).
refused-record-format = { $file } est un fichier de partie au format { $version }, mais cette version de Serai lit le format { $known }.
refused-record-cut = { $file } s’interrompt à la ligne { $line }.
refused-record-long = { $file } est plus long que n’importe quelle partie.
refused-record-unfinished = { $file } contient une partie qui n’est pas finie.
refused-record-unplayable = { $file } ne passe pas la vérification : sa partie ne peut pas être rejouée.
refused-record-sealed = { $file } ne peut pas encore être vérifié : le nombre secret de ses dés n’est dévoilé qu’à la fin de la partie.
refused-sealed = Cette partie ne peut pas encore être vérifiée : son nombre secret sera dévoilé à la fin.
refused-record-parts = { $file } ne passe pas la vérification : à partir de l’entrée { $entry } (tour { $turn }), son nombre secret et ses choix donnent une autre partie.
refused-broken-seal = { $file } ne passe pas la vérification. { $why }
refused-secret-hex = Son secret n’est pas écrit en hexadécimal.
refused-secret-length = Son secret compte { $count } octets au lieu de 32.
refused-secret-seed = Son secret ne vient pas de la graine { $seed }.
refused-secret-terms = Son nombre secret et ses options ne correspondent pas à son sceau.
refused-commitment = { $file } ne passe pas la vérification : son sceau est { $commitment }, et non celui que vous aviez noté.
refused-count = Les choix se comptent à partir de 0 : { $count } n’est pas possible.
refused-parted = À l’entrée { $entry }, au tour { $turn }, la partie rejouée diffère de celle qui est enregistrée. { $why }
refused-parted-rules = À l’entrée { $entry }, au tour { $turn }, la partie rejouée diffère de celle qui est enregistrée : elle s’est jouée avec les règles { $was }, et celles-ci sont les règles { $now }. { $why }
refused-position = À la fin du tour, la position n’est pas celle qui est enregistrée.
refused-consent = { $seat } annule un choix sans l’accord des autres.
refused-takebacks = Des choix y sont annulés d’une façon qu’aucune table ne permet.
refused-snapshot = L’instantané est celui d’une autre partie.

## Les scénarios

refused-in-file = { $file } : { $why }
refused-toml = { $file } n’est pas un fichier TOML ({ $why }).
refused-scenario = { $file } n’est pas un scénario ({ $why }).
refused-layout = La partie ne peut pas être mise en place ainsi ({ $why }).
refused-start = La partie ne peut pas partir de cette position ({ $why }).
refused-other-seats = Cette position n’est pas celle de { $seats }.
refused-choice = Choix { $number } : { $why }
refused-illegal = Choix { $number } : { $why } Choix possibles : { $possible }.
refused-unused = Le scénario n’a pas utilisé ceci : { $left }.
refused-scripted = Des dés écrits d’avance demandent une graine.
refused-no-stream = Ce jeu n’a ni dés ni pile nommés « { $stream } » ; choisissez parmi : { $streams }.
refused-script-count = Le hasard écrit « { $script } » donne { $given } nombres pour un lancer de { $dice } dés.
refused-script-short = Le hasard écrit « { $script } » s’arrête au milieu d’un lancer de { $dice } dés.
refused-script-numbers = Le hasard écrit « { $script } » demande des nombres, non « { $line } ».
refused-script-die = Le hasard écrit « { $script } » donne { $number }, mais le dé va de 1 à { $sides }.
refused-script-face = Le hasard écrit « { $script } » donne « { $line } » ; choisissez parmi : { $faces }.
refused-script-pile = Le hasard écrit « { $script } » donne « { $line } », qui n’est pas dans cette pile.

## Dans le terminal

refused-number = Tapez un nombre de 1 à { $most }.
refused-seat-form = « { $seat } » n’a pas de nom devant le signe égal.
refused-pair = « { $entry } » n’est pas une paire : écrivez-la sous la forme NOM=VALEUR.
refused-range = { $option } est un nombre de { $least } à { $most }.
refused-not-in-game = { $option } n’est pas une option de ce jeu.
refused-no-book = On ne peut pas encore jouer avec le Livre des contes fourni : indiquez le dossier d’un autre avec --pack.
refused-introduction-only = Les options d’une introduction sont fixées : avec --introduction, vous ne pouvez donner que votre nom, --record et --takebacks.
refused-scenario-only = Un scénario fixe ses joueurs, ses dés et son livre : avec --scenario, vous pouvez seulement confier certaines de ses places à des robots (Bo=traveller), et donner --record et --takebacks.
refused-resume-only = Une partie reprise garde ses joueurs et ses dés : --resume s’emploie sans noms, sans --seed, --first, --takebacks ni --record.
refused-file-exists = { $file } existe déjà : reprenez la partie avec --resume, ou choisissez un autre nom.
refused-no-rule-found = Aucune règle ne contient tous ces mots : { $words }.

## Les fichiers et le système

refused-unreadable = Impossible de lire { $file } ({ $why }).
refused-unwritable = Impossible d’écrire { $file } ({ $why }).
refused-no-file = Le fichier { $file } n’existe pas.
refused-empty-file = { $file } est vide : aucun serveur n’y a rien enregistré.
refused-in-use = La partie de { $file } se joue déjà ailleurs.
refused-not-ours = { $file } n’est pas un fichier de Serai.
refused-newer-file = { $file } vient d’une version plus récente de Serai (format { $version } ; cette version connaît le format { $known }) : mettez Serai à jour.
refused-by-system = Le système d’exploitation ne le permet pas : { $why }.
refused-no-home = Il n’y a pas de dossier personnel où enregistrer quoi que ce soit : indiquez-en un dans SERAI_HOME.

## Ouvrir la maison

refused-house-runs = Un autre serveur Serai est déjà en marche dans { $home }.
refused-house-runs-at = Un autre serveur Serai est déjà en marche dans { $home } : { $address }
refused-port = Le port { $port } est pris : choisissez-en un autre avec --port.
refused-listen = Serai ne peut pas écouter à l’adresse { $host }, port { $port } ({ $why }).
refused-no-host = --host est vide : indiquez une adresse, comme 127.0.0.1, ou 0.0.0.0 pour tous les réseaux.
refused-public = « { $public } » n’est pas une adresse complète : écrivez-la comme https://serai.example.org.
refused-public-path = Serai a besoin d’un nom à lui : « { $public } » mène à une partie d’un autre site. Écrivez l’adresse comme https://serai.example.org.
refused-database-address = SERAI_DATABASE et les autres adresses s’écrivent postgresql://utilisateur@hôte/nom ; « { $scheme } » est autre chose.
refused-database-malformed = L’adresse de la base de données est mal formée : écrivez-la comme postgresql://utilisateur@hôte/nom, et dans un mot de passe les caractères tels que @, / et % sous la forme %40, %2F et %25.
refused-database-driver = PostgreSQL demande quelques paquets de plus : pip install "serai[postgresql]"
refused-database-unusable = La base de données { $database } est inutilisable ({ $why }).
refused-database-version = { $database } fait tourner PostgreSQL { $version } : il faut à Serai la version { $needed } ou une plus récente.
refused-database-encoding = La base de données { $database } enregistre le texte en { $encoding } : créez-en une avec l’encodage UTF8.
refused-database-not-ours = La base de données { $database } contient les tables d’un autre programme : donnez-en une à Serai seul.
refused-database-older = La base de données { $database } vient d’une version plus ancienne de Serai (son format est { $version }, cette version demande { $known }) : arrêtez tous les serveurs, faites une sauvegarde et lancez « serai house migrate ».
refused-database-in-use = Un serveur Serai ou une autre commande utilise la base de données { $database } : arrêtez-le d’abord.
refused-database-only-postgresql = { $file } est un fichier : seule une base PostgreSQL se migre à la main.
refused-backup-postgresql = { $database } se sauvegarde avec pg_dump, et non avec cette commande.
refused-backup-exists = { $folder } existe déjà : choisissez un autre nom pour la sauvegarde.
refused-workers-sqlite = Un fichier SQLite ne sert qu’un seul processus : pour en avoir plusieurs, donnez à SERAI_DATABASE une base PostgreSQL.
refused-workers-system = Il faut Linux ou macOS pour plusieurs processus.
refused-link = « { $link } » n’est pas le lien d’une table : il ressemble à https://serai.example.org/t/…#….
refused-server-address = « { $address } » n’est pas l’adresse d’un serveur : elle commence par https:// ou http://.
refused-agent-not-asked = On ne vous demande rien pour l’instant : appelez wait_for_question.
refused-agent-no-table = Vous n’êtes à aucune table : appelez d’abord join_table ou open_table.
refused-mcp-package = « serai mcp » a besoin d’un paquet de plus : pip install "serai[mcp]"
refused-bus-address = SERAI_BUS s’écrit redis://hôte:6379 ({ $why }).
refused-bus-driver = Redis demande un paquet de plus : pip install "serai[redis]"
refused-move-target = { $target } n’est pas vide : rien n’a été déplacé.
refused-move-damaged = La base de données { $source } est endommagée : « serai doctor » dit ce qui ne va pas. Rien n’a été déplacé.
refused-move-differs = La copie dans { $target } ne serait pas pareille à l’original : rien n’a été déplacé.

## À la porte de la maison

refused-no-table = Ce lien n’ouvre aucune table : demandez-en un nouveau.
refused-no-page = Cette page n’existe pas sur ce serveur.
refused-origin = Cette page vient d’un autre serveur : ouvrez celui-ci à sa propre adresse.
refused-crowded = Il n’y a plus de place pour d’autres spectateurs à cette table.
refused-protocol = Serai a été mis à jour : rechargez cette page.
refused-no-hello = Envoyez d’abord « hello ».
refused-hello = « hello » a déjà été envoyé.
refused-message = Le serveur n’a pas compris ce message ({ $why }).
refused-too-long = Ce message est trop long.
refused-too-fast = Trop de demandes à la fois. Attendez un instant, s’il vous plaît.
refused-again = La table était en cours d’enregistrement. Réessayez, s’il vous plaît.
refused-failed = Une erreur s’est produite sur le serveur. Rien n’a changé ; réessayez, s’il vous plaît.
refused-disk = Le serveur n’arrive pas à enregistrer sur son disque. Rien n’a changé ; réessayez dans un instant.
refused-database = Le serveur n’arrive pas à enregistrer dans sa base de données. Rien n’a changé ; réessayez dans un instant.
refused-database-away = Le serveur n’arrive pas à joindre sa base de données. Rien n’a changé ; réessayez dans un instant.
refused-cannot-read = Le serveur n’arrive pas à lire ses données. Rien n’a changé ; « serai doctor » dit ce qui ne va pas.
refused-closing = Le serveur s’arrête et n’enregistre plus rien.

## À une table de la maison

refused-closed = Cette table est fermée.
refused-begun = La partie a déjà commencé.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-playing = Aucune partie n’est en cours à cette table.
refused-not-over = La partie n’est pas finie : on pourra la télécharger ensuite.
refused-not-over-yet = La partie n’est pas encore finie.
refused-answered = Cette question a déjà reçu sa réponse.
refused-moved-on = Il s’est passé autre chose entre-temps. Regardez la table, puis choisissez de nouveau.
refused-endless = Cette partie est devenue trop longue et ne peut pas continuer.
refused-not-yours = C’est la place de { $seat }, pas la vôtre.
refused-bot-plays = Un robot joue pour { $seat } : reprenez d’abord votre place.
refused-not-your-chair = Cette place n’est pas la vôtre.
refused-only-watching = Avec ce lien, vous pouvez seulement regarder.
refused-shared-key = D’autres personnes ont aussi cette clé : chaque place doit avoir la sienne. Envoyez une clé aléatoire.
refused-host-only = Seul l’hôte peut faire cela.
refused-no-chair = Il n’y a pas de place { $chair } à cette table.
refused-chair-taken = Cette place est prise : choisissez-en une autre.
refused-full = Toutes les places de cette table sont prises.
refused-nobody-there = Personne n’est assis là.
refused-too-many-chairs = Cette table a au plus { $most } places.
refused-name-taken = Quelqu’un s’appelle déjà « { $name } » à cette table : choisissez un autre nom.
refused-clock = Indiquez combien de temps a chaque joueur.
refused-clock-weekends = Une limite de plus de { $most } jours ne peut pas faire pause le week-end.
refused-zone = Le fuseau horaire « { $zone } » n’existe pas.
refused-holiday = Seule une table dont le temps est compté en jours peut prendre des vacances.
refused-holidays = Il y a eu trop de vacances depuis le dernier choix.
refused-proposed-time = Une table peut proposer un moment à venir, au plus un an à l’avance.
refused-not-played-together = Vous pouvez inviter des personnes avec qui vous avez joué.
refused-no-invitations = { $name } ne souhaite pas d’invitations.
refused-already-invited = { $name } a déjà reçu une invitation à cette table.
refused-too-many-invitations = Il y a eu trop d’invitations. Réessayez demain.
refused-no-invitation = Cette invitation n’est plus valable.
refused-no-notices = Ce serveur n’envoie pas de tels avis.
refused-no-notices-here = Ces avis ont pris fin, ou le lien n’est pas valable.
refused-notices-full = Ce serveur ne peut pas envoyer d’avis à davantage de personnes.
refused-no-synced-data = Ce lien entre appareils a pris fin, ou n’est pas valable.
refused-synced-changed = Un autre appareil a enregistré une version plus récente ; lisez-la d’abord.
refused-synced-full = Ce serveur ne peut pas relier les appareils de davantage de personnes.
refused-notices-public = Les avis ont besoin d’un lien vers votre serveur : lancez-le avec --public et l’adresse que les gens utilisent.
refused-push-contact = SERAI_PUSH_CONTACT doit être une adresse comme mailto:vous@example.org, et non « { $contact } ».
refused-push-extra = Les avis du navigateur demandent d’autres paquets : pip install "serai[push]"
refused-smtp = { $setting } doit être une adresse comme smtp://utilisateur:motdepasse@mail.example.org:587, et { $sender } l’adresse e-mail de votre serveur, sans lettres accentuées.
refused-notice-url = Impossible d’envoyer des avis à cette adresse. Elle doit commencer par https:// et mener à un serveur sur internet.
refused-mail-address = Ce n’est pas une adresse e-mail.
refused-hurry = Seuls les joueurs peuvent accélérer les robots.
refused-quiet = L’hôte a désactivé la discussion à cette table.
refused-empty = Ce message est vide : écrivez d’abord quelque chose.
refused-rematch = Seules les personnes qui ont joué peuvent demander à rejouer.
refused-rematch-alone = Personne n’est là pour rejouer.
refused-no-rematch = Personne n’a demandé à rejouer.
refused-other-rules = Cette table s’est jouée avec une autre version des règles et ne peut pas continuer.
refused-no-moment = Cette partie n’a pas cette étape.
refused-what-if-seat = Tant que la partie est en cours, vous ne pouvez en jouer la suite qu’à votre propre place.
refused-what-if-rules = On ne peut pas jouer la suite de cette partie : elle s’est jouée avec une autre version des règles.
refused-what-if-turn = On ne peut pas jouer la suite à partir du tour { $turn } de cette partie.
refused-no-chronicle = Ce jeu n’a pas de chronique.
refused-no-rules = Ce jeu n’a pas de règles à lire ici.
