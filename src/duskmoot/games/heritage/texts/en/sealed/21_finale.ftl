final-final_card = Sole Sovereign of the Night
    .text = Seven centuries, twenty-one cities, one urn. The ashes have cooled at last, and only one of the brood is left to say whose they were.
