# Ce que la conteuse fait remarquer dans les introductions : une pensée à la fois, au moment où elle sert.

introduction-storyteller = La conteuse
introduction-said = La conteuse : { $remark }

## Roi & Compagnie

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

## Les Mille et Une Nuits

introduction-nights-welcome = Bonsoir, { $name }. Ce soir, vous êtes Ali Baba. Un rêve vous a envoyé à Hérat ; là, vous avez appris que votre trésor est enterré chez vous, à Bagdad.
introduction-nights-journey = Choisissez où aller parmi les lieux à portée. Bagdad est à deux voyages vers l’ouest, par le mont Damavand. Aucune route n’est interdite.
introduction-nights-home = Bagdad, enfin. Faites votre rencontre et restez ici ensuite : votre rêve s’accomplira.
introduction-nights-met = Qui voyage fait des rencontres. Une carte, un dé et l’endroit où vous êtes ont décidé de qui ce serait.
introduction-nights-reaction = À vous de choisir votre réaction. Chacune ouvre un autre conte, et nul ne sait d’avance comment il finit.
introduction-nights-master = Dans cet art, vous êtes maître. Vous pouvez laisser le dé et aller droit à la page où votre compétence compte.
introduction-nights-destiny-die = Chaque réaction a trois contes. Le dé du destin a choisi entre eux : moins, blanc ou plus.
introduction-nights-section = Le conte s’arrête à une fourche. Chaque titre est une compétence dont vous pouvez user, ou aucune. La suite n’est dite qu’après votre choix.
introduction-nights-respected = Un statut à l’œuvre : qui est Respecté peut relancer le dé, une fois par rencontre. Le second conte vaut alors, meilleur ou pire.
introduction-nights-rerolled = Le dé a roulé de nouveau. Ce que vous aviez entendu n’a jamais eu lieu.
introduction-nights-destiny = Des points de destin : il vous en faut trois ce soir. Plus vous en avez, plus puissants sont ceux qui croisent votre route.
introduction-nights-story = Des points d’histoire : il vous en faut trois ce soir. Ils mesurent ce qui vaudra d’être raconté au retour.
introduction-nights-wealth = Votre fortune a changé, et avec elle votre façon de voyager : les pauvres marchent, les riches voguent loin.
introduction-nights-skill = Une compétence, venue d’un conte. Elle ouvrira peut-être un titre ; gagnée deux fois, elle fait de vous un maître.
introduction-nights-status = Les contes laissent des traces : un statut. Tant que vous l’avez, sa carte est près de votre héros et dit ce qu’il change et comment il finit.
introduction-nights-prison = En prison ! Tant que vous y êtes, vous ne voyagez pas, et c’est votre geôlier que vous rencontrez. Un conte ouvrira la porte.
introduction-nights-death = Un héros peut mourir ; la partie continue. À Bagdad, quelqu’un de votre sang prend la relève et garde vos compétences et vos points.
introduction-nights-other = Les contes des autres font la moitié du plaisir, et { $other } en a aussi : lisez-les, et tournez la page quand vous avez fini.
introduction-nights-longer = Rien ne presse. Souvenez-vous seulement que la nuit se gagne à Bagdad : il faut y rentrer avec assez à raconter.
introduction-nights-quest = La quête est accomplie, et sa récompense est à vous. Une autre est aussitôt distribuée ; libre à vous de la suivre.
introduction-nights-treasure = Un trésor ! Il est près de votre héros, visible de tous, et fait ce qu’il dit tant que vous l’avez.
introduction-nights-sell = Dans une ville, un trésor peut se changer en fortune. Ou se garder, et servir.
introduction-nights-declare = Vous êtes à Bagdad, et votre but, que nul autre ne connaît, est atteint. Si vous le dites, le dernier tour de table commence.
introduction-nights-not-yet = Vous êtes à Bagdad, mais il manque encore quelque chose à votre but. Personne d’autre ne l’apprend. Continuez ; le prochain conte l’apportera peut-être.
introduction-nights-declared = C’est dit. { $other } a encore un tour ; puis nous verrons à qui appartient la nuit.
introduction-nights-other-declared = { $other } a déclaré son but atteint. Il vous reste un tour pour être à Bagdad avec le vôtre.
introduction-nights-won = La nuit est à vous, { $name } : vous voici de retour, avec assez de destin et assez à raconter.
introduction-nights-enough = Vous en savez assez. D’autres nuits, vous choisirez les compétences de votre héros et partagerez vous-même votre but. Le reste est dans le Livre.
