//! The buildings of Puerto Rico as the specification prints them: the one table that tests go by.

use std::sync::LazyLock;

use puerto_rico::Building;
use puerto_rico::data::buildings::Origin;

const BASE: &str = include_str!("../../docs/rules/puerto-rico.md");
const EXPANSIONS: &str = include_str!("../../docs/rules/puerto-rico-expansions.md");

/// A row of tables 2.5, 8.1 and 8.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    pub building: Building,
    /// Number in the canonical order.
    pub number: u8,
    pub origin: Origin,
    pub cost: u8,
    pub vp: u8,
    pub level: u8,
    pub circles: u8,
    /// Copies with two players, and with more.
    pub copies: [u8; 2],
    pub is_production: bool,
}

impl Printed {
    /// Returns true if it makes goods; a draft is about all others (`PR-DRAFT-1`).
    pub fn makes_goods(&self) -> bool {
        self.is_production && self.building != Building::Tailor
    }

    /// Spaces that it fills: those of the highest level have two (`PR-BUI-04`).
    pub fn spaces(&self) -> u8 {
        if self.level == 4 { 2 } else { 1 }
    }

    /// Copies at a table of so many players.
    pub fn copies(&self, players: u8) -> u8 {
        self.copies[usize::from(players > 2)]
    }
}

/// Every building: those of the base game by cost, then those of each expansion.
pub fn buildings() -> &'static [Printed] {
    static READ: LazyLock<Vec<Printed>> = LazyLock::new(read);
    &READ
}

fn read() -> Vec<Printed> {
    let (exp1, exp2) = EXPANSIONS.split_once("\n## 8.2 ").expect("section 8.2");
    // The tables of the expansions have no column for the classic name.
    [(BASE, Origin::Base, 6), (exp1, Origin::Exp1, 5), (exp2, Origin::Exp2, 5)]
        .into_iter()
        .flat_map(|(text, origin, first)| text.lines().filter_map(move |line| row(line, origin, first)))
        .collect()
}

/// Returns the row of a building.
pub fn of(building: Building) -> Printed {
    let found = buildings().iter().find(|printed| printed.building == building);
    *found.unwrap_or_else(|| panic!("{building} has no row"))
}

/// Reads a row whose cost stands in the cell `first`; `None` if the line is none.
fn row(line: &str, origin: Origin, first: usize) -> Option<Printed> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let [_, number, key, ..] = cells[..] else { return None };
    let key = key.strip_prefix('`')?.strip_suffix('`')?;
    let number = number.parse().ok()?;
    let building = Building::ALL.into_iter().find(|building| building.key() == key)?;
    // Some say what an option makes of the figure.
    let figure = |at: usize| cells.get(first + at)?.split(' ').next()?.parse::<u8>().ok();
    let copies = cells.get(first + 4)?;
    let few = match copies.split_once('(') {
        Some((_, few)) => few.trim_end_matches(')').parse().ok()?,
        None => figure(4)?,
    };
    let is_production = match origin {
        Origin::Base => cells.get(first + 5)?.starts_with("production"),
        // PR-X2-TAI-2: among those of the expansions only the Large Tailor Shop counts as one.
        Origin::Exp1 | Origin::Exp2 => building == Building::Tailor,
    };
    let [cost, vp, level, circles] = [figure(0)?, figure(1)?, figure(2)?, figure(3)?];
    Some(Printed {
        building,
        number,
        origin,
        cost,
        vp,
        level,
        circles,
        copies: [few, figure(4)?],
        is_production,
    })
}
