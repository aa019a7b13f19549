## Acertijos

puzzles-title = Acertijos
puzzles-about = Cada acertijo tiene una sola respuesta mejor. Nada de lo que está oculto importa.
# Tantos de tantos están resueltos.
puzzles-solved-of = { $done } de { $of } resueltos
# Al siguiente que no está resuelto.
puzzles-next = Siguiente acertijo
# A todos los acertijos.
puzzles-all = Todos los acertijos
puzzles-stars = { $stars } de 3 estrellas
puzzles-begin = Empezar
puzzles-own = De tus partidas
puzzles-own-about = Elecciones caras de partidas que has analizado. Cada una tiene una sola respuesta mejor.
puzzles-as-puzzle = Resolver como acertijo
# Los grados, primero el más fácil.
degree-1 = Fácil
degree-2 = Medio
degree-3 = Difícil
# Nombre de una clase en una lista.
puzzle-load = Fase del Capitán
puzzle-last-pick = Última elección de la partida
puzzle-build = Último edificio
puzzle-place = Última colocación
puzzle-finish = Rol y edificio
puzzle-sell = Venta de mercancías
puzzle-points = Más puntos
puzzle-lead = Contra un rival
# Tarea de una clase, en una o dos frases.
puzzle-load-goal = Gana todos los puntos que puedas en esta fase del Capitán, carguen lo que carguen tus rivales.
puzzle-last-pick-goal = La última elección de la partida: elige un rol y gana todos los puntos que puedas, hagan lo que hagan tus rivales.
puzzle-build-goal = Construye para tener tras tu turno todos los puntos que puedas. Se cuenta como al final de la partida.
puzzle-place-goal = La última ronda: llena tus círculos para tener todos los puntos que puedas. Se cuenta como al final de la partida.
puzzle-finish-goal = Elige un rol y juega tu turno para tener todos los puntos que puedas. Se cuenta como al final de la partida.
puzzle-sell-goal = Vende para robar todas las cartas que puedas.
puzzle-points-goal = Actúas primero. Juega una carta, sola o con una loseta, para ganar ahora mismo todos los puntos que puedas. Los distritos y las cartas con «=» cuentan como al final de la partida.
puzzle-lead-goal = Actúas primero. Juega una carta, sola o con una loseta. Cuentan los puntos que ganas y los que pierde tu rival, como al final de la partida.
# «Acertijo 12».
puzzles-number = Acertijo { $number }
# De un acertijo en una lista.
puzzles-solved = resuelto
# Lo que cuenta un acertijo: puntos, o cartas cuando se venden mercancías.
puzzles-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
# Se ha alcanzado lo mejor: tanto; lo mejor de las demás respuestas alcanza tanto.
puzzles-right = Resuelto: { $best }. Cualquier otra respuesta da como máximo { $second }.
# Tanto se ha alcanzado; tanto es posible.
puzzles-short = Has conseguido { $reached }; lo mejor es { $best }.
# Retira la última elección.
puzzles-back = Deshacer
# Empieza otra vez.
puzzles-again = Empezar de nuevo
puzzles-show-answer = Ver la respuesta
# La respuesta empieza así.
puzzles-answer = La respuesta empieza con: { $what }.
# Sucesos por el camino.
puzzles-happened = Lo que ha pasado: { $deeds }
# $id es como llama el enlace al acertijo.
puzzles-unknown = El acertijo { $id } no existe.
# Un acertijo no se puede usar, por esta razón.
puzzles-unusable = Este acertijo no se puede jugar: { $why }
