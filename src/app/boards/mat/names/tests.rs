use std::collections::BTreeSet;

use sobremesa::core::{Game, Mute, Viewer};
use sobremesa::games::puerto_rico::data::buildings::Origin;
use sobremesa::games::puerto_rico::{Config, Edition};
use sobremesa::session::AutoAnswer;

use super::*;

#[test]
fn the_rule_of_every_piece_is_explained_in_the_reference() {
    let reference = include_str!("../../../../../src/rulebook/text/puerto-rico.en.md");
    let rules = reference.lines().filter_map(|line| line.strip_prefix("* ")?.split(' ').next());
    let written: BTreeSet<&str> = rules.collect();
    let of_base = Building::ALL.into_iter().filter(|building| building.origin() == Origin::Base);
    let named = of_base.map(Building::rule).chain(Role::ALL.map(role_rule)).chain(Tile::ALL.map(tile_rule));
    for rule in named {
        assert!(written.contains(rule), "{rule}");
    }
}

#[test]
fn a_mark_on_a_building_is_that_of_its_phase() {
    for building in Building::ALL {
        match phase(building) {
            Some(role) => assert_eq!(when(building), format!("r-{}", role.key())),
            None => assert_eq!(when(building), "ph-end"),
        }
    }
}

#[test]
fn powers_of_buildings_are_for_their_owners_and_bear_their_names() {
    let config = Config { edition: Edition::Classic, ..Config::default() };
    let game = PuertoRico::new(&config).expect("a legal configuration");
    let mut view = game.view(&game.setup(1, &mut Mute), Viewer::Public);
    let shown = |view: &View| -> BTreeSet<&'static str> {
        let powers = <PuertoRico as AutoAnswer>::POWERS.iter();
        powers.filter_map(|&switch| power(switch, view, Seat(0), Lang::En)).collect()
    };
    let before = shown(&view);
    assert!(!before.contains("Hospice") && !before.contains("Wharf"), "{before:?}");
    view.seats[0].buildings.extend([(Building::Hospital, 0), (Building::Wharf, 1)]);
    let after = shown(&view);
    assert_eq!(after.difference(&before).copied().collect::<Vec<_>>(), ["Hospice", "Wharf"]);
}
