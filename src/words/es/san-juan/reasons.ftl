### San Juan: por qué algo no es posible, dicho al jugador que lo ha intentado.

why-not-over = La partida ha terminado.
why-not-asked = Ahora no puedes hacer eso.
why-not-pick = Debes elegir un rol.
why-not-role-taken = Este rol ya está elegido en esta ronda.
why-not-role = Este rol no está en esta partida.
why-not-cathedral = La { building-cathedral } no está en la mesa.
why-not-in-row = Solo puedes tomar las cartas boca arriba.
why-not-choose = Debes elegir.
why-not-in-hand = Esa carta no está en tu mano.
why-not-built = Ya está en tu ciudad.
why-not-afford = { $missing ->
    [one] Te falta 1 carta.
   *[other] Te faltan { $missing } cartas.
}
why-not-building = Aquí no hay ningún edificio.
why-not-crane = Para construir encima de un edificio necesitas una { building-crane } en funcionamiento.
why-not-covers-crane = No puedes construir encima de la propia { building-crane }.
why-not-same-kind = No puedes construir encima de un edificio del mismo tipo.
why-not-black-market = Para pagar con mercancías necesitas un { building-black-market } en funcionamiento.
why-not-needed = Para este precio no necesitas otra mercancía.
why-not-good = No tiene mercancía.
why-not-covered = Construyes encima de él, así que ya no ayuda.
why-not-discount = No tienes este descuento.
why-not-paid = El precio ya está pagado.
why-not-production = Solo producen los edificios de producción.
why-not-occupied = Ya tiene una mercancía.
why-not-drawn = Solo puedes conservar cartas que acabas de robar.
why-not-order = Es tarde para esa elección: empieza de nuevo esta selección.
