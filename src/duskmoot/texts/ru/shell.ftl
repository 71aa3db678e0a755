### The shell: refusals, and what every table needs

## Prompts and acts of any game

prompt-over = Партия окончена.
prompt-given = Тайный выбор сделан. Ждём: { $names }.
act-done = Пропустить
seat-numbered = Игрок { $n }

## Setting a table

refused-unknown-game = Игры «{ $name }» нет. Выберите: { $known }.
refused-seats-refused = Число игроков { $seats } не подходит. Выберите { $least }–{ $most }.
refused-seat-refused = Места { $seat } за этим столом нет. Выберите 1–{ $seats }.
refused-unknown-option = Правила стола «{ $option }» нет. Выберите: { $known }.
refused-unknown-choice = У правила стола «{ $option }» нет варианта «{ $choice }». Выберите: { $known }.
refused-unknown-language = Языка «{ $language }» нет. Выберите: { $known }.
refused-unknown-bot = Бота «{ $name }» для этой игры нет. Выберите: { $known }.
refused-bots-refused = Назовите одного бота на все остальные места или по одному на каждое: остальных мест { $seats }, ботов { $bots }.
refused-bot-form = «{ $spec }» — не обозначение бота. Пишите ИМЯ, ИМЯ:КЛЮЧ=ЗНАЧЕНИЕ,… или МОДУЛЬ:КЛАСС.
refused-bot-not-found = Бота { $name } нет: { $reason }. Проверьте модуль и класс.
refused-bot-parameter-unknown = «{ $spec }»: у этого бота нет параметра «{ $parameter }». Выберите: { $known }.
refused-bot-parameter-refused = «{ $spec }»: параметр «{ $parameter }» не может быть «{ $value }». Выберите другое значение.
refused-bot-of-a-file = Этот файл называет бота из модуля: { $name }. Файлы не запускают код; назовите бота сами через --bots.

## Acts

refused-not-asked = За этим местом сейчас нечего решать. Дождитесь его вопроса.
refused-forbidden = Правила это запрещают ({ $clause }); выберите другой ход.
refused-not-offered = Этот ход не отвечает на вопрос. Выберите один из предложенных.
refused-undo-nothing = Отменять ещё нечего. Сначала сделайте ход.
refused-undo-others = Отменить ход нельзя: после него ходил другой игрок. Выберите следующий ход.
refused-undo-revealed = Отменить ход нельзя: раскрыто скрытое. Выберите следующий ход.

## Files

refused-file-not-found = Файла { $file } нет. Проверьте имя и папку.
refused-file-not-readable = Файл { $file } не читается: { $reason }. Выберите другой файл или исправьте права доступа.
refused-file-not-written = Файл { $file } не записывается: { $reason }. Назовите другой файл или другую папку.
refused-replay-not-json = Это не сохранённая партия: в файле не JSON ({ $detail }). Выберите другой файл.
refused-replay-not-ours = Эта партия сохранена не в Duskmoot. Выберите другой файл.
refused-replay-too-new = У файла формат { $found }, а эта версия Duskmoot читает форматы до { $known }. Установите новую версию.
refused-replay-damaged = Сохранённая партия повреждена ({ $detail }). Возьмите более раннюю копию файла.
refused-replay-commitment = Ключ случайности в файле не подходит к контрольному хешу: файл изменён. Возьмите более раннюю копию.
refused-replay-legacy = Наследие прежних партий в файле не подходит к своему отпечатку: файл изменён. Возьмите более раннюю копию.
refused-replay-differs = Ход { $act } приводит не к той позиции, что записана: изменён файл или правила. Возьмите более раннюю копию или сообщите об ошибке, приложив файл.
refused-replay-illegal = Ход { $act } в файле, «{ $text }», недопустим. Возьмите более раннюю копию или сообщите об ошибке, приложив файл.
refused-replay-rules-too-new = Файл сохранён по правилам версии { $found }, а этот Duskmoot знает версию { $known }. Установите новую версию.
refused-replay-rules-too-old = Файл сохранён по правилам версии { $found }, по которым этот Duskmoot (версия { $known }) уже не играет. Откройте файл в прежней версии.

## Search

search-endings = иями, ями, ами, иях, ях, ах, ого, его, ому, ему, ыми, ими, ией, иям, ям, ам, ов, ев, ей, ой, ий, ый, ая, яя, ое, ее, ые, ие, ую, юю, ом, ем, ым, им, ых, их, ию, ия, ии, ье, ья, ью, ает, яет, ают, яют, ут, ют, ет, ит, ат, ят, ать, ять, ить, еть, а, я, о, е, и, ы, у, ю, й, ь
