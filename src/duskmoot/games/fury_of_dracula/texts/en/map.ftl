## The map in the browser

map-europe = Map of Europe
map-fit = Show the choices or the whole map
map-nearer = Zoom in
map-farther = Zoom out

## The card of a place

map-kind-large_city = large city
map-kind-small_city = small city
map-kind-castle = castle
map-kind-hospital = hospital
map-kind-sea = sea zone
map-from = From { $place }
map-here = here
map-roads = { $n ->
    [one] { $n } road
   *[other] { $n } roads
}
map-no-road = no road
map-by-railway = By railway
map-ticket = ticket { $white }/{ $yellow }
map-port = Port
map-dracula-here = Dracula is here
map-chance-is = Dracula is here: { $chance }
map-impossible = impossible
map-hardly = under 1%
map-supply = Supply
map-supply-large_city = 1 event, 1 item
map-supply-small_city = 1 event
map-supply-hospital = 1 item
map-supply-castle = none
map-supply-sea = none
