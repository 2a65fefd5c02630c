title = DOG
about = Porta i tuoi segnalini all’arrivo con le carte, insieme al compagno che ti siede di fronte.
minutes = 60

ask-give = { $paired ->
    [yes] Dai una carta coperta al tuo compagno { $mate }.
   *[no] Dai una carta coperta al tuo compagno.
 }
ask-pass = Passa una carta coperta a chi viene dopo di te.
ask-card = Tocca a te. Quale carta giochi?
ask-role = Che carta deve essere il jolly?
ask-pawn = Quale segnalino?
ask-field = Dove va?
ask-seven-pawn = Quale segnalino muove adesso?
ask-seven-field = Fin dove va?
ask-swap-pawn = Quale segnalino scambi?
ask-swap-with = Con quale segnalino?
ask-none = Non c’è nessuno con cui scambiare. Scartare la carta senza effetto?
ask-out = Non puoi muovere con nessuna delle tue carte.
ask-discard = Non puoi muovere. Quale carta scarti?

card = { $value }
card-13 = 13/partenza
card-1-11 = 1/11/partenza
card-swap = scambio
card-joker = jolly

place-field = casella { $field }
place-goal = casella d’arrivo { $slot }

word-player = { $who }
word-pawn = { $who-me ->
    [yes] il tuo segnalino { $pawn } ({ $place })
   *[no] { $who-mate ->
        [yes] segnalino { $pawn } del tuo compagno { $who } ({ $place })
       *[no] segnalino { $pawn } di { $who } ({ $place })
     }
 }
word-portion = { $place } (+{ $steps })
word-past = { $place }, senza entrare nell’arrivo
word-yard = un segnalino della zona di partenza
word-none = senza effetto
word-out = uscire da questo round

about-number = Muovi uno dei tuoi segnalini avanti di { $number } caselle.
about-4 = Muovi uno dei tuoi segnalini di 4 caselle avanti o di 4 indietro. È l’unica carta che va all’indietro.
about-7 = Dividi 7 passi fra i tuoi segnalini come vuoi, solo in avanti. Ogni segnalino sorpassato torna nella sua zona di partenza, anche i tuoi.
about-13 = Fai uscire un segnalino sulla tua casella di partenza, oppure muovi un segnalino di 13 caselle.
about-1-11 = Fai uscire un segnalino sulla tua casella di partenza, oppure muovi un segnalino di 1 o di 11 caselle.
about-swap = Uno dei tuoi segnalini e uno altrui si scambiano il posto. Non si scambiano segnalini all’arrivo, nella zona di partenza o sulla propria casella di partenza.
about-joker = Può essere qualsiasi altra carta: lo dici tu.
about-pawn-yard = Aspetta nella zona di partenza. Lo fa uscire una carta con il segno della partenza o un jolly.
about-pawn-safe = Sulla casella di partenza del suo colore è protetto: nessuno lo batte, lo scambia o lo sorpassa.
about-pawn-home = È all’arrivo, al sicuro. Lì nessuno gli salta sopra.
about-pawn-out = { $who-me ->
    [yes] Guidalo in senso orario fino al tuo arrivo. Chi finisce sulla sua casella lo rimanda nella zona di partenza.
   *[no] Chi finisce sulla sua casella lo rimanda nella zona di partenza, compagno o no.
 }
about-held = Le carte di questo giocatore. A ogni round se ne danno una in meno: sei, cinque, quattro, tre, due, poi di nuovo sei.
about-pile = Da qui si danno le carte del prossimo round.
spot-field = casella { $number }
spot-start = partenza, casella { $number }
spot-goal = casella d’arrivo { $number }
spot-yard = zona di partenza
about-field = C’è posto per un segnalino. Chi finisce qui batte il segnalino che c’è, fosse anche il suo.
about-start-mine = Qui escono i tuoi segnalini, e qui svoltano verso l’arrivo. Su questa casella sono protetti.
about-start-theirs = Qui escono i segnalini di questo colore. Finché ce n’è uno, nessuno passa.
about-goal-mine = Porta qui i tuoi segnalini con il numero esatto. All’arrivo non si salta nessuno: riempilo dal fondo.
about-goal-theirs = L’arrivo di questo colore. Qui i segnalini sono al sicuro.
about-yard-mine = Qui i tuoi segnalini aspettano di uscire, e qui tornano quelli battuti.
about-yard-theirs = Qui i segnalini di questo colore aspettano di uscire.

course = Caselle percorse da tutti i segnalini insieme
remark-captures = Più segnalini battuti: { $who-me ->
    [yes] tu
   *[no] { $who }
 }, { $count }.
remark-captured = Più volte rimandati indietro: { $who-me ->
    [yes] tu
   *[no] { $who }
 }, { $count }.
remark-sweep = Più segnalini battuti con una carta: { $who-me ->
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

told-dealer = { $who-me ->
    [yes] Dai le carte per primo.
   *[no] { $who } dà le carte per primo.
 }
told-deal = { $who-me ->
    [yes] Dai { $count } carte a testa.
   *[no] { $who } dà { $count } carte a testa.
 }
told-begins = { $who-me ->
    [yes] Cominci tu questo round.
   *[no] { $who } comincia questo round.
 }
told-shuffle = Il mazzo degli scarti viene mischiato e diventa il nuovo mazzo.
told-gave = { $to-mate ->
    [yes] Dai una carta al tuo compagno { $to }: { $card }.
   *[no] Dai una carta a { $to }: { $card }.
 }
told-given = { $to-me ->
    [yes] { $who } ti dà una carta coperta.
   *[no] { $who } dà una carta coperta a { $to }.
 }
told-got = { $from-mate ->
    [yes] Dal tuo compagno { $from } ricevi: { $card }.
   *[no] Da { $from } ricevi: { $card }.
 }
told-drew = Peschi: { $card }.
told-drawn = { $who } pesca una carta.
told-out = { $who-me ->
    [yes] Non puoi muovere ed esci da questo round con: { $cards }.
   *[no] { $who } non può muovere ed esce da questo round con: { $cards }.
 }
told-discard = { $who-me ->
    [yes] Non puoi muovere e scarti: { $card }.
   *[no] { $who } non può muovere e scarta: { $card }.
 }
told-play = { $who-me ->
    [yes] Giochi: { $card }.
   *[no] { $who } gioca: { $card }.
 }
told-joker = { $who-me ->
    [yes] Giochi un jolly come: { $card }.
   *[no] { $who } gioca un jolly come: { $card }.
 }
told-idle = La carta non ha effetto.
told-start = { $who-me ->
    [yes] Il tuo segnalino { $pawn } esce sulla { $place }.
   *[no] Il segnalino { $pawn } di { $who } esce sulla { $place }.
 }
told-walk = { $who-me ->
    [yes] Il tuo segnalino { $pawn } avanza di { $steps } fino alla { $place }.
   *[no] Il segnalino { $pawn } di { $who } avanza di { $steps } fino alla { $place }.
 }
told-back = { $who-me ->
    [yes] Il tuo segnalino { $pawn } torna indietro di { $steps } fino alla { $place }.
   *[no] Il segnalino { $pawn } di { $who } torna indietro di { $steps } fino alla { $place }.
 }
told-home = { $who-me ->
    [yes] Il tuo segnalino { $pawn } avanza di { $steps } nella zona d’arrivo, fino alla { $place }.
   *[no] Il segnalino { $pawn } di { $who } avanza di { $steps } nella zona d’arrivo, fino alla { $place }.
 }
told-burned = { $who-me ->
    [yes] Il tuo segnalino { $pawn } viene sorpassato e bruciato.
   *[no] Il segnalino { $pawn } di { $who } viene sorpassato e bruciato.
 }
told-captured = { $who-me ->
    [yes] Il tuo segnalino { $pawn } viene battuto.
   *[no] Il segnalino { $pawn } di { $who } viene battuto.
 }
told-swap = { $who-me ->
    [yes] Il tuo segnalino { $pawn }
   *[no] Il segnalino { $pawn } di { $who }
 } e { $other-me ->
    [yes] il tuo segnalino { $otherpawn }
   *[no] il segnalino { $otherpawn } di { $other }
 } si scambiano di posto.
told-finished = { $who-me ->
    [yes] Tutti i tuoi segnalini sono all’arrivo. D’ora in poi muovi quelli di { $partner }.
   *[no] Tutti i segnalini di { $who } sono all’arrivo. D’ora in poi { $who } muove { $partner-me ->
        [yes] i tuoi.
       *[no] quelli di { $partner }.
     }
 }

scene-hand = Mano
scene-points = { $points ->
    [one] ancora un punto del 7
   *[other] ancora { $points } punti del 7
 }
scene-held = Carte
scene-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
 }
scene-out = fuori dal round
scene-given = ha dato una carta
scene-dealer = ha dato le carte
scene-pile = Mazzo
scene-pile-count = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
 }
scene-round = round { $round }
scene-discard = Scarti
scene-pawn = { $who-me ->
    [yes] il tuo segnalino { $pawn }
   *[no] segnalino { $pawn } di { $who }
 }

why-over = La partita è finita.
why-said = La tua mossa è completa.
why-dealer = Chi dà le carte per primo è stato deciso prima della prima carta.
why-can-move = Chi può ancora muovere non esce dal round.
why-no-out = Senza squadre nessuno esce dal round: chi non può muovere scarta una carta.
why-gave = Hai già dato la tua carta; aspetta gli altri.
why-not-your-turn = { $who-me ->
    [yes] È il tuo turno, ma ora non ti si chiede nulla.
   *[no] È il turno di { $who }.
 }
why-give = Scegli prima la carta da dare.
why-discard = Non puoi muovere: scegli una carta da scartare.
why-not-held = Non hai questa carta: { $card }.
why-stuck = Nessuna delle tue carte può essere giocata.
why-card-first = Scegli prima la carta da giocare.
why-role = Di’ prima che carta deve essere il jolly.
why-pawn-first = Scegli prima un segnalino.
why-field-first = Scegli prima dove va il segnalino.
why-seven-start = Con un 7 non esce nessun segnalino.
why-swap-must = Uno scambio è possibile, quindi è obbligatorio.
why-idle = Non c’è nulla da scambiare; la carta può solo essere scartata senza effetto.
why-must-start = Nessuno dei segnalini con cui giochi è in pista: prima devi farne uscire uno.
why-no-swap = Non c’è una coppia da scambiare: i segnalini in partenza, all’arrivo e sulla propria casella di partenza non contano.
why-last-resort = Una carta scambio può essere scartata senza effetto solo se non si può giocare nient’altro.
why-yard = Tutti i segnalini che potresti muovere sono nella zona di partenza, e questa non è una carta partenza: { $card }.
why-seven = I sette punti del 7 non si possono usare tutti.
why-no-start-card = Solo 13/partenza, 1/11/partenza o un jolly fa uscire un segnalino, non: { $card }.
why-start-taken = Sulla casella di partenza c’è già un segnalino dello stesso colore.
why-yard-empty = Nessun segnalino aspetta nella zona di partenza.
why-joker-start = Per far uscire un segnalino, gioca il jolly come 13/partenza.
why-no-pawn-there = Lì non c’è nessun segnalino.
why-partners-pawn = Muovi i segnalini di { $who } solo quando tutti i tuoi sono all’arrivo.
why-helping = I tuoi segnalini sono già tutti all’arrivo; ora muovi quelli di { $who }.
why-not-yours = Quel segnalino è di { $who }.
why-goal-full = Nella zona d’arrivo non c’è via libera per { $steps }.
why-blocked = { $who-me ->
    [yes] Il tuo segnalino protetto sulla casella di partenza blocca la strada.
   *[no] Il segnalino protetto di { $who } sulla casella di partenza blocca la strada.
 }
why-leave-goal = Un segnalino nella zona d’arrivo resta lì.
why-distance = Con questa carta il segnalino non arriva esattamente lì: { $card }.
why-foreign-goal = Quella zona d’arrivo è di un altro colore.
why-from-start = Dalla propria casella di partenza non si entra direttamente nella zona d’arrivo.
why-goal-exact = Per quella casella d’arrivo serve esattamente { $steps }.
why-goal-back = Nella zona d’arrivo non si va indietro.
why-goal-jump = Nella zona d’arrivo non si salta nessuno.
why-had-portion = Questo segnalino ha già avuto la sua parte del 7.
why-partner-later = I segnalini di { $who } ricevono il resto solo quando tutti i tuoi sono all’arrivo.
why-goal-end = Questo segnalino è in fondo alla zona d’arrivo.
why-seven-rest = { $points ->
    [one] Così l’ultimo punto non si potrebbe usare.
   *[other] Così i { $points } punti non si potrebbero usare tutti.
 }
why-points = { $points ->
    [one] Del 7 resta solo un punto, e porta in avanti.
    [7] Un 7 ha 7 punti, e portano in avanti.
   *[other] Del 7 restano solo { $points } punti, e portano in avanti.
 }
why-swap-goal = I segnalini nella zona d’arrivo non si scambiano.
why-swap-protected = Un segnalino sulla propria casella di partenza non si scambia.
why-swap-own-first = Scegli prima uno dei segnalini con cui giochi.
why-swap-same = Due segnalini dello stesso colore non si scambiano.

option-first_dealer = Chi dà le carte per primo
choice-first_dealer-random = La sorte decide chi dà le carte per primo
choice-first_dealer = Il posto { $number } dà le carte per primo
option-direction = Il verso di marcia dei segnalini
choice-direction-cw = I segnalini vanno in senso orario
choice-direction-ccw = I segnalini vanno in senso antiorario
option-mirror_turn_order = Si gioca, si danno e si passano le carte in senso antiorario
choice-mirror_turn_order-false = Si gioca, si danno e si passano le carte in senso orario
choice-mirror_turn_order-true = Si gioca, si danno e si passano le carte in senso antiorario
option-reshuffle = Quando il mazzo non basta
choice-reshuffle-deal_rest_first = Prima si dà il resto, poi si mischiano gli scarti
choice-reshuffle-merge = Un mazzo troppo piccolo si mischia con gli scarti prima di dare le carte
option-must_start_when_track_empty = Senza segnalini in pista devi farne uscire uno
choice-must_start_when_track_empty-false = Senza segnalini in pista puoi ancora avanzare all’arrivo
choice-must_start_when_track_empty-true = Senza segnalini in pista puoi solo farne uscire uno
option-swap_no_effect = Quando una carta scambio si può scartare senza effetto
choice-swap_no_effect-literal = Se sei in pista e lì non c’è nessun altro da scambiare
choice-swap_no_effect-whenever_impossible = Ogni volta che non puoi scambiare
choice-swap_no_effect-never = Mai: con una carta scambio si scambia
choice-swap_no_effect-last_resort = Solo se non potresti giocare altro
option-seven_partner = Quando un 7 può muovere anche i segnalini del compagno
choice-seven_partner-after_finish = Solo quando il tuo ultimo segnalino è arrivato
choice-seven_partner-when_stuck = Anche se i tuoi non possono usare tutti e sette i punti
choice-seven_partner-free = Sempre
option-fields_per_colour = Quanto è lunga la pista
choice-fields_per_colour = { $value } caselle da una casella di partenza alla successiva
option-ring = Il tabellone in 2, 3 o 5
choice-ring-printed = In 2, 3 o 5 si gioca sul tabellone stampato
choice-ring-fitted = In 2, 3 o 5 si gioca su un tabellone con un braccio per ciascuno
preset-strict = Rigoroso
preset-strict-more = Con una carta scambio si scambia sempre, e senza segnalini in pista puoi solo farne uscire uno.
preset-helping = Una mano al compagno
preset-helping-more = Un 7 può sempre muovere anche i segnalini del compagno, e una carta scambio inutile si può scartare.
preset-short = Giri corti
preset-short-more = Solo 14 caselle da una casella di partenza alla successiva: la partita finisce prima.

# La prima partita, con un maestro
lesson-1 = Ti diamo il benvenuto in DOG! Tu e chi ti siede di fronte siete compagni: vincete insieme, quando i segnalini di entrambi sono all’arrivo. Ogni round comincia con un dono. Dai al tuo compagno una carta coperta: «{ card-1-11 }», perché hai altre carte per far uscire un segnalino.
lesson-2 = Nel tuo turno giochi una carta. Tutti i segnalini aspettano, e solo una carta di partenza o un jolly ne fa uscire uno. Gioca «{ card-13 }» e scegli un segnalino nella tua zona di partenza.
lesson-3 = Il 4 è l’unica carta che può andare all’indietro. Scegli il 4, il tuo segnalino e la casella 4 passi indietro: così è vicino all’arrivo senza fare tutto il giro.
lesson-4 = All’arrivo si entra in avanti, passando dalla propria casella di partenza. Il 6 porta il tuo segnalino 4 passi fino alla partenza e altri 2 nell’arrivo. Lì è al sicuro.
lesson-5 = Un jolly è la carta che vuoi. Fanne «{ card-13 }» e fai uscire il prossimo segnalino. Sulla propria casella di partenza è protetto, e nessuno può passare.
lesson-6 = Il 7 si può dividere. Prima 2 passi con il segnalino all’arrivo, fino in fondo. Poi 5 con l’altro: finisce su un segnalino avversario e lo rimanda indietro. E attenzione: un 7 batte tutto ciò che sorpassa, anche i tuoi.
lesson-7 = Uno dei tuoi avversari non può giocare nessuna carta ed è fuori dal round. Dal tuo compagno hai avuto uno scambio: scambia il tuo segnalino sulla casella 5 con quello sulla 58, che ha quasi finito il giro.
lesson-8 = Un nuovo round, e una carta in meno a testa. Dai di nuovo al tuo compagno «{ card-1-11 }»: fa uscire un segnalino.
lesson-9 = Conta: 6 passi fino alla tua casella di partenza, poi 3 nell’arrivo, subito dietro al segnalino che c’è già. All’arrivo non si salta nessuno, e il numero deve essere esatto. Il 9 va bene!
lesson-end = Due segnalini all’arrivo! Quando ci sono tutti e quattro muovi quelli del compagno, e con tutti e otto vince la vostra squadra. Fermati su una carta con il mouse, o tieni premuto, e si spiega da sé.

# Segni su carte e caselle
sign-start = fa anche uscire un segnalino
sign-swap = scambia due segnalini
sign-split = passi da dividere
sign-both = avanti o indietro
