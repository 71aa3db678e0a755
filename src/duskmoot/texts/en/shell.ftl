### The shell: refusals, and what every table needs

## Prompts and acts of any game

prompt-over = The game is over.
prompt-given = Your choice is sealed. Waiting for: { $names }.
act-done = Skip
seat-numbered = Player { $n }

## Setting a table

refused-unknown-game = There is no game “{ $name }”. Choose one of: { $known }.
refused-seats-refused = This game is not for { $seats } players. Choose { $least }–{ $most }.
refused-seat-refused = There is no seat { $seat } at this table. Choose 1–{ $seats }.
refused-unknown-option = There is no table option “{ $option }”. Choose one of: { $known }.
refused-unknown-choice = The table option “{ $option }” has no choice “{ $choice }”. Choose one of: { $known }.
refused-unknown-language = There is no language “{ $language }”. Choose one of: { $known }.
refused-unknown-bot = There is no bot “{ $name }” for this game. Choose one of: { $known }.
refused-bots-refused = Name one bot for all other seats or one for each: other seats { $seats }, bots { $bots }.
refused-bot-form = “{ $spec }” is not how a bot is named. Write NAME, NAME:KEY=VALUE,… or MODULE:CLASS.
refused-bot-not-found = There is no bot { $name }: { $reason }. Check the module and the class.
refused-bot-parameter-unknown = “{ $spec }”: this bot has no parameter “{ $parameter }”. Choose one of: { $known }.
refused-bot-parameter-refused = “{ $spec }”: the parameter “{ $parameter }” cannot be “{ $value }”. Choose another value.
refused-bot-of-a-file = This file names a bot from a module: { $name }. Files run no code; name the bot yourself with --bots.

## Acts

refused-not-asked = This seat has nothing to decide now. Wait for its question.
refused-forbidden = The rules forbid this ({ $clause }); choose another move.
refused-not-offered = This move does not answer the question. Choose one of those offered.
refused-undo-nothing = There is nothing to undo yet. Make a move first.
refused-undo-others = Too late to undo: another player has moved since. Choose your next move.
refused-undo-revealed = Too late to undo: something hidden has been revealed. Choose your next move.

## Files

refused-file-not-found = There is no file { $file }. Check its name and folder.
refused-file-not-readable = The file { $file } cannot be read: { $reason }. Choose another file, or fix its permissions.
refused-file-not-written = The file { $file } cannot be written: { $reason }. Name another file or folder.
refused-replay-not-json = This file is not a saved game: it is not JSON ({ $detail }). Choose another file.
refused-replay-not-ours = This file is not a game saved by Duskmoot. Choose another file.
refused-replay-too-new = This file has format { $found }; this version of Duskmoot reads formats up to { $known }. Install a newer version.
refused-replay-damaged = This saved game is damaged ({ $detail }). Take an older copy of the file.
refused-replay-commitment = The key of chance in this file does not fit its fingerprint: the file has been changed. Take an older copy.
refused-replay-legacy = What earlier games handed down does not fit its digest: the file has been changed. Take an older copy.
refused-replay-differs = Move { $act } leads to another position than the one recorded: the file has been changed, or the rules have. Take an older copy, or report the file as a bug.
refused-replay-illegal = Move { $act } in this file, “{ $text }”, is not legal. Take an older copy, or report the file as a bug.
refused-replay-rules-too-new = This file was saved with version { $found } of the rules; this Duskmoot knows version { $known }. Install a newer version.
refused-replay-rules-too-old = This file was saved with version { $found } of the rules, which this Duskmoot (version { $known }) no longer plays. Open it with the older version.

## Search

search-endings = ies, es, s, ed, d, ing, e, y
