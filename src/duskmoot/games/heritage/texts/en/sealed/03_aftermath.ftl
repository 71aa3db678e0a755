vampire-newcomer_03_1 = Drapers’ Agitator
    .the = the Drapers’ Agitator
    .text = Can start a riot with a yardstick and one true figure.
vampire-newcomer_03_2 = Dyke Count
    .the = the Dyke Count
    .text = The sea pays him rent, and is in arrears.
vampire-stranger_03 = Joost van der Aa
    .text = Owns the mud before the city is built on it.
