### Puerto Rico, classic edition: only what differs from the 1897 edition. Messages and terms here replace those of the same name.
# Roles y edificios: como los llaman los jugadores de la edición de Devir (Colonizador, Alcalde, Buscador de oro, Añilería,
# Caseta de obra, Hospicio, Universidad, Cofradía); no los hemos cotejado uno a uno con la caja. El dinero se llama «monedas» en las dos ediciones, aunque el juego impreso diga «doblones».
title = Puerto Rico
role-planter = Colonizador
role-recruiter = Alcalde
role-adventurer = Buscador de oro
good-fruit = añil
letter-fruit = Ñ
tile-fruit = plantación de añil
area-own-ship = Barco del Muelle
area-register = Barco de colonos
area-portrait = San Juan
area-workers = Colonos
area-bag = Pila boca abajo
area-your-land = Tu isla
building-small-fruit = Añilería pequeña
building-builders-yard = Caseta de obra
building-large-fruit = Añilería
building-large-sugar = Azucarera
building-hospital = Hospicio
building-tobacco-storage = Secadero de tabaco
building-coffee-roaster = Tostadero de café
building-school = Universidad
building-fire-station = Cofradía
role-recruiter-action = Se reparten los colonos del barco; cada jugador puede recolocar todos sus colonos.
role-craftsman-action = Cada jugador produce lo que permiten sus plantaciones, edificios y colonos.
role-recruiter-privilege = Antes tomas 1 colono de la reserva.
role-craftsman-privilege = Al producir, tomas 1 caja adicional de un tipo que has producido, antes que los demás.
tile-corn-effect = Con un colono, produce 1 caja de maíz en la fase del Capataz. No necesita edificio.
tile-fruit-effect = Con un colono aquí y otro en una Añilería, produce 1 caja de añil en la fase del Capataz.
tile-sugar-effect = Con un colono aquí y otro en una Azucarera, produce 1 caja de azúcar en la fase del Capataz.
tile-tobacco-effect = Con un colono aquí y otro en el Secadero de tabaco, produce 1 caja de tabaco en la fase del Capataz.
tile-coffee-effect = Con un colono aquí y otro en el Tostadero de café, produce 1 caja de café en la fase del Capataz.
tile-quarry-effect = Con un colono, los edificios cuestan 1 moneda menos. Cuentan hasta 1, 2, 3 o 4 canteras en edificios de 1, 2, 3 o 4 puntos.
building-small-fruit-effect = En la fase del Capataz, cada colono aquí hace 1 caja de añil de 1 plantación de añil ocupada.
building-large-fruit-effect = En la fase del Capataz, cada colono aquí hace 1 caja de añil de 1 plantación de añil ocupada.
building-small-sugar-effect = En la fase del Capataz, cada colono aquí hace 1 caja de azúcar de 1 plantación de azúcar ocupada.
building-large-sugar-effect = En la fase del Capataz, cada colono aquí hace 1 caja de azúcar de 1 plantación de azúcar ocupada.
building-builders-yard-effect = En la fase del Colonizador, puedes tomar una cantera en lugar de una plantación.
building-hacienda-effect = En la fase del Colonizador, puedes robar antes una plantación de la pila boca abajo y colocarla. Luego tomas una loseta como siempre.
building-hospital-effect = En la fase del Colonizador, la loseta boca arriba que tomas llega con un colono. Tómalo de la reserva o, si no hay, del Barco de colonos.
building-tobacco-storage-effect = En la fase del Capataz, cada colono aquí hace 1 caja de tabaco de 1 plantación de tabaco ocupada.
building-coffee-roaster-effect = En la fase del Capataz, cada colono aquí hace 1 caja de café de 1 plantación de café ocupada.
building-school-effect = Cada edificio nuevo llega con 1 colono de la reserva o, si no hay, del Barco de colonos.
building-residence-effect = Al final, 4 puntos con hasta 9 losetas de isla, 5 con 10, 6 con 11 y 7 con 12.
building-fortress-effect = Al final, 1 punto por cada 3 colonos que tengas.
building-city-hall-effect = Al final, 1 punto por cada edificio violeta tuyo, incluido este.

## Frases y términos

-worker = colono
-workers = colonos
-register = Barco de colonos
-portrait = San Juan
-on-portrait = en San Juan
-from-portrait = de San Juan
-to-portrait = a San Juan
-land = isla
-bag = pila boca abajo
tile-fruit-one = una plantación de añil
class-commercial = Edificio violeta pequeño
class-expanded = Edificio violeta grande (dos espacios)
thing-bag-effect = De aquí salen las plantaciones nuevas después de cada fase del Colonizador. Cuando se agota, se mezclan las descartadas y forman una pila nueva.
thing-fullest-effect = Cuando un jugador llena sus 12 espacios de edificio, esa ronda es la última. Los edificios grandes ocupan 2.
thing-built-effect = Puntos de los edificios si la partida terminara ahora: los impresos y los de los edificios grandes ocupados.
log-bag-refilled = { $tiles ->
    [one] La pila se ha agotado: la plantación descartada es la nueva pila.
   *[other] La pila se ha agotado: { $tiles } plantaciones descartadas forman la nueva pila.
}
board-land-of = Isla de { $name }
board-plantation = Plantación (loseta de isla)

## Nombres con su artículo, los que cambian de género

building-small-fruit-object = la { building-small-fruit }
building-small-fruit-of = de la { building-small-fruit }
building-small-fruit-to = a la { building-small-fruit }
building-large-fruit-object = la { building-large-fruit }
building-large-fruit-of = de la { building-large-fruit }
building-large-fruit-to = a la { building-large-fruit }
building-fire-station-object = la { building-fire-station }
building-fire-station-of = de la { building-fire-station }
building-fire-station-to = a la { building-fire-station }
