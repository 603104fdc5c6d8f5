### Spirit Island: the scenarios of the base box.

## Blitz

scenario-blitz = Blitz
scenario-blitz-text = Tout le monde se presse. À la mise en place, la carte désolation reçoit 1 désolation de plus par joueur, et après leur première exploration les envahisseurs construisent et explorent encore une fois. Tous les pouvoirs sont rapides. Un pouvoir déjà rapide coûte 1 énergie de moins ; un pouvoir inné, ou une carte qui ne coûte rien, donne 1 énergie à la place, de même qu’un pouvoir lent que quelque chose d’autre rend rapide. Le coût réduit compte partout où compte le coût d’une carte. Chaque fois que les envahisseurs explorent, 1 explorateur de plus arrive dans une des régions explorées de chaque plateau. Quand l’île devient dévastée, il y a 1 désolation de moins par joueur sur la carte. Avec un plateau supplémentaire, tout cela se compte par plateaux.
setup-scenarios-blitz = { scenario-blitz }
way-explorer-here = L’explorateur supplémentaire de ce plateau vient ici
way-explorer-later = L’explorateur supplémentaire de ce plateau va dans une autre région

## Guard the Isle’s Heart

scenario-guard-the-isles-heart = Protéger le cœur de l’île
scenario-guard-the-isles-heart-text = Chaque plateau a une région du cœur : la région 7 avec un ou deux plateaux, la région au milieu de l’île avec trois ou quatre ; pour d’autres dispositions, les joueurs choisissent une région de chaque plateau, voisines entre elles. Une fois tout en place, tous les villages sont retirés. Chaque région du cœur reçoit 1 explorateur, et 1 présence de l’esprit qui commence sur son plateau ; là où elle ne peut pas être, la présence va dans la région la plus proche de ce plateau où elle le peut. Chaque esprit commence avec en main la première carte des pouvoirs mineurs et celle des pouvoirs majeurs. Après le premier tour, la partie est perdue dès qu’un village ou une ville se trouve dans une région du cœur.
setup-scenarios-guard-the-isles-heart = { scenario-guard-the-isles-heart }
marker-isles-heart = région du cœur
    .un = une région du cœur
prompt-inner-land = Quelle région du plateau { $board } est sa région du cœur ?
reason-isles-heart = un village ou une ville se trouve dans une région du cœur
result-isles-heart = Les envahisseurs se sont installés au cœur de l’île.

## Rituals of Terror

scenario-rituals-of-terror = Rituels de terreur
scenario-rituals-of-terror-text = La peur seule n’apporte pas la terreur. Toutes les cartes peur forment un seul paquet, et quand il est vide on n’en gagne plus. Les cartes peur gagnées ne sont pas résolues dans la phase des envahisseurs. Dans la phase rapide ou lente, les esprits peuvent accomplir ensemble un rituel, dans une région avec une présence de chaque esprit et 3 dahans par joueur : tous ensemble, ils paient 3 énergies et y détruisent 3 présences. Le niveau de terreur monte d’un cran, puis toutes les cartes peur gagnées sont résolues au nouveau niveau, et enfin tous les dahans de cette région sont repoussés, répartis sur les régions voisines aussi également que possible. Le troisième rituel gagne la partie. Par ailleurs, on gagne comme d’habitude à chaque niveau de terreur.
setup-scenarios-rituals-of-terror = { scenario-rituals-of-terror }
own-ritual-of-terror = Proposer un rituel de terreur
way-ritual-of-terror = Accomplir le rituel
lasting-ritual-refused = ne peut plus proposer de rituel ce tour
prompt-ritual-land = Dans quelle région proposes-tu un rituel ?
prompt-ritual-agree = Un rituel de terreur en { $land }, pour 3 énergies et 3 présences en tout : d’accord ? Il faut l’accord de tous.
prompt-ritual-presence = Quelle présence est détruite pour le rituel ? Encore à donner : { $number }.
event-ritual = Les esprits accomplissent un rituel de terreur en { $land }.
reason-last-ritual = le troisième rituel est accompli
result-last-ritual = Après le troisième rituel, les envahisseurs fuient, terrifiés.

## Dahan Insurrection

scenario-dahan-insurrection = Insurrection dahan
scenario-dahan-insurrection-text = Les dahans se battent, et on les combat. Après une action qui déplace des dahans, chacun de ceux qui se sont déplacés inflige 1 dégât dans la région où il est maintenant. Après une action qui détruit des villes ou des villages, pour chaque ville 1 village et pour chaque village 1 explorateur arrive dans la région avec des dahans la plus proche ; les régions isolées ne font pas obstacle. La peur seule ne fait pas gagner. Au niveau de terreur 2, la partie est gagnée si dans aucune région les villages et villes réunis ne sont plus nombreux que les dahans, au niveau de terreur 3 s’il y a moins de telles régions que de joueurs. Quand la dernière carte peur est gagnée, les dahans infligent aussitôt leurs dégâts dans chaque région comme après un ravage ; si la partie n’est pas gagnée alors, elle est perdue. Elle est aussi perdue s’il reste moins de 2 dahans par joueur.
setup-scenarios-dahan-insurrection = { scenario-dahan-insurrection }
counter-dahan-insurrection = Dahans restants
counter-dahan-insurrection-text = La partie est perdue s’il reste moins de 2 dahans par joueur sur l’île.
prompt-military-response = Dans quelle région avec des dahans le nouvel envahisseur arrive-t-il ?
reason-insurrection = il reste trop peu de régions où villages et villes dépassent les dahans
reason-insurrection-failed = les dahans se sont soulevés en vain
reason-few-dahan = il reste trop peu de dahans
result-insurrection = Les dahans tiennent bon, et les envahisseurs s’en vont.
result-insurrection-failed = Les dahans se sont soulevés partout, et cela n’a pas suffi.
result-few-dahan = Il reste trop peu de dahans pour se battre.
