vampire-newcomer_19_1 = Cabaret Informer
    .the = the Cabaret Informer
    .text = Sings for both general staffs, one of them in the front row.
vampire-newcomer_19_2 = Arms Broker
    .the = the Arms Broker
    .text = Sells the shell and, through a cousin, the hospital.
vampire-stranger_19 = Milena Dragaš
    .text = Fired the second pistol, the one that missed.
