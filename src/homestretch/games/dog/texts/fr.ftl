title = DOG
about = Faites rentrer vos pions à l’aide de cartes, avec le partenaire assis en face de vous.
minutes = 60

ask-give = { $paired ->
    [yes] Donnez une carte à votre partenaire { $mate }, face cachée.
   *[no] Donnez une carte à votre partenaire, face cachée.
 }
ask-pass = Passez une carte à la personne suivante, face cachée.
ask-card = À vous de jouer. Quelle carte posez-vous ?
ask-role = Que doit être le joker ?
ask-pawn = Quel pion ?
ask-field = Où va-t-il ?
ask-seven-pawn = Quel pion avance ensuite ?
ask-seven-field = Jusqu’où avance-t-il ?
ask-swap-pawn = Quel pion échangez-vous ?
ask-swap-with = Avec quel pion ?
ask-none = Il n’y a personne avec qui échanger. Écarter la carte sans effet ?
ask-out = Aucune de vos cartes ne vous permet de jouer.
ask-discard = Vous ne pouvez pas jouer. Quelle carte écartez-vous ?

card = { $value }
card-13 = 13/départ
card-1-11 = 1/11/départ
card-swap = échange
card-joker = joker

place-field = case { $field }
place-goal = case d’arrivée { $slot }

word-player = { $who }
word-pawn = { $who-me ->
    [yes] votre pion { $pawn } ({ $place })
   *[no] { $who-mate ->
        [yes] pion { $pawn } de votre partenaire { $who } ({ $place })
       *[no] pion { $pawn } de { $who } ({ $place })
     }
 }
word-portion = { $place } (+{ $steps })
word-past = { $place }, sans entrer dans l’arrivée
word-yard = un pion de la zone de départ
word-none = sans effet
word-out = quitter la manche

about-number = Avancez un de vos pions de { $number } cases.
about-4 = Avancez un de vos pions de 4 cases, ou reculez-le de 4. C’est la seule carte qui fait reculer.
about-7 = Répartissez 7 pas entre vos pions comme vous voulez, en avant seulement. Tout pion doublé retourne dans sa zone de départ, les vôtres aussi.
about-13 = Faites entrer un pion sur votre case départ, ou avancez un pion de 13 cases.
about-1-11 = Faites entrer un pion sur votre case départ, ou avancez un pion de 1 ou de 11 cases.
about-swap = Un de vos pions et un pion d’un autre joueur échangent leurs places. On n’échange pas un pion à l’arrivée, dans sa zone de départ ou sur sa propre case départ.
about-joker = Il peut être n’importe quelle autre carte : à vous de dire laquelle.
about-pawn-yard = Il attend dans la zone de départ. Une carte avec le signe départ ou un joker le fait entrer.
about-pawn-safe = Sur la case départ de sa couleur, il est protégé : personne ne le prend, ne l’échange ni ne le double.
about-pawn-home = Il est à l’arrivée, à l’abri. Là, personne ne saute par-dessus.
about-pawn-out = { $who-me ->
    [yes] Menez-le dans le sens horaire jusqu’à votre arrivée. Qui termine un coup sur sa case le renvoie dans la zone de départ.
   *[no] Qui termine un coup sur sa case le renvoie dans sa zone de départ, partenaire ou non.
 }
about-held = Les cartes de ce joueur. À chaque manche, on en reçoit une de moins : six, cinq, quatre, trois, deux, puis de nouveau six.
about-pile = La prochaine manche est distribuée d’ici.
spot-field = case { $number }
spot-start = case départ { $number }
spot-goal = case d’arrivée { $number }
spot-yard = zone de départ
about-field = Il y a de la place pour un pion. Qui termine un coup ici prend le pion qui s’y trouve, même le sien.
about-start-mine = Vos pions entrent ici, et c’est ici qu’ils tournent vers l’arrivée. Sur cette case, ils sont protégés.
about-start-theirs = Les pions de cette couleur entrent ici. Tant que l’un d’eux s’y trouve, personne ne passe.
about-goal-mine = Faites-y entrer vos pions d’un compte exact. À l’arrivée on ne saute par-dessus personne : remplissez-la par le fond.
about-goal-theirs = L’arrivée de cette couleur. Les pions y sont à l’abri.
about-yard-mine = Vos pions attendent ici d’entrer en jeu, et ceux qui sont pris y reviennent.
about-yard-theirs = Les pions de cette couleur attendent ici d’entrer en jeu.

course = Cases parcourues par tous les pions ensemble
remark-captures = Le plus de prises : { $who-me ->
    [yes] vous
   *[no] { $who }
 }, { $count }.
remark-captured = Le plus souvent au départ : { $who-me ->
    [yes] vous
   *[no] { $who }
 }, { $count }.
remark-sweep = Le plus de pions pris avec une carte : { $who-me ->
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

told-dealer = { $who-me ->
    [yes] Vous distribuez en premier.
   *[no] { $who } distribue en premier.
 }
told-deal = { $who-me ->
    [yes] Vous distribuez { $count } cartes à chacun.
   *[no] { $who } distribue { $count } cartes à chacun.
 }
told-begins = { $who-me ->
    [yes] Vous commencez cette manche.
   *[no] { $who } commence cette manche.
 }
told-shuffle = Les cartes écartées sont mélangées et forment la nouvelle pioche.
told-gave = { $to-mate ->
    [yes] Vous donnez une carte à votre partenaire { $to } : { $card }.
   *[no] Vous donnez une carte à { $to } : { $card }.
 }
told-given = { $to-me ->
    [yes] { $who } vous donne une carte, face cachée.
   *[no] { $who } donne une carte à { $to }, face cachée.
 }
told-got = { $from-mate ->
    [yes] Vous recevez de votre partenaire { $from } : { $card }.
   *[no] Vous recevez de { $from } : { $card }.
 }
told-drew = Vous piochez : { $card }.
told-drawn = { $who } pioche une carte.
told-out = { $who-me ->
    [yes] Vous ne pouvez pas jouer et quittez la manche avec : { $cards }.
   *[no] { $who } ne peut pas jouer et quitte la manche avec : { $cards }.
 }
told-discard = { $who-me ->
    [yes] Vous ne pouvez pas jouer et écartez : { $card }.
   *[no] { $who } ne peut pas jouer et écarte : { $card }.
 }
told-play = { $who-me ->
    [yes] Vous jouez : { $card }.
   *[no] { $who } joue : { $card }.
 }
told-joker = { $who-me ->
    [yes] Vous jouez un joker comme : { $card }.
   *[no] { $who } joue un joker comme : { $card }.
 }
told-idle = La carte est sans effet.
told-start = { $who-me ->
    [yes] Votre pion { $pawn } entre en jeu sur la { $place }.
   *[no] Le pion { $pawn } de { $who } entre en jeu sur la { $place }.
 }
told-walk = { $who-me ->
    [yes] Votre pion { $pawn } avance de { $steps } jusqu’à la { $place }.
   *[no] Le pion { $pawn } de { $who } avance de { $steps } jusqu’à la { $place }.
 }
told-back = { $who-me ->
    [yes] Votre pion { $pawn } recule de { $steps } jusqu’à la { $place }.
   *[no] Le pion { $pawn } de { $who } recule de { $steps } jusqu’à la { $place }.
 }
told-home = { $who-me ->
    [yes] Votre pion { $pawn } avance de { $steps } dans la zone d’arrivée, jusqu’à la { $place }.
   *[no] Le pion { $pawn } de { $who } avance de { $steps } dans la zone d’arrivée, jusqu’à la { $place }.
 }
told-burned = { $who-me ->
    [yes] Votre pion { $pawn } est doublé et pris.
   *[no] Le pion { $pawn } de { $who } est doublé et pris.
 }
told-captured = { $who-me ->
    [yes] Votre pion { $pawn } est pris.
   *[no] Le pion { $pawn } de { $who } est pris.
 }
told-swap = { $who-me ->
    [yes] Votre pion { $pawn }
   *[no] Le pion { $pawn } de { $who }
 } et { $other-me ->
    [yes] votre pion { $otherpawn }
   *[no] le pion { $otherpawn } de { $other }
 } échangent leurs places.
told-finished = { $who-me ->
    [yes] Tous vos pions sont arrivés. Désormais, vous déplacez ceux de { $partner }.
   *[no] Tous les pions de { $who } sont arrivés. Désormais, { $who } déplace { $partner-me ->
        [yes] les vôtres.
       *[no] ceux de { $partner }.
     }
 }

scene-hand = Main
scene-points = { $points ->
    [one] encore un point du 7
   *[other] encore { $points } points du 7
 }
scene-held = Cartes
scene-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
 }
scene-out = hors de la manche
scene-given = a donné une carte
scene-dealer = a distribué
scene-pile = Pioche
scene-pile-count = { $count ->
    [one] une carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
scene-round = manche { $round }
scene-discard = Cartes écartées
scene-pawn = { $who-me ->
    [yes] votre pion { $pawn }
   *[no] pion { $pawn } de { $who }
 }

why-over = La partie est terminée.
why-said = Votre coup est complet.
why-dealer = Le premier donneur a été désigné avant la première carte.
why-can-move = Qui peut encore jouer ne quitte pas la manche.
why-no-out = Sans équipes, personne ne quitte la manche : qui ne peut pas jouer écarte une carte.
why-gave = Vous avez donné votre carte ; attendez les autres.
why-not-your-turn = { $who-me ->
    [yes] C’est votre tour, mais rien ne vous est demandé pour l’instant.
   *[no] C’est au tour de { $who }.
 }
why-give = Choisissez d’abord la carte que vous donnez.
why-discard = Vous ne pouvez pas jouer : choisissez une carte à écarter.
why-not-held = Vous n’avez pas cette carte : { $card }.
why-stuck = Aucune de vos cartes ne peut être jouée.
why-card-first = Choisissez d’abord la carte que vous jouez.
why-role = Dites d’abord quelle carte le joker doit être.
why-pawn-first = Choisissez d’abord un pion.
why-field-first = Choisissez d’abord où va le pion.
why-seven-start = Un 7 ne fait entrer aucun pion en jeu.
why-swap-must = Un échange est possible, il est donc obligatoire.
why-idle = Il n’y a rien à échanger ; la carte ne peut être écartée que sans effet.
why-must-start = Aucun des pions que vous jouez n’est sur le parcours : il faut d’abord en faire entrer un.
why-no-swap = Aucune paire de pions à échanger : ceux de la zone de départ, de l’arrivée et de leur propre case départ ne comptent pas.
why-last-resort = Une carte « échange » ne peut être posée sans effet que si rien d’autre n’est jouable.
why-yard = Tous les pions que vous pourriez déplacer sont dans la zone de départ, et ceci n’est pas une carte « départ » : { $card }.
why-seven = Les sept points du 7 ne peuvent pas tous être utilisés.
why-no-start-card = Seuls 13/départ, 1/11/départ ou un joker font entrer un pion, pas : { $card }.
why-start-taken = Un pion de la même couleur occupe déjà la case départ.
why-yard-empty = Aucun pion n’attend dans la zone de départ.
why-joker-start = Pour faire entrer un pion, jouez le joker comme 13/départ.
why-no-pawn-there = Il n’y a pas de pion à cet endroit.
why-partners-pawn = Vous ne déplacez les pions de { $who } que lorsque tous les vôtres sont arrivés.
why-helping = Vos propres pions sont tous arrivés ; vous déplacez maintenant ceux de { $who }.
why-not-yours = Ce pion appartient à { $who }.
why-goal-full = Dans la zone d’arrivée, la voie n’est pas libre sur { $steps }.
why-blocked = { $who-me ->
    [yes] Votre pion protégé sur la case départ barre le chemin.
   *[no] Le pion protégé de { $who } sur la case départ barre le chemin.
 }
why-leave-goal = Un pion arrivé reste dans la zone d’arrivée.
why-distance = Avec cette carte, le pion n’arrive pas exactement là : { $card }.
why-foreign-goal = Cette zone d’arrivée est celle d’une autre couleur.
why-from-start = On n’entre pas dans la zone d’arrivée en partant de la case départ.
why-goal-exact = Pour cette case d’arrivée, il faut exactement { $steps }.
why-goal-back = On ne recule pas dans la zone d’arrivée.
why-goal-jump = On ne saute par-dessus personne dans la zone d’arrivée.
why-had-portion = Ce pion a déjà eu sa part du 7.
why-partner-later = Les pions de { $who } n’ont le reste que lorsque tous les vôtres sont arrivés.
why-goal-end = Ce pion est au bout de la zone d’arrivée.
why-seven-rest = { $points ->
    [one] Le dernier point ne pourrait alors pas être utilisé.
   *[other] Les { $points } points ne pourraient alors pas tous être utilisés.
 }
why-points = { $points ->
    [one] Il ne reste qu’un point du 7, et il mène en avant.
    [7] Un 7 a 7 points, et ils mènent en avant.
   *[other] Il ne reste que { $points } points du 7, et ils mènent en avant.
 }
why-swap-goal = Les pions de la zone d’arrivée ne s’échangent pas.
why-swap-protected = Un pion sur sa propre case départ ne s’échange pas.
why-swap-own-first = Choisissez d’abord un des pions que vous jouez.
why-swap-same = Deux pions de la même couleur ne s’échangent pas.

option-first_dealer = Qui distribue en premier
choice-first_dealer-random = Le sort désigne qui distribue en premier
choice-first_dealer = La place { $number } distribue en premier
option-direction = Le sens de marche des pions
choice-direction-cw = Les pions avancent dans le sens des aiguilles d’une montre
choice-direction-ccw = Les pions avancent dans le sens inverse des aiguilles d’une montre
option-mirror_turn_order = On joue, distribue et passe les cartes dans le sens inverse des aiguilles d’une montre
choice-mirror_turn_order-false = On joue, distribue et passe les cartes dans le sens des aiguilles d’une montre
choice-mirror_turn_order-true = On joue, distribue et passe les cartes dans le sens inverse des aiguilles d’une montre
option-reshuffle = Quand la pioche ne suffit plus
choice-reshuffle-deal_rest_first = On distribue d’abord le reste, puis on mélange les cartes écartées
choice-reshuffle-merge = Une pioche trop petite est mélangée aux cartes écartées avant la distribution
option-must_start_when_track_empty = Sans pion sur le parcours, il faut en faire entrer un
choice-must_start_when_track_empty-false = Sans pion sur le parcours, on peut encore avancer à l’arrivée
choice-must_start_when_track_empty-true = Sans pion sur le parcours, on ne peut qu’en faire entrer un
option-swap_no_effect = Quand une carte échange peut être écartée sans effet
choice-swap_no_effect-literal = Si vous êtes sur le parcours et qu’aucun autre pion n’y est échangeable
choice-swap_no_effect-whenever_impossible = Dès que vous ne pouvez pas échanger
choice-swap_no_effect-never = Jamais : une carte échange sert à échanger
choice-swap_no_effect-last_resort = Seulement si vous ne pouviez rien jouer d’autre
option-seven_partner = Quand un 7 peut aussi déplacer les pions du partenaire
choice-seven_partner-after_finish = Seulement quand votre dernier pion est arrivé
choice-seven_partner-when_stuck = Aussi quand les vôtres ne peuvent pas utiliser les sept points
choice-seven_partner-free = Toujours
option-fields_per_colour = La longueur du parcours
choice-fields_per_colour = { $value } cases d’une case départ à la suivante
option-ring = Le plateau à 2, 3 ou 5
choice-ring-printed = À 2, 3 ou 5, on joue sur le plateau imprimé
choice-ring-fitted = À 2, 3 ou 5, on joue sur un plateau avec une branche par joueur
preset-strict = Strict
preset-strict-more = Une carte échange sert toujours à échanger, et sans pion sur le parcours, on ne peut qu’en faire entrer un.
preset-helping = Coup de main
preset-helping-more = Un 7 peut toujours déplacer aussi les pions du partenaire, et une carte échange inutilisable peut être écartée.
preset-short = Petits tours
preset-short-more = Seulement 14 cases d’une case départ à la suivante : la partie finit plus tôt.

# La première partie, accompagnée
lesson-1 = Bienvenue dans DOG ! Vous et la personne d’en face êtes partenaires : vous gagnez ensemble, dès que tous vos pions sont rentrés. Chaque manche commence par un cadeau. Donnez à votre partenaire une carte, face cachée : « { card-1-11 } », car vous avez d’autres cartes pour faire entrer un pion.
lesson-2 = À votre tour, vous jouez une carte. Tous les pions attendent, et seule une carte départ ou un joker en fait entrer un. Jouez « { card-13 } » et choisissez un pion de votre zone de départ.
lesson-3 = Le 4 est la seule carte qui peut reculer. Choisissez le 4, votre pion et la case 4 pas en arrière : il est ainsi tout près de l’arrivée, sans faire le tour.
lesson-4 = On entre à l’arrivée en avançant par sa propre case départ. Le 6 mène votre pion de 4 pas sur la case départ et de 2 dans l’arrivée. Là, il est à l’abri.
lesson-5 = Un joker est la carte que vous voulez. Faites-en « { card-13 } » et faites entrer votre pion suivant. Sur sa propre case départ, il est protégé, et personne ne peut passer.
lesson-6 = Le 7 se partage. D’abord 2 pas avec le pion à l’arrivée, jusqu’au fond. Puis 5 avec l’autre : il tombe sur un pion adverse et le renvoie. Et attention : un 7 prend tout ce qu’il double, vos propres pions aussi.
lesson-7 = Un de vos adversaires ne peut jouer aucune carte : il est hors de la manche. Votre partenaire vous a donné une carte échange : échangez votre pion de la case 5 avec celui de la case 58, qui a presque fini le tour.
lesson-8 = Une nouvelle manche, avec une carte de moins. Donnez de nouveau « { card-1-11 } » à votre partenaire : elle fait entrer un pion.
lesson-9 = Comptez : 6 pas jusqu’à votre case départ, puis 3 dans l’arrivée, juste derrière le pion qui s’y trouve. À l’arrivée, on ne saute par-dessus personne, et le compte doit être exact. Le 9 convient !
lesson-end = Deux pions rentrés ! Quand les quatre le sont, vous jouez ceux de votre partenaire, et avec les huit votre équipe gagne. Laissez la souris sur une carte, ou appuyez longuement : elle s’explique.

# Signes des cartes et des cases
sign-start = fait aussi sortir un pion
sign-swap = échange deux pions
sign-split = pas à répartir
sign-both = en avant ou en arrière
