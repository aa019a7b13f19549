### San Juan: lo que se pregunta al jugador, encima del tablero. La primera parte va en negrita y es breve; «-more» la continúa.

# Las dos partes como un solo texto, para quien las oye.
ask-whole = { $head } { $text }

## Roles

ask-role = Elige un rol.
ask-role-more = Todos actúan; tú, primero.
# De un rol marcado que aún no se ha elegido: qué hace cada jugador, y el privilegio.
ask-role-note = { $action } { $privilege }
# Con dos jugadores, el Gobernador elige dos.
ask-role-second = Elige tu segundo rol de esta ronda.
ask-library = ¿Usar la { building-library } con el { $role }?
ask-library-more = Duplica un privilegio por ronda.

## Construir

# «Elige una carta para construir, o pasa.»
ask-build = Elige una carta para construir,
ask-build-more = o pasa.
ask-build-none = No puedes construir.
ask-build-none-more = No puedes pagar ninguna carta de tu mano.
ask-site = ¿Dónde quieres construir { OBJECT($building) }?
ask-site-more = En un espacio nuevo o encima de un edificio tuyo.
# Sigue una de las cuatro de abajo.
ask-pay = Construir { OBJECT($building) }:
ask-pay-over = Construir { OBJECT($building) } encima { OF($covered) }:
ask-pay-free = es gratis.
ask-pay-paid = ya está pagado.
ask-pay-all = { $count ->
    [one] elige 1 carta para pagar.
   *[other] elige { $count } cartas para pagar.
}
# Ya hay algunas elegidas; faltan $count.
ask-pay-left = { $count ->
    [one] elige 1 carta más para pagar.
   *[other] elige { $count } cartas más para pagar.
}

## Mercancías; al lado se muestra cuántas hay elegidas

ask-produce = { $count ->
    [one] Produce 1 mercancía, si quieres.
   *[other] Produce hasta { $count } mercancías.
}
ask-sell = { $count ->
    [one] Vende 1 mercancía, si quieres.
   *[other] Vende hasta { $count } mercancías.
}
ask-sell-chosen = { $count ->
    [one] Vende 1 mercancía:
   *[other] Vende hasta { $count } mercancías:
}
ask-sell-chosen-more = { $cards ->
    [one] lo elegido se vende por 1 carta.
   *[other] lo elegido se vende por { $cards } cartas.
}
ask-ship = { $count ->
    [one] Embarca 1 mercancía, si quieres:
   *[other] Embarca hasta { $count } mercancías:
}
ask-ship-more = { $count ->
    [one] 1 elegida, a 1 punto cada una.
   *[other] { $count } elegidas, a 1 punto cada una.
}

## Cartas

ask-keep = Conserva { $count } de las cartas que has robado.
ask-discard-draft = Quédate con 4 cartas: descarta { $count }.
ask-discard-limit = Tienes demasiadas cartas: descarta { $count }.
ask-discard-archive = Con { building-archive-object }, descarta { $count } de toda tu mano.
ask-exchange-office = { $count ->
    [one] Cambia 1 carta con la { building-office }, si quieres.
   *[other] Cambia hasta { $count } cartas con la { building-office }.
}
ask-exchange-mayor = { $count ->
    [one] Cambia 1 carta, si quieres.
   *[other] Cambia hasta { $count } cartas.
}
ask-chapel = ¿Poner una carta bajo la { building-chapel }?
ask-chapel-more = Vale 1 punto al final. Elige una o pasa.
ask-chapel-card = ¿Poner { OBJECT($building) } bajo la { building-chapel }?
ask-chapel-card-more = Vale 1 punto al final.
ask-church = ¿Usar ahora la { building-church }?
ask-church-more = Elige las cartas que quieras: 1 punto cada una. Funciona una sola vez.
ask-church-cards = { $count ->
    [one] ¿Poner 1 carta bajo la { building-church }?
   *[other] ¿Poner { $count } cartas bajo la { building-church }?
}
ask-church-cards-more = Funciona una sola vez por partida.
# $building: la Oficina de urbanismo.
ask-offer-good = ¿Poner una mercancía en { OBJECT($building) }?
ask-offer-use = ¿Usar { OBJECT($building) }?
ask-offer-look = ¿Robar cartas para elegir?
ask-offer-draw = ¿Robar una carta?
ask-take = Toma una de las cartas boca arriba o pasa.
ask-take-card = ¿Tomar { OBJECT($building) }?
ask-take-mine-more = Los cuatro costes son distintos.

## Decide otro jugador

wait-exchange = { $who ->
    [you] Estás decidiendo qué cartas cambias.
   *[other] { $who } está decidiendo qué cartas cambia.
}
wait-discard = { $who ->
    [you] Estás eligiendo las cartas que descartas.
   *[other] { $who } está eligiendo las cartas que descarta.
}
wait-chapel = { $who ->
    [you] Estás usando la { building-chapel }.
   *[other] { $who } está usando la { building-chapel }.
}
wait-role = { $who ->
    [you] Estás eligiendo un rol.
   *[other] { $who } está eligiendo un rol.
}
wait-library = { $who ->
    [you] Estás decidiendo si usas la { building-library }.
   *[other] { $who } está decidiendo si usa la { building-library }.
}
wait-build = { $who ->
    [you] Estás decidiendo qué construyes.
   *[other] { $who } está decidiendo qué construye.
}
wait-pay = { $who ->
    [you] Estás pagando.
   *[other] { $who } está pagando.
}
wait-produce = { $who ->
    [you] Estás produciendo.
   *[other] { $who } está produciendo.
}
wait-sell = { $who ->
    [you] Estás vendiendo.
   *[other] { $who } está vendiendo.
}
wait-keep = { $who ->
    [you] Estás eligiendo qué carta conservas.
   *[other] { $who } está eligiendo qué carta conserva.
}
wait-church = { $who ->
    [you] Estás usando la { building-church }.
   *[other] { $who } está usando la { building-church }.
}
wait-offer = { $who ->
    [you] Estás decidiendo si robas.
   *[other] { $who } está decidiendo si roba.
}
wait-take = { $who ->
    [you] Estás eligiendo una carta boca arriba.
   *[other] { $who } está eligiendo una carta boca arriba.
}
wait-ship = { $who ->
    [you] Estás embarcando.
   *[other] { $who } está embarcando.
}

## La primera vez que se pregunta: una explicación encima del tablero, 160 letras como máximo, sin nombres de piezas

first-role = Elige un rol. Todos actúan, y tú con una ventaja. El texto pequeño muestra lo que ganarías ahora.
first-build = Elige una carta para construir; otras cartas la pagan. Toca una que no puedas pagar y verás por qué.
first-site = Construye en un espacio vacío, o encima de un edificio viejo y paga solo la diferencia.
first-pay = Paga con las cartas que menos necesitas. No pagas hasta que confirmas.
first-produce = Una mercancía es la primera carta del mazo, boca abajo sobre un edificio de producción. Luego puedes venderla.
first-sell = La loseta de precios muestra cuántas cartas da cada mercancía. Si puedes, espera a un precio mejor.
first-keep = Conserva cartas que encajen en tu ciudad y que puedas pagar pronto.
first-discard = Descarta lo que seguramente no vas a construir. Tus rivales no lo ven.
first-chapel = Una carta bajo este edificio da 1 punto al final, pero ya no puedes pagar con ella.
