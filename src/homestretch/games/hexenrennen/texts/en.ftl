title = Hexenrennen
about = A race of four tribes of witches over tiles nobody knows. Other tribes’ symbols throw you back.
minutes = 30

ask-split-first = Which three of your numbers shall lie in the first section?
ask-split-second = Which three shall lie in the second section? The rest goes to the third.
ask-witch = Which witch flies?
ask-own-symbol = Your witch has found your own symbol. Play a card to fly on, or let her rest?
ask-own-must = A card threw your witch back onto your own symbol. You have to play a card for her.
ask-other-symbol = A witch has landed on your symbol. Play a card to throw her back, or leave her?
ask-other-must = A card threw this witch onto your symbol. You have to play a card against her.

word-player = { $who }
word-witch = { $place ->
    [0] a waiting witch
   *[other] the witch on tile { $place }
 }
word-leave = leave her here
word-number = { $number }
word-card = { $number } ({ $to })
word-symbol = symbol card

tribe-name = { $tribe ->
    [frost] Frost
    [storm] Storm
    [wood] Wood
   *[mist] Mist
 }
tile-number = { $tribe } { $number }
tile-symbol = { $tribe } symbol
card-symbol = a { $tribe } symbol
to-place = { $place ->
    [49] to the field worth 2
    [50] to the field worth 3
    [51] to the field worth 4
   *[other] to tile { $place }
 }

scene-tribe = { $tribe ->
    [frost] Frost witches
    [storm] Storm witches
    [wood] Wood witches
   *[mist] Mist witches
 }
scene-divides = dividing tiles
scene-decides = deciding
scene-must = must play a card
scene-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
scene-pile = { $tribe }, neutral
scene-left = { $count ->
    [one] one card left in the pile
   *[other] { $count } cards left in the pile
 }
scene-hand = Hand
scene-tiles = Your tiles to divide
scene-section = Hidden in section { $section }
scene-die = the die shows { $number }
scene-down = tile { $place }, face down
scene-up = tile { $place }: { $tile }
scene-witch = { $who-me ->
    [yes] your witch
   *[no] a witch of { $who }
 }{ $place ->
    [0] , waiting
    [49] , in the finish: 2 points
    [50] , in the finish: 3 points
    [51] , in the finish: 4 points
   *[other] {" "}on tile { $place }
 }

about-die = After the roll one of your witches flies forward by all of it.
about-tile-down = Nobody knows what it shows. It is turned up when a witch lands on it, and then acts on her.
about-tile-number = A witch of this tribe that lands here flies on by { $number } at once. Any other witch stops here.
about-tile-symbol = When a witch of this tribe lands here, her player may play a card to fly on. Against any other witch that lands here this tribe’s player may play a card that throws her back.
about-tile-neutral = When a witch lands here, the top card of this tribe’s pile is drawn and throws her back.
about-tile-asleep = It was turned up before, and by the rules of this table it does nothing any more.
about-card-number = Played when a witch lands on this tribe’s symbol: a witch of the tribe flies on by { $number }, any other goes back by { $number }. A card is used once.
about-card-symbol = Played when a witch lands on this tribe’s symbol: a witch of the tribe jumps on to the next free tile with that symbol, any other is thrown back to the nearest free one behind her. A card is used once.
about-card-neutral = In this tribe’s pile. When a witch lands on its symbol, the top card is drawn and throws her back: by its number, or to the nearest tile behind her with that symbol.
about-witch-waiting = She waits to set out. The first roll takes her onto the track, and tiles with a witch on them are not counted then.
about-witch-out = { $who-me ->
    [yes] Bring all three of your witches into the finish. A tile has room for one witch only.
   *[no] She races against you. If she lands on your symbol, you may play a card and throw her back.
 }
about-witch-home = She has arrived and moves no more. She scores what her field is worth.
about-my-tile = One of your own tiles, face down somewhere in this section. Only you know that it is there.
about-to-divide = A tile you hide: three numbers in each of the three sections. Your own numbers carry your witches on, so hide them where you need them.
spot-tile = tile { $number }
spot-wait = waiting witches
spot-die = die
spot-finish = finish, { $number } points
about-tile = Tiles 1 to 48 lead to the finish. A tile has room for one witch.
about-wait = Here all witches of this tribe wait before the first tile.
about-finish = A witch that arrives here by exact count scores { $number }. Whoever has all three in the finish ends the game; the most points win.

course = Tiles all witches together have flown
remark-flight = Longest flight: { $who-me ->
    [yes] you
   *[no] { $who }
 }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }.
remark-push = Hardest throw back: { $who-me ->
    [yes] you
   *[no] { $who }
 } → { $whom-me ->
    [yes] you
   *[no] { $whom }
 }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }.
remark-pushes = Most cards against others: { $who-me ->
    [yes] you
   *[no] { $who }
 }, { $count }.
remark-lap = Fastest witch: { $who-me ->
    [yes] you
   *[no] { $who }
 }, there in { $count ->
    [one] { $count } flight
   *[other] { $count } flights
 }.

told-split = { $who-me ->
    [yes] You have divided your tiles.
   *[no] { $who } has divided the tiles.
 }
told-laid = The track is laid, all 48 tiles face down.
told-first = { $who-me ->
    [yes] You begin.
   *[no] { $who } begins.
 }
told-roll = { $who-me ->
    [yes] You roll a { $number }.
   *[no] { $who } rolls a { $number }.
 }
told-stuck = { $who-me ->
    [yes] None of your witches can use it.
   *[no] None of { $who }’s witches can use it.
 }
told-fly = { $who-me ->
    [yes] Your witch flies from tile { $from } { $to }.
   *[no] { $who }’s witch flies from tile { $from } { $to }.
 }
told-enter = { $who-me ->
    [yes] Your witch sets out and flies { $to }.
   *[no] { $who }’s witch sets out and flies { $to }.
 }
told-turned = Tile { $place } is turned up: { $tile }.
told-carried = Her own { $number } carries her on { $to }.
told-blocked = Her own number cannot carry her on: she stays on tile { $place }.
told-stop = { $tile } belongs to another tribe: she stops on tile { $place }.
told-asleep = Tile { $place } was face up before: { $tile } does nothing.
told-own-symbol = { $who-me ->
    [yes] Your own symbol: you { $must ->
        [yes] have to
       *[no] may
     } play a card.
   *[no] { $who }’s own symbol: { $who } { $must ->
        [yes] has to
       *[no] may
     } play a card.
 }
told-symbol = { $who-me ->
    [yes] Your symbol: you { $must ->
        [yes] have to
       *[no] may
     } play a card against her.
   *[no] { $who }’s symbol: { $who } { $must ->
        [yes] has to
       *[no] may
     } play a card against her.
 }
told-no-card = { $who-me ->
    [yes] Your symbol, but you have no card to play here.
   *[no] { $who }’s symbol, but { $who } has no card to play here.
 }
told-stay = { $who-me ->
    [yes] You let your witch rest.
   *[no] { $who } lets the witch rest.
 }
told-spare = { $who-me ->
    [yes] You leave { $mover }’s witch alone.
   *[no] { $who } leaves { $mover-me ->
        [yes] your witch
       *[no] { $mover }’s witch
     } alone.
 }
told-card-own = { $who-me ->
    [yes] You play { $card }: your witch flies on { $to }.
   *[no] { $who } plays { $card }: the witch flies on { $to }.
 }
told-card-against = { $who-me ->
    [yes] You play { $card } against { $mover }: back { $to }.
   *[no] { $who } plays { $card } against { $mover-me ->
        [yes] you
       *[no] { $mover }
     }: back { $to }.
 }
told-neutral = The neutral pile gives { $card }: back { $to }.
told-neutral-vain = The neutral pile gives { $card }, but that cannot be done: she stays.
told-pile-empty = The { $tribe } pile is empty: she stays.
told-shuffled = The { $tribe } pile was empty and is shuffled again.
told-home = { $who-me ->
    [yes] Your witch is home: { $points } points.
   *[no] { $who }’s witch is home: { $points } points.
 }
told-points = { $who-me ->
    [yes] You have { $points } points.
   *[no] { $who } has { $points } points.
 }

why-over = The game is over.
why-not-your-turn = { $who-me ->
    [yes] It is your turn, but not for this.
   *[no] It is { $who }’s turn.
 }
why-owner-decides = { $who-me ->
    [yes] You decide: it is your symbol.
   *[no] { $who } decides: it is { $who }’s symbol.
 }
why-lots = Who begins is settled before the first roll.
why-turned = Nobody chooses a tile: it is turned up where a witch lands.
why-said = After that word your move is complete.
why-split-done = You have divided your tiles already.
why-split-symbol = Every section gets one of your symbols anyway; you only divide the numbers.
why-split-number = Your tiles have the numbers 2 to 10.
why-split-used = Your { $number } is placed already; there is only one.
why-split-order = Name the three numbers of a section from the lowest to the highest.
why-no-pass = A witch of yours can use the roll, so one has to.
why-choose = First say which witch flies. Cards are played on symbols only.
why-no-witch = None of your witches is there.
why-past = That would lead past the field worth 4.
why-taken = There is a witch on tile { $place } already.
why-must = A number card threw her back onto your symbol, so you have to play a card.
why-play-card = Now a card is played, or the witch is left where she is.
why-no-one = Cards have the numbers 2 to 10.
why-used = You do not have that card any more.
why-no-sign = { $own ->
    [yes] No free tile ahead shows your symbol.
   *[no] No free tile behind her shows your symbol.
 }
why-off-track = That would throw her off the track: no witch goes back beyond tile 1.

option-first_player = Who begins
choice-first_player-random = Lots decide who begins
choice-first_player = Seat { $number } begins
option-faceup_tiles_active = Tiles already face up act on whoever lands there
choice-faceup_tiles_active-true = Tiles that lie face up act on every witch that lands there
choice-faceup_tiles_active-false = A tile acts only when it is turned up
option-tile_may_enter_finish = A number tile may carry a witch into the finish
choice-tile_may_enter_finish-true = A number tile may carry a witch into the finish
choice-tile_may_enter_finish-false = A number tile carries no witch into the finish: she stays
option-symbol_skip_occupied = A symbol card skips a symbol with a witch on it
choice-symbol_skip_occupied-true = A symbol card skips a symbol with a witch on it
choice-symbol_skip_occupied-false = A witch on the nearest symbol blocks the symbol card
option-neutral_reshuffle = An empty neutral pile is shuffled again
choice-neutral_reshuffle-false = An empty neutral pile stays empty
choice-neutral_reshuffle-true = An empty neutral pile is shuffled again
preset-calm = Calmer
preset-calm-more = A tile acts only when it is turned up.
preset-endless = No end of magic
preset-endless-more = An empty neutral pile is shuffled again.

# The first game, with a coach
lesson-1 = Welcome to the witches’ race! Three witches of yours fly over 48 tiles that nobody knows. Your own numbers carry your witches on, so hide them well: 4, 5 and 8 in the first section, then 6, 9 and 10 in the second. The rest goes to the third.
lesson-2 = The die shows 4: a waiting witch sets out. The tile she lands on is turned up, and acts on her.
lesson-3 = Your own 8 carried her straight on; a number of another tribe stopped her. And now your opponent’s witch has landed on your symbol: you may play a card against her. Throw her back with the 3. Each card is used once.
lesson-4 = The die shows 6. One witch uses the whole roll, and you choose which. Fly on with the one on tile 12.
lesson-5 = Your own symbol! Here you may play a card to fly on at once. Play the 10.
lesson-6 = Your hidden 9 carried her on to tile 37, onto your opponent’s symbol; but your opponent let her be. The die shows 6: fly on with her.
lesson-7 = Your symbol again. Behind tile 48 lie the finish fields worth 2, 3 and 4, and they must be reached exactly. From tile 43 the 8 leads to the 4. Play it!
lesson-8 = Home, and worth 4 points! Meanwhile your opponent met the symbol of a neutral tribe, where a card from its pile throws everybody back. The die shows 3: send your next witch.
lesson-end = Whoever brings all three witches home ends the game, and then the most points win. Rest on a tile or a card, or press it long, and it explains itself.

# Signs on cards and tiles
sign-frost = Frost witches
sign-storm = Storm witches
sign-wood = Wood witches
sign-mist = Mist witches
