vampire-newcomer_07_1 = Cannon Founder
    .the = the Cannon Founder
    .text = Deaf since the first shot, content ever since.
vampire-newcomer_07_2 = Librarian of the Last Emperor
    .the = the Librarian of the Last Emperor
    .text = Still sends reminders for books that burned.
vampire-stranger_07 = Theophano Argyre
    .text = Saved one book from every burning shelf.
