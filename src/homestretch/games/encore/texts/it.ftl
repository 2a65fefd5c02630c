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
scene-odds = { $worth } · rischio { $percent } %
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

course = Punti al sicuro
remark-row = Fila più lunga: { $who-me ->
    [yes] tu
   *[no] { $who }
 }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
 }.
remark-bust = Sballo più caro: { $who-me ->
    [yes] tu
   *[no] { $who }
 }, { $points } punti persi.
remark-theft = Furto più audace: { $who-me ->
    [yes] tu
   *[no] { $who }
 }, { $points } punti.
remark-bank = Miglior bottino messo al sicuro: { $who-me ->
    [yes] tu
   *[no] { $who }
 }, { $points } punti.

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
choice-rounds = { $value ->
    [one] Si gioca una manche
   *[other] Si giocano { $value } manche
 }
option-first_player = Chi comincia
choice-first_player-random = La sorte decide chi comincia
choice-first_player = Comincia il posto { $number }
option-min_draws_per_turn = Quante carte si devono pescare in un turno
choice-min_draws_per_turn-0 = Puoi fermarti senza pescare
choice-min_draws_per_turn-1 = In un turno si pesca almeno una carta
option-resolve_last_card_fully = L’ultima carta del mazzo conta ancora
choice-resolve_last_card_fully-true = L’ultima carta del mazzo conta ancora: può far perdere tutto e può rubare
choice-resolve_last_card_fully-false = L’ultima carta del mazzo si scarta e basta
option-deck = Quali carte sono in gioco
choice-deck-full = Tutte le carte sono in gioco
choice-deck-tiny = Solo cinque carte, per studiare il gioco
option-six_players = Si può giocare in sei
choice-six_players-false = Si gioca da due a cinque
choice-six_players-true = Si può giocare anche in sei
option-show_odds = Si vedono il valore delle file e il rischio di sballare
choice-show_odds-false = Il valore delle file e il rischio li stima ognuno da sé
choice-show_odds-true = Si vedono il valore delle file e il rischio di sballare
preset-evening = Quattro manche
preset-evening-more = Si giocano quattro manche, e ogni volta comincia qualcun altro.
preset-cautious = Per i prudenti
preset-cautious-more = Puoi fermarti senza pescare.

# La prima partita, con un maestro
lesson-1 = Ti diamo il benvenuto in Hit!, dove i banditi ammucchiano bottino. Ogni carta messa al sicuro vale il suo numero, e quando il mazzo finisce vince chi ha più punti. Pesca la tua prima carta!
lesson-2 = Davanti a te c’è un 4 allo scoperto. Pesca ancora: con meno di tre carte non può andare storto niente.
lesson-3 = 4 e 7. Ancora una volta: perfino un doppione è innocuo finché hai meno di tre carte.
lesson-4 = Un secondo 4, e nessun danno. Ma ora qui ci sono tre carte: d’ora in poi un numero che hai già ti farebbe perdere tutto. Fermati! La tua fila resta allo scoperto fino al tuo prossimo turno, poi diventa bottino.
lesson-5 = Nessuno ti ha rubato niente: i tuoi 15 punti ora sono bottino, al sicuro per sempre. Il tuo avversario ha allo scoperto un 9, un 2 e un 6. Pesca!
lesson-6 = Un 9, e ce l’ha anche il tuo avversario. Chi pesca un numero che sta davanti a un altro può rubarlo. Prendilo!
lesson-7 = Due 9, 18 punti. Pesca ancora.
lesson-8 = 9, 9 e 3: con tre carte ogni doppione fa sballare. Il rischio è piccolo e la tentazione grande. Pesca!
lesson-9 = Un 10: ora qui ci sono 31 punti, e un bandito saggio si fermerebbe. Pesca lo stesso ancora una volta, per vedere che cosa succede.
lesson-10 = Sballato! Un secondo 3, e tutto quello che era allo scoperto è perduto. Il bottino non si tocca. Ora il tuo avversario ha allo scoperto un 1 e un 8. Pesca!
lesson-11 = Proprio un 8. Ruba l’altro.
lesson-12 = 16 punti, e sono tuoi se nessuno pesca un 8. Stavolta fermati.
lesson-end = I tuoi 8 sono al sicuro: 31 punti di bottino contro 9. Il gioco è tutto qui: pescare, rubare e fermarsi in tempo.
