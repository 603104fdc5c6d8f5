# How to play Spirit Island: a title and a few sentences for each step.
howto-spirit-island-goal = Chasser les envahisseurs
howto-spirit-island-goal-text =
    Vous êtes les esprits d’une île que des étrangers colonisent, et vous gagnez ou perdez ensemble. Vous gagnez en les détruisant, et d’autant plus facilement qu’ils ont peur.
    Vous perdez si trop de terre est dévastée, si un esprit n’a plus de présence, ou si le paquet envahisseur est épuisé.
howto-spirit-island-pieces = Qui est sur l’île
howto-spirit-island-pieces-text =
    Les explorateurs, villages et villes, en blanc, sont les envahisseurs : ils encaissent 1, 2 et 3 dégâts, et en infligent autant. Les dahans dans leurs huttes vivent ici et se battent avec vous ; chacun encaisse 2 et inflige 2.
    Les disques sont ta présence. Deux dans une région en font un site sacré.
howto-spirit-island-growth = Croître
howto-spirit-island-growth-text =
    Un tour commence par la croissance : choisis une option, un groupe de symboles de ta fiche, et fais-la en entier. Tu reprends des cartes jouées, en gagnes de nouvelles, gagnes de l’énergie, ou ajoutes de la présence.
howto-spirit-island-presence = Étendre ta présence
howto-spirit-island-presence-text =
    Une nouvelle présence vient du bout gauche d’une de tes deux pistes et va dans une région qui brille. Ce qu’elle découvre te reste : plus d’énergie par tour, ou plus de cartes à jouer.
    Les pouvoirs partent de là où tu es.
howto-spirit-island-cards = Jouer des cartes pouvoir
howto-spirit-island-cards-text =
    Tu gagnes de l’énergie, puis tu joues autant de cartes que ta piste le permet et tu les paies tout de suite. Leurs éléments comptent aussitôt, que la carte soit rapide ou lente.
howto-spirit-island-powers = Pouvoirs rapides et lents
howto-spirit-island-powers-text =
    Les pouvoirs rapides agissent avant les envahisseurs, les lents après. Un pouvoir dit jusqu’où il porte depuis ta présence et quelles régions il peut viser ; celles-ci brillent.
    Ce qu’un pouvoir ne peut pas faire sur place est ignoré.
howto-spirit-island-elements = Pouvoirs innés
howto-spirit-island-elements-text =
    Les éléments de tes cartes éveillent les pouvoirs imprimés sur ta fiche. Chaque ligne pour laquelle tu as assez d’éléments s’applique, de haut en bas, et cela ne coûte rien.
howto-spirit-island-invaders = Ce que vont faire les envahisseurs
howto-spirit-island-invaders-text =
    À chaque tour, ils ravagent là où le dit la carte de gauche, construisent là où le dit la suivante, et explorent selon une nouvelle carte. Puis les cartes avancent.
    Tu sais donc toujours où ils vont ravager et construire : de petits signes dans ces régions te le disent.
howto-spirit-island-ravage = Quand ils ravagent
howto-spirit-island-ravage-text =
    Les envahisseurs additionnent leurs dégâts ; la défense de tes pouvoirs en est ôtée. 2 ou plus amènent de la désolation, et les mêmes dégâts frappent les dahans. Les dahans survivants ripostent.
    La désolation détruit une présence sur place, et se propage à une voisine si la région était déjà dévastée.
howto-spirit-island-fear = La peur fait gagner
howto-spirit-island-fear-text =
    Les villages et villes détruits, et beaucoup de pouvoirs, causent de la peur. Quand la réserve est pleine, vous gagnez une carte peur, qui gêne les envahisseurs dans leur phase.
    La peur fait monter le niveau de terreur : au niveau 1 il ne doit rester aucun envahisseur, au niveau 2 ni village ni ville, au niveau 3 aucune ville. Si les cartes peur sont épuisées, vous avez gagné.
