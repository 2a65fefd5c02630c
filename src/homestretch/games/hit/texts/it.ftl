title = HIT
about = Porta a casa le tue pedine con un mazzo che costruisci da te: cattura, mettiti al riparo e spendi bene le monete.
minutes = 40

# Carte
card-s-coin3 = 3 monete
card-s-out1 = Fuori o 1
card-s-out6 = Fuori o 6
card-s-1to5 = Da 1 a 5
card-s-3 = 3 con scudo
card-s-corner = Angolo libero
card-n-4 = 4 con scudo
card-n-5 = 5
card-n-6 = 6 rompiscudo
card-n-7 = 7
card-n-8 = 8
card-n-11 = 11
card-n-3b1 = 3 avanti o 1 indietro
card-n-split = 10 da dividere
card-n-bar = Prossima barriera
card-n-start = Prossima partenza
card-n-coin3 = Scudo e 3 monete
card-n-coin5 = 5 monete
card-n-corn = Da 1 a 3 angoli
card-n-hunt = La caccia
card-n-behind = Subito dietro
card-n-group = Oltre i gruppi

# Domande
ask-card = Quale carta giochi?
ask-way = Esci, o quale pedina muovi?
ask-out = Esci con una pedina.
ask-pawn = Quale pedina muovi?
ask-field = Fin dove?
ask-unused = Nessuna delle tue pedine può farlo. Scarta la carta senza usarla.
ask-both-first = Esci scartando due carte. Quale va sotto?
ask-both-second = Quale va sopra?
ask-split-pawn = Quale pedina si muove adesso?
ask-split-field = Fin dove?
ask-split-steps = Ci si arriva con numeri di passi diversi. Quanti ne conti?
ask-buy = Compri qualcosa? L’ultima carta comprata sta in cima.
ask-keep = Il tuo mazzo è finito. Lo scudo resta dov’è o lo mescoli?

# Parole
word-out = uscire
word-both = scartare due carte per uscire
word-unused = scartare senza usarla
word-done = basta così
word-keep = lasciare lo scudo
word-mix = mescolarlo
word-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
 }
word-player = { $who }
word-goal = arrivo { $number }
word-field = casella { $number }

# Sul tavolo
scene-market = Mercato
scene-round = giro { $round }
scene-neutral = Mazzo neutrale
scene-hand = Mano
scene-discard = Scarti
scene-pile = Mazzo
scene-coins = Monete
scene-protected = pedine protette
scene-pawn = pedina { $number }
scene-for-sale = { $card }, costa { $cost }
scene-purse = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }
scene-face-down = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
 }

# Che cosa fanno le cose e le caselle
-shield = Finché questa carta è in cima ai tuoi scarti, nessuna tua pedina può essere catturata.
-breaker = Cattura anche le pedine protette.
-no-capture = Non cattura nessuno: da una casella con una pedina altrui la tua prosegue fino alla prossima libera.
-no-goal = Non porta nessuna pedina all’arrivo.
about-s-coin3 = Prendi 3 monete. Le spendi al mercato quando hai giocato la mano.
about-s-out1 = Fai uscire una pedina in attesa sulla tua casella di partenza, oppure muovi una pedina di 1 casella.
about-s-out6 = Fai uscire una pedina in attesa sulla tua casella di partenza, oppure muovi una pedina di 6 caselle.
about-s-1to5 = Muovi una pedina di 1, 2, 3, 4 o 5 caselle, come vuoi. { -no-capture }
about-s-3 = Muovi una pedina di 3 caselle e prendi 2 monete.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-s-corner = Muovi una pedina fino al prossimo angolo libero e prendi 1 moneta.
about-n-4 = Muovi una pedina di 4 caselle.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-n-5 = Muovi una pedina di 5 caselle e prendi 2 monete.
about-n-6 = Muovi una pedina di 6 caselle e prendi 1 moneta.{ $shields ->
    [yes] {" "}{ -breaker }
   *[no] {""}
 }
about-n-7 = Muovi una pedina di 7 caselle e prendi 2 monete.
about-n-8 = Muovi una pedina di 8 caselle e prendi 2 monete.
about-n-11 = Muovi una pedina di 11 caselle. { -no-capture }
about-n-3b1 = Muovi una pedina di 3 caselle avanti o di 1 indietro.{ $shields ->
    [yes] {" "}{ -breaker }
   *[no] {""}
 }
about-n-split = Dividi esattamente 10 passi fra quante tue pedine vuoi. { -no-capture }
about-n-bar = Salta con una pedina fino alla prossima barriera davanti a lei, di chiunque sia.
about-n-start = Salta con una pedina fino alla prossima partenza davanti a lei, mai però alla tua.
about-n-coin3 = Prendi 3 monete.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-n-coin5 = Prendi 5 monete.
about-n-corn = Muovi una pedina fino al prossimo angolo, o al secondo, o al terzo.
about-n-hunt = Muovi una pedina sulla pedina altrui più vicina davanti a lei, per quanto lontana, e catturala.
about-n-behind = Muovi una pedina sulla casella subito dietro alla pedina più vicina davanti a lei. { -no-goal }
about-n-group = Salta con una pedina oltre il prossimo gruppo, o oltre due: pedine una subito dietro l’altra. Si posa sulla casella libera che segue. { -no-goal }
about-for-sale = { $about } Compri quando hai giocato la mano, e la peschi al prossimo turno.
about-pawn-waiting = Aspetta di uscire. La porta sulla partenza una carta iniziale con la casa, oppure due carte qualsiasi scartate insieme.
about-pawn-out = { $who-me ->
    [yes] Falle fare un giro completo in senso orario e portala all’arrivo, dietro la tua barriera.
   *[no] Finisci un movimento sulla sua casella ed è catturata: dovrà aspettare e uscire di nuovo.
 }
about-pawn-safe = { $who-me ->
    [yes] In cima ai tuoi scarti c’è uno scudo: ora solo un rompiscudo potrebbe catturarla.
   *[no] In cima agli scarti di chi la gioca c’è uno scudo: ora solo un rompiscudo la cattura.
 }
about-pawn-home = È arrivata, e lì nessuno può catturarla.
about-coins = Con le monete si comprano carte al mercato. Tutti cominciano con 6, e molte carte ne fruttano.
about-pile = Carte del mazzo di chi gioca, coperte. Se ne pescano tre a turno; quelle appena comprate stanno in cima. Quando finisce, si mescolano gli scarti.
about-hand = La mano di questo giocatore. In un turno si giocano tutte e tre le carte.
about-neutral = Da qui il mercato torna a cinque carte dopo ogni turno.
spot-field = casella { $number }
spot-corner = angolo, casella { $number }
spot-start = partenza, casella { $number }
spot-barrier = barriera, casella { $number }
spot-goal = arrivo
spot-yard = casella d’attesa
about-field = C’è posto per una pedina. Chi finisce su una pedina altrui la cattura.
about-corner = Alcune carte portano di angolo in angolo. Per il resto è una casella come le altre.
about-start-mine = Qui escono le tue pedine, e qui comincia il loro giro.
about-start-theirs = Qui escono le pedine di questo colore. Per le tue è una casella come le altre.
about-barrier-mine = L’ultima casella del giro. Le tue pedine non la superano mai: svoltano verso il tuo arrivo.
about-barrier-theirs = Qui le pedine di questo colore svoltano verso il loro arrivo. Le tue proseguono.
about-goal-mine = Porta qui tutte le tue pedine e vinci. Una pedina deve finire esattamente su una casella d’arrivo; qui nessuno la cattura.
about-goal-theirs = L’arrivo di questo colore. Qui le pedine sono al sicuro.
about-goal-spare = Con tre pedine a testa questa casella d’arrivo non conta.
about-yard-mine = Qui le tue pedine aspettano che una carta le faccia uscire.
about-yard-theirs = Qui aspettano le pedine di questo colore, e qui tornano quelle catturate.
about-yard-spare = Con tre pedine a testa questa casella d’attesa resta vuota.

# Che cosa è successo
course = Caselle percorse da tutte le pedine insieme
remark-captures = Più catture: { $who-me ->
    [yes] tu
   *[no] { $who }
 }, { $count }.
remark-captured = Più pedine perse: { $who-me ->
    [yes] tu
   *[no] { $who }
 }, { $count }.
remark-bought = Più carte comprate: { $who-me ->
    [yes] tu
   *[no] { $who }
 }, { $count }.
remark-lap = Giro più veloce: { $who-me ->
    [yes] tu
   *[no] { $who }
 }, all’arrivo in { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
 }.

told-list = { $first }, { $rest }
told-limit = Il giro { $round } è finito: non vince nessuno.
told-first = { $who-me ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
 }
told-drew-these = { $who-me ->
    [yes] Peschi: { $cards }.
   *[no] { $who } pesca: { $cards }.
 }
told-drew = { $who-me ->
    [yes] Peschi { $count ->
        [one] una carta
       *[other] { $count } carte
     }.
   *[no] { $who } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
     }.
 }
told-market = Novità al mercato: { $cards }.
told-bought = { $who-me ->
    [yes] Compri: { $cards }.
   *[no] { $who } compra: { $cards }.
 }
told-kept = { $who-me ->
    [yes] Lasci «{ $card }» sugli scarti: le tue pedine restano protette.
   *[no] { $who } lascia «{ $card }» sugli scarti: le sue pedine restano protette.
 }
told-mixed = { $who-me ->
    [yes] Mescoli tutti i tuoi scarti, anche «{ $card }».
   *[no] { $who } mescola tutti gli scarti, anche «{ $card }».
 }
told-shuffled = { $who-me ->
    [yes] Il tuo mazzo è finito e mescoli i tuoi scarti.
   *[no] { $who } ha finito il mazzo e mescola gli scarti.
 }
told-both = { $who-me ->
    [yes] Scarti «{ $first }» e «{ $second }» per uscire.
   *[no] { $who } scarta «{ $first }» e «{ $second }» per uscire.
 }
told-coins = { $who-me ->
    [yes] Giochi «{ $card }» e prendi { $coins } monete.
   *[no] { $who } gioca «{ $card }» e prende { $coins } monete.
 }
told-played = { $who-me ->
    [yes] Giochi «{ $card }».
   *[no] { $who } gioca «{ $card }».
 }
told-played-paid = { $who-me ->
    [yes] Giochi «{ $card }» e prendi { $coins ->
        [one] una moneta
       *[other] { $coins } monete
     }.
   *[no] { $who } gioca «{ $card }» e prende { $coins ->
        [one] una moneta
       *[other] { $coins } monete
     }.
 }
told-out = { $who-me ->
    [yes] Giochi «{ $card }» per uscire.
   *[no] { $who } gioca «{ $card }» per uscire.
 }
told-unused = { $who-me ->
    [yes] Scarti «{ $card }» senza usarla.
   *[no] { $who } scarta «{ $card }» senza usarla.
 }
told-unused-paid = { $who-me ->
    [yes] Scarti «{ $card }» senza usarla, ma prendi { $coins ->
        [one] una moneta
       *[other] { $coins } monete
     }.
   *[no] { $who } scarta «{ $card }» senza usarla, ma prende { $coins ->
        [one] una moneta
       *[other] { $coins } monete
     }.
 }
told-came-out = { $who-me ->
    [yes] La tua pedina esce sulla casella { $field }.
   *[no] Una pedina di { $who } esce sulla casella { $field }.
 }
told-moved = { $who-me ->
    [yes] La tua pedina avanza di { $count ->
        [one] una casella
       *[other] { $count } caselle
     }, dalla casella { $from } alla casella { $to }.
   *[no] Una pedina di { $who } avanza di { $count ->
        [one] una casella
       *[other] { $count } caselle
     }, dalla casella { $from } alla casella { $to }.
 }
told-back = { $who-me ->
    [yes] La tua pedina fa un passo indietro, dalla casella { $from } alla casella { $to }.
   *[no] Una pedina di { $who } fa un passo indietro, dalla casella { $from } alla casella { $to }.
 }
told-bumped = La casella { $field } è occupata: prosegue fino alla prossima libera.
told-home = { $who-me ->
    [yes] La tua pedina avanza di { $count ->
        [one] una casella
       *[other] { $count } caselle
     } ed è arrivata!
   *[no] Una pedina di { $who } avanza di { $count ->
        [one] una casella
       *[other] { $count } caselle
     } ed è arrivata!
 }
told-deeper = { $who-me ->
    [yes] La tua pedina avanza nell’area di arrivo.
   *[no] Una pedina di { $who } avanza nell’area di arrivo.
 }
told-captured = { $who-me ->
    [yes] Catturi una pedina di { $whom }.
   *[no] { $who } cattura { $whom-me ->
        [yes] la tua pedina
       *[no] una pedina di { $whom }
     }.
 }
told-won = { $who-me ->
    [yes] Tutte le tue pedine sono arrivate: hai vinto!
   *[no] Tutte le pedine di { $who } sono arrivate: vince { $who }!
 }

# Perché no
why-over = La partita è finita.
why-not-your-turn = { $who-me ->
    [yes] Tocca a te.
   *[no] Tocca a { $who }.
 }
why-said = Con questa parola la tua mossa è già completa.
why-keep-or-mix = Decidi prima se lo scudo resta sui tuoi scarti.
why-buying = Hai giocato tutta la mano. Ora puoi comprare carte, o dire «basta così».
why-not-in-market = «{ $card }» non è al mercato.
why-too-dear = «{ $card }» costa { $cost }; te ne restano { $coins }.
why-finish-card = Prima esegui «{ $card }» fino in fondo.
why-not-unused = «{ $card }» si può eseguire, quindi devi farlo.
why-no-number = Il numero di passi si chiede solo quando più numeri portano alla stessa casella.
why-two-cards = Per questo ti servono due carte in mano.
why-choose-card = Scegli prima una carta dalla tua mano.
why-not-in-hand = Non hai «{ $card }» in mano.
why-start-taken = Sulla tua casella di partenza c’è una tua pedina: nessun’altra può uscire.
why-none-waits = Nessuna delle tue pedine è in attesa.
why-card-not-out = «{ $card }» non fa uscire nessuno; possono farlo le tue carte iniziali 1 e 6, o due carte qualsiasi.
why-no-pawn = Su { $place } non c’è nessuna tua pedina.
why-pawn-moved = Questa pedina ha già avuto la sua parte.
why-split-stuck = Con una parte per questa pedina i { $steps } passi non tornerebbero.
why-stays-in-goal = «{ $card }» non muove pedine che sono già arrivate.
why-no-aim = Davanti a questa pedina, fino alla tua barriera, «{ $card }» non porta da nessuna parte.
why-own-pawn = Lì c’è una tua pedina, e non puoi catturarla.
why-not-into-goal = «{ $card }» non porta nessuna pedina all’arrivo.
why-too-far = Andresti oltre l’arrivo: una pedina deve fermarsi esattamente su una casella di arrivo.
why-split-field = Se questa pedina andasse su { $place }, i { $steps } passi non tornerebbero.
why-not-there = Con «{ $card }» questa pedina non si ferma su { $place }.
why-start-not-sold = Le carte iniziali non sono mai in vendita.
why-buy-later = «{ $card }» è al mercato. Si compra dopo aver giocato tutta la mano.
why-coins-only = «{ $card }» porta solo monete e si esegue sempre.
why-other-number = Con questo numero di passi non si arriva lì, oppure il resto non tornerebbe.
why-say-steps = Prima di’ quanti passi conti.
why-corners-taken = Da qui alla tua barriera ogni angolo è occupato.
why-close-behind = Questa pedina è già subito dietro la più vicina.
why-group-at-barrier = Il gruppo davanti arriva fino alla tua barriera: non si può saltare.
why-goal-ignored = Con tre pedine a testa questa casella di arrivo non conta.
why-no-field = Questo lato del tabellone non ha la casella { $place }.
why-must-leave = La pedina è già lì; deve muoversi.
why-only-deeper = All’arrivo una pedina non torna indietro e non esce più: va solo più in fondo.
why-first-goal = Chi prosegue fino all’arrivo si ferma sulla prima casella di arrivo libera.
why-all-steps = «{ $card }» si esegue per intero: nessun passo va perso.
why-no-capture = «{ $card }» non cattura nessuno: la tua pedina prosegue fino alla prossima casella libera.
why-shielded = La pedina lì è protetta: la tua prosegue fino alla prossima casella libera.
why-passed = La tua pedina prosegue fino alla prossima casella libera e supera chi trova sulla strada.
why-hunt-nearest = La caccia punta alla pedina più vicina di un altro e non guarda oltre.
why-back-over-barrier = Dalla tua casella di partenza nessuna pedina torna indietro oltre la tua barriera.
why-past-barrier = Per questa pedina è oltre la tua barriera, che non supera mai.
why-own-start = «{ $card }» non porta mai alla tua casella di partenza.
why-only-ahead = «{ $card }» guarda solo avanti, e quella casella è dietro la pedina.
why-clockwise = È dietro questa pedina, e le pedine si muovono in senso orario.
why-split-far = { $steps ->
    [one] Resta solo un passo
   *[other] Restano solo { $steps } passi
 } da dividere.

# Opzioni
option-no_shields = Giocare senza scudi
choice-no_shields-false = Gli scudi proteggono le pedine
choice-no_shields-true = Gli scudi non contano: più dispetti
option-four_pawns = Quattro pedine a testa anche in quattro
choice-four_pawns-false = In quattro ognuno ha tre pedine
choice-four_pawns-true = Ognuno ha quattro pedine, anche in quattro
option-first_player = Chi comincia
choice-first_player-random = La sorte decide chi comincia
choice-first_player = Comincia il posto { $number }
option-goal_is_ahead = «Subito dietro» vede le tue pedine già arrivate
choice-goal_is_ahead-true = «Subito dietro» vede anche le tue pedine già arrivate
choice-goal_is_ahead-false = «Subito dietro» non vede le tue pedine già arrivate
option-round_limit = Quanti giri al massimo
choice-round_limit-0 = Non c’è un limite di giri
choice-round_limit = Dopo { $value } giri non vince nessuno
preset-mischief = Più dispetti
preset-mischief-more = Gli scudi non contano: nessuna pedina è al sicuro prima dell’arrivo.
preset-evening = Con la fine in vista
preset-evening-more = Dopo 100 giri la partita finisce e non vince nessuno.

# Una tabella che non va
wrong-tables-toml = Il file tables.toml di HIT non è TOML: { $why }
wrong-tables-missing = Nel file tables.toml di HIT manca la sezione { $name }.
wrong-tables-number = In tables.toml di HIT, { $name } di { $where } deve essere un numero intero.
wrong-tables-numbers = In tables.toml di HIT, { $name } di { $where } deve essere un elenco di numeri interi.
wrong-tables-dotted = In tables.toml di HIT la casella di arrivo tratteggiata è { $found }; può andare da 1 a 4.
wrong-tables-track = In tables.toml di HIT il lato { $side } ha { $found } caselle; ne servono da 12 a 120, in { $colours } sezioni uguali.
wrong-tables-apart = In tables.toml di HIT il lato { $side } ha bisogno per { $what } di { $colours } caselle, in senso orario a { $section } caselle di distanza.
wrong-tables-lap = In tables.toml di HIT un giro sul lato { $side } ha solo { $route } caselle; una barriera deve stare subito prima della propria partenza.
wrong-tables-corners = In tables.toml di HIT il lato { $side } ha bisogno di angoli in ordine crescente, da 0 a { $last } caselle dopo una partenza.
wrong-tables-card = In tables.toml di HIT non esiste la carta neutrale { $name }.
wrong-tables-copies = In tables.toml di HIT le copie sono in tutto { $found }; le carte neutrali sono { $right }.
wrong-tables-cost = In tables.toml di HIT la carta { $name } costa meno di niente.

# La prima partita, con un maestro
lesson-1 = Ti diamo il benvenuto in HIT, una corsa con un mazzo che costruisci da te! Fai fare alle tue pedine un giro e portale all’arrivo. Nel tuo turno giochi tutte e tre le carte che hai in mano, nell’ordine che vuoi. Comincia con «{ card-s-coin3 }»: ti frutta denaro e basta.
lesson-2 = Ora «{ card-s-1to5 }»: muove una pedina quanto vuoi, al massimo di 5 caselle. Scegli la carta, poi la tua pedina, poi la casella 5 passi più avanti.
lesson-3 = «{ card-s-corner }» porta una pedina al prossimo angolo libero e frutta 1 moneta. C’è un solo modo di giocarla.
lesson-4 = La tua mano è giocata, quindi puoi comprare. Hai 10 monete, e ogni carta del mercato mostra il suo prezzo. Prendi «{ card-n-hunt }» per 8, poi di’ basta così. Va in cima al tuo mazzo: al prossimo turno ce l’hai in mano.
lesson-5 = Il tuo avversario è arrivato alla casella 30. Gioca «{ card-n-hunt }»: la tua pedina corre fino alla pedina altrui più vicina e la cattura. Quella deve ricominciare da capo.
lesson-6 = «{ card-s-out6 }» muove una pedina di 6 caselle o ne fa uscire una in attesa. Esci: con più pedine in gioco hai più scelta.
lesson-7 = L’ordine conta: la tua ultima carta resta in cima agli scarti. «{ card-s-3 }» porta uno scudo, e finché è lì nessuno può catturare le tue pedine. Muovi di 3 caselle la pedina più avanti.
lesson-8 = Hai 4 monete, abbastanza per «{ card-n-3b1 }». Comprala, e basta così.
lesson-9 = Il tuo mazzo è finito, quindi i tuoi scarti si mescolano e diventano quello nuovo. Lo scudo può restare dov’è. Tienilo!
lesson-10 = Hai visto? Il tuo avversario sarebbe finito sulla tua pedina, ma era protetta, e la sua ha dovuto proseguire. Ora di nuovo «{ card-s-1to5 }»: 5 caselle con la pedina più avanti.
lesson-11 = Davanti a te c’è la tua barriera, l’ultima casella del giro. Oltre, la tua pedina svolta verso il tuo arrivo, e deve finire esattamente su una casella d’arrivo. Gioca «{ card-n-3b1 }»: 3 avanti, e la pedina è arrivata, al sicuro.
lesson-12 = Resta una carta, e non puoi tenerla. Finché una tua pedina è sulla partenza non ne esce nessun’altra: muovi quella di 1 casella.
lesson-end = Una pedina è arrivata, ne mancano tre, e sai come funziona. Se qualcosa sul tavolo ti incuriosisce, fermati sopra con il mouse o tieni premuto: si spiega da sé.

# Segni su carte e caselle
sign-shield = protegge finché sta in cima
sign-breaker = cattura anche pedine protette
sign-no-capture = non cattura nessuno
sign-no-goal = non porta pedine nell’arrivo
sign-coin = una moneta
sign-corner = angolo
sign-start = casella di partenza
sign-barrier = barriera, la fine del giro
sign-out = fa uscire una pedina
sign-hunt = la pedina più vicina davanti
sign-behind = subito dietro la pedina davanti
sign-group = oltre un gruppo di pedine
sign-split = passi da dividere
