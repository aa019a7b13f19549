//! The lessons: the list of them, and the way to the table of one.

mod fetch;
mod guided;
mod page;

pub use guided::guided;
pub use page::{LearnPage, lesson_page};
