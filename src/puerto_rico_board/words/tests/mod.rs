//! Everything can be said, in both languages and under the names of both
//! editions, and nothing is said in the words of the other.

mod check;
mod files;
mod flaws;
mod ideas;
mod labels;
mod puertoma;
mod reference;
mod told;

use std::collections::BTreeSet;

use puerto_rico::PuertoRico;
use puerto_rico::data::buildings::{Class, Origin};
use puerto_rico::event::Ship;
use session::AutoAnswer;

use game_core::{Seat, Turn};
use puerto_rico::data::achievements::Achievement;
use puerto_rico::data::puertoma::Ability;
use puerto_rico::ids::{Building, Good, Role, Tile};
use puerto_rico::{Edition, Ending, Event, FestivalCard, Prompt, Reason, View};

use super::messages::*;
use super::{Words, of, other};
use ui::i18n::Lang;
use ui::i18n::who::Who;

use check::{by_script, check};

const EDITIONS: [Edition; 2] = [Edition::Y1897, Edition::Classic];

/// Every reason; [`is_listed`] fails to compile when one is added.
const REASONS: [Reason; 30] = [
    Reason::GameOver,
    Reason::NotAsked,
    Reason::MustPick,
    Reason::RoleTaken,
    Reason::MustChoose,
    Reason::NotInMarket,
    Reason::NoQuarryRight,
    Reason::NoQuarries,
    Reason::CountrysideFull,
    Reason::NotObtained,
    Reason::NoCircle,
    Reason::LeavesWorkers,
    Reason::SoldOut,
    Reason::AlreadyOwned,
    Reason::NoSpace,
    Reason::TooExpensive { missing: 1 },
    Reason::TooExpensive { missing: 3 },
    Reason::NotProduced,
    Reason::NoneLeft,
    Reason::NoCrate,
    Reason::HouseFull,
    Reason::HouseHasIt,
    Reason::NoShip,
    Reason::ShipFull,
    Reason::OtherGood,
    Reason::OnOtherShip,
    Reason::LargerShip,
    Reason::NoWharf,
    Reason::MustLoad,
    Reason::OutOfOrder,
];

/// Those of the expansions, which only the 1897 edition has.
const MORE_REASONS: [Reason; 22] = [
    Reason::NotInPool,
    Reason::NoSlot,
    Reason::NotTogether,
    Reason::NoMove,
    Reason::NoForest,
    Reason::NobodyThere,
    Reason::NoPoint,
    Reason::NoOutpost,
    Reason::NoSmallWharf,
    Reason::HoldsMarker,
    Reason::ShipEmpty,
    Reason::TooManyKept,
    Reason::HouseEmpty,
    Reason::RegisterEmpty,
    Reason::CapturesItself,
    Reason::CitizensElsewhere,
    Reason::NoSuchLand,
    Reason::NoZoning,
    Reason::NoneOfKind,
    Reason::NotInPacket,
    Reason::NotForAll,
    Reason::NoCaptures,
];

fn is_listed(reason: Reason) -> bool {
    match reason {
        Reason::GameOver | Reason::NotAsked | Reason::MustPick | Reason::RoleTaken | Reason::MustChoose => {}
        Reason::NotInMarket | Reason::NoQuarryRight | Reason::NoQuarries | Reason::CountrysideFull => {}
        Reason::NotObtained | Reason::NoCircle | Reason::LeavesWorkers | Reason::SoldOut => {}
        Reason::AlreadyOwned | Reason::NoSpace | Reason::TooExpensive { .. } | Reason::NotProduced => {}
        Reason::NoneLeft | Reason::NoCrate | Reason::HouseFull | Reason::HouseHasIt | Reason::NoShip => {}
        Reason::ShipFull | Reason::OtherGood | Reason::OnOtherShip | Reason::LargerShip => {}
        Reason::NoWharf | Reason::MustLoad | Reason::OutOfOrder => {}
        Reason::NotInPool | Reason::NoSlot | Reason::NotTogether | Reason::NoMove | Reason::NoForest => {
            return MORE_REASONS.contains(&reason);
        }
        Reason::HoldsMarker | Reason::ShipEmpty | Reason::TooManyKept | Reason::HouseEmpty => {
            return MORE_REASONS.contains(&reason);
        }
        Reason::CitizensElsewhere | Reason::NoSuchLand | Reason::NoZoning | Reason::NoneOfKind => {
            return MORE_REASONS.contains(&reason);
        }
        Reason::RegisterEmpty | Reason::CapturesItself | Reason::NotInPacket | Reason::NotForAll => {
            return MORE_REASONS.contains(&reason);
        }
        Reason::NobodyThere
        | Reason::NoPoint
        | Reason::NoOutpost
        | Reason::NoSmallWharf
        | Reason::NoCaptures => {
            return MORE_REASONS.contains(&reason);
        }
    }
    REASONS.contains(&reason)
}

/// Returns true if a role is one of the edition: the classic one has no expansions.
fn is_played(role: Role, edition: Edition) -> bool {
    role != Role::Smuggler || edition == Edition::Y1897
}

fn everywhere(mut f: impl FnMut(Words, Lang, Edition)) {
    for lang in Lang::ALL {
        for edition in EDITIONS {
            f(of(lang, edition), lang, edition);
        }
    }
}

#[test]
fn every_piece_has_its_name_and_its_text() {
    everywhere(|text, lang, edition| {
        let mut all = vec![text.title(), text.area_role_tiles(), text.area_ships(), text.area_own_ship()];
        all.extend([text.area_house(), text.area_register(), text.area_portrait(), text.area_workers()]);
        all.extend([text.area_supply(), text.area_market(), text.thing(Thing::Bag), text.area_discards()]);
        all.extend([text.area_shop(), text.area_crates(), text.area_your_land()]);
        // The classic edition has no expansions.
        let is_there = |building: &Building| edition == Edition::Y1897 || building.origin() == Origin::Base;
        let there = || Building::ALL.into_iter().filter(is_there);
        let buildings: Vec<_> = there().map(|building| text.building(building)).collect();
        all.extend(buildings.iter().copied().chain(there().map(|building| text.effect(building))));
        all.extend(Good::ALL.map(|good| text.good(good)));
        for role in Role::ALL.into_iter().filter(|&role| is_played(role, edition)) {
            all.extend(["", "-action", "-privilege", "-short"].map(|about| text.about_role(role, about)));
        }
        for tile in Tile::ALL {
            all.extend([text.tile(tile), text.a_tile(tile), text.tile_effect(tile)]);
        }
        // The town of San Juan is where idle colonists wait: its name in Chinese.
        all.iter().for_each(|name| check(name, lang, edition));
        let buildings: BTreeSet<_> = buildings.into_iter().collect();
        assert_eq!(buildings.len(), there().count(), "{lang:?} {edition:?}: two buildings of one name");
        for class in [Class::Production(Good::Fruit), Class::Commercial, Class::Expanded, Class::Workshop] {
            check(text.class(class), lang, edition);
        }
        for power in <PuertoRico as AutoAnswer>::POWERS {
            check(text.power(*power), lang, edition);
        }
    });
}

#[test]
fn every_reason_is_a_sentence_with_or_without_particulars() {
    assert!(REASONS.into_iter().all(is_listed));
    everywhere(|text, lang, edition| {
        let bare = Particulars::default();
        let name = by_script(lang, "Ana", "安娜");
        let full = Particulars {
            building: Some(Building::CityHall),
            role: Some(Role::Trader),
            tile: Some(Tile::Quarry),
            good: Some(Good::Sugar),
            carries: Some(Good::Corn),
            ship: Some(7),
            by: Some(Who::Named(name)),
            need: Some(9),
            have: Some(6),
        };
        for about in [bare, full] {
            let more = MORE_REASONS.into_iter().filter(|_| edition == Edition::Y1897);
            for reason in REASONS.into_iter().chain(more) {
                let said = text.reason(reason, &about);
                check(&said, lang, edition);
                assert!(said.ends_with(['.', '。']), "{said}");
            }
        }
        let short = text.reason(Reason::TooExpensive { missing: 3 }, &full);
        assert!(["9", "6", "3"].iter().all(|figure| short.contains(figure)), "{short}");
        let larger = text.reason(Reason::LargerShip, &full);
        assert!(["7", "9", "6"].iter().all(|figure| larger.contains(figure)), "{larger}");
        let space = text.reason(Reason::NoSpace, &Particulars { need: Some(2), have: Some(1), ..full });
        assert!(["2", "1"].iter().all(|figure| space.contains(figure)), "{space}");
    });
}

#[test]
fn every_stage_is_asked_for() {
    let laden = |ship| Laden { good: Good::Corn, ship, size: 6, crates: 3, vp: 4 };
    let stages = [
        Stage::Role { mine: 1, of: 1, chosen: None },
        Stage::Role { mine: 2, of: 3, chosen: None },
        Stage::Role { mine: 1, of: 1, chosen: Some((Role::Captain, 0)) },
        Stage::Role { mine: 1, of: 1, chosen: Some((Role::Planter, 2)) },
        Stage::Hacienda,
        Stage::Take { quarry: false, full: false },
        Stage::Take { quarry: true, full: true },
        Stage::Hospital { drawn: Some(Tile::Corn), taken: Some(Tile::Quarry) },
        Stage::Hospital { drawn: None, taken: Some(Tile::Fruit) },
        Stage::Hospital { drawn: None, taken: None },
        Stage::Privilege,
        Stage::Place { workers: 1, placed: 0 },
        Stage::Place { workers: 4, placed: 4 },
        Stage::Build { possible: 0, chosen: None },
        Stage::Build { possible: 3, chosen: None },
        Stage::Build { possible: 3, chosen: Some((Building::Factory, 1)) },
        Stage::School { building: Building::CoffeeRoaster },
        Stage::Produce { crates: [1, 2, 0, 0, 1] },
        Stage::Extra,
        Stage::Sell { chosen: None },
        Stage::Sell { chosen: Some((Good::Coffee, 6)) },
        Stage::Load { must: true, held: None, chosen: None },
        Stage::Load { must: true, held: Some(Good::Corn), chosen: None },
        Stage::Load { must: false, held: None, chosen: None },
        Stage::Load { must: true, held: None, chosen: Some(laden(Ship::Cargo(1))) },
        Stage::Load { must: true, held: None, chosen: Some(laden(Ship::Own)) },
        Stage::Smuggle { chosen: None },
        Stage::Smuggle { chosen: Some(Deed::Raid { size: 6, good: Good::Sugar, kept: 3 }) },
        Stage::Smuggle { chosen: Some(Deed::Plunder { vp: 1 }) },
        Stage::Smuggle { chosen: Some(Deed::Poach { taken: 4 }) },
        Stage::Smuggle { chosen: Some(Deed::Capture { role: Role::Builder, coins: 0 }) },
        Stage::Smuggle { chosen: Some(Deed::Capture { role: Role::Adventurer2, coins: 2 }) },
        Stage::Spoils { good: Good::Corn, most: 2 },
        Stage::Poached { workers: 3, placed: 1 },
        Stage::Poached { workers: 3, placed: 3 },
        Stage::Rewarded { workers: 5, placed: 1 },
        Stage::Rewarded { workers: 1, placed: 1 },
        Stage::More(Prompt::KeepCard { pick: 0 }),
        Stage::Store { kinds: 0, whole: 0, kept: false, lost: 3 },
        Stage::Store { kinds: 1, whole: 0, kept: true, lost: 1 },
        Stage::Store { kinds: 3, whole: 1, kept: false, lost: 0 },
        Stage::Store { kinds: 2, whole: 2, kept: true, lost: 0 },
    ];
    everywhere(|text, lang, edition| {
        for stage in &stages {
            let say = text.ask(stage);
            check(&say.head, lang, edition);
            let question = say.head.ends_with(['?', '？']);
            assert!(question || !say.text.is_empty(), "{stage:?}: {}", say.head);
            if !say.text.is_empty() {
                check(&say.text, lang, edition);
            }
        }
    });
}

/// The reasons for which a bonus is asked for at every table.
#[test]
fn every_reason_of_the_end_is_a_sentence() {
    let all = [Ending::ThisRound, Ending::PerhapsThisRound, Ending::NextCaptain, Ending::NextRecruiter];
    everywhere(|text, lang, edition| {
        let said = all.map(|ending| text.ending(ending));
        for one in &said {
            check(one, lang, edition);
            assert!(one.ends_with(['.', '。']), "{one}");
            assert_eq!(said.iter().filter(|other| *other == one).count(), 1, "{one}");
        }
    });
}

/// The questions that only Citizens bring.
#[test]
fn citizens_are_asked_for() {
    let prompts = [
        Prompt::Pick,
        Prompt::PlaceCitizen { left: 1 },
        Prompt::PlaceCitizen { left: 2 },
        Prompt::Bonus { building: Building::Villa },
        Prompt::Bonus { building: Building::Chapel },
        Prompt::Bonus { building: Building::ParkAuthority },
        Prompt::Bonus { building: Building::Church },
        Prompt::Bonus { building: Building::AssemblyHall },
        Prompt::Zoning,
        Prompt::Park,
        Prompt::Pension { left: 2 },
        Prompt::PoachKinds,
        Prompt::PoachedCitizens { left: 1 },
    ];
    for lang in Lang::ALL {
        let text = of(lang, Edition::Y1897);
        for prompt in prompts {
            let say = text.ask(&Stage::More(prompt));
            [&say.head, &say.text].into_iter().for_each(|said| check(said, lang, Edition::Y1897));
        }
    }
}

#[test]
fn every_fact_is_a_sentence() {
    let facts = [
        Fact::Price { cost: 7, privilege: 1, quarries: 2, price: 4 },
        Fact::Price { cost: 7, privilege: 0, quarries: 0, price: 7 },
        Fact::Price { cost: 1, privilege: 1, quarries: 0, price: 0 },
        Fact::Short { missing: 1 },
        Fact::Owned,
        Fact::SoldOut,
        Fact::NoSpace { free: 1 },
        Fact::Workers { on: 1, circles: 3 },
        Fact::Idle,
        Fact::Scores { points: 1 },
        Fact::Makes { good: Good::Fruit, crates: 0 },
        Fact::Makes { good: Good::Fruit, crates: 2 },
        Fact::Tiles { count: 3, manned: 0 },
        Fact::Tiles { count: 3, manned: 2 },
        Fact::Coins { coins: 1 },
        Fact::Coins { coins: 2 },
        Fact::Supply { good: Good::Tobacco, crates: 0 },
        Fact::Supply { good: Good::Tobacco, crates: 4 },
    ];
    everywhere(|text, lang, edition| {
        for fact in &facts {
            let said = text.fact(fact);
            check(&said, lang, edition);
            assert!(said.ends_with(['.', '。']), "{said}");
        }
    });
}

#[test]
fn sources_of_points_are_named_after_their_buildings() {
    everywhere(|text, lang, edition| {
        for key in [
            "chips",
            "printed",
            "citizens",
            "fire_station",
            "residence",
            "fortress",
            "customs_house",
            "city_hall",
        ] {
            check(text.source(key), lang, edition);
        }
        if edition == Edition::Y1897 {
            for key in ["expanded", "unused", "land", "pairs", "left", "achievements"] {
                let said = text.source(&format!("puertoma_{key}"));
                check(said, lang, edition);
                assert_ne!(said, text.source(""));
            }
        }
        assert_eq!(text.source("fortress"), text.building(Building::Fortress));
    });
}
