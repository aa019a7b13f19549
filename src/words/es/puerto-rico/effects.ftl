### Puerto Rico: what each piece does, in one or two short sentences.

## Buildings

building-small-fruit-effect = En la fase del Capataz, cada trabajador aquí hace 1 caja de fruta de 1 plantación de fruta ocupada.
building-small-market-effect = 1 moneda más cuando vendes en la Casa de comercio.
building-small-sugar-effect = En la fase del Capataz, cada trabajador aquí hace 1 caja de azúcar de 1 plantación de azúcar ocupada.
building-builders-yard-effect = En la fase del Plantador, puedes tomar una cantera en lugar de una plantación.
building-hacienda-effect = En la fase del Plantador, puedes robar antes una plantación de la bolsa y colocarla. Luego tomas una loseta como siempre.
building-large-fruit-effect = En la fase del Capataz, cada trabajador aquí hace 1 caja de fruta de 1 plantación de fruta ocupada.
building-small-warehouse-effect = Al final de la fase del Capitán, conserva todas las cajas de 1 tipo, además de tu caja de siempre.
building-large-sugar-effect = En la fase del Capataz, cada trabajador aquí hace 1 caja de azúcar de 1 plantación de azúcar ocupada.
building-hospital-effect = En la fase del Plantador, 1 de tus losetas nuevas llega con un trabajador. Tómalo de la reserva o, si no hay, del Registro de trabajo.
building-tobacco-storage-effect = En la fase del Capataz, cada trabajador aquí hace 1 caja de tabaco de 1 plantación de tabaco ocupada.
building-office-effect = Puedes vender un tipo que ya está en la Casa de comercio.
building-large-market-effect = 2 monedas más cuando vendes en la Casa de comercio.
building-coffee-roaster-effect = En la fase del Capataz, cada trabajador aquí hace 1 caja de café de 1 plantación de café ocupada.
building-large-warehouse-effect = Al final de la fase del Capitán, conserva todas las cajas de 2 tipos, además de tu caja de siempre.
building-factory-effect = En la fase del Capataz, 1, 2, 3 o 5 monedas por producir 2, 3, 4 o 5 tipos.
building-school-effect = Cada edificio nuevo llega con 1 trabajador de la reserva o, si no hay, del Registro de trabajo.
building-harbor-effect = En la fase del Capitán, 1 punto más cada vez que cargas un barco.
building-wharf-effect = Una vez por fase del Capitán, puedes cargar todas tus cajas de 1 tipo en tu propio barco.
building-fire-station-effect = Al final, 1 punto por cada edificio de producción pequeño tuyo y 2 por cada uno grande.
building-residence-effect = Al final, 4 puntos con hasta 9 losetas de campo, 5 con 10, 6 con 11 y 7 con 12.
building-fortress-effect = Al final, 1 punto por cada 3 trabajadores que tengas.
building-customs-house-effect = Al final, 1 punto por cada 4 puntos de victoria ganados al embarcar.
building-city-hall-effect = Al final, 1 punto por cada edificio comercial tuyo, incluido este.
building-canal-effect = En la fase del Capataz: 1 fruta más si produce tu Depósito de fruta grande. 1 azúcar más si produce tu Azucarera grande.
building-lumberyard-effect = Puedes colocar cualquier plantación nueva boca abajo, como bosque. En la fase del Constructor, paga 1 moneda menos por cada 2 bosques.
building-hidden-market-effect = Al construir, puedes pagar con 1 trabajador, 1 caja y 1 punto de victoria. Cada cosa sustituye 1 moneda que te falta.
building-storehouse-effect = Al final de la fase del Capitán, conserva 3 cajas más, de cualquier tipo.
building-bohio-effect = Los trabajadores de aquí pueden ir en cualquier momento a tus círculos vacíos. Se quedan allí hasta la próxima fase del Reclutador.
building-merchant-outpost-effect = En lugar de vender en la Casa de comercio, puedes devolver cualquier caja a la reserva y cobrar su precio.
building-church-effect = Al construir: 1 punto de victoria por un edificio de 2 o 3 puntos, 2 por uno ampliado.
building-small-wharf-effect = Una vez por fase del Capitán, puedes cargar las cajas que quieras, de cualquier tipo, en tu propio barco: 1 punto por cada 2.
building-lighthouse-effect = En la fase del Capitán, 1 moneda cada vez que cargas un barco. Si eres el Capitán, 1 moneda al empezar la fase.
building-distillery-effect = Al final de la fase del Capataz, mira el tipo que más has producido (salvo maíz): 1 moneda por cada caja después de la primera.
building-publishing-house-effect = El privilegio del rol que eliges se duplica.
building-assembly-hall-effect = Al empezar la fase del Capitán, 1 punto de victoria por cada 2 cajas del mismo tipo. Conservas las cajas.
building-monument-effect = 8 puntos y ningún efecto; no necesita trabajadores.
building-cathedral-effect = Al final, 1, 3, 6 o 10 puntos por 1, 2, 3 o 4 grupos de 3 losetas de campo iguales.
building-zoning-office-effect = Una vez por fase del Mercader: con un trabajador, paga 1 moneda para robar y colocar una plantación de la bolsa. Con un ciudadano, descarta una plantación a cambio de 1 moneda.
building-chapel-effect = Al empezar la fase del Capataz: 1 moneda con un trabajador aquí, 1 punto de victoria con un ciudadano.
building-park-authority-effect = Al final de la fase del Plantador: con un trabajador, puedes descartar una plantación o un bosque. Con un ciudadano, 2 puntos de victoria si tienes menos losetas de campo que cualquier otro jugador.
building-notary-effect = Con un trabajador, los edificios normales cuestan 1 moneda menos. Con un ciudadano, los ampliados cuestan 2 monedas menos.
building-pension-office-effect = Al empezar la fase del Capitán, puedes devolver cajas de tipos distintos por 1 punto de victoria cada una: como máximo 1 por ciudadano.
building-villa-effect = Al empezar la fase del Reclutador, tomas 1 ciudadano de la reserva o, si no hay, 1 trabajador.
building-tailor-effect = En la fase del Capataz, 1 moneda por cada ciudadano tuyo.
building-town-square-effect = Al final, 1 punto más por cada ciudadano tuyo.

## Achievement cards: condition

card-big-spender-condition = Construye un edificio ampliado y paga todas tus monedas, al menos una.
card-caramel-popcorn-condition = Ten 8 cajas de maíz y azúcar en total, al menos 1 de cada.
card-coffee-dispatcher-condition = Despacha un barco de carga con café.
card-confectionery-supplier-condition = Ten 7 cajas de fruta y azúcar en total, al menos 1 de cada.
card-corn-dispatcher-condition = Despacha un barco de carga con maíz.
card-deal-closer-condition = Como Mercader, vende la cuarta caja en la Casa de comercio.
card-dock-tycoon-condition = Carga 3 mercancías distintas en una fase del Capitán.
card-fruit-dispatcher-condition = Despacha un barco de carga con fruta.
card-head-administrator-condition = Ten 12 trabajadores en edificios.
card-independent-shipper-condition = Llena un barco de carga vacío con una sola carga.
card-leading-employer-condition = Ten 9 trabajadores en losetas de campo.
card-leading-producer-condition = Produce 7 cajas en una fase del Capataz.
card-luxury-crop-trader-condition = Ten 5 cajas de café y tabaco en total, al menos 1 de cada.
card-luxury-goods-provider-condition = Ten un edificio de producción de azúcar, otro de tabaco y otro de café.
card-major-investor-condition = Ten 2 edificios ampliados.
card-major-landowner-condition = Ten como máximo 2 espacios de campo y 2 espacios de edificio vacíos.
card-master-agronomist-condition = Ten 12 losetas de campo.
card-master-architect-condition = Construye un edificio ampliado por 6 monedas como máximo.
card-master-collector-condition = Ten 7 cajas de una mercancía.
card-pastry-maker-condition = Ten 9 cajas de maíz y fruta en total, al menos 1 de cada.
card-prudent-merchant-condition = Almacena 2 mercancías distintas al final de una fase del Capitán.
card-senior-bureaucrat-condition = Ten 7 edificios comerciales normales.
card-specialised-shipper-condition = Carga 5 cajas de una mercancía en una sola carga.
card-sugar-dispatcher-condition = Despacha un barco de carga con azúcar.
card-tavern-supplier-condition = Ten 6 cajas de café y azúcar en total, al menos 1 de cada.
card-tobacco-dispatcher-condition = Despacha un barco de carga con tabaco.
card-tobacco-fruit-broker-condition = Ten 6 cajas de fruta y tabaco en total, al menos 1 de cada.
card-trade-strategist-condition = Gana 7 puntos de victoria en una fase del Capitán.
card-trade-tycoon-condition = Cobra 6 monedas por una sola venta en la Casa de comercio.
card-tropical-magnate-condition = Ten 3 edificios de producción de fruta o azúcar.

## Abilities of the Puertoma

ability-any-sale-effect = Puede vender un tipo que ya está en la Casa de comercio.
ability-sale-coin-effect = 1 moneda más cada vez que vende.
ability-builders-worker-effect = Cada vez que construye: 1 trabajador de la reserva, colocado como en la fase del Reclutador.
ability-storeroom-effect = Almacena todas las cajas de un tipo más, el más alto; la caja suelta es entonces del siguiente.
ability-builders-coin-effect = 1 moneda antes de construir; ya cuenta cuando mira si el Constructor es rentable.
ability-extra-crate-effect = Al final de la fase: 1 caja del tipo más alto que ha producido y que queda en la reserva, aparte del privilegio.
ability-kind-coins-effect = 1 moneda por cada tipo que ha producido.
ability-extra-worker-effect = Al final de la fase: 1 trabajador de la reserva, aparte del privilegio.
ability-planters-crate-effect = Cada vez que recibe una plantación: 1 caja de su mercancía, si queda en la reserva.
ability-kind-points-effect = Al final de la fase, antes de almacenar: 1 punto por cada tipo que tiene.
ability-crate-points-effect = Al final de la fase, antes de almacenar: hasta 2 cajas de su tipo más bajo salen de la partida por 1 punto cada una.
ability-person-coins-effect = 1 moneda por cada trabajador o ciudadano que recibe en la fase.

## Roles: what each player does, and the privilege of the player who took it

role-planter-action = Cada jugador puede tomar una plantación boca arriba.
role-recruiter-action = Se reparten los trabajadores del Registro de trabajo; cada jugador puede recolocar todos sus trabajadores.
role-builder-action = Cada jugador puede construir un edificio.
role-craftsman-action = Cada jugador produce lo que permiten sus plantaciones, edificios y trabajadores.
role-trader-action = Cada jugador puede vender una caja en la Casa de comercio.
role-captain-action = Cada jugador, por turnos, debe cargar mercancías en los barcos de carga: 1 punto por caja.
role-adventurer-action = Los demás jugadores no hacen nada.
role-smuggler-action = Los demás jugadores no hacen nada. Puedes asaltar un barco, saquear la Casa de comercio, arrebatar trabajadores o capturar un rol.
role-planter-privilege = Puedes tomar una cantera en su lugar.
role-recruiter-privilege = Antes tomas 1 trabajador de la reserva.
role-builder-privilege = Pagas 1 moneda menos.
role-craftsman-privilege = Al final de la fase, tomas 1 caja adicional de un tipo que has producido.
role-trader-privilege = Recibes 1 moneda más por tu venta.
role-captain-privilege = Ganas 1 punto más con tu primera carga.
role-adventurer-privilege = Tomas 1 moneda de la reserva.
role-smuggler-privilege = Ninguno.

## Tiles

tile-corn-effect = Con un trabajador, produce 1 caja de maíz en la fase del Capataz. No necesita edificio.
tile-fruit-effect = Con un trabajador aquí y otro en un Depósito de fruta, produce 1 caja de fruta en la fase del Capataz.
tile-sugar-effect = Con un trabajador aquí y otro en una Azucarera, produce 1 caja de azúcar en la fase del Capataz.
tile-tobacco-effect = Con un trabajador aquí y otro en el Secadero de tabaco grande, produce 1 caja de tabaco en la fase del Capataz.
tile-coffee-effect = Con un trabajador aquí y otro en el Tostadero de café grande, produce 1 caja de café en la fase del Capataz.
tile-quarry-effect = Con un trabajador, los edificios cuestan 1 moneda menos. Cuentan hasta 1, 2, 3 o 4 canteras en edificios de 1, 2, 3 o 4 puntos.
