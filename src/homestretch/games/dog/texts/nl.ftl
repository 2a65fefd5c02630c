title = DOG
about = Breng je pionnen met kaarten thuis, samen met de partner die tegenover je zit.
minutes = 60

ask-give = { $paired ->
    [yes] Geef je partner { $mate } een kaart, gedekt.
   *[no] Geef je partner een kaart, gedekt.
 }
ask-pass = Schuif een kaart gedekt door naar wie na je komt.
ask-card = Jij bent aan de beurt. Welke kaart speel je?
ask-role = Wat moet de joker zijn?
ask-pawn = Welke pion?
ask-field = Waarheen?
ask-seven-pawn = Welke pion loopt nu?
ask-seven-field = Hoe ver loopt hij?
ask-swap-pawn = Welke pion ruil je?
ask-swap-with = Met welke pion?
ask-none = Er is niemand om mee te ruilen. De kaart zonder effect afleggen?
ask-out = Je kunt met geen van je kaarten lopen.
ask-discard = Je kunt niet lopen. Welke kaart leg je af?

card = { $value }
card-13 = 13/start
card-1-11 = 1/11/start
card-swap = ruilkaart
card-joker = joker

place-field = veld { $field }
place-goal = doelveld { $slot }

word-player = { $who }
word-pawn = { $who-me ->
    [yes] jouw pion { $pawn } ({ $place })
   *[no] { $who-mate ->
        [yes] pion { $pawn } van je partner { $who } ({ $place })
       *[no] pion { $pawn } van { $who } ({ $place })
     }
 }
word-portion = { $place } (+{ $steps })
word-past = { $place }, het doel voorbij
word-yard = een pion uit de wachtruimte
word-none = zonder effect
word-out = deze ronde uitvallen

about-number = Loop met een van je pionnen { $number } velden vooruit.
about-4 = Loop met een van je pionnen 4 velden vooruit of 4 terug. Alleen met deze kaart ga je achteruit.
about-7 = Verdeel 7 stappen over je pionnen zoals je wilt, alleen vooruit. Elke pion die wordt ingehaald moet terug naar zijn wachtruimte, ook die van jezelf.
about-13 = Kom met een pion in het spel op je startveld, of loop met een pion 13 velden.
about-1-11 = Kom met een pion in het spel op je startveld, of loop met een pion 1 of 11 velden.
about-swap = Een van je pionnen en een pion van een ander ruilen van plaats. Pionnen in een doel, in een wachtruimte of op hun eigen startveld worden niet geruild.
about-joker = Hij kan elke andere kaart zijn: jij zegt welke.
about-pawn-yard = Hij wacht in de wachtruimte. Een kaart met het startteken of een joker brengt hem in het spel.
about-pawn-safe = Op het startveld van zijn eigen kleur is hij beschermd: niemand slaat hem, ruilt hem of haalt hem in.
about-pawn-home = Hij is in het doel en veilig. Daar springt ook niemand over hem heen.
about-pawn-out = { $who-me ->
    [yes] Leid hem met de klok mee naar je doel. Wie een zet op zijn veld eindigt, stuurt hem terug naar de wachtruimte.
   *[no] Wie een zet op zijn veld eindigt, stuurt hem terug naar de wachtruimte, partner of niet.
 }
about-held = De kaarten van deze speler. Elke ronde krijg je er één minder: zes, vijf, vier, drie, twee, en dan weer zes.
about-pile = Hiervan wordt de volgende ronde gedeeld.
spot-field = veld { $number }
spot-start = startveld { $number }
spot-goal = doelveld { $number }
spot-yard = wachtruimte
about-field = Er is plaats voor één pion. Wie hier een zet eindigt, slaat de pion die hier staat, al is het een eigen.
about-start-mine = Hier komen je pionnen in het spel, en hier slaan ze af naar je doel. Op dit veld zijn ze beschermd.
about-start-theirs = Hier komen pionnen van deze kleur in het spel. Zolang er een staat, kan niemand erlangs.
about-goal-mine = Breng je pionnen hier binnen met precies het goede aantal. In het doel springt niemand over een ander: vul het dus van achteren.
about-goal-theirs = Het doel van deze kleur. Pionnen erin zijn veilig.
about-yard-mine = Hier wachten je pionnen tot ze in het spel komen, en geslagen pionnen komen hier terug.
about-yard-theirs = Hier wachten pionnen van deze kleur tot ze in het spel komen.

course = Velden die alle pionnen samen hebben afgelegd
remark-captures = Meeste pionnen geslagen: { $who-me ->
    [yes] jij
   *[no] { $who }
 }, { $count }.
remark-captured = Vaakst teruggestuurd: { $who-me ->
    [yes] jij
   *[no] { $who }
 }, { $count }.
remark-sweep = Meeste pionnen met één kaart: { $who-me ->
    [yes] jij
   *[no] { $who }
 }, { $count }.
remark-lap = Snelste ronde: { $who-me ->
    [yes] jij
   *[no] { $who }
 }, in het doel na { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
 }.

told-dealer = { $who-me ->
    [yes] Jij deelt als eerste.
   *[no] { $who } deelt als eerste.
 }
told-deal = { $who-me ->
    [yes] Je deelt iedereen { $count } kaarten.
   *[no] { $who } deelt iedereen { $count } kaarten.
 }
told-begins = { $who-me ->
    [yes] Jij begint deze ronde.
   *[no] { $who } begint deze ronde.
 }
told-shuffle = De aflegstapel wordt geschud en is nu de trekstapel.
told-gave = { $to-mate ->
    [yes] Je geeft je partner { $to } een kaart: { $card }.
   *[no] Je geeft { $to } een kaart: { $card }.
 }
told-given = { $to-me ->
    [yes] { $who } geeft jou gedekt een kaart.
   *[no] { $who } geeft { $to } gedekt een kaart.
 }
told-got = { $from-mate ->
    [yes] Van je partner { $from } krijg je: { $card }.
   *[no] Van { $from } krijg je: { $card }.
 }
told-drew = Je trekt: { $card }.
told-drawn = { $who } trekt een kaart.
told-out = { $who-me ->
    [yes] Je kunt niet lopen en valt deze ronde uit, met: { $cards }.
   *[no] { $who } kan niet lopen en valt deze ronde uit, met: { $cards }.
 }
told-discard = { $who-me ->
    [yes] Je kunt niet lopen en legt af: { $card }.
   *[no] { $who } kan niet lopen en legt af: { $card }.
 }
told-play = { $who-me ->
    [yes] Je speelt: { $card }.
   *[no] { $who } speelt: { $card }.
 }
told-joker = { $who-me ->
    [yes] Je speelt een joker als: { $card }.
   *[no] { $who } speelt een joker als: { $card }.
 }
told-idle = De kaart heeft geen effect.
told-start = { $who-me ->
    [yes] Jouw pion { $pawn } komt in het spel op { $place }.
   *[no] Pion { $pawn } van { $who } komt in het spel op { $place }.
 }
told-walk = { $who-me ->
    [yes] Jouw pion { $pawn } loopt { $steps } vooruit naar { $place }.
   *[no] Pion { $pawn } van { $who } loopt { $steps } vooruit naar { $place }.
 }
told-back = { $who-me ->
    [yes] Jouw pion { $pawn } loopt { $steps } achteruit naar { $place }.
   *[no] Pion { $pawn } van { $who } loopt { $steps } achteruit naar { $place }.
 }
told-home = { $who-me ->
    [yes] Jouw pion { $pawn } loopt { $steps } vooruit in het doel, naar { $place }.
   *[no] Pion { $pawn } van { $who } loopt { $steps } vooruit in het doel, naar { $place }.
 }
told-burned = { $who-me ->
    [yes] Jouw pion { $pawn } wordt ingehaald en verbrandt.
   *[no] Pion { $pawn } van { $who } wordt ingehaald en verbrandt.
 }
told-captured = { $who-me ->
    [yes] Jouw pion { $pawn } wordt geslagen.
   *[no] Pion { $pawn } van { $who } wordt geslagen.
 }
told-swap = { $who-me ->
    [yes] Jouw pion { $pawn }
   *[no] Pion { $pawn } van { $who }
 } en { $other-me ->
    [yes] jouw pion { $otherpawn }
   *[no] pion { $otherpawn } van { $other }
 } wisselen van plaats.
told-finished = { $who-me ->
    [yes] Al je pionnen zijn thuis. Vanaf nu loop je met die van { $partner }.
   *[no] Alle pionnen van { $who } zijn thuis. Vanaf nu loopt { $who } met { $partner-me ->
        [yes] die van jou.
       *[no] die van { $partner }.
     }
 }

scene-hand = Hand
scene-points = { $points ->
    [one] nog één punt van de 7
   *[other] nog { $points } punten van de 7
 }
scene-held = Kaarten
scene-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }
scene-out = uitgevallen
scene-given = heeft een kaart gegeven
scene-dealer = heeft gedeeld
scene-pile = Trekstapel
scene-pile-count = { $count ->
    [one] één kaart in de stapel
   *[other] { $count } kaarten in de stapel
 }
scene-round = ronde { $round }
scene-discard = Aflegstapel
scene-pawn = { $who-me ->
    [yes] jouw pion { $pawn }
   *[no] pion { $pawn } van { $who }
 }

why-over = Het spel is afgelopen.
why-said = Je zet is compleet.
why-dealer = Wie als eerste deelt, stond vóór de eerste kaart vast.
why-can-move = Wie nog kan lopen, valt niet uit.
why-no-out = Zonder teams valt niemand uit: wie niet kan lopen, legt een kaart af.
why-gave = Je hebt je kaart gegeven; wacht op de anderen.
why-not-your-turn = { $who-me ->
    [yes] Het is jouw beurt, maar er wordt je nu niets gevraagd.
   *[no] { $who } is aan de beurt.
 }
why-give = Kies eerst de kaart die je weggeeft.
why-discard = Je kunt niet lopen: kies een kaart om af te leggen.
why-not-held = Zo’n kaart heb je niet: { $card }.
why-stuck = Geen van je kaarten kan worden gespeeld.
why-card-first = Kies eerst de kaart die je speelt.
why-role = Zeg eerst welke kaart de joker moet zijn.
why-pawn-first = Kies eerst een pion.
why-field-first = Kies eerst waar de pion heen gaat.
why-seven-start = Met een 7 komt geen pion in het spel.
why-swap-must = Ruilen is mogelijk, dus het moet.
why-idle = Er valt niets te ruilen; de kaart kan alleen zonder effect worden afgelegd.
why-must-start = Geen van de pionnen waarmee je speelt staat op de baan; je moet er eerst een in het spel brengen.
why-no-swap = Er is geen paar om te ruilen: pionnen in de wachtruimte, in het doel en op hun eigen startveld tellen niet mee.
why-last-resort = Een ruilkaart mag alleen zonder effect worden afgelegd als er niets anders te spelen valt.
why-yard = Elke pion waarmee je zou kunnen lopen staat in de wachtruimte, en dit is geen startkaart: { $card }.
why-seven = De zeven punten van de 7 kunnen niet allemaal worden gebruikt.
why-no-start-card = Alleen 13/start, 1/11/start of een joker brengt een pion in het spel, niet: { $card }.
why-start-taken = Op het startveld staat al een pion van dezelfde kleur.
why-yard-empty = In de wachtruimte wacht geen pion.
why-joker-start = Speel de joker als 13/start om een pion in het spel te brengen.
why-no-pawn-there = Daar staat geen pion.
why-partners-pawn = Met de pionnen van { $who } loop je pas als al je eigen pionnen thuis zijn.
why-helping = Je eigen pionnen zijn allemaal thuis; nu loop je met die van { $who }.
why-not-yours = Die pion is van { $who }.
why-goal-full = In het doel is geen vrije weg van { $steps }.
why-blocked = { $who-me ->
    [yes] Jouw beschermde pion op het startveld verspert de weg.
   *[no] De beschermde pion van { $who } op het startveld verspert de weg.
 }
why-leave-goal = Een pion in het doel blijft daar.
why-distance = Met deze kaart komt de pion daar niet precies uit: { $card }.
why-foreign-goal = Dat doel is van een andere kleur.
why-from-start = Vanaf het eigen startveld loopt een pion niet meteen het doel in.
why-goal-exact = Voor dat doelveld is precies { $steps } nodig.
why-goal-back = In het doel loopt niemand achteruit.
why-goal-jump = In het doel wordt niemand overgeslagen.
why-had-portion = Deze pion heeft zijn deel van de 7 al gehad.
why-partner-later = De pionnen van { $who } krijgen de rest pas als al je eigen pionnen thuis zijn.
why-goal-end = Deze pion staat aan het eind van het doel.
why-seven-rest = { $points ->
    [one] Dan zou het laatste punt niet gebruikt kunnen worden.
   *[other] Dan zouden de { $points } punten niet allemaal gebruikt kunnen worden.
 }
why-points = { $points ->
    [one] Van de 7 is er nog maar één punt over, en dat gaat vooruit.
    [7] Een 7 heeft 7 punten, en die gaan vooruit.
   *[other] Van de 7 zijn er nog maar { $points } punten over, en die gaan vooruit.
 }
why-swap-goal = Pionnen in het doel worden niet geruild.
why-swap-protected = Een pion op zijn eigen startveld wordt niet geruild.
why-swap-own-first = Kies eerst een van de pionnen waarmee je speelt.
why-swap-same = Twee pionnen van dezelfde kleur worden niet geruild.

option-first_dealer = Wie als eerste deelt
choice-first_dealer-random = Het lot bepaalt wie als eerste deelt
choice-first_dealer = Plaats { $number } deelt als eerste
option-direction = Welke kant de pionnen op lopen
choice-direction-cw = De pionnen lopen met de klok mee
choice-direction-ccw = De pionnen lopen tegen de klok in
option-mirror_turn_order = Spelen, delen en doorschuiven gaan tegen de klok in
choice-mirror_turn_order-false = Spelen, delen en doorschuiven gaan met de klok mee
choice-mirror_turn_order-true = Spelen, delen en doorschuiven gaan tegen de klok in
option-reshuffle = Als de stapel opraakt
choice-reshuffle-deal_rest_first = Eerst wordt de rest gedeeld, dan de aflegstapel geschud
choice-reshuffle-merge = Een te kleine stapel wordt vóór het delen samen met de aflegstapel geschud
option-must_start_when_track_empty = Zonder pion op de baan moet je er een in het spel brengen
choice-must_start_when_track_empty-false = Zonder pion op de baan mag je nog doorlopen in het doel
choice-must_start_when_track_empty-true = Zonder pion op de baan mag je er alleen een in het spel brengen
option-swap_no_effect = Wanneer een ruilkaart zonder effect mag worden afgelegd
choice-swap_no_effect-literal = Als je op de baan staat en daar verder niemand te ruilen is
choice-swap_no_effect-whenever_impossible = Altijd als je niet kunt ruilen
choice-swap_no_effect-never = Nooit: met een ruilkaart wordt geruild
choice-swap_no_effect-last_resort = Alleen als je niets anders kon spelen
option-seven_partner = Wanneer een 7 ook pionnen van je partner mag verzetten
choice-seven_partner-after_finish = Pas als je laatste pion thuis is
choice-seven_partner-when_stuck = Ook als de jouwe niet alle zeven kunnen gebruiken
choice-seven_partner-free = Altijd
option-fields_per_colour = Hoe lang de baan is
choice-fields_per_colour = { $value } velden van het ene startveld tot het volgende
option-ring = Het bord met 2, 3 of 5 spelers
choice-ring-printed = Met 2, 3 of 5 speel je op het gedrukte bord
choice-ring-fitted = Met 2, 3 of 5 speel je op een bord met één arm per speler
preset-strict = Streng
preset-strict-more = Met een ruilkaart wordt altijd geruild, en zonder pion op de baan mag je er alleen een in het spel brengen.
preset-helping = Helpende handen
preset-helping-more = Een 7 mag altijd ook pionnen van je partner verzetten, en een ruilkaart die niet kan ruilen mag weg.
preset-short = Korte rondjes
preset-short-more = Maar 14 velden van het ene startveld tot het volgende: het spel is eerder uit.

# Het eerste spel, met een coach
lesson-1 = Welkom bij DOG! Jij en de speler tegenover je zijn partners: jullie winnen samen, zodra de pionnen van allebei thuis zijn. Elke ronde begint met een cadeau. Geef je partner gedekt een kaart: ‘{ card-1-11 }’, want je hebt nog andere kaarten om in het spel te komen.
lesson-2 = In je beurt speel je één kaart. Alle pionnen wachten, en alleen een startkaart of een joker brengt er een in het spel. Speel ‘{ card-13 }’ en kies een pion in je wachtruimte.
lesson-3 = Alleen met de 4 kun je ook achteruit. Kies de 4, je pion en het veld 4 stappen terug: zo staat hij vlak bij je doel zonder helemaal rond te lopen.
lesson-4 = Het doel in ga je vooruit, over je eigen startveld. De 6 brengt je pion 4 stappen naar het startveld en nog 2 het doel in. Daar is hij veilig.
lesson-5 = Een joker is elke kaart die je wilt. Maak er ‘{ card-13 }’ van en breng je volgende pion in het spel. Op zijn eigen startveld is hij beschermd, en niemand kan erlangs.
lesson-6 = De 7 mag je verdelen. Eerst 2 stappen met de pion in het doel, tot achteraan. Dan 5 met de andere: die komt op een pion van de tegenstander en stuurt hem terug. En pas op: een 7 slaat alles wat hij inhaalt, ook je eigen pionnen.
lesson-7 = Een van je tegenstanders kan geen kaart spelen en is uitgevallen tot de volgende ronde. Van je partner heb je een ruilkaart: ruil je pion op veld 5 met die op veld 58, die al bijna rond is.
lesson-8 = Een nieuwe ronde, met één kaart minder. Geef je partner weer ‘{ card-1-11 }’: daarmee komt hij in het spel.
lesson-9 = Tel maar: 6 stappen tot je startveld, dan 3 het doel in, vlak achter de pion die er al staat. In het doel springt niemand over een ander, en het getal moet passen. De 9 past!
lesson-end = Twee pionnen thuis! Zijn ze er alle vier, dan loop je met die van je partner, en met alle acht wint jullie team. Blijf met de muis op een kaart, of druk lang, en ze legt zichzelf uit.

# Tekens op kaarten en velden
sign-start = brengt ook een pion naar buiten
sign-swap = verwisselt twee pionnen
sign-split = stappen om te verdelen
sign-both = vooruit of achteruit
