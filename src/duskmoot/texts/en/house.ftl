### Looking after a store

## Help

cli-house-backup = Copy the store into one file while the server runs.
cli-house-backup-file = New file for the copy.
cli-house-restore = Bring a copy of the store back into a new folder, and check it.
cli-house-restore-file = A copy that “duskmoot house backup” made.
cli-house-check = Replay every table and chronicle from the beginning and compare what is stored.
cli-house-check-file = A copy to check instead of the store.
cli-house-check-days = Only what was touched in the last so many days. Default: everything.
cli-house-keeper = Name somebody who looks after reports on this server.
cli-house-keeper-name = Their name on the server. They need a passkey.
cli-house-keeper-end = They are no longer a keeper.
cli-house-keys = Make a key with which the server sends notifications to browsers.
cli-house-keys-file = New file for the key.

## What was done

cli-house-backed-up = Copied into { $file } ({ $size } MB). It holds keys of chance and private chat: encrypt it.
cli-house-keyed = The key is in { $file }. Name it with DUSKMOOT_PUSH_KEY_FILE and keep it: with another key all subscriptions end.
cli-house-restored = The copy is now in { $folder }. Checking it:
cli-house-checking = Checking
cli-house-checked = Replayed from the beginning: tables { $tables }, events { $events }, chronicles { $chronicles }; chapters of older rules, taken on trust: { $trusted }.
cli-house-sound = Everything fits.
cli-house-unsound = Not everything fits. The tables and chronicles named above will be frozen; all others can be played.
cli-house-table-wrong = Table { $id }: { $reason }
cli-house-chronicle-wrong = Chronicle { $id }: { $reason }

## What cannot be done

refused-house-database = The store is PostgreSQL: copy it with pg_dump or pgBackRest, as docs/hosting.md shows.
refused-house-file = { $file } is not a store of Duskmoot, or is damaged: { $reason }
refused-house-file-exists = { $file } is there already. Name another file.
refused-house-folder-used = There is a store in { $folder } already. Name a new folder with --data.
refused-house-form = The store has form { $form }, and this version knows form { $known }. Install the version that wrote it, or start this server once if the form is older.
refused-house-commitment = The key of chance does not fit the fingerprint that was shown before the first move.
refused-house-snapshot = The snapshot after event { $event } leads to another position than the events.
cli-house-keeper-named = { $name } is a keeper now and finds the reports on the page “You”.
cli-house-keeper-ended = { $name } is no longer a keeper.
refused-keeper-unknown = Nobody with a passkey is called { $name } here.
refused-keeper-several = { $count } people with a passkey are called { $name }. Let the right one change their name first.
