vampire-newcomer_11_1 = North Sea Corsair
    .the = the North Sea Corsair
    .text = Flies whatever flag the other ship is hoping for.
vampire-newcomer_11_2 = Tax Farmer of the Porte
    .the = the Tax Farmer of the Porte
    .text = Bought the taxes of a province and collects what he did not buy.
vampire-stranger_11 = Comtesse Aliénor de Brisac
    .text = Her salon survived the massacre by hosting both sides.
