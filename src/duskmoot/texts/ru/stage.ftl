### Сцена: происходящее показано по порядку

web-stage = Что происходит
web-stage-pause = Пауза
web-stage-go-on = Дальше
web-stage-skip = Пропустить
web-stage-decide = Ваше решение
web-space = Пробел
web-continue = Продолжить
web-result = Итог
web-result-stays = Останется, пока вы не продолжите
web-digest = Пока вы ждали
web-digest-go = К моему ходу
web-digest-again = Показать ещё раз

web-pace = Темп
web-pace-calm = Спокойный
web-pace-brisk = Живой
web-pace-instant = Мгновенный
web-pace-hint = Пробел или касание пропускает шаг, дважды подряд — всё. Действовать можно сразу, не дожидаясь конца показа.
web-recaps = После моих схваток
web-recaps-wait = Показывать итог, пока я не продолжу
web-recaps-brief = Показывать его две секунды
web-recaps-off = Не показывать итог
web-key-space = пропустить показ или продолжить

web-sounds = Звуки игры
web-sounds-off = Выключить звуки
web-sounds-on = Включить звуки
web-volume = Громкость
web-answered-alone = Сделано за вас: { $act }
