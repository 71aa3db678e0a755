### The table in the terminal

## At the table

greeting = You are { $name }, against bots: { $bots }. Type a number or a letter after the “›”; “h” is help.
hint = number: move · ? why not · u undo · s save · t table · log · l language · h help · q leave
hint-short = number: move · ? why not · t whole table · h help · q leave
news-left-out = … lines left out: { $n } (“log” shows all)
waiting = Waiting for: { $name }
bot-failed = The bot { $name } failed ({ $reason }). The first legal move was made for it.
bot-cheated = its answer was not legal
heading-log = Log
why-not-nothing = Everything that this question offers is allowed.
rules-none = No clause contains all these words: { $words }

## Files and leaving

saved = Saved: { $file }
not-saved = Not saved. “s” with another name saves elsewhere.
confirm-overwrite = { $file } holds something else. Overwrite it? (y/n)
confirm-save = Save the game before leaving? (Enter or y: save, n: leave without saving, anything else: stay)
answers-yes = y yes
answers-no = n no
stayed = You stay at the table.
left = You leave the table.
left-saved =
    The game is saved: { $file }
    To go on: duskmoot play --resume { $quoted }
left-saved-over =
    The game is saved: { $file }
    To see it again: duskmoot replay { $quoted }

## Input that is not understood

refused-unknown-input = “{ $text }” is neither a move nor a command. Type a number from 1 to { $most }, or “h” for help.
refused-no-such-number = There is no move { $number }. Type a number from 1 to { $most }, or “?” to see what is forbidden and why.
refused-game-over = The game is over. “s” saves it, “log” shows the log, Enter leaves.

## Help

help-number = make this move
help-why-not = what is forbidden now, and by which clause
help-rules = search the rules for words
help-u = undo your last move, as long as nothing hidden was revealed and nobody else has moved
help-s = save the game; with a name, as that file
help-t = the whole table with all texts
help-log = the whole log
help-l = next language, or the one named: en, ru, pl
help-h = this help
help-q = leave; the game can be saved first
help-ctrl-c = leave at once; the game is saved automatically

## The end

end-heading = The end
end-numbers = The evening in numbers:
end-winners = { $n ->
        [one] Winner: { $names }
       *[other] Shared victory: { $names }
    }
end-hint = s: save the game as a file (“duskmoot replay FILE” replays it) · log · l · Enter: leave
commitment = Fingerprint of all shuffles and dice, fixed before the first move: { $commitment }
end-key = Key of chance, which proves it: { $key }
