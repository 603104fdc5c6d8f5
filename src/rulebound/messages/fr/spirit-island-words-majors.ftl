### Spirit Island: what the major powers of Branch & Claw and Jagged Earth say besides their cards.

option-take-presence = Prendre une présence sur { $track }
why-needs-coast-or-wetland = { $power } demande une région côtière ou un marais : { $land } n’est ni l’un ni l’autre.
why-needs-jungle-or-no-blight = { $power } demande une jungle, ou une région sans désolation : { $land } n’est ni l’un ni l’autre.
option-move-blight = Déplacer 1 désolation vers { $land }
option-attach = Son côté { $other-side } contre le côté { $side }
option-board = Plateau { $board }
option-leave-out = Rien sur le plateau { $board }
event-board-found = Le plateau { $board } surgit de la mer.
event-left-out = Le plateau { $board } est laissé de côté.
event-woven = { $land } et { $to-land } ne font qu’une région.
event-parted = { $land } et { $to-land } sont de nouveau deux régions.
side-top = haut
side-right = droit
side-bottom = bas
event-board-lost = Le plateau { $board } sombre dans la mer.

## Questions.

prompt-driven-away = Le plateau a disparu. Dans quelle région la pièce arrive-t-elle ?
prompt-disease = Quelle région reçoit 1 maladie ?
prompt-second-target = Quelle est la seconde région ?
prompt-more-damage = Laquelle des régions subit 4 dégâts de plus ?
prompt-strife-in = Dans quelle région ajoutes-tu une discorde ?
prompt-remove-tokens = Quel jeton est retiré ?
prompt-origin = Depuis laquelle de tes régions comptes-tu la portée ?
prompt-hunt = Dans quelle région voisine les bêtes chassent-elles ?
prompt-bargain = Quelle présence quitte la partie ?
prompt-attach = Le plateau { $board } apparaît. Comment se place-t-il contre l’autre plateau ?
prompt-at-board = Contre quel plateau se place le nouveau ?
prompt-beasts = Quelle région reçoit 1 bête ?
prompt-badlands = Quelle région reçoit 1 terre aride ?
prompt-who-comes = Quel esprit vient sur le nouveau plateau ?
prompt-leave-out = Quel plateau est laissé de côté ?
prompt-skip-action = { $land } : les envahisseurs sautent-ils cette étape ({ $step }) ? Ils en sautent encore { $number } ce tour.
prompt-hunt-here = Dans laquelle de tes régions la chasse a-t-elle lieu ?
prompt-embitter = Quelle région voisine reçoit une terre aride ou une discorde ?
prompt-hurt-in = Dans quelle région chaque envahisseur subit-il 1 dégât ?
prompt-storm-between = Dans quelle région entre les deux la tempête fait-elle rage ?
prompt-sacrifice = Quel site sacré est sacrifié ?
prompt-pour-out = Dans quelle région infliges-tu les dégâts ?
prompt-pay-for-damage = Combien d’énergie paies-tu pour autant de dégâts ?
prompt-weave = Quelle région ne fait qu’une avec la cible ce tour ?
prompt-part = Qu’est-ce qui va dans l’autre région ? Le reste ne bouge pas.
prompt-wilds = Quelle région reçoit 1 ronce ?

## Ways.

way-beasts-there = La présence compte comme bête
way-no-beasts-there = Elle ne compte pas comme bête
way-void-again = Oublier trois cartes, et recommencer
way-pour-out = Payer de l’énergie pour des dégâts
way-remove-two = Retirer un envahisseur, et un explorateur ou un village
way-remove-damaged = Retirer tous les envahisseurs blessés
way-presence-as-beasts = Ta présence compte comme bête dans cet événement
way-add-disease-and-strife = Ajouter une maladie et une discorde
way-remove-tokens = Retirer des jetons contre peur et dégâts
way-sweep = Les repousser vers l’océan
way-destroy-all-small = Détruire tous les explorateurs et villages
way-play-for-half = La jouer maintenant à moitié prix
way-play-and-forget = La jouer maintenant gratuitement, et l’oublier à la fin du tour
way-put-back-beasts = Remettre 1 bête
way-put-back-wilds = Remettre 1 ronce
way-put-back-disease = Remettre 1 maladie
way-put-back-strife = Remettre 1 discorde

## What lasts.

lasting-ravage-bonus = les envahisseurs qui ravagent infligent d’autres dégâts
lasting-ruin = les envahisseurs qui ravagent blessent les envahisseurs voisins
lasting-unlocked = tous les seuils d’une carte sont atteints
lasting-borrowed = oublie une carte à la fin du tour
lasting-bargain-paid = un marché ne prend plus d’énergie ce tour
lasting-quicksand = les envahisseurs et les dahans qui viennent ici sont détruits
lasting-spiders = les envahisseurs sautent des actions
lasting-spiders-biting = les envahisseurs sautent des actions et subissent des dégâts
lasting-hunting-grounds = la présence compte comme terre aride et bête, et ne peut pas bouger
lasting-woven = ne fait qu’une avec une autre région
lasting-beside-dahan = les explorateurs se battent aux côtés des dahans
