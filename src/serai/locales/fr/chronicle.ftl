# La chronique d’une soirée, comme un livre

## La couverture et les parties du livre

chronicle-told-to = telle qu’on l’a contée à { $name }
chronicle-told-all = telle que toute la table l’a entendue
chronicle-so-far = Jusqu’ici : la soirée n’est pas finie.
chronicle-contents = Sommaire
chronicle-company = La compagnie
chronicle-journeys = Les voyages
chronicle-ending = Comment cela finit
chronicle-ending-open = Ce qui va suivre
chronicle-points = Les points
chronicle-dice = Les dés
chronicle-to-be-continued = Ici, la page est encore blanche. Pour connaître la suite du conte, il faut attendre qu’on l’ait vécue.
chronicle-made = Mise par écrit par la maison où l’on a joué.
chronicle-illustration = La carte du monde et la route de chaque héros.

## Les titres des chapitres

chronicle-place = { $place }
chronicle-places = { $first }, puis { $last }

## En chemin ; chaque phrase a plusieurs formes, pour qu’aucune ne s’use

chronicle-again-1 = Par respect pour { $hero }, on interroge le sort une seconde fois.
chronicle-again-2 = Pour tout autre, ce serait fini ; pour { $hero }, l’histoire prend un autre tour.
chronicle-again-3 = Un nom respecté vaut bien un second essai : { $hero } l’obtient.
chronicle-pronoun = { $sex ->
    [woman] Elle
   *[man] Il
}

## Les voyages et les points

chronicle-map-legend = Chaque route a la couleur de son héros ; un anneau marque l’endroit où elle s’arrête.
chronicle-picture-standing = { $name } { $points }
chronicle-picture-axis = tours

## Les dés

chronicle-seal = Avant le premier coup de dés, la maison avait mis son secret sous ce sceau :
chronicle-secret = Quand tout fut fini, on brisa le sceau, et voici le secret :
chronicle-holds = Le secret répond au sceau. À partir de lui, toute la soirée a été rejouée, choix par choix, et chaque dé est retombé comme il était tombé : personne n’aurait pu en fausser un seul.
chronicle-fits = Le secret répond au sceau. Les règles ayant été corrigées en cours de partie, les dés d’avant ce jour-là ne peuvent pas être relancés.
chronicle-sealed = Le secret reste sous son sceau jusqu’à la fin de la soirée.
chronicle-open-dice = On a joué à dés ouverts : tous découlent de la graine { $seed }.
chronicle-check = Qui en doute peut emporter l’enregistrement de la soirée et vérifier : serai verify.
