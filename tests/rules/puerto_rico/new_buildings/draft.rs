//! Section 8.0: the draft of the tray.

use game_core::{Game, Rng, Seat};
use puerto_rico::data::buildings::{Class, Origin};
use puerto_rico::{Action, Building, Combo, Config, Event, Options, Prompt, PuertoRico, Reason, Role};

use super::super::printed;
use super::layout::drafted_from;
use super::table::{Table, opened};

fn config(players: u8) -> Config {
    let options = Options { exp1: true, ..Options::default() };
    Config { players, first: Some(Seat(1)), options, ..Config::default() }
}

fn draft(players: u8) -> Table {
    opened(config(players), 1897)
}

fn pair() -> Config {
    let combo = Some(Combo::HaciendaLumberyard);
    Config { options: Options { combo, ..config(3).options }, ..config(3) }
}

fn is_drafting(table: &Table) -> bool {
    matches!(table.asked(), Some((_, Prompt::Draft)))
}

/// The buildings that may be drafted, by cost and then in canonical order.
fn sorted(table: &Table) -> Vec<Building> {
    let drafts = table.legal().into_iter();
    let mut all: Vec<Building> = drafts
        .map(|action| match action {
            Action::Draft(building) => building,
            other => panic!("{other:?} in a draft"),
        })
        .collect();
    all.sort_by_key(|&building| table.game.def(building).cost);
    all
}

fn take(building: Building) -> Action {
    Action::Draft(building)
}

/// PR-DRAFT-1
#[test]
fn pr_draft_1_only_production_buildings_are_there_before() {
    let table = draft(3);
    let shop: Vec<Building> = table.public().shop.iter().map(|offer| offer.building).collect();
    let production = printed::buildings().iter().filter(|row| row.makes_goods());
    assert_eq!(shop, production.map(|row| row.building).collect::<Vec<_>>());
    assert_eq!(table.public().offer(Building::SmallFruit).expect("it stays").left, 4, "base copies");
    assert_eq!(opened(Config { options: Options::default(), ..config(3) }, 1).public().draft, []);
}

/// PR-DRAFT-2
#[test]
fn pr_draft_2_seventeen_slots_by_cost() {
    let slots: Vec<(u8, u8)> =
        draft(3).public().draft.iter().map(|slots| (slots.cost, slots.slots)).collect();
    let printed = [(1, 1), (2, 2), (3, 1), (4, 1), (5, 2), (6, 1), (7, 1), (8, 2), (9, 1), (10, 5)];
    assert_eq!(slots, printed);
    assert_eq!(slots.iter().map(|(_, slots)| slots).sum::<u8>(), 17);
}

/// PR-DRAFT-3
#[test]
fn pr_draft_3_the_pool_is_base_and_expansion() {
    let table = draft(3);
    let pool: Vec<Building> = drafted_from(&[Origin::Exp1]).iter().map(|row| row.building).collect();
    assert_eq!(sorted(&table), pool);
    for building in [Building::Chapel, Building::Tailor, Building::SmallFruit] {
        assert_eq!(table.refusal(take(building)), (Reason::NotInPool, "PR-DRAFT-3"), "{building}");
    }
}

/// PR-DRAFT-4
#[test]
fn pr_draft_4_each_in_turn_from_the_governor_on() {
    let mut table = draft(3);
    assert!(table.public().market.iter().all(|&tiles| tiles == 0), "before the first plantations");
    let mut order = Vec::new();
    while is_drafting(&table) {
        order.push(table.on_turn());
        let building = table.legal()[0];
        assert_eq!(table.refusal(Action::Pass), (Reason::MustChoose, "PR-RND-05"), "mandatory");
        table.play(building);
        assert_ne!(table.legal().first(), Some(&building));
    }
    assert_eq!(order, (0..17).map(|pick| (pick + 1) % 3).collect::<Vec<u8>>());
    assert_eq!(table.asked(), Some((1, Prompt::Role { pick: 0 })));
    assert_eq!(table.public().market.iter().sum::<u8>(), 4);

    let mut table = draft(3);
    table.play(take(Building::Canal));
    assert!(table.saw(&Event::Drafted { seat: Seat(1), building: Building::Canal, copies: 2 }));
    assert_eq!(table.refusal(take(Building::Canal)).0, Reason::NotInPool);
    assert_eq!(table.refusal(take(Building::SmallMarket)), (Reason::NoSlot, "PR-DRAFT-4"));
}

/// PR-EX-13
#[test]
fn pr_ex_13_one_slot_of_six() {
    let mut table = draft(3);
    table.play(take(Building::LargeWarehouse));
    assert_eq!(table.refusal(take(Building::SmallWharf)), (Reason::NoSlot, "PR-DRAFT-4"));
}

/// PR-DRAFT-5, C24
#[test]
fn pr_draft_5_copies_placed() {
    for (players, copies) in [(2, 1), (3, 2), (4, 2), (5, 2)] {
        let mut table = draft(players);
        table.play_all(&[take(Building::Canal), take(Building::Monument), take(Building::Fortress)]);
        table.decline_until(|table| !is_drafting(table));
        let left = |building| table.public().offer(building).map(|offer| offer.left);
        assert_eq!(left(Building::Canal), Some(copies), "{players} players");
        assert_eq!((left(Building::Monument), left(Building::Fortress)), (Some(1), Some(1)));
        assert_eq!(left(Building::SmallMarket), None, "out of the game");
    }
}

/// PR-DRAFT-6
#[test]
fn pr_draft_6_the_option_moves_factory_and_school() {
    let options = Options { costs: true, ..config(3).options };
    let mut table = opened(Config { options, ..config(3) }, 1);
    table.play_all(&[take(Building::Factory), take(Building::Harbor)]);
    assert_eq!(table.refusal(take(Building::Distillery)).0, Reason::NoSlot);
    table.play(take(Building::School));
    assert_eq!(table.refusal(take(Building::Lighthouse)).0, Reason::NoSlot);
}

/// PR-DRAFT-7, PR-OPT-COMBO
#[test]
fn pr_draft_7_a_pair_of_which_one_is_drafted() {
    for (one, other) in
        [(Building::Hacienda, Building::Lumberyard), (Building::Lumberyard, Building::Hacienda)]
    {
        let mut table = opened(pair(), 1);
        table.play(take(one));
        assert_eq!(table.refusal(take(other)), (Reason::NotTogether, "PR-DRAFT-7"));
        let mut free = draft(3);
        assert!(free.play(take(one)).can(take(other)), "without the option both");
    }
    let without = Config { options: Options { exp1: false, ..pair().options }, ..pair() };
    assert_eq!(PuertoRico::new(&without).expect_err("no Lumberyard").field, "options.combo");
}

/// PR-DRAFT-9
#[test]
fn pr_draft_9_the_candidates_of_each_slot() {
    let pools: Vec<Vec<Building>> = draft(3).public().draft.into_iter().map(|slots| slots.pool).collect();
    let printed = drafted_from(&[Origin::Exp1]);
    let of = |cost| printed.iter().filter(move |row| row.cost == cost).map(|row| row.building).collect();
    assert_eq!(pools, (1..=10).map(of).collect::<Vec<Vec<Building>>>());
    assert_eq!(pools[0][..2], [Building::SmallMarket, Building::Canal], "the base game first");
}

/// PR-DRAFT-10
#[test]
fn pr_draft_10_every_slot_finds_a_candidate() {
    let options = [
        config(2).options,
        pair().options,
        Options { costs: true, ..pair().options },
        Options { costs: true, ..config(2).options },
    ];
    for seed in 0..200 {
        let config = Config { options: options[seed as usize % 4], ..config(4) };
        let mut table = opened(config, seed);
        let mut rng = Rng::stream(seed, 1);
        while is_drafting(&table) {
            let legal = table.legal();
            table.play(legal[rng.below(legal.len() as u32) as usize]);
        }
        let shop = table.public().shop;
        let drafted =
            shop.iter().filter(|offer| !matches!(table.game.def(offer.building).class, Class::Production(_)));
        assert_eq!(drafted.count(), 17);
        assert!(table.can(Action::Role(Role::Planter)));
    }
}
