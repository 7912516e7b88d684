# Roi & Compagnie avant de s’asseoir : ses robots.

level-squire = un robot apprenti
    .many = apprentis
    .one = apprenti
    .about = Il s’entiche d’une carte à la fois, et l’obtient souvent : un adversaire à la portée des débutants.
level-king = un robot qui calcule
    .many = calculateurs
    .one = calculateur
    .about = Il joue chaque tour aussi bien que les dés le permettent, et sait ce que vaut chaque carte.
level-emperor = un robot qui calcule et qui observe
    .many = clairvoyants
    .one = clairvoyant
    .about = Il calcule comme un roi, et surveille en plus les piles de chacun et la fin de la partie : le plus difficile à battre.
