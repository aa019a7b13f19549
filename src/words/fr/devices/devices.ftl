## Une table, plusieurs appareils

invite = Inviter un appareil
here = { $name } est là
missing = { $name } n’est pas encore là
away = { $minutes ->
    [0] { $name } vient de perdre la connexion
    [1] { $name } a perdu la connexion il y a 1 minute
   *[other] { $name } a perdu la connexion il y a { $minutes } minutes
}
take-part = Scannez ce code avec l’autre appareil.
then = Scannez ensuite avec celui-ci le code de l’autre appareil, ou collez sa réponse ici.
answer = Réponse de l’autre appareil
connect = Connecter
connecting = Connexion…
bad-answer = Cette réponse ne correspond pas à votre code. Copiez-la de nouveau sur l’autre appareil.
unsupported = Ce navigateur ne peut pas se connecter à d’autres appareils. Jouez plutôt par lien.
no-network = Votre navigateur n’a trouvé aucun réseau. Rejoignez un réseau Wi-Fi et réessayez.
failed = Les appareils ne se sont pas trouvés. Utilisez le même réseau et un nouveau code.
again = Nouveau code
opponent = Laisser jouer un adversaire
free = Donner la place à un autre appareil
join-title = Rejoindre une table
join-show = Montrez ce code à l’appareil qui vous a invité
join-note = Scannez-le avec son appareil photo, ou envoyez-lui ce lien.
join-link = Réponse
waiting = En attente de l’autre appareil…
who = Qui êtes-vous ?
full = Toutes les places sont prises.
coming = La table se prépare…
bad-code = Cette invitation ne peut pas servir. Demandez un nouveau code.
silent = L’appareil qui distribue ne répond pas. S’il reste muet, demandez un nouveau code.
left = L’hôte a fermé la table. Pour continuer, demandez un nouveau code.
replaced = Vous jouez maintenant sur un autre appareil.
freed = L’hôte a donné votre place à un autre joueur.
version = Les appareils ont des versions différentes. Rechargez la page sur les deux.
garbled = Un message n’a pas pu être lu. Rechargez la page et demandez un nouveau code.
stale = La partie a avancé. Choisissez de nouveau.
not-now = Vous ne pouvez pas faire cela maintenant.
no-way-back = Vous ne pouvez pas annuler cela.
over = La partie est finie. Elle est enregistrée sur cet appareil.
handed-on = Revenez à votre table
handed-on-note = La réponse est à votre table, dans un autre onglet. Vous pouvez fermer celui-ci.
no-table = Aucune table de cet appareil n’attend cette réponse. Scannez-la avec l’appareil qui vous a invité.
scan = Scanner avec l’appareil photo
scan-asking = Autorisez l’appareil photo pour scanner le code.
scan-looking = Dirigez l’appareil photo vers le code de l’autre écran.
scan-wrong = Ce code correspond à autre chose. Dirigez l’appareil photo vers le code de votre table.
scan-absent = Il n’y a pas d’appareil photo ici. Collez plutôt le lien, ou utilisez l’application photo.
scan-refused = L’appareil photo n’est pas autorisé ici. Collez plutôt le lien, ou utilisez l’application photo.
scan-no-reader = Le lecteur de codes ne s’est pas chargé. Collez plutôt le lien, ou utilisez l’application photo.
scan-other = Autre appareil photo
scan-stop = Arrêter l’appareil photo
join-start = L’appareil qui distribue montre un code. Scannez-le, ou collez son lien.
join-link-of = Lien de l’invitation
join-go = Rejoindre
back = Vous avez une place à une table de { $game } avec { $names }. Pour revenir, demandez un nouveau code.
title-turn = À vous de jouer
at-table = Appareils à la table
hand-to = Confier la table
hand-title = Confier la table
hand-note = L’appareil de { $name } distribuera et contiendra toute la partie : un hôte curieux pourrait lire les cartes cachées. Tous les autres, vous compris, auront besoin d’un nouveau code.
hand-yes = Confier
hand-no = Garder la table
handing = L’autre appareil prend le relais…
hand-lost = L’autre appareil n’est plus là. La table est toujours ici.
handed = { $name } distribue maintenant. Pour continuer, demandez-lui un nouveau code.
dealing = Votre appareil distribue maintenant et contient toute la partie. Invitez de nouveau les autres appareils.
apart = Appareils sur des réseaux différents
apart-note = Sur un même réseau, les appareils se trouvent d’eux-mêmes. Sur des réseaux différents, il leur faut un serveur STUN : il voit les adresses des appareils, et rien de la partie. Certains réseaux les séparent malgré tout.
apart-none = Ce site ne nomme aucun serveur.
apart-site = Ce site utilise { $servers }.
apart-server = Votre propre serveur STUN
apart-save = Utiliser ce serveur
apart-bad = Indiquez un serveur STUN, comme stun.example.org:3478.
watch = Regarder
watch-note = Vous pouvez aussi regarder. Vous voyez ce que tout le monde peut voir.
watching = { $count ->
    [1] 1 personne regarde
   *[other] { $count } personnes regardent
}
may-watch = D’autres peuvent regarder
may-watch-note = Elles voient ce que tout le monde peut voir et ne peuvent pas agir.
you-watch = Vous regardez. Vous voyez ce que tout le monde peut voir.
unwatched = L’hôte ne laisse personne regarder.
