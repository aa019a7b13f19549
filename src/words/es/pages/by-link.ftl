## Partidas que se pasan por enlace

# Una manera de jugar, y cómo es.
by-link-way = En varios dispositivos, por enlace
by-link-way-note = Para jugar desde sitios distintos: después de tu turno, envías la partida como enlace al siguiente jugador.
# De la plaza de una persona.
by-link-seat-note = Juega en su propio dispositivo.
# Texto de un enlace, cuando no hay servidor.
by-link-no-secrets = El enlace contiene toda la partida. No hay servidor que guarde secretos, así que un jugador curioso podría leer cartas ocultas.
# Texto mientras le toca a una plaza de otro sitio, y después del final de la partida.
by-link-send-to = Enviar la partida a { $name }
by-link-send-end = La partida ha terminado. Enviar el resultado
by-link-sent = Enviado. Abre el enlace que te devuelvan para seguir jugando.
by-link-share = Compartir…
by-link-copy = Copiar el enlace
by-link-copied = Copiado: { $characters } caracteres. Pégalo en un mensaje.
by-link-by-hand = Tu navegador no ha dejado copiar. Aquí está el enlace:
by-link-link = El enlace
by-link-qr = Código QR
# El cuadrado, para quien no lo ve.
by-link-qr-alt = Código QR del enlace, { $characters } caracteres
by-link-qr-too-long = El enlace tiene { $characters } caracteres: demasiados para un código QR. Cópialo o compártelo.
by-link-qr-note = Escanéalo con el otro dispositivo. El enlace tiene { $characters } caracteres.
# Una partida que empezó desde una posición.
by-link-no-link = Esta partida empezó desde una posición, así que no tiene enlace. Expórtala como archivo.
by-link-copy-game = Copiar un enlace a esta partida
by-link-copy-position = Copiar un enlace a esta posición
# La página que abre un enlace.
by-link-title = Una partida por enlace
by-link-bad = Este enlace no se puede abrir
by-link-bad-note = No ha cambiado nada. Pide otra vez el enlace y ábrelo entero.
by-link-home = Inicio
by-link-turn-of = Le toca a { $name }.
by-link-over = La partida ha terminado.
by-link-who = ¿Quién eres?
by-link-who-note = Este dispositivo recuerda quién eres. Los demás eligen en los suyos.
by-link-i-am = Soy { $name }
by-link-on-turn = en turno
by-link-newer = { $steps ->
    [one] Hay un paso nuevo desde la última vez que abriste esta partida.
   *[other] Hay { $steps } pasos nuevos desde la última vez que abriste esta partida.
}
by-link-go-on = Continuar
by-link-same = Nada nuevo: este dispositivo ya está al día.
by-link-older = Este enlace es anterior a tu partida
by-link-older-note = { $steps ->
    [one] La partida de este dispositivo va un paso por delante. Se queda como está.
   *[other] La partida de este dispositivo va { $steps } pasos por delante. Se queda como está.
}
by-link-look-older = Ver ese momento
by-link-go-on-here = Continuar mi partida
by-link-branch = Este enlace trae otra versión de la partida
by-link-branch-note = Las dos son iguales hasta el paso { $step }; después un jugador eligió otra cosa. Tu partida se queda como está, y puedes guardar las dos.
by-link-keep-branch = Guardar también esta
by-link-branch-of = { $names } (otra versión)
by-link-position = Te han pasado una posición
by-link-position-note = Puedes jugar desde aquí en una copia de práctica. Se añade a tus partidas guardadas.
by-link-play-position = Jugar desde aquí
by-link-finished = Te han pasado una partida terminada
by-link-finished-note = Mira el resultado, ve la repetición, analiza cada elección. Se añade a tus partidas guardadas, pero no a tus estadísticas.
by-link-look = Ver la partida
