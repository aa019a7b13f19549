### Ginkgopolis: names of the pieces.
# Como en las reseñas de la edición española (SD Games): explotar, urbanizar, construir, loseta, recurso, punto de éxito,
# pantalla, carta de edificio, carta de urbanización, marcador de nueva mano.
# Traducción nuestra: los nombres de los personajes y las clases de edificios.

## color

color-blue = azul
color-red = rojo
color-yellow = amarillo

## kind

kind-blue = oficinas
kind-red = producción
kind-yellow = viviendas

## character

character-blue = Ecoingeniero
character-red = Ecotécnico
character-yellow = Ecourbanista

## act

act-exploit = Explotar
act-urbanize = Urbanizar
act-construct = Construir

## Things on the table

thing-round = La ronda
thing-resources = Recursos
thing-tiles = Losetas
thing-points = Puntos
thing-redraws = Marcadores de nueva mano
thing-reserve = Reserva
thing-place = Lugar vacío
thing-no-tile = Sin loseta
