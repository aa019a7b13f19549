### San Juan: names of the pieces. The 1897 edition and its expansion.
# Los nombres que la edición 1897 comparte con la clásica (Constructor, Capataz, Mercader, Capitán y varios edificios)
# son los que usan los jugadores de las ediciones de Devir de San Juan y de Puerto Rico, sin cotejar con la caja.
# Los nombres propios de la edición 1897 y de su expansión son traducción nuestra.
title = San Juan 1897

## Roles

role-builder = Constructor
role-producer = Capataz
role-trader = Mercader
role-councillor = Reclutador
role-prospector = Explorador
role-prospector-2 = Segundo Explorador
role-colonist-ship = Barco de colonos
role-mayor = Corregidor
role-captain = Capitán

## Goods, and a letter for each

good-1 = maíz
good-2 = fruta
good-3 = azúcar
good-4 = tabaco
good-5 = café
good-plain = mercancías
letter-1 = M
letter-2 = F
letter-3 = A
letter-4 = T
letter-5 = C

## Things on the table

thing-prices = Loseta de precios
thing-deck = Mazo
thing-discard = Descartes
thing-buildings = Edificios de la ciudad
thing-points = Puntos de la ciudad
thing-hand = Mano

## Buildings

building-prod-t1 = Granero de maíz
building-prod-t2 = Depósito de fruta
building-prod-t3 = Azucarera
building-prod-t4 = Secadero de tabaco
building-prod-t5 = Tostadero de café
building-smithy = Destilería
building-gold-mine = Mina de oro
building-archive = Notaría
building-poor-house = Hospital
building-black-market = Mercado clandestino
building-trading-post = Puesto comercial
building-well = Fábrica
building-market-stand = Mercado pequeño
building-crane = Grúa
building-chapel = Capilla
building-tower = Faro
building-aqueduct = Canal
building-carpenter = Aserradero
building-prefecture = Balneario
building-market-hall = Mercado grande
building-quarry = Casa de materiales
building-library = Editorial
building-statue = Estatua
building-victory-column = Arco de triunfo
building-hero = Monumento al héroe
building-guild-hall = Sala de asambleas
building-city-hall = Ayuntamiento
building-triumphal-arch = Plaza mayor
building-palace = Aduana
building-office = Oficina
building-guard-room = Fuerte
building-cottage = Casita
building-school = Escuela
building-park = Parque
building-customs-office = Oficina de urbanismo
building-church = Iglesia
building-harbor = Puerto
building-bank = Banco
building-residence = Residencia
building-cathedral = Catedral
