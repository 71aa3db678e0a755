## The map in the browser

map-europe = Карта Европы
map-fit = Показать варианты или всю карту
map-nearer = Приблизить
map-farther = Отдалить

## The card of a place

map-kind-large_city = крупный город
map-kind-small_city = небольшой город
map-kind-castle = замок
map-kind-hospital = больница
map-kind-sea = морская зона
map-from = От { $place-gen }
map-here = здесь
map-roads = { $n ->
    [one] { $n } дорога
    [few] { $n } дороги
   *[many] { $n } дорог
}
map-no-road = нет дороги
map-by-railway = По железной дороге
map-ticket = билет { $white }/{ $yellow }
map-port = Порт
map-dracula-here = Дракула здесь
map-chance-is = Дракула здесь: { $chance }
map-impossible = невозможно
map-hardly = менее 1 %
map-supply = Снаряжение
map-supply-large_city = 1 событие, 1 предмет
map-supply-small_city = 1 событие
map-supply-hospital = 1 предмет
map-supply-castle = нет
map-supply-sea = нет
