vampire-newcomer_13_1 = Lens Grinder
    .the = the Lens Grinder
    .text = Ground one lens too fine, and has kept it covered since.
vampire-newcomer_13_2 = Tulip Speculator
    .the = the Tulip Speculator
    .text = Owes more than the city is worth, and is therefore safe in it.
vampire-stranger_13 = Iskander Bey
    .text = Deserted the siege on its last night, with the maps.
