### Puerto Rico: Lo que dice el guía de la primera partida.

guide-goal = Gana quien tiene más puntos: por las mercancías que embarcas y por tus edificios. Las monedas sirven para construir, pero al final no valen nada.
guide-board = Este es tu tablero: el campo para las plantaciones y la ciudad para los edificios. Cada uno funciona solo con un trabajador en su círculo.
guide-role = En cada ronda, cada jugador elige un rol, y todos pueden usarlo. Quien lo elige va primero y tiene un privilegio.
guide-take = Toma una plantación: es gratis. El maíz se vende por nada, pero embarca bien; el café es el que más vale.
guide-quarry = Has elegido al Plantador, así que puedes tomar una cantera. Con un trabajador encima, tus edificios cuestan menos.
guide-place = Pon tus trabajadores en círculos; cada vez puedes moverlos todos. El maíz necesita uno; las demás mercancías, dos: plantación y edificio.
guide-build = Compra un edificio, uno de cada tipo. Funciona solo cuando tiene un trabajador.
guide-pair = La fruta necesita un depósito de fruta; el azúcar, una azucarera, y así con todas: construye lo que piden tus plantaciones. Solo el maíz no necesita edificio.
guide-large = Los edificios ampliados cuestan 10 y dan puntos adicionales al final. Ahorra para uno: ocupa dos espacios.
guide-extra = Has elegido al Capataz, así que tomas 1 caja más de una mercancía que acabas de producir. Toma la que más te rinde.
guide-sell = La Casa de comercio compra cuatro cajas, todas distintas. Las caras se venden por más, y quien elige al Mercader gana 1 moneda más.
guide-load = Cada caja que cargas da 1 punto, y si puedes cargar, tienes que hacerlo. Un barco lleva un solo tipo, y dos barcos nunca el mismo.
guide-store = Puedes conservar una caja, y más con un almacén; el resto se pierde. Conserva lo que más te vale.
guide-goods = Has producido tus primeras mercancías. Véndelas por monedas con el Mercader, o embárcalas por puntos con el Capitán.
guide-points = Has embarcado mercancías: 1 punto por caja. Quien elige al Capitán gana 1 punto más con la primera carga.
guide-sailed = Un barco lleno se vacía después de la fase del Capitán y vuelve a admitir cualquier tipo. Un barco que no está lleno conserva sus mercancías.
guide-house = La Casa de comercio estaba llena y se ha vaciado. Ahora se puede vender otra vez cada tipo.
guide-lost = Las cajas sin barco ni almacén se pierden. Un almacén salva tipos enteros.
guide-register = El Registro de trabajo está lleno otra vez, para el próximo Reclutador. Los círculos vacíos de los edificios traen más trabajadores.
guide-coins = Cada rol sobrante recibe 1 moneda. Quien lo elige después recibe también las monedas.
guide-governor = Cada ronda empieza un jugador más a la izquierda: es el Gobernador. Así a todos les toca ir primero.
guide-last = Esta es la última ronda. Gasta ya tus monedas: solo cuentan los puntos.
guide-over = La partida ha terminado, ¡bien hecho! El análisis te muestra las decisiones que más contaron.
