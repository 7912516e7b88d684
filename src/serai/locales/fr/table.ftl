# Ce que dit toute table, quel que soit le jeu.

points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
list = { $before } et { $last }
level-random = un robot insouciant
level-random-about = Il prend ce qui vient : parfait pour une première soirée.
level-squire = un robot apprenti
level-squire-about = Il s’entiche d’une carte à la fois, et l’obtient souvent : un adversaire à la portée des débutants.
level-king = un robot qui calcule
level-king-about = Il joue chaque tour aussi bien que les dés le permettent, et sait ce que vaut chaque carte.
level-emperor = un robot qui calcule et qui observe
level-emperor-about = Il calcule comme un roi, et surveille en plus les piles de chacun et la fin de la partie : le plus difficile à battre.
level-wanderer = un robot vagabond
level-wanderer-about = Il va où le vent le pousse et prend ce qui vient : un compagnon pour vos premières nuits.
level-traveller = un robot voyageur
level-traveller-about = Il connaît la carte, ses compétences et sa quête, et rentre à temps : un rival amical.
level-sage = un robot qui connaît les contes
level-sage-about = Il a entendu des milliers de contes et se souvient de la façon dont ils finissent : difficile à devancer.
sealed-dice = Les dés sont scellés. Leur sceau : { $commitment }
open-dice = Dés ouverts : ils découlent de la graine { $seed }.

## À l’écran, dans le terminal et dans le navigateur

screen-met = réussi
screen-no-cards = pas encore de carte
screen-rolls-left = { $count ->
    [0] plus de lancer
    [one] encore 1 lancer
   *[other] encore { $count } lancers
}
screen-roll = { $count ->
    [one] relancer l’autre dé
    [6] relancer les six
   *[other] relancer les { $count } autres
}
screen-stop = s’arrêter là
screen-bot-plays = { $name } joue.
screen-hurry = jusqu’à votre tour
screen-kind-place = Lieux
screen-kind-penalty = Vilains

## Ce qui se passe à une table

event-only-option = { $seat } n’a qu’un choix : { $option }.
event-seated = { $bot ->
    [no] { $name } prend place à la table.
   *[other] { $name }, { $bot }, prend place à la table.
}
event-seated-for = { $bot ->
    [no] { $name } prend place et joue pour { $seat }.
   *[other] { $name }, { $bot }, prend place et joue pour { $seat }.
}
event-seated-left = { $name } se lève ; { $bot } prend la suite.
event-seated-handed = { $name } laisse { $bot } prendre la suite.
event-seated-back = { $name } est de retour.
event-seated-clock = { $name } n’a plus de temps ; { $bot } prend la suite.
event-seated-away = { $name } n’est plus là ; { $bot } prend la suite.
event-seated-removed = On a prié { $name } de partir ; { $bot } prend la suite.
event-seated-renamed = Désormais, { $seat } s’appelle { $name }.
event-rules-changed = Les règles ont été corrigées depuis le début de ce tour ; la partie reprend de là.
event-what-if = { $turn ->
    [0] Et si… ? Une autre partie est reprise dès sa mise en place, avec de nouveaux dés.
   *[other] Et si… ? Une autre partie est reprise à son tour { $turn }, avec de nouveaux dés.
}
event-undone = { $agreed ->
    [yes] { $seat } revient sur son dernier choix, avec l’accord de la table.
   *[no] { $seat } revient sur son dernier choix.
}
takeback-asked = { $seat } aimerait revenir sur un choix.
takeback-refused = Ce qui est joué est joué : le choix fait par { $seat } tient.
hint-said = Conseil : { $option }. { $reason }

## Les façons de jouer dont une table peut convenir (N16)

game-option-goal = Points à atteindre
    .about = Chaque personne partage en secret ces points entre destin et histoire. 20 font une soirée ; moins, une soirée plus courte.
game-option-one-status = Un seul statut à la fois
    .about = Un nouveau statut chasse l’ancien, et si une récompense en donne plusieurs, seul le dernier compte.
game-option-random-skills = Compétences au hasard
    .about = Personne ne choisit : on commence avec trois compétences différentes distribuées par le hasard.
game-option-storytelling = Raconter à son tour
    .about = Une fois par tour, vous pouvez raconter à votre façon ce qui vient d’arriver ; si cela plaît à la majorité des autres, vous gagnez un point d’histoire.
game-option-merchant = La voie marchande
    .about = Finir trois tours de suite avec une fortune fabuleuse donne 5 points qui comptent pour l’une ou l’autre moitié du but.
game-option-person-reads = Une personne lit
    .about = Votre voisin de gauche lit chaque page à voix haute avant que les autres la voient, puis la tourne.
game-option-heroes = Héros
    .about = Qui joue quel héros. Si l’on n’en demande aucun, le hasard en donne un.
