### Spirit Island: the scenarios of Branch & Claw.

scenario-ward-the-shores = Protéger les rivages
scenario-ward-the-shores-text = Les esprits ferment l’île à la mer. Mise en place : il y a 4 glyphes par plateau, et toutes les cartes peur qui ne sont pas dans le paquet peur sont placées dessous. Une fois par tour, chaque esprit peut jouer une carte pouvoir face cachée, pour une carte à jouer et sans énergie : la carte ne donne pas d’éléments, et laisse l’esprit utiliser Poser un glyphe ce tour. Un glyphe donne défense 3 à sa région, et est détruit quand de la désolation y est ajoutée. Une carte d’exploration de stade III ajoute 1 village en plus de l’explorateur. On ne gagne pas en gagnant toutes les cartes peur : un paquet peur vide est refait avec les cartes défaussées. À partir du niveau de terreur II, les esprits gagnent quand chaque région côtière a un glyphe. Pour le reste, on gagne et on perd comme d’habitude.
setup-scenarios-ward-the-shores = { scenario-ward-the-shores }
power-warding = Poser un glyphe
power-warding-text = Paie 2 énergies par désolation et 2 par village et ville sur place. Ajoute 1 glyphe. Demande une carte pouvoir que tu as jouée face cachée ce tour.
marker-ward = glyphe
    .un = un glyphe
reason-warded = chaque région côtière a son glyphe
result-warded = Chaque région côtière est protégée : les envahisseurs ne peuvent plus débarquer.
own-play-for-warding = Jouer une carte face cachée pour un glyphe
prompt-face-down = Quelle carte joues-tu face cachée, pour poser un glyphe ?

scenario-rituals-of-the-destroying-flame = Rituels de la flamme destructrice
scenario-rituals-of-the-destroying-flame-text = Les envahisseurs ne sont ni blessés ni détruits, et rien ne se passe à la place, sauf si une flamme est dans la région ou à côté, ou si l’on paie 2 énergies. Pour un pouvoir, c’est l’esprit qui l’utilise qui paie, une fois pour toute l’utilisation ; pour toute autre chose, n’importe quel esprit peut payer, pour une région d’une carte peur, d’une partie d’un événement ou d’un ravage où les dahans ripostent. Les envahisseurs épargnés qui ne peuvent pas rester où ils sont vont dans la région la plus proche. À chaque tour, quand tous les esprits ont fait leur croissance, chaque esprit peut tenir un rituel : il oublie une carte pouvoir qui donne du feu et choisit une région avec sa présence, qui reçoit une flamme pour le reste de la partie et 1 désolation. Il gagne de l’énergie selon le numéro du stade des envahisseurs ; et s’il y a des envahisseurs, ce numéro est aussi la peur, et chaque dahan sur place inflige 1 dégât. On gagne et on perd comme d’habitude.
setup-scenarios-rituals-of-the-destroying-flame = { scenario-rituals-of-the-destroying-flame }
marker-flame = flamme
    .un = une flamme
own-ritual-of-flame = Tenir un rituel de la flamme destructrice
lasting-ritual-of-flame-done = a tenu un rituel ce tour
prompt-ritual-card = Quelle carte qui donne du feu oublies-tu ?
prompt-flame-land = Où allumes-tu la flamme ? De la désolation y arrive aussi.
prompt-pay-to-harm = Aucune flamme près de { $land }. Paies-tu pour que les envahisseurs y puissent être blessés et détruits ?
