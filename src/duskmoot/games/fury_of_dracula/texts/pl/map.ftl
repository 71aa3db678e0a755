## The map in the browser

map-europe = Mapa Europy
map-fit = Pokaż możliwości albo całą mapę
map-nearer = Przybliż
map-farther = Oddal

## The card of a place

map-kind-large_city = duże miasto
map-kind-small_city = małe miasto
map-kind-castle = zamek
map-kind-hospital = szpital
map-kind-sea = obszar morski
map-from = Od { $place-gen }
map-here = tutaj
map-roads = { $n ->
    [one] { $n } droga
    [few] { $n } drogi
   *[many] { $n } dróg
}
map-no-road = brak drogi
map-by-railway = Koleją
map-ticket = bilet { $white }/{ $yellow }
map-port = Port
map-dracula-here = Dracula jest tutaj
map-chance-is = Dracula jest tutaj: { $chance }
map-impossible = niemożliwe
map-hardly = poniżej 1%
map-supply = Zaopatrzenie
map-supply-large_city = 1 Wydarzenie, 1 Przedmiot
map-supply-small_city = 1 Wydarzenie
map-supply-hospital = 1 Przedmiot
map-supply-castle = brak
map-supply-sea = brak
