# Ce que dit toute table, quel que soit le jeu.

points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
list = { $before } et { $last }
level-random = un robot insouciant
    .many = insouciants
    .one = insouciant
    .about = Il prend ce qui vient : parfait pour une première soirée.

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
screen-hurry = jusqu’à votre tour
screen-kind-place = Lieux
screen-kind-penalty = Vilains

## Reprendre un choix

takeback-asked = { $seat } aimerait revenir sur un choix.
takeback-refused = Ce qui est joué est joué : le choix fait par { $seat } tient.
