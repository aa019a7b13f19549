# Lessons of puerto-rico. Each text is one step: one idea, one or two short sentences, 220 characters at most.

## Your first round

round-title = Tu primera ronda
round-about = Elige roles, consigue tierra, construye y pon a trabajar a tu gente.
round-1 = Este es tu tablero: el campo para las plantaciones y la ciudad para los edificios. Empiezas con una plantación de fruta y 2 monedas.
round-2 = Gana el jugador con más puntos de victoria. Los ganas con las mercancías que embarcas y con tus edificios.
round-3 = En cada ronda, cada jugador elige un rol. Todos pueden usarlo, pero quien lo elige va primero y tiene un privilegio.
round-4 = Empiezas tú. Elige al Plantador: cada jugador puede tomar entonces una plantación nueva.
round-4-wrong-1 = El Capataz produce mercancías, pero aún no tienes trabajadores en tu tierra. Elige al Plantador.
round-4-wrong-2 = El Capitán embarca mercancías, y ningún jugador tiene todavía. Elige al Plantador.
round-4-otherwise = Ese rol lo necesitarás después. Empieza por la tierra: elige al Plantador.
round-5 = ¡Bien! Este es tu privilegio: solo quien elige al Plantador puede tomar una cantera. Abarata tus edificios, así que tómala.
round-5-wrong-1 = El maíz está bien, pero puedes tomarlo en cualquier fase del Plantador. La cantera necesita tu privilegio.
round-5-wrong-2 = La tierra es gratis: toma siempre algo. Toma la cantera.
round-5-otherwise = Una plantación no es mala elección, pero usa tu privilegio: toma la cantera.
round-6 = ¡Bien hecho! Tus rivales también han tomado tierra. Tu vecino de la izquierda ha elegido al Constructor, así que puedes construir. Tu fruta necesita el Depósito de fruta pequeño.
round-6-wrong-1 = El mercado paga cuando vendes, y no tienes nada que vender. Primero produce fruta.
round-6-wrong-2 = Puedes pagarlo. Sin un depósito, tu plantación de fruta no produce nada.
round-6-otherwise = Construye lo que necesita tu tierra: el Depósito de fruta pequeño.
round-7 = ¡Bien! Tu vecino de la derecha ha elegido al Reclutador, así que recibes un trabajador. Ponlo en la cantera: cada edificio te cuesta entonces 1 moneda menos.
round-7-wrong-1 = La fruta necesita dos trabajadores: uno en la plantación y otro en el depósito. Uno solo no produce nada.
round-7-wrong-2 = El depósito necesita también un trabajador en la plantación. Con uno solo, únicamente la cantera te ayuda.
round-8 = ¡Bien hecho! Cada jugador ha elegido un rol, así que la ronda termina. Cada rol sobrante recibe una moneda, para el próximo que lo elija.
round-9 = Cada ronda la empieza el siguiente jugador a la izquierda: esta, tu vecino. Tus rivales han producido el primer maíz, han vendido una caja y han cobrado monedas de sus roles.
round-10 = Tu turno. Con el privilegio del Constructor y tu cantera, un edificio de 2 monedas es gratis. Elige al Constructor.
round-10-wrong-1 = Con él recibirías una moneda, pero no tienes nada que embarcar. El Constructor te ahorra 2 monedas.
round-10-otherwise = No está mal, pero un edificio gratis es mejor: elige al Constructor.
round-11 = La Hacienda cuesta 2: 1 menos por tu privilegio, 1 menos por la cantera. Constrúyela gratis; desde entonces puede darte más tierra.
round-11-wrong-1 = Cuesta solo 1, y perderías la mitad del descuento: lo que sobra no se cobra en monedas.
round-11-wrong-2 = Un edificio gratis vale además un punto al final. Constrúyelo.
round-11-otherwise = Podrías, pero esta vez construye la Hacienda.
round-end = ¡Bien hecho! Has jugado más de una ronda: un jugador elige un rol, todos actúan y elige el siguiente. Lo siguiente: dónde poner a los trabajadores.

## Workers and goods

workers-title = Trabajadores y mercancías
workers-about = Pon a los trabajadores donde ayudan y produce mercancías.
workers-1 = Los círculos son puestos para trabajadores. Una plantación o un edificio sin trabajador no hace nada.
workers-2 = El maíz necesita un solo trabajador, en su plantación. Las demás mercancías necesitan dos: uno en la plantación y otro en su edificio.
workers-3 = Los trabajadores nuevos esperan en el Registro de trabajo: aquí hay 3. Los jugadores los toman de uno en uno, empezando por quien elige al Reclutador.
workers-4 = Elige al Reclutador. Tu privilegio es un trabajador más, de la reserva.
workers-4-wrong-1 = Ahora solo producirías maíz. Primero consigue trabajadores, y luego producirás también fruta.
workers-4-wrong-2 = Tienes más tierra que trabajadores. Primero consigue trabajadores.
workers-4-otherwise = Primero necesitas trabajadores: elige al Reclutador.
workers-5 = ¡Bien! Has recibido dos trabajadores. Deja uno en el maíz y pon los nuevos en la plantación de fruta y en el depósito de fruta.
workers-5-wrong-1 = Tres plantaciones, pero solo producirías maíz: tu depósito de fruta no tiene trabajador.
workers-5-wrong-2 = El depósito solo funciona con un trabajador en la plantación de fruta.
workers-5-otherwise = Casi. Necesitas el maíz, la plantación de fruta y el depósito de fruta: solo así produces las dos mercancías.
workers-6 = ¡Bien hecho! Tu vecino de la izquierda ha elegido al Capataz, y has producido 1 maíz y 1 fruta. Tus mercancías se quedan aquí hasta que las vendes o las embarcas.
workers-7 = Quien elige al Capataz recibe 1 caja adicional, de un tipo que acaba de producir. Elige ese rol cuando produzcas mucho.
workers-8 = Tu vecino de la derecha ha elegido al Constructor, así que tú también puedes construir. A tu plantación de azúcar le falta su edificio: la Azucarera pequeña.
workers-8-wrong-1 = Con él producirías más fruta, pero solo tienes una plantación de fruta. Le basta el depósito pequeño.
workers-8-wrong-2 = Entonces tu plantación de azúcar no hace nada. Puedes pagar la azucarera.
workers-8-otherwise = Construye lo que necesita tu tierra: la Azucarera pequeña.
workers-9 = ¡Bien! Tienes un trabajador más: 4 para 5 círculos, y puedes moverlos todos. Por el maíz no pagan nada, así que mueve también ese: uno al azúcar, otro a la azucarera.
workers-9-wrong-1 = La azucarera no tiene trabajador, así que el de la plantación de azúcar no hace nada.
workers-9-wrong-2 = La azucarera solo funciona con un trabajador en la plantación de azúcar.
workers-9-otherwise = Piensa en parejas: plantación de fruta y depósito, plantación de azúcar y azucarera.
workers-10 = ¡Bien hecho! Ahora produces fruta y azúcar. En cada fase del Reclutador puedes volver a mover todos tus trabajadores, como quieras.
workers-end = Coloca a los trabajadores por parejas: uno en la plantación y otro en su edificio. Lo siguiente: qué más puedes construir.

## Buildings

buildings-title = Edificios
buildings-about = Aprende cuánto te cuesta un edificio y cuándo funciona.
buildings-1 = Aquí está todo lo que puedes construir. Cada edificio muestra su coste y los puntos que da al final, con trabajadores o sin ellos.
buildings-2 = Unos edificios producen mercancías. Los demás son comerciales: te ayudan a vender, construir, embarcar o conseguir tierra.
buildings-3 = Produces tabaco, una mercancía para vender, y tienes 9 monedas. Elige al Constructor: tu privilegio es 1 moneda de descuento.
buildings-3-wrong-1 = Producirías 1 tabaco. Pero con 9 monedas, construye antes: cuanto antes construyes, más tiempo te ayuda.
buildings-3-otherwise = Tienes monedas que gastar: elige al Constructor.
buildings-4 = ¡Bien! El Mercado grande suma 2 monedas a cada venta. Cuesta 5, pero con tu privilegio y tu cantera ocupada pagas 3. Constrúyelo.
buildings-4-wrong-1 = Es barato, pero suma solo 1 moneda a cada venta. Puedes pagar el grande.
buildings-4-wrong-2 = Un almacén evita que pierdas muchas mercancías. Tú produces una caja cada vez: mejor véndela bien.
buildings-4-wrong-3 = Las monedas no valen nada al final. Gástalas mientras un edificio aún puede ayudarte.
buildings-4-otherwise = Te ayudaría, pero el tabaco necesita un mercado: el Mercado grande.
buildings-5 = ¡Bien hecho! Pero el mercado está vacío y aún no hace nada. Un edificio nuevo no tiene trabajador.
buildings-6 = Un rival ha elegido al Reclutador, así que recibes un trabajador. Deja a los demás donde están y pon el nuevo en el mercado.
buildings-6-wrong-1 = El secadero tiene 3 círculos, pero tú solo tienes una plantación de tabaco: un segundo trabajador ahí no hace nada.
buildings-6-wrong-2 = Aún no puedes producir café, así que ese trabajador no hace nada. En la cantera te ahorra monedas.
buildings-6-otherwise = Pon un trabajador en cada uno de los cuatro que ayudan: plantación de tabaco, secadero de tabaco, cantera y mercado.
buildings-7 = ¡Bien! En esta ronda tu vecino de la izquierda ha elegido al Constructor y no tienes privilegio. La cantera sí ayuda: construye el Tostadero de café grande por 5.
buildings-7-wrong-1 = Te ayuda a conseguir tierra más adelante. Pero tu plantación de café espera, y el café es lo que más vale.
buildings-7-wrong-2 = El café se vende por 4 monedas, más que ninguna otra mercancía. Sin tostadero no tienes café.
buildings-7-otherwise = Tu plantación de café necesita el Tostadero de café grande.
buildings-8 = ¡Bien hecho! Más canteras te ahorran más, hasta los puntos del edificio: 1 en un edificio de 1 punto, 3 en uno de 3, 4 en uno ampliado.
buildings-9 = Dos reglas más: no puedes tener dos veces el mismo edificio, y tu ciudad tiene solo 12 espacios.
buildings-end = Construye pronto lo que te ayuda en cada ronda y dale un trabajador. Lo siguiente: cómo convertir mercancías en monedas.

## Selling

trade-title = Vender
trade-about = Vende la caja adecuada en el momento adecuado.
trade-1 = Aquí, en la Casa de comercio, las mercancías se vuelven monedas. El maíz se vende por 0, la fruta por 1, el azúcar por 2, el tabaco por 3 y el café por 4.
trade-2 = Tiene cuatro espacios y admite cada tipo una sola vez. La fruta ya está ahí, así que nadie puede vender fruta hasta que se vacíe.
trade-3 = Tienes un café, la mercancía más cara. Elige al Mercader: lleva 1 moneda encima, y tu privilegio suma 1 moneda a tu venta.
trade-3-wrong-1 = Entonces tendrías que embarcar el café por un solo punto. Véndelo antes.
trade-3-wrong-2 = Todos recibirían mercancías, y un rival podría vender café antes que tú. Vende ahora.
trade-3-otherwise = Es el momento de vender: elige al Mercader.
trade-4 = ¡Bien! En la fase del Mercader puedes vender una caja. Vende el café: 4 monedas, y 1 por tu privilegio.
trade-4-wrong-1 = Solo cobras la moneda de tu privilegio, y es tu única venta. El maíz es para embarcar.
trade-4-wrong-2 = Tarde o temprano tendrías que embarcar el café. Véndelo.
trade-5 = ¡Bien hecho! Entre todos se ha llenado la Casa de comercio, así que se ha vaciado. Con un espacio libre, las cajas se quedarían y bloquearían sus tipos.
trade-6 = Luego todos han producido, y ahora puedes construir. Construye el Mercado grande: suma 2 monedas a cada venta.
trade-6-wrong-1 = Con una Oficina puedes vender un tipo que ya está ahí. Buena idea, pero antes consigue más monedas por cada venta.
trade-6-wrong-2 = Suma 1 moneda a cada venta. Puedes pagar el grande, que suma 2.
trade-6-otherwise = El café y la fruta necesitan un mercado: construye el grande.
trade-7 = ¡Bien! Has recibido un trabajador para el mercado. Deja a los demás donde están y pon ahí el nuevo.
trade-7-wrong-1 = Dos trabajadores en el tostadero necesitan dos plantaciones de café. El mercado necesita un trabajador.
trade-7-otherwise = Pon uno en cada plantación, y uno en el depósito, el tostadero y el mercado: así funciona todo.
trade-8 = ¡Bien hecho! Tu vecino de la derecha ha elegido al Mercader y ha vendido café, así que el tuyo espera. Con el mercado, tu fruta se vende por 3 monedas: véndela.
trade-8-wrong-1 = Con el mercado también puedes vender maíz, pero 2 monedas son menos que 3.
trade-8-wrong-2 = Esperar al café te cuesta 3 monedas ahora. El café lo puedes vender otro día.
trade-9 = ¡Bien! Tres cajas se quedan ahí hasta que una cuarta llene la casa. Antes de producir, mira qué puedes vender todavía.
trade-end = Vende pocas cajas caras, embarca muchas baratas. Lo siguiente: los barcos.

## The ships

ships-title = Los barcos
ships-about = Carga barcos para ganar puntos de victoria y conserva tus mejores mercancías.
ships-1 = Aquí ganas la mayoría de tus puntos. Cada caja que cargas en un barco es 1 punto de victoria, sea de lo que sea.
ships-2 = Un barco lleva un solo tipo, y dos barcos nunca llevan el mismo. El segundo lleva maíz y tiene 2 espacios libres.
ships-3 = Tienes muchas mercancías. Elige al Capitán: cargas primero, y tu primera carga da 1 punto más.
ships-3-wrong-1 = Recibes aún más mercancías, pero luego un rival carga primero. Los barcos se llenan deprisa.
ships-3-wrong-2 = Vendes una caja, y otras seis esperan. Quien elige luego al Capitán carga antes que tú.
ships-3-otherwise = Tienes 7 cajas: elige al Capitán antes que un rival.
ships-4 = ¡Bien! Se carga por turnos: un tipo, todas las cajas que quepan. Tu vecino de la izquierda también tiene maíz, así que ocupa ya los 2 últimos espacios de maíz.
ships-4-wrong-1 = Los barcos vacíos pueden esperar; los últimos espacios de maíz, no. Tu vecino los ocuparía.
ships-4-wrong-2 = El café se vende por 4 monedas, y aquí solo da 1 punto. Consérvalo todo lo que puedas.
ships-4-otherwise = Carga primero lo que también quieren tus rivales: maíz, en el barco con 2 espacios libres.
ships-5 = ¡Bien hecho! Se carga por turnos, una y otra vez, hasta que nadie puede más. Mientras un barco admita una mercancía tuya, tienes que cargar, quieras o no.
ships-6 = El barco del azúcar tiene 2 espacios libres; el de la fruta, 1. Tu vecino de la derecha aún tiene un azúcar: carga el tuyo ahora.
ships-6-wrong-1 = La fruta podrás cargarla después. Pero perderías un espacio para tu azúcar.
ships-7 = ¡Bien! Los tres barcos llevan otras mercancías, así que no tienes que cargar el café. Cada jugador puede conservar una caja; lo demás vuelve a la reserva.
ships-8 = Te quedan maíz y café. Conserva el café: ya está marcado, solo confirma.
ships-8-wrong-1 = Por el maíz no pagan nada. El café se vende por 4 monedas en la Casa de comercio.
ships-9 = ¡Bien hecho! Los barcos llenos han zarpado y vuelven a estar vacíos. Un barco con un espacio libre se queda y conserva su tipo.
ships-10 = Un rival ha elegido al Constructor. El Almacén pequeño conserva todas las cajas de un tipo, además de la caja suelta. Constrúyelo por 3.
ships-10-wrong-1 = Te ayuda con tierra nueva. Pero sigues perdiendo mercancías: guárdalas.
ships-10-wrong-2 = Entonces conservas una sola caja después de cada fase del Capitán.
ships-10-otherwise = Esta vez salva tus mercancías: construye el Almacén pequeño.
ships-end = Embarca lo que tienes en cantidad, conserva lo que se vende caro y mira quién carga después de ti. Lo siguiente: el final de la partida.

## The end of the game

end-title = El final de la partida
end-about = Ve venir el final y aprovecha la última ronda.
end-1 = La partida termina con la ronda en la que ocurre una de tres cosas. Aquí ves las tres.
end-2 = Primera: después de una fase del Reclutador, en la reserva no hay trabajadores suficientes para llenar el Registro de trabajo.
end-3 = Segunda: un jugador toma el último punto de victoria. Si se embarca mucho, este final llega antes.
end-4 = Tercera: un jugador llena los 12 espacios de su ciudad. Tienes 10 edificios, así que quedan dos espacios libres.
end-5 = Tienes 10 monedas, bastante para un edificio ampliado. Elige al Constructor.
end-5-wrong-1 = Tus 5 cajas dan algunos puntos. El edificio da más, y las monedas no dan ninguno.
end-5-wrong-2 = Todos reciben más cajas. Pero tienes 10 monedas, y al final las monedas no valen nada.
end-5-otherwise = Convierte tus monedas en puntos mientras puedas: elige al Constructor.
end-6 = ¡Bien! Los edificios ampliados ocupan dos espacios y valen 4 puntos. Cada uno puede dar más puntos, pero solo si al final hay un trabajador en él.
end-7 = Tienes 8 edificios comerciales. El Ayuntamiento da un punto por cada uno, él incluido: 9. Constrúyelo; tu Escuela pone ahí un trabajador.
end-7-wrong-1 = Da un punto por cada 3 trabajadores. Tendrías 12, así que ganarías 4 puntos.
end-7-wrong-2 = Da 4 puntos con hasta 9 losetas de campo. El Ayuntamiento te da 9.
end-7-otherwise = Cuenta de qué tienes más: edificios comerciales. Construye el Ayuntamiento.
end-8 = ¡Bien hecho! Tu ciudad está llena: esta es la última ronda, y se juega hasta el final. Tu vecino de la izquierda ha elegido al Mercader; el de la derecha, al Capitán.
end-9 = Sumas los puntos de tus envíos, los de tus edificios y lo que añaden los ampliados. Las monedas y las mercancías solo deshacen un empate.
end-10 = Una última oportunidad: los barcos. Tu vecino de la izquierda carga después de ti y también tiene maíz. Ocupa los 2 espacios de maíz antes de cargar azúcar.
end-10-wrong-1 = Solo tú tienes azúcar, así que ese barco te espera. Con el maíz, tu vecino se adelantaría.
end-end = ¡Enhorabuena, ya conoces el juego entero! Juega tu primera partida. Todos cometen errores, y cada uno cuesta solo unos puntos.

## New Buildings

new-buildings-title = Nuevos edificios
new-buildings-about = Elige qué se pone en venta y usa los bosques.
new-buildings-1 = Esta expansión añade 14 edificios comerciales: demasiados para el expositor. Por eso, antes de la primera ronda, se elige por turnos cuáles están en venta.
new-buildings-2 = Cada coste tiene un número fijo de huecos. Quedan dos libres: uno para un edificio de 2 monedas y otro para uno ampliado de 10.
new-buildings-3 = Te toca. Dos copias de lo que eliges van al expositor, y todos pueden comprarlas. Elige el Aserradero: puedes pagarlo enseguida.
new-buildings-3-wrong-1 = 8 puntos por 10 monedas están bien. Pero solo hay uno, y tardarás mucho en tener las monedas.
new-buildings-3-wrong-2 = Te deja pagar con mercancías o trabajadores cuando faltan monedas. Pero en esta lección, elige el Aserradero.
new-buildings-3-otherwise = Eso también encaja. Pero en esta lección, elige el Aserradero.
new-buildings-4 = ¡Bien! El expositor está lleno y empieza la primera ronda. Tienes 2 monedas: elige al Constructor.
new-buildings-4-wrong-1 = Hasta que funcione el Aserradero, recibes plantaciones, pero no bosques.
new-buildings-4-otherwise = Primero consigue el Aserradero: elige al Constructor.
new-buildings-5 = Construye el Aserradero. Con el Constructor pagas 1 moneda.
new-buildings-5-wrong-1 = El Canal añade mercancías a los edificios grandes de fruta y azúcar. Aún te quedan lejos.
new-buildings-5-otherwise = Esta vez, construye el Aserradero.
new-buildings-6 = ¡Bien hecho! Un rival ha elegido al Reclutador, así que recibes un trabajador. Un edificio nuevo solo funciona con un trabajador: pon ahí el tuyo.
new-buildings-6-wrong-1 = La fruta sin depósito no produce nada. El Aserradero funciona con un trabajador.
new-buildings-7 = ¡Bien! Un rival ha elegido al Plantador. Ahora puedes colocar una plantación boca abajo, como bosque. Toma así la plantación de azúcar.
new-buildings-7-wrong-1 = Como plantación necesita una azucarera y dos trabajadores. Esta vez prueba el bosque.
new-buildings-7-wrong-2 = Un bosque es gratis, y dos te ahorran una moneda en cada edificio.
new-buildings-7-otherwise = Toma la plantación de azúcar, como bosque.
new-buildings-8 = ¡Bien hecho! Un bosque no produce nada ni necesita trabajadores. Con el Aserradero, cada 2 bosques abaratan 1 moneda cada edificio, sin límite.
new-buildings-9 = Cada edificio nuevo tiene su truco. Abre los edificios en venta y toca uno para leerlo.
new-buildings-end = Mira el expositor antes de la primera ronda: te dice de qué va esta partida.

## Citizens

citizens-title = Ciudadanos
citizens-about = Consigue ciudadanos y ponlos donde hacen más que los trabajadores.
citizens-1 = Algunas figuras del Registro de trabajo son ahora ciudadanos. Un ciudadano puede hacer todo lo que hace un trabajador.
citizens-2 = Al final, cada ciudadano tuyo da 1 punto, esté donde esté. Hay 20, y cada vez que se llena el registro llega uno.
citizens-3 = Elige al Reclutador: así eliges primero en el registro. Tu trabajador de la reserva se añade automáticamente.
citizens-3-wrong-1 = Tienes círculos que llenar. El ciudadano es para quien elige al Reclutador.
citizens-3-wrong-2 = La mayoría de tus círculos siguen vacíos. Primero consigue trabajadores.
citizens-3-otherwise = Hay un ciudadano, y se lo lleva quien elige primero: elige al Reclutador.
citizens-4 = ¡Bien! Toma el ciudadano: trabaja como un trabajador y da un punto al final.
citizens-4-wrong-1 = Un trabajador no hace más que un ciudadano, y al final no da puntos.
citizens-5 = Algunos edificios hacen una cosa con un trabajador y otra con un ciudadano. En cada fase del Capataz, la Capilla da 1 moneda con un trabajador y 1 punto con un ciudadano.
citizens-6 = Por eso eliges primero en cuáles de esos edificios van los ciudadanos. Pon el tuyo en la Capilla.
citizens-6-wrong-1 = En cualquier otro sitio, un trabajador hace lo mismo. En la Capilla, solo un ciudadano te da un punto cada vez.
citizens-7 = ¡Bien! Te quedan dos trabajadores, uno todavía en el maíz. Muévelo: la fruta se vende mejor. Necesitas uno en su plantación y otro en su depósito.
citizens-7-wrong-1 = Produces maíz, pero no fruta: el depósito no tiene trabajador.
citizens-7-wrong-2 = El depósito solo funciona con un trabajador en la plantación de fruta.
citizens-8 = ¡Bien hecho! Tu vecino de la izquierda ha elegido al Capataz. Antes de recibir la fruta, el ciudadano de la Capilla te ha dado un punto.
citizens-9 = Un cambio más: la falta de trabajadores ya no termina la partida. Los otros dos finales siguen igual.
citizens-end = Consigue ciudadanos pronto: trabajan para ti todo el tiempo y puntúan al final.

## The Smuggler

smuggler-title = El Contrabandista
smuggler-about = Usa el rol que solo te ayuda a ti.
smuggler-1 = Aquí hay un rol más. Solo actúa quien elige al Contrabandista, así que ningún rival gana nada. Pero tampoco tiene privilegio.
smuggler-2 = Quien lo elige conserva su marcador y no puede volver a elegirlo hasta que lo haga un rival. Nunca lleva monedas.
smuggler-3 = El segundo barco tiene 4 cajas de tabaco. Elige al Contrabandista antes de que zarpe.
smuggler-3-wrong-1 = Tus 2 maíces dan 3 puntos. Pero el tabaco del barco vale más, y habrá otra fase del Capitán.
smuggler-3-wrong-2 = Solo tienes maíz para vender. Primero consigue algo mejor.
smuggler-3-otherwise = Ahora no: elige al Contrabandista.
smuggler-4 = ¡Bien! Puedes hacer una de cuatro cosas: asaltar un barco, saquear la Casa de comercio, arrebatar trabajadores del registro o capturar un rol.
smuggler-5 = Asalta el barco del tabaco: te quedas con 3 de sus cajas, las demás vuelven a la reserva y el barco queda vacío.
smuggler-5-wrong-1 = Recibes 2 maíces, que dan 2 puntos en un barco. El tabaco se vende por 3 monedas la caja.
smuggler-5-wrong-2 = Ganas un punto por cada caja que hay ahí: 2 puntos. Tres tabacos te dan más.
smuggler-5-wrong-3 = Puedes colocar hasta 3 de los trabajadores que retiras, pero solo tienes un círculo vacío.
smuggler-5-otherwise = Piensa en qué puedes vender: asalta el barco del tabaco.
smuggler-6 = ¡Bien hecho! Tu vecino de la izquierda ha elegido al Mercader. Vende un tabaco por 3 monedas.
smuggler-6-wrong-1 = Aquí no pagan nada por el maíz. Guárdalo para un barco.
smuggler-6-wrong-2 = Perderías 3 monedas. Vende.
smuggler-7 = ¡Bien! Para arrebatar, retiras del registro tantos trabajadores como jugadores hay. Hasta 3 van a tus círculos vacíos; los demás salen de la partida.
smuggler-8 = Para capturar, tomas un rol con sus monedas. Si lo elige un rival, recibes 3 monedas. Si no, lo juegas tú al final de la ronda.
smuggler-end = El Contrabandista es fuerte cuando tus rivales han cargado barcos o llenado la Casa de comercio. Mira quién lo elige después.

## The Festival

festival-title = El Festival
festival-about = Cumple un objetivo antes que nadie.
festival-1 = En el tablero del festival ves tres objetivos. El primer jugador que cumple uno recibe su recompensa; los demás, nada.
festival-2 = El primero pide 3 plantaciones de un tipo, aquí azúcar, y da 3 trabajadores. Tú ya tienes 2.
festival-3 = Ahora puedes tomar una plantación de azúcar. Elige al Plantador antes que un rival.
festival-3-wrong-1 = El segundo objetivo pide 2 azúcares, y tu azucarera produce 1. Los trabajadores del primero te ayudan ahí.
festival-3-wrong-2 = La Fábrica cuesta 7, y tienes 4 monedas.
festival-3-otherwise = Mira los objetivos: elige al Plantador.
festival-4 = ¡Bien! Toma la plantación de azúcar, la tercera.
festival-4-wrong-1 = Tienes el privilegio, pero la tercera plantación de azúcar te da 3 trabajadores enseguida.
festival-4-wrong-2 = El café se vende caro, pero un rival podría tomar entonces el azúcar y la recompensa.
festival-4-otherwise = El objetivo pide azúcar.
festival-5 = ¡Bien hecho! Recibes 3 trabajadores y los colocas ahora. Pon dos en la azucarera grande y uno en la plantación nueva: 3 azúcares en cada fase del Capataz.
festival-5-wrong-1 = El mercado ayuda cuando vendes, pero entonces solo produces 2 azúcares.
festival-5-otherwise = Tres plantaciones necesitan tres trabajadores en las azucareras: tienes uno y te faltan dos.
festival-6 = ¡Estupendo! Tu vecino de la izquierda ha elegido al Capataz. Has producido 1 maíz y 3 azúcares, más de lo que pide el segundo objetivo: recibes 3 monedas.
festival-7 = Ahora tienes 7 monedas, y un rival ha elegido al Constructor. El tercer objetivo es la Fábrica: constrúyela y gana 3 puntos más.
festival-7-wrong-1 = Es más barato, pero los 3 puntos son para el primero que construye la Fábrica.
festival-7-wrong-2 = Un rival la construiría y se llevaría los puntos.
festival-7-otherwise = El objetivo muestra la Fábrica: constrúyela.
festival-end = ¡Enhorabuena! Los tres en una ronda es algo poco común. Mira los objetivos antes de elegir: un pequeño rodeo puede darte mucho.

## Festival cards

festival-cards-title = Cartas de festival
festival-cards-about = Juega por las tres cartas de festival de esta partida.
festival-cards-1 = Tres de doce cartas, robadas al azar, sustituyen los objetivos impresos. Toca una para leer qué pide.
festival-cards-2 = La primera: carga la última caja del barco más pequeño, para llenarlo de maíz. A cambio recibes 2 monedas.
festival-cards-3 = Ese barco tiene 2 espacios libres, y tú tienes 3 maíces. Elige al Capitán y carga primero.
festival-cards-3-wrong-1 = Necesitas el tabaco para la segunda carta, pero tu vecino de la izquierda tiene 2 maíces y llenaría el barco. Primero el barco.
festival-cards-3-wrong-2 = La tercera carta puede esperar. Tu vecino tiene 2 maíces para el mismo barco.
festival-cards-3-otherwise = Primero el barco, antes de que lo llene tu vecino: elige al Capitán.
festival-cards-4 = ¡Bien! Carga maíz. Caben dos cajas, y llenan el barco.
festival-cards-4-wrong-1 = Entonces tu vecino carga 2 maíces, llena el barco y recibe la recompensa.
festival-cards-5 = ¡Bien hecho, recibes 2 monedas! Tu azúcar se ha cargado automáticamente. Ahora conserva el tabaco: lo pide la segunda carta.
festival-cards-5-wrong-1 = El maíz ya no te sirve para ninguna carta. A la Casa de comercio le falta la cuarta caja, y el tabaco encaja.
festival-cards-6 = La Casa de comercio tiene tres cajas. La segunda carta premia a quien vende tabaco como cuarta. Véndelo.
festival-cards-6-wrong-1 = Recibirías 3 monedas y 2 trabajadores. Vende el tabaco.
festival-cards-7 = ¡Estupendo! Recibes 2 trabajadores. Ponlos en la segunda plantación de tabaco y en el secadero: así produces un tabaco más cada vez.
festival-cards-7-wrong-1 = Produces más maíz, pero la segunda plantación de tabaco necesita además un trabajador en el secadero.
festival-cards-7-wrong-2 = Un trabajador en el secadero no hace nada sin otro en la plantación.
festival-cards-7-otherwise = Pon uno en la plantación de tabaco y otro en el secadero de tabaco.
festival-cards-8 = ¡Bien! Un rival ha elegido al Plantador. La tercera carta pide 2 plantaciones de maíz y 2 de azúcar, y te falta una de azúcar: tómala.
festival-cards-8-wrong-1 = El café se vende caro, pero el azúcar da 3 puntos enseguida.
festival-cards-8-wrong-2 = Perderías 3 puntos.
festival-cards-8-otherwise = La carta pide azúcar.
festival-cards-end = ¡Enhorabuena, las tres cartas! Léelas antes de la primera ronda: cambian lo que valen la tierra y las mercancías.

## Achievements

achievements-title = Logros
achievements-about = Cumple las tareas de tus cartas secretas.
achievements-1 = Estas cuatro cartas de logro son tuyas, y solo tú las ves. Cada una tiene una tarea y da de 3 a 7 puntos al final.
achievements-2 = En cuanto completas una carta, se anuncia. Queda completada, pase lo que pase después. Toca una carta para leerla.
achievements-3 = Tienes 6 maíces, y el barco más grande está vacío, con 6 espacios. Elige al Capitán antes de que un rival cargue ahí otra cosa.
achievements-3-wrong-1 = Para una carta necesitas un edificio, pero para tres necesitas este barco, y tu vecino de la izquierda también tiene maíz.
achievements-3-wrong-2 = Con 10 maíces o con 6: en el barco solo caben 6. No dejes que tus rivales carguen primero.
achievements-3-otherwise = Necesitas el barco para tus cartas: elige al Capitán.
achievements-4 = ¡Bien! Carga los 6 maíces. De los barcos vacíos debes elegir uno en el que quepan más, así que es el grande.
achievements-4-wrong-1 = Entonces tu vecino cargaría antes un maíz, y todo el maíz tendría que ir en ese barco.
achievements-5 = ¡Bien hecho, tres cartas de golpe! Has cargado 5 cajas en una sola carga, has llenado un barco vacío con una carga y has despachado un barco con maíz.
achievements-6 = Un rival ha elegido al Constructor. La última carta pide 3 edificios que produzcan fruta o azúcar; tienes 2. Tu azúcar necesita sitio: construye la Azucarera grande.
achievements-6-wrong-1 = También cuenta, pero una sola plantación de fruta no necesita otro depósito. Tienes dos plantaciones de azúcar, y azucarera para una sola.
achievements-6-wrong-2 = Perderías 4 puntos.
achievements-6-otherwise = La carta pide otro edificio de fruta o azúcar: la Azucarera grande.
achievements-7 = ¡Bien hecho! Las cartas que no completas no cuestan nada. Los puntos se suman al final y no reducen la reserva.
achievements-end = Mira tus cartas antes de elegir un rol. Si dos piden lo mismo, haz un plan.

## Puertoma

puertoma-title = Puertoma
puertoma-about = Juega contra rivales que siguen reglas y lee por qué eligen.
puertoma-1 = Juegas contra dos Puertomas. Las reglas deciden qué hacen, paso a paso. Participan en todos los roles, como tú.
puertoma-2 = Comparten el tablero de acciones. Su marcador está en un rol, y de ahí salen flechas hacia los roles que un Puertoma prefiere después.
puertoma-3 = Juegas como siempre. Elige al Plantador.
puertoma-3-wrong-1 = También es un buen rol. Pero antes mira cómo toma tierra un Puertoma.
puertoma-3-otherwise = Empieza por la tierra: elige al Plantador.
puertoma-4 = ¡Bien! Toma la cantera.
puertoma-4-wrong-1 = La tierra es gratis. Toma la cantera.
puertoma-4-otherwise = Usa tu privilegio: la cantera.
puertoma-5 = Luego ha elegido el Puertoma 1. Descarta los roles que no le ayudan. Del resto prefiere los que tienen flecha, y luego el que más monedas lleva. Si quedan varios, decide una carta.
puertoma-6 = Ha elegido al Constructor, y los dos han construido. Buscan el nivel más alto que pueden pagar, y ahí el edificio más caro. Construye tú también: el Depósito de fruta pequeño.
puertoma-6-wrong-1 = Podrías, pero tu fruta necesita su depósito. La de un Puertoma no.
puertoma-6-wrong-2 = Construye mientras puedas: tu fruta necesita el depósito.
puertoma-6-otherwise = Tu fruta necesita el Depósito de fruta pequeño.
puertoma-7 = ¡Bien hecho! Los Puertomas no ponen trabajadores en edificios, solo bajo las plantaciones: uno en el maíz, hasta tres en el café. Con los círculos llenos, la plantación produce.
puertoma-8 = El Puertoma 2 ha elegido al Reclutador, así que recibes un trabajador. Ponlo en la cantera: a los Puertomas no les sirven las canteras, pero a ti sí.
puertoma-8-wrong-1 = Tu fruta necesita un segundo trabajador, en el depósito. La cantera funciona con uno.
puertoma-8-wrong-2 = El depósito necesita también un trabajador en la plantación.
puertoma-9 = ¡Bien! Ha empezado la siguiente ronda. Los edificios no hacen nada por un Puertoma, pero dos en un nivel revelan una habilidad: el Puertoma 1 ya tiene una.
puertoma-10 = Un Puertoma no tiene plan ni malicia, y nunca renuncia a nada. Si conoces su orden de elección, puedes aprovecharlo.
puertoma-end = El historial da la razón de cada una de sus elecciones. Empieza con la dificultad fácil y ve leyendo.

## The classic edition

classic-title = La edición clásica
classic-about = Conoce las palabras de la edición clásica y sus diferencias.
classic-1 = Si conoces la edición 1897, conoces esta. El Plantador se llama aquí Colonizador; el Reclutador, Alcalde; y los trabajadores son colonos.
classic-2 = El añil sustituye a la fruta: el mismo precio, otro color. Tus plantaciones y canteras van en tu isla.
classic-3 = Primera diferencia: quien elige al Capataz recibe la caja adicional con sus mercancías, antes de que produzcan los demás. Elige al Capataz.
classic-3-wrong-1 = Solo tienes un maíz para embarcar. Produce primero.
classic-3-wrong-2 = Tu isla está llena: no puedes quedarte con nada.
classic-3-otherwise = Esta vez, elige al Capataz.
classic-4 = ¡Bien! Toma un café más. Tus rivales aún no han producido, así que la reserva sigue llena.
classic-4-wrong-1 = El maíz es para los barcos, y nadie paga nada por él. Un café más vale 4 monedas.
classic-4-wrong-2 = No renuncies nunca a una caja gratis.
classic-4-otherwise = El café es lo que más vale: toma ese.
classic-5 = La fase del Capitán ha terminado. Segunda diferencia: si te quedan mercancías, debes conservar una caja; no puedes devolverlas todas. Conserva un café.
classic-5-wrong-1 = El café se vende por 4 monedas.
classic-5-wrong-2 = El añil se vende por 1 moneda; el café, por 4.
classic-6 = ¡Bien! Tercera diferencia: con la isla llena aún puedes tomar una plantación. La descartas enseguida, pero tu vecino no la recibe. Toma el azúcar.
classic-6-wrong-1 = Eso no molesta a ningún rival. Tu vecino de la izquierda produce azúcar y quiere otra plantación de azúcar.
classic-6-wrong-2 = No te cuesta nada, y tu vecino de la izquierda se llevaría el azúcar.
classic-6-otherwise = Tu vecino de la izquierda produce azúcar: quítale esa.
classic-end = ¡Bien hecho! Los edificios tienen otros nombres, pero funcionan igual. Lo demás ya lo sabes.
