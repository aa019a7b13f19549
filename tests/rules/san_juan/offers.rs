//! Draws that may be declined, where the table wants to be asked (D-11, D-34).

use game_core::Game;
use san_juan::event::DrawWhy;
use san_juan::prompt::Bonus;
use san_juan::{Action, Config, Event, Kind, Kind::*, Prompt, Role, SanJuan};

use super::table::{Table, classic, expanded, layout};

fn offered(table: &Table) -> Option<(u8, Bonus)> {
    match table.asked() {
        Some((seat, Prompt::Offer { bonus })) => Some((seat, bonus)),
        _ => None,
    }
}

/// SJ-DP-2
#[test]
fn sj_dp_2_draw_or_pass_where_the_table_wants_to_be_asked() {
    let mut table = layout(2).asking().role(Role::Prospector);
    assert_eq!(offered(&table), Some((0, Bonus::Prospector)));
    assert_eq!(table.legal(), [Action::Pass, Action::Draw]);
    let mut drawn = table.clone();
    drawn.play(Action::Draw);
    assert_eq!((drawn.drew(0, DrawWhy::Prospector), drawn.on_turn()), (1, 1));
    table.play(Action::Pass);
    assert_eq!((table.hand_count(0), table.on_turn()), (0, 1));
    assert_eq!(offered(&layout(2).role(Role::Prospector)), None, "by default it just happens");
}

#[test]
fn a_declined_councillor_draws_nothing() {
    let mut table = layout(2).asking().role(Role::Councillor);
    assert_eq!(offered(&table), Some((0, Bonus::Councillor)));
    table.play(Action::Pass);
    assert_eq!((offered(&table), table.hand_count(0)), (Some((1, Bonus::Councillor)), 0));
    table.play(Action::Draw);
    assert_eq!(table.looked(1), Some(2));
}

#[test]
fn the_poor_house_looks_at_the_hand_that_the_carpenter_leaves() {
    let table = layout(2).asking().governor(1).city(0, &[Carpenter, PoorHouse]);
    let mut table = table.hand(0, &[Statue, ProdT1, ProdT1, ProdT1, ProdT1]).role(Role::Builder);
    table.build(Statue);
    assert_eq!(offered(&table), Some((0, Bonus::Carpenter)));
    let mut both = table.clone();
    both.play(Action::Draw);
    assert_eq!(offered(&both), None, "two cards are too many");
    table.play(Action::Pass);
    assert_eq!(offered(&table), Some((0, Bonus::PoorHouse)));
    table.play(Action::Draw);
    assert_eq!(table.hand_count(0), 2);
}

#[test]
fn markets_and_the_well_are_asked_for_after_their_phase() {
    let table = layout(2).asking().city(0, &[ProdT1, ProdT1, MarketHall, MarketStand, Well]);
    let mut sale = table.clone().goods(0, &[0, 1]).role(Role::Trader);
    sale.play_all(&[Action::Sell(0), Action::Sell(1)]);
    assert_eq!(offered(&sale), Some((0, Bonus::MarketHall)));
    sale.play(Action::Draw);
    assert_eq!((sale.drew(0, DrawWhy::MarketHall), offered(&sale)), (1, Some((0, Bonus::MarketStand))));
    sale.play(Action::Pass);
    assert_eq!(sale.hand_count(0), 2 + 1);
    let mut made = table.role(Role::Producer);
    made.play_all(&[Action::Produce(0), Action::Produce(1)]);
    assert_eq!(offered(&made), Some((0, Bonus::Well)));
}

#[test]
fn a_gold_mine_then_a_bank() {
    let table = expanded(2).asking().governor(1).city(0, &[GoldMine, Bank]);
    let mut table = table.role(Role::Prospector);
    table.play(Action::Pass);
    assert_eq!(offered(&table), Some((0, Bonus::GoldMine)), "after the picker");
    table.play(Action::Pass);
    assert_eq!(offered(&table), Some((0, Bonus::Bank)));
    table.play(Action::Draw);
    assert!(table.events().iter().any(|event| matches!(event, Event::Bank { .. })));
    let dig = classic(2).asking().governor(1).city(0, &[GoldMine]);
    let mut dig = dig.draw(&[Smithy, Well, Quarry, Palace]).role(Role::Prospector);
    dig.play_all(&[Action::Pass, Action::Draw]);
    assert!(matches!(dig.asked(), Some((0, Prompt::Take { .. }))));
}

#[test]
fn cottage_school_and_zoning_office_ask_their_owners() {
    let asked = |city: &[Kind], role| {
        let table = expanded(2).asking().city(0, city).city(1, &[ProdT1, ProdT2, ProdT3]);
        let mut table = table.role(role);
        table.decline_until(|table| offered(table).is_some() || table.on_turn() == 1);
        let bonus = offered(&table).map(|(_, bonus)| bonus);
        table.play(Action::Draw);
        bonus
    };
    assert_eq!(asked(&[Cottage], Role::Trader), Some(Bonus::Cottage));
    assert_eq!(asked(&[School], Role::Builder), Some(Bonus::School));
    assert_eq!(asked(&[CustomsOffice], Role::Councillor), Some(Bonus::CustomsOffice));
}

#[test]
fn nothing_is_offered_when_both_piles_are_empty() {
    let table = layout(2).asking().piles(0, 0).role(Role::Prospector);
    assert_eq!((offered(&table), table.on_turn()), (None, 1));
    let game = SanJuan::new(&Config::default()).expect("the defaults");
    assert!(!game.config().switches.ask_optional_draws);
}
