title = Hit!
about = Draw, rob the others, and stop in time: outlaws dig for loot until the pile is empty.
minutes = 15

ask-draw = Your turn. Draw a card.
ask-go-on = Once more, or stop?
ask-rob = The same card lies in front of others. Steal all of them?

word-draw = draw a card
word-stop = stop
word-steal = steal every { $card }
word-leave = leave them alone
word-player = { $who }
card = { $value }

scene-pile = Pile
scene-pile-count = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
 }
scene-round = round { $round } of { $rounds }
scene-discard = Discard
scene-discard-count = { $count ->
    [one] one card lost
   *[other] { $count } cards lost
 }
scene-row = In the open
scene-risk = now any double is a bust
scene-odds = { $worth } · bust risk { $percent } %
scene-loot = Loot
scene-loot-count = { $count ->
    [one] one card of loot
   *[other] { $count } cards of loot
 }
scene-points = { $points ->
    [one] one point
   *[other] { $points } points
 }

about-pile = { $deck ->
    [full] 90 cards: 1 to 5 are there eleven times each, 6 to 10 seven times. When the last one is drawn, the game is over.
   *[tiny] The cards 1, 1, 2, 2 and 3. When the last one is drawn, the game is over.
 }
about-discard = What was lost by drawing once too often. It counts for nobody.
about-loot = Banked and safe: nobody can take it. Every card counts its number in points.
about-card = Worth { $value } points once it is banked. Until then whoever draws another { $value } may steal it.

course = Points in safety
remark-row = Longest row: { $who-me ->
    [yes] you
   *[no] { $who }
 }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
remark-bust = Dearest bust: { $who-me ->
    [yes] you
   *[no] { $who }
 }, { $points } points gone.
remark-theft = Boldest theft: { $who-me ->
    [yes] you
   *[no] { $who }
 }, { $points } points.
remark-bank = Best catch brought to safety: { $who-me ->
    [yes] you
   *[no] { $who }
 }, { $points } points.

told-first = { $who-me ->
    [yes] You have the biggest hat and begin.
   *[no] { $who } has the biggest hat and begins.
 }
told-draw = { $who-me ->
    [yes] You draw: { $card }.
   *[no] { $who } draws: { $card }.
 }
told-bust = { $who-me ->
    [yes] Bust! You lose { $count } cards worth { $points }.
   *[no] Bust! { $who } loses { $count } cards worth { $points }.
 }
told-steal = { $who-me ->
    [yes] You steal { $count ->
        [one] one { $card }
       *[other] { $count } cards, each a { $card },
     } from { $from }.
   *[no] { $from-me ->
        [yes] { $who } steals { $count ->
            [one] one { $card }
           *[other] { $count } cards, each a { $card },
         } from you.
       *[no] { $who } steals { $count ->
            [one] one { $card }
           *[other] { $count } cards, each a { $card },
         } from { $from }.
     }
 }
told-leave = { $who-me ->
    [yes] You leave every other { $card } where it is.
   *[no] { $who } leaves every other { $card } where it is.
 }
told-stop = { $who-me ->
    [yes] You stop.
   *[no] { $who } stops.
 }
told-bank = { $who-me ->
    [yes] You put { $count ->
        [one] one card
       *[other] { $count } cards
     } worth { $points } into your loot.
   *[no] { $who } puts { $count ->
        [one] one card
       *[other] { $count } cards
     } worth { $points } into the loot.
 }
told-round-over = The pile is empty: round { $round } is over.
told-points = { $who-me ->
    [yes] You score { $points }.
   *[no] { $who } scores { $points }.
 }

why-over = The game is over.
why-not-your-turn = { $who-me ->
    [yes] It is your turn.
   *[no] It is the turn of { $who }.
 }
why-said = After that word your move is complete.
why-first = Who begins was settled before the first card.
why-card = Nobody chooses a card: the top one of the pile is turned up.
why-no-steal = You can only steal right after drawing a card that also lies in front of somebody else.
why-decide-steal = First decide whether you steal every { $card }.
why-must-draw = You have to draw at least one card before you may stop.

option-rounds = How many rounds are played
choice-rounds = { $value ->
    [one] One round is played
   *[other] { $value } rounds are played
 }
option-first_player = Who begins
choice-first_player-random = Lots decide who begins
choice-first_player = Seat { $number } begins
option-min_draws_per_turn = How many cards must be drawn in a turn
choice-min_draws_per_turn-0 = You may stop without drawing
choice-min_draws_per_turn-1 = At least one card is drawn in a turn
option-resolve_last_card_fully = The last card of the pile still counts
choice-resolve_last_card_fully-true = The last card of the pile still counts: it can bust, and it can steal
choice-resolve_last_card_fully-false = The last card of the pile is simply discarded
option-deck = Which deck is played with
choice-deck-full = With all cards
choice-deck-tiny = With five cards only, to study the game
option-six_players = Six may play
choice-six_players-false = Two to five play
choice-six_players-true = Six may play too
option-show_odds = What the rows are worth and the risk of a bust are shown
choice-show_odds-false = Everybody judges the rows and the risk for themselves
choice-show_odds-true = What the rows are worth and the risk of a bust are shown
preset-evening = Four rounds
preset-evening-more = Four rounds are played, and each time somebody else begins.
preset-cautious = For the cautious
preset-cautious-more = You may stop without drawing.

# The first game, with a coach
lesson-1 = Welcome to Hit!, where outlaws dig for loot. Every card you bank is worth its number, and when the pile is empty the most points win. Draw your first card!
lesson-2 = A 4 lies open before you. Draw again: with fewer than three cards nothing can go wrong.
lesson-3 = 4 and 7. Once more: even a double is harmless as long as you have fewer than three cards.
lesson-4 = A second 4, and no harm done. But now three cards lie here: from now on any number you already have would cost you all of them. Stop! Your row stays open until your next turn, and then it is banked.
lesson-5 = Nobody has robbed you, so your 15 points are loot now and safe for good. Your opponent’s 9, 2 and 6 lie open. Draw!
lesson-6 = A 9, and your opponent has one too. Whoever draws a number that lies before somebody else may steal it. Take it!
lesson-7 = Two 9s, 18 points. Draw on.
lesson-8 = 9, 9 and 3: with three cards any double is a bust. The risk is small and the lure is great. Draw!
lesson-9 = A 10: now 31 points lie here, and a wise outlaw would stop. Draw once more all the same, to see what happens.
lesson-10 = Bust! A second 3, and all that lay open is gone. Your loot is untouched. Now your opponent has a 1 and an 8 in the open. Draw!
lesson-11 = An 8, of all cards. Steal the other one.
lesson-12 = 16 points, and they are yours unless somebody draws an 8. This time, stop.
lesson-end = Your 8s are banked: 31 points of loot against 9. That is the whole game: draw, rob, and stop in time.
