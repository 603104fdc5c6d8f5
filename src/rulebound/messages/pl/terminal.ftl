# Words for playing in the terminal.

# Who sits where.
terminal-you = { $player }: ty
terminal-person = { $player }: ktoś przy tej klawiaturze
terminal-bot = { $player }: bot ({ $bot })
terminal-hint = Aby wybrać, wpisz numer i naciśnij Enter. Wpisz ?, aby dostać pomoc, q, aby wyjść.

# Whose turn it is.
terminal-turn = { $seat }, twoja tura.
terminal-hand-over = Teraz gra { $seat }. Naciśnij Enter, gdy nikt inny nie widzi ekranu.
terminal-who = Kilka osób może teraz działać. Która? Wpisz numer gracza.
terminal-somebody-else = (Naciśnij sam Enter, jeśli najpierw działa ktoś inny.)
terminal-not-a-person = Ten gracz nie może teraz działać.
terminal-say-who = Wpisz, kto działa pierwszy: samo { $example } albo { $example }: { $answer }

# Answers that are none.
terminal-no-such-choice = Nie możesz wybrać „{ $answer }”. Wpisz { $count ->
    [one] 1
    [few] numer od 1 do { $count }
    [many] numer od 1 do { $count }
   *[other] numer od 1 do { $count }
  } albo ?, aby dostać pomoc.

# Help.
terminal-help-choice = Aby wybrać, wpisz numer wyboru albo jego skrót: { $example }.
terminal-help-who = Aby działać, wpisz numer gracza albo od razu całą odpowiedź: { $example }.
terminal-help =
    Możesz też wpisać:
    s - pokaż stan gry i jeszcze raz możliwości wyboru
    u - cofnij ostatni wybór, jeśli nic się od tego czasu nie ujawniło
    r - ponów jednak cofnięty wybór
    i oraz nazwę - przeczytaj, co znaczy lub co tam jest
    why oraz wybór - zapytaj, dlaczego jest możliwy lub nie, na przykład: why 1
    save oraz nazwę pliku - zapisz grę w pliku
    q - wyjdź
terminal-help-wait = w - czekaj i daj najpierw działać botom

# Undo and redo.
terminal-undone = Cofnięte.
terminal-redone = Ponowione.
terminal-nothing-to-undo = Nie ma jeszcze czego cofać.
terminal-nothing-to-redo = Nie ma czego ponawiać.
terminal-undo-too-late = Za późno, żeby to cofnąć: po tobie ruch wykonuje już { $seat }.
terminal-undo-seen = Tego nie można cofnąć: ujawniło rzut kostką albo coś zakrytego.
terminal-nobody-else = Żaden bot nie może teraz działać.

# Reasons.
terminal-nothing-known = Nic tu nie wiadomo o „{ $what }”.
terminal-why-what = Dlaczego co? Wpisz why oraz wybór, na przykład: why 1
terminal-why-unknown = Nie wiadomo, dlaczego „{ $answer }”.
terminal-open = Możesz wybrać „{ $answer }”. Nic więcej nie wiadomo.

# Keeping a game.
terminal-save-where = Wpisz save oraz nazwę pliku, na przykład: save game.json
terminal-save-offer = Wpisz nazwę pliku, aby zapisać grę, albo naciśnij Enter, aby wyjść bez zapisu.
terminal-saved = Zapisano w pliku { $file }.
terminal-not-saved = Nie zapisano: { $reason }.
terminal-go-on = Aby wrócić do zapisanej gry: { $command }
terminal-look-back = Aby jeszcze raz przeczytać tę grę: { $command }
terminal-lost = Gra kończy się tutaj i nie jest zapisana. Aby móc do niej wrócić innym razem, uruchom z --save i nazwą pliku.

# The end.
terminal-over = Koniec gry. { $reason }
terminal-score = { $player }, wynik: { $score }.
terminal-winners = { $count ->
    [one] Wygrywa
    [few] Wygrywają
    [many] Wygrywają
   *[other] Wygrywają
  } { $winners }.
terminal-all-win = Wszyscy wygrywacie.
terminal-nobody-wins = Nikt nie wygrywa.

# Reading a record.
terminal-whispered = Tylko dla ciebie, { $seat }: { $text }
terminal-stops = Zapis urywa się tutaj, przed końcem gry.
