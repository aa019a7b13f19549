### Puerto Rico, edición clásica: los campos que allí se llaman de otra manera.
field-countryside = Isla
field-workers = Colonos
field-idle-workers = Colonos sin colocar
field-register = Colonos en espera
field-gone-workers = Colonos fuera de la partida
