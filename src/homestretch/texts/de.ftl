player = Spieler { $number }
you = Du

# was falsch war und was richtig wäre

lesson-other = Das ginge, und in einem echten Spiel darfst du es. In dieser Lektion probier, was dir gesagt wird.
learned = Das war die Lektion. Zum Spielen: { $command }
left-lesson = Du hast die Lektion verlassen. Von vorn beginnt sie mit { $command }; zum Spielen: { $play }
wrong-no-lesson = Zu { $game } gibt es noch keine Lektion.
wrong-game = Es gibt kein Spiel „{ $name }“; es gibt: { $choices }.
wrong-games-folder = Den Ordner { $path }, den HOMESTRETCH_GAMES nennt, gibt es nicht.
wrong-game-folder = Es gibt kein Spiel „{ $name }“, und den Ordner { $path }, den HOMESTRETCH_GAMES nennt, gibt es nicht; es gibt: { $choices }.
wrong-load = Das Spiel { $name } lässt sich nicht laden: { $reason }
wrong-language = Es gibt keine Sprache „{ $name }“; es gibt: { $choices }.
wrong-option = Es gibt keine Option „{ $name }“; es gibt: { $choices }.
wrong-option-value = Die Option { $name } kann nicht „{ $value }“ sein; möglich ist: { $choices }.
wrong-setting = „{ $text }“ ist keine Einstellung; eine Einstellung sieht so aus: name=wert.
wrong-seats = { $game } lässt sich mit diesen Optionen nicht zu { $seats } spielen; möglich ist: { $choices }.
wrong-seats-empty = „{ $text }“ lässt einen Platz leer; nenne für jeden Platz jemanden, etwa me,random,random.
wrong-no-seat = Es gibt keinen Platz { $seat }; die Plätze gehen von 0 bis { $last }.
wrong-over = Die Partie ist vorbei; niemand wird mehr gefragt.
wrong-bot = Es gibt keinen Bot „{ $name }“; es gibt: { $choices }.
wrong-bot-command = „{ $name }“ nennt kein Programm; schreibe cmd: und den Befehl, der es startet.
wrong-budget = Ein Bot kann nicht „{ $value }“ lang nachdenken; gib eine Zahl von Partien an, etwa 400, oder eine Zeit, etwa 50ms.
wrong-at-once = { $name } zieht auf den ersten Blick und braucht weder Zeit noch Durchläufe.
wrong-theme = Es gibt keine Farbgebung „{ $name }“; es gibt: { $choices }.
wrong-seat = { $who-me ->
    [yes] Du bist gerade nicht gefragt; warte, bis du dran bist.
   *[no] { $who } ist gerade nicht gefragt.
 }
wrong-word = „{ $word }“ ist kein Wort von { $game }.
wrong-token = „{ $word }“ geht jetzt nicht.
wrong-half = Der Zug „{ $path }“ ist noch nicht vollständig; es fehlen Wörter.
wrong-more = „{ $words }“ ist schon ein ganzer Zug; gib einen Zug nach dem anderen ein.
wrong-ply = { $when ->
    [early] Das Spiel ist erst bei Zug { $ply }; das war für einen späteren gedacht.
   *[late] Dieser Zug kam zu spät: Das Spiel ist schon bei Zug { $ply }.
 }
wrong-back = Noch ist kein Wort gesagt; { command-undo } nimmt deinen letzten Zug zurück.
wrong-undo = Von dir lässt sich gerade nichts zurücknehmen.
wrong-position = „{ $text }“ ist keine Stellung dieses Spiels.
wrong-flaw = Diese Stellung kann nicht vorkommen: { $text }.
wrong-input = „{ $word }“ verstehe ich nicht; tippe eine der Tasten oder Wörter, die da stehen, oder hilfe.
wrong-record-foreign = Das ist keine Aufzeichnung von Homestretch; sie müsste mit „homestretch record 1“ beginnen.
wrong-record-short = Die Aufzeichnung bricht nach Zeile { $line } ab; ihre letzte Zeile müsste eine Prüfsumme sein.
wrong-record-sum = Die Aufzeichnung ist beschädigt: Die Prüfsumme in Zeile { $line } passt nicht zu dem, was darüber steht.
wrong-record-header = Die Aufzeichnung ist beschädigt: Im Kopf fehlen das Spiel mit seiner Version oder die Plätze.
wrong-record-line = Die Aufzeichnung ist in Zeile { $line } beschädigt; dort müssten ein Platz oder * und ein Zug stehen, oder das Ende des Spiels.
wrong-record-version = Die Aufzeichnung stammt von Version { $theirs } von { $game }; dies ist Version { $ours }.
wrong-record-move = Zug { $move } der Aufzeichnung, „{ $words }“, ist nach den Regeln nicht möglich.
wrong-record-scores = Laut Aufzeichnung ist das Ergebnis { $said }; nach den Regeln ist es { $found }.
wrong-record-person = Bei „{ $text }“ müsste jemand mitspielen; nenne für eine Aufzeichnung nur Bots.
wrong-resume-game = In der Datei ist ein Spiel von { $game }, nicht von { $other }.
wrong-resume-seats = Das Spiel in der Datei hat { $seats } Plätze; nenne für jeden davon jemanden.
wrong-resume-rules = Ein fortgesetztes Spiel behält sein Glück und seine Hausregeln; lass --seed und --set weg.
wrong-at = Das Spiel hat keinen Zug { $at }; die Züge gehen von 0 bis { $last }.
wrong-check = „{ $name }“ ist weder ein Spiel noch eine Datei; die Spiele sind: { $choices }.
wrong-broken = Ein Gesetz ist verletzt: { $text }
wrong-endless = Ein Zug von { $game } endet nicht nach { $words } Wörtern: { $path } …
wrong-file-missing = Es gibt keine Datei { $path }.
wrong-file-folder = { $path } ist ein Ordner; gebraucht wird eine Datei.
wrong-file-file = { $path } ist eine Datei; gebraucht wird ein Ordner.
wrong-file-there = { $path } gibt es schon; spiele mit --resume { $path } weiter oder wähle eine andere Datei.
wrong-file-taken = { $path } gibt es schon; wähle eine andere Datei.
wrong-file-large = { $path } ist viel zu groß für eine Aufzeichnung.
wrong-file-read = { $path } lässt sich nicht lesen ({ $reason }).
wrong-file-write = { $path } lässt sich nicht schreiben ({ $reason }); wähle einen anderen Ort.
wrong-command = Es gibt keinen Befehl „{ $name }“; es gibt: { $choices }.
wrong-missing = Es fehlt „{ $name }“; { $command } --help zeigt, was gebraucht wird.
wrong-value = { $value ->
    [needed] { $name } braucht einen Wert dahinter.
   *[none] { $name } steht ohne Wert.
 }
wrong-number = { $name } braucht { $whole ->
    [yes] eine ganze Zahl
   *[no] eine Zahl
 }{ $bounds ->
    [both] { " " }von { $least } bis { $most }
    [least] , mindestens { $least }
   *[none] { "" }
 }.
wrong-usage = Das ist mehr, als { $command } annimmt; { $command } --help zeigt, was dazugehört.
wrong-nobody = An der Tastatur antwortet niemand; nenne Spiel und Plätze, etwa: homestretch play SPIEL --seats me,random.
wrong-closed = Die Eingabe endete mitten im Spiel; nichts ist verloren, weiter geht es mit: { $command }

wrong-ladder = Eine Rangliste braucht zwei oder mehr Bots, jeden einmal genannt, etwa --bots easy,hard: „{ $value }“ nennt sie nicht.
wrong-one-bot = Ein Wettkampf braucht zwei Bots oder mehr, etwa homestretch arena { $game } { $bot } random.
wrong-perft = In Tiefe { $depth } wären etwa { $moves } Züge zu zählen, und mehr als { $most } werden nicht gezählt. Nimm ein kleineres --depth, oder beginne mit --from in einer späteren Stellung.
wrong-two-bots = „{ $value }“ müssten zwei Bots mit einem Komma dazwischen sein.
wrong-extra = { $what } braucht { $name }, und das ist nicht installiert: pip install "homestretch[{ $extra }]"
wrong-ray = Unter „{ $address }“ ist kein Ray-Cluster. Richtig wäre eine Adresse wie 10.0.0.1:6379 oder auto.
wrong-net = { $path } ist kein Netz.
wrong-net-none = Es gibt kein Netz { $path }.
wrong-net-other = { $path } ist ein Netz für { $game } mit { $seats } Plätzen; gebraucht wird eines für { $for } mit { $by }.
wrong-net-version = { $path } wurde auf Eingaben der Version { $has } trainiert, und das Spiel hat Version { $needs }: Trainiere es neu.
wrong-net-broken = Das Netz { $path } ist beschädigt.
wrong-no-net = { $game } hat kein Netz für { $seats } Plätze; was ein Zug wert war, kann niemand sagen.
wrong-no-inputs = { $game } hat einem Netz noch nichts zu zeigen: Es fehlt eine inputs.py, die in seinem Kit steht.
wrong-hidden = Ein Netz kann nicht { $hidden } verborgene Einheiten haben; richtig ist ein Vielfaches von { $wide }, etwa --hidden 64.
wrong-course = In { $path } wurde etwas anderes trainiert. Nenne mit --into einen anderen Ordner, oder dieselben Einstellungen.
wrong-course-broken = { $path } fehlt oder ist beschädigt, von dort geht es nicht weiter. Fang mit --into in einem anderen Ordner neu an.
wrong-trained = In { $path } liegt schon ein Lauf. Setze ihn mit --resume fort, oder nenne mit --into einen anderen Ordner.
wrong-other-match = Das ist die Aufzeichnung eines anderen Wettkampfs.
wrong-sprt = Der Anteil für „nicht besser“ muss unter dem für „besser“ liegen, beide zwischen 0 und 1: { $low } und { $high } tun das nicht.
wrong-bots = { $bots } Bots passen nicht an einen Tisch mit { $sides } Parteien; nimm höchstens { $sides } davon, oder mehr Plätze mit --players.
wrong-plot = Das Diagramm lässt sich nicht nach { $file } schreiben; wähle eine Datei, die auf .png, .svg oder .pdf endet, in einem Ordner, den es gibt.
wrong-folder = Der Ordner { $folder } enthält etwas anderes als diesen Wettkampf; wähle einen anderen.
wrong-vary = „{ $value }“ müsste eine Hausregel mit ihren Werten sein, als name=w1,w2.
wrong-render = Es gibt keine Darstellung „{ $mode }“; es gibt: { $choices }.
wrong-form = Beobachtungen gibt es als { $choices }, nicht als „{ $form }“.
wrong-opponents = { $seats } Plätze brauchen { $seats } Namen von Bots, den des Lernenden mitgezählt, nicht { $given }.
wrong-opponent = „{ $value }“ kann keinen Platz haben; ein Bot, sein Name, ein Modell, das vorhersagt, oder eine Funktion kann es.
wrong-bot-list = Bots sind eine Liste, einer für jeden Platz, nicht „{ $value }“.
wrong-count = { $count } Spiele lassen sich nicht zugleich spielen; nimm eines oder mehr.
wrong-words = { $games } Spiele brauchen { $games } Wörter auf einmal, nicht { $words }.

fault-start = Der Bot { $name } ließ sich nicht starten; für ihn spielt greedy.
fault-hello = Der Bot { $name } hat sich nicht gemeldet; für ihn spielt greedy.
fault-late = Der Bot { $name } hat nicht rechtzeitig geantwortet; für ihn spielt greedy.
fault-crashed = Der Bot { $name } läuft nicht mehr; für ihn spielt greedy.
fault-flood = Der Bot { $name } hat ungefragt geredet; für ihn spielt greedy.
fault-nonsense = Der Bot { $name } hat etwas Unverständliches geantwortet; für ihn spielt greedy.
fault-illegal = Der Bot { $name } hat gesagt, was die Regeln nicht erlauben; für ihn spielt greedy.

# am Spieltisch

choose-exactly = { $most } auswählen
choose-between = { $least } bis { $most } auswählen
steps-left = { $count ->
    [one] { $count } Schritt ist übrig
   *[other] { $count } Schritte sind übrig
 }
said = Bisher gesagt: { $words }
press-enter = Weiter mit der Eingabetaste …
press-page = q = zurück zum Spiel, Leertaste = nächste Seite
enter-will-do = (oder einfach Eingabetaste)
curtain = { $who } ist dran. Die anderen schauen weg!
what-unknown = Zu „{ $word }“ liegt gerade nichts auf dem Tisch, das sich erklären ließe.
why-what = Warum was? Tippe warum und ein Wort, etwa: warum { $word }
why-can = „{ $word }“ geht jetzt.
hint-says = Wer gut spielt, würde vielleicht: { $text }
weighed = { $text }: gewinnt zu { $chance } % (± { $margin })
counted = { $text }: gewinnt zu { $chance } %
fear = Zu fürchten ({ $odds } %): { $told } Dann blieben { $chance } %.
result-won = { $who-me ->
    [yes] Du gewinnst!
   *[no] { $who } gewinnt!
 }
result-shared = Gemeinsam gewonnen haben: { $names }!
result-team = { $me ->
    [yes] Du gewinnst, zusammen mit { $names }!
   *[no] { $names } gewinnen zusammen!
 }
remark-close = Am knappsten war es bei Zug { $ply }: { $gap ->
    [0] Die beiden Ersten lagen gleichauf.
   *[other] Nur { $gap } lagen zwischen den beiden Ersten.
 }
remark-leads = Die Führung wechselte { $count ->
    [one] einmal
   *[other] { $count }-mal
 }, endgültig bei Zug { $ply }.
remark-ahead = Vom ersten bis zum letzten Schritt in Führung.
result-nobody = Niemand gewinnt.
reached-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
reached-pawns = { $count ->
    [one] { $count } Figur im Ziel
   *[other] { $count } Figuren im Ziel
 }
kept = Dein Spiel ist aufgehoben. Weiter geht es mit: { $command }
saved = Das Spiel liegt in { $path }

command-help = hilfe
command-what = was
command-why = warum
command-hint = tipp
command-back = zurück
command-undo = rückgängig
command-log = verlauf
command-rules = regeln
command-quit = ende
help-words = Antworte mit der Taste oder dem Wort, das da steht; mehrere Wörter auf einmal gehen auch. Tab ergänzt. Die Eingabetaste nimmt, was als Einziges möglich ist.
help-help = zeigt das hier
help-what = sagt, was ein Ding oder Feld tut, etwa: was { $word }
help-why = erklärt, warum ein Wort jetzt nicht geht, etwa: warum { $word }
help-hint = zeigt, was jemand, der gut spielt, in den besten Zügen sieht
help-back = nimmt das letzte Wort eines halb gesagten Zuges zurück
help-undo = nimmt deinen letzten Zug zurück, solange nichts aufgedeckt wurde
help-log = zeigt alles, was bisher geschah
help-rules = zeigt die Regeln
help-quit = hört auf; das Spiel wird aufgehoben und lässt sich fortsetzen

menu-game = Was möchtest du spielen?
menu-left = { $game } fortsetzen: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
 }, { $when }
menu-go-on = Fortsetzen oder neu anfangen?
menu-new = ein neues Spiel
menu-first = Das ist die erste Frage; { command-quit } beendet.
menu-help = Tippe, was davor steht, oder den Anfang eines Namens. Enter nimmt, was einen Stern hat, { command-back } stellt die Frage davor noch einmal, { command-quit } beendet.
menu-players = Zu wievielt?
menu-strength = Wie gut sollen die anderen sein?
bot-beginner = Anfänger
bot-easy = leicht
bot-normal = mittel
bot-hard = schwer
bot-expert = Meister

checked-game = { $game } hält alle Gesetze ein ({ $moves } Züge geprüft).
checked-record = Die Aufzeichnung von { $game } ist in Ordnung ({ $moves } Züge).
written-record = Die Partie steht in { $file }. { $command } erzählt sie.
written-picture = Die Stellung ist in { $file } gezeichnet.
perft-counts = Tiefe, Folgen von Zügen, Stellungen, die sie erreichen
wrong-new-name = „{ $name }“ kann kein Spiel heißen; ein Name hat 2 bis 20 kleine Buchstaben von a bis z und ist kein Wort von Python.
wrong-new-there = Es gibt schon ein Spiel { $name }; wähle einen anderen Namen.
wrong-new-where = In diesem Ordner liegt kein Quelltext von Homestretch; --into ORDNER macht ein eigenes Paket.
wrong-new-full = { $path } ist nicht leer; nenne einen anderen Ordner.
wrong-new-file = { $path } ist eine Datei; nenne einen Ordner.
made-game = { $game } liegt in { $path }. So wird es gespielt: homestretch play { $game }. Was noch fehlt: homestretch check { $game }.
made-package = { $game } ist ein eigenes Paket in { $path }. So wird es installiert: pip install --editable { $path }. Und dann gespielt: homestretch play { $game }.
missing = Noch fehlt, auch wenn sich { $game } schon spielen lässt:
missing-english = worauf alle zurückgreifen, auf Englisch: { $files }
missing-keys = Sätze, die das Spiel sagt, in texts/en.ftl: { $keys }
missing-sense = die richtige Form eines Textes in { $file }, der sich nicht lesen lässt: { $line }
missing-tests = Tests, die diese Absätze von RULES.md nennen: { $clauses }
missing-texts = seine Texte in anderen Sprachen: { $files }
missing-rules = seine Regeln in anderen Sprachen: { $files }
missing-records = Partien, die immer gleich ablaufen müssen, von homestretch record geschrieben: records/*.hs
missing-perft = wie viele Stellungen es gibt, von homestretch perft gezählt: tests/perft.txt
missing-scenarios = Stellungen und was aus ihnen folgt: tests/SCENARIOS.md
missing-scene = eine eigene Zeichnung; bis dahin steht da, was man weiß
missing-tell = Sätze darüber, was geschieht; bis dahin die Wörter jedes Zuges
missing-features = Merkmale für Lernende; bis dahin die Zahlen einer Sicht
missing-remarks = was von einer Partie in Erinnerung bleibt (`progress`, `chronicle`); bis dahin zeigt ihr Ende nur das Ergebnis
missing-judge = ein Urteil für Bots; bis dahin spielen sie zufällig zu Ende
missing-abouts = ein Wort dazu, was diese Dinge tun, für alle, die sie zum ersten Mal sehen: { $names }
missing-lesson = eine Lektion für das erste Spiel: { $file }, eine Aufzeichnung mit einer Notiz zu jedem Zug, den man lernt
wrong-manual = In { $folder } liegt kein Handbuch; „make docs“ baut eines nach build/site.
wrong-proxy = { $name } ist keine Adresse eines Proxys. Eine Adresse wie 127.0.0.1 oder ein Netz wie 10.0.0.0/8 ist eine.
admin-copied = Die Kopie liegt in { $file }.
admin-deleted = Der Tisch { $table } ist gelöscht.
admin-swept = Gelöschte Tische: { $tables }. Tische, deren Chat nicht mehr aufbewahrt wird: { $hushed }. Stehen gelassen, weil ein Worker sie hat: { $busy }.
admin-checked = Tische: { $tables }. Beschädigt: { $broken }.
admin-which = Sag, welchen: den Namen eines Tisches oder für eine Sicherung den einer Datei.
admin-busy = Ein Worker hat diesen Tisch. Versuch es eine Viertelstunde, nachdem zuletzt jemand dort war, noch einmal.
admin-broken = Der Tisch { $table } kann nicht gelesen werden: { $reason }.
admin-came = Kopierte Tische: { $tables }.
admin-not-empty = Diese Datenbank ist nicht leer: Nichts wurde in sie kopiert.
admin-pg-dump = PostgreSQL hat dafür ein eigenes Programm: pg_dump.
admin-no-copy = { $file } kann nicht geschrieben werden: { $reason }.

# was von einem Spiel gesagt wird, das keine eigenen Worte dafür hat

told-move = { $who-me ->
    [yes] Du: { $words }
   *[no] { $who }: { $words }
 }
told-chance = Zufall: { $words }
scene-words = Was du sagen kannst
scene-unknown = verdeckt

# homestretch arena, ladder, sprt, study
arena-share = Anteil der Siege
arena-fair = gerecht
arena-rating = Wertung
arena-games = Spiele
arena-title = { $game }, { $seats } Plätze, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
 }
ladder-title = { $game }, { $seats } Plätze
arena-unplayed = Vor der ersten Verteilung abgebrochen: Noch ist nichts bekannt.
arena-stopped = Nach { $games } von { $wanted } Spielen abgebrochen.
ladder-stopped = Abgebrochen, bevor alle gegen alle gespielt haben: Das sind die Wertungen bis jetzt.
sprt-result = { $bot } gegen { $other }, { $seats } Plätze: { $share } in { $games } Spielen.
sprt-better = Besser
sprt-no-better = Nicht besser
sprt-undecided = Unentschieden
sprt-odds = { $answer }: ein Anteil von { $low } oder von { $high }, Log-Chancen { $odds }, Grenzen ±{ $bound }.
study-title = { $game }, { $seats } Plätze, je { $games } Spiele, mit 95-%-Intervallen
study-moves = Züge je Spiel
study-seat = Platz { $seat } gewinnt
study-luck = Anteil des Glücks
study-stopped = Abgebrochen, als { $done } von { $all } Einstellungen zu Ende gespielt waren.

# homestretch bots
bots-bot = Bot
bots-most = höchstens
bots-about = Die Zahlen sind Durchläufe: so weit schaut ein Bot für einen Zug voraus, und nie länger, als die letzte Spalte sagt; – zieht auf den ersten Blick. Ein Name kann ein anderes Maß tragen: hard:400 in Durchläufen, hard:50ms in Millisekunden. cmd:BEFEHL ist ein eigenes Programm. expert@DATEI spielt nach einem eigenen Netz.

# homestretch train
train-begins = { $game }, { $seats } Plätze, Seed { $seed }, in { $path }
train-at = Generation { $number }
train-generation = Generation { $number }: { $games } Spiele, { $positions } Stellungen, Log-Loss { $losses }, { $seconds } s
train-stopped = Abgebrochen; fertige Generationen: { $done }. Derselbe Befehl mit --resume macht dort weiter.
train-worth = Log-Loss auf { $games } nie gesehenen Spielen: Netz { $net }, Urteil { $judge }, gedämpftes Urteil { $tempered }, Münze { $coin }.
train-ends = Kalibrierungsfehler: { $error } Punkte. Netz und Karte liegen in { $path }.

# homestretch review
review-who = Wer
review-decisions = Entscheidungen
review-lost = Punkte, die jede verlor
review-worst = Die teuersten Züge:
review-move = Zug { $ply }, { $who }: { $made } ({ $chance } %). Besser: { $best } ({ $better } %).
review-none = In dieser Partie hatte niemand etwas zu entscheiden.
review-fine = Keine Entscheidung verlor einen ganzen Punkt.
