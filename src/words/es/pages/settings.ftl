## Los ajustes

# El título.
settings-title = Ajustes
# Título: idioma y aspecto.
settings-look = Idioma y aspecto
# Título: cómo se juega.
settings-play = Ritmo
# Título: controles.
settings-controls = Controles y ayuda
# Título: partidas guardadas y almacenamiento.
settings-storage = Partidas guardadas
# Título: el programa.
settings-about = Acerca de este programa
# Nota sobre el tamaño al que se suma el ajuste, y su límite.
settings-text-note = Se suma al tamaño de texto de tu navegador. Las mesas llegan al 150 %; para ampliarlo todo, usa el zoom de la página.
# Nota sobre el efecto.
settings-pace-note = Cuánto tiempo ves la jugada de cada rival. Toca para saltarla.
# Nota sobre el efecto.
settings-thinking-note = Unos 0,3, 0,7 o 1,5 segundos por elección, menos con tres Maestros o más; más tiempo es más fuerza. No afecta a los demás niveles.
# Nota sobre el efecto.
settings-motion-note = Reducido: las piezas se funden en lugar de moverse.
# Nota sobre el efecto.
settings-confirm-note = Un sello señala cada elección que no puedes deshacer.
# Nota sobre las letras.
settings-aids-note = Por si los colores y las formas no bastan.
# Cuándo sigue encendida la pantalla mientras una partida espera: la pregunta, sus respuestas y lo que significan.
settings-awake = Mantener la pantalla encendida
awake-battery = Salvo con poca batería
awake-always = Siempre
awake-never = Nunca
settings-awake-note = Mientras es tu turno, hasta diez minutos sin tocarla. Un navegador que ahorra batería puede negarse.
# El navegador no puede hacerlo.
settings-no-awake = Este navegador no puede mantener la pantalla encendida.
# Nota sobre los atajos.
settings-shortcuts-note = A acciones, U deshacer, L historial, P repetir la pregunta, 1–5 jugadores, ? ayuda. En teclados con otras letras, usa las teclas de esos mismos sitios.
# Nota sobre ese momento.
settings-undo-time-note = El siguiente rival espera un momento después de tu elección, para que aún puedas deshacerla.
# Número de partidas que se guardan aquí.
settings-games = { $games ->
    [0] En este dispositivo no hay partidas guardadas.
    [one] En este dispositivo hay 1 partida guardada.
   *[other] En este dispositivo hay { $games } partidas guardadas.
}
# El almacenamiento funciona.
settings-works = Cada elección se guarda enseguida y se comprueba.
# El navegador conserva el almacenamiento para siempre.
settings-for-good = El navegador las conserva hasta que las borras.
# El navegador puede vaciarlo.
settings-while-used = Algunos navegadores borran datos que hace tiempo que no usas. Exporta las partidas que te importan.
# Pide al navegador que lo conserve.
settings-ask = Pedir al navegador que las conserve
# A las partidas guardadas.
settings-saved = Todas las partidas guardadas
# La versión.
settings-version = Versión { $version }
# La licencia.
settings-licence = Software libre con la licencia MIT o Apache 2.0, la que prefieras.
# Lleva a las partes de otros autores y sus licencias.
settings-licences = Licencias de terceros
# El aviso de que no es oficial.
settings-unofficial = Versión de aficionados, no oficial, hecha sin las editoriales. Todos los dibujos y textos son propios. Los juegos son de sus autores y editoriales.
# Nota sobre los datos que salen de este dispositivo.
settings-privacy = Sin cuenta, sin cookies, sin seguimiento: nada sobre ti ni sobre tus partidas sale de este dispositivo.
# Vuelve a poner todas las preferencias.
settings-reset = Restablecer ajustes
# Nota sobre los datos que se quedan.
settings-reset-note = No afecta a tus partidas guardadas.
# Han vuelto.
settings-was-reset = Ajustes restablecidos.
# Mide partidas al azar en segundo plano.
settings-measure = Probar este dispositivo
# Nota sobre para qué sirve.
settings-measure-note = Prueba en segundo plano con qué rapidez juega y piensa este dispositivo.
# Se está midiendo.
settings-measuring = Probando…
# Partidas y elecciones al azar por segundo, y líneas de juego de un Maestro.
settings-measured = Por segundo: { $games } partidas al azar, { $choices } elecciones o { $playouts } líneas de juego de un Maestro.
# No ha dado cifras.
settings-measure-failed = La prueba no ha dado resultado. Recarga la página e inténtalo otra vez.

## Sonidos y vibración

sound-title = Sonido
# El interruptor de los ajustes y del menú de la mesa, y una línea sobre él.
sound-switch = Sonidos en la mesa
sound-switch-note = Papel, madera, monedas y agua, y una campanilla cuando te toca. También puedes jugar sin sonido.
# Texto del control deslizante.
sound-volume = Volumen
# Su valor, en tanto por ciento.
sound-loudness = { $percent } %
# Texto de la fila de botones que suenan.
sound-samples = Escúchalos
sample-paper = Papel
sample-wood = Madera
sample-coin = Monedas
sample-water = Agua
sample-chime = Te toca
# El otro interruptor, y una línea sobre él.
sound-vibration = Vibrar cuando te toca
sound-vibration-note = En dispositivos que pueden vibrar.
# El navegador no puede sonar.
sound-none = Este navegador no puede reproducir sonidos.
