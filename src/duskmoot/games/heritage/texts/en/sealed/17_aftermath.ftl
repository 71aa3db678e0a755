vampire-newcomer_17_1 = Exiled Decembrist
    .the = the Exiled Decembrist
    .text = Twenty years in Siberia cured him of everything but the constitution.
vampire-newcomer_17_2 = Mill Owner
    .the = the Mill Owner
    .text = Has never met a night shift he could not lengthen.
vampire-stranger_17 = Ada Thornycroft
    .text = Her engine computes the price of a secret.
