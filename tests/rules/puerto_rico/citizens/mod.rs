//! Section 8.2, expansion II, and what 8.0 says about it.

mod buildings;
mod draft;
mod land;
mod people;
mod positions;
mod smuggler;

use super::{layout, table};
