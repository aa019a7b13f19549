### Puerto Rico : mots qui entrent dans d’autres messages. Ce que l’édition classique appelle autrement est dans classic.ftl.

## Termes

-worker = ouvrier
-workers = ouvriers
-the-worker = l’ouvrier
-all-workers = Les ouvriers
-of-workers = d’ouvriers
# Où attendent les ouvriers que distribue le prochain Recruteur.
-register = la Bourse du travail
-from-register = de la Bourse du travail
-at-register = à la Bourse du travail
# Où attendent les ouvriers d’un joueur qui n’ont pas de cercle.
-portrait = le portrait
-from-portrait = du portrait
-on-portrait = sur le portrait
# Les douze cases d’un plateau à côté de celles des bâtiments.
-land = campagne
-land-spaces = cases de campagne
# D’où sont tirées les plantations.
-bag = le sac
-from-bag = du sac

## Quantités

coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
workers = { $n ->
    [one] { $n } { -worker }
   *[other] { $n } { -workers }
}
# Caisses d’une marchandise : $good est son nom. Court, car c’est souvent dans une liste : « 3 maïs, 1 fruit ».
crates-of = { $good ->
    [fruits] { $count ->
        [one] { $count } fruit
       *[other] { $count } fruits
    }
   *[other] { $count } { $good }
}

## Petits mots

# Le lecteur comme sujet d’une phrase.
you = Vous
# Aucune caisse, là où serait leur liste.
nothing = rien
# Le libellé d’un bouton comme phrase.
sentence = { $text }.
# Un nom ou un libellé, et ce qui s’y rapporte : « Pièces : 4 ».
labelled = { $label } : { $value }
# Un nom, et combien de fois il est là.
times = { $name } ×{ $count }
# Un bâtiment dont le nom n’est pas connu ici, comme objet.
some-building = un bâtiment
some-tile = tuile
some-good = marchandise
# La seconde des deux tuiles Aventurier, comme objet ; $role est leur nom à toutes deux.
second-role = le second { $role }
