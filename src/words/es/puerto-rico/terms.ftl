### Puerto Rico: palabras que van dentro de otros mensajes. Lo que la edición clásica llama de otra manera está en classic.ftl.

## Términos

-worker = trabajador
-workers = trabajadores
# Donde esperan los trabajadores que reparte el próximo Reclutador; masculino en las dos ediciones: el, del, al.
-register = Registro de trabajo
# Donde esperan los trabajadores de un jugador que no tienen círculo: en, desde y hacia ahí.
-portrait = retrato
-on-portrait = en el retrato
-from-portrait = del retrato
-to-portrait = al retrato
# Los doce espacios de un tablero que no son para edificios; sin artículo, porque cambia de género: espacios de campo, de isla.
-land = campo
# De donde se roban las plantaciones; femenino en las dos ediciones.
-bag = bolsa

## Cuántos

coins = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
workers = { $n ->
    [one] 1 { -worker }
   *[other] { $n } { -workers }
}
# Cajas de una mercancía: $good es su nombre. «2 de maíz».
crates-of = { $count } de { $good }

## Palabras pequeñas

# Quien lee, como sujeto de una frase.
you = Tú
# Ninguna caja, donde iría su lista.
nothing = nada
# El texto de un botón como frase.
sentence = { $text }.
# Un nombre o un texto, y lo que le corresponde: «Monedas: 4».
labelled = { $label }: { $value }
# Un nombre, y cuántas veces está.
times = { $name } ×{ $count }
# Un edificio que aquí no tiene nombre.
some-building = un edificio
some-tile = loseta
some-good = una mercancía
# La segunda de las dos losetas de Aventurero; $role es el nombre de las dos.
second-role = segundo { $role }
