# Les Nuits avant de s’asseoir : les robots, le jeu en solitaire et ce dont une table peut convenir (N16).

level-wanderer = un robot débutant
    .many = débutants
    .one = débutant
    .about = Il se promène et prend ce qui vient : un bon compagnon pour vos premières parties.
level-traveller = un bon robot
    .many = bons
    .one = bon
    .about = Il connaît la carte, ses compétences et sa quête, et rentre à temps : un rival amical.
level-sage = un robot expert
    .many = experts
    .one = expert
    .about = Il a joué des milliers de contes et sait comment ils finissent souvent : le plus difficile à battre.

alone = Solitaire
    .about = Vous jouez sans adversaire, contre le temps. Avant que la dernière carte de la nuit soit piochée, atteignez votre but, amassez une fortune fabuleuse et achevez deux quêtes. À chaque tour, vous piochez deux cartes et en gardez une. Là où quelqu’un d’autre déciderait, un dé décide, et vous perdez un point.

game-option-goal = Quelle durée ? Points à atteindre
    .about = Chacun partage en secret ces points entre destin et histoire. Plus il y a de points, plus la partie est longue.
game-option-goal-8 = 8, courte
game-option-goal-20 = 20, une soirée
game-option-goal-30 = 30, longue
game-option-one-status = Un seul statut à la fois
    .about = Un nouveau statut remplace l’ancien. Si une récompense en donne plusieurs, seul le dernier compte.
game-option-random-skills = Compétences au hasard
    .about = Chacun commence avec trois compétences différentes tirées au hasard, au lieu de les choisir.
game-option-storytelling = Raconter à sa façon
    .about = Une fois par tour, vous pouvez raconter à votre façon ce qui vient d’arriver ; si cela plaît à la majorité des autres, vous gagnez un point d’histoire.
game-option-merchant = La voie marchande
    .about = Si vous finissez trois tours de suite avec une fortune fabuleuse, vous gagnez 5 points qui comptent comme destin ou comme histoire, selon vos besoins.
game-option-person-reads = Lecture à voix haute
    .about = La personne à votre gauche lit chaque page à voix haute avant que les autres la voient.
game-option-heroes = Héros
    .about = Qui joue quel héros. Qui ne choisit pas en reçoit un au hasard.
