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
