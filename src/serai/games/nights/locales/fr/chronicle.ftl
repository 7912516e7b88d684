# La chronique d’une nuit.

## La couverture et les parties du livre

chronicle-title-nights = { $count ->
    [one] La nuit où { $names } prit la route
   *[other] La nuit où { $names } prirent la route
}
chronicle-of = tirée des Mille et Une Nuits
chronicle-chapter = Chapitre { $number }

## La compagnie

chronicle-sets-out = Pour tout bagage, { $hero } emporte { $skills }.
chronicle-quest = Et une quête : { $quest }. { $about }
chronicle-wish = Le but secret que personne d’autre ne connaissait : { $destiny } et { $story }.

## Les titres des chapitres

chronicle-still = Quelque temps encore : { $place }
chronicle-in-which = Où { $deeds }.
chronicle-in-which-meets = { $hero } rencontre { $beings }
chronicle-in-which-list = { $before } ; { $last }
chronicle-lost = { $hero }, loin de toute route

## En chemin ; chaque phrase a plusieurs formes, pour qu’aucune ne s’use

chronicle-sail-1 = Depuis { $origin }, { $hero } fait voile vers { $space }.
chronicle-sail-2 = Le vent est bon : { $hero } laisse { $origin } à la poupe et gagne { $space }.
chronicle-sail-3 = Un navire emporte { $hero }, qui quitte { $origin } pour { $space }.
chronicle-sail-4 = { $hero } trouve un capitaine point trop gourmand, laisse { $origin } et cherche des yeux { $space }.
chronicle-sail-5 = La voile se gonfle, et { $hero } échange { $origin } contre { $space }.
chronicle-road-1 = Depuis { $origin }, { $hero } prend la route qui mène vers { $space }.
chronicle-road-2 = { $hero } se joint à une caravane qui quitte { $origin } pour { $space }.
chronicle-road-3 = La route est longue, poudreuse et pleine de bons conseils ; { $hero } quitte { $origin } et, tout au bout, découvre { $space }.
chronicle-road-4 = { $hero } laisse { $origin }, secoue la poussière de ses sandales et ne s’arrête pas avant { $space }.
chronicle-road-5 = Une mule, une outre, et { $hero } quitte { $origin } pour { $space }.
chronicle-both-1 = Par terre et par mer, { $hero } quitte { $origin } et gagne { $space }.
chronicle-both-2 = Tantôt à pied, tantôt à la voile, { $hero } laisse { $origin } et rejoint { $space }.
chronicle-both-3 = { $hero } passe de la selle au pont et du pont à la selle, laisse { $origin } et atteint { $space }.
chronicle-both-4 = D’abord la route, puis un pont de navire, ou l’inverse : { $hero } quitte { $origin } et gagne { $space }.
chronicle-stay-1 = Rien ne presse { $hero } de quitter { $space }.
chronicle-stay-2 = Un jour de plus, et { $hero } n’a pas quitté { $space }.
chronicle-stay-3 = Il reste à voir, et { $hero } ne quitte pas encore { $space }.
chronicle-stay-4 = Pourquoi aller plus loin ? Pour l’heure, { $hero } préfère { $space }.
chronicle-meet-1 = { $who } y rencontre { $being }.
chronicle-meet-2 = Bientôt, { $who } voit venir { $being }.
chronicle-meet-3 = Et voici, comme à point nommé, { $being }.
chronicle-meet-4 = Il y a déjà quelqu’un : { $being }.
chronicle-meet-5 = { $who } ne tarde pas à croiser { $being }.
chronicle-find-1 = { $who } y tombe sur { $being }.
chronicle-find-2 = Ce qui attend là : { $being }.
chronicle-find-3 = Et soudain, droit devant, { $being }.
chronicle-reject-1 = { $hero } refuse et s’y prend autrement.
chronicle-reject-2 = Non, pas ainsi : { $hero } recommence d’une autre façon.
chronicle-reject-3 = { $hero } refuse, et l’histoire revient au moment où tout pouvait tourner autrement.
chronicle-retell-1 = Au coin du feu, { $hero } le raconte encore, et mieux.
chronicle-retell-2 = Quand { $hero } le raconte ensuite, c’est plus long.
chronicle-retell-3 = { $hero } le raconte une fois de plus, gestes à l’appui.
chronicle-retell-4 = Conté par { $hero }, cela paraît encore plus vrai.
chronicle-promised = { $hero } a une carte pour cette ville et la joue : { $card }.
chronicle-quiet-1 = Ce jour-là, on ne conte rien d’autre sur { $hero }.
chronicle-quiet-2 = Pour { $hero }, la journée passe sans conte.

## Les voyages et les points

chronicle-route = { $hero } : { $spaces }.
chronicle-nowhere = { $hero } n’a pas quitté { $space }.
chronicle-picture-destiny = Destin
chronicle-picture-story = Histoire

## On a live page, where there is room for one line

chronicle-sail-short-1 = { $hero } fait voile vers { $space }.
chronicle-sail-short-2 = Un navire mène { $hero } vers { $space }.
chronicle-sail-brief = Par mer vers { $space }.
chronicle-road-short-1 = { $hero } prend la route vers { $space }.
chronicle-road-short-2 = En caravane, { $hero } gagne { $space }.
chronicle-road-brief = En route vers { $space }.
chronicle-both-short-1 = Par terre et mer, { $hero } gagne { $space }.
chronicle-both-brief = Par terre et mer vers { $space }.
chronicle-stay-short-1 = { $hero } ne quitte pas { $space }.
chronicle-stay-brief = On ne quitte pas { $space }.
