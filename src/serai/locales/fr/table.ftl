# Ce que dit toute table, quel que soit le jeu.

points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
chance-rounded = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
list = { $before } et { $last }
level-random = un robot qui joue au hasard
    .many = au hasard
    .one = au hasard
    .about = Il choisit au hasard : parfait pour une première partie.

## À l’écran, dans le terminal et dans le navigateur

screen-met = réussi
screen-no-cards = pas encore de carte
screen-rolls-left = { $count ->
    [0] plus de lancer
    [one] encore 1 lancer
   *[other] encore { $count } lancers
}
screen-roll = { $count ->
    [one] relancer l’autre dé
    [6] relancer les six
   *[other] relancer les { $count } autres
}
screen-stop = s’arrêter là
screen-bot-plays = { $name } joue.
screen-hurry = passer à votre tour
screen-kind-place = Lieux
screen-kind-penalty = Vilains

## Reprendre un choix

takeback-asked = { $seat } aimerait annuler un choix.
takeback-refused = Le choix fait par { $seat } n’est pas annulé.
