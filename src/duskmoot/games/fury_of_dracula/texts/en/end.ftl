### The end of the game: why it ended, influence and wounds

reason-influence-vampire = A vampire matured{ $placed ->
        [yes] {" "}({ $place })
       *[no] {""}
    } and brought Dracula’s influence to { $score }. The hunters had dealt him { $other } of 15 wounds.
    .title = Dracula rules Europe
reason-influence-defeat = The fall of { $hunter } brought Dracula’s influence to { $score }. The hunters had dealt him { $other } of 15 wounds.
    .title = Dracula rules Europe
reason-influence-fangs = Dracula’s fangs brought his influence to { $score }. The hunters had dealt him { $other } of 15 wounds.
    .title = Dracula rules Europe
reason-influence-fury = Dracula’s fury brought his influence to { $score }. The hunters had dealt him { $other } of 15 wounds.
    .title = Dracula rules Europe
reason-dracula-suffers = { $n ->
        [one] One last wound
       *[other] The last { $n } wounds
    } ended Dracula’s reign, 15 in all. His influence had reached { $other } of 13.
    .title = Dracula is destroyed

group-influence = Influence
group-wounds = Dracula’s wounds
column-influence-vampires = Vampires matured
    .low = matured vampires
column-influence-defeats = Hunters defeated
    .low = defeated hunters
column-influence-fangs = Fangs
    .low = fangs
column-influence-fury = Fury
    .low = fury
column-influence-lost = Taken back
    .low = what was taken back
column-wounds-dealt = Dealt to him
    .low = wounds dealt
column-wounds-healed = Healed
    .low = wounds healed

number-revealed = Cards of the Trail revealed
number-hurt = Wounds of the hunters
number-bites = Bites
number-matured = Encounters matured
number-vampires = Vampires defeated
number-events = Events played

scene-day = Day { $n }
    .many = Days
scene-week = Week { $n }
    .many = Weeks
scene-combat = Combat { $n }
    .many = Combats
