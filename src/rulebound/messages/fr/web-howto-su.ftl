# How to play Small World Underground: a title and a few sentences for each step.
howto-small-world-underground-goal = Prendre des terres, gagner des pièces
howto-small-world-underground-goal-text =
    Les cavernes sont trop petites pour tout le monde. Tu mènes un peuple après l’autre, tu t’étales sur la carte, et chaque région que tu tiens te rapporte des pièces.
    La barre du haut compte les tours : dix à deux ou trois joueurs, moins à plus. Après le dernier, le plus riche gagne.
howto-small-world-underground-combo = Choisir un peuple et son pouvoir
howto-small-world-underground-combo-text =
    Chaque fanion réunit un peuple et un pouvoir spécial, au hasard du tirage. Son nombre dit combien de pions tu reçois.
    Le premier est gratuit. Pour en prendre un plus bas, tu poses une pièce sur chaque fanion que tu sautes ; qui prend un fanion prend aussi les pièces posées dessus.
howto-small-world-underground-enter = Entrer par le bord
howto-small-world-underground-enter-text =
    Un nouveau peuple fait sa première conquête au bord de la carte : les régions qui brillent. Ensuite, il prend des régions voisines des siennes.
    Personne ne peut entrer dans un gouffre ni le franchir.
howto-small-world-underground-cost = Payer en pions
howto-small-world-underground-cost-text =
    Une région coûte 2 pions, une rivière 1. Une montagne ajoute 1, et tout ce qui défend la région aussi. Le nombre sur une région qui brille est ce qu’elle te coûte, à toi.
    Les pions payés y restent jusqu’à la fin des conquêtes de ce tour.
howto-small-world-underground-monsters = Chasser les monstres
howto-small-world-underground-monsters-text =
    Chaque monstre d’une région ajoute 1 à son prix. Une fois battus, ils partent pour de bon, et on retourne un lieu légendaire ou une relique.
    Il sert à qui tient sa région, dès cet instant.
howto-small-world-underground-attack = Attaquer un autre joueur
howto-small-world-underground-attack-text =
    Chaque pion ennemi ajoute 1 au prix. Qui perd la région rend un pion à la réserve et déplace les autres dans les régions que son peuple tient encore.
    Un pion seul est simplement perdu.
howto-small-world-underground-die = Un dernier essai au dé
howto-small-world-underground-die-text =
    Il te manque jusqu’à trois pions ? Une fois par tour, tu peux désigner une région et lancer le dé : il donne de 0 à 3, et la moitié de ses faces sont vides.
    Si tes pions et le dé font le prix, elle est à toi. Dans tous les cas, tes conquêtes sont finies.
howto-small-world-underground-redeploy = Se redéployer
howto-small-world-underground-redeploy-text =
    Les pions sur les rivières reviennent d’abord dans ta main. Puis tu places tout ce que tu as comme tu veux : chaque région que tu tiens en garde au moins un.
    Au tour suivant, tout ce qui dépasse cet unique pion revient dans ta main et peut conquérir de nouveau.
howto-small-world-underground-decline = Laisser partir un peuple fatigué
howto-small-world-underground-decline-text =
    Quand ton peuple n’en peut plus, passe tout un tour à le mettre en déclin : un pion reste dans chaque région, pâle et hachuré, et rapporte encore des pièces. Au tour suivant, tu choisis un nouveau peuple.
    Tu as au plus un peuple en déclin : un plus ancien quitte la carte.
howto-small-world-underground-score = Compter ses pièces
howto-small-world-underground-score-text =
    À la fin de ton tour, tu prends 1 pièce par région, de ton peuple actif et de celui en déclin, plus ce qu’ajoutent peuples, pouvoirs, lieux et reliques.
    En cas d’égalité à la fin, celui qui a le plus de pions sur la carte l’emporte.
