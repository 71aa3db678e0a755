vampire-stranger_21 = Sister Inmaculada
    .text = The archive’s last reader, and its best-kept exhibit.
