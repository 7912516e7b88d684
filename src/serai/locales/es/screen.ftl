### La mesa en el terminal: lo que dicen sus pantallas.

## Reyes
screen-turn = juega { $name }

## Teclas y elecciones
screen-enter = Intro
screen-keys-undo = deshacer
screen-keys-hint = consejo
screen-hint = Un consejo
screen-keys-language = idioma
screen-keys-light = tema
screen-keys-rules = reglas
screen-keys-quit = salir

## Diálogos
screen-yes-key = s
screen-yes = sí
screen-no = no
screen-close = cerrar
screen-quit = ¿Dejas la mesa?
screen-quit-kept = La partida queda guardada en { $file }.
screen-quit-lost = Esta partida no se guarda en ningún archivo.
screen-takeback = A { $name } le gustaría deshacer una jugada.
screen-takeback-agree = { $names }: ¿de acuerdo?

## Apertura
screen-welcome = ¿Quién juega?
screen-seats = reyes en la mesa
screen-person = una persona
screen-level-random = bot al azar
screen-first = quién empieza
screen-takebacks = deshacer jugadas
screen-takebacks-yes = sí, los bots aceptan
screen-takebacks-no = no
screen-hints = consejos
screen-hints-yes = permitido
screen-hints-no = no permitido
screen-language = idioma
screen-language-name = español
screen-start = empezar la partida
screen-move = moverse
screen-change = cambiar
screen-leave = salir

## El final
screen-secret = El número secreto de los dados, para que cualquiera pueda comprobarlos:
screen-verify = Para comprobar los dados: serai verify { $file }
screen-another = jugar otra vez

## Reglas
screen-rules-title = Las reglas en pocas palabras

## Las Noches
screen-secret-hint = Este consejo depende de la meta secreta: solo puede verlo { $name }.
