vampire-newcomer_20_1 = Wiretap Clerk
    .the = the Wiretap Clerk
    .text = Has typed out every whisper in the building except his own.
vampire-newcomer_20_2 = Black-Market Queen
    .the = the Black-Market Queen
    .text = Can get you anything from the other side, including yourself.
vampire-stranger_20 = Konrad Weiss
    .text = Sells passage through a wall that is guarded for his benefit.
