# Leçons de Ginkgopolis. Chaque texte est une étape : une idée, une ou deux phrases courtes, 220 signes au plus.

## Exploiter

round-title = Exploiter
round-about = Jouez une carte sans tuile et prenez ce qu’elle donne.
round-1 = Voici la ville. Vous la faites grandir ensemble. Les lettres tout autour montrent où elle peut s’étendre.
round-2 = Les bâtiments rouges donnent des ressources, les bleus des tuiles, les jaunes des points. Le plus de points l’emporte.
round-3 = Ce que vous possédez est derrière votre paravent. Vous construisez avec des tuiles et payez en ressources. Vous en avez 2 de chaque.
round-4 = À chaque tour, vous choisissez tous deux en secret une carte sur quatre. Puis vous les révélez et agissez l’un après l’autre.
round-5 = Une carte seule exploite : vous utilisez son bâtiment, peu importe à qui il est. Pour construire, il vous faut des ressources. Choisissez rouge 3, sans tuile, et validez.
round-5-wrong-1 = Un point, c’est bien, mais vous voulez bientôt construire, et cela coûte des ressources. Choisissez rouge 3.
round-5-wrong-2 = Avec une tuile, vous construiriez par-dessus. Essayez d’abord d’exploiter : ne choisissez pas de tuile.
round-5-otherwise = Prenez d’abord une ressource : rouge 3, sans tuile.
round-6 = Bravo, vous avez exploité : 1 ressource pour un étage. Vos trois autres cartes sont parties à gauche, trois sont venues de droite, et vous en avez pioché une chacun.
round-7 = Une carte lettre désigne le jeton de même lettre. Exploitez avec elle : vous prenez une ressource ou une tuile. Choisissez A, sans tuile.
round-7-wrong-1 = Avec une tuile, la ville s’étendrait en A. Vous l’apprendrez plus tard ; cette fois, ne choisissez pas de tuile.
round-7-wrong-2 = Cela vous donne un point. Essayez la lettre : vous choisissez ce qu’elle donne.
round-7-otherwise = Essayez la lettre A, sans tuile.
round-8 = Pour construire, il vous faut plus de ressources que de tuiles : prenez une ressource.
round-8-wrong-1 = Vous avez des tuiles, mais trop peu de ressources pour construire. Prenez une ressource.
round-9 = Bravo ! Votre main ne vous plaît pas ? Un jeton Changer sa main remplace les quatre cartes. Vous en avez deux ; chacun que vous gardez rapporte 2 points à la fin.
round-10 = Rouge 7 a deux étages : il donne 2 ressources. Il est à votre adversaire, mais vous pouvez l’utiliser. Choisissez-le, sans tuile.
round-10-wrong-1 = Un étage donne un point. Deux étages donnent deux ressources.
round-10-wrong-2 = Vous recevez une tuile, mais d’un seul étage. Rouge 7 donne deux ressources.
round-10-otherwise = Exploitez le bâtiment le plus haut : rouge 7, sans tuile.
round-end = Bravo ! Exploiter vous donne de quoi construire. Ensuite : construire, par-dessus un bâtiment.

## Construire

up-title = Construire
up-about = Posez une tuile sur un bâtiment et sachez ce qu’elle coûte.
up-1 = Une carte avec une tuile bâtit. Avec une carte Bâtiment, la tuile va sur ce bâtiment, qui gagne un étage : vous construisez.
up-2 = Vous mettez une ressource par étage sur le nouveau bâtiment. Elles montrent qu’il est à vous.
up-3 = Jaune 2 a un étage et pas de propriétaire. Choisissez-le avec votre jaune 9 : 2 étages, 2 ressources.
up-3-wrong-1 = Une autre couleur coûte une ressource de plus. Restez en jaune.
up-3-wrong-2 = Seule, elle ne vous donne qu’un point. Ajoutez une tuile, et le bâtiment est à vous.
up-3-otherwise = Choisissez la carte jaune 2 et la tuile jaune 9.
up-4 = Bravo, vous avez construit ! Le pion Chantier montre que la carte de votre bâtiment n’est pas encore en jeu. Pour un temps, aucun joueur ne peut construire dessus.
up-5 = La carte jaune 2 reste devant vous pour de bon et travaille pour vous. Vous en saurez plus bientôt.
up-6 = Vous pouvez aussi construire sur un bâtiment adverse. Son propriétaire reprend ses ressources et gagne un point pour chacune. Choisissez rouge 8 avec rouge 11 : 3 étages, 3 ressources.
up-6-wrong-1 = 5 est plus petit que 8 : vous paieriez la différence, 3 points. Un numéro plus grand est gratuit.
up-6-wrong-2 = Elle est plus grande, mais bleu sur rouge coûte une ressource de plus. Prenez la rouge.
up-6-wrong-3 = Seule, elle vous donne 2 ressources et votre adversaire garde le bâtiment. Construisez dessus.
up-6-otherwise = Choisissez la carte rouge 8 et la tuile rouge 11.
up-7 = Bravo ! Seuls le numéro et la couleur coûtent un supplément : des points pour un numéro plus petit, une ressource pour une autre couleur.
up-8 = Si vous ne pouvez pas payer au moment d’agir, vous reprenez la tuile et exploitez à la place.
up-9 = À vous : construisez sur rouge 1, au moindre coût.
up-9-wrong-1 = Bleu sur rouge coûte une ressource de plus. Vous avez une tuile rouge assez grande.
up-9-wrong-2 = Cela ne fait que l’exploiter. Ajoutez la tuile qui ne coûte aucun supplément.
up-9-otherwise = Choisissez rouge 1, avec une tuile rouge de numéro plus grand : rouge 5.
up-end = Bravo ! Construire vous donne un bâtiment, des étages et une carte pour de bon. Ensuite : urbaniser, pour étendre la ville.

## Urbaniser

out-title = Urbaniser
out-about = Étendez la ville et déplacez les jetons.
out-1 = Une carte lettre avec une tuile bâtit à la place de ce jeton : vous urbanisez. La ville s’étend, et toute tuile ne coûte qu’une ressource.
out-2 = Le nouveau bâtiment ne donne rien, mais ses voisins donnent comme si vous les exploitiez. Les diagonales ne comptent pas.
out-3 = A touche rouge 7 et bleu 1 : une ressource et une tuile pour vous. Choisissez A avec votre rouge 6.
out-3-wrong-1 = L ne touche que bleu 1. En A, deux bâtiments vous donnent quelque chose.
out-3-wrong-2 = Seule, elle donne une chose. Avec une tuile, vous en recevez deux, et un bâtiment.
out-3-wrong-3 = Cela marche, mais rouge 6 serait à côté de votre rouge 7, et des voisins de même couleur comptent ensemble.
out-3-otherwise = Choisissez la lettre A et la tuile rouge 6.
out-4 = Bien ! Le jeton A a perdu sa place et va à côté du nouveau bâtiment. Vous choisissez où : mettez-le au nord.
out-4-wrong-1 = Vous pouvez le mettre là, à côté de L. Mais pour cette leçon, mettez-le au nord.
out-5 = Bravo, vous avez urbanisé ! Rouge 7 a donné une ressource, bleu 1 une tuile. Votre Bio-technicien a donné une autre ressource : il le fait chaque fois que vous urbanisez.
out-6 = Encore un pion Chantier : rouge 6 aussi a une carte. Elle entre en jeu au prochain mélange de la pioche.
out-7 = À vous de choisir : quelle lettre a deux voisins, et quelle tuile y convient ?
out-7-wrong-1 = E a un voisin, rouge 3. C en a deux : rouge 7 et bleu 3.
out-7-wrong-2 = C’est le bon endroit. Mais avec rouge 12, vous avez trois bâtiments rouges d’affilée.
out-7-otherwise = Choisissez la lettre C, avec rouge 12 à côté de rouge 7.
out-8 = Mettez le jeton C au nord lui aussi. Il ne peut aller qu’à côté du nouveau bâtiment.
out-8-wrong-1 = Vous pouvez le mettre là, à côté de D. Mais pour cette leçon, mettez-le au nord.
out-9 = Bravo ! Autour de la ville, les lettres se lisent toujours de A à L. Si l’une ne tient plus, d’autres lui font place. Le plateau montre ce qui est possible.
out-end = Urbaniser coûte peu et vous donne ce qui est à côté. Construire vous donne des cartes. Ensuite : ce que font les cartes.

## Les cartes qui travaillent pour vous

engine-title = Les cartes qui travaillent pour vous
engine-about = Réunissez des cartes qui rapportent encore et encore.
engine-1 = Les cartes devant vous agissent encore et encore : certaines quand vous exploitez, d’autres quand vous urbanisez ou construisez.
engine-2 = Vous avez trois personnages. Deux rapportent quand vous construisez : le Bio-urbaniste un point, le Bio-ingénieur une tuile.
engine-3 = Bleu 3 fait comme le Bio-ingénieur, et il est à vous. Construisez donc, avec une carte qui s’y ajoute : jaune 3, avec jaune 14.
engine-3-wrong-1 = La carte bleu 1 agirait quand vous exploitez. Jaune 3 agit quand vous construisez, comme vos autres cartes.
engine-3-wrong-2 = C’est un point, une fois. Avec une tuile, vous gardez la carte, et elle rapporte à chaque fois.
engine-3-otherwise = Choisissez la carte jaune 3 et la tuile jaune 14.
engine-4 = Bravo ! Vous avez aussi reçu un point et deux tuiles. Jaune 3 n’a encore rien donné : vous ne l’avez reçue qu’à la fin.
engine-5 = La prochaine fois, elle donne. Construisez encore : rouge 3 avec votre rouge 13. Dès lors, cette carte donne une ressource chaque fois que vous construisez.
engine-5-wrong-1 = C’est une ressource maintenant. Avec une tuile, vous gagnez quatre choses, et une de plus chaque fois ensuite.
engine-5-wrong-2 = Urbaniser rapporte aussi, mais la plupart de vos cartes agissent quand vous construisez.
engine-5-otherwise = Choisissez la carte rouge 3 et la tuile rouge 13.
engine-6 = Bravo, vous avez reçu 2 points et 2 tuiles ! Les cartes jusqu’à 9 agissent ainsi. Les cartes 10 à 20 portent un « = » et rapportent une fois, à la fin.
engine-7 = Bleu 10 rapporte un point par ressource que vous avez sur des bâtiments bleus. Il est à vous : vous reprenez 2 ressources avant d’en payer 3. Prenez bleu 16.
engine-7-wrong-1 = Vous recevez deux tuiles, mais défaussez la carte. Plus tard, un autre joueur pourrait construire là avec elle et la garder.
engine-7-wrong-2 = 4 est plus petit que 10, et la couleur diffère : 6 points et une ressource de plus. Bleu 16 ne coûte aucun supplément.
engine-7-otherwise = Choisissez la carte bleu 10 et la tuile bleu 16.
engine-end = Bravo ! Au début, prenez des cartes qui rapportent encore et encore. Vers la fin, celles avec « = ». Ensuite : les quartiers.

## Les quartiers et la fin

districts-title = Les quartiers et la fin
districts-about = Gagnez des quartiers et sachez quand la partie prend fin.
districts-1 = Des bâtiments voisins de même couleur forment un quartier. Cette liste les montre tous, avec ce que chaque joueur y marquerait.
districts-2 = À la fin, le joueur avec le plus de ressources dans un quartier marque un point pour chaque ressource du quartier. Le deuxième marque un point pour chacune des siennes.
districts-3 = Vous avez 2 ressources dans le quartier rouge, votre adversaire aussi. En cas d’égalité : le bâtiment le plus haut, puis le plus grand numéro. 12 bat votre 9.
districts-4 = Changez cela : construisez sur rouge 1 avec rouge 5, et vous en avez 4. Tout le quartier vous rapporte alors 6 points au lieu de 2.
districts-4-wrong-1 = En jaune, vous êtes sans rival et à l’abri. En rouge, la tête se joue : 4 points de plus pour vous, 2 de moins pour votre adversaire.
districts-4-wrong-2 = Une ressource derrière votre paravent ne rapporte rien à la fin. Mettez vos ressources dans la ville.
districts-4-wrong-3 = Ce bâtiment deviendrait bleu et sortirait du quartier rouge.
districts-4-otherwise = Vous luttez pour le rouge : choisissez rouge 1 avec rouge 5.
districts-5 = Bravo ! Personne d’autre n’a de ressources dans le quartier jaune. Sans rival, vous prenez la première et la deuxième place : 2 points par ressource.
districts-6 = Deux étages de plus y rapportent donc 4 points. Construisez sur jaune 2 avec jaune 13.
districts-6-wrong-1 = Bleu 1 ne touche aucun autre bâtiment bleu. Seul, il n’est pas un quartier et ne rapporte rien.
districts-6-wrong-2 = Du bleu couperait votre quartier jaune.
districts-6-otherwise = Agrandissez votre propre quartier : jaune 2 avec jaune 13.
districts-7 = Le plus hardi : construisez sur le meneur. Votre adversaire reçoit 2 ressources et 2 points, mais n’a plus rien en rouge. Plus aucun rival ! Rouge 12 avec rouge 15.
districts-7-wrong-1 = Vous recevez deux ressources. Si vous construisez dessus, ce bâtiment vous rapporte 8 points.
districts-7-wrong-2 = Bleue, et plus petite : elle coûte plus et coupe votre quartier rouge.
districts-7-otherwise = Cherchez où le plus de points changent de camp : rouge 12 avec rouge 15.
districts-8 = Bravo ! La partie prend fin de deux façons. La première : un joueur a mis toutes ses ressources dans la ville. Ce tour est le dernier.
districts-9 = La seconde : les tuiles s’épuisent pour la deuxième fois. La première fois, chaque joueur peut en rendre, pour 1 point chacune, et elles forment la nouvelle réserve.
districts-10 = Comptez alors vos points, vos cartes avec « = », 2 par jeton Changer sa main, et les quartiers. Ce qui reste derrière votre paravent ne rapporte rien.
districts-end = Félicitations, vous connaissez le jeu ! Jouez votre première partie avec les personnages de débutant, et veillez à ce que vos étages se touchent.

## Choisir ses personnages

draft-title = Choisir ses personnages
draft-about = Choisissez trois personnages qui vont bien ensemble.
draft-1 = Dans le jeu complet, vous choisissez vous-même vos trois personnages. Chacun travaille pour vous toute la partie.
draft-2 = Chacun montre ce que vous recevez au départ. Dessous figure ce qu’il donne chaque fois que vous exploitez, urbanisez ou construisez.
draft-3 = Sur quatre, vous en gardez un et passez les autres à gauche. Gardez le jaune : beaucoup au départ, et un point chaque fois que vous construisez.
draft-3-wrong-1 = Il donne une tuile quand vous construisez, mais une seule ressource au départ. Vous le reverrez peut-être ; le riche, lui, sera parti.
draft-3-wrong-2 = Il agit quand vous exploitez. Vous le faites souvent au début, moins ensuite.
draft-3-otherwise = Cette fois, choisissez-en trois qui agissent quand vous construisez : le jaune, 5.
draft-4 = Bien ! Trois vous viennent de droite. Rouge 22 donne une ressource chaque fois que vous construisez : chaque étage vous coûte moins. Gardez-le.
draft-4-wrong-1 = Il donne beaucoup au départ, mais agit quand vous exploitez. Mieux vaut deux fois la même action.
draft-4-wrong-2 = Il donne des tuiles quand vous exploitez. Vous avez choisi de construire : tenez-vous-y.
draft-4-otherwise = Prenez-en un autre qui agit quand vous construisez : rouge 22.
draft-5 = Votre premier paquet revient, avec deux cartes. Bleu 3 y est encore : il donne une tuile chaque fois que vous construisez, pour l’étage suivant. Gardez-le.
draft-5-wrong-1 = Il donne plus au départ, mais bleu 3 rapporte à chaque étage que vous construisez.
draft-6 = Bravo ! Vous révélez tous deux vos personnages et recevez ce qu’ils montrent : 3 ressources, 2 tuiles, 1 point. Les personnages plus forts donnent moins.
draft-7 = Voyez-les à l’œuvre : construisez sur jaune 2 avec jaune 9.
draft-7-wrong-1 = Vous recevez une ressource. Si vous construisez, trois personnages vous paient.
draft-7-wrong-2 = Une autre couleur coûterait une ressource de plus. Prenez la tuile jaune.
draft-7-otherwise = Construisez : jaune 2 avec jaune 9.
draft-8 = Bravo ! Vous avez aussitôt reçu un point, une ressource et une tuile. Les personnages servent à cela : faites-les agir ensemble.
draft-end = Choisissez une action et tenez-vous-y, ou prenez de quoi partir vite. Pensez-y : votre adversaire reçoit ce que vous passez.

## En solo contre Hal

hal-title = En solo contre Hal
hal-about = Jouez contre Hal, qui suit des règles fixes.
hal-1 = Votre adversaire est Hal. Il a 25 ressources et suit une procédure. Vous commencez avec 6 ressources, 6 tuiles et 6 points, sans personnages.
hal-2 = À chaque tour, vous recevez trois cartes, en jouez une et défaussez les deux autres. Vous commencez toujours.
hal-3 = Vous jouez comme d’habitude. Construisez sur bleu 2 avec bleu 7 : vous recevez une carte qui donne une tuile chaque fois que vous urbanisez.
hal-3-wrong-1 = Vous avez déjà 6 ressources : servez-vous-en pour une carte qui travaille pour vous.
hal-3-wrong-2 = Rouge sur bleu coûte une ressource de plus. Prenez bleu 7.
hal-3-otherwise = Commencez par une carte pour toute la partie : bleu 2, avec bleu 7.
hal-4 = Bien ! Hal a révélé la lettre C, pioché une tuile et bâti là. Vous déplacez les jetons pour lui. Mettez C à l’est.
hal-4-wrong-1 = Vous pouvez le mettre là. Mais pour cette leçon, mettez-le à l’est.
hal-5 = Bravo ! Les voisins vous donnent ce qu’ils produisent ; Hal marque un point pour chacun de leurs étages. Ici, un seul : bleu 3.
hal-6 = Avec une carte Bâtiment, il construit dessus, sans payer ni numéro ni couleur. Si le bâtiment était à vous, vous reprenez vos ressources et gagnez des points.
hal-7 = Urbanisez maintenant, pour que bleu 2 agisse. E touche rouge 3 : choisissez E avec jaune 15.
hal-7-wrong-1 = Vous recevez une ressource. En E, vous la recevez aussi, plus une tuile et un nouveau bâtiment.
hal-7-wrong-2 = Seule, elle donne une chose. Avec une tuile, elle en donne deux, et un bâtiment.
hal-7-otherwise = Urbanisez en E, avec jaune 15.
hal-8 = Bravo ! La partie prend fin quand les tuiles s’épuisent pour la première fois, ou quand vous ou Hal n’avez plus de ressources à poser.
hal-9 = Vous gagnez avec plus de points que Hal. Battez-le dans les quartiers : il bâtit au hasard, vous planifiez.
hal-end = Battez-le quelques fois, puis essayez le jeu expert : Hal peut y échanger une carte contre une meilleure.
