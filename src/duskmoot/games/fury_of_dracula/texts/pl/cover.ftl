## The game and its players

game-title = Dracula
game-pitch = Dracula krąży niewidzialny po Europie; czworo Łowców podąża jego Szlakiem drogami, koleją i morzem, by go zniszczyć, zanim jego wpływy obejmą kontynent.
game-time = 2–3 godz.
game-weight = ciężka
seat-1 = Vlad
seat-2 = Arthur
seat-3 = John
seat-4 = Abraham
seat-5 = Wilhelmina
lesson-hunters = Łowcy
lesson-count = Hrabia

## Characters

character-dracula = Dracula
    .short = Dracula
    .gen = Draculi
    .dat = Draculi
    .acc = Draculę
    .ins = Draculą
character-lord_godalming = Lord Godalming
    .short = Lord Godalming
    .gen = lorda Godalminga
    .dat = lordowi Godalmingowi
    .acc = lorda Godalminga
    .ins = lordem Godalmingiem
    .mid = lord Godalming
character-dr_seward = Dr John Seward
    .short = Dr Seward
    .gen = dr. Sewarda
    .dat = dr. Sewardowi
    .acc = dr. Sewarda
    .ins = dr. Sewardem
    .mid = dr Seward
character-van_helsing = Van Helsing
    .short = Van Helsing
    .gen = Van Helsinga
    .dat = Van Helsingowi
    .acc = Van Helsinga
    .ins = Van Helsingiem
character-mina_harker = Mina Harker
    .short = Mina
    .gen = Miny
    .dat = Minie
    .acc = Minę
    .ins = Miną
    .gender = f
