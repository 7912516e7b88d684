# Ce que la conteuse fait remarquer dans les introductions : une pensée à la fois, au moment où elle sert.

introduction-dice-welcome = Bienvenue, { $name }. Vous régnez, et { $other } aussi. Gagne qui rallie les gens les plus précieux. Vos six dés viennent d’être lancés.
introduction-dice-first-roll = Vous avez un 1, un 2 et un 3 : avec un 4 en plus, vous pouvez rallier l’elfe. Gardez les dés qui vous plaisent, relancez les autres ; vous avez trois lancers.
introduction-dice-colours = Les uns demandent des nombres, les autres des couleurs : ● rouge, ▲ vert, ■ bleu. Un dé gardé peut être relancé, et vous pouvez arrêter quand vous voulez.
introduction-dice-take = Vous n’avez plus de lancer. Ceux à qui vos dés plaisent lèvent la tête. Choisissez-en un.
introduction-dice-place = Votre nouveau sujet se tenait juste sous un lieu de sa couleur : vous pouvez donc prendre aussi la première carte de ce lieu.
introduction-dice-stack = La carte est sur votre pile. Toutes les cartes comptent à la fin, mais les pouvoirs n’agissent qu’au sommet.
introduction-dice-slide = Un vide est aussitôt comblé : les cartes à sa gauche avancent vers la droite, et une nouvelle entre tout à gauche. Chacun peut donc se retrouver sous un autre lieu.
introduction-dice-dragon = Un dragon est entré dans la file. Vous pouvez le gagner, mais un dragon ne se garde pas : il irait à { $other }, et coûte des points à qui l’a.
introduction-dice-elf = Votre elfe est au sommet de votre pile. Tant que rien ne le couvre, vos tours ont quatre lancers.
introduction-dice-give-dragon = Le dragon est maintenant chez { $other }. Il retire des points et couvre ce qui était au sommet de la pile.
introduction-dice-given-dragon = Un dragon, offert par { $other }. Il vous retire des points et couvre votre carte du sommet jusqu’à ce que vous en gagniez une autre.
introduction-dice-long-odds = La plupart des plus faciles sont déjà ralliés. Ceux qui restent demandent beaucoup et rapportent gros. Tentez votre chance ; elle ne suffira pas toujours.
introduction-dice-penalty = Vos dés ne plaisent à personne. Vous recevez donc le prochain vilain, qui coûte des points, et la carte tout à droite quitte la file.
introduction-dice-other-penalty = Cette fois, { $other } n’a convaincu personne et reçoit un vilain. Cela arrive aux meilleurs rois.
introduction-dice-end = La pioche est vide, et la partie s’arrête aussitôt. Elle s’arrête de même au dernier vilain, ou à la dernière carte d’un lieu.
introduction-dice-won = C’est vous qui avez le plus de points, { $name } : la couronne est à vous.
introduction-dice-enough = Vous en savez assez pour jouer. Les cartes vous diront le reste.
