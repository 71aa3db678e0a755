### The order of the house

## A public house

web-listed = Tables with open seats
web-door-listed = Show open seats in the lobby: anybody can sit down
web-door-spectators = Others may look on
web-door-hushed = Spectators may not talk
web-door-delay = Spectators see the game
web-door-delay-acts =
    { $n ->
        [0] as it is played
        [one] { $n } move late
       *[other] { $n } moves late
    }
web-looks-late =
    { $n ->
        [one] You see the game { $n } move later than the players, until it is over.
       *[other] You see the game { $n } moves later than the players, until it is over.
    }
web-invite-new = New invitation
web-line-about = About this line
web-line-mute = Do not hear { $name } any more
web-line-out = Show { $name } out
web-report = Report…
web-report-what = What it is about
web-report-table = the table itself
web-report-reason = What is wrong
web-report-send = Send to the keepers
web-report-sent = The keepers will look at it.
web-report-how = The keepers of this server get what was said last at this table in public, and your words.
web-talk-muted = (not heard)
web-mutes = People you do not hear
web-mutes-end = Hear again
web-deeds = From the keepers
web-deed-warn = Warning
web-deed-name = Your name was taken away
web-deed-silence = Silenced until { $date }
web-deed-ban = Excluded from public tables and talk until { $date }
web-deed-pardon = Everything is forgiven
web-deed-hide = A table was taken out of the lobby
web-deed-answer = Your answer
web-deed-answer-send = Answer, once
web-keeper = Reports
web-keeper-none = Nothing to look at.
web-keeper-about = About { $name }
web-keeper-about-table = About a table
web-keeper-before = Before: { $deeds }
web-keeper-reason = Reason, which the person reads
web-keeper-days = Days
web-keeper-do-nothing = Nothing to do
web-keeper-do-warn = Warn
web-keeper-do-name = Take the name away
web-keeper-do-silence = Silence
web-keeper-do-ban = Exclude
web-keeper-do-pardon = Forgive
web-keeper-do-hide = Take the table out of the lobby

## Refusals

refused-not-your-table = Only the host of this table can do this.
refused-not-a-keeper = Only the keepers of this server can do this.
refused-excluded = You are excluded from public tables for a while. You can still play by invitation.
refused-no-spectators = Nobody may look on at this table. Ask for an invitation.
refused-no-such-line = This line is no longer there.
refused-no-spectator = Only a spectator can be shown out.
refused-door-closed = Chapters and lessons cannot be public.
refused-name-alike = This name looks like { $name }, who is here already. Choose another one.
refused-report-closed = Another keeper has already decided this.
refused-deed-answered = This has been answered already.
refused-silenced = The keepers have silenced you for a while. See the page “You”.
refused-spectators-hushed = Spectators may not talk at this table.
