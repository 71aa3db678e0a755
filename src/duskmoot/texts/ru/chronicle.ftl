### Хроники: игры, каждая из которых оставляет что-то следующей

## В терминале

chronicle-left =
    Глава { $chapter } сохранена на том месте, где вы остановились.
    Продолжить: duskmoot chronicle play { $quoted }
chronicle-sealed =
    Глава { $chapter } скреплена печатью и записана в книгу.
    Следующая: duskmoot chronicle play { $quoted }
chronicle-ended =
    Глава { $chapter } была последней: хроника завершена.
    Её книга: duskmoot chronicle show { $quoted }

## Книга

book-imported = Получена из файла
book-chapter = Глава
book-state = Состояние
book-heirs = Наследники, начиная с лучшего
book-points = Очки
book-playing = идёт
book-sealed = скреплена печатью
book-abandoned = прервана
book-struck = вычеркнута
book-over = Хроника завершена.
book-running = Идёт глава { $chapter } из { $chapters }.
book-waits = Глава { $chapter } из { $chapters } ещё не начата.
book-empty = Эта страница пока пуста.

## Что находит проверка

finding-at = Глава { $chapter }, попытка { $attempt }: { $finding }
finding-commitment = Ключ хроники не соответствует её контрольному хешу.
finding-root = Хеши пакетов под печатью не соответствуют их общему хешу.
finding-packet = Пакет { $detail } уже вскрыт, а в этой версии программы в нём лежат не те карты, что лежали под печатью.
finding-order = Порядок глав нарушен: что-то пропало, добавлено или переставлено.
finding-roster = Список наследников нарушен: кто-то приходит или уходит тогда, когда это невозможно.
finding-opened = О том, какие пакеты вскрыты или перепечатаны, в ней сказано неверно.
finding-legacy-in = Она начинается не с того, что оставила предыдущая глава.
finding-legacy-out = То, что она оставила, изменено.
finding-legacy-wrong = Такого она оставить не могла: { $detail }.
finding-save-missing = Нет её сохранённой партии.
finding-save-other = Её сохранённая партия относится к чему-то другому.
finding-act = Её сохранённая партия не повторяется: { $detail }.
finding-unfinished = Она скреплена печатью, но её сохранённая партия не доиграна.
finding-bequest = Её сохранённая партия ведёт к другому итогу.
finding-page = Её страница в книге расходится с сохранённой партией.
finding-trusted = сыграна по версии правил { $detail }, повторить её здесь нельзя; её итог принят на веру.

## Отказы

refused-no-chronicle = У игры «{ $game }» нет хроники. Играйте в неё отдельными партиями.
refused-option-of-single-games = Правило стола «{ $option }» — для отдельных партий; хроника решает это сама. Не указывайте его.
refused-chronicle-over = Хроника завершена, глав больше нет. Начните новую.
refused-chronicle-damaged = Эта хроника повреждена ({ $detail }). Возьмите более раннюю копию.
refused-chronicle-not-ours = Этот файл — не хроника, сохранённая программой Duskmoot. Выберите другой файл.
refused-chronicle-too-new = У файла формат { $found }; эта версия Duskmoot читает форматы до { $known }. Установите более новую версию.
refused-chronicle-rules-too-new = Эта хроника сыграна по версии правил { $found }; этот Duskmoot знает версию { $known }. Установите более новую версию.
refused-chronicle-name = Хронику нельзя назвать «{ $name }». Годится имя до 40 знаков из букв, цифр и пробелов.
refused-chronicle-exists = Хроника «{ $name }» уже есть. Выберите другое имя.
refused-chronicle-missing = Хроники «{ $name }» нет. Ваши хроники показывает «duskmoot chronicle list».
refused-chronicle-in-use = Хроника «{ $name }» открыта в другом окне. Сначала закройте её там.
refused-chronicle-nobody = За столом были бы одни боты. Назовите среди присутствующих и себя.
refused-chapter-running = Сейчас идёт глава { $chapter }. Сначала доиграйте или прервите её.
refused-chapter-not-running = Глава { $chapter } сейчас не идёт.
refused-chapter-not-over = Глава { $chapter } ещё не окончена. Доиграйте её до конца.
refused-chapter-of-other-rules = Эта версия не может продолжить главу { $chapter }: она начата по другим правилам. Возьмите прежнюю версию или прервите попытку командой «duskmoot chronicle abandon» и сыграйте главу заново.
refused-nothing-to-strike = Ни одна глава ещё не скреплена печатью, вычёркивать нечего.
refused-strike-too-late = Главу { $chapter } уже нельзя вычеркнуть: с тех пор началась другая глава.
refused-roster-begun = Порядок наследников закреплён с начала первой главы.
refused-roster-order = В новом порядке каждый наследник должен быть назван один раз.
refused-roster-twice = Наследник может занять только одно место.
refused-roster-unknown = Наследника { $heir } нет; наследники: 1–{ $heirs }.
refused-roster-left = { $name }: участие в хронике прекращено навсегда.
refused-inscription-kind = Тому, что называется «{ $kind }», имён не дают.
refused-inscription-of-another = Это имя может изменить только тот, кто его дал.
