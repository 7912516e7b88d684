# Ce qui ne se peut pas aux Mille et Une Nuits.

## Le jeu

refused-no-hero = Il n’y a pas de héros « { $hero } » ; choisissez parmi : { $heroes }.
refused-hero-seat = Un héros a été choisi pour « { $seat } », mais personne de ce nom ne joue.
refused-same-hero = Deux personnes veulent le même héros : choisissez-en un autre pour l’une d’elles.
refused-pack-missing = Le Livre { $pack } n’est pas installé ici.
refused-broken-pack = On ne peut pas jouer avec le Livre { $pack } : { $why }
refused-unplayable-pack = On ne peut pas encore jouer avec le Livre { $pack } : { $why }.
refused-two-numbers = La somme de ces deux nombres n’est pas { $goal } : tapez-en deux autres, comme { $example }.
refused-several = « { $typed } » peut vouloir dire : { $names }. Tapez-en davantage, ou le numéro.

## Les scénarios

refused-goal-split = Le but de { $seat } doit partager { $goal } points entre destin et histoire (N2.2).
refused-declared-first = { $seat } a déclaré son but et ne joue plus dans le dernier tour de table : nommez d’abord une autre personne (N15.2).
refused-fabulous = { $seat } ne peut pas avoir une fortune fabuleuse sans trésor (N11.3).
refused-hero-place = Le héros indiqué pour { $seat } appartient à { $other }.
refused-never-held = « { $status } » ne se garde pas : on y répond aussitôt ({ $rule }).
refused-unknown = { $kind ->
    [adjective] Il n’y a aucun adjectif « { $name } ».
    [being] Il n’y a aucun être « { $name } ».
   *[card] Il n’y a aucune carte « { $name } ».
    [city] Il n’y a aucune ville « { $name } ».
    [city-card] Il n’y a aucune carte de ville « { $name } ».
    [encounter] Il n’y a aucune carte de rencontre « { $name } ».
    [hero] Il n’y a aucun héros « { $name } ».
    [own-treasure] Ce héros n’a aucun trésor « { $name } ».
    [paragraph] Il n’y a aucun paragraphe « { $name } ».
    [quest] Il n’y a aucune quête « { $name } ».
    [seat] Il n’y a aucune place « { $name } ».
    [skill] Il n’y a aucune compétence « { $name } ».
    [space] Il n’y a aucune case « { $name } ».
    [status] Il n’y a aucun statut « { $name } ».
    [time] Il n’y a aucune heure du jour « { $name } ».
    [treasure] Il n’y a aucun trésor « { $name } ».
    [wealth] Il n’y a aucun niveau de fortune « { $name } ».
}
refused-unknown-near = { $kind ->
    [adjective] Il n’y a aucun adjectif « { $name } » ; vouliez-vous dire « { $guess } » ?
    [being] Il n’y a aucun être « { $name } » ; vouliez-vous dire « { $guess } » ?
   *[card] Il n’y a aucune carte « { $name } » ; vouliez-vous dire « { $guess } » ?
    [city] Il n’y a aucune ville « { $name } » ; vouliez-vous dire « { $guess } » ?
    [city-card] Il n’y a aucune carte de ville « { $name } » ; vouliez-vous dire « { $guess } » ?
    [encounter] Il n’y a aucune carte de rencontre « { $name } » ; vouliez-vous dire « { $guess } » ?
    [hero] Il n’y a aucun héros « { $name } » ; vouliez-vous dire « { $guess } » ?
    [own-treasure] Ce héros n’a aucun trésor « { $name } » ; vouliez-vous dire « { $guess } » ?
    [paragraph] Il n’y a aucun paragraphe « { $name } » ; vouliez-vous dire « { $guess } » ?
    [quest] Il n’y a aucune quête « { $name } » ; vouliez-vous dire « { $guess } » ?
    [seat] Il n’y a aucune place « { $name } » ; vouliez-vous dire « { $guess } » ?
    [skill] Il n’y a aucune compétence « { $name } » ; vouliez-vous dire « { $guess } » ?
    [space] Il n’y a aucune case « { $name } » ; vouliez-vous dire « { $guess } » ?
    [status] Il n’y a aucun statut « { $name } » ; vouliez-vous dire « { $guess } » ?
    [time] Il n’y a aucune heure du jour « { $name } » ; vouliez-vous dire « { $guess } » ?
    [treasure] Il n’y a aucun trésor « { $name } » ; vouliez-vous dire « { $guess } » ?
    [wealth] Il n’y a aucun niveau de fortune « { $name } » ; vouliez-vous dire « { $guess } » ?
}
refused-thing-twice = { $kind ->
   *[encounter] Une carte de rencontre se trouve à plusieurs endroits.
    [quest] Une quête se trouve à plusieurs endroits.
    [treasure] Un trésor se trouve à plusieurs endroits.
}
