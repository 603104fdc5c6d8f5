### AuZtralia: names and texts of characters, Old Ones, units, farms, goods, terrains, objectives and variants.

## Characters

character-davies = Agent Davies
    .le = l’Agent Davies
    .cap = L’Agent Davies
character-davies-text = Une fois : retourne deux tuiles face cachée de ton choix et prends 2 points.
character-castro = Alanza Castro
    .le = Alanza Castro
    .cap = Alanza Castro
character-castro-text = Chaque Grand Ancien qui entre dans une de tes fermes subit 2 dégâts. Si cela les détruit tous, la ferme n’est pas ravagée.
character-proust = Alexandre Proust
    .le = Alexandre Proust
    .cap = Alexandre Proust
character-proust-text = Tes véhicules blindés ont une capacité de 3.
character-kneebone = Billy Kneebone
    .le = Billy Kneebone
    .cap = Billy Kneebone
character-kneebone-text = Tes unités vont 1 hex plus loin hors des rails ; les trains aussi, sauf selon les règles polonaises.
character-milligan = Artilleur Milligan
    .le = l’Artilleur Milligan
    .cap = L’Artilleur Milligan
character-milligan-text = Une fois par combat avec de l’artillerie dans ta force : 1 dégât à un Grand Ancien présent.
character-krupp = Boris Krupp
    .le = Boris Krupp
    .cap = Boris Krupp
character-krupp-text = Tes trains blindés ont une capacité de 4.
character-flounder = Capitaine Flounder
    .le = le Capitaine Flounder
    .cap = Le Capitaine Flounder
character-flounder-text = Une fois : prends gratuitement une unité quelconque de la réserve.
character-khouri = Colonel Khouri
    .le = le Colonel Khouri
    .cap = Le Colonel Khouri
character-khouri-text = Une fois par combat : 1 dégât à un Grand Ancien présent.
character-jones = Corporal Jones
    .le = Corporal Jones
    .cap = Corporal Jones
character-jones-text = Une fois par combat : fais battre en retraite des unités après qu’une carte a été retournée et avant qu’elle compte.
character-jago = Comte Jago
    .le = le Comte Jago
    .cap = Le Comte Jago
character-jago-text = Tu commences chaque combat avec 4 points de santé mentale.
character-krauss = Dagmar Krauss
    .le = Dagmar Krauss
    .cap = Dagmar Krauss
character-krauss-text = Deux des fermes que tu places en une action peuvent être de la même sorte.
character-danger = Desta Danger
    .le = Desta Danger
    .cap = Desta Danger
character-danger-text = Une fois : un temple face visible et tous les Grands Anciens de son hex quittent la partie. Ils ne rapportent à personne.
character-mcdonald = Donald McDonald
    .le = Donald McDonald
    .cap = Donald McDonald
character-mcdonald-text = Une fois : prends 2 fer, 2 charbon et 2 or.
character-cassan = Ferdi Cassan
    .le = Ferdi Cassan
    .cap = Ferdi Cassan
character-cassan-text = Une fois : place jusqu’à deux fermes de sortes différentes sans dépenser de temps. Elles rapportent leur or comme d’habitude.
character-neumann = Franz Neumann
    .le = Franz Neumann
    .cap = Franz Neumann
character-neumann-text = Une fois par combat : une unité que tu perds va dans ta Caserne au lieu de la réserve.
character-takanashi = Général Takanashi
    .le = le Général Takanashi
    .cap = Le Général Takanashi
character-takanashi-text = Une fois par combat : sacrifie une unité de ta force pour infliger 2 dégâts à un Grand Ancien présent.
character-bones = Harry Bones
    .le = Harry Bones
    .cap = Harry Bones
character-bones-text = Quand tu extrais du charbon, du fer ou de l’or, prends-en 1 de plus dans la réserve.
character-karpov = Ivan Karpov
    .le = Ivan Karpov
    .cap = Ivan Karpov
character-karpov-text = Chaque Grand Ancien qui arrive à ton port subit aussitôt 2 dégâts.
character-appleseed = Jenny Appleseed
    .le = Jenny Appleseed
    .cap = Jenny Appleseed
character-appleseed-text = Une fois : une ou deux de tes fermes ravagées redeviennent productives.
character-verne = Juliette Verne
    .le = Juliette Verne
    .cap = Juliette Verne
character-verne-text = Une fois par combat avec un dirigeable dans ta force : 1 dégât à un Grand Ancien présent.
character-alika = Kapena Alika
    .le = Kapena Alika
    .cap = Kapena Alika
character-alika-text = Quand des Grands Anciens entrent dans une de tes fermes et que tous ont bougé, tu peux les y attaquer avant qu’elle soit ravagée. L’attaque coûte ce qu’elle coûte toujours.
character-kitchener = Kitchener
    .le = Kitchener
    .cap = Kitchener
character-kitchener-text = Une fois : prends un personnage du tableau.
character-carter = Lady Carter
    .le = Lady Carter
    .cap = Lady Carter
character-carter-text = Une fois : prends 4 charbon.
character-lrog = Groupe Longue Portée de l’Outback
    .le = le Groupe Longue Portée de l’Outback
    .cap = Le Groupe Longue Portée de l’Outback
character-lrog-text = Une fois : 2 dégâts à n’importe quel Grand Ancien face visible de la carte, temples compris.
character-blackstock = Lord Blackstock
    .le = Lord Blackstock
    .cap = Lord Blackstock
character-blackstock-text = Une fois : prends 4 or.
character-singh = Lieutenant Singh
    .le = le Lieutenant Singh
    .cap = Le Lieutenant Singh
character-singh-text = Une fois par combat avec un véhicule blindé dans ta force : 1 dégât à un Grand Ancien présent, même à un temple.
character-caprotti = Luigi Caprotti
    .le = Luigi Caprotti
    .cap = Luigi Caprotti
character-caprotti-text = Une fois par combat, après une carte : retire 1 dégât d’une de tes unités.
character-johnson = ‘Mad’ Johnson
    .le = ‘Mad’ Johnson
    .cap = ‘Mad’ Johnson
character-johnson-text = À la fin : 1 point par tuile que tu as prise.
character-merino = Monsieur Merino
    .le = Monsieur Merino
    .cap = Monsieur Merino
character-merino-text = À la fin : 1 point pour chacune de tes fermes de moutons qui n’est pas ravagée.
character-bradshaw = Madame Bradshaw
    .le = Madame Bradshaw
    .cap = Madame Bradshaw
character-bradshaw-text = À la fin : 1 point par lot de trois rails que tu as sur la carte.
character-sweet = Merinda Sweet
    .le = Merinda Sweet
    .cap = Merinda Sweet
character-sweet-text = À la fin : 1 point pour chacune de tes fermes de maïs qui n’est pas ravagée.
character-guyonne = Professeur Guyonne
    .le = le Professeur Guyonne
    .cap = Le Professeur Guyonne
character-guyonne-text = Tes attaques prennent 1 PT de moins, mais au moins 1.
character-mcguire = Tex McGuire
    .le = Tex McGuire
    .cap = Tex McGuire
character-mcguire-text = À la fin : 1 point pour chacune de tes fermes de bétail qui n’est pas ravagée.
character-brassey = Timothy Brassey
    .le = Timothy Brassey
    .cap = Timothy Brassey
character-brassey-text = Une fois : pose deux rails n’importe où sans dépenser de temps. Ils coûtent du charbon et du fer comme d’habitude.
character-quilla = Yvette Quilla
    .le = Yvette Quilla
    .cap = Yvette Quilla
character-quilla-text = Une fois : prends 4 fer.
character-zhu = Zhu Xiang
    .le = Zhu Xiang
    .cap = Zhu Xiang
character-zhu-text = Tes dirigeables ont une capacité de 3.

## Old Ones

foe-cthulhu = Cthulhu
    .le = Cthulhu
    .cap = Cthulhu
foe-shoggoth = Shoggoth
    .le = le Shoggoth
    .cap = Le Shoggoth
foe-mi-go = Mi-go
    .le = le Mi-go
    .cap = Le Mi-go
foe-zombie = Zombie
    .le = le Zombie
    .cap = Le Zombie
foe-loyalist = Loyaliste
    .le = le Loyaliste
    .cap = Le Loyaliste
foe-temple = Temple
    .le = le Temple
    .cap = Le Temple
foe-blank = rien qu’un kangourou
    .le = le kangourou
    .cap = Le kangourou

## Units

unit-infantry = infanterie
    .un = une infanterie
    .cap = L’infanterie
    .counted = { $number ->
        [one] infanterie
       *[other] infanteries
    }
unit-armoured-car = véhicule blindé
    .un = un véhicule blindé
    .cap = Le véhicule blindé
    .counted = { $number ->
        [one] véhicule blindé
       *[other] véhicules blindés
    }
unit-artillery = artillerie
    .un = une artillerie
    .cap = L’artillerie
    .counted = { $number ->
        [one] artillerie
       *[other] artilleries
    }
unit-airship = dirigeable
    .un = un dirigeable
    .cap = Le dirigeable
    .counted = { $number ->
        [one] dirigeable
       *[other] dirigeables
    }
unit-armoured-train = train blindé
    .un = un train blindé
    .cap = Le train blindé
    .counted = { $number ->
        [one] train blindé
       *[other] trains blindés
    }
who-airships = les dirigeables
who-ground = tous sauf les dirigeables
who-all = tout le monde

## Farms and goods

farm-sheep = moutons
farm-cattle = bétail
farm-corn = maïs
goods-coal = charbon
    .le = le charbon
    .de = de charbon
goods-iron = fer
    .le = le fer
    .de = de fer
goods-gold = or
    .le = l’or
    .de = d’or
goods-phosphate = phosphate
    .le = le phosphate
    .de = de phosphate
goods-vp = points
    .le = les points
    .de = de points

## Terrains

terrain-outback = Outback
terrain-hills = Collines
terrain-coast = Côte
terrain-farmland = terres agricoles
terrain-desert = désert
terrain-cornlands = terres à maïs
terrain-lake = lac

## Revelations

revelation-reveal = la tuile cachée au plus petit numéro est retournée
revelation-reveal-rush = la tuile cachée au plus petit numéro est retournée et fonce
revelation-assassinate = les deux plus anciens personnages du tableau sont assassinés
revelation-feed-temples = quelque chose surgit sur chaque temple
revelation-benefit = bonne nouvelle pour tous les joueurs
revelation-nothing = il ne se passe rien
benefit-coal = charbon
    .counted = charbon
benefit-iron = fer
    .counted = fer
benefit-gold = or
    .counted = or
benefit-infantry = infanterie
    .counted = { $number ->
        [one] infanterie
       *[other] infanteries
    }
benefit-card = personnage
    .counted = { $number ->
        [one] personnage
       *[other] personnages
    }
benefit-time = temps
    .counted = PT

## Modes

edition-french = selon le livret français
edition-polish = selon le livret polonais
challenge-medium = moyen
challenge-hard = difficile
challenge-insane = dément
level-easy = facile
level-hard = difficile
level-insane = dément

objective-quiet-port = Port tranquille
objective-quiet-port-text = À aucune fin de tour un Grand Ancien face visible ne s’est trouvé à trois hexes ou moins de ton port.
objective-rich-seam = Riche filon
objective-rich-seam-text = Tu as 3 phosphates ; à l’Ouest, 3 des pions de points de la carte ont été extraits.
objective-mixed-farming = Polyculture
objective-mixed-farming-text = Tu as 3 fermes de chaque sorte qui ne sont pas ravagées.
objective-clean-fields = Champs propres
objective-clean-fields-text = Tu as au moins 7 fermes, et aucune n’est ravagée.
objective-big-game = Gros gibier
objective-big-game-text = Tu as pris une tuile de niveau 3.
objective-many-trophies = Trophées en nombre
objective-many-trophies-text = Tu as pris 6 tuiles.
objective-temple-breaker = Briseur de temples
objective-temple-breaker-text = Tu as pris un temple, et aucun temple n’est face visible sur la carte.
objective-nothing-hidden = Rien de caché
objective-nothing-hidden-text = Au plus 2 tuiles de la carte sont face cachée.
objective-far-station = Gare lointaine
objective-far-station-text = Tes rails touchent un hex de niveau 3.
objective-standing-army = Armée de métier
objective-standing-army-text = Tu as au moins 6 unités d’au moins 3 sortes dans ta Caserne.

variant-late-start = Départ tardif
variant-late-start-text = Les disques des joueurs partent de l’espace 7, en coopération quatre espaces plus loin.
variant-light-sleep = Sommeil léger
variant-light-sleep-text = Le disque violet part de l’espace 20.
variant-far-ports = Ports éloignés
variant-far-ports-text = Les ports sont à au moins 5 hexes l’un de l’autre à l’Est, 4 à l’Ouest.
variant-near-ports = Ports voisins
variant-near-ports-text = Les ports peuvent être l’un à côté de l’autre.
variant-wide-display = Grand tableau
variant-wide-display-text = Six personnages sont au tableau.
variant-swift-old-ones = Grands Anciens rapides
variant-swift-old-ones-text = On retourne trois cartes à chaque mouvement des Grands Anciens.
variant-old-hands = Vieux routiers
variant-old-hands-text = Une fois les ports placés, chacun prend un personnage du tableau, le dernier joueur en premier.
variant-short-lines = Lignes courtes
variant-short-lines-text = Chacun a 14 rails.
variant-no-kangaroos = Pas de kangourous
variant-no-kangaroos-text = Il n’y a pas de tuiles vides.
variant-bitter-harvest = Récolte amère
variant-bitter-harvest-text = Une ferme ravagée vaut 2 points pour les Grands Anciens.
