title = Hit!
about = Piochez, dépouillez les autres et arrêtez-vous à temps : les truands amassent leur butin jusqu’à la dernière carte de la pioche.
minutes = 15

ask-draw = À vous de jouer. Piochez une carte.
ask-go-on = Stop ou encore ?
ask-rob = La même carte se trouve devant d’autres joueurs. Voulez-vous toutes les voler ?

word-draw = piocher une carte
word-stop = s’arrêter
word-steal = voler tous les { $card }
word-leave = ne rien voler
word-player = { $who }
card = { $value }

scene-pile = Pioche
scene-pile-count = { $count ->
    [one] une carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
scene-round = manche { $round } sur { $rounds }
scene-discard = Défausse
scene-discard-count = { $count ->
    [one] une carte perdue
   *[other] { $count } cartes perdues
 }
scene-row = À découvert
scene-risk = le prochain doublon fait tout perdre
scene-odds = { $worth } · risque { $percent } %
scene-loot = Butin
scene-loot-count = { $count ->
    [one] une carte de butin
   *[other] { $count } cartes de butin
 }
scene-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

about-pile = { $deck ->
    [full] 90 cartes : les 1 à 5 y sont onze fois chacun, les 6 à 10 sept fois. Quand la dernière est piochée, la partie est finie.
   *[tiny] Les cartes 1, 1, 2, 2 et 3. Quand la dernière est piochée, la partie est finie.
 }
about-discard = Ce qu’on a perdu en piochant une fois de trop. Cela ne compte pour personne.
about-loot = Le butin est à l’abri : personne ne peut le voler. Chaque carte vaut son nombre en points.
about-card = Vaut { $value } points une fois dans le butin. D’ici là, qui pioche un autre { $value } peut la voler.

course = Points à l’abri
remark-row = Rangée la plus longue : { $who-me ->
    [yes] vous
   *[no] { $who }
 }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
remark-bust = Perte la plus chère : { $who-me ->
    [yes] vous
   *[no] { $who }
 }, { $points } points envolés.
remark-theft = Vol le plus audacieux : { $who-me ->
    [yes] vous
   *[no] { $who }
 }, { $points } points.
remark-bank = Plus beau butin mis à l’abri : { $who-me ->
    [yes] vous
   *[no] { $who }
 }, { $points } points.

told-first = { $who-me ->
    [yes] Vous avez le plus grand chapeau : à vous de commencer.
   *[no] { $who } a le plus grand chapeau et commence.
 }
told-draw = { $who-me ->
    [yes] Vous piochez : { $card }.
   *[no] { $who } pioche : { $card }.
 }
told-bust = { $who-me ->
    [yes] Perdu ! Vous défaussez { $count } cartes d’une valeur de { $points }.
   *[no] Perdu ! { $who } défausse { $count } cartes d’une valeur de { $points }.
 }
told-steal = { $who-me ->
    [yes] Vous volez à { $from } { $count ->
        [one] un { $card }
       *[other] { $count } cartes, que des { $card }
     }.
   *[no] { $from-me ->
        [yes] { $who } vous vole { $count ->
            [one] un { $card }
           *[other] { $count } cartes, que des { $card }
         }.
       *[no] { $who } vole à { $from } { $count ->
            [one] un { $card }
           *[other] { $count } cartes, que des { $card }
         }.
     }
 }
told-leave = { $who-me ->
    [yes] Vous laissez les autres { $card } en place.
   *[no] { $who } laisse les autres { $card } en place.
 }
told-stop = { $who-me ->
    [yes] Vous vous arrêtez.
   *[no] { $who } s’arrête.
 }
told-bank = { $who-me ->
    [yes] Vous mettez dans votre butin { $count ->
        [one] une carte
       *[other] { $count } cartes
     } d’une valeur de { $points }.
   *[no] { $who } met dans son butin { $count ->
        [one] une carte
       *[other] { $count } cartes
     } d’une valeur de { $points }.
 }
told-round-over = La pioche est vide : la manche { $round } est terminée.
told-points = { $who-me ->
    [yes] Vous marquez { $points } { $points ->
        [one] point
       *[other] points
     }.
   *[no] { $who } marque { $points } { $points ->
        [one] point
       *[other] points
     }.
 }

why-over = La partie est terminée.
why-not-your-turn = { $who-me ->
    [yes] C’est à vous de jouer.
   *[no] C’est au tour de { $who }.
 }
why-said = Après ce mot, votre coup est déjà complet.
why-first = Le premier joueur a été désigné avant la première carte.
why-card = On ne choisit pas sa carte : on retourne celle du dessus de la pioche.
why-no-steal = On ne vole qu’aussitôt après avoir pioché une carte qui se trouve aussi devant un autre joueur.
why-decide-steal = Décidez d’abord si vous volez tous les { $card }.
why-must-draw = Il faut piocher au moins une carte avant de pouvoir s’arrêter.

option-rounds = Nombre de manches
choice-rounds = { $value ->
    [one] On joue une manche
   *[other] On joue { $value } manches
 }
option-first_player = Qui commence
choice-first_player-random = Le sort désigne qui commence
choice-first_player = La place { $number } commence
option-min_draws_per_turn = Nombre de cartes à piocher au moins par tour
choice-min_draws_per_turn-0 = On peut s’arrêter sans piocher
choice-min_draws_per_turn-1 = On pioche au moins une carte par tour
option-resolve_last_card_fully = La dernière carte de la pioche compte encore
choice-resolve_last_card_fully-true = La dernière carte de la pioche compte encore : elle peut tout faire perdre, et elle peut voler
choice-resolve_last_card_fully-false = La dernière carte de la pioche est simplement écartée
option-deck = Quelles cartes sont en jeu
choice-deck-full = Toutes les cartes sont en jeu
choice-deck-tiny = Cinq cartes seulement, pour étudier le jeu
option-six_players = On peut jouer à six
choice-six_players-false = On joue de deux à cinq
choice-six_players-true = On peut aussi jouer à six
option-show_odds = La valeur des rangées et le risque sont affichés
choice-show_odds-false = À chacun d’estimer la valeur des rangées et le risque
choice-show_odds-true = La valeur des rangées et le risque sont affichés
preset-evening = Quatre manches
preset-evening-more = On joue quatre manches, et chaque fois quelqu’un d’autre commence.
preset-cautious = Pour les prudents
preset-cautious-more = On peut s’arrêter sans piocher.

# La première partie, accompagnée
lesson-1 = Bienvenue dans Hit!, où les truands amassent leur butin. Chaque carte mise à l’abri vaut son nombre, et quand la pioche est vide, le plus de points gagne. Piochez votre première carte !
lesson-2 = Un 4 est à découvert devant vous. Piochez encore : avec moins de trois cartes, vous ne risquez rien.
lesson-3 = 4 et 7. Encore une fois : même un doublon est sans danger tant que vous avez moins de trois cartes.
lesson-4 = Un deuxième 4, et aucun mal. Mais il y a maintenant trois cartes : désormais, un nombre que vous avez déjà vous ferait tout perdre. Arrêtez-vous ! Votre rangée reste à découvert jusqu’à votre prochain tour, puis rejoint votre butin.
lesson-5 = Personne ne vous a rien volé : vos 15 points sont maintenant du butin, à l’abri pour de bon. Votre adversaire a un 9, un 2 et un 6 à découvert. Piochez !
lesson-6 = Un 9, et votre adversaire en a un aussi. Qui pioche un nombre qui se trouve devant un autre peut le voler. Prenez-le !
lesson-7 = Deux 9, soit 18 points. Piochez encore.
lesson-8 = 9, 9 et 3 : avec trois cartes, tout doublon fait tout perdre. Le risque est faible, la tentation grande. Piochez !
lesson-9 = Un 10 : il y a maintenant 31 points, et un truand avisé s’arrêterait. Piochez quand même une fois, pour voir ce qui arrive.
lesson-10 = Perdu ! Un deuxième 3, et tout ce qui était à découvert s’envole. Votre butin n’est pas touché. Votre adversaire a maintenant un 1 et un 8 à découvert. Piochez !
lesson-11 = Justement un 8. Volez l’autre.
lesson-12 = 16 points, et ils sont à vous si personne ne pioche un 8. Cette fois, arrêtez-vous.
lesson-end = Vos 8 sont à l’abri : 31 points de butin contre 9. C’est tout le jeu : piocher, voler, et s’arrêter à temps.
