title = HIT
about = Lleva tus peones a casa con un mazo que construyes tú: captura, protégete y gasta bien tus monedas.
minutes = 40

# Cartas
card-s-coin3 = 3 monedas
card-s-out1 = Salir o 1
card-s-out6 = Salir o 6
card-s-1to5 = De 1 a 5
card-s-3 = 3 con escudo
card-s-corner = Esquina libre
card-n-4 = 4 con escudo
card-n-5 = 5
card-n-6 = 6 rompeescudos
card-n-7 = 7
card-n-8 = 8
card-n-11 = 11
card-n-3b1 = 3 adelante o 1 atrás
card-n-split = 10 a repartir
card-n-bar = Próxima barrera
card-n-start = Próxima salida
card-n-coin3 = Escudo y 3 monedas
card-n-coin5 = 5 monedas
card-n-corn = De 1 a 3 esquinas
card-n-hunt = La caza
card-n-behind = Justo detrás
card-n-group = Sobre los grupos

# Preguntas
ask-card = ¿Qué carta juegas?
ask-way = ¿Sales, o qué peón mueves?
ask-out = Sal con un peón.
ask-pawn = ¿Qué peón mueves?
ask-field = ¿Adónde?
ask-unused = Ninguno de tus peones puede hacerlo. Descarta la carta sin usarla.
ask-both-first = Sales descartando dos cartas. ¿Cuál va debajo?
ask-both-second = ¿Cuál va encima?
ask-split-pawn = ¿Qué peón avanza ahora?
ask-split-field = ¿Hasta dónde?
ask-split-steps = Se llega allí con distintos números de pasos. ¿Cuántos cuentas?
ask-buy = ¿Compras algo? Lo último que compras queda encima.
ask-keep = Tu mazo se ha acabado. ¿Se queda el escudo donde está o lo barajas?

# Palabras
word-out = salir
word-both = descartar dos cartas para salir
word-unused = descartarla sin usarla
word-done = nada más
word-keep = dejar el escudo
word-mix = barajarlo
word-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
 }
word-player = { $who }
word-goal = meta { $number }
word-field = casilla { $number }

# En la mesa
scene-market = Mercado
scene-round = ronda { $round }
scene-neutral = Mazo neutral
scene-hand = Mano
scene-discard = Descartes
scene-pile = Mazo
scene-coins = Monedas
scene-protected = peones protegidos
scene-pawn = peón { $number }
scene-for-sale = { $card }, cuesta { $cost }
scene-purse = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
 }
scene-face-down = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
 }

# Qué hacen las cosas y las casillas
-shield = Mientras esta carta esté encima de tus descartes, ninguno de tus peones puede ser capturado.
-breaker = También captura peones protegidos.
-no-capture = No captura a nadie: desde una casilla con un peón ajeno, el tuyo sigue hasta la siguiente libre.
-no-goal = No lleva ningún peón a la meta.
about-s-coin3 = Toma 3 monedas. Las gastas en el mercado cuando has jugado tu mano.
about-s-out1 = Saca un peón que espera a tu casilla de salida, o mueve un peón 1 casilla.
about-s-out6 = Saca un peón que espera a tu casilla de salida, o mueve un peón 6 casillas.
about-s-1to5 = Mueve un peón 1, 2, 3, 4 o 5 casillas, como quieras. { -no-capture }
about-s-3 = Mueve un peón 3 casillas y toma 2 monedas.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-s-corner = Mueve un peón hasta la próxima esquina libre y toma 1 moneda.
about-n-4 = Mueve un peón 4 casillas.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-n-5 = Mueve un peón 5 casillas y toma 2 monedas.
about-n-6 = Mueve un peón 6 casillas y toma 1 moneda.{ $shields ->
    [yes] {" "}{ -breaker }
   *[no] {""}
 }
about-n-7 = Mueve un peón 7 casillas y toma 2 monedas.
about-n-8 = Mueve un peón 8 casillas y toma 2 monedas.
about-n-11 = Mueve un peón 11 casillas. { -no-capture }
about-n-3b1 = Mueve un peón 3 casillas adelante o 1 atrás.{ $shields ->
    [yes] {" "}{ -breaker }
   *[no] {""}
 }
about-n-split = Reparte exactamente 10 pasos entre tantos de tus peones como quieras. { -no-capture }
about-n-bar = Salta con un peón hasta la próxima barrera que tenga delante, sea de quien sea.
about-n-start = Salta con un peón hasta la próxima salida que tenga delante, pero nunca hasta la tuya.
about-n-coin3 = Toma 3 monedas.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-n-coin5 = Toma 5 monedas.
about-n-corn = Mueve un peón hasta la próxima esquina, o hasta la segunda o la tercera.
about-n-hunt = Mueve un peón hasta el peón ajeno más cercano que tenga delante, por lejos que esté, y captúralo.
about-n-behind = Mueve un peón a la casilla justo detrás del peón más cercano que tenga delante. { -no-goal }
about-n-group = Salta con un peón sobre el próximo grupo, o sobre dos: peones justo uno detrás de otro. Cae en la casilla libre que sigue. { -no-goal }
about-for-sale = { $about } Compras cuando has jugado tu mano, y la robas en tu próximo turno.
about-pawn-waiting = Espera para salir. Lo lleva a la salida una carta inicial con la casa, o dos cartas cualesquiera descartadas juntas.
about-pawn-out = { $who-me ->
    [yes] Haz que dé una vuelta completa en el sentido del reloj y llévalo a tu meta, tras tu barrera.
   *[no] Termina un movimiento en su casilla y queda capturado: tendrá que esperar y salir de nuevo.
 }
about-pawn-safe = { $who-me ->
    [yes] Hay un escudo encima de tus descartes: ahora solo un rompeescudos podría capturarlo.
   *[no] Hay un escudo encima de los descartes de su jugador: ahora solo un rompeescudos lo captura.
 }
about-pawn-home = Está en la meta, y allí nadie puede capturarlo.
about-coins = Con monedas se compran cartas en el mercado. Todos empiezan con 6, y muchas cartas dan alguna.
about-pile = Cartas del mazo propio, boca abajo. Cada turno se roban tres; las recién compradas están encima. Cuando se acaba, se barajan los descartes.
about-hand = La mano de este jugador. En un turno se juegan las tres cartas.
about-neutral = De aquí se completa el mercado hasta cinco cartas después de cada turno.
spot-field = casilla { $number }
spot-corner = esquina, casilla { $number }
spot-start = salida, casilla { $number }
spot-barrier = barrera, casilla { $number }
spot-goal = meta
spot-yard = casilla de espera
about-field = Hay sitio para un peón. Quien termina sobre un peón ajeno lo captura.
about-corner = Algunas cartas llevan de esquina en esquina. Por lo demás, es una casilla como las otras.
about-start-mine = Aquí salen tus peones, y aquí empieza su vuelta.
about-start-theirs = Aquí salen los peones de este color. Para los tuyos es una casilla como las otras.
about-barrier-mine = La última casilla de la vuelta. Tus peones nunca la pasan: se desvían a tu meta.
about-barrier-theirs = Aquí los peones de este color se desvían a su meta. Los tuyos siguen.
about-goal-mine = Trae aquí todos tus peones y ganas. Un peón debe terminar justo en una casilla de meta; aquí nadie lo captura.
about-goal-theirs = La meta de este color. Aquí los peones están a salvo.
about-goal-spare = Con tres peones por persona, esta casilla de meta no cuenta.
about-yard-mine = Aquí esperan tus peones hasta que una carta los saque.
about-yard-theirs = Aquí esperan los peones de este color, y aquí vuelven los capturados.
about-yard-spare = Con tres peones por persona, esta casilla de espera queda vacía.

# Lo que pasó
course = Casillas que han recorrido todos los peones juntos
remark-captures = Más capturas: { $who-me ->
    [yes] tú
   *[no] { $who }
 }, { $count }.
remark-captured = Más peones perdidos: { $who-me ->
    [yes] tú
   *[no] { $who }
 }, { $count }.
remark-bought = Más cartas compradas: { $who-me ->
    [yes] tú
   *[no] { $who }
 }, { $count }.
remark-lap = Vuelta más rápida: { $who-me ->
    [yes] tú
   *[no] { $who }
 }, en la meta en { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
 }.

told-list = { $first }, { $rest }
told-limit = La ronda { $round } ha terminado y nadie gana.
told-first = { $who-me ->
    [yes] Empiezas tú.
   *[no] Empieza { $who }.
 }
told-drew-these = { $who-me ->
    [yes] Robas: { $cards }.
   *[no] { $who } roba: { $cards }.
 }
told-drew = { $who-me ->
    [yes] Robas { $count ->
        [one] una carta
       *[other] { $count } cartas
     }.
   *[no] { $who } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
     }.
 }
told-market = Nuevo en el mercado: { $cards }.
told-bought = { $who-me ->
    [yes] Compras: { $cards }.
   *[no] { $who } compra: { $cards }.
 }
told-kept = { $who-me ->
    [yes] Dejas «{ $card }» sobre tus descartes: tus peones siguen protegidos.
   *[no] { $who } deja «{ $card }» sobre sus descartes: sus peones siguen protegidos.
 }
told-mixed = { $who-me ->
    [yes] Barajas todos tus descartes, también «{ $card }».
   *[no] { $who } baraja todos sus descartes, también «{ $card }».
 }
told-shuffled = { $who-me ->
    [yes] Se te ha acabado el mazo y barajas tus descartes.
   *[no] { $who } ha agotado su mazo y baraja sus descartes.
 }
told-both = { $who-me ->
    [yes] Descartas «{ $first }» y «{ $second }» para salir.
   *[no] { $who } descarta «{ $first }» y «{ $second }» para salir.
 }
told-coins = { $who-me ->
    [yes] Juegas «{ $card }» y tomas { $coins } monedas.
   *[no] { $who } juega «{ $card }» y toma { $coins } monedas.
 }
told-played = { $who-me ->
    [yes] Juegas «{ $card }».
   *[no] { $who } juega «{ $card }».
 }
told-played-paid = { $who-me ->
    [yes] Juegas «{ $card }» y tomas { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
     }.
   *[no] { $who } juega «{ $card }» y toma { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
     }.
 }
told-out = { $who-me ->
    [yes] Juegas «{ $card }» para salir.
   *[no] { $who } juega «{ $card }» para salir.
 }
told-unused = { $who-me ->
    [yes] Descartas «{ $card }» sin usarla.
   *[no] { $who } descarta «{ $card }» sin usarla.
 }
told-unused-paid = { $who-me ->
    [yes] Descartas «{ $card }» sin usarla, pero tomas { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
     }.
   *[no] { $who } descarta «{ $card }» sin usarla, pero toma { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
     }.
 }
told-came-out = { $who-me ->
    [yes] Tu peón sale en la casilla { $field }.
   *[no] Un peón de { $who } sale en la casilla { $field }.
 }
told-moved = { $who-me ->
    [yes] Tu peón avanza { $count ->
        [one] una casilla
       *[other] { $count } casillas
     }, de la casilla { $from } a la casilla { $to }.
   *[no] Un peón de { $who } avanza { $count ->
        [one] una casilla
       *[other] { $count } casillas
     }, de la casilla { $from } a la casilla { $to }.
 }
told-back = { $who-me ->
    [yes] Tu peón da un paso atrás, de la casilla { $from } a la casilla { $to }.
   *[no] Un peón de { $who } da un paso atrás, de la casilla { $from } a la casilla { $to }.
 }
told-bumped = La casilla { $field } está ocupada: sigue hasta la siguiente libre.
told-home = { $who-me ->
    [yes] Tu peón avanza { $count ->
        [one] una casilla
       *[other] { $count } casillas
     } ¡y llega a la meta!
   *[no] Un peón de { $who } avanza { $count ->
        [one] una casilla
       *[other] { $count } casillas
     } ¡y llega a la meta!
 }
told-deeper = { $who-me ->
    [yes] Tu peón avanza dentro de la meta.
   *[no] Un peón de { $who } avanza dentro de la meta.
 }
told-captured = { $who-me ->
    [yes] Capturas un peón de { $whom }.
   *[no] { $who } captura { $whom-me ->
        [yes] tu peón
       *[no] un peón de { $whom }
     }.
 }
told-won = { $who-me ->
    [yes] Todos tus peones están en la meta: ¡ganas!
   *[no] Todos los peones de { $who } están en la meta: ¡gana { $who }!
 }

# Por qué no
why-over = La partida ha terminado.
why-not-your-turn = { $who-me ->
    [yes] Es tu turno.
   *[no] Es el turno de { $who }.
 }
why-said = Con esta palabra tu jugada ya está completa.
why-keep-or-mix = Decide primero si el escudo se queda sobre tus descartes.
why-buying = Ya has jugado tu mano. Ahora puedes comprar cartas, o decir «nada más».
why-not-in-market = «{ $card }» no está en el mercado.
why-too-dear = «{ $card }» cuesta { $cost }; te quedan { $coins }.
why-finish-card = Primero ejecuta «{ $card }» hasta el final.
why-not-unused = «{ $card }» se puede ejecutar, así que hay que hacerlo.
why-no-number = El número de pasos solo se pregunta cuando varios llevan a la misma casilla.
why-two-cards = Para eso necesitas dos cartas en la mano.
why-choose-card = Elige primero una carta de tu mano.
why-not-in-hand = No tienes «{ $card }» en la mano.
why-start-taken = En tu casilla de salida está tu propio peón, así que no puede salir otro.
why-none-waits = Ninguno de tus peones está esperando.
why-card-not-out = «{ $card }» no hace salir a nadie; pueden hacerlo tus cartas iniciales 1 y 6, o dos cartas cualesquiera.
why-no-pawn = En { $place } no hay ningún peón tuyo.
why-pawn-moved = Este peón ya ha tenido su parte.
why-split-stuck = Con una parte para este peón, los { $steps } pasos no saldrían justos.
why-stays-in-goal = «{ $card }» no mueve peones que ya están en la meta.
why-no-aim = Delante de este peón, hasta tu barrera, no hay nada a lo que pueda llevar «{ $card }».
why-own-pawn = Ahí está tu propio peón, y no puedes capturarlo.
why-not-into-goal = «{ $card }» no lleva ningún peón a la meta.
why-too-far = Eso pasaría de tu meta: un peón debe acabar exactamente en una casilla de meta.
why-split-field = Si este peón fuera a { $place }, los { $steps } pasos no saldrían justos.
why-not-there = Con «{ $card }» este peón no acaba en { $place }.
why-start-not-sold = Las cartas iniciales nunca se venden.
why-buy-later = «{ $card }» está en el mercado. Se compra después de jugar toda la mano.
why-coins-only = «{ $card }» solo da monedas y siempre se ejecuta.
why-other-number = Con ese número de pasos no se llega ahí, o el resto no saldría justo.
why-say-steps = Di primero cuántos pasos cuentas.
why-corners-taken = Desde aquí hasta tu barrera, todas las esquinas están ocupadas.
why-close-behind = Este peón ya está justo detrás del más cercano.
why-group-at-barrier = El grupo de delante llega hasta tu barrera, así que no se puede saltar.
why-goal-ignored = Con tres peones cada uno, esa casilla de meta no cuenta.
why-no-field = Este lado del tablero no tiene casilla { $place }.
why-must-leave = El peón ya está ahí; tiene que moverse.
why-only-deeper = En la meta un peón no retrocede ni vuelve a salir: solo avanza hacia el fondo.
why-first-goal = Un peón que sigue hasta la meta acaba en la primera casilla de meta libre.
why-all-steps = «{ $card }» se ejecuta entera: no se puede perder ningún paso.
why-no-capture = «{ $card }» no captura a nadie: tu peón sigue hasta la siguiente casilla libre.
why-shielded = El peón de ahí está protegido: el tuyo sigue hasta la siguiente casilla libre.
why-passed = Tu peón sigue hasta la siguiente casilla libre y pasa a quien esté en el camino.
why-hunt-nearest = La caza busca el peón ajeno más cercano y no mira más allá.
why-back-over-barrier = Desde tu casilla de salida ningún peón retrocede por encima de tu barrera.
why-past-barrier = Para este peón eso queda más allá de tu barrera, que nunca pasa.
why-own-start = «{ $card }» nunca lleva a tu propia casilla de salida.
why-only-ahead = «{ $card }» solo mira hacia delante, y eso queda detrás de este peón.
why-clockwise = Eso queda detrás de este peón, y los peones se mueven en sentido horario.
why-split-far = { $steps ->
    [one] Solo queda un paso
   *[other] Solo quedan { $steps } pasos
 } por repartir.

# Opciones
option-no_shields = Jugar sin escudos
choice-no_shields-false = Los escudos protegen los peones
choice-no_shields-true = Los escudos no cuentan: más malicia
option-four_pawns = Cuatro peones cada uno, también entre cuatro
choice-four_pawns-false = Entre cuatro, cada uno tiene tres peones
choice-four_pawns-true = Cada uno tiene cuatro peones, también entre cuatro
option-first_player = Quién empieza
choice-first_player-random = El sorteo decide quién empieza
choice-first_player = Empieza el asiento { $number }
option-goal_is_ahead = «Justo detrás» ve tus propios peones en la meta
choice-goal_is_ahead-true = «Justo detrás» ve también tus propios peones en la meta
choice-goal_is_ahead-false = «Justo detrás» no ve tus propios peones en la meta
option-round_limit = Cuántas rondas como mucho
choice-round_limit-0 = No hay límite de rondas
choice-round_limit = Tras { $value } rondas no gana nadie
preset-mischief = Más malicia
preset-mischief-more = Los escudos no cuentan: ningún peón está a salvo antes de la meta.
preset-evening = Con el final a la vista
preset-evening-more = Tras 100 rondas se acaba la partida y no gana nadie.

# Una tabla que no encaja
wrong-tables-toml = El archivo tables.toml de HIT no es TOML: { $why }
wrong-tables-missing = En el archivo tables.toml de HIT falta la sección { $name }.
wrong-tables-number = En tables.toml de HIT, { $name } de { $where } debe ser un número entero.
wrong-tables-numbers = En tables.toml de HIT, { $name } de { $where } debe ser una lista de números enteros.
wrong-tables-dotted = En tables.toml de HIT la casilla de meta punteada es { $found }; puede ser de 1 a 4.
wrong-tables-track = En tables.toml de HIT el lado { $side } tiene { $found } casillas; necesita de 12 a 120, en { $colours } secciones iguales.
wrong-tables-apart = En tables.toml de HIT el lado { $side } necesita para { $what } { $colours } casillas, a { $section } de distancia en el sentido de las agujas del reloj.
wrong-tables-lap = En tables.toml de HIT una vuelta en el lado { $side } solo tiene { $route } casillas; una barrera debe estar justo antes de su propia salida.
wrong-tables-corners = En tables.toml de HIT el lado { $side } necesita esquinas en orden ascendente, de 0 a { $last } casillas después de una salida.
wrong-tables-card = En tables.toml de HIT no existe la carta neutral { $name }.
wrong-tables-copies = En tables.toml de HIT las copias suman { $found }; hay { $right } cartas neutrales.
wrong-tables-cost = En tables.toml de HIT la carta { $name } cuesta menos que nada.

# La primera partida, con un guía
lesson-1 = ¡Te damos la bienvenida a HIT, una carrera con un mazo que construyes tú! Haz que tus peones den una vuelta y entren en tu meta. En tu turno juegas las tres cartas de tu mano, en el orden que quieras. Empieza con «{ card-s-coin3 }»: simplemente da dinero.
lesson-2 = Ahora «{ card-s-1to5 }»: mueve un peón tanto como quieras, 5 casillas como mucho. Elige la carta, luego tu peón y luego la casilla 5 pasos más allá.
lesson-3 = «{ card-s-corner }» lleva un peón a la próxima esquina libre y da 1 moneda. Solo hay una manera de jugarla.
lesson-4 = Ya has jugado tu mano, así que puedes comprar. Tienes 10 monedas, y cada carta del mercado muestra su precio. Llévate «{ card-n-hunt }» por 8 y di nada más. Va encima de tu mazo: en tu próximo turno la tendrás en la mano.
lesson-5 = Tu rival ha llegado a la casilla 30. Juega «{ card-n-hunt }»: tu peón corre hasta el peón ajeno más cercano y lo captura. Ese tiene que empezar de nuevo.
lesson-6 = «{ card-s-out6 }» mueve un peón 6 casillas o saca a uno que espera. Sal: con más peones en camino tienes más donde elegir.
lesson-7 = El orden importa: tu última carta queda encima de los descartes. «{ card-s-3 }» lleva un escudo, y mientras esté ahí nadie puede capturar tus peones. Mueve con ella 3 casillas tu peón más avanzado.
lesson-8 = Tienes 4 monedas, suficientes para «{ card-n-3b1 }». Cómprala, y nada más.
lesson-9 = Tu mazo se ha acabado, así que tus descartes se barajan y forman el nuevo. Tu escudo puede quedarse donde está. ¡Consérvalo!
lesson-10 = ¿Lo has visto? Tu rival habría caído sobre tu peón, pero estaba protegido, así que el suyo tuvo que seguir. Ahora otra vez «{ card-s-1to5 }»: 5 casillas con tu peón más avanzado.
lesson-11 = Delante está tu barrera, la última casilla de la vuelta. Tras ella tu peón se desvía a tu meta, y debe terminar justo en una casilla de meta. Juega «{ card-n-3b1 }»: 3 adelante, y tu peón está en la meta, a salvo.
lesson-12 = Queda una carta, y no puedes guardarla. Mientras tu propio peón esté en la salida no sale ningún otro: mueve ese 1 casilla.
lesson-end = Un peón en la meta, faltan tres, y ya sabes cómo funciona. Si algo de la mesa te intriga, deja el ratón encima o mantenlo pulsado, y se explica solo.

# Signos en cartas y casillas
sign-shield = protege mientras está encima
sign-breaker = captura también peones protegidos
sign-no-capture = no captura a nadie
sign-no-goal = no lleva ningún peón a la meta
sign-coin = una moneda
sign-corner = esquina
sign-start = casilla de salida
sign-barrier = barrera, el final de la vuelta
sign-out = saca un peón
sign-hunt = el peón más cercano por delante
sign-behind = justo detrás del peón de delante
sign-group = por encima de un grupo de peones
sign-split = pasos para repartir
