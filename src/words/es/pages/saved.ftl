## El estado del almacenamiento del navegador

# No hay almacenamiento.
store-unavailable = Este navegador no guarda partidas; quizá sea una ventana privada. Puedes seguir jugando, pero la partida se pierde al cerrar esta pestaña. Expórtala para conservarla.
# El almacenamiento está lleno.
store-full = El almacenamiento del navegador está lleno. Tus últimas jugadas no están guardadas. Borra una partida que ya no necesites o exporta esta.
# Pronto lo estará: cuánto está lleno, y cuántas partidas terminadas caben todavía.
store-nearly = El almacenamiento del navegador está lleno al { $percent } %: caben unas { $games } partidas más. Exporta todas las partidas y borra después las que ya no necesites.

## La lista de partidas guardadas

# El título.
saved-title = Partidas guardadas
# Su número.
saved-count = { $games ->
    [0] Ninguna partida
    [one] 1 partida
   *[other] { $games } partidas
}
# No hay ninguna.
saved-none = Aún no hay partidas guardadas.
# Consejo en ese caso.
saved-none-note = Cada partida se guarda automáticamente después de cada elección.
# Abre una partida.
saved-open = Continuar
# Muestra el resultado de una partida terminada.
saved-result = Resultado
# Da un título a una partida.
saved-rename = Cambiar título
# Campo: el título.
saved-title-of = Título
# El título puede quedar vacío.
saved-title-note = Si lo dejas vacío, se muestran los nombres de los jugadores.
# Guarda el título.
saved-keep = Guardar título
# Descarga una partida.
saved-export = Exportar
# Descarga todas las partidas.
saved-export-all = Exportar todas
# Recoge un archivo.
saved-import = Importar un archivo
# Dice que se pueden soltar archivos.
saved-drop = También puedes soltar un archivo en cualquier punto de esta página.
# Se muestra mientras un archivo está sobre la página.
saved-drop-now = Suelta el archivo para importarlo
# Borra una partida.
saved-delete = Borrar
# Se ha borrado una partida; su título.
saved-deleted = Borrada: { $title }
# La trae de vuelta.
saved-undo = Deshacer
# Ha vuelto.
saved-undone = La partida ha vuelto.
# Una partida de una edición; «new» es la edición 1897 de San Juan y de Puerto Rico; las cuatro últimas son de Ginkgopolis.
saved-edition = { $edition ->
    [new] { $game } 1897
    [classic] { $game }, edición clásica
    [beginner] { $game }, juego para principiantes
    [draft] { $game }, juego completo
    [solo] { $game }, a solas contra Hal
    [expert] { $game }, a solas contra Hal, experto
   *[other] { $game }
}
# Número de expansiones y variantes en juego.
saved-additions = { $additions ->
    [one] 1 expansión o variante
   *[other] { $additions } expansiones y variantes
}
# La ronda.
saved-round = Ronda { $round }
# Antes de la primera ronda.
saved-opening = Draft inicial
# Ha terminado; quién ha ganado.
saved-over = Terminada; victoria de { $names }
# Se retiraron jugadas más allá de las reglas.
saved-practice = Práctica
# La puntuación junto a un nombre: «PV» es la forma corta de puntos de victoria.
saved-score = { $points } PV
# Rivales que juegan las reglas de un juego: el de Ginkgopolis para un jugador, y los de Puerto Rico.
automa-hal = Hal
automa-puertoma = Puertoma
automa-puertoma-one = Puertoma 1
automa-puertoma-two = Puertoma 2
# Cuándo se jugó por última vez: $date como la escribe el navegador.
saved-played = jugada: { $date }
# Una partida dañada.
saved-damaged = Partida dañada
# Nota sobre el efecto.
saved-damaged-note = No se puede abrir. Se conserva tal cual: puedes exportar su texto o borrarla.
# Una partida de una versión más nueva.
saved-newer = Partida de una versión más nueva
# Nota sobre el efecto.
saved-newer-note = Es de una versión más nueva y se conserva tal cual. Recarga para actualizar y ábrela después.
# Descarga el texto tal como está.
saved-export-raw = Exportar su texto
# Se han recogido tantas partidas.
saved-imported = { $games ->
    [one] Se ha añadido una partida a tu lista.
   *[other] Se han añadido { $games } partidas a tu lista.
}
# Solo están en la memoria.
saved-imported-memory = Sin guardar: se pierden al cerrar esta pestaña.
# De ellas, tantas estaban ya aquí.
saved-imported-known = { $games ->
    [one] Una ya estaba en tu lista.
   *[other] { $games } ya estaban en tu lista.
}
# Tantas no se han podido leer.
saved-imported-bad = { $games ->
    [one] Una no se ha podido leer y se ha saltado.
   *[other] { $games } no se han podido leer y se han saltado.
}
# Para tantas no había sitio.
saved-imported-no-room = { $games ->
    [one] Para una no había sitio.
   *[other] Para { $games } no había sitio.
}
# Ya no están.
saved-import-undone = Importación deshecha.
# Se está leyendo un archivo: centésimas.
saved-reading = Leyendo el archivo: { $percent } %
# Se miran sus partidas: tantas de tantas.
saved-checking = Comprobando la partida { $done } de { $of }
# Se están guardando.
saved-storing = Guardando la partida { $done } de { $of }
# Lo detiene.
saved-stop = Parar
# Antes de importar: las partidas que se pueden recoger; después, lo mismo cuando solo caben algunas ($fit).
saved-forecast = { $games ->
    [one] Se puede importar una partida.
   *[other] Se pueden importar { $games } partidas.
}
saved-forecast-tight = Se pueden importar { $games } partidas, pero solo caben unas { $fit }. Para hacer sitio, borra partidas que ya no necesites.
# Recoge tantas.
saved-take-in = { $games ->
    [one] Importar una partida
   *[other] Importar { $games } partidas
}
# Las deja.
saved-leave = No importar
# Texto de la elección de qué partidas se muestran.
saved-which = Mostrar
# Partidas de cualquier juego.
saved-any-game = Todos los juegos
# Qué partidas muestra la lista.
saved-stage-all = En curso y terminadas
saved-stage-running = En curso
saved-stage-finished = Terminadas
# De cualquier edad; sin jugar desde hace un mes, medio año, un año.
saved-age-any = Jugadas en cualquier momento
saved-age-month = Sin jugar desde hace un mes
saved-age-half-year = Sin jugar desde hace medio año
saved-age-year = Sin jugar desde hace un año
# Se muestran tantas de tantas.
saved-chosen = { $chosen } de { $of } partidas
# Borra las que se muestran, tantas.
saved-delete-these = { $games ->
    [one] Borrar esta partida
   *[other] Borrar estas { $games } partidas
}
# Se han borrado tantas.
saved-deleted-many = { $games ->
    [one] Se ha borrado una partida.
   *[other] Se han borrado { $games } partidas.
}
# Han vuelto.
saved-undone-many = { $games ->
    [one] La partida ha vuelto.
   *[other] Las { $games } partidas han vuelto.
}
# Muestra tantas más.
saved-more = Mostrar { $games } más
# El archivo no se ha aceptado; el nombre del archivo.
saved-refused = «{ $file }» no se ha importado.
# No es un archivo de este programa.
saved-not-ours = No se exportó desde aquí.
# Es de una versión más nueva.
saved-file-newer = Es de una versión más nueva. Recarga para actualizar e impórtalo otra vez.
# Está dañado en algún campo.
saved-file-damaged = El archivo está dañado.
# No se puede leer en absoluto.
saved-unreadable = El navegador no ha podido leerlo como texto.
# No ha cambiado nada.
saved-nothing-changed = Tus partidas no han cambiado.
# Texto antes de la razón técnica.
saved-reason = Detalles:
