player = Player { $number }
you = You

# what was wrong, and what would be right

lesson-other = You could do that, and in a real game you may. In this lesson, try what the coach says.
learned = That was the lesson. To play: { $command }
left-lesson = You left the lesson. It begins anew with { $command }; to play: { $play }
wrong-no-lesson = { $game } has no lesson yet.
wrong-game = There is no game “{ $name }”; there are: { $choices }.
wrong-games-folder = There is no folder { $path }, which HOMESTRETCH_GAMES names.
wrong-game-folder = There is no game “{ $name }”, and no folder { $path }, which HOMESTRETCH_GAMES names; there are: { $choices }.
wrong-load = The game { $name } cannot be loaded: { $reason }
wrong-language = There is no language “{ $name }”; there are: { $choices }.
wrong-option = There is no option “{ $name }”; there are: { $choices }.
wrong-option-value = The option { $name } cannot be “{ $value }”; it can be: { $choices }.
wrong-setting = “{ $text }” is not a setting; a setting looks like name=value.
wrong-seats = { $game } cannot be played by { $seats } with these options; it can be played by: { $choices }.
wrong-seats-empty = “{ $text }” leaves a seat empty; name somebody for every seat, as in me,random,random.
wrong-no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
wrong-over = The game is over; nobody is asked any more.
wrong-bot = There is no bot “{ $name }”; there are: { $choices }.
wrong-bot-command = “{ $name }” names no program; write cmd: and the command that starts it.
wrong-budget = A bot cannot think for “{ $value }”; give a number of playouts, such as 400, or a time, such as 50ms.
wrong-at-once = { $name } moves at first sight, so it takes no time and no playouts.
wrong-theme = There is no theme “{ $name }”; there are: { $choices }.
wrong-seat = { $who-me ->
    [yes] You are not asked now; wait for your turn.
   *[no] { $who } is not asked now.
 }
wrong-word = “{ $word }” is not a word of { $game }.
wrong-token = “{ $word }” cannot be said now.
wrong-half = The move “{ $path }” is not complete; say more words.
wrong-more = “{ $words }” is a whole move already; say one move at a time.
wrong-ply = { $when ->
    [early] The game is only at move { $ply }; this was meant for a later one.
   *[late] This move came too late: the game has gone on to move { $ply }.
 }
wrong-back = No word has been said yet; { command-undo } takes back your last move.
wrong-undo = There is nothing of yours that can be taken back now.
wrong-position = “{ $text }” is not a position of this game.
wrong-flaw = This position cannot arise: { $text }.
wrong-input = I do not understand “{ $word }”; type one of the keys or words shown, or help.
wrong-record-foreign = This is not a Homestretch record; it should begin with “homestretch record 1”.
wrong-record-short = The record breaks off after line { $line }; its last line should be a checksum.
wrong-record-sum = The record is damaged: the checksum in line { $line } does not fit what stands above it.
wrong-record-header = The record is damaged: its header needs a game with its version, and seats.
wrong-record-line = The record is damaged in line { $line }; it should hold a seat or * and a move, or the end of the game.
wrong-record-version = The record was made with version { $theirs } of { $game }; this is version { $ours }.
wrong-record-move = Move { $move } of the record, “{ $words }”, cannot be played under the rules.
wrong-record-scores = The record says the result is { $said }; by the rules it is { $found }.
wrong-record-person = In “{ $text }” somebody would have to play; to record a game, name bots only.
wrong-resume-game = The file holds a game of { $game }, not of { $other }.
wrong-resume-seats = The game in the file has { $seats } seats; name somebody for each of them.
wrong-resume-rules = A game that is taken up keeps its luck and its house rules; leave out --seed and --set.
wrong-at = The game has no move { $at }; its moves are 0 to { $last }.
wrong-check = “{ $name }” is neither a game nor a file; the games are: { $choices }.
wrong-broken = A law does not hold: { $text }
wrong-endless = A move of { $game } does not end within { $words } words: { $path } …
wrong-file-missing = There is no file { $path }.
wrong-file-folder = { $path } is a folder; a file is needed.
wrong-file-file = { $path } is a file; a folder is needed.
wrong-file-there = { $path } is there already; go on with --resume { $path }, or choose another file.
wrong-file-taken = { $path } is there already; choose another file.
wrong-file-large = { $path } is far too large to be a record.
wrong-file-read = { $path } cannot be read ({ $reason }).
wrong-file-write = { $path } cannot be written ({ $reason }); choose another place.
wrong-command = There is no command “{ $name }”; there are: { $choices }.
wrong-missing = “{ $name }” is missing; { $command } --help shows what is needed.
wrong-value = { $value ->
    [needed] { $name } needs a value after it.
   *[none] { $name } takes no value.
 }
wrong-number = { $name } needs { $whole ->
    [yes] a whole number
   *[no] a number
 }{ $bounds ->
    [both] { " " }from { $least } to { $most }
    [least] , { $least } or more
   *[none] { "" }
 }.
wrong-usage = There is more than { $command } can take; { $command } --help shows what it takes.
wrong-nobody = Nobody answers at the keyboard; name a game and seats, as in homestretch play GAME --seats me,random.
wrong-closed = The input ended in the middle of the game; nothing is lost, go on with: { $command }

wrong-ladder = A ladder needs two or more bots, each named once, as in --bots easy,hard: “{ $value }” does not name them.
wrong-one-bot = A match needs two bots or more, as in homestretch arena { $game } { $bot } random.
wrong-perft = At depth { $depth } about { $moves } moves would have to be counted, and more than { $most } are not. Take a smaller --depth, or begin --from a later position.
wrong-two-bots = “{ $value }” should be two bots with a comma between them.
wrong-extra = { $what } needs { $name }, which is not installed: pip install "homestretch[{ $extra }]"
wrong-ray = There is no Ray cluster at “{ $address }”. Give an address such as 10.0.0.1:6379, or auto.
wrong-net = { $path } is no net.
wrong-net-none = There is no net { $path }.
wrong-net-other = { $path } is a net for { $game } with { $seats } seats; one for { $for } with { $by } is needed.
wrong-net-version = { $path } was trained on inputs of version { $has }, and the game has version { $needs }: train it again.
wrong-net-broken = The net { $path } is damaged.
wrong-no-net = { $game } has no net for { $seats } seats, so nobody can say what a move was worth.
wrong-no-inputs = { $game } has nothing to show to a net yet: it needs an inputs.py, named in its kit.
wrong-hidden = A net cannot have { $hidden } hidden units; give a multiple of { $wide }, as in --hidden 64.
wrong-course = Something else was trained in { $path }. Name another folder with --into, or the same settings.
wrong-course-broken = { $path } is missing or damaged, so nothing can go on from there. Begin again in another folder with --into.
wrong-trained = A course lies in { $path } already. Go on with it by --resume, or name another folder with --into.
wrong-other-match = This is the record of another match.
wrong-sprt = The share of “no better” must lie below that of “better”, both between 0 and 1: { $low } and { $high } do not.
wrong-bots = { $bots } bots cannot sit at a table of { $sides } sides; take { $sides } at most, or more seats with --players.
wrong-plot = The chart cannot be written to { $file }; choose a file that ends in .png, .svg or .pdf, in a folder that is there.
wrong-folder = The folder { $folder } holds something else than this match; choose another one.
wrong-vary = “{ $value }” should be a house rule and its values, as name=v1,v2.
wrong-render = There is no render mode “{ $mode }”; there are: { $choices }.
wrong-form = Observations come as { $choices }, not as “{ $form }”.
wrong-opponents = { $seats } seats need { $seats } names of bots, the learner’s included, not { $given }.
wrong-opponent = “{ $value }” cannot have a seat; a bot, its name, a model that predicts or a function can.
wrong-bot-list = Bots are a list, one for each seat, not “{ $value }”.
wrong-count = { $count } games cannot be stepped at once; take one or more.
wrong-words = { $games } games take { $games } words at a step, not { $words }.

fault-start = The bot { $name } could not be started; greedy plays in its place.
fault-hello = The bot { $name } did not introduce itself; greedy plays in its place.
fault-late = The bot { $name } did not answer in time; greedy plays in its place.
fault-crashed = The bot { $name } stopped running; greedy plays in its place.
fault-flood = The bot { $name } talked without being asked; greedy plays in its place.
fault-nonsense = The bot { $name } answered with something that cannot be understood; greedy plays in its place.
fault-illegal = The bot { $name } said what the rules do not allow; greedy plays in its place.

# the play screen

choose-exactly = { $most } to choose
choose-between = { $least } to { $most } to choose
steps-left = { $count ->
    [one] { $count } step is left
   *[other] { $count } steps are left
 }
said = Said so far: { $words }
press-enter = Press Enter …
press-page = q = back to the game, space = next page
enter-will-do = (or just Enter)
curtain = { $who } is next. The others look away!
what-unknown = Of “{ $word }” there is nothing to explain on the table now.
why-what = Why what? Type why and a word, as in: why { $word }
why-can = “{ $word }” can be said now.
hint-says = A good player might: { $text }
weighed = { $text }: wins { $chance }% (± { $margin })
counted = { $text }: wins { $chance }%
fear = To fear ({ $odds }%): { $told } That would leave { $chance }%.
result-won = { $who-me ->
    [yes] You win!
   *[no] { $who } wins!
 }
result-shared = Winning together: { $names }!
result-team = { $me ->
    [yes] You win, together with { $names }!
   *[no] { $names } win together!
 }
remark-close = It was closest at move { $ply }: { $gap ->
    [0] the first two were level.
   *[other] only { $gap } lay between the first two.
 }
remark-leads = The lead changed hands { $count ->
    [one] once
   *[other] { $count } times
 }, for good at move { $ply }.
remark-ahead = Ahead from the first step to the last.
result-nobody = Nobody wins.
reached-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
reached-pawns = { $count ->
    [one] { $count } pawn home
   *[other] { $count } pawns home
 }
kept = Your game is kept. Go on with: { $command }
saved = The game is kept in { $path }

command-help = help
command-what = what
command-why = why
command-hint = hint
command-back = back
command-undo = undo
command-log = log
command-rules = rules
command-quit = quit
help-words = Answer with the key or the word shown; several words may be typed at once. Tab completes. Enter takes what is the only choice.
help-help = shows this
help-what = says what a thing or place does, as in what { $word }
help-why = explains why a word cannot be said now, as in: why { $word }
help-hint = shows what a good player sees in the best moves
help-back = takes back the last word of a half-said move
help-undo = takes back your last move, as long as nothing was revealed
help-log = shows all that happened so far
help-rules = shows the rules
help-quit = leaves; the game is kept and can be taken up again

menu-game = What would you like to play?
menu-left = Go on with { $game }: { $moves ->
    [one] one move
   *[other] { $moves } moves
 }, { $when }
menu-go-on = Go on, or begin anew?
menu-new = a new game
menu-first = This is the first question; { command-quit } leaves.
menu-help = Type what stands in front, or the beginning of a name. Enter takes what has a star, { command-back } asks the question before again, { command-quit } leaves.
menu-players = How many play?
menu-strength = How good shall the others be?
bot-beginner = beginner
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert

checked-game = { $game } keeps every law ({ $moves } moves checked).
checked-record = The record of { $game } is sound ({ $moves } moves).
written-record = The game is written to { $file }. { $command } tells it.
written-picture = The position is drawn in { $file }.
perft-counts = depth, sequences of moves, positions they reach
wrong-new-name = “{ $name }” cannot be the name of a game; a name has 2 to 20 small letters from a to z, and is no word of Python.
wrong-new-there = There is a game { $name } already; choose another name.
wrong-new-where = This folder is no checkout of Homestretch; --into FOLDER makes a package of its own.
wrong-new-full = { $path } is not empty; name another folder.
wrong-new-file = { $path } is a file; name a folder.
made-game = { $game } lies in { $path }. To play it: homestretch play { $game }. What it still lacks: homestretch check { $game }.
made-package = { $game } is a package of its own in { $path }. To install it: pip install --editable { $path }. To play it then: homestretch play { $game }.
missing = Still missing, though { $game } can be played without:
missing-english = what everybody falls back to, in English: { $files }
missing-keys = sentences that the game says, in texts/en.ftl: { $keys }
missing-sense = the right form of a text in { $file }, which cannot be read: { $line }
missing-tests = tests that name these clauses of RULES.md: { $clauses }
missing-texts = its texts in other languages: { $files }
missing-rules = its rules in other languages: { $files }
missing-records = games that must always replay the same, written by homestretch record: records/*.hs
missing-perft = how many positions there are, counted by homestretch perft: tests/perft.txt
missing-scenarios = positions with what follows from them: tests/SCENARIOS.md
missing-scene = a drawing of its own; until then, a plain list of what a player knows
missing-tell = sentences on what happens; until then, the words of each move
missing-features = features for learners; until then, the numbers of a view
missing-remarks = what is remembered of a game (`progress`, `chronicle`); until then, its end shows the result alone
missing-judge = a judge for bots; until then, they play random games to the end
missing-abouts = a word on what these do, for those who see them for the first time: { $names }
missing-lesson = a lesson for the first game: { $file }, a record with a note to every move of the learner
wrong-manual = There is no manual in { $folder }; “make docs” builds one into build/site.
wrong-proxy = { $name } is no address of a proxy. An address such as 127.0.0.1 or a network such as 10.0.0.0/8 is one.
admin-copied = The copy is in { $file }.
admin-deleted = The table { $table } is gone.
admin-swept = Tables that are gone: { $tables }. Tables where nothing that was said is kept: { $hushed }. Left, since a worker has them: { $busy }.
admin-checked = Tables: { $tables }. Broken: { $broken }.
admin-which = Say which: the name of a table, or of a file for a back-up.
admin-busy = A worker has this table. Try again a quarter of an hour after anybody was there.
admin-broken = The table { $table } cannot be read: { $reason }.
admin-came = Tables that were copied: { $tables }.
admin-not-empty = This database is not empty: nothing was copied to it.
admin-pg-dump = PostgreSQL has a program of its own for this: pg_dump.
admin-no-copy = { $file } cannot be written: { $reason }.

# what is said of a game that has no words of its own for it

told-move = { $who-me ->
    [yes] You: { $words }
   *[no] { $who }: { $words }
 }
told-chance = By chance: { $words }
scene-words = What you can say
scene-unknown = face down

# homestretch arena, ladder, sprt, study
arena-share = share of wins
arena-fair = fair
arena-rating = rating
arena-games = games
arena-title = { $game }, { $seats } seats, { $games ->
    [one] one game
   *[other] { $games } games
 }
ladder-title = { $game }, { $seats } seats
arena-unplayed = Stopped before the first deal was played: nothing is known yet.
arena-stopped = Stopped after { $games } of { $wanted } games.
ladder-stopped = Stopped before everybody had played everybody: these are the ratings so far.
sprt-result = { $bot } against { $other }, { $seats } seats: { $share } in { $games } games.
sprt-better = Better
sprt-no-better = No better
sprt-undecided = Undecided
sprt-odds = { $answer }: a share of { $low } or of { $high }, log-odds { $odds }, bounds ±{ $bound }.
study-title = { $game }, { $seats } seats, { $games } games each, with 95 % intervals
study-moves = moves a game
study-seat = seat { $seat } wins
study-luck = share of luck
study-stopped = Stopped when { $done } of { $all } settings were played to the end.

# homestretch bots
bots-bot = bot
bots-most = at most
bots-about = The numbers are playouts: so far a bot looks ahead for a move, and no longer than the last column says; – moves at first sight. A name may carry another budget: hard:400 in playouts, hard:50ms in milliseconds. cmd:COMMAND is a program of your own. expert@FILE plays by a net of your own.

# homestretch train
train-begins = { $game }, { $seats } seats, seed { $seed }, in { $path }
train-at = generation { $number }
train-generation = Generation { $number }: { $games } games, { $positions } positions, log-loss { $losses }, { $seconds } s
train-stopped = Stopped; generations done: { $done }. The same command with --resume goes on from there.
train-worth = Log-loss on { $games } games it never saw: net { $net }, judge { $judge }, tempered judge { $tempered }, coin { $coin }.
train-ends = Calibration error: { $error } points. Net and card are in { $path }.

# homestretch review
review-who = Who
review-decisions = Decisions
review-lost = Points lost by each
review-worst = The dearest moves:
review-move = Move { $ply }, { $who }: { $made } ({ $chance }%). Better: { $best } ({ $better }%).
review-none = Nobody had anything to decide in this game.
review-fine = No decision lost a whole point.
