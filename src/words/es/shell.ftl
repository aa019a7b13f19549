### Lo que hay en la página antes de que llegue el programa, y cuando se ha detenido. La construcción lo pone en la propia página, así
### que cada mensaje es una sola línea; $count es lo único que se inserta.

## Antes de que llegue el programa

# El nombre del proyecto.
project = Sobremesa
# Los juegos, debajo de sus carteles.
san-juan = San Juan
puerto-rico = Puerto Rico
ginkgopolis = Ginkgopolis
# Mientras llega.
wait = Poniendo la mesa…
# No llega nada.
slow = Hace unos segundos que no llega nada. Puedes esperar o recargar la página. Tus partidas guardadas están a salvo.
# Sin JavaScript.
script = Estos juegos necesitan JavaScript. Permítelo en esta página y recarga.
# El navegador no puede con los juegos.
old = Este navegador es demasiado antiguo: los juegos necesitan WebAssembly. Usa un navegador de 2022 o posterior.
# El programa no ha llegado: por qué, si se sabe, y qué hacer.
lost = El juego no se ha cargado del todo.
why-unreachable = No se llega al servidor. Comprueba tu conexión.
why-missing = Un archivo ya no está en el servidor; seguramente hay una versión más nueva.
why-server = El servidor tiene un problema.
why-altered = Ha llegado otra cosa, quizá la página de acceso de una red.
lost-then = Recarga la página. Tus partidas guardadas están a salvo.
# Avisos encima de la página.
unstyled = El aspecto de la página no se ha cargado. Recárgala para verla bien.
undrawn = Algunos dibujos no se han cargado. Recarga la página para verlos. Tus partidas guardadas están a salvo.

## Cuando el programa se ha detenido

stopped = La página se ha detenido
stopped-then = Algo ha ido mal y esta página se ha detenido. Tus partidas están a salvo: cada elección está guardada. Recarga la página para continuar.
unkept = Tus últimas elecciones no están guardadas. Guarda tus partidas en un archivo antes de recargar la página.
reload = Recargar
save = Guardar mis partidas en un archivo
home = Inicio
saved = Partidas en el archivo: { $count }. Puedes importarlo en la página de partidas guardadas.
none = No hay partidas guardadas.
left = Partidas que no se pueden leer y siguen en el navegador: { $count }.
closed = El navegador bloquea el acceso a su almacenamiento. Recarga la página e inténtalo otra vez.
# Título de un informe para los autores.
report = Qué comunicar
