### San Juan: what each piece does, in one or two short sentences.
## Buildings

building-prod-t1-effect = Guarda una caja de maíz: la produces en la fase del Capataz y la vendes en la del Mercader.
building-prod-t2-effect = Guarda una caja de fruta: la produces en la fase del Capataz y la vendes en la del Mercader.
building-prod-t3-effect = Guarda una caja de azúcar: la produces en la fase del Capataz y la vendes en la del Mercader.
building-prod-t4-effect = Guarda una caja de tabaco: la produces en la fase del Capataz y la vendes en la del Mercader.
building-prod-t5-effect = Guarda una caja de café: la produces en la fase del Capataz y la vendes en la del Mercader.
building-smithy-effect = Los edificios de producción te cuestan 1 carta menos.
building-gold-mine-effect = En cada fase del Explorador, revela las 4 primeras cartas del mazo. Si todos los costes son distintos, quédate con la más barata; descarta las demás.
building-archive-effect = En la fase del Reclutador, todas las cartas que robas van a tu mano. Luego descartas tantas como siempre, de toda la mano.
building-poor-house-effect = Tras construir, roba 1 carta si te quedan 0 o 1.
building-black-market-effect = Cuando construyes, hasta 2 mercancías tuyas pagan 1 carta cada una.
building-trading-post-effect = Puedes vender 1 mercancía más.
building-well-effect = Roba 1 carta si produces al menos 2 mercancías en la fase.
building-market-stand-effect = Roba 1 carta si vendes al menos 2 mercancías en la fase.
building-crane-effect = Puedes construir encima de un edificio tuyo y restar su coste del precio.
building-chapel-effect = Al empezar cada ronda, puedes poner debajo 1 carta de tu mano: 1 punto al final.
building-tower-effect = Tu límite de mano es de 12 cartas en lugar de 7.
building-aqueduct-effect = Puedes producir 1 mercancía más.
building-carpenter-effect = Tras construir y pagar un edificio comercial, roba 1 carta.
building-prefecture-effect = En la fase del Reclutador te quedas con 2 cartas en lugar de 1.
building-market-hall-effect = Roba 1 carta más si vendes al menos 1 mercancía en la fase.
building-quarry-effect = Los edificios comerciales te cuestan 1 carta menos.
building-library-effect = Duplica el privilegio del rol que eliges. Con dos jugadores, una vez por ronda.
building-statue-effect = Un monumento: da puntos y nada más.
building-victory-column-effect = Un monumento: da puntos y nada más.
building-hero-effect = Un monumento: da puntos y nada más.
building-guild-hall-effect = Al final, 1 punto por cada edificio de producción tuyo y 1 por cada tipo distinto.
building-city-hall-effect = Al final, 1 punto por cada edificio comercial tuyo, incluido este.
building-triumphal-arch-effect = Al final, 4, 6 u 8 puntos por 1, 2 o 3 monumentos.
building-palace-effect = Al final del todo, 1 punto por cada 4 puntos que tengas.
building-office-effect = Al empezar cada ronda, antes de la Capilla y la Iglesia, puedes descartar 1 o 2 cartas y robar otras tantas.
building-guard-room-effect = Tu límite de mano sigue en 7 cartas. Los jugadores sin Fuerte ni Faro solo conservan 6.
building-cottage-effect = Si ningún jugador vende en la fase del Mercader, roba 1 carta cuando termina.
building-school-effect = Al final de la fase del Constructor, roba 1 carta si eres quien menos edificios tiene. Los empates cuentan, salvo que todos tengan los mismos.
building-park-effect = Si construyes encima de él con la Grúa, pagas hasta 6 menos en lugar de 3.
building-customs-office-effect = Si está vacía, recibe una mercancía al empezar la fase del Reclutador. Se vende siempre por 2 cartas.
building-church-effect = Una vez por partida, al empezar una ronda, pon debajo las cartas de tu mano que quieras: 1 punto cada una al final.
building-harbor-effect = Cuando vendes, una de las mercancías vendidas va debajo: 1 punto al final.
building-bank-effect = En cada fase del Explorador, revela la primera carta del mazo. Quédate con ella si ese edificio no está en ninguna ciudad; si no, descártala.
building-residence-effect = Al final, 4, 7, 9 o 10 puntos por 1, 2, 3 o 4 grupos de tres edificios distintos del mismo coste.
building-cathedral-effect = Está en la mesa para el primero que la construya. Al final, 4, 3, 2 y 1 puntos por los cuatro primeros edificios de coste 6 de tus rivales.

## Roles: what each player does, and the privilege of the player who took it

role-builder-action = Cada jugador puede construir un edificio.
role-producer-action = Cada jugador puede producir una mercancía.
role-trader-action = Se revela la loseta de precios; cada jugador puede vender una mercancía.
role-councillor-action = Cada jugador roba 2 cartas y se queda con 1.
role-prospector-action = Los demás jugadores no hacen nada.
role-prospector-2-action = Los demás jugadores no hacen nada.
role-colonist-ship-action = Se revela una carta por jugador; cada jugador puede tomar una.
role-mayor-action = Cada jugador puede descartar hasta 2 cartas y robar otras tantas.
role-captain-action = Cada jugador puede embarcar una mercancía: 1 punto al final.
role-builder-privilege = Pagas 1 carta menos.
role-producer-privilege = Puedes producir 1 mercancía más.
role-trader-privilege = Puedes vender 1 mercancía más.
role-councillor-privilege = Robas 3 cartas más para elegir.
role-prospector-privilege = Robas 1 carta.
role-prospector-2-privilege = Robas 1 carta.
role-colonist-ship-privilege = Eliges primero; con una Biblioteca tomas 2 cartas.
role-mayor-privilege = Robas 1 carta más, aunque no hayas descartado ninguna.
role-captain-privilege = Puedes embarcar 1 mercancía más.
