### Word for people who are not looking at the table

## Refusals

refused-mail-refused = This cannot be a mail address. Check it and type it again.
refused-smtp-refused = The file named by DUSKMOOT_SMTP_FILE must hold one address such as smtps://user:password@mail.example.org/?from=moot@example.org
refused-notices-missing = Notices need the module { $module }. Install duskmoot[notices].
refused-mail-off = This server sends no mail.
refused-mail-failed = The mail could not be sent. Check the address and try again later.
refused-proof-gone = This link is no longer valid. Enter your address again to get a new one.
refused-push-off = This server sends no notifications.
refused-push-refused = This browser’s push service is not one that this server uses.
refused-push-key-refused = The file named by DUSKMOOT_PUSH_KEY_FILE holds no usable key. Make one with “duskmoot house keys”.
refused-zone-unknown = There is no time zone “{ $zone }”.
refused-pace-and-clock = A game has either days or a clock for each decision, not both.
refused-away-refused = An absence must begin in the future and end after it begins.
refused-away-too-long = You can be away for at most { $days } days at a time.
refused-away-twice = You have already announced an absence on these days.
refused-away-used-up = You can be away for at most { $days } days in a year.

## Notes in the talk of a table

note-days = { $name } ran out of days. A safe legal move was made.
note-days-bot = { $name } ran out of days. A { $bot } plays until they return.

## What a notice says

notice-turn = It is your turn.
notice-reminder = A reminder: it is your turn.
notice-digest =
    { $n ->
        [one] { $n } table waits for you.
       *[other] { $n } tables wait for you.
    }
notice-due = Decide by { $when }.
notice-proof-subject = Is this your address?
notice-proof = Somebody, probably you, wants to be told by mail when it is their turn in Duskmoot, and to come back by this address on a new device. To agree, open this link. If it was not you, do nothing.
notice-return-subject = Come back to Duskmoot
notice-return = Somebody, probably you, wants to play as { $name } in another browser. To come back, open this link there within { $minutes } minutes. It works once. If it was not you, do nothing.
notice-ending = To change when you get these mails, or to end them: { $address }

## The app

web-offline = There is no connection.
web-offline-why = Duskmoot needs its server. Your games are kept there. Open this page again when you are online.
web-next-table = Next table

## Games of weeks

web-days = Days for a decision: { $days }, in reserve: { $bank }
web-days-help = For a game of weeks. The reserve is for the whole game. No day is charged while all who must decide are connected.
web-days-chapter = For each decision of a chapter. The reserve is for the whole chapter. No day is charged while all who must decide are connected.
web-late = When the days are used up
web-late-bot = A bot plays until they return
web-late-default = A safe move is made
web-late-help = One more day of grace passes first.
web-due = Decide by { $when }
web-due-others = Waits until { $when }

## The page about notices

web-notices = Notices
web-notices-why = How you are told that a table waits for you.
web-notices-set = Set up notices
web-push = This browser
web-push-why = A notification when it is your turn, on this device. It names the game and the players, nothing else.
web-push-on = Turn on
web-push-off = Turn off
web-push-none = This server sends no notifications.
web-push-unable = This browser has no notifications here. They need a secure connection.
web-push-denied = Notifications are blocked for this page in your browser.
web-push-ios = On an iPhone or iPad, add this page to the Home Screen first, then open it from there.
web-mail = Mail
web-mail-why = A mail when it is your turn, or one a day that lists all tables. A link sent to this address also brings you back on a new device.
web-mail-none = This server sends no mail.
web-mail-when = When
web-mail-now = For each turn
web-mail-daily = Once a day
web-mail-off = Never
web-mail-hour = At
web-mail-address = Your address
web-mail-send = Send me a link
web-mail-sent = A link was sent to { $mail }. Open it to turn mail on.
web-mail-forget = Forget this address
web-quiet = Quiet hours
web-quiet-why = In these hours you get no notice, and none of your decisions falls due. They are those of this device’s time zone.
web-quiet-from = From
web-quiet-to = To
web-away = Away
web-away-why =
    { $n ->
        [one] Days on which no clock of yours runs. { $n } day is left this year, at most 14 at a time.
       *[other] Days on which no clock of yours runs. { $n } days are left this year, at most 14 at a time.
    }
web-away-span = { $first } – { $last }
web-away-first = First day
web-away-last = Last day
web-away-announce = Announce
web-away-end = Back now
web-prove = Mail from Duskmoot
web-prove-do = Send me mail
web-prove-done = Done. You will get a mail when it is your turn.
web-stop = No more mail
web-stop-do = Stop all mail
web-stop-done = Done. You will get no more mail.
