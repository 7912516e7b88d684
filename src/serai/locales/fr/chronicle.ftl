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
chronicle-to-be-continued = La suite de cette page est encore blanche : la partie n’est pas finie. Revenez quand elle aura été jouée.
chronicle-made = Écrite par Serai, où cette partie s’est jouée.
chronicle-illustration = La carte du monde et la route de chaque héros.

## Les titres des chapitres

chronicle-place = { $place }
chronicle-places = { $first }, puis { $last }

## En chemin ; chaque phrase a plusieurs formes, pour qu’aucune ne s’use

chronicle-again-1 = Par respect pour { $hero }, on lance le dé une seconde fois.
chronicle-again-2 = Pour tout autre, ce serait fini ; pour { $hero }, l’histoire prend un autre tour.
chronicle-again-3 = Un nom respecté vaut bien un second essai : { $hero } l’obtient.
chronicle-pronoun = { $sex ->
    [woman] Elle
   *[man] Il
}

## Les voyages et les points

chronicle-map-legend = Chaque trait a la couleur de son héros ; un anneau marque l’endroit où le voyage s’achève.
chronicle-picture-standing = { $name } { $points }
chronicle-picture-axis = tours

## Les dés

chronicle-seal = Avant le premier lancer, Serai a choisi un nombre secret pour les dés et en a montré l’empreinte, ce sceau :
chronicle-secret = Après la partie, le nombre secret a été dévoilé :
chronicle-holds = Le nombre secret correspond au sceau. Toute la partie a été rejouée avec lui, choix par choix, et chaque lancer était le même : personne n’a changé les dés.
chronicle-fits = Le nombre secret correspond au sceau. Les règles ont été mises à jour pendant la partie : les lancers d’avant ne peuvent donc pas être rejoués.
chronicle-sealed = Le nombre secret sera dévoilé à la fin de la partie.
chronicle-open-dice = Ces dés étaient reproductibles : tous les lancers viennent du nombre { $seed }.
chronicle-check = Vous pouvez vérifier vous-même : choisissez « Vérifier les dés » à la table, ou téléchargez la partie et lancez serai verify.
