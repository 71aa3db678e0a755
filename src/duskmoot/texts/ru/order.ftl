### Порядок в доме

## Открытый дом

web-listed = Столы со свободными местами
web-door-listed = Показывать свободные места на начальной странице: сесть может любой
web-door-spectators = Другие могут смотреть
web-door-hushed = Зрители не могут говорить
web-door-delay = Зрители видят игру
web-door-delay-acts =
    { $n ->
        [0] сразу
        [one] с опозданием на { $n } ход
        [few] с опозданием на { $n } хода
       *[many] с опозданием на { $n } ходов
    }
web-looks-late =
    { $n ->
        [one] Вы видите игру на { $n } ход позже игроков, пока она не окончена.
        [few] Вы видите игру на { $n } хода позже игроков, пока она не окончена.
       *[many] Вы видите игру на { $n } ходов позже игроков, пока она не окончена.
    }
web-invite-new = Новое приглашение
web-line-about = Об этой реплике
web-line-mute = Больше не слышать: { $name }
web-line-out = Выпроводить: { $name }
web-report = Пожаловаться…
web-report-what = На что жалоба
web-report-table = на сам стол
web-report-reason = Что не так
web-report-send = Отправить смотрителям
web-report-sent = Смотрители посмотрят.
web-report-how = Смотрители этого сервера получат последнее, что было сказано за столом при всех, и ваши слова.
web-talk-muted = (не слышно)
web-mutes = Кого вы не слышите
web-mutes-end = Снова слышать
web-deeds = От смотрителей
web-deed-warn = Предупреждение
web-deed-name = Ваше имя снято
web-deed-silence = Вы не можете говорить до { $date }
web-deed-ban = Открытые столы и разговор закрыты для вас до { $date }
web-deed-pardon = Всё прощено
web-deed-hide = Стол убран с начальной страницы
web-deed-answer = Ваш ответ
web-deed-answer-send = Ответить один раз
web-keeper = Жалобы
web-keeper-none = Смотреть нечего.
web-keeper-about = О ком: { $name }
web-keeper-about-table = О столе
web-keeper-before = Раньше: { $deeds }
web-keeper-reason = Причина; её прочтёт этот человек
web-keeper-days = Дней
web-keeper-do-nothing = Ничего не делать
web-keeper-do-warn = Предупредить
web-keeper-do-name = Снять имя
web-keeper-do-silence = Лишить слова
web-keeper-do-ban = Исключить
web-keeper-do-pardon = Простить
web-keeper-do-hide = Убрать стол с начальной страницы

## Отказы

refused-not-your-table = Это может только хозяин этого стола.
refused-not-a-keeper = Это могут только смотрители этого сервера.
refused-excluded = Открытые столы на время закрыты для вас. По приглашению можно играть.
refused-no-spectators = За этим столом нельзя смотреть. Попросите приглашение.
refused-no-such-line = Этой реплики больше нет.
refused-no-spectator = Выпроводить можно только зрителя.
refused-door-closed = Главы и уроки не бывают открытыми.
refused-name-alike = Это имя похоже на { $name }, а этот игрок уже здесь. Выберите другое.
refused-report-closed = Другой смотритель уже решил это.
refused-deed-answered = На это уже ответили.
refused-silenced = Смотрители на время лишили вас слова. См. страницу «Вы».
refused-spectators-hushed = Зрители за этим столом не могут говорить.
