# Avisos por correo, en salas de chat y del navegador.

notice-turn-title = { $game }: es tu turno
notice-end-title = { $game }: se te acaba el tiempo
notice-digest-title = { $count ->
    [one] Es tu turno en una mesa
   *[other] Es tu turno en { $count } mesas
}
notice-digest-more = { $count ->
    [one] Y en una mesa más.
   *[other] Y en { $count } mesas más.
}
notice-turn = { $name }, es tu turno en { $game }{ $others ->
    [0] .
   *[other] {" "}con { $names }.
}
notice-turn-clock = { $name }, es tu turno en { $game }{ $others ->
    [0] .
   *[other] {" "}con { $names }.
} { notice-left }
notice-end = { $name }, se te acaba el tiempo para elegir en { $game }{ $others ->
    [0] .
   *[other] {" "}con { $names }.
} { notice-left } Después un bot jugará por ti; puedes recuperar tu sitio cuando quieras.
notice-left = { $long ->
    [true] { $days ->
        [one] Te queda un día.
       *[other] Te quedan { $days } días.
    }
   *[other] { $hours ->
        [0] Te queda menos de una hora.
        [one] Te queda una hora.
       *[other] Te quedan { $hours } horas.
    }
}
notice-invited-title = { $inviter } te invita a { $game }
notice-invited = { $name }, { $inviter } te invita a jugar a { $game }. La invitación está en «Tus mesas» en la página de inicio, en el navegador con el que jugaste: siéntate desde allí, o recházala.
notice-stop = Para no recibir más avisos: { $url }
notice-confirm-title = Avisos de Serai: confirmación
notice-confirm = Alguien, probablemente tú, quiere que Serai te avise en esta dirección cuando sea tu turno. Confírmalo, por favor. Si no fuiste tú, no hagas nada y no recibirás nada más.
