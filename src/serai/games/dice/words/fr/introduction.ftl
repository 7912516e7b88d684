# Ce que la conteuse fait remarquer dans les introductions : une pensée à la fois, au moment où elle sert.

introduction-dice-welcome = Bienvenue, { $name }. Vous régnez, et { $other } aussi. La victoire ira à qui réunira les gens les plus précieux. Vos six dés viennent de rouler.
introduction-dice-first-roll = Un 1, un 2 et un 3 : encore un 4, et l’elfe lève la tête. Gardez les dés qui vous plaisent, relancez les autres ; vous avez trois lancers.
introduction-dice-colours = Les uns regardent les nombres, les autres les couleurs : ● rouge, ▲ vert, ■ bleu. Un dé gardé peut être relancé, et vous pouvez arrêter quand vous voulez.
introduction-dice-take = Les dés sont jetés. Les habitants qui lèvent la tête aiment ce qu’ils y voient. Vous prenez l’un d’entre eux.
introduction-dice-place = Votre nouveau sujet se tenait juste sous un lieu de sa couleur. La première carte de ce lieu peut donc être à vous aussi.
introduction-dice-stack = La carte est sur votre pile. Toutes y comptent à la fin ; les pouvoirs, eux, n’agissent qu’au sommet.
introduction-dice-slide = Un vide ne reste jamais. Les cartes à sa gauche glissent et une nouvelle entre tout à gauche : chacun peut se retrouver sous un autre lieu.
introduction-dice-dragon = Un dragon est entré dans la file. Vous pouvez le gagner, mais un dragon ne se garde pas : il irait à { $other }, et coûte des points à qui l’a.
introduction-dice-elf = Votre elfe est au sommet de votre pile. Tant que rien ne le couvre, vos tours ont quatre lancers.
introduction-dice-give-dragon = Le dragon est maintenant chez { $other }. Il retire des points et couvre ce qui était au sommet de la pile.
introduction-dice-given-dragon = Un dragon, offert par { $other }. Il vous retire des points et couvre votre carte du sommet jusqu’à ce que vous en gagniez une autre.
introduction-dice-long-odds = La plupart des plus faciles sont déjà ralliés. Ceux qui restent demandent beaucoup et rapportent gros. Tentez votre chance ; elle ne suffira pas toujours.
introduction-dice-penalty = Personne ne lève la tête. Cela vous vaut le premier vilain, qui retire des points, et la carte du bout, à droite, quitte la file.
introduction-dice-other-penalty = Cette fois, { $other } n’a convaincu personne et reçoit un vilain. Cela arrive aux meilleurs rois.
introduction-dice-end = La pioche est vide, et la partie s’arrête aussitôt. Elle s’arrête de même au dernier vilain, ou à la dernière carte d’un lieu.
introduction-dice-won = C’est vous qui avez le plus de points, { $name } : la couronne est à vous.
introduction-dice-enough = Vous en savez assez. Le reste est sur les cartes, pour qui les lit.
