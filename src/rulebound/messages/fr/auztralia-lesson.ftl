# The lesson: what a learner is told, step by step. At most 220 letters each: there is room for no more on a phone.
lesson-welcome = Te voici sur une côte ; à l’intérieur dorment les Grands Anciens. Pose des rails, des fermes, des mines, puis lève des troupes avant leur réveil. À la fin, tes points doivent battre les leurs.
lesson-port = Tout ce que tu construis part de ton port. Des ressources et des terres agricoles tout près, c’est bien ; des Grands Anciens endormis, moins. Le site dans l’anneau a les deux : choisis-le.
lesson-railway = Voici ton plateau d’actions. Chacune montre le temps qu’elle prend et ce qu’elle coûte. Les rails prennent un charbon et un fer, et tu en poses deux. Choisis-les.
lesson-rail = Les rails vont d’hex en hex, à partir de ton port. Choisis la ligne dans l’anneau : elle mène à un terrain pour une ferme.
lesson-second-rail = La même action te laisse poser un deuxième rail. La ligne dans l’anneau continue vers de l’or. Choisis-la.
lesson-timetable = Chaque action avance ton disque sur la piste de temps. C’est en temps que tu paies : les Grands Anciens s’éveillent à l’espace 23, et personne ne joue après 53.
lesson-farm = Tes rails touchent maintenant des terres agricoles. Chaque ferme sur la carte vaut 2 points à la fin, et les Grands Anciens qui l’atteignent la ravagent. Choisis Ferme, et places-en une.
lesson-mine = Tes rails touchent aussi des ressources. Choisis Mine : elles passent de la carte à ton Entrepôt. L’or achète des soldats, charbon et fer font des rails, le phosphate des points.
lesson-cubes = Chaque action garde un cube dans sa case. Réutiliser une case coûte un or par cube qui s’y trouve. Reprendre ramène tous les cubes, pour un peu de temps.
lesson-soldiers = Quelque chose dort près de tes rails. Avant de le réveiller, recrute des soldats. Choisis Acheter, puis deux infanteries : elles sont bon marché et suffisent pour un premier combat.
lesson-attack = Choisis Attaquer, puis la tuile endormie dans l’anneau, puis envoie ton infanterie. On n’atteint que ce qui est près de ses rails. Si la tuile est vide, attaques-en une autre.
lesson-fight = Chaque carte retournée dit quelles unités touchent, ce qui te touche, et si tes nerfs lâchent. Combats jusqu’à sa chute. À court de santé mentale ou de soldats, il faut fuir.
lesson-points = Le combat est fini. Un Grand Ancien battu ne compte plus contre toi, et peut compter pour toi. Les soldats paient donc deux fois : ils sauvent tes fermes et gagnent des points.
lesson-old-ones = Ceux qui dorment s’éveilleront : des cartes les révèlent, et ils marchent vers les fermes et les ports. Si l’un d’eux s’empare d’un port, la partie est finie. Garde des soldats.
lesson-end = À la fin, les Grands Anciens comptent les tuiles visibles, deux fois les cachées, et les fermes ravagées. Fais mieux. Les personnages au tableau peuvent t’aider. À toi pour la suite : bonne chance !
