vampire-newcomer_05_1 = Lithuanian Huntsman
    .the = the Lithuanian Huntsman
    .text = Follows a track for nine days and does not ask whose it is.
vampire-newcomer_05_2 = Treasurer of the Order
    .the = the Treasurer of the Order
    .text = Buried the order’s silver himself, and the men who dug.
vampire-stranger_05 = Gintaras Ironhand
    .text = The forest marched with him to the Order’s gate.
