### Puerto Rico, édition classique : les champs qui y portent un autre nom.
field-countryside = Île
field-workers = Colons
field-idle-workers = Colons non placés
field-register = Colons en attente
field-gone-workers = Colons hors jeu
