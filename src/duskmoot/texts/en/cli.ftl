### The command line

## Help

cli-duskmoot = Board games of the night, played at one table by people and bots.
cli-play = Play a game in the terminal against bots.
cli-chronicle = Play a chronicle in the terminal: games in which each hands something down to the next.
cli-serve = Serve tables to browsers, for people and bots.
cli-think = Let the searching bots of a server think on this machine.
cli-doctor = Examine a house: say what is wrong with it and what to do about it.
cli-house = Look after a server’s store: copy it, bring a copy back, check it.
cli-games = List the games with their seats, bots and table options.
cli-learn = Show a game on one page: goal, round, moves, the hard idea, the fight.
cli-rules = Show the clauses of a game’s rules, search them, or count those that have tests.
cli-simulate = Let bots play many games, and count and time them.
cli-tournament = Let the bots of a pool play each other, as a file says, and rate them.
cli-rate = Show how strong the bots of a tournament are, with intervals.
cli-train = Train a net that judges positions or moves, as a file says.
cli-replay = Replay a saved game, and check it move by move.
cli-bench = Measure the speed of both builds and of other engines.
cli-usage = Usage:
cli-hint = “duskmoot --help” lists the commands, “duskmoot COMMAND --help” the options of one.
cli-help-flag = Show this help.
cli-version-flag = Show the version.
cli-panel-commands = Commands
cli-panel-arguments = Arguments
cli-panel-parameters = Options

cli-option-game = Name of the game; “duskmoot games” lists them.
cli-option-language = Language: en, ru or pl. Default: $DUSKMOOT_LANGUAGE, else the system’s language, else English.
cli-option-json = Print JSON for programs.
cli-option-seats = Number of seats. Default: 4.
cli-option-option = A table option; may be given several times.
cli-option-bots = Bots by seat, or one for all seats. Default: random.
cli-option-cluster = Address of a Dask scheduler whose workers play the games.

cli-play-me = Your seat, counted from 1. Default: 1.
cli-play-seed = The same seed gives the same cards and dice. Default: by chance.
cli-play-bots = Bots of the other seats in order, or one for all. Default: heuristic.
cli-play-lesson = Play a lesson of the game: the coach explains every step. “duskmoot games” lists the lessons.
cli-play-resume = Go on with a saved game; the file knows the game, the seats and the options.
cli-play-saves = Folder for saved games.

cli-chronicle-deed = What to do: new, list, play, show, verify, export, import, strike or abandon.
cli-chronicle-name = Name of the chronicle; for “import” a file, for “verify” either.
cli-chronicle-more = For “show” a page: book, heirs, world or lineage. For “export” the file; for “import” another name.
cli-chronicle-game = For “new”: the game. Default: heritage.
cli-chronicle-seats = For “new”: number of heirs, you among them. Default: 3.
cli-chronicle-me = For “new”: which heir you are, counted from 1, the oldest first. Default: 1.
cli-chronicle-character = For “new”: the name of your character.
cli-chronicle-present = For “play”: the heirs who are present, counted from 1. Default: all.
cli-chronicle-yes = For “strike” and “abandon”: do not ask.
cli-chronicle-shelf = Folder of the chronicles. Default: $XDG_DATA_HOME/duskmoot/chronicles, else ~/.local/share/duskmoot/chronicles.

cli-serve-host = Address to listen on. Default: 127.0.0.1, this machine alone; 0.0.0.0 is everybody.
cli-serve-port = Port to listen on; 0 takes any that is free. Default: 8642.
cli-serve-data = Folder of the tables. Default: $XDG_DATA_HOME/duskmoot/tables, else ~/.local/share/duskmoot/tables.
cli-serve-database = Address of a PostgreSQL database in place of the folder. Default: $DUSKMOOT_DATABASE, or the content of the file $DUSKMOOT_DATABASE_FILE.
cli-serve-origin = Another address under which browsers see this server; may be given several times.
cli-serve-thinkers = Number of processes in which bots think. Default: one less than processors.
cli-serve-processes = Number of server processes side by side; more than one needs PostgreSQL. Default: 1.
cli-serve-inner = Address and port at which the other servers of the house reach this one; several processes take the following ports, too. Default: 127.0.0.1 and any free port.
cli-serve-lease = Seconds without a sign of life after which other servers take over the tables of this one. Default: 10.
cli-serve-root-path = The path below which a proxy shows this server, such as /moot.
cli-serve-open = Open the page in a browser.
cli-think-for = A server, by its inner address and port; can be repeated.
cli-think-thinkers = Number of processes for each server. Default: as many as processors.
cli-house-versions = Show the servers that share one PostgreSQL, and which rules unfinished games need.
cli-house-drain = Let one of several servers give its tables to the others.
cli-house-server = Number of the server, as versions shows it.
cli-house-id = no.
cli-house-address = address
cli-house-version = version
cli-house-tables = tables
cli-house-game = game
cli-house-edition = edition of the rules
cli-house-servers = servers
cli-house-games = games
cli-house-drained = drained
cli-house-draining = Server { $server } gives its tables to the others. Stop it when it has none.

cli-rules-words = Words that the id or the text of a clause must contain.
cli-rules-coverage = Count the clauses and cards that have a test, and list those that have none.
cli-rules-tests = Folder of the tests. Default: the one beside the sources.

cli-simulate-games = Number of games. Default: 1,000.
cli-simulate-chronicles = Play so many whole chronicles instead of single games.
cli-simulate-seed = The same seed gives the same games. Default: 1.
cli-simulate-jobs = Number of processes. Default: one for each processor.
cli-simulate-check = Check the invariants of the game after every move.
cli-simulate-seconds = Time to think for one decision, in seconds.
cli-simulate-iterations = Iterations of search for one decision.
cli-simulate-keep = Folder for the replays of games that go wrong.
cli-simulate-rotate = Move the bots on by one seat from game to game.
cli-simulate-out = Parquet file for one row per game.

cli-tournament-file = TOML file with the pool of bots, the games and the seed.
cli-tournament-out = JSON file for results and ratings.
cli-rate-file = JSON file of a tournament.
cli-train-file = TOML file with the game, the bots of each generation and the seed.
cli-train-folder = Folder for games and nets. Training goes on where this folder ends.
cli-train-seconds = Stop after this many seconds; what is done is kept.

cli-replay-file = A saved game.
cli-replay-verify = List what was checked instead of telling the story.
cli-replay-at = Stop after this move; 0 is the start.
cli-replay-seat = Through the eyes of this seat, counted from 1. Default: of a spectator.

cli-bench-what = “table” measures many tables on a server of this machine instead, “research” the environments for researchers.
cli-bench-rounds = Rounds; in each, every build and every peer has its turn. Default: 5.
cli-bench-seconds = Processor time of one turn, in seconds. Default: 4. For “table”: length of each of its two parts, default 20.
cli-bench-tables = Tables, of all sizes the game allows, for “table”. Default: 500.
cli-bench-game = The game of the tables, for “table”. Default: bloodborne.
cli-bench-database = Address of a PostgreSQL database, for “table”. Default: SQLite in a folder of its own.
cli-bench-most-servers = Servers on one PostgreSQL, for “table”: one, two and so on up to N are measured. Default: 1.

## Numbers

cli-number = { NUMBER($n, maximumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## duskmoot serve

cli-serve-ready = Duskmoot serves at { $address } (Ctrl-C closes it)
cli-serve-closed = Closed. Every table is stored.
cli-think-ready = Thinking in { $thinkers } { $thinkers ->
    [one] process
   *[other] processes
}. Ctrl-C ends it.

## duskmoot games

cli-games-seats = Seats: { $least }–{ $most }
cli-games-rules = Rules version: { $version }
cli-games-bots = Bots: { $bots }
cli-games-lesson = Lesson { $id }: { $title }, { $minutes } min, steps: { $steps }
cli-games-options = Table options (the default stands first):
cli-games-build =
    { $build ->
        [compiled] Duskmoot { $version }, compiled build
       *[plain] Duskmoot { $version }, plain build
    }

## duskmoot rules

cli-learn-lesson = Lesson “{ $title }” ({ $minutes } min): duskmoot play { $game } --lesson { $id }
cli-learn-more = Whole rules: duskmoot rules { $game }. To play: duskmoot play { $game }.
cli-rules-source = Rulebook: { $source }
cli-rules-note = Note: { $note }
cli-rules-noted = There is a note on this rule: docs/rulings.md
cli-rules-none = No clause contains all these words.
cli-coverage = { $game }: clauses with a test { $tested }/{ $clauses }, cards with a test { $tested_cards }/{ $cards }
cli-coverage-bare-clause = Clause without a test: { $id }
cli-coverage-bare-card = Card without a test: { $id }
cli-coverage-stray-clause = { $place }: no clause has the id { $id }.
cli-coverage-stray-card = { $place }: no card has the id { $id }.

## duskmoot simulate

cli-simulate-playing = Playing
cli-simulate-column-seat = Seat
cli-simulate-column-bot = Bot
cli-simulate-column-wins = Wins
cli-simulate-column-share = Share
cli-simulate-column-interval = 95% interval
cli-simulate-column-first = First places
cli-simulate-column-chapters = Chapters won
cli-simulate-column-score = Final score
cli-simulate-column-scores = Least–most
cli-simulate-column-clan = Clan
cli-simulate-column-place = Place in the age before
cli-simulate-column-played = Chapters
cli-simulate-told = Chronicles finished: { $finished } of { $chronicles }
cli-simulate-seconds-each = Processor time of a chronicle: { NUMBER($seconds, maximumFractionDigits: 1) } s; all of them by the clock: { NUMBER($wall, maximumFractionDigits: 1) } s
cli-simulate-finished = Games finished: { $finished } of { $games }
cli-simulate-lengths = Decisions in a game: { $least }–{ $most }, mean { NUMBER($mean, maximumFractionDigits: 1) }
cli-simulate-rounds = Rounds in a game: { $least }–{ $most }, mean { NUMBER($mean, maximumFractionDigits: 1) }
cli-simulate-cpu = In a second of processor time: decisions { NUMBER($decisions, maximumFractionDigits: 0) }, games { NUMBER($games, maximumFractionDigits: 1) }
cli-simulate-wall = In a second by the clock: decisions { NUMBER($decisions, maximumFractionDigits: 0) }, games { NUMBER($games, maximumFractionDigits: 1) }
cli-simulate-worker-died = A process of the simulation died; the count would be incomplete.
cli-rate-fixture = { $game }, seats: { $seats }, games: { $games }
cli-rate-column-bot = Bot
cli-rate-column-points = Points
cli-rate-column-interval = 95% interval
cli-rate-column-games = Games
cli-rate-column-wins = Wins
cli-rate-points = { NUMBER($n, maximumFractionDigits: 0) }
cli-rate-interval = { NUMBER($low, maximumFractionDigits: 0) } … { NUMBER($high, maximumFractionDigits: 0) }

cli-train-games = Generation { $n } of { $all }: playing
cli-train-fit = Generation { $n } of { $all }: fitting the net
cli-train-left = Not finished yet. Repeat the command to go on with { $folder }.
cli-train-done = The net is ready: { $file }
cli-fault =
    { $acts ->
        [one] Game { $index } of seed { $seed }, after 1 move:
       *[other] Game { $index } of seed { $seed }, after { $acts } moves:
    }
cli-fault-chapter =
    { $acts ->
        [one] Chronicle { $index } of seed { $seed }, chapter { $chapter }, after 1 move:
       *[other] Chronicle { $index } of seed { $seed }, chapter { $chapter }, after { $acts } moves:
    }
cli-fault-crash = crash, { $detail }
cli-fault-dead-end = no legal answer to the question “{ $detail }”
cli-fault-broken = broken invariant, { $detail }
cli-fault-endless = no end after { $detail } decisions
cli-fault-illegal = a bot chose an illegal move, { $detail }
cli-fault-last = The move: { $act }
cli-fault-kept = Replay: { $file }

## duskmoot chronicle

cli-chronicle-founded = The chronicle “{ $name }” is founded.
cli-chronicle-roster = Heirs, oldest first: { $names }
cli-chronicle-commitment = Fingerprint of the key from which the chance of every chapter comes: { $commitment }
cli-chronicle-root = Hash of all sealed packets: { $root }
cli-chronicle-next = Its next chapter: duskmoot chronicle play { $quoted }
cli-chronicle-none = There is no chronicle yet. To found one: duskmoot chronicle new NAME
cli-chronicle-column-name = Chronicle
cli-chronicle-column-stands = Where it stands
cli-chronicle-column-heirs = Heirs
cli-chronicle-over = complete
cli-chronicle-running = chapter { $chapter } of { $chapters } is being played
cli-chronicle-waits = before chapter { $chapter } of { $chapters }
cli-chronicle-verifying = Checking
cli-chronicle-links = Chapters in the book, with all attempts: { $links }
cli-chronicle-fine = The chronicle is sound.
cli-chronicle-unsound = The chronicle is not sound.
cli-chronicle-exported = Written: { $file }
cli-chronicle-secret = The file holds the key of the chapters still to come. Give it to nobody who plays on.
cli-chronicle-imported = The chronicle stands on your shelf as “{ $name }”.
cli-chronicle-abandon = Abandon chapter { $chapter }? It is played again from its start, with other shuffles. (y/n)
cli-chronicle-abandoned = Chapter { $chapter } is abandoned; the attempt stands in the book.
cli-chronicle-strike = Strike out chapter { $chapter }? It will not count and is played again. (y/n)
cli-chronicle-struck = Chapter { $chapter } is struck out; it stays in the book, crossed out.
cli-chronicle-untouched = Nothing was changed.

## duskmoot replay

cli-replay-names = Players: { $names }
cli-replay-at-act = After move { $act } of { $acts }
cli-replay-column-player = Player
cli-replay-column-score = Score
cli-replay-winner = winner
cli-verify-rules = Rules version: { $version }
cli-verify-acts = Moves replayed, all legal: { $acts }
cli-verify-digests =
    { $digests ->
        [0] Digests compared: 0
       *[other] Digests compared: { $digests } (after moves { $places })
    }
cli-verify-commitment = The key of chance fits the fingerprint { $commitment }
cli-verify-over = The game is over.
cli-verify-unfinished = The game is not over.
cli-verify-fine = The file is sound.

## duskmoot bench

cli-bench-measuring = Measuring
cli-bench-medians =
    { $rounds ->
        [one] One round, by processor time
       *[other] Medians of { $rounds } rounds with the least and the greatest value, by processor time
    }
cli-bench-table = { $game }, { $seats } seats
cli-bench-playout-per-s = Decisions/s inside the engine
cli-bench-decisions-per-s = Decisions/s driven from Python
cli-bench-games-per-s = Games/s
cli-bench-clone-us = Clone, µs
cli-bench-view-us = View, µs
cli-bench-legal-us = Legal moves, µs
cli-bench-why-not-us = “Why not?” for one move, µs
cli-bench-imagine-us = Imagine what is hidden, µs
cli-bench-reimagine-us = Imagine it again, µs
cli-bench-belief-ms = Belief worked out from the start, mean, ms
cli-bench-belief-worst-ms = Belief worked out from the start, worst, ms
cli-bench-ismcts-bot-per-s = Search as the bot runs it, iterations/s
cli-bench-ismcts-full-per-s = Search to the end, iterations/s
cli-bench-ismcts-capped-per-s = Search of 40 decisions, iterations/s
cli-bench-steps = Steps/s of one core with observation and legal actions, { $build } build, rounds: { $rounds }, medians
cli-bench-own = library’s own game
cli-bench-crowd = Real sockets on this machine: one move a second at each table, then as many as the server takes
cli-bench-servers = Servers
cli-bench-count = Tables
cli-bench-sockets = Sockets
cli-bench-p50-ms = From a move to another seat’s view, median, ms
cli-bench-p99-ms = From a move to another seat’s view, 99th percentile, ms
cli-bench-direct-p50-ms = The same beside relayed tables, median, ms
cli-bench-direct-p99-ms = The same beside relayed tables, 99th percentile, ms
cli-bench-relayed-p50-ms = The same through a server that passes it on, median, ms
cli-bench-relayed-p99-ms = The same through a server that passes it on, 99th percentile, ms
cli-bench-cpu-calm-ms = Processor time of the server per move at one move a second, ms
cli-bench-cpu-busy-ms = Processor time of the server per move without a pause, ms
cli-bench-rss-mb = Memory of the server, MB
cli-bench-acts-per-s = Moves/s at most
cli-bench-reckoning-p50-ms = From a position to what a seat can work out, median, ms
cli-bench-reckoning-p99-ms = From a position to what a seat can work out, 99th percentile, ms
cli-bench-spread = { $middle } ({ $low }–{ $high })
cli-bench-ratio = { $game }, { $build }, against { $peer }: decisions inside the engine ×{ $inside }, driven ×{ $decisions }, clone ×{ $clone }
cli-bench-cpp = { $peer } has two seats and is written in C++; Python only drives it.
cli-bench-no-compiled = The compiled build is missing or out of date and was not measured. “make fast” builds it.
cli-bench-no-peer = { $peer } is not installed and was not measured. “make bench” installs it.
cli-bench-failed = A process of the bench failed: { $reason }

## Refusals

refused-cli-system = The system refuses: { $reason }.
refused-cli-not-a-folder = { $place } is not a folder.
refused-cli-games-alone = “--rotate” and “--out” are for single games, not for chronicles.
refused-cli-bench-unknown = There is nothing to measure called “{ $what }”. Leave it out, or name “table” or “research”.
refused-cli-option-form = A table option has the form KEY=CHOICE; “{ $option }” has not.
refused-cli-option-twice = The table option “{ $option }” is given twice.
refused-cli-game-missing = Name a game, or a saved game with --resume.
refused-cli-no-input = There is no input to play with: the standard input is closed.
refused-cli-no-such-act = There is no move { $act }; the moves are 0–{ $acts }.
refused-cli-tests-missing = The tests are not installed: there is no { $place }. Coverage needs a copy of the sources.
refused-bots-and-seats = Name one bot for all seats or one for each: seats { $seats }, bots { $bots }.
refused-cli-chronicle-unknown = A chronicle cannot “{ $deed }”. Choose one of: { $known }.
refused-cli-chronicle-unnamed = Name the chronicle: duskmoot chronicle { $deed } NAME
refused-cli-chronicle-present = “{ $present }” does not name heirs by their numbers. Write them like this: 1,3.
refused-cli-chronicle-page = There is no page “{ $page }”. Choose one of: { $known }.
refused-cli-exists = { $file } exists already. Name another file.
refused-data-missing = Writing Parquet needs a package that is not installed: { $module }. Install “duskmoot[data]”.
refused-cluster-missing = A cluster needs a package that is not installed: { $module }. Install “duskmoot[cluster]”.
refused-cluster-unreachable = The scheduler { $address } does not answer: { $reason }. Check the address.
refused-moot-damaged = This file is not a tournament: { $detail }. Compare it with docs/research.md.
refused-moot-empty = A tournament needs two bots and one fixture. Add them to the file.
refused-moot-by-the-clock = The bot “{ $name }” thinks by the clock, so its games would differ each time. Give it iterations instead of seconds.
refused-net-unreadable = { $file } is no net: { $detail }.
refused-net-other = { $file } is a net for another game, another number of seats or other rules.
refused-net-none = The package has no net for this game with { $seats } seats. It has some for: { $known }. Train one with “duskmoot train”, or name its file: pupil:net=FILE
refused-recipe-unreadable = This file is not a recipe: { $detail }. Compare it with docs/research.md.
refused-recipe-other = { $folder } belongs to another recipe. Name another folder.
refused-cli-chronicle-file-exists = { $file } exists already. Name another file.
