### Cards in full, and what a telephone shows

## A card in full

web-card-copies =
    { $n ->
        [one] { $n } экземпляр в игре
        [few] { $n } экземпляра в игре
        [many] { $n } экземпляров в игре
       *[other] { $n } экземпляра в игре
    }
web-zoom-hint = Нажмите Z, чтобы карта осталась открытой.
web-zoom-others = Другие карты
web-zoom-before = Предыдущая карта
web-zoom-next = Следующая карта
web-key-zoom = карта целиком

## Comfort

web-text-size = Размер текста
web-sheet-less = Уменьшить вопрос
web-sheet-more = Увеличить вопрос
