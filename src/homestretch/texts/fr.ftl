player = Joueur { $number }
you = Vous

# ce qui n’allait pas, et ce qui irait

lesson-other = Ce serait possible, et dans une vraie partie vous le pourrez. Dans cette leçon, essayez ce qui vous est proposé.
learned = C’était la leçon. Pour jouer : { $command }
left-lesson = Vous avez quitté la leçon. Elle recommence avec { $command } ; pour jouer : { $play }
wrong-no-lesson = Il n’y a pas encore de leçon pour { $game }.
wrong-game = Il n’y a pas de jeu « { $name } » ; il y a : { $choices }.
wrong-games-folder = Le dossier { $path } que nomme HOMESTRETCH_GAMES n’existe pas.
wrong-game-folder = Il n’y a pas de jeu « { $name } », et le dossier { $path } que nomme HOMESTRETCH_GAMES n’existe pas ; il y a : { $choices }.
wrong-load = Le jeu { $name } ne peut pas être chargé : { $reason }
wrong-language = Il n’y a pas de langue « { $name } » ; il y a : { $choices }.
wrong-option = Il n’y a pas d’option « { $name } » ; il y a : { $choices }.
wrong-option-value = L’option { $name } ne peut pas valoir « { $value } » ; valeurs possibles : { $choices }.
wrong-setting = « { $text } » n’est pas un réglage ; un réglage s’écrit nom=valeur.
wrong-seats = Avec ces options, { $game } ne se joue pas à { $seats } ; nombres possibles : { $choices }.
wrong-seats-empty = « { $text } » laisse une place vide ; nommez quelqu’un pour chaque place, par exemple me,random,random.
wrong-no-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
wrong-over = La partie est finie ; plus personne n’est interrogé.
wrong-bot = Il n’y a pas de robot « { $name } » ; il y a : { $choices }.
wrong-bot-command = « { $name } » ne nomme aucun programme ; écrivez cmd: suivi de la commande qui le lance.
wrong-budget = Un robot ne peut pas réfléchir pendant « { $value } » ; donnez un nombre de parties, par exemple 400, ou une durée, par exemple 50ms.
wrong-at-once = { $name } joue au premier regard : il ne lui faut ni durée ni simulations.
wrong-theme = Il n’y a pas de thème « { $name } » ; il y a : { $choices }.
wrong-seat = { $who-me ->
    [yes] Ce n’est pas à vous de répondre ; attendez votre tour.
   *[no] Ce n’est pas à { $who } de répondre.
 }
wrong-word = « { $word } » n’est pas un mot de { $game }.
wrong-token = « { $word } » n’est pas possible maintenant.
wrong-half = Le coup « { $path } » n’est pas complet ; il manque des mots.
wrong-more = « { $words } » est déjà un coup complet ; jouez un coup à la fois.
wrong-ply = { $when ->
    [early] La partie n’en est qu’au coup { $ply } ; ceci était prévu pour un coup ultérieur.
   *[late] Ce coup arrive trop tard : la partie en est au coup { $ply }.
 }
wrong-back = Aucun mot n’a encore été dit ; { command-undo } reprend votre dernier coup.
wrong-undo = Vous n’avez rien à reprendre pour le moment.
wrong-position = « { $text } » n’est pas une position de ce jeu.
wrong-flaw = Cette position est impossible : { $text }.
wrong-input = Je ne comprends pas « { $word } » ; tapez l’une des touches ou l’un des mots affichés, ou aide.
wrong-record-foreign = Ce n’est pas un enregistrement de Homestretch ; il devrait commencer par « homestretch record 1 ».
wrong-record-short = L’enregistrement s’interrompt après la ligne { $line } ; sa dernière ligne devrait être une somme de contrôle.
wrong-record-sum = L’enregistrement est abîmé : la somme de contrôle de la ligne { $line } ne correspond pas à ce qui précède.
wrong-record-header = L’enregistrement est abîmé : son en-tête doit donner le jeu avec sa version, et les places.
wrong-record-line = L’enregistrement est abîmé à la ligne { $line } ; on y attend une place ou * et un coup, ou la fin de la partie.
wrong-record-version = L’enregistrement vient de la version { $theirs } de { $game } ; celle-ci est la version { $ours }.
wrong-record-move = Le coup { $move } de l’enregistrement, « { $words } », est contraire aux règles.
wrong-record-scores = L’enregistrement donne le résultat { $said } ; d’après les règles, c’est { $found }.
wrong-record-person = Dans « { $text } », quelqu’un devrait jouer ; pour un enregistrement, ne nommez que des robots.
wrong-resume-game = Le fichier contient une partie de { $game }, pas de { $other }.
wrong-resume-seats = La partie du fichier a { $seats } places ; nommez quelqu’un pour chacune.
wrong-resume-rules = Une partie reprise garde sa chance et ses règles maison ; laissez de côté --seed et --set.
wrong-at = La partie n’a pas de coup { $at } ; les coups vont de 0 à { $last }.
wrong-check = « { $name } » n’est ni un jeu ni un fichier ; les jeux sont : { $choices }.
wrong-broken = Une loi n’est pas respectée : { $text }
wrong-endless = Un coup de { $game } ne se termine pas en { $words } mots : { $path } …
wrong-file-missing = Le fichier { $path } n’existe pas.
wrong-file-folder = { $path } est un dossier ; il faut un fichier.
wrong-file-file = { $path } est un fichier ; il faut un dossier.
wrong-file-there = { $path } existe déjà ; continuez avec --resume { $path } ou choisissez un autre fichier.
wrong-file-taken = { $path } existe déjà ; choisissez un autre fichier.
wrong-file-large = { $path } est bien trop gros pour un enregistrement.
wrong-file-read = Impossible de lire { $path } ({ $reason }).
wrong-file-write = Impossible d’écrire { $path } ({ $reason }) ; choisissez un autre endroit.
wrong-command = Il n’y a pas de commande « { $name } » ; il y a : { $choices }.
wrong-missing = Il manque « { $name } » ; { $command } --help montre ce qu’il faut.
wrong-value = { $value ->
    [needed] { $name } doit être suivi d’une valeur.
   *[none] { $name } ne prend pas de valeur.
 }
wrong-number = { $name } demande { $whole ->
    [yes] un nombre entier
   *[no] un nombre
 }{ $bounds ->
    [both] { " " }de { $least } à { $most }
    [least] , au moins { $least }
   *[none] { "" }
 }.
wrong-usage = C’est plus que ce que { $command } peut prendre ; { $command } --help montre ce qu’il prend.
wrong-nobody = Personne ne répond au clavier ; nommez un jeu et des places, par exemple : homestretch play JEU --seats me,random.
wrong-closed = L’entrée s’est terminée en pleine partie ; rien n’est perdu, continuez avec : { $command }

wrong-ladder = Un classement demande deux robots ou plus, chacun nommé une fois, par exemple --bots easy,hard : « { $value } » ne les nomme pas.
wrong-one-bot = Un match demande deux robots ou plus, par exemple homestretch arena { $game } { $bot } random.
wrong-perft = À la profondeur { $depth }, il faudrait compter environ { $moves } coups, et on n’en compte pas plus de { $most }. Prenez un --depth plus petit, ou partez d’une position plus tardive avec --from.
wrong-two-bots = « { $value } » devrait être deux robots séparés par une virgule.
wrong-extra = { $what } a besoin de { $name }, qui n’est pas installé : pip install "homestretch[{ $extra }]"
wrong-ray = Il n’y a pas de grappe Ray à « { $address } ». Donnez une adresse comme 10.0.0.1:6379, ou auto.
wrong-net = { $path } n’est pas un réseau.
wrong-net-none = Il n’y a pas de réseau { $path }.
wrong-net-other = { $path } est un réseau pour { $game } à { $seats } places ; il en faut un pour { $for } à { $by }.
wrong-net-version = { $path } a été entraîné sur des entrées de version { $has }, et le jeu a la version { $needs } : entraînez-le de nouveau.
wrong-net-broken = Le réseau { $path } est endommagé.
wrong-no-net = { $game } n’a pas de réseau pour { $seats } places ; personne ne peut dire ce que valait un coup.
wrong-no-inputs = { $game } n’a encore rien à montrer à un réseau : il lui faut un inputs.py, nommé dans son kit.
wrong-hidden = Un réseau ne peut pas avoir { $hidden } unités cachées ; donnez un multiple de { $wide }, comme --hidden 64.
wrong-course = Autre chose a été entraîné dans { $path }. Indiquez un autre dossier avec --into, ou les mêmes réglages.
wrong-course-broken = { $path } manque ou est endommagé, on ne peut pas continuer à partir de là. Recommencez dans un autre dossier avec --into.
wrong-trained = Un entraînement se trouve déjà dans { $path }. Continuez-le avec --resume, ou indiquez un autre dossier avec --into.
wrong-other-match = C’est l’enregistrement d’un autre match.
wrong-sprt = La part de « pas meilleur » doit être inférieure à celle de « meilleur », toutes deux entre 0 et 1 : ce n’est pas le cas de { $low } et { $high }.
wrong-bots = { $bots } robots ne peuvent pas s’asseoir à une table de { $sides } camps ; prenez-en { $sides } au plus, ou plus de places avec --players.
wrong-plot = Impossible d’écrire le graphique dans { $file } ; choisissez un fichier qui finit par .png, .svg ou .pdf, dans un dossier qui existe.
wrong-folder = Le dossier { $folder } contient autre chose que ce match ; choisissez-en un autre.
wrong-vary = « { $value } » devrait être une règle maison et ses valeurs, sous la forme nom=v1,v2.
wrong-render = Il n’y a pas de mode de rendu « { $mode } » ; il y a : { $choices }.
wrong-form = Les observations se donnent comme { $choices }, et non comme « { $form } ».
wrong-opponents = Pour { $seats } places il faut { $seats } noms de robots, celui de l’apprenant compris, et non { $given }.
wrong-opponent = « { $value } » ne peut pas occuper de place ; un robot, son nom, un modèle qui prédit ou une fonction le peuvent.
wrong-bot-list = Les robots sont une liste, un par place, et non « { $value } ».
wrong-count = On ne peut pas jouer { $count } parties à la fois ; prenez-en une ou plus.
wrong-words = { $games } parties demandent { $games } mots à la fois, et non { $words }.

fault-start = Le robot { $name } n’a pas pu être lancé ; greedy joue à sa place.
fault-hello = Le robot { $name } ne s’est pas présenté ; greedy joue à sa place.
fault-late = Le robot { $name } n’a pas répondu à temps ; greedy joue à sa place.
fault-crashed = Le robot { $name } s’est arrêté ; greedy joue à sa place.
fault-flood = Le robot { $name } a parlé sans qu’on l’interroge ; greedy joue à sa place.
fault-nonsense = La réponse du robot { $name } est incompréhensible ; greedy joue à sa place.
fault-illegal = Le robot { $name } a dit ce que les règles n’autorisent pas ; greedy joue à sa place.

# l’écran de jeu

choose-exactly = { $most } à choisir
choose-between = de { $least } à { $most } à choisir
steps-left = { $count ->
    [one] il reste { $count } pas
   *[other] il reste { $count } pas
 }
said = Déjà dit : { $words }
press-enter = Appuyez sur Entrée …
press-page = q = retour à la partie, espace = page suivante
enter-will-do = (ou simplement Entrée)
curtain = C’est au tour de { $who }. Que les autres détournent les yeux !
what-unknown = Sur la table, rien n’est à expliquer pour « { $word } ».
why-what = Pourquoi quoi ? Tapez pourquoi et un mot, par exemple : pourquoi { $word }
why-can = « { $word } » est possible maintenant.
hint-says = Un bon joueur ferait peut-être : { $text }
weighed = { $text } : gagne à { $chance } % (± { $margin })
counted = { $text } : gagne à { $chance } %
fear = À craindre ({ $odds } %) : { $told } Il resterait { $chance } %.
result-won = { $who-me ->
    [yes] Vous gagnez !
   *[no] { $who } gagne !
 }
result-shared = Gagnent ensemble : { $names } !
result-team = { $me ->
    [yes] Vous gagnez, avec { $names } !
   *[no] { $names } gagnent ensemble !
 }
remark-close = Le plus serré, au coup { $ply } : { $gap ->
    [0] les deux premiers étaient à égalité.
   *[other] seulement { $gap } d’écart entre les deux premiers.
 }
remark-leads = La tête a changé de mains { $count ->
    [one] une fois
   *[other] { $count } fois
 }, pour de bon au coup { $ply }.
remark-ahead = En tête du premier au dernier pas.
result-nobody = Personne ne gagne.
reached-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
reached-pawns = { $count ->
    [one] { $count } pion arrivé
   *[other] { $count } pions arrivés
 }
kept = Votre partie est conservée. Continuez avec : { $command }
saved = La partie est conservée dans { $path }

command-help = aide
command-what = quoi
command-why = pourquoi
command-hint = conseil
command-back = retour
command-undo = annuler
command-log = journal
command-rules = règles
command-quit = quitter
help-words = Répondez par la touche ou le mot affiché ; on peut taper plusieurs mots à la fois. Tab complète. Entrée prend l’unique possibilité.
help-help = affiche ceci
help-what = dit ce que fait un objet ou une case, comme quoi { $word }
help-why = explique pourquoi un mot n’est pas possible maintenant, par exemple : pourquoi { $word }
help-hint = montre ce qu’un bon joueur voit dans les meilleurs coups
help-back = reprend le dernier mot d’un coup inachevé
help-undo = reprend votre dernier coup tant que rien n’a été révélé
help-log = montre tout ce qui s’est passé
help-rules = affiche les règles
help-quit = quitte ; la partie est conservée et pourra être reprise

menu-game = À quoi voulez-vous jouer ?
menu-left = Reprendre { $game } : { $moves ->
    [one] un coup
   *[other] { $moves } coups
 }, { $when }
menu-go-on = Reprendre, ou recommencer ?
menu-new = une nouvelle partie
menu-first = C’est la première question ; { command-quit } quitte.
menu-help = Tapez ce qui est devant, ou le début d’un nom. Entrée prend ce qui a une étoile, { command-back } repose la question d’avant, { command-quit } quitte.
menu-players = Combien de joueurs ?
menu-strength = De quelle force seront les autres ?
bot-beginner = débutant
bot-easy = facile
bot-normal = moyenne
bot-hard = difficile
bot-expert = expert

checked-game = { $game } respecte toutes les lois ({ $moves } coups vérifiés).
checked-record = L’enregistrement de { $game } est en ordre ({ $moves } coups).
written-record = La partie est écrite dans { $file }. { $command } la raconte.
written-picture = La position est dessinée dans { $file }.
perft-counts = profondeur, suites de coups, positions qu’elles atteignent
wrong-new-name = Un jeu ne peut pas s’appeler « { $name } » ; un nom a de 2 à 20 petites lettres de a à z et n’est pas un mot de Python.
wrong-new-there = Il y a déjà un jeu { $name } ; choisissez un autre nom.
wrong-new-where = Ce dossier ne contient pas les sources de Homestretch ; --into DOSSIER crée un paquet à part.
wrong-new-full = { $path } n’est pas vide ; indiquez un autre dossier.
wrong-new-file = { $path } est un fichier ; indiquez un dossier.
made-game = { $game } se trouve dans { $path }. Pour y jouer : homestretch play { $game }. Ce qui lui manque encore : homestretch check { $game }.
made-package = { $game } est un paquet à part dans { $path }. Pour l’installer : pip install --editable { $path }. Pour y jouer ensuite : homestretch play { $game }.
missing = Il manque encore, même si l’on peut déjà jouer à { $game } :
missing-english = ce à quoi tout le monde revient, en anglais : { $files }
missing-keys = des phrases que dit le jeu, dans texts/en.ftl : { $keys }
missing-sense = la bonne forme d’un texte de { $file } qui ne peut pas être lu : { $line }
missing-tests = des tests qui nomment ces clauses de RULES.md : { $clauses }
missing-texts = ses textes dans d’autres langues : { $files }
missing-rules = ses règles dans d’autres langues : { $files }
missing-records = des parties qui doivent toujours se dérouler de même, écrites par homestretch record : records/*.hs
missing-perft = le nombre de positions, compté par homestretch perft : tests/perft.txt
missing-scenarios = des positions et ce qui s’ensuit : tests/SCENARIOS.md
missing-scene = un dessin à lui ; d’ici là, une simple liste de ce que l’on sait
missing-tell = des phrases sur ce qui se passe ; d’ici là, les mots de chaque coup
missing-features = des caractéristiques pour l’apprentissage ; d’ici là, les nombres d’une vue
missing-remarks = ce qu’on retient d’une partie (`progress`, `chronicle`) ; d’ici là, sa fin ne montre que le résultat
missing-judge = un jugement pour les bots ; d’ici là, ils finissent des parties au hasard
missing-abouts = un mot sur ce que font ces choses, pour qui les voit pour la première fois : { $names }
missing-lesson = une leçon pour la première partie : { $file }, un enregistrement avec une note à chaque coup de l’élève
wrong-manual = Il n’y a pas de manuel dans { $folder } ; « make docs » en construit un dans build/site.
wrong-proxy = { $name } n’est pas l’adresse d’un proxy. Une adresse comme 127.0.0.1 ou un réseau comme 10.0.0.0/8 en est une.
admin-copied = La copie est dans { $file }.
admin-deleted = La table { $table } est supprimée.
admin-swept = Tables supprimées : { $tables }. Tables dont les messages ne sont plus conservés : { $hushed }. Laissées, car un processus les tient : { $busy }.
admin-checked = Tables : { $tables }. Abîmées : { $broken }.
admin-which = Dites laquelle : le nom d’une table, ou celui d’un fichier pour une sauvegarde.
admin-busy = Un processus tient cette table. Réessayez un quart d’heure après que la dernière personne l’a quittée.
admin-broken = La table { $table } ne peut pas être lue : { $reason }.
admin-came = Tables copiées : { $tables }.
admin-not-empty = Cette base de données n’est pas vide : rien n’y a été copié.
admin-pg-dump = PostgreSQL a son propre programme pour cela : pg_dump.
admin-no-copy = { $file } ne peut pas être écrit : { $reason }.

# ce qui est dit d’un jeu qui n’a pas ses propres mots pour cela

told-move = { $who-me ->
    [yes] Vous : { $words }
   *[no] { $who } : { $words }
 }
told-chance = Hasard : { $words }
scene-words = Ce que vous pouvez dire
scene-unknown = face cachée

# homestretch arena, ladder, sprt, study
arena-share = part de victoires
arena-fair = équitable
arena-rating = cote
arena-games = parties
arena-title = { $game }, { $seats } places, { $games ->
    [one] une partie
   *[other] { $games } parties
 }
ladder-title = { $game }, { $seats } places
arena-unplayed = Arrêté avant la première donne : on ne sait encore rien.
arena-stopped = Arrêté après { $games } parties sur { $wanted }.
ladder-stopped = Arrêté avant que tous aient joué contre tous : voici les cotes jusqu’ici.
sprt-result = { $bot } contre { $other }, { $seats } places : { $share } en { $games } parties.
sprt-better = Meilleur
sprt-no-better = Pas meilleur
sprt-undecided = Indécis
sprt-odds = { $answer } : une part de { $low } ou de { $high }, log-chances { $odds }, bornes ±{ $bound }.
study-title = { $game }, { $seats } places, { $games } parties chacun, avec intervalles à 95 %
study-moves = coups par partie
study-seat = la place { $seat } gagne
study-luck = part de la chance
study-stopped = Arrêté quand { $done } réglages sur { $all } étaient joués jusqu’au bout.

# homestretch bots
bots-bot = robot
bots-most = au plus
bots-about = Les nombres sont des parties simulées : un robot en joue autant pour un coup, sans dépasser le temps de la dernière colonne ; – joue au premier coup d’œil. Un nom peut porter une autre limite : hard:400 en simulations, hard:50ms en millisecondes. cmd:COMMANDE est un programme à vous. expert@FICHIER joue d’après un réseau à vous.

# homestretch train
train-begins = { $game }, { $seats } places, graine { $seed }, dans { $path }
train-at = génération { $number }
train-generation = Génération { $number } : { $games } parties, { $positions } positions, log-loss { $losses }, { $seconds } s
train-stopped = Interrompu ; générations terminées : { $done }. La même commande avec --resume reprend à cet endroit.
train-worth = Log-loss sur { $games } parties jamais vues : réseau { $net }, jugement { $judge }, jugement tempéré { $tempered }, pièce { $coin }.
train-ends = Erreur de calibration : { $error } points. Le réseau et sa fiche sont dans { $path }.

# homestretch review
review-who = Qui
review-decisions = Décisions
review-lost = Points perdus par décision
review-worst = Les coups les plus chers :
review-move = Coup { $ply }, { $who } : { $made } ({ $chance } %). Mieux : { $best } ({ $better } %).
review-none = Dans cette partie, personne n’a rien eu à décider.
review-fine = Aucune décision n’a perdu un point entier.
