## La primera página

# Una línea bajo el nombre del proyecto.
home-motto = Otra partida antes de recoger la mesa.
# En la tarjeta de cada juego: su título en todas las ediciones, una línea encima, una introducción y tres datos (jugadores, duración, rivales).
pitch-san-juan-title = San Juan
pitch-san-juan-over = Una ciudad salida de una mano de cartas
pitch-san-juan-about = Cada carta es un edificio, lo que lo paga o una mercancía que vender. Elige un rol: todos actúan, y tú un poco mejor que los demás. El duodécimo edificio termina la partida.
pitch-san-juan-players = 2–8 jugadores, dos ediciones
pitch-san-juan-length = 20–60 minutos
pitch-san-juan-levels = Ocho niveles de rivales
# Puerto Rico.
pitch-puerto-rico-title = Puerto Rico
pitch-puerto-rico-over = Plantaciones, barcos y una ciudad
pitch-puerto-rico-about = Planta, recluta, construye, produce, vende, embarca: tu rol pone a todos a trabajar, y a ti te da un privilegio. Ganas puntos con lo que embarcas y con tus edificios.
pitch-puerto-rico-players = 2–5 jugadores, dos ediciones
pitch-puerto-rico-length = 40–90 minutos
pitch-puerto-rico-levels = Ocho niveles de rivales
# Ginkgopolis.
pitch-ginkgopolis-title = Ginkgopolis
pitch-ginkgopolis-over = Una ciudad que no deja de crecer
pitch-ginkgopolis-about = Todos eligen en secreto una carta, sola o con una loseta: explota un edificio, urbaniza al borde de la ciudad o construye un piso más. Al final, quien domina los distritos domina la ciudad.
pitch-ginkgopolis-players = 2–5 jugadores, o a solas contra Hal
pitch-ginkgopolis-length = 45 minutos
pitch-ginkgopolis-levels = Ocho niveles de rivales
# Empieza una partida nueva.
home-new-game = Nueva partida
# Sigue con la última partida.
home-go-on = Continuar
# Encima de la última partida.
home-latest = Tu última partida
home-new-here = ¿Primera visita?
home-new-here-note = Juega tu primera partida con un guía.
# A lo que hay además de las partidas propias, como nombre de la lista de enlaces.
home-ways = Secciones
# Los estudios.
home-study = Estudios
home-study-note = Coloca cualquier posición, mueve las piezas a mano y mira cómo sigue.
home-learn = Aprender
home-rules = Reglas
home-play = Jugar
home-company = Quién juega
home-against = Contra rivales
home-together = Aquí juntos
home-by-devices = Varios dispositivos
home-join = Sentarse a una mesa
home-by-link = Por enlace
home-today = Hoy
home-games = Mis partidas
home-learnt = { $lessons ->
    [0] Primera partida, lecciones, acertijos, reglas
    [one] 1 lección terminada
   *[other] { $lessons } lecciones terminadas
}
# Quién ha hecho esto y quién no.
home-colophon = Versión de aficionados, no oficial, con dibujos y textos propios. Sin cuenta y sin publicidad; nada sale de este dispositivo.
# Nombre de la navegación.
home-nav = Idioma y ajustes

## Partes de la página que se cargan

# Está en camino.
fetch-coming = Cargando…
# No ha llegado.
fetch-missing = Esta parte no se ha cargado. Comprueba tu conexión; una vez cargada, se queda en este dispositivo. Si intentarlo otra vez no sirve, recarga la página. Tus partidas guardadas están a salvo.
# Lo mismo cuando se sabe la razón; sigue «fetch-advice».
fetch-why-missing = Esta parte no se ha cargado: ya no está en el servidor; seguramente hay una versión más nueva de la página.
fetch-why-server = Esta parte no se ha cargado: el servidor tiene un problema.
fetch-why-unreachable = Esta parte no se ha cargado: no se llega al servidor; comprueba la conexión.
fetch-why-slow = Esta parte no se ha cargado: hace unos segundos que no llega nada, pero quizá esté en camino.
fetch-why-altered = Esta parte no se ha cargado: ha llegado otra cosa, quizá la página de acceso de una red.
fetch-advice = Si intentarlo otra vez no sirve, recarga la página. Tus partidas guardadas están a salvo.
# La pide otra vez.
fetch-retry = Reintentar

## Jugar sin conexión, versiones nuevas, instalar

# Todo está guardado: el juego funciona sin red.
pwa-ready = Se puede jugar sin conexión.
# Se está guardando.
pwa-preparing = Preparando el juego sin conexión…
# Faltan archivos.
pwa-missing = Faltan archivos para jugar sin conexión. Se cargan cuando la hay.
# El navegador no puede guardar el programa.
pwa-impossible = Este navegador no permite jugar sin conexión.
# Una versión nueva espera, durante una partida.
pwa-later = Hay una versión nueva. Se cargará después de esta partida.
# Una versión nueva espera, fuera de una partida.
pwa-now = Hay una versión nueva.
# La carga.
pwa-reload = Recargar ahora
# Otras pestañas juegan todavía con la versión vieja.
pwa-blocked = { $tabs ->
    [one] Otra pestaña usa todavía la versión anterior. Ciérrala antes.
   *[other] Otras { $tabs } pestañas usan todavía la versión anterior. Ciérralas antes.
}
# Aparta la barra en esta visita.
pwa-not-now = Más tarde
# Ofrece instalar.
pwa-offer = ¿Te gusta? Instala Sobremesa en este dispositivo.
# Instala.
pwa-install = Instalar
# No lo ofrece nunca más.
pwa-never = No, gracias
# Muestra cómo, cuando el navegador no tiene botón para ello.
pwa-how = Ver cómo
# Título de los pasos.
pwa-steps-title = Tres pasos hasta tu pantalla de inicio
# Los pasos en un iPhone o iPad.
pwa-step-1 = Toca el botón de compartir de tu navegador.
pwa-step-2 = Elige «Añadir a pantalla de inicio».
pwa-step-3 = Confirma con «Añadir». La mesa está lista, con todas tus partidas.
