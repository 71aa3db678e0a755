### The table on the network

## Notes in the talk of a table

note-bot-crashed = The bot { $bot } of { $name } failed. A safe legal act was played for it.
note-bot-slow = The bot { $bot } of { $name } took too long. A safe legal act was played for it.
note-bot-illegal = The bot { $bot } of { $name } chose what is not legal. A safe legal act was played for it.
note-clock = The time of { $name } is up. A safe legal act was played.
note-seat-taken = { $name } sits down.
note-seat-left = { $name } has left the seat.
note-seat-bot = A bot ({ $bot }) plays for { $name }.
note-undone =
    { $acts ->
        [one] One act was taken back for { $name }.
       *[other] { $acts } acts were taken back for { $name }.
    }
note-undo-refused = { $name } does not agree to the undo.

## Acts and undo

refused-late = Too late: this question is no longer asked. Look at the table and choose again.
refused-unknown-act = There is no act “{ $text }” in this game.
refused-table-over = The game is over; nothing can be done or undone any more.
refused-undo-gone = Nobody asks for this undo any more.
refused-not-your-seat = Seat { $seat } is not yours. Take it first, or act for your own.
refused-rules-failed = The rules stumbled over this act, and it was taken back. Choose another one, and report this table as a bug.
refused-table-frozen = This table cannot be played on. It can still be looked at.
refused-table-damaged = The history of this table is damaged at event { $event }. It cannot be played on.
refused-table-differs = Event { $event } of this table leads elsewhere under the rules of today. It cannot be played on.

## Seats

refused-name-missing = Give yourself a name first.
refused-seat-taken = Seat { $seat } is taken. Choose another one.
refused-seat-present = Whoever holds seat { $seat } is here. Only an absent player can be replaced.
refused-invite-needed = This seat needs an invitation. Ask for the link of the table.
refused-no-such-table = There is no such table. Check the link.

## Talk

refused-nothing-said = Nothing readable is left of this text. Type some letters.
refused-talk-full = This table has said all that it can keep.
refused-talk-not-private = These words could no longer stay between you, so they were not said. Choose who shall hear them.

## Files

refused-export-running = A saved game tells every card to come. This one can be saved when it is over.
refused-replay-running = The game can be seen again when it is over.
refused-import-too-long = This file has { $acts } acts; the server takes files of up to { $most }.

## Requests

refused-not-understood = The server did not understand this ({ $detail }). Reload the page.
refused-not-json = The server expects JSON here.
refused-too-large = This is too large; the server takes up to { $most } bytes.
refused-too-fast = Too fast. Wait a moment and try again.
refused-too-many-offences = This page has sent too much that could not be understood, and was disconnected. Reload it.
refused-too-many-sockets = This table is open in too many windows. Close some.
refused-wrong-origin = This request comes from a page of another server, and was refused.
refused-wrong-method = This cannot be done here.
refused-no-such-page = There is no such page. Check the address.
refused-protocol-version = This page is older than the server. Reload it.
refused-closing = The server is closing. Everything is stored; the table comes back with the server.
refused-store-failed = The server cannot reach its store. Nothing was changed; try again in a moment.
refused-server-failed = Something went wrong on the server. The table goes on from what is stored; try again.

## duskmoot serve

refused-address-refused = The address { $host }, port { $port }, cannot be used: { $reason }. Choose another port with --port.
refused-store-in-use = Another server is at work on { $place }. Stop it, or choose another folder with --data.
refused-store-unusable = The store cannot be used: { $reason }.
refused-database-url = The address of the database must begin with postgresql://.
refused-postgres-missing = PostgreSQL needs one more package: install “duskmoot[postgres]”.
refused-server-missing = The server needs a package that is not installed: { $module }.
