# Lo que dice cualquier mesa, se juegue a lo que se juegue.

points = { $count ->
    [one] { $number } punto
   *[other] { $number } puntos
}
chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
chance-rounded = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
list = { $before } y { $last }
level-random = un bot que juega al azar
    .many = al azar
    .one = al azar
    .about = Elige al azar: ideal para una primera partida.

## En la pantalla, en el terminal y en el navegador

screen-met = cumplido
screen-no-cards = todavía sin cartas
screen-rolls-left = { $count ->
    [0] no quedan tiradas
    [one] queda 1 tirada
   *[other] quedan { $count } tiradas
}
screen-roll = { $count ->
    [one] lanzar el otro dado
    [6] lanzar los seis
   *[other] lanzar los otros { $count }
}
screen-stop = plantarse aquí
screen-bot-plays = Juega { $name }.
screen-hurry = saltar hasta tu turno
screen-kind-place = Lugares
screen-kind-penalty = Villanos

## Volver atrás

takeback-asked = A { $seat } le gustaría deshacer una jugada.
takeback-refused = La jugada de { $seat } no se deshace.
