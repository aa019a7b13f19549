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

class-commercial = Edificio violeta

## Nombres con su artículo, los que cambian de género

building-prod-t1-object = la { building-prod-t1 }
building-prod-t1-of = de la { building-prod-t1 }
building-prod-t2-object = la { building-prod-t2 }
building-prod-t2-of = de la { building-prod-t2 }
building-prod-t3-object = el { building-prod-t3 }
building-prod-t3-of = del { building-prod-t3 }
building-prod-t5-object = la { building-prod-t5 }
building-prod-t5-of = de la { building-prod-t5 }
building-archive-object = el { building-archive }
building-archive-of = del { building-archive }
building-well-object = el { building-well }
building-well-of = del { building-well }
building-tower-object = la { building-tower }
building-tower-of = de la { building-tower }
building-carpenter-object = la { building-carpenter }
building-carpenter-of = de la { building-carpenter }
building-prefecture-object = la { building-prefecture }
building-prefecture-of = de la { building-prefecture }
building-victory-column-object = la { building-victory-column }
building-victory-column-of = de la { building-victory-column }
building-triumphal-arch-object = el { building-triumphal-arch }
building-triumphal-arch-of = del { building-triumphal-arch }
building-palace-object = el { building-palace }
building-palace-of = del { building-palace }
