### What only a chronicle has: the sheet, burdens, questions, acts and the log of a chapter

## The character sheet

section-resources = Resources
section-abilities = Abilities
section-morality = Morality
section-disciplines = Disciplines
section-loyalty = Loyalty
parameter-allies = Allies
parameter-domain = Domain
parameter-fortune = Fortune
parameter-renown = Renown
parameter-cunning = Cunning
parameter-leadership = Leadership
parameter-lore = Lore
parameter-warfare = Warfare
parameter-mercy = Mercy
parameter-honour = Honour
parameter-ambition = Ambition
parameter-ferocity = Ferocity
parameter-animalism = Animalism
parameter-auspex = Auspex
parameter-celerity = Celerity
parameter-dominate = Dominate
parameter-fortitude = Fortitude
parameter-obfuscate = Obfuscate
parameter-obtenebration = Obtenebration
parameter-potence = Potence
parameter-presence = Presence
parameter-protean = Protean
parameter-blood_sorcery = Blood Sorcery
parameter-vicissitude = Vicissitude
parameter-camarilla = Camarilla
parameter-sabbat = Sabbat
parameter-anarch = Anarchs

## Burdens

burden-bu_hunted = Hunted
    .text = The first vampire you recruit this chapter receives { $value } notoriety.
burden-bu_vigil_without_end = Vigil Without End
    .text = The first vampire you recruit this chapter enters exhausted.
burden-bu_empty_coffers = Empty Coffers
    .text = Return { $value } power from your clan leader to the supply.
burden-bu_loose_tongues = Loose Tongues
    .text = Discard { $value } of your starting intrigues at random.
burden-bu_a_debt_called_in = A Debt Called In
    .text = Your clan leader gives { $value ->
        [one] a boon
       *[other] { $value } boons
    } to the clan leader of the player on your left.
burden-bu_stain_on_the_soul = Stain on the Soul
    .text = Before the first round your morality token moves down { $value ->
        [one] { $value } cell
       *[other] { $value } cells
    }.
burden-bu_the_envy_of_courts = The Envy of Courts
    .text = Every other player places { $value } power on their clan leader.
burden-bu_sealed_haven = Sealed Haven
    .text = You cannot recruit from your haven before round { $value }.
burden-bu_crowded_antechamber = Crowded Antechamber
    .text = Your clan leader may have at most { $value } childer this chapter.
burden-bu_frozen_accounts = Frozen Accounts
    .text = You cannot use assets this chapter.
burden-bu_overbearing_name = Overbearing Name
    .text = This chapter every paid cell of the queue costs you { $value } more power.
burden-bu_watched = Watched
    .text = At the end of the first { $value } rounds you cannot take the first-player token; it stays where it is.

## Questions: the prologue

ask-trait = Who is your character? Mark a box in Resources, Abilities or Morality.
    .wait = Waiting for { $names } to mark a first box.
    .help = At the end of the chronicle each marked box is worth points; how many is decided age by age.
ask-discipline = Which Discipline runs in your blood? Mark a box.
    .wait = Waiting for { $names } to choose a Discipline.
    .help = A Discipline box is always worth 1 point, and opens its ability stickers.
ask-first-agent = Choose your first agent.
    .wait = Waiting for { $names } to choose a first agent.
    .help = The agent becomes an ancilla, waits in your haven and can be recruited once a chapter.
ask-first-blood = Whose blood runs in your first agent?
    .wait = Waiting for { $names } to choose an agent’s blood.
    .help = A clan recruits its own for nothing, wherever they stand in the queue. The stickers of a clan are few.
ask-catch-up = Mark a box for a chapter that you missed.
    .wait = Waiting for { $names } to catch up.
    .help = One box for each chapter played before you came, in any section.

## Questions: the aftermath

ask-conspiracy = Choose a research intrigue to add to your clan.
    .wait = Waiting for { $names } to conspire.
    .help = It stays among the clan’s intrigues to the end of the chronicle, whoever plays the clan.
    .done = Add none
ask-event = “{ $event }”: how do you answer?
    .wait = Waiting for { $names } to answer an event.
    .help = The answer marks a box. Either way the reward is yours; after the last chapter there is none.
ask-ascension = Choose who ascends.
    .wait = Waiting for { $names } to choose who ascends.
    .help = A base character of your bloodline becomes an ancilla, with the abilities of its other side, in every chapter to come.
ask-blood = Whose blood does { $vampire-the } carry from now on?
    .wait = Waiting for { $names } to choose an ancilla’s blood.
    .help = The blood of the clan you played, or thin blood, which belongs to no clan.
ask-shelter = Where does { $vampire-the } go?
    .wait = Waiting for { $names } to find a place for a newcomer.
    .help = In the haven it is yours, but a haven holds only one. In the deck anybody may recruit it.
ask-sticker = Choose an ability to put on an ancilla.
    .wait = Waiting for { $names } to choose an ability.
    .help = Your sheet decides which are open to you. The sticker stays on the card for good.
    .done = No sticker
ask-ancilla = Choose the ancilla that learns “{ $ability }”.
    .wait = Waiting for { $names } to choose an ancilla.
    .help = It must be in your bloodline, awake, and have a free place.
ask-agent = Choose a vampire to save in your haven.
    .wait = Waiting for { $names } to choose an agent.
    .help = You alone may recruit it in the next chapter. Whoever is in the haven now returns to the deck.
    .done = Save nobody
ask-outcome = The age is yours: choose how it is remembered.
    .wait = Waiting for { $names } to choose the outcome of the age.
    .help = It changes the worth of boxes on every sheet, for good.
ask-seal = The chapter is told. Seal the page?
    .wait = Waiting for { $names } to seal the page.
    .help = Once everyone has sealed it, nothing in this chapter can be undone.

## Acts

act-use = Use the asset “{ $asset }”
act-mark = Mark { $parameter }
act-embrace = Blood of clan { $clan }
act-thin-blood = Thin blood
act-answer = { $answer }
act-ascend = Let { $vampire-the } ascend
act-shelter = Into the haven
act-release = Into the character deck
act-conspire = Add “{ $intrigue }”
act-glue = Put on “{ $ability }”
act-teach = Onto { $vampire-the }
act-save = Save { $vampire-the }
act-decide = { $outcome }
act-seal = Seal the page

## Options of a chronicle

option-haven = After a recruit from the haven
    .help = Whether the queue moves on even if nobody was taken from it.
    .still = the queue stays as it is
    .refresh = the rightmost of the queue makes way
option-research = Research intrigues are added by
    .help = Who may add a new intrigue to a clan after a chapter.
    .loser = the loser only
    .others = everyone but the winner

## Steps

step-prologue = Prologue
step-catching-up = Catching up
step-asset = Asset
step-aftermath = Aftermath
step-conspiracy = Conspiracy
step-plot = Plot
step-events = Events
step-event = Event
step-ascension = Ascension
step-blood = Blood
step-reveal = Revelation
step-sticker = Ability sticker
step-agent = Agent
step-age-end = End of the age
step-outcome = Outcome

## Log: a chapter begins

log-chapter = Chapter { $n }: { $overview }, { NUMBER($year, useGrouping: 0) }.
log-chapter-event = An event of this chapter: “{ $event }”.
log-begins = { $player } is the first player of this chapter.
log-marks = { $player } marks a box: { $parameter }.
log-first-agent = { $player } takes { $agent-the } as a first agent.
log-embraced = Clan { $clan } embraces { $vampire-the }.
log-thin-blood = Thin blood for { $vampire-the }.
log-joins = { $player } enters the chronicle.
log-weighs = A burden weighs on { $player }: “{ $burden }”.
log-gives-boon = The debt is called in: a boon passes from { $from-the } to { $to-the }.
log-from-haven = { $player } calls { $recruit-the } from the haven.
log-makes-room = The queue moves up and loses { $character-the }.
log-uses = { $player } uses the asset “{ $asset }”.

## Log: the aftermath

log-placed = { $player }: place { $place }, { $n ->
        [0] no age points
        [one] { $n } age point
       *[other] { $n } age points
    }.
log-title = { $player } receives the title “{ $title }”.
log-conspires = { $player } conspires: “{ $intrigue }” joins the clan’s intrigues.
log-answers = { $player } answers “{ $event }”: { $answer }.
log-mark-lost = { $parameter } is full: { $player }’s mark is lost.
log-gains-asset = { $player } gains the asset “{ $asset }”.
log-ascends = { $player } lets { $vampire-the } ascend.
log-nobody-ascends = { $player } has nobody who could ascend.
log-reveals = { $player } reveals { $character-the }.
log-shelters = { $player } takes { $character-the } into the haven.
log-releases = { $player } lets { $character-the } go into the character deck.
log-gives-up = { $player } gives up { $vampire-the }, who returns to the character deck.
log-new-leader = { $player } wins a clan leader: { $leader-the }.
log-new-intrigue = Clan { $clan } gains the intrigue “{ $intrigue }” for good.
log-takes-burden = { $player } takes on the burden “{ $burden }”.
log-relieved = { $player } is rid of the burden “{ $burden }”.
log-glues = { $player } puts the ability “{ $ability }” on { $vampire-the }.
log-saves = { $player } saves { $vampire-the } in the haven.
log-newcomer = New in the character deck: { $character-the }.

## Log: the end of an age and of the chronicle

log-wins-age = { $player } wins the age with { $n ->
        [one] { $n } age point
       *[other] { $n } age points
    }.
log-wins-age-by = { $player } wins the age: a tie ({ $n }), decided on “{ $board }”.
log-wins-age-as-primogen = { $player } wins the age as the Primogen: a tie ({ $n }), on “{ $board }” too.
log-outcome = { $player } decides how the age is remembered: “{ $outcome }”.
log-worth = { $parameter }: a box is now worth { $n }.
log-board-leaves = “{ $board }” leaves the chronicle.
log-board-enters = “{ $board }” enters the chronicle.
log-final = { $player } ends the chronicle with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
log-final-absent = Heir { $heir }, absent, ends the chronicle with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
log-sovereign = { $player } wins the chronicle.
log-sovereign-absent = Heir { $heir }, absent, wins the chronicle.
