vampire-newcomer_15_1 = Galvanic Experimenter
    .the = the Galvanic Experimenter
    .text = The frog’s leg moved. So, later, did the rest.
vampire-newcomer_15_2 = Mesmerist
    .the = the Mesmerist
    .text = Cures by silence, at a louis for every quarter of an hour.
vampire-stranger_15 = Citizen Mercier
    .text = Kept the only accurate list of the Terror.
