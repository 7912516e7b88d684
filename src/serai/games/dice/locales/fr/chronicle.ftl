# La chronique d’une soirée de Roi & Compagnie.

## La couverture et les parties du livre

chronicle-title-dice = { $count ->
    [one] Le soir où { $names } joua pour la couronne
   *[other] Le soir où { $names } jouèrent pour la couronne
}
chronicle-of-dice = une soirée de Roi & Compagnie

## La compagnie

chronicle-stack = { $name } règne sur ce petit monde : { $cards }.
chronicle-no-stack = Personne n’a encore suivi { $name }.

## Les voyages et les points

chronicle-picture-points = Points

## Roi & Compagnie

chronicle-round = { $count ->
    [one] La première manche
   *[other] Les manches { $first } à { $last }
}
chronicle-round-one = La manche { $first }
chronicle-goes-ahead = Voilà { $name } en tête : { $points }.
chronicle-first-blood = { $name } prend la tête en premier : { $points }.
chronicle-draws-level = Maintenant, égalité : { $names } ont { $points } chacun.
