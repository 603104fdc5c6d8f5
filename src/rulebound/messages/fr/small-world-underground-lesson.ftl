# The lesson: what a learner is told, step by step. At most 220 letters each: there is room for no more on a phone.
lesson-welcome = Deux peuples se partagent ces grottes pendant dix tours. À la fin, le plus riche gagne. Quand ton tour finit, chaque région que tu tiens te paie une pièce.
lesson-combo = D’abord, il te faut un peuple. Les Ogres de Boue viennent en premier et ne coûtent rien : ils conquièrent à bas prix et gagnent plus dans les mares de boue. Prends-les, ou un autre qui te plaît.
lesson-enter = Un nouveau peuple entre par le bord. Ce qui brille t’est ouvert, avec son prix en pions. Aux Ogres de Boue, la mare de boue dans l’anneau paie deux pièces par tour. Choisis-la, ou commence ailleurs.
lesson-neighbours = Bien joué : les pions y restent en garnison. À partir de maintenant, tu conquiers à côté de ce que tu tiens. Choisis une deuxième région.
lesson-stop = Conquiers tant que tu as des pions. S’il t’en manque, le dé décide d’un dernier essai. Tu peux aussi t’arrêter et garder des pions pour te renforcer : choisis Terminé quand ça te suffit.
lesson-redeploy = Répartis maintenant tes pions comme tu veux entre tes régions. Chaque pion rend sa région plus chère à prendre ; les rivières se vident en fin de tour. Place-les tous pour finir ton tour.
lesson-coins = Tes régions ont payé une pièce chacune, et ton pouvoir un peu plus, peut-être. À l’autre camp de jouer : regarde où il s’installe. Il peut te prendre ce que tu as, en y mettant le prix.
lesson-go-on = Chaque tour commence par une question : continuer avec ton peuple, ou le laisser ? Le tien est encore frais. Choisis de continuer à conquérir.
lesson-grow = Tous tes pions sauf un par région sont revenus en main. Prends d’autres régions, à l’autre camp aussi : 1 pion de plus par défenseur. Puis choisis Terminé et place le reste.
lesson-decline = Ton peuple est maintenant bien dispersé. À ton tour, choisis le déclin : il prend tout le tour, mais les régions continuent de payer, et au tour suivant tu prends un peuple tout frais.
lesson-declined = Ton premier peuple est en déclin : un pion reste dans chaque région et paie, mais ne conquiert plus. Quand un deuxième peuple déclinera, le premier quittera les grottes.
lesson-new-race = À ton tour, choisis un nouveau peuple. Ceux qu’on a sautés portent des pièces pour qui les prend. Lis ce que peuvent un peuple et son pouvoir avant de choisir.
lesson-two-races = Deux peuples travaillent maintenant pour toi : l’ancien paie, le nouveau entre encore par le bord. Conquiers, finis par Terminé et redéploie, comme avant.
lesson-win = À toi pour la suite. Repasse en déclin quand ton peuple est coincé, tant qu’il reste quelques tours pour le suivant. Le plus riche après le dixième tour gagne. Bonne chance !
