# Roi & Compagnie avant de s’asseoir : ses robots.

level-squire = un robot débutant
    .many = débutants
    .one = débutant
    .about = Il vise une carte à la fois et l’obtient souvent : un adversaire à la portée des débutants.
level-king = un bon robot
    .many = bons
    .one = bon
    .about = Il joue chaque tour aussi bien que les dés le permettent, et sait ce que vaut chaque carte.
level-emperor = un robot expert
    .many = experts
    .one = expert
    .about = Il surveille en plus les piles de chacun et la fin de la partie : le plus difficile à battre.
