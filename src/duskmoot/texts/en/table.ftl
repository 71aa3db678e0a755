### The table on the network

## Notes in the talk of a table

note-bot-crashed = The { $bot } of { $name } failed. A safe legal move was made for it.
note-bot-slow = The { $bot } of { $name } took too long. A safe legal move was made for it.
note-bot-illegal = The { $bot } of { $name } chose an illegal move. A safe legal one was made for it.
note-clock = { $name } ran out of time. A safe legal move was made.
note-again = { $name } sets the table for another game.
note-seat-taken = { $name } sits down.
note-seat-left = { $name } leaves the seat.
note-seat-bot = A { $bot } plays for { $name }.
note-undone =
    { $acts ->
        [one] { $acts } move was undone for { $name }.
       *[other] { $acts } moves were undone for { $name }.
    }
note-undo-refused = { $name } does not agree to the undo.
note-key-left = { $name } has saved this running game: whoever has the file knows every card and every die to come.

## Acts and undo

refused-again-not-yours = Only those who held a seat at the end can play again here.
refused-again-chapter = The next chapter begins in the chronicle.
refused-analysis-of-others = Only those who sat at this table can have its moves analysed. You see what is known already.
refused-late = Too late: this decision has already been made. Look at the table and choose again.
refused-unknown-act = There is no move “{ $text }” in this game.
refused-table-over = The game is over; nothing can be done or undone any more.
refused-undo-gone = Nobody asks for this undo any more.
refused-not-your-seat = Seat { $seat } is not yours. Take it first, or play your own.
refused-rules-failed = This move caused an error and was undone. Choose another one, and report this table as a bug.
refused-table-frozen = This table cannot be played any further. You can still look at it.
refused-table-damaged = The history of this table is damaged at event { $event }. It cannot be played any further.
refused-table-differs = Event { $event } of this table leads to another position under today’s rules. It cannot be played any further.
refused-table-rules-resting = This table is played by rules of another version, and no server of that version is running. It rests; nothing of it is lost.

## Seats

refused-name-missing = Give yourself a name first.
refused-seat-taken = Seat { $seat } is taken. Choose another one.
refused-seat-present = The player of seat { $seat } is online. Only an absent player can be replaced.
refused-seat-waits = The player of seat { $seat } has just gone offline. The table waits { $seconds } more seconds for them.
refused-invite-needed = This seat needs an invitation. Ask for the link of the table.
refused-no-such-table = There is no such table. Check the link.
refused-too-many-tables = You have { $most } unfinished tables. Finish one of them first.
refused-too-many-searching = At most { $most } searching bots can play at your tables in one day. Choose quicker ones.

## Talk

refused-nothing-said = Nothing readable is left of this text. Type some letters.
refused-talk-not-private = These words could no longer stay between you, so they were not said. Choose who can hear them.

## Files

refused-export-running = A saved game reveals every card to come. This one can be saved when it is over.
refused-replay-running = The game can be replayed when it is over.
refused-import-too-long = This file has { $acts } moves; the server takes files of up to { $most }.

## Requests

refused-not-understood = The server did not understand this ({ $detail }). Reload the page.
refused-not-json = The server expects JSON here.
refused-too-large = This is too large; the server takes up to { $most } bytes.
refused-too-fast = Too fast. Wait a moment and try again.
refused-unforeseen = What would come of this cannot be told beforehand.
refused-too-many-offences = This page has sent too much that could not be understood, and was disconnected. Reload it.
refused-too-many-sockets = This table is open in too many windows. Close some.
refused-wrong-origin = This request comes from a page of another server, and was refused.
refused-wrong-method = This cannot be done here.
refused-no-such-page = There is no such page. Check the address.
refused-protocol-version = This page is older than the server. Reload it.
refused-closing = The server is shutting down. Everything is stored; the table comes back with the server.
refused-moved = The table has moved to another server of this house. This page follows it.
refused-store-failed = The server cannot reach its store. Nothing was changed; try again in a moment.
refused-server-failed = Something went wrong on the server. The game goes on from what is stored; try again.

## duskmoot serve

refused-address-refused = The address { $host }, port { $port }, cannot be used: { $reason }. Choose another port with --port or --inner.
refused-store-in-use = Another server is using { $place }. Stop it, or choose another folder with --data.
refused-store-unusable = The store cannot be used: { $reason }.
refused-database-url = The address of the database must begin with postgresql://.
refused-processes-refused = Several processes need a PostgreSQL database (--database) and a system that can divide a process.
refused-inner-refused = “{ $inner }” is no address with a port, such as 10.0.0.5:8652.
refused-inner-everywhere = The other servers cannot find this one at “{ $inner }”. Give --inner an address of this machine that they reach, such as 10.0.0.5:8652.
refused-watchers-refused = DUSKMOOT_METRICS_FROM holds addresses or networks separated by spaces, such as 10.0.0.7 or 10.0.0.0/24, and not “{ $named }”.
refused-think-secret = The server believes only who knows its secret: put the same one into DUSKMOOT_HOUSE_SECRET or DUSKMOOT_HOUSE_SECRET_FILE, here and there.
refused-think-refused = { $server } does not believe us: its secret is another one, or its clock differs by more than a minute.
refused-think-rules = { $server } plays by other rules: run the same version of Duskmoot here and there.
refused-house-several = Only a house on PostgreSQL has several servers: give its address with --database.
refused-house-no-server = There is no server { $server } in this house.
refused-postgres-missing = PostgreSQL needs one more package: install “duskmoot[postgres]”.
refused-server-missing = The server needs a package that is not installed: { $module }.

## Chronicles

refused-no-such-chronicle = There is no such chronicle. Check the link.
refused-not-your-chronicle = Only the heirs of this chronicle can do this, and some things only its host.
refused-not-your-heir = Heir { $heir } is not yours.
refused-heir-open = Nobody has taken the place of heir { $heir } yet. Invite somebody, or let a bot play.
refused-heir-taken = { $name } holds this place already. Choose another one.
refused-roster-full = This chronicle has { $most } heirs; there is no room for more.
refused-character-unnamed = { $name } has not named their character yet. A chapter begins when every character has a name.
refused-chapter-waits-host =
    The host begins the next chapter. { $days ->
        [one] In a day any heir may begin it.
       *[other] In { $days } days any heir may begin it.
    }
refused-chapter-abandoned = This attempt at the chapter was abandoned. The book shows which one counts.
refused-chapter-unsealed = An error keeps this chapter from being sealed. Its host can abandon this attempt; please report the error.
refused-consent-gone = Nobody asks for this any more.
refused-return-unknown = This return link is no longer valid. Ask your host for a new one.
refused-too-many-chronicles = You have { $most } unfinished chronicles. Finish one of them first.
refused-too-many-inscriptions = No more names fit into this chronicle.
refused-chronicle-export = The file of a chronicle reveals every card to come. It can be had when the chronicle is over, or by somebody who plays it alone.
refused-chronicle-wrong =
    { $chapter ->
        [0] The book of this chronicle was changed or is damaged.
       *[other] Chapter { $chapter } of this chronicle was changed or is damaged.
    } Take an older copy of the file.
