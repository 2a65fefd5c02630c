title = Hexenrennen
about = Vier heksenstammen racen over tegels die niemand kent. De symbolen van anderen gooien je terug.
minutes = 30

ask-split-first = Welke drie van je getallen leg je in het eerste deel?
ask-split-second = Welke drie leg je in het tweede deel? De rest komt in het derde.
ask-witch = Welke heks vliegt?
ask-own-symbol = Je heks staat op je eigen symbool. Speel je een kaart om verder te vliegen, of blijft ze staan?
ask-own-must = Een kaart heeft je heks teruggegooid op je eigen symbool. Je moet een kaart voor haar spelen.
ask-other-symbol = Er staat een heks op jouw symbool. Speel je een kaart om haar terug te gooien, of laat je haar staan?
ask-other-must = Een kaart heeft deze heks op jouw symbool gegooid. Je moet een kaart tegen haar spelen.

word-player = { $who }
word-witch = { $place ->
    [0] een wachtende heks
   *[other] de heks op tegel { $place }
 }
word-leave = laten staan
word-number = { $number }
word-card = { $number } ({ $to })
word-symbol = symboolkaart

tribe-name = { $tribe ->
    [frost] Vorst
    [storm] Storm
    [wood] Woud
   *[mist] Mist
 }
tile-number = { $tribe } { $number }
tile-symbol = { $tribe }-symbool
card-symbol = een { $tribe }-symbool
to-place = { $place ->
    [49] naar finishveld 2
    [50] naar finishveld 3
    [51] naar finishveld 4
   *[other] naar tegel { $place }
 }

scene-tribe = { $tribe ->
    [frost] Vorstheksen
    [storm] Stormheksen
    [wood] Woudheksen
   *[mist] Mistheksen
 }
scene-divides = verdelen de tegels
scene-decides = beslissen
scene-must = moeten een kaart spelen
scene-points = { $points ->
    [one] één punt
   *[other] { $points } punten
 }
scene-pile = { $tribe }, neutraal
scene-left = { $count ->
    [one] nog één kaart in de stapel
   *[other] nog { $count } kaarten in de stapel
 }
scene-hand = Hand
scene-tiles = Jouw tegels om te verdelen
scene-section = Gedekt in deel { $section }
scene-die = de dobbelsteen toont { $number }
scene-down = tegel { $place }, gedekt
scene-up = tegel { $place }: { $tile }
scene-witch = { $who-me ->
    [yes] jouw heks
   *[no] een heks van { $who }
 }{ $place ->
    [0] , wacht
    [49] , gefinisht: 2 punten
    [50] , gefinisht: 3 punten
    [51] , gefinisht: 4 punten
   *[other] {" "}op tegel { $place }
 }

about-die = Na de worp vliegt een van je heksen het hele aantal vooruit.
about-tile-down = Niemand weet wat erop staat. Hij wordt omgedraaid als er een heks op landt, en werkt dan op haar.
about-tile-number = Een heks van deze stam die hier landt, vliegt meteen { $number } verder. Elke andere blijft hier staan.
about-tile-symbol = Landt hier een heks van deze stam, dan mag haar speler een kaart spelen om verder te vliegen. Tegen elke andere die hier landt, mag de speler van deze stam een kaart spelen die haar teruggooit.
about-tile-neutral = Landt hier een heks, dan wordt de bovenste kaart van de stapel van deze stam getrokken, en die gooit haar terug.
about-tile-asleep = Hij is al eerder omgedraaid en doet volgens de regels van deze tafel niets meer.
about-card-number = Gespeeld als een heks op het symbool van deze stam landt: een heks van de stam vliegt { $number } verder, elke andere moet { $number } terug. Een kaart geldt één keer.
about-card-symbol = Gespeeld als een heks op het symbool van deze stam landt: een heks van de stam springt naar de volgende vrije tegel met dat symbool, elke andere moet terug naar de dichtstbijzijnde vrije achter haar. Een kaart geldt één keer.
about-card-neutral = In de stapel van deze stam. Landt een heks op zijn symbool, dan wordt de bovenste kaart getrokken en die gooit haar terug: met zijn getal, of naar de dichtstbijzijnde tegel achter haar met dat symbool.
about-witch-waiting = Ze wacht op de start. Haar eerste worp brengt haar op de baan; tegels met een heks erop tellen dan niet mee.
about-witch-out = { $who-me ->
    [yes] Breng alle drie je heksen naar de finish. Op een tegel is maar plaats voor één heks.
   *[no] Ze vliegt tegen je. Landt ze op jouw symbool, dan mag je een kaart spelen en haar teruggooien.
 }
about-witch-home = Ze is er en vliegt niet meer. Ze telt wat haar veld waard is.
about-my-tile = Een van je eigen tegels, gedekt ergens in dit deel. Alleen jij weet dat hij hier ligt.
about-to-divide = Een tegel die je verstopt: drie getallen in elk van de drie delen. Je eigen getallen dragen je heksen verder, dus verstop ze waar je ze nodig hebt.
spot-tile = tegel { $number }
spot-wait = wachtende heksen
spot-die = dobbelsteen
spot-finish = finish, { $number } punten
about-tile = Over de tegels 1 tot en met 48 ga je naar de finish. Op een tegel is plaats voor één heks.
about-wait = Hier wachten alle heksen van deze stam voor de eerste tegel.
about-finish = Een heks die hier precies uitkomt, telt { $number }. Wie er drie aan de finish heeft, beëindigt het spel; de meeste punten winnen.

course = Tegels die alle heksen samen hebben gevlogen
remark-flight = Langste vlucht: { $who-me ->
    [yes] jij
   *[no] { $who }
 }, { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
 }.
remark-push = Hardste worp terug: { $who-me ->
    [yes] jij
   *[no] { $who }
 } → { $whom-me ->
    [yes] jou
   *[no] { $whom }
 }, { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
 }.
remark-pushes = Meeste kaarten tegen anderen: { $who-me ->
    [yes] jij
   *[no] { $who }
 }, { $count }.
remark-lap = Snelste heks: { $who-me ->
    [yes] jij
   *[no] { $who }
 }, binnen in { $count ->
    [one] { $count } vlucht
   *[other] { $count } vluchten
 }.

told-split = { $who-me ->
    [yes] Je hebt je tegels verdeeld.
   *[no] { $who } heeft de tegels verdeeld.
 }
told-laid = Het parcours ligt klaar: 48 gedekte tegels.
told-first = { $who-me ->
    [yes] Jij begint.
   *[no] { $who } begint.
 }
told-roll = { $who-me ->
    [yes] Je gooit een { $number }.
   *[no] { $who } gooit een { $number }.
 }
told-stuck = { $who-me ->
    [yes] Geen van je heksen kan daarmee vliegen.
   *[no] Geen heks van { $who } kan daarmee vliegen.
 }
told-fly = { $who-me ->
    [yes] Je heks vliegt van tegel { $from } { $to }.
   *[no] De heks van { $who } vliegt van tegel { $from } { $to }.
 }
told-enter = { $who-me ->
    [yes] Je heks vertrekt en vliegt { $to }.
   *[no] Een heks van { $who } vertrekt en vliegt { $to }.
 }
told-turned = Tegel { $place } wordt omgedraaid: { $tile }.
told-carried = Haar eigen { $number } draagt haar verder { $to }.
told-blocked = Haar eigen getal kan haar niet verder dragen: ze blijft op tegel { $place }.
told-stop = { $tile } is van een andere stam: ze stopt op tegel { $place }.
told-asleep = Tegel { $place } lag al open: { $tile } doet niets.
told-own-symbol = { $who-me ->
    [yes] Je eigen symbool: je { $must ->
        [yes] moet
       *[no] mag
     } een kaart spelen.
   *[no] Het eigen symbool: { $who } { $must ->
        [yes] moet
       *[no] mag
     } een kaart spelen.
 }
told-symbol = { $who-me ->
    [yes] Jouw symbool: je { $must ->
        [yes] moet
       *[no] mag
     } een kaart tegen haar spelen.
   *[no] Het symbool van { $who }: { $who } { $must ->
        [yes] moet
       *[no] mag
     } een kaart tegen haar spelen.
 }
told-no-card = { $who-me ->
    [yes] Jouw symbool, maar je kunt hier geen kaart spelen.
   *[no] Het symbool van { $who }, maar { $who } kan hier geen kaart spelen.
 }
told-stay = { $who-me ->
    [yes] Je laat je heks staan.
   *[no] { $who } laat de heks staan.
 }
told-spare = { $who-me ->
    [yes] Je laat de heks van { $mover } met rust.
   *[no] { $who } laat { $mover-me ->
        [yes] jouw heks
       *[no] de heks van { $mover }
     } met rust.
 }
told-card-own = { $who-me ->
    [yes] Je speelt { $card }: je heks vliegt verder { $to }.
   *[no] { $who } speelt { $card }: de heks vliegt verder { $to }.
 }
told-card-against = { $who-me ->
    [yes] Je speelt { $card } tegen { $mover }: terug { $to }.
   *[no] { $who } speelt { $card } tegen { $mover-me ->
        [yes] jou
       *[no] { $mover }
     }: terug { $to }.
 }
told-neutral = Van de neutrale stapel komt { $card }: terug { $to }.
told-neutral-vain = Van de neutrale stapel komt { $card }, maar dat kan niet: ze blijft staan.
told-pile-empty = De neutrale stapel { $tribe } is leeg: ze blijft staan.
told-shuffled = De neutrale stapel { $tribe } was leeg en wordt opnieuw geschud.
told-home = { $who-me ->
    [yes] Je heks is binnen: { $points } punten.
   *[no] De heks van { $who } is binnen: { $points } punten.
 }
told-points = { $who-me ->
    [yes] Je hebt { $points } punten.
   *[no] { $who } heeft { $points } punten.
 }

why-over = Het spel is afgelopen.
why-not-your-turn = { $who-me ->
    [yes] Je bent aan de beurt, maar dit kan nu niet.
   *[no] { $who } is aan de beurt.
 }
why-owner-decides = { $who-me ->
    [yes] Jij beslist: het is jouw symbool.
   *[no] { $who } beslist, want het is het symbool van { $who }.
 }
why-lots = Wie begint, staat vast voor de eerste worp.
why-turned = Niemand kiest een tegel: de tegel waar een heks landt, wordt omgedraaid.
why-said = Met dit woord is je zet compleet.
why-split-done = Je hebt je tegels al verdeeld.
why-split-symbol = Elk deel krijgt sowieso een van je symbolen; je verdeelt alleen de getallen.
why-split-number = Je tegels hebben de getallen 2 tot en met 10.
why-split-used = Je { $number } ligt er al; die is er maar één keer.
why-split-order = Noem de drie getallen van een deel van laag naar hoog.
why-no-pass = Een van je heksen kan met de worp vliegen, dus dat moet.
why-choose = Zeg eerst welke heks vliegt. Kaarten speel je alleen op symbolen.
why-no-witch = Daar staat geen heks van jou.
why-past = Dat gaat voorbij finishveld 4.
why-taken = Op tegel { $place } staat al een heks.
why-must = Een getalkaart heeft haar teruggegooid op jouw symbool, dus je moet een kaart spelen.
why-play-card = Nu wordt een kaart gespeeld, of de heks blijft staan.
why-no-one = Kaarten hebben de getallen 2 tot en met 10.
why-used = Die kaart heb je niet meer.
why-no-sign = { $own ->
    [yes] Voor haar ligt geen vrije tegel die jouw symbool toont.
   *[no] Achter haar ligt geen vrije tegel die jouw symbool toont.
 }
why-off-track = Dan zou ze van het parcours vliegen: verder terug dan tegel 1 kan niet.

option-first_player = Wie begint
choice-first_player-random = Het lot bepaalt wie begint
choice-first_player = Plaats { $number } begint
option-faceup_tiles_active = Ook open tegels werken op wie er landt
choice-faceup_tiles_active-true = Ook open tegels werken op elke heks die er landt
choice-faceup_tiles_active-false = Een tegel werkt alleen als hij wordt omgedraaid
option-tile_may_enter_finish = Een getaltegel mag een heks over de finish dragen
choice-tile_may_enter_finish-true = Een getaltegel mag een heks over de finish dragen
choice-tile_may_enter_finish-false = Een getaltegel draagt geen heks over de finish: ze blijft staan
option-symbol_skip_occupied = Een symboolkaart slaat een bezet symbool over
choice-symbol_skip_occupied-true = Een symboolkaart slaat een bezet symbool over
choice-symbol_skip_occupied-false = Een heks op het dichtstbijzijnde symbool blokkeert de symboolkaart
option-neutral_reshuffle = Een lege neutrale stapel wordt opnieuw geschud
choice-neutral_reshuffle-false = Een lege neutrale stapel blijft leeg
choice-neutral_reshuffle-true = Een lege neutrale stapel wordt opnieuw geschud
preset-calm = Rustiger
preset-calm-more = Een tegel werkt alleen als hij wordt omgedraaid.
preset-endless = Toverij zonder einde
preset-endless-more = Een lege neutrale stapel wordt opnieuw geschud.

# Het eerste spel, met een coach
lesson-1 = Welkom bij de heksenrace! Je drie heksen vliegen over 48 tegels die niemand kent. Je eigen getallen dragen je heksen verder, dus verstop ze goed: 4, 5 en 8 in het eerste deel, dan 6, 9 en 10 in het tweede. De rest komt in het derde.
lesson-2 = De dobbelsteen toont 4: een wachtende heks vertrekt. De tegel waarop ze landt, wordt omgedraaid en werkt op haar.
lesson-3 = Je eigen 8 droeg haar meteen verder; een getal van een andere stam hield haar tegen. En nu is een heks van je tegenstander op jouw symbool geland: je mag een kaart tegen haar spelen. Gooi haar terug met de 3. Elke kaart geldt één keer.
lesson-4 = De dobbelsteen toont 6. Eén heks gebruikt de hele worp, en jij kiest welke. Vlieg verder met die op tegel 12.
lesson-5 = Je eigen symbool! Hier mag je een kaart spelen om meteen verder te vliegen. Speel de 10.
lesson-6 = Je verstopte 9 droeg haar naar tegel 37, op het symbool van je tegenstander, maar die liet haar met rust. De dobbelsteen toont 6: vlieg verder met haar.
lesson-7 = Weer jouw symbool. Achter tegel 48 liggen de finishvelden 2, 3 en 4, en je moet er precies uitkomen. Van tegel 43 brengt de 8 je naar de 4. Speel hem!
lesson-8 = Binnen, en 4 punten waard! Intussen kwam je tegenstander op het symbool van een neutrale stam, waar een kaart van de stapel iedereen teruggooit. De dobbelsteen toont 3: stuur je volgende heks op pad.
lesson-end = Wie alle drie de heksen naar de finish brengt, beëindigt het spel, en dan winnen de meeste punten. Blijf met de muis op een tegel of kaart, of druk lang, en hij legt zichzelf uit.

# Tekens op kaarten en tegels
sign-frost = Vorstheksen
sign-storm = Stormheksen
sign-wood = Woudheksen
sign-mist = Mistheksen
