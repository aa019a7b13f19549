//! Puerto Rico's legal actions once more, from the position.

mod citizens;
mod new_buildings;
mod rare;

use game_core::{Game, Seat};
use puerto_rico::data::achievements::Achievement;
use puerto_rico::data::buildings::Origin;
use puerto_rico::ids::Person;
use puerto_rico::position::{Built, Phase, Position, SeatPosition, ShownObjective};
use puerto_rico::state::Frame;
use puerto_rico::{Action, Building, Edition, Event, Good, PuertoRico, Role, State, Tile};

use crate::compare::{Allowed, SecondRoad, Step};
use crate::printed;

/// Spaces of the countryside, and of the town.
const SPACES: u8 = 12;
/// Spaces of the Trading House.
const HOUSE: usize = 4;
/// The spot of the first building; before it come the kinds of tiles.
const PLACES: u8 = 6;

impl SecondRoad for PuertoRico {
    #[rustfmt::skip]
    const KINDS: &'static [&'static str] = &[
        "Pass", "Role", "Draw", "Take", "Man", "Accept", "Place", "Build", "Extra", "Sell", "Load", "Wharf",
        "StoreAll", "KeepOne", "Raid", "Spoils", "Plunder", "Poach", "Capture", "BuildForAll", "Keep",
        "Draft", "Forest", "GivePerson", "GiveCitizen", "GiveCrate", "GivePoint", "Move", "MoveCitizen",
        "Export", "Board", "Pick", "Zone", "Discard", "Clear", "PoachCitizens",
    ];

    #[rustfmt::skip]
    const PROMPTS: &'static [&'static str] = &[
        "Role", "Hacienda", "Take", "Hospital", "Privilege", "Place", "Build", "School", "Produce", "Extra",
        "Sell", "Load", "Harbor", "StoreAll", "KeepOne", "Draft", "Bohio", "Plant", "SecondTile",
        "LateHospital", "Payment", "SmallWharf", "LoadPoint", "KeepSingles", "Smuggle", "Spoils", "Poached",
        "Pick", "PlaceCitizen", "Bonus", "Zoning", "Park", "Pension", "PoachKinds", "PoachedCitizens",
        "Rewarded", "KeepCard",
    ];

    fn rare() -> Vec<Position> {
        rare::positions()
    }

    fn allowed(&self, state: &State) -> Allowed<Action> {
        let position = self.position(state);
        let seat = self.turn(state).seat().expect("somebody is asked");
        let asked = Asked { game: self, own: &position.seats[seat.index()], seat, position: &position };
        asked.actions().into_iter().collect()
    }

    /// In the Builder, Trader and Planter phase; as those who were passed over
    /// have done nothing, they find what they could have had, unless it has
    /// been cleared away since.
    fn passed_over(&self, step: &Step<'_, Self>) -> Vec<Seat> {
        let (mut then, chose) = (self.position(step.after), self.turn(step.before).seat());
        let phase = |role, picker| Phase { role, picker, captain_paid: false, deferred: None };
        let captured = step.events.iter().rev().find_map(|event| match *event {
            Event::CapturedRolePlayed { seat, role } => Some(phase(role, seat)),
            _ => None,
        });
        then.phase = captured.or(match step.action {
            Action::Role(role) => chose.map(|picker| phase(role, picker)),
            _ => self.position(step.before).phase,
        });
        // The phases that Puertomas have picked may have followed: of these only
        // the last one stands in the position.
        let by_automa = |event: &Event| match *event {
            Event::RolePicked { seat, role } if self.is_automa(seat) => Some((role, seat)),
            _ => None,
        };
        let last_pick = step.events.iter().rposition(|event| by_automa(event).is_some());
        if let Some((role, picker)) = last_pick.and_then(|place| by_automa(&step.events[place])) {
            then.phase = Some(phase(role, picker));
        }
        let cleared = |event: &Event| matches!(event, Event::Market { .. } | Event::HouseEmptied);
        let is_cleared = |since: usize| step.events[since..].iter().any(cleared);
        // Another phase may have brought crates and coins since, and a festival a
        // building.
        let brought =
            |event: &Event| matches!(event, Event::CapturedRolePlayed { .. } | Event::ObjectiveWon { .. });
        let last_brought = step.events.iter().rposition(brought).max(last_pick);
        let could = |place: usize, seat: Seat, role: Role| {
            let asked = Asked { game: self, own: &then.seats[seat.index()], seat, position: &then };
            match role {
                Role::Builder => asked.buildings().next().is_some(),
                Role::Trader => !is_cleared(place) && asked.trades(true).next().is_some(),
                Role::Planter => !is_cleared(place) && asked.tiles().next().is_some(),
                Role::Smuggler => asked.deeds().len() > 1,
                Role::Recruiter | Role::Craftsman | Role::Captain | Role::Adventurer | Role::Adventurer2 => {
                    false
                }
            }
        };
        // Nobody is asked for a Puertoma.
        let could = |place, seat, role| !self.is_automa(seat) && could(place, seat, role);
        let by_choice = |seat| chose == Some(seat) && step.action == Action::Pass;
        let since = step.events.iter().enumerate().filter(|(place, _)| Some(*place) > last_brought);
        let passed = since.filter_map(|(place, event)| match *event {
            Event::Passed { seat, role } if !by_choice(seat) && could(place, seat, role) => Some(seat),
            _ => None,
        });
        passed.collect()
    }
}

/// The question at hand.
struct Asked<'a> {
    game: &'a PuertoRico,
    position: &'a Position,
    seat: Seat,
    own: &'a SeatPosition,
}

fn crates(seat: &SeatPosition, good: Good) -> u8 {
    <[u8; 5]>::from(seat.crates)[good.index()]
}

/// The tile of a place of the countryside, by kind: how many, how many manned.
fn land(seat: &SeatPosition, tile: Tile) -> (u8, u8) {
    let here = seat.tiles.iter().filter(|land| land.tile == tile);
    here.fold((0, 0), |(count, manned), land| (count + land.count, manned + land.manned))
}

impl Asked<'_> {
    fn frame(&self) -> Frame {
        self.position.stack.last().copied().unwrap_or(Frame::Round { pick: 0 })
    }

    fn actions(&self) -> Vec<Action> {
        let mut all = self.answers();
        all.extend(self.moves());
        all
    }

    /// The answers to the question itself.
    fn answers(&self) -> Vec<Action> {
        match self.frame() {
            Frame::Round { .. } => self.roles(),
            Frame::Hacienda => vec![Action::Pass, Action::Draw],
            Frame::Take { .. } => pass_or(self.tiles().map(Action::Take).chain(self.forests())),
            Frame::Hospital { drawn, taken, .. } => self.hospital(drawn.into_iter().chain(taken)),
            Frame::LateHospital { before, second, .. } => {
                self.hospital([before.drawn, before.taken, second].into_iter().flatten())
            }
            Frame::Privilege
            | Frame::School { .. }
            | Frame::Produce
            | Frame::Harbor { .. }
            | Frame::LoadPoint { .. }
            | Frame::Bonus { .. } => vec![Action::Pass, Action::Accept],
            Frame::Place { left, from, citizens } => self.circles(left, citizens, from),
            Frame::PlaceCitizen { citizens, workers, from } => self.citizens_circles(workers, citizens, from),
            Frame::Pick { .. } => vec![Action::Pick(Person::Worker), Action::Pick(Person::Citizen)],
            Frame::Build => pass_or(self.buildings().map(Action::Build).chain(self.for_all())),
            Frame::Payment { missing, from, .. } => self.payments(missing, from),
            Frame::KeepCard { .. } => self.cards(),
            Frame::Extra => pass_or(self.extra().map(Action::Extra)),
            Frame::SecondExtra { from } => {
                pass_or(self.extra().filter(|&good| good >= from).map(Action::Extra))
            }
            Frame::Sell => pass_or(self.trades(true)),
            Frame::SellLast => pass_or(self.trades(false)),
            Frame::Zoning => pass_or(self.zoning().into_iter()),
            Frame::Load => self.loads(),
            Frame::SmallWharf { from } => {
                pass_or(self.goods().filter(|&good| good >= from).map(Action::Board))
            }
            Frame::Pension { from, .. } => {
                pass_or(self.goods().filter(|&good| good >= from).map(Action::GiveCrate))
            }
            Frame::StoreAll { from, stored, .. } => {
                let may = |good: &Good| *good as u8 >= from && stored >> *good as u8 & 1 == 0;
                pass_or(self.goods().filter(may).map(Action::StoreAll))
            }
            Frame::KeepOne { stored } => self.last_crates(stored),
            Frame::KeepSingles { stored, kept, .. } => self.singles(stored, kept),
            Frame::Draft => self.drafts(),
            Frame::Bohio => vec![Action::Pass],
            Frame::Plant { tile } | Frame::PlantZoned { tile, .. } => {
                vec![Action::Take(tile), Action::Forest(tile)]
            }
            Frame::SecondTile => self.second_tiles(),
            Frame::Park => self.park(),
            Frame::Smuggle => self.deeds(),
            Frame::Spoils { ship } => {
                let crates = self.position.ships[usize::from(ship)].crates;
                (0..crates.min(3) + 1).map(Action::Spoils).collect()
            }
            Frame::PoachKinds => self.poached_citizens(),
            Frame::Poached { from, .. }
            | Frame::Rewarded { from, .. }
            | Frame::PoachedCitizens { from, .. } => pass_or(self.circles(1, 0, from).into_iter()),
            Frame::Phase { .. }
            | Frame::Loading { .. }
            | Frame::Setup { .. }
            | Frame::Production
            | Frame::Closing { .. }
            | Frame::Picking { .. } => panic!("nobody is asked: {:?}", self.position),
        }
    }

    fn is_classic(&self) -> bool {
        self.position.config.edition == Edition::Classic
    }

    fn is_picker(&self) -> bool {
        self.position.phase.is_some_and(|phase| phase.picker == self.seat)
    }

    fn works(&self, building: Building) -> bool {
        let is_manned = |built: &Built| built.workers + built.citizens > 0;
        self.own.buildings.iter().any(|built| built.building == building && is_manned(built))
    }

    /// The spot of a building of the seat.
    fn spot_of(&self, building: Building) -> Option<u8> {
        let place = self.own.buildings.iter().position(|built| built.building == building)?;
        Some(PLACES + place as u8)
    }

    /// Countryside spaces filled, by forests as well.
    fn land(&self) -> u8 {
        let tiles: u8 = self.own.tiles.iter().map(|land| land.count).sum();
        tiles + self.own.forests.len() as u8
    }

    /// The empty circles of each spot.
    fn free(&self) -> Vec<u8> {
        let land = Tile::ALL.map(|tile| {
            let (count, manned) = land(self.own, tile);
            count - manned
        });
        let circles = |built: &Built| self.game.def(built.building).circles - built.workers - built.citizens;
        land.into_iter().chain(self.own.buildings.iter().map(circles)).collect()
    }

    /// The workers and the citizens on the Work Register.
    fn register(&self) -> (u8, u8) {
        (self.position.register.unwrap_or_default(), self.position.register_citizens)
    }

    /// Goods of which the seat has crates.
    fn goods(&self) -> impl Iterator<Item = Good> {
        let own = self.own;
        Good::ALL.into_iter().filter(move |&good| crates(own, good) > 0)
    }

    /// PR-RND-02: any role tile that nobody has; Adventurers lie there for
    /// two, four and, twice, for five.
    fn roles(&self) -> Vec<Action> {
        let adventurers = match self.position.config.players {
            2 | 4 => 1,
            5 => 2,
            _ => 0,
        };
        let lies_there = |role: &Role| match role {
            Role::Adventurer => adventurers >= 1,
            Role::Adventurer2 => adventurers == 2,
            Role::Smuggler => self.position.config.options.exp3 && self.position.marker != Some(self.seat),
            _ => true,
        };
        let free = |role: &Role| self.position.taken.iter().all(|taken| taken.role != *role);
        Role::ALL.into_iter().filter(|role| lies_there(role) && free(role)).map(Action::Role).collect()
    }

    /// PR-SMG-05 to PR-SMG-10, PR-SMG-16: what is asked of the Smuggler, who
    /// holds the marker, so that what may be captured is what may be picked.
    /// Any card that is passed on; of those that were drawn, four in their order.
    fn cards(&self) -> Vec<Action> {
        let (kept, packet) = (&self.own.achievements, &self.own.packet);
        let drawn = self.position.config.options.puertomas > 0;
        let may = |&&card: &&Achievement| {
            let above = packet.iter().filter(|&&other| other > card).count();
            !drawn || kept.iter().all(|&other| other < card) && kept.len() + 1 + above >= 4
        };
        packet.iter().filter(may).copied().map(Action::Keep).collect()
    }

    fn deeds(&self) -> Vec<Action> {
        let position = self.position;
        let laden = position.ships.iter().enumerate().filter(|(_, ship)| ship.crates > 0);
        let raids = laden.map(|(place, _)| Action::Raid(place as u8));
        let (workers, citizens) = self.register();
        let kept = if position.config.options.intl { position.config.players } else { 0 };
        let plunder = (!position.house.is_empty()).then_some(Action::Plunder);
        let poach = (workers + citizens > kept).then_some(Action::Poach);
        let captures = self.roles().into_iter().filter_map(|pick| match pick {
            _ if position.config.options.puertomas > 0 => None,
            Action::Role(role) => Some(Action::Capture(role)),
            _ => None,
        });
        pass_or(raids.chain(plunder).chain(poach).chain(captures))
    }

    /// PR-PLT-01, PR-PLT-02, PR-PLT-07
    fn tiles(&self) -> impl Iterator<Item = Tile> {
        let full = self.land() >= SPACES;
        let quarries = if self.position.config.players == 2 { 5 } else { 8 };
        let quarried: u8 = self.position.seats.iter().map(|seat| land(seat, Tile::Quarry).0).sum();
        let entitled = self.is_picker() || self.works(Building::BuildersYard);
        Tile::ALL.into_iter().filter(move |tile| match tile {
            Tile::Quarry => entitled && !full && quarried < quarries,
            _ => self.position.market.contains(tile) && (!full || self.is_classic()),
        })
    }

    /// PR-BUI-02 to PR-BUI-06
    fn buildings(&self) -> impl Iterator<Item = Building> {
        let filled: u8 = self.own.buildings.iter().map(|built| printed::of(built.building).spaces()).sum();
        let owns =
            |seat: &SeatPosition, building| seat.buildings.iter().any(|built| built.building == building);
        let means = self.own.coins + self.worth();
        let options = self.position.config.options;
        let drafts = options.exp1 || options.exp2;
        // PR-DRAFT-1, PR-DRAFT-5
        let offered = move |building: Building| match building.origin() {
            _ if drafts => printed::of(building).makes_goods() || self.position.drafted.contains(&building),
            origin => origin == Origin::Base,
        };
        Building::ALL.into_iter().filter(move |&building| {
            let sold = self.position.seats.iter().filter(|seat| owns(seat, building)).count();
            let all = usize::from(printed::of(building).copies(self.position.config.players));
            // PR-FES-SETUP-4: one of two lies on the festival board.
            let shown = self.shown().any(|shown| shown.building == Some(building)) && all > 1;
            let left = sold + usize::from(shown) < all;
            let fits = filled + printed::of(building).spaces() <= SPACES;
            offered(building) && left && !owns(self.own, building) && fits && self.price(building) <= means
        })
    }

    /// PR-BUI-07: with Achievements an expanded building for all coins, if they
    /// are more than the price and no more than the printed cost.
    fn for_all(&self) -> impl Iterator<Item = Action> {
        let coins = self.own.coins;
        let may = move |&building: &Building| {
            let cost = u16::from(self.game.def(building).cost);
            printed::of(building).spaces() == 2 && self.price(building) < coins && coins <= cost
        };
        let offered = self.position.config.options.exp6;
        self.buildings().filter(move |building| offered && may(building)).map(Action::BuildForAll)
    }

    /// PR-BUI-05, PR-BUI-06, PR-X1-PUB-1, PR-X1-LUMB-6, PR-X2-NOT-1
    fn price(&self, building: Building) -> u16 {
        let def = self.game.def(building);
        let quarries = land(self.own, Tile::Quarry).1.min(def.cap);
        let privilege = match (self.is_picker(), self.works(Building::PublishingHouse)) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => 2,
        };
        let forests = if self.works(Building::Lumberyard) { self.own.forests.len() as u8 / 2 } else { 0 };
        u16::from(def.cost.saturating_sub(quarries + privilege + forests + self.by_notary(building)))
    }

    /// PR-CRA-06, PR-CRA-07: a kind that the picker has produced and that is
    /// left.
    fn extra(&self) -> impl Iterator<Item = Good> {
        let produced = &self.own.produced;
        Good::ALL.into_iter().filter(move |&good| produced.contains(&good) && self.left(good) > 0)
    }

    /// Crates of a good in the supply.
    fn left(&self, good: Good) -> u8 {
        let position = self.position;
        let all = [10, 11, 11, 9, 9][good.index()] - if position.config.players == 2 { 2 } else { 0 };
        let boards: u8 = position.seats.iter().map(|seat| crates(seat, good)).sum();
        let on_ships = position.ships.iter().filter(|ship| ship.good == Some(good)).map(|ship| ship.crates);
        let own_ships = position.seats.iter().filter_map(|seat| seat.own_ship);
        let own_ships = own_ships.filter(|(kind, _)| *kind == good).map(|(_, crates)| crates);
        let house = position.house.iter().filter(|kind| **kind == good).count() as u8;
        let shown = self.shown().flat_map(|shown| &shown.goods).filter(|kind| **kind == good).count() as u8;
        all - boards - on_ships.sum::<u8>() - own_ships.sum::<u8>() - house - shown
    }

    /// The objectives that nobody has fulfilled.
    fn shown(&self) -> impl Iterator<Item = &ShownObjective> {
        self.position.festival.iter().filter(|shown| shown.won_by.is_none())
    }

    /// PR-TRD-03, PR-TRD-04, PR-BLD-OFF-1
    fn sales(&self) -> impl Iterator<Item = Good> {
        let house = &self.position.house;
        let takes = |good: &Good| !house.contains(good) || self.works(Building::Office);
        self.goods().filter(move |good| house.len() < HOUSE && takes(good))
    }

    /// Actions of the Trader phase: a sale, the Merchant Outpost, and the Zoning Office as long as
    /// it has not been used.
    fn trades(&self, zoning: bool) -> impl Iterator<Item = Action> {
        let zoning = if zoning { self.zoning() } else { Vec::new() };
        self.sales().map(Action::Sell).chain(self.exports()).chain(zoning)
    }

    /// PR-CAP-03 to PR-CAP-08, PR-BLD-WHARF-1, PR-X1-SWF-1
    fn loads(&self) -> Vec<Action> {
        let mut all: Vec<Action> = self.goods().flat_map(|good| self.cargo(good)).collect();
        if all.is_empty() {
            all.push(Action::Pass);
        }
        if self.works(Building::Wharf) && self.own.own_ship.is_none() {
            all.extend(self.goods().map(Action::Wharf));
        }
        all.extend(self.boards());
        all
    }

    /// The loads of one good: on the ship that carries it; if none does, on an
    /// empty one, of those on which most crates of it find room.
    fn cargo(&self, good: Good) -> Vec<Action> {
        let ships = || self.position.ships.iter().enumerate();
        let load = |place: usize| Action::Load(good, place as u8);
        if let Some((place, ship)) = ships().find(|(_, ship)| ship.good == Some(good)) {
            return if ship.crates < ship.size { vec![load(place)] } else { Vec::new() };
        }
        let loaded = |size: u8| size.min(crates(self.own, good));
        let empty = || ships().filter(|(_, ship)| ship.good.is_none() && ship.size > 0);
        let most = empty().map(|(_, ship)| loaded(ship.size)).max();
        empty().filter(|(_, ship)| Some(loaded(ship.size)) == most).map(|(place, _)| load(place)).collect()
    }

    /// PR-CAP-14: in the classic edition one crate must be kept.
    fn last_crates(&self, stored: u8) -> Vec<Action> {
        let loose = self.goods().filter(|good| stored >> *good as u8 & 1 == 0).map(Action::KeepOne);
        if self.is_classic() { loose.collect() } else { pass_or(loose) }
    }
}

fn pass_or(actions: impl Iterator<Item = Action>) -> Vec<Action> {
    [Action::Pass].into_iter().chain(actions).collect()
}
