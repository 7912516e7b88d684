# Ce qui se dit dans le terminal : les lignes, les questions, l’aide, les parties notées et les chances.

## Ce qu’on peut taper (mots équivalents ; on montre le premier)

command-help = ? h aide help
command-rules = ?? règles regles
command-table = t table
command-cards = c cartes
command-odds = o chances
command-undo = u annuler
command-hint = a conseil avis
command-quit = q quitter
command-roll = r relancer
command-stop = s stop
command-yes = o oui y
command-no = n non

## Prendre place

setup-first = Bonsoir ! Comment vous appelez-vous ? (Entrée : { $name })
setup-next = Qui s’assied ensuite ? Un nom est une personne ; un nom suivi d’un niveau est un robot, comme { $name }={ $level } (niveaux : { $levels }). Pour commencer : Entrée seule.
setup-traveller = Camille
setup-bot = Barnabé
setup-no-level = Il n’y a pas de robot « { $level } » ; au choix : { $levels }.
setup-no-name = « { $seat } » n’a pas de nom devant le signe égal.
setup-introduction-only = Une introduction a ses propres conditions : --introduction s’emploie avec votre nom tout au plus, et --record ou --takebacks.
setup-resume-only = Une partie reprise garde ses joueurs et ses dés : --resume s’emploie sans noms, sans --seed, --first, --takebacks ni --record.
setup-file-exists = { $file } existe déjà : reprenez la partie avec --resume, ou choisissez un autre nom.

## Les lignes

plain-kept = Chaque choix est conservé dans { $file }.
plain-hint = Tapez les positions des dés que vous gardez, par exemple 1 3 4. « ? » vous dit tout le reste.
plain-resumed = { $count ->
    [0] Bon retour parmi nous. Rien n’a encore été joué.
    [one] Bon retour parmi nous. Un choix a été fait jusqu’ici.
   *[other] Bon retour parmi nous. { $count } choix ont été faits jusqu’ici.
}
plain-dice = Vos dés : { $dice }.
plain-met = Vous pouvez déjà rallier { $cards }.
plain-met-none = Personne n’est encore convaincu.
plain-met-card = { $card } ({ $condition }, { $points })
plain-met-place = { $card } ({ $condition }, { $points }, plus { $place }, { $more })
plain-rolls-left = { $count ->
    [one] Encore un lancer.
   *[other] Encore { $count } lancers.
}
plain-last-place = Il ne reste qu’une carte de ce lieu : la prendre met fin à la partie.
plain-yes-no = { $question } o ou n.
plain-option = { $number }. { $option }.
plain-with-place = { $option }, plus { $place }, { $more }
plain-help =
    Les positions des dés, par exemple 1 3 4 ou 134 : garder ceux-là et relancer les autres.
    r : relancer les six dés.
    s : s’arrêter et laisser les dés tels quels.
    Devant une liste de choix : le numéro de celui que vous voulez. À une question par oui ou non : o ou n.
    Entrée seule : réentendre vos dés et la question.
    t : la table, avec la file, les lieux, les vilains et les piles.
    c : les talents des habitants de la file.
    o : la chance exacte de rallier chaque habitant.
    a : ce que ferait un bon joueur maintenant, et pourquoi.
    u : revenir sur le dernier choix. Si des dés ont roulé depuis, il faut l’accord des autres.
    q : quitter la table.
    « ?? » : les règles en bref.
plain-rules =
    Vous êtes un roi en mal de sujets. À votre tour, vous lancez six dés, jusqu’à trois fois ; après chaque lancer, gardez ceux qui vous plaisent et relancez les autres.
    Puis vous ralliez un habitant de la file à qui vos dés plaisent. Il va au sommet de votre pile. S’il se tenait sous son propre lieu, vous pouvez prendre aussi une carte de ce lieu.
    Si vos dés ne plaisent à personne, un vilain s’installe chez vous, et l’habitant tout à droite de la file s’en va. Les nouveaux arrivent par la gauche.
    La partie s’achève dès qu’il n’y a plus personne à attendre, que le dernier vilain est pris ou qu’un lieu n’a plus de cartes. La couronne va à qui a le plus de points ; à égalité, à qui en a perdu le moins.
plain-not-understood = « { $typed } » ne me dit rien. Tapez « ? » pour l’aide.
plain-several = « { $typed } » peut vouloir dire : { $names }. Tapez-en davantage, ou le numéro.
plain-six-dice = Il y a six dés : tapez des positions de 1 à 6.
plain-number = Tapez un nombre de 1 à { $most }.
plain-no-odds = Il ne reste aucun lancer : il n’y a plus rien à calculer.
plain-odds = { $count ->
    [one] Avec le lancer qui reste, en gardant ce qui convient le mieux à chacun :
   *[other] Avec les { $count } lancers qui restent, en gardant ce qui convient le mieux à chacun :
}
plain-odds-card = { $name }, { $condition } : { $chance }.
plain-no-effects = Aucun d’eux n’a de talent particulier.
plain-effect = { $name }. { $effect }
plain-nothing-to-undo = Il n’y a aucun choix sur lequel revenir.
plain-agree = { $count ->
    [one] { $names }, êtes-vous d’accord ?
   *[other] { $names }, tout le monde est d’accord ?
}
plain-hand-over = Passez le clavier à { $seat } : personne d’autre ne doit voir ceci. Entrée le montre.
plain-seen = Appuyez sur Entrée quand vous en avez assez vu.
plain-turn-page = Entrée tourne la page.
plain-farewell = À la prochaine.
plain-farewell-kept = À la prochaine. Pour reprendre là où vous en êtes : serai terminal --resume { $file }
plain-secret = Le secret des dés : { $secret }
plain-verify = Pour vérifier chaque dé : serai verify { $file }

## La table, racontée

table-turn = C’est à { $seat } de jouer.
table-row = La file, de gauche à droite :
table-card = { $number }, sous { $place } : { $name }, { $condition }, { $points }.
table-gap = { $number }, sous { $place } : personne.
table-met = Ces dés lui plaisent.
table-place-open = Son lieu peut suivre.
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
    [one] Un habitant s’en est allé.
   *[other] { $count } habitants s’en sont allés.
}
table-stack = { $seat }, { $points } ; depuis le sommet : { $cards }.
table-stack-empty = { $seat }, { $points } ; pas encore de carte.
table-stack-card = { $name } { $points }

## Les parties notées

record-cut = { $file } s’interrompt au milieu de la ligne { $line } ; tout est bon jusqu’au dernier choix complet.
refused-count = --to compte des choix : { $count } n’est pas possible.
record-told = Raconté jusqu’ici : { $count } choix sur { $all }.
record-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
record-not-kept = Le dernier choix n’a pas pu être écrit dans { $file } ({ $why }) ; pour repartir du choix précédent : serai terminal --resume { $file }
refused-commitment = { $file } ne tient pas : il a été ouvert avec le sceau { $commitment }, et non avec celui que vous aviez noté.
verify-holds = { $file } tient bon.
verify-secret = Son secret est bien celui du sceau { $commitment }.
verify-open-dice = C’étaient des dés ouverts : la graine { $seed } était connue dès le début.
verify-scripted = { $count ->
    [one] Une ligne de son hasard était écrite d’avance : ce qu’elle a donné ne vient pas du secret.
   *[other] { $count } lignes de son hasard étaient écrites d’avance : ce qu’elles ont donné ne vient pas du secret.
}
verify-laid-out = La partie a commencé dans une position préparée : ce qui précède n’est pas vérifié.
verify-checked = Vérifié : { $choices }, { $turns } et { $dice }.
verify-choices = { $count } choix
verify-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
verify-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
verify-unfinished = La partie n’est pas finie, et son secret est dans ce fichier : ne le montrez à personne avant la fin.

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
refused-card = Il n’y a pas de carte « { $card } » ; serai odds, sans carte, les donne toutes.
refused-card-near = Il n’y a pas de carte « { $card } » ; vouliez-vous dire { $near } ?
refused-face = « { $face } » n’est pas une face : écrivez un nombre de 1 à 6, puis b, g ou r pour la couleur (bleu, vert ou rouge), comme 3r.
refused-faces = { $faces } ne peuvent pas se trouver ensemble : deux dés seulement sur les six portent ces faces.
refused-rolls = Un tour compte au plus { $most } lancers, il ne peut donc pas en rester { $rolls } : donnez un nombre de 0 à { $most }.
refused-no-roll = Pour des dés qui restent à lancer, il faut au moins un lancer.

## Les Nuits : mettre la table

setup-no-book = On ne peut pas encore jouer avec le Livre des contes fourni : indiquez le dossier d’un autre avec --pack.
setup-hero-form = Nommez les héros sous la forme PLACE=HÉROS, par exemple { $example }.
setup-goal = Le but est un nombre de 1 à 60.
setup-not-in-game = { $option } n’est pas une option de ce jeu : { $game }.

## Les Nuits : la carte

map-title = La carte, vue d’où se trouve { $name } : { $space }
map-here = ici
map-open-sea = haute mer
map-places-of-power = Lieux de Pouvoir
map-by-land = { $count ->
    [one] une case par terre
   *[other] { $count } cases par terre
}
map-by-sea = { $count ->
    [one] une case par mer
   *[other] { $count } cases par mer
}
map-by-both = { $land } par terre, { $sea } par mer
map-number = numéro { $number }
map-passed = en passant par { $spaces }
map-there = { $told } ; { $there }
map-standing = { $count ->
    [one] { $names } s’y trouve
   *[other] { $names } s’y trouvent
}
map-home = foyer : { $name }
map-seat = siège : { $name }
map-wanted = on y recherche { $name }
map-destination = marqueur de destination : { $name }
map-quest = but d’une quête : { $name }
map-claimed = marqueur de quête : { $name }
map-city-card = { $name } en a la carte de ville

## Les Nuits : ce qui se trouve devant un héros

things-title = Les héros, et ce que tout veut dire
things-of = { $name } · { $hero } · { $space } · { $points }
things-statuses = statut
things-skills = compétence
things-treasures = trésor
things-quest = quête
things-city-cards = carte de ville
things-tokens = on s’en souvient
things-destination = marqueur de destination
things-wealth = fortune
thing-skill = { $skill } ({ $rank })
thing-of = { $name } : { $of }
thing-token = Un conte l’a laissé derrière lui. D’autres contes pourront s’en souvenir.
thing-destination = Tant que le marqueur est sur un Lieu de Pouvoir, vous pouvez y entrer comme dans n’importe quelle case. Un nouveau marqueur prend la place de celui-ci.
thing-no-text = Il n’y a rien de plus à en savoir.
thing-wealth = Avec cette fortune, on voyage jusqu’à { $land } cases par terre et jusqu’à { $sea } par mer. Si l’on mêle les deux, le plus grand nombre vaut pour le tout, et le plus petit pour sa propre voie.
award-heard = La récompense : { $award }.
plain-explained-nothing = Rien ici ne s’appelle « { $typed } ». Essayez le nom d’un statut, d’une compétence, d’un trésor ou d’une quête.
plain-read-aloud = Lisez ceci à voix haute ; puis tournez la page.

## Les Nuits : ce que demande le moment

moment-goal = Votre but est secret. Le destin vient de l’audace, l’histoire de tout ce qui tourne mal ; il vous faut les deux nombres, à Bagdad, pour gagner. Chacun peut aussi être 0.
moment-skill = Les compétences ouvrent des sections des contes. Un talent ouvre celles qui le nomment ; la maîtrise permet même de s’y rendre tout droit, sans le dé.
moment-start = Voici ce que vous pouvez faire avant de partir. Rien n’y oblige.
moment-player = Vous choisissez qui décide. À deux, c’est toujours l’autre.
moment-move = Vous allez aussi loin que votre fortune le permet, ou vous restez. Plus le numéro d’une case est grand, plus ce qu’on y rencontre est étrange ; les villes ont des foyers, des quêtes et des marchés.
moment-space = Nul besoin de route : nommez la case, et votre héros y est.
moment-place = Vous décidez où se tient l’autre héros. Il n’y fait pas de rencontre.
moment-city = Cette ville sera marquée. La carte montre à qui est la marque.
moment-choose = Vous pouvez avoir l’un des deux.
moment-trade = Vous pouvez faire l’échange, ou le laisser.
moment-lost = Quand on a perdu sa route, on peut s’égarer pour de bon au lieu de piocher une carte : c’est le plus sûr moyen d’être retrouvé.
moment-card = En solitaire, vous piochez deux cartes et en gardez une.
moment-number = Le nombre que vous annoncez compte. Les dés roulent quand même : s’ils s’en écartent de plus de 1, la malédiction ou la bénédiction prend fin.
moment-number-nudged = Le lancer compte un de plus ou un de moins. On ne relance pas.
moment-entry = Le sort ne lance rien : vous choisissez qui le héros rencontre. Personne d’autre ne voit cette liste.
moment-reaction = Vous choisissez avant de rien savoir. Puis le dé du destin désigne l’un des trois paragraphes possibles. Courtiser n’est possible qu’entre sexes différents.
moment-master = L’un des trois paragraphes a une section pour un art que vous maîtrisez. Allez-y tout droit, ou laissez le dé décider.
moment-section = Vous voyez les titres que votre héros peut employer. « Sans compétence » est ouvert à tous. Ce qu’une section apporte n’est dit qu’une fois choisie.
moment-award = Avec la détermination, vous pouvez refuser cette récompense et réagir autrement ; avec le respect, faire relancer le dé. Une fois chacun par rencontre.
moment-page = C’est vous qui lisez : dites à voix haute ce que personne d’autre ne voit, puis tournez la page.
moment-offer = Vous pouvez accepter ou refuser ; les deux suites vous sont connues.
moment-keep = Une carte de ville gardée peut se jouer à la fin d’une rencontre ultérieure dans sa ville.
moment-end = Avant la fin du tour, vous pouvez vendre des trésors en ville, payer, donner ou échanger ce que vos statuts permettent.
moment-homecoming = Un foyer apporte un point d’histoire. Deux dés peuvent apporter davantage : du destin, du respect, ou du chagrin.
moment-retell = Racontez-le de nouveau avec vos mots. Si plus de la moitié des autres aiment, vous gagnez un point d’histoire.
moment-vote = Si plus de la moitié d’entre vous aiment le récit, il rapporte un point d’histoire.
moment-city-card = Une carte de ville se joue dans sa ville : un dé décide de ce qu’elle apporte.
moment-gift = Pour un niveau de fortune, vous soigneriez ou libéreriez l’autre héros. Vous pouvez refuser.
moment-use = L’un de vos trésors pourrait y changer quelque chose. Rien ne vous oblige à l’employer.
moment-declare = Vous êtes à Bagdad et votre but est atteint. Si vous le déclarez, tous les autres ont encore un tour ; puis, parmi les personnes en lice, gagne qui a le plus de statuts et, à égalité, qui a le plus de compétences.

## Les Nuits : la fin comme un conte

end-sole = La dernière lampe brûle encore quand se ferment les portes de Bagdad. Beaucoup sont partis, beaucoup ont de quoi raconter ; mais une seule personne est rentrée avec tout ce qu’elle avait souhaité en secret.
end-tie-statuses = La dernière lampe brûle encore quand se ferment les portes de Bagdad, et plus d’une personne est rentrée avec tout ce qu’elle avait souhaité. Alors les conteurs demandent qui a le plus vécu.
end-tie-skills = La dernière lampe brûle encore quand se ferment les portes de Bagdad, et plus d’une personne est rentrée avec tout ce qu’elle avait souhaité. Les vies se valent ; alors les conteurs demandent qui a le plus appris.
end-shared = La dernière lampe brûle encore quand se ferment les portes de Bagdad. Plus d’une personne est rentrée avec tout ce qu’elle avait souhaité, et même le plus vieux conteur ne saurait les départager.
end-solitaire-won = La mille et unième nuit n’est pas finie, et tout est accompli : deux quêtes, une fortune fabuleuse, et un conte qui trouve sa fin à Bagdad.
end-solitaire-lost = La dernière carte est retournée, la dernière nuit est passée, et le conte n’a pas trouvé sa fin. Quelqu’un d’autre le reprendra depuis le début.
end-running = À Bagdad, le but atteint, se tenaient { $names }.
end-statuses = { $count ->
    [0] { $name } n’avait aucun statut.
    [one] { $name } avait un statut.
   *[other] { $name } avait { $count } statuts.
}
end-equal-statuses = Cela n’a pas suffi : on a donc compté les compétences.
end-skills = { $count ->
    [0] { $name } n’avait aucune compétence.
    [one] { $name } avait une compétence.
   *[other] { $name } avait { $count } compétences.
}
end-portrait = { $name }, cette nuit { $hero }, a rapporté { $things }. Fortune : { $wealth }.
end-column-destiny = destin/but
end-column-story = histoire/but
end-column-statuses = statuts
end-column-skills = compétences

## serai rules

rules-none = Aucune règle ne contient tous ces mots : { $words }.

# A game that brings no lines of its own
any-hint = Tapez le numéro de votre choix. ? vous dit tout le reste.
any-help =
    Le numéro d’une réponse : la choisir. On peut aussi taper la réponse telle qu’elle figure dans les parties enregistrées.
    Entrée seule : entendre à nouveau la table et la question.
    t : la table.
    u : revenir sur le dernier choix. Si le hasard est passé par là, il faut l’accord des autres.
    q : quitter la table.
any-winners = { $count ->
    [one] { $winners } a gagné.
   *[other] { $winners } ont gagné ensemble.
}
any-no-rules = Ce jeu n’apporte pas de règles à lire ici.
