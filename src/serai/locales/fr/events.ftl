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
