### The stage: what happens is shown happening

web-stage = What is happening
web-stage-pause = Pause
web-stage-go-on = Resume
web-stage-skip = Skip
web-stage-decide = Your decision
web-space = Space
web-continue = Continue
web-result = The result
web-result-stays = Stays until you continue
web-digest = While you waited
web-digest-go = To my turn
web-digest-again = Show it again

web-pace = Pace
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-instant = Instant
web-pace-hint = Space or a tap skips a step, twice in a row everything. You can always make your move at once.
web-recaps = After my own fights
web-recaps-wait = Show the result until I continue
web-recaps-brief = Show it for two seconds
web-recaps-off = Show no result
web-key-space = skip what is shown, or continue

web-sounds = Sounds of the game
web-sounds-off = Turn the sounds off
web-sounds-on = Turn the sounds on
web-volume = Volume
web-answered-alone = Answered for you: { $act }
