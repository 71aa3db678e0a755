vampire-stranger_21 = Siostra Inmaculada
    .gen = Siostry Inmaculady
    .dat = Siostrze Inmaculadzie
    .acc = Siostrę Inmaculadę
    .ins = Siostrą Inmaculadą
    .loc = Siostrze Inmaculadzie
    .gender = f
    .text = Ostatnia czytelniczka archiwum i jego najlepszy eksponat.
