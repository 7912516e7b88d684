# Ce qui ne se peut pas à Roi & Compagnie.

## Le jeu

refused-first = « { $seat } » ne peut pas commencer ; choisissez parmi : { $seats }.
refused-six-dice = Il y a six dés : tapez des positions de 1 à 6.
refused-card = Il n’y a pas de carte « { $card } » ; tapez serai odds sans carte pour les voir toutes.
refused-card-near = Il n’y a pas de carte « { $card } » ; vouliez-vous dire { $near } ?
refused-face = « { $face } » n’est pas une face : écrivez un nombre de 1 à 6, puis b, g ou r pour la couleur (bleu, vert ou rouge), comme 3r.
refused-faces = Ces faces ne peuvent pas sortir ensemble : { $faces }. Deux dés seulement sur les six les portent.
refused-rolls = Un tour compte au plus { $most } lancers, il ne peut donc pas en rester { $rolls } : donnez un nombre de 0 à { $most }.
refused-no-roll = Pour des dés qui restent à lancer, il faut au moins un lancer.

## Les scénarios

refused-stack-seat = « { $seat } » a une pile mais pas de place ; choisissez parmi : { $seats }.
refused-no-penalties = La pile de pénalités demande au moins une carte : sans elle, la partie est finie.
refused-penalty-points = Les pénalités sont des points négatifs, comme [-1, -3].
refused-all-penalties = Toutes les pénalités sont dans les piles des joueurs : la partie serait finie.
refused-draw-pile = La pioche compte { $count } cartes ; il en faut au moins { $needed }.
refused-row = La file demande { $needed } cartes, non { $count }.
refused-places = Les piles de lieux doivent être : { $places }.
refused-place-pile = La pile « { $place } » doit être ce qui reste de 2, 3 et 4 points, le dessus d’abord.
refused-empty-pile = La pioche ou la pile de pénalités est vide : la partie serait finie.
refused-not-inhabitant = « { $card } » n’est pas un habitant.
refused-no-card = Il n’y a pas de carte « { $card } ».
refused-card-twice = « { $card } » est utilisée plus de fois qu’il n’existe de cartes de ce nom.
