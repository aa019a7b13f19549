## El marco de todas las páginas, menús, preferencias

# El nombre del proyecto.
shell-project = Sobremesa
# Los textos del idioma elegido no han llegado; $language es su propio nombre, como en el menú.
shell-language-missing = Los textos de «{ $language }» no se han cargado. Comprueba tu conexión e inténtalo otra vez.
# Texto de la elección de idioma.
shell-language = Idioma
# $languages enumera los idiomas de la página por sus propios nombres.
shell-not-translated = Esta página está en { $languages }. Pide a los navegadores que no la traduzcan: los nombres traducidos de roles, edificios y cartas dejarían de coincidir con las reglas.
# Algo traduce la página de todos modos.
shell-translated = Tu navegador o una extensión está traduciendo esta página, así que los nombres de roles, edificios y cartas pueden no coincidir con las reglas. La propia página está en { $languages }.
# Enlace para saltar a la parte principal.
shell-skip = Ir al contenido principal
# El almacenamiento no ha recogido lo último de ajustes, soluciones o análisis.
shell-unkept = Tu último cambio no se ha podido guardar: el almacenamiento del navegador está lleno o bloqueado. Se perderá al cerrar esta pestaña. Para hacer sitio, borra partidas que ya no necesites.
# Cierra lo que está encima.
shell-close = Cerrar
# Vuelve una pantalla atrás.
shell-back = Volver
# A la pantalla de inicio.
shell-home = Inicio
# Abre el menú.
shell-menu = Menú
# Interruptor: los rivales esperan mientras se puede deshacer una elección.
shell-undo-time = Tiempo para deshacer
# Título de una dirección que no lleva a ninguna parte.
shell-nowhere = Página no encontrada
# Abre los ajustes.
shell-settings = Ajustes
# Abre las reglas.
shell-rules = Reglas
# Elección del tema.
shell-theme = Tema
# Tema: sistema, claro, oscuro.
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
# Elección del ritmo.
shell-pace = Velocidad de animación
# Ritmo: paso a paso, lento, normal, rápido, instantáneo.
pace-step = Paso a paso
pace-slow = Lenta
pace-normal = Normal
pace-fast = Rápida
pace-instant = Instantánea
# Elección de cuánto piensa un rival que usa su tiempo.
shell-thinking = Tiempo del Maestro para pensar
# Corto, normal, largo.
thinking-short = Corto
thinking-normal = Normal
thinking-long = Largo
# Elección del movimiento.
shell-motion = Movimiento
# Movimiento: sistema, completo, reducido.
motion-system = Sistema
motion-full = Completo
motion-reduced = Reducido
# Elección de la confirmación.
shell-confirm = Confirmar jugadas
# Confirmación: nunca, final del turno, final del turno y roles, siempre.
confirm-never = Nunca
confirm-turn-end = Al final de un turno
confirm-roles = También los roles (toca dos veces)
confirm-always = Siempre
# Elección del tamaño del texto.
shell-text-size = Tamaño del texto
# Interruptor: letras en mercancías y jugadores.
shell-colour-aids = Letras en mercancías y jugadores
# Interruptor: atajos de una tecla.
shell-shortcuts = Atajos de una tecla
