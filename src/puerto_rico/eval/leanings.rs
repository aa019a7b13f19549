//! Leanings of the styles, in points per unit of a feature at the beginning of a game. They fade to
//! nothing at the end.

use super::features::*;
use crate::Building;
use crate::ids::GOODS;
use ai::style::Style;

/// Returns the amounts that a style adds to the weights of some features.
pub fn of(style: Style) -> &'static [(usize, f32)] {
    match style {
        Style::Shipper => &SHIPPER,
        Style::Builder => &BUILDER,
        Style::Trader => &TRADER,
    }
}

const SHIPPER: [(usize, f32); 13] = [
    (SHIP_SOON, 0.2),
    (SHIP_LATER, 0.15),
    (CAPACITY, 0.4),
    (CAPACITY + 1, 0.4),
    (CAPACITY + 2, 0.4),
    (own(Building::Harbor), 2.0),
    (own(Building::Wharf), 2.5),
    (own(Building::SmallWharf), 2.0),
    (own(Building::Lighthouse), 1.5),
    (own(Building::SmallWarehouse), 1.0),
    (own(Building::LargeWarehouse), 1.0),
    (own(Building::CustomsHouse), 1.5),
    (own(Building::SmallMarket), -1.0),
];

const BUILDER: [(usize, f32); 11] = [
    (SPACES, 0.5),
    (QUARRIES, 0.5),
    (QUARRY_TILES, 1.0),
    (PROSPECT, 0.15),
    (own(Building::FireStation), 2.0),
    (own(Building::Residence), 2.0),
    (own(Building::CityHall), 2.5),
    (own(Building::Fortress), 2.0),
    (own(Building::Cathedral), 2.0),
    (own(Building::Monument), 2.0),
    (own(Building::TownSquare), 2.0),
];

const TRADER: [(usize, f32); 11] = [
    (SALE_SOON, 0.3),
    (SALE_LATER, 0.2),
    (CAPACITY + TOBACCO, 0.5),
    (CAPACITY + COFFEE, 0.7),
    (POTENTIAL + TOBACCO, 0.4),
    (POTENTIAL + COFFEE, 0.5),
    (own(Building::SmallMarket), 1.5),
    (own(Building::LargeMarket), 2.5),
    (own(Building::Office), 2.0),
    (own(Building::Factory), 1.5),
    (own(Building::Wharf), -1.0),
];

const TOBACCO: usize = GOODS - 2;
const COFFEE: usize = GOODS - 1;
