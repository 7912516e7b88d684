# Lo que dice cualquier mesa, se juegue a lo que se juegue.

points = { $count ->
    [one] { $number } punto
   *[other] { $number } puntos
}
chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
list = { $before } y { $last }
level-random = un bot despreocupado
    .many = despreocupados
    .one = despreocupado
    .about = Se queda con lo que venga: ideal para una primera noche.

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
screen-stop = plantarse
screen-bot-plays = Juega { $name }.
screen-hurry = hasta tu turno
screen-kind-place = Lugares
screen-kind-penalty = Villanos

## Volver atrás

takeback-asked = A { $seat } le gustaría deshacer una jugada.
takeback-refused = Lo jugado, jugado está: { $seat } no deshace nada.
