### Chronicles: series of games in which each hands something down to the next

## At the terminal

chronicle-left =
    Chapter { $chapter } is saved where it stands.
    To go on: duskmoot chronicle play { $quoted }
chronicle-sealed =
    Chapter { $chapter } is sealed and stands in the book.
    The next one: duskmoot chronicle play { $quoted }
chronicle-ended =
    Chapter { $chapter } was the last one: the chronicle is complete.
    Its book: duskmoot chronicle show { $quoted }

## The book

book-imported = Came from a file
book-chapter = Chapter
book-state = State
book-heirs = Heirs, best first
book-points = Points
book-playing = being played
book-sealed = sealed
book-abandoned = abandoned
book-struck = struck out
book-over = The chronicle is complete.
book-running = Chapter { $chapter } of { $chapters } is being played.
book-waits = Chapter { $chapter } of { $chapters } has not begun yet.
book-empty = This page is still empty.

## What a check finds

finding-at = Chapter { $chapter }, attempt { $attempt }: { $finding }
finding-commitment = The key of the chronicle does not fit its fingerprint.
finding-root = The hashes of the sealed packets do not fit the hash of all of them.
finding-packet = The packet { $detail } was opened, and this version holds other cards in it than those that were sealed.
finding-order = The chapters are out of order: something is missing, added or moved.
finding-roster = The roster is out of order: an heir comes or leaves when nobody can.
finding-opened = It says something wrong about which packets were opened or reprinted.
finding-legacy-in = It does not begin with what the chapter before it left.
finding-legacy-out = What it left has been changed.
finding-legacy-wrong = What it left cannot be: { $detail }.
finding-save-missing = Its saved game is missing.
finding-save-other = Its saved game belongs to something else.
finding-act = Its saved game does not replay: { $detail }.
finding-unfinished = It is sealed, but its saved game has no end.
finding-bequest = Its saved game leads to another result.
finding-page = Its page in the book says something else than its saved game.
finding-trusted = played by version { $detail } of the rules, which cannot be replayed here; its result is trusted.

## Refusals

refused-no-chronicle = The game “{ $game }” has no chronicle. Play single games of it.
refused-option-of-single-games = The table option “{ $option }” is for single games; a chronicle decides this itself. Leave it out.
refused-chronicle-over = The chronicle is complete; there is no further chapter. Found a new one.
refused-chronicle-damaged = This chronicle is damaged ({ $detail }). Take an older copy of it.
refused-chronicle-not-ours = This file is not a chronicle exported by Duskmoot. Choose another file.
refused-chronicle-too-new = This file has format { $found }; this version of Duskmoot reads formats up to { $known }. Install a newer version.
refused-chronicle-rules-too-new = This chronicle was played with version { $found } of the rules; this Duskmoot knows version { $known }. Install a newer version.
refused-chronicle-name = “{ $name }” cannot be the name of a chronicle. Use up to 40 letters, digits and spaces.
refused-chronicle-exists = There is a chronicle “{ $name }” already. Choose another name.
refused-chronicle-missing = There is no chronicle “{ $name }”. “duskmoot chronicle list” shows those you have.
refused-chronicle-in-use = The chronicle “{ $name }” is open in another window. Close it there first.
refused-chronicle-nobody = Only bots would be present. Name yourself among the heirs who play.
refused-chapter-running = Chapter { $chapter } is being played. Finish or abandon it first.
refused-chapter-not-running = Chapter { $chapter } is not being played.
refused-chapter-not-over = Chapter { $chapter } is not over yet. Play it to its end.
refused-chapter-of-other-rules = This version cannot continue chapter { $chapter }: it was begun with other rules. Use the older version, or end this attempt with “duskmoot chronicle abandon” and play the chapter again.
refused-nothing-to-strike = No chapter is sealed yet, so none can be struck out.
refused-strike-too-late = Chapter { $chapter } can no longer be struck out: another chapter has begun since.
refused-roster-begun = The order of the heirs is fixed once the first chapter has begun.
refused-roster-order = The new order must name every heir once.
refused-roster-twice = An heir can sit at one seat only.
refused-roster-unknown = There is no heir { $heir }; the heirs are 1–{ $heirs }.
refused-roster-left = { $name } has left the chronicle for good.
refused-inscription-kind = Nothing of the kind “{ $kind }” can be named.
refused-inscription-of-another = Only the player who gave this name can change it.
