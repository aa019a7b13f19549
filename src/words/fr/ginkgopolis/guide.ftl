### Ginkgopolis: Ce que dit le guide de la première partie.

guide-goal = Le plus de points l’emporte. Vous en gagnez pendant la partie, et à la fin pour les quartiers : des bâtiments voisins de même couleur.
guide-mine = Voici ce que vous possédez, derrière votre paravent. Vous bâtissez avec des tuiles et payez en ressources.
guide-card = À chaque tour, tous les joueurs choisissent une carte en secret. Seule, elle exploite son bâtiment : rouge donne des ressources, bleu des tuiles, jaune des points.
guide-construct = Une carte Bâtiment avec une tuile construit : la tuile va sur ce bâtiment. Vous payez une ressource par étage, et le bâtiment est à vous.
guide-cost = Un numéro plus grand de même couleur ne coûte rien de plus. Un numéro plus petit coûte la différence en points, une autre couleur 1 ressource.
guide-urbanize = Une carte lettre avec une tuile urbanise : la ville s’étend à cette lettre, pour 1 ressource. Vous recevez ce que donnent les bâtiments voisins.
guide-redraw = Votre main ne vous plaît pas ? Un jeton Changer sa main remplace les quatre cartes ; chacun que vous gardez rapporte 2 points.
guide-district = Cette liste montre les quartiers et ce que chaque joueur y marquerait. Le joueur avec le plus de ressources dans un quartier marque pour toutes.
guide-goods = Une carte lettre seule donne une ressource ou une tuile. Prenez ce qu’il faut à votre prochain bâtiment.
guide-place = Le jeton a besoin d’une nouvelle place au bord de la ville. Les joueurs pourront y urbaniser.
guide-together = Toutes les cartes sont révélées ensemble ; puis les joueurs agissent l’un après l’autre, le premier joueur d’abord. Il change à chaque tour.
guide-passed = Vos autres cartes sont parties à gauche, d’autres sont venues de droite, et vous en avez pioché une. Ce que vous passez sert à votre voisin.
guide-floors = Un bâtiment a gagné un étage. Les ressources posées dessus montrent son propriétaire et comptent dans son quartier.
guide-wider = La ville s’est étendue. Un nouveau bâtiment compte dans un quartier, et les joueurs pourront construire dessus.
guide-engine = La carte du bâtiment sur lequel vous avez construit reste à vous. Elle agit à chaque fois que vous faites son action, ou rapporte à la fin.
guide-over-built = Un joueur a construit sur un autre. Le propriétaire reprend ses ressources et gagne un point pour chacune.
guide-deck = La pioche était vide et a été mélangée de nouveau. Les cartes des nouveaux bâtiments y sont maintenant.
guide-supply = Les tuiles se sont épuisées une première fois. La deuxième fois, la partie finit avec ce tour.
guide-last = C’est le dernier tour. Pensez aux quartiers : seuls les points comptent.
guide-over = La partie est finie, bravo ! L’analyse vous montre les choix qui ont le plus compté.
