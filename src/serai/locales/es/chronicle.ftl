# La crónica de una velada, como un libro

## La cubierta y las partes del libro

chronicle-told-to = tal como se la contaron a { $name }
chronicle-told-all = tal como la oyó toda la mesa
chronicle-so-far = Hasta aquí: la velada no ha terminado.
chronicle-contents = Índice
chronicle-company = La compañía
chronicle-journeys = Los viajes
chronicle-ending = Cómo acabó
chronicle-ending-open = Lo que vendrá
chronicle-points = Los puntos
chronicle-dice = Los dados
chronicle-to-be-continued = El resto de esta página sigue en blanco: la partida no ha terminado. Vuelve cuando se haya jugado.
chronicle-made = Escrita por Serai, donde se jugó esta partida.
chronicle-illustration = El mapa del mundo con el camino de cada héroe.

## Los títulos de los capítulos

chronicle-place = { $place }
chronicle-places = { $first }, luego { $last }

## Por el camino; cada frase tiene varias formas, para que ninguna se gaste

chronicle-again-1 = Por respeto a { $hero }, el dado se lanza una segunda vez.
chronicle-again-2 = Para cualquiera ahí se habría acabado; para { $hero }, la historia toma otro rumbo.
chronicle-again-3 = Un nombre respetado bien vale otro intento, y { $hero } lo tiene.
# El verbo basta.
chronicle-pronoun = { "" }

## Los viajes y los puntos

chronicle-map-legend = Cada línea tiene el color de su héroe; un aro señala dónde acabó el viaje.
chronicle-picture-standing = { $name } { $points }
chronicle-picture-axis = turnos

## Los dados

chronicle-seal = Antes de la primera tirada, Serai eligió un número secreto para los dados y mostró su huella, este sello:
chronicle-secret = Después de la partida se enseñó el número secreto:
chronicle-holds = El número secreto corresponde al sello. Con él se volvió a jugar toda la partida, jugada a jugada, y cada tirada fue la misma: nadie cambió los dados.
chronicle-fits = El número secreto corresponde al sello. Las reglas se actualizaron durante la partida, así que las tiradas anteriores no se pueden repetir.
chronicle-sealed = El número secreto se enseña al acabar la partida.
chronicle-open-dice = Estos dados eran repetibles: todas las tiradas salen del número { $seed }.
chronicle-check = Puedes comprobarlo por tu cuenta: elige «Comprobar los dados» en la mesa, o descarga la partida y ejecuta serai verify.
