title = Hit!
about = Trek, beroof de anderen en stop op tijd: bandieten verzamelen buit tot de stapel leeg is.
minutes = 15

ask-draw = Jij bent aan de beurt. Trek een kaart.
ask-go-on = Nog een, of stoppen?
ask-rob = Dezelfde kaart ligt ook bij anderen. Allemaal stelen?

word-draw = kaart trekken
word-stop = stoppen
word-steal = elke { $card } stelen
word-leave = laten liggen
word-player = { $who }
card = { $value }

scene-pile = Trekstapel
scene-pile-count = { $count ->
    [one] één kaart in de stapel
   *[other] { $count } kaarten in de stapel
 }
scene-round = ronde { $round } van { $rounds }
scene-discard = Aflegstapel
scene-discard-count = { $count ->
    [one] één kaart verloren
   *[other] { $count } kaarten verloren
 }
scene-row = Open
scene-risk = nu is elke dubbele er een te veel
scene-odds = { $worth } · risico { $percent } %
scene-loot = Buit
scene-loot-count = { $count ->
    [one] één kaart buit
   *[other] { $count } kaarten buit
 }
scene-points = { $points ->
    [one] één punt
   *[other] { $points } punten
 }

about-pile = { $deck ->
    [full] 90 kaarten: 1 tot en met 5 zitten er elk elf keer in, 6 tot en met 10 zeven keer. Met de laatste is het spel afgelopen.
   *[tiny] De kaarten 1, 1, 2, 2 en 3. Met de laatste is het spel afgelopen.
 }
about-discard = Wat verloren ging doordat iemand één keer te vaak trok. Het telt voor niemand.
about-loot = Buit is veilig: niemand kan die stelen. Elke kaart telt zijn getal aan punten.
about-card = Als buit { $value } punten waard. Tot dan mag wie nog een { $value } trekt hem stelen.

course = Punten die veilig zijn
remark-row = Langste rij: { $who-me ->
    [yes] jij
   *[no] { $who }
 }, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }.
remark-bust = Duurste misser: { $who-me ->
    [yes] jij
   *[no] { $who }
 }, { $points } punten weg.
remark-theft = Brutaalste diefstal: { $who-me ->
    [yes] jij
   *[no] { $who }
 }, { $points } punten.
remark-bank = Beste buit binnengehaald: { $who-me ->
    [yes] jij
   *[no] { $who }
 }, { $points } punten.

told-first = { $who-me ->
    [yes] Jij hebt de grootste hoed en begint.
   *[no] { $who } heeft de grootste hoed en begint.
 }
told-draw = { $who-me ->
    [yes] Je trekt: { $card }.
   *[no] { $who } trekt: { $card }.
 }
told-bust = { $who-me ->
    [yes] Te veel! Je verliest { $count } kaarten ter waarde van { $points }.
   *[no] Te veel! { $who } verliest { $count } kaarten ter waarde van { $points }.
 }
told-steal = { $who-me ->
    [yes] Je steelt van { $from } { $count ->
        [one] één { $card }
       *[other] { $count } kaarten, allemaal een { $card }
     }.
   *[no] { $from-me ->
        [yes] { $who } steelt van jou { $count ->
            [one] één { $card }
           *[other] { $count } kaarten, allemaal een { $card }
         }.
       *[no] { $who } steelt van { $from } { $count ->
            [one] één { $card }
           *[other] { $count } kaarten, allemaal een { $card }
         }.
     }
 }
told-leave = { $who-me ->
    [yes] Je laat elke andere { $card } liggen.
   *[no] { $who } laat elke andere { $card } liggen.
 }
told-stop = { $who-me ->
    [yes] Je stopt.
   *[no] { $who } stopt.
 }
told-bank = { $who-me ->
    [yes] Je legt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
     } ter waarde van { $points } bij je buit.
   *[no] { $who } legt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
     } ter waarde van { $points } bij de buit.
 }
told-round-over = De stapel is leeg: ronde { $round } is voorbij.
told-points = { $who-me ->
    [yes] Je krijgt { $points } { $points ->
        [one] punt
       *[other] punten
     }.
   *[no] { $who } krijgt { $points } { $points ->
        [one] punt
       *[other] punten
     }.
 }

why-over = Het spel is afgelopen.
why-not-your-turn = { $who-me ->
    [yes] Jij bent aan de beurt.
   *[no] { $who } is aan de beurt.
 }
why-said = Met dat woord is je zet al compleet.
why-first = Wie begint, stond al vast voor de eerste kaart.
why-card = Niemand kiest zijn kaart: de bovenste van de stapel wordt omgedraaid.
why-no-steal = Stelen kan alleen meteen nadat je een kaart hebt getrokken die ook bij een ander ligt.
why-decide-steal = Beslis eerst of je elke { $card } steelt.
why-must-draw = Je moet minstens één kaart trekken voordat je mag stoppen.

option-rounds = Hoeveel rondes er gespeeld worden
choice-rounds = { $value ->
    [one] Er wordt één ronde gespeeld
   *[other] Er worden { $value } rondes gespeeld
 }
option-first_player = Wie begint
choice-first_player-random = Het lot bepaalt wie begint
choice-first_player = Plaats { $number } begint
option-min_draws_per_turn = Hoeveel kaarten je per beurt moet trekken
choice-min_draws_per_turn-0 = Je mag stoppen zonder te trekken
choice-min_draws_per_turn-1 = Je trekt per beurt minstens één kaart
option-resolve_last_card_fully = De laatste kaart van de stapel telt nog mee
choice-resolve_last_card_fully-true = De laatste kaart van de stapel telt nog helemaal mee: ze kan alles kosten, en ze kan stelen
choice-resolve_last_card_fully-false = De laatste kaart van de stapel wordt gewoon afgelegd
option-deck = Welke kaarten meedoen
choice-deck-full = Alle kaarten doen mee
choice-deck-tiny = Maar vijf kaarten, om het spel te bestuderen
option-six_players = Met zes spelers mag ook
choice-six_players-false = Je speelt met twee tot vijf
choice-six_players-true = Met zes mag ook
option-show_odds = De waarde van de rijen en het risico zijn te zien
choice-show_odds-false = De waarde van de rijen en het risico schat je zelf
choice-show_odds-true = De waarde van de rijen en het risico zijn te zien
preset-evening = Vier rondes
preset-evening-more = Er worden vier rondes gespeeld, en elke keer begint iemand anders.
preset-cautious = Voor de voorzichtigen
preset-cautious-more = Je mag stoppen zonder te trekken.

# Het eerste spel, met een coach
lesson-1 = Welkom bij Hit!, waar bandieten buit verzamelen. Elke kaart die je veiligstelt telt zijn getal, en als de stapel leeg is winnen de meeste punten. Trek je eerste kaart!
lesson-2 = Er ligt een 4 open voor je. Trek er nog een: met minder dan drie kaarten kan er niets misgaan.
lesson-3 = 4 en 7. Nog een keer: zelfs een dubbele kan geen kwaad zolang je minder dan drie kaarten hebt.
lesson-4 = Een tweede 4, en niets aan de hand. Maar nu liggen er drie kaarten: vanaf nu kost elk getal dat je al hebt je alles. Stop! Je rij blijft open tot je weer aan de beurt bent en wordt dan buit.
lesson-5 = Niemand heeft je beroofd, dus je 15 punten zijn nu buit en voorgoed veilig. Bij je tegenstander liggen 9, 2 en 6 open. Trek!
lesson-6 = Een 9, en je tegenstander heeft er ook een. Wie een getal trekt dat bij een ander ligt, mag het stelen. Pak hem!
lesson-7 = Twee 9’s, 18 punten. Trek verder.
lesson-8 = 9, 9 en 3: met drie kaarten is elke dubbele er een te veel. Het risico is klein en de verleiding groot. Trek!
lesson-9 = Een 10: nu liggen er 31 punten, en een slimme bandiet zou stoppen. Trek er toch nog een, om te zien wat er gebeurt.
lesson-10 = Te veel! Een tweede 3, en alles wat open lag is weg. Je buit blijft onaangeroerd. Nu liggen bij je tegenstander 1 en 8 open. Trek!
lesson-11 = Uitgerekend een 8. Steel de andere.
lesson-12 = 16 punten, en ze zijn van jou als niemand een 8 trekt. Deze keer stop je.
lesson-end = Je 8’s zijn veilig: 31 punten buit tegen 9. Dat is het hele spel: trekken, roven en op tijd stoppen.
