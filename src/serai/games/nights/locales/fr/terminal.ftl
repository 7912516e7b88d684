# Les Mille et Une Nuits dans le terminal.

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
map-seat = siège de vizir : { $name }
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
things-tokens = marque
things-destination = marqueur de destination
things-wealth = fortune
thing-skill = { $skill } ({ $rank })
thing-of = { $name } : { $of }
thing-token = Un conte l’a laissée. D’autres contes pourront s’en souvenir.
thing-destination = Tant que votre marqueur de destination est sur un Lieu de Pouvoir, vous pouvez y entrer comme dans n’importe quelle case. Un nouveau marqueur remplace celui-ci.
thing-no-text = Il n’y a pas d’autre description.
thing-wealth = Avec cette fortune, vous voyagez jusqu’à { $land } cases par terre ou jusqu’à { $sea } par mer. Si vous combinez les deux, le plus grand nombre est la limite de tout le trajet, et la terre comme la mer gardent chacune la leur.
award-heard = La récompense : { $award }.
plain-explained-nothing = Rien ici ne s’appelle « { $typed } ». Essayez le nom d’un statut, d’une compétence, d’un trésor ou d’une quête.
plain-read-aloud = Lisez ceci à voix haute ; puis tournez la page.

## Les Nuits : ce que demande le moment

moment-goal = Votre but est secret. L’audace donne du destin, les mésaventures donnent de l’histoire. Pour gagner, il vous faut les deux nombres, à Bagdad. L’un des deux peut être 0.
moment-skill = Les compétences ouvrent des sections des contes. Un talent permet de choisir celles qui le nomment ; la maîtrise permet même d’y aller directement, sans le dé.
moment-start = Voici ce que vous pouvez faire avant de partir. Rien n’y oblige.
moment-player = Vous choisissez qui décide. À deux, c’est toujours l’autre.
moment-move = Vous allez aussi loin que votre fortune le permet, ou vous restez. Plus le numéro d’une case est grand, plus ce qu’on y rencontre est étrange ; les villes ont des foyers, des quêtes et des marchés.
moment-space = Nul besoin de route : choisissez la case, et votre héros y est.
moment-place = Vous décidez où va l’autre héros. Il n’y fait pas de rencontre.
moment-city = Cette ville sera marquée. La carte montre à qui est la marque.
moment-choose = Choisissez l’un des deux.
moment-trade = Vous pouvez faire l’échange, ou le laisser.
moment-lost = Comme vous avez perdu votre route, vous pouvez vous égarer pour de bon au lieu de piocher une carte : c’est le plus sûr moyen de la retrouver.
moment-card = Vous piochez plusieurs cartes et en gardez une.
moment-number = Le nombre que vous choisissez compte. On lance quand même les dés : s’ils s’en écartent de plus de 1, la malédiction ou la bénédiction prend fin.
moment-number-nudged = Le lancer compte un de plus ou un de moins. On ne relance pas.
moment-entry = On ne lance pas de dé : vous choisissez qui le héros rencontre. Personne d’autre ne voit cette liste.
moment-reaction = Vous choisissez d’abord. Puis le dé du destin désigne l’un des trois paragraphes possibles. On ne peut courtiser que quelqu’un de l’autre sexe.
moment-master = L’un des trois paragraphes a une section pour une compétence que vous maîtrisez. Allez-y directement, ou laissez le dé décider.
moment-section = Vous voyez les titres que votre héros peut utiliser. « Sans compétence » est toujours ouvert. Vous saurez ce qu’apporte une section après l’avoir choisie.
moment-award = Avec la détermination, vous pouvez refuser cette récompense et réagir autrement ; avec le respect, faire relancer le dé. Une fois chacun par rencontre.
moment-page = C’est vous qui lisez : dites à voix haute ce que personne d’autre ne voit, puis tournez la page.
moment-offer = Vous pouvez accepter ou refuser ; vous savez ce qu’apporte chaque réponse.
moment-keep = Une carte de ville gardée peut se jouer à la fin d’une rencontre ultérieure dans sa ville.
moment-end = Avant la fin du tour, vous pouvez vendre des trésors en ville, payer, donner ou échanger ce que vos statuts permettent.
moment-homecoming = Un foyer apporte un point d’histoire. Deux dés peuvent apporter davantage : du destin, du respect, ou du chagrin.
moment-retell = Racontez-le de nouveau avec vos mots. Si plus de la moitié des autres aiment, vous gagnez un point d’histoire.
moment-vote = Si plus de la moitié d’entre vous aiment le récit, il rapporte un point d’histoire.
moment-city-card = Une carte de ville se joue dans sa ville : un dé décide de ce qu’elle apporte.
moment-gift = Pour un niveau de fortune, vous soigneriez ou libéreriez l’autre héros. Vous pouvez refuser.
moment-use = L’un de vos trésors pourrait y changer quelque chose. Rien ne vous oblige à l’employer.
moment-declare = Vous êtes à Bagdad et votre but est atteint. Si vous le déclarez, les autres ont encore un tour. Puis, parmi celles et ceux qui sont à Bagdad avec leur but atteint, gagne qui a le plus de statuts ; à égalité, qui a le plus de compétences.

## Les Nuits : la fin comme un conte

end-sole = La dernière lampe brûle encore quand se ferment les portes de Bagdad. Beaucoup sont partis, beaucoup ont de quoi raconter ; mais une seule personne est rentrée avec tout ce qu’elle avait souhaité en secret.
end-tie-statuses = La dernière lampe brûle encore quand se ferment les portes de Bagdad, et plus d’une personne est rentrée avec tout ce qu’elle avait souhaité. Alors les conteurs demandent qui a le plus vécu.
end-tie-skills = La dernière lampe brûle encore quand se ferment les portes de Bagdad, et plus d’une personne est rentrée avec tout ce qu’elle avait souhaité. Les vies se valent ; alors les conteurs demandent qui a le plus appris.
end-shared = La dernière lampe brûle encore quand se ferment les portes de Bagdad. Plus d’une personne est rentrée avec tout ce qu’elle avait souhaité, et même le plus vieux conteur ne saurait les départager.
end-solitaire-won = La mille et unième nuit n’est pas finie, et tout est accompli : deux quêtes, une fortune fabuleuse, et un conte qui trouve sa fin à Bagdad.
end-solitaire-lost = La dernière carte est retournée, la dernière nuit est passée, et le conte n’a pas trouvé sa fin. Quelqu’un d’autre le reprendra depuis le début.
end-running = À Bagdad, le but atteint : { $names }.
end-statuses = { $count ->
    [0] { $name } n’avait aucun statut.
    [one] { $name } avait un statut.
   *[other] { $name } avait { $count } statuts.
}
end-equal-statuses = Autant de statuts de part et d’autre : on a donc compté les compétences.
end-skills = { $count ->
    [0] { $name } n’avait aucune compétence.
    [one] { $name } avait une compétence.
   *[other] { $name } avait { $count } compétences.
}
end-column-destiny = destin/but
end-column-story = histoire/but
end-column-statuses = statuts
end-column-skills = compétences
