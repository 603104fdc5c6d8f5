### Spirit Island: the Kingdom of France.

adversary-france = Royaume de France (colonie de plantations)
adversary-france-text = Les explorateurs se répandent partout et se changent en plantations. Il n’y a que 7 villages par joueur : quand il faut en placer un et qu’il n’en reste plus, la partie est perdue. La France se joue uniquement avec le paquet événement. Avec un second adversaire et la France au niveau 2 ou plus, chaque niveau de l’autre apporte 1 village de plus par joueur.
escalation-france = Demande de nouvelles cultures
escalation-france-text = Une fois la carte explorée, une région de son terrain est choisie sur chaque plateau : avec des villages ou des villes, elle reçoit 1 désolation, sinon 1 village.
adversary-france-level-1 = Explorateurs des frontières
adversary-france-level-1-text = Après chaque exploration dans une région qui n’avait ni village ni ville, 1 explorateur de plus y arrive. Cela ne vaut pas à la mise en place.
adversary-france-level-2 = Travail d’esclaves
adversary-france-level-2-text = À la mise en place, l’événement Révolte d’esclaves est placé sous les 3 premières cartes événement. Après chaque construction dans une région avec 2 explorateurs ou plus, tous sauf 1 sont remplacés par des villages.
adversary-france-level-3 = Plantation précoce
adversary-france-level-3-text = À la mise en place, sur chaque plateau, 1 village va dans la région de plus grand numéro sans village, et 1 village dans la région 1.
adversary-france-level-4 = Commerce triangulaire
adversary-france-level-4-text = Quand une ville est construite dans une région côtière, la région voisine avec le moins de villages reçoit 1 village.
adversary-france-level-5 = Écosystème lent à guérir
adversary-france-level-5-text = La désolation retirée de l’île est posée ici et non sur la carte désolation. Dès qu’il y en a 3 par joueur, toute va sur la carte désolation.
adversary-france-level-6 = Explorateurs tenaces
adversary-france-level-6-text = Après chaque carte d’exploration, sur chaque plateau, 1 explorateur arrive dans une région sans explorateur. Les cartes peur ne retirent jamais d’explorateur : vous pouvez le repousser à la place.
setup-adversary-france = { adversary-france }
setup-supporting-france = { adversary-france }

counter-sprawling-plantations = Plantations tentaculaires
counter-sprawling-plantations-text = Les villages sur l’île. La réserve en a 7 par joueur, ou par plateau s’il y en a un supplémentaire. Quand il faut placer un village et qu’il n’en reste plus, la partie est perdue.
counter-france-level-5 = Écosystème lent à guérir
counter-france-level-5-text = La désolation retirée de l’île qui n’est pas revenue sur la carte désolation. À 3 par joueur, toute y revient.
reason-sprawling-plantations = il fallait placer un village et il n’en restait plus
result-sprawling-plantations = Il ne reste plus de village pour les plantations, et l’île est à elles.

prompt-cash-crops = Demande de nouvelles cultures : quelle région ? Avec des villages ou des villes elle reçoit 1 désolation, sans eux 1 village.
prompt-triangle-trade = Commerce triangulaire : quelle région voisine avec le moins de villages reçoit 1 village ?
prompt-persistent-explorers = Explorateurs tenaces : quelle région sans explorateur reçoit 1 explorateur ?
