## Una mesa, varios dispositivos

invite = Invitar a un dispositivo
here = { $name } está aquí
missing = { $name } aún no ha llegado
away = { $minutes ->
    [0] { $name } acaba de perder la conexión
    [1] { $name } perdió la conexión hace 1 minuto
   *[other] { $name } perdió la conexión hace { $minutes } minutos
}
take-part = Escanea este código con el otro dispositivo.
then = Después escanea con este el código del otro dispositivo, o pega aquí su respuesta.
answer = Respuesta del otro dispositivo
connect = Conectar
connecting = Conectando…
bad-answer = Esta respuesta no corresponde a tu código. Cópiala otra vez en el otro dispositivo.
unsupported = Este navegador no puede conectarse a otros dispositivos. Juega por enlace.
no-network = Tu navegador no ha encontrado ninguna red. Conéctate a una wifi y vuelve a intentarlo.
failed = Los dispositivos no se han encontrado. Usa la misma red y un código nuevo.
again = Código nuevo
opponent = Dejar que juegue un rival
free = Dar la plaza a otro dispositivo
join-title = Sentarse a una mesa
join-show = Muestra este código al dispositivo que te ha invitado
join-note = Escanéalo con la cámara de ese dispositivo, o envíale este enlace.
join-link = Respuesta
waiting = Esperando al otro dispositivo…
who = ¿Quién eres?
full = Todas las plazas están ocupadas.
coming = Se está poniendo la mesa…
bad-code = Esta invitación no sirve. Pide un código nuevo.
silent = El dispositivo que reparte no responde. Si sigue así, pide un código nuevo.
left = El anfitrión ha cerrado la mesa. Para seguir, pide un código nuevo.
replaced = Ahora juegas en otro dispositivo.
freed = El anfitrión ha dado tu plaza a otro jugador.
version = Los dispositivos tienen versiones distintas. Recarga la página en los dos.
garbled = No se pudo leer un mensaje. Recarga la página y pide un código nuevo.
stale = La partida ha avanzado. Elige otra vez.
not-now = Eso no es posible ahora.
no-way-back = Esto no se puede deshacer.
over = La partida ha terminado. Está guardada en este dispositivo.
handed-on = Vuelve a tu mesa
handed-on-note = La respuesta está en tu mesa, en otra pestaña. Puedes cerrar esta.
no-table = Ninguna mesa de este dispositivo espera esta respuesta. Escanéala con el dispositivo que te ha invitado.
scan = Escanear con la cámara
scan-asking = Permite la cámara para escanear el código.
scan-looking = Apunta la cámara al código de la otra pantalla.
scan-wrong = Este código es de otra cosa. Apunta la cámara al código de tu mesa.
scan-absent = Aquí no hay cámara. Pega el enlace, o usa la aplicación de cámara.
scan-refused = La cámara no está permitida aquí. Pega el enlace, o usa la aplicación de cámara.
scan-no-reader = El lector de códigos no se ha cargado. Pega el enlace, o usa la aplicación de cámara.
scan-other = Otra cámara
scan-stop = Apagar la cámara
join-start = El dispositivo que reparte muestra un código. Escanéalo, o pega su enlace.
join-link-of = Enlace de la invitación
join-go = Sentarse
back = Tienes una plaza en una mesa de { $game } con { $names }. Para volver, pide un código nuevo.
title-turn = Tu turno
at-table = Dispositivos en la mesa
hand-to = Entregar la mesa
hand-title = Entregar la mesa
hand-note = El dispositivo de { $name } repartirá y contendrá toda la partida, así que un anfitrión curioso podría leer cartas ocultas. Los demás, tú también, necesitan un código nuevo para volver.
hand-yes = Entregar
hand-no = Quedarse la mesa
handing = El otro dispositivo se hace cargo…
hand-lost = El otro dispositivo se ha ido. La mesa sigue aquí.
handed = Ahora reparte { $name }. Para seguir, pide a { $name } un código nuevo.
dealing = Ahora tu dispositivo reparte y contiene toda la partida. Invita otra vez a los demás dispositivos.
apart = Dispositivos en redes distintas
apart-note = En una misma red, los dispositivos se encuentran solos. En redes distintas necesitan un servidor STUN, que ve las direcciones de los dispositivos y nada de la partida. Algunas redes los separan aun así.
apart-none = Este sitio no nombra ningún servidor.
apart-site = Este sitio usa { $servers }.
apart-server = Tu propio servidor STUN
apart-save = Usar este servidor
apart-bad = Escribe un servidor STUN, como stun.example.org:3478.
watch = Mirar
watch-note = También puedes mirar. Ves lo que todos pueden ver.
watching = { $count ->
    [1] 1 persona mira
   *[other] { $count } personas miran
}
may-watch = Otros pueden mirar
may-watch-note = Ven lo que todos pueden ver y no pueden actuar.
you-watch = Estás mirando. Ves lo que todos pueden ver.
unwatched = El anfitrión no deja mirar a nadie.
