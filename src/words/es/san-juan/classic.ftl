### San Juan, classic edition: only what differs from the 1897 edition. Messages and terms here replace those of the same name.
# De la edición de Devir: Constructor, Capataz, Mercader, Buscador de oro, Añilería, Acueducto, Fundición de plata.
# Alcalde y Hospicio aparecen en sus textos; que sean este rol y este edificio es nuestra lectura.
# Los demás edificios: como los llaman los jugadores de Puerto Rico, y si no, traducción nuestra.
title = San Juan
role-councillor = Alcalde
role-prospector = Buscador de oro
role-prospector-2 = Segundo Buscador de oro
good-1 = añil
good-2 = azúcar
good-3 = tabaco
good-4 = café
good-5 = plata
letter-1 = Ñ
letter-2 = A
letter-3 = T
letter-4 = C
letter-5 = P
building-prod-t1 = Añilería
building-prod-t2 = Azucarera
building-prod-t3 = Secadero de tabaco
building-prod-t4 = Tostadero de café
building-prod-t5 = Fundición de plata
building-smithy = Herrería
building-archive = Archivo
building-poor-house = Hospicio
building-black-market = Mercado negro
building-well = Pozo
building-market-stand = Puesto de mercado
building-tower = Torre
building-aqueduct = Acueducto
building-carpenter = Carpintería
building-prefecture = Prefectura
building-market-hall = Mercado cubierto
building-quarry = Cantera
building-library = Biblioteca
building-victory-column = Columna de la victoria
building-hero = Héroe
building-guild-hall = Cofradía
building-triumphal-arch = Arco de triunfo
building-palace = Palacio
building-prod-t1-effect = Guarda una caja de añil: la produces en la fase del Capataz y la vendes en la del Mercader.
building-prod-t2-effect = Guarda una caja de azúcar: la produces en la fase del Capataz y la vendes en la del Mercader.
building-prod-t3-effect = Guarda una caja de tabaco: la produces en la fase del Capataz y la vendes en la del Mercader.
building-prod-t4-effect = Guarda una caja de café: la produces en la fase del Capataz y la vendes en la del Mercader.
building-prod-t5-effect = Guarda una caja de plata: la produces en la fase del Capataz y la vendes en la del Mercader.
building-gold-mine-effect = En cada fase del Buscador de oro, revela las 4 primeras cartas del mazo. Si todos los costes son distintos, quédate con una; descarta las demás.
building-archive-effect = En la fase del Alcalde, todas las cartas que robas van a tu mano. Luego descartas tantas como siempre, de toda la mano.
building-carpenter-effect = Tras construir y pagar un edificio violeta, roba 1 carta.
building-prefecture-effect = En la fase del Alcalde te quedas con 2 cartas en lugar de 1.
building-quarry-effect = Los edificios violetas te cuestan 1 carta menos.
building-guild-hall-effect = Al final, 2 puntos por cada edificio de producción tuyo.
building-city-hall-effect = Al final, 1 punto por cada edificio violeta tuyo, incluido este.
-commercial = violeta

# «Barco de colonos» es un rol de esta edición: no se elige «al» Barco, así que aquí se elige el rol de…
act-role = Elegir el rol de { $role }
board-take = Elegir { $role }
log-role = { $who ->
    [you] Eliges el rol de { $role }.
   *[other] { $who } elige el rol de { $role }.
}
class-commercial = Edificio violeta
