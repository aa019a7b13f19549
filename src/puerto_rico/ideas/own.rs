//! Facts about the seat's own board.

use super::account::Accounts;
use super::{Idea, worth};
use crate::data::buildings::Class;
use crate::ids::BuildingSet;
use crate::rules::capacity;
use crate::state::{Space, State};
use crate::{Building, Good, PuertoRico, Role, Tile};
use ai::course::Pair;
use ai::ideas::Proof;
use game_core::{Game, Seat};

/// Adds what the course with the best answer has in favour of the seat's own board.
pub(super) fn prove(
    game: &PuertoRico,
    pair: &Pair<PuertoRico>,
    accounts: &Accounts,
    out: &mut Vec<Proof<Idea>>,
) {
    cargo(pair, accounts, out);
    coins(game, pair, accounts, out);
    town(game, pair, accounts, out);
    goods(game, pair, accounts, out);
    people(game, pair, out);
    land(game, pair, accounts, out);
    points(game, pair, out);
}

/// Adds an idea about no piece in particular.
pub(super) fn say(out: &mut Vec<Proof<Idea>>, idea: Idea, weight: f32) {
    tell(out, idea, [0, 0], weight);
}

pub(super) fn tell(out: &mut Vec<Proof<Idea>>, idea: Idea, pieces: [u8; 2], weight: f32) {
    out.push(Proof { idea, pieces, weight });
}

/// Returns the amount by which the first of two numbers is larger; `None` if it is not.
pub(super) fn more(own: impl Into<i32>, other: impl Into<i32>) -> Option<f32> {
    let more = own.into() - other.into();
    (more > 0).then_some(more as f32)
}

/// Room for crates of a good on the ships between two loadings.
pub(super) fn room(state: &State, good: Good) -> u8 {
    let ships = state.ships();
    match ships.iter().find(|ship| ship.good == Some(good)) {
        Some(ship) => ship.room(),
        None => ships.iter().filter(|ship| ship.good.is_none()).map(|ship| ship.size).max().unwrap_or(0),
    }
}

fn cargo(pair: &Pair<PuertoRico>, accounts: &Accounts, out: &mut Vec<Proof<Idea>>) {
    let [with, otherwise] = accounts.both(pair.seat);
    if let Some(more) = more(with.points, otherwise.points) {
        let idea = Idea::Ships { crates: with.crates, points: with.points, otherwise: otherwise.points };
        say(out, idea, more * worth::POINT);
    }
    if let Some(more) = more(otherwise.spoilt, with.spoilt) {
        let idea = Idea::SavesCrates { crates: with.spoilt, otherwise: otherwise.spoilt };
        say(out, idea, more * worth::SPOILT);
    }
    let crates = |state: &State, good: Good| state.board(pair.seat).crates[good.index()];
    for good in Good::ALL {
        let (own, other) = (crates(&pair.with.end, good), crates(&pair.otherwise.end, good));
        if own > 0 && other > 0 && room(&pair.with.end, good) > 0 && room(&pair.otherwise.end, good) == 0 {
            let idea = Idea::KeepsRoom { good, crates: own };
            tell(out, idea, [good as u8, 0], f32::from(own) * worth::ROOM);
        }
    }
}

fn coins(game: &PuertoRico, pair: &Pair<PuertoRico>, accounts: &Accounts, out: &mut Vec<Proof<Idea>>) {
    let [with, otherwise] = accounts.both(pair.seat);
    if let Some((good, coins)) = with.sold
        && let Some(more) = more(coins, otherwise.sale())
    {
        let idea = Idea::Sells { good, coins, otherwise: otherwise.sale() };
        tell(out, idea, [good as u8, 0], more * worth::COIN);
    }
    role_coins(pair.seat, accounts, out);
    let purse = |state: &State| state.board(pair.seat).coins;
    let (own, other) = (purse(&pair.with.end), purse(&pair.otherwise.end));
    let Some(more) = more(own, other) else { return };
    say(out, Idea::HasCoins { coins: own, otherwise: other }, more * worth::COIN);
    let cost = |&building: &Building| game.def(building).cost;
    let reach = |state: &State| game.offers(state, pair.seat, false).max_by_key(cost);
    let dearest = reach(&pair.otherwise.end).map_or(0, |building| cost(&building));
    // Dearer than anything otherwise, so that it takes the coins.
    let too_dear =
        |&building: &Building| u16::from(game.price(&pair.otherwise.end, pair.seat, building, false)) > other;
    let gained = game.offers(&pair.with.end, pair.seat, false).filter(too_dear).max_by_key(cost);
    if let Some(building) = gained.filter(|building| cost(building) > dearest) {
        let idea = Idea::Affords { building, coins: own, otherwise: other };
        let weight = f32::from(cost(&building) - dearest) * worth::REACH;
        tell(out, idea, [building as u8, 0], weight);
    }
}

/// The coins on the role tile that is picked at once.
fn role_coins(seat: Seat, accounts: &Accounts, out: &mut Vec<Proof<Idea>>) {
    let taken = |seat: Seat, of: &[(Seat, Role, u8)]| {
        of.iter()
            .filter(|(by, ..)| *by == seat)
            .map(|&(_, role, coins)| (role, coins))
            .max_by_key(|&(_, coins)| coins)
    };
    let Some((role, coins)) = taken(seat, &accounts.with.role_coins) else { return };
    let otherwise = taken(seat, &accounts.otherwise.role_coins).map_or(0, |(_, coins)| coins);
    let Some(more) = more(coins, otherwise) else { return };
    tell(out, Idea::TakesRoleCoins { role, coins }, [role as u8, 0], more * worth::COIN);
    let by_rival = |&&(by, of, taken): &&(Seat, Role, u8)| by != seat && of == role && taken == coins;
    if let Some(&(rival, ..)) = accounts.otherwise.role_coins.iter().find(by_rival) {
        let idea = Idea::DeniesRoleCoins { seat: rival, role, coins };
        tell(out, idea, [rival.0, role as u8], more * worth::COIN * 1.5);
    }
}

fn town(game: &PuertoRico, pair: &Pair<PuertoRico>, accounts: &Accounts, out: &mut Vec<Proof<Idea>>) {
    let [with, otherwise] = accounts.both(pair.seat);
    for &(building, price) in &with.bought {
        let weight = f32::from(game.def(building).cost) * worth::BUILDING;
        match otherwise.price_of(building) {
            Some(other) => {
                if let Some(more) = more(other, price) {
                    let idea = Idea::BuildsForLess { building, price, otherwise: other };
                    tell(out, idea, [building as u8, 0], more * worth::COIN);
                }
            }
            None => {
                tell(out, Idea::Builds { building, price }, [building as u8, 0], weight);
                if let Some(rival) = late(game, pair, accounts, building) {
                    let idea = Idea::LastCopy { building, seat: rival };
                    tell(out, idea, [building as u8, rival.0], weight * 1.4);
                }
            }
        }
    }
}

/// The rival who buys the last copy of a building otherwise, or could pay for it.
fn late(game: &PuertoRico, pair: &Pair<PuertoRico>, accounts: &Accounts, building: Building) -> Option<Seat> {
    if pair.start.tray()[building.index()] != 1 || game.has_role(Role::Smuggler) {
        return None;
    }
    let others = || (1..game.seats()).map(|place| pair.seat.clockwise(place, game.seats()));
    let people = || others().filter(|&seat| !game.is_automa(seat));
    let buys = |seat: &Seat| accounts.both(*seat)[1].price_of(building).is_some();
    let pays = |state: &State, seat: Seat| game.offers(state, seat, false).any(|offer| offer == building);
    let could = |seat: &Seat| pays(&pair.start, *seat) || pays(&pair.otherwise.end, *seat);
    people().find(buys).or_else(|| people().find(could))
}

fn goods(game: &PuertoRico, pair: &Pair<PuertoRico>, accounts: &Accounts, out: &mut Vec<Proof<Idea>>) {
    let [with, otherwise] = accounts.both(pair.seat);
    if let Some(more) = more(with.made_crates(), otherwise.made_crates()) {
        let kinds = with.made.iter().filter(|&&made| made > 0).count() as u8;
        let idea = Idea::Produces { crates: with.made_crates(), kinds, otherwise: otherwise.made_crates() };
        say(out, idea, more * worth::CRATE);
    }
    if let Some(good) = with.extra.filter(|&good| otherwise.extra.is_none_or(|other| other < good)) {
        let weight = worth::CRATE + good.index() as f32 * worth::COIN / 3.0;
        tell(out, Idea::ExtraCrate { good }, [good as u8, 0], weight);
    }
    let crates = |state: &State| state.board(pair.seat).crate_count();
    let (own, other) = (crates(&pair.with.end), crates(&pair.otherwise.end));
    if let Some(more) = more(own, other) {
        say(out, Idea::HoldsCrates { crates: own, otherwise: other }, more * worth::CRATE * 0.6);
    }
    let could = |state: &State| {
        let board = state.board(pair.seat);
        capacity(game, board).iter().sum::<u8>()
    };
    let (own, other) = (could(&pair.with.end), could(&pair.otherwise.end));
    if let Some(more) = more(own, other) {
        say(out, Idea::CanProduce { crates: own, otherwise: other }, more * worth::CAPACITY);
    }
}

fn people(game: &PuertoRico, pair: &Pair<PuertoRico>, out: &mut Vec<Proof<Idea>>) {
    let [own, other] = [&pair.with.end, &pair.otherwise.end].map(|state| state.board(pair.seat));
    let workers = [own, other].map(|board| board.people().count());
    if let Some(more) = more(workers[0], workers[1]) {
        let idea = Idea::Workers { workers: workers[0], otherwise: workers[1] };
        say(out, idea, more * worth::WORKER);
    }
    let telling = own.manned().without(other.manned()).without(BuildingSet::OF_END);
    let before = pair.start.board(pair.seat);
    for building in telling.iter().filter(|&building| before.owns(building) || other.owns(building)) {
        // What stood there with somebody on it is no news.
        if !before.works(building) {
            let weight = f32::from(game.def(building).cost) * worth::OCCUPIED;
            tell(out, Idea::Occupies { building }, [building as u8, 0], weight);
        }
    }
}

fn land(game: &PuertoRico, pair: &Pair<PuertoRico>, accounts: &Accounts, out: &mut Vec<Proof<Idea>>) {
    let [with, otherwise] = accounts.both(pair.seat);
    let boards = [&pair.start, &pair.with.end, &pair.otherwise.end].map(|state| state.board(pair.seat));
    let [before, own, other] = boards.map(|board| board.tiles);
    for tile in Tile::PLANTATIONS {
        let kind = tile.index();
        if before[kind] == 0 && own[kind] > 0 && other[kind] == 0 && with.tiles[kind] > 0 {
            tell(out, Idea::NewKind { tile }, [tile as u8, 0], worth::NEW_KIND + kind as f32 * 0.1);
        }
        let Some(more) = more(own[kind], other[kind]) else { continue };
        let idea = Idea::Plantations { tile, count: own[kind], otherwise: other[kind] };
        tell(out, idea, [tile as u8, 0], more * worth::PLANTATION);
        let makes = |space: &&Space| game.def(space.building).class == Class::Production(Good::ALL[kind]);
        let spaces = || boards[1].buildings().iter().filter(makes);
        let circles: u8 = spaces().map(|space| game.def(space.building).circles).sum();
        if let Some(space) = spaces().next_back().filter(|_| circles > other[kind]) {
            let idea = Idea::Serves { tile, building: space.building };
            tell(out, idea, [tile as u8, space.building as u8], worth::SERVES + kind as f32 * 0.1);
        }
    }
    if let Some(more) = more(boards[1].land(), boards[2].land()) {
        let idea = Idea::Land { tiles: boards[1].land(), otherwise: boards[2].land() };
        say(out, idea, more * worth::PLANTATION * 0.9);
    }
    let kind = Tile::Quarry.index();
    if let Some(more) = more(with.tiles[kind], otherwise.tiles[kind]) {
        say(out, Idea::Quarry { quarries: own[kind] }, more * worth::QUARRY);
    }
}

fn points(game: &PuertoRico, pair: &Pair<PuertoRico>, out: &mut Vec<Proof<Idea>>) {
    let [own, other] = [&pair.with.end, &pair.otherwise.end].map(|state| state.board(pair.seat));
    for building in own.manned().and(BuildingSet::OF_END).iter() {
        let points = game.end_value(own, building);
        let otherwise = if other.works(building) { game.end_value(other, building) } else { 0 };
        if let Some(more) = more(points, otherwise) {
            let idea = Idea::LargeBuilding { building, points, otherwise };
            tell(out, idea, [building as u8, 0], more * worth::POINT);
        }
    }
    let [own, other] =
        [&pair.with.end, &pair.otherwise.end].map(|state| game.tallies(state)[pair.seat.index()].points);
    if let Some(more) = more(own, other) {
        say(out, Idea::Points { points: own, otherwise: other }, more * worth::POINT * 0.3);
    }
}
