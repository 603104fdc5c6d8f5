# What the symbols of AuZtralia mean: the legend in the help. Names and sentences of what has a card stand there.

az-legend-ground = Terrain
az-legend-goods = Ressources
az-legend-farms = Fermes
az-legend-old-ones = Grands Anciens
az-legend-units = Unités
az-legend-pieces = Éléments
az-legend-boxes = Cases d’action
az-legend-track = Piste de temps
az-legend-rows = Combat
az-legend-characters = Personnages

## Ground
az-legend-mark-number = Numéro
az-legend-mark-number-text = Une Révélation retourne la tuile posée sur le plus petit numéro.
az-legend-mark-level = Niveau
az-legend-mark-level-text = D’un losange à trois : plus il y en a, pire est le Grand Ancien qui peut dormir ici.
az-legend-mark-survey = Site de Découverte
az-legend-mark-survey-text = Une tuile Découverte a été posée ici au début : elle disait ce qu’il y a sur cet hex et sur les six qui l’entourent.
az-legend-mark-hex = Nom d’un hex
az-legend-mark-hex-text = Le journal et les questions appellent l’hex ainsi.
az-legend-piece-anchor = Site de port
az-legend-piece-anchor-text = Un port peut être construit ici au début de la partie.

## Farms
az-legend-mark-blighted = Ferme ravagée
az-legend-mark-blighted-text = Un Grand Ancien est passé ici : rien pour son propriétaire, et 1 point pour les Grands Anciens.
az-legend-piece-farm = Fermes restantes
az-legend-piece-farm-text = Combien de fermes un joueur peut encore placer ; à la fin, les points des fermes.

## Old Ones
az-legend-foe-unknown = Tuile face cachée
az-legend-foe-unknown-text = Quelque chose dort ici. Le sceau rouge montre son niveau ; à la fin, elle compte double pour les Grands Anciens.
az-legend-mark-tile = Tuile face visible
az-legend-mark-tile-text = Le cœur : combien de dégâts la détruisent. La pièce : ses points. Les cubes dessus : les dégâts déjà subis, aux couleurs de ceux qui les ont faits.
az-legend-mark-x = X et XX
az-legend-mark-x-text = Tuiles des défis : quand un temple XX est retourné, trois tuiles X en sortent.
az-legend-mark-arrow = Flèche
az-legend-mark-arrow-text = Comment un Grand Ancien a bougé depuis ton dernier choix ; les pas plus anciens sont plus pâles.
az-legend-mark-compass = Compas
az-legend-mark-compass-text = Les directions par numéro. Quand deux chemins sont aussi courts, une carte Grand Ancien dit, d’après le compas, lequel est pris.
az-legend-piece-old-ones = Les Grands Anciens
az-legend-piece-old-ones-text = Un camp à part : ils marquent, et ils peuvent gagner.
az-legend-piece-old-one-card = Carte Grand Ancien
az-legend-piece-old-one-card-text = Déplace les Grands Anciens, et décide de chaque round d’un combat. Le nombre : combien il en reste.
az-legend-piece-revelation = Révélation
az-legend-piece-revelation-text = Ce qui arrive sur un espace illuminé de la piste de temps. Le nombre : combien il en reste.

## Units
az-legend-piece-range = Portée
az-legend-piece-range-text = À combien d’hexes des rails va une unité.
az-legend-piece-capacity = Capacité
az-legend-piece-capacity-text = Combien de dégâts détruisent une unité.
az-legend-mark-pips = Points sous une unité
az-legend-mark-pips-text = Les dégâts que supporte l’unité du dessus d’une pile ; en rouge, ceux qu’elle a. Quand tous sont rouges, elle est détruite.

## Pieces
az-legend-mark-seats = Joueurs
az-legend-mark-seats-text = Chacun a une couleur et un motif, sur les disques, rails, ports, fermes et cubes.
az-legend-piece-port = Port
az-legend-piece-port-text = Là où commence le réseau d’un joueur. Si un Grand Ancien le tient, la partie est finie.
az-legend-mark-rail = Rail
az-legend-mark-rail-text = Un rail relie deux hexes pour son propriétaire : mines et fermes doivent être reliées au port.
az-legend-piece-rail = Rails restants
az-legend-piece-rail-text = Combien de rails un joueur peut encore poser.
az-legend-piece-cube = Cube
az-legend-piece-cube-text = Mis dans une case, il paie une action, et y rend la suivante plus chère d’un or. Sur un Grand Ancien, il marque un dégât.
az-legend-piece-time = Temps
az-legend-piece-time-text = Combien d’espaces une action prend sur la piste de temps ; dans un cadre de joueur, l’espace de son disque.
az-legend-piece-score = Score
az-legend-piece-score-text = Ce qu’un joueur a marqué jusqu’ici, ou ce que vaut un objectif.
az-legend-piece-supply = Réserve
az-legend-piece-supply-text = Ce que tous peuvent encore prendre.
az-legend-piece-fight = Combat
az-legend-piece-fight-text = Un combat est en cours sur cet hex.

## Action boxes
az-legend-box-railway-text = Pose jusqu’à deux rails, mais pas dans les Collines, pour un charbon et un fer.
az-legend-box-hills-text = Pose jusqu’à deux rails n’importe où, pour un charbon et un fer.
az-legend-box-mine-text = Prends toute une ressource d’un hex de ton réseau.
az-legend-box-help-text = Prends un personnage du tableau, ou paie un or pour regarder le dessus de la pioche.
az-legend-box-military-text = Achète une unité, ou une ou deux infanteries.
az-legend-box-trade-text = Deux fois : prends un charbon ou un fer, ou rends-en un pour un or.
az-legend-box-farming-text = Place jusqu’à trois fermes de sortes différentes le long de ton réseau.
az-legend-box-attack-text = Envoie des unités contre des Grands Anciens à leur portée.
az-legend-box-retrieve-text = Reprends tous tes cubes des cases.

## Time track
az-legend-track-now = Espace encadré
az-legend-track-now-text = La partie en est là : le joueur dont le disque est au-dessus ici joue.
az-legend-track-disc = Disque d’un joueur
az-legend-track-disc-text = Il avance du temps que prend une action. Le dernier joue.
az-legend-track-old-ones = Disque violet
az-legend-track-old-ones-text = Le disque des Grands Anciens : quand il est le dernier, ils jouent.
az-legend-track-start = Tache
az-legend-track-start-text = Le disque violet des Grands Anciens part d’ici. Il s’ébranle quand tous les autres disques l’ont dépassé : alors ils sont éveillés.
az-legend-track-lamp = Lampe
az-legend-track-lamp-text = Un espace illuminé : quand le disque violet y arrive, une Révélation a lieu.
az-legend-track-end = Bout de la ligne
az-legend-track-end-text = Qui est arrivé jusqu’ici ne joue plus.
az-legend-track-closed = Espace fermé
az-legend-track-closed-text = Personne ne joue ici.

## Combat
az-legend-row-hit = Unité encadrée
az-legend-row-hit-text = Dans la ligne d’un Grand Ancien : elle est dans ta force, et touche.
az-legend-row-miss = Unité pâle
az-legend-row-miss-text = Dans la ligne d’un Grand Ancien : elle toucherait, mais n’est pas dans ta force.
az-legend-piece-hit = Coup
az-legend-piece-hit-text = Sur la carte d’un personnage : il inflige des dégâts à un Grand Ancien.
az-legend-piece-hurt = Dégâts
az-legend-piece-hurt-text = Autant de dégâts reviennent sur tes unités au sol ; tu choisis quelles piles l’encaissent. Dans les nouvelles : une ferme est ravagée.
az-legend-row-airship = Dirigeable avec un nombre
az-legend-row-airship-text = Autant de dégâts reviennent sur tes dirigeables.
az-legend-piece-sanity = Santé mentale
az-legend-piece-sanity-text = Ce qu’il te reste à perdre dans ce combat.
az-legend-piece-sanity-gone = Santé mentale perdue
az-legend-piece-sanity-gone-text = Dans la ligne d’un Grand Ancien : tu en perds autant. Qui doit en perdre et n’en a plus perd le combat.

## Characters
az-legend-mark-seal = Sceau
az-legend-mark-seal-text = La petite image ronde montre ce que fait la carte.
az-legend-mark-exposed = En danger
az-legend-mark-exposed-text = Un des deux plus anciens du tableau : une Révélation peut les faire assassiner.
az-legend-piece-deck = Pioche
az-legend-piece-deck-text = Les personnages encore à venir ; ou une carte de toute autre sorte.

az-legend-revenge = Revenge of the Old Ones
az-legend-piece-rebirth = Pion Renaissance
az-legend-piece-rebirth-text = Ici, le joueur Grand Ancien peut placer une tuile. Aucun rail n’y mène ; une attaque l’enlève, et il vaut un point.
az-legend-piece-dangerous = Pion Renaissance dangereux
az-legend-piece-dangerous-text = Un pion Renaissance qui accepte une tuile d’un niveau de plus.
az-legend-piece-outpost = Avant-poste
az-legend-piece-outpost-text = Il se dresse sur le réseau de son propriétaire, combat comme une infanterie, et jusqu’à trois unités peuvent venir l’aider.
az-legend-piece-port-strength = Résistance d’un port
az-legend-piece-port-strength-text = Un port qui a une résistance encaisse lui-même des dégâts, et combat quand aucune unité n’est là.
az-legend-piece-mythos = Carte Mythe
az-legend-piece-mythos-text = Qui joue les Grands Anciens les garde en secret, ou elles viennent de la pioche solo.
az-legend-piece-bound = Pas de retraite
az-legend-piece-bound-text = Jusqu’à ce que la prochaine carte Grand Ancien soit résolue, aucune unité ne peut quitter ce combat.
az-legend-piece-shield = Bouclier
az-legend-piece-shield-text = Les coups de la prochaine carte sur les Grands Anciens diminuent d’autant.
az-legend-action-place = Placer
az-legend-action-place-text = Pour 1 PT, une tuile au hasard va face cachée sur un pion Renaissance.
az-legend-action-reveal = Révéler
az-legend-action-reveal-text = Pour 1 PT, une tuile face cachée est retournée.
az-legend-action-move = Déplacer
az-legend-action-move-text = Pour 1 PT, on retourne quatre cartes Grand Ancien, et chacune déplace ceux qu’elle montre.
az-legend-action-summon = Invoquer
az-legend-action-summon-text = Pour 1 PT, on regarde trois cartes Mythe, et on en garde une.
