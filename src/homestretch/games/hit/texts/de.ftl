title = HIT
about = Bring deine Figuren mit einem selbst gebauten Kartendeck ins Ziel: schlagen, in Deckung gehen und die Münzen gut anlegen.
minutes = 40

# Karten
card-s-coin3 = 3 Münzen
card-s-out1 = Raus oder 1
card-s-out6 = Raus oder 6
card-s-1to5 = 1 bis 5
card-s-3 = Schild-3
card-s-corner = Freies Eckfeld
card-n-4 = Schild-4
card-n-5 = 5
card-n-6 = Schildbrecher-6
card-n-7 = 7
card-n-8 = 8
card-n-11 = 11
card-n-3b1 = 3 vor oder 1 zurück
card-n-split = 10 zum Aufteilen
card-n-bar = Nächste Schranke
card-n-start = Nächstes Startfeld
card-n-coin3 = Schild mit 3 Münzen
card-n-coin5 = 5 Münzen
card-n-corn = 1 bis 3 Eckfelder
card-n-hunt = Die Jagd
card-n-behind = Dicht dahinter
card-n-group = Über die Gruppen

# Fragen
ask-card = Welche Karte spielst du?
ask-way = Rauskommen, oder welche Figur ziehen?
ask-out = Komm mit einer Figur raus.
ask-pawn = Welche Figur ziehst du?
ask-field = Wohin?
ask-unused = Das kann keine deiner Figuren. Leg die Karte ungenutzt ab.
ask-both-first = Du kommst raus, indem du zwei Karten ablegst. Welche kommt nach unten?
ask-both-second = Welche kommt obenauf?
ask-split-pawn = Welche Figur zieht als Nächste?
ask-split-field = Wie weit?
ask-split-steps = Dorthin führen verschiedene Schrittzahlen. Wie viele Schritte zählst du?
ask-buy = Kaufst du etwas? Was du zuletzt kaufst, liegt oben.
ask-keep = Dein Nachziehstapel ist leer. Bleibt der Schild liegen, oder wird er mitgemischt?

# Wörter
word-out = rauskommen
word-both = zwei Karten ablegen, um rauszukommen
word-unused = ungenutzt ablegen
word-done = fertig
word-keep = Schild liegen lassen
word-mix = mitmischen
word-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
 }
word-player = { $who }
word-goal = Zielfeld { $number }
word-field = Feld { $number }

# Auf dem Tisch
scene-market = Kartenmarkt
scene-round = Runde { $round }
scene-neutral = Neutraler Stapel
scene-hand = Hand
scene-discard = Ablage
scene-pile = Nachziehstapel
scene-coins = Münzen
scene-protected = geschützt
scene-pawn = Figur { $number }
scene-for-sale = { $card }, kostet { $cost }
scene-purse = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }
scene-face-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
 }

# Was Dinge und Felder tun
-shield = Solange die Karte oben auf deiner Ablage liegt, kann keine deiner Figuren geschlagen werden.
-breaker = Sie schlägt auch geschützte Figuren.
-no-capture = Sie schlägt niemanden: Wo eine fremde Figur steht, zieht deine weiter auf das nächste freie Feld.
-no-goal = Sie führt keine Figur ins Ziel.
about-s-coin3 = Nimm 3 Münzen. Du gibst sie auf dem Kartenmarkt aus, wenn deine Hand gespielt ist.
about-s-out1 = Komm mit einer wartenden Figur auf deinem Startfeld raus, oder zieh eine Figur 1 Feld.
about-s-out6 = Komm mit einer wartenden Figur auf deinem Startfeld raus, oder zieh eine Figur 6 Felder.
about-s-1to5 = Zieh eine Figur 1, 2, 3, 4 oder 5 Felder, wie du willst. { -no-capture }
about-s-3 = Zieh eine Figur 3 Felder und nimm 2 Münzen.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-s-corner = Zieh eine Figur vor auf das nächste freie Eckfeld und nimm 1 Münze.
about-n-4 = Zieh eine Figur 4 Felder.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-n-5 = Zieh eine Figur 5 Felder und nimm 2 Münzen.
about-n-6 = Zieh eine Figur 6 Felder und nimm 1 Münze.{ $shields ->
    [yes] {" "}{ -breaker }
   *[no] {""}
 }
about-n-7 = Zieh eine Figur 7 Felder und nimm 2 Münzen.
about-n-8 = Zieh eine Figur 8 Felder und nimm 2 Münzen.
about-n-11 = Zieh eine Figur 11 Felder. { -no-capture }
about-n-3b1 = Zieh eine Figur 3 Felder vor oder 1 Feld zurück.{ $shields ->
    [yes] {" "}{ -breaker }
   *[no] {""}
 }
about-n-split = Verteile genau 10 Schritte auf so viele deiner Figuren, wie du willst. { -no-capture }
about-n-bar = Spring mit einer Figur vor auf die nächste Schranke, egal wem sie gehört.
about-n-start = Spring mit einer Figur vor auf das nächste Startfeld, aber nie auf dein eigenes.
about-n-coin3 = Nimm 3 Münzen.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-n-coin5 = Nimm 5 Münzen.
about-n-corn = Zieh eine Figur vor auf das nächste Eckfeld, oder auf das zweite oder dritte.
about-n-hunt = Zieh eine Figur auf die nächste fremde Figur vor ihr, egal wie weit das ist, und schlag sie.
about-n-behind = Zieh eine Figur auf das Feld direkt hinter der nächsten Figur vor ihr. { -no-goal }
about-n-group = Spring mit einer Figur über die nächste Gruppe oder über zwei: Figuren, die direkt hintereinander stehen. Sie landet auf dem freien Feld danach. { -no-goal }
about-for-sale = { $about } Du kaufst, wenn deine Hand gespielt ist, und ziehst sie im nächsten Zug.
about-pawn-waiting = Sie wartet darauf rauszukommen: mit einer Startkarte, die das Haus zeigt, oder mit zwei beliebigen Karten, die du zusammen ablegst.
about-pawn-out = { $who-me ->
    [yes] Bring sie im Uhrzeigersinn einmal herum und an deiner Schranke ins Ziel.
   *[no] Beende einen Zug auf ihrem Feld, und sie ist geschlagen: Sie muss warten und wieder rauskommen.
 }
about-pawn-safe = { $who-me ->
    [yes] Oben auf deiner Ablage liegt ein Schild: Nur ein Schildbrecher könnte sie jetzt schlagen.
   *[no] Oben auf der Ablage ihres Spielers liegt ein Schild: Nur ein Schildbrecher schlägt sie jetzt.
 }
about-pawn-home = Sie ist im Ziel, und dort kann sie niemand schlagen.
about-coins = Mit Münzen kaufst du Karten vom Markt. Alle beginnen mit 6, und viele Karten bringen welche ein.
about-pile = Verdeckte Karten des eigenen Decks. Jeden Zug werden drei gezogen; frisch gekaufte liegen oben. Ist der Stapel leer, wird die Ablage gemischt.
about-hand = Die Hand dieses Spielers. In einem Zug werden alle drei Karten gespielt.
about-neutral = Von hier wird der Markt nach jedem Zug auf fünf Karten aufgefüllt.
spot-field = Feld { $number }
spot-corner = Eckfeld { $number }
spot-start = Startfeld { $number }
spot-barrier = Schranke, Feld { $number }
spot-goal = Ziel
spot-yard = Wartefeld
about-field = Hier ist Platz für eine Figur. Wer einen Zug auf einer fremden Figur beendet, schlägt sie.
about-corner = Manche Karten führen von Eckfeld zu Eckfeld. Sonst ist es ein Feld wie jedes andere.
about-start-mine = Hier kommen deine Figuren raus, und hier beginnt ihre Runde.
about-start-theirs = Hier kommen Figuren dieser Farbe raus. Für deine ist es ein Feld wie jedes andere.
about-barrier-mine = Das letzte Feld der Runde. Deine Figuren ziehen nie darüber, sondern biegen in dein Ziel ab.
about-barrier-theirs = Hier biegen Figuren dieser Farbe in ihr Ziel ab. Deine ziehen weiter.
about-goal-mine = Bring alle deine Figuren hierher und du gewinnst. Eine Figur muss genau auf einem Zielfeld enden; hier schlägt sie niemand.
about-goal-theirs = Das Ziel dieser Farbe. Figuren darin sind sicher.
about-goal-spare = Mit drei Figuren pro Person zählt dieses Zielfeld nicht.
about-yard-mine = Hier warten deine Figuren, bis eine Karte sie rausbringt.
about-yard-theirs = Hier warten Figuren dieser Farbe, und geschlagene kommen hierher zurück.
about-yard-spare = Mit drei Figuren pro Person bleibt dieses Wartefeld leer.

# Was geschah
course = Felder, die alle Figuren zusammen gekommen sind
remark-captures = Am meisten geschlagen: { $who-me ->
    [yes] du
   *[no] { $who }
 }, { $count }.
remark-captured = Am häufigsten geschlagen worden: { $who-me ->
    [yes] du
   *[no] { $who }
 }, { $count }.
remark-bought = Die meisten Karten gekauft: { $who-me ->
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

told-list = { $first }, { $rest }
told-limit = Runde { $round } ist vorbei, und niemand gewinnt.
told-first = { $who-me ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
 }
told-drew-these = { $who-me ->
    [yes] Du ziehst: { $cards }.
   *[no] { $who } zieht: { $cards }.
 }
told-drew = { $who-me ->
    [yes] Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
     } nach.
   *[no] { $who } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
     } nach.
 }
told-market = Neu im Markt: { $cards }.
told-bought = { $who-me ->
    [yes] Du kaufst: { $cards }.
   *[no] { $who } kauft: { $cards }.
 }
told-kept = { $who-me ->
    [yes] Du lässt „{ $card }“ liegen und bleibst geschützt.
   *[no] { $who } lässt „{ $card }“ liegen und bleibt geschützt.
 }
told-mixed = { $who-me ->
    [yes] Du mischst die ganze Ablage, auch „{ $card }“.
   *[no] { $who } mischt die ganze Ablage, auch „{ $card }“.
 }
told-shuffled = { $who-me ->
    [yes] Dein Nachziehstapel ist leer, du mischst deine Ablage.
   *[no] { $who } hat den Nachziehstapel aufgebraucht und mischt die Ablage.
 }
told-both = { $who-me ->
    [yes] Du legst „{ $first }“ und „{ $second }“ ab, um rauszukommen.
   *[no] { $who } legt „{ $first }“ und „{ $second }“ ab, um rauszukommen.
 }
told-coins = { $who-me ->
    [yes] Du spielst „{ $card }“ und nimmst { $coins } Münzen.
   *[no] { $who } spielt „{ $card }“ und nimmt { $coins } Münzen.
 }
told-played = { $who-me ->
    [yes] Du spielst „{ $card }“.
   *[no] { $who } spielt „{ $card }“.
 }
told-played-paid = { $who-me ->
    [yes] Du spielst „{ $card }“ und nimmst { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
     }.
   *[no] { $who } spielt „{ $card }“ und nimmt { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
     }.
 }
told-out = { $who-me ->
    [yes] Du spielst „{ $card }“, um rauszukommen.
   *[no] { $who } spielt „{ $card }“, um rauszukommen.
 }
told-unused = { $who-me ->
    [yes] Du legst „{ $card }“ ungenutzt ab.
   *[no] { $who } legt „{ $card }“ ungenutzt ab.
 }
told-unused-paid = { $who-me ->
    [yes] Du legst „{ $card }“ ungenutzt ab, nimmst aber { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
     }.
   *[no] { $who } legt „{ $card }“ ungenutzt ab, nimmt aber { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
     }.
 }
told-came-out = { $who-me ->
    [yes] Deine Figur kommt auf Feld { $field } raus.
   *[no] Eine Figur von { $who } kommt auf Feld { $field } raus.
 }
told-moved = { $who-me ->
    [yes] Deine Figur zieht { $count ->
        [one] ein Feld
       *[other] { $count } Felder
     } weiter, von Feld { $from } auf Feld { $to }.
   *[no] Eine Figur von { $who } zieht { $count ->
        [one] ein Feld
       *[other] { $count } Felder
     } weiter, von Feld { $from } auf Feld { $to }.
 }
told-back = { $who-me ->
    [yes] Deine Figur geht einen Schritt zurück, von Feld { $from } auf Feld { $to }.
   *[no] Eine Figur von { $who } geht einen Schritt zurück, von Feld { $from } auf Feld { $to }.
 }
told-bumped = Feld { $field } ist besetzt, also geht sie weiter bis zum nächsten freien.
told-home = { $who-me ->
    [yes] Deine Figur zieht { $count ->
        [one] ein Feld
       *[other] { $count } Felder
     } weiter und ist im Ziel!
   *[no] Eine Figur von { $who } zieht { $count ->
        [one] ein Feld
       *[other] { $count } Felder
     } weiter und ist im Ziel!
 }
told-deeper = { $who-me ->
    [yes] Deine Figur rückt im Ziel auf.
   *[no] Eine Figur von { $who } rückt im Ziel auf.
 }
told-captured = { $who-me ->
    [yes] Du schlägst eine Figur von { $whom }.
   *[no] { $who } schlägt { $whom-me ->
        [yes] deine Figur
       *[no] eine Figur von { $whom }
     }.
 }
told-won = { $who-me ->
    [yes] Alle deine Figuren sind im Ziel: Du gewinnst!
   *[no] Alle Figuren von { $who } sind im Ziel: { $who } gewinnt!
 }

# Warum nicht
why-over = Das Spiel ist vorbei.
why-not-your-turn = { $who-me ->
    [yes] Du bist dran.
   *[no] { $who } ist dran.
 }
why-said = Mit diesem Wort ist dein Zug schon vollständig.
why-keep-or-mix = Entscheide zuerst, ob der Schild auf deiner Ablage liegen bleibt.
why-buying = Deine Hand ist gespielt. Jetzt kannst du Karten kaufen oder „fertig“ sagen.
why-not-in-market = „{ $card }“ liegt nicht im Markt.
why-too-dear = „{ $card }“ kostet { $cost }; du hast noch { $coins }.
why-finish-card = Führe zuerst „{ $card }“ zu Ende aus.
why-not-unused = „{ $card }“ lässt sich ausführen, also musst du es tun.
why-no-number = Nach der Zahl der Schritte wird nur gefragt, wenn mehrere auf dasselbe Feld führen.
why-two-cards = Dafür brauchst du zwei Karten auf der Hand.
why-choose-card = Wähle zuerst eine Karte aus deiner Hand.
why-not-in-hand = „{ $card }“ hast du nicht auf der Hand.
why-start-taken = Auf deinem Startfeld steht deine eigene Figur, darum kann keine weitere raus.
why-none-waits = Keine deiner Figuren wartet.
why-card-not-out = „{ $card }“ bringt niemanden raus; das können deine Startkarten 1 und 6, oder zwei beliebige Karten.
why-no-pawn = Auf { $place } steht keine deiner Figuren.
why-pawn-moved = Diese Figur hat ihren Anteil schon bekommen.
why-split-stuck = Mit einem Anteil für diese Figur gingen die { $steps } Schritte nicht auf.
why-stays-in-goal = „{ $card }“ bewegt keine Figur, die schon im Ziel steht.
why-no-aim = Vor dieser Figur ist bis zu deiner Schranke nichts, wohin „{ $card }“ führen könnte.
why-own-pawn = Dort steht deine eigene Figur, und die kannst du nicht schlagen.
why-not-into-goal = „{ $card }“ führt keine Figur ins Ziel.
why-too-far = Das ginge über dein Ziel hinaus: Eine Figur muss genau auf einem Zielfeld landen.
why-split-field = Zöge diese Figur nach { $place }, gingen die { $steps } Schritte nicht auf.
why-not-there = Mit „{ $card }“ landet diese Figur nicht auf { $place }.
why-start-not-sold = Startkarten werden nie verkauft.
why-buy-later = „{ $card }“ liegt im Markt. Kaufen kannst du, wenn deine Hand gespielt ist.
why-coins-only = „{ $card }“ bringt nur Münzen und wird immer ausgeführt.
why-other-number = Mit so vielen Schritten landet die Figur nicht dort, oder der Rest ginge nicht auf.
why-say-steps = Sag zuerst, wie viele Schritte du zählst.
why-corners-taken = Von hier bis zu deiner Schranke ist jedes Eckfeld besetzt.
why-close-behind = Diese Figur steht schon direkt hinter der nächstgelegenen.
why-group-at-barrier = Die Gruppe davor reicht bis zu deiner Schranke, darum kann niemand sie überspringen.
why-goal-ignored = Mit drei Figuren für jeden zählt dieses Zielfeld nicht.
why-no-field = Auf dieser Seite des Bretts gibt es kein Feld { $place }.
why-must-leave = Dort steht die Figur schon; sie muss ziehen.
why-only-deeper = Im Ziel geht es weder zurück noch wieder hinaus, nur tiefer hinein.
why-first-goal = Wer ins Ziel weiterzieht, landet auf dem ersten freien Zielfeld.
why-all-steps = „{ $card }“ wird ganz ausgeführt; kein Schritt darf verfallen.
why-no-capture = „{ $card }“ schlägt niemanden: Deine Figur zieht weiter auf das nächste freie Feld.
why-shielded = Die Figur dort ist geschützt: Deine zieht weiter auf das nächste freie Feld.
why-passed = Deine Figur zieht weiter auf das nächste freie Feld; wer dazwischen steht, wird nur überholt.
why-hunt-nearest = Die Jagd gilt der nächstgelegenen fremden Figur und sieht nicht weiter.
why-back-over-barrier = Von deinem Startfeld geht keine Figur über deine Schranke zurück.
why-past-barrier = Das liegt für diese Figur hinter deiner Schranke, und über die zieht sie nie.
why-own-start = „{ $card }“ führt nie auf dein eigenes Startfeld.
why-only-ahead = „{ $card }“ sieht nur nach vorn, und das liegt hinter dieser Figur.
why-clockwise = Das liegt hinter dieser Figur, und gezogen wird im Uhrzeigersinn.
why-split-far = { $steps ->
    [one] Nur noch ein Schritt ist
   *[other] Nur noch { $steps } Schritte sind
 } zu verteilen.

# Optionen
option-no_shields = Ohne Schilde spielen
choice-no_shields-false = Schilde schützen die Figuren
choice-no_shields-true = Schilde werden ignoriert: mehr Schadenfreude
option-four_pawns = Auch zu viert vier Figuren für jeden
choice-four_pawns-false = Zu viert hat jeder drei Figuren
choice-four_pawns-true = Jeder hat vier Figuren, auch zu viert
option-first_player = Wer anfängt
choice-first_player-random = Das Los entscheidet, wer anfängt
choice-first_player = Platz { $number } fängt an
option-goal_is_ahead = „Dicht dahinter“ sieht eigene Figuren im Ziel
choice-goal_is_ahead-true = „Dicht dahinter“ sieht auch eigene Figuren im Ziel
choice-goal_is_ahead-false = „Dicht dahinter“ sieht eigene Figuren im Ziel nicht
option-round_limit = Wie viele Runden höchstens
choice-round_limit-0 = Es gibt keine Grenze für die Runden
choice-round_limit = Nach { $value } Runden gewinnt niemand
preset-mischief = Mehr Schadenfreude
preset-mischief-more = Schilde werden ignoriert: Keine Figur ist sicher, bevor sie im Ziel ist.
preset-evening = Mit absehbarem Ende
preset-evening-more = Nach 100 Runden ist Schluss, und niemand gewinnt.

# Eine Tabelle, die nicht passt
wrong-tables-toml = Die Datei tables.toml von HIT ist kein TOML: { $why }
wrong-tables-missing = In der Datei tables.toml von HIT fehlt der Abschnitt { $name }.
wrong-tables-number = In tables.toml von HIT sollte { $name } bei { $where } eine ganze Zahl sein.
wrong-tables-numbers = In tables.toml von HIT sollte { $name } bei { $where } eine Liste ganzer Zahlen sein.
wrong-tables-dotted = In tables.toml von HIT ist das gepunktete Zielfeld { $found }; möglich ist 1 bis 4.
wrong-tables-track = In tables.toml von HIT hat die Seite { $side } { $found } Felder; nötig sind 12 bis 120 in { $colours } gleichen Abschnitten.
wrong-tables-apart = In tables.toml von HIT braucht die Seite { $side } bei { $what } { $colours } Felder, im Uhrzeigersinn je { $section } auseinander.
wrong-tables-lap = In tables.toml von HIT hat eine Runde auf der Seite { $side } nur { $route } Felder; eine Schranke sollte kurz vor dem eigenen Startfeld liegen.
wrong-tables-corners = In tables.toml von HIT braucht die Seite { $side } Eckfelder in aufsteigender Folge, 0 bis { $last } Felder nach einem Start.
wrong-tables-card = In tables.toml von HIT gibt es die neutrale Karte { $name } nicht.
wrong-tables-copies = In tables.toml von HIT ergeben die Anzahlen { $found }; es gibt { $right } neutrale Karten.
wrong-tables-cost = In tables.toml von HIT kostet die Karte { $name } weniger als nichts.

# Das erste Spiel, mit Begleitung
lesson-1 = Willkommen bei HIT, einem Rennen mit einem Deck, das du selbst baust! Bring deine Figuren einmal herum und in dein Ziel. In deinem Zug spielst du alle drei Handkarten, in beliebiger Reihenfolge. Fang mit „{ card-s-coin3 }“ an: Die Karte bringt einfach Geld.
lesson-2 = Jetzt „{ card-s-1to5 }“: Damit zieht eine Figur, so weit du willst, höchstens 5 Felder. Wähl die Karte, dann deine Figur, dann das Feld 5 Schritte weiter.
lesson-3 = „{ card-s-corner }“ führt eine Figur auf das nächste freie Eckfeld und bringt 1 Münze. Es gibt nur eine Möglichkeit, sie zu spielen.
lesson-4 = Deine Hand ist gespielt, also darfst du kaufen. Du hast 10 Münzen, und jede Karte auf dem Markt zeigt ihren Preis. Nimm „{ card-n-hunt }“ für 8 und sag dann fertig. Sie kommt oben auf deinen Nachziehstapel: Im nächsten Zug hast du sie auf der Hand.
lesson-5 = Dein Gegner ist bis Feld 30 gekommen. Spiel „{ card-n-hunt }“: Deine Figur rennt zur nächsten fremden Figur vor ihr und schlägt sie. Die muss von vorn anfangen.
lesson-6 = „{ card-s-out6 }“ zieht eine Figur 6 Felder oder bringt eine wartende auf dein Startfeld. Komm raus: Mit mehr Figuren unterwegs hast du mehr Auswahl.
lesson-7 = Die Reihenfolge zählt: Deine letzte Karte bleibt oben auf der Ablage. „{ card-s-3 }“ trägt einen Schild, und solange er dort liegt, kann niemand deine Figuren schlagen. Zieh damit deine vordere Figur 3 Felder.
lesson-8 = Du hast 4 Münzen, genug für „{ card-n-3b1 }“. Kauf die Karte, dann bist du fertig.
lesson-9 = Dein Nachziehstapel ist leer, also wird deine Ablage gemischt und zum neuen Stapel. Dein Schild darf liegen bleiben. Behalte ihn!
lesson-10 = Hast du das gesehen? Dein Gegner wäre auf deiner Figur gelandet, aber sie war geschützt, also musste seine weiterziehen. Jetzt noch einmal „{ card-s-1to5 }“: 5 Felder mit deiner vorderen Figur.
lesson-11 = Vor dir liegt deine Schranke, das letzte Feld der Runde. Dahinter biegt deine Figur in dein Ziel ab, und sie muss genau auf einem Zielfeld enden. Spiel „{ card-n-3b1 }“: 3 vor, und deine Figur ist im Ziel und sicher.
lesson-12 = Eine Karte ist noch da, und zurückhalten darfst du sie nicht. Solange deine eigene Figur auf dem Startfeld steht, kommt keine raus, also zieh diese 1 Feld.
lesson-end = Eine Figur im Ziel, drei fehlen noch, und du weißt, wie es geht. Wenn du bei etwas auf dem Tisch nicht weiterweißt: Bleib mit der Maus darauf, oder drück lange, und es erklärt sich.

# Zeichen auf Karten und Feldern
sign-shield = schützt, solange es oben liegt
sign-breaker = schlägt auch geschützte Figuren
sign-no-capture = schlägt niemanden
sign-no-goal = führt keine Figur ins Ziel
sign-coin = eine Münze
sign-corner = Ecke
sign-start = Startfeld
sign-barrier = Schranke, das Ende der Runde
sign-out = bringt eine Figur heraus
sign-hunt = die nächste Figur voraus
sign-behind = dicht hinter die Figur voraus
sign-group = über eine Gruppe von Figuren
sign-split = Schritte zum Aufteilen
