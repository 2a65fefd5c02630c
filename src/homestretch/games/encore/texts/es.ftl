title = Hit!
about = Saca cartas, asalta a los demás y plántate a tiempo: los forajidos amontonan botín hasta que se acaba el mazo.
minutes = 15

ask-draw = Te toca. Saca una carta.
ask-go-on = ¿Otra más o te plantas?
ask-rob = Otros tienen delante la misma carta. ¿Te las llevas todas?

word-draw = sacar una carta
word-stop = plantarse
word-steal = llevarse todos los { $card }
word-leave = dejarlas
word-player = { $who }
card = { $value }

scene-pile = Mazo
scene-pile-count = { $count ->
    [one] una carta en el mazo
   *[other] { $count } cartas en el mazo
 }
scene-round = ronda { $round } de { $rounds }
scene-discard = Descarte
scene-discard-count = { $count ->
    [one] una carta perdida
   *[other] { $count } cartas perdidas
 }
scene-row = A la vista
scene-risk = ahora cualquier repetida lo echa todo a perder
scene-odds = { $worth } · riesgo { $percent } %
scene-loot = Botín
scene-loot-count = { $count ->
    [one] una carta de botín
   *[other] { $count } cartas de botín
 }
scene-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
 }

about-pile = { $deck ->
    [full] 90 cartas: del 1 al 5 hay once de cada, del 6 al 10 siete. Cuando se saca la última, la partida termina.
   *[tiny] Las cartas 1, 1, 2, 2 y 3. Cuando se saca la última, la partida termina.
 }
about-discard = Lo que se perdió por sacar una carta de más. No cuenta para nadie.
about-loot = El botín está a salvo: nadie puede quitártelo. Cada carta vale su número en puntos.
about-card = En el botín vale { $value } puntos. Hasta entonces puede llevársela quien saque otro { $value }.

course = Puntos a salvo
remark-row = Fila más larga: { $who-me ->
    [yes] tú
   *[no] { $who }
 }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }.
remark-bust = La pérdida más cara: { $who-me ->
    [yes] tú
   *[no] { $who }
 }, { $points } puntos.
remark-theft = El robo más audaz: { $who-me ->
    [yes] tú
   *[no] { $who }
 }, { $points } puntos.
remark-bank = El mejor botín a salvo: { $who-me ->
    [yes] tú
   *[no] { $who }
 }, { $points } puntos.

told-first = { $who-me ->
    [yes] Llevas el sombrero más grande y empiezas tú.
   *[no] { $who } lleva el sombrero más grande y empieza.
 }
told-draw = { $who-me ->
    [yes] Sacas: { $card }.
   *[no] { $who } saca: { $card }.
 }
told-bust = { $who-me ->
    [yes] ¡Te has pasado! Pierdes { $count } cartas por valor de { $points }.
   *[no] ¡{ $who } se ha pasado! Pierde { $count } cartas por valor de { $points }.
 }
told-steal = { $who-me ->
    [yes] Le quitas a { $from } { $count ->
        [one] un { $card }
       *[other] { $count } cartas, todas { $card }
     }.
   *[no] { $from-me ->
        [yes] { $who } te quita { $count ->
            [one] un { $card }
           *[other] { $count } cartas, todas { $card }
         }.
       *[no] { $who } le quita a { $from } { $count ->
            [one] un { $card }
           *[other] { $count } cartas, todas { $card }
         }.
     }
 }
told-leave = { $who-me ->
    [yes] Dejas los demás { $card } donde están.
   *[no] { $who } deja los demás { $card } donde están.
 }
told-stop = { $who-me ->
    [yes] Te plantas.
   *[no] { $who } se planta.
 }
told-bank = { $who-me ->
    [yes] Guardas en tu botín { $count ->
        [one] una carta
       *[other] { $count } cartas
     } por valor de { $points }.
   *[no] { $who } guarda en su botín { $count ->
        [one] una carta
       *[other] { $count } cartas
     } por valor de { $points }.
 }
told-round-over = Se acabó el mazo: termina la ronda { $round }.
told-points = { $who-me ->
    [yes] Sumas { $points } { $points ->
        [one] punto
       *[other] puntos
     }.
   *[no] { $who } suma { $points } { $points ->
        [one] punto
       *[other] puntos
     }.
 }

why-over = La partida ha terminado.
why-not-your-turn = { $who-me ->
    [yes] Te toca a ti.
   *[no] Le toca a { $who }.
 }
why-said = Con esa palabra tu jugada ya está completa.
why-first = Quién empieza se decidió antes de la primera carta.
why-card = Nadie elige la carta: se descubre la primera del mazo.
why-no-steal = Solo puedes llevarte cartas justo después de sacar una que también está delante de otro.
why-decide-steal = Decide primero si te llevas todos los { $card }.
why-must-draw = Tienes que sacar al menos una carta antes de plantarte.

option-rounds = Cuántas rondas se juegan
choice-rounds = { $value ->
    [one] Se juega una ronda
   *[other] Se juegan { $value } rondas
 }
option-first_player = Quién empieza
choice-first_player-random = El sorteo decide quién empieza
choice-first_player = Empieza el asiento { $number }
option-min_draws_per_turn = Cuántas cartas hay que sacar por turno
choice-min_draws_per_turn-0 = Puedes parar sin sacar ninguna
choice-min_draws_per_turn-1 = En cada turno se saca al menos una carta
option-resolve_last_card_fully = La última carta del mazo todavía cuenta
choice-resolve_last_card_fully-true = La última carta del mazo todavía cuenta: puede hacerte perderlo todo y puede robar
choice-resolve_last_card_fully-false = La última carta del mazo se descarta sin más
option-deck = Qué cartas hay en juego
choice-deck-full = Todas las cartas están en juego
choice-deck-tiny = Solo cinco cartas, para estudiar el juego
option-six_players = Pueden jugar seis
choice-six_players-false = Juegan de dos a cinco
choice-six_players-true = También pueden jugar seis
option-show_odds = Se ven el valor de las filas y el riesgo
choice-show_odds-false = El valor de las filas y el riesgo los calcula cada cual
choice-show_odds-true = Se ven el valor de las filas y el riesgo
preset-evening = Cuatro rondas
preset-evening-more = Se juegan cuatro rondas, y cada vez empieza otra persona.
preset-cautious = Para prudentes
preset-cautious-more = Puedes parar sin sacar ninguna.

# La primera partida, con un guía
lesson-1 = ¡Te damos la bienvenida a Hit!, donde los forajidos amontonan botín. Cada carta que pones a salvo vale su número, y cuando se acaba el mazo gana quien tenga más puntos. ¡Saca tu primera carta!
lesson-2 = Tienes un 4 a la vista. Saca otra: con menos de tres cartas nada puede salir mal.
lesson-3 = 4 y 7. Una vez más: ni siquiera una repetida hace daño mientras tengas menos de tres cartas.
lesson-4 = Un segundo 4, y no pasa nada. Pero ahora hay tres cartas: desde ahora, cualquier número que ya tengas te lo haría perder todo. ¡Plántate! Tu fila queda a la vista hasta tu próximo turno, y entonces pasa al botín.
lesson-5 = Nadie te ha asaltado, así que tus 15 puntos ya son botín, a salvo para siempre. Tu rival tiene a la vista un 9, un 2 y un 6. ¡Saca!
lesson-6 = Un 9, y tu rival también tiene uno. Quien saca un número que otro tiene delante puede llevárselo. ¡Cógelo!
lesson-7 = Dos 9, 18 puntos. Saca otra.
lesson-8 = 9, 9 y 3: con tres cartas, cualquier repetida lo echa todo a perder. El riesgo es pequeño y la tentación grande. ¡Saca!
lesson-9 = Un 10: ahora hay 31 puntos, y un forajido prudente se plantaría. Saca otra de todos modos, para ver qué pasa.
lesson-10 = ¡Todo perdido! Un segundo 3, y se va todo lo que estaba a la vista. Tu botín no se toca. Ahora tu rival tiene a la vista un 1 y un 8. ¡Saca!
lesson-11 = Precisamente un 8. Llévate el otro.
lesson-12 = 16 puntos, y son tuyos si nadie saca un 8. Esta vez, plántate.
lesson-end = Tus 8 están a salvo: 31 puntos de botín contra 9. En eso consiste todo: sacar, asaltar y plantarse a tiempo.
