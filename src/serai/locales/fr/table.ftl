# Ce que dit toute table, quel que soit le jeu.

points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
list = { $before } et { $last }
level-random = un robot insouciant
level-king = un robot qui calcule
sealed-dice = Les dés sont scellés. Leur sceau : { $commitment }
open-dice = Dés ouverts : ils découlent de la graine { $seed }.

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
event-undone = { $agreed ->
    [yes] { $seat } revient sur son dernier choix, avec l’accord de la table.
   *[no] { $seat } revient sur son dernier choix.
}
takeback-asked = { $seat } aimerait revenir sur un choix.
takeback-refused = Ce qui est joué est joué : le choix fait par { $seat } tient.

## Ce qui ne se peut pas

refused-option = « { $option } » n’est pas possible pour { $seat } en ce moment.
refused-no-seat = Personne ne s’appelle « { $seat } » à cette table.
refused-over = La partie est finie.
refused-not-now = Ce n’est pas à { $seat } de choisir.
refused-asked-already = { $seat } demande déjà à revenir sur un choix.
refused-nothing-to-undo = { $seat } n’a aucun choix sur lequel revenir.
refused-by-bots = À cette table, les robots ne laissent personne revenir sur un choix.
refused-not-asked = On n’a demandé aucun accord à { $seat }.
refused-seats = Il faut être de { $least } à { $most } pour jouer à ce jeu.
refused-same-name = Deux joueurs portent le même nom.
refused-name = « { $seat } » ne convient pas comme nom : de 1 à 30 caractères, sans deux-points ni virgule.
refused-first = « { $seat } » ne peut pas commencer ; à la table : { $seats }.
refused-pack = Ce jeu ne se joue pas avec le livre { $pack }.
refused-scripted = Un hasard écrit d’avance ne va qu’avec des dés ouverts : donnez une graine.
refused-in-use = { $file } se joue déjà à une autre table.
refused-broken-seal = { $file } ne tient pas : son secret et ses conditions ne correspondent pas à son sceau.
