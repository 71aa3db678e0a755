## The game and its players

game-title = Fury of Dracula
game-pitch = Dracula prowls Europe unseen; four hunters follow his trail by road, rail and sea, to destroy him before his influence rules the continent.
game-time = 2–3 h
game-weight = heavy
seat-1 = Vlad
seat-2 = Arthur
seat-3 = John
seat-4 = Abraham
seat-5 = Wilhelmina
lesson-hunters = The hunters
lesson-count = The Count

## Characters

character-dracula = Dracula
    .short = Dracula
character-lord_godalming = Lord Godalming
    .short = Lord Godalming
character-dr_seward = Dr. John Seward
    .short = Dr. Seward
character-van_helsing = Van Helsing
    .short = Van Helsing
character-mina_harker = Mina Harker
    .short = Mina
