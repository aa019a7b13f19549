//! Set-up of the festival.

use std::collections::BTreeSet;

use game_core::Game;
use puerto_rico::data::festival::CARDS;
use puerto_rico::view::ObjectiveView;
use puerto_rico::{
    Action, Building, Config, Edition, Event, FestivalCard, Good, Options, Prompt, PuertoRico, Tile,
};

use super::{Table, opened};

fn off() -> Options {
    Options::default()
}

fn printed() -> Options {
    Options { exp4: true, ..off() }
}

fn cards() -> Options {
    Options { exp5: true, ..printed() }
}

fn game(players: u8, options: Options, seed: u64) -> Table {
    opened(Config { players, options, ..Config::default() }, seed)
}

/// The objectives of a hundred games.
fn hundred(players: u8, options: Options) -> Vec<ObjectiveView> {
    (0..100).flat_map(|seed| game(players, options, seed).public().festival).collect()
}

/// PR-FES-SETUP-1, PR-FCD-01: the cards need the Festival, and both the edition.
#[test]
fn the_festival_is_an_expansion_of_1897() {
    let refused = |edition, options| {
        let config = Config { edition, options, ..Config::default() };
        PuertoRico::new(&config).expect_err("not in this edition").field
    };
    assert_eq!(refused(Edition::Y1897, Options { exp5: true, ..off() }), "options.exp5");
    assert_eq!(refused(Edition::Classic, printed()), "options.exp4");
    assert_eq!(refused(Edition::Classic, Options { exp5: true, ..off() }), "options.exp5");
    let plain = game(3, off(), 1);
    assert!(plain.public().festival.is_empty());
    let written = serde_json::to_string(&plain.position()).expect("positions serialise");
    assert!(!written.contains("exp4") && !written.contains("festival"), "{written}");
}

/// PR-FES-SETUP-1
#[test]
fn pr_fes_setup_1_it_is_prepared_before_the_market_and_after_the_draft() {
    let place = |table: &Table, is: fn(&Event) -> bool| table.events().iter().position(is).expect("told");
    let shown: fn(&Event) -> bool = |event| matches!(event, Event::ObjectiveShown { .. });
    let market: fn(&Event) -> bool = |event| matches!(event, Event::Market { .. });
    let table = game(3, printed(), 1);
    assert!(place(&table, shown) < place(&table, market));
    assert_eq!(table.events().iter().filter(|event| shown(event)).count(), 3);
    let mut drafted = game(3, Options { exp1: true, ..printed() }, 1);
    assert!(drafted.public().festival.is_empty(), "the tray is not chosen yet");
    drafted.decline_until(|table| table.asked().is_some_and(|(_, prompt)| prompt != Prompt::Draft));
    let last = drafted.events().iter().rposition(|event| matches!(event, Event::Drafted { .. }));
    assert!(last.expect("a draft") < place(&drafted, shown));
    assert!(place(&drafted, shown) < place(&drafted, market));
}

/// PR-FES-SETUP-2
#[test]
fn pr_fes_setup_2_one_plantation_of_five_leaves_the_bag() {
    for players in 2..=5 {
        let (table, plain) = (game(players, printed(), 7), game(players, off(), 7));
        assert_eq!(table.public().bag + 1, plain.public().bag);
    }
    let drawn: BTreeSet<Vec<Tile>> = hundred(3, printed()).into_iter().map(|shown| shown.tiles).collect();
    let each = Tile::PLANTATIONS.into_iter().map(|tile| vec![tile]);
    assert_eq!(drawn, each.chain([vec![]]).collect());
}

/// PR-FES-SETUP-3
#[test]
fn pr_fes_setup_3_three_crates_are_drawn_and_kinds_may_repeat() {
    let table = game(4, printed(), 3).public();
    let all = 10 + 11 + 11 + 9 + 9;
    assert_eq!(table.crates.iter().sum::<u8>(), all - 3);
    let drawn: Vec<Vec<Good>> = hundred(3, printed())
        .into_iter()
        .map(|shown| shown.goods)
        .filter(|goods| !goods.is_empty())
        .collect();
    assert!(drawn.iter().all(|goods| goods.len() == 3 && goods.is_sorted()));
    let kinds = |goods: &Vec<Good>| goods.iter().collect::<BTreeSet<_>>().len();
    for count in 2..=3 {
        assert!(drawn.iter().any(|goods| kinds(goods) == count), "{count} kinds");
    }
    assert!(Good::ALL.into_iter().all(|good| drawn.iter().any(|goods| goods.contains(&good))));
}

/// PR-FES-SETUP-4
#[test]
fn pr_fes_setup_4_the_building_is_a_commercial_one_of_three_points() {
    let drawn = |objectives: Vec<ObjectiveView>| -> BTreeSet<&'static str> {
        objectives.into_iter().filter_map(|shown| shown.building).map(Building::key).collect()
    };
    let four = [Building::Factory, Building::Harbor, Building::School, Building::Wharf];
    assert_eq!(drawn(hundred(3, printed())), BTreeSet::from(four.map(Building::key)));
    // With New Buildings those that were drafted.
    let wanted = [Building::Lighthouse, Building::PublishingHouse, Building::Distillery];
    let mut shown = BTreeSet::new();
    for seed in 0..40 {
        let mut table = game(3, Options { exp1: true, ..printed() }, seed);
        table.play_all(&wanted.map(Action::Draft));
        table.decline_until(|table| table.asked().is_some_and(|(_, prompt)| prompt != Prompt::Draft));
        shown.insert(table.public().festival[2].building.expect("a building").key());
    }
    assert_eq!(shown.len(), 4, "{shown:?}");
    assert!(shown.is_superset(&BTreeSet::from(["lighthouse", "publishing_house", "distillery"])));
}

/// PR-FES-SETUP-4: a copy lies on the board if there are two.
#[test]
fn pr_fes_setup_4_a_single_copy_stays_for_sale() {
    for (players, left, has_copy) in [(2, 1, false), (3, 1, true), (5, 1, true)] {
        let table = game(players, printed(), 1).public();
        let shown = &table.festival[2];
        assert_eq!(shown.has_copy, has_copy, "{players} players");
        let offer = table.offer(shown.building.expect("a building")).expect("in this game");
        assert_eq!(offer.left, left, "{players} players");
    }
    let patron = hundred(4, cards()).into_iter().find(|shown| shown.card == FestivalCard::Patron);
    assert!(!patron.expect("in one of a hundred games").has_copy, "there is one of each expanded building");
}

/// PR-FCD-01
#[test]
fn pr_fcd_01_three_different_cards_replace_the_printed_objectives() {
    let mut met = BTreeSet::new();
    for seed in 0..100 {
        let cards = game(3, cards(), seed).public().festival;
        let three: BTreeSet<FestivalCard> = cards.iter().map(|shown| shown.card).collect();
        assert_eq!(three.len(), 3, "{cards:?}");
        met.extend(three);
    }
    assert_eq!(met.len(), 12);
    let printed: Vec<FestivalCard> =
        game(3, printed(), 5).public().festival.iter().map(|it| it.card).collect();
    assert_eq!(printed, [FestivalCard::FarmerPrize, FestivalCard::Cocktail, FestivalCard::Pioneer]);
}

/// PR-FCD-02
#[test]
fn pr_fcd_02_every_card_gets_what_it_needs() {
    let all = hundred(5, cards());
    for def in &CARDS {
        let of: Vec<&ObjectiveView> = all.iter().filter(|shown| shown.card == def.card).collect();
        assert!(of.iter().all(|shown| shown.goods.len() == usize::from(def.goods)), "{}", def.key);
        assert!(of.iter().all(|shown| shown.tiles.len() == usize::from(def.plantations)), "{}", def.key);
        assert!(of.iter().all(|shown| shown.building.is_some() == def.building.is_some()), "{}", def.key);
        // Plantations without repetition, goods with it.
        assert!(of.iter().all(|shown| shown.tiles.len() < 2 || shown.tiles[0] != shown.tiles[1]));
        if def.goods == 2 {
            assert!(of.iter().any(|shown| shown.goods[0] == shown.goods[1]), "{}", def.key);
            assert!(of.iter().any(|shown| shown.goods[0] != shown.goods[1]), "{}", def.key);
        }
    }
    let built = |card| {
        let of = all.iter().filter(move |shown| shown.card == card);
        of.filter_map(|shown| shown.building).map(Building::key).collect::<BTreeSet<_>>()
    };
    assert_eq!(built(FestivalCard::Pioneer), BTreeSet::from(["factory", "harbor", "school", "wharf"]));
    let expanded = ["city_hall", "customs_house", "fire_station", "fortress", "residence"];
    assert_eq!(built(FestivalCard::Patron), BTreeSet::from(expanded));
}
