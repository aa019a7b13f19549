//! Questions with a single legal answer. The tables of decision points in
//! `docs/rules` say of each point whether the rules carry such an answer out by
//! themselves, or put the question all the same, so that the table answers it
//! (`session/acting.rs`). Random games of every mode keep to that.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Actions, Mute, Rng, Turn};
use ginkgopolis::{self, Ginkgopolis};
use puerto_rico::{self, Building, PuertoRico};
use san_juan::{self, DiscardWhy, SanJuan};

use crate::modes::Modes;

/// Random games of each mode.
const GAMES: u64 = 12;

/// A game with a table of decision points.
trait Points: Modes {
    /// The file in `docs/rules`.
    const FILE: &'static str;

    /// The decision point to which a question belongs.
    fn point(prompt: &Self::Prompt) -> &'static str;
}

impl Points for PuertoRico {
    const FILE: &'static str = "puerto-rico.md";

    fn point(prompt: &puerto_rico::Prompt) -> &'static str {
        use puerto_rico::Prompt;
        match prompt {
            Prompt::Role { .. } => "DP-ROLE",
            Prompt::Hacienda => "DP-PLT-HAC",
            Prompt::Plant { .. } => "DP-PLT-FOREST",
            Prompt::Take => "DP-PLT-TAKE",
            Prompt::Hospital { .. } | Prompt::LateHospital => "DP-PLT-HOSP",
            Prompt::SecondTile => "DP-PLT-PUB",
            Prompt::Park | Prompt::Bonus { building: Building::ParkAuthority } => "DP-PLT-PARK",
            Prompt::Bonus { building: Building::Villa } => "DP-REC-VILLA",
            Prompt::Privilege => "DP-REC-PRIV",
            Prompt::Pick => "DP-REC-PICK",
            Prompt::Place { .. } | Prompt::PlaceCitizen { .. } => "DP-REC-PLACE",
            Prompt::Build => "DP-BUI",
            Prompt::Payment { .. } => "DP-BUI-HID",
            Prompt::School { .. } => "DP-BUI-SCH",
            Prompt::Bonus { building: Building::Church } => "DP-BUI-CHU",
            Prompt::Bonus { building: Building::Chapel } => "DP-CRA-CHAP",
            Prompt::Produce => "DP-CRA-PROD",
            Prompt::Extra => "DP-CRA-PRIV",
            Prompt::Sell | Prompt::Zoning => "DP-TRD",
            Prompt::Bonus { .. } => "DP-CAP-ASM",
            Prompt::Pension { .. } => "DP-CAP-PEN",
            Prompt::Load => "DP-CAP-LOAD",
            Prompt::SmallWharf => "DP-CAP-SWF",
            Prompt::Harbor { .. } | Prompt::LoadPoint { .. } => "DP-CAP-HARB",
            Prompt::StoreAll { .. } | Prompt::KeepOne | Prompt::KeepSingles { .. } => "DP-CAP-STORE",
            Prompt::Smuggle
            | Prompt::Spoils { .. }
            | Prompt::Poached { .. }
            | Prompt::PoachKinds
            | Prompt::PoachedCitizens { .. } => "DP-SMG",
            Prompt::Bohio => "DP-BOHIO",
            Prompt::Rewarded { .. } => "DP-FES-PLACE",
            Prompt::KeepCard { .. } => "DP-ACH",
            Prompt::Draft => "DP-DRAFT",
        }
    }
}

impl Points for SanJuan {
    const FILE: &'static str = "san-juan.md";

    fn point(prompt: &san_juan::Prompt) -> &'static str {
        use san_juan::Prompt;
        use san_juan::prompt::FaceUp;
        match prompt {
            Prompt::Discard { why: DiscardWhy::Draft, .. } => "SJ-DP-DRAFT",
            Prompt::Discard { why: DiscardWhy::HandLimit, .. } => "SJ-DP-HANDLIMIT",
            Prompt::Discard { why: DiscardWhy::Office, .. } => "SJ-DP-OFFICE",
            Prompt::Discard { why: DiscardWhy::Mayor, .. } => "SJ-DP-MAYOR",
            Prompt::Discard { why: DiscardWhy::Archive, .. } | Prompt::Keep { .. } => "SJ-DP-COUNCIL",
            Prompt::Chapel => "SJ-DP-CHAPEL",
            Prompt::Church { .. } => "SJ-DP-CHURCH",
            Prompt::Offer { .. } => "SJ-DP-2",
            Prompt::Role { .. } => "SJ-DP-ROLE",
            Prompt::Library { .. } => "SJ-DP-LIBRARY",
            Prompt::Build | Prompt::Site { .. } | Prompt::Pay { .. } => "SJ-DP-BUILD",
            Prompt::Produce { .. } => "SJ-DP-PRODUCE",
            Prompt::Sell { .. } => "SJ-DP-SELL",
            Prompt::Take { from: FaceUp::GoldMine, .. } => "SJ-DP-GOLDMINE",
            Prompt::Take { from: FaceUp::ColonistShip, .. } => "SJ-DP-COLONIST",
            Prompt::Ship { .. } => "SJ-DP-CAPTAIN",
        }
    }
}

impl Points for Ginkgopolis {
    const FILE: &'static str = "ginkgopolis.md";

    fn point(prompt: &ginkgopolis::Prompt) -> &'static str {
        use ginkgopolis::Prompt;
        match prompt {
            Prompt::Draft { .. } => "`DRAFT(k)`",
            Prompt::Card | Prompt::Tile => "`SELECT`",
            Prompt::Goods => "`GOODS(i)`",
            Prompt::LastTile { .. } => "`LAST_TILE(i)`",
            Prompt::Shift { .. } => "`SHIFT(i)`",
            Prompt::Place { .. } => "`PLACE(i)`",
            Prompt::Return => "`RETURN`",
        }
    }
}

/// What a specification says of a single answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Single {
    /// The rules carry it out, or it cannot be.
    ByItself,
    /// It is asked for.
    Asked,
}

/// The column "One answer" of the table of decision points in a file of
/// `docs/rules`, by decision point.
fn specified(file: &str) -> BTreeMap<String, Single> {
    let path = format!("{}/docs/rules/{file}", concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let text = std::fs::read_to_string(&path).expect("a specification");
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let mut lines =
        text.lines().skip_while(|line| !(line.starts_with('|') && line.contains("| One answer |")));
    let heads = cells(lines.next().expect("a table with a column \"One answer\""));
    let column = heads.iter().position(|head| head == "One answer").expect("found before");
    let rows = lines.skip(1).take_while(|line| line.starts_with('|')).map(cells);
    let rows = rows.flat_map(|row| {
        let single = match row[column].as_str() {
            "by itself" => Some(Single::ByItself),
            "asked" => Some(Single::Asked),
            "–" => None,
            other => panic!("{file}: {}: {other:?} is neither \"by itself\" nor \"asked\"", row[0]),
        };
        // A state of Ginkgopolis stands before what more is said of it.
        let point = row[0].split(", ").next().expect("split gives one part").to_owned();
        single.map(|single| (point, single))
    });
    rows.collect()
}

/// The decision points that came up, and those that came up with one answer.
fn met<G: Points>() -> [BTreeSet<&'static str>; 2] {
    let (mut points, mut single) = (BTreeSet::new(), BTreeSet::new());
    let mut legal = Actions::new();
    for config in G::modes() {
        let game = G::new(&config).expect("a legal mode");
        for seed in 0..GAMES {
            let mut rng = Rng::stream(seed, 48);
            let mut state = game.setup(seed, &mut Mute);
            while let Turn::Choose { prompt, .. } = game.turn(&state) {
                let point = G::point(&prompt);
                points.insert(point);
                game.legal(&state, &mut legal);
                if legal.len() == 1 {
                    single.insert(point);
                }
                game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut Mute);
            }
        }
    }
    [points, single]
}

fn keeps_to_its_table<G: Points>() {
    let specified = specified(G::FILE);
    let [points, single] = met::<G>();
    let missing: Vec<_> = points.iter().filter(|&&point| !specified.contains_key(point)).collect();
    assert!(missing.is_empty(), "{}: no word about {missing:?}", G::FILE);
    let asked: BTreeSet<&str> = specified
        .iter()
        .filter(|(_, said)| **said == Single::Asked)
        .map(|(point, _)| point.as_str())
        .collect();
    assert_eq!(single, asked, "{}: asked with one answer, and said to be", G::FILE);
    let never: Vec<_> = specified.keys().filter(|point| !points.contains(point.as_str())).collect();
    assert!(never.is_empty(), "{}: never came up: {never:?}", G::FILE);
}

#[test]
fn puerto_rico_asks_for_a_single_answer_where_its_table_says() {
    keeps_to_its_table::<PuertoRico>();
}

#[test]
fn san_juan_asks_for_a_single_answer_where_its_table_says() {
    keeps_to_its_table::<SanJuan>();
}

#[test]
fn ginkgopolis_asks_for_a_single_answer_where_its_table_says() {
    keeps_to_its_table::<Ginkgopolis>();
}
