### The table in the terminal

## At the table

greeting = Вы играете за: { $name }. Боты: { $bots }. Введите число или букву после «›»; «h» — справка.
hint = число: ход · ? почему нельзя · u отменить ход · s сохранить · t стол · log журнал · l язык · h справка · q выйти
hint-short = число: ход · ? почему нельзя · t весь стол · h справка · q выйти
news-left-out = … строк пропущено: { $n } (весь журнал — «log»)
waiting = Ждём: { $name }
bot-failed = Бот { $name } не справляется ({ $reason }). За него сделан первый допустимый ход.
bot-cheated = ответ недопустим
heading-log = Журнал
why-not-nothing = Всё, что предлагает этот вопрос, допустимо.
rules-none = Пунктов правил со всеми этими словами нет: { $words }

## Files and leaving

saved = Партия сохранена: { $file }
not-saved = Партия не сохранена. Команда «s» с другим именем сохранит её в другой файл.
confirm-overwrite = В файле { $file } что-то другое. Заменить его? (д/н)
confirm-save = Сохранить партию перед уходом? (Enter или д: сохранить, н: уйти без сохранения, другое: остаться)
answers-yes = д да y yes
answers-no = н нет n no
stayed = Вы остаётесь за столом.
left = Вы покидаете стол.
left-saved =
    Партия сохранена: { $file }
    Продолжить: duskmoot play --resume { $quoted }
left-saved-over =
    Партия сохранена: { $file }
    Посмотреть снова: duskmoot replay { $quoted }

## Input that is not understood

refused-unknown-input = «{ $text }» — не ход и не команда. Введите число от 1 до { $most } или «h» для справки.
refused-no-such-number = Хода { $number } нет. Введите число от 1 до { $most } или «?», чтобы узнать, что запрещено и почему.
refused-game-over = Партия окончена. «s» сохраняет её, «log» показывает журнал, Enter — выход.

## Help

help-number = сделать этот ход
help-why-not = что сейчас запрещено и каким пунктом правил
help-rules = найти слова в правилах
help-u = отменить свой ход, пока ничего скрытого не раскрыто и никто другой не ходил
help-s = сохранить партию; с именем — в этот файл
help-t = весь стол со всеми текстами
help-log = весь журнал
help-l = следующий язык или названный: en, ru, pl
help-h = эта справка
help-q = выйти; партию можно сначала сохранить
help-ctrl-c = выйти сразу; партия сохранится сама

## The end

end-heading = Конец партии
end-numbers = Вечер в цифрах:
end-winners = { $n ->
        [one] Победитель: { $names }
        [few] Общая победа: { $names }
       *[many] Общая победа: { $names }
    }
end-hint = s: сохранить партию в файл («duskmoot replay ФАЙЛ» покажет её снова) · log · l · Enter: выход
commitment = Контрольный хеш всех тасовок и бросков, зафиксированный до первого хода: { $commitment }
end-key = Ключ случайности, который это доказывает: { $key }
