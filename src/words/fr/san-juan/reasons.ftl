### San Juan : pourquoi une chose est impossible, dit au joueur qui l’a tentée.

why-not-over = La partie est finie.
why-not-asked = Ce n’est pas possible maintenant.
why-not-pick = Vous devez prendre un rôle.
why-not-role-taken = Ce rôle est déjà pris dans cette manche.
why-not-role = Ce rôle n’est pas dans cette partie.
why-not-cathedral = La { building-cathedral } n’est pas sur la table.
why-not-in-row = Vous ne pouvez prendre que les cartes face visible.
why-not-choose = Vous devez choisir.
why-not-in-hand = Cette carte n’est pas dans votre main.
why-not-built = Votre ville a déjà ce bâtiment.
why-not-afford = Il vous manque { $missing ->
    [one] { $missing } carte
   *[other] { $missing } cartes
}.
why-not-building = Il n’y a pas de bâtiment ici.
why-not-crane = Pour recouvrir un bâtiment, il vous faut une { building-crane } active.
why-not-covers-crane = Vous ne pouvez pas recouvrir la { building-crane } elle-même.
why-not-same-kind = Vous ne pouvez pas recouvrir un bâtiment du même nom.
why-not-black-market = Pour payer en marchandises, il vous faut un { building-black-market } actif.
why-not-needed = Ce prix ne demande pas d’autre marchandise.
why-not-good = Il ne contient pas de marchandise.
why-not-covered = Vous recouvrez ce bâtiment : il n’aide plus.
why-not-discount = Vous n’avez pas cette réduction.
why-not-paid = Le prix est déjà payé en entier.
why-not-production = Seuls les bâtiments de production produisent.
why-not-occupied = Il contient déjà une marchandise.
why-not-drawn = Vous ne pouvez garder que les cartes que vous venez de piocher.
why-not-order = Il est trop tard pour ce choix : recommencez la sélection.
