### La posada en el navegador.

## En todas partes
web-skip = Ir a la página
web-close = Cerrar
web-cancel = Cancelar
web-back = Volver
web-nowhere = Aquí no hay ninguna puerta
web-nowhere-more = Esta dirección no lleva a ningún sitio de la posada. Quizá se perdió una letra por el camino.
web-to-the-door = A la entrada

## La entrada
web-door-welcome = Pasa, la lámpara está encendida
web-door-more = Siéntate a una mesa, en una pantalla o en varias, y juega.
web-nights = Las mil y una noches
web-nights-more = Viaja de Córdoba a Su-Chou y vive los cuentos del Libro.
web-dice-more = Seis dados, cinco lugares y un gentío al que conquistar.
web-design = El aspecto de la posada

## Una mesa
web-table = Mesa
web-table-waiting = Se está poniendo la mesa…

## Ajustes
web-settings = Ajustes
web-language = Idioma
web-theme = Luz
web-theme-system = Como en este dispositivo
web-theme-light = A la luz del día
web-theme-dark = A la luz de la lámpara
web-text-size = Tamaño del texto
web-motion = Movimiento
web-motion-system = Como en este dispositivo
web-motion-full = Todo se mueve
web-motion-reduced = Nada se mueve
web-sound = Sonido
web-sound-hint = Dados sobre la madera, una página, una sola nota cuando te toca.
web-keys = Basta una tecla
web-keys-hint = Las teclas de números dan las respuestas; su nombre se ve en los botones.
web-key-enter = Intro
web-key-space = Espacio
web-key-escape = Esc

## Quién está a la mesa
web-seat-you = eres tú
web-seat-absent = ha salido un momento
web-seat-turn = turno en curso
web-seat-free = Un sitio libre
web-seat-here = En esta pantalla
web-seat-link = Con un enlace
web-seat-bot = Un bot

## Lo que se dice y se muestra
web-log = Lo que ha pasado
web-chat = La conversación
web-chat-write = Di algo
web-chat-send = Enviar
web-reactions = Mostrar a la mesa
web-reaction-bravo = Bien jugado
web-reaction-laugh = Risas
web-reaction-astonished = Asombro
web-reaction-love = Cariño
web-reaction-lucky = Qué suerte
web-reaction-patience = Paciencia…

## Enlaces
web-link = Enlace a esta mesa
web-link-copy = Copiar el enlace
web-link-copied = El enlace está copiado.

## La página que muestra el aspecto
web-design-more = Dos salas de una misma posada y todo lo que hay en ellas. Cada color, cada letra y cada adorno de las pantallas está en esta página.
web-design-room = Sala
web-design-hour = Hora del día
web-design-morning = Mañana
web-design-noon = Mediodía
web-design-night = Noche
web-design-day = a la luz del día
web-design-lamp = a la luz de la lámpara
web-design-chapter = La lámpara de la tercera ventana
web-design-tale-1 = El mercader contó sus camellos al anochecer y le sobró uno. Estaba arrodillado entre los demás, gris como la ceniza, sin marca en el flanco ni polvo en las patas, y en su silla ardía una lámpara que nadie había encendido.
web-design-tale-2 = «Déjalo estar», dijo el guía, que había cruzado 17 veces el desierto de sal y pensaba cruzarlo de nuevo. Pero la llama se inclinó hacia ti cuando pasaste, como se inclina un perro hacia una mano.
web-design-question = ¿Cómo saludas a la llama?
web-design-answer-1 = Hacer una reverencia y decirle tu nombre
web-design-answer-2 = Preguntar de quién es la lámpara
web-design-answer-2-note = Hace falta sabiduría; el guía escucha
web-design-answer-3 = Cubrirla con tu manto
web-design-colours = El color de las horas
web-design-type = Las letras
web-design-ornament = El adorno
web-design-answers = Preguntas y botones
web-design-cards = Cartas y fichas
web-design-people = La mesa
web-design-forms = Campos y hojas
web-design-roll = Lanzar
web-design-turn-page = Pasar la página
web-design-stop = Plantarse
web-design-leave = Dejar la mesa
web-design-cannot = Ahora no es posible
web-design-treasure = Tesoro
web-design-status = Estado
web-design-lamp-card = Lámpara de la tercera ventana
web-design-lamp-text = Cuando una tirada te vaya a fallar, la llama puede inclinarse al otro lado: tira otra vez, una sola. Después la lámpara se apaga hasta la próxima ciudad.
web-design-pursued = Bajo persecución
web-design-pursued-text = Alguien te sigue a dos días de camino y no duerme. No puedes descansar en una ciudad, pero puedes avanzar un espacio más.
web-design-now = Se puede usar ahora
web-design-use = Usarla
web-design-story = Relato
web-design-destiny = Destino
web-design-wealth = Riqueza
web-design-name = Tu nombre
web-design-name-hint = Como lo verán los demás, hasta 30 letras.
web-design-name-wrong = Alguien de esta mesa ya se llama así.
web-design-open-sheet = Abrir una hoja
web-design-sheet = Una hoja sobre la página
web-design-sheet-text = Cubre lo que hay debajo, dice una sola cosa y se cierra con Esc, con la cruz o tocando al lado.
web-design-notice = Mostrar un aviso
web-design-notice-text = Bo se ha sentado a la mesa.
web-design-trouble-text = Se ha perdido la conexión. Tu mesa espera; lo estamos intentando de nuevo.
web-design-menu = En la mesa
web-design-undo = Deshacer la última jugada
web-design-rules = Las reglas de este momento
web-design-watch = Solo mirar
web-design-takebacks = Deshacer jugadas
web-design-takebacks-hint = Libre mientras no ruede un dado; después, los demás deben estar de acuerdo.
web-design-log-1 = Cae la noche sobre Bagdad.
web-design-log-2 = Ana se queda y se encuentra con el mercader de sombras.
web-design-log-3 = Ana gana 2 de relato.
web-design-chat = No te fíes nunca de un camello sin polvo.
web-design-join = Únete con el teléfono
web-design-felt = Sobre el tapete
web-design-felt-question = ¿Qué dados guardas?
web-design-felt-keep = Guardar tres, lanzar los demás
