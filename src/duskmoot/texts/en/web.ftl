### The table in the browser

## The start page

web-tagline = Dark games at one table. It knows every rule, keeps every secret and never loses a move.
web-choose-game = Choose a game
web-chosen = chosen
web-options = Table options
web-take-seat = Take a seat
web-seats-number = Number of seats
web-seats =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
web-taker-mine = You
web-taker-bot = Bot
web-taker-open = Open
web-link-waiting = by invitation
web-bot-of = Bot for { $name }
web-stand-in = Plays for players who are away
web-bot-random = random bot
web-bot-easy = easy bot
web-bot-normal = normal bot
web-bot-hard = hard bot
web-bot-master = master bot
web-bot-heuristic = normal bot
web-bot-ismcts-1 = thinking bot, quick
web-bot-ismcts-2 = thinking bot
web-bot-ismcts-3 = thinking bot, patient
web-begin = Begin
web-start = Start
web-start-hint = Friends can join later by invitation.
web-hot-seat = Several seats are yours: the screen is hidden between turns.
web-clock = Time for one decision
web-clock-help = When it runs out, the table makes a safe move for you.
web-clock-none = No clock
web-clock-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
web-clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-my-tables = Your tables
web-my-tables-none = No tables yet. Games you start or join appear here.
web-my-tables-away =
    { $n ->
        [one] One table has been put away
       *[other] { $n } tables have been put away
    }
web-table-asked = your move
web-table-over = over
web-join-heading = Join, watch, learn
web-join = Join
web-join-link = Link, invitation or return link
web-join-wrong = That is not a link to a table or a chronicle. Paste the whole link.
web-open-file = Open a saved game or chronicle
web-learn = How to play
web-unofficial = Unofficial. The games and their names belong to their publishers; every drawing here is our own.
web-credits = Icons: game-icons.net, CC BY 3.0 · Coast of Europe: Natural Earth, public domain
web-name = Your name
web-keep = Save
web-guest-names = Heron, Kestrel, Night Owl, Nightjar, Magpie, Rook, Jackdaw, Bittern, Nightingale, Corncrake

## Invitations and seats

web-look-on = Watch
web-seat-take = Sit down
web-seat-taken = taken
web-seat-bot = bot
web-seat-open = open
web-seat-mine = you
web-seat-here = at the table
web-seat-away = away
web-seat-hand = Let a bot play
web-seat-waits = a bot can take over in { $seconds } s
web-seat-leave = Leave the seat
web-seat-empty = Make it open
web-table = Table
web-invitation = Invitation: whoever has this link may take an open seat
web-copy = Copy
web-copied = Copied
web-commitment = Fingerprint of all shuffles and dice:
web-key-left = This running game was saved as a file. Whoever has the file knows every card and every die to come.
web-key-left-file = This table comes from a file. Whoever has the file knows every card and every die to come.
web-export = Save as a file
web-to-start = To the start page

## The table

web-voice = What happens at the table
web-connecting = Connecting…
web-lost = Connection lost. Trying again…
web-no-table = There is no such table.
web-prompt = The question
web-answered = { $given } of { $all } have sealed
web-choices = Choices: { $n }
web-choices-all = All choices
web-pick =
    { $kind ->
        [card] Pick a card
        [place] Pick a place
        [seat] Pick a player
       *[any] Pick a move
    }
web-face-down = face down
web-sealed = Sealed: { $act }. You may still change it.
web-sealed-sign = sealed
web-clock-left = Time left
web-undo = Undo
web-undo-free = Undo your last move
web-undo-consent = Ask the other players for an undo
web-undo-asked =
    { $n ->
        [one] { $name } asks to undo { $n } move.
       *[other] { $name } asks to undo { $n } moves.
    }
web-agree = Agree
web-refuse = Refuse
web-waiting = Waiting for: { $names }
web-why-not = Why not?
web-why-not-nothing = Everything that this question offers is allowed.
web-why-not-hint = Press anything on the board that does not glow: the clause that forbids it appears.
web-see-rules = Show in the rules
web-others = The other players
web-own = Your sheet and hand
web-side = Tracks, log and table talk
web-log = Log
web-log-clause = Show this rule
web-log-yours = as you see it
web-log-all = Show the whole log
web-talk = Table talk
web-talk-say = Say something to the table
web-talk-earlier = Earlier lines
web-talk-send = Send
web-talk-to = Who can hear this
web-talk-private = private talk
web-talk-to-all = To all
web-talk-to-few = Only to { $names }
web-talk-few = only to { $names }
web-talk-say-few = Say something only to { $names }
web-talk-aside = { $name }, only to { $names }: { $text }
web-talk-opened = Now you can talk with { $names } unheard by the others.
web-talk-closed = The private talk with { $names } is over: all hear you again.
web-talk-unsent = Nobody hears you now, and nothing was sent. Choose who can hear it.
web-spectator = Spectator
web-tabs = Parts of the table
web-tab-board = Board
web-tab-players = Players
web-tab-hand = Hand
web-tab-log = Log
web-tab-talk = Talk

## Hot seat

web-curtain-for = { $name }: it is your turn
web-curtain-hint = Pass the screen on. Nobody else should look now.
web-curtain-lift = I am { $name }

## Rules and settings

web-close = Close
web-rules = Rules
web-rules-search = Search the rules
web-rules-found =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
web-rules-chapters = Chapters
web-rules-now = At your table now
web-rules-also = Also found
web-rules-copy = Copy the link
web-rules-copied = Link copied
web-rules-ours = Decided by us
web-learn-pages = Pages about the game
web-learn-page = In one page
web-learn-heading = One page, then play
web-learn-advice = First advice
web-learn-clauses = Every sentence opens the clause behind it.
web-learn-rules = Rules
web-learn-cards = Cards
web-learn-words = Words
web-learn-none = There is no such game here.
web-settings = Settings
web-language = Language
web-motion = Motion
web-motion-system = Same as system
web-motion-full = Full
web-motion-less = Reduced
web-sound = A bell when it is your turn
web-contrast = More contrast
web-list-open = Keep the list of choices open
web-plain = Draw the board as text
web-passing = When I play only against bots, answer for me when there is only one answer
web-keys = Keys
web-key-list = to the list of choices
web-key-digits = pick a choice
web-key-enter = confirm it
web-key-escape = close, or pick nothing
web-key-undo = undo
web-key-why-not = why not?

## The end

web-end-title =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-end-finished = Finished · { $n ->
        [one] one move
       *[other] { $n } moves
    }
web-end-reckoning = The game is over
web-end-you = { $name } · you
web-end-sources = { $what } by source
web-end-tap = tap a bar
web-end-of = { $n } of { $all }
web-end-curve = Curve of the game
web-end-race = The race
web-end-turns = Turning points
web-end-numbers = The evening in numbers
web-end-press = press to look
web-end-open = Now open
web-end-next = What next
web-end-share = Share
web-end-copied = Link copied
web-play-again = Play again
web-change-seats = Change seats
web-swap-sides = Swap sides
web-analyse = Analyse
web-play-on = Play on from here
web-end-chance = Chance to win
web-end-chances = Chances: { $games } games played on from each of { $positions } positions by the steady bot.
web-end-chances-yet = Chances: { $games } games played on from each of { $positions } positions so far; more are being played.
web-judged = At this decision
web-judged-before = The decision before
web-judged-after = The next decision
web-judged-how = How well the seat would stand, of 100, says the thinking bot after { $n } tries. It saw only what the seat saw.
web-judged-thinking = The thinking bot looks at it…
web-judged-best = The bot’s choice: { $n } of { $all } tries.
web-judged-both = Played, and the bot’s choice: { $n } of { $all } tries.
web-judged-played = What was played.
web-judged-hardly = Hardly tried: it never looked promising.
web-judged-over = The game is over here.
web-decisions = Your decisions
web-decisions-of = Decisions of { $name }
web-decisions-agreed = { $n } of { $all } as the bot
web-decisions-judged = The thinking bot has looked at { $n } of { $all }…
web-decisions-again = The thinking bot looks again, at the dearest first…
web-decisions-costly = Costly, of 100
web-decisions-little = Little in it
web-decisions-same = As the bot
web-decisions-better = better: { $act }
web-decisions-cost = cost { $n } of 100
web-decisions-none = Nothing cost much.
web-replay = Replay
web-replay-play = Play
web-replay-pause = Pause
web-replay-act = Move of the game
web-replay-start = The beginning
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-on = One move on
web-replay-last = To the end
web-replay-speed = Speed { $n }×; change it
web-replay-eyes = Through the eyes of
web-proof = Proof of fair shuffles
web-proof-how = The fingerprint was fixed before the first move. It is the hash of the key of chance, which determines every shuffle and every die.
web-key-of-chance = Key of chance:

## Refusals

refused-unreached = The server cannot be reached. Check the connection and try again.
