vampire-newcomer_09_1 = Hedge Priest
    .the = the Hedge Priest
    .text = Married, buried and absolved half the county without a parish.
vampire-newcomer_09_2 = Brand-Bearer
    .the = the Brand-Bearer
    .text = Went ahead with the light and came back alone.
vampire-stranger_09 = Black Tamsin
    .text = She signed the Convention with someone else’s blood.
