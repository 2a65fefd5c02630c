title = Hexenrennen
about = Cuatro tribus de brujas compiten sobre losetas que nadie conoce. Los símbolos ajenos te hacen retroceder.
minutes = 30

ask-split-first = ¿Qué tres de tus números pones en el primer tramo?
ask-split-second = ¿Qué tres pones en el segundo tramo? El resto va al tercero.
ask-witch = ¿Qué bruja vuela?
ask-own-symbol = Tu bruja está en tu propio símbolo. ¿Juegas una carta para que siga volando o la dejas aquí?
ask-own-must = Una carta ha hecho retroceder a tu bruja hasta tu propio símbolo. Tienes que jugar una carta por ella.
ask-other-symbol = Una bruja ha llegado a tu símbolo. ¿Juegas una carta para hacerla retroceder o la dejas aquí?
ask-other-must = Una carta ha lanzado a esta bruja a tu símbolo. Tienes que jugar una carta contra ella.

word-player = { $who }
word-witch = { $place ->
    [0] una bruja que espera
   *[other] la bruja de la casilla { $place }
 }
word-leave = dejarla aquí
word-number = { $number }
word-card = { $number } ({ $to })
word-symbol = carta de símbolo

tribe-name = { $tribe ->
    [frost] Escarcha
    [storm] Tormenta
    [wood] Bosque
   *[mist] Niebla
 }
tile-number = { $tribe } { $number }
tile-symbol = símbolo de { $tribe }
card-symbol = un símbolo de { $tribe }
to-place = { $place ->
    [49] hasta la casilla de meta 2
    [50] hasta la casilla de meta 3
    [51] hasta la casilla de meta 4
   *[other] hasta la casilla { $place }
 }

scene-tribe = { $tribe ->
    [frost] Brujas de la escarcha
    [storm] Brujas de la tormenta
    [wood] Brujas del bosque
   *[mist] Brujas de la niebla
 }
scene-divides = reparten sus losetas
scene-decides = deciden
scene-must = tienen que jugar una carta
scene-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
scene-pile = { $tribe }, neutral
scene-left = { $count ->
    [one] queda una carta en el mazo
   *[other] quedan { $count } cartas en el mazo
 }
scene-hand = Mano
scene-tiles = Tus losetas por repartir
scene-section = Ocultas en el tramo { $section }
scene-die = el dado muestra { $number }
scene-down = casilla { $place }, boca abajo
scene-up = casilla { $place }: { $tile }
scene-witch = { $who-me ->
    [yes] tu bruja
   *[no] una bruja de { $who }
 }{ $place ->
    [0] , esperando
    [49] , en la meta: 2 puntos
    [50] , en la meta: 3 puntos
    [51] , en la meta: 4 puntos
   *[other] {" "}en la casilla { $place }
 }

about-die = Después de tirar, una de tus brujas avanza todo el número.
about-tile-down = Nadie sabe qué muestra. Se da la vuelta cuando una bruja cae en ella, y entonces actúa sobre ella.
about-tile-number = Una bruja de esta tribu que cae aquí sigue enseguida { $number } más. Cualquier otra se detiene aquí.
about-tile-symbol = Cuando una bruja de esta tribu cae aquí, quien la lleva puede jugar una carta para seguir. Contra cualquier otra que caiga aquí, quien lleva esta tribu puede jugar una carta que la hace retroceder.
about-tile-neutral = Cuando una bruja cae aquí, se roba la primera carta del mazo de esta tribu, que la hace retroceder.
about-tile-asleep = Se le dio la vuelta antes y, según las reglas de esta mesa, ya no hace nada.
about-card-number = Se juega cuando una bruja cae en el símbolo de esta tribu: una bruja de la tribu avanza { $number }, cualquier otra retrocede { $number }. Cada carta se usa una vez.
about-card-symbol = Se juega cuando una bruja cae en el símbolo de esta tribu: una bruja de la tribu salta a la próxima loseta libre con ese símbolo, cualquier otra retrocede a la libre más cercana que tenga detrás. Cada carta se usa una vez.
about-card-neutral = En el mazo de esta tribu. Cuando una bruja cae en su símbolo, se roba la primera carta, que la hace retroceder: su número, o hasta la loseta más cercana que tenga detrás con ese símbolo.
about-witch-waiting = Espera para partir. Su primera tirada la lleva al recorrido, y entonces no se cuentan las losetas con una bruja.
about-witch-out = { $who-me ->
    [yes] Lleva tus tres brujas a la meta. En una loseta solo hay sitio para una bruja.
   *[no] Compite contra ti. Si cae en tu símbolo, puedes jugar una carta y hacerla retroceder.
 }
about-witch-home = Ha llegado y ya no se mueve. Vale lo que vale su casilla.
about-my-tile = Una de tus losetas, boca abajo en algún lugar de este tramo. Solo tú sabes que está aquí.
about-to-divide = Una loseta que escondes: tres números en cada uno de los tres tramos. Tus números hacen seguir a tus brujas: escóndelos donde los necesites.
spot-tile = loseta { $number }
spot-wait = brujas que esperan
spot-die = dado
spot-finish = meta, { $number } puntos
about-tile = Las losetas 1 a 48 llevan a la meta. En una loseta hay sitio para una bruja.
about-wait = Aquí todas las brujas de esta tribu esperan ante la primera loseta.
about-finish = Una bruja que llega aquí con el número exacto vale { $number }. Quien tenga las tres en la meta termina la partida; gana quien más puntos tenga.

course = Losetas que han volado todas las brujas juntas
remark-flight = Vuelo más largo: { $who-me ->
    [yes] tú
   *[no] { $who }
 }, { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
 }.
remark-push = El mayor retroceso: { $who-me ->
    [yes] tú
   *[no] { $who }
 } → { $whom-me ->
    [yes] ti
   *[no] { $whom }
 }, { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
 }.
remark-pushes = Más cartas contra los demás: { $who-me ->
    [yes] tú
   *[no] { $who }
 }, { $count }.
remark-lap = Bruja más rápida: { $who-me ->
    [yes] tú
   *[no] { $who }
 }, en la meta en { $count ->
    [one] { $count } vuelo
   *[other] { $count } vuelos
 }.

told-split = { $who-me ->
    [yes] Has repartido tus losetas.
   *[no] { $who } ha repartido sus losetas.
 }
told-laid = El recorrido está listo: 48 losetas boca abajo.
told-first = { $who-me ->
    [yes] Empiezas tú.
   *[no] Empieza { $who }.
 }
told-roll = { $who-me ->
    [yes] Sacas un { $number }.
   *[no] { $who } saca un { $number }.
 }
told-stuck = { $who-me ->
    [yes] Ninguna de tus brujas puede usarlo.
   *[no] Ninguna bruja de { $who } puede usarlo.
 }
told-fly = { $who-me ->
    [yes] Tu bruja vuela desde la casilla { $from } { $to }.
   *[no] La bruja de { $who } vuela desde la casilla { $from } { $to }.
 }
told-enter = { $who-me ->
    [yes] Tu bruja sale y vuela { $to }.
   *[no] Una bruja de { $who } sale y vuela { $to }.
 }
told-turned = Se descubre la casilla { $place }: { $tile }.
told-carried = Su propio { $number } la lleva { $to }.
told-blocked = Su propio número no puede llevarla más lejos: se queda en la casilla { $place }.
told-stop = { $tile } es de otra tribu: se detiene en la casilla { $place }.
told-asleep = La casilla { $place } ya estaba descubierta: { $tile } no tiene efecto.
told-own-symbol = { $who-me ->
    [yes] Tu propio símbolo: { $must ->
        [yes] tienes que
       *[no] puedes
     } jugar una carta.
   *[no] Su propio símbolo: { $who } { $must ->
        [yes] tiene que
       *[no] puede
     } jugar una carta.
 }
told-symbol = { $who-me ->
    [yes] Tu símbolo: { $must ->
        [yes] tienes que
       *[no] puedes
     } jugar una carta contra ella.
   *[no] El símbolo de { $who }, que { $must ->
        [yes] tiene que
       *[no] puede
     } jugar una carta contra ella.
 }
told-no-card = { $who-me ->
    [yes] Tu símbolo, pero aquí no puedes jugar ninguna carta.
   *[no] El símbolo de { $who }, que aquí no puede jugar ninguna carta.
 }
told-stay = { $who-me ->
    [yes] Dejas a tu bruja donde está.
   *[no] { $who } deja a su bruja donde está.
 }
told-spare = { $who-me ->
    [yes] Dejas en paz a la bruja de { $mover }.
   *[no] { $who } deja en paz { $mover-me ->
        [yes] a tu bruja
       *[no] a la bruja de { $mover }
     }.
 }
told-card-own = { $who-me ->
    [yes] Juegas { $card }: tu bruja sigue { $to }.
   *[no] { $who } juega { $card }: su bruja sigue { $to }.
 }
told-card-against = { $who-me ->
    [yes] Juegas { $card } contra { $mover }: la bruja retrocede { $to }.
   *[no] { $who } juega { $card } contra { $mover-me ->
        [yes] ti
       *[no] { $mover }
     }: la bruja retrocede { $to }.
 }
told-neutral = Del mazo neutral sale { $card }: la bruja retrocede { $to }.
told-neutral-vain = Del mazo neutral sale { $card }, pero no es posible: la bruja se queda donde está.
told-pile-empty = El mazo neutral { $tribe } está vacío: la bruja se queda donde está.
told-shuffled = El mazo neutral { $tribe } estaba vacío y se baraja de nuevo.
told-home = { $who-me ->
    [yes] Tu bruja ha llegado a la meta: { $points } puntos.
   *[no] La bruja de { $who } ha llegado a la meta: { $points } puntos.
 }
told-points = { $who-me ->
    [yes] Tienes { $points } puntos.
   *[no] { $who } tiene { $points } puntos.
 }

why-over = La partida ha terminado.
why-not-your-turn = { $who-me ->
    [yes] Es tu turno, pero ahora no toca esto.
   *[no] Es el turno de { $who }.
 }
why-owner-decides = { $who-me ->
    [yes] Decides tú: es tu símbolo.
   *[no] Decide { $who }: el símbolo es suyo.
 }
why-lots = Quién empieza se decide antes de la primera tirada.
why-turned = Nadie elige una loseta: se descubre la de la casilla a la que llega una bruja.
why-said = Con esa palabra tu jugada está completa.
why-split-done = Ya has repartido tus losetas.
why-split-symbol = Cada tramo recibe de todos modos uno de tus símbolos; solo repartes los números.
why-split-number = Tus losetas llevan los números del 2 al 10.
why-split-used = Tu { $number } ya está puesto; solo hay uno.
why-split-order = Di los tres números de un tramo de menor a mayor.
why-no-pass = Una de tus brujas puede usar la tirada, así que hay que mover.
why-choose = Di primero qué bruja vuela. Las cartas solo se juegan en los símbolos.
why-no-witch = Ahí no hay ninguna bruja tuya.
why-past = Eso llevaría más allá de la casilla de meta 4.
why-taken = En la casilla { $place } ya hay una bruja.
why-must = Una carta numérica la ha hecho retroceder hasta tu símbolo, así que tienes que jugar una carta.
why-play-card = Ahora se juega una carta o se deja a la bruja donde está.
why-no-one = Las cartas llevan los números del 2 al 10.
why-used = Ya no tienes esa carta.
why-no-sign = { $own ->
    [yes] Delante de ella no hay ninguna casilla libre que muestre tu símbolo.
   *[no] Detrás de ella no hay ninguna casilla libre que muestre tu símbolo.
 }
why-off-track = Se saldría del recorrido: no se retrocede más allá de la casilla 1.

option-first_player = Quién empieza
choice-first_player-random = El sorteo decide quién empieza
choice-first_player = Empieza el asiento { $number }
option-faceup_tiles_active = Las losetas ya descubiertas también actúan
choice-faceup_tiles_active-true = Las losetas ya descubiertas actúan sobre cada bruja que llega
choice-faceup_tiles_active-false = Una loseta solo actúa cuando se descubre
option-tile_may_enter_finish = Una loseta de número puede llevar a una bruja hasta la meta
choice-tile_may_enter_finish-true = Una loseta de número puede llevar a una bruja hasta la meta
choice-tile_may_enter_finish-false = Una loseta de número no lleva a ninguna bruja hasta la meta: se queda
option-symbol_skip_occupied = Una carta de símbolo salta un símbolo ocupado
choice-symbol_skip_occupied-true = Una carta de símbolo salta un símbolo ocupado
choice-symbol_skip_occupied-false = Una bruja en el símbolo más cercano bloquea la carta de símbolo
option-neutral_reshuffle = Un mazo neutral vacío se baraja de nuevo
choice-neutral_reshuffle-false = Un mazo neutral vacío se queda vacío
choice-neutral_reshuffle-true = Un mazo neutral vacío se baraja de nuevo
preset-calm = Más tranquilo
preset-calm-more = Una loseta solo actúa cuando se descubre.
preset-endless = Magia sin fin
preset-endless-more = Un mazo neutral vacío se baraja de nuevo.

# La primera partida, con un guía
lesson-1 = ¡Te damos la bienvenida a la carrera de brujas! Tus tres brujas vuelan sobre 48 losetas que nadie conoce. Tus propios números las hacen seguir, así que escóndelos bien: 4, 5 y 8 en el primer tramo, luego 6, 9 y 10 en el segundo. El resto va al tercero.
lesson-2 = El dado muestra 4: parte una bruja que espera. La loseta en la que cae se da la vuelta y actúa sobre ella.
lesson-3 = Tu propio 8 la hizo seguir enseguida; un número de otra tribu la detuvo. Y ahora una bruja de tu rival ha caído en tu símbolo: puedes jugar una carta contra ella. Hazla retroceder con el 3. Cada carta se usa una vez.
lesson-4 = El dado muestra 6. Una sola bruja usa toda la tirada, y tú eliges cuál. Sigue con la de la casilla 12.
lesson-5 = ¡Tu propio símbolo! Aquí puedes jugar una carta para seguir enseguida. Juega el 10.
lesson-6 = Tu 9 escondido la llevó hasta la casilla 37, al símbolo de tu rival, que la dejó en paz. El dado muestra 6: sigue con ella.
lesson-7 = Otra vez tu símbolo. Tras la casilla 48 están las casillas de meta 2, 3 y 4, y hay que llegar con el número exacto. Desde la casilla 43, el 8 lleva al 4. ¡Juégalo!
lesson-8 = ¡En la meta, y vale 4 puntos! Mientras tanto, tu rival cayó en el símbolo de una tribu neutral, donde una carta del mazo hace retroceder a cualquiera. El dado muestra 3: envía tu siguiente bruja.
lesson-end = Quien lleva sus tres brujas a la meta termina la partida, y entonces gana quien tenga más puntos. Deja el ratón sobre una loseta o una carta, o mantenla pulsada, y se explica sola.

# Signos en cartas y losetas
sign-frost = Brujas de la escarcha
sign-storm = Brujas de la tormenta
sign-wood = Brujas del bosque
sign-mist = Brujas de la niebla
