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

# Ce que font les objets et les cases
-shield = Tant que cette carte est au-dessus de votre défausse, aucun de vos pions ne peut être renvoyé.
-breaker = Elle renvoie aussi les pions protégés.
-no-capture = Elle ne renvoie personne : d’une case occupée par un pion adverse, le vôtre continue jusqu’à la prochaine case libre.
-no-goal = Elle ne mène aucun pion à l’arrivée.
about-s-coin3 = Prenez 3 pièces. Vous les dépenserez au marché une fois votre main jouée.
about-s-out1 = Sortez un pion en attente sur votre case de départ, ou avancez un pion de 1 case.
about-s-out6 = Sortez un pion en attente sur votre case de départ, ou avancez un pion de 6 cases.
about-s-1to5 = Avancez un pion de 1, 2, 3, 4 ou 5 cases, au choix. { -no-capture }
about-s-3 = Avancez un pion de 3 cases et prenez 2 pièces.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-s-corner = Avancez un pion jusqu’au prochain coin libre et prenez 1 pièce.
about-n-4 = Avancez un pion de 4 cases.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-n-5 = Avancez un pion de 5 cases et prenez 2 pièces.
about-n-6 = Avancez un pion de 6 cases et prenez 1 pièce.{ $shields ->
    [yes] {" "}{ -breaker }
   *[no] {""}
 }
about-n-7 = Avancez un pion de 7 cases et prenez 2 pièces.
about-n-8 = Avancez un pion de 8 cases et prenez 2 pièces.
about-n-11 = Avancez un pion de 11 cases. { -no-capture }
about-n-3b1 = Avancez un pion de 3 cases ou reculez-le de 1.{ $shields ->
    [yes] {" "}{ -breaker }
   *[no] {""}
 }
about-n-split = Répartissez exactement 10 pas entre autant de vos pions que vous voulez. { -no-capture }
about-n-bar = Sautez avec un pion jusqu’à la prochaine barrière devant lui, quel que soit son propriétaire.
about-n-start = Sautez avec un pion jusqu’au prochain départ devant lui, mais jamais jusqu’au vôtre.
about-n-coin3 = Prenez 3 pièces.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-n-coin5 = Prenez 5 pièces.
about-n-corn = Avancez un pion jusqu’au prochain coin, ou jusqu’au deuxième ou au troisième.
about-n-hunt = Avancez un pion jusqu’au pion adverse le plus proche devant lui, aussi loin soit-il, et renvoyez celui-ci.
about-n-behind = Avancez un pion jusqu’à la case juste derrière le pion le plus proche devant lui. { -no-goal }
about-n-group = Sautez avec un pion par-dessus le prochain groupe, ou par-dessus deux : des pions qui se suivent sans case vide. Il se pose sur la case libre qui suit. { -no-goal }
about-for-sale = { $about } Vous achetez une fois votre main jouée, et la piochez au tour suivant.
about-pawn-waiting = Il attend de sortir. Une carte de départ montrant la maison l’amène sur la case de départ, de même que deux cartes quelconques défaussées ensemble.
about-pawn-out = { $who-me ->
    [yes] Faites-lui faire un tour complet dans le sens horaire, puis menez-le à l’arrivée derrière votre barrière.
   *[no] Terminez un mouvement sur sa case et il est renvoyé : il devra attendre et ressortir.
 }
about-pawn-safe = { $who-me ->
    [yes] Un bouclier est au-dessus de votre défausse : seul un briseur pourrait le renvoyer maintenant.
   *[no] Un bouclier est au-dessus de la défausse de son joueur : seul un briseur le renvoie maintenant.
 }
about-pawn-home = Il est arrivé, et personne ne peut l’y renvoyer.
about-coins = Les pièces servent à acheter des cartes au marché. Chacun commence avec 6, et beaucoup de cartes en rapportent.
about-pile = Les cartes du deck de ce joueur, face cachée. On en pioche trois par tour ; celles qu’on vient d’acheter sont dessus. Quand elle est vide, on mélange la défausse.
about-hand = La main de ce joueur. Les trois cartes sont jouées dans un même tour.
about-neutral = D’ici, le marché est complété à cinq cartes après chaque tour.
spot-field = case { $number }
spot-corner = coin, case { $number }
spot-start = départ, case { $number }
spot-barrier = barrière, case { $number }
spot-goal = arrivée
spot-yard = case d’attente
about-field = Il y a de la place pour un pion. Qui termine sur un pion adverse le renvoie.
about-corner = Certaines cartes mènent de coin en coin. Sinon, c’est une case comme les autres.
about-start-mine = C’est ici que vos pions sortent et que leur tour commence.
about-start-theirs = C’est ici que sortent les pions de cette couleur. Pour les vôtres, c’est une case comme les autres.
about-barrier-mine = La dernière case du tour. Vos pions ne la dépassent jamais : ils tournent vers votre arrivée.
about-barrier-theirs = Les pions de cette couleur tournent ici vers leur arrivée. Les vôtres continuent.
about-goal-mine = Menez-y tous vos pions et vous gagnez. Un pion doit finir exactement sur une case d’arrivée ; ici, personne ne le renvoie.
about-goal-theirs = L’arrivée de cette couleur. Les pions y sont à l’abri.
about-goal-spare = Avec trois pions chacun, cette case d’arrivée ne compte pas.
about-yard-mine = Vos pions attendent ici qu’une carte les fasse sortir.
about-yard-theirs = Les pions de cette couleur attendent ici, et ceux qu’on renvoie y reviennent.
about-yard-spare = Avec trois pions chacun, cette case d’attente reste vide.

# Ce qui s’est passé
course = Cases parcourues par tous les pions ensemble
remark-captures = Le plus de pions renvoyés : { $who-me ->
    [yes] vous
   *[no] { $who }
 }, { $count }.
remark-captured = Le plus souvent renvoyé : { $who-me ->
    [yes] vous
   *[no] { $who }
 }, { $count }.
remark-bought = Le plus de cartes achetées : { $who-me ->
    [yes] vous
   *[no] { $who }
 }, { $count }.
remark-lap = Tour le plus rapide : { $who-me ->
    [yes] vous
   *[no] { $who }
 }, arrivée en { $count ->
    [one] { $count } coup
   *[other] { $count } coups
 }.

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
    [yes] Votre pion sort sur la case { $field }.
   *[no] Un pion de { $who } sort sur la case { $field }.
 }
told-moved = { $who-me ->
    [yes] Votre pion avance { $count ->
        [one] d’une case
       *[other] de { $count } cases
     }, de la case { $from } à la case { $to }.
   *[no] Un pion de { $who } avance { $count ->
        [one] d’une case
       *[other] de { $count } cases
     }, de la case { $from } à la case { $to }.
 }
told-back = { $who-me ->
    [yes] Votre pion recule d’un pas, de la case { $from } à la case { $to }.
   *[no] Un pion de { $who } recule d’un pas, de la case { $from } à la case { $to }.
 }
told-bumped = La case { $field } est occupée : il continue jusqu’à la prochaine case libre.
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
option-no_shields = Jouer sans boucliers
choice-no_shields-false = Les boucliers protègent les pions
choice-no_shields-true = Les boucliers ne comptent pas : plus de coups bas
option-four_pawns = Quatre pions chacun, même à quatre
choice-four_pawns-false = À quatre, chacun a trois pions
choice-four_pawns-true = Chacun a quatre pions, même à quatre
option-first_player = Qui commence
choice-first_player-random = Le sort désigne qui commence
choice-first_player = La place { $number } commence
option-goal_is_ahead = « Juste derrière » voit vos propres pions à l’arrivée
choice-goal_is_ahead-true = « Juste derrière » voit aussi vos propres pions à l’arrivée
choice-goal_is_ahead-false = « Juste derrière » ne voit pas vos propres pions à l’arrivée
option-round_limit = Combien de tours au plus
choice-round_limit-0 = Le nombre de tours n’est pas limité
choice-round_limit = Après { $value } tours, personne ne gagne
preset-mischief = Plus de coups bas
preset-mischief-more = Les boucliers ne comptent pas : aucun pion n’est à l’abri avant l’arrivée.
preset-evening = Avec une fin en vue
preset-evening-more = Après 100 tours, la partie s’arrête et personne ne gagne.

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

# La première partie, accompagnée
lesson-1 = Bienvenue dans HIT, une course avec un deck que vous construisez vous-même ! Faites faire à vos pions le tour du plateau et menez-les à l’arrivée. À votre tour, vous jouez les trois cartes de votre main, dans l’ordre que vous voulez. Commencez par « { card-s-coin3 } » : elle rapporte, tout simplement.
lesson-2 = Maintenant « { card-s-1to5 } » : un pion avance autant que vous voulez, de 5 cases au plus. Choisissez la carte, puis votre pion, puis la case 5 pas plus loin.
lesson-3 = « { card-s-corner } » mène un pion au prochain coin libre et rapporte 1 pièce. Il n’y a qu’une façon de la jouer.
lesson-4 = Votre main est jouée : vous pouvez acheter. Vous avez 10 pièces, et chaque carte du marché montre son prix. Prenez « { card-n-hunt } » pour 8, puis dites que c’est tout. Elle va au-dessus de votre pioche : vous l’aurez en main au prochain tour.
lesson-5 = Votre adversaire est arrivé à la case 30. Jouez « { card-n-hunt } » : votre pion court jusqu’au pion adverse le plus proche et le renvoie. Celui-ci doit tout recommencer.
lesson-6 = « { card-s-out6 } » avance un pion de 6 cases, ou en sort un qui attend. Sortez : avec plus de pions en route, vous avez plus de choix.
lesson-7 = L’ordre compte : votre dernière carte reste au-dessus de la défausse. « { card-s-3 } » porte un bouclier, et tant qu’il est là, personne ne peut renvoyer vos pions. Avancez votre pion de tête de 3 cases.
lesson-8 = Vous avez 4 pièces, assez pour « { card-n-3b1 } ». Achetez-la, et c’est tout.
lesson-9 = Votre pioche est vide : votre défausse est mélangée et devient la nouvelle. Votre bouclier peut rester en place. Gardez-le !
lesson-10 = Vous avez vu ? Votre adversaire serait tombé sur votre pion, mais il était protégé : le sien a dû continuer. Encore une fois « { card-s-1to5 } » : 5 cases avec votre pion de tête.
lesson-11 = Devant vous se trouve votre barrière, la dernière case du tour. Derrière elle, votre pion tourne vers votre arrivée et doit finir exactement sur une case d’arrivée. Jouez « { card-n-3b1 } » : 3 en avant, et votre pion est arrivé, à l’abri.
lesson-12 = Il reste une carte, et vous ne pouvez pas la garder. Tant que votre propre pion est sur la case de départ, aucun autre ne sort : avancez celui-là de 1 case.
lesson-end = Un pion arrivé, plus que trois, et vous savez comment ça marche. Si quelque chose vous intrigue sur la table, laissez la souris dessus ou appuyez longuement : tout s’explique.

# Signes des cartes et des cases
sign-shield = protège tant qu’il est dessus
sign-breaker = prend aussi les pions protégés
sign-no-capture = ne prend personne
sign-no-goal = ne mène aucun pion au but
sign-coin = une pièce
sign-corner = coin
sign-start = case de départ
sign-barrier = barrière, la fin du tour
sign-out = fait sortir un pion
sign-hunt = le pion le plus proche devant
sign-behind = juste derrière le pion de devant
sign-group = par-dessus un groupe de pions
sign-split = pas à répartir
