player = Jugador { $number }
you = Tú

# qué estaba mal y qué estaría bien

lesson-other = Se podría, y en una partida de verdad podrás. En esta lección prueba lo que se te propone.
learned = Esa era la lección. Para jugar: { $command }
left-lesson = Has dejado la lección. Empieza de nuevo con { $command }; para jugar: { $play }
wrong-no-lesson = Todavía no hay lección de { $game }.
wrong-game = No hay ningún juego «{ $name }»; hay: { $choices }.
wrong-games-folder = La carpeta { $path } que indica HOMESTRETCH_GAMES no existe.
wrong-game-folder = No hay ningún juego «{ $name }», y la carpeta { $path } que indica HOMESTRETCH_GAMES no existe; hay: { $choices }.
wrong-load = No se puede cargar el juego { $name }: { $reason }
wrong-language = No hay ningún idioma «{ $name }»; hay: { $choices }.
wrong-option = No hay ninguna opción «{ $name }»; hay: { $choices }.
wrong-option-value = La opción { $name } no puede ser «{ $value }»; puede ser: { $choices }.
wrong-setting = «{ $text }» no es un ajuste; un ajuste se escribe nombre=valor.
wrong-seats = Con estas opciones, a { $game } no pueden jugar { $seats }; pueden jugar: { $choices }.
wrong-seats-empty = «{ $text }» deja un asiento vacío; nombra a alguien para cada asiento, por ejemplo me,random,random.
wrong-no-seat = No hay ningún asiento { $seat }; los asientos van de 0 a { $last }.
wrong-over = La partida ha terminado; ya no se pregunta a nadie.
wrong-bot = No hay ningún bot «{ $name }»; hay: { $choices }.
wrong-bot-command = «{ $name }» no nombra ningún programa; escribe cmd: y la orden que lo inicia.
wrong-budget = Un bot no puede pensar durante «{ $value }»; da un número de partidas, por ejemplo 400, o un tiempo, por ejemplo 50ms.
wrong-at-once = { $name } juega a primera vista: no necesita ni tiempo ni simulaciones.
wrong-theme = No hay ningún tema «{ $name }»; hay: { $choices }.
wrong-seat = { $who-me ->
    [yes] Ahora no te toca responder; espera tu turno.
   *[no] Ahora no le toca responder a { $who }.
 }
wrong-word = «{ $word }» no es una palabra de { $game }.
wrong-token = «{ $word }» no se puede decir ahora.
wrong-half = La jugada «{ $path }» no está completa; faltan palabras.
wrong-more = «{ $words }» ya es una jugada completa; haz una jugada cada vez.
wrong-ply = { $when ->
    [early] La partida va solo por la jugada { $ply }; esto era para una posterior.
   *[late] Esta jugada llegó tarde: la partida ya va por la jugada { $ply }.
 }
wrong-back = Aún no se ha dicho ninguna palabra; { command-undo } deshace tu última jugada.
wrong-undo = Ahora no hay nada tuyo que se pueda deshacer.
wrong-position = «{ $text }» no es una posición de este juego.
wrong-flaw = Esta posición no puede darse: { $text }.
wrong-input = No entiendo «{ $word }»; escribe una de las teclas o palabras que se muestran, o ayuda.
wrong-record-foreign = Esto no es un registro de Homestretch; debería empezar por «homestretch record 1».
wrong-record-short = El registro se corta después de la línea { $line }; su última línea debería ser una suma de control.
wrong-record-sum = El registro está dañado: la suma de control de la línea { $line } no corresponde a lo que hay encima.
wrong-record-header = El registro está dañado: su cabecera debe dar el juego con su versión, y los asientos.
wrong-record-line = El registro está dañado en la línea { $line }; ahí debería haber un asiento o * y una jugada, o el final de la partida.
wrong-record-version = El registro es de la versión { $theirs } de { $game }; esta es la versión { $ours }.
wrong-record-move = La jugada { $move } del registro, «{ $words }», no cumple las reglas.
wrong-record-scores = Según el registro el resultado es { $said }; según las reglas es { $found }.
wrong-record-person = En «{ $text }» tendría que jugar alguien; para un registro, nombra solo bots.
wrong-resume-game = El archivo contiene una partida de { $game }, no de { $other }.
wrong-resume-seats = La partida del archivo tiene { $seats } asientos; nombra a alguien para cada uno.
wrong-resume-rules = Una partida retomada conserva su suerte y sus reglas de la casa; quita --seed y --set.
wrong-at = La partida no tiene jugada { $at }; las jugadas van de 0 a { $last }.
wrong-check = «{ $name }» no es ni un juego ni un archivo; los juegos son: { $choices }.
wrong-broken = No se cumple una ley: { $text }
wrong-endless = Una jugada de { $game } no termina en { $words } palabras: { $path } …
wrong-file-missing = No existe el archivo { $path }.
wrong-file-folder = { $path } es una carpeta; hace falta un archivo.
wrong-file-file = { $path } es un archivo; hace falta una carpeta.
wrong-file-there = { $path } ya existe; sigue con --resume { $path } o elige otro archivo.
wrong-file-taken = { $path } ya existe; elige otro archivo.
wrong-file-large = { $path } es demasiado grande para ser un registro.
wrong-file-read = No se puede leer { $path } ({ $reason }).
wrong-file-write = No se puede escribir { $path } ({ $reason }); elige otro lugar.
wrong-command = No hay ninguna orden «{ $name }»; hay: { $choices }.
wrong-missing = Falta «{ $name }»; { $command } --help muestra lo que hace falta.
wrong-value = { $value ->
    [needed] Después de { $name } hace falta un valor.
   *[none] { $name } no lleva valor.
 }
wrong-number = { $name } necesita { $whole ->
    [yes] un número entero
   *[no] un número
 }{ $bounds ->
    [both] { " " }de { $least } a { $most }
    [least] , { $least } como mínimo
   *[none] { "" }
 }.
wrong-usage = Es más de lo que admite { $command }; { $command } --help muestra lo que admite.
wrong-nobody = Nadie responde al teclado; nombra un juego y asientos, por ejemplo: homestretch play JUEGO --seats me,random.
wrong-closed = La entrada terminó en mitad de la partida; no se ha perdido nada, sigue con: { $command }

wrong-ladder = Una clasificación necesita dos bots o más, cada uno nombrado una vez, por ejemplo --bots easy,hard: «{ $value }» no los nombra.
wrong-one-bot = Un encuentro necesita dos bots o más, por ejemplo homestretch arena { $game } { $bot } random.
wrong-perft = A profundidad { $depth } habría que contar unas { $moves } jugadas, y no se cuentan más de { $most }. Toma un --depth menor, o empieza con --from en una posición posterior.
wrong-two-bots = «{ $value }» debería ser dos bots separados por una coma.
wrong-extra = { $what } necesita { $name }, que no está instalado: pip install "homestretch[{ $extra }]"
wrong-ray = En «{ $address }» no hay ningún clúster Ray. Indica una dirección como 10.0.0.1:6379, o auto.
wrong-net = { $path } no es una red.
wrong-net-none = No hay ninguna red { $path }.
wrong-net-other = { $path } es una red para { $game } con { $seats } asientos; hace falta una para { $for } con { $by }.
wrong-net-version = { $path } se entrenó con entradas de la versión { $has }, y el juego tiene la versión { $needs }: entrénala de nuevo.
wrong-net-broken = La red { $path } está dañada.
wrong-no-net = { $game } no tiene red para { $seats } asientos: nadie puede decir cuánto valía una jugada.
wrong-no-inputs = { $game } aún no tiene nada que mostrar a una red: necesita un inputs.py, nombrado en su kit.
wrong-hidden = Una red no puede tener { $hidden } unidades ocultas; indica un múltiplo de { $wide }, como --hidden 64.
wrong-course = En { $path } se entrenó otra cosa. Indica otra carpeta con --into, o los mismos ajustes.
wrong-course-broken = { $path } falta o está dañado, y desde ahí no se puede seguir. Empieza de nuevo en otra carpeta con --into.
wrong-trained = En { $path } ya hay un entrenamiento. Continúalo con --resume, o indica otra carpeta con --into.
wrong-other-match = Este es el registro de otro encuentro.
wrong-sprt = La cuota de «no mejor» debe ser menor que la de «mejor», ambas entre 0 y 1: { $low } y { $high } no lo son.
wrong-bots = { $bots } bots no caben en una mesa de { $sides } bandos; toma { $sides } como mucho, o más asientos con --players.
wrong-plot = No se puede escribir el gráfico en { $file }; elige un archivo que termine en .png, .svg o .pdf, en una carpeta que exista.
wrong-folder = La carpeta { $folder } contiene otra cosa que este encuentro; elige otra.
wrong-vary = «{ $value }» debería ser una regla de la casa con sus valores, como nombre=v1,v2.
wrong-render = No hay ningún modo de representación «{ $mode }»; hay: { $choices }.
wrong-form = Las observaciones vienen como { $choices }, no como «{ $form }».
wrong-opponents = Para { $seats } asientos hacen falta { $seats } nombres de bots, incluido el del aprendiz, no { $given }.
wrong-opponent = «{ $value }» no puede tener un asiento; un bot, su nombre, un modelo que predice o una función sí.
wrong-bot-list = Los bots son una lista, uno por asiento, no «{ $value }».
wrong-count = No se pueden jugar { $count } partidas a la vez; toma una o más.
wrong-words = { $games } partidas piden { $games } palabras a la vez, no { $words }.

fault-start = El bot { $name } no se pudo iniciar; greedy juega en su lugar.
fault-hello = El bot { $name } no se presentó; greedy juega en su lugar.
fault-late = El bot { $name } no respondió a tiempo; greedy juega en su lugar.
fault-crashed = El bot { $name } dejó de funcionar; greedy juega en su lugar.
fault-flood = El bot { $name } habló sin que se le preguntara; greedy juega en su lugar.
fault-nonsense = El bot { $name } respondió algo incomprensible; greedy juega en su lugar.
fault-illegal = El bot { $name } dijo lo que las reglas no permiten; greedy juega en su lugar.

# la pantalla de juego

choose-exactly = { $most } por elegir
choose-between = de { $least } a { $most } por elegir
steps-left = { $count ->
    [one] queda { $count } paso
   *[other] quedan { $count } pasos
 }
said = Dicho hasta ahora: { $words }
press-enter = Pulsa Intro …
press-page = q = volver a la partida, espacio = página siguiente
enter-will-do = (o simplemente Intro)
curtain = Le toca a { $who }. ¡Los demás, a mirar a otro lado!
what-unknown = De «{ $word }» no hay ahora nada que explicar en la mesa.
why-what = ¿Por qué qué? Escribe porqué y una palabra, por ejemplo: porqué { $word }
why-can = «{ $word }» se puede decir ahora.
hint-says = Quien juega bien quizá haría: { $text }
weighed = { $text }: gana el { $chance } % (± { $margin })
counted = { $text }: gana el { $chance } %
fear = A temer ({ $odds } %): { $told } Quedaría un { $chance } %.
result-won = { $who-me ->
    [yes] ¡Ganas tú!
   *[no] ¡Gana { $who }!
 }
result-shared = ¡Ganan juntos: { $names }!
result-team = { $me ->
    [yes] ¡Ganas, junto con { $names }!
   *[no] ¡{ $names } ganan juntos!
 }
remark-close = Lo más reñido, en la jugada { $ply }: { $gap ->
    [0] los dos primeros iban iguales.
   *[other] solo { $gap } entre los dos primeros.
 }
remark-leads = El liderato cambió de manos { $count ->
    [one] una vez
   *[other] { $count } veces
 }, la última en la jugada { $ply }.
remark-ahead = En cabeza desde el primer paso hasta el último.
result-nobody = Nadie gana.
reached-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
 }
reached-pawns = { $count ->
    [one] { $count } ficha en la meta
   *[other] { $count } fichas en la meta
 }
kept = Tu partida está guardada. Sigue con: { $command }
saved = La partida está guardada en { $path }

command-help = ayuda
command-what = qué
command-why = porqué
command-hint = consejo
command-back = atrás
command-undo = deshacer
command-log = registro
command-rules = reglas
command-quit = terminar
help-words = Responde con la tecla o la palabra que se muestra; se pueden escribir varias palabras a la vez. Tab completa. Intro toma la única posibilidad.
help-help = muestra esto
help-what = dice qué hace una cosa o una casilla, como qué { $word }
help-why = explica por qué una palabra no se puede decir ahora, por ejemplo: porqué { $word }
help-hint = muestra qué ve en las mejores jugadas quien juega bien
help-back = retira la última palabra de una jugada a medias
help-undo = deshace tu última jugada, mientras no se haya descubierto nada
help-log = muestra todo lo que ha pasado
help-rules = muestra las reglas
help-quit = termina; la partida queda guardada y se puede retomar

menu-game = ¿A qué quieres jugar?
menu-left = Seguir con { $game }: { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
 }, { $when }
menu-go-on = ¿Seguir o empezar de nuevo?
menu-new = una partida nueva
menu-first = Esta es la primera pregunta; { command-quit } sale.
menu-help = Escribe lo que está delante, o el principio de un nombre. Intro toma lo que tiene una estrella, { command-back } repite la pregunta anterior, { command-quit } sale.
menu-players = ¿Cuántos juegan?
menu-strength = ¿Qué nivel tendrán los demás?
bot-beginner = principiante
bot-easy = fácil
bot-normal = medio
bot-hard = difícil
bot-expert = experto

checked-game = { $game } cumple todas las leyes ({ $moves } jugadas comprobadas).
checked-record = El registro de { $game } está en orden ({ $moves } jugadas).
written-record = La partida está escrita en { $file }. { $command } la cuenta.
written-picture = La posición está dibujada en { $file }.
perft-counts = profundidad, secuencias de jugadas, posiciones que alcanzan
wrong-new-name = Un juego no puede llamarse «{ $name }»; un nombre tiene de 2 a 20 letras minúsculas de la a a la z y no es una palabra de Python.
wrong-new-there = Ya hay un juego { $name }; elige otro nombre.
wrong-new-where = Esta carpeta no contiene las fuentes de Homestretch; --into CARPETA crea un paquete aparte.
wrong-new-full = { $path } no está vacía; indica otra carpeta.
wrong-new-file = { $path } es un archivo; indica una carpeta.
made-game = { $game } está en { $path }. Para jugar: homestretch play { $game }. Lo que aún le falta: homestretch check { $game }.
made-package = { $game } es un paquete aparte en { $path }. Para instalarlo: pip install --editable { $path }. Después, para jugar: homestretch play { $game }.
missing = Aún falta, aunque ya se puede jugar a { $game }:
missing-english = aquello a lo que todos recurren, en inglés: { $files }
missing-keys = frases que dice el juego, en texts/en.ftl: { $keys }
missing-sense = la forma correcta de un texto de { $file } que no se puede leer: { $line }
missing-tests = pruebas que nombren estas cláusulas de RULES.md: { $clauses }
missing-texts = sus textos en otros idiomas: { $files }
missing-rules = sus reglas en otros idiomas: { $files }
missing-records = partidas que siempre deben repetirse igual, escritas por homestretch record: records/*.hs
missing-perft = cuántas posiciones hay, contadas por homestretch perft: tests/perft.txt
missing-scenarios = posiciones y lo que se sigue de ellas: tests/SCENARIOS.md
missing-scene = un dibujo propio; hasta entonces, una simple lista de lo que se sabe
missing-tell = frases sobre lo que pasa; hasta entonces, las palabras de cada jugada
missing-features = características para quien aprende; hasta entonces, los números de una vista
missing-remarks = lo que se recuerda de una partida (`progress`, `chronicle`); hasta entonces, el final solo muestra el resultado
missing-judge = un juicio para los bots; hasta entonces, acaban partidas al azar
missing-abouts = unas palabras sobre lo que hacen estas cosas, para quien las ve por primera vez: { $names }
missing-lesson = una lección para la primera partida: { $file }, una grabación con una nota a cada jugada de quien aprende
wrong-manual = En { $folder } no hay ningún manual; «make docs» construye uno en build/site.
wrong-proxy = { $name } no es la dirección de un proxy. Lo es una dirección como 127.0.0.1 o una red como 10.0.0.0/8.
admin-copied = La copia está en { $file }.
admin-deleted = La mesa { $table } se ha borrado.
admin-swept = Mesas borradas: { $tables }. Mesas cuyos mensajes ya no se guardan: { $hushed }. Sin tocar, porque un proceso las tiene: { $busy }.
admin-checked = Mesas: { $tables }. Dañadas: { $broken }.
admin-which = Di cuál: el nombre de una mesa, o de un archivo para una copia de seguridad.
admin-busy = Un proceso tiene esta mesa. Inténtalo de nuevo cuando lleve un cuarto de hora sin nadie.
admin-broken = La mesa { $table } no se puede leer: { $reason }.
admin-came = Mesas copiadas: { $tables }.
admin-not-empty = Esta base de datos no está vacía: no se ha copiado nada en ella.
admin-pg-dump = PostgreSQL tiene su propio programa para esto: pg_dump.
admin-no-copy = No se puede escribir { $file }: { $reason }.

# lo que se dice de un juego que no tiene palabras propias

told-move = { $who-me ->
    [yes] Tú: { $words }
   *[no] { $who }: { $words }
 }
told-chance = Azar: { $words }
scene-words = Lo que puedes decir
scene-unknown = boca abajo

# homestretch arena, ladder, sprt, study
arena-share = parte de victorias
arena-fair = justo
arena-rating = puntuación
arena-games = partidas
arena-title = { $game }, { $seats } asientos, { $games ->
    [one] una partida
   *[other] { $games } partidas
 }
ladder-title = { $game }, { $seats } asientos
arena-unplayed = Detenido antes del primer reparto: aún no se sabe nada.
arena-stopped = Detenido tras { $games } de { $wanted } partidas.
ladder-stopped = Detenido antes de que todos jugaran contra todos: estas son las puntuaciones hasta ahora.
sprt-result = { $bot } contra { $other }, { $seats } asientos: { $share } en { $games } partidas.
sprt-better = Mejor
sprt-no-better = No es mejor
sprt-undecided = Sin decidir
sprt-odds = { $answer }: una parte de { $low } o de { $high }, log-probabilidad { $odds }, límites ±{ $bound }.
study-title = { $game }, { $seats } asientos, { $games } partidas cada uno, con intervalos del 95 %
study-moves = jugadas por partida
study-seat = gana el asiento { $seat }
study-luck = parte de suerte
study-stopped = Detenido cuando { $done } de { $all } ajustes se habían jugado hasta el final.

# homestretch bots
bots-bot = bot
bots-most = como mucho
bots-about = Los números son partidas simuladas: tantas juega un bot para una jugada, y nunca más tiempo del que dice la última columna; – mueve a primera vista. Un nombre puede llevar otro límite: hard:400 en simulaciones, hard:50ms en milisegundos. cmd:ORDEN es un programa propio. expert@ARCHIVO juega con una red propia.

# homestretch train
train-begins = { $game }, { $seats } asientos, semilla { $seed }, en { $path }
train-at = generación { $number }
train-generation = Generación { $number }: { $games } partidas, { $positions } posiciones, log-loss { $losses }, { $seconds } s
train-stopped = Detenido; generaciones terminadas: { $done }. La misma orden con --resume sigue desde ahí.
train-worth = Log-loss en { $games } partidas nunca vistas: red { $net }, juicio { $judge }, juicio templado { $tempered }, moneda { $coin }.
train-ends = Error de calibración: { $error } puntos. La red y su ficha están en { $path }.

# homestretch review
review-who = Quién
review-decisions = Decisiones
review-lost = Puntos perdidos por decisión
review-worst = Las jugadas más caras:
review-move = Jugada { $ply }, { $who }: { $made } ({ $chance } %). Mejor: { $best } ({ $better } %).
review-none = En esta partida nadie tuvo nada que decidir.
review-fine = Ninguna decisión perdió un punto entero.
