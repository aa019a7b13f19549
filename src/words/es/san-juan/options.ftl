### San Juan: lo que se puede elegir antes de una partida: un título y, en una frase, lo que cambia.

option-1897 = Edición especial 1897
option-1897-about = 2–4 jugadores: nombres y mercancías propios, y una expansión con diez edificios nuevos.
option-classic = Edición clásica
option-classic-about = 2–8 jugadores: la primera edición. La Mina de oro y la Cofradía funcionan de otra manera; con cinco o más se usan dos juegos.
option-new-buildings = Nuevos edificios
option-new-buildings-about = Añade al mazo 29 cartas de diez tipos nuevos. La Catedral es para el primero que la construya.
option-opening-draft = Draft inicial
option-opening-draft-about = Cada jugador se queda con 4 cartas iniciales: el jugador 1 ve 5, el jugador 2 ve 6, y así sucesivamente.
option-extra-roles = Roles adicionales
option-extra-roles-about = Cada jugador a partir del quinto añade un rol. Corregidor y Capitán son propios de este proyecto.
option-cheap-resort = El Balneario cuesta 3
option-cheap-resort-about = El reglamento no imprime su coste. Lo más probable es 4; en la primera edición es 3.
option-cheap-cottage = La Casita cuesta 1
option-cheap-cottage-about = El reglamento no imprime su coste. 2 encaja con los demás edificios nuevos; 1 es posible.
option-fort-always = Sin Fuerte, siempre 6 cartas
option-fort-always-about = Sin Fuerte ni Faro conservas 6 cartas, aunque ningún jugador tenga un Fuerte. Si no, 7.
option-rebuild-covered = Repetir tipos tapados
option-rebuild-covered-about = Puedes construir otra copia de un edificio comercial que has tapado con la Grúa.
option-ask-draws = Preguntar antes de cada robo
option-ask-draws-about = Pregunta siempre. Si no, los robos que solo pueden ayudar son automáticos.
# Con dos jugadores.
duel-roles = Tres roles por ronda: el Gobernador elige dos.
