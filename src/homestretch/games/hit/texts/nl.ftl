title = HIT
about = Breng je figuren naar huis met een deck dat je zelf bouwt: sla, zoek dekking en besteed je munten goed.
minutes = 40

# Kaarten
card-s-coin3 = 3 munten
card-s-out1 = Eruit of 1
card-s-out6 = Eruit of 6
card-s-1to5 = 1 tot 5
card-s-3 = Schild-3
card-s-corner = Vrij hoekveld
card-n-4 = Schild-4
card-n-5 = 5
card-n-6 = Schildbreker-6
card-n-7 = 7
card-n-8 = 8
card-n-11 = 11
card-n-3b1 = 3 vooruit of 1 terug
card-n-split = 10 om te verdelen
card-n-bar = Volgende hindernis
card-n-start = Volgend startveld
card-n-coin3 = Schild met 3 munten
card-n-coin5 = 5 munten
card-n-corn = 1 tot 3 hoekvelden
card-n-hunt = De jacht
card-n-behind = Vlak erachter
card-n-group = Over de groepen

# Vragen
ask-card = Welke kaart speel je?
ask-way = Eruit komen, of welke figuur zet je?
ask-out = Kom eruit met een figuur.
ask-pawn = Welke figuur zet je?
ask-field = Waarheen?
ask-unused = Geen van je figuren kan dit. Leg de kaart ongebruikt af.
ask-both-first = Je komt eruit door twee kaarten af te leggen. Welke gaat onderop?
ask-both-second = Welke gaat bovenop?
ask-split-pawn = Welke figuur loopt nu?
ask-split-field = Hoe ver?
ask-split-steps = Je komt daar met verschillende aantallen stappen. Hoeveel tel je er?
ask-buy = Koop je iets? Wat je het laatst koopt, ligt bovenop.
ask-keep = Je trekstapel is op. Blijft het schild liggen, of schud je het mee?

# Woorden
word-out = eruit komen
word-both = twee kaarten afleggen om eruit te komen
word-unused = ongebruikt afleggen
word-done = klaar
word-keep = schild laten liggen
word-mix = meeschudden
word-steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
 }
word-player = { $who }
word-goal = doelveld { $number }
word-field = veld { $number }

# Op tafel
scene-market = Kaartenmarkt
scene-round = ronde { $round }
scene-neutral = Neutrale stapel
scene-hand = Hand
scene-discard = Aflegstapel
scene-pile = Trekstapel
scene-coins = Munten
scene-protected = beschermd
scene-pawn = figuur { $number }
scene-for-sale = { $card }, kost { $cost }
scene-purse = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
 }
scene-face-down = { $count ->
    [one] één dichte kaart
   *[other] { $count } dichte kaarten
 }

# Wat dingen en velden doen
-shield = Zolang deze kaart bovenop je aflegstapel ligt, kan geen van je figuren geslagen worden.
-breaker = Hij slaat ook beschermde figuren.
-no-capture = Hij slaat niemand: van een veld waar een figuur van een ander staat, gaat de jouwe door naar het volgende vrije veld.
-no-goal = Hij brengt geen figuur in het doel.
about-s-coin3 = Neem 3 munten. Je geeft ze uit op de kaartenmarkt als je hand gespeeld is.
about-s-out1 = Kom met een wachtende figuur eruit op je startveld, of zet een figuur 1 veld.
about-s-out6 = Kom met een wachtende figuur eruit op je startveld, of zet een figuur 6 velden.
about-s-1to5 = Zet een figuur 1, 2, 3, 4 of 5 velden, zoals je wilt. { -no-capture }
about-s-3 = Zet een figuur 3 velden en neem 2 munten.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-s-corner = Zet een figuur vooruit naar het volgende vrije hoekveld en neem 1 munt.
about-n-4 = Zet een figuur 4 velden.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-n-5 = Zet een figuur 5 velden en neem 2 munten.
about-n-6 = Zet een figuur 6 velden en neem 1 munt.{ $shields ->
    [yes] {" "}{ -breaker }
   *[no] {""}
 }
about-n-7 = Zet een figuur 7 velden en neem 2 munten.
about-n-8 = Zet een figuur 8 velden en neem 2 munten.
about-n-11 = Zet een figuur 11 velden. { -no-capture }
about-n-3b1 = Zet een figuur 3 velden vooruit of 1 veld terug.{ $shields ->
    [yes] {" "}{ -breaker }
   *[no] {""}
 }
about-n-split = Verdeel precies 10 stappen over zoveel van je figuren als je wilt. { -no-capture }
about-n-bar = Spring met een figuur naar de volgende hindernis voor hem, van wie die ook is.
about-n-start = Spring met een figuur naar het volgende startveld voor hem, maar nooit naar je eigen.
about-n-coin3 = Neem 3 munten.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-n-coin5 = Neem 5 munten.
about-n-corn = Zet een figuur vooruit naar het volgende hoekveld, of naar het tweede of derde.
about-n-hunt = Zet een figuur op de dichtstbijzijnde figuur van een ander voor hem, hoe ver ook, en sla die.
about-n-behind = Zet een figuur op het veld vlak achter de dichtstbijzijnde figuur voor hem. { -no-goal }
about-n-group = Spring met een figuur over de volgende groep, of over twee: figuren die vlak achter elkaar staan. Hij komt op het vrije veld erna. { -no-goal }
about-for-sale = { $about } Je koopt als je hand gespeeld is, en trekt hem in je volgende beurt.
about-pawn-waiting = Hij wacht om eruit te komen. Dat kan met een startkaart met het huis, of met twee willekeurige kaarten die je samen aflegt.
about-pawn-out = { $who-me ->
    [yes] Breng hem met de klok mee één keer rond, en bij je hindernis het doel in.
   *[no] Eindig een zet op zijn veld en hij is geslagen: hij moet wachten en opnieuw eruit komen.
 }
about-pawn-safe = { $who-me ->
    [yes] Bovenop je aflegstapel ligt een schild: alleen een schildbreker zou hem nu kunnen slaan.
   *[no] Bovenop de aflegstapel van zijn speler ligt een schild: alleen een schildbreker slaat hem nu.
 }
about-pawn-home = Hij is in het doel, en daar kan niemand hem slaan.
about-coins = Met munten koop je kaarten op de markt. Iedereen begint met 6, en veel kaarten leveren er een paar op.
about-pile = Dichte kaarten van het eigen deck. Elke beurt worden er drie getrokken; net gekochte liggen bovenop. Is de stapel op, dan wordt de aflegstapel geschud.
about-hand = De hand van deze speler. In een beurt worden alle drie de kaarten gespeeld.
about-neutral = Van hier wordt de markt na elke beurt aangevuld tot vijf kaarten.
spot-field = veld { $number }
spot-corner = hoekveld { $number }
spot-start = startveld { $number }
spot-barrier = hindernis, veld { $number }
spot-goal = doel
spot-yard = wachtveld
about-field = Er is plaats voor één figuur. Wie een zet eindigt op een figuur van een ander, slaat die.
about-corner = Sommige kaarten leiden van hoekveld naar hoekveld. Verder is het een veld als elk ander.
about-start-mine = Hier komen je figuren eruit, en hier begint hun ronde.
about-start-theirs = Hier komen figuren van deze kleur eruit. Voor de jouwe is het een veld als elk ander.
about-barrier-mine = Het laatste veld van de ronde. Je figuren gaan er nooit over, maar slaan af naar je doel.
about-barrier-theirs = Hier slaan figuren van deze kleur af naar hun doel. De jouwe lopen door.
about-goal-mine = Breng al je figuren hierheen en je wint. Een figuur moet precies op een doelveld eindigen; hier slaat niemand hem.
about-goal-theirs = Het doel van deze kleur. Figuren erin zijn veilig.
about-goal-spare = Met drie figuren elk telt dit doelveld niet.
about-yard-mine = Hier wachten je figuren tot een kaart ze eruit brengt.
about-yard-theirs = Hier wachten figuren van deze kleur, en geslagen figuren komen hier terug.
about-yard-spare = Met drie figuren elk blijft dit wachtveld leeg.

# Wat er gebeurde
course = Velden die alle figuren samen hebben afgelegd
remark-captures = Meeste figuren geslagen: { $who-me ->
    [yes] jij
   *[no] { $who }
 }, { $count }.
remark-captured = Vaakst geslagen: { $who-me ->
    [yes] jij
   *[no] { $who }
 }, { $count }.
remark-bought = Meeste kaarten gekocht: { $who-me ->
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

told-list = { $first }, { $rest }
told-limit = Ronde { $round } is voorbij, en niemand wint.
told-first = { $who-me ->
    [yes] Jij begint.
   *[no] { $who } begint.
 }
told-drew-these = { $who-me ->
    [yes] Je pakt: { $cards }.
   *[no] { $who } pakt: { $cards }.
 }
told-drew = { $who-me ->
    [yes] Je pakt { $count ->
        [one] een kaart
       *[other] { $count } kaarten
     }.
   *[no] { $who } pakt { $count ->
        [one] een kaart
       *[other] { $count } kaarten
     }.
 }
told-market = Nieuw op de markt: { $cards }.
told-bought = { $who-me ->
    [yes] Je koopt: { $cards }.
   *[no] { $who } koopt: { $cards }.
 }
told-kept = { $who-me ->
    [yes] Je laat ‘{ $card }’ liggen en blijft beschermd.
   *[no] { $who } laat ‘{ $card }’ liggen en blijft beschermd.
 }
told-mixed = { $who-me ->
    [yes] Je schudt je hele aflegstapel, ook ‘{ $card }’.
   *[no] { $who } schudt de hele aflegstapel, ook ‘{ $card }’.
 }
told-shuffled = { $who-me ->
    [yes] Je trekstapel is op en je schudt je aflegstapel.
   *[no] De trekstapel van { $who } is op, de aflegstapel wordt geschud.
 }
told-both = { $who-me ->
    [yes] Je legt ‘{ $first }’ en ‘{ $second }’ af om eruit te komen.
   *[no] { $who } legt ‘{ $first }’ en ‘{ $second }’ af om eruit te komen.
 }
told-coins = { $who-me ->
    [yes] Je speelt ‘{ $card }’ en neemt { $coins } munten.
   *[no] { $who } speelt ‘{ $card }’ en neemt { $coins } munten.
 }
told-played = { $who-me ->
    [yes] Je speelt ‘{ $card }’.
   *[no] { $who } speelt ‘{ $card }’.
 }
told-played-paid = { $who-me ->
    [yes] Je speelt ‘{ $card }’ en neemt { $coins ->
        [one] een munt
       *[other] { $coins } munten
     }.
   *[no] { $who } speelt ‘{ $card }’ en neemt { $coins ->
        [one] een munt
       *[other] { $coins } munten
     }.
 }
told-out = { $who-me ->
    [yes] Je speelt ‘{ $card }’ om eruit te komen.
   *[no] { $who } speelt ‘{ $card }’ om eruit te komen.
 }
told-unused = { $who-me ->
    [yes] Je legt ‘{ $card }’ ongebruikt af.
   *[no] { $who } legt ‘{ $card }’ ongebruikt af.
 }
told-unused-paid = { $who-me ->
    [yes] Je legt ‘{ $card }’ ongebruikt af, maar neemt { $coins ->
        [one] een munt
       *[other] { $coins } munten
     }.
   *[no] { $who } legt ‘{ $card }’ ongebruikt af, maar neemt { $coins ->
        [one] een munt
       *[other] { $coins } munten
     }.
 }
told-came-out = { $who-me ->
    [yes] Je figuur komt eruit op veld { $field }.
   *[no] Een figuur van { $who } komt eruit op veld { $field }.
 }
told-moved = { $who-me ->
    [yes] Je figuur gaat { $count ->
        [one] één veld
       *[other] { $count } velden
     } vooruit, van veld { $from } naar veld { $to }.
   *[no] Een figuur van { $who } gaat { $count ->
        [one] één veld
       *[other] { $count } velden
     } vooruit, van veld { $from } naar veld { $to }.
 }
told-back = { $who-me ->
    [yes] Je figuur doet een stap terug, van veld { $from } naar veld { $to }.
   *[no] Een figuur van { $who } doet een stap terug, van veld { $from } naar veld { $to }.
 }
told-bumped = Veld { $field } is bezet, dus gaat hij door naar het volgende vrije veld.
told-home = { $who-me ->
    [yes] Je figuur gaat { $count ->
        [one] één veld
       *[other] { $count } velden
     } vooruit en is in het doel!
   *[no] Een figuur van { $who } gaat { $count ->
        [one] één veld
       *[other] { $count } velden
     } vooruit en is in het doel!
 }
told-deeper = { $who-me ->
    [yes] Je figuur schuift door in het doel.
   *[no] Een figuur van { $who } schuift door in het doel.
 }
told-captured = { $who-me ->
    [yes] Je slaat een figuur van { $whom }.
   *[no] { $who } slaat { $whom-me ->
        [yes] jouw figuur
       *[no] een figuur van { $whom }
     }.
 }
told-won = { $who-me ->
    [yes] Al je figuren zijn in het doel: je wint!
   *[no] Alle figuren van { $who } zijn in het doel: { $who } wint!
 }

# Waarom niet
why-over = Het spel is afgelopen.
why-not-your-turn = { $who-me ->
    [yes] Je bent aan de beurt.
   *[no] { $who } is aan de beurt.
 }
why-said = Met dit woord is je zet al compleet.
why-keep-or-mix = Beslis eerst of het schild op je aflegstapel blijft liggen.
why-buying = Je hand is gespeeld. Nu mag je kaarten kopen, of zeg ‘klaar’.
why-not-in-market = ‘{ $card }’ ligt niet op de markt.
why-too-dear = ‘{ $card }’ kost { $cost }; je hebt er nog { $coins }.
why-finish-card = Voer eerst ‘{ $card }’ helemaal uit.
why-not-unused = ‘{ $card }’ kan worden uitgevoerd, dus dat moet ook.
why-no-number = Het aantal stappen wordt alleen gevraagd als meerdere op hetzelfde veld uitkomen.
why-two-cards = Daarvoor heb je twee kaarten in je hand nodig.
why-choose-card = Kies eerst een kaart uit je hand.
why-not-in-hand = ‘{ $card }’ heb je niet in je hand.
why-start-taken = Op je startveld staat je eigen figuur, dus er kan geen andere uit.
why-none-waits = Geen van je figuren wacht.
why-card-not-out = Met ‘{ $card }’ komt niemand eruit; dat kan met je startkaarten 1 en 6, of met twee willekeurige kaarten.
why-no-pawn = Op { $place } staat geen figuur van jou.
why-pawn-moved = Deze figuur heeft zijn deel al gehad.
why-split-stuck = Met een deel voor deze figuur komen de { $steps } stappen niet uit.
why-stays-in-goal = ‘{ $card }’ verplaatst geen figuur die al in het doel staat.
why-no-aim = Voor deze figuur is er tot aan je hindernis niets waar ‘{ $card }’ heen kan leiden.
why-own-pawn = Daar staat je eigen figuur, en die mag je niet slaan.
why-not-into-goal = ‘{ $card }’ brengt geen figuur in het doel.
why-too-far = Dat gaat voorbij je doel: een figuur moet precies op een doelveld eindigen.
why-split-field = Als deze figuur naar { $place } gaat, komen de { $steps } stappen niet uit.
why-not-there = Met ‘{ $card }’ eindigt deze figuur niet op { $place }.
why-start-not-sold = Startkaarten worden nooit verkocht.
why-buy-later = ‘{ $card }’ ligt op de markt. Kopen mag als je hand gespeeld is.
why-coins-only = ‘{ $card }’ levert alleen munten op en wordt altijd uitgevoerd.
why-other-number = Met dat aantal stappen kom je daar niet, of de rest komt niet uit.
why-say-steps = Zeg eerst hoeveel stappen je telt.
why-corners-taken = Van hier tot je hindernis is elk hoekveld bezet.
why-close-behind = Deze figuur staat al vlak achter de dichtstbijzijnde.
why-group-at-barrier = De groep ervoor reikt tot je hindernis, dus daar kun je niet overheen.
why-goal-ignored = Met drie figuren per speler telt dat doelveld niet.
why-no-field = Deze kant van het bord heeft geen veld { $place }.
why-must-leave = Daar staat de figuur al; hij moet weg.
why-only-deeper = In het doel gaat een figuur niet terug en er niet meer uit, alleen verder naar binnen.
why-first-goal = Een figuur die doorgaat het doel in, eindigt op het eerste vrije doelveld.
why-all-steps = ‘{ $card }’ wordt helemaal uitgevoerd; geen stap mag vervallen.
why-no-capture = ‘{ $card }’ slaat niemand: je figuur gaat door naar het volgende vrije veld.
why-shielded = De figuur daar is beschermd: de jouwe gaat door naar het volgende vrije veld.
why-passed = Je figuur gaat door naar het volgende vrije veld; wie ertussen staat, wordt gepasseerd.
why-hunt-nearest = De jacht gaat op de dichtstbijzijnde figuur van een ander en kijkt niet verder.
why-back-over-barrier = Vanaf je startveld gaat geen figuur terug over je hindernis.
why-past-barrier = Voor deze figuur ligt dat voorbij je hindernis, en daar gaat hij nooit over.
why-own-start = ‘{ $card }’ leidt nooit naar je eigen startveld.
why-only-ahead = ‘{ $card }’ kijkt alleen vooruit, en dat ligt achter deze figuur.
why-clockwise = Dat ligt achter deze figuur, en figuren gaan met de klok mee.
why-split-far = Er { $steps ->
    [one] is nog maar één stap
   *[other] zijn nog maar { $steps } stappen
 } te verdelen.

# Opties
option-no_shields = Zonder schilden spelen
choice-no_shields-false = Schilden beschermen de figuren
choice-no_shields-true = Schilden tellen niet: meer leedvermaak
option-four_pawns = Ook met z’n vieren vier figuren per speler
choice-four_pawns-false = Met z’n vieren heeft ieder drie figuren
choice-four_pawns-true = Ieder heeft vier figuren, ook met z’n vieren
option-first_player = Wie begint
choice-first_player-random = Het lot bepaalt wie begint
choice-first_player = Plaats { $number } begint
option-goal_is_ahead = ‘Vlak erachter’ ziet je eigen figuren in het doel
choice-goal_is_ahead-true = ‘Vlak erachter’ ziet ook je eigen figuren in het doel
choice-goal_is_ahead-false = ‘Vlak erachter’ ziet je eigen figuren in het doel niet
option-round_limit = Hoeveel rondes hoogstens
choice-round_limit-0 = Er is geen grens aan de rondes
choice-round_limit = Na { $value } rondes wint niemand
preset-mischief = Meer leedvermaak
preset-mischief-more = Schilden tellen niet: geen figuur is veilig voor hij thuis is.
preset-evening = Met het einde in zicht
preset-evening-more = Na 100 rondes is het spel uit, en niemand wint.

# Een tabel die niet klopt
wrong-tables-toml = Het bestand tables.toml van HIT is geen TOML: { $why }
wrong-tables-missing = In het bestand tables.toml van HIT ontbreekt het deel { $name }.
wrong-tables-number = In tables.toml van HIT moet { $name } bij { $where } een geheel getal zijn.
wrong-tables-numbers = In tables.toml van HIT moet { $name } bij { $where } een lijst van gehele getallen zijn.
wrong-tables-dotted = In tables.toml van HIT is het gestippelde doelveld { $found }; het kan 1 tot 4 zijn.
wrong-tables-track = In tables.toml van HIT heeft de kant { $side } { $found } velden; nodig zijn er 12 tot 120, in { $colours } gelijke delen.
wrong-tables-apart = In tables.toml van HIT heeft de kant { $side } bij { $what } { $colours } velden nodig, met de klok mee telkens { $section } uit elkaar.
wrong-tables-lap = In tables.toml van HIT heeft een ronde op de kant { $side } maar { $route } velden; een hindernis hoort vlak voor het eigen startveld te liggen.
wrong-tables-corners = In tables.toml van HIT heeft de kant { $side } hoekvelden in oplopende volgorde nodig, 0 tot { $last } velden na een start.
wrong-tables-card = In tables.toml van HIT bestaat de neutrale kaart { $name } niet.
wrong-tables-copies = In tables.toml van HIT tellen de aantallen op tot { $found }; er zijn { $right } neutrale kaarten.
wrong-tables-cost = In tables.toml van HIT kost de kaart { $name } minder dan niets.

# Het eerste spel, met een coach
lesson-1 = Welkom bij HIT, een race met een deck dat je zelf bouwt! Breng je figuren één keer rond en je doel in. In je beurt speel je alle drie je handkaarten, in een volgorde naar keuze. Begin met ‘{ card-s-coin3 }’: die levert gewoon geld op.
lesson-2 = Nu ‘{ card-s-1to5 }’: die zet een figuur zo ver je wilt, hoogstens 5 velden. Kies de kaart, dan je figuur, dan het veld 5 stappen verder.
lesson-3 = ‘{ card-s-corner }’ brengt een figuur naar het volgende vrije hoekveld en levert 1 munt op. Er is maar één manier om hem te spelen.
lesson-4 = Je hand is gespeeld, dus nu mag je kopen. Je hebt 10 munten, en elke kaart op de markt toont haar prijs. Neem ‘{ card-n-hunt }’ voor 8 en zeg dan klaar. Hij komt bovenop je trekstapel: in je volgende beurt heb je hem in handen.
lesson-5 = Je tegenstander is tot veld 30 gekomen. Speel ‘{ card-n-hunt }’: je figuur rent naar de dichtstbijzijnde figuur van een ander en slaat die. Die moet helemaal opnieuw beginnen.
lesson-6 = ‘{ card-s-out6 }’ zet een figuur 6 velden, of laat een wachtende eruit komen. Kom eruit: met meer figuren onderweg heb je meer keuze.
lesson-7 = De volgorde telt: je laatste kaart blijft bovenop je aflegstapel. ‘{ card-s-3 }’ draagt een schild, en zolang dat daar ligt kan niemand je figuren slaan. Zet er je voorste figuur 3 velden mee.
lesson-8 = Je hebt 4 munten, genoeg voor ‘{ card-n-3b1 }’. Koop hem, en dan ben je klaar.
lesson-9 = Je trekstapel is op, dus je aflegstapel wordt geschud en wordt de nieuwe. Je schild mag blijven liggen. Hou het!
lesson-10 = Zag je dat? Je tegenstander was op jouw figuur terechtgekomen, maar die was beschermd, dus de zijne moest door. Nu nog eens ‘{ card-s-1to5 }’: 5 velden met je voorste figuur.
lesson-11 = Voor je ligt je hindernis, het laatste veld van de ronde. Daarachter slaat je figuur af naar je doel, en hij moet precies op een doelveld eindigen. Speel ‘{ card-n-3b1 }’: 3 vooruit, en je figuur is binnen en veilig.
lesson-12 = Er is nog één kaart, en achterhouden mag niet. Zolang je eigen figuur op het startveld staat, komt er geen uit: zet die dus 1 veld.
lesson-end = Eén figuur in het doel, nog drie te gaan, en je weet hoe het werkt. Vraag je je bij iets op tafel iets af: blijf er met de muis op, of druk lang, en het legt zichzelf uit.

# Tekens op kaarten en velden
sign-shield = beschermt zolang het bovenop ligt
sign-breaker = slaat ook beschermde figuren
sign-no-capture = slaat niemand
sign-no-goal = brengt geen figuur in het doel
sign-coin = een munt
sign-corner = hoek
sign-start = startveld
sign-barrier = slagboom, het einde van de ronde
sign-out = brengt een figuur naar buiten
sign-hunt = de dichtstbijzijnde figuur vooruit
sign-behind = vlak achter de figuur vooruit
sign-group = over een groep figuren
sign-split = stappen om te verdelen
