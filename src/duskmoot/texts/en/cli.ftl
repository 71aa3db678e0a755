### The command line

## Help

cli-duskmoot = Board games of the night, played at one table by people and bots.
cli-play = Play a game in the terminal against bots.
cli-serve = Serve tables to browsers, for people and bots.
cli-games = List the games with their seats, bots and table options.
cli-rules = Show the clauses of a game’s rules, search them, or count those that have tests.
cli-simulate = Let bots play many games, and count and time them.
cli-replay = Tell a saved game again, and check it act by act.
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

cli-play-me = Your seat, counted from 1. Default: 1.
cli-play-seed = The same seed gives the same cards and dice. Default: by chance.
cli-play-bots = Bots of the other seats in order, or one for all. Default: heuristic.
cli-play-resume = Go on with a saved game; the file knows the game, the seats and the options.
cli-play-saves = Folder for saved games.

cli-serve-host = Address to listen on. Default: 127.0.0.1, this machine alone; 0.0.0.0 is everybody.
cli-serve-port = Port to listen on; 0 takes any that is free. Default: 8642.
cli-serve-data = Folder of the tables. Default: $XDG_DATA_HOME/duskmoot/tables, else ~/.local/share/duskmoot/tables.
cli-serve-database = Address of a PostgreSQL database in place of the folder. Default: $DUSKMOOT_DATABASE.
cli-serve-origin = Another address under which browsers see this server; may be given several times.
cli-serve-thinkers = Number of processes in which bots think. Default: one less than processors.
cli-serve-open = Open the page in a browser.

cli-rules-words = Words that the id or the text of a clause must hold.
cli-rules-coverage = Count the clauses and cards that have a test, and list those that have none.
cli-rules-tests = Folder of the tests. Default: the one beside the sources.

cli-simulate-games = Number of games. Default: 1,000.
cli-simulate-seed = The same seed gives the same games. Default: 1.
cli-simulate-jobs = Number of processes. Default: one for each processor.
cli-simulate-check = Check the invariants of the game after every act.
cli-simulate-seconds = Time to think for one decision, in seconds.
cli-simulate-iterations = Iterations of search for one decision.
cli-simulate-keep = Folder for the replays of games that go wrong.

cli-replay-file = A saved game.
cli-replay-verify = Say what was checked instead of telling the story.
cli-replay-at = Stop after this act; 0 is the start.
cli-replay-seat = Through the eyes of this seat, counted from 1. Default: of a spectator.

cli-bench-what = “table” measures many tables on a server of this machine instead.
cli-bench-rounds = Rounds; in each, every build and every peer has its turn. Default: 5.
cli-bench-seconds = Processor time of one turn, in seconds. Default: 2. For “table”: length of each of its two parts, default 20.
cli-bench-tables = Tables of 3–5 seats, for “table”. Default: 500.
cli-bench-database = Address of a PostgreSQL database, for “table”. Default: SQLite in a folder of its own.

## Numbers

cli-number = { NUMBER($n, maximumFractionDigits: 1) }
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## duskmoot serve

cli-serve-ready = Duskmoot serves at { $address } (Ctrl-C closes it)
cli-serve-closed = Closed. Every table is stored.

## duskmoot games

cli-games-seats = Seats: { $least }–{ $most }
cli-games-rules = Rules version: { $version }
cli-games-bots = Bots: { $bots }
cli-games-options = Table options (the default stands first):
cli-games-build =
    { $build ->
        [compiled] Duskmoot { $version }, compiled build
       *[plain] Duskmoot { $version }, plain build
    }

## duskmoot rules

cli-rules-source = Rulebook: { $source }
cli-rules-note = Note: { $note }
cli-rules-none = No clause holds all these words.
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
cli-simulate-finished = Games finished: { $finished } of { $games }
cli-simulate-lengths = Decisions in a game: { $least }–{ $most }, mean { NUMBER($mean, maximumFractionDigits: 1) }
cli-simulate-rounds = Rounds in a game: { $least }–{ $most }, mean { NUMBER($mean, maximumFractionDigits: 1) }
cli-simulate-cpu = In a second of processor time: decisions { NUMBER($decisions, maximumFractionDigits: 0) }, games { NUMBER($games, maximumFractionDigits: 1) }
cli-simulate-wall = In a second by the clock: decisions { NUMBER($decisions, maximumFractionDigits: 0) }, games { NUMBER($games, maximumFractionDigits: 1) }
cli-simulate-worker-died = A process of the simulation died; the count would be incomplete.
cli-fault =
    { $acts ->
        [one] Game { $index } of seed { $seed }, after 1 act:
       *[other] Game { $index } of seed { $seed }, after { $acts } acts:
    }
cli-fault-crash = crash, { $detail }
cli-fault-dead-end = no legal answer to the question “{ $detail }”
cli-fault-broken = broken invariant, { $detail }
cli-fault-endless = no end after { $detail } decisions
cli-fault-illegal = a bot chose what is not legal, { $detail }
cli-fault-last = The act: { $act }
cli-fault-kept = Replay: { $file }

## duskmoot replay

cli-replay-names = Players: { $names }
cli-replay-at-act = After act { $act } of { $acts }
cli-replay-column-player = Player
cli-replay-column-score = Score
cli-replay-winner = winner
cli-verify-rules = Rules version: { $version }
cli-verify-acts = Acts replayed, all legal: { $acts }
cli-verify-digests =
    { $digests ->
        [0] Digests compared: 0
       *[other] Digests compared: { $digests } (after acts { $places })
    }
cli-verify-commitment = The key of chance fits the commitment { $commitment }
cli-verify-over = The game is over.
cli-verify-unfinished = The game is not over.
cli-verify-fine = The file is sound.

## duskmoot bench

cli-bench-measuring = Measuring
cli-bench-medians =
    { $rounds ->
        [one] One round, by processor time
       *[other] Medians of { $rounds } rounds with the least and the greatest value, by processor time
    }
cli-bench-decisions-per-s = Decisions/s
cli-bench-games-per-s = Games/s
cli-bench-clone-us = Clone, µs
cli-bench-view-us = View, µs
cli-bench-legal-us = Legal acts, µs
cli-bench-why-not-us = “Why not?” for one act, µs
cli-bench-imagine-us = Imagine, µs
cli-bench-reimagine-us = Imagine anew, µs
cli-bench-ismcts-full-per-s = Search to the end, iterations/s
cli-bench-ismcts-capped-per-s = Search of 40 decisions, iterations/s
cli-bench-crowd = Real sockets on this machine: one act a second at each table, then as many as the server takes
cli-bench-count = Tables
cli-bench-sockets = Sockets
cli-bench-p50-ms = From an act to another seat’s view, median, ms
cli-bench-p99-ms = From an act to another seat’s view, 99 of 100, ms
cli-bench-rss-mb = Memory of the server, MB
cli-bench-acts-per-s = Acts/s at most
cli-bench-spread = { $middle } ({ $low }–{ $high })
cli-bench-ratio = { $game }, { $build }, against { $peer }: decisions ×{ $decisions }, clone ×{ $clone }
cli-bench-cpp = { $peer } has two seats and is written in C++; Python only drives it.
cli-bench-no-compiled = The compiled build is missing or out of date and was not measured. “make fast” builds it.
cli-bench-no-peer = { $peer } is not installed and was not measured. “make bench” installs it.
cli-bench-failed = A process of the bench failed: { $reason }

## Refusals

refused-cli-system = The system refuses: { $reason }.
refused-cli-not-a-folder = { $place } is not a folder.
refused-cli-bench-unknown = There is nothing to measure called “{ $what }”. Leave it out, or name “table”.
refused-cli-option-form = A table option has the form KEY=CHOICE; “{ $option }” has not.
refused-cli-option-twice = The table option “{ $option }” is given twice.
refused-cli-game-missing = Name a game, or a saved game with --resume.
refused-cli-no-input = There is no input to play with: the standard input is closed.
refused-cli-no-such-act = There is no act { $act }; the acts are 0–{ $acts }.
refused-cli-tests-missing = The tests are not installed: there is no { $place }. Coverage needs a copy of the sources.
refused-bots-and-seats = Name one bot for all seats or one for each: seats { $seats }, bots { $bots }.
