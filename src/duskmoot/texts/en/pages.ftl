### The chronicle in the browser

## The start page

web-my-chronicles = Your chronicles
web-chapter-waits-for = Chapter { $chapter } waits for: { $names }
web-last-played = last played on { $date }
web-evenings = One evening, or twenty-one
web-a-single-game = A single game
web-a-single-game-what = Choose three of nine battlegrounds and up to five events. Nothing is kept.
web-a-chronicle = A chronicle
web-a-chronicle-what =
    { $chapters ->
        [one] { $chapters } chapter that remembers: heirs, marks, titles, agents, sealed packets.
       *[other] { $chapters } chapters that remember: heirs, marks, titles, agents, sealed packets.
    }
web-four-questions = Four questions

## Founding

web-found = Found a chronicle
web-found-who = Who shares the table
web-found-who-how = two to four in a chapter; others may join between chapters
web-found-order = From the oldest to the youngest
web-found-order-how = drag, or use the arrow keys
web-found-order-why = In chapter 1 the youngest chooses a clan first and the oldest begins. Later the last results decide.
web-found-variants = Variants
web-found-variants-how = fixed for all chapters
web-found-name = Its name
web-found-name-how = on the cover, in the lobby, in every file
web-found-name-hint = The Thursday Court
web-found-evening = A chapter is one evening, 45 to 90 minutes. Between two of them nothing runs and nothing is lost.
web-found-sealed = What later chapters hold is sealed for everybody. Its hash is written down now.
web-found-return = Each heir gets a return link, good for years and for any browser.
web-found-do = Found the chronicle
web-bot-heirs = Oto, Berta, Kuno, Ida
web-bot-name = Name of the bot
web-you-host = you, the host
web-heir-more = One more heir
web-heir-fewer = One heir fewer
web-rank = { $name }: place { $n } by age. Arrow keys move it.
web-oldest = the oldest
web-youngest = the youngest
web-cover-kind = A Chronicle of Blood
web-cover-ages = seven ages, twenty-one chapters

## Joining and coming back

web-heir-become = Become this heir
web-newcomer-how = All places are taken. You can join as a newcomer: your prologue comes before the next chapter, with one mark for each chapter that you missed.
web-newcomer-late = A newcomer this late seldom wins the chronicle; every chapter is still open.
web-newcomer-join = Join as a newcomer
web-to-chronicle = To the chronicle
web-read-book = Read the book
web-come-back = Welcome back
web-come-back-how = This is a return link. It gives this browser the seat and the sheet of its heir; the browser that had them before loses them. The link stays good: keep it.
web-come-back-do = Take my seat here
web-return-heading = Keep your return link
web-return-why = With it you come back after months, from any browser. It is shown only now; a new one can be had at any time.
web-return-of = Return link of { $name }
web-return-kept = I have kept it
web-return-new = New return link
web-return-how = A new return link withdraws the old one. The host can ask for another heir’s link; one more heir must agree.

## The pages

web-chronicle-pages = Pages of the chronicle
web-chronicle-chapter = chapter { $chapter } of { $chapters }
web-chronicle-over = The chronicle is over
web-chronicle-won = Winner: { $names }
web-chronicle-menu = Chronicle
web-age = age { $age }
web-page-book = Book
web-page-heirs = Heirs
web-page-world = World
web-page-lineage = Lineage
web-page-library = Library
web-page-statistics = Statistics
web-earlier = Earlier
web-later = Later

## The Book

web-timeline = The chapters of the chronicle
web-years = { $from } to { $to }
web-years-since = since { $from }
web-won-by = Winner: { $name }
web-chapter-sealed = Chapter { $chapter }, sealed
web-chapters-sealed = Sealed chapters
web-chapter-next = next
web-age-chose = { $name } chose; { $first } to { $second }
web-age-chose-tied = { $name } chose; a tie at { $first }
web-outcomes-not = not: { $names }
web-page-chapter = Chapter { $chapter }
web-bloodlines = Bloodlines
web-bloodline-of = Bloodline: { $name }
web-keep-file = Save
web-place = Place
web-heir = Heir
web-clan-and-leader = clan and leader
web-power-boons = power, boons
web-points = points
web-age-points-short = age
web-quoted = “{ $text }”
web-event-nobody = nobody won it
web-reward-asset = asset: { $asset }
web-reward-ascension = ascends: { $who }
web-reward-reveal = revealed: { $who }
web-conspired = { $name } conspires:
web-bears = { $name } bears:
web-saved = saved: { $names }
web-absent = absent: { $names }
web-chapter-played = Chapter { $chapter } is being played
web-chapter-waits = Chapter { $chapter } waits
web-your-turn = it is your turn
web-to-table = Go to the table
web-begin-chapter = Begin chapter { $chapter }
web-begin-now = Begin
web-name-first = Your character has no name yet. A chapter begins when every heir has one.
web-name-character = Name your character
web-present = Who is present
web-present-how = Who is present tonight? { $least } to { $most } heirs, people or bots.
web-heir-nameless = has no name yet
web-absent-cost = Whoever is absent loses nothing but this chapter’s age points.
web-age-so-far = Age { $age } so far
web-since = Since last time
web-sealed-on = Chapter { $chapter } was sealed on { $date }
web-rules-same = No rule of this chronicle has changed
web-rules-new = The rules have changed: edition { $from }, now { $to }
web-reprinted =
    { $n ->
        [one] Before chapter { $chapter } { $n } sealed packet was reprinted
       *[other] Before chapter { $chapter } { $n } sealed packets were reprinted
    }
web-fixed = Fixed before the first night
web-packets-sealed = Packets still sealed: { $n } of { $all }.
web-root = Root of the seals:
web-seals-none = No packet has been opened yet.
web-seals-whole = Every open packet is the one that was sealed; this browser has checked it.
web-seals-broken = An open packet is not the one that was sealed.
web-seals-unchecked = This browser cannot check the seals over an insecure connection.
web-invite-heir = Invite an heir
web-invite-heir-how = Whoever has this link can take an open place, or join between chapters.
web-chronicle-invitation = Invitation to the chronicle

## Consent, leaving, files

web-asked = A request
web-asks-abandon = { $name } asks to abandon chapter { $chapter }. It will be played again from its beginning.
web-asks-strike = { $name } asks to strike chapter { $chapter }. It stays in the book crossed out and will be played again.
web-asks-return = { $name } asks for a new return link for { $heir }.
web-abandon = Abandon chapter { $chapter }
web-abandon-sure = The chapter will be played again from its beginning; its attempt stays in the book. All people at the table must agree.
web-strike = Strike chapter { $chapter }
web-strike-sure = The page is crossed out and the chapter is played again. Everybody who played it must agree.
web-not-now = Not now
web-heir-leave = { $name }: leave the chronicle
web-heir-leave-sure = The sheet stays in the book and is scored at the end, but it cannot win. There is no way back.
web-heir-leave-open = The place becomes open; somebody else can take it.
web-heir-show-out = Show { $name } out
web-heir-show-out-sure = They have not played yet. They lose their place, and the invitation changes: the old link leads nowhere.
web-heir-left = has left
web-heir-here = looking now
web-heir-take-back = Play this heir again
web-older = { $name }: older
web-younger = { $name }: younger
web-chronicle-export = Save the chronicle as a file
web-chronicle-imported = This chronicle comes from a file.

## Heirs

web-sums-tonight = If the chronicle ended now: { $sums }.
web-sums-end = At the end: { $sums }.
web-marked = marked
web-worth-moved = what a mark is worth since an age ended
web-heirs-before = Earlier heirs
web-heirs-after = Further heirs
web-today = today
web-events-won =
    { $n ->
        [one] { $n } event won
       *[other] { $n } events won
    }
web-titles = Titles
web-one-each = 1 each
web-title-none = no title of its own
web-title-invented = Title, invented
web-character-name = Character
web-inscribe = Change
web-in-haven = in the haven
web-haven-empty = The haven is empty
web-leaders = Leaders
web-assets = Assets
web-burdens = Burdens
web-none = none
web-none-yet = none yet

## World

web-worth = What a mark is worth
web-worth-how = Every marked box counts its worth after the last chapter. The worth moves when an age ends.
web-worth-stays = 1 each, always.
web-outcomes = How the ages ended
web-outcomes-none = No age has ended yet.
web-boards = Battlegrounds
web-after-chapter = After chapter { $chapter }:

## Lineage

web-filter-heir = Heir
web-filter-heirs = All heirs
web-filter-blood = Blood
web-filter-bloods = All blood
web-chapters-shown = chapters { $from }–{ $to }
web-lineage-none = Nobody has ascended yet.
web-lineage-list =
    { $n ->
        [one] { $n } vampire as a list
       *[other] { $n } vampires as a list
    }
web-vampire-name = Give it a name
web-prologue = Prologue
web-thin-blood = Thin blood
web-life-ascends = ascends: { $name }
web-life-haven = from the haven: { $name }
web-life-sired = sired: { $name }
web-life-torpor = torpor
web-life-saved = saved in the haven
web-glued = Glued on: { $names }
web-blood = Blood
web-how-to-read = How to read it
web-read-ascends = ascends here
web-read-sired = sired by the heir of the band
web-read-torpor = fell into torpor
web-read-haven = kept in the haven
web-read-deck = through the deck

## Library

web-sets = Intrigues of the clans
web-sets-how = Every chapter is played with these sets; conspiracies add to them for good.
web-research =
    { $n ->
        [one] { $n } card in research
       *[other] { $n } cards in research
    }
web-blood-left = Clan stickers left
web-stickers-left = Ability stickers left

## Statistics

web-statistics-none = No chapter has been sealed yet.
web-stat-ages = Age points as they ran
web-stat-ages-note = first of each age chooses what it becomes
web-age-open = not over
web-age-won = { $name }
web-age-won-tied = { $name }, by a tie-break
web-stat-points = Where the points come from
web-stat-mean = mean of a chapter
web-stat-notoriety = In red: points lost to notoriety.
web-source-power = Power
web-source-boons = Boons
web-source-class = Class
web-source-temperament = Temperament
web-source-geography = Geography
web-source-notoriety = Notoriety
web-source-events = Events
web-stat-wins = Chapters won
web-stat-chapters =
    { $n ->
        [one] { $n } chapter
       *[other] { $n } chapters
    }
web-stat-mean-of = mean { $mean }
web-stat-first = Chapters won by whoever held the first player token at the end: { $n }.
web-stat-agents = Faithful agents
web-stat-in-play = chapters in play
web-stat-clans = Clans
web-stat-clans-note = played, won, by whom, best
web-stat-won-played = Won and played
web-stat-best = Best result
web-stat-torpor = Who sent whom to torpor
web-stat-trial = a trial
web-stat-torpor-how = Row: whose deed. Column: whose vampire.
web-stat-coffin = Oftenest in the coffin: { $vampire } ({ $n }).
web-stat-events =
    { $n ->
        [one] How { $n } event was decided
       *[other] How { $n } events were decided
    }
web-reckoning = The reckoning
web-sum = In all
