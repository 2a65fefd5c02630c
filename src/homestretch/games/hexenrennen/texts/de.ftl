title = Hexenrennen
about = Vier Hexenstämme fliegen um die Wette, über Plättchen, die keiner kennt. Fremde Symbole werfen zurück.
minutes = 30

ask-split-first = Welche drei deiner Zahlen sollen im ersten Abschnitt liegen?
ask-split-second = Welche drei sollen im zweiten Abschnitt liegen? Der Rest kommt in den dritten.
ask-witch = Welche Hexe fliegt?
ask-own-symbol = Deine Hexe steht auf deinem eigenen Symbol. Spielst du eine Karte, damit sie weiterfliegt, oder bleibt sie stehen?
ask-own-must = Eine Karte hat deine Hexe auf dein eigenes Symbol zurückgeworfen. Du musst eine Karte für sie spielen.
ask-other-symbol = Eine Hexe steht auf deinem Symbol. Spielst du eine Karte, um sie zurückzuwerfen, oder lässt du sie stehen?
ask-other-must = Eine Karte hat diese Hexe auf dein Symbol geworfen. Du musst eine Karte gegen sie spielen.

word-player = { $who }
word-witch = { $place ->
    [0] eine wartende Hexe
   *[other] die Hexe auf Feld { $place }
 }
word-leave = stehen lassen
word-number = { $number }
word-card = { $number } ({ $to })
word-symbol = Symbolkarte

tribe-name = { $tribe ->
    [frost] Frost
    [storm] Sturm
    [wood] Wald
   *[mist] Nebel
 }
tile-number = { $tribe } { $number }
tile-symbol = { $tribe }-Symbol
card-symbol = ein { $tribe }-Symbol
to-place = { $place ->
    [49] auf das Zielfeld 2
    [50] auf das Zielfeld 3
    [51] auf das Zielfeld 4
   *[other] auf Feld { $place }
 }

scene-tribe = { $tribe ->
    [frost] Frosthexen
    [storm] Sturmhexen
    [wood] Waldhexen
   *[mist] Nebelhexen
 }
scene-divides = teilen die Plättchen auf
scene-decides = entscheiden
scene-must = müssen eine Karte spielen
scene-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
scene-pile = { $tribe }, neutral
scene-left = { $count ->
    [one] noch eine Karte im Stapel
   *[other] noch { $count } Karten im Stapel
 }
scene-hand = Hand
scene-tiles = Deine Plättchen zum Aufteilen
scene-section = Verdeckt in Abschnitt { $section }
scene-die = der Würfel zeigt { $number }
scene-down = Feld { $place }, verdeckt
scene-up = Feld { $place }: { $tile }
scene-witch = { $who-me ->
    [yes] deine Hexe
   *[no] eine Hexe von { $who }
 }{ $place ->
    [0] , wartet
    [49] , im Ziel: 2 Punkte
    [50] , im Ziel: 3 Punkte
    [51] , im Ziel: 4 Punkte
   *[other] {" "}auf Feld { $place }
 }

about-die = Nach dem Wurf fliegt eine deiner Hexen um die ganze Zahl vor.
about-tile-down = Niemand weiß, was es zeigt. Es wird aufgedeckt, wenn eine Hexe darauf landet, und wirkt dann auf sie.
about-tile-number = Eine Hexe dieses Stammes, die hier landet, fliegt sofort { $number } weiter. Jede andere bleibt hier stehen.
about-tile-symbol = Landet hier eine Hexe dieses Stammes, darf ihr Spieler eine Karte spielen, damit sie weiterfliegt. Gegen jede andere, die hier landet, darf der Spieler dieses Stammes eine Karte spielen, die sie zurückwirft.
about-tile-neutral = Landet hier eine Hexe, wird die oberste Karte vom Stapel dieses Stammes gezogen und wirft sie zurück.
about-tile-asleep = Es wurde schon früher aufgedeckt und bewirkt nach den Regeln dieses Tisches nichts mehr.
about-card-number = Gespielt, wenn eine Hexe auf dem Symbol dieses Stammes landet: Eine Hexe des Stammes fliegt { $number } weiter, jede andere muss { $number } zurück. Jede Karte gilt einmal.
about-card-symbol = Gespielt, wenn eine Hexe auf dem Symbol dieses Stammes landet: Eine Hexe des Stammes springt vor auf das nächste freie Feld mit diesem Symbol, jede andere muss zurück auf das nächste freie hinter ihr. Jede Karte gilt einmal.
about-card-neutral = Im Stapel dieses Stammes. Landet eine Hexe auf seinem Symbol, wird die oberste Karte gezogen und wirft sie zurück: um ihre Zahl, oder auf das nächste Feld mit diesem Symbol hinter ihr.
about-witch-waiting = Sie wartet auf den Start. Ihr erster Wurf bringt sie auf die Strecke; Felder mit einer Hexe darauf zählen dabei nicht mit.
about-witch-out = { $who-me ->
    [yes] Bring alle drei deiner Hexen ins Ziel. Auf einem Feld ist nur für eine Hexe Platz.
   *[no] Sie fliegt gegen dich. Landet sie auf deinem Symbol, darfst du eine Karte spielen und sie zurückwerfen.
 }
about-witch-home = Sie ist angekommen und fliegt nicht mehr. Sie zählt so viel, wie ihr Zielfeld wert ist.
about-my-tile = Eines deiner eigenen Plättchen, verdeckt irgendwo in diesem Abschnitt. Nur du weißt, dass es hier liegt.
about-to-divide = Ein Plättchen, das du versteckst: drei Zahlen in jedem der drei Abschnitte. Deine eigenen Zahlen tragen deine Hexen weiter, also versteck sie, wo du sie brauchst.
spot-tile = Feld { $number }
spot-wait = wartende Hexen
spot-die = Würfel
spot-finish = Ziel, { $number } Punkte
about-tile = Über die Felder 1 bis 48 geht es ins Ziel. Auf einem Feld ist für eine Hexe Platz.
about-wait = Hier warten alle Hexen dieses Stammes vor dem ersten Feld.
about-finish = Eine Hexe, die mit genauer Zahl hier ankommt, zählt { $number }. Wer alle drei im Ziel hat, beendet das Spiel; die meisten Punkte gewinnen.

course = Felder, die alle Hexen zusammen geflogen sind
remark-flight = Weitester Flug: { $who-me ->
    [yes] du
   *[no] { $who }
 }, { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
 }.
remark-push = Härtester Rückwurf: { $who-me ->
    [yes] du
   *[no] { $who }
 } → { $whom-me ->
    [yes] dich
   *[no] { $whom }
 }, { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
 }.
remark-pushes = Die meisten Karten gegen andere: { $who-me ->
    [yes] du
   *[no] { $who }
 }, { $count }.
remark-lap = Schnellste Hexe: { $who-me ->
    [yes] du
   *[no] { $who }
 }, im Ziel nach { $count ->
    [one] { $count } Flug
   *[other] { $count } Flügen
 }.

told-split = { $who-me ->
    [yes] Du hast deine Plättchen aufgeteilt.
   *[no] { $who } hat die Plättchen aufgeteilt.
 }
told-laid = Die Rennstrecke liegt: 48 verdeckte Plättchen.
told-first = { $who-me ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
 }
told-roll = { $who-me ->
    [yes] Du würfelst eine { $number }.
   *[no] { $who } würfelt eine { $number }.
 }
told-stuck = { $who-me ->
    [yes] Keine deiner Hexen kann damit ziehen.
   *[no] Keine Hexe von { $who } kann damit ziehen.
 }
told-fly = { $who-me ->
    [yes] Deine Hexe fliegt von Feld { $from } { $to }.
   *[no] Die Hexe von { $who } fliegt von Feld { $from } { $to }.
 }
told-enter = { $who-me ->
    [yes] Deine Hexe startet und fliegt { $to }.
   *[no] Eine Hexe von { $who } startet und fliegt { $to }.
 }
told-turned = Feld { $place } wird aufgedeckt: { $tile }.
told-carried = Ihre eigene { $number } trägt sie weiter { $to }.
told-blocked = Ihre eigene Zahl kann sie nicht weitertragen: Sie bleibt auf Feld { $place }.
told-stop = { $tile } gehört einem anderen Stamm: Sie bleibt auf Feld { $place } stehen.
told-asleep = Feld { $place } lag schon offen: { $tile } bewirkt nichts.
told-own-symbol = { $who-me ->
    [yes] Dein eigenes Symbol: Du { $must ->
        [yes] musst
       *[no] darfst
     } eine Karte spielen.
   *[no] Das eigene Symbol: { $who } { $must ->
        [yes] muss
       *[no] darf
     } eine Karte spielen.
 }
told-symbol = { $who-me ->
    [yes] Dein Symbol: Du { $must ->
        [yes] musst
       *[no] darfst
     } eine Karte gegen sie spielen.
   *[no] Das Symbol von { $who }: { $who } { $must ->
        [yes] muss
       *[no] darf
     } eine Karte gegen sie spielen.
 }
told-no-card = { $who-me ->
    [yes] Dein Symbol, aber keine deiner Karten lässt sich hier spielen.
   *[no] Das Symbol von { $who }, aber { $who } hat keine Karte, die sich hier spielen lässt.
 }
told-stay = { $who-me ->
    [yes] Du lässt deine Hexe stehen.
   *[no] { $who } lässt die Hexe stehen.
 }
told-spare = { $who-me ->
    [yes] Du lässt die Hexe von { $mover } in Ruhe.
   *[no] { $who } lässt { $mover-me ->
        [yes] deine Hexe
       *[no] die Hexe von { $mover }
     } in Ruhe.
 }
told-card-own = { $who-me ->
    [yes] Du spielst { $card }: Deine Hexe fliegt weiter { $to }.
   *[no] { $who } spielt { $card }: Die Hexe fliegt weiter { $to }.
 }
told-card-against = { $who-me ->
    [yes] Du spielst { $card } gegen { $mover }: zurück { $to }.
   *[no] { $who } spielt { $card } gegen { $mover-me ->
        [yes] dich
       *[no] { $mover }
     }: zurück { $to }.
 }
told-neutral = Vom neutralen Stapel kommt { $card }: zurück { $to }.
told-neutral-vain = Vom neutralen Stapel kommt { $card }, aber das geht nicht: Sie bleibt stehen.
told-pile-empty = Der neutrale Stapel { $tribe } ist leer: Sie bleibt stehen.
told-shuffled = Der neutrale Stapel { $tribe } war leer und wird neu gemischt.
told-home = { $who-me ->
    [yes] Deine Hexe ist im Ziel: { $points } Punkte.
   *[no] Die Hexe von { $who } ist im Ziel: { $points } Punkte.
 }
told-points = { $who-me ->
    [yes] Du hast { $points } Punkte.
   *[no] { $who } hat { $points } Punkte.
 }

why-over = Das Spiel ist zu Ende.
why-not-your-turn = { $who-me ->
    [yes] Du bist dran, aber dafür ist jetzt nicht die Zeit.
   *[no] { $who } ist am Zug.
 }
why-owner-decides = { $who-me ->
    [yes] Du entscheidest: Es ist dein Symbol.
   *[no] { $who } entscheidet, denn es ist das Symbol von { $who }.
 }
why-lots = Wer anfängt, steht vor dem ersten Wurf fest.
why-turned = Plättchen sucht sich niemand aus: Aufgedeckt wird, wo eine Hexe landet.
why-said = Mit diesem Wort ist dein Zug vollständig.
why-split-done = Du hast deine Plättchen schon aufgeteilt.
why-split-symbol = Jeder Abschnitt bekommt ohnehin eines deiner Symbole; aufgeteilt werden nur die Zahlen.
why-split-number = Deine Plättchen tragen die Zahlen 2 bis 10.
why-split-used = Deine { $number } liegt schon; es gibt sie nur einmal.
why-split-order = Nenne die drei Zahlen eines Abschnitts von der kleinsten zur größten.
why-no-pass = Eine deiner Hexen kann mit dem Wurf ziehen, also muss eine ziehen.
why-choose = Sag zuerst, welche Hexe fliegt. Karten werden nur auf Symbolen gespielt.
why-no-witch = Dort steht keine deiner Hexen.
why-past = Das würde über das Zielfeld 4 hinausführen.
why-taken = Auf Feld { $place } steht schon eine Hexe.
why-must = Eine Zahlenkarte hat sie auf dein Symbol zurückgeworfen, also musst du eine Karte spielen.
why-play-card = Jetzt wird eine Karte gespielt, oder die Hexe bleibt stehen.
why-no-one = Karten tragen die Zahlen 2 bis 10.
why-used = Diese Karte hast du nicht mehr.
why-no-sign = { $own ->
    [yes] Vor ihr liegt kein freies offenes Feld mit deinem Symbol.
   *[no] Hinter ihr liegt kein freies offenes Feld mit deinem Symbol.
 }
why-off-track = Das würde sie von der Strecke werfen: Weiter zurück als Feld 1 geht es nicht.

option-first_player = Wer anfängt
choice-first_player-random = Das Los entscheidet, wer anfängt
choice-first_player = Platz { $number } fängt an
option-faceup_tiles_active = Auch offene Plättchen wirken auf jede Hexe, die dort landet
choice-faceup_tiles_active-true = Auch offene Plättchen wirken auf jede Hexe, die dort landet
choice-faceup_tiles_active-false = Ein Plättchen wirkt nur, wenn es aufgedeckt wird
option-tile_may_enter_finish = Ein Zahlenplättchen darf eine Hexe ins Ziel tragen
choice-tile_may_enter_finish-true = Ein Zahlenplättchen darf eine Hexe ins Ziel tragen
choice-tile_may_enter_finish-false = Ein Zahlenplättchen trägt keine Hexe ins Ziel: Sie bleibt stehen
option-symbol_skip_occupied = Eine Symbolkarte überspringt ein besetztes Symbol
choice-symbol_skip_occupied-true = Eine Symbolkarte überspringt ein besetztes Symbol
choice-symbol_skip_occupied-false = Eine Hexe auf dem nächsten Symbol sperrt die Symbolkarte
option-neutral_reshuffle = Ein leerer neutraler Stapel wird neu gemischt
choice-neutral_reshuffle-false = Ein leerer neutraler Stapel bleibt leer
choice-neutral_reshuffle-true = Ein leerer neutraler Stapel wird neu gemischt
preset-calm = Ruhiger
preset-calm-more = Ein Plättchen wirkt nur, wenn es aufgedeckt wird.
preset-endless = Zauber ohne Ende
preset-endless-more = Ein leerer neutraler Stapel wird neu gemischt.

# Das erste Spiel, mit Begleitung
lesson-1 = Willkommen beim Hexenrennen! Deine drei Hexen fliegen über 48 Plättchen, die keiner kennt. Deine eigenen Zahlen tragen deine Hexen weiter, also versteck sie gut: 4, 5 und 8 im ersten Abschnitt, dann 6, 9 und 10 im zweiten. Der Rest kommt in den dritten.
lesson-2 = Der Würfel zeigt 4: Eine wartende Hexe startet. Das Plättchen, auf dem sie landet, wird aufgedeckt und wirkt auf sie.
lesson-3 = Deine eigene 8 hat sie gleich weitergetragen, eine Zahl eines anderen Stammes hat sie gestoppt. Und jetzt ist eine Hexe deines Gegners auf deinem Symbol gelandet: Du darfst eine Karte gegen sie spielen. Wirf sie mit der 3 zurück. Jede Karte gilt nur einmal.
lesson-4 = Der Würfel zeigt 6. Eine Hexe nutzt den ganzen Wurf, und du wählst, welche. Flieg mit der auf Feld 12 weiter.
lesson-5 = Dein eigenes Symbol! Hier darfst du eine Karte spielen, um sofort weiterzufliegen. Spiel die 10.
lesson-6 = Deine versteckte 9 hat sie bis Feld 37 getragen, auf das Symbol deines Gegners, aber der hat sie in Ruhe gelassen. Der Würfel zeigt 6: Flieg mit ihr weiter.
lesson-7 = Wieder dein Symbol. Hinter Feld 48 liegen die Zielfelder 2, 3 und 4, und sie müssen genau erreicht werden. Von Feld 43 führt die 8 auf die 4. Spiel sie!
lesson-8 = Im Ziel, und 4 Punkte wert! Dein Gegner ist inzwischen auf das Symbol eines neutralen Stammes geraten: Dort wirft eine Karte vom Stapel jeden zurück. Der Würfel zeigt 3: Schick deine nächste Hexe los.
lesson-end = Wer alle drei Hexen ins Ziel bringt, beendet das Spiel, und dann gewinnen die meisten Punkte. Bleib mit der Maus auf einem Plättchen oder einer Karte, oder drück lange, und es erklärt sich.

# Zeichen auf Karten und Plättchen
sign-frost = Frosthexen
sign-storm = Sturmhexen
sign-wood = Waldhexen
sign-mist = Nebelhexen
