title = Hit!
about = Ziehen, andere ausrauben und rechtzeitig aufhören: Banditen sammeln Beute, bis der Stapel leer ist.
minutes = 15

ask-draw = Du bist dran. Zieh eine Karte.
ask-go-on = Noch eine, oder Schluss?
ask-rob = Die gleiche Karte liegt auch bei anderen. Alle klauen?

word-draw = Karte ziehen
word-stop = aufhören
word-steal = jede { $card } klauen
word-leave = liegen lassen
word-player = { $who }
card = { $value }

scene-pile = Stapel
scene-pile-count = { $count ->
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
 }
scene-round = Runde { $round } von { $rounds }
scene-discard = Ablage
scene-discard-count = { $count ->
    [one] eine Karte verloren
   *[other] { $count } Karten verloren
 }
scene-row = Offen
scene-risk = jetzt ist jedes Doppel zu viel
scene-odds = { $worth } · Risiko { $percent } %
scene-loot = Beute
scene-loot-count = { $count ->
    [one] eine Karte Beute
   *[other] { $count } Karten Beute
 }
scene-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }

about-pile = { $deck ->
    [full] 90 Karten: 1 bis 5 sind je elfmal dabei, 6 bis 10 je siebenmal. Mit der letzten ist das Spiel aus.
   *[tiny] Die Karten 1, 1, 2, 2 und 3. Mit der letzten ist das Spiel aus.
 }
about-discard = Was verloren ging, weil jemand einmal zu oft gezogen hat. Es zählt für niemanden.
about-loot = Beute ist sicher: Niemand kann sie klauen. Jede Karte zählt so viele Punkte, wie auf ihr steht.
about-card = Als Beute { $value } Punkte wert. Bis dahin darf sie klauen, wer noch eine { $value } zieht.

course = Punkte in Sicherheit
remark-row = Längste Auslage: { $who-me ->
    [yes] du
   *[no] { $who }
 }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }.
remark-bust = Teuerstes „Zu viel!“: { $who-me ->
    [yes] du
   *[no] { $who }
 }, { $points } Punkte weg.
remark-theft = Kühnster Klau: { $who-me ->
    [yes] du
   *[no] { $who }
 }, { $points } Punkte.
remark-bank = Größter Fang in Sicherheit: { $who-me ->
    [yes] du
   *[no] { $who }
 }, { $points } Punkte.

told-first = { $who-me ->
    [yes] Du hast den größten Hut und fängst an.
   *[no] { $who } hat den größten Hut und fängt an.
 }
told-draw = { $who-me ->
    [yes] Du ziehst: { $card }.
   *[no] { $who } zieht: { $card }.
 }
told-bust = { $who-me ->
    [yes] Zu viel! Du verlierst { $count } Karten im Wert von { $points }.
   *[no] Zu viel! { $who } verliert { $count } Karten im Wert von { $points }.
 }
told-steal = { $who-me ->
    [yes] Du klaust { $from } { $count ->
        [one] eine { $card }
       *[other] { $count } Karten, lauter { $card }er
     }.
   *[no] { $from-me ->
        [yes] { $who } klaut dir { $count ->
            [one] eine { $card }
           *[other] { $count } Karten, lauter { $card }er
         }.
       *[no] { $who } klaut { $from } { $count ->
            [one] eine { $card }
           *[other] { $count } Karten, lauter { $card }er
         }.
     }
 }
told-leave = { $who-me ->
    [yes] Du lässt die anderen { $card }er liegen.
   *[no] { $who } lässt die anderen { $card }er liegen.
 }
told-stop = { $who-me ->
    [yes] Du hörst auf.
   *[no] { $who } hört auf.
 }
told-bank = { $who-me ->
    [yes] Du legst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
     } im Wert von { $points } zu deiner Beute.
   *[no] { $who } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
     } im Wert von { $points } zur Beute.
 }
told-round-over = Der Stapel ist leer: Runde { $round } ist vorbei.
told-points = { $who-me ->
    [yes] Du bekommst { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     }.
   *[no] { $who } bekommt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
     }.
 }

why-over = Das Spiel ist vorbei.
why-not-your-turn = { $who-me ->
    [yes] Du bist dran.
   *[no] { $who } ist dran.
 }
why-said = Mit diesem Wort ist dein Zug schon vollständig.
why-first = Wer anfängt, stand vor der ersten Karte fest.
why-card = Niemand sucht sich eine Karte aus: Die oberste vom Stapel wird aufgedeckt.
why-no-steal = Klauen kannst du nur gleich nach dem Ziehen, wenn die gleiche Karte auch bei anderen liegt.
why-decide-steal = Entscheide zuerst, ob du jede { $card } klaust.
why-must-draw = Du musst mindestens eine Karte ziehen, bevor du aufhören darfst.

option-rounds = Wie viele Runden gespielt werden
choice-rounds = { $value ->
    [one] Eine Runde wird gespielt
   *[other] { $value } Runden werden gespielt
 }
option-first_player = Wer anfängt
choice-first_player-random = Das Los entscheidet, wer anfängt
choice-first_player = Platz { $number } fängt an
option-min_draws_per_turn = Wie viele Karten man im Zug ziehen muss
choice-min_draws_per_turn-0 = Du darfst aufhören, ohne zu ziehen
choice-min_draws_per_turn-1 = Mindestens eine Karte wird im Zug gezogen
option-resolve_last_card_fully = Die letzte Karte des Stapels zählt noch
choice-resolve_last_card_fully-true = Die letzte Karte des Stapels zählt noch ganz: Sie kann alles kosten, und sie kann stehlen
choice-resolve_last_card_fully-false = Die letzte Karte des Stapels wird einfach abgelegt
option-deck = Welche Karten im Spiel sind
choice-deck-full = Alle Karten sind im Spiel
choice-deck-tiny = Nur fünf Karten, um das Spiel zu erforschen
option-six_players = Sechs dürfen mitspielen
choice-six_players-false = Zwei bis fünf spielen
choice-six_players-true = Auch sechs dürfen spielen
option-show_odds = Wert der Reihen und Risiko werden angezeigt
choice-show_odds-false = Wert der Reihen und Risiko muss man selbst schätzen
choice-show_odds-true = Wert der Reihen und Risiko werden angezeigt
preset-evening = Vier Runden
preset-evening-more = Vier Runden werden gespielt, und jedes Mal fängt jemand anderes an.
preset-cautious = Für Vorsichtige
preset-cautious-more = Du darfst aufhören, ohne zu ziehen.

# Das erste Spiel, mit Begleitung
lesson-1 = Willkommen bei Hit!, wo Banditen nach Beute graben. Jede Karte, die du sicherst, zählt ihre Zahl, und wenn der Stapel leer ist, gewinnen die meisten Punkte. Zieh deine erste Karte!
lesson-2 = Eine 4 liegt offen vor dir. Zieh noch eine: Mit weniger als drei Karten kann nichts schiefgehen.
lesson-3 = 4 und 7. Noch einmal: Selbst ein Doppel schadet nicht, solange du weniger als drei Karten hast.
lesson-4 = Eine zweite 4, und nichts passiert. Aber jetzt liegen drei Karten da: Von nun an kostet dich jede Zahl, die du schon hast, alles. Hör auf! Deine Reihe bleibt offen, bis du wieder dran bist, und kommt dann zur Beute.
lesson-5 = Niemand hat dich ausgeraubt, also sind deine 15 Punkte jetzt Beute und für immer sicher. Bei deinem Gegner liegen 9, 2 und 6 offen. Zieh!
lesson-6 = Eine 9, und dein Gegner hat auch eine. Wer eine Zahl zieht, die bei jemand anderem liegt, darf sie klauen. Greif zu!
lesson-7 = Zwei 9er, 18 Punkte. Zieh weiter.
lesson-8 = 9, 9 und 3: Mit drei Karten ist jedes Doppel zu viel. Das Risiko ist klein, die Verlockung groß. Zieh!
lesson-9 = Eine 10: Jetzt liegen 31 Punkte da, und kluge Banditen hören auf. Zieh trotzdem noch eine, um zu sehen, was passiert.
lesson-10 = Zu viel! Eine zweite 3, und alles, was offen lag, ist weg. Deine Beute bleibt unberührt. Jetzt liegen bei deinem Gegner 1 und 8 offen. Zieh!
lesson-11 = Ausgerechnet eine 8. Klau die andere.
lesson-12 = 16 Punkte, und sie gehören dir, wenn niemand eine 8 zieht. Diesmal hörst du auf.
lesson-end = Deine 8er sind gesichert: 31 Punkte Beute gegen 9. Das ist das ganze Spiel: ziehen, rauben und rechtzeitig aufhören.
