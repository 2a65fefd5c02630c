player = Speler { $number }
you = Jij

# wat er mis was, en wat goed zou zijn

lesson-other = Dat zou kunnen, en in een echt spel mag het. Probeer in deze les wat er gezegd wordt.
learned = Dat was de les. Om te spelen: { $command }
left-lesson = Je hebt de les verlaten. Ze begint opnieuw met { $command }; om te spelen: { $play }
wrong-no-lesson = Voor { $game } is er nog geen les.
wrong-game = Er is geen spel “{ $name }”; er zijn: { $choices }.
wrong-games-folder = De map { $path } die HOMESTRETCH_GAMES noemt bestaat niet.
wrong-game-folder = Er is geen spel “{ $name }”, en de map { $path } die HOMESTRETCH_GAMES noemt bestaat niet; er zijn: { $choices }.
wrong-load = Het spel { $name } kan niet worden geladen: { $reason }
wrong-language = Er is geen taal “{ $name }”; er zijn: { $choices }.
wrong-option = Er is geen optie “{ $name }”; er zijn: { $choices }.
wrong-option-value = De optie { $name } kan niet “{ $value }” zijn; mogelijk is: { $choices }.
wrong-setting = “{ $text }” is geen instelling; een instelling ziet er zo uit: naam=waarde.
wrong-seats = { $game } kan met deze opties niet met { $seats } gespeeld worden; mogelijk is: { $choices }.
wrong-seats-empty = “{ $text }” laat een plaats leeg; noem iemand voor elke plaats, bijvoorbeeld me,random,random.
wrong-no-seat = Er is geen plaats { $seat }; de plaatsen gaan van 0 tot { $last }.
wrong-over = Het spel is voorbij; niemand is meer aan de beurt.
wrong-bot = Er is geen bot “{ $name }”; er zijn: { $choices }.
wrong-bot-command = “{ $name }” noemt geen programma; schrijf cmd: en de opdracht die het start.
wrong-budget = Een bot kan niet “{ $value }” lang nadenken; geef een aantal partijen, bijvoorbeeld 400, of een tijd, bijvoorbeeld 50ms.
wrong-at-once = { $name } zet op het eerste gezicht en heeft geen tijd en geen partijen nodig.
wrong-theme = Er is geen thema “{ $name }”; er zijn: { $choices }.
wrong-seat = { $who-me ->
    [yes] Jou wordt nu niets gevraagd; wacht op je beurt.
   *[no] { $who } wordt nu niets gevraagd.
 }
wrong-word = “{ $word }” is geen woord van { $game }.
wrong-token = “{ $word }” kan nu niet.
wrong-half = De zet “{ $path }” is nog niet compleet; er ontbreken woorden.
wrong-more = “{ $words }” is al een hele zet; doe één zet tegelijk.
wrong-ply = { $when ->
    [early] Het spel is pas bij zet { $ply }; dit was voor een latere zet bedoeld.
   *[late] Deze zet kwam te laat: het spel is al bij zet { $ply }.
 }
wrong-back = Er is nog geen woord gezegd; { command-undo } neemt je laatste zet terug.
wrong-undo = Er is nu niets van jou dat teruggenomen kan worden.
wrong-position = “{ $text }” is geen stelling van dit spel.
wrong-flaw = Deze stelling kan niet voorkomen: { $text }.
wrong-input = Ik begrijp “{ $word }” niet; typ een van de toetsen of woorden die er staan, of help.
wrong-record-foreign = Dit is geen opname van Homestretch; die zou moeten beginnen met “homestretch record 1”.
wrong-record-short = De opname breekt af na regel { $line }; de laatste regel zou een controlesom moeten zijn.
wrong-record-sum = De opname is beschadigd: de controlesom in regel { $line } past niet bij wat erboven staat.
wrong-record-header = De opname is beschadigd: de kop moet het spel met zijn versie en de plaatsen noemen.
wrong-record-line = De opname is beschadigd in regel { $line }; daar zou een plaats of * en een zet moeten staan, of het einde van het spel.
wrong-record-version = De opname is van versie { $theirs } van { $game }; dit is versie { $ours }.
wrong-record-move = Zet { $move } van de opname, “{ $words }”, mag niet volgens de regels.
wrong-record-scores = Volgens de opname is de uitslag { $said }; volgens de regels is die { $found }.
wrong-record-person = Bij “{ $text }” zou iemand moeten meespelen; noem voor een opname alleen bots.
wrong-resume-game = In het bestand staat een spel van { $game }, niet van { $other }.
wrong-resume-seats = Het spel in het bestand heeft { $seats } plaatsen; noem voor elk daarvan iemand.
wrong-resume-rules = Een hervat spel houdt zijn geluk en zijn huisregels; laat --seed en --set weg.
wrong-at = Het spel heeft geen zet { $at }; de zetten gaan van 0 tot { $last }.
wrong-check = “{ $name }” is geen spel en geen bestand; de spellen zijn: { $choices }.
wrong-broken = Een wet wordt niet nageleefd: { $text }
wrong-endless = Een zet van { $game } eindigt niet binnen { $words } woorden: { $path } …
wrong-file-missing = Er is geen bestand { $path }.
wrong-file-folder = { $path } is een map; er is een bestand nodig.
wrong-file-file = { $path } is een bestand; er is een map nodig.
wrong-file-there = { $path } bestaat al; ga verder met --resume { $path } of kies een ander bestand.
wrong-file-taken = { $path } bestaat al; kies een ander bestand.
wrong-file-large = { $path } is veel te groot voor een opname.
wrong-file-read = { $path } kan niet gelezen worden ({ $reason }).
wrong-file-write = { $path } kan niet geschreven worden ({ $reason }); kies een andere plek.
wrong-command = Er is geen opdracht “{ $name }”; er zijn: { $choices }.
wrong-missing = “{ $name }” ontbreekt; { $command } --help laat zien wat er nodig is.
wrong-value = { $value ->
    [needed] Na { $name } hoort een waarde.
   *[none] { $name } krijgt geen waarde.
 }
wrong-number = Bij { $name } hoort { $whole ->
    [yes] een geheel getal
   *[no] een getal
 }{ $bounds ->
    [both] { " " }van { $least } tot en met { $most }
    [least] , minstens { $least }
   *[none] { "" }
 }.
wrong-usage = Dat is meer dan { $command } aankan; { $command } --help laat zien wat erbij hoort.
wrong-nobody = Niemand antwoordt aan het toetsenbord; noem een spel en plaatsen, bijvoorbeeld: homestretch play SPEL --seats me,random.
wrong-closed = De invoer eindigde midden in het spel; er is niets verloren, ga verder met: { $command }

wrong-ladder = Een ranglijst heeft twee of meer bots nodig, elk één keer genoemd, zoals --bots easy,hard: “{ $value }” noemt ze niet.
wrong-one-bot = Een wedstrijd heeft twee bots of meer nodig, zoals homestretch arena { $game } { $bot } random.
wrong-perft = Op diepte { $depth } zouden er ongeveer { $moves } zetten te tellen zijn, en meer dan { $most } worden er niet geteld. Neem een kleinere --depth, of begin met --from in een latere stelling.
wrong-two-bots = “{ $value }” zou twee bots met een komma ertussen moeten zijn.
wrong-extra = { $what } heeft { $name } nodig, en dat is niet geïnstalleerd: pip install "homestretch[{ $extra }]"
wrong-ray = Op ‘{ $address }’ is geen Ray-cluster. Geef een adres als 10.0.0.1:6379, of auto.
wrong-net = { $path } is geen net.
wrong-net-none = Er is geen net { $path }.
wrong-net-other = { $path } is een net voor { $game } met { $seats } plaatsen; er is er een nodig voor { $for } met { $by }.
wrong-net-version = { $path } is getraind op invoer van versie { $has }, en het spel heeft versie { $needs }: train het opnieuw.
wrong-net-broken = Het net { $path } is beschadigd.
wrong-no-net = { $game } heeft geen net voor { $seats } plaatsen, dus niemand kan zeggen wat een zet waard was.
wrong-no-inputs = { $game } heeft een net nog niets te laten zien: er is een inputs.py nodig, genoemd in de kit.
wrong-hidden = Een net kan geen { $hidden } verborgen eenheden hebben; geef een veelvoud van { $wide }, zoals --hidden 64.
wrong-course = In { $path } is iets anders getraind. Geef met --into een andere map, of dezelfde instellingen.
wrong-course-broken = { $path } ontbreekt of is beschadigd, vandaar kan het niet verder. Begin met --into opnieuw in een andere map.
wrong-trained = In { $path } ligt al een training. Ga ermee verder met --resume, of geef met --into een andere map.
wrong-other-match = Dit is de opname van een andere wedstrijd.
wrong-sprt = Het aandeel voor ‘niet beter’ moet kleiner zijn dan dat voor ‘beter’, allebei tussen 0 en 1: { $low } en { $high } zijn dat niet.
wrong-bots = { $bots } bots passen niet aan een tafel met { $sides } partijen; neem er hooguit { $sides }, of meer plaatsen met --players.
wrong-plot = De grafiek kan niet naar { $file } geschreven worden; kies een bestand dat eindigt op .png, .svg of .pdf, in een map die bestaat.
wrong-folder = De map { $folder } bevat iets anders dan deze wedstrijd; kies een andere.
wrong-vary = “{ $value }” zou een huisregel met zijn waarden moeten zijn, als naam=w1,w2.
wrong-render = Er is geen weergave “{ $mode }”; er zijn: { $choices }.
wrong-form = Waarnemingen komen als { $choices }, niet als “{ $form }”.
wrong-opponents = { $seats } plaatsen vragen { $seats } namen van bots, die van de leerling meegeteld, niet { $given }.
wrong-opponent = “{ $value }” kan geen plaats hebben; een bot, zijn naam, een model dat voorspelt of een functie kan dat.
wrong-bot-list = Bots zijn een lijst, één voor elke plaats, niet “{ $value }”.
wrong-count = { $count } spellen kunnen niet tegelijk gespeeld worden; neem er een of meer.
wrong-words = { $games } spellen vragen { $games } woorden tegelijk, niet { $words }.

fault-start = De bot { $name } kon niet gestart worden; greedy speelt in zijn plaats.
fault-hello = De bot { $name } heeft zich niet gemeld; greedy speelt in zijn plaats.
fault-late = De bot { $name } heeft niet op tijd geantwoord; greedy speelt in zijn plaats.
fault-crashed = De bot { $name } draait niet meer; greedy speelt in zijn plaats.
fault-flood = De bot { $name } praatte ongevraagd; greedy speelt in zijn plaats.
fault-nonsense = Het antwoord van de bot { $name } is onbegrijpelijk; greedy speelt in zijn plaats.
fault-illegal = De bot { $name } zei wat volgens de regels niet mag; greedy speelt in zijn plaats.

# het speelscherm

choose-exactly = kies er { $most }
choose-between = kies er { $least } tot { $most }
steps-left = { $count ->
    [one] nog { $count } stap over
   *[other] nog { $count } stappen over
 }
said = Tot nu toe gezegd: { $words }
press-enter = Druk op Enter …
press-page = q = terug naar het spel, spatie = volgende pagina
enter-will-do = (of gewoon Enter)
curtain = { $who } is aan de beurt. De anderen kijken weg!
what-unknown = Van ‘{ $word }’ valt nu op tafel niets uit te leggen.
why-what = Waarom wat? Typ waarom en een woord, bijvoorbeeld: waarom { $word }
why-can = “{ $word }” kan nu.
hint-says = Een goede speler zou misschien: { $text }
weighed = { $text }: wint { $chance }% (± { $margin })
counted = { $text }: wint { $chance }%
fear = Te vrezen ({ $odds }%): { $told } Dan blijft er { $chance }% over.
result-won = { $who-me ->
    [yes] Jij wint!
   *[no] { $who } wint!
 }
result-shared = Samen gewonnen hebben: { $names }!
result-team = { $me ->
    [yes] Jij wint, samen met { $names }!
   *[no] { $names } winnen samen!
 }
remark-close = Het spannendst was het bij zet { $ply }: { $gap ->
    [0] de eerste twee stonden gelijk.
   *[other] maar { $gap } verschil tussen de eerste twee.
 }
remark-leads = De leiding wisselde { $count ->
    [one] één keer
   *[other] { $count } keer
 }, voorgoed bij zet { $ply }.
remark-ahead = Van de eerste tot de laatste stap aan kop.
result-nobody = Niemand wint.
reached-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
 }
reached-pawns = { $count ->
    [one] { $count } pion in het doel
   *[other] { $count } pionnen in het doel
 }
kept = Je spel is bewaard. Ga verder met: { $command }
saved = Het spel is bewaard in { $path }

command-help = help
command-what = wat
command-why = waarom
command-hint = tip
command-back = terug
command-undo = herstel
command-log = verloop
command-rules = regels
command-quit = afsluiten
help-words = Antwoord met de toets of het woord dat er staat; meerdere woorden tegelijk mag ook. Tab vult aan. Enter neemt wat de enige keuze is.
help-help = laat dit zien
help-what = zegt wat een ding of veld doet, zoals wat { $word }
help-why = legt uit waarom een woord nu niet kan, bijvoorbeeld: waarom { $word }
help-hint = toont wat een goede speler in de beste zetten ziet
help-back = neemt het laatste woord van een halve zet terug
help-undo = neemt je laatste zet terug, zolang er niets onthuld is
help-log = toont alles wat er tot nu toe gebeurde
help-rules = laat de regels zien
help-quit = sluit af; het spel wordt bewaard en kan hervat worden

menu-game = Wat wil je spelen?
menu-left = Verder met { $game }: { $moves ->
    [one] één zet
   *[other] { $moves } zetten
 }, { $when }
menu-go-on = Verdergaan of opnieuw beginnen?
menu-new = een nieuw spel
menu-first = Dit is de eerste vraag; { command-quit } stopt.
menu-help = Typ wat ervoor staat, of het begin van een naam. Enter neemt wat een ster heeft, { command-back } stelt de vorige vraag opnieuw, { command-quit } stopt.
menu-players = Met hoeveel spelers?
menu-strength = Hoe goed moeten de anderen zijn?
bot-beginner = beginner
bot-easy = makkelijk
bot-normal = gemiddeld
bot-hard = moeilijk
bot-expert = meester

checked-game = { $game } houdt zich aan alle wetten ({ $moves } zetten gecontroleerd).
checked-record = De opname van { $game } is in orde ({ $moves } zetten).
written-record = De partij staat in { $file }. { $command } vertelt haar.
written-picture = De stelling is in { $file } getekend.
perft-counts = diepte, reeksen zetten, stellingen die ze bereiken
wrong-new-name = “{ $name }” kan geen naam van een spel zijn; een naam heeft 2 tot 20 kleine letters van a tot z en is geen woord van Python.
wrong-new-there = Er is al een spel { $name }; kies een andere naam.
wrong-new-where = In deze map staat geen broncode van Homestretch; --into MAP maakt een eigen pakket.
wrong-new-full = { $path } is niet leeg; noem een andere map.
wrong-new-file = { $path } is een bestand; noem een map.
made-game = { $game } staat in { $path }. Zo speel je het: homestretch play { $game }. Wat er nog ontbreekt: homestretch check { $game }.
made-package = { $game } is een eigen pakket in { $path }. Zo installeer je het: pip install --editable { $path }. En zo speel je het dan: homestretch play { $game }.
missing = Dit ontbreekt nog, al is { $game } al te spelen:
missing-english = waar iedereen op terugvalt, in het Engels: { $files }
missing-keys = zinnen die het spel zegt, in texts/en.ftl: { $keys }
missing-sense = de juiste vorm van een tekst in { $file } die niet te lezen is: { $line }
missing-tests = tests die deze regels van RULES.md noemen: { $clauses }
missing-texts = de teksten in andere talen: { $files }
missing-rules = de regels in andere talen: { $files }
missing-records = partijen die altijd hetzelfde moeten verlopen, geschreven door homestretch record: records/*.hs
missing-perft = hoeveel stellingen er zijn, geteld door homestretch perft: tests/perft.txt
missing-scenarios = stellingen en wat eruit volgt: tests/SCENARIOS.md
missing-scene = een eigen tekening; tot dan een gewone lijst van wat je weet
missing-tell = zinnen over wat er gebeurt; tot dan de woorden van elke zet
missing-features = kenmerken om van te leren; tot dan de getallen van wat een speler ziet
missing-remarks = wat je van een partij onthoudt (`progress`, `chronicle`); tot dan toont het einde alleen de uitslag
missing-judge = een oordeel voor bots; tot dan spelen ze willekeurig uit
missing-abouts = een woord over wat deze dingen doen, voor wie ze voor het eerst ziet: { $names }
missing-lesson = een les voor het eerste spel: { $file }, een verslag met een aantekening bij elke zet van wie leert
wrong-manual = In { $folder } ligt geen handleiding; “make docs” bouwt er een in build/site.
wrong-proxy = { $name } is geen adres van een proxy. Een adres als 127.0.0.1 of een netwerk als 10.0.0.0/8 is er een.
admin-copied = De kopie staat in { $file }.
admin-deleted = De tafel { $table } is verwijderd.
admin-swept = Verwijderde tafels: { $tables }. Tafels waarvan het gesprek niet meer wordt bewaard: { $hushed }. Gelaten omdat een worker ze heeft: { $busy }.
admin-checked = Tafels: { $tables }. Beschadigd: { $broken }.
admin-which = Zeg welke: de naam van een tafel, of van een bestand voor een reservekopie.
admin-busy = Een worker heeft deze tafel. Probeer het opnieuw als er een kwartier niemand is geweest.
admin-broken = De tafel { $table } kan niet worden gelezen: { $reason }.
admin-came = Gekopieerde tafels: { $tables }.
admin-not-empty = Deze database is niet leeg: er is niets naartoe gekopieerd.
admin-pg-dump = PostgreSQL heeft hier een eigen programma voor: pg_dump.
admin-no-copy = { $file } kan niet worden geschreven: { $reason }.

# wat er gezegd wordt van een spel dat er geen eigen woorden voor heeft

told-move = { $who-me ->
    [yes] Jij: { $words }
   *[no] { $who }: { $words }
 }
told-chance = Toeval: { $words }
scene-words = Wat je kunt zeggen
scene-unknown = gedekt

# homestretch arena, ladder, sprt, study
arena-share = aandeel winst
arena-fair = eerlijk
arena-rating = waardering
arena-games = spellen
arena-title = { $game }, { $seats } plaatsen, { $games ->
    [one] één spel
   *[other] { $games } spellen
 }
ladder-title = { $game }, { $seats } plaatsen
arena-unplayed = Gestopt voor de eerste deling was gespeeld: er is nog niets bekend.
arena-stopped = Gestopt na { $games } van { $wanted } spellen.
ladder-stopped = Gestopt voordat iedereen tegen iedereen had gespeeld: dit zijn de waarderingen tot nu toe.
sprt-result = { $bot } tegen { $other }, { $seats } plaatsen: { $share } in { $games } spellen.
sprt-better = Beter
sprt-no-better = Niet beter
sprt-undecided = Onbeslist
sprt-odds = { $answer }: een aandeel van { $low } of van { $high }, log-kans { $odds }, grenzen ±{ $bound }.
study-title = { $game }, { $seats } plaatsen, elk { $games } spellen, met intervallen van 95 %
study-moves = zetten per spel
study-seat = plaats { $seat } wint
study-luck = aandeel geluk
study-stopped = Gestopt toen { $done } van { $all } instellingen tot het eind waren gespeeld.

# homestretch bots
bots-bot = bot
bots-most = hooguit
bots-about = De getallen zijn gesimuleerde partijen: zoveel speelt een bot er vooruit voor een zet, en nooit langer dan de laatste kolom zegt; – zet op het eerste gezicht. Een naam kan een andere maat dragen: hard:400 in partijen, hard:50ms in milliseconden. cmd:OPDRACHT is een eigen programma. expert@BESTAND speelt met een eigen net.

# homestretch train
train-begins = { $game }, { $seats } plaatsen, seed { $seed }, in { $path }
train-at = generatie { $number }
train-generation = Generatie { $number }: { $games } partijen, { $positions } stellingen, log-loss { $losses }, { $seconds } s
train-stopped = Gestopt; generaties klaar: { $done }. Hetzelfde commando met --resume gaat daar verder.
train-worth = Log-loss op { $games } nooit geziene partijen: net { $net }, oordeel { $judge }, getemperd oordeel { $tempered }, munt { $coin }.
train-ends = Kalibratiefout: { $error } punten. Net en kaart liggen in { $path }.

# homestretch review
review-who = Wie
review-decisions = Beslissingen
review-lost = Punten verloren per beslissing
review-worst = De duurste zetten:
review-move = Zet { $ply }, { $who }: { $made } ({ $chance }%). Beter: { $best } ({ $better }%).
review-none = In dit spel had niemand iets te beslissen.
review-fine = Geen beslissing verloor een heel punt.
