//! Cards about loads.

use game_core::Seat;
use puerto_rico::event::{CoinWhy, PointsWhy};
use puerto_rico::position::ShownObjective;
use puerto_rico::{Action, Building, Event, FestivalCard, Good, Prompt, Role, Tile};

use super::{Layout, Table, card, cards, new_buildings, winner, with_cards, won};

/// Returns true if seat 0 fulfils a card with these crates, loaded by these actions.
fn fulfils(table: Layout, shown: &ShownObjective, crates: [u8; 5], loads: &[Action]) -> bool {
    let mut table = with_cards(table, std::slice::from_ref(shown)).crates(0, crates).role(Role::Captain);
    for &load in loads {
        table.play(load);
        if let Some((0, Prompt::Rewarded { .. })) = table.asked() {
            table.play(Action::Pass);
        }
    }
    winner(&table, shown.card) == Some(0)
}

const CORN: Action = Action::Load(Good::Corn, 2);
const SUGAR: Action = Action::Load(Good::Sugar, 1);

/// PR-FCD-05, PR-FCD-06: Festival Delivery, either way round.
#[test]
fn pr_fcd_06_delivery_takes_one_and_two() {
    let two = card(FestivalCard::Delivery, &[Good::Corn, Good::Sugar], &[]);
    let plain = || super::layout(4);
    for (crates, enough) in [
        ([2, 0, 1, 0, 0], true),
        ([1, 0, 2, 0, 0], true),
        ([3, 0, 3, 0, 0], true),
        ([1, 0, 1, 0, 0], false),
        ([5, 0, 0, 0, 0], false),
    ] {
        let loads = if crates[2] > 0 { &[CORN, SUGAR][..] } else { &[CORN] };
        assert_eq!(fulfils(plain(), &two, crates, loads), enough, "{crates:?}");
    }
    let equal = card(FestivalCard::Delivery, &[Good::Corn, Good::Corn], &[]);
    assert!(fulfils(plain(), &equal, [3, 0, 0, 0, 0], &[CORN]));
    assert!(!fulfils(plain(), &equal, [2, 0, 1, 0, 0], &[CORN, SUGAR]));
    let mut table = cards(4, &[two]).crates(0, [2, 0, 1, 0, 0]).role(Role::Captain);
    table.play_all(&[CORN, SUGAR]);
    assert!(table.saw(&won(0, FestivalCard::Delivery, 2)));
    assert!(table.saw(&Event::Points { seat: Seat(0), vp: 2, why: PointsWhy::Festival }));
    assert_eq!(table.vp(0), 2 + 1 + 1 + 2, "crates, the privilege, the card");
    assert_eq!(table.public().seats[0].idle, 2, "without a circle they stand on the portrait");
}

/// PR-FCD-06: ships of one's own count, other phases do not.
#[test]
fn pr_fcd_06_every_ship_of_one_phase_counts() {
    let equal = card(FestivalCard::Delivery, &[Good::Corn, Good::Corn], &[]);
    let wharf = || super::layout(4).town(0, &[Building::Wharf]);
    assert!(fulfils(wharf(), &equal, [3, 0, 0, 0, 0], &[Action::Wharf(Good::Corn)]));
    let two = card(FestivalCard::Delivery, &[Good::Corn, Good::Sugar], &[]);
    let loads = [Action::Wharf(Good::Sugar), CORN];
    assert!(fulfils(wharf(), &two, [1, 0, 2, 0, 0], &loads));
    let small = || new_buildings(3, &[Building::SmallWharf]).town(0, &[Building::SmallWharf]);
    let board = [Action::Board(Good::Corn), Action::Board(Good::Corn), Action::Board(Good::Sugar)];
    assert!(fulfils(small(), &two, [2, 0, 1, 0, 0], &board));
    let stop = [board[0], board[2]];
    assert!(!fulfils(small(), &two, [1, 0, 1, 0, 0], &stop));
    // Two crates in this phase and one in the next.
    let table = cards(3, &[equal]).crates(0, [2, 0, 0, 0, 0]).crates(2, [0, 0, 0, 0, 1]);
    let mut table = table.land(0, &[(Tile::Corn, 1, 1)]).role(Role::Captain);
    table.play(CORN);
    assert_eq!(table.public().seats[0].loaded, [2, 0, 0, 0, 0]);
    table.end_round();
    assert_eq!((table.public().seats[0].loaded, table.on_turn()), ([0; 5], 1));
    table.play(Action::Role(Role::Craftsman)).end_phase();
    table.play_all(&[Action::Role(Role::Captain), CORN]);
    assert_eq!(table.public().ships[2].crates, 3);
    assert_eq!(winner(&table, FestivalCard::Delivery), None);
}

/// The ships of four players carry 5, 6 and 7; the largest has room for one
/// or two crates of coffee.
fn sending(shown: &ShownObjective, aboard: [Option<(Good, u8)>; 3], crates: [u8; 5]) -> Table {
    cards(4, std::slice::from_ref(shown)).ships(&aboard).crates(0, crates).role(Role::Captain)
}

/// PR-XT-52, PR-FCD-05: Grand Send-off.
#[test]
fn pr_fcd_05_grand_sendoff_takes_the_largest_ship() {
    let grand = card(FestivalCard::GrandSendoff, &[Good::Coffee], &[]);
    let coffee = |crates| Some((Good::Coffee, crates));
    let mut table = sending(&grand, [None, None, coffee(6)], [0, 0, 0, 0, 2]);
    table.play(Action::Load(Good::Coffee, 2));
    assert!(table.saw(&won(0, FestivalCard::GrandSendoff, 3)), "{:?}", table.events());
    // Not full; another ship; another good.
    for (aboard, crates, load) in [
        ([None, None, coffee(5)], [0, 0, 0, 0, 1], Action::Load(Good::Coffee, 2)),
        ([None, coffee(5), None], [0, 0, 0, 0, 1], Action::Load(Good::Coffee, 1)),
        ([coffee(4), None, None], [0, 0, 0, 0, 1], Action::Load(Good::Coffee, 0)),
        ([None, None, Some((Good::Corn, 6))], [1, 0, 0, 0, 0], Action::Load(Good::Corn, 2)),
    ] {
        let mut table = sending(&grand, aboard, crates);
        table.play(load);
        assert_eq!(winner(&table, FestivalCard::GrandSendoff), None, "{aboard:?}");
    }
}

/// PR-FCD-05: Traditional Send-off.
#[test]
fn pr_fcd_05_trad_sendoff_takes_the_smallest_ship() {
    let old = card(FestivalCard::TradSendoff, &[Good::Corn], &[]);
    let corn = |crates| Some((Good::Corn, crates));
    let mut table = sending(&old, [corn(4), None, None], [1, 0, 0, 0, 0]);
    table.play(Action::Load(Good::Corn, 0));
    assert!(table.saw(&Event::Coins { seat: Seat(0), coins: 2, why: CoinWhy::Festival }));
    assert_eq!((winner(&table, FestivalCard::TradSendoff), table.coins(0)), (Some(0), 2));
    for (aboard, crates, load) in [
        ([corn(3), None, None], [1, 0, 0, 0, 0], Action::Load(Good::Corn, 0)),
        ([None, corn(5), None], [1, 0, 0, 0, 0], Action::Load(Good::Corn, 1)),
        ([None, None, corn(6)], [1, 0, 0, 0, 0], Action::Load(Good::Corn, 2)),
        ([Some((Good::Sugar, 4)), None, None], [0, 0, 1, 0, 0], Action::Load(Good::Sugar, 0)),
    ] {
        let mut table = sending(&old, aboard, crates);
        table.play(load);
        assert_eq!((winner(&table, FestivalCard::TradSendoff), table.coins(0)), (None, 0), "{aboard:?}");
    }
    // Two players have two ships.
    let table = cards(2, &[old]).ships(&[corn(3), None]).crates(0, [1, 0, 0, 0, 0]);
    let mut table = table.role(Role::Captain);
    table.play(Action::Load(Good::Corn, 0));
    assert_eq!(winner(&table, FestivalCard::TradSendoff), Some(0));
}

/// PR-FCD-04
#[test]
fn pr_fcd_04_a_ship_is_dispatched_by_its_last_crate_and_own_ships_never() {
    let grand = card(FestivalCard::GrandSendoff, &[Good::Coffee], &[]);
    // Seat 1 loads the last crate.
    let table = cards(4, std::slice::from_ref(&grand)).ships(&[None, None, Some((Good::Coffee, 5))]);
    let table = table.crates(0, [0, 0, 0, 0, 1]).crates(1, [0, 0, 0, 0, 1]);
    let mut table = table.role(Role::Captain);
    let load = Action::Load(Good::Coffee, 2);
    table.play_all(&[load, load]);
    assert_eq!(winner(&table, FestivalCard::GrandSendoff), Some(1));
    // An empty ship that is filled at once.
    let mut table = cards(4, std::slice::from_ref(&grand)).crates(0, [0, 0, 0, 0, 8]).role(Role::Captain);
    table.play(load);
    assert_eq!(winner(&table, FestivalCard::GrandSendoff), Some(0));
    let table = cards(4, &[grand]).crates(0, [0, 0, 0, 0, 8]).town(0, &[Building::Wharf]);
    let mut table = table.role(Role::Captain);
    table.play(Action::Wharf(Good::Coffee));
    assert_eq!(winner(&table, FestivalCard::GrandSendoff), None);
}

/// PR-FES-01: one load may fulfil two cards; their workers come together.
#[test]
fn pr_fes_01_one_load_fulfils_two_cards() {
    let grand = card(FestivalCard::GrandSendoff, &[Good::Corn], &[]);
    let delivery = card(FestivalCard::Delivery, &[Good::Corn, Good::Corn], &[]);
    let table = cards(4, &[grand, delivery]).ships(&[None, None, Some((Good::Corn, 4))]);
    let table = table.crates(0, [3, 0, 0, 0, 0]).land(0, &[(Tile::Quarry, 2, 0), (Tile::Sugar, 2, 0)]);
    let table = table.empty_town(0, &[Building::SmallMarket]);
    let mut table = table.role(Role::Captain);
    table.play(CORN);
    assert_eq!(table.asked(), Some((0, Prompt::Rewarded { left: 5 })));
    table.play_all(&[Action::Place(2), Action::Place(5), Action::Place(5), Action::Place(6)]);
    assert!(table.is_picking(), "behind the last spot there is no circle");
    assert!(table.saw(&Event::RewardKept { seat: Seat(0), workers: 1 }));
    assert_eq!(table.public().seats[0].idle, 1);
}
