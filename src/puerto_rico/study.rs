//! Fields of a position of Puerto Rico.

use crate::data::achievements::{Achievement, HAND};
use crate::data::{self, DRAFTED};
use crate::ids::GOODS;
use crate::position::{Built, Crates, Land, Position, RoleCoins, SeatPosition, Ship, Taken};
use crate::state::Frame;
use crate::{Building, Good, PuertoRico, Role, Tile};
use game_core::Game;
use game_core::json::Value;
use session::study::PositionEditor;
use session::study::tree::{
    Adder, Edit, Field, Group, Item, Label, Noun, Plain, TextOnly, choice, count, flag, group, maybe, one,
    pieces, seat_behind, seats, sequence, written,
};

/// The most rounds, coins and points that are offered; the reader knows more of the first two.
const ROUNDS: i64 = 999;
const COINS: i64 = 999;
const POINTS: i64 = 999;
/// Spaces of a countryside.
const LAND: i64 = data::LAND as i64;
/// Spaces of the Trading House.
const STALLS: usize = data::HOUSE as usize;
/// More people than there are of any kind.
const PEOPLE: i64 = 100;
/// More plantations than there are.
const PLANTATIONS: usize = 60;

impl PositionEditor for PuertoRico {
    const TEXT_ONLY: &'static [(&'static str, TextOnly)] = &[
        ("config", TextOnly::Begun),
        ("vp", TextOnly::Follows),
        ("workers", TextOnly::Follows),
        ("citizens", TextOnly::Follows),
        ("phase", TextOnly::Played),
        ("stack", TextOnly::Played),
        ("over", TextOnly::Played),
        ("ships[].size", TextOnly::Begun),
        ("role_coins[].role", TextOnly::Begun),
        ("seats[].tiles[].tile", TextOnly::Begun),
        ("seats[].own_ship", TextOnly::Played),
        ("seats[].small_ship", TextOnly::Played),
        ("seats[].produced", TextOnly::Played),
        ("seats[].made", TextOnly::Played),
        ("seats[].loaded", TextOnly::Played),
        ("seats[].gained", TextOnly::Played),
        ("seats[].packet", TextOnly::Rare),
        ("seats[].puertoma", TextOnly::Rare),
        ("action_board.cards", TextOnly::Rare),
        ("action_board.drawn", TextOnly::Rare),
        ("action_board.discarded", TextOnly::Rare),
        ("festival[].card", TextOnly::Begun),
        ("festival[].goods", TextOnly::Begun),
        ("festival[].tiles", TextOnly::Begun),
        ("festival[].building", TextOnly::Begun),
    ];

    fn loosened(mut position: Position) -> Position {
        (position.vp, position.workers, position.citizens) = (None, None, None);
        position.bag.clear();
        position.luck %= 1_000_000_000;
        position.register.get_or_insert(position.config.players);
        // Every kind has its line, so that each has its field.
        for seat in &mut position.seats {
            for tile in Tile::ALL {
                if seat.tiles.iter().all(|land| land.tile != tile) {
                    seat.tiles.push(Land { tile, count: 0, manned: 0, citizens: 0 });
                }
            }
            seat.tiles.sort_by_key(|land| land.tile);
        }
        if let Ok(game) = PuertoRico::new(&position.config) {
            for role in roles(&game) {
                if position.role_coins.iter().all(|entry| entry.role != role) {
                    position.role_coins.push(RoleCoins { role, coins: 0 });
                }
            }
            position.role_coins.sort_by_key(|entry| entry.role);
        }
        // What is asked without a stack.
        if matches!(position.stack[..], [Frame::Round { .. }]) {
            position.stack.clear();
        }
        position
    }

    fn at_rest(mut position: Position) -> Position {
        for seat in &mut position.seats {
            (seat.own_ship, seat.small_ship, seat.made, seat.loaded) =
                (None, Crates::default(), Crates::default(), Crates::default());
            seat.gained = 0;
            seat.produced.clear();
        }
        // The role being played is put back: whoever took it chooses again.
        let played = position.phase.map(|phase| phase.role);
        position.taken.retain(|taken| Some(taken.role) != played);
        Position { stack: Vec::new(), phase: None, over: false, ..position }
    }

    fn settled(mut position: Position, path: &str) -> Position {
        if !path.starts_with("ships[") {
            return position;
        }
        // A ship has a good and crates, or neither.
        for ship in &mut position.ships {
            match (ship.good, ship.crates) {
                (None, _) => ship.crates = 0,
                (Some(_), 0) if path.ends_with(".good") => ship.crates = 1,
                (Some(_), 0) => ship.good = None,
                (Some(_), _) => {}
            }
        }
        position
    }

    fn tree(game: &PuertoRico, position: &Position) -> Vec<Group> {
        let mut groups = vec![round(game, position)];
        let boards = position.seats.iter().enumerate();
        groups.extend(boards.map(|(seat, entry)| seat_group(game, position, seat, entry)));
        groups.push(table(game, position));
        groups.push(supplies(game, position));
        groups
    }
}

/// The role tiles of a game.
fn roles(game: &PuertoRico) -> impl Iterator<Item = Role> + '_ {
    Role::ALL.into_iter().filter(|&role| game.has_role(role))
}

fn round(game: &PuertoRico, position: &Position) -> Group {
    let players = seats(game.seats().into());
    let taken = position.taken.iter().enumerate().map(|(index, taken)| {
        let path = format!("taken[{index}]");
        let by = choice(Plain::By, format!("{path}.by"), Noun::Seat, taken.by.0, players.clone());
        Item::Group(Group {
            label: Label::Piece(Noun::Role, one(&taken.role)),
            removal: Some(Edit::remove(path.clone())),
            path,
            items: vec![by],
        })
    });
    let picks = position.taken.len();
    let add = roles(game).filter(|role| position.taken.iter().all(|taken| taken.role != *role)).map(|role| {
        let by = seat_behind(position.governor, picks, game.seats());
        (one(&role), Edit::set(format!("taken[{picks}]"), one(&Taken { role, by })))
    });
    let adder = Adder { path: "taken".to_owned(), noun: Noun::Role, options: add.collect() };
    let taken = taken.chain([Item::Adder(adder)]).collect();
    let coins = position.role_coins.iter().enumerate().map(|(index, entry)| {
        let control = count(Plain::Coins, format!("role_coins[{index}].coins"), entry.coins, (0, 99));
        labelled(Label::Piece(Noun::Role, one(&entry.role)), control)
    });
    let mut items = vec![
        count(Plain::RoundNumber, "round", position.round, (1, ROUNDS)),
        choice(Plain::Governor, "governor", Noun::Seat, position.governor.0, players.clone()),
        Item::Group(group(Plain::Taken, "taken", taken)),
        Item::Group(group(Plain::RoleCoins, "role_coins", coins.collect())),
        flag(Plain::LastRound, "last_round", position.last_round),
    ];
    if position.config.options.exp1 || position.config.options.exp2 || position.config.options.exp4 {
        items.push(flag(Plain::LastPointGone, "vp_gone", position.vp_gone));
    }
    if game.has_role(Role::Smuggler) {
        items.push(flag_smuggler(position, players));
        let all = written(roles(game).filter(|&role| role != Role::Smuggler));
        items.push(maybe(Plain::Captured, "captured", Noun::Role, position.captured.as_ref().map(one), all));
    }
    if position.config.options.puertomas > 0 {
        let marker = position.action_board.clone().unwrap_or_default().marker;
        let all = written(roles(game));
        items.push(choice(Plain::ActionMarker, "action_board.marker", Noun::Role, one(&marker), all));
    }
    group(Plain::Round, "", items)
}

fn flag_smuggler(position: &Position, players: Vec<Value>) -> Item {
    let holder = position.marker.map(|seat| Value::from(seat.0));
    maybe(Plain::SmugglerMarker, "marker", Noun::Seat, holder, players)
}

/// The same field under another label.
fn labelled(label: Label, item: Item) -> Item {
    match item {
        Item::Field(field) => Item::Field(Field { label, ..field }),
        other => other,
    }
}

fn seat_group(game: &PuertoRico, position: &Position, seat: usize, entry: &SeatPosition) -> Group {
    let path = format!("seats[{seat}]");
    let citizens = game.citizens() > 0;
    let crates = <[u8; GOODS]>::from(entry.crates);
    let crates = Good::ALL.into_iter().zip(crates).map(|(good, many)| {
        let control = count(Plain::Crates, format!("{path}.crates.{}", good.key()), many, (0, 11));
        labelled(Label::Piece(Noun::Good, one(&good)), control)
    });
    let land = entry.tiles.iter().enumerate();
    let land = land.map(|(index, land)| land_group(&format!("{path}.tiles[{index}]"), *land, citizens));
    let mut items = vec![
        count(Plain::Coins, format!("{path}.coins"), entry.coins, (0, COINS)),
        count(Plain::Points, format!("{path}.vp"), entry.vp, (0, POINTS)),
        Item::Group(group(Plain::Crates, format!("{path}.crates"), crates.collect())),
        Item::Group(group(Plain::Countryside, format!("{path}.tiles"), land.map(Item::Group).collect())),
        Item::Group(town(game, &path, entry, citizens)),
        count(Plain::IdleWorkers, format!("{path}.idle"), entry.idle, (0, PEOPLE)),
    ];
    if citizens {
        items.push(count(
            Plain::IdleCitizens,
            format!("{path}.idle_citizens"),
            entry.idle_citizens,
            (0, PEOPLE),
        ));
    }
    if position.config.options.exp1 {
        let options = written(Tile::PLANTATIONS);
        let lying = written(&entry.forests);
        items.push(pieces(
            Plain::Forests,
            format!("{path}.forests"),
            Noun::Land,
            lying,
            options,
            LAND as usize,
        ));
    }
    if position.config.options.exp6 {
        let all = written(Achievement::ALL);
        let own = written(&entry.achievements);
        let done = written(&entry.achieved);
        items.push(pieces(
            Plain::Achievements,
            format!("{path}.achievements"),
            Noun::Achievement,
            own.clone(),
            all,
            HAND,
        ));
        items.push(pieces(Plain::Achieved, format!("{path}.achieved"), Noun::Achievement, done, own, HAND));
    }
    Group { label: Label::Seat(seat as u8), path, items, removal: None }
}

fn land_group(path: &str, land: Land, citizens: bool) -> Group {
    let mut items = vec![
        count(Plain::Count, format!("{path}.count"), land.count, (0, LAND)),
        count(Plain::Manned, format!("{path}.manned"), land.manned, (0, LAND)),
    ];
    if citizens {
        items.push(count(Plain::Citizens, format!("{path}.citizens"), land.citizens, (0, LAND)));
    }
    Group { label: Label::Piece(Noun::Land, one(&land.tile)), path: path.to_owned(), items, removal: None }
}

/// The buildings of a seat, and those that it could have besides.
fn town(game: &PuertoRico, path: &str, entry: &SeatPosition, citizens: bool) -> Group {
    let rows = entry.buildings.iter().enumerate().map(|(index, built)| {
        let path = format!("{path}.buildings[{index}]");
        let circles = i64::from(game.def(built.building).circles);
        let all: Vec<Building> = game.buildings().collect();
        let mut items = vec![
            choice(
                Plain::Kind,
                format!("{path}.building"),
                Noun::Building,
                one(&built.building),
                written(all),
            ),
            count(Plain::Workers, format!("{path}.workers"), built.workers, (0, circles)),
        ];
        if citizens {
            items.push(count(Plain::Citizens, format!("{path}.citizens"), built.citizens, (0, circles)));
        }
        Item::Group(Group {
            label: Label::Piece(Noun::Building, one(&built.building)),
            removal: Some(Edit::remove(path.clone())),
            path,
            items,
        })
    });
    let path = format!("{path}.buildings");
    let next = format!("{path}[{}]", entry.buildings.len());
    let owned = |building: &Building| entry.buildings.iter().any(|built| built.building == *building);
    let add = game.buildings().filter(|building| !owned(building)).map(|building| {
        let built = Built { building, workers: 0, citizens: 0 };
        (one(&building), Edit::set(next.clone(), one(&built)))
    });
    let adder = Adder { path: path.clone(), noun: Noun::Building, options: add.collect() };
    let rows: Vec<Item> = rows.chain([Item::Adder(adder)]).collect();
    group(Plain::City, path, rows)
}

fn table(game: &PuertoRico, position: &Position) -> Group {
    let ships = position.ships.iter().enumerate().map(|(index, ship)| ship_group(index, *ship));
    let goods = written(Good::ALL);
    let mut items = vec![
        pieces(
            Plain::Market,
            "market",
            Noun::Land,
            written(&position.market),
            written(Tile::PLANTATIONS),
            usize::from(game.seats()) + 1,
        ),
        Item::Group(group(Plain::Ships, "ships", ships.map(Item::Group).collect())),
        pieces(Plain::TradingHouse, "house", Noun::Good, written(&position.house), goods, STALLS),
    ];
    let register = position.register.unwrap_or(game.seats());
    items.push(count(Plain::Register, "register", register, (0, PEOPLE)));
    if game.citizens() > 0 {
        items.push(count(
            Plain::RegisterCitizens,
            "register_citizens",
            position.register_citizens,
            (0, PEOPLE),
        ));
    }
    let objectives = position.festival.iter().enumerate().map(|(index, shown)| {
        let winner = shown.won_by.map(|seat| Value::from(seat.0));
        let path = format!("festival[{index}]");
        let players = seats(game.seats().into());
        let won = maybe(Plain::WonBy, format!("{path}.won_by"), Noun::Seat, winner, players);
        let label = Label::Piece(Noun::Objective, one(&shown.card));
        Item::Group(Group { label, path, items: vec![won], removal: None })
    });
    if !position.festival.is_empty() {
        items.push(Item::Group(group(Plain::Festival, "festival", objectives.collect())));
    }
    if position.config.options.exp1 || position.config.options.exp2 {
        let all: Vec<Building> = game.buildings().collect();
        let drafted = written(&position.drafted);
        items.push(pieces(Plain::Tray, "drafted", Noun::Building, drafted, written(all), DRAFTED));
    }
    group(Plain::Table, "", items)
}

fn ship_group(index: usize, ship: Ship) -> Group {
    let path = format!("ships[{index}]");
    let good = ship.good.as_ref().map(one);
    let items = vec![
        maybe(Plain::Cargo, format!("{path}.good"), Noun::Good, good, written(Good::ALL)),
        count(Plain::Crates, format!("{path}.crates"), ship.crates, (0, ship.size.into())),
    ];
    Group { label: Label::Ship(ship.size), path, items, removal: None }
}

fn supplies(game: &PuertoRico, position: &Position) -> Group {
    let plantations = written(Tile::PLANTATIONS);
    let bag = written(&position.bag);
    let discards = written(&position.discards);
    let mut items = vec![
        sequence(Plain::Bag, "bag", Noun::Land, bag, plantations.clone(), PLANTATIONS),
        pieces(Plain::DiscardPile, "discards", Noun::Land, discards, plantations, PLANTATIONS),
    ];
    if game.has_role(Role::Smuggler) {
        items.push(count(Plain::GoneWorkers, "gone", position.gone, (0, PEOPLE)));
        if game.citizens() > 0 {
            items.push(count(Plain::GoneCitizens, "gone_citizens", position.gone_citizens, (0, PEOPLE)));
        }
    }
    items.push(count(Plain::Luck, "luck", position.luck as i64, (0, 999_999_999)));
    group(Plain::Supplies, "", items)
}
