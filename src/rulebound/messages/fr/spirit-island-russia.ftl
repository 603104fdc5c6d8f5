### Spirit Island: the Tsardom of Russia, and invader cards that come from elsewhere than their deck.

adversary-russia = Tsarat de Russie
adversary-russia-text = Ses chasseurs suivent les bêtes de l’île. Avec ses niveaux, les explorateurs frappent plus fort et sont plus durs à chasser, et ce qui effraie les envahisseurs les pousse à construire.
escalation-russia = Traquer les prédateurs
escalation-russia-text = Pour chaque plateau, 2 explorateurs sont ajoutés, chacun dans une région avec des bêtes de ce plateau. S’il n’en a pas, les deux vont dans des régions avec des bêtes d’un même autre plateau.
adversary-russia-level-1 = Les chasseurs rapportent peaux et carapaces
adversary-russia-level-1-text = À la mise en place, la région de plus grand numéro sans village ni ville de chaque plateau reçoit 1 bête et 1 explorateur. Les explorateurs infligent 1 dégât de plus. Partout où un ravage ajoute de la désolation, aussi là où elle se propage, 1 bête de cette région est détruite.
adversary-russia-level-2 = Le pressentiment du désastre
adversary-russia-level-2-text = La première fois qu’une action détruirait des explorateurs, 1 d’eux est repoussé à la place si c’est possible, et cela apporte 1 peur.
adversary-russia-level-3 = Rivalité entre chasseurs
adversary-russia-level-3-text = Les cartes de ravage désignent aussi les régions avec 3 explorateurs ou plus. Une région désignée de toute façon n’est ravagée qu’une fois.
adversary-russia-level-4 = Exploitation accélérée
adversary-russia-level-4-text = Dans le paquet envahisseur, 1 carte de stade III se trouve sous chaque carte de stade II.
adversary-russia-level-5 = Se retrancher face à la peur
adversary-russia-level-5-text = Une carte envahisseur de stade II inutilisée se trouve sous les 3 premières cartes peur, et une de stade III sous les 7 premières. Dès qu’une telle carte est sur le dessus du paquet peur, elle va face visible à l’emplacement de construction. Quand elle est résolue pour la première fois, elle déclenche l’escalade si elle porte le symbole.
adversary-russia-level-6 = La pression du profit rapide
adversary-russia-level-6-text = À partir du deuxième tour, chaque étape de ravage a une suite : sur chaque plateau où elle n’a pas ajouté de désolation, la région avec le plus d’explorateurs (au moins 1) reçoit 1 explorateur et 1 village.
setup-adversary-russia = { adversary-russia }
setup-supporting-russia = { adversary-russia }

counter-hunters-swarm-the-island = Les chasseurs envahissent l’île
counter-hunters-swarm-the-island-text = Les bêtes que les règles de l’adversaire détruisent sont comptées ici. S’il y en a plus que de bêtes sur l’île, la partie est perdue.
reason-beasts = les chasseurs ont détruit plus de bêtes qu’il n’en reste sur l’île

prompt-stalk = Traquer les prédateurs : quelle région avec des bêtes reçoit 1 explorateur ?
prompt-explorer-flees = Un explorateur fuit avant d’être détruit. Où va-t-il ?
prompt-fast-profit = La pression du profit rapide : laquelle des régions avec le plus d’explorateurs reçoit 1 explorateur et 1 village ?
prompt-saves-first = Deux règles éviteraient à la pièce d’être détruite. Laquelle passe d’abord ?
way-flee-first = Elle est repoussée, ce qui apporte 1 peur
way-only-dream = Ce n’était qu’un rêve
event-beasts-fallen = { NUMBER($number) ->
        [one] 1 bête est détruite
       *[other] { $number } bêtes sont détruites
    } en { $land }, au compte de l’adversaire.
event-card-laid = { $card } va face visible à un emplacement du plateau des envahisseurs : { $step }.
status-under-fear = Une carte envahisseur de stade { $stage } se trouve sous { NUMBER($number) ->
        [one] 1 carte peur
       *[other] { $number } cartes peur
    }.
why-escalates-later = { $escalation } arrive quand cette carte est résolue pour la première fois : { $card }.
result-beasts = Plus de bêtes sont tombées sous les chasseurs qu’il n’en reste sur l’île.
