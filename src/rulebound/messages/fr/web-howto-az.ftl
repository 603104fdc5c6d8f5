# How to play AuZtralia: a title and a few sentences for each step.
howto-auztralia-goal = S’installer, et tenir bon
howto-auztralia-goal-text =
    Tu ouvres le pays avec des rails, des mines et des fermes. Sous les tuiles dorment les Grands Anciens, et ils s’éveilleront.
    La partie se termine à l’espace 53 de la piste de temps, ou aussitôt qu’un port est perdu. Le plus haut score gagne, et les Grands Anciens comptent comme un joueur.
howto-auztralia-time = C’est du temps que tu dépenses
howto-auztralia-time-text =
    C’est au joueur dont le disque est le plus en arrière sur la piste de temps de jouer. Une action avance ton disque du temps qu’elle prend, et tu continues tant que tu restes le dernier.
    Les actions rapides te font jouer souvent ; une longue donne plusieurs tours aux autres.
howto-auztralia-boxes = Un cube dans une case d’action
howto-auztralia-boxes-text =
    Chaque action prend un cube de ton QG et le met dans sa case. Une case qui contient déjà de tes cubes coûte 1 or pour chacun.
    Avec la case Reprendre, tous tes cubes rentrent à la maison.
howto-auztralia-railway = Poser des rails
howto-auztralia-railway-text =
    Pour 1 charbon et 1 fer, tu poses jusqu’à deux rails, à partir de ton port ou de tes propres rails. En terrain plat, cela prend 2 PT, dans les Collines 3.
    Aucun rail n’entre dans un hex où il y a une tuile Grand Ancien.
howto-auztralia-mine = Extraire ce qui est sur ta ligne
howto-auztralia-mine-text =
    Pour 1 PT, tu prends toute une ressource d’un hex que tes rails relient à ton port. Le charbon et le fer font des rails, l’or achète presque tout.
    Chaque phosphate rapporte un or tout de suite et 3 points à la fin.
howto-auztralia-farm = Placer des fermes
howto-auztralia-farm-text =
    Jusqu’à trois fermes en une action, chacune d’une autre sorte, à 1 PT chacune : moutons dans l’Outback, bétail dans les Collines, maïs sur la Côte. L’hex doit être sur ton réseau et vide.
    Chacune rapporte 1 or maintenant, et 2 points à la fin si elle n’est pas ravagée.
howto-auztralia-help = Trouver de l’aide
howto-auztralia-help-text =
    Recrute des personnages du tableau : la couleur d’une carte dit quand elle aide. Achète des unités avec de l’or : l’infanterie est bon marché, l’artillerie est forte, les dirigeables vont loin.
    Il te faudra les deux avant que les Grands Anciens viennent à toi.
howto-auztralia-fight = Combattre un Grand Ancien
howto-auztralia-fight-text =
    Envoie des unités sur un hex qui a une tuile. À chaque round, on retourne une carte : sa ligne dit lesquelles de tes unités touchent, et ce que tu subis, en unités et en santé mentale.
    Après chaque carte, tu peux faire retraite. Les dégâts que tu as faits restent, sauf sur les zombies, et qui détruit le Grand Ancien prend ses points.
howto-auztralia-old-ones = Ils s’éveillent
howto-auztralia-old-ones-text =
    Quand tous les disques ont dépassé l’espace 22, les Grands Anciens jouent aussi. Sur les espaces à lampe, on retourne une Révélation, souvent un nouveau Grand Ancien ; puis des cartes déplacent ceux qui sont face visible.
    Ils vont vers le port le plus proche ou la ferme la plus proche. Une ferme où ils entrent est ravagée ; un port qu’ils tiennent après sa défense met fin à la partie.
howto-auztralia-score = Qui a gagné
howto-auztralia-score-text =
    Tu marques 2 par ferme productive, 3 par phosphate, les Grands Anciens que tu as détruits, et ce qu’ajoutent tes personnages. L’or et les unités ne comptent pas.
    Les Grands Anciens marquent leurs tuiles sur la carte, celles face cachée deux fois, et 1 par ferme ravagée. S’ils sont à égalité avec toi, ils gagnent.
