# Ce que dit la maison : là où elle garde les tables, et ce qui n’y va pas.

house-the-file = Le fichier

## Le docteur

doctor-working = Toutes les parties sont rejouées
doctor-file = { $file } : format { $version }, { $tables }, { $lines }.
doctor-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
doctor-lines = { $count ->
    [one] { $count } entrée du journal
   *[other] { $count } entrées du journal
}
doctor-well = Tout va bien : chaque partie se rejoue exactement comme elle a été jouée.
doctor-found = { $count ->
    [one] Un problème :
   *[other] { $count } problèmes :
}
doctor-at-table = Table { $table } : { $what }
doctor-at-line = Table { $table }, entrée { $line } du journal : { $what }
doctor-at-row = Ligne { $row } de la table « { $table } » de la base de données : { $what }
doctor-damaged = Le fichier est endommagé : { $why }
doctor-lost-log = Le journal à côté du fichier (son nom finit par -wal) manque, et avec lui ce qui s’est passé depuis que le fichier était complet.
doctor-damaged-log = Le journal à côté du fichier (son nom finit par -wal) est endommagé : ce qui s’est passé après cet endroit est perdu.
doctor-astray = { $count ->
    [one] Une donnée n’appartient à aucune table.
   *[other] { $count } données n’appartiennent à aucune table.
}
doctor-gap = Cette entrée manque.
doctor-unreadable = Les données enregistrées sont illisibles ({ $why }).
doctor-parts = Au tour { $turn }, la partie rejouée diffère de celle qui est enregistrée. { $why }
doctor-cannot-play = La partie ne peut pas être rejouée ({ $why }).
doctor-other-event = La partie enregistrée dit « { $was } » ; avec les règles actuelles, c’est « { $now } ».
doctor-other-room = La table enregistrée ne correspond pas à sa partie (d’autres joueurs, ou une seule des deux est finie).
doctor-sound = Aucun problème.
doctor-noted = { $count ->
    [one] Une partie a été jouée avec une autre version des règles, ce qui n’est pas un problème :
   *[other] { $count } parties ont été jouées avec une autre version des règles, ce qui n’est pas un problème :
}
doctor-goes-on = Elle a été jouée avec les règles { $was } et continue avec les règles { $now }, depuis sa dernière position enregistrée (tour { $turn }).
doctor-stays-readable = Elle a été jouée avec les règles { $was } et elle est finie ; on peut encore la lire.
doctor-cannot-go-on = Elle a été jouée avec les règles { $was } et ne peut pas continuer avec les règles { $now } : sa dernière position enregistrée ne leur convient pas.

## À une table

bot-names = Ambre Basile Cannelle Genièvre Safran Sésame Girofle Thym Anis Carvi

farewell-again = La connexion a été interrompue ; elle revient dans un instant.
farewell-closing = Le serveur s’arrête ; la table est enregistrée.
farewell-deleted = L’hôte a supprimé cette table.
farewell-no-longer = Votre lien n’ouvre plus cette table.

## Ouvrir la maison

house-open = Serai est en marche. Ouvrez { $address }
house-open-to-others = Les autres personnes de votre réseau peuvent jouer à l’adresse { $address }
house-pack-skipped = Le Livre { $pack } n’est pas utilisé : { $why }
house-stop = Ctrl+C pour l’arrêter ; toutes les tables sont enregistrées.
house-runs-already = Serai est déjà en marche. Ouvrez { $address }
house-moved = { $source } a été copié vers { $target }, et la copie est identique.
house-migrated = { $database } est passé du format { $was } au format { $now }.
house-backed-up = { $database } a été sauvegardé dans { $folder }. Pour le restaurer, lancez un serveur avec SERAI_HOME={ $folder }.
