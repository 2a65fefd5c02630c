title = DOG
about = Bring deine Figuren mit Karten ins Ziel, gemeinsam mit dem Partner, der dir gegenübersitzt.
minutes = 60

ask-give = { $paired ->
    [yes] Gib deinem Partner { $mate } verdeckt eine Karte.
   *[no] Gib deinem Partner verdeckt eine Karte.
 }
ask-pass = Schieb der nächsten Person verdeckt eine Karte zu.
ask-card = Du bist dran. Welche Karte spielst du?
ask-role = Was soll der Joker sein?
ask-pawn = Welche Figur?
ask-field = Wohin?
ask-seven-pawn = Welche Figur zieht als Nächste?
ask-seven-field = Wie weit zieht sie?
ask-swap-pawn = Welche Figur tauschst du?
ask-swap-with = Mit welcher Figur?
ask-none = Es gibt niemanden zum Tauschen. Die Karte ohne Wirkung ablegen?
ask-out = Du kannst mit keiner deiner Karten ziehen.
ask-discard = Du kannst nicht ziehen. Welche Karte wirfst du ab?

card = { $value }
card-13 = 13/Start
card-1-11 = 1/11/Start
card-swap = Tauschkarte
card-joker = Joker

place-field = Feld { $field }
place-goal = Zielfeld { $slot }

word-player = { $who }
word-pawn = { $who-me ->
    [yes] deine Figur { $pawn } ({ $place })
   *[no] { $who-mate ->
        [yes] Figur { $pawn } deines Partners { $who } ({ $place })
       *[no] Figur { $pawn } von { $who } ({ $place })
     }
 }
word-portion = { $place } (+{ $steps })
word-past = { $place }, am Ziel vorbei
word-yard = eine Figur aus dem Start
word-none = ohne Wirkung
word-out = aus dieser Runde ausscheiden

about-number = Zieh eine deiner Figuren { $number } Felder vor.
about-4 = Zieh eine deiner Figuren 4 Felder vor oder 4 zurück. Nur mit dieser Karte geht es rückwärts.
about-7 = Verteile 7 Schritte nach Belieben auf deine Figuren, nur vorwärts. Jede überholte Figur muss zurück in ihren Startbereich, auch deine eigene.
about-13 = Komm mit einer Figur aus dem Start heraus auf dein Startfeld, oder zieh eine Figur 13 Felder.
about-1-11 = Komm mit einer Figur aus dem Start heraus auf dein Startfeld, oder zieh eine Figur 1 oder 11 Felder.
about-swap = Eine deiner Figuren und eine fremde tauschen die Plätze. Figuren im Ziel, im Start oder auf dem eigenen Startfeld werden nicht getauscht.
about-joker = Er kann jede andere Karte sein: Du sagst, welche.
about-pawn-yard = Sie wartet im Start. Eine Karte mit dem Startzeichen oder ein Joker bringt sie heraus.
about-pawn-safe = Auf dem Startfeld der eigenen Farbe ist sie geschützt: Niemand schlägt, tauscht oder überholt sie.
about-pawn-home = Sie ist im Ziel und sicher. Dort wird sie auch nicht übersprungen.
about-pawn-out = { $who-me ->
    [yes] Führ sie im Uhrzeigersinn herum in dein Ziel. Wer einen Zug auf ihrem Feld beendet, schickt sie zurück in den Start.
   *[no] Wer einen Zug auf ihrem Feld beendet, schickt sie zurück in den Start, ob Partner oder nicht.
 }
about-held = Die Karten dieser Person. Jede Runde gibt es eine weniger: sechs, fünf, vier, drei, zwei, dann wieder sechs.
about-pile = Von hier wird die nächste Runde ausgeteilt.
spot-field = Feld { $number }
spot-start = Startfeld { $number }
spot-goal = Zielfeld { $number }
spot-yard = Start
about-field = Hier ist Platz für eine Figur. Wer einen Zug hier beendet, schlägt die Figur, die hier steht, und wäre es die eigene.
about-start-mine = Hier kommen deine Figuren heraus, und hier biegen sie in dein Ziel ab. Auf diesem Feld sind sie geschützt.
about-start-theirs = Hier kommen Figuren dieser Farbe heraus. Solange eine von ihnen hier steht, kommt niemand vorbei.
about-goal-mine = Bring deine Figuren mit genauer Zahl hier herein. Im Ziel wird niemand übersprungen, also füll es von hinten.
about-goal-theirs = Das Ziel dieser Farbe. Figuren darin sind sicher.
about-yard-mine = Hier warten deine Figuren darauf herauszukommen, und geschlagene kommen hierher zurück.
about-yard-theirs = Hier warten Figuren dieser Farbe darauf herauszukommen.

course = Felder, die alle Figuren zusammen gekommen sind
remark-captures = Am meisten geschlagen: { $who-me ->
    [yes] du
   *[no] { $who }
 }, { $count }.
remark-captured = Am häufigsten zurückgeschickt: { $who-me ->
    [yes] du
   *[no] { $who }
 }, { $count }.
remark-sweep = Die meisten Figuren mit einer Karte: { $who-me ->
    [yes] du
   *[no] { $who }
 }, { $count }.
remark-lap = Schnellste Runde: { $who-me ->
    [yes] du
   *[no] { $who }
 }, im Ziel nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
 }.

told-dealer = { $who-me ->
    [yes] Du gibst zuerst.
   *[no] { $who } gibt zuerst.
 }
told-deal = { $who-me ->
    [yes] Du gibst jedem { $count } Karten.
   *[no] { $who } gibt jedem { $count } Karten.
 }
told-begins = { $who-me ->
    [yes] Du beginnst diese Runde.
   *[no] { $who } beginnt diese Runde.
 }
told-shuffle = Der Ablagestapel wird gemischt und ist nun der Kartenstapel.
told-gave = { $to-mate ->
    [yes] Du gibst deinem Partner { $to } eine Karte: { $card }.
   *[no] Du gibst { $to } eine Karte: { $card }.
 }
told-given = { $to-me ->
    [yes] { $who } gibt dir verdeckt eine Karte.
   *[no] { $who } gibt { $to } verdeckt eine Karte.
 }
told-got = { $from-mate ->
    [yes] Von deinem Partner { $from } bekommst du: { $card }.
   *[no] Von { $from } bekommst du: { $card }.
 }
told-drew = Du ziehst nach: { $card }.
told-drawn = { $who } zieht eine Karte nach.
told-out = { $who-me ->
    [yes] Du kannst nicht ziehen und scheidest für diese Runde aus, mit: { $cards }.
   *[no] { $who } kann nicht ziehen und scheidet für diese Runde aus, mit: { $cards }.
 }
told-discard = { $who-me ->
    [yes] Du kannst nicht ziehen und wirfst ab: { $card }.
   *[no] { $who } kann nicht ziehen und wirft ab: { $card }.
 }
told-play = { $who-me ->
    [yes] Du spielst: { $card }.
   *[no] { $who } spielt: { $card }.
 }
told-joker = { $who-me ->
    [yes] Du spielst einen Joker als: { $card }.
   *[no] { $who } spielt einen Joker als: { $card }.
 }
told-idle = Sie hat keine Wirkung.
told-start = { $who-me ->
    [yes] Deine Figur { $pawn } kommt heraus auf { $place }.
   *[no] Figur { $pawn } von { $who } kommt heraus auf { $place }.
 }
told-walk = { $who-me ->
    [yes] Deine Figur { $pawn } zieht { $steps } vor auf { $place }.
   *[no] Figur { $pawn } von { $who } zieht { $steps } vor auf { $place }.
 }
told-back = { $who-me ->
    [yes] Deine Figur { $pawn } zieht { $steps } zurück auf { $place }.
   *[no] Figur { $pawn } von { $who } zieht { $steps } zurück auf { $place }.
 }
told-home = { $who-me ->
    [yes] Deine Figur { $pawn } zieht { $steps } vor ins Ziel, auf { $place }.
   *[no] Figur { $pawn } von { $who } zieht { $steps } vor ins Ziel, auf { $place }.
 }
told-burned = { $who-me ->
    [yes] Deine Figur { $pawn } wird überholt und verbrennt.
   *[no] Figur { $pawn } von { $who } wird überholt und verbrennt.
 }
told-captured = { $who-me ->
    [yes] Deine Figur { $pawn } wird geschlagen.
   *[no] Figur { $pawn } von { $who } wird geschlagen.
 }
told-swap = { $who-me ->
    [yes] Deine Figur { $pawn }
   *[no] Figur { $pawn } von { $who }
 } und { $other-me ->
    [yes] deine Figur { $otherpawn }
   *[no] Figur { $otherpawn } von { $other }
 } tauschen die Plätze.
told-finished = { $who-me ->
    [yes] Alle deine Figuren sind im Ziel. Von nun an ziehst du die von { $partner }.
   *[no] Alle Figuren von { $who } sind im Ziel. Von nun an zieht { $who } { $partner-me ->
        [yes] deine.
       *[no] die von { $partner }.
     }
 }

scene-hand = Hand
scene-points = { $points ->
    [one] noch ein Punkt der 7
   *[other] noch { $points } Punkte der 7
 }
scene-held = Karten
scene-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
scene-out = ausgeschieden
scene-given = hat eine Karte gegeben
scene-dealer = hat diese Runde gegeben
scene-pile = Kartenstapel
scene-pile-count = { $count ->
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
 }
scene-round = Runde { $round }
scene-discard = Ablagestapel
scene-pawn = { $who-me ->
    [yes] deine Figur { $pawn }
   *[no] Figur { $pawn } von { $who }
 }

why-over = Das Spiel ist zu Ende.
why-said = Dein Zug ist vollständig.
why-dealer = Wer zuerst gibt, stand vor der ersten Karte fest.
why-can-move = Wer noch ziehen kann, scheidet nicht aus.
why-no-out = Ohne Teams scheidet niemand aus: Wer nicht ziehen kann, wirft eine Karte ab.
why-gave = Du hast deine Karte gegeben; warte auf die anderen.
why-not-your-turn = { $who-me ->
    [yes] Du bist am Zug, wirst aber gerade nicht gefragt.
   *[no] { $who } ist am Zug.
 }
why-give = Wähle zuerst die Karte, die du abgibst.
why-discard = Du kannst nicht ziehen: Wähle eine Karte zum Abwerfen.
why-not-held = So eine Karte hast du nicht: { $card }.
why-stuck = Keine deiner Karten lässt sich spielen.
why-card-first = Wähle zuerst die Karte, die du spielst.
why-role = Sag zuerst, welche Karte der Joker sein soll.
why-pawn-first = Wähle zuerst eine Figur.
why-field-first = Wähle zuerst, wohin die Figur zieht.
why-seven-start = Mit einer 7 kommt keine Figur heraus.
why-swap-must = Ein Tausch ist möglich, also musst du tauschen.
why-idle = Es gibt nichts zu tauschen; die Karte kann nur ohne Wirkung abgelegt werden.
why-must-start = Keine der Figuren, mit denen du spielst, steht auf der Laufbahn; du musst erst eine herausbringen.
why-no-swap = Kein Figurenpaar lässt sich tauschen: Figuren im Start, im Ziel und auf dem eigenen Startfeld zählen nicht.
why-last-resort = Ohne Wirkung darf eine Tauschkarte nur abgelegt werden, wenn sich sonst nichts spielen lässt.
why-yard = Jede Figur, die du ziehen könntest, steht im Start, und das ist keine Startkarte: { $card }.
why-seven = Die sieben Punkte der 7 lassen sich nicht alle ausführen.
why-no-start-card = Nur 13/Start, 1/11/Start oder ein Joker bringt eine Figur heraus, nicht: { $card }.
why-start-taken = Auf dem Startfeld steht schon eine Figur dieser Farbe.
why-yard-empty = Im Start wartet keine Figur.
why-joker-start = Um eine Figur herauszubringen, nimm den Joker als 13/Start.
why-no-pawn-there = Dort steht keine Figur.
why-partners-pawn = Die Figuren von { $who } ziehst du erst, wenn alle deine eigenen im Ziel sind.
why-helping = Deine eigenen Figuren sind alle im Ziel; jetzt ziehst du die von { $who }.
why-not-yours = Diese Figur gehört { $who }.
why-goal-full = Im Ziel ist kein freier Weg von { $steps }.
why-blocked = { $who-me ->
    [yes] Deine geschützte Figur auf dem Startfeld blockiert den Weg.
   *[no] Die geschützte Figur von { $who } auf dem Startfeld blockiert den Weg.
 }
why-leave-goal = Eine Figur im Ziel bleibt dort.
why-distance = Mit dieser Karte kommt die Figur nicht genau dorthin: { $card }.
why-foreign-goal = Dieses Ziel gehört einer anderen Farbe.
why-from-start = Vom eigenen Startfeld aus geht es nicht direkt ins Ziel.
why-goal-exact = Für dieses Zielfeld braucht es genau { $steps }.
why-goal-back = Im Ziel läuft niemand rückwärts.
why-goal-jump = Im Ziel wird niemand übersprungen.
why-had-portion = Diese Figur hatte ihren Teil der 7 schon.
why-partner-later = Die Figuren von { $who } bekommen den Rest erst, wenn alle deine eigenen im Ziel sind.
why-goal-end = Diese Figur steht am Ende des Ziels.
why-seven-rest = { $points ->
    [one] Dann ließe sich der letzte Punkt nicht ausführen.
   *[other] Dann ließen sich die { $points } Punkte nicht alle ausführen.
 }
why-points = { $points ->
    [one] Von der 7 ist nur noch ein Punkt übrig, und er führt vorwärts.
    [7] Eine 7 hat 7 Punkte, und sie führen vorwärts.
   *[other] Von der 7 sind nur noch { $points } Punkte übrig, und sie führen vorwärts.
 }
why-swap-goal = Figuren im Ziel werden nicht getauscht.
why-swap-protected = Eine Figur auf ihrem eigenen Startfeld wird nicht getauscht.
why-swap-own-first = Wähle zuerst eine der Figuren, mit denen du spielst.
why-swap-same = Zwei Figuren derselben Farbe werden nicht getauscht.

option-first_dealer = Wer zuerst gibt
choice-first_dealer-random = Das Los entscheidet, wer zuerst gibt
choice-first_dealer = Platz { $number } gibt zuerst
option-direction = In welche Richtung die Figuren laufen
choice-direction-cw = Die Figuren laufen im Uhrzeigersinn
choice-direction-ccw = Die Figuren laufen gegen den Uhrzeigersinn
option-mirror_turn_order = Züge, Geben und Weitergeben laufen gegen den Uhrzeigersinn
choice-mirror_turn_order-false = Züge, Geben und Weitergeben laufen im Uhrzeigersinn
choice-mirror_turn_order-true = Züge, Geben und Weitergeben laufen gegen den Uhrzeigersinn
option-reshuffle = Wenn der Stapel ausgeht
choice-reshuffle-deal_rest_first = Erst wird der Rest gegeben, dann der Ablagestapel gemischt
choice-reshuffle-merge = Ein zu kleiner Stapel wird vor dem Geben mit dem Ablagestapel gemischt
option-must_start_when_track_empty = Ohne Figur auf der Laufbahn musst du eine herausbringen
choice-must_start_when_track_empty-false = Ohne Figur auf der Laufbahn darfst du noch im Ziel aufrücken
choice-must_start_when_track_empty-true = Ohne Figur auf der Laufbahn darfst du nur eine herausbringen
option-swap_no_effect = Wann eine Tauschkarte ohne Wirkung abgelegt werden darf
choice-swap_no_effect-literal = Wenn du auf der Laufbahn stehst und dort sonst niemand zu tauschen ist
choice-swap_no_effect-whenever_impossible = Immer, wenn du nicht tauschen kannst
choice-swap_no_effect-never = Nie: Mit einer Tauschkarte wird getauscht
choice-swap_no_effect-last_resort = Nur, wenn du nichts anderes spielen könntest
option-seven_partner = Wann eine 7 auch Figuren des Partners bewegen darf
choice-seven_partner-after_finish = Erst, wenn deine letzte Figur im Ziel ist
choice-seven_partner-when_stuck = Auch, wenn deine nicht alle sieben verbrauchen können
choice-seven_partner-free = Immer
option-fields_per_colour = Wie lang die Laufbahn ist
choice-fields_per_colour = { $value } Felder von einem Startfeld zum nächsten
option-ring = Der Plan zu zweit, zu dritt oder zu fünft
choice-ring-printed = Zu zweit, dritt oder fünft auf dem gedruckten Plan
choice-ring-fitted = Zu zweit, dritt oder fünft auf einem Plan mit einem Arm für jeden
preset-strict = Streng
preset-strict-more = Mit einer Tauschkarte wird immer getauscht, und ohne Figur auf der Laufbahn darfst du nur eine herausbringen.
preset-helping = Helfende Hände
preset-helping-more = Eine 7 darf immer auch Figuren des Partners bewegen, und eine Tauschkarte, die nicht tauschen kann, darf weg.
preset-short = Kurze Runden
preset-short-more = Nur 14 Felder von einem Startfeld zum nächsten: Das Spiel ist früher zu Ende.

# Das erste Spiel, mit Begleitung
lesson-1 = Willkommen bei DOG! Du und die Person gegenüber seid Partner: Ihr gewinnt gemeinsam, sobald die Figuren von euch beiden im Ziel sind. Jede Runde beginnt mit einem Geschenk. Gib deinem Partner verdeckt eine Karte: „{ card-1-11 }“, denn du hast noch andere Karten, um herauszukommen.
lesson-2 = In deinem Zug spielst du eine Karte. Alle Figuren warten im Start, und nur eine Startkarte oder ein Joker bringt eine heraus. Spiel „{ card-13 }“ und wähl eine Figur in deinem Start.
lesson-3 = Nur mit der 4 geht es auch rückwärts. Wähl die 4, deine Figur und das Feld 4 Schritte zurück: So steht sie nah am Ziel, ohne die ganze Runde zu laufen.
lesson-4 = Ins Ziel geht es vorwärts über das eigene Startfeld. Die 6 bringt deine Figur 4 Schritte auf das Startfeld und 2 weiter ins Ziel. Dort ist sie sicher.
lesson-5 = Ein Joker ist jede Karte, die du willst. Mach ihn zu „{ card-13 }“ und hol deine nächste Figur heraus. Auf dem eigenen Startfeld ist sie geschützt, und niemand kommt an ihr vorbei.
lesson-6 = Die 7 darf geteilt werden. Zuerst 2 Schritte mit der Figur im Ziel, bis ganz nach hinten. Dann 5 mit der anderen: Sie landet auf einer gegnerischen Figur und schickt sie zurück. Und Achtung: Eine 7 schlägt alles, was sie überholt, auch deine eigenen Figuren.
lesson-7 = Einer deiner Gegner kann keine Karte spielen und ist bis zur nächsten Runde ausgeschieden. Von deinem Partner hast du eine Tauschkarte: Tausch deine Figur auf Feld 5 mit der auf Feld 58, die schon fast ganz herum ist.
lesson-8 = Eine neue Runde, und alle haben eine Karte weniger. Gib deinem Partner wieder „{ card-1-11 }“: Damit kommt er heraus.
lesson-9 = Zähl nach: 6 Schritte bis zum Startfeld, dann 3 ins Ziel, direkt hinter die Figur, die dort steht. Im Ziel wird niemand übersprungen, und die Zahl muss passen. Die 9 passt!
lesson-end = Zwei Figuren im Ziel! Sind alle vier dort, ziehst du mit denen deines Partners, und mit allen acht gewinnt euer Team. Bleib mit der Maus auf einer Karte, oder drück lange, und sie erklärt sich.

# Zeichen auf Karten und Feldern
sign-start = bringt auch eine Figur heraus
sign-swap = tauscht zwei Figuren
sign-split = Schritte zum Aufteilen
sign-both = vor oder zurück
