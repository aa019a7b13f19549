## Una mesa, varios dispositivos

devices-way = En varios dispositivos, en una mesa
devices-way-note = Cada jugador ve su mano en su propio dispositivo. El tuyo reparte y muestra un código QR que escanean los demás. Sin servidor ni cuenta.
devices-host-note = Tu dispositivo contiene toda la partida, así que un anfitrión curioso podría leer cartas ocultas.
devices-invite = Invitar a un dispositivo
devices-here = { $name } está aquí
devices-missing = { $name } aún no ha llegado
devices-away = { $minutes ->
    [0] { $name } acaba de perder la conexión
    [1] { $name } perdió la conexión hace 1 minuto
   *[other] { $name } perdió la conexión hace { $minutes } minutos
}
devices-take-part = Escanea este código con el otro dispositivo.
devices-then = Después escanea con este el código del otro dispositivo, o pega aquí su respuesta.
devices-answer = Respuesta del otro dispositivo
devices-connect = Conectar
devices-connecting = Conectando…
devices-bad-answer = Esta respuesta no corresponde a tu código. Cópiala otra vez en el otro dispositivo.
devices-unsupported = Este navegador no puede conectarse a otros dispositivos. Juega por enlace.
devices-no-network = Tu navegador no ha encontrado ninguna red. Conéctate a una wifi y vuelve a intentarlo.
devices-failed = Los dispositivos no se han encontrado. Usa la misma red y un código nuevo.
devices-again = Código nuevo
devices-opponent = Dejar que juegue un rival
devices-free = Dar la plaza a otro dispositivo
devices-join-title = Sentarse a una mesa
devices-join-show = Muestra este código al dispositivo que te ha invitado
devices-join-note = Escanéalo con la cámara de ese dispositivo, o envíale este enlace.
devices-join-link = Respuesta
devices-waiting = Esperando al otro dispositivo…
devices-who = ¿Quién eres?
devices-full = Todas las plazas están ocupadas.
devices-coming = Se está poniendo la mesa…
devices-bad-code = Esta invitación no sirve. Pide un código nuevo.
devices-silent = El dispositivo que reparte no responde. Si sigue así, pide un código nuevo.
devices-left = El anfitrión ha cerrado la mesa. Para seguir, pide un código nuevo.
devices-replaced = Ahora juegas en otro dispositivo.
devices-freed = El anfitrión ha dado tu plaza a otro jugador.
devices-version = Los dispositivos tienen versiones distintas. Recarga la página en los dos.
devices-garbled = No se pudo leer un mensaje. Recarga la página y pide un código nuevo.
devices-stale = La partida ha avanzado. Elige otra vez.
devices-not-now = Eso no es posible ahora.
devices-no-way-back = Esto no se puede deshacer.
devices-over = La partida ha terminado. Está guardada en este dispositivo.
devices-handed-on = Vuelve a tu mesa
devices-handed-on-note = La respuesta está en tu mesa, en otra pestaña. Puedes cerrar esta.
devices-no-table = Ninguna mesa de este dispositivo espera esta respuesta. Escanéala con el dispositivo que te ha invitado.
