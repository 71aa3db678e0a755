final-final_card = Jedyny władca nocy
    .text = Siedem stuleci, dwadzieścia jeden miast, jedna urna. Prochy wreszcie ostygły i tylko jeden z pomiotu może jeszcze powiedzieć, do kogo należały.
