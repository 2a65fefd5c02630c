title = Hit!
about = Pesca, deruba gli altri e fermati in tempo: i banditi ammucchiano bottino finché il mazzo non finisce.
minutes = 15

ask-draw = Tocca a te. Pesca una carta.
ask-go-on = Ancora una o ti fermi?
ask-rob = La stessa carta è anche davanti ad altri. Le rubi tutte?

word-draw = pesca una carta
word-stop = fermati
word-steal = ruba tutti i { $card }
word-leave = non rubare
word-player = { $who }
card = { $value }

scene-pile = Mazzo
scene-pile-count = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
 }
scene-round = manche { $round } di { $rounds }
scene-discard = Scarti
scene-discard-count = { $count ->
    [one] una carta perduta
   *[other] { $count } carte perdute
 }
scene-row = Allo scoperto
scene-risk = ora ogni doppione fa sballare
scene-loot = Bottino
scene-loot-count = { $count ->
    [one] una carta di bottino
   *[other] { $count } carte di bottino
 }
scene-points = { $points ->
    [one] un punto
   *[other] { $points } punti
 }

about-pile = { $deck ->
    [full] 90 carte: da 1 a 5 undici volte ciascuna, da 6 a 10 sette volte. Pescata l’ultima, la partita è finita.
   *[tiny] Le carte 1, 1, 2, 2 e 3. Pescata l’ultima, la partita è finita.
 }
about-discard = Quello che si è perso pescando una volta di troppo. Non vale per nessuno.
about-loot = Il bottino è al sicuro: nessuno può rubarlo. Ogni carta vale tanti punti quanto il suo numero.
about-card = Nel bottino vale { $value } punti. Fino ad allora può rubarla chi pesca un altro { $value }.

told-first = { $who-me ->
    [yes] Hai il cappello più grande e cominci tu.
   *[no] { $who } ha il cappello più grande e comincia.
 }
told-draw = { $who-me ->
    [yes] Peschi: { $card }.
   *[no] { $who } pesca: { $card }.
 }
told-bust = { $who-me ->
    [yes] Hai sballato! Perdi { $count } carte del valore di { $points }.
   *[no] { $who } ha sballato e perde { $count } carte del valore di { $points }.
 }
told-steal = { $who-me ->
    [yes] Rubi a { $from } { $count ->
        [one] un { $card }
       *[other] { $count } carte, tutte { $card }
     }.
   *[no] { $from-me ->
        [yes] { $who } ti ruba { $count ->
            [one] un { $card }
           *[other] { $count } carte, tutte { $card }
         }.
       *[no] { $who } ruba a { $from } { $count ->
            [one] un { $card }
           *[other] { $count } carte, tutte { $card }
         }.
     }
 }
told-leave = { $who-me ->
    [yes] Lasci gli altri { $card } dove sono.
   *[no] { $who } lascia gli altri { $card } dove sono.
 }
told-stop = { $who-me ->
    [yes] Ti fermi.
   *[no] { $who } si ferma.
 }
told-bank = { $who-me ->
    [yes] Metti nel tuo bottino { $count ->
        [one] una carta
       *[other] { $count } carte
     } del valore di { $points }.
   *[no] { $who } mette nel bottino { $count ->
        [one] una carta
       *[other] { $count } carte
     } del valore di { $points }.
 }
told-round-over = Il mazzo è finito: la manche { $round } è terminata.
told-points = { $who-me ->
    [yes] Fai { $points } { $points ->
        [one] punto
       *[other] punti
     }.
   *[no] { $who } fa { $points } { $points ->
        [one] punto
       *[other] punti
     }.
 }

why-over = La partita è finita.
why-not-your-turn = { $who-me ->
    [yes] Tocca a te.
   *[no] Tocca a { $who }.
 }
why-said = Con questa parola la tua mossa è già completa.
why-first = Chi comincia è stato deciso prima della prima carta.
why-card = Nessuno sceglie la carta: si scopre la prima del mazzo.
why-no-steal = Puoi rubare solo subito dopo aver pescato una carta che è anche davanti a qualcun altro.
why-decide-steal = Decidi prima se rubare tutti i { $card }.
why-must-draw = Devi pescare almeno una carta prima di poterti fermare.

option-rounds = Quante manche si giocano
option-first_player = Chi comincia, contando da 0, oppure random per il sorteggio
option-min_draws_per_turn = Quante carte si devono pescare in un turno
option-resolve_last_card_fully = L’ultima carta del mazzo conta ancora
option-deck = Quali carte sono in gioco; tiny: solo cinque, per studio
option-six_players = Si può giocare in sei
