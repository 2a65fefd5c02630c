title = HIT
about = Race your pawns home with a deck of cards you build yourself: capture, take cover, and spend your coins well.
minutes = 40

# Cards
card-s-coin3 = 3 coins
card-s-out1 = Out or 1
card-s-out6 = Out or 6
card-s-1to5 = 1 to 5
card-s-3 = Shield 3
card-s-corner = Free corner
card-n-4 = Shield 4
card-n-5 = 5
card-n-6 = Breaker 6
card-n-7 = 7
card-n-8 = 8
card-n-11 = 11
card-n-3b1 = 3 on or 1 back
card-n-split = 10 to share
card-n-bar = Next barrier
card-n-start = Next start
card-n-coin3 = Shield with 3 coins
card-n-coin5 = 5 coins
card-n-corn = 1 to 3 corners
card-n-hunt = The hunt
card-n-behind = Close behind
card-n-group = Over the groups

# Questions
ask-card = Which card do you play?
ask-way = Come out, or move which pawn?
ask-out = Bring a pawn out.
ask-pawn = Which pawn do you move?
ask-field = Where to?
ask-unused = No pawn can do this. Lay the card down unused.
ask-both-first = You come out by laying down two cards. Which one goes below?
ask-both-second = Which one goes on top?
ask-split-pawn = Which pawn walks next?
ask-split-field = How far?
ask-split-steps = It gets there with different numbers of steps. How many do you count?
ask-buy = Do you buy something? What you buy last lies on top.
ask-keep = Your pile is used up. Does the shield stay where it is, or is it shuffled in?

# Words
word-out = come out
word-both = lay down two cards to come out
word-unused = lay it down unused
word-done = that’s all
word-keep = keep the shield
word-mix = shuffle it in
word-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
 }
word-player = { $who }
word-goal = goal { $number }
word-field = field { $number }

# On the table
scene-market = Market
scene-round = round { $round }
scene-neutral = Cards to come
scene-hand = Hand
scene-discard = Discards
scene-pile = Draw pile
scene-coins = Coins
scene-protected = protected
scene-pawn = pawn { $number }
scene-for-sale = { $card }, costs { $cost }
scene-purse = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
scene-face-down = { $count ->
    [one] one card, face down
   *[other] { $count } cards, face down
 }

# What things and places do
-shield = While this card lies on top of your discards, none of your pawns can be captured.
-breaker = It captures protected pawns too.
-no-capture = It captures nobody: from a field where another player’s pawn stands yours goes on to the next free one.
-no-goal = It leads no pawn into the goal.
about-s-coin3 = Take 3 coins. You spend them in the market once your hand is played.
about-s-out1 = Bring a waiting pawn out onto your start field, or move a pawn 1 field.
about-s-out6 = Bring a waiting pawn out onto your start field, or move a pawn 6 fields.
about-s-1to5 = Move a pawn 1, 2, 3, 4 or 5 fields, as you like. { -no-capture }
about-s-3 = Move a pawn 3 fields and take 2 coins.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-s-corner = Move a pawn to the next free corner ahead, and take 1 coin.
about-n-4 = Move a pawn 4 fields.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-n-5 = Move a pawn 5 fields and take 2 coins.
about-n-6 = Move a pawn 6 fields and take 1 coin.{ $shields ->
    [yes] {" "}{ -breaker }
   *[no] {""}
 }
about-n-7 = Move a pawn 7 fields and take 2 coins.
about-n-8 = Move a pawn 8 fields and take 2 coins.
about-n-11 = Move a pawn 11 fields. { -no-capture }
about-n-3b1 = Move a pawn 3 fields on or 1 field back.{ $shields ->
    [yes] {" "}{ -breaker }
   *[no] {""}
 }
about-n-split = Share out exactly 10 steps among as many of your pawns as you like. { -no-capture }
about-n-bar = Jump with a pawn to the next barrier ahead, whoever’s it is.
about-n-start = Jump with a pawn to the next start field ahead, but never to your own.
about-n-coin3 = Take 3 coins.{ $shields ->
    [yes] {" "}{ -shield }
   *[no] {""}
 }
about-n-coin5 = Take 5 coins.
about-n-corn = Move a pawn to the next corner ahead, or to the second or third.
about-n-hunt = Move a pawn onto the nearest pawn of another player ahead, however far that is, and capture it.
about-n-behind = Move a pawn to the field right behind the nearest pawn ahead. { -no-goal }
about-n-group = Jump with a pawn over the next group ahead, or over two: pawns that stand one right behind the other. It lands on the free field after them. { -no-goal }
about-for-sale = { $about } You buy once your hand is played, and draw it next turn.
about-pawn-waiting = It waits to come out. A start card with the house brings it onto the start field, and so do any two cards laid down together.
about-pawn-out = { $who-me ->
    [yes] Bring it once round the board, clockwise, and past your barrier into your goal.
   *[no] End a move on its field, and it is captured: it has to wait and come out again.
 }
about-pawn-safe = { $who-me ->
    [yes] A shield lies on top of your discards: only a shield breaker could capture it now.
   *[no] A shield lies on top of its player’s discards: only a shield breaker captures it now.
 }
about-pawn-home = It is in the goal, and nobody can capture it there.
about-coins = Coins buy cards from the market. Everybody begins with 6, and many cards pay some.
about-pile = Cards of this player’s own deck, face down. Three are drawn each turn; cards just bought lie on top. When it is empty, the discards are shuffled.
about-hand = This player’s hand. All three cards are played in a turn.
about-neutral = From here the market is filled up to five cards after every turn.
spot-field = field { $number }
spot-corner = corner, field { $number }
spot-start = start, field { $number }
spot-barrier = barrier, field { $number }
spot-goal = goal
spot-yard = waiting field
about-field = There is room for one pawn. Who ends a move on another player’s pawn captures it.
about-corner = Some cards lead from corner to corner. Otherwise it is a field like any other.
about-start-mine = Here your pawns come out, and here their lap begins.
about-start-theirs = Here pawns of this colour come out. To yours it is a field like any other.
about-barrier-mine = The last field of the lap. Your pawns never pass it, but turn off into your goal.
about-barrier-theirs = Pawns of this colour turn off into their goal here. Yours walk on.
about-goal-mine = Bring all your pawns here and you win. A pawn must end on a goal field exactly; in here nobody captures it.
about-goal-theirs = This colour’s goal. Pawns in it are safe.
about-goal-spare = With three pawns each, this goal field does not count.
about-yard-mine = Here your pawns wait until a card brings them out.
about-yard-theirs = Here pawns of this colour wait, and captured ones come back here.
about-yard-spare = With three pawns each, this waiting field stays empty.

# What happened
course = Fields all pawns together have come
remark-captures = Most captures: { $who-me ->
    [yes] you
   *[no] { $who }
 }, { $count }.
remark-captured = Most often captured: { $who-me ->
    [yes] you
   *[no] { $who }
 }, { $count }.
remark-bought = Most cards bought: { $who-me ->
    [yes] you
   *[no] { $who }
 }, { $count }.
remark-lap = Fastest lap: { $who-me ->
    [yes] you
   *[no] { $who }
 }, home in { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }.

told-list = { $first }, { $rest }
told-limit = Round { $round } is over, and nobody wins.
told-first = { $who-me ->
    [yes] You begin.
   *[no] { $who } begins.
 }
told-drew-these = { $who-me ->
    [yes] You draw: { $cards }.
   *[no] { $who } draws: { $cards }.
 }
told-drew = { $who-me ->
    [yes] You draw { $count ->
        [one] a card
       *[other] { $count } cards
     }.
   *[no] { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
     }.
 }
told-market = New in the market: { $cards }.
told-bought = { $who-me ->
    [yes] You buy: { $cards }.
   *[no] { $who } buys: { $cards }.
 }
told-kept = { $who-me ->
    [yes] You leave “{ $card }” on your discards and stay protected.
   *[no] { $who } leaves “{ $card }” on the discards and stays protected.
 }
told-mixed = { $who-me ->
    [yes] You shuffle all your discards, “{ $card }” too.
   *[no] { $who } shuffles all the discards, “{ $card }” too.
 }
told-shuffled = { $who-me ->
    [yes] Your draw pile is used up, so you shuffle your discards.
   *[no] { $who } has used up the draw pile and shuffles the discards.
 }
told-both = { $who-me ->
    [yes] You lay down “{ $first }” and “{ $second }” to come out.
   *[no] { $who } lays down “{ $first }” and “{ $second }” to come out.
 }
told-coins = { $who-me ->
    [yes] You play “{ $card }” and take { $coins } coins.
   *[no] { $who } plays “{ $card }” and takes { $coins } coins.
 }
told-played = { $who-me ->
    [yes] You play “{ $card }”.
   *[no] { $who } plays “{ $card }”.
 }
told-played-paid = { $who-me ->
    [yes] You play “{ $card }” and take { $coins ->
        [one] a coin
       *[other] { $coins } coins
     }.
   *[no] { $who } plays “{ $card }” and takes { $coins ->
        [one] a coin
       *[other] { $coins } coins
     }.
 }
told-out = { $who-me ->
    [yes] You play “{ $card }” to come out.
   *[no] { $who } plays “{ $card }” to come out.
 }
told-unused = { $who-me ->
    [yes] You cannot use “{ $card }”.
   *[no] { $who } cannot use “{ $card }”.
 }
told-unused-paid = { $who-me ->
    [yes] You cannot use “{ $card }”, but take { $coins ->
        [one] a coin
       *[other] { $coins } coins
     }.
   *[no] { $who } cannot use “{ $card }”, but takes { $coins ->
        [one] a coin
       *[other] { $coins } coins
     }.
 }
told-came-out = { $who-me ->
    [yes] Your pawn comes out on field { $field }.
   *[no] A pawn of { $who } comes out on field { $field }.
 }
told-moved = { $who-me ->
    [yes] Your pawn moves { $count ->
        [one] one field
       *[other] { $count } fields
     }, from field { $from } to field { $to }.
   *[no] A pawn of { $who } moves { $count ->
        [one] one field
       *[other] { $count } fields
     }, from field { $from } to field { $to }.
 }
told-back = { $who-me ->
    [yes] Your pawn takes a step back, from field { $from } to field { $to }.
   *[no] A pawn of { $who } takes a step back, from field { $from } to field { $to }.
 }
told-bumped = Field { $field } is taken, so it goes on to the next free one.
told-home = { $who-me ->
    [yes] Your pawn moves { $count ->
        [one] one field
       *[other] { $count } fields
     } and is home!
   *[no] A pawn of { $who } moves { $count ->
        [one] one field
       *[other] { $count } fields
     } and is home!
 }
told-deeper = { $who-me ->
    [yes] Your pawn moves up in the goal.
   *[no] A pawn of { $who } moves up in the goal.
 }
told-captured = { $who-me ->
    [yes] You capture a pawn of { $whom }.
   *[no] { $who } captures { $whom-me ->
        [yes] your pawn
       *[no] a pawn of { $whom }
     }.
 }
told-won = { $who-me ->
    [yes] All your pawns are home: you win!
   *[no] All pawns of { $who } are home: { $who } wins!
 }

# Why not
why-over = The game is over.
why-not-your-turn = { $who-me ->
    [yes] It is your turn.
   *[no] It is the turn of { $who }.
 }
why-said = After that word your move is complete.
why-keep-or-mix = First decide whether the shield stays on your discards.
why-buying = You have played your hand. Now you may buy cards, or say that’s all.
why-not-in-market = “{ $card }” is not in the market.
why-too-dear = “{ $card }” costs { $cost }; you have { $coins } left.
why-finish-card = First carry out “{ $card }” to its end.
why-not-unused = “{ $card }” can be carried out, so it must be.
why-no-number = The number of steps is only asked where several lead to the same field.
why-two-cards = You need two cards in hand for that.
why-choose-card = First choose a card from your hand.
why-not-in-hand = You do not hold “{ $card }”.
why-start-taken = Your own pawn stands on your start field, so no other can come out.
why-none-waits = None of your pawns is waiting.
why-card-not-out = “{ $card }” brings nobody out; your start cards 1 and 6 do, or any two cards.
why-no-pawn = No pawn of yours stands on { $place }.
why-pawn-moved = This pawn has had its share already.
why-split-stuck = With a share for this pawn, the { $steps } steps would not come out even.
why-stays-in-goal = “{ $card }” moves no pawn that is in the goal.
why-no-aim = Ahead of this pawn, up to your barrier, there is nothing “{ $card }” could lead to.
why-own-pawn = A pawn of yours stands there, and you cannot capture your own.
why-not-into-goal = “{ $card }” leads no pawn into the goal.
why-too-far = That would lead beyond your goal: a pawn must end on a goal field exactly.
why-split-field = If this pawn went to { $place }, the { $steps } steps would not come out even.
why-not-there = With “{ $card }” this pawn does not end on { $place }.
why-start-not-sold = Start cards are never sold.
why-buy-later = “{ $card }” lies in the market. You buy once your hand is played.
why-coins-only = “{ $card }” only pays, and is always carried out.
why-other-number = That number of steps does not lead there, or leaves some that would not come out even.
why-say-steps = First say how many steps you count.
why-corners-taken = Every corner from here to your barrier is taken.
why-close-behind = This pawn already stands directly behind the nearest one.
why-group-at-barrier = The group ahead reaches your barrier, so it cannot be jumped.
why-goal-ignored = With three pawns each, that goal field does not count.
why-no-field = This side of the board has no field { $place }.
why-must-leave = The pawn stands there already; it has to move.
why-only-deeper = A pawn in the goal goes neither back nor out again, only deeper.
why-first-goal = A pawn that goes on into the goal ends on the first free goal field.
why-all-steps = “{ $card }” is carried out in full; no step may be dropped.
why-no-capture = “{ $card }” captures nobody: your pawn goes on to the next free field.
why-shielded = The pawn there is protected: yours goes on to the next free field.
why-passed = Your pawn goes on to the next free field, and whoever stands on the way is passed.
why-hunt-nearest = The hunt goes for the nearest pawn of another player, and looks no further.
why-back-over-barrier = From your start field no pawn goes back over your barrier.
why-past-barrier = For this pawn that lies beyond your barrier, which it never passes.
why-own-start = “{ $card }” never leads to your own start field.
why-only-ahead = “{ $card }” only looks ahead, and that lies behind this pawn.
why-clockwise = That lies behind this pawn, and pawns move clockwise.
why-split-far = Only { $steps ->
    [one] one step is
   *[other] { $steps } steps are
 } left to share out.

# Options
option-no_shields = Play without shields
choice-no_shields-false = Shields protect pawns
choice-no_shields-true = Shields are ignored: more mischief
option-four_pawns = Four pawns each, even with four players
choice-four_pawns-false = With four players everybody has three pawns
choice-four_pawns-true = Everybody has four pawns, even with four players
option-first_player = Who begins
choice-first_player-random = Lots decide who begins
choice-first_player = Seat { $number } begins
option-goal_is_ahead = “Close behind” sees your own pawns in the goal
choice-goal_is_ahead-true = “Close behind” also sees your own pawns in the goal
choice-goal_is_ahead-false = “Close behind” does not see your own pawns in the goal
option-round_limit = How many rounds at most
choice-round_limit-0 = There is no limit of rounds
choice-round_limit = After { $value } rounds nobody wins
preset-mischief = More mischief
preset-mischief-more = Shields are ignored: no pawn is safe before it is home.
preset-evening = With an end in sight
preset-evening-more = After 100 rounds the game is over, and nobody wins.

# A wrong table of numbers
wrong-tables-toml = The file tables.toml of HIT is not TOML: { $why }
wrong-tables-missing = The file tables.toml of HIT has no section { $name }.
wrong-tables-number = In tables.toml of HIT, { $name } of { $where } should be a whole number.
wrong-tables-numbers = In tables.toml of HIT, { $name } of { $where } should be a list of whole numbers.
wrong-tables-dotted = In tables.toml of HIT the dotted goal field is { $found }; it can be 1 to 4.
wrong-tables-track = In tables.toml of HIT the side { $side } has { $found } fields; it needs 12 to 120, in { $colours } equal sections.
wrong-tables-apart = In tables.toml of HIT the side { $side } needs { $colours } { $what }, { $section } fields apart in clockwise order.
wrong-tables-lap = In tables.toml of HIT a lap on side { $side } has only { $route } fields; a barrier should lie just before its own start.
wrong-tables-corners = In tables.toml of HIT the side { $side } needs corners in ascending order, from 0 to { $last } fields after a start.
wrong-tables-card = In tables.toml of HIT there is no neutral card { $name }.
wrong-tables-copies = In tables.toml of HIT the copies add up to { $found }; there are { $right } neutral cards.
wrong-tables-cost = In tables.toml of HIT the card { $name } costs less than nothing.

# The first game, with a coach
lesson-1 = Welcome to HIT, a race with a deck that you build yourself! Bring your pawns once round the board and into your goal. In your turn you play all three cards of your hand, in any order. Begin with “{ card-s-coin3 }”: it simply pays.
lesson-2 = Now “{ card-s-1to5 }”: it moves a pawn as far as you like, up to 5 fields. Choose the card, then your pawn, then the field 5 steps ahead.
lesson-3 = “{ card-s-corner }” takes a pawn to the next free corner ahead and pays 1 coin. There is only one way to play it.
lesson-4 = Your hand is played, so now you may buy. You have 10 coins, and every card in the market shows its price. Take “{ card-n-hunt }” for 8, then say that’s all. It goes on top of your draw pile: next turn you hold it.
lesson-5 = Your opponent has come as far as field 30. Play “{ card-n-hunt }”: your pawn runs to the nearest opposing pawn ahead and captures it. That one has to start all over.
lesson-6 = “{ card-s-out6 }” moves a pawn 6 fields, or brings a waiting one out onto your start field. Come out: with more pawns on the way you have more to choose from.
lesson-7 = Order matters: your last card stays on top of your discards. “{ card-s-3 }” bears a shield, and while it lies there nobody can capture your pawns. Move your leading pawn 3 fields with it.
lesson-8 = You have 4 coins, enough for “{ card-n-3b1 }”. Buy it, and that’s all.
lesson-9 = Your draw pile is used up, so your discards are shuffled and become the new one. Your shield may stay where it is. Keep it!
lesson-10 = Did you see that? Your opponent would have landed on your pawn, but it was protected, so theirs had to go on. Now “{ card-s-1to5 }” once more: 5 fields with your leading pawn.
lesson-11 = Ahead lies your barrier, the last field of the lap. Behind it your pawn turns off into your goal, and must end on a goal field exactly. Play “{ card-n-3b1 }”: 3 on, and your pawn is home and safe.
lesson-12 = One card is left, and you cannot keep it back. Nobody can come out while your own pawn stands on the start field, so move that one 1 field.
lesson-end = One pawn home, three to go, and now you know how it works. Whatever you wonder about on the table: rest on it, or press it long, and it explains itself.

# Signs on cards and fields
sign-shield = protects while it lies on top
sign-breaker = captures protected pawns too
sign-no-capture = captures nobody
sign-no-goal = leads no pawn into the goal
sign-coin = a coin
sign-corner = corner
sign-start = start field
sign-barrier = barrier, the end of a lap
sign-out = brings a pawn out
sign-hunt = the nearest pawn ahead
sign-behind = close behind the pawn ahead
sign-group = over a group of pawns
sign-split = steps to share out
