# Roi & Compagnie dans le terminal : sa table racontée, et ses chances.

## Les lignes

plain-dice = Vos dés : { $dice }.
plain-met = Vous pouvez déjà rallier { $cards }.
plain-met-none = Ces dés ne plaisent encore à personne.
plain-met-card = { $card } ({ $condition }, { $points })
plain-met-place = { $card } ({ $condition }, { $points }, plus { $place }, { $more })
plain-rolls-left = { $count ->
    [one] Encore un lancer.
   *[other] Encore { $count } lancers.
}
plain-with-place = { $option }, plus { $place }, { $more }
plain-rules =
    Vous êtes un roi à la recherche de sujets. À votre tour, vous lancez six dés, jusqu’à trois fois ; après chaque lancer, gardez ceux qui vous plaisent et relancez les autres.
    Puis vous ralliez un habitant de la file à qui vos dés plaisent. Il va au sommet de votre pile. S’il se tenait sous son propre lieu, vous pouvez prendre aussi une carte de ce lieu.
    Si vos dés ne plaisent à personne, vous recevez un vilain, et l’habitant tout à droite de la file s’en va. Les nouveaux arrivent par la gauche.
    La partie s’achève dès que la pioche est vide, que le dernier vilain est pris ou qu’un lieu n’a plus de cartes. La couronne va à qui a le plus de points ; à égalité, à qui a le moins de points négatifs.
plain-no-odds = Il ne reste aucun lancer : il n’y a plus rien à calculer.
plain-odds = { $count ->
    [one] Avec le lancer qui reste, en gardant les meilleurs dés pour chacun :
   *[other] Avec les { $count } lancers qui restent, en gardant les meilleurs dés pour chacun :
}
plain-odds-card = { $name }, { $condition } : { $chance }.
plain-no-effects = Aucun d’eux n’a de pouvoir spécial.
plain-effect = { $name }. { $effect }

## La table, racontée

table-turn = C’est à { $seat } de jouer.
table-row = La file, de gauche à droite :
table-card = { $number }, sous { $place } : { $name }, { $condition }, { $points }.
table-gap = { $number }, sous { $place } : personne.
table-met = Ces dés lui plaisent.
table-place-open = Vous pouvez prendre aussi son lieu.
table-places = Les lieux. { $places }
table-place = { $count ->
    [0] { $place } : plus rien.
    [one] { $place } : { $points }, la dernière carte.
   *[other] { $place } : { $points }, { $count } cartes.
}
table-villains = { $count ->
    [0] Vilains : plus aucun.
    [one] Vilains : le dernier vaut { $points }.
   *[other] Vilains : encore { $count } ; le prochain vaut { $points }.
}
table-draw = { $count ->
    [0] Plus personne dans la pioche.
    [one] Encore un habitant dans la pioche.
   *[other] Encore { $count } habitants dans la pioche.
}
table-gone = { $count ->
    [one] Un habitant est défaussé.
   *[other] { $count } habitants sont défaussés.
}
table-stack = { $seat }, { $points } ; depuis le sommet : { $cards }.
table-stack-empty = { $seat }, { $points } ; pas encore de carte.
table-stack-card = { $name } { $points }

## Les chances

odds-title = { $count ->
    [one] { $dice }, encore { $count } lancer
   *[other] { $dice }, encore { $count } lancers
}
odds-no-dice = Pas encore de dés
odds-card = carte
odds-name = habitant
odds-inhabitant = { $name } : { $condition }
odds-exact = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-points = points
odds-chance = chance
odds-fairy = n chacune
odds-best-stop = Le mieux pour ces cartes : s’arrêter (vaut { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points).
odds-best-keep = Le mieux pour ces cartes : garder { $dice } (vaut { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points).
odds-best-roll = Le mieux pour ces cartes : relancer les six dés (vaut { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points).
