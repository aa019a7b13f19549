//! Every flaw of a position is a sentence, in every language.

use std::fmt::Debug;

use game_core::Flaw as _;
use puerto_rico::Flaw;
use puerto_rico::data::puertoma::TieCard;
use puerto_rico::flaw::{
    AchievementFlaw, BoardFlaw, FestivalFlaw, PuertomaFlaw, RoleFlaw, SupplyFlaw, TurnFlaw,
};
use puerto_rico::ids::Person;

use super::*;

/// Quotation in a sentence.
const QUOTED: &str = "more than there are";

fn board() -> Vec<BoardFlaw> {
    let (tile, building, good) = (Tile::Corn, Building::Wharf, Good::Sugar);
    vec![
        BoardFlaw::Coins,
        BoardFlaw::Points,
        BoardFlaw::EmptyOwnShip,
        BoardFlaw::NoForests,
        BoardFlaw::ForestsWithoutYard,
        BoardFlaw::QuarryForest,
        BoardFlaw::CountrysideFull,
        BoardFlaw::TileTwice { tile },
        BoardFlaw::TooManyOnTiles { tile },
        BoardFlaw::TooManyCitizens { tile },
        BoardFlaw::SecondCopy { building },
        BoardFlaw::TownFull,
        BoardFlaw::NoCopyLeft { building },
        BoardFlaw::TooManyInBuilding { building, circles: 1 },
        BoardFlaw::TooManyInBuilding { building: Building::Cathedral, circles: 0 },
        BoardFlaw::NoWharf,
        BoardFlaw::NoSmallWharf,
        BoardFlaw::NotProducible { good },
        BoardFlaw::NotCounted,
        BoardFlaw::ProducedAndGone { good },
        BoardFlaw::KindWithoutCrates { good },
        BoardFlaw::GainedTooMuch,
        BoardFlaw::NotAboard { good },
    ]
}

fn supply() -> Vec<SupplyFlaw> {
    let (tile, building, good) = (Tile::Corn, Building::Wharf, Good::Sugar);
    vec![
        SupplyFlaw::ShipSizes { sizes: vec![4, 5, 6] },
        SupplyFlaw::ShipCargo { size: 4 },
        SupplyFlaw::SameGood { good },
        SupplyFlaw::HouseFull,
        SupplyFlaw::TooManyCrates { good, used: 12, all: 11 },
        SupplyFlaw::QuarryInPile,
        SupplyFlaw::TooManyTiles { tile },
        SupplyFlaw::MarketFull { most: 4 },
        SupplyFlaw::TooManyPeople { person: Person::Worker, all: 58 },
        SupplyFlaw::PeopleLeft { person: Person::Citizen, left: 3, all: 20 },
        SupplyFlaw::TooManyOnRegister { most: 1 },
        SupplyFlaw::PointsLeft { left: -2, gained: 77 },
        SupplyFlaw::NoWaiting,
        SupplyFlaw::PointsNotGone { left: 3 },
        SupplyFlaw::LastRound,
        SupplyFlaw::NotInPool { building },
        SupplyFlaw::NoSlot { building },
        SupplyFlaw::NotTogether { building },
        SupplyFlaw::DraftCount,
    ]
}

fn role() -> Vec<RoleFlaw> {
    let (role, seat) = (Role::Captain, Seat(1));
    vec![
        RoleFlaw::NotInGame { role: Role::Adventurer2 },
        RoleFlaw::TileTwice { role },
        RoleFlaw::NotAvailable { role },
        RoleFlaw::RoundFull { picks: 3 },
        RoleFlaw::TakenOutOfTurn { seat, made: 2, due: 1 },
        RoleFlaw::NotTaken { role, picker: seat },
        RoleFlaw::NotLastPick { last: seat },
        RoleFlaw::NoSmuggler,
        RoleFlaw::MarkerElsewhere,
        RoleFlaw::SmugglerNotDone,
        RoleFlaw::NoCaptor,
        RoleFlaw::NotCapturable { role },
        RoleFlaw::CoinsOnCaptured { role },
        RoleFlaw::CoinsOnSmuggler,
        RoleFlaw::CapturedTooEarly,
    ]
}

fn turn() -> Vec<TurnFlaw> {
    vec![
        TurnFlaw::OverTooEarly,
        TurnFlaw::Frames { frames: Vec::new() },
        TurnFlaw::NotInSetup,
        TurnFlaw::PhaseOrNot,
        TurnFlaw::LoadedElsewhere,
        TurnFlaw::ProducedElsewhere,
        TurnFlaw::ObtainedElsewhere,
        TurnFlaw::NobodyWaits,
        TurnFlaw::NotAtThisStep,
        TurnFlaw::SeatsHandled,
        TurnFlaw::RewardNotLoading,
        TurnFlaw::Asked,
        TurnFlaw::GoesOn,
    ]
}

fn festival() -> Vec<FestivalFlaw> {
    let (card, seat) = (FestivalCard::Delivery, Seat(2));
    vec![
        FestivalFlaw::ObjectiveCount { due: 0 },
        FestivalFlaw::ObjectiveCount { due: 3 },
        FestivalFlaw::TooMuchShown,
        FestivalFlaw::NotDrawn { card },
        FestivalFlaw::Crates { card, due: 0 },
        FestivalFlaw::Crates { card, due: 2 },
        FestivalFlaw::Plantations { card, due: 0 },
        FestivalFlaw::Plantations { card, due: 1 },
        FestivalFlaw::Building { card },
        FestivalFlaw::NotFulfilled { card, seat },
        FestivalFlaw::NotRewarded { card, seat },
    ]
}

fn puertoma() -> Vec<PuertomaFlaw> {
    let (tile, building) = (Tile::Corn, Building::CityHall);
    let card = TieCard::ALL[2];
    vec![
        PuertomaFlaw::NonePlays,
        PuertomaFlaw::NoPuertoma,
        PuertomaFlaw::Asked,
        PuertomaFlaw::Marker { role: Role::Smuggler },
        PuertomaFlaw::TieCardTwice { card },
        PuertomaFlaw::LevelCount,
        PuertomaFlaw::AbilityCount,
        PuertomaFlaw::NoSuchLevel,
        PuertomaFlaw::MannedQuarry,
        PuertomaFlaw::TooManyOfType { tile, most: 2 },
        PuertomaFlaw::TooManyUnder { tile, circles: 1 },
        PuertomaFlaw::Forests,
        PuertomaFlaw::MannedBuilding { building },
        PuertomaFlaw::NotCommercial { building },
        PuertomaFlaw::OtherLevel { building },
        PuertomaFlaw::LevelFull { level: 2 },
        PuertomaFlaw::ReservedTwice { building },
        PuertomaFlaw::NotReservable { building },
        PuertomaFlaw::ReservedTooEarly,
        PuertomaFlaw::NotReserved,
        PuertomaFlaw::NothingDiscards,
        PuertomaFlaw::AbilityOrder,
        PuertomaFlaw::Locked { level: 1 },
        PuertomaFlaw::Unlocked { level: 1 },
        PuertomaFlaw::AbilitiesGone,
    ]
}

fn achievement() -> Vec<AchievementFlaw> {
    let card = Achievement::DockTycoon;
    vec![
        AchievementFlaw::CardCount { due: 0 },
        AchievementFlaw::CardCount { due: 4 },
        AchievementFlaw::HandCount { due: 0 },
        AchievementFlaw::HandCount { due: 3 },
        AchievementFlaw::NotOwn,
        AchievementFlaw::CardTwice { card },
        AchievementFlaw::KeptTooLate,
        AchievementFlaw::Completed { card },
    ]
}

/// Each flaw at least once.
fn all() -> Vec<Flaw> {
    let mut all = vec![
        Flaw::Config(QUOTED.into()),
        Flaw::Unsound(QUOTED.into()),
        Flaw::SeatCount { named: 2, playing: 3 },
        Flaw::NoSuchSeat { seat: Seat(7), playing: 3 },
        Flaw::Round,
    ];
    all.extend(board().into_iter().map(Flaw::from));
    all.extend(supply().into_iter().map(Flaw::from));
    all.extend(role().into_iter().map(Flaw::from));
    all.extend(turn().into_iter().map(Flaw::from));
    all.extend(festival().into_iter().map(Flaw::from));
    all.extend(puertoma().into_iter().map(Flaw::from));
    all.extend(achievement().into_iter().map(Flaw::from));
    all
}

/// The variants that the source of an enum declares.
fn declared(source: &str) -> BTreeSet<String> {
    let (_, body) = source.split_once("pub enum ").expect("an enum");
    let (body, _) = body.split_once("\n}").expect("its end");
    let variants = body.lines().filter_map(|line| line.strip_prefix("    "));
    let variants = variants.filter(|line| line.starts_with(|sign: char| sign.is_ascii_uppercase()));
    variants.map(name).collect()
}

/// The name of a variant, at the beginning of what it looks like.
fn name(text: &str) -> String {
    text.chars().take_while(char::is_ascii_alphanumeric).collect()
}

fn names<T: Debug>(flaws: Vec<T>) -> BTreeSet<String> {
    flaws.iter().map(|flaw| name(&format!("{flaw:?}"))).collect()
}

#[test]
fn every_flaw_is_a_sentence() {
    everywhere(|text, lang, edition| {
        for flaw in all() {
            let said = text.flaw(&flaw);
            assert!(said.ends_with(['.', '。']), "{said}");
            let quoted = matches!(flaw, Flaw::Config(_) | Flaw::Unsound(_));
            assert_eq!(said.contains(QUOTED), quoted, "{said}");
            if edition == Edition::Y1897 && !quoted {
                check(&said, lang, edition);
            }
        }
    });
}

#[test]
fn no_flaw_is_left_out() {
    macro_rules! declared {
        ($file:literal) => {
            declared(include_str!(concat!("../../../puerto_rico/flaw/", $file)))
        };
    }
    assert_eq!(names(all()), declared!("mod.rs"));
    assert_eq!(names(board()), declared!("board.rs"));
    assert_eq!(names(supply()), declared!("supply.rs"));
    assert_eq!(names(role()), declared!("role.rs"));
    assert_eq!(names(turn()), declared!("turn.rs"));
    assert_eq!(names(festival()), declared!("festival.rs"));
    assert_eq!(names(puertoma()), declared!("puertoma.rs"));
    assert_eq!(names(achievement()), declared!("achievement.rs"));
}

#[test]
fn every_rule_behind_a_flaw_exists() {
    let docs = [
        include_str!("../../../../docs/rules/puerto-rico.md"),
        include_str!("../../../../docs/rules/puerto-rico-expansions.md"),
        include_str!("../../../../docs/rules/puerto-rico-automa.md"),
    ];
    for flaw in all() {
        for rule in flaw.rules() {
            assert!(docs.iter().any(|text| text.contains(rule.0)), "{rule}: {flaw}");
        }
    }
}
