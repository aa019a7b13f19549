## Une table, plusieurs appareils

devices-way = Sur plusieurs appareils, à une table
devices-way-note = Chaque joueur voit sa main sur son propre appareil. Le vôtre distribue et montre un code QR que les autres scannent. Sans serveur ni compte.
devices-host-note = Votre appareil contient toute la partie : un hôte curieux pourrait lire les cartes cachées.
