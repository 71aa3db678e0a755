### The shell: refusals, and what every table needs

## Prompts and acts of any game

prompt-over = Партия окончена.
prompt-given = Ваш выбор сделан. Ждём: { $names }.
act-done = Пропустить
seat-numbered = Игрок { $n }

## Setting a table

refused-unknown-game = Игры «{ $name }» нет. Выберите: { $known }.
refused-seats-refused = Число игроков { $seats } не подходит. Выберите { $least }–{ $most }.
refused-seat-refused = Места { $seat } за этим столом нет. Выберите 1–{ $seats }.
refused-unknown-option = Правила стола «{ $option }» нет. Выберите: { $known }.
refused-unknown-choice = У правила стола «{ $option }» нет варианта «{ $choice }». Выберите: { $known }.
refused-unknown-language = Языка «{ $language }» нет. Выберите: { $known }.
refused-unknown-bot = Бота «{ $name }» для этой игры нет. Выберите: { $known }.
refused-bots-refused = Назовите одного бота на все остальные места или по одному на каждое: остальных мест { $seats }, ботов { $bots }.

## Acts

refused-not-asked = За этим местом сейчас нечего решать. Дождитесь его вопроса.
refused-forbidden = Правила это запрещают ({ $clause }); выберите другое действие.
refused-not-offered = Это действие не отвечает на вопрос. Выберите одно из предложенных.
refused-undo-nothing = Отменять ещё нечего. Сначала выберите действие.
refused-undo-others = Отменить ход нельзя: после него действовал другой игрок. Выберите следующее действие.
refused-undo-revealed = Отменить ход нельзя: раскрыто скрытое. Выберите следующее действие.

## Files

refused-file-not-found = Файла { $file } нет. Проверьте имя и папку.
refused-file-not-readable = Файл { $file } не читается: { $reason }. Выберите другой файл или исправьте права доступа.
refused-file-not-written = Файл { $file } не записывается: { $reason }. Назовите другой файл или другую папку.
refused-replay-not-json = Это не сохранённая партия: в файле не JSON ({ $detail }). Выберите другой файл.
refused-replay-not-ours = Эта партия сохранена не в Duskmoot. Выберите другой файл.
refused-replay-too-new = У файла формат { $found }, а эта версия Duskmoot читает форматы до { $known }. Установите новую версию.
refused-replay-damaged = Сохранённая партия повреждена ({ $detail }). Возьмите более раннюю копию файла.
refused-replay-commitment = Ключ случайности в файле не подходит к обязательству: файл изменён. Возьмите более раннюю копию.
refused-replay-differs = Действие { $act } приводит не к той позиции, что записана: изменён файл или правила. Возьмите более раннюю копию или сообщите об ошибке, приложив файл.
refused-replay-illegal = Действие { $act } в файле, «{ $text }», недопустимо. Возьмите более раннюю копию или сообщите об ошибке, приложив файл.
refused-replay-rules-too-new = Файл сохранён по правилам версии { $found }, а этот Duskmoot знает версию { $known }. Установите новую версию.
refused-replay-rules-too-old = Файл сохранён по правилам версии { $found }, по которым этот Duskmoot (версия { $known }) уже не играет. Откройте файл в прежней версии.
