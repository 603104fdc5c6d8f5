### AuZtralia, Revenge of the Old Ones: names and texts of the Mythos cards, roles, pieces, modes and difficulties.

## Mythos cards of the Old One player

mythos-chthonian = Chthonian
mythos-chthonian-text = Remove a rail from anywhere on the map. It goes back to its owner.
mythos-dholes = Dholes
mythos-dholes-text = Remove a rail from anywhere on the map, then place a tile without spending time.
mythos-dark-young = Dark Young
mythos-dark-young-text = A random unused tile of level 3 comes to a rebirth token, face up.
mythos-servitor-of-the-outer-gods = Servitor of the Outer Gods
mythos-servitor-of-the-outer-gods-text = A random unused tile of level 3 comes to a rebirth token, face up. Then a face-up Old One moves up to 2 hexes.
mythos-dimensional-shambler = Dimensional Shambler
mythos-dimensional-shambler-text = Kill 2 characters of your choice on display.
mythos-hounds-of-tindalos = Hounds of Tindalos
mythos-hounds-of-tindalos-text = Kill 2 characters of your choice on display. Then the disc of a human moves on 1 space.
mythos-hunting-horror = Hunting Horror
mythos-hunting-horror-text = Kill 2 characters of your choice on display. Then a face-up Old One moves 1 hex.
mythos-flying-polyp = Flying Polyp
mythos-flying-polyp-text = In combat: an airship of the force is destroyed. Franz Neumann does not save it.
mythos-ghoul = Ghoul
mythos-ghoul-text = In combat: the top infantry of the force is destroyed, and an unused zombie joins the fight.
mythos-serpent-people = Serpent People
mythos-serpent-people-text = Kill 2 characters that humans hold, of one or of two of them.
mythos-yog-sothoth = Yog-Sothoth
mythos-yog-sothoth-text = Take back a tile from a human and put it on a rebirth token, face up. The human gets its value in points, and 1 more with ‘Mad’ Johnson.
mythos-deep-ones = Deep Ones
mythos-deep-ones-text = In combat: 1 damage, which the human places.
mythos-night-gaunts = Night-gaunts
mythos-night-gaunts-text = In combat: 1 damage to the airships.
mythos-moon-beasts = Moon-beasts
mythos-moon-beasts-text = In combat: the human loses 1 sanity.
mythos-the-unnamable = The Unnamable
mythos-the-unnamable-text = In combat: each Old One takes 1 hit less from the next card.
mythos-the-colour-out-of-space = The Colour out of Space
mythos-the-colour-out-of-space-text = In combat: the human loses 2 sanity.
mythos-rats-in-the-walls = Rats in the Walls
mythos-rats-in-the-walls-text = In combat: nobody withdraws before the next card, and 1 damage, which the human places.
mythos-gugs = Gugs
mythos-gugs-text = In combat: a random unused tile of level 2 joins the fight.
mythos-star-spawn = Star-spawn of Cthulhu
mythos-star-spawn-text = In combat: a random unused tile of level 3 joins the fight, and 1 damage, which the human places.
mythos-elder-things = Elder Things
mythos-elder-things-text = Take up to 3 damage off a face-up Old One.
mythos-starry-wisdom = Church of Starry Wisdom
mythos-starry-wisdom-text = A human of your choice loses 2 gold.
mythos-the-yellow-sign = The Yellow Sign
mythos-the-yellow-sign-text = Turn up 2 tiles without spending time.
mythos-azathoth = Azathoth
mythos-azathoth-text = Shuffle all other cards that were played into the deck, then draw 2 cards.
mythos-nyarlathotep = Nyarlathotep
mythos-nyarlathotep-text = Take back 2 cards that were played.
mythos-shub-niggurath = Shub-Niggurath
mythos-shub-niggurath-text = Place 2 tiles without spending time, then turn a rebirth token to its dangerous side.
mythos-dagon = Dagon
mythos-dagon-text = A face-up Old One moves up to 3 hexes.
mythos-men-of-leng = Men of Leng
mythos-men-of-leng-text = A human of your choice loses 1 unit from the barracks and chooses which.
mythos-keziah-mason = Keziah Mason
mythos-keziah-mason-text = The disc of a human moves on 2 spaces.
mythos-the-dunwich-horror = The Dunwich Horror
mythos-the-dunwich-horror-text = Turn up 1 tile without spending time, then a face-up Old One moves up to 4 hexes.
mythos-the-blasted-heath = The Blasted Heath
mythos-the-blasted-heath-text = Blight a farm within 2 hexes of a face-up Old One.

## Solo Mythos cards

mythos-solo-ghosts = Ghosts
mythos-solo-ghosts-text = In your next combat: lose 1 sanity.
mythos-solo-deep-ones = Deep Ones
mythos-solo-deep-ones-text = In your next combat: take 1 damage.
mythos-solo-night-gaunts = Night-gaunts
mythos-solo-night-gaunts-text = In your next combat with an airship: 1 damage to the airships.
mythos-solo-whippoorwills = Whippoorwills
mythos-solo-whippoorwills-text = The oldest character on display is murdered.
mythos-solo-zoogs = Zoogs
mythos-solo-zoogs-text = Lose 1 gold.
mythos-solo-rats-in-the-walls = Rats in the Walls
mythos-solo-rats-in-the-walls-text = Lose 1 coal.
mythos-solo-brown-jenkin = Brown Jenkin
mythos-solo-brown-jenkin-text = Lose 1 iron.
mythos-solo-cult-of-cthulhu = Cult of Cthulhu
mythos-solo-cult-of-cthulhu-text = Turn up 1 tile: the face-down one nearest to a port.
mythos-solo-elder-things = Elder Things
mythos-solo-elder-things-text = Take up to 2 damage off the damaged face-up Old One nearest to a port.
mythos-solo-gnoph-keh = Gnoph-Keh
mythos-solo-gnoph-keh-text = The face-up Old One nearest to a port moves 1 hex.
mythos-solo-abhoth = Abhoth
mythos-solo-abhoth-text = A random unused tile of level 1 comes face up to the nearest empty hex of that level.
mythos-solo-haemophore = Haemophore
mythos-solo-haemophore-text = Turn up 1 tile: the face-down one of the highest level; of several the one nearest to a port.
mythos-solo-ghoul = Ghoul
mythos-solo-ghoul-text = In your next combat with infantry: lose 1 infantry, and an unused zombie joins the fight.
mythos-solo-shantaks = Shantaks
mythos-solo-shantaks-text = In your next combat with an airship: 2 damage to the airships.
mythos-solo-moon-beasts = Moon-beasts
mythos-solo-moon-beasts-text = In your next combat: lose 1 sanity and take 1 damage.
mythos-solo-the-unnamable = The Unnamable
mythos-solo-the-unnamable-text = In your next combat: each Old One takes 1 hit less from the first card.
mythos-solo-the-haunter-of-the-dark = The Haunter of the Dark
mythos-solo-the-haunter-of-the-dark-text = The 2 oldest characters on display are murdered.
mythos-solo-keziah-mason = Keziah Mason
mythos-solo-keziah-mason-text = Your disc moves on 1 space.
mythos-solo-starry-wisdom = Church of Starry Wisdom
mythos-solo-starry-wisdom-text = All players lose 2 gold.
mythos-solo-dagon = Dagon
mythos-solo-dagon-text = The face-up Old One nearest to a port moves up to 2 hexes.
mythos-solo-yog-sothoth = Yog-Sothoth
mythos-solo-yog-sothoth-text = The most valuable tile that was taken comes back face up to the nearest empty hex of its level. Its owner gets its value in points, and one more with ‘Mad’ Johnson.
mythos-solo-great-race-of-yith = Great Race of Yith
mythos-solo-great-race-of-yith-text = The purple disc goes back, and a Revelation card is added.
mythos-solo-gugs = Gugs
mythos-solo-gugs-text = In your next combat with infantry: a random unused tile of level 2 joins the fight, and you cannot withdraw before the first card.
mythos-solo-the-colour-out-of-space = The Colour out of Space
mythos-solo-the-colour-out-of-space-text = In your next combat: lose 2 sanity.
mythos-solo-star-spawn = Star-spawn of Cthulhu
mythos-solo-star-spawn-text = In your next combat: take 2 damage.
mythos-solo-the-blasted-heath = The Blasted Heath
mythos-solo-the-blasted-heath-text = Of the farms within 2 hexes of a face-up Old One the one nearest to a port is blighted.
mythos-solo-bholes = Bholes
mythos-solo-bholes-text = Lose 1 rail: the one nearest to a port.
mythos-solo-shub-niggurath = Shub-Niggurath
mythos-solo-shub-niggurath-text = A random unused tile of level 2 comes face up to the nearest empty hex of that level. Then the face-up Old One nearest to a port moves 1 hex.
mythos-solo-the-dunwich-horror = The Dunwich Horror
mythos-solo-the-dunwich-horror-text = Turn up 1 tile: the face-down one nearest to a port. Then the face-up Old One nearest to a port moves up to 3 hexes.
mythos-solo-nyarlathotep = Nyarlathotep
mythos-solo-nyarlathotep-text = Give up 1 of your characters and 1 unit of your barracks.

## What a solo card waits for

pending-infantry = the next combat with infantry
pending-airship = the next combat with an airship
pending-any = the next combat

## Roles and pieces

role-human = human
role-old-ones = the Old Ones
piece-rebirth = rebirth token
piece-dangerous = dangerous rebirth token
piece-outpost = outpost
piece-port-strength = strength of the port

## Modes and difficulty

mode-base = the base game
mode-revenge = Revenge of the Old Ones
mode-mythos = Mythos solo
mode-empowered = Empowered Old Ones
difficulty-normal = normal
difficulty-hard = hard
difficulty-harder = harder
difficulty-heroic = heroic

## Solo Mythos cards at work

prompt-give-up = Which character do you give up?
option-give-up = Give up { $character }
event-mythos-waits = { $mythos } waits for a combat of { $seat }.
event-mythos-applies = { $mythos } has waited for this combat of { $seat }.
event-rail-lost = { $seat } loses the rail between { $hex } and { $to-hex }.
event-goods-lost = { $seat } loses { $number } { $goods }.
event-gave-up = { $seat } gives up { $character }.
event-delayed = The disc of { $seat } moves on to { $space }.
event-taken-back = The Old Ones take { $foe } back from { $seat }, to { $hex }. { $seat } gets { $number } { $number ->
    [one] point
   *[other] points
  } for it.
event-rewound = The purple disc goes back to { $space }, and a Revelation card is added.
