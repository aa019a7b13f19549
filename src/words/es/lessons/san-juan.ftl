# Lessons of san-juan. Each text is one step: one idea, one or two short sentences, 220 characters at most.

## Your first round

round-title = Tu primera ronda
round-about = Elige roles, construye, produce una mercancía y véndela.
round-1 = Esta es tu ciudad, de momento con un solo edificio. Cuando un jugador construye el duodécimo, la partida termina. Gana quien tiene más puntos.
round-2 = Estas son tus cartas. Cada una es un edificio. Y cada una es también dinero: los edificios se pagan con cartas.
round-3 = Los roles se eligen por turnos. Los dos jugadores pueden usar cada rol, pero solo quien lo elige tiene el privilegio. Elige al Constructor.
round-3-wrong-1 = Eso te da una carta más, pero ya tienes bastantes para construir ahora mismo. Elige al Constructor.
round-3-otherwise = Aún no tienes nada que vender y poco que producir. Elige primero al Constructor.
round-4 = ¡Bien! Con el privilegio pagas una carta menos. Construye el Depósito de fruta y paga con el Secadero de tabaco, que es caro.
round-4-wrong-1 = La Destilería te saldría gratis y te ayudaría más adelante. Pero también necesitas mercancías que vender: construye el Depósito de fruta.
round-4-wrong-2 = Guarda la Destilería, que es barata: pronto podrás construirla. Paga con el Secadero de tabaco, que aún no puedes permitirte.
round-5 = ¡Bien hecho! Tu rival ha elegido al Capataz, así que tú también puedes producir una mercancía. Produce fruta: nunca vale menos que el maíz.
round-5-wrong-1 = El maíz nunca se vende por más de una carta. La fruta puede venderse por dos.
round-5-otherwise = Producir es gratis: la primera carta del mazo va boca abajo sobre tu edificio, como mercancía. Produce una.
round-6 = ¡Estupendo! Con dos jugadores, el Gobernador elige dos roles por ronda. Te toca otra vez: elige al Mercader.
round-6-otherwise = Tu fruta está lista para la venta, y quien elige al Mercader puede vender dos mercancías. Elige al Mercader.
round-7 = La loseta de precios está boca arriba. Muestra cuántas cartas robas por cada mercancía. Vende tu fruta.
round-8 = ¡Bien hecho! Las cartas se vuelven edificios, los edificios producen mercancías y las mercancías dan cartas nuevas. Así funciona el juego. La siguiente ronda la empieza tu rival.
round-end = Has terminado tu primera ronda. Ahora verás cuándo producir, cuándo vender y cómo encontrar las cartas que necesitas.

## Goods, prices and new cards

goods-title = Mercancías, precios y cartas nuevas
goods-about = Cuándo vender, cuándo producir y dos maneras de encontrar cartas.
goods-1 = Una carta sobre un edificio es una mercancía. En cada edificio cabe una sola, y no produce más hasta que la vendes.
goods-2 = Tus tres edificios están llenos. ¿Qué rol te ayuda más?
goods-2-wrong-1 = No podrías producir nada: todos tus edificios tienen ya una mercancía. Tu rival sí podría, y gratis. Vende primero.
goods-2-wrong-2 = Con dos cartas en la mano apenas puedes construir. Vende primero: las mercancías te dan cartas.
goods-2-otherwise = Eso te da cartas. Pero vender dos mercancías te da más: elige al Mercader.
goods-3 = ¡Exacto! Con el privilegio puedes vender dos mercancías. Los precios están a la vista: vende las dos que más valen.
goods-3-wrong-1 = El maíz se vende por una carta; el café, por tres. De momento guarda el maíz.
goods-3-wrong-2 = El maíz se vende por una carta; el azúcar, por dos. Vende azúcar y café.
goods-3-otherwise = Puedes vender dos mercancías: azúcar y café.
goods-4 = ¡Cinco cartas nuevas, bien hecho! Tu rival ha elegido al Capataz. Sin el privilegio, produces una mercancía. ¿Cuál?
goods-4-wrong-1 = El azúcar está bien, pero el café vale lo mismo o más en todas las losetas de precios.
goods-4-otherwise = No te cuesta nada. Produce café.
goods-5 = Eliges un rol más. El Explorador te da una carta a ciegas. El Reclutador te enseña cinco, y te quedas con una. Elige al Reclutador.
goods-5-wrong-1 = Robas la primera carta del mazo, y tu rival nada: muchas veces es lo mejor. Pero ahora quieres poder elegir.
goods-5-otherwise = Construir puede esperar hasta que sepas qué construir. Busca una buena carta: elige al Reclutador.
goods-6 = Quédate con una de estas. Al final, el Ayuntamiento da un punto por cada edificio comercial que tengas. Cartas así deciden partidas.
goods-6-otherwise = No está mal, pero el Ayuntamiento puede darte ocho puntos o más. Quédate con él.
goods-end = ¡Bien hecho! ¿Edificios llenos? Vende. ¿Vacíos? Produce. ¿Buscas una carta? Elige al Reclutador. Lo siguiente: edificios que te ayudan.

## Buildings that help

helpers-title = Edificios que ayudan
helpers-about = Construye lo que abarata otros edificios y combínalo.
helpers-1 = Tu Destilería abarata en una carta todos los edificios de producción. Funciona automáticamente, en cada fase del Constructor.
helpers-2 = El Tostadero de café cuesta 5. Si eliges al Constructor, solo pagas 3. Elige al Constructor.
helpers-2-otherwise = Tienes una carta muy buena y puedes pagarla ahora mismo. Elige al Constructor.
helpers-3 = ¡Bien! Construye el Tostadero de café. Guarda la Casa de materiales para después y paga con las otras tres cartas.
helpers-3-wrong-1 = La Casa de materiales abarata todos los edificios comerciales. No la gastes.
helpers-3-otherwise = Ahora puedes pagar el Tostadero de café, y ninguna otra carta de tu mano rinde tanto. Constrúyelo.
helpers-4 = ¡Bien hecho! Tu Fábrica te da una carta cuando produces dos mercancías o más. Solo quien elige al Capataz puede producir dos: elígelo.
helpers-4-wrong-1 = Aún no tienes nada que vender: tus edificios están vacíos. Produce primero.
helpers-4-otherwise = Dos mercancías y una carta de la Fábrica valen más. Elige al Capataz.
helpers-5 = Tu nuevo Tostadero de café funciona desde la fase siguiente, así que ya está listo. Produce café y azúcar.
helpers-5-wrong-1 = Con una sola mercancía, la Fábrica no hace nada. Produce dos.
helpers-5-wrong-2 = Así también recibes la carta, pero el maíz es lo que menos vale. Produce azúcar y café.
helpers-5-otherwise = Produce dos mercancías: azúcar y café.
helpers-6 = ¡Bien hecho! Mantén pulsada cualquier carta, o deja el ratón sobre ella, para leer qué hace por ti en este momento.
helpers-end = Un edificio que ayuda cada vez vale más que muchas cartas de golpe. Lo siguiente: demasiadas cartas en la mano.

## The cards in your hand

hand-title = Las cartas de tu mano
hand-about = El límite de siete, el Gobernador y los puntos bajo la Capilla.
hand-1 = Tienes ocho cartas en la mano. Durante la ronda no pasa nada, pero cada ronda nueva la empiezas con siete como máximo.
hand-2 = Eres quien elige el último rol de esta ronda. ¿Cómo aprovechas mejor tus cartas?
hand-2-wrong-1 = Tendrías que descartar la novena carta junto con la octava. Usa tus cartas mientras puedas: construye.
hand-2-otherwise = Tendrías que descartar las cartas que sobran. Usa las que tienes: construye.
hand-3 = ¡Bien! Construye la Estatua: solo da puntos, pero da tres. Paga con dos cartas: el Granero de maíz y el Depósito de fruta.
hand-3-wrong-1 = Al final, la Sala de asambleas da puntos por cada edificio de producción. Guarda las cartas así.
hand-3-otherwise = También puedes construir eso. Pero tres puntos por dos cartas son una ganga: construye la Estatua.
hand-4 = La ronda ha terminado y ahora tu rival es Gobernador. Pero antes, tu Capilla: cada carta que pones debajo es un punto para siempre.
hand-4-wrong-1 = Puedes prescindir de una carta por ronda, y cada una es un punto. Pon una bajo la Capilla.
hand-4-otherwise = Esa carta te sirve más que la Fábrica. Pon la barata bajo la Capilla.
hand-end = ¡Bien hecho! Con pocas cartas al final de la ronda no descartas ninguna. Lo siguiente: cómo ganar.

## How to win

end-title = Cómo ganar
end-about = El duodécimo edificio y lo que puntúa al final.
end-1 = ¡Once edificios! El número del círculo de cada uno son sus puntos. Aquí ves cuánto vale tu ciudad.
end-2 = Cuando un jugador tiene doce edificios, la partida termina después de esa fase del Constructor. ¿Vas por delante? Entonces construye.
end-2-wrong-1 = Las cartas de la mano no valen nada al final. Puedes ganar ahora: construye.
end-2-otherwise = Tu rival tiene diez edificios buenos. No esperes: construye.
end-3 = ¿Cuál? El Monumento al héroe da cinco puntos. El Ayuntamiento no lleva puntos impresos, pero da uno por cada edificio comercial tuyo: nueve.
end-3-wrong-1 = Cinco puntos, y quizá ganes. Pero el Ayuntamiento da nueve.
end-3-otherwise = Eso también termina la partida, pero da pocos puntos. Mira las cartas caras.
end-end = ¡Enhorabuena! Doce edificios y la mayoría de los puntos. Ya conoces el juego; lo demás lo aprendes jugando.

## The draft and the New Buildings

new-buildings-title = El draft y los Nuevos edificios
new-buildings-about = Elige tu mano inicial y descubre la expansión.
new-buildings-1 = Con el draft inicial ves más cartas de las que te quedas. Te quedas con cuatro: descarta la que menos te ayuda al principio.
new-buildings-1-wrong-1 = Al principio necesitas edificios de producción baratos. La Residencia cuesta seis y solo puntúa al final.
new-buildings-1-otherwise = Esa carta es barata y te ayudará pronto. La Residencia cuesta seis.
new-buildings-2 = ¡Bien! La Catedral está en la mesa. Quien pueda pagar siete cartas puede construirla como si la tuviera en la mano. Solo hay una.
new-buildings-3 = Tienes una Oficina en la mano. Cuesta 1, así que con el Constructor no pagas nada. Elige al Constructor.
new-buildings-3-otherwise = Un edificio gratis es difícil de superar. Elige al Constructor.
new-buildings-4 = Construye la Oficina.
new-buildings-4-otherwise = Eso puede esperar. La Oficina ahora es gratis y te ayuda a encontrar mejores cartas desde la ronda siguiente.
new-buildings-5 = ¡Bien hecho! Es la última elección de la ronda. No hay mercancías que vender y el Constructor ya está elegido. Elige al Explorador: te da una carta.
new-buildings-5-otherwise = Eso ayuda tanto a tu rival como a ti. El Explorador solo te ayuda a ti.
new-buildings-6 = La nueva ronda empieza con tu Oficina: descarta una o dos cartas y roba otras tantas. Cambia el Parque, que necesita una Grúa.
new-buildings-6-otherwise = Guarda lo que puedes construir pronto y cambia el Parque.
new-buildings-end = ¡Bien hecho! Para conocer los demás edificios nuevos, mantén pulsada una carta y léela. ¡Que te diviertas!
