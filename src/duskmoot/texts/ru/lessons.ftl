### Уроки: что говорит наставник, кроме слов шага

refused-unknown-lesson = Урока «{ $name }» для этой игры нет. Выберите: { $known }.
refused-lesson = Пока рано. Сначала: { $act }.
refused-lesson-alone = Урок рассчитан на одного человека. Чтобы играть вместе, создайте свой стол.
refused-no-lesson = Наставник сейчас молчит. Команда «w» действует на уроках.

## В терминале

coach-greeting = Вы играете за: { $name }. Урок «{ $title }», минут: около { $minutes }. Введите число или букву после «›»; «h» — справка.
coach-known = Ключ этой партии известен: урок у всех проходит одинаково.
coach-step = { $n } из { $of }
coach-do = Введите { $number }: { $act }
coach-read-on = Enter: читать дальше
coach-choose = Выбор за вами.
coach-keys = w: почему
help-w = на уроке: почему наставник так советует

## В браузере

web-coach-step = { $n } из { $of }
web-coach-press = нажмите и подтвердите (Enter)
web-coach-tap = коснитесь и подтвердите
web-coach-send = теперь подтвердите этой кнопкой (Enter)
web-coach-send-tap = теперь подтвердите этой кнопкой
web-coach-choose = Выбор за вами.
web-coach-read = Прочитайте и идите дальше.
web-coach-next = Дальше
web-coach-close = Понятно
web-coach-why = Почему?
web-coach-rule = Правило
web-coach-skip = Пропустить урок
web-coach-skip-short = Пропустить
web-coach-leave = Уйти с урока? Он останется на начальной странице, там его можно продолжить.
web-coach-leave-yes = Уйти
web-coach-stay = Остаться
web-lesson-learn = Урок, { $minutes } мин
web-learn-first = Впервые играете? Урок объяснит игру на настоящем поле.
web-learn-go-on = Продолжить урок
web-lesson-of = Урок: { $title }
web-key-left-lesson = Это урок. Его карты и броски каждый может знать заранее.
