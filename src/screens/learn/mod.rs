//! The lessons: the list of them, and the way to the table of one.

mod fetch;
mod page;

pub use page::{LearnPage, lesson_page};
