## Une table, plusieurs appareils

devices-way = Sur plusieurs appareils, à une table
devices-way-note = Chaque joueur voit sa main sur son propre appareil. Le vôtre distribue et montre un code QR que les autres scannent. Sans serveur ni compte.
devices-host-note = Votre appareil contient toute la partie : un hôte curieux pourrait lire les cartes cachées.
devices-invite = Inviter un appareil
devices-here = { $name } est là
devices-missing = { $name } n’est pas encore là
devices-away = { $minutes ->
    [0] { $name } vient de perdre la connexion
    [1] { $name } a perdu la connexion il y a 1 minute
   *[other] { $name } a perdu la connexion il y a { $minutes } minutes
}
devices-take-part = Scannez ce code avec l’autre appareil.
devices-then = Scannez ensuite avec celui-ci le code de l’autre appareil, ou collez sa réponse ici.
devices-answer = Réponse de l’autre appareil
devices-connect = Connecter
devices-connecting = Connexion…
devices-bad-answer = Cette réponse ne correspond pas à votre code. Copiez-la de nouveau sur l’autre appareil.
devices-unsupported = Ce navigateur ne peut pas se connecter à d’autres appareils. Jouez plutôt par lien.
devices-no-network = Votre navigateur n’a trouvé aucun réseau. Rejoignez un réseau Wi-Fi et réessayez.
devices-failed = Les appareils ne se sont pas trouvés. Utilisez le même réseau et un nouveau code.
devices-again = Nouveau code
devices-opponent = Laisser jouer un adversaire
devices-free = Donner la place à un autre appareil
devices-join-title = Rejoindre une table
devices-join-show = Montrez ce code à l’appareil qui vous a invité
devices-join-note = Scannez-le avec son appareil photo, ou envoyez-lui ce lien.
devices-join-link = Réponse
devices-waiting = En attente de l’autre appareil…
devices-who = Qui êtes-vous ?
devices-full = Toutes les places sont prises.
devices-coming = La table se prépare…
devices-bad-code = Cette invitation ne peut pas servir. Demandez un nouveau code.
devices-silent = L’appareil qui distribue ne répond pas. S’il reste muet, demandez un nouveau code.
devices-left = L’hôte a fermé la table. Pour continuer, demandez un nouveau code.
devices-replaced = Vous jouez maintenant sur un autre appareil.
devices-freed = L’hôte a donné votre place à un autre joueur.
devices-version = Les appareils ont des versions différentes. Rechargez la page sur les deux.
devices-garbled = Un message n’a pas pu être lu. Rechargez la page et demandez un nouveau code.
devices-stale = La partie a avancé. Choisissez de nouveau.
devices-not-now = Vous ne pouvez pas faire cela maintenant.
devices-no-way-back = Vous ne pouvez pas annuler cela.
devices-over = La partie est finie. Elle est enregistrée sur cet appareil.
devices-handed-on = Revenez à votre table
devices-handed-on-note = La réponse est à votre table, dans un autre onglet. Vous pouvez fermer celui-ci.
devices-no-table = Aucune table de cet appareil n’attend cette réponse. Scannez-la avec l’appareil qui vous a invité.
