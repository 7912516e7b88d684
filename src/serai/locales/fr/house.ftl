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
