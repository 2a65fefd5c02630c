title = Hexenrennen
about = Quatre tribus de sorcières font la course sur des tuiles que personne ne connaît. Les symboles des autres vous font reculer.
minutes = 30

ask-split-first = Quels sont les trois nombres que vous placez dans la première section ?
ask-split-second = Quels sont les trois nombres de la deuxième section ? Le reste ira dans la troisième.
ask-witch = Quelle sorcière s’envole ?
ask-own-symbol = Votre sorcière est sur votre propre symbole. Jouez-vous une carte pour la faire avancer, ou la laissez-vous là ?
ask-own-must = Une carte a fait reculer votre sorcière sur votre propre symbole. Vous devez jouer une carte pour elle.
ask-other-symbol = Une sorcière est arrivée sur votre symbole. Jouez-vous une carte pour la faire reculer, ou la laissez-vous là ?
ask-other-must = Une carte a fait reculer cette sorcière sur votre symbole. Vous devez jouer une carte contre elle.

word-player = { $who }
word-witch = { $place ->
    [0] une sorcière qui attend
   *[other] la sorcière de la case { $place }
 }
word-leave = la laisser là
word-number = { $number }
word-card = { $number } ({ $to })
word-symbol = carte symbole

tribe-name = { $tribe ->
    [frost] Givre
    [storm] Orage
    [wood] Forêt
   *[mist] Brume
 }
tile-number = { $tribe } { $number }
tile-symbol = symbole { $tribe }
card-symbol = un symbole { $tribe }
to-place = { $place ->
    [49] jusqu’à la case d’arrivée 2
    [50] jusqu’à la case d’arrivée 3
    [51] jusqu’à la case d’arrivée 4
   *[other] jusqu’à la case { $place }
 }

scene-tribe = { $tribe ->
    [frost] Sorcières du givre
    [storm] Sorcières de l’orage
    [wood] Sorcières de la forêt
   *[mist] Sorcières de la brume
 }
scene-divides = répartissent leurs tuiles
scene-decides = décident
scene-must = doivent jouer une carte
scene-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
scene-pile = { $tribe }, neutre
scene-left = { $count ->
    [one] encore { $count } carte dans la pioche
   *[other] encore { $count } cartes dans la pioche
 }
scene-hand = Main
scene-tiles = Vos tuiles à répartir
scene-section = Cachées dans la section { $section }
scene-die = le dé montre { $number }
scene-down = case { $place }, face cachée
scene-up = case { $place } : { $tile }
scene-witch = { $who-me ->
    [yes] votre sorcière
   *[no] une sorcière de { $who }
 }{ $place ->
    [0] , en attente
    [49] , à l’arrivée : 2 points
    [50] , à l’arrivée : 3 points
    [51] , à l’arrivée : 4 points
   *[other] {" "}sur la case { $place }
 }

about-die = Après le lancer, une de vos sorcières avance de tout ce nombre.
about-tile-down = Personne ne sait ce qu’elle montre. On la retourne quand une sorcière s’y pose, et elle agit alors sur elle.
about-tile-number = Une sorcière de cette tribu qui s’y pose repart aussitôt de { $number }. Toute autre s’arrête ici.
about-tile-symbol = Quand une sorcière de cette tribu s’y pose, son joueur peut jouer une carte pour repartir. Contre toute autre qui s’y pose, le joueur de cette tribu peut jouer une carte qui la fait reculer.
about-tile-neutral = Quand une sorcière s’y pose, on tire la première carte de la pioche de cette tribu, et elle la fait reculer.
about-tile-asleep = Elle a été retournée plus tôt et, selon les règles de cette table, elle ne fait plus rien.
about-card-number = Se joue quand une sorcière se pose sur le symbole de cette tribu : une sorcière de la tribu avance de { $number }, toute autre recule de { $number }. Une carte ne sert qu’une fois.
about-card-symbol = Se joue quand une sorcière se pose sur le symbole de cette tribu : une sorcière de la tribu saute jusqu’à la prochaine tuile libre portant ce symbole, toute autre recule jusqu’à la plus proche derrière elle. Une carte ne sert qu’une fois.
about-card-neutral = Dans la pioche de cette tribu. Quand une sorcière se pose sur son symbole, on tire la première carte, qui la fait reculer : de son nombre, ou jusqu’à la tuile la plus proche derrière elle portant ce symbole.
about-witch-waiting = Elle attend de partir. Son premier lancer l’amène sur le parcours, et les tuiles occupées ne comptent pas alors.
about-witch-out = { $who-me ->
    [yes] Menez vos trois sorcières à l’arrivée. Une tuile n’a de place que pour une sorcière.
   *[no] Elle court contre vous. Si elle se pose sur votre symbole, vous pouvez jouer une carte et la faire reculer.
 }
about-witch-home = Elle est arrivée et ne bouge plus. Elle rapporte ce que vaut sa case.
about-my-tile = Une de vos tuiles, cachée quelque part dans cette section. Vous seul savez qu’elle y est.
about-to-divide = Une tuile que vous cachez : trois nombres dans chacune des trois sections. Vos propres nombres font repartir vos sorcières : cachez-les là où il vous les faut.
spot-tile = tuile { $number }
spot-wait = sorcières en attente
spot-die = dé
spot-finish = arrivée, { $number } points
about-tile = Les tuiles 1 à 48 mènent à l’arrivée. Une tuile a de la place pour une sorcière.
about-wait = Toutes les sorcières de cette tribu attendent ici, devant la première tuile.
about-finish = Une sorcière qui arrive ici d’un compte exact rapporte { $number }. Qui a ses trois sorcières à l’arrivée met fin à la partie ; le plus de points gagne.

course = Tuiles franchies par toutes les sorcières ensemble
remark-flight = Vol le plus long : { $who-me ->
    [yes] vous
   *[no] { $who }
 }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 }.
remark-push = Plus grand recul : { $who-me ->
    [yes] vous
   *[no] { $who }
 } → { $whom-me ->
    [yes] vous
   *[no] { $whom }
 }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 }.
remark-pushes = Le plus de cartes contre les autres : { $who-me ->
    [yes] vous
   *[no] { $who }
 }, { $count }.
remark-lap = Sorcière la plus rapide : { $who-me ->
    [yes] vous
   *[no] { $who }
 }, arrivée en { $count ->
    [one] { $count } vol
   *[other] { $count } vols
 }.

told-split = { $who-me ->
    [yes] Vous avez réparti vos tuiles.
   *[no] { $who } a réparti ses tuiles.
 }
told-laid = Le parcours est prêt : 48 tuiles, face cachée.
told-first = { $who-me ->
    [yes] Vous commencez.
   *[no] { $who } commence.
 }
told-roll = { $who-me ->
    [yes] Vous lancez le dé : { $number }.
   *[no] { $who } lance le dé : { $number }.
 }
told-stuck = { $who-me ->
    [yes] Aucune de vos sorcières ne peut l’utiliser.
   *[no] Aucune sorcière de { $who } ne peut l’utiliser.
 }
told-fly = { $who-me ->
    [yes] Votre sorcière vole de la case { $from } { $to }.
   *[no] La sorcière de { $who } vole de la case { $from } { $to }.
 }
told-enter = { $who-me ->
    [yes] Votre sorcière prend le départ et vole { $to }.
   *[no] Une sorcière de { $who } prend le départ et vole { $to }.
 }
told-turned = La case { $place } est retournée : { $tile }.
told-carried = Son propre { $number } la porte { $to }.
told-blocked = Son propre nombre ne peut pas la porter plus loin : elle reste sur la case { $place }.
told-stop = { $tile } est à une autre tribu : elle s’arrête sur la case { $place }.
told-asleep = La case { $place } était déjà visible : { $tile } reste sans effet.
told-own-symbol = { $who-me ->
    [yes] Votre propre symbole : vous { $must ->
        [yes] devez
       *[no] pouvez
     } jouer une carte.
   *[no] Son propre symbole : { $who } { $must ->
        [yes] doit
       *[no] peut
     } jouer une carte.
 }
told-symbol = { $who-me ->
    [yes] Votre symbole : vous { $must ->
        [yes] devez
       *[no] pouvez
     } jouer une carte contre elle.
   *[no] Le symbole de { $who }, qui { $must ->
        [yes] doit
       *[no] peut
     } jouer une carte contre elle.
 }
told-no-card = { $who-me ->
    [yes] Votre symbole, mais aucune de vos cartes ne peut être jouée ici.
   *[no] Le symbole de { $who }, qui n’a aucune carte à jouer ici.
 }
told-stay = { $who-me ->
    [yes] Vous laissez votre sorcière sur place.
   *[no] { $who } laisse sa sorcière sur place.
 }
told-spare = { $who-me ->
    [yes] Vous laissez la sorcière de { $mover } tranquille.
   *[no] { $who } laisse { $mover-me ->
        [yes] votre sorcière
       *[no] la sorcière de { $mover }
     } tranquille.
 }
told-card-own = { $who-me ->
    [yes] Vous jouez { $card } : votre sorcière continue { $to }.
   *[no] { $who } joue { $card } : sa sorcière continue { $to }.
 }
told-card-against = { $who-me ->
    [yes] Vous jouez { $card } contre { $mover } : la sorcière recule { $to }.
   *[no] { $who } joue { $card } contre { $mover-me ->
        [yes] vous
       *[no] { $mover }
     } : la sorcière recule { $to }.
 }
told-neutral = La pioche neutre donne { $card } : la sorcière recule { $to }.
told-neutral-vain = La pioche neutre donne { $card }, mais c’est impossible : elle reste sur place.
told-pile-empty = La pioche neutre { $tribe } est vide : elle reste sur place.
told-shuffled = La pioche neutre { $tribe } était vide ; elle est mélangée de nouveau.
told-home = { $who-me ->
    [yes] Votre sorcière est arrivée : { $points } points.
   *[no] La sorcière de { $who } est arrivée : { $points } points.
 }
told-points = { $who-me ->
    [yes] Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
     }.
   *[no] { $who } a { $points ->
        [one] { $points } point
       *[other] { $points } points
     }.
 }

why-over = La partie est terminée.
why-not-your-turn = { $who-me ->
    [yes] C’est votre tour, mais ce n’est pas le moment.
   *[no] C’est le tour de { $who }.
 }
why-owner-decides = { $who-me ->
    [yes] C’est à vous de décider : c’est votre symbole.
   *[no] C’est à { $who } de décider : c’est son symbole.
 }
why-lots = Le premier joueur est désigné avant le premier lancer.
why-turned = Personne ne choisit une tuile : on retourne celle où une sorcière arrive.
why-said = Avec ce mot, votre coup est complet.
why-split-done = Vous avez déjà réparti vos tuiles.
why-split-symbol = Chaque section reçoit de toute façon un de vos symboles ; vous ne répartissez que les nombres.
why-split-number = Vos tuiles portent les nombres de 2 à 10.
why-split-used = Votre { $number } est déjà placé ; il n’y en a qu’un.
why-split-order = Dites les trois nombres d’une section du plus petit au plus grand.
why-no-pass = Une de vos sorcières peut utiliser le dé, il faut donc le faire.
why-choose = Dites d’abord quelle sorcière s’envole. Les cartes ne se jouent que sur les symboles.
why-no-witch = Aucune de vos sorcières n’est là.
why-past = Cela mènerait au-delà de la case d’arrivée 4.
why-taken = Il y a déjà une sorcière sur la case { $place }.
why-must = Une carte nombre l’a fait reculer sur votre symbole : vous devez jouer une carte.
why-play-card = C’est le moment de jouer une carte ou de laisser la sorcière sur place.
why-no-one = Les cartes portent les nombres de 2 à 10.
why-used = Vous n’avez plus cette carte.
why-no-sign = { $own ->
    [yes] Devant elle, aucune case libre ne montre votre symbole.
   *[no] Derrière elle, aucune case libre ne montre votre symbole.
 }
why-off-track = Cela la ferait sortir du parcours : on ne recule pas au-delà de la case 1.

option-first_player = Qui commence
choice-first_player-random = Le sort désigne qui commence
choice-first_player = La place { $number } commence
option-faceup_tiles_active = Les tuiles déjà visibles agissent elles aussi
choice-faceup_tiles_active-true = Les tuiles déjà visibles agissent sur chaque sorcière qui y arrive
choice-faceup_tiles_active-false = Une tuile n’agit que lorsqu’on la retourne
option-tile_may_enter_finish = Une tuile nombre peut porter une sorcière jusqu’à l’arrivée
choice-tile_may_enter_finish-true = Une tuile nombre peut porter une sorcière jusqu’à l’arrivée
choice-tile_may_enter_finish-false = Une tuile nombre ne porte aucune sorcière jusqu’à l’arrivée : elle reste là
option-symbol_skip_occupied = Une carte symbole saute un symbole occupé
choice-symbol_skip_occupied-true = Une carte symbole saute un symbole occupé
choice-symbol_skip_occupied-false = Une sorcière sur le symbole le plus proche bloque la carte symbole
option-neutral_reshuffle = Une pioche neutre vide est mélangée de nouveau
choice-neutral_reshuffle-false = Une pioche neutre vide reste vide
choice-neutral_reshuffle-true = Une pioche neutre vide est mélangée de nouveau
preset-calm = Plus calme
preset-calm-more = Une tuile n’agit que lorsqu’on la retourne.
preset-endless = Magie sans fin
preset-endless-more = Une pioche neutre vide est mélangée de nouveau.

# La première partie, accompagnée
lesson-1 = Bienvenue à la course des sorcières ! Vos trois sorcières volent au-dessus de 48 tuiles que personne ne connaît. Vos propres nombres les font repartir, cachez-les donc bien : 4, 5 et 8 dans la première section, puis 6, 9 et 10 dans la deuxième. Le reste va dans la troisième.
lesson-2 = Le dé montre 4 : une sorcière en attente part. La tuile où elle se pose est retournée et agit sur elle.
lesson-3 = Votre propre 8 l’a fait repartir aussitôt ; un nombre d’une autre tribu l’a arrêtée. Et voilà qu’une sorcière de votre adversaire s’est posée sur votre symbole : vous pouvez jouer une carte contre elle. Faites-la reculer avec le 3. Chaque carte ne sert qu’une fois.
lesson-4 = Le dé montre 6. Une seule sorcière utilise tout le lancer, et vous choisissez laquelle. Avancez avec celle de la case 12.
lesson-5 = Votre propre symbole ! Ici, vous pouvez jouer une carte pour repartir aussitôt. Jouez le 10.
lesson-6 = Votre 9 caché l’a menée jusqu’à la case 37, sur le symbole de votre adversaire, qui l’a laissée tranquille. Le dé montre 6 : avancez encore avec elle.
lesson-7 = Encore votre symbole. Derrière la case 48 se trouvent les cases d’arrivée 2, 3 et 4, qu’il faut atteindre exactement. Depuis la case 43, le 8 mène au 4. Jouez-le !
lesson-8 = Arrivée, et elle vaut 4 points ! Entre-temps, votre adversaire est tombé sur le symbole d’une tribu neutre, où une carte de la pioche fait reculer tout le monde. Le dé montre 3 : faites partir votre sorcière suivante.
lesson-end = Qui mène ses trois sorcières à l’arrivée met fin à la partie, et le plus de points gagne. Laissez la souris sur une tuile ou une carte, ou appuyez longuement : elle s’explique.

# Signes des cartes et des tuiles
sign-frost = Sorcières du givre
sign-storm = Sorcières de l’orage
sign-wood = Sorcières de la forêt
sign-mist = Sorcières de la brume
