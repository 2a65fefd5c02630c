title = DOG
about = Lleva tus fichas a la meta con cartas, junto con el compañero que se sienta enfrente.
minutes = 60

ask-give = { $paired ->
    [yes] Da una carta boca abajo a tu compañero { $mate }.
   *[no] Da una carta boca abajo a tu compañero.
 }
ask-pass = Pasa una carta boca abajo a quien juega después de ti.
ask-card = Te toca. ¿Qué carta juegas?
ask-role = ¿Qué carta debe ser el comodín?
ask-pawn = ¿Qué ficha?
ask-field = ¿Adónde va?
ask-seven-pawn = ¿Qué ficha avanza ahora?
ask-seven-field = ¿Hasta dónde avanza?
ask-swap-pawn = ¿Qué ficha intercambias?
ask-swap-with = ¿Con qué ficha?
ask-none = No hay con quién cambiar. ¿Descartar la carta sin efecto?
ask-out = No puedes mover con ninguna de tus cartas.
ask-discard = No puedes mover. ¿Qué carta descartas?

card = { $value }
card-13 = 13/salida
card-1-11 = 1/11/salida
card-swap = cambio
card-joker = comodín

place-field = casilla { $field }
place-goal = casilla de meta { $slot }

word-player = { $who }
word-pawn = { $who-me ->
    [yes] tu ficha { $pawn } ({ $place })
   *[no] { $who-mate ->
        [yes] ficha { $pawn } de tu compañero { $who } ({ $place })
       *[no] ficha { $pawn } de { $who } ({ $place })
     }
 }
word-portion = { $place } (+{ $steps })
word-past = { $place }, sin entrar en la meta
word-yard = una ficha de la zona de salida
word-none = sin efecto
word-out = retirarse de esta ronda

about-number = Avanza una de tus fichas { $number } casillas.
about-4 = Avanza una de tus fichas 4 casillas, o retrocede 4. Es la única carta que va hacia atrás.
about-7 = Reparte 7 pasos entre tus fichas como quieras, solo hacia delante. Toda ficha adelantada vuelve a su zona de salida, también las tuyas.
about-13 = Saca una ficha a tu casilla de salida, o avanza una ficha 13 casillas.
about-1-11 = Saca una ficha a tu casilla de salida, o avanza una ficha 1 u 11 casillas.
about-swap = Una de tus fichas y una ajena cambian de sitio. No se cambian fichas en la meta, en la zona de salida ni en su propia casilla de salida.
about-joker = Puede ser cualquier otra carta: tú dices cuál.
about-pawn-yard = Espera en la zona de salida. La saca una carta con el signo de salida o un comodín.
about-pawn-safe = En la casilla de salida de su color está protegida: nadie la captura, la cambia ni la adelanta.
about-pawn-home = Está en la meta, a salvo. Allí nadie salta por encima.
about-pawn-out = { $who-me ->
    [yes] Llévala en el sentido del reloj hasta tu meta. Quien termina en su casilla la devuelve a la zona de salida.
   *[no] Quien termina en su casilla la devuelve a la zona de salida, sea compañero o no.
 }
about-held = Las cartas de este jugador. En cada ronda se reparte una menos: seis, cinco, cuatro, tres, dos, y otra vez seis.
about-pile = De aquí se reparte la próxima ronda.
spot-field = casilla { $number }
spot-start = salida, casilla { $number }
spot-goal = casilla de meta { $number }
spot-yard = zona de salida
about-field = Hay sitio para una ficha. Quien termina aquí captura la ficha que haya, aunque sea suya.
about-start-mine = Aquí salen tus fichas, y aquí se desvían a tu meta. En esta casilla están protegidas.
about-start-theirs = Aquí salen las fichas de este color. Mientras haya una, nadie puede pasar.
about-goal-mine = Trae aquí tus fichas con el número exacto. En la meta no se salta a nadie: llénala desde el fondo.
about-goal-theirs = La meta de este color. Aquí las fichas están a salvo.
about-yard-mine = Aquí tus fichas esperan para salir, y aquí vuelven las capturadas.
about-yard-theirs = Aquí las fichas de este color esperan para salir.

course = Casillas que han recorrido todas las fichas juntas
remark-captures = Más capturas: { $who-me ->
    [yes] tú
   *[no] { $who }
 }, { $count }.
remark-captured = Más fichas devueltas a la salida: { $who-me ->
    [yes] tú
   *[no] { $who }
 }, { $count }.
remark-sweep = Más fichas con una sola carta: { $who-me ->
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

told-dealer = { $who-me ->
    [yes] Repartes tú primero.
   *[no] { $who } reparte primero.
 }
told-deal = { $who-me ->
    [yes] Repartes { $count } cartas a cada uno.
   *[no] { $who } reparte { $count } cartas a cada uno.
 }
told-begins = { $who-me ->
    [yes] Empiezas tú esta ronda.
   *[no] { $who } empieza esta ronda.
 }
told-shuffle = Se barajan los descartes y pasan a ser el mazo.
told-gave = { $to-mate ->
    [yes] Das una carta a tu compañero { $to }: { $card }.
   *[no] Das una carta a { $to }: { $card }.
 }
told-given = { $to-me ->
    [yes] { $who } te da una carta boca abajo.
   *[no] { $who } da una carta boca abajo a { $to }.
 }
told-got = { $from-mate ->
    [yes] De tu compañero { $from } recibes: { $card }.
   *[no] De { $from } recibes: { $card }.
 }
told-drew = Robas: { $card }.
told-drawn = { $who } roba una carta.
told-out = { $who-me ->
    [yes] No puedes mover y te retiras de esta ronda con: { $cards }.
   *[no] { $who } no puede mover y se retira de esta ronda con: { $cards }.
 }
told-discard = { $who-me ->
    [yes] No puedes mover y descartas: { $card }.
   *[no] { $who } no puede mover y descarta: { $card }.
 }
told-play = { $who-me ->
    [yes] Juegas: { $card }.
   *[no] { $who } juega: { $card }.
 }
told-joker = { $who-me ->
    [yes] Juegas un comodín como: { $card }.
   *[no] { $who } juega un comodín como: { $card }.
 }
told-idle = La carta no tiene efecto.
told-start = { $who-me ->
    [yes] Tu ficha { $pawn } sale a la { $place }.
   *[no] La ficha { $pawn } de { $who } sale a la { $place }.
 }
told-walk = { $who-me ->
    [yes] Tu ficha { $pawn } avanza { $steps } hasta la { $place }.
   *[no] La ficha { $pawn } de { $who } avanza { $steps } hasta la { $place }.
 }
told-back = { $who-me ->
    [yes] Tu ficha { $pawn } retrocede { $steps } hasta la { $place }.
   *[no] La ficha { $pawn } de { $who } retrocede { $steps } hasta la { $place }.
 }
told-home = { $who-me ->
    [yes] Tu ficha { $pawn } avanza { $steps } dentro de la meta, hasta la { $place }.
   *[no] La ficha { $pawn } de { $who } avanza { $steps } dentro de la meta, hasta la { $place }.
 }
told-burned = { $who-me ->
    [yes] Adelantan a tu ficha { $pawn } y queda quemada.
   *[no] Adelantan a la ficha { $pawn } de { $who } y queda quemada.
 }
told-captured = { $who-me ->
    [yes] Capturan tu ficha { $pawn }.
   *[no] Capturan la ficha { $pawn } de { $who }.
 }
told-swap = { $who-me ->
    [yes] Tu ficha { $pawn }
   *[no] La ficha { $pawn } de { $who }
 } y { $other-me ->
    [yes] tu ficha { $otherpawn }
   *[no] la ficha { $otherpawn } de { $other }
 } cambian de sitio.
told-finished = { $who-me ->
    [yes] Todas tus fichas están en la meta. Desde ahora mueves las de { $partner }.
   *[no] Todas las fichas de { $who } están en la meta. Desde ahora { $who } mueve { $partner-me ->
        [yes] las tuyas.
       *[no] las de { $partner }.
     }
 }

scene-hand = Mano
scene-points = { $points ->
    [one] queda un punto del 7
   *[other] quedan { $points } puntos del 7
 }
scene-held = Cartas
scene-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
scene-out = fuera de la ronda
scene-given = ha dado una carta
scene-dealer = ha repartido
scene-pile = Mazo
scene-pile-count = { $count ->
    [one] una carta en el mazo
   *[other] { $count } cartas en el mazo
 }
scene-round = ronda { $round }
scene-discard = Descartes
scene-pawn = { $who-me ->
    [yes] tu ficha { $pawn }
   *[no] ficha { $pawn } de { $who }
 }

why-over = La partida ha terminado.
why-said = Tu jugada está completa.
why-dealer = Quién reparte primero se decidió antes de la primera carta.
why-can-move = Quien aún puede mover no se retira.
why-no-out = Sin equipos nadie se retira: quien no puede mover descarta una carta.
why-gave = Ya has dado tu carta; espera a los demás.
why-not-your-turn = { $who-me ->
    [yes] Es tu turno, pero ahora no se te pregunta nada.
   *[no] Es el turno de { $who }.
 }
why-give = Elige primero la carta que das.
why-discard = No puedes mover: elige una carta para descartar.
why-not-held = No tienes esa carta: { $card }.
why-stuck = No se puede jugar ninguna de tus cartas.
why-card-first = Elige primero la carta que juegas.
why-role = Di primero qué carta debe ser el comodín.
why-pawn-first = Elige primero una ficha.
why-field-first = Elige primero adónde va la ficha.
why-seven-start = Con un 7 no sale ninguna ficha.
why-swap-must = Hay un cambio posible, así que es obligatorio.
why-idle = No hay nada que cambiar; la carta solo puede descartarse sin efecto.
why-must-start = Ninguna de las fichas con las que juegas está en el recorrido: primero debe salir una.
why-no-swap = No hay un par que cambiar: las fichas en la zona de salida, en la meta y en su propia casilla de salida no cuentan.
why-last-resort = Una carta de cambio solo puede descartarse sin efecto si no se puede jugar nada más.
why-yard = Todas las fichas que podrías mover están en la zona de salida, y esta no es una carta de salida: { $card }.
why-seven = Los siete puntos del 7 no se pueden usar todos.
why-no-start-card = Solo 13/salida, 1/11/salida o un comodín saca una ficha, no: { $card }.
why-start-taken = Ya hay una ficha del mismo color en la casilla de salida.
why-yard-empty = No hay fichas esperando en la zona de salida.
why-joker-start = Para sacar una ficha, juega el comodín como 13/salida.
why-no-pawn-there = Ahí no hay ninguna ficha.
why-partners-pawn = Solo mueves las fichas de { $who } cuando todas las tuyas están en la meta.
why-helping = Tus propias fichas ya están todas en la meta; ahora mueves las de { $who }.
why-not-yours = Esa ficha es de { $who }.
why-goal-full = En la meta no hay paso libre para avanzar { $steps }.
why-blocked = { $who-me ->
    [yes] Tu ficha protegida en la casilla de salida cierra el paso.
   *[no] La ficha protegida de { $who } en la casilla de salida cierra el paso.
 }
why-leave-goal = Una ficha que está en la meta se queda allí.
why-distance = Con esta carta la ficha no llega exactamente ahí: { $card }.
why-foreign-goal = Esa meta es de otro color.
why-from-start = Desde su casilla de salida una ficha no entra directamente en la meta.
why-goal-exact = Para esa casilla de meta hace falta exactamente { $steps }.
why-goal-back = En la meta nadie retrocede.
why-goal-jump = En la meta no se salta por encima de nadie.
why-had-portion = Esta ficha ya ha tenido su parte del 7.
why-partner-later = Las fichas de { $who } reciben el resto solo cuando todas las tuyas están en la meta.
why-goal-end = Esta ficha está al final de la meta.
why-seven-rest = { $points ->
    [one] Así no podría usarse el último punto.
   *[other] Así no podrían usarse todos los { $points } puntos.
 }
why-points = { $points ->
    [one] Del 7 solo queda un punto, y lleva hacia delante.
    [7] Un 7 tiene 7 puntos, y llevan hacia delante.
   *[other] Del 7 solo quedan { $points } puntos, y llevan hacia delante.
 }
why-swap-goal = Las fichas de la meta no se cambian.
why-swap-protected = Una ficha en su propia casilla de salida no se cambia.
why-swap-own-first = Elige primero una de las fichas con las que juegas.
why-swap-same = No se cambian dos fichas del mismo color.

option-first_dealer = Quién reparte primero
choice-first_dealer-random = El sorteo decide quién reparte primero
choice-first_dealer = Reparte primero el asiento { $number }
option-direction = El sentido de marcha de las fichas
choice-direction-cw = Las fichas avanzan en sentido horario
choice-direction-ccw = Las fichas avanzan en sentido antihorario
option-mirror_turn_order = Se juega, se reparte y se pasa en sentido antihorario
choice-mirror_turn_order-false = Se juega, se reparte y se pasa en sentido horario
choice-mirror_turn_order-true = Se juega, se reparte y se pasa en sentido antihorario
option-reshuffle = Cuando el mazo no alcanza
choice-reshuffle-deal_rest_first = Primero se reparte el resto y luego se barajan los descartes
choice-reshuffle-merge = Un mazo demasiado pequeño se baraja con los descartes antes de repartir
option-must_start_when_track_empty = Sin fichas en el recorrido hay que sacar una
choice-must_start_when_track_empty-false = Sin fichas en el recorrido aún puedes avanzar en la meta
choice-must_start_when_track_empty-true = Sin fichas en el recorrido solo puedes sacar una
option-swap_no_effect = Cuándo puede descartarse sin efecto una carta de cambio
choice-swap_no_effect-literal = Si estás en el recorrido y no hay allí nadie más con quien cambiar
choice-swap_no_effect-whenever_impossible = Siempre que no puedas cambiar
choice-swap_no_effect-never = Nunca: con una carta de cambio se cambia
choice-swap_no_effect-last_resort = Solo si no podrías jugar otra cosa
option-seven_partner = Cuándo un 7 puede mover también fichas del compañero
choice-seven_partner-after_finish = Solo cuando tu última ficha haya llegado
choice-seven_partner-when_stuck = También si las tuyas no pueden usar los siete
choice-seven_partner-free = Siempre
option-fields_per_colour = Lo largo que es el recorrido
choice-fields_per_colour = { $value } casillas de una casilla de salida a la siguiente
option-ring = El tablero con 2, 3 o 5 jugadores
choice-ring-printed = Con 2, 3 o 5 se juega en el tablero impreso
choice-ring-fitted = Con 2, 3 o 5 se juega en un tablero con un brazo por jugador
preset-strict = Estricto
preset-strict-more = Con una carta de cambio siempre se cambia, y sin fichas en el recorrido solo puedes sacar una.
preset-helping = Echar una mano
preset-helping-more = Un 7 siempre puede mover también fichas del compañero, y una carta de cambio inútil puede descartarse.
preset-short = Vueltas cortas
preset-short-more = Solo 14 casillas de una casilla de salida a la siguiente: la partida acaba antes.

# La primera partida, con un guía
lesson-1 = ¡Te damos la bienvenida a DOG! Tú y quien se sienta enfrente sois compañeros: ganáis juntos, cuando las fichas de ambos están en la meta. Cada ronda empieza con un regalo. Da a tu compañero una carta boca abajo: «{ card-1-11 }», porque tienes otras para sacar una ficha.
lesson-2 = En tu turno juegas una carta. Todas las fichas esperan, y solo una carta de salida o un comodín saca una. Juega «{ card-13 }» y elige una ficha de tu zona de salida.
lesson-3 = El 4 es la única carta que puede ir hacia atrás. Elige el 4, tu ficha y la casilla 4 pasos atrás: así queda cerca de la meta sin dar toda la vuelta.
lesson-4 = A la meta se entra hacia delante, por la propia casilla de salida. El 6 lleva tu ficha 4 pasos hasta la salida y 2 más dentro de la meta. Allí está a salvo.
lesson-5 = Un comodín es la carta que quieras. Conviértelo en «{ card-13 }» y saca tu siguiente ficha. En su propia casilla de salida está protegida, y nadie puede pasar.
lesson-6 = El 7 se puede repartir. Primero 2 pasos con la ficha de la meta, hasta el fondo. Luego 5 con la otra: cae sobre una ficha rival y la devuelve. Y ojo: un 7 captura todo lo que adelanta, también tus fichas.
lesson-7 = Uno de tus rivales no puede jugar ninguna carta y está fuera hasta la próxima ronda. Tu compañero te dio una carta de cambio: cambia tu ficha de la casilla 5 por la de la 58, que casi ha dado la vuelta.
lesson-8 = Una ronda nueva, con una carta menos. Da otra vez a tu compañero «{ card-1-11 }»: saca una ficha.
lesson-9 = Cuenta: 6 pasos hasta tu casilla de salida, luego 3 dentro de la meta, justo detrás de la ficha que ya está. En la meta no se salta a nadie, y el número tiene que ser exacto. ¡El 9 lo es!
lesson-end = ¡Dos fichas en la meta! Cuando estén las cuatro moverás las de tu compañero, y con las ocho gana vuestro equipo. Deja el ratón sobre una carta, o mantenla pulsada, y se explica sola.

# Signos en cartas y casillas
sign-start = saca también una ficha
sign-swap = intercambia dos fichas
sign-split = pasos para repartir
sign-both = adelante o atrás
