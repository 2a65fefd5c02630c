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

option-first_player = Wie begint, geteld vanaf 0, of geloot (random)
option-faceup_tiles_active = Ook open tegels werken op wie er landt
option-tile_may_enter_finish = Een getaltegel mag een heks over de finish dragen
option-symbol_skip_occupied = Een symboolkaart slaat een bezet symbool over
option-neutral_reshuffle = Een lege neutrale stapel wordt opnieuw geschud
