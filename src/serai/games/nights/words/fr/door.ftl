# Les Nuits avant de s’asseoir : les robots, le jeu en solitaire et ce dont une table peut convenir (N16).

level-wanderer = un robot vagabond
    .many = vagabonds
    .one = vagabond
    .about = Il va où le vent le pousse et prend ce qui vient : un compagnon pour vos premières nuits.
level-traveller = un robot voyageur
    .many = avisés
    .one = avisé
    .about = Il connaît la carte, ses compétences et sa quête, et rentre à temps : un rival amical.
level-sage = un robot qui connaît les contes
    .many = sages
    .one = sage
    .about = Il a entendu des milliers de contes et se souvient de la façon dont ils finissent : difficile à devancer.

alone = Solitaire
    .about = Vous voyagez sans compagnie, contre la nuit. Avant que sa dernière carte soit piochée, atteignez votre but, amassez une fortune fabuleuse et achevez deux quêtes. À chaque tour, vous piochez deux cartes et en gardez une ; ce qu’un autre déciderait, le sort le décide, contre un point.

game-option-goal = Points à atteindre
    .about = Chaque personne partage en secret ces points entre destin et histoire. 20 font une soirée ; moins, une soirée plus courte.
game-option-goal-8 = 8, une nuit courte
game-option-goal-20 = 20, une soirée
game-option-one-status = Un seul statut à la fois
    .about = Un nouveau statut chasse l’ancien, et si une récompense en donne plusieurs, seul le dernier compte.
game-option-random-skills = Compétences au hasard
    .about = Personne ne choisit : on commence avec trois compétences différentes distribuées par le hasard.
game-option-storytelling = Raconter à son tour
    .about = Une fois par tour, vous pouvez raconter à votre façon ce qui vient d’arriver ; si cela plaît à la majorité des autres, vous gagnez un point d’histoire.
game-option-merchant = La voie marchande
    .about = Finir trois tours de suite avec une fortune fabuleuse donne 5 points qui comptent pour l’une ou l’autre moitié du but.
game-option-person-reads = Une personne lit
    .about = Votre voisin de gauche lit chaque page à voix haute avant que les autres la voient, puis la tourne.
game-option-heroes = Héros
    .about = Qui joue quel héros. Si l’on n’en demande aucun, le hasard en donne un.
