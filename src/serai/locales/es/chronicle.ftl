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
chronicle-to-be-continued = Aquí la página sigue en blanco. Quien quiera saber cómo continúa el cuento tendrá que esperar a que alguien lo viva.
chronicle-made = Puesta por escrito en la casa donde se jugó.
chronicle-illustration = El mapa del mundo con el camino de cada héroe.

## Los títulos de los capítulos

chronicle-place = { $place }
chronicle-places = { $first }, luego { $last }

## Por el camino; cada frase tiene varias formas, para que ninguna se gaste

chronicle-again-1 = Por respeto a { $hero }, se consulta a la suerte una segunda vez.
chronicle-again-2 = Para cualquiera ahí se habría acabado; para { $hero }, la historia toma otro rumbo.
chronicle-again-3 = Un nombre respetado bien vale otro intento, y { $hero } lo tiene.
# El verbo basta.
chronicle-pronoun = { "" }

## Los viajes y los puntos

chronicle-map-legend = Cada camino tiene el color de su héroe; un aro señala el lugar donde se detiene.
chronicle-picture-standing = { $name } { $points }
chronicle-picture-axis = turnos

## Los dados

chronicle-seal = Antes de tirar el primer dado, la casa había puesto su secreto bajo este sello:
chronicle-secret = Cuando todo acabó se rompió el sello, y este era el secreto:
chronicle-holds = El secreto encaja con el sello. A partir de él se volvió a jugar toda la velada, elección por elección, y cada dado cayó como había caído: nadie habría podido torcer ni uno.
chronicle-fits = El secreto encaja con el sello. Las reglas se corrigieron en mitad de la partida, así que los dados anteriores a ese día no se pueden volver a tirar.
chronicle-sealed = El secreto sigue bajo su sello hasta que acabe la velada.
chronicle-open-dice = Se jugó con dados abiertos: todos salen de la semilla { $seed }.
chronicle-check = Quien lo dude puede llevarse el registro de la partida y comprobarlo: serai verify.
