# The lesson: what a learner is told, step by step. At most 220 letters each: there is room for no more on a phone.
lesson-island = Tu es Frappe Cinglante de l’Éclair, et cette île est ton foyer. Explorateurs, villages et villes sont les envahisseurs ; les huttes sont les dahans, qui vivent ici. Les disques sont ta présence.
lesson-invaders = Voici ce que les envahisseurs feront : construire, puis ravager dans les régions du terrain montré. Chasse-les par la peur et la force avant que la désolation couvre l’île.
lesson-growth = Chaque tour commence par la croissance. Choisis l’option dans l’anneau : elle ajoute deux fois une présence, donc plus de portée et plus d’énergie.
lesson-presence = Prends une présence sur la piste du haut (énergie) et mets-la dans une région qui brille, deux fois. Ce qu’elle découvre est à toi à chaque tour. L’anneau montre une région qui aura besoin de toi.
lesson-cards = Joue maintenant des cartes pouvoir en payant leur énergie. Pointe une carte, ou garde le doigt dessus, pour la lire. Foyers pulvérisés détruit un village : choisis-la, des villages vont être construits ce tour.
lesson-ready = Joue autant de cartes que ta piste le permet. Les cartes sans prix sont gratuites, et leurs éléments aident. Joues-en une autre si tu veux, puis choisis « J’ai fini ».
lesson-fast = Les pouvoirs rouges, rapides, passent avant les envahisseurs, les bleus après. Tu peux hâter quelques pouvoirs lents, mais les villages ne sont pas encore là. Attends : choisis « J’ai fini ».
lesson-first-news = Les envahisseurs ont construit des villages là où étaient des explorateurs, et exploré un autre terrain. Au prochain tour ils ravageront là où ils ont construit, sauf si tu agis.
lesson-slow = Aux pouvoirs lents. Choisis Foyers pulvérisés, puis la région dans l’anneau : son nouveau village tombe, et cela fait peur. Quand c’est fait, choisis « J’ai fini ».
lesson-second-turn = Le temps passe : tes cartes jouées sont dans ta défausse, et les cartes des envahisseurs ont avancé d’un emplacement. Le terrain où ils ont construit est celui qu’ils ravagent maintenant.
lesson-reclaim = Choisis l’option dans l’anneau : toutes tes cartes reviennent en main, et tu gagnes un pouvoir, dans un ordre imprimé en première partie. Choisis ses symboles un à un.
lesson-more-cards = Des villages vont ravager. Rejoue Foyers pulvérisés, et aussi ton nouveau pouvoir si tu peux le payer. Puis choisis « J’ai fini ».
lesson-hasten = C’est le talent de l’Éclair : un pouvoir lent utilisé tôt, grâce à l’air. Choisis Foyers pulvérisés, puis la région dans l’anneau, avant son ravage. Puis choisis « J’ai fini ».
lesson-ravage = D’abord une carte peur que tu as gagnée. Puis ils ravagent : 2 dégâts ou plus amènent la désolation, un seul explorateur ne suffit pas, et les dahans survivants ripostent. Joue jusqu’à la fin du tour.
lesson-end = Voilà deux tours. Tu gagnes quand tous les envahisseurs sont partis ; plus tu fais peur, moins il en faut. Trop de désolation, ou un esprit sans présence, et c’est perdu. À toi : bonne chance !
