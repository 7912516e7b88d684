# Ce que dit la maison : là où elle garde les tables, et ce qui n’y va pas.

## Ce qui ne se peut pas

refused-disk = Le disque de la maison refuse d’écrire. Rien n’a changé ; réessayez dans un instant.
refused-cannot-read = La maison n’arrive pas à lire ce qu’elle a conservé. Rien n’a changé ; « serai doctor » dit ce qui ne va pas.
refused-closing = La maison ferme ; plus rien n’est conservé.
refused-house-runs = Une autre maison est déjà ouverte dans { $home } { $address }
refused-not-ours = { $file } n’est pas un fichier de Serai.
refused-newer-file = { $file } vient d’une version plus récente de Serai (format { $version } ; cette version connaît le format { $known }) : mettez Serai à jour.
refused-introduction = Ce jeu n’a pas d’introduction.
refused-introduction-terms = Une introduction se joue seul, face à un robot, à ses propres conditions.
refused-no-file = Le fichier { $file } n’existe pas.
refused-empty-file = { $file } est vide : aucune maison n’y a rien conservé.
refused-not-over = La partie n’est pas finie : son enregistrement reste scellé jusque-là.
refused-not-begun = La partie n’a pas commencé.
house-the-file = Le fichier

## Le docteur

doctor-working = Toutes les parties sont rejouées
doctor-file = { $file } : format { $version }, { $tables }, { $lines }.
doctor-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
doctor-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
doctor-well = Tout va bien : chaque partie se rejoue comme elle a été jouée.
doctor-found = { $count ->
    [one] Un problème :
   *[other] { $count } problèmes :
}
doctor-at-table = Table { $table } : { $what }
doctor-at-line = Table { $table }, ligne { $line } : { $what }
doctor-damaged = Le fichier est endommagé : { $why }
doctor-lost-log = Le journal à côté du fichier (son nom finit par -wal) manque, et avec lui ce qui s’est passé depuis que le fichier était complet.
doctor-damaged-log = Le journal à côté du fichier (son nom finit par -wal) est endommagé : ce qui s’est passé après cet endroit est perdu.
doctor-astray = { $count ->
    [one] Une donnée n’appartient à aucune table.
   *[other] { $count } données n’appartiennent à aucune table.
}
doctor-gap = La ligne manque.
doctor-unreadable = Ce qui a été conservé est illisible ({ $why }).
doctor-parts = Au tour { $turn }, la partie s’écarte de ce qui a été conservé. { $why }
doctor-cannot-play = La partie ne peut pas être rejouée ({ $why }).
doctor-other-event = On avait annoncé « { $was } » ; les règles annoncent maintenant « { $now } ».
doctor-sound = Aucun problème.
doctor-noted = { $count ->
    [one] Une partie a été jouée sous d’autres règles, ce qui n’est pas un problème :
   *[other] { $count } parties ont été jouées sous d’autres règles, ce qui n’est pas un problème :
}
doctor-goes-on = Elle a été jouée sous les règles { $was } et continue sous les règles { $now }, depuis sa dernière position conservée (tour { $turn }).
doctor-stays-readable = Elle a été jouée sous les règles { $was } et elle est finie ; elle se relit telle qu’elle a été racontée.
doctor-cannot-go-on = Elle a été jouée sous les règles { $was } et ne peut pas continuer sous les règles { $now } : sa dernière position conservée ne leur convient pas.

## À une table

bot-names = Ambre Basile Cannelle Genièvre Safran Sésame Girofle Thym Anis Carvi

refused-no-table = Ce lien n’ouvre aucune table.
refused-again = La table vient d’être rangée ; réessayez.
refused-crowded = Il n’y a plus de place pour les curieux à cette table.
refused-no-hello = Dites d’abord bonjour.
refused-hello = Le bonjour a déjà été dit.
refused-protocol = Cette page est plus ancienne que la maison : rechargez-la.
refused-message = Ce message n’est pas compris ({ $why }).
refused-too-long = Ce message est trop long.
refused-too-fast = Trop de choses à la fois ; un peu plus lentement, s’il vous plaît.
refused-failed = La maison a eu un ennui ; rien n’a changé.
refused-origin = Cette page n’a pas le droit de parler à cette maison.
refused-no-page = Cette page n’existe pas dans cette maison.
refused-port = Le port { $port } est pris : choisissez-en un autre avec --port.
refused-listen = La maison ne peut pas écouter à l’adresse { $host }, port { $port } ({ $why }).
refused-public = « { $public } » n’est pas une adresse complète : écrivez-la comme https://serai.example.org.
refused-no-home = Il n’y a pas de dossier personnel où conserver quoi que ce soit : indiquez-en un dans SERAI_HOME.
refused-closed = Cette table est fermée.
refused-begun = La partie a déjà commencé.
refused-not-playing = Aucune partie ne se joue ici en ce moment.
refused-not-over-yet = La partie n’est pas encore finie.
refused-answered = Cette question a déjà reçu sa réponse.
refused-moved-on = Il s’est passé autre chose entre-temps : regardez de nouveau, puis choisissez.
refused-clock = Une pendule doit laisser un peu de temps.
refused-not-yours = La place que tient { $seat } n’est pas la vôtre.
refused-bot-plays = Un robot joue pour vous à cette place : reprenez-la d’abord.
refused-not-your-chair = Cette chaise n’est pas la vôtre.
refused-only-watching = Ce lien permet seulement de regarder.
refused-host-only = Seul l’hôte peut faire cela.
refused-rematch = Seuls ceux qui ont joué peuvent demander une revanche.
refused-rematch-alone = Personne n’est là pour rejouer.
refused-no-rematch = Personne n’a demandé une autre partie.
refused-no-chair = Il n’y a pas de chaise { $chair } à cette table.
refused-chair-taken = Cette chaise est prise.
refused-full = Toutes les chaises de cette table sont prises.
refused-nobody-there = Personne n’est assis là.
refused-too-many-chairs = Il n’y a pas de place pour plus de { $most } à cette table.
refused-name-taken = Quelqu’un s’appelle déjà « { $name } » à cette table.
refused-level = Il n’y a pas de robot « { $level } » pour ce jeu.
refused-no-advice = Personne ne donne de conseils dans ce jeu.
refused-hurry = Seules les personnes qui jouent peuvent presser les robots.
refused-quiet = L’hôte ne veut pas de conversation à cette table.
refused-empty = Ce message est vide.
refused-no-moment = Il n’y a pas de tel moment dans cette partie.
refused-what-if-seat = Tant qu’une partie est en cours, vous ne pouvez la reprendre ailleurs qu’à une place qui est la vôtre.
refused-what-if-rules = Cette partie s’est jouée selon d’autres règles : personne ne peut la reprendre.
refused-what-if-turn = Personne ne peut reprendre cette partie à son tour { $turn }.
refused-other-rules = Cette table a été jouée sous d’autres règles et ne peut pas continuer.
refused-no-chronicle = De ce jeu, personne n’écrit la chronique.
refused-no-rules = De ce jeu, personne n’a raconté les règles.

farewell-again = La connexion a été interrompue ; elle revient dans un instant.
farewell-closing = La maison ferme ; la table reste comme elle est.
farewell-deleted = L’hôte a enlevé cette table.
farewell-no-longer = Votre lien n’ouvre plus cette table.

## Ouvrir la maison

house-open = La maison est ouverte : { $address }
house-open-to-others = Les autres, sur votre réseau, s’installent à { $address }
house-pack-skipped = Le livre { $pack } est laissé de côté : { $why }
house-stop = Ctrl+C la ferme ; chaque table reste comme elle est.
house-runs-already = La maison est déjà ouverte : { $address }
