# Ce qui ne se peut pas, et ce qu’il faut faire. Un refus a une clé et des arguments ; son seul texte est ici.

## À une table

refused-option = « { $option } » n’est pas possible pour { $seat } en ce moment.
refused-no-seat = Personne ne s’appelle « { $seat } » à cette table ; y jouent : { $seats }.
refused-over = La partie est finie.
refused-not-now = Ce n’est pas à { $seat } de choisir ; la table attend { $waiting }.
refused-nothing-to-choose = Il n’y a rien à choisir ici.
refused-person-plays = La place que tient { $seat } est jouée par une personne, non par un robot.
refused-asked-already = { $seat } demande déjà à revenir sur un choix.
refused-nothing-to-undo = { $seat } n’a aucun choix sur lequel revenir.
refused-by-bots = À cette table, les robots ne laissent personne revenir sur un choix.
refused-not-asked = On n’a demandé aucun accord à { $seat }.
refused-hints-barred = À cette table, personne ne donne de conseils.
refused-no-advice = Il n’y a pas de conseils dans ce jeu.
refused-no-question = Vous pourrez demander conseil quand ce sera à vous de choisir.
refused-not-imagined = Pour jouer la suite à partir de ce moment, attendez la fin de la partie.

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
refused-pack = Ce jeu se joue sans livre : ne donnez pas { $pack }.
refused-introduction = Ce jeu n’a pas d’introduction.
refused-introduction-terms = Une introduction se joue seul, face à un robot, à ses propres conditions.

## Les parties notées

refused-record-empty = { $file } est vide.
refused-record-none = { $file } n’est pas l’enregistrement d’une partie.
refused-record-line = { $file } n’est pas un enregistrement que Serai sache lire : la ligne { $line } est abîmée ({ $why }).
refused-record-format = { $file } est un enregistrement au format { $version }, et cette version de Serai lit le format { $known }.
refused-record-cut = { $file } s’interrompt à la ligne { $line }.
refused-record-long = { $file } est plus long que n’importe quelle partie.
refused-record-unfinished = { $file } raconte une partie qui n’est pas finie.
refused-record-unplayable = { $file } ne tient pas : sa partie ne peut pas être jouée.
refused-record-sealed = { $file } est scellé : sans son secret, dévoilé à la fin de la partie, ses dés ne peuvent pas être vérifiés.
refused-sealed = Cet enregistrement est scellé : son secret sera dévoilé à la fin de la partie.
refused-record-parts = { $file } ne tient pas : à partir de l’entrée { $entry } (tour { $turn }), son secret et ses choix mènent ailleurs.
refused-broken-seal = { $file } ne tient pas. { $why }
refused-secret-hex = Son secret n’est pas écrit en hexadécimal.
refused-secret-length = Son secret compte { $count } octets au lieu de 32.
refused-secret-seed = Son secret ne vient pas de la graine { $seed }.
refused-secret-terms = Son secret et ses conditions ne correspondent pas à son sceau.
refused-commitment = { $file } ne tient pas : il a été ouvert avec le sceau { $commitment }, et non avec celui que vous aviez noté.
refused-count = Les choix se comptent à partir de 0 : { $count } n’est pas possible.
refused-parted = À l’entrée { $entry }, au tour { $turn }, la partie s’écarte de son enregistrement. { $why }
refused-parted-rules = À l’entrée { $entry }, au tour { $turn }, la partie s’écarte de son enregistrement : elle s’est jouée selon les règles { $was }, et celles-ci sont les règles { $now }. { $why }
refused-position = À la fin du tour, la position n’est pas celle de l’enregistrement.
refused-consent = { $seat } revient sur un choix sans l’accord des autres.
refused-takebacks = Des choix y sont repris d’une façon qu’aucune table ne permet.
refused-snapshot = L’instantané est celui d’une autre partie.

## Les scénarios

refused-in-file = { $file } : { $why }
refused-toml = { $file } n’est pas un fichier TOML ({ $why }).
refused-scenario = { $file } n’est pas un scénario ({ $why }).
refused-layout = Le jeu ne peut pas être disposé ainsi ({ $why }).
refused-start = La partie ne peut pas partir de cette position ({ $why }).
refused-other-seats = Cette position n’est pas celle de { $seats }.
refused-choice = Choix { $number } : { $why }
refused-illegal = Choix { $number } : { $why } Choix possibles : { $possible }.
refused-unused = Ceci n’a pas servi : { $left }.
refused-scripted = Un hasard écrit d’avance demande des dés ouverts : donnez une graine.
refused-no-stream = Ce jeu n’a pas de hasard nommé « { $stream } » ; choisissez parmi : { $streams }.
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
refused-introduction-only = Une introduction a ses propres conditions : --introduction s’emploie avec votre nom tout au plus, et --record ou --takebacks.
refused-resume-only = Une partie reprise garde ses joueurs et ses dés : --resume s’emploie sans noms, sans --seed, --first, --takebacks ni --record.
refused-file-exists = { $file } existe déjà : reprenez la partie avec --resume, ou choisissez un autre nom.
refused-no-rule-found = Aucune règle ne contient tous ces mots : { $words }.

## Les fichiers et le système

refused-unreadable = Impossible de lire { $file } ({ $why }).
refused-unwritable = Impossible d’écrire { $file } ({ $why }).
refused-no-file = Le fichier { $file } n’existe pas.
refused-empty-file = { $file } est vide : aucune maison n’y a rien conservé.
refused-in-use = { $file } se joue déjà à une autre table.
refused-not-ours = { $file } n’est pas un fichier de Serai.
refused-newer-file = { $file } vient d’une version plus récente de Serai (format { $version } ; cette version connaît le format { $known }) : mettez Serai à jour.
refused-by-system = Le système refuse : { $why }.
refused-no-home = Il n’y a pas de dossier personnel où conserver quoi que ce soit : indiquez-en un dans SERAI_HOME.

## Ouvrir la maison

refused-house-runs = Une autre maison est déjà ouverte dans { $home }.
refused-house-runs-at = Une autre maison est déjà ouverte dans { $home } : { $address }
refused-port = Le port { $port } est pris : choisissez-en un autre avec --port.
refused-listen = La maison ne peut pas écouter à l’adresse { $host }, port { $port } ({ $why }).
refused-public = « { $public } » n’est pas une adresse complète : écrivez-la comme https://serai.example.org.

## À la porte de la maison

refused-no-table = Ce lien n’ouvre aucune table : demandez-en un nouveau.
refused-no-page = Cette page n’existe pas dans cette maison.
refused-origin = Cette page appartient à une autre maison : ouvrez celle-ci à sa propre adresse.
refused-crowded = Il n’y a plus de place pour les curieux à cette table.
refused-protocol = Cette page est plus ancienne que la maison : rechargez-la.
refused-no-hello = Envoyez d’abord « hello ».
refused-hello = « hello » a déjà été envoyé.
refused-message = Ce message n’est pas compris ({ $why }).
refused-too-long = Ce message est trop long.
refused-too-fast = Trop de choses à la fois ; un peu plus lentement, s’il vous plaît.
refused-again = La table vient d’être rangée ; réessayez.
refused-failed = La maison a eu un ennui ; rien n’a changé. Réessayez, s’il vous plaît.
refused-disk = Le disque de la maison refuse d’écrire. Rien n’a changé ; réessayez dans un instant.
refused-cannot-read = La maison n’arrive pas à lire ce qu’elle a conservé. Rien n’a changé ; « serai doctor » dit ce qui ne va pas.
refused-closing = La maison ferme ; plus rien n’est conservé.

## À une table de la maison

refused-closed = Cette table est fermée.
refused-begun = La partie a déjà commencé.
refused-not-begun = La partie n’a pas commencé.
refused-not-playing = Aucune partie ne se joue ici en ce moment.
refused-not-over = La partie n’est pas finie : son enregistrement reste scellé jusque-là.
refused-not-over-yet = La partie n’est pas encore finie.
refused-answered = Cette question a déjà reçu sa réponse.
refused-moved-on = Il s’est passé autre chose entre-temps : regardez de nouveau, puis choisissez.
refused-endless = Il s’est passé à cette table plus de choses que dans n’importe quelle partie : elle ne peut pas continuer.
refused-not-yours = La place que tient { $seat } n’est pas la vôtre.
refused-bot-plays = Un robot joue à la place de { $seat } : reprenez d’abord votre place.
refused-not-your-chair = Cette chaise n’est pas la vôtre.
refused-only-watching = Ce lien permet seulement de regarder.
refused-host-only = Seul l’hôte peut faire cela.
refused-no-chair = Il n’y a pas de chaise { $chair } à cette table.
refused-chair-taken = Cette chaise est prise : choisissez-en une autre.
refused-full = Toutes les chaises de cette table sont prises.
refused-nobody-there = Personne n’est assis là.
refused-too-many-chairs = Il n’y a pas de place pour plus de { $most } à cette table.
refused-name-taken = Quelqu’un s’appelle déjà « { $name } » à cette table : choisissez un autre nom.
refused-clock = Indiquez combien de temps donne la pendule.
refused-hurry = Seules les personnes qui jouent peuvent presser les robots.
refused-quiet = L’hôte ne veut pas de conversation à cette table.
refused-empty = Ce message est vide : écrivez d’abord quelque chose.
refused-rematch = Seuls ceux qui ont joué peuvent demander une revanche.
refused-rematch-alone = Personne n’est là pour rejouer.
refused-no-rematch = Personne n’a demandé une autre partie.
refused-other-rules = Cette table s’est jouée selon d’autres règles et ne peut pas continuer.
refused-no-moment = Cette partie n’a pas de tel moment.
refused-what-if-seat = Tant que la partie est en cours, vous ne pouvez en jouer la suite qu’à votre propre place.
refused-what-if-rules = Cette partie s’est jouée selon d’autres règles : on ne peut pas en jouer la suite.
refused-what-if-turn = On ne peut pas jouer la suite à partir du tour { $turn } de cette partie.
refused-no-chronicle = Il n’y a pas de chronique de ce jeu.
refused-no-rules = Les règles de ce jeu ne se lisent pas ici.
