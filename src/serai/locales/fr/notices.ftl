# Avis par e-mail, dans les salons de discussion et du navigateur.

notice-turn-title = { $game } : c’est à vous
notice-end-title = { $game } : votre temps s’achève
notice-digest-title = { $count ->
    [one] C’est à vous à une table
   *[other] C’est à vous à { $count } tables
}
notice-digest-more = { $count ->
    [one] Et à une autre table.
   *[other] Et à { $count } autres tables.
}
notice-turn = { $name }, c’est à vous de jouer : { $game }{ $others ->
    [0] .
   *[other] , avec { $names }.
}
notice-turn-clock = { $name }, c’est à vous de jouer : { $game }{ $others ->
    [0] .
   *[other] , avec { $names }.
} { notice-left }
notice-end = { $name }, votre temps pour jouer s’achève : { $game }{ $others ->
    [0] .
   *[other] , avec { $names }.
} { notice-left } Ensuite, un robot jouera à votre place ; vous pourrez la reprendre à tout moment.
notice-left = { $long ->
    [true] { $days ->
        [one] Il vous reste un jour.
       *[other] Il vous reste { $days } jours.
    }
   *[other] { $hours ->
        [0] Il vous reste moins d’une heure.
        [one] Il vous reste une heure.
       *[other] Il vous reste { $hours } heures.
    }
}
notice-invited-title = { $inviter } vous invite à une partie : { $game }
notice-invited = { $name }, { $inviter } vous invite à une partie : { $game }. L’invitation est sous « Vos tables » sur la page d’accueil, dans le navigateur où vous avez joué : prenez-y place, ou refusez.
notice-stop = Pour ne plus recevoir ces avis : { $url }
notice-confirm-title = Avis de Serai : confirmation
notice-confirm = Quelqu’un, sans doute vous, souhaite que Serai vous prévienne à cette adresse quand c’est à vous de jouer. Merci de le confirmer. Si ce n’était pas vous, ne faites rien, et vous ne recevrez plus rien.
