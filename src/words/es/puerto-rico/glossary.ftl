### Puerto Rico: names of the pieces. The 1897 edition and the expansions.
# Los nombres que la edición 1897 comparte con la clásica (Constructor, Capataz, Mercader, Capitán, Casa de comercio,
# la mayoría de los edificios del juego básico) son los que usan los jugadores de la edición de Devir, sin cotejar con la caja.
# Los nombres propios de la edición 1897, de las expansiones y de Puertoma son traducción nuestra.
title = Puerto Rico 1897

## Roles

role-planter = Plantador
role-recruiter = Reclutador
role-builder = Constructor
role-craftsman = Capataz
role-trader = Mercader
role-captain = Capitán
role-adventurer = Aventurero
role-smuggler = Contrabandista

## Goods, cheapest first, and a letter for each

good-corn = maíz
good-fruit = fruta
good-sugar = azúcar
good-tobacco = tabaco
good-coffee = café
letter-corn = M
letter-fruit = F
letter-sugar = A
letter-tobacco = T
letter-coffee = C

## Tiles

tile-corn = plantación de maíz
tile-fruit = plantación de fruta
tile-sugar = plantación de azúcar
tile-tobacco = plantación de tabaco
tile-coffee = plantación de café
tile-quarry = cantera

## Headings: areas of the table

area-role-tiles = Roles
area-ships = Barcos de carga
area-own-ship = Barco propio
area-house = Casa de comercio
area-register = Registro de trabajo
area-portrait = Retrato
area-workers = Trabajadores
area-supply = Reserva
area-market = Plantaciones
area-bag = Bolsa
area-discards = Plantaciones descartadas
area-shop = Edificios en venta
area-crates = Mercancías en la reserva
area-your-land = Tu campo

## Buildings

building-small-fruit = Depósito de fruta pequeño
building-small-market = Mercado pequeño
building-small-sugar = Azucarera pequeña
building-builders-yard = Casa de materiales
building-hacienda = Hacienda
building-large-fruit = Depósito de fruta grande
building-small-warehouse = Almacén pequeño
building-large-sugar = Azucarera grande
building-hospital = Hospital
building-tobacco-storage = Secadero de tabaco grande
building-office = Oficina
building-large-market = Mercado grande
building-coffee-roaster = Tostadero de café grande
building-large-warehouse = Almacén grande
building-factory = Fábrica
building-school = Escuela
building-harbor = Puerto
building-wharf = Muelle
building-fire-station = Parque de bomberos
building-residence = Residencia
building-fortress = Fortaleza
building-customs-house = Aduana
building-city-hall = Ayuntamiento
building-canal = Canal
building-lumberyard = Aserradero
building-hidden-market = Mercado oculto
building-storehouse = Bodega
building-bohio = Bohío
building-merchant-outpost = Puesto mercantil
building-church = Iglesia
building-small-wharf = Muelle pequeño
building-lighthouse = Faro
building-distillery = Destilería
building-publishing-house = Editorial
building-assembly-hall = Sala de asambleas
building-monument = Monumento
building-cathedral = Catedral
building-zoning-office = Oficina de urbanismo
building-chapel = Capilla
building-park-authority = Autoridad de parques
building-notary = Notaría
building-pension-office = Oficina de pensiones
building-villa = Villa
building-tailor = Sastrería grande
building-town-square = Plaza del pueblo

## Achievement cards

card-big-spender = Gran derrochador
card-caramel-popcorn = Inventor de las palomitas con caramelo
card-coffee-dispatcher = Despachador de café
card-confectionery-supplier = Proveedor de confiterías
card-corn-dispatcher = Despachador de maíz
card-deal-closer = Cierratratos
card-dock-tycoon = Magnate del muelle
card-fruit-dispatcher = Despachador de fruta
card-head-administrator = Administrador jefe
card-independent-shipper = Armador independiente
card-leading-employer = Gran empleador
card-leading-producer = Gran productor
card-luxury-crop-trader = Comerciante de cultivos de lujo
card-luxury-goods-provider = Proveedor de artículos de lujo
card-major-investor = Gran inversor
card-major-landowner = Gran terrateniente
card-master-agronomist = Maestro agrónomo
card-master-architect = Maestro arquitecto
card-master-collector = Maestro coleccionista
card-pastry-maker = Pastelero
card-prudent-merchant = Comerciante prudente
card-senior-bureaucrat = Alto funcionario
card-specialised-shipper = Armador especializado
card-sugar-dispatcher = Despachador de azúcar
card-tavern-supplier = Proveedor de tabernas
card-tobacco-dispatcher = Despachador de tabaco
card-tobacco-fruit-broker = Corredor de tabaco y fruta
card-trade-strategist = Estratega comercial
card-trade-tycoon = Magnate del comercio
card-tropical-magnate = Magnate de productos tropicales

## Abilities of the Puertoma

ability-any-sale = Venta repetida
ability-sale-coin = Buen precio
ability-builders-worker = Peón de obra
ability-storeroom = Despensa
ability-builders-coin = Fondo de obras
ability-extra-crate = Caja adicional
ability-kind-coins = Cosecha variada
ability-extra-worker = Trabajador adicional
ability-planters-crate = Primera cosecha
ability-kind-points = Existencias variadas
ability-crate-points = Liquidación
ability-person-coins = Prima por persona

## Nombres de otras piezas, y sus formas

# Una loseta como objeto del verbo: «Tomas una cantera.»
tile-corn-one = una plantación de maíz
tile-fruit-one = una plantación de fruta
tile-sugar-one = una plantación de azúcar
tile-tobacco-one = una plantación de tabaco
tile-coffee-one = una plantación de café
tile-quarry-one = una cantera
# Tantas de ellas, como objeto del verbo; solo en las expansiones.
tile-corn-count = { $n ->
    [one] 1 plantación de maíz
   *[other] { $n } plantaciones de maíz
}
tile-fruit-count = { $n ->
    [one] 1 plantación de fruta
   *[other] { $n } plantaciones de fruta
}
tile-sugar-count = { $n ->
    [one] 1 plantación de azúcar
   *[other] { $n } plantaciones de azúcar
}
tile-tobacco-count = { $n ->
    [one] 1 plantación de tabaco
   *[other] { $n } plantaciones de tabaco
}
tile-coffee-count = { $n ->
    [one] 1 plantación de café
   *[other] { $n } plantaciones de café
}
# En una lista que ya dice que es de plantaciones.
tile-corn-short = { good-corn }
tile-fruit-short = { good-fruit }
tile-sugar-short = { good-sugar }
tile-tobacco-short = { good-tobacco }
tile-coffee-short = { good-coffee }
# Lo que hace un rol, con las menos palabras posibles, debajo de su nombre.
role-planter-short = 1 loseta
role-recruiter-short = { -workers }
role-builder-short = Construir, −1
role-craftsman-short = Producir
role-trader-short = Vender
role-captain-short = Embarcar
role-adventurer-short = 1 moneda
role-smuggler-short = 1 acción
# Objetivos del festival: los títulos de sus cartas.
objective-weigh-off = Pesada de la cosecha
objective-cocktail = Cóctel de carnaval
objective-early-close = Hora de cierre
objective-farmer-prize = Agricultor destacado
objective-farming-fair = Fiesta agrícola
objective-delivery = Entrega para el festival
objective-twin-farms = Fincas gemelas
objective-twin-goods = Dos cestas
objective-grand-sendoff = Gran despedida
objective-pioneer = Homenaje a los pioneros
objective-patron = Mecenas de la ciudad
objective-trad-sendoff = Despedida tradicional
# Clases de edificios.
class-production = Edificio de producción
class-commercial = Edificio comercial
class-expanded = Edificio ampliado (dos espacios)
# De dónde salen los puntos al final; los edificios que puntúan llevan su propio nombre.
source-chips = Puntos de victoria ganados
source-achievements = Logros
source-printed = Edificios
source-citizens = Ciudadanos
source-other = Otros
source-puertoma-expanded = Edificios ampliados
source-puertoma-unused = Trabajadores sin usar
source-puertoma-land = Canteras y terceras plantaciones
source-puertoma-pairs = Parejas de plantaciones activas
source-puertoma-left = Monedas y cajas que sobran
source-puertoma-achievements = Logros sin completar
# Interruptores: lo que se responde automáticamente.
power-extra-worker = El { -worker } adicional del { role-recruiter }
power-production = Producción
power-extra-crate = La caja adicional del { role-craftsman }
power-warehouses = Almacenes: conservar todo lo que cabe
power-last-crate = Conservar 1 caja fuera de los almacenes
power-spoils = Quedarse con todas las cajas posibles de un barco asaltado
# Lo que está entre los jugadores, y las cifras de un tablero: nombres, y para qué sirven.
thing-ship = Barco de carga
thing-house = { area-house }
thing-bag = { area-bag }
thing-register = { area-register }
thing-workers = { area-workers } en la reserva
thing-supply = Puntos de victoria en la reserva
thing-fullest = La ciudad más llena
thing-coins = Monedas
thing-gained = Puntos de victoria ganados
thing-built = Puntos de los edificios
thing-discount = Canteras ocupadas
thing-portrait = { area-portrait }
thing-forest = Bosque
thing-ship-effect = En la fase del Capitán admite cajas de un tipo que no lleva ningún otro barco de carga. Cada caja da 1 punto. Después de la fase solo se vacía un barco lleno.
thing-house-effect = En la fase del Mercader, cada jugador puede vender aquí una caja de un tipo que aún no está. Tiene 4 espacios. Después de la fase se vacía solo si está llena.
thing-bag-effect = De aquí salen las plantaciones nuevas después de cada fase del Plantador. Cuando está vacía, vuelven a ella las descartadas.
thing-register-effect = En la fase del { role-recruiter }, los jugadores toman estos { -workers } de uno en uno, primero el { role-recruiter }. Después se llena otra vez: 1 { -worker } por cada círculo vacío de los edificios, al menos 1 por jugador.
thing-workers-effect = Llenan el { -register } después de cada fase del { role-recruiter }. Si no bastan, esa ronda es la última.
thing-supply-effect = De aquí salen los puntos por las cajas embarcadas. Cuando se toma el último, esa ronda es la última. Los que pasan de la reserva también cuentan.
thing-fullest-effect = Cuando un jugador llena sus 12 espacios de edificio, esa ronda es la última. Los edificios ampliados ocupan 2.
thing-coins-effect = Pagan los edificios. Al final solo deshacen empates.
thing-gained-effect = Se ganan durante la partida, sobre todo al embarcar. Cada jugador ve solo los suyos. Los edificios cuentan aparte.
thing-built-effect = Puntos de los edificios si la partida terminara ahora: los impresos y los de los edificios ampliados ocupados.
thing-discount-effect = Cada cantera con un { -worker } te ahorra 1 moneda. Cuentan hasta 1, 2, 3 o 4 en edificios de 1, 2, 3 o 4 puntos.
thing-portrait-effect = Aquí esperan los { -workers } sin círculo. Puedes colocarlos en la próxima fase del { role-recruiter }.
thing-forest-effect = Una plantación boca abajo: sin círculo y sin mercancías. Con un Aserradero, cada 2 bosques te ahorran 1 moneda en un edificio.
# Explicaciones para quien recibe una pregunta por primera vez, en las dos ediciones.
first-role = Elige un rol y toma las monedas que lleva. Todos actúan; tú, primero y con una ventaja.
first-take = Toma una loseta boca arriba para tu tierra. Produce cuando está ocupada.
first-place = Una plantación necesita el edificio de su mercancía: ocupa los dos. Cada vez puedes recolocarlos todos.
first-build = Compra un edificio, cada tipo una vez. Funciona mientras está ocupado. Las canteras ocupadas lo abaratan.
first-extra = Toma una caja adicional de una mercancía que acabas de producir.
first-sell = La Casa de comercio compra cuatro cajas, todas distintas. Llena, se vacía. Las mercancías caras dan más monedas.
first-load = Cada caja que cargas es 1 punto. Cada barco lleva un tipo, y nunca dos el mismo. Si puedes cargar, debes hacerlo.
first-store = Pierdes las cajas que no puedes almacenar. Conserva las caras.
