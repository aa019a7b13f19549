# Lessons of ginkgopolis. Each text is one step: one idea, one or two short sentences, 220 characters at most.

## Exploit

round-title = Explotar
round-about = Juega una carta sin loseta y toma lo que da.
round-1 = Esta es la ciudad. Todos los jugadores la hacen crecer. Las letras de alrededor marcan por dónde puede ensancharse.
round-2 = Los edificios rojos dan recursos, los azules losetas y los amarillos puntos. Gana quien tiene más puntos.
round-3 = Lo que tienes está detrás de tu pantalla. Edificas con losetas y pagas con recursos. Tienes 2 de cada.
round-4 = En cada ronda, cada jugador elige en secreto una de cuatro cartas. Luego las revelan y actúan por turnos.
round-5 = Una carta sola explota: usas su edificio, sea de quien sea. Para edificar necesitas recursos. Elige rojo 3, sin loseta, y confírmalo.
round-5-wrong-1 = Un punto está bien, pero pronto querrás edificar, y eso cuesta recursos. Elige rojo 3.
round-5-wrong-2 = Con una loseta construirías encima. Primero prueba a explotar: no elijas loseta.
round-5-otherwise = Primero consigue un recurso: rojo 3, sin loseta.
round-6 = ¡Bien hecho, has explotado! 1 recurso por un piso. Tus otras tres cartas han pasado a la izquierda, has recibido tres de la derecha y cada uno ha robado una.
round-7 = Una carta de letra va con el marcador de esa letra. Si explotas con ella, tomas un recurso o una loseta. Elige A, sin loseta.
round-7-wrong-1 = Con una loseta, la ciudad crecería en A. Eso lo aprendes luego; esta vez no elijas loseta.
round-7-wrong-2 = Eso te da un punto. Prueba la letra: puedes elegir lo que da.
round-7-otherwise = Prueba la letra A, sin loseta.
round-8 = Para edificar hacen falta más recursos que losetas. Toma un recurso.
round-8-wrong-1 = Losetas tienes, pero te faltan recursos para edificar. Toma un recurso.
round-9 = ¡Bien hecho! ¿No te gusta tu mano? Un marcador de nueva mano cambia las cuatro cartas. Tienes dos, y cada uno que conserves da 2 puntos al final.
round-10 = Rojo 7 tiene dos pisos, así que da 2 recursos. Es de tu rival, pero puedes usarlo. Elígelo, sin loseta.
round-10-wrong-1 = Un piso da un punto. Dos pisos dan dos recursos.
round-10-wrong-2 = Recibes una loseta, pero de un solo piso. Rojo 7 da dos recursos.
round-10-otherwise = Explota el edificio más alto: rojo 7, sin loseta.
round-end = ¡Bien hecho! Al explotar consigues con qué edificar. Lo siguiente: construir, encima de un edificio.

## Construct

up-title = Construir
up-about = Pon una loseta encima de un edificio y aprende qué cuesta.
up-1 = Una carta con una loseta edifica. Con una carta de edificio, la loseta va encima de ese edificio, un piso más arriba: construyes.
up-2 = Pones en el edificio nuevo un recurso por cada piso. Así se ve que es tuyo.
up-3 = Amarillo 2 tiene un piso y no tiene dueño. Elígelo con tu amarillo 9: 2 pisos, 2 recursos.
up-3-wrong-1 = Otro color cuesta un recurso más. Sigue con amarillo.
up-3-wrong-2 = Sola te da un punto y nada más. Añade una loseta y el edificio será tuyo.
up-3-otherwise = Elige la carta amarillo 2 y la loseta amarillo 9.
up-4 = ¡Bien hecho, has construido! El peón indica que la carta de tu edificio aún no está en juego. Durante un tiempo nadie puede construir encima.
up-5 = La carta amarillo 2 se queda delante de ti para siempre y trabaja para ti. Lo verás más adelante.
up-6 = También puedes construir sobre tu rival. Su dueño recupera los recursos y gana un punto por cada uno. Elige rojo 8 con rojo 11: 3 pisos, 3 recursos.
up-6-wrong-1 = 5 es menor que 8: pagarías la diferencia de 3 puntos. Un número mayor es gratis.
up-6-wrong-2 = Es mayor, pero azul sobre rojo cuesta un recurso más. Usa la roja.
up-6-wrong-3 = Sola te da 2 recursos, y tu rival conserva el edificio. Construye encima.
up-6-otherwise = Elige la carta rojo 8 y la loseta rojo 11.
up-7 = ¡Bien hecho! Solo el número y el color pueden costar algo más: puntos por un número menor, un recurso por otro color.
up-8 = Si en tu turno no puedes pagar, recuperas la loseta y en su lugar explotas.
up-9 = Ahora tú: construye sobre rojo 1, lo más barato que puedas.
up-9-wrong-1 = Azul sobre rojo cuesta un recurso más. Tienes una loseta roja de número suficiente.
up-9-wrong-2 = Eso solo lo explota. Añade la loseta que no cuesta nada más.
up-9-otherwise = Elige rojo 1 con una loseta roja de número mayor: rojo 5.
up-end = ¡Bien hecho! Al construir consigues un edificio, pisos y una carta para siempre. Lo siguiente: urbanizar, para ensanchar la ciudad.

## Urbanize

out-title = Urbanizar
out-about = Ensancha la ciudad y mueve los marcadores.
out-1 = Una carta de letra con una loseta edifica en el lugar de ese marcador: urbanizas. La ciudad se ensancha, y cualquier loseta cuesta un solo recurso.
out-2 = El edificio nuevo no da nada, pero sus vecinos sí, como si los explotaras. En diagonal no cuenta.
out-3 = A está junto a rojo 7 y azul 1: un recurso y una loseta para ti. Elige A con tu rojo 6.
out-3-wrong-1 = L está solo junto a azul 1. En A te dan algo dos edificios.
out-3-wrong-2 = Sola da una cosa. Con una loseta recibes dos, y un edificio.
out-3-wrong-3 = Eso vale, pero rojo 6 quedaría junto a tu rojo 7, y los vecinos del mismo color puntúan juntos.
out-3-otherwise = Elige la letra A y la loseta rojo 6.
out-4 = ¡Bien! El marcador A ha perdido su lugar y pasa al lado del edificio nuevo. Tú eliges dónde: ponlo al norte.
out-4-wrong-1 = Puedes ponerlo ahí, junto a L. Pero en esta lección, ponlo al norte.
out-5 = ¡Bien hecho, has urbanizado! Rojo 7 ha dado un recurso y azul 1 una loseta. Tu ecotécnico ha dado otro recurso, y lo da siempre que urbanizas.
out-6 = Otra vez el peón: rojo 6 también tiene carta. Entra en juego la próxima vez que se baraja el mazo.
out-7 = Ahora eliges tú: ¿qué letra tiene dos vecinos, y qué loseta encaja ahí?
out-7-wrong-1 = E tiene un vecino, rojo 3. C tiene dos: rojo 7 y azul 3.
out-7-wrong-2 = El lugar es el bueno. Pero con rojo 12 tienes tres edificios rojos en fila.
out-7-otherwise = Elige la letra C, con rojo 12 junto a rojo 7.
out-8 = Pon también el marcador C al norte. Solo puede ir al lado del edificio nuevo.
out-8-wrong-1 = Puedes ponerlo ahí, junto a D. Pero en esta lección, ponlo al norte.
out-9 = ¡Bien hecho! Alrededor de la ciudad siempre se lee de la A a la L. Si una letra ya no cabe, otras le hacen sitio. El tablero muestra lo que se puede.
out-end = Urbanizar es barato y te da lo que hay al lado. Construir te da cartas. Lo siguiente: qué hacen las cartas.

## Cards that work for you

engine-title = Cartas que trabajan para ti
engine-about = Reúne cartas que te pagan una y otra vez.
engine-1 = Las cartas delante de ti trabajan una y otra vez: unas cuando explotas, otras cuando urbanizas, otras cuando construyes.
engine-2 = Empezaste con tres personajes. Dos pagan siempre que construyes: el ecourbanista un punto y el ecoingeniero una loseta.
engine-3 = La carta azul 3 hace lo mismo que el ecoingeniero, y ya es tuya. Así que construye, con una carta que sume: amarillo 3, con amarillo 14.
engine-3-wrong-1 = La carta azul 1 trabajaría cuando explotas. Amarillo 3 trabaja cuando construyes, como tus otras cartas.
engine-3-wrong-2 = Eso es un punto, una vez. Con una loseta te quedas con la carta, y paga siempre.
engine-3-otherwise = Elige la carta amarillo 3 y la loseta amarillo 14.
engine-4 = ¡Bien hecho! Además has ganado un punto y dos losetas. Amarillo 3 aún no ha pagado: la recibiste al final.
engine-5 = La próxima vez paga. Construye otra vez: rojo 3 con tu rojo 13. Desde entonces, esa carta te da un recurso siempre que construyes.
engine-5-wrong-1 = Eso es un recurso ahora. Con una loseta recibes cuatro cosas, y una más cada vez desde entonces.
engine-5-wrong-2 = Urbanizar también paga, pero la mayoría de tus cartas trabajan cuando construyes.
engine-5-otherwise = Elige la carta rojo 3 y la loseta rojo 13.
engine-6 = ¡Bien hecho, 2 puntos y 2 losetas! Las cartas hasta el 9 funcionan así. Las cartas del 10 al 20 llevan un «=» y puntúan una vez, al final.
engine-7 = Azul 10 da un punto por cada recurso tuyo en edificios azules. El edificio es tuyo: recuperas 2 recursos antes de pagar 3. Usa azul 16.
engine-7-wrong-1 = Recibes dos losetas, pero descartas la carta. Más tarde otro jugador podría construir ahí con ella y quedársela.
engine-7-wrong-2 = 4 es menor que 10, y el color es otro: 6 puntos y un recurso más. Azul 16 no cuesta nada más.
engine-7-otherwise = Elige la carta azul 10 y la loseta azul 16.
engine-end = ¡Bien hecho! Al principio, consigue cartas que pagan una y otra vez. Hacia el final, las que llevan «=». Lo siguiente: los distritos.

## Districts and the end

districts-title = Los distritos y el final
districts-about = Gana distritos y aprende cuándo termina la partida.
districts-1 = Los edificios vecinos del mismo color son un distrito. Esta lista los muestra todos, con lo que puntuaría cada jugador.
districts-2 = Al final, quien tiene más recursos en un distrito gana un punto por cada recurso que hay en él. El segundo gana un punto por cada uno de los suyos.
districts-3 = Tienes 2 recursos en el distrito rojo, y tu rival también. En un empate gana el edificio más alto y luego el número mayor. Su 12 supera a tu 9.
districts-4 = Cambia eso: construye sobre rojo 1 con rojo 5, y tendrás 4. El distrito entero te dará 6 puntos en lugar de 2.
districts-4-wrong-1 = En amarillo estás a solas y a salvo. En rojo luchas por el primer puesto: ganas 4 puntos más, y tu rival 2 menos.
districts-4-wrong-2 = Un recurso detrás de tu pantalla no puntúa al final. Lleva tus recursos a la ciudad.
districts-4-wrong-3 = Eso haría azul este edificio y lo sacaría del distrito rojo.
districts-4-otherwise = Estás luchando por el rojo: elige rojo 1 con rojo 5.
districts-5 = ¡Bien hecho! En el distrito amarillo solo tú tienes recursos. A solas eres primero y segundo a la vez: 2 puntos por cada recurso.
districts-6 = Así que dos pisos más ahí dan 4 puntos. Construye sobre amarillo 2 con amarillo 13.
districts-6-wrong-1 = Azul 1 no toca ningún otro edificio azul. Solo no es un distrito y no puntúa.
districts-6-wrong-2 = El azul rompería tu distrito amarillo.
districts-6-otherwise = Haz crecer tu propio distrito: amarillo 2 con amarillo 13.
districts-7 = Lo más audaz: construye sobre quien va primero. Tu rival recibe 2 recursos y 2 puntos, pero se queda sin nada en rojo. ¡Estás a solas! Rojo 12 con rojo 15.
districts-7-wrong-1 = Recibes dos recursos. Si construyes encima, este edificio te da 8 puntos.
districts-7-wrong-2 = Azul y menor: cuesta más y parte tu distrito rojo.
districts-7-otherwise = Mira dónde cambian de manos más puntos: rojo 12 con rojo 15.
districts-8 = ¡Bien hecho! La partida termina de dos maneras. La primera: un jugador ha llevado a la ciudad todos sus recursos. Esa ronda es la última.
districts-9 = La segunda: las losetas se agotan por segunda vez. La primera vez, cada jugador puede devolver losetas, por 1 punto cada una, y se sigue robando de ellas.
districts-10 = Entonces sumas tus puntos, tus cartas con «=», 2 por cada marcador de nueva mano y los distritos. Lo que queda detrás de tu pantalla no puntúa.
districts-end = ¡Enhorabuena, ya conoces el juego! Juega tu primera partida con los personajes para principiantes y fíjate en qué pisos tuyos están juntos.

## Choosing characters

draft-title = Elegir personajes
draft-about = Elige en un draft tres personajes que encajen.
draft-1 = En el juego completo tú eliges tus tres personajes. Cada uno trabaja para ti toda la partida.
draft-2 = Cada uno muestra los bienes que recibes al empezar. Debajo está lo que da cada vez que explotas, urbanizas o construyes.
draft-3 = De cuatro te quedas con uno y pasas los demás a la izquierda. Quédate con el amarillo: muchos bienes, y un punto siempre que construyes.
draft-3-wrong-1 = Da una loseta siempre que construyes, pero un solo recurso al empezar. Quizá vuelvas a verlo; el de muchos bienes ya no estará.
draft-3-wrong-2 = Trabaja cuando explotas. Eso lo haces a menudo al principio, y luego menos.
draft-3-otherwise = Esta vez elige tres que trabajen cuando construyes: el amarillo, el 5.
draft-4 = ¡Bien! Has recibido tres de la derecha. Rojo 22 da un recurso siempre que construyes, así que cada piso te cuesta menos. Quédatelo.
draft-4-wrong-1 = Trae buenos bienes, pero trabaja cuando explotas. Dos con la misma acción encajan mejor.
draft-4-wrong-2 = Da losetas cuando explotas. Has decidido construir: sigue así.
draft-4-otherwise = Elige otro que trabaje cuando construyes: rojo 22.
draft-5 = Ha vuelto tu primer paquete, con dos cartas. Azul 3 sigue ahí: da una loseta siempre que construyes, para tu próximo piso. Quédatelo.
draft-5-wrong-1 = Trae más bienes, pero azul 3 paga por cada piso que construyes.
draft-6 = ¡Bien hecho! Los personajes se revelan a la vez, y recibes los bienes de los tres: 3 recursos, 2 losetas, 1 punto. Los personajes fuertes dan menos bienes.
draft-7 = Mira cómo trabajan: construye sobre amarillo 2 con amarillo 9.
draft-7-wrong-1 = Recibes un recurso. Cuando construyes, te pagan tres personajes.
draft-7-wrong-2 = Otro color costaría un recurso más. Usa la loseta amarilla.
draft-7-otherwise = Construye: amarillo 2 con amarillo 9.
draft-8 = ¡Bien hecho! Has recibido enseguida un punto, un recurso y una loseta. Para eso están los personajes: haz que trabajen juntos.
draft-end = Elige una acción y sigue con ella, o toma bienes para empezar deprisa. Recuerda: tu rival recibe lo que tú pasas.

## Alone against Hal

hal-title = A solas contra Hal
hal-about = Juega contra Hal, que sigue reglas fijas.
hal-1 = Tu rival es Hal. Tiene 25 recursos y sigue un procedimiento. Tú empiezas con 6 recursos, 6 losetas y 6 puntos, sin personajes.
hal-2 = En cada ronda recibes tres cartas nuevas, juegas una y descartas las otras dos. Siempre empiezas tú.
hal-3 = Juegas como siempre. Construye sobre azul 2 con azul 7: consigues una carta que da una loseta siempre que urbanizas.
hal-3-wrong-1 = Ya tienes 6 recursos: úsalos para conseguir una carta que trabaje para ti.
hal-3-wrong-2 = Rojo sobre azul cuesta un recurso más. Usa azul 7.
hal-3-otherwise = Empieza con una carta para toda la partida: azul 2, con azul 7.
hal-4 = ¡Bien! Hal ha revelado la letra C, ha robado una loseta y ha edificado ahí. Los marcadores los mueves tú por él. Pon C al este.
hal-4-wrong-1 = Puedes ponerlo ahí. Pero en esta lección, ponlo al este.
hal-5 = ¡Bien hecho! A ti los vecinos te dan bienes; Hal gana un punto por cada piso de ellos. Aquí era uno: azul 3.
hal-6 = Con una carta de edificio construye sobre ese edificio, y no paga nada por número ni color. Si era tuyo, recuperas los recursos y ganas puntos.
hal-7 = Ahora urbaniza, para que trabaje azul 2. E está junto a rojo 3: elige E con amarillo 15.
hal-7-wrong-1 = Recibes un recurso. En E también lo recibes, más una loseta y un edificio nuevo.
hal-7-wrong-2 = Sola da una cosa. Con una loseta da dos, y un edificio.
hal-7-otherwise = Urbaniza en E, con amarillo 15.
hal-8 = ¡Bien hecho! La partida termina cuando las losetas se agotan por primera vez, o cuando a uno de los dos no le quedan recursos que poner.
hal-9 = Ganas si tienes más puntos que Hal. Supéralo en los distritos: él edifica al azar, y tú con un plan.
hal-end = Gánale unas cuantas veces y luego prueba el juego experto: ahí Hal puede cambiar una carta por otra mejor.
