### Ginkgopolis: Lo que dice el guía de la primera partida.

guide-goal = Gana quien tiene más puntos. Los ganas durante la partida y al final por los distritos: edificios vecinos del mismo color.
guide-mine = Esto es lo que tienes, detrás de tu pantalla. Edificas con losetas y pagas con recursos.
guide-card = En cada ronda, cada jugador elige una carta en secreto. Sola explota su edificio: rojo da recursos, azul losetas, amarillo puntos.
guide-construct = Una carta de edificio con una loseta construye: la loseta va encima de ese edificio. Pagas un recurso por piso, y el edificio es tuyo.
guide-cost = Un número mayor del mismo color no cuesta nada más. Un número menor cuesta la diferencia en puntos; otro color, 1 recurso.
guide-urbanize = Una carta de letra con una loseta urbaniza: la ciudad crece en esa letra por 1 recurso. Recibes lo que dan los edificios de al lado.
guide-redraw = ¿No te gusta tu mano? Un marcador de nueva mano cambia las cuatro cartas; cada uno que conserves da 2 puntos.
guide-district = Esta lista muestra los distritos y lo que puntuaría cada jugador. Quien tiene más recursos en uno puntúa por todos los que hay en él.
guide-goods = Una carta de letra sola da un recurso o una loseta. Toma lo que necesitas para tu próximo edificio.
guide-place = El marcador necesita un lugar nuevo junto a la ciudad. Desde ahora se puede urbanizar ahí.
guide-together = Todas las cartas se revelan a la vez; luego los jugadores actúan por turnos, empezando por el primero. Cambia en cada ronda.
guide-passed = Tus otras cartas han pasado a la izquierda, otras han llegado de la derecha y has robado una. Lo que pasas le sirve a tu vecino.
guide-floors = Un edificio ha ganado un piso. Los recursos que tiene encima muestran de quién es y cuentan en su distrito.
guide-wider = La ciudad se ha ensanchado. Un edificio nuevo cuenta en un distrito, y después se puede construir encima.
guide-engine = La carta del edificio sobre el que has construido se queda contigo. Funciona siempre que haces su acción, o da puntos al final.
guide-over-built = Un jugador ha construido sobre otro. Su dueño recupera los recursos y gana un punto por cada uno.
guide-deck = El mazo se ha acabado y se ha barajado de nuevo. Ya incluye las cartas de los edificios nuevos.
guide-supply = Las losetas se han acabado por primera vez. La segunda vez, la partida termina con esa ronda.
guide-last = Esta es la última ronda. Piensa ya en los distritos: solo cuentan los puntos.
guide-over = La partida ha terminado, ¡bien hecho! El análisis te muestra las decisiones que más contaron.
