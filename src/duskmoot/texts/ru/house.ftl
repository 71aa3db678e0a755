### Уход за хранилищем

## Справка

cli-house-backup = Скопировать хранилище в один файл, пока сервер работает.
cli-house-backup-file = Новый файл для копии.
cli-house-restore = Вернуть копию хранилища в новую папку и проверить её.
cli-house-restore-file = Копия, которую сделала команда «duskmoot house backup».
cli-house-check = Повторить все столы и хроники с начала и сравнить с тем, что сохранено.
cli-house-check-file = Копия, которую проверить вместо хранилища.
cli-house-check-days = Только то, что менялось за столько последних дней. По умолчанию всё.
cli-house-keeper = Назначить того, кто разбирает жалобы на этом сервере.
cli-house-keeper-name = Имя на сервере. Нужен ключ доступа.
cli-house-keeper-end = Больше не смотритель.
cli-house-keys = Создать ключ, с которым сервер отправляет уведомления браузерам.
cli-house-keys-file = Новый файл для ключа.

## Что сделано

cli-house-backed-up = Скопировано в { $file } ({ $size } МБ). Там ключи случайности и личные разговоры: зашифруйте файл.
cli-house-keyed = Ключ записан в { $file }. Укажите его в DUSKMOOT_PUSH_KEY_FILE и храните: с другим ключом все подписки кончатся.
cli-house-restored = Копия теперь в { $folder }. Идёт проверка:
cli-house-checking = Проверка
cli-house-checked = Повторено с начала: столов { $tables }, событий { $events }, хроник { $chronicles }; глав по старым правилам, принятых на веру: { $trusted }.
cli-house-sound = Всё сходится.
cli-house-unsound = Сходится не всё. Столы и хроники, названные выше, будут заморожены; на остальных можно играть.
cli-house-table-wrong = Стол { $id }: { $reason }
cli-house-chronicle-wrong = Хроника { $id }: { $reason }

## Чего нельзя

refused-house-database = Хранилище — PostgreSQL: копируйте его через pg_dump или pgBackRest, как показано в docs/hosting.md.
refused-house-file = { $file } — не хранилище Duskmoot, или он повреждён: { $reason }
refused-house-file-exists = { $file } уже есть. Назовите другой файл.
refused-house-folder-used = В { $folder } уже есть хранилище. Укажите новую папку через --data.
refused-house-form = У хранилища форма { $form }, а эта версия знает форму { $known }. Установите версию, которая его записала, или один раз запустите этот сервер, если форма старее.
refused-house-commitment = Ключ случайности не соответствует контрольному хешу, показанному до первого хода.
refused-house-snapshot = Снимок после события { $event } ведёт к другой позиции, чем события.
cli-house-keeper-named = { $name } теперь смотритель; жалобы — на странице «Вы».
cli-house-keeper-ended = { $name } больше не смотритель.
refused-keeper-unknown = Здесь нет никого с ключом доступа по имени { $name }.
refused-keeper-several = С ключом доступа по имени { $name } здесь несколько человек ({ $count }). Пусть нужный сначала сменит имя.
