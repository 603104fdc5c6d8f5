### Spirit Island: Second Wave, a scenario of Branch & Claw.

scenario-second-wave = Second Wave
scenario-second-wave-text = The invaders come again to the island that a finished game has left. Of that game stay all dahan, 1 token of each kind for each player, and 2 blight for each player; all other blight goes to the blight card. Each player sets aside 1 power card that their spirit held. Each land with 3 or more dahan pushes dahan until it has 2; then each board with 2 to 4 dahan gets 1 more in its lowest-numbered land with dahan, and each board with more than 8 loses dahan until it has 8. Other spirits play, against the same adversary: its level is 1 higher if the blight card was not turned. A card that was turned is healthy again, with 2 blight for each player and 1 more; the rest lies beside it and comes to it when it is turned, in place of the printed number. No printed tokens, blight and dahan are set up. Printed invaders of land 6 and higher come to the land whose number is 3 lower, and each board gets 1 town in land 5. The adversary is set up as usual, but its blight is taken from that beside the card. From stage III on each card that was set aside can be played once in the spirit phase, by any spirit: it costs neither energy nor a card play, gives no elements, can target any land, and meets its thresholds if they need at most 10 elements; then it is discarded. Later waves leave 3, 4, 5, 6 and 7 blight for each player; their inland invaders come 2, 1 and then no numbers lower; and towns come to lands 4 and 5, 3 to 5, 2 to 5, 1 to 5, and 1 to 6. With an extra board, each board counts as a player. The difficulty rises by 1 if the blight card was turned, and falls by 1 if it was not. The game is won and lost as usual.
setup-after = The island of a finished game
setup-after-help = What the game before has left: a table that goes on from it has this by itself.
own-play-set-aside = Play a power card that was set aside
lasting-set-aside-played = has played a card that was set aside
prompt-set-aside-card = Which of the cards that were set aside do you play?
prompt-set-card-aside = Which card of the last game do you set aside? Any spirit can play it once, from stage III on.
prompt-token-leaves = Which { $token } leave the island?
prompt-blight-leaves = From which land does blight go back to the card?
prompt-dahan-go-to = { $land } has too many dahan. Where does one of them go?
prompt-dahan-leaves = This board has too many dahan. Which one leaves the island?
