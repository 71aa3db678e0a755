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
web-bot-random = random bot
web-bot-heuristic = steady bot
web-bot-ismcts-1 = thinking bot, quick
web-bot-ismcts-2 = thinking bot
web-bot-ismcts-3 = thinking bot, patient
web-begin = Begin
web-start = Start
web-start-hint = Friends can join later by invitation.
web-hot-seat = Several seats are yours: a curtain falls between hands.
web-clock = Time for one decision
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
web-my-tables-none = No tables yet. The games you start or join stand here.
web-table-asked = your move
web-table-over = over
web-join-heading = Join, watch, learn
web-join = Join
web-join-link = Link or invitation
web-join-wrong = This is no link to a table. Paste the whole link.
web-open-file = Open a saved game
web-read-rules = Read the rules
web-unofficial = Unofficial. The games and their names belong to their publishers; every drawing here is our own.
web-credits = Icons: game-icons.net, CC BY 3.0 · Coast of Europe: Natural Earth, public domain
web-name = Your name
web-keep = Save
web-guest-names = Heron, Raven, Night Owl, Nightjar, Magpie, Rook, Jackdaw, Bittern, Nightingale, Corncrake

## Invitations and seats

web-look-on = Look on as a spectator
web-seat-take = Sit down
web-seat-taken = taken
web-seat-bot = bot
web-seat-open = open
web-seat-mine = you
web-seat-here = at the table
web-seat-away = away
web-seat-hand = Hand to a bot
web-seat-leave = Leave the seat
web-seat-empty = Make it open
web-table = Table
web-invitation = Invitation: whoever has this link may take an open seat
web-copy = Copy
web-copied = Copied
web-commitment = Commitment to all shuffles and dice:
web-export = Save as a file
web-to-start = To the start page

## The table

web-voice = What happens at the table
web-connecting = Connecting…
web-lost = Connection lost. Trying again…
web-no-table = There is no such table.
web-prompt = The question
web-answered = Answered: { $given } of { $all }. All choices are revealed together.
web-pick-one =
    { $n ->
        [one] There is { $n } choice.
       *[other] There are { $n } choices.
    }
web-choices = Choices: { $n }
web-choices-all = All choices
web-choose-first = Choose first
web-face-down = face down
web-sealed = Sealed: { $act }. You may still change it.
web-sealed-sign = sealed
web-clock-left = Time left
web-undo = Undo
web-undo-free = Undo your last act
web-undo-consent = Ask the other players for an undo
web-undo-asked =
    { $n ->
        [one] { $name } asks to undo { $n } act.
       *[other] { $name } asks to undo { $n } acts.
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
web-log-yours = what you may know
web-log-all = Show the whole log
web-log-clause = Clause { $clause }
web-talk = Table talk
web-talk-say = Say something to the table
web-talk-send = Send
web-talk-to = Who shall hear it
web-talk-private = private talk
web-talk-to-all = To all
web-talk-to-few = Only to { $names }
web-talk-few = only to { $names }
web-talk-say-few = Say something only to { $names }
web-talk-aside = { $name }, only to { $names }: { $text }
web-talk-opened = Now you can talk with { $names } unheard by the others.
web-talk-closed = The private talk with { $names } is over: all hear you again.
web-talk-unsent = Nobody hears you now, and nothing was sent. Choose who shall hear it.
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
web-settings = Settings
web-language = Language
web-motion = Motion
web-motion-system = As the system wants
web-motion-full = Full
web-motion-less = Less
web-sound = A bell when it is your turn
web-contrast = More contrast
web-list-open = Keep the list of choices open
web-plain = Draw the board as text
web-passing = Among bots alone, pass for me where I have nothing to play
web-keys = Keys
web-key-list = to the list of choices
web-key-digits = pick a choice
web-key-enter = confirm it
web-key-escape = close, or pick nothing
web-key-undo = undo
web-key-why-not = why not?

## The end

web-end-winners =
    { $n ->
        [0] Nobody wins
        [one] Winner: { $names }
       *[other] Shared victory: { $names }
    }
web-end-winner = winner
web-replay = Replay
web-replay-play = Play
web-replay-pause = Pause
web-replay-act = Act of the game
web-replay-start = The beginning
web-replay-eyes = Through the eyes of
web-proof = Proof of the shuffles
web-proof-how = The commitment was fixed before the first act. It is the hash of the key of chance, from which every shuffle and every die follows.
web-key-of-chance = Key of chance:

## Refusals

refused-unreached = The server cannot be reached. Check the connection and try again.
