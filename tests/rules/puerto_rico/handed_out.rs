//! What is handed out before a later step of the same turn decides where it
//! belongs. The table holds every pair of a power that gives a person or a coin
//! and of a step that comes after it; pairs that cannot meet say why.

use game_core::{Game, Seat};
use puerto_rico::event::WorkerFrom;
use puerto_rico::ids::Person;
use puerto_rico::{Action, Building, Event, FestivalCard, Good, PuertoRico, Role, Tile};

use super::festival::{card, with_cards};
use super::layout::{Layout, both_modules, layout, new_buildings};
use super::table::Table;

/// A power that hands out a person or a coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Gives {
    Hospital,
    Reward,
    School,
    Privilege,
    ZoningOffice,
    Lighthouse,
}

/// A step that comes later in the same turn or phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Later {
    /// After the Hacienda.
    NormalPick,
    SecondTile,
    SecondUnderIntl,
    Hospital,
    SecondCrate,
    Reward,
    Placement,
    Church,
    Load,
    Sale,
}

/// What a seat has in the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Held {
    idle: u8,
    coins: u16,
    crates: u8,
    /// Manned tiles.
    land: Vec<(Tile, u8)>,
    forests: u8,
}

fn held(table: &Table, seat: usize) -> Held {
    let view = &table.public().seats[seat];
    let manned = Tile::ALL.into_iter().map(|tile| (tile, table.land(seat, tile).1));
    Held {
        idle: view.idle,
        coins: view.coins,
        crates: table.crates(seat).iter().sum(),
        land: manned.filter(|&(_, people)| people > 0).collect(),
        forests: view.forests.iter().sum(),
    }
}

struct Row {
    pair: (Gives, Later),
    what: &'static str,
    table: Layout,
    role: Role,
    actions: Vec<Action>,
    held: Held,
}

const YARD: Building = Building::Lumberyard;
const PRESS: Building = Building::PublishingHouse;
const CORN: Action = Action::Take(Tile::Corn);
const FRUIT: Action = Action::Take(Tile::Fruit);
const QUARRY: Action = Action::Take(Tile::Quarry);
const WOOD: Action = Action::Forest(Tile::Corn);
const MORE_WOOD: Action = Action::Forest(Tile::Fruit);
const NO: Action = Action::Pass;
const YES: Action = Action::Accept;
const DRAW: Action = Action::Draw;

/// Seat 0 plants with these buildings, and the Hacienda draws sugar.
fn plants(town: &[Building]) -> Layout {
    let table = new_buildings(3, town).market(&[Tile::Corn, Tile::Corn, Tile::Fruit, Tile::Coffee]);
    table.bag(&[Tile::Sugar]).town(0, town)
}

fn intl(table: Layout) -> Layout {
    table.with(|position| position.config.options.intl = true)
}

fn on(land: &[(Tile, u8)], idle: u8, forests: u8) -> Held {
    Held { idle, forests, land: land.to_vec(), ..Held::default() }
}

fn row(
    pair: (Gives, Later),
    what: &'static str,
    table: Layout,
    role: Role,
    actions: &[Action],
    held: Held,
) -> Row {
    Row { pair, what, table, role, actions: actions.to_vec(), held }
}

/// A row of the Planter phase.
fn planting(later: Later, what: &'static str, table: Layout, actions: &[Action], held: Held) -> Row {
    row((Gives::Hospital, later), what, table, Role::Planter, actions, held)
}

/// The Hospital before the normal pick and before the second tile.
fn hospital() -> Vec<Row> {
    let both = || plants(&[YARD, Building::Hospital, Building::Hacienda]);
    let press = || plants(&[YARD, Building::Hospital, PRESS]);
    let quarries = || plants(&[YARD, Building::Hospital, PRESS, Building::BuildersYard]);
    let all = || plants(&[YARD, Building::Hospital, PRESS, Building::Hacienda]);
    let (drawn, drawn_wood) = (Action::Take(Tile::Sugar), Action::Forest(Tile::Sugar));
    let citizen = both_modules(3, &[YARD, Building::Hospital, PRESS]);
    let citizen = citizen.market(&[Tile::Corn, Tile::Fruit]).town(0, &[YARD, Building::Hospital, PRESS]);
    let citizen = citizen.register_of(0, 1).supply(0);
    let captured = press().with(|position| position.config.options.exp3 = true);
    vec![
        planting(
            Later::NormalPick,
            "a forest alone",
            plants(&[YARD, Building::Hospital]),
            &[WOOD, NO, NO],
            on(&[], 1, 1),
        ),
        planting(
            Later::NormalPick,
            "drawn as a forest, then a plantation",
            both(),
            &[DRAW, drawn_wood, CORN, NO, NO],
            on(&[(Tile::Corn, 1)], 0, 1),
        ),
        planting(
            Later::NormalPick,
            "a plantation drawn, then a forest",
            both(),
            &[DRAW, drawn, WOOD, NO, NO],
            on(&[(Tile::Sugar, 1)], 0, 1),
        ),
        planting(
            Later::NormalPick,
            "drawn as a forest, then nothing",
            both(),
            &[DRAW, drawn_wood, NO, NO, NO],
            on(&[], 1, 1),
        ),
        planting(Later::NormalPick, "two forests", both(), &[DRAW, drawn_wood, WOOD, NO, NO], on(&[], 1, 2)),
        planting(
            Later::NormalPick,
            "drawn as a forest, then a quarry",
            both(),
            &[DRAW, drawn_wood, QUARRY, NO, NO],
            on(&[(Tile::Quarry, 1)], 0, 1),
        ),
        planting(
            Later::SecondTile,
            "accepted with a forest, then a plantation",
            press(),
            &[WOOD, YES, NO, NO, FRUIT],
            on(&[(Tile::Fruit, 1)], 0, 1),
        ),
        planting(
            Later::SecondTile,
            "accepted with a forest, then a quarry",
            quarries(),
            &[WOOD, YES, NO, NO, QUARRY],
            on(&[(Tile::Quarry, 1)], 0, 1),
        ),
        planting(
            Later::SecondTile,
            "accepted with a forest, then another forest",
            press(),
            &[WOOD, YES, NO, NO, MORE_WOOD],
            on(&[], 1, 2),
        ),
        planting(
            Later::SecondTile,
            "accepted with a forest, then nothing",
            press(),
            &[WOOD, YES, NO, NO, NO],
            on(&[], 1, 1),
        ),
        planting(
            Later::SecondTile,
            "accepted with two forests, then a plantation",
            all(),
            &[DRAW, drawn_wood, WOOD, YES, NO, NO, FRUIT],
            on(&[(Tile::Fruit, 1)], 0, 2),
        ),
        planting(
            Later::SecondTile,
            "one of two on the portrait goes",
            press().idle(0, 1),
            &[WOOD, YES, NO, NO, FRUIT],
            on(&[(Tile::Fruit, 1)], 1, 1),
        ),
        planting(
            Later::SecondTile,
            "put off with a forest, then a plantation",
            press(),
            &[WOOD, NO, NO, NO, FRUIT],
            on(&[(Tile::Fruit, 1)], 0, 1),
        ),
        planting(
            Later::SecondTile,
            "put off with a forest, then another forest",
            press(),
            &[WOOD, NO, NO, NO, MORE_WOOD],
            on(&[], 1, 2),
        ),
        planting(
            Later::SecondTile,
            "used for a plantation, then another",
            press(),
            &[CORN, Action::Man(Tile::Corn), NO, NO, FRUIT],
            on(&[(Tile::Corn, 1)], 0, 0),
        ),
        planting(
            Later::SecondTile,
            "put off with a plantation, then another",
            press(),
            &[CORN, NO, NO, NO, FRUIT, Action::Man(Tile::Fruit)],
            on(&[(Tile::Fruit, 1)], 0, 0),
        ),
        planting(
            Later::SecondTile,
            "put off without a tile, then a plantation",
            press(),
            &[NO, NO, NO, FRUIT],
            on(&[(Tile::Fruit, 1)], 0, 0),
        ),
        planting(
            Later::SecondTile,
            "a citizen of the Work Register",
            citizen,
            &[WOOD, YES, NO, NO, FRUIT],
            on(&[(Tile::Fruit, 1)], 0, 1),
        ),
        Row {
            role: Role::Smuggler,
            ..planting(
                Later::SecondTile,
                "with the captured Planter",
                captured,
                &[
                    Action::Capture(Role::Planter),
                    Action::Role(Role::Trader),
                    Action::Role(Role::Craftsman),
                    WOOD,
                    YES,
                    NO,
                    NO,
                    FRUIT,
                ],
                on(&[(Tile::Fruit, 1)], 0, 1),
            )
        },
        planting(
            Later::SecondUnderIntl,
            "a forest, then a plantation",
            intl(press()),
            &[WOOD, NO, NO, FRUIT],
            on(&[], 1, 1),
        ),
        planting(
            Later::SecondUnderIntl,
            "a plantation, then another",
            intl(press()),
            &[CORN, NO, NO, FRUIT],
            on(&[(Tile::Corn, 1)], 0, 0),
        ),
        planting(
            Later::SecondUnderIntl,
            "nothing, then a plantation",
            intl(press()),
            &[NO, NO, NO, FRUIT],
            on(&[], 0, 0),
        ),
        planting(
            Later::SecondUnderIntl,
            "declined, then a plantation",
            intl(press()).ask(),
            &[CORN, NO, NO, NO, FRUIT],
            on(&[], 0, 0),
        ),
        planting(
            Later::SecondUnderIntl,
            "accepted with a forest, then a quarry",
            intl(quarries()).ask(),
            &[WOOD, YES, NO, NO, QUARRY],
            on(&[], 1, 1),
        ),
    ]
}

/// The workers of the festival before other steps.
fn rewards() -> Vec<Row> {
    let farmer = |table: Layout| {
        let table = with_cards(table, &[card(FestivalCard::FarmerPrize, &[], &[Tile::Corn])]);
        table.land(0, &[(Tile::Corn, 2, 2)])
    };
    let market = [Tile::Corn, Tile::Fruit];
    let hacienda = farmer(layout(3)).market(&[Tile::Fruit]).bag(&[Tile::Corn]);
    let hacienda = hacienda.town(0, &[Building::Hacienda, Building::Hospital]);
    let press = || farmer(new_buildings(3, &[PRESS, Building::Hospital])).market(&market);
    let second = press().town(0, &[PRESS, Building::Hospital]);
    let begun = press().empty_town(0, &[PRESS]);
    let weigh = with_cards(new_buildings(3, &[PRESS]), &[card(FestivalCard::WeighOff, &[Good::Corn], &[])]);
    let weigh = weigh.land(0, &[(Tile::Corn, 3, 3)]).empty_town(0, &[PRESS]);
    let forest = farmer(new_buildings(3, &[YARD, Building::Hospital, PRESS])).market(&[Tile::Corn; 2]);
    let forest = forest.town(0, &[YARD, Building::Hospital, PRESS]);
    let third = farmer(layout(3)).market(&[Tile::Corn]).town(0, &[Building::Hospital]);
    vec![
        row(
            (Gives::Hospital, Later::Reward),
            "the tile that fulfils it has the Hospital's worker",
            third,
            Role::Planter,
            &[CORN],
            on(&[(Tile::Corn, 3)], 3, 0),
        ),
        row(
            (Gives::Hospital, Later::Reward),
            "the second tile that fulfils it has the one who waited",
            forest,
            Role::Planter,
            &[WOOD, YES, NO, NO, CORN],
            on(&[(Tile::Corn, 3)], 3, 1),
        ),
        row(
            (Gives::Reward, Later::Hospital),
            "the drawn tile is manned by the reward",
            hacienda,
            Role::Planter,
            &[DRAW, Action::Place(0), FRUIT, Action::Man(Tile::Fruit)],
            on(&[(Tile::Corn, 3), (Tile::Fruit, 1)], 2, 0),
        ),
        row(
            (Gives::Reward, Later::SecondTile),
            "the Hospital's worker comes with the second tile",
            second,
            Role::Planter,
            &[FRUIT, NO, NO, NO, CORN, Action::Man(Tile::Corn), NO],
            on(&[(Tile::Corn, 3)], 3, 0),
        ),
        row(
            (Gives::Reward, Later::SecondTile),
            "the Publishing House is manned by the reward",
            begun,
            Role::Planter,
            &[CORN, Action::Place(0), Action::Place(6), NO, NO, FRUIT],
            on(&[(Tile::Corn, 3)], 1, 0),
        ),
        row(
            (Gives::Reward, Later::SecondCrate),
            "the Publishing House is manned by the reward",
            weigh,
            Role::Craftsman,
            &[Action::Place(6)],
            Held { coins: 1, crates: 3 + 2, ..on(&[(Tile::Corn, 3)], 0, 0) },
        ),
    ]
}

/// Other people and coins.
fn others() -> Vec<Row> {
    let school = new_buildings(3, &[Building::School, Building::Church]);
    let school = school.town(0, &[Building::School, Building::Church]).coins(0, 5);
    let hired = new_buildings(3, &[PRESS]).town(0, &[PRESS]).land(0, &[(Tile::Corn, 2, 0)]).register(0);
    let zoning = |wanted: &[Building]| both_modules(3, wanted).crates(0, [0, 1, 0, 0, 0]);
    let paid = zoning(&[Building::ZoningOffice]).citizen_town(0, &[Building::ZoningOffice]);
    let offices = [Building::ZoningOffice, YARD, Building::Hospital];
    let drawn = zoning(&offices).town(0, &offices).bag(&[Tile::Sugar]).coins(0, 1);
    let lighthouse = new_buildings(3, &[Building::Lighthouse]).town(0, &[Building::Lighthouse]);
    let sell = Action::Sell(Good::Fruit);
    let coins = |coins| Held { coins, ..Held::default() };
    vec![
        row(
            (Gives::School, Later::Church),
            "the worker is on the building, the point in hand",
            school,
            Role::Builder,
            &[Action::Build(Building::Office)],
            coins(1),
        ),
        row(
            (Gives::Privilege, Later::Placement),
            "both workers are placed with all others",
            hired,
            Role::Recruiter,
            &[],
            on(&[(Tile::Corn, 2)], 0, 0),
        ),
        row(
            (Gives::ZoningOffice, Later::Sale),
            "the coin comes before the sale, who stood there is idle",
            paid.land(0, &[(Tile::Corn, 1, 1)]),
            Role::Trader,
            &[Action::Discard(Tile::Corn, Some(Person::Worker)), sell],
            Held { coins: 1 + 2, idle: 1, ..Held::default() },
        ),
        row(
            (Gives::Hospital, Later::Sale),
            "a tile of the Zoning Office gets nobody",
            drawn,
            Role::Trader,
            &[Action::Zone, Action::Take(Tile::Sugar), sell],
            coins(2),
        ),
        row(
            (Gives::Lighthouse, Later::Load),
            "the coin stays without a load",
            lighthouse,
            Role::Captain,
            &[],
            coins(1),
        ),
    ]
}

/// PR-X1-LUMB-7, PR-BLD-HOSP-4, PR-BLD-HOSP-6, PR-X1-PUB-3, PR-X1-PUB-4, PR-FES-08
#[test]
fn what_is_handed_out_ends_where_the_whole_turn_puts_it() {
    let rows: Vec<Row> = hospital().into_iter().chain(rewards()).chain(others()).collect();
    let mut pairs: Vec<_> = rows.iter().map(|row| row.pair).collect();
    pairs.sort_unstable();
    pairs.dedup();
    assert_eq!((rows.len(), pairs.len()), (35, 12));
    let mut wrong = Vec::new();
    'rows: for Row { pair, what, table, role, actions, held: due } in rows {
        let mut table = table.role(role);
        for action in actions {
            if !table.can(action) {
                wrong.push(format!("{pair:?}, {what}: no {action:?} of {:?}", table.legal()));
                continue 'rows;
            }
            table.play(action);
            let (game, state) = PuertoRico::from_position(&table.position()).expect("its own position");
            assert_eq!(game.position(&state), table.position(), "{pair:?}, {what}");
        }
        let is = held(table.end_phase(), 0);
        if is != due {
            wrong.push(format!("{pair:?}, {what}: {is:?} instead of {due:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// PR-X1-LUMB-7: it is told where the worker comes from.
#[test]
fn the_worker_who_waited_comes_from_the_portrait() {
    let mut table = plants(&[YARD, Building::Hospital, PRESS]).role(Role::Planter);
    table.play_all(&[WOOD, YES]);
    assert_eq!(held(&table, 0), on(&[], 1, 1), "until the second tile it waits there");
    table.play_all(&[NO, NO, FRUIT]);
    let manned = Event::TileManned { seat: Seat(0), tile: Tile::Fruit, from: WorkerFrom::Portrait };
    assert!(table.saw(&manned), "{:?}", table.events());
}

/// PR-BLD-HOSP-6, C12: a game that was begun by older rules goes on where a late
/// worker is asked about; the second tile still gets none.
#[test]
fn under_intl_no_late_worker_goes_to_the_second_tile() {
    let town = [YARD, Building::Hospital, PRESS];
    let mut asked = plants(&town).role(Role::Planter);
    asked.play_all(&[CORN, NO, NO, NO, FRUIT]);
    let mut position = asked.position();
    position.config.options.intl = true;
    let table = Table::at(&position);
    assert_eq!(table.legal(), [NO, Action::Man(Tile::Corn)]);
    assert_eq!(asked.legal(), [NO, Action::Man(Tile::Corn), Action::Man(Tile::Fruit)]);
}

/// PR-X1-LUMB-7: nobody waits on an empty portrait.
#[test]
fn a_worker_who_waits_nowhere_is_refused() {
    let mut table = plants(&[YARD, Building::Hospital, PRESS]).role(Role::Planter);
    table.play_all(&[WOOD, YES]);
    let mut position = table.position();
    position.seats[0].idle = 0;
    position.workers = None;
    let error = PuertoRico::from_position(&position).expect_err("nobody waits");
    assert_eq!(error.path, "phase.deferred");
}

/// PR-DRAFT-9: a Bohío or a Park Authority takes the Hospital's place in the tray.
#[test]
fn the_draft_keeps_some_pairs_apart() {
    for other in [Building::Bohio, Building::ParkAuthority] {
        let both = both_modules(3, &[Building::Hospital]).with(|position| position.drafted.push(other));
        assert!(both.refused().path.starts_with("drafted"), "{other:?}");
    }
}
