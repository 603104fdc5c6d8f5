### What is refused, and why, as only the terminal tells it.

# How a command is typed.
error-usage = { $error } (voir { $command })
error-usage-command = il n’y a pas de commande { $command }
error-usage-command-near = il n’y a pas de commande { $command } : peut-être { $near } ?
error-usage-option = il n’y a pas d’option { $option }
error-usage-option-near = il n’y a pas d’option { $option } : peut-être { $near } ?
error-usage-value = { $option } demande une valeur
error-usage-no-value = { $option } ne prend pas de valeur
error-usage-missing = il manque : { $name }
error-usage-bad-value = { $option } ne peut pas avoir cette valeur
error-usage-number = { $option } demande un nombre entier, au moins { $low }
error-usage-number-to = { $option } demande un nombre entier de { $low } à { $high }
error-usage-many = trop d’arguments
error-usage-other = la commande est incompréhensible : { $fault }

# Reading and writing files.
error-not-read = impossible de lire { $file } : { $cause }
error-bad-file = { $file } : { $error }
error-file-big = { $file } est trop gros pour un enregistrement : { $size } octets, au plus { $most }
error-no-folder = il n’y a pas de dossier { $folder }
error-folder-not-created = impossible de créer le dossier { $folder } : { $cause }
error-not-a-saved-game = { $file } existe déjà et n’est pas une partie enregistrée ; choisis un autre nom
error-record-of-a-file = un enregistrement { ELIDE("de", $game) }, qui n’est pas intégré : donne son fichier avec --game

# Playing and replaying.
error-no-language = pas de messages en { $language } (il y a : { $known })
error-resume-with-set = une partie enregistrée a sa propre mise en place et sa graine : pas de --set ni de --seed avec --resume
error-no-such-player = il n’y a pas de joueur { $player } : l’enregistrement compte { $players } joueurs
error-seats-number = { $game } se joue de { $low } à { $high } joueurs, et --seats en nomme { $named }
error-seats-set-up = --seats nomme { $named ->
    [one] { $named } joueur
   *[other] { $named } joueurs
  }, et la partie est prévue pour { $seats }
error-role-twice = { $option } nomme { $role } deux fois
error-no-roles = { $option } : aucun rôle { ELIDE("de", $game) } ne s’appelle { $role } (il n’y en a pas)
error-no-such-role = { $option } : aucun rôle { ELIDE("de", $game) } ne s’appelle { $role } (il y a : { $known })
error-role-unused = { $option } : avec cette mise en place, personne ne joue { $role }

# Bots among themselves.
error-bots-twice = --bots nomme un bot deux fois
error-bots-one = --bots nomme un seul bot, et il en faut deux pour comparer
error-bot-others = --bot nomme { $named ->
    [one] { $named } bot
   *[other] { $named } bots
  } pour { $seats ->
    [one] { $seats } autre place
   *[other] { $seats } autres places
  } : nommes-en un pour toutes, ou un pour chacune
error-bot-seats = --bot nomme { $named ->
    [one] { $named } bot
   *[other] { $named } bots
  }, et la partie est prévue pour { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }
error-seeds = les graines doivent rester sous 2**128
error-worker-died = un processus qui jouait des parties est mort ; --jobs 1 montrera peut-être pourquoi
error-other-contest = { $file } est d’un autre tournoi ; choisis un autre fichier, ou les mêmes jeu, mise en place et bots
error-not-a-contest = { $file } n’est pas le fichier d’un tournoi : { $fault }
error-no-ray = --ray a besoin de la bibliothèque Ray : installe { $package }
error-plot-not-svg = { $file } doit finir par .svg : l’image est au format SVG
error-no-cluster = il n’y a pas de grappe de machines à { $address } : { $fault }
error-cluster-lost = la grappe de machines à { $address } est perdue : { $fault }

# Content packs.
error-which-game = dis quel jeu avec --game ({ $games })
error-takes-no-packs = { $game } n’accepte pas de packs de contenu (acceptent : { $games })

# The server and its database.
error-no-address = { $host } n’est pas une adresse de cette machine
error-port-taken = le port { $port } est pris : le serveur tourne-t-il déjà ? Choisis-en un autre avec --port
error-port-not-allowed = le port { $port } ne t’est pas permis : choisis-en un au-dessus de 1023 avec --port
error-port-unusable = { $host } port { $port } ne peut pas servir : { $cause }
error-workers-postgresql = --workers { $workers } demande PostgreSQL : donne son adresse avec --database postgresql://...
error-worker-postgresql = rulebound worker demande la base PostgreSQL du serveur : donne son adresse avec --database postgresql://COMPTE@SERVEUR/NOM
error-environment = une variable d’environnement RULEBOUND_ n’est pas un nombre : { $fault }
error-public-address = l’adresse publique doit ressembler à https://games.example.org, pas à { $address }
error-data-folder = impossible de créer le dossier de données { $folder } : { $cause }
error-database-address = l’adresse de la base de données doit commencer par sqlite:/// ou postgresql://
error-database-newer = la base de données vient d’un Rulebound plus récent (sa version : { $version }) : mets ce programme à jour
error-database-no-folder = la base de données ne peut pas être ouverte : il n’y a pas de dossier { $folder }
error-database-not-opened = la base de données ne peut pas être ouverte : { $cause }
error-database-in-use = un serveur utilise cette base de données : arrête-le d’abord
error-no-database = il n’y a pas de base de données { $file }
error-file-exists = { $file } existe déjà : choisis un autre nom
error-no-backup = { $file } n’est pas une sauvegarde de ce genre de base de données
error-damaged = { $file } est endommagé : { $fault }
error-not-copied = impossible de copier { $file } : { $fault }
error-no-program = { $program } de PostgreSQL n’est pas installé ici
error-program-failed = { $program } a échoué : { $fault }
