### Lessons: what the coach says besides the words of a step

refused-unknown-lesson = There is no lesson “{ $name }” for this game. Choose one of: { $known }.
refused-lesson = Not yet. First: { $act }.
refused-lesson-alone = A lesson is for one person. Set a table of your own to play together.
refused-no-lesson = No coach is speaking now. “w” is for lessons.

## In the terminal

coach-greeting = You are { $name }. Lesson “{ $title }”, about { $minutes } minutes. Type a number or a letter after the “›”; “h” is help.
coach-known = The key of this game is known: the lesson goes the same way for everybody.
coach-step = { $n } of { $of }
coach-do = Type { $number }: { $act }
coach-read-on = Enter: read on
coach-choose = The choice is yours.
coach-keys = w: why
help-w = in a lesson: the reason behind what the coach says

## In the browser

web-coach-step = { $n } of { $of }
web-coach-press = press it, then confirm (Enter)
web-coach-tap = tap it, then confirm
web-coach-send = now confirm with this button (Enter)
web-coach-send-tap = now confirm with this button
web-coach-choose = The choice is yours.
web-coach-read = Read, then go on.
web-coach-next = Next
web-coach-close = Got it
web-coach-why = Why?
web-coach-rule = The rule
web-coach-skip = Skip lesson
web-coach-skip-short = Skip
web-coach-leave = Leave the lesson? It stays on the start page, and you can go on there.
web-coach-leave-yes = Leave
web-coach-stay = Stay
web-lesson-learn = Learn it, { $minutes } min
web-learn-first = New to this game? The lesson explains it on the real board.
web-learn-go-on = Go on with the lesson
web-lesson-of = Lesson: { $title }
web-key-left-lesson = This is a lesson. Everybody can know its cards and dice in advance.
