vampire-newcomer_01_1 = Templar Fugitive
    .the = the Templar Fugitive
    .text = Next October they will come for his order; he has already packed.
vampire-newcomer_01_2 = Rhodian Pilot
    .the = the Rhodian Pilot
    .text = Knows every rock in the strait, and what lies between them.
vampire-stranger_01 = Brother Anselm Vane
    .text = A lazar knight who forgot to die.
