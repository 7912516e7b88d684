# Ce qui se passe à une table

event-only-option = { $seat } n’a qu’un choix : { $option }.
event-seated = { $bot ->
    [no] { $name } prend place à la table.
   *[other] { $name }, { $bot }, prend place à la table.
}
event-seated-for = { $bot ->
    [no] { $name } prend place et joue pour { $seat }.
   *[other] { $name }, { $bot }, prend place et joue pour { $seat }.
}
event-seated-left = { $name } quitte la table ; { $bot } prend la suite.
event-seated-handed = { $name } laisse { $bot } prendre la suite.
event-seated-back = { $name } est de retour.
event-seated-clock = { $name } n’a plus de temps ; { $bot } prend la suite.
event-seated-away = { $name } n’est plus là ; { $bot } prend la suite.
event-seated-removed = L’hôte a exclu { $name } de la table ; { $bot } prend la suite.
event-seated-renamed = Désormais, { $seat } s’appelle { $name }.
event-rules-changed = Les règles ont été mises à jour pendant ce tour ; la partie continue avec les nouvelles.
event-what-if = { $turn ->
    [0] Et si… ? Une autre partie est reprise dès sa mise en place, avec de nouveaux dés.
   *[other] Et si… ? Une autre partie est reprise à son tour { $turn }, avec de nouveaux dés.
}
event-undone = { $agreed ->
    [yes] { $seat } annule son dernier choix, avec l’accord des autres.
   *[no] { $seat } annule son dernier choix.
}
