### Who comes back

## The page about oneself

web-me = You
web-me-since = Here since { $date }
web-me-rename = Change the name
web-me-unknown = This browser is new here
web-me-unknown-why = You get a name with your first table. If you have played here before, come back instead.
web-me-to-start = To the start page
web-devices = Your devices
web-devices-why = Every device on this list plays in your name. Sign out those that you no longer use.
web-device-unknown = Unknown browser
web-device-here = this device
web-device-seen = last seen on { $date }
web-device-end = Sign out
web-device-end-sure = Yes, sign out
web-device-end-here = Without a passkey, return key or second device you will not find your seats again.
web-ways = Ways back
web-ways-why = A browser can lose its cookie. With one of these you get your seats back, on any device.
web-passkey-add = Add a passkey
web-passkey-what = Your device keeps it and asks for your finger, face or PIN. There is no password.
web-passkey-made = passkey, made on { $date }
web-passkey-end = Remove
web-passkey-none = No passkey was used. Try again, or choose another way.
web-words = Return key
web-words-make = Make a return key
web-words-again = Make a new return key
web-words-what = Eight words to write down or to save as a file.
web-words-have = You have a return key. A new one replaces it.
web-words-once = These words are shown only now. Whoever has them plays in your name.
web-words-file = Save as a file
web-words-kept = I have kept them
web-another = Another device
web-another-why = A link brings your seats to one more browser. It works once, for ten minutes, and you confirm it here.
web-another-make = Make a link
web-another-link = Link for another device
web-another-qr = QR code of the link for another device
web-another-waits = Open the link on the other device. This page waits for it.
web-join-asks = Another device wants to join you:
web-join-check = Both devices show the same three digits:
web-join-yes = Yes, that is me
web-join-no = No
web-join-granted = The other device has joined.
web-join-device = Join this device
web-join-device-how = Somebody made this link on another device. If that was you, join: the other device then asks you to confirm.
web-join-seats = This browser is { $name } now. Its tables and chronicles will belong to whoever you come back as.
web-join-device-do = Join
web-join-as = This device will play as { $name }.
web-join-waiting = Now confirm on the other device.
web-return = Come back
web-return-do = Come back
web-return-passkey = With a passkey
web-return-passkey-do = Use a passkey
web-return-words = With a return key
web-return-words-how = Type the eight words of your return key.
web-return-device-how = Open “You” on a device that knows you, make a link there and open it here.
web-data = Your data
web-data-why = Everything this server knows about you: your name, devices, words, tables, chronicles and finished games.
web-data-export = Save as a file
web-data-delete = Delete everything…
web-data-delete-what = Your devices and keys, your name and all that you said will be deleted. Bots play on in your seats. Moves stay: they name only seats.
web-data-delete-later = In seven days
web-data-delete-now = At once
web-data-leaves = Everything will be deleted on { $date }
web-data-stay = Keep everything
web-talk-gone = (deleted)

## Refusals

refused-return-key-unknown = These are not the words of a return key. Check each of the eight words.
refused-link-gone = This link has been used, refused, or has expired. Make a new one on your other device.
refused-no-such-device = This device is no longer one of yours.
refused-sits-against = You sit at one table in both browsers, against yourself. Leave one of the two seats first.
refused-signed-out = This device was signed out.
refused-passkey-refused = The passkey could not be checked. Try again.
refused-passkey-unknown = This passkey is not known here, or no longer.
refused-passkeys-impossible = Passkeys need a page over https from an address that this server was started with.
