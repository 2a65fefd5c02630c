title = Hexenrennen
about = Quattro tribù di streghe in gara su tessere che nessuno conosce. I simboli degli altri ti fanno tornare indietro.
minutes = 30

ask-split-first = Quali tre dei tuoi numeri metti nella prima parte del percorso?
ask-split-second = Quali tre metti nella seconda parte? Il resto va nella terza.
ask-witch = Quale strega vola?
ask-own-symbol = La tua strega è sul tuo simbolo. Giochi una carta per farla proseguire o la lasci qui?
ask-own-must = Una carta ha riportato la tua strega sul tuo simbolo. Devi giocare una carta per lei.
ask-other-symbol = Una strega è arrivata sul tuo simbolo. Giochi una carta per rimandarla indietro o la lasci qui?
ask-other-must = Una carta ha spinto questa strega sul tuo simbolo. Devi giocare una carta contro di lei.

word-player = { $who }
word-witch = { $place ->
    [0] una strega in attesa
   *[other] la strega sulla tessera { $place }
 }
word-leave = lasciarla qui
word-number = { $number }
word-card = { $number } ({ $to })
word-symbol = carta simbolo

tribe-name = { $tribe ->
    [frost] Gelo
    [storm] Tempesta
    [wood] Bosco
   *[mist] Nebbia
 }
tile-number = { $tribe } { $number }
tile-symbol = simbolo { $tribe }
card-symbol = un simbolo { $tribe }
to-place = { $place ->
    [49] fino al traguardo, campo 2
    [50] fino al traguardo, campo 3
    [51] fino al traguardo, campo 4
   *[other] fino alla tessera { $place }
 }

scene-tribe = { $tribe ->
    [frost] Streghe del gelo
    [storm] Streghe della tempesta
    [wood] Streghe del bosco
   *[mist] Streghe della nebbia
 }
scene-divides = dividono le tessere
scene-decides = decidono
scene-must = devono giocare una carta
scene-points = { $points ->
    [one] un punto
   *[other] { $points } punti
 }
scene-pile = { $tribe }, neutrale
scene-left = { $count ->
    [one] ancora una carta nel mazzo
   *[other] ancora { $count } carte nel mazzo
 }
scene-hand = Mano
scene-tiles = Le tue tessere da dividere
scene-section = Coperte nella parte { $section }
scene-die = il dado mostra { $number }
scene-down = tessera { $place }, coperta
scene-up = tessera { $place }: { $tile }
scene-witch = { $who-me ->
    [yes] la tua strega
   *[no] una strega di { $who }
 }{ $place ->
    [0] , in attesa
    [49] , al traguardo: 2 punti
    [50] , al traguardo: 3 punti
    [51] , al traguardo: 4 punti
   *[other] {" "}sulla tessera { $place }
 }

about-die = Dopo il tiro una delle tue streghe avanza di tutto il numero.
about-tile-down = Nessuno sa che cosa mostra. Si scopre quando una strega ci atterra, e allora agisce su di lei.
about-tile-number = Una strega di questa tribù che atterra qui riparte subito di { $number }. Ogni altra si ferma qui.
about-tile-symbol = Quando una strega di questa tribù atterra qui, chi la guida può giocare una carta per farla proseguire. Contro ogni altra che atterra qui, chi guida questa tribù può giocare una carta che la rimanda indietro.
about-tile-neutral = Quando una strega atterra qui, si pesca la prima carta del mazzo di questa tribù, che la rimanda indietro.
about-tile-asleep = È stata scoperta prima e, con le regole di questo tavolo, non fa più nulla.
about-card-number = Si gioca quando una strega atterra sul simbolo di questa tribù: una strega della tribù avanza di { $number }, ogni altra torna indietro di { $number }. Una carta si usa una volta.
about-card-symbol = Si gioca quando una strega atterra sul simbolo di questa tribù: una strega della tribù salta alla prossima tessera libera con quel simbolo, ogni altra torna alla più vicina libera dietro di lei. Una carta si usa una volta.
about-card-neutral = Nel mazzo di questa tribù. Quando una strega atterra sul suo simbolo, si pesca la prima carta, che la rimanda indietro: del suo numero, o fino alla tessera più vicina dietro di lei con quel simbolo.
about-witch-waiting = Aspetta di partire. Il primo tiro la porta sul percorso, e allora le tessere con una strega non si contano.
about-witch-out = { $who-me ->
    [yes] Porta tutte e tre le tue streghe al traguardo. Su una tessera c’è posto per una strega sola.
   *[no] Gareggia contro di te. Se atterra sul tuo simbolo, puoi giocare una carta e rimandarla indietro.
 }
about-witch-home = È arrivata e non si muove più. Vale quanto il suo campo.
about-my-tile = Una delle tue tessere, coperta da qualche parte in questo tratto. Solo tu sai che è qui.
about-to-divide = Una tessera che nascondi: tre numeri in ognuna delle tre parti. I tuoi numeri fanno proseguire le tue streghe: nascondili dove ti servono.
spot-tile = tessera { $number }
spot-wait = streghe in attesa
spot-die = dado
spot-finish = traguardo, { $number } punti
about-tile = Le tessere da 1 a 48 portano al traguardo. Su una tessera c’è posto per una strega.
about-wait = Qui tutte le streghe di questa tribù aspettano davanti alla prima tessera.
about-finish = Una strega che arriva qui con il numero esatto vale { $number }. Chi ne ha tre al traguardo chiude la partita; vince chi ha più punti.

course = Tessere superate da tutte le streghe insieme
remark-flight = Volo più lungo: { $who-me ->
    [yes] tu
   *[no] { $who }
 }, { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
 }.
remark-push = Rinvio più lungo: { $who-me ->
    [yes] tu
   *[no] { $who }
 } → { $whom-me ->
    [yes] te
   *[no] { $whom }
 }, { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
 }.
remark-pushes = Più carte contro gli altri: { $who-me ->
    [yes] tu
   *[no] { $who }
 }, { $count }.
remark-lap = Strega più veloce: { $who-me ->
    [yes] tu
   *[no] { $who }
 }, al traguardo in { $count ->
    [one] { $count } volo
   *[other] { $count } voli
 }.

told-split = { $who-me ->
    [yes] Hai diviso le tue tessere.
   *[no] { $who } ha diviso le sue tessere.
 }
told-laid = Il percorso è pronto: 48 tessere coperte.
told-first = { $who-me ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
 }
told-roll = { $who-me ->
    [yes] Tiri il dado: { $number }.
   *[no] { $who } tira il dado: { $number }.
 }
told-stuck = { $who-me ->
    [yes] Nessuna delle tue streghe può usarlo.
   *[no] Nessuna strega di { $who } può usarlo.
 }
told-fly = { $who-me ->
    [yes] La tua strega vola dalla tessera { $from } { $to }.
   *[no] La strega di { $who } vola dalla tessera { $from } { $to }.
 }
told-enter = { $who-me ->
    [yes] La tua strega parte e vola { $to }.
   *[no] Una strega di { $who } parte e vola { $to }.
 }
told-turned = La tessera { $place } viene scoperta: { $tile }.
told-carried = Il suo { $number } la porta { $to }.
told-blocked = Il suo numero non può portarla oltre: resta sulla tessera { $place }.
told-stop = { $tile } è di un’altra tribù: si ferma sulla tessera { $place }.
told-asleep = La tessera { $place } era già scoperta: { $tile } non ha effetto.
told-own-symbol = { $who-me ->
    [yes] Il tuo simbolo: { $must ->
        [yes] devi
       *[no] puoi
     } giocare una carta.
   *[no] Il suo simbolo: { $who } { $must ->
        [yes] deve
       *[no] può
     } giocare una carta.
 }
told-symbol = { $who-me ->
    [yes] Il tuo simbolo: { $must ->
        [yes] devi
       *[no] puoi
     } giocare una carta contro di lei.
   *[no] Il simbolo di { $who }, che { $must ->
        [yes] deve
       *[no] può
     } giocare una carta contro di lei.
 }
told-no-card = { $who-me ->
    [yes] Il tuo simbolo, ma qui non puoi giocare nessuna carta.
   *[no] Il simbolo di { $who }, che qui non può giocare nessuna carta.
 }
told-stay = { $who-me ->
    [yes] Lasci la tua strega dov’è.
   *[no] { $who } lascia la sua strega dov’è.
 }
told-spare = { $who-me ->
    [yes] Lasci in pace la strega di { $mover }.
   *[no] { $who } lascia in pace { $mover-me ->
        [yes] la tua strega
       *[no] la strega di { $mover }
     }.
 }
told-card-own = { $who-me ->
    [yes] Giochi { $card }: la tua strega prosegue { $to }.
   *[no] { $who } gioca { $card }: la sua strega prosegue { $to }.
 }
told-card-against = { $who-me ->
    [yes] Giochi { $card } contro { $mover }: la strega torna indietro { $to }.
   *[no] { $who } gioca { $card } contro { $mover-me ->
        [yes] di te
       *[no] { $mover }
     }: la strega torna indietro { $to }.
 }
told-neutral = Dal mazzo neutrale esce { $card }: la strega torna indietro { $to }.
told-neutral-vain = Dal mazzo neutrale esce { $card }, ma non è possibile: la strega resta dov’è.
told-pile-empty = Il mazzo neutrale { $tribe } è vuoto: la strega resta dov’è.
told-shuffled = Il mazzo neutrale { $tribe } era vuoto e viene rimescolato.
told-home = { $who-me ->
    [yes] La tua strega è al traguardo: { $points } punti.
   *[no] La strega di { $who } è al traguardo: { $points } punti.
 }
told-points = { $who-me ->
    [yes] Hai { $points } punti.
   *[no] { $who } ha { $points } punti.
 }

why-over = La partita è finita.
why-not-your-turn = { $who-me ->
    [yes] È il tuo turno, ma non è il momento per questo.
   *[no] È il turno di { $who }.
 }
why-owner-decides = { $who-me ->
    [yes] Decidi tu: è il tuo simbolo.
   *[no] Decide { $who }: il simbolo è suo.
 }
why-lots = Chi comincia si stabilisce prima del primo tiro.
why-turned = Nessuno sceglie una tessera: si scopre quella su cui arriva una strega.
why-said = Con questa parola la tua mossa è completa.
why-split-done = Hai già diviso le tue tessere.
why-split-symbol = Ogni parte riceve comunque uno dei tuoi simboli; dividi solo i numeri.
why-split-number = Le tue tessere hanno i numeri da 2 a 10.
why-split-used = Il tuo { $number } è già al suo posto; ce n’è uno solo.
why-split-order = Indica i tre numeri di una parte dal più basso al più alto.
why-no-pass = Una delle tue streghe può usare il tiro, quindi deve muovere.
why-choose = Prima indica quale strega vola. Le carte si giocano solo sui simboli.
why-no-witch = Lì non c’è nessuna delle tue streghe.
why-past = Si andrebbe oltre il campo 4.
why-taken = Sulla tessera { $place } c’è già una strega.
why-must = Una carta numerata l’ha riportata sul tuo simbolo: devi giocare una carta.
why-play-card = Ora si gioca una carta o si lascia la strega dov’è.
why-no-one = Le carte hanno i numeri da 2 a 10.
why-used = Non hai più questa carta.
why-no-sign = { $own ->
    [yes] Davanti a lei nessuna tessera libera mostra il tuo simbolo.
   *[no] Dietro di lei nessuna tessera libera mostra il tuo simbolo.
 }
why-off-track = Uscirebbe dal percorso: non si torna più indietro della tessera 1.

option-first_player = Chi comincia
choice-first_player-random = La sorte decide chi comincia
choice-first_player = Comincia il posto { $number }
option-faceup_tiles_active = Anche le tessere già scoperte hanno effetto
choice-faceup_tiles_active-true = Anche le tessere già scoperte hanno effetto su chi ci arriva
choice-faceup_tiles_active-false = Una tessera ha effetto solo quando viene scoperta
option-tile_may_enter_finish = Una tessera numerata può portare una strega al traguardo
choice-tile_may_enter_finish-true = Una tessera numerata può portare una strega al traguardo
choice-tile_may_enter_finish-false = Una tessera numerata non porta nessuna strega al traguardo: resta lì
option-symbol_skip_occupied = Una carta simbolo salta un simbolo occupato
choice-symbol_skip_occupied-true = Una carta simbolo salta un simbolo occupato
choice-symbol_skip_occupied-false = Una strega sul simbolo più vicino blocca la carta simbolo
option-neutral_reshuffle = Un mazzo neutrale vuoto viene rimescolato
choice-neutral_reshuffle-false = Un mazzo neutrale vuoto resta vuoto
choice-neutral_reshuffle-true = Un mazzo neutrale vuoto viene rimescolato
preset-calm = Più tranquillo
preset-calm-more = Una tessera ha effetto solo quando viene scoperta.
preset-endless = Magia senza fine
preset-endless-more = Un mazzo neutrale vuoto viene rimescolato.

# La prima partita, con un maestro
lesson-1 = Ti diamo il benvenuto alla corsa delle streghe! Le tue tre streghe volano su 48 tessere che nessuno conosce. I tuoi numeri le fanno proseguire, quindi nascondili bene: 4, 5 e 8 nella prima parte, poi 6, 9 e 10 nella seconda. Il resto va nella terza.
lesson-2 = Il dado mostra 4: una strega in attesa parte. La tessera su cui atterra si scopre e agisce su di lei.
lesson-3 = Il tuo 8 l’ha fatta proseguire subito; un numero di un’altra tribù l’ha fermata. E ora una strega del tuo avversario è atterrata sul tuo simbolo: puoi giocare una carta contro di lei. Rimandala indietro con il 3. Ogni carta si usa una volta.
lesson-4 = Il dado mostra 6. Una sola strega usa tutto il tiro, e scegli tu quale. Prosegui con quella sulla tessera 12.
lesson-5 = Il tuo simbolo! Qui puoi giocare una carta per ripartire subito. Gioca il 10.
lesson-6 = Il tuo 9 nascosto l’ha portata fino alla tessera 37, sul simbolo del tuo avversario, che l’ha lasciata stare. Il dado mostra 6: prosegui con lei.
lesson-7 = Di nuovo il tuo simbolo. Dopo la tessera 48 ci sono i campi del traguardo 2, 3 e 4, da raggiungere esattamente. Dalla tessera 43 l’8 porta al 4. Giocalo!
lesson-8 = Arrivata, e vale 4 punti! Intanto il tuo avversario è finito sul simbolo di una tribù neutrale, dove una carta del mazzo rimanda indietro chiunque. Il dado mostra 3: fai partire la tua prossima strega.
lesson-end = Chi porta tutte e tre le streghe al traguardo chiude la partita, e vince chi ha più punti. Fermati con il mouse su una tessera o una carta, o tieni premuto, e si spiega da sé.

# Segni su carte e tessere
sign-frost = Streghe del gelo
sign-storm = Streghe della tempesta
sign-wood = Streghe del bosco
sign-mist = Streghe della nebbia
