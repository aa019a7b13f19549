//! Section 8.0, the draft of the tray, and section 8.1, expansion I.

mod bohio;
mod builder;
mod captain;
mod craftsman;
mod draft;
mod planter;
mod publishing;
mod trader;

use super::{layout, table};
