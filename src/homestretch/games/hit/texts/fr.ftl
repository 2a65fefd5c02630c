title = HIT
about = Ramenez vos pions à l’arrivée avec un deck que vous construisez vous-même : renvoyez, protégez, et dépensez bien vos pièces.
minutes = 40

# Cartes
card-s-coin3 = 3 pièces
card-s-out1 = Sortir ou 1
card-s-out6 = Sortir ou 6
card-s-1to5 = 1 à 5
card-s-3 = 3 Bouclier
card-s-corner = Coin libre
card-n-4 = 4 Bouclier
card-n-5 = 5
card-n-6 = 6 Briseur
card-n-7 = 7
card-n-8 = 8
card-n-11 = 11
card-n-3b1 = 3 en avant ou 1 en arrière
card-n-split = 10 à répartir
card-n-bar = Prochaine barrière
card-n-start = Prochain départ
card-n-coin3 = Bouclier et 3 pièces
card-n-coin5 = 5 pièces
card-n-corn = 1 à 3 coins
card-n-hunt = La chasse
card-n-behind = Juste derrière
card-n-group = Par-dessus les groupes

# Questions
ask-card = Quelle carte jouez-vous ?
ask-way = Sortir, ou déplacer quel pion ?
ask-out = Sortez un pion.
ask-pawn = Quel pion déplacez-vous ?
ask-field = Jusqu’où ?
ask-unused = Aucun de vos pions ne peut le faire. Défaussez la carte sans l’utiliser.
ask-both-first = Vous sortez en défaussant deux cartes. Laquelle va dessous ?
ask-both-second = Laquelle va dessus ?
ask-split-pawn = Quel pion avance maintenant ?
ask-split-field = Jusqu’où ?
ask-split-steps = On y arrive avec plusieurs nombres de pas. Combien en comptez-vous ?
ask-buy = Achetez-vous quelque chose ? Le dernier achat est posé dessus.
ask-keep = Votre pioche est vide. Le bouclier reste-t-il en place, ou le mélangez-vous ?

# Mots
word-out = sortir
word-both = défausser deux cartes pour sortir
word-unused = défausser sans l’utiliser
word-done = c’est tout
word-keep = garder le bouclier
word-mix = le mélanger
word-steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
 }
word-player = { $who }
word-goal = arrivée { $number }
word-field = case { $number }

# Sur la table
scene-market = Marché
scene-round = tour { $round }
scene-neutral = Pioche neutre
scene-hand = Main
scene-discard = Défausse
scene-pile = Pioche
scene-coins = Pièces
scene-protected = protégé
scene-pawn = pion { $number }
scene-for-sale = { $card }, coûte { $cost }
scene-purse = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }
scene-face-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
 }

# Ce qui s’est passé
told-list = { $first }, { $rest }
told-limit = Le tour { $round } est terminé : personne ne gagne.
told-first = { $who-me ->
    [yes] Vous commencez.
   *[no] { $who } commence.
 }
told-drew-these = { $who-me ->
    [yes] Vous piochez : { $cards }.
   *[no] { $who } pioche : { $cards }.
 }
told-drew = { $who-me ->
    [yes] Vous piochez { $count ->
        [one] une carte
       *[other] { $count } cartes
     }.
   *[no] { $who } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
     }.
 }
told-market = Nouveau au marché : { $cards }.
told-bought = { $who-me ->
    [yes] Vous achetez : { $cards }.
   *[no] { $who } achète : { $cards }.
 }
told-kept = { $who-me ->
    [yes] Vous laissez « { $card } » sur la défausse et restez protégé.
   *[no] { $who } laisse « { $card } » sur la défausse et reste sous protection.
 }
told-mixed = { $who-me ->
    [yes] Vous mélangez toute votre défausse, « { $card } » compris.
   *[no] { $who } mélange toute sa défausse, « { $card } » compris.
 }
told-shuffled = { $who-me ->
    [yes] Votre pioche est épuisée, vous mélangez votre défausse.
   *[no] { $who } a épuisé sa pioche et mélange sa défausse.
 }
told-both = { $who-me ->
    [yes] Vous défaussez « { $first } » et « { $second } » pour sortir.
   *[no] { $who } défausse « { $first } » et « { $second } » pour sortir.
 }
told-coins = { $who-me ->
    [yes] Vous jouez « { $card } » et prenez { $coins } pièces.
   *[no] { $who } joue « { $card } » et prend { $coins } pièces.
 }
told-played = { $who-me ->
    [yes] Vous jouez « { $card } ».
   *[no] { $who } joue « { $card } ».
 }
told-played-paid = { $who-me ->
    [yes] Vous jouez « { $card } » et prenez { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
     }.
   *[no] { $who } joue « { $card } » et prend { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
     }.
 }
told-out = { $who-me ->
    [yes] Vous jouez « { $card } » pour sortir.
   *[no] { $who } joue « { $card } » pour sortir.
 }
told-unused = { $who-me ->
    [yes] Vous défaussez « { $card } » sans l’utiliser.
   *[no] { $who } défausse « { $card } » sans l’utiliser.
 }
told-unused-paid = { $who-me ->
    [yes] Vous défaussez « { $card } » sans l’utiliser, mais prenez { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
     }.
   *[no] { $who } défausse « { $card } » sans l’utiliser, mais prend { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
     }.
 }
told-came-out = { $who-me ->
    [yes] Votre pion sort sur { $field }.
   *[no] Un pion de { $who } sort sur { $field }.
 }
told-moved = { $who-me ->
    [yes] Votre pion avance { $count ->
        [one] d’une case
       *[other] de { $count } cases
     }, de { $from } à { $to }.
   *[no] Un pion de { $who } avance { $count ->
        [one] d’une case
       *[other] de { $count } cases
     }, de { $from } à { $to }.
 }
told-back = { $who-me ->
    [yes] Votre pion recule d’un pas, de { $from } à { $to }.
   *[no] Un pion de { $who } recule d’un pas, de { $from } à { $to }.
 }
told-home = { $who-me ->
    [yes] Votre pion avance { $count ->
        [one] d’une case
       *[other] de { $count } cases
     } : le voilà à l’arrivée !
   *[no] Un pion de { $who } avance { $count ->
        [one] d’une case
       *[other] de { $count } cases
     } : le voilà à l’arrivée !
 }
told-deeper = { $who-me ->
    [yes] Votre pion avance dans la zone d’arrivée.
   *[no] Un pion de { $who } avance dans la zone d’arrivée.
 }
told-captured = { $who-me ->
    [yes] Vous renvoyez chez lui un pion de { $whom }.
   *[no] { $who } renvoie chez lui { $whom-me ->
        [yes] votre pion
       *[no] un pion de { $whom }
     }.
 }
told-won = { $who-me ->
    [yes] Tous vos pions sont à l’arrivée : vous gagnez !
   *[no] Tous les pions de { $who } sont à l’arrivée : { $who } gagne !
 }

# Pourquoi pas
why-over = La partie est terminée.
why-not-your-turn = { $who-me ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $who } de jouer.
 }
why-said = Avec ce mot, votre coup est déjà complet.
why-keep-or-mix = Décidez d’abord si le bouclier reste sur votre défausse.
why-buying = Votre main est jouée. Vous pouvez maintenant acheter des cartes, ou dire « c’est tout ».
why-not-in-market = « { $card } » n’est pas au marché.
why-too-dear = « { $card } » coûte { $cost } ; il vous reste { $coins }.
why-finish-card = Appliquez d’abord « { $card } » jusqu’au bout.
why-not-unused = « { $card } » peut être appliquée, donc elle doit l’être.
why-no-number = Le nombre de pas n’est demandé que si plusieurs mènent à la même case.
why-two-cards = Il vous faut deux cartes en main pour cela.
why-choose-card = Choisissez d’abord une carte de votre main.
why-not-in-hand = Vous n’avez pas « { $card } » en main.
why-start-taken = Votre propre pion occupe votre case Départ : aucun autre ne peut sortir.
why-none-waits = Aucun de vos pions n’attend.
why-card-not-out = « { $card } » ne fait sortir personne ; vos cartes de départ 1 et 6 le peuvent, ou deux cartes au choix.
why-no-pawn = Aucun de vos pions n’est sur { $place }.
why-pawn-moved = Ce pion a déjà eu sa part.
why-split-stuck = Avec une part pour ce pion, les { $steps } pas ne tomberaient pas juste.
why-stays-in-goal = « { $card } » ne déplace aucun pion qui est déjà à l’arrivée.
why-no-aim = Devant ce pion, jusqu’à votre barrière, « { $card } » ne mène nulle part.
why-own-pawn = Votre propre pion est là, et vous ne pouvez pas le renvoyer.
why-not-into-goal = « { $card } » ne mène aucun pion à l’arrivée.
why-too-far = Cela dépasserait votre arrivée : un pion doit s’arrêter exactement sur une case d’arrivée.
why-split-field = Si ce pion allait sur { $place }, les { $steps } pas ne tomberaient pas juste.
why-not-there = Avec « { $card } », ce pion ne s’arrête pas sur { $place }.
why-start-not-sold = Les cartes de départ ne se vendent jamais.
why-buy-later = « { $card } » est au marché. On achète une fois sa main jouée.
why-coins-only = « { $card } » ne fait que rapporter des pièces et s’applique toujours.
why-other-number = Ce nombre de pas ne mène pas là, ou le reste ne tomberait pas juste.
why-say-steps = Dites d’abord combien de pas vous comptez.
why-corners-taken = D’ici à votre barrière, tous les coins sont occupés.
why-close-behind = Ce pion est déjà juste derrière le plus proche.
why-group-at-barrier = Le groupe devant va jusqu’à votre barrière : on ne peut pas le sauter.
why-goal-ignored = Avec trois pions chacun, cette case d’arrivée ne compte pas.
why-no-field = Ce côté du plateau n’a pas de case { $place }.
why-must-leave = Le pion y est déjà ; il doit se déplacer.
why-only-deeper = À l’arrivée, un pion ne recule pas et ne ressort pas : il ne fait que s’y enfoncer.
why-first-goal = Un pion qui continue jusqu’à l’arrivée s’arrête sur sa première case libre.
why-all-steps = « { $card } » s’applique en entier : aucun pas ne peut être perdu.
why-no-capture = « { $card } » ne renvoie personne : votre pion continue jusqu’à la prochaine case libre.
why-shielded = Le pion qui est là est protégé : le vôtre continue jusqu’à la prochaine case libre.
why-passed = Votre pion continue jusqu’à la prochaine case libre ; ceux qui sont sur le chemin sont dépassés.
why-hunt-nearest = La chasse vise le pion adverse le plus proche et ne regarde pas plus loin.
why-back-over-barrier = Depuis votre case Départ, aucun pion ne recule par-dessus votre barrière.
why-past-barrier = Pour ce pion, c’est au-delà de votre barrière, qu’il ne franchit jamais.
why-own-start = « { $card } » ne mène jamais à votre propre case Départ.
why-only-ahead = « { $card } » ne regarde que devant, et c’est derrière ce pion.
why-clockwise = C’est derrière ce pion, et les pions avancent dans le sens horaire.
why-split-far = Il ne reste { $steps ->
    [one] qu’un pas
   *[other] que { $steps } pas
 } à répartir.

# Options
option-no_shields = Les boucliers ne comptent pas : plus de coups bas
option-four_pawns = Quatre pions chacun, même à quatre
option-first_player = Qui commence, compté à partir de 0, ou random pour un tirage au sort
option-goal_is_ahead = « Juste derrière » voit vos propres pions à l’arrivée
option-round_limit = Après tant de tours, personne ne gagne ; 0 : sans limite

# Un tableau qui ne convient pas
wrong-tables-toml = Le fichier tables.toml de HIT n’est pas du TOML : { $why }
wrong-tables-missing = Il manque la section { $name } dans le fichier tables.toml de HIT.
wrong-tables-number = Dans tables.toml de HIT, { $name } de { $where } doit être un nombre entier.
wrong-tables-numbers = Dans tables.toml de HIT, { $name } de { $where } doit être une liste de nombres entiers.
wrong-tables-dotted = Dans tables.toml de HIT, la case d’arrivée en pointillés est { $found } ; elle peut être de 1 à 4.
wrong-tables-track = Dans tables.toml de HIT, la face { $side } a { $found } cases ; il en faut de 12 à 120, en { $colours } sections égales.
wrong-tables-apart = Dans tables.toml de HIT, la face { $side } a besoin pour { $what } de { $colours } cases, à { $section } cases d’écart dans le sens horaire.
wrong-tables-lap = Dans tables.toml de HIT, un tour de la face { $side } n’a que { $route } cases ; une barrière doit se trouver juste avant le départ de sa couleur.
wrong-tables-corners = Dans tables.toml de HIT, la face { $side } a besoin de coins en ordre croissant, de 0 à { $last } cases après un départ.
wrong-tables-card = Dans tables.toml de HIT, la carte neutre { $name } n’existe pas.
wrong-tables-copies = Dans tables.toml de HIT, les exemplaires font { $found } en tout ; il y a { $right } cartes neutres.
wrong-tables-cost = Dans tables.toml de HIT, la carte { $name } coûte moins que rien.
