player = Giocatore { $number }
you = Tu

# che cosa non andava, e che cosa andrebbe

lesson-other = Si potrebbe, e in una partita vera lo farai. In questa lezione prova quello che ti viene suggerito.
learned = La lezione è finita. Per giocare: { $command }
left-lesson = Hai lasciato la lezione. Ricomincia con { $command }; per giocare: { $play }
wrong-no-lesson = Per { $game } non c’è ancora una lezione.
wrong-game = Non c’è nessun gioco «{ $name }»; ci sono: { $choices }.
wrong-games-folder = La cartella { $path } indicata da HOMESTRETCH_GAMES non esiste.
wrong-game-folder = Non c’è nessun gioco «{ $name }», e la cartella { $path } indicata da HOMESTRETCH_GAMES non esiste; ci sono: { $choices }.
wrong-load = Il gioco { $name } non si può caricare: { $reason }
wrong-language = Non c’è nessuna lingua «{ $name }»; ci sono: { $choices }.
wrong-option = Non c’è nessuna opzione «{ $name }»; ci sono: { $choices }.
wrong-option-value = L’opzione { $name } non può essere «{ $value }»; può essere: { $choices }.
wrong-setting = «{ $text }» non è un’impostazione; un’impostazione si scrive nome=valore.
wrong-seats = Con queste opzioni a { $game } non si può giocare in { $seats }; si può in: { $choices }.
wrong-seats-empty = «{ $text }» lascia un posto vuoto; indica qualcuno per ogni posto, per esempio me,random,random.
wrong-no-seat = Non c’è nessun posto { $seat }; i posti vanno da 0 a { $last }.
wrong-over = La partita è finita; nessuno deve più rispondere.
wrong-bot = Non c’è nessun bot «{ $name }»; ci sono: { $choices }.
wrong-bot-command = «{ $name }» non indica nessun programma; scrivi cmd: e il comando che lo avvia.
wrong-budget = Un bot non può pensare per «{ $value }»; indica un numero di partite, per esempio 400, o un tempo, per esempio 50ms.
wrong-at-once = { $name } gioca a prima vista: non gli servono né tempo né simulazioni.
wrong-theme = Non c’è nessun tema «{ $name }»; ci sono: { $choices }.
wrong-seat = { $who-me ->
    [yes] Ora non tocca a te rispondere; aspetta il tuo turno.
   *[no] Ora non tocca a { $who } rispondere.
 }
wrong-word = «{ $word }» non è una parola di { $game }.
wrong-token = «{ $word }» ora non è possibile.
wrong-half = La mossa «{ $path }» non è completa; mancano delle parole.
wrong-more = «{ $words }» è già una mossa completa; gioca una mossa alla volta.
wrong-ply = { $when ->
    [early] La partita è solo alla mossa { $ply }; questo era pensato per una mossa successiva.
   *[late] Questa mossa è arrivata tardi: la partita è già alla mossa { $ply }.
 }
wrong-back = Non hai ancora detto nessuna parola; { command-undo } riprende la tua ultima mossa.
wrong-undo = Ora non c’è niente di tuo da riprendere.
wrong-position = «{ $text }» non è una posizione di questo gioco.
wrong-flaw = Questa posizione non può verificarsi: { $text }.
wrong-input = Non capisco «{ $word }»; digita uno dei tasti o delle parole indicate, oppure aiuto.
wrong-record-foreign = Questa non è una registrazione di Homestretch; dovrebbe cominciare con «homestretch record 1».
wrong-record-short = La registrazione si interrompe dopo la riga { $line }; l’ultima riga dovrebbe essere una somma di controllo.
wrong-record-sum = La registrazione è danneggiata: la somma di controllo nella riga { $line } non corrisponde a ciò che precede.
wrong-record-header = La registrazione è danneggiata: l’intestazione deve indicare il gioco con la versione, e i posti.
wrong-record-line = La registrazione è danneggiata nella riga { $line }; lì ci dovrebbe essere un posto o * e una mossa, oppure la fine della partita.
wrong-record-version = La registrazione è della versione { $theirs } di { $game }; questa è la versione { $ours }.
wrong-record-move = La mossa { $move } della registrazione, «{ $words }», non è ammessa dalle regole.
wrong-record-scores = Secondo la registrazione il risultato è { $said }; secondo le regole è { $found }.
wrong-record-person = In «{ $text }» dovrebbe giocare qualcuno; per una registrazione indica solo bot.
wrong-resume-game = Il file contiene una partita di { $game }, non di { $other }.
wrong-resume-seats = La partita nel file ha { $seats } posti; indica qualcuno per ognuno.
wrong-resume-rules = Una partita ripresa mantiene la sua fortuna e le sue regole della casa; togli --seed e --set.
wrong-at = La partita non ha una mossa { $at }; le mosse vanno da 0 a { $last }.
wrong-check = «{ $name }» non è né un gioco né un file; i giochi sono: { $choices }.
wrong-broken = Una legge non è rispettata: { $text }
wrong-endless = Una mossa di { $game } non finisce entro { $words } parole: { $path } …
wrong-file-missing = Il file { $path } non esiste.
wrong-file-folder = { $path } è una cartella; serve un file.
wrong-file-file = { $path } è un file; serve una cartella.
wrong-file-there = { $path } esiste già; continua con --resume { $path } o scegli un altro file.
wrong-file-taken = { $path } esiste già; scegli un altro file.
wrong-file-large = { $path } è troppo grande per essere una registrazione.
wrong-file-read = Impossibile leggere { $path } ({ $reason }).
wrong-file-write = Impossibile scrivere { $path } ({ $reason }); scegli un altro posto.
wrong-command = Non c’è nessun comando «{ $name }»; ci sono: { $choices }.
wrong-missing = Manca «{ $name }»; { $command } --help mostra che cosa serve.
wrong-value = { $value ->
    [needed] Dopo { $name } ci vuole un valore.
   *[none] { $name } non vuole valori.
 }
wrong-number = { $name } richiede { $whole ->
    [yes] un numero intero
   *[no] un numero
 }{ $bounds ->
    [both] { " " }da { $least } a { $most }
    [least] , almeno { $least }
   *[none] { "" }
 }.
wrong-usage = È più di quanto { $command } accetti; { $command } --help mostra che cosa accetta.
wrong-nobody = Nessuno risponde alla tastiera; indica un gioco e i posti, per esempio: homestretch play GIOCO --seats me,random.
wrong-closed = L’input è finito a metà partita; niente è perduto, continua con: { $command }

wrong-ladder = Una classifica richiede due o più bot, ciascuno nominato una volta, per esempio --bots easy,hard: «{ $value }» non li nomina.
wrong-one-bot = Un incontro richiede due bot o più, per esempio homestretch arena { $game } { $bot } random.
wrong-perft = Alla profondità { $depth } ci sarebbero da contare circa { $moves } mosse, e non se ne contano più di { $most }. Prendi un --depth più piccolo, o comincia da una posizione successiva con --from.
wrong-two-bots = «{ $value }» dovrebbe essere due bot separati da una virgola.
wrong-extra = { $what } ha bisogno di { $name }, che non è installato: pip install "homestretch[{ $extra }]"
wrong-ray = A «{ $address }» non c’è nessun cluster Ray. Indica un indirizzo come 10.0.0.1:6379, oppure auto.
wrong-net = { $path } non è una rete.
wrong-net-none = Non c’è nessuna rete { $path }.
wrong-net-other = { $path } è una rete per { $game } a { $seats } posti; ne serve una per { $for } a { $by }.
wrong-net-version = { $path } è stata allenata su ingressi di versione { $has }, e il gioco ha la versione { $needs }: allenala di nuovo.
wrong-net-broken = La rete { $path } è danneggiata.
wrong-no-net = { $game } non ha una rete per { $seats } posti: nessuno può dire quanto valesse una mossa.
wrong-no-inputs = { $game } non ha ancora nulla da mostrare a una rete: serve un inputs.py, nominato nel suo kit.
wrong-hidden = Una rete non può avere { $hidden } unità nascoste; indica un multiplo di { $wide }, come --hidden 64.
wrong-course = In { $path } è stato allenato altro. Indica un’altra cartella con --into, oppure le stesse impostazioni.
wrong-course-broken = { $path } manca o è danneggiato, da lì non si può continuare. Ricomincia in un’altra cartella con --into.
wrong-trained = In { $path } c’è già un allenamento. Continualo con --resume, oppure indica un’altra cartella con --into.
wrong-other-match = Questa è la registrazione di un altro incontro.
wrong-sprt = La quota di «non migliore» deve essere minore di quella di «migliore», entrambe fra 0 e 1: { $low } e { $high } non lo sono.
wrong-bots = { $bots } bot non possono sedere a un tavolo con { $sides } parti; prendine al massimo { $sides }, o più posti con --players.
wrong-plot = Impossibile scrivere il grafico in { $file }; scegli un file che finisce in .png, .svg o .pdf, in una cartella che esiste.
wrong-folder = La cartella { $folder } contiene altro rispetto a questo incontro; scegline un’altra.
wrong-vary = «{ $value }» dovrebbe essere una regola della casa con i suoi valori, come nome=v1,v2.
wrong-render = Non c’è nessuna modalità di resa «{ $mode }»; ci sono: { $choices }.
wrong-form = Le osservazioni si danno come { $choices }, non come «{ $form }».
wrong-opponents = Per { $seats } posti servono { $seats } nomi di bot, compreso quello di chi impara, non { $given }.
wrong-opponent = «{ $value }» non può avere un posto; un bot, il suo nome, un modello che predice o una funzione possono.
wrong-bot-list = I bot sono una lista, uno per ogni posto, non «{ $value }».
wrong-count = Non si possono giocare { $count } partite insieme; prendine una o più.
wrong-words = { $games } partite vogliono { $games } parole alla volta, non { $words }.

fault-start = Non è stato possibile avviare il bot { $name }; al suo posto gioca greedy.
fault-hello = Il bot { $name } non si è presentato; al suo posto gioca greedy.
fault-late = Il bot { $name } non ha risposto in tempo; al suo posto gioca greedy.
fault-crashed = Il bot { $name } si è fermato; al suo posto gioca greedy.
fault-flood = Il bot { $name } ha parlato senza essere interrogato; al suo posto gioca greedy.
fault-nonsense = La risposta del bot { $name } è incomprensibile; al suo posto gioca greedy.
fault-illegal = Il bot { $name } ha detto ciò che le regole non ammettono; al suo posto gioca greedy.

# lo schermo di gioco

choose-exactly = { $most } da scegliere
choose-between = da { $least } a { $most } da scegliere
steps-left = { $count ->
    [one] resta { $count } passo
   *[other] restano { $count } passi
 }
said = Detto finora: { $words }
press-enter = Premi Invio …
press-page = q = torna alla partita, spazio = pagina seguente
enter-will-do = (o semplicemente Invio)
curtain = Tocca a { $who }. Gli altri guardino altrove!
what-unknown = Di «{ $word }» ora sul tavolo non c’è niente da spiegare.
why-what = Perché che cosa? Digita perché e una parola, per esempio: perché { $word }
why-can = «{ $word }» ora è possibile.
hint-says = Chi gioca bene forse farebbe: { $text }
weighed = { $text }: vince al { $chance }% (± { $margin })
counted = { $text }: vince al { $chance }%
fear = Da temere ({ $odds }%): { $told } Resterebbe il { $chance }%.
result-won = { $who-me ->
    [yes] Hai vinto!
   *[no] Vince { $who }!
 }
result-shared = Vincono insieme: { $names }!
result-team = { $me ->
    [yes] Hai vinto, insieme a { $names }!
   *[no] { $names } vincono insieme!
 }
remark-close = Il momento più serrato, alla mossa { $ply }: { $gap ->
    [0] i primi due erano alla pari.
   *[other] solo { $gap } tra i primi due.
 }
remark-leads = Il comando è passato di mano { $count ->
    [one] una volta
   *[other] { $count } volte
 }, per l’ultima alla mossa { $ply }.
remark-ahead = In testa dal primo all’ultimo passo.
result-nobody = Nessuno vince.
reached-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
 }
reached-pawns = { $count ->
    [one] { $count } segnalino arrivato
   *[other] { $count } segnalini arrivati
 }
kept = La tua partita è conservata. Continua con: { $command }
saved = La partita è conservata in { $path }

command-help = aiuto
command-what = cosa
command-why = perché
command-hint = consiglio
command-back = indietro
command-undo = annulla
command-log = diario
command-rules = regole
command-quit = esci
help-words = Rispondi con il tasto o la parola indicata; si possono digitare più parole insieme. Tab completa. Invio prende l’unica possibilità.
help-help = mostra questo
help-what = dice che cosa fa una cosa o una casella, come cosa { $word }
help-why = spiega perché una parola ora non è possibile, per esempio: perché { $word }
help-hint = mostra che cosa vede nelle mosse migliori chi gioca bene
help-back = riprende l’ultima parola di una mossa a metà
help-undo = riprende la tua ultima mossa, finché niente è stato svelato
help-log = mostra tutto ciò che è successo
help-rules = mostra le regole
help-quit = esce; la partita è conservata e si può riprendere

menu-game = A che cosa vuoi giocare?
menu-left = Riprendi { $game }: { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
 }, { $when }
menu-go-on = Riprendere o ricominciare?
menu-new = una nuova partita
menu-first = Questa è la prima domanda; { command-quit } esce.
menu-help = Scrivi ciò che sta davanti, o l’inizio di un nome. Invio prende ciò che ha una stella, { command-back } ripete la domanda precedente, { command-quit } esce.
menu-players = In quanti giocate?
menu-strength = Quanto devono essere bravi gli altri?
bot-beginner = principiante
bot-easy = facile
bot-normal = medio
bot-hard = difficile
bot-expert = maestro

checked-game = { $game } rispetta tutte le leggi ({ $moves } mosse controllate).
checked-record = La registrazione di { $game } è in ordine ({ $moves } mosse).
written-record = La partita è scritta in { $file }. { $command } la racconta.
written-picture = La posizione è disegnata in { $file }.
perft-counts = profondità, successioni di mosse, posizioni che raggiungono
wrong-new-name = Un gioco non può chiamarsi «{ $name }»; un nome ha da 2 a 20 lettere minuscole dalla a alla z e non è una parola di Python.
wrong-new-there = C’è già un gioco { $name }; scegli un altro nome.
wrong-new-where = Questa cartella non contiene i sorgenti di Homestretch; --into CARTELLA crea un pacchetto a sé.
wrong-new-full = { $path } non è vuota; indica un’altra cartella.
wrong-new-file = { $path } è un file; indica una cartella.
made-game = { $game } si trova in { $path }. Per giocarci: homestretch play { $game }. Che cosa manca ancora: homestretch check { $game }.
made-package = { $game } è un pacchetto a sé in { $path }. Per installarlo: pip install --editable { $path }. Poi, per giocarci: homestretch play { $game }.
missing = Manca ancora, anche se a { $game } si può già giocare:
missing-english = ciò a cui tutti ricorrono, in inglese: { $files }
missing-keys = frasi che il gioco dice, in texts/en.ftl: { $keys }
missing-sense = la forma giusta di un testo di { $file } che non si può leggere: { $line }
missing-tests = test che nominano queste clausole di RULES.md: { $clauses }
missing-texts = i suoi testi in altre lingue: { $files }
missing-rules = le sue regole in altre lingue: { $files }
missing-records = partite che devono svolgersi sempre uguali, scritte da homestretch record: records/*.hs
missing-perft = quante posizioni ci sono, contate da homestretch perft: tests/perft.txt
missing-scenarios = posizioni e che cosa ne segue: tests/SCENARIOS.md
missing-scene = un disegno suo; fino ad allora, un semplice elenco di ciò che si sa
missing-tell = frasi su ciò che accade; fino ad allora, le parole di ogni mossa
missing-features = caratteristiche per chi apprende; fino ad allora, i numeri di una vista
missing-remarks = che cosa resta di una partita (`progress`, `chronicle`); fino ad allora, la fine mostra solo il risultato
missing-judge = un giudizio per i bot; fino ad allora, finiscono partite a caso
missing-abouts = una parola su che cosa fanno queste cose, per chi le vede per la prima volta: { $names }
missing-lesson = una lezione per la prima partita: { $file }, una registrazione con una nota a ogni mossa di chi impara
wrong-manual = In { $folder } non c’è nessun manuale; «make docs» ne costruisce uno in build/site.
wrong-proxy = { $name } non è l’indirizzo di un proxy. Lo è un indirizzo come 127.0.0.1 o una rete come 10.0.0.0/8.
admin-copied = La copia è in { $file }.
admin-deleted = Il tavolo { $table } è stato eliminato.
admin-swept = Tavoli eliminati: { $tables }. Tavoli di cui non si conservano più i messaggi: { $hushed }. Lasciati, perché un processo li ha: { $busy }.
admin-checked = Tavoli: { $tables }. Danneggiati: { $broken }.
admin-which = Di’ quale: il nome di un tavolo, o di un file per una copia di sicurezza.
admin-busy = Un processo ha questo tavolo. Riprova un quarto d’ora dopo che l’ultima persona se n’è andata.
admin-broken = Il tavolo { $table } non può essere letto: { $reason }.
admin-came = Tavoli copiati: { $tables }.
admin-not-empty = Questa base di dati non è vuota: non vi è stato copiato nulla.
admin-pg-dump = PostgreSQL ha un suo programma per questo: pg_dump.
admin-no-copy = Non si può scrivere { $file }: { $reason }.

# che cosa si dice di un gioco che non ha parole proprie

told-move = { $who-me ->
    [yes] Tu: { $words }
   *[no] { $who }: { $words }
 }
told-chance = Caso: { $words }
scene-words = Che cosa puoi dire
scene-unknown = coperta

# homestretch arena, ladder, sprt, study
arena-share = quota di vittorie
arena-fair = equa
arena-rating = punteggio
arena-games = partite
arena-title = { $game }, { $seats } posti, { $games ->
    [one] una partita
   *[other] { $games } partite
 }
ladder-title = { $game }, { $seats } posti
arena-unplayed = Interrotto prima della prima mano: non si sa ancora nulla.
arena-stopped = Interrotto dopo { $games } partite su { $wanted }.
ladder-stopped = Interrotto prima che tutti avessero giocato contro tutti: questi sono i punteggi finora.
sprt-result = { $bot } contro { $other }, { $seats } posti: { $share } in { $games } partite.
sprt-better = Migliore
sprt-no-better = Non migliore
sprt-undecided = Indeciso
sprt-odds = { $answer }: una quota di { $low } o di { $high }, log-probabilità { $odds }, limiti ±{ $bound }.
study-title = { $game }, { $seats } posti, { $games } partite ciascuno, con intervalli al 95 %
study-moves = mosse per partita
study-seat = vince il posto { $seat }
study-luck = quota della fortuna
study-stopped = Interrotto quando { $done } impostazioni su { $all } erano giocate fino in fondo.

# homestretch bots
bots-bot = bot
bots-most = al massimo
bots-about = I numeri sono partite simulate: tante ne gioca un bot per una mossa, e mai oltre il tempo dell’ultima colonna; – muove a prima vista. Un nome può portare un altro limite: hard:400 in simulazioni, hard:50ms in millisecondi. cmd:COMANDO è un programma tuo. expert@FILE gioca con una rete tua.

# homestretch train
train-begins = { $game }, { $seats } posti, seme { $seed }, in { $path }
train-at = generazione { $number }
train-generation = Generazione { $number }: { $games } partite, { $positions } posizioni, log-loss { $losses }, { $seconds } s
train-stopped = Interrotto; generazioni finite: { $done }. Lo stesso comando con --resume riprende da lì.
train-worth = Log-loss su { $games } partite mai viste: rete { $net }, giudizio { $judge }, giudizio temperato { $tempered }, moneta { $coin }.
train-ends = Errore di calibrazione: { $error } punti. La rete e la sua scheda sono in { $path }.

# homestretch review
review-who = Chi
review-decisions = Decisioni
review-lost = Punti persi per decisione
review-worst = Le mosse più care:
review-move = Mossa { $ply }, { $who }: { $made } ({ $chance }%). Meglio: { $best } ({ $better }%).
review-none = In questa partita nessuno ha avuto niente da decidere.
review-fine = Nessuna decisione ha perso un punto intero.
