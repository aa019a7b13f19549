## Estadísticas de este dispositivo

statistics-title = Estadísticas
statistics-none = Aún no hay partidas terminadas.
statistics-none-note = Termina una partida, o importa una a tus partidas guardadas. Los resultados se cuentan aquí, solo en este dispositivo.
statistics-to-daily = Partida del día
# Nombres de las elecciones: juego, edición, expansión, plazas, nivel, persona.
statistics-game = Juego
statistics-edition = Edición
statistics-module = Expansiones
statistics-seats = Jugadores
statistics-level = Rival más fuerte
statistics-whom = Resultados de
# Todo lo que ofrece una elección.
statistics-all = Todo
statistics-no-module = Ninguna
statistics-no-level = Ningún rival virtual
# La única persona de una mesa.
statistics-alone = El único jugador humano
statistics-seat-count = { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}
# Nombres de las cifras.
statistics-games = Partidas
statistics-wins = Victorias
# Victorias, y de cien partidas.
statistics-win-share = { $wins } ({ $share } %)
statistics-mean = Media de puntos
statistics-best = Mejor
statistics-rounds = Media de rondas
statistics-time = Duración
statistics-minutes = { $minutes } min
statistics-time-note = Duración mediana; las partidas con horas de pausa no cuentan.
statistics-practice = { $games ->
    [one] 1 partida de práctica no se cuenta.
   *[other] { $games } partidas de práctica no se cuentan.
}
statistics-hints = { $games ->
    [one] 1 de estas partidas se jugó con pistas.
   *[other] { $games } de estas partidas se jugaron con pistas.
}
statistics-nothing-fits = Ninguna partida terminada encaja con estos filtros.
statistics-course = Puntos en el tiempo
# Significado de las marcas del gráfico, y número de resultados que se muestran.
statistics-course-note = { $shown ->
    [one] El último resultado.
   *[other] Los últimos { $shown } resultados.
} Un disco lleno es una victoria; un anillo, no. La línea es la media de cinco.
statistics-as-table = Resultados como tabla
statistics-when = Terminada
statistics-points = Puntos
statistics-rank = Puesto
statistics-last-five = Media de cinco
statistics-sources = De dónde salen los puntos
statistics-sources-note = Media de puntos por partida, según su origen.
statistics-favourites = Lo más construido
statistics-strongest = Más puntos con
statistics-strongest-note = Media de puntos de las partidas en que lo tenías al final; al menos { $games } partidas.
statistics-none-strongest = Aún no hay partidas suficientes.
# Partidas, cuántas ganadas, y media de puntos; $mean es un número con un decimal.
statistics-record = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $wins ->
    [one] 1 ganada
   *[other] { $wins } ganadas
}, { $mean } puntos
statistics-openings = Aperturas ganadoras
statistics-openings-note = Según tu primera y tu segunda elección.
# Una apertura: dos elecciones, una tras otra.
statistics-then = { $first }, luego { $second }
statistics-kept-note = Todo esto se queda en este dispositivo. Se conservan las últimas { $most } partidas, sin repetir ninguna.
statistics-export-csv = Exportar como CSV
statistics-export-json = Exportar como JSON
statistics-import = Importar estadísticas
statistics-reset = Borrar todo
statistics-reset-sure = ¿Borrar todas las estadísticas? Tus partidas guardadas se quedan, pero no volverán a contarse.
statistics-reset-yes = Borrar
statistics-reset-no = Conservar
statistics-was-reset = Las estadísticas están vacías.
statistics-imported = { $games ->
    [0] Todas las partidas del archivo estaban ya aquí.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $games } partidas.
}
# No se ha aceptado un archivo; su nombre.
statistics-refused = «{ $file }» no se ha importado. No ha cambiado nada.
statistics-damaged = Tus estadísticas guardadas no se pueden leer, así que no se cuentan partidas nuevas. Descárgalas, o bórralo todo para empezar de cero.
statistics-newer = Tus estadísticas guardadas son de una versión más nueva, así que no se cuentan partidas nuevas. Recarga para actualizar.
statistics-export-raw = Descargar los datos guardados
statistics-full = El almacenamiento del navegador está lleno, así que estas estadísticas no se guardan. Expórtalas o borra partidas guardadas.
statistics-unavailable = Este navegador no guarda nada: estas estadísticas se pierden al cerrar la página. Expórtalas.
# Se están contando las partidas terminadas que hay entre las guardadas.
statistics-counting = Contando partidas terminadas…
statistics-not-counted = { $games ->
    [one] Una partida guardada no se ha podido abrir y no se cuenta.
   *[other] { $games } partidas guardadas no se han podido abrir y no se cuentan.
}
