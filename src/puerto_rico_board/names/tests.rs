use std::collections::BTreeSet;

use game_core::{Game, Mute, Viewer};
use puerto_rico::{Config, Edition};
use session::AutoAnswer;

use super::*;

#[test]
fn the_rule_of_every_piece_is_explained_in_the_reference() {
    let reference = include_str!("../../../src/words/en/rules/puerto-rico.md");
    let rules = reference.lines().filter_map(|line| line.strip_prefix("* ")?.split(' ').next());
    let written: BTreeSet<&str> = rules.collect();
    let named = Building::ALL
        .map(Building::rule)
        .into_iter()
        .chain(Role::ALL.map(role_rule))
        .chain(Tile::ALL.map(tile_rule));
    for rule in named {
        assert!(written.contains(rule), "{rule}");
    }
}

#[test]
fn a_mark_on_a_building_is_that_of_its_phase() {
    for building in Building::ALL {
        let mark = when(building);
        match building.at() {
            At::Phases(roles) => assert_eq!(mark, format!("r-{}", roles[0].key())),
            At::Always => assert_eq!(mark, "expansions#ph-any"),
            At::OwnRoles => assert_eq!(mark, "privilege"),
            At::End | At::Never => assert_eq!(mark, "ph-end"),
        }
    }
}

#[test]
fn every_building_is_drawn_where_it_is_looked_for() {
    let base = include_str!("../../../public/art/puerto-rico.svg");
    let further = include_str!("../../../public/art/puerto-rico-expansions.svg");
    for building in Building::ALL {
        for id in [front(building), when(building).to_owned()] {
            let (sprite, id) = id.strip_prefix("expansions#").map_or((base, id.as_str()), |id| (further, id));
            assert!(sprite.contains(&format!("<symbol id=\"{id}\"")), "{id}");
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
