title = DOG
about = Bring your pawns home with cards, together with the partner who sits opposite.
minutes = 60

ask-give = { $paired ->
    [yes] Give your partner { $mate } one card, face down.
   *[no] Give your partner one card, face down.
 }
ask-pass = Pass one card to the next player, face down.
ask-card = Your turn. Which card do you play?
ask-role = What shall the joker be?
ask-pawn = Which pawn?
ask-field = Where to?
ask-seven-pawn = Which pawn walks next?
ask-seven-field = How far does it walk?
ask-swap-pawn = Which pawn do you swap?
ask-swap-with = With which pawn?
ask-none = There is nobody to swap with. Put the card down without effect?
ask-out = You cannot move with any of your cards.
ask-discard = You cannot move. Which card do you discard?

card = { $value }
card-13 = 13/start
card-1-11 = 1/11/start
card-swap = swap
card-joker = joker

place-field = field { $field }
place-goal = goal slot { $slot }

word-player = { $who }
word-pawn = { $who-me ->
    [yes] your pawn { $pawn } ({ $place })
   *[no] { $who-mate ->
        [yes] pawn { $pawn } of your partner { $who } ({ $place })
       *[no] pawn { $pawn } of { $who } ({ $place })
     }
 }
word-portion = { $place } (+{ $steps })
word-past = { $place }, past the goal
word-yard = a pawn from the yard
word-none = without effect
word-out = drop out of this round

about-number = Move one of your pawns { $number } fields forward.
about-4 = Move one of your pawns 4 fields forward or 4 back. It is the only card that goes back.
about-7 = Share out 7 steps among your pawns as you like, forward only. Every pawn that is overtaken goes back to its yard, your own too.
about-13 = Bring a pawn out of your yard onto your start field, or move a pawn 13 fields.
about-1-11 = Bring a pawn out of your yard onto your start field, or move a pawn 1 or 11 fields.
about-swap = One of your pawns and one of somebody else’s change places. Pawns in a goal, in a yard or on their own start field cannot be swapped.
about-joker = It can be any other card: you say which.
about-pawn-yard = It waits in the yard. A card with the start sign or a joker brings it out.
about-pawn-safe = On the start field of its own colour it is protected: nobody captures, swaps or overtakes it.
about-pawn-home = It is in the goal and safe. Nobody jumps over it there.
about-pawn-out = { $who-me ->
    [yes] Lead it clockwise round to your goal. Who ends a move on its field sends it back to your yard.
   *[no] Whoever ends a move on its field sends it back to the yard, partner or not.
 }
about-held = This player’s cards. In each round everybody is dealt one fewer: six, five, four, three, two, then six again.
about-pile = From here the next round is dealt.
spot-field = field { $number }
spot-start = start, field { $number }
spot-goal = goal slot { $number }
spot-yard = yard
about-field = There is room for one pawn. Whoever ends a move here captures the pawn that stands here, be it your own.
about-start-mine = Here your pawns come out, and here they turn off into your goal. On it they are protected.
about-start-theirs = Here pawns of this colour come out. While one of them stands here, nobody can pass.
about-goal-mine = Bring your pawns in here by exact count. Nobody is jumped over in the goal, so fill it from the far end.
about-goal-theirs = The goal of this colour. Pawns in it are safe.
about-yard-mine = Here your pawns wait to come out, and captured ones come back here.
about-yard-theirs = Here pawns of this colour wait to come out.

course = Fields all pawns together have come
remark-captures = Most captures: { $who-me ->
    [yes] you
   *[no] { $who }
 }, { $count }.
remark-captured = Most often sent back: { $who-me ->
    [yes] you
   *[no] { $who }
 }, { $count }.
remark-sweep = Most pawns sent back by one card: { $who-me ->
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

told-dealer = { $who-me ->
    [yes] You deal first.
   *[no] { $who } deals first.
 }
told-deal = { $who-me ->
    [yes] You deal { $count } cards each.
   *[no] { $who } deals { $count } cards each.
 }
told-begins = { $who-me ->
    [yes] You begin this round.
   *[no] { $who } begins this round.
 }
told-shuffle = The discards are shuffled and become the pile.
told-gave = { $to-mate ->
    [yes] You give your partner { $to } a card: { $card }.
   *[no] You give { $to } a card: { $card }.
 }
told-given = { $to-me ->
    [yes] { $who } gives you a card, face down.
   *[no] { $who } gives { $to } a card, face down.
 }
told-got = { $from-mate ->
    [yes] From your partner { $from } you get: { $card }.
   *[no] From { $from } you get: { $card }.
 }
told-drew = You draw: { $card }.
told-drawn = { $who } draws a card.
told-out = { $who-me ->
    [yes] You cannot move and drop out of this round, with: { $cards }.
   *[no] { $who } cannot move and drops out of this round, with: { $cards }.
 }
told-discard = { $who-me ->
    [yes] You cannot move and discard: { $card }.
   *[no] { $who } cannot move and discards: { $card }.
 }
told-play = { $who-me ->
    [yes] You play: { $card }.
   *[no] { $who } plays: { $card }.
 }
told-joker = { $who-me ->
    [yes] You play a joker as: { $card }.
   *[no] { $who } plays a joker as: { $card }.
 }
told-idle = It has no effect.
told-start = { $who-me ->
    [yes] Your pawn { $pawn } comes out onto { $place }.
   *[no] Pawn { $pawn } of { $who } comes out onto { $place }.
 }
told-walk = { $who-me ->
    [yes] Your pawn { $pawn } walks { $steps } to { $place }.
   *[no] Pawn { $pawn } of { $who } walks { $steps } to { $place }.
 }
told-back = { $who-me ->
    [yes] Your pawn { $pawn } walks { $steps } back to { $place }.
   *[no] Pawn { $pawn } of { $who } walks { $steps } back to { $place }.
 }
told-home = { $who-me ->
    [yes] Your pawn { $pawn } walks { $steps } home, to { $place }.
   *[no] Pawn { $pawn } of { $who } walks { $steps } home, to { $place }.
 }
told-burned = { $who-me ->
    [yes] Your pawn { $pawn } is overtaken and burned.
   *[no] Pawn { $pawn } of { $who } is overtaken and burned.
 }
told-captured = { $who-me ->
    [yes] Your pawn { $pawn } is captured.
   *[no] Pawn { $pawn } of { $who } is captured.
 }
told-swap = { $who-me ->
    [yes] Your pawn { $pawn }
   *[no] Pawn { $pawn } of { $who }
 } and { $other-me ->
    [yes] your pawn { $otherpawn }
   *[no] pawn { $otherpawn } of { $other }
 } change places.
told-finished = { $who-me ->
    [yes] All your pawns are home. From now on you move those of { $partner }.
   *[no] All pawns of { $who } are home. From now on { $who } moves { $partner-me ->
        [yes] yours.
       *[no] those of { $partner }.
     }
 }

scene-hand = Hand
scene-points = { $points ->
    [one] one point of the 7 left
   *[other] { $points } points of the 7 left
 }
scene-held = Cards
scene-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 }
scene-out = dropped out
scene-given = has given a card
scene-dealer = dealer
scene-pile = Pile
scene-pile-count = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
 }
scene-round = round { $round }
scene-discard = Discards
scene-pawn = { $who-me ->
    [yes] your pawn { $pawn }
   *[no] pawn { $pawn } of { $who }
 }

why-over = The game is over.
why-said = Your move is complete.
why-dealer = Who deals first was settled before the first card.
why-can-move = Nobody drops out who can still move.
why-no-out = Without teams nobody drops out: whoever cannot move discards a card.
why-gave = You have given your card; wait for the others.
why-not-your-turn = { $who-me ->
    [yes] It is your turn, but you are not asked now.
   *[no] It is the turn of { $who }.
 }
why-give = First choose the card you give away.
why-discard = You cannot move: choose a card to discard.
why-not-held = You hold no such card: { $card }.
why-stuck = None of your cards can be played.
why-card-first = First choose the card you play.
why-role = First say which card the joker shall be.
why-pawn-first = First choose a pawn.
why-field-first = First choose where the pawn goes.
why-seven-start = A 7 brings no pawn out.
why-swap-must = A swap is possible, so you have to make one.
why-idle = There is no swap to make; the card can only be put down without effect.
why-must-start = None of the pawns you play with is on the track, so the only way on is to bring one out.
why-no-swap = There is no pair of pawns to swap: pawns in the yard, in the goal and on their own start field do not count.
why-last-resort = A swap card may be put down without effect only when nothing else can be played.
why-yard = Every pawn you could move waits in the yard, and this is no start card: { $card }.
why-seven = The seven points of the 7 cannot all be used.
why-no-start-card = Only 13/start, 1/11/start or a joker brings a pawn out, not: { $card }.
why-start-taken = A pawn of the same colour already stands on the start field.
why-yard-empty = No pawn waits in the yard.
why-joker-start = To bring a pawn out, let the joker be 13/start.
why-no-pawn-there = No pawn stands there.
why-partners-pawn = You move the pawns of { $who } only when all your own are home.
why-helping = Your own pawns are all home; now you move those of { $who }.
why-not-yours = That pawn belongs to { $who }.
why-goal-full = In the goal there is no free way of { $steps }.
why-blocked = { $who-me ->
    [yes] Your protected pawn on the start field bars the way.
   *[no] The protected pawn of { $who } on the start field bars the way.
 }
why-leave-goal = A pawn in the goal stays there.
why-distance = With this card the pawn does not get exactly there: { $card }.
why-foreign-goal = That goal belongs to another colour.
why-from-start = From its start field a pawn cannot walk straight into the goal.
why-goal-exact = That slot takes exactly { $steps }.
why-goal-back = In the goal nobody walks backward.
why-goal-jump = In the goal nobody is jumped over.
why-had-portion = This pawn has already had its part of the 7.
why-partner-later = The pawns of { $who } get the rest only when all your own are home.
why-goal-end = This pawn stands at the end of the goal.
why-seven-rest = { $points ->
    [one] Then the last point could not be used.
   *[other] Then the { $points } points could not all be used.
 }
why-points = { $points ->
    [one] Only one point of the 7 is left, and it leads forward.
    [7] A 7 has 7 points, and they lead forward.
   *[other] Only { $points } points of the 7 are left, and they lead forward.
 }
why-swap-goal = Pawns in the goal are not swapped.
why-swap-protected = A pawn on its own start field is not swapped.
why-swap-own-first = First choose one of the pawns you play with.
why-swap-same = Two pawns of one colour are not swapped.

option-first_dealer = Who deals first
choice-first_dealer-random = Lots decide who deals first
choice-first_dealer = Seat { $number } deals first
option-direction = Which way the pawns walk
choice-direction-cw = Pawns walk clockwise
choice-direction-ccw = Pawns walk counter-clockwise
option-mirror_turn_order = Turns, dealing and passing go counter-clockwise
choice-mirror_turn_order-false = Turns, dealing and passing go clockwise
choice-mirror_turn_order-true = Turns, dealing and passing go counter-clockwise
option-reshuffle = When the pile runs out
choice-reshuffle-deal_rest_first = What is left is dealt first, then the discards are shuffled
choice-reshuffle-merge = A pile that is too small is shuffled with the discards before the deal
option-must_start_when_track_empty = With no pawn on the track, you must bring one out
choice-must_start_when_track_empty-false = With no pawn on the track you may still move on in the goal
choice-must_start_when_track_empty-true = With no pawn on the track you may only bring one out
option-swap_no_effect = When a swap card may be put down without effect
choice-swap_no_effect-literal = If you stand on the track and nobody else there can be swapped with
choice-swap_no_effect-whenever_impossible = Whenever you cannot swap
choice-swap_no_effect-never = Never: a swap card always swaps
choice-swap_no_effect-last_resort = Only if you could play nothing else
option-seven_partner = When a 7 may move your partner’s pawns too
choice-seven_partner-after_finish = Only once your last pawn is home
choice-seven_partner-when_stuck = Also if yours cannot use up all seven
choice-seven_partner-free = Always
option-fields_per_colour = How long the track is
choice-fields_per_colour = { $value } fields from one start field to the next
option-ring = The board for 2, 3 or 5 players
choice-ring-printed = 2, 3 or 5 play on the printed board
choice-ring-fitted = 2, 3 or 5 play on a board with one arm each
preset-strict = Strict
preset-strict-more = A swap card always swaps, and with no pawn on the track you may only bring one out.
preset-helping = Helping hands
preset-helping-more = A 7 may always move your partner’s pawns too, and a swap card that cannot swap may be put down.
preset-short = Short laps
preset-short-more = Only 14 fields from one start field to the next: the game is over sooner.

# The first game, with a coach
lesson-1 = Welcome to DOG! You and the player opposite are partners: you win together, once the pawns of both are home. Every round begins with a gift. Give your partner one card, face down: “{ card-1-11 }”, for you hold other cards to bring a pawn out with.
lesson-2 = In your turn you play one card. All pawns wait in their yards, and only a start card or a joker brings one out. Play “{ card-13 }” and choose a pawn in your yard.
lesson-3 = The 4 is the only card that can walk backward. Choose the 4, your pawn, and the field 4 steps back: so it stands close to your goal without walking all the way round.
lesson-4 = Pawns go into the goal forward over their own start field. The 6 takes yours 4 steps to the start field and 2 more into the goal, where it is safe.
lesson-5 = A joker is whatever card you like. Make it “{ card-13 }” and bring out your next pawn. On its own start field it is protected, and nobody can pass it.
lesson-6 = The 7 may be divided. First 2 steps with the pawn in the goal, up to the last slot. Then 5 with the other: it lands on an opponent’s pawn and sends it back. And mind: a 7 captures whatever it overtakes, your own pawns too.
lesson-7 = One of your opponents cannot play any card and has dropped out until the next round. Your partner gave you a swap card: swap your pawn on field 5 with the one on field 58, which has come nearly all the way round.
lesson-8 = A new round, and one card fewer each. Give your partner “{ card-1-11 }” again: it brings a pawn out.
lesson-9 = Count: 6 steps to your start field, then 3 into the goal, right behind the pawn that is there. Nobody jumps over pawns in the goal, and the number must fit. The 9 does!
lesson-end = Two pawns home! Once all four of yours are, you move your partner’s pawns, and with all eight home your team wins. Rest on a card, or press it long, and it explains itself.

# Signs on cards and fields
sign-start = brings a pawn out too
sign-swap = swaps two pawns
sign-split = steps to share out
sign-both = forward or back
