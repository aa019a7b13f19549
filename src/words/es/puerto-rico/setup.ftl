### Puerto Rico: opciones de una partida. Cada una tiene un título y una o dos frases como nota.
setup-y1897 = Edición especial 1897
setup-y1897-note = 2–5 jugadores. Trabajadores, fruta y un Registro de trabajo. La caja adicional llega al final; puedes renunciar a tu última caja.
setup-classic = Edición clásica
setup-classic-note = 3–5 jugadores. Colonos, añil y un Barco de colonos. La caja adicional llega al principio; debes conservar una caja.
setup-exp1 = Nuevos edificios
setup-exp1-note = 14 edificios más. Antes se eligen por turnos los 17 que están en venta. Unos 10 minutos más.
setup-citizens = Ciudadanos (expansión II)
setup-citizens-note = 20 ciudadanos que también trabajan, y 8 edificios más. Antes se eligen por turnos los 17 que están en venta. Unos 15 minutos más.
setup-tailor = Sastrería grande limitada
setup-tailor-note = La Sastrería grande da como máximo 3 monedas cada vez.
setup-country-pair = Hacienda o Aserradero
setup-country-pair-note = En una partida solo puede estar uno de los dos.
setup-town-pair = Villa o Sastrería grande
setup-town-pair-note = En una partida solo puede estar una de las dos. Sustituye a la otra pareja prohibida.
setup-costs = Fábrica más cara, Escuela más barata
setup-costs-note = La Fábrica cuesta 8 monedas en lugar de 7, y la Escuela 7 en lugar de 8.
setup-start = El maíz empieza más pobre
setup-start-note = Quien empieza con una plantación de maíz empieza con 1 moneda menos.
setup-show-vp = Puntos de victoria a la vista
setup-show-vp-note = Ves los puntos de victoria de todos. Si no, hasta el final solo ves los tuyos.
setup-ask-bonuses = Preguntar por cada bonificación
setup-ask-bonuses-note = Pregunta antes de darte una bonificación. Por las que podrían terminar la partida se pregunta siempre.
setup-smuggler = Contrabandista (expansión III)
setup-smuggler-note = Un rol más, solo para quien lo elige: asalta un barco, saquea la Casa de comercio, arrebata trabajadores o captura un rol. Unos minutos más.
setup-festival = Festival (expansión IV)
setup-festival-note = Tres objetivos a la vista: una plantación, cajas y un edificio. El primero que cumple uno recibe la recompensa. Apenas alarga la partida.
setup-festival-cards = Cartas de festival (expansión V)
setup-festival-cards-note = Tres de doce cartas sustituyen a los objetivos impresos, así que cada partida es distinta. Apenas alarga la partida.
setup-achievements = Logros (expansión VI)
setup-achievements-note = Cada jugador tiene cuatro tareas secretas de 3–7 puntos cada una. Unos minutos más.
setup-pass-cards = Pasar las cartas de logro
setup-pass-cards-note = Te quedas con una carta y pasas las demás a la izquierda, hasta que todos tienen cuatro. Para quien conoce las cartas; unos minutos más.
setup-intl = Criterios de otras impresiones
setup-intl-note = La ronda en que se toma el último punto de victoria es siempre la última. El trabajador del Hospital nunca va a la segunda loseta de la Editorial. El Contrabandista solo arrebata los trabajadores que pasan de uno por jugador.
setup-puertomas = Puertomas
setup-puertomas-note = Rivales que juegan las reglas: se sientan al final y eligen con cartas y flechas. El reglamento aconseja un jugador y dos Puertomas.
# Cuántos Puertomas.
setup-none = Ninguno
setup-one = Uno
setup-two = Dos
setup-difficulty = Dificultad
setup-difficulty-note = Lo difícil que es ganar a los Puertomas.
setup-normal = Normal
setup-normal-note = Como está impreso: cada uno revela hasta cuatro habilidades.
setup-easy = Fácil
setup-easy-note = Cada uno revela como máximo dos habilidades.
setup-hard = Difícil
setup-hard-note = Cada uno empieza con su primera habilidad, un edificio y una caja.

## Mesas preparadas, y observaciones

setup-solo = A solas contra Puertoma
setup-first-expansions = Primeras expansiones
setup-everything = Todo
setup-mixed = Mezcla al azar
setup-duel = Dos jugadores: tres roles cada uno por ronda, dos barcos, y menos losetas, mercancías y edificios.
setup-house-option = Los rivales virtuales junto a un Puertoma son una regla de la casa: las suyas cuentan con jugadores humanos.
