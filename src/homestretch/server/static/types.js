// @ts-check
// What is said between the house and this page: made by tools/client_types.py from server/messages.

/**
 * An option of a game.
 * @typedef {object} Choice
 * @property {string} name
 * @property {string} text
 * @property {string} clause
 * @property {boolean | number | string} default
 * @property {(boolean | number | string)[]} choices
 * @property {string[]} texts
 */
/**
 * House rules that are chosen together; the first are those of the game as it is.
 * @typedef {object} Preset
 * @property {string} name
 * @property {string} text
 * @property {string} more
 * @property {Record<string, string>} options
 */
/**
 * A game of the house.
 * @typedef {object} Title
 * @property {string} name
 * @property {string} title
 * @property {string} about
 * @property {number[]} seats
 * @property {number} usual
 * @property {number} minutes
 * @property {boolean} lesson
 * @property {Choice[]} options
 * @property {Preset[]} presets
 */
/**
 * What the page of a table brings along for its scripts.
 * @typedef {object} Facts
 * @property {string} table
 * @property {"play" | "watch" | "replay"} mode
 * @property {string} lang
 * @property {string} name
 * @property {string} address
 * @property {Title} game
 * @property {string[]} bots
 * @property {number} longest_name
 * @property {number} longest_chat
 * @property {number} patience
 * @property {number} beat
 */
/**
 * The table is fetched from the store; all else follows when it is there.
 * @typedef {object} Fetching
 * @property {"fetching"} do
 */
/**
 * Nothing happened, and the line is alive.
 * @typedef {object} Beat
 * @property {"beat"} do
 */
/**
 * A seat, who sits there, and the colour and shape it has.
 * @typedef {object} Chair
 * @property {number} seat
 * @property {"open" | "person" | "bot"} kind
 * @property {string} name
 * @property {string} bot
 * @property {boolean} here
 * @property {boolean} away
 * @property {string} sign
 * @property {number} hue
 * @property {number[]} mates
 */
/**
 * What the host chose.
 * @typedef {object} Setup
 * @property {string} game
 * @property {number} version
 * @property {number} seats
 * @property {Record<string, string>} options
 * @property {boolean} hints
 * @property {boolean} listed
 * @property {number} patience
 * @property {boolean} agree
 * @property {boolean} lesson
 * @property {"" | "file" | "table"} source
 */
/**
 * Something one asks of the others; `asked` are those of the reader's seats that have not
 * answered.
 * @typedef {object} Ballot
 * @property {string} name
 * @property {"undo" | "bot" | "seat"} kind
 * @property {number | null} by
 * @property {string} who
 * @property {number} about
 * @property {boolean} mine
 * @property {number[]} asked
 */
/**
 * A line of chat, with the name of who sat there then; or who took a seat, or left one to a bot,
 * from whom.
 * @typedef {object} Remark
 * @property {number} n
 * @property {number} seat
 * @property {string} name
 * @property {string} text
 * @property {"said" | "took" | "left"} kind
 */
/**
 * Who is here, what was agreed, and what is asked of whom besides the game.
 * @typedef {object} People
 * @property {"people"} do
 * @property {number} n
 * @property {"waiting" | "playing" | "over"} stage
 * @property {number | null} seat
 * @property {number[]} mine
 * @property {boolean} host
 * @property {Chair[]} seats
 * @property {Setup} setup
 * @property {number[]} fits
 * @property {number} watching
 * @property {Ballot[]} votes
 * @property {number[]} left
 * @property {number[]} linked
 * @property {Remark[]} chat
 * @property {string} next
 */
/**
 * A spot of the board.
 * @typedef {object} Place
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {number} size
 * @property {number[]} says
 * @property {number} owner
 * @property {string} label
 * @property {string} about
 * @property {string} number
 */
/**
 * What does not change during a game; one without a board has no places. Lengths are in fields.
 * @typedef {object} Board
 * @property {"board"} do
 * @property {number | null} seat
 * @property {string} svg
 * @property {number} width
 * @property {number} height
 * @property {Place[]} places
 */
/**
 * Drawings, and what things and places do, by name; each is sent once.
 * @typedef {object} Pictures
 * @property {"looks"} do
 * @property {Record<string, string>} looks
 * @property {Record<string, string>} abouts
 */
/**
 * What the coach of a lesson says at that ply, and the words the learner is to say; at its end
 * there are none.
 * @typedef {object} Coach
 * @property {"coach"} do
 * @property {number} ply
 * @property {number} step
 * @property {number} of
 * @property {string} text
 * @property {number[]} move
 * @property {boolean} over
 */
/**
 * A thing on its way, by names of places and zones.
 * @typedef {object} Flight
 * @property {string} thing
 * @property {string[]} way
 */
/**
 * Something that happened, who did it, how it is felt, and what went where.
 * @typedef {object} Told
 * @property {number} ply
 * @property {number} by
 * @property {string} text
 * @property {string} mark
 * @property {Flight[]} flights
 */
/**
 * Those who win and lose together, and how far they came.
 * @typedef {object} Side
 * @property {number[]} seats
 * @property {string} reached
 */
/**
 * How the game ended, as this listener is told it.
 * @typedef {object} Outcome
 * @property {string} text
 * @property {number[]} winners
 * @property {number[]} ranking
 * @property {string[]} reached
 * @property {Side[]} sides
 */
/**
 * A word that may be said now; `ends` if it is known to make the move whole.
 * @typedef {object} Offer
 * @property {number} token
 * @property {string} text
 * @property {boolean} ends
 */
/**
 * The question to this seat, what may be answered, and what was said so far. Of words that are
 * chosen in any order,     `left` are still to be chosen `among` all these; they are said in
 * ascending order.
 * @typedef {object} Ask
 * @property {string} what
 * @property {number} least
 * @property {number} most
 * @property {Offer[]} offers
 * @property {string[]} said
 * @property {Offer[]} among
 * @property {number} left
 */
/**
 * A region that is laid out by whoever shows it: a hand, a market, what lies before a player.
 * @typedef {object} Zone
 * @property {string} name
 * @property {string} region
 * @property {string} title
 * @property {number} seat
 * @property {string} flow
 * @property {string} note
 * @property {string[]} marks
 */
/**
 * A pawn, a card, a tile, a die, at a place or in a zone.
 * @typedef {object} Thing
 * @property {string} id
 * @property {string} role
 * @property {string} at
 * @property {string} label
 * @property {string} face
 * @property {number} owner
 * @property {string} look
 * @property {number[]} says
 * @property {string[]} marks
 * @property {[number, number, number] | null} spot
 * @property {string} tag
 * @property {string} about
 * @property {string} goes
 */
/**
 * The position now.
 * @typedef {object} Sight
 * @property {"sight"} do
 * @property {number} n
 * @property {number} ply
 * @property {number} since
 * @property {"" | "free" | "ask"} undo
 * @property {Told[]} told
 * @property {boolean} fresh
 * @property {number[]} path
 * @property {number[]} awaits
 * @property {boolean} over
 * @property {number[]} scores
 * @property {Outcome | null} outcome
 * @property {Ask | null} ask
 * @property {Zone[]} zones
 * @property {Thing[]} things
 */
/**
 * Something was said just now.
 * @typedef {object} NewRemark
 * @property {number} n
 * @property {number} seat
 * @property {string} name
 * @property {string} text
 * @property {"said" | "took" | "left"} kind
 * @property {"chat"} do
 */
/**
 * Somebody shows the way through a game that is over, and looks at this ply now; without a name
 * nobody does.
 * @typedef {object} Led
 * @property {"led"} do
 * @property {string} name
 * @property {number} ply
 * @property {boolean} mine
 */
/**
 * What went wrong; `code` is the same in every language. After `retry` seconds it may be tried
 * again, where that     helps.
 * @typedef {object} Refusal
 * @property {"error"} do
 * @property {number | null} rid
 * @property {string} code
 * @property {string} text
 * @property {string} clause
 * @property {number | null} retry
 */
/**
 * It is done.
 * @typedef {object} Done
 * @property {"reply"} do
 * @property {number | null} rid
 */
/**
 * The move is stored, as event `n`.
 * @typedef {object} MoveTaken
 * @property {"reply"} do
 * @property {number | null} rid
 * @property {number} n
 */
/**
 * Everything there is to see and to say in one position.
 * @typedef {object} Seen
 * @property {number[]} path
 * @property {number[]} awaits
 * @property {boolean} over
 * @property {number[]} scores
 * @property {Outcome | null} outcome
 * @property {Ask | null} ask
 * @property {Zone[]} zones
 * @property {Thing[]} things
 */
/**
 * A position half way into a move, or an earlier one.
 * @typedef {object} Peek
 * @property {"reply"} do
 * @property {number | null} rid
 * @property {number} ply
 * @property {Seen} sight
 */
/**
 * Words that may follow, the nearest first: which of them each follows (-1: what was said), and
 * behind which nobody     has looked; any other that none follows makes the move whole.
 * @typedef {object} Ways
 * @property {"reply"} do
 * @property {number | null} rid
 * @property {number[]} words
 * @property {number[]} under
 * @property {number[]} more
 */
/**
 * Why not, with the clause of the rules.
 * @typedef {object} Reason
 * @property {"reply"} do
 * @property {number | null} rid
 * @property {string} text
 * @property {string} clause
 */
/**
 * The log from one ply on.
 * @typedef {object} Log
 * @property {"reply"} do
 * @property {number | null} rid
 * @property {number} since
 * @property {Told[]} told
 */
/**
 * Something remarkable, and the ply after which it could be seen; 0: it is of the whole game.
 * @typedef {object} Moment
 * @property {string} text
 * @property {number} ply
 */
/**
 * How a game that is over went: a line a seat through these plies, and what was remarkable.
 * @typedef {object} Course
 * @property {"reply"} do
 * @property {number | null} rid
 * @property {string} title
 * @property {number[]} plies
 * @property {number[][]} lines
 * @property {Moment[]} moments
 */
/**
 * A move that a good player thought about, in words; chances are percents, none where they are not
 * known.
 * @typedef {object} Weighed
 * @property {string[]} text
 * @property {number | null} chance
 * @property {number | null} margin
 * @property {string} fear
 */
/**
 * What a good player would do, in tokens and in words, and what was thought about, the best first.
 * @typedef {object} Advice
 * @property {"reply"} do
 * @property {number | null} rid
 * @property {number} ply
 * @property {number[]} move
 * @property {string[]} text
 * @property {Weighed[]} weighed
 */
/**
 * Where the same people play again.
 * @typedef {object} NextTable
 * @property {"reply"} do
 * @property {number | null} rid
 * @property {string} table
 */
/**
 * A whole move, the ply it was thought for, and a name under which it is played once however often
 * it is sent.
 * @typedef {object} Play
 * @property {number | null} [rid]
 * @property {"play"} do
 * @property {string} id
 * @property {number} ply
 * @property {number | null} [n]
 * @property {number[] | string} move
 */
/**
 * What would be seen after these words.
 * @typedef {object} Preview
 * @property {number | null} [rid]
 * @property {"look"} do
 * @property {number} ply
 * @property {number[] | string} [path]
 */
/**
 * What may follow these words.
 * @typedef {object} LookAhead
 * @property {number | null} [rid]
 * @property {"ways"} do
 * @property {number} ply
 * @property {number[]} [path]
 */
/**
 * Why a word cannot be said after these.
 * @typedef {object} AskWhy
 * @property {number | null} [rid]
 * @property {"why"} do
 * @property {number[]} [path]
 * @property {number} token
 */
/**
 * An earlier position; `open` shows all hands, once the game is over.
 * @typedef {object} ShowPast
 * @property {number | null} [rid]
 * @property {"show"} do
 * @property {number} ply
 * @property {boolean} [open]
 */
/**
 * Earlier lines of the log.
 * @typedef {object} ReadLog
 * @property {number | null} [rid]
 * @property {"log"} do
 * @property {number} before
 */
/**
 * How the game went, once it is over.
 * @typedef {object} AskCourse
 * @property {number | null} [rid]
 * @property {"course"} do
 */
/**
 * Show the others the way through a game that is over: who follows looks at this ply too; -1 ends
 * it.
 * @typedef {object} Lead
 * @property {number | null} [rid]
 * @property {"lead"} do
 * @property {number} ply
 */
/**
 * Yes or no to what somebody asks for.
 * @typedef {object} Agree
 * @property {number | null} [rid]
 * @property {"agree"} do
 * @property {string} vote
 * @property {boolean} yes
 */
/**
 * Something said to everybody at the table.
 * @typedef {object} Chat
 * @property {number | null} [rid]
 * @property {"chat"} do
 * @property {string} text
 */
/**
 * Let a bot play for somebody who is gone.
 * @typedef {object} ReplaceGone
 * @property {number | null} [rid]
 * @property {"gone"} do
 * @property {number} seat
 */
/**
 * Look from another seat of one's own, or with -1 from none.
 * @typedef {object} LookFrom
 * @property {number | null} [rid]
 * @property {"turn"} do
 * @property {number} seat
 */
/**
 * Hear everything in another language from now on.
 * @typedef {object} SetLanguage
 * @property {number | null} [rid]
 * @property {"lang"} do
 * @property {string} lang
 */
/**
 * Take back one's last move, or ask the others to agree to it.
 * @typedef {object} TakeBack
 * @property {number | null} [rid]
 * @property {"undo"} do
 */
/**
 * What a good player would do.
 * @typedef {object} AskHint
 * @property {number | null} [rid]
 * @property {"hint"} do
 */
/**
 * A new table for the same people.
 * @typedef {object} PlayAgain
 * @property {number | null} [rid]
 * @property {"rematch"} do
 */
/**
 * Nothing but an answer.
 * @typedef {object} Ping
 * @property {number | null} [rid]
 * @property {"ping"} do
 */
/**
 * What comes in on the line.
 * @typedef {Fetching | Beat | People | Board | Pictures | Coach | Sight | NewRemark | Led | Refusal | Done |
 *   MoveTaken | Peek | Ways | Reason | Log | Course | Advice | NextTable} ToClient
 */
/**
 * What goes out on it.
 * @typedef {Play | Preview | LookAhead | AskWhy | ShowPast | ReadLog | AskCourse | Lead | Agree | Chat |
 *   ReplaceGone | LookFrom | SetLanguage | TakeBack | AskHint | PlayAgain | Ping} FromClient
 */
/**
 * What is answered to each.
 * @typedef {object} Answered
 * @property {MoveTaken} play
 * @property {Peek} look
 * @property {Ways} ways
 * @property {Reason} why
 * @property {Peek} show
 * @property {Log} log
 * @property {Course} course
 * @property {Done} lead
 * @property {Done} agree
 * @property {Done} chat
 * @property {Done} gone
 * @property {Done} turn
 * @property {Done} lang
 * @property {Done} undo
 * @property {Advice} hint
 * @property {NextTable} rematch
 * @property {Done} ping
 */
export {};
